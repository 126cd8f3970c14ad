### Šedesát šest na stránce

web-sixtysix-table = Stůl: talon a zdvih mezi dvěma hráči
web-sixtysix-hand = Tvoje karty
web-sixtysix-you = ty
web-sixtysix-tip = rada
web-sixtysix-progress = { $target ->
        [one] rozdání { $deal } · vyhrává { $target } bod do zápasu
        [few] rozdání { $deal } · vyhrávají { $target } body do zápasu
       *[other] rozdání { $deal } · vyhrává { $target } bodů do zápasu
    }
web-sixtysix-no-deal = před prvním rozdáním

## Karty

web-sixtysix-rank = { $rank }
web-sixtysix-card = { $rank ->
        [J] { $suit ->
            [0] pikový
            [1] srdcový
            [2] kárový
           *[other] křížový
        } kluk
        [K] { $suit ->
            [0] pikový
            [1] srdcový
            [2] kárový
           *[other] křížový
        } král
        [A] { $suit ->
            [0] pikové
            [1] srdcové
            [2] kárové
           *[other] křížové
        } eso
       *[other] { $suit ->
            [0] piková
            [1] srdcová
            [2] kárová
           *[other] křížová
        } { $rank ->
            [9] devítka
            [10] desítka
           *[Q] dáma
        }
    }
web-sixtysix-is-trump = Trumf
web-sixtysix-would-meld = Její vynesení je hláška
web-sixtysix-not-now = Teď ji hrát nesmíš
web-sixtysix-laid = { $name }: { $card }
web-sixtysix-trick = Zdvih
web-sixtysix-last-trick = minulý zdvih

## Talon

web-sixtysix-stock-label = Talon
web-sixtysix-turn-up = Otočená: { $card }
web-sixtysix-trump = Trumfy: { $suit ->
        [0] piky
        [1] srdce
        [2] káry
       *[other] kříže
    }
web-sixtysix-trumps = trumfy
web-sixtysix-stock = { $left ->
        [one] { $left } karta k líznutí
        [few] { $left } karty k líznutí
       *[other] { $left } karet k líznutí
    }
web-sixtysix-closed = { $you ->
        [yes] talon zavíráš ty
       *[no] talon zavřený: { $name }
    }
web-sixtysix-exhausted = talon je rozebraný, ctí se barva

## Hráči

web-sixtysix-plays = na tahu
web-sixtysix-leads = vynáší
web-sixtysix-dealer = rozdává
web-sixtysix-closer = zavírá
web-sixtysix-waits = čeká na zdvih
web-sixtysix-points = { $points ->
        [one] { $points } bod v tomto rozdání
        [few] { $points } body v tomto rozdání
       *[other] { $points } bodů v tomto rozdání
    }
web-sixtysix-tricks = { $tricks ->
        [one] { $tricks } zdvih
        [few] { $tricks } zdvihy
       *[other] { $tricks } zdvihů
    }
web-sixtysix-meld = Hláška, { $suit ->
        [0] piky
        [1] srdce
        [2] káry
       *[other] kříže
    }: { $worth }
web-sixtysix-game-points = { $target ->
        [one] { $score } z { $target } bodu do zápasu
       *[other] { $score } z { $target } bodů do zápasu
    }
web-sixtysix-paid = { $paid ->
        [one] +{ $paid } bod do zápasu
        [few] +{ $paid } body do zápasu
       *[other] +{ $paid } bodů do zápasu
    }
web-sixtysix-holds = { $cards ->
        [one] V ruce { $cards } karta
        [few] V ruce { $cards } karty
       *[other] V ruce { $cards } karet
    }

## Co ještě jde udělat

web-sixtysix-special = Místo karty
web-sixtysix-forbidden = teď ne: { $rule }
web-sixtysix-exchange = Vyměnit
web-sixtysix-exchange-means = 9 za otočenou
web-sixtysix-close = Zavřít
web-sixtysix-close-means = nikdo nelíže
web-sixtysix-declare = 66!
web-sixtysix-declare-means = tolik už mám
web-sixtysix-declare-with = 66 s { $card }
web-sixtysix-declare-with-means = hláška platí
web-sixtysix-meld-note = Vynesení karty se značkou { $queen }+K je hláška.
