### Dáma: pět her z krabice a jejich oficiální příbuzné

draughts-polish-name = Dáma
draughts-polish-about = Hra z krabice: kameny skáčou dopředu i dozadu, musí se brát co nejvíc a dáma létá po celé desce.
draughts-russian-name = Ruská dáma
draughts-russian-about = Dáma, ve které se kámen po dosažení poslední řady uprostřed braní hned stane dámou a bere dál.
draughts-american-name = Americká dáma
draughts-american-about = Dáma, ve které se dáma pohybuje jen o jedno pole, dopředu nebo dozadu.
draughts-corner-name = Rohová dáma
draughts-corner-about = Dáma napříč: kameny stojí ve dvou rozích a dlouhá diagonála mezi nimi je prázdná.
draughts-german-name = Německá dáma
draughts-german-about = Po šestnácti kamenech na všech 64 polích; chodí šikmo a berou pěti směry.
draughts-russian-official-name = Ruská dáma (turnajová)
draughts-russian-official-about = Jako na turnajích: smí se zvolit jakékoli braní, nejen největší.
draughts-english-name = Anglická dáma
draughts-english-about = Turnajová dáma, ve které kameny berou jen dopředu, dáma chodí o jedno pole a začínají černé.
draughts-brazilian-name = Brazilská dáma
draughts-brazilian-about = Tahy jako v dámě z krabice, remízy jako na turnajích.
draughts-notation = tah jsou dvě pole, třeba c3-d4 nebo 22-18; braní je c3xe5 nebo celé c3xe5xg7

## Kousky vět

draughts-pieces = { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
draughts-score = { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }
draughts-white = Bílé
draughts-black = Černé

## Volby

draughts-option-players = Hráči: { $low } až { $high } ({ $rule }).
draughts-option-corner_promotion = Kámen se stane dámou jen v protějším rohu: a7 a b8, g1 a h2 ({ $rule }).
draughts-option-setup = Jak kameny stojí na začátku ({ $rule }).
draughts-option-setup-corner = po dvanácti, dlouhá diagonála prázdná
draughts-option-setup-nine = po devíti v protějších rozích
draughts-option-king = Jak se pohybuje dáma ({ $rule }).
draughts-option-king-short = o jedno pole
draughts-option-king-flying = jakkoli daleko
draughts-option-last_rank = Kámen, který braním dojde na poslední řadu ({ $rule }).
draughts-option-last_rank-stop = zastaví se a stane se dámou
draughts-option-last_rank-continue = bere dál, když může

## Co se děje

draughts-tells-moved = { $you ->
        [yes] Táhneš { $from }-{ $to }.
       *[no] { $name } táhne { $from }-{ $to }.
    }
draughts-tells-king-moved = { $you ->
        [yes] Táhneš dámou { $from }-{ $to }.
       *[no] { $name } táhne dámou { $from }-{ $to }.
    }
draughts-tells-jumped = { $you ->
        [yes] Skáčeš z { $from } přes { $over } na { $to }.
       *[no] { $name } skáče z { $from } přes { $over } na { $to }.
    }
draughts-tells-took = { $you ->
        [yes] Bereš { draughts-pieces }: { $from }x{ $to }.
       *[no] { $name } bere { draughts-pieces }: { $from }x{ $to }.
    }
draughts-tells-crowned = { $you ->
        [yes] Tvůj kámen na { $at } se stává dámou.
       *[no] { $name }: kámen na { $at } se stává dámou.
    }
draughts-tells-crowned-in-passing = { $you ->
        [yes] Tvůj kámen se při braní stal dámou a stojí teď na { $at }.
       *[no] { $name }: kámen se při braní stal dámou a stojí teď na { $at }.
    }
draughts-tells-won-all = { $you ->
        [yes] Vyhráváš: soupeři nezbyl žádný kámen.
       *[no] { $name } vyhrává: soupeři nezbyl žádný kámen.
    }
draughts-tells-won-blocked = { $you ->
        [yes] Vyhráváš: soupeř nemá tah.
       *[no] { $name } vyhrává: soupeř nemá tah.
    }
draughts-tells-drawn-repeated = Remíza: stejná pozice nastala potřetí.
draughts-tells-drawn-quiet = Remíza: { $plies ->
        [one] { $plies } tah
        [few] { $plies } tahy
       *[other] { $plies } tahů
    } obou hráčů dohromady se hýbaly jen dámy a nic se nebralo.
draughts-tells-drawn-balance = Remíza: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } každého hráče se nic nebralo a žádný kámen se nestal dámou.
draughts-tells-drawn-road = Remíza: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } každého hráče osamělá dáma držela hlavní diagonálu proti třem.
draughts-tells-drawn-few = Remíza: { $moves ->
        [one] { $moves } tah
        [few] { $moves } tahy
       *[other] { $moves } tahů
    } každého hráče nejvýš dva kameny neporazily osamělou dámu.

## Jak to končí

draughts-ending-captured = Všechno je sebrané
draughts-ending-blocked = Nezbývá žádný tah
draughts-ending-repeated = Remíza trojím opakováním pozice
draughts-ending-quiet = Remíza: moc dlouho se hýbaly jen dámy
draughts-ending-balance = Remíza: moc dlouho se nic nezměnilo
draughts-ending-road = Remíza: osamělá dáma drží hlavní diagonálu
draughts-ending-few = Remíza: na výhru zbylo moc málo kamenů

## Odmítnutí

