### 6. bierze! z kartą Parzyste/Nieparzyste

nimmt-name = 6. bierze! Parzyste/Nieparzyste
nimmt-about = Wszyscy naraz wybierają po karcie, karty trafiają do czterech rzędów, a kto dołoży szóstą, bierze cały rząd razem z głowami byków.
nimmt-notation = karta to liczba od 1 do 104, rząd to r1 do r4, a „cofnij” cofa wybraną kartę
nimmt-row = rząd { $row }
nimmt-taken-back = bierze kartę z powrotem

## Części zdań

nimmt-heads = { $heads ->
        [one] { $heads } głowa
        [few] { $heads } głowy
       *[many] { $heads } głów
    }
nimmt-score = { $score ->
        [one] { $score } głowa
        [few] { $score } głowy
       *[many] { $score } głów
    }
nimmt-side = { $side ->
        [even] Parzyste
       *[odd] Nieparzyste
    }
nimmt-only = { $side ->
        [even] tylko parzyste
       *[odd] tylko nieparzyste
    }

## Opcje

nimmt-option-players = Ile osób gra: od { $low } do { $high } ({ $rule }).
nimmt-option-even_odd = Karta Parzyste/Nieparzyste pilnuje jednego rzędu: wolno tam dokładać tylko takie karty, jakie pokazuje ({ $rule }).
nimmt-option-deck = Które karty są w grze ({ $rule }).
nimmt-option-deck-full = wszystkie, od 1 do 104
nimmt-option-deck-tactical = tylko najniższe: po dziesięć na osobę i cztery na rzędy
nimmt-option-limit = Partia kończy się po rundzie, w której ktoś uzbiera tyle głów ({ $low }–{ $high }; { $rule }).
nimmt-option-rounds = Ustalona liczba rund zamiast granicy głów ({ $low }–{ $high }; { $rule }).
nimmt-option-rounds-none = ile będzie trzeba

## Co się dzieje

nimmt-tells-dealt = Runda { $round }: po dziesięć kart na rękę.
nimmt-tells-chose = { $you ->
        [yes] Masz już wybraną kartę.
       *[no] { $name } ma już wybraną kartę.
    }
nimmt-tells-took-back = { $you ->
        [yes] Cofasz wybraną kartę.
       *[no] { $name } cofa wybraną kartę.
    }
nimmt-tells-revealed = { $you ->
        [yes] Odkrywasz { $card }.
       *[no] { $name } odkrywa { $card }.
    }
nimmt-tells-placed = { $you ->
        [yes] Dokładasz { $card } do rzędu { $row }.
       *[no] { $name } dokłada { $card } do rzędu { $row }.
    }
nimmt-tells-sixth = { $you ->
        [yes] Dokładasz { $card } do rzędu { $row }: szósta karta, bierzesz pięć ({ nimmt-heads }).
       *[no] { $name } dokłada { $card } do rzędu { $row }: szósta karta, bierze pięć ({ nimmt-heads }).
    }
nimmt-tells-too-low = { $you ->
        [yes] Twoja { $card } jest za niska do każdego rzędu: wybierz, który bierzesz.
       *[no] Karta { $card } jest za niska do każdego rzędu: { $name } wybiera, który wziąć.
    }
nimmt-tells-took-row = { $you ->
        [yes] Bierzesz rząd { $row } ({ nimmt-heads }) i kładziesz tam { $card }.
       *[no] { $name } bierze rząd { $row } ({ nimmt-heads }) i kładzie tam { $card }.
    }
nimmt-tells-round-over = Koniec rundy { $round }.
nimmt-tells-match-over = Koniec partii.
nimmt-tells-card-laid = Karta specjalna leży przy rzędzie { $row } ({ $last }) i pokazuje: { nimmt-side }.
nimmt-tells-card-moved = Karta specjalna przechodzi do rzędu { $row } ({ $last }) i pokazuje: { nimmt-side }.
nimmt-tells-passed-on = { $you ->
        [yes] Twoja { $card } nie może wejść do rzędu { $row } ({ nimmt-only }) i idzie dalej.
       *[no] { $name }: { $card } nie może wejść do rzędu { $row } ({ nimmt-only }) i idzie dalej.
    }
nimmt-tells-blocked = { $you ->
        [yes] Twoja { $card } nie może wejść do rzędu { $row } ({ nimmt-only }), a do innych jest za niska: wybierz, który rząd bierzesz.
       *[no] Karta { $card } nie może wejść do rzędu { $row } ({ nimmt-only }), a do innych jest za niska: { $name } wybiera, który rząd wziąć.
    }

## Jak się kończy: pierwsza połowa zdania

nimmt-ending-limit = { $limit ->
        [one] Ktoś ma co najmniej { $limit } głowę
        [few] Ktoś ma co najmniej { $limit } głowy
       *[many] Ktoś ma co najmniej { $limit } głów
    }
nimmt-ending-rounds-played = { $rounds ->
        [one] Po { $rounds } rundzie
       *[other] Po { $rounds } rundach
    }

## Odmowy

nimmt-refuses-no-such-seat = Nie ma takiego miejsca; przy stole { $players ->
        [one] jest { $players } miejsce
        [few] są { $players } miejsca
       *[many] jest { $players } miejsc
    }, liczy się je od 0.
nimmt-refuses-no-such-card = Nie ma karty { $card }; karty są od 1 do { $deck }.
nimmt-refuses-not-held = Nie masz karty { $card }; wybierz jedną ze swoich: { $hand }.
nimmt-refuses-no-deal-yet = Karty nie są jeszcze rozdane.
nimmt-refuses-already-chosen = Masz już wybraną kartę { $chosen }; jeśli chcesz inną, najpierw ją cofnij („cofnij”).
nimmt-refuses-nothing-chosen = Nie masz jeszcze wybranej karty, więc nie ma czego cofać.
nimmt-refuses-not-now-a-card = { $you ->
        [yes] Twoja karta nie pasuje do żadnego rzędu: najpierw weź któryś, od r1 do r4.
       *[no] Najpierw ktoś musi wziąć rząd; z wyborem karty jeszcze poczekaj.
    }
nimmt-refuses-not-your-row = Rząd wybiera teraz kto inny; poczekaj.
nimmt-refuses-no-row-owed = Nie bierzesz teraz żadnego rzędu: rząd bierze się tylko wtedy, gdy karta nigdzie nie pasuje.
nimmt-refuses-match-over = Partia jest skończona, nie gra się już żadnych kart.
