### Sześćdziesiąt sześć na stronie

web-sixtysix-table = Stół: stos i lewa między dwojgiem graczy
web-sixtysix-hand = Twoje karty
web-sixtysix-you = ty
web-sixtysix-tip = rada
web-sixtysix-progress = { $target ->
        [one] rozdanie { $deal } · gra się do { $target } punktu meczowego
       *[other] rozdanie { $deal } · gra się do { $target } punktów meczowych
    }
web-sixtysix-no-deal = przed pierwszym rozdaniem

## Karty

web-sixtysix-rank = { $rank ->
        [J] W
        [Q] D
       *[other] { $rank }
    }
web-sixtysix-card = { $rank ->
        [9] dziewiątka
        [10] dziesiątka
        [J] walet
        [Q] dama
        [K] król
       *[A] as
    } { $suit ->
        [0] pik
        [1] kier
        [2] karo
       *[other] trefl
    }
web-sixtysix-is-trump = Atut
web-sixtysix-would-meld = Wyjście nią to meldunek
web-sixtysix-not-now = Teraz nie wolno jej zagrać
web-sixtysix-laid = { $name }: { $card }
web-sixtysix-trick = Lewa
web-sixtysix-last-trick = poprzednia lewa

## Stos

web-sixtysix-stock-label = Stos
web-sixtysix-turn-up = Odkryta: { $card }
web-sixtysix-trump = Atu: { $suit ->
        [0] pik
        [1] kier
        [2] karo
       *[other] trefl
    }
web-sixtysix-trumps = atu
web-sixtysix-stock = { $left ->
        [one] { $left } karta do dobrania
        [few] { $left } karty do dobrania
       *[many] { $left } kart do dobrania
    }
web-sixtysix-closed = { $you ->
        [yes] stos zamknięty przez ciebie
       *[no] stos zamknięty: { $name }
    }
web-sixtysix-exhausted = stos pusty, dokłada się do koloru

## Gracze

web-sixtysix-plays = ma ruch
web-sixtysix-leads = wychodzi
web-sixtysix-dealer = rozdaje
web-sixtysix-closer = zamyka
web-sixtysix-waits = czeka na lewę
web-sixtysix-points = { $points ->
        [one] { $points } punkt w tym rozdaniu
        [few] { $points } punkty w tym rozdaniu
       *[many] { $points } punktów w tym rozdaniu
    }
web-sixtysix-tricks = { $tricks ->
        [one] { $tricks } lewa
        [few] { $tricks } lewy
       *[many] { $tricks } lew
    }
web-sixtysix-meld = Meldunek, { $suit ->
        [0] pik
        [1] kier
        [2] karo
       *[other] trefl
    }: { $worth }
web-sixtysix-game-points = { $target ->
        [one] { $score } z { $target } punktu meczowego
       *[other] { $score } z { $target } punktów meczowych
    }
web-sixtysix-paid = { $paid ->
        [one] +{ $paid } punkt meczowy
        [few] +{ $paid } punkty meczowe
       *[many] +{ $paid } punktów meczowych
    }
web-sixtysix-holds = { $cards ->
        [one] W ręce { $cards } karta
        [few] W ręce { $cards } karty
       *[many] W ręce { $cards } kart
    }

## Co jeszcze można zrobić

web-sixtysix-special = Zamiast karty
web-sixtysix-forbidden = teraz nie: { $rule }
web-sixtysix-exchange = Wymień
web-sixtysix-exchange-means = 9 za odkrytą
web-sixtysix-close = Zamknij
web-sixtysix-close-means = bez dobierania
web-sixtysix-declare = 66!
web-sixtysix-declare-means = tyle już mam
web-sixtysix-declare-with = 66 z { $card }
web-sixtysix-declare-with-means = meldunek się liczy
web-sixtysix-meld-note = Wyjście kartą ze znakiem { $queen }+K to meldunek.
