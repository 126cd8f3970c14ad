### Ogórek na stronie

web-ogorek-table = Stół: lewa, a dookoła gracze
web-ogorek-hand = Twoje karty
web-ogorek-you = ty
web-ogorek-tip = rada
web-ogorek-progress = rozdanie { $deal } · { $you ->
        [yes] rozdajesz ty
       *[no] rozdaje { $name }
    }
web-ogorek-no-deal = przed pierwszym rozdaniem

## Karty

web-ogorek-rank = { $value ->
        [11] W
        [12] D
        [13] K
        [14] A
       *[other] { $value }
    }
web-ogorek-card = { $value ->
        [11] walet (11)
        [12] dama (12)
        [13] król (13)
        [14] as (14)
       *[other] { $value }
    }
web-ogorek-not-now = Teraz nie wolno jej zagrać
web-ogorek-laid = { $name }: { $card }
web-ogorek-trick = Lewa { $trick } z 6
web-ogorek-last-trick = poprzednia lewa

## Gracze

web-ogorek-plays = ma ruch
web-ogorek-leads = wychodzi
web-ogorek-out = poza grą
web-ogorek-lost-life = traci życie
web-ogorek-reborn = drugie życie: { $points }
web-ogorek-nothing-below = nic poniżej { $card }
web-ogorek-dealer = rozdaje
web-ogorek-leader = wychodzi w tej lewie
web-ogorek-lives = { $lives ->
        [one] { $lives } życie
        [few] { $lives } życia
       *[many] { $lives } żyć
    }
web-ogorek-points = { $points ->
        [one] { $points } punkt; 21 kosztuje życie
        [few] { $points } punkty; 21 kosztuje życie
       *[many] { $points } punktów; 21 kosztuje życie
    }
web-ogorek-floor = drugie życie, nigdy poniżej { $floor }
web-ogorek-open = Odkryte karty: { $open }, w ręce: { $held }
