### Dáma na stránce

web-draughts-board = Deska
web-draughts-square = { $square }, { $piece ->
        [white-man] bílý kámen
        [white-king] bílá dáma
        [black-man] černý kámen
        [black-king] černá dáma
       *[empty] prázdné
    }{ $mark ->
        [picked] , v ruce
        [next] , sem můžeš
        [end] , tady může tah skončit
        [must] , musí brát
        [last] , poslední tah
       *[none] {""}
    }
web-draughts-must = { $mine ->
        [yes] Musíš brát (D3): { $moves }
       *[no] Musí se brát (D3): { $moves }
    }
web-draughts-stuck-capture = Kámen na { $square } se nemůže hnout: brát se musí (D3). Můžeš hrát { $moves }
web-draughts-stuck = Kámen na { $square } teď nemá tah.
web-draughts-goes-on = { $path } … ťukni na pole, kam braní pokračuje.
web-draughts-count = { $name }, { $colour ->
        [white] bílé
       *[black] černé
    }: { $men ->
        [one] { $men } kámen
        [few] { $men } kameny
       *[other] { $men } kamenů
    }, { $kings ->
        [one] { $kings } dáma
        [few] { $kings } dámy
       *[other] { $kings } dam
    }
web-draughts-counter-repeated = Stejná pozice: { $count } z { $limit }
web-draughts-counter-quiet = Hýbaly se jen dámy: { $count } z { $limit }
web-draughts-counter-balance = Beze změny: { $count } z { $limit }
web-draughts-counter-road = Na hlavní diagonále: { $count } z { $limit }
web-draughts-flip = Otočit desku
