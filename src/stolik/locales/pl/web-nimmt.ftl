### 6. bierze! na stronie

web-nimmt-table = Stół: cztery rzędy, a dookoła gracze
web-nimmt-hand = Twoje karty
web-nimmt-you = ty
web-nimmt-tip = rada
web-nimmt-progress = runda { $round }, tura { $turn } z 10
web-nimmt-ends-limit = { $limit ->
        [one] do { $limit } głowy
       *[other] do { $limit } głów
    }
web-nimmt-ends-rounds = { $rounds ->
        [one] razem { $rounds } runda
        [few] razem { $rounds } rundy
       *[many] razem { $rounds } rund
    }

## Karty i rzędy

web-nimmt-card = { $heads ->
        [one] { $card }, { $heads } głowa
        [few] { $card }, { $heads } głowy
       *[many] { $card }, { $heads } głów
    }
web-nimmt-take-back = Wybrana; naciśnij jeszcze raz, żeby ją cofnąć
web-nimmt-row = Rząd { $row }: { $cards ->
        [0] bez kart
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $heads ->
        [one] { $heads } głowa
        [few] { $heads } głowy
       *[many] { $heads } głów
    }
web-nimmt-full = pełny
# z miękkim łącznikiem po „Nie”: na telefonie jest mało miejsca
web-nimmt-side = { $side ->
        [even] Parzyste
       *[odd] Nie­parzyste
    }
web-nimmt-guards = { $side ->
        [even] Karta specjalna: tylko parzyste
       *[odd] Karta specjalna: tylko nieparzyste
    }
web-nimmt-take = Weź
web-nimmt-take-row = { $heads ->
        [one] Weź rząd { $row }: { $heads } głowa
        [few] Weź rząd { $row }: { $heads } głowy
       *[many] Weź rząd { $row }: { $heads } głów
    }

## Gracze

web-nimmt-choosing = wybiera
web-nimmt-chosen = gotowe
web-nimmt-taking = bierze rząd
web-nimmt-heads = { $heads ->
        [one] { $heads } głowa
        [few] { $heads } głowy
       *[many] { $heads } głów
    }, w tej rundzie { $round }