draughts-refuses-no-such-seat = Takové místo tu není; u stolu { $players ->
        [one] je { $players } místo
        [few] jsou { $players } místa
       *[other] je { $players } míst
    }, číslují se od 0.
draughts-refuses-not-your-turn = Nejsi na tahu: teď hrají { $colour ->
        [white] bílé
       *[black] černé
    }.
draughts-refuses-no-such-move = Takový tah není; tah vede z pole na pole a bere to, co tam stojí.
draughts-refuses-no-piece = Na { $from } nic nestojí.
draughts-refuses-enemy-piece = Na { $from } nestojí tvůj kámen.
draughts-refuses-not-empty = Pole { $to } není volné.
draughts-refuses-no-step = Kámen jde o jedno pole šikmo dopředu, na volné pole; { $steps ->
        [0] ten na { $from } teď nemá tah
       *[other] ten na { $from } může hrát { $own }
    }.
draughts-refuses-must-capture = Brát se musí. Můžeš hrát { $moves }.
draughts-refuses-goes-on = Braní na { $to } nekončí: musí se brát dál. Můžeš hrát { $moves }.
draughts-refuses-no-capture = Kámen bere skokem přes soupeřův kámen, který stojí hned vedle něj, na volné pole těsně za ním. Můžeš hrát { $moves }.
draughts-refuses-majority = Z { $best } se dá sebrat { $most }, tenhle tah bere { $count }. Můžeš hrát { $moves }.
draughts-refuses-still-there = Sebrané kameny zůstávají na desce až do konce tahu a do té doby stojí v cestě. Můžeš hrát { $moves }.
draughts-refuses-jumped-twice = V jednom tahu se přes žádný kámen neskáče dvakrát. Můžeš hrát { $moves }.
draughts-refuses-not-crowned = Kámen, který při braní poslední řadou jen projde, zůstává kamenem a bere dál jako kámen. Můžeš hrát { $moves }.
draughts-refuses-no-king-move = Dáma jde šikmo přes libovolný počet volných polí; { $steps ->
        [0] ta na { $from } teď nemá tah
       *[other] ta na { $from } může hrát { $own }
    }.
draughts-refuses-no-king-capture = Dáma bere šikmo na jakoukoli vzdálenost: soupeřův kámen, před kterým nic nestojí a hned za kterým je volné pole. Můžeš hrát { $moves }.
draughts-refuses-landing = Dáma musí dopadnout tam, odkud může brát dál. Můžeš hrát { $moves }.
draughts-refuses-won = Partie je vyhraná, už se netáhne.
draughts-refuses-drawn = Partie skončila remízou, už se netáhne.
draughts-refuses-goes-on-as-king = Na poslední řadě se kámen stává dámou a jako dáma musí brát dál: braní na { $to } nekončí. Můžeš hrát { $moves }.
draughts-refuses-no-short-king-move = Dáma jde jen o jedno pole, dopředu nebo dozadu; { $steps ->
        [0] ta na { $from } teď nemá tah
       *[other] ta na { $from } může hrát { $own }
    }.
draughts-refuses-no-short-king-capture = Dáma bere šikmo, a to jen sousední kámen; dopadne hned za něj. Můžeš hrát { $moves }.
draughts-refuses-five-ways = Kámen bere dopředu, šikmo dopředu a do stran, krátkým skokem. Můžeš hrát { $moves }.
draughts-refuses-eight-ways-move = Dáma jde rovně nebo šikmo přes libovolný počet volných polí; { $steps ->
        [0] ta na { $from } teď nemá tah
       *[other] ta na { $from } může hrát { $own }
    }.
draughts-refuses-eight-ways-capture = Dáma bere rovně nebo šikmo na jakoukoli vzdálenost: soupeřův kámen, před kterým nic nestojí a hned za kterým je volné pole. Můžeš hrát { $moves }.
draughts-refuses-eight-ways-short-move = Dáma jde jen o jedno pole, kterýmkoli z osmi směrů; { $steps ->
        [0] ta na { $from } teď nemá tah
       *[other] ta na { $from } může hrát { $own }
    }.
draughts-refuses-eight-ways-short-capture = Dáma bere kterýmkoli z osmi směrů, ale jen sousední kámen; dopadne hned za něj. Můžeš hrát { $moves }.
draughts-refuses-stops-there = Kámen, který dopadne na poslední řadu, se tam zastaví a stane se dámou; tím braní končí. Můžeš hrát { $moves }.
draughts-refuses-forward-only = Kameny berou jen dopředu. Můžeš hrát { $moves }.

## Texty, které jmenují pole, ale ne tah

draughts-unclear-way = přes tahle pole žádný takový tah nevede; můžeš napsat { $moves }
draughts-unclear-several = na těchhle polích začíná a končí víc braní; napiš jedno z nich: { $moves }
draughts-unclear-no-capture = nic se tam nebere; tah bez braní je { $moves }
draughts-unclear-light = { $square } je světlé pole, hraje se jen na tmavých ({ $rule })
draughts-unclear-beside = pole { $square } na desce není; pole mají čísla od 1 do { $squares } ({ $rule })

## Obrazovka

draughts-must-capture = Musí se brát: { $moves }
draughts-can-play = Z { $from } můžeš hrát { $moves }.
draughts-counter-repeated = pozice { $count } z { $limit }
draughts-counter-quiet = jen dámy { $count } z { $limit }
draughts-counter-balance = beze změny { $count } z { $limit }
draughts-counter-road = hlavní diagonála { $count } z { $limit }
