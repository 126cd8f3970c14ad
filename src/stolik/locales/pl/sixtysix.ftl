### Sześćdziesiąt sześć

sixtysix-name = Sześćdziesiąt sześć
sixtysix-about = Dwie osoby, 24 karty, atuty i meldunki: kto pierwszy doliczy do 66, niech to ogłosi. Kto zamknie stos, musi tyle zdobyć.
sixtysix-notation = karta to 9, W, D, K, 10 albo A z kolorem (9s, 10♥); inne ruchy to „wymiana”, „zamykam” i „66”, a „66 Dh” ogłasza 66 z kartą meldunku

## Części zdań

# walet, dama; wpisać można też J i Q
sixtysix-rank = { $rank ->
        [J] W
        [Q] D
       *[other] { $rank }
    }
sixtysix-worth = { $worth ->
        [one] { $worth } punkt
        [few] { $worth } punkty
       *[many] { $worth } punktów
    }
sixtysix-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
sixtysix-paid = { $paid ->
        [one] { $paid } punkt meczowy
        [few] { $paid } punkty meczowe
       *[many] { $paid } punktów meczowych
    }
sixtysix-score = { $score ->
        [one] { $score } punkt meczowy
        [few] { $score } punkty meczowe
       *[many] { $score } punktów meczowych
    }

## Opcje

sixtysix-option-players = Ile osób gra: zawsze { $low } ({ $rule }).
sixtysix-option-target = Ile punktów meczowych wygrywa: od { $low } do { $high } ({ $rule }).
sixtysix-option-exchange_min_stock = Ile kart, licząc odkrytą, musi zostać w stosie do wymiany: od { $low } do { $high } ({ $rule }).
sixtysix-option-close_needs_trick = Zamknąć może tylko ktoś, kto ma już lewę ({ $rule }).
sixtysix-option-no_trick_at_close = Gdy zamykający przegra, lewy przeciwnika liczą się według stanu przy zamknięciu ({ $rule }).

## Co się dzieje

sixtysix-tells-dealer-drawn = { $you ->
        [yes] Losowanie: rozdajesz ty.
       *[no] Losowanie: rozdaje { $name }.
    }
sixtysix-tells-dealt = Rozdanie { $deal }: { $you ->
        [yes] rozdajesz ty
       *[no] rozdaje { $name }
    }, odkryta karta to { $turn_up }, atu { $trump }, { $leader_you ->
        [yes] wychodzisz ty
       *[no] wychodzi { $leader }
    }.
sixtysix-tells-led = { $you ->
        [yes] Wychodzisz kartą { $card }.
       *[no] { $name } wychodzi kartą { $card }.
    }
sixtysix-tells-answered = { $you ->
        [yes] Dokładasz { $card }.
       *[no] { $name } dokłada { $card }.
    }
sixtysix-tells-took = { $you ->
        [yes] Bierzesz lewę: { sixtysix-worth }, razem { $points }.
       *[no] { $name } bierze lewę: { sixtysix-worth }, razem { $points }.
    }
sixtysix-tells-drew = { $left ->
        [one] Oboje dobierają; została { $left } karta.
        [few] Oboje dobierają; zostały { $left } karty.
       *[many] Oboje dobierają; zostało { $left } kart.
    }
sixtysix-tells-drew-turn-up = { $you ->
        [yes] Oboje dobierają ostatnie karty, ty odkrytą { $card }. Odtąd trzeba dokładać do koloru.
       *[no] Oboje dobierają ostatnie karty, { $name } odkrytą { $card }. Odtąd trzeba dokładać do koloru.
    }
sixtysix-tells-exchanged = { $you ->
        [yes] Wymieniasz { $nine } na odkrytą { $card }.
       *[no] { $name } wymienia { $nine } na odkrytą { $card }.
    }
sixtysix-tells-closed = { $you ->
        [yes] Zamykasz stos: musisz zdobyć 66.
       *[no] { $name } zamyka stos i musi zdobyć 66.
    }
sixtysix-tells-melded = { $you ->
        [yes] Pokazujesz też { $partner }: meldunek, { sixtysix-worth } z twoją następną lewą.
       *[no] { $name } pokazuje też { $partner }: meldunek, { sixtysix-worth } z następną wziętą lewą.
    }
sixtysix-tells-meld-counted = { $you ->
        [yes] Twój meldunek się liczy: { sixtysix-worth }, razem { $points }.
       *[no] Meldunek się liczy ({ $name }): { sixtysix-worth }, razem { $points }.
    }
sixtysix-tells-scored = { $you ->
        [yes] Dostajesz { sixtysix-paid }, masz { $score }.
       *[no] { $name } dostaje { sixtysix-paid }, ma { $score }.
    }
sixtysix-tells-closer-failed = { $you ->
        [yes] Stos zamknięty przez ciebie, a masz tylko { sixtysix-points }.
       *[no] Stos zamknięty, a { $name } ma tylko { sixtysix-points }.
    }
sixtysix-tells-took-last = { $you ->
        [yes] Ostatnia lewa jest twoja: jeszcze { sixtysix-worth }, razem { $points }.
       *[no] Ostatnią lewę bierze { $name }: jeszcze { sixtysix-worth }, razem { $points }.
    }
