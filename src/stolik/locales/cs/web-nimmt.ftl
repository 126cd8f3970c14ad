### 6 bere! na stránce

web-nimmt-table = Stůl: čtyři řady a kolem nich hráči
web-nimmt-hand = Tvoje karty
web-nimmt-you = ty
web-nimmt-tip = rada
web-nimmt-progress = kolo { $round }, tah { $turn } z 10
web-nimmt-ends-limit = { $limit ->
        [one] do { $limit } hlavy
       *[other] do { $limit } hlav
    }
web-nimmt-ends-rounds = { $rounds ->
        [one] celkem { $rounds } kolo
        [few] celkem { $rounds } kola
       *[other] celkem { $rounds } kol
    }

## Karty a řady

web-nimmt-card = { $heads ->
        [one] { $card }, { $heads } hlava
        [few] { $card }, { $heads } hlavy
       *[other] { $card }, { $heads } hlav
    }
web-nimmt-take-back = Vybraná; dalším stiskem ji vezmeš zpět
web-nimmt-row = Řada { $row }: { $cards ->
        [0] bez karet
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }, { $heads ->
        [one] { $heads } hlava
        [few] { $heads } hlavy
       *[other] { $heads } hlav
    }
web-nimmt-full = plná
web-nimmt-side = { $side ->
        [even] Sudá
       *[odd] Lichá
    }
web-nimmt-guards = { $side ->
        [even] Akční karta: jen sudé
       *[odd] Akční karta: jen liché
    }
web-nimmt-take = Vzít
web-nimmt-take-row = { $heads ->
        [one] Vzít řadu { $row }: { $heads } hlava
        [few] Vzít řadu { $row }: { $heads } hlavy
       *[other] Vzít řadu { $row }: { $heads } hlav
    }

## Hráči

web-nimmt-choosing = vybírá
web-nimmt-chosen = hotovo
web-nimmt-taking = bere řadu
web-nimmt-heads = { $heads ->
        [one] { $heads } hlava
        [few] { $heads } hlavy
       *[other] { $heads } hlav
    }, v tomto kole { $round }
