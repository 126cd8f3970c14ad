### Ogórek

ogorek-name = Ogórek
ogorek-about = Sześć lew, ale boli tylko ostatnia: kto ją weźmie, dostaje punkty karne za swoją kartę, a 21 punktów kosztuje jedno z dwóch żyć.
ogorek-notation = karta to liczba od 2 do 10 albo W, D, K, A

## Części zdań

# walet, dama, król, as; wpisać można też J i Q
ogorek-card = { $value ->
        [11] W
        [12] D
        [13] K
        [14] A
       *[other] { $value }
    }
ogorek-value = { $value ->
        [one] { $value } punkt
        [few] { $value } punkty
       *[many] { $value } punktów
    }
ogorek-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ogorek-score = { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[many] { $score } punktów
    }

## Opcje

ogorek-option-players = Ile osób gra: od { $low } do { $high } ({ $rule }).

## Co się dzieje

ogorek-tells-dealer-drawn = { $you ->
        [yes] Losowanie: rozdajesz ty.
       *[no] Losowanie: rozdaje { $name }.
    }
ogorek-tells-dealt = Rozdanie { $deal }: { $you ->
        [yes] rozdajesz ty
       *[no] rozdaje { $name }
    }, { $leader_you ->
        [yes] wychodzisz ty
       *[no] wychodzi { $leader }
    }.
ogorek-tells-played = { $you ->
        [yes] Grasz { $card }.
       *[no] { $name } gra { $card }.
    }
ogorek-tells-played-lowest = { $you ->
        [yes] Grasz swoją najniższą kartę: { $card }.
       *[no] { $name } gra swoją najniższą kartę: { $card }.
    }
ogorek-tells-played-last = { $you ->
        [yes] Ostatnia lewa: grasz { $card }.
       *[no] Ostatnia lewa: { $name } gra { $card }.
    }
ogorek-tells-took = { $you ->
        [yes] Bierzesz lewę { $trick } ({ $card }) i wychodzisz.
       *[no] { $name } bierze lewę { $trick } ({ $card }) i wychodzi.
    }
ogorek-tells-penalty = { $you ->
        [yes] Bierzesz ostatnią lewę ({ $card }) i dostajesz { ogorek-value }, razem { $points }.
       *[no] { $name } bierze ostatnią lewę ({ $card }) i dostaje { ogorek-value }, razem { $points }.
    }
ogorek-tells-lost-life = { $you ->
        [yes] Masz { ogorek-points } i tracisz życie.
       *[no] { $name } ma { ogorek-points } i traci życie.
    }
ogorek-tells-reborn = { $you ->
        [yes] Zaczynasz drugie życie, masz { ogorek-points }.
       *[no] { $name } zaczyna drugie życie i ma { ogorek-points }.
    }
ogorek-tells-eliminated = { $you ->
        [yes] Odpadasz z gry.
       *[no] { $name } odpada z gry.
    }
ogorek-tells-bonus = { $you ->
        [yes] Też masz { $card }: { ogorek-value } premii, razem { $points }.
       *[no] { $name } też ma { $card }: { ogorek-value } premii, razem { $points }.
    }
ogorek-tells-won = { $you ->
        [yes] Wygrywasz: nikogo innego nie ma już w grze.
       *[no] { $name } wygrywa: nikogo innego nie ma już w grze.
    }
ogorek-tells-stopped = { $deals ->
        [one] Po { $deals } rozdaniu partia się kończy.
       *[other] Po { $deals } rozdaniach partia się kończy.
    }

## Jak się kończy: pierwsza połowa zdania

ogorek-ending-last-left = Reszta odpadła z gry
ogorek-ending-deals-played = Wszystkie rozdania rozegrane

## Odmowy

ogorek-refuses-no-such-seat = Nie ma takiego miejsca; przy stole { $players ->
        [one] jest { $players } miejsce
        [few] są { $players } miejsca
       *[many] jest { $players } miejsc
    }, liczy się je od 0.
ogorek-refuses-no-such-card = Nie ma karty { $card }; karty to 2–10, W, D, K i A.
ogorek-refuses-not-held = Nie masz karty { $card }; twoje karty to { $hand }.
ogorek-refuses-no-deal-yet = Karty nie są jeszcze rozdane.
ogorek-refuses-not-your-turn = To nie twój ruch: teraz gra kto inny; poczekaj.
ogorek-refuses-too-low = { $over ->
        [yes] { $card } to za mało: zagraj { $highest ->
            [A] A
           *[other] { $highest } lub wyższą
        } albo swoją najniższą kartę, { $lowest }.
       *[no] { $card } to za mało, a nie masz { $highest ->
            [A] A
           *[other] { $highest } ani wyższej karty
        }: zagraj swoją najniższą kartę, { $lowest }.
    }
ogorek-refuses-out-of-game = Nie ma cię już w grze: oba życia stracone.
ogorek-refuses-match-over = Partia jest skończona, nie gra się już żadnych kart.
