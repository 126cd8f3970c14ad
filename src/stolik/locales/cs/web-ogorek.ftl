### Ogórek na stránce

web-ogorek-table = Stůl: zdvih a kolem něj hráči
web-ogorek-hand = Tvoje karty
web-ogorek-you = ty
web-ogorek-tip = rada
web-ogorek-progress = rozdání { $deal } · { $you ->
        [yes] rozdáváš ty
       *[no] rozdává { $name }
    }
web-ogorek-no-deal = před prvním rozdáním

## Karty

web-ogorek-rank = { $value ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $value }
    }
web-ogorek-card = { $value ->
        [11] kluk (11)
        [12] dáma (12)
        [13] král (13)
        [14] eso (14)
       *[other] { $value }
    }
web-ogorek-not-now = Teď ji hrát nesmíš
web-ogorek-laid = { $name }: { $card }
web-ogorek-trick = Zdvih { $trick } ze 6
web-ogorek-last-trick = minulý zdvih

## Hráči

web-ogorek-plays = na tahu
web-ogorek-leads = vynáší
web-ogorek-out = venku ze hry
web-ogorek-lost-life = ztrácí život
web-ogorek-reborn = druhý život: { $points }
web-ogorek-nothing-below = nic pod { $card }
web-ogorek-dealer = rozdává
web-ogorek-leader = vynáší tento zdvih
web-ogorek-lives = { $lives ->
        [one] { $lives } život
        [few] { $lives } životy
       *[other] { $lives } životů
    }
web-ogorek-points = { $points ->
        [one] { $points } bod; 21 stojí život
        [few] { $points } body; 21 stojí život
       *[other] { $points } bodů; 21 stojí život
    }
web-ogorek-floor = druhý život, nikdy pod { $floor }
web-ogorek-open = Odkryté karty: { $open }, v ruce: { $held }