sixtysix-tells-even = Po równo, { sixtysix-points }: nikt nic nie dostaje.
sixtysix-tells-declared = { $you ->
        [yes] Ogłaszasz 66 i masz { sixtysix-points }.
       *[no] { $name } ogłasza 66 i ma { sixtysix-points }.
    }
sixtysix-tells-declared-falsely = { $you ->
        [yes] To fałszywa deklaracja: masz { sixtysix-points }, nie 66.
       *[no] To fałszywa deklaracja: { $name } ma { sixtysix-points }, nie 66.
    }
sixtysix-tells-declared-with-meld = { $you ->
        [yes] Wykładasz { $card } i ogłaszasz 66 po meldunku: jeszcze { sixtysix-worth }, razem { $points }.
       *[no] { $name } wykłada { $card } i ogłasza 66 po meldunku: jeszcze { sixtysix-worth }, razem { $points }.
    }
sixtysix-tells-won = { $you ->
        [yes] Wygrywasz mecz, { $score } do { $other }.
       *[no] { $name } wygrywa mecz, { $score } do { $other }.
    }

## Jak się kończy: pierwsza połowa zdania

sixtysix-ending-target-reached = Mecz rozstrzygnięty

## Odmowy

sixtysix-refuses-no-such-seat = Nie ma takiego miejsca; przy stole { $players ->
        [one] jest { $players } miejsce
        [few] są { $players } miejsca
       *[many] jest { $players } miejsc
    }, liczy się je od 0.
sixtysix-refuses-no-such-action = { $card } to nie ruch; ruchy to karty, wymiana, zamknięcie i ogłoszenie 66.
sixtysix-refuses-not-held = Nie masz karty { $card }; twoje karty to { $hand }.
sixtysix-refuses-no-deal-yet = Karty nie są jeszcze rozdane.
sixtysix-refuses-not-your-turn = To nie twój ruch: teraz gra przeciwnik.
sixtysix-refuses-exchange-not-on-lead = Wymienia tylko ten, kto wychodzi; najpierw dołóż do { $led }.
sixtysix-refuses-exchange-no-trick = Najpierw weź lewę, potem możesz wymienić.
sixtysix-refuses-exchange-no-nine = Do wymiany trzeba mieć { $nine }, a nie ma jej w twojej ręce.
sixtysix-refuses-exchange-exhausted = Stos jest wyczerpany: nie ma już odkrytej karty.
sixtysix-refuses-exchange-closed = Stos jest zamknięty: nikt już nie wymienia.
sixtysix-refuses-exchange-stock-low = Kart w stosie: { $left }; do wymiany trzeba ich co najmniej { $least }.
sixtysix-refuses-close-not-on-lead = Zamyka tylko ten, kto wychodzi; najpierw dołóż do { $led }.
sixtysix-refuses-close-twice = Stos jest już zamknięty.
sixtysix-refuses-close-exhausted = Stos jest wyczerpany: nie ma czego zamykać.
sixtysix-refuses-close-no-trick = Najpierw weź lewę, potem możesz zamknąć.
sixtysix-refuses-must-play-higher = Na stole leży { $led } i możesz przebić w kolorze: zagraj { $cards }.
sixtysix-refuses-must-follow = Na stole leży { $led }: dołóż do koloru { $cards }.
sixtysix-refuses-must-trump = Na stole leży { $led }, a nie masz tego koloru: zagraj atutem, { $cards }.
sixtysix-refuses-declare-not-on-lead = Ogłasza tylko ten, kto wychodzi; najpierw dołóż do { $led }.
sixtysix-refuses-declare-against-closer = Stos zamknięty przez przeciwnika: ogłosić może tylko zamykający, a osądzi go koniec rozdania.
sixtysix-refuses-meld-not-on-lead = Z meldunkiem ogłasza tylko ten, kto wychodzi; najpierw dołóż do { $led }.
sixtysix-refuses-meld-not-held = { $card } nie daje meldunku: trzeba mieć w ręce damę i króla jednego koloru.
sixtysix-refuses-meld-closed = Stos jest zamknięty: nie ma już meldunków.
sixtysix-refuses-meld-exhausted = Stos jest wyczerpany: nie ma już meldunków.
sixtysix-refuses-match-over = Partia jest skończona, nie gra się już żadnych kart.

## W terminalu

play-sixtysix-progress = rozdanie { $deal } · punkty meczowe { $mine } : { $theirs }, gra się do { $target }
play-sixtysix-trump = atu { $trump }
play-sixtysix-stock = { $left ->
        [one] { $left } karta do dobrania
        [few] { $left } karty do dobrania
       *[many] { $left } kart do dobrania
    }
play-sixtysix-closed = stos zamknięty: { $name }
play-sixtysix-exhausted = stos pusty, dokłada się do koloru
play-sixtysix-tricks = { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    }
play-sixtysix-waits = (czeka na lewę)
play-sixtysix-won = wzięte:
play-sixtysix-holds = w ręce { $cards }
play-sixtysix-exchange = wymiana
play-sixtysix-close = zamknięcie
play-sixtysix-declare = ogłoszenie
play-sixtysix-with-meld = ogłoszenie z meldunkiem
