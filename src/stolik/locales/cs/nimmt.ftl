### 6 bere! s kartou Sudá/Lichá

nimmt-name = 6 bere! Sudá/Lichá
nimmt-about = Všichni najednou vyberou kartu, karty se přikládají do čtyř řad, a kdo přiloží šestou, bere celou řadu i s býčími hlavami.
nimmt-notation = karta je číslo od 1 do 104, řada je r1 až r4 a „zpět“ vrátí vybranou kartu do ruky
nimmt-row = řada { $row }
nimmt-taken-back = bere kartu zpět

## Části vět

nimmt-heads = { $heads ->
        [one] { $heads } hlava
        [few] { $heads } hlavy
       *[other] { $heads } hlav
    }
nimmt-score = { $score ->
        [one] { $score } hlava
        [few] { $score } hlavy
       *[other] { $score } hlav
    }
nimmt-side = { $side ->
        [even] Sudá
       *[odd] Lichá
    }
nimmt-only = { $side ->
        [even] jen sudé
       *[odd] jen liché
    }

## Volby

nimmt-option-players = Kolik lidí hraje: { $low } až { $high } ({ $rule }).
nimmt-option-even_odd = Karta Sudá/Lichá hlídá jednu řadu: smějí do ní jen takové karty, jaké ukazuje ({ $rule }).
nimmt-option-deck = Které karty jsou ve hře ({ $rule }).
nimmt-option-deck-full = všechny, od 1 do 104
nimmt-option-deck-tactical = jen ty nejnižší: deset na hráče a čtyři do řad
nimmt-option-limit = Partie končí po kole, ve kterém někdo nasbírá tolik hlav ({ $low }–{ $high }; { $rule }).
nimmt-option-rounds = Pevný počet kol místo hranice hlav ({ $low }–{ $high }; { $rule }).
nimmt-option-rounds-none = kolik bude třeba

## Co se děje

nimmt-tells-dealt = Kolo { $round }: každému deset karet.
nimmt-tells-chose = { $you ->
        [yes] Už máš vybráno.
       *[no] { $name } už má vybráno.
    }
nimmt-tells-took-back = { $you ->
        [yes] Bereš svou kartu zpět.
       *[no] { $name } bere svou kartu zpět.
    }
nimmt-tells-revealed = { $you ->
        [yes] Odkrýváš { $card }.
       *[no] { $name } odkrývá { $card }.
    }
nimmt-tells-placed = { $you ->
        [yes] Přikládáš { $card } do řady { $row }.
       *[no] { $name } přikládá { $card } do řady { $row }.
    }
nimmt-tells-sixth = { $you ->
        [yes] Přikládáš { $card } do řady { $row }: šestá karta, bereš pět ({ nimmt-heads }).
       *[no] { $name } přikládá { $card } do řady { $row }: šestá karta, bere pět ({ nimmt-heads }).
    }
nimmt-tells-too-low = { $you ->
        [yes] Tvoje { $card } je na všechny řady moc nízká: vyber si, kterou vezmeš.
       *[no] Karta { $card } je na všechny řady moc nízká: { $name } vybírá, kterou vezme.
    }
nimmt-tells-took-row = { $you ->
        [yes] Bereš řadu { $row } ({ nimmt-heads }) a dáváš na její místo { $card }.
       *[no] { $name } bere řadu { $row } ({ nimmt-heads }) a dává na její místo { $card }.
    }
nimmt-tells-round-over = Konec kola { $round }.
nimmt-tells-match-over = Konec partie.
nimmt-tells-card-laid = Akční karta leží u řady { $row } ({ $last }) a ukazuje: { nimmt-side }.
nimmt-tells-card-moved = Akční karta jde k řadě { $row } ({ $last }) a ukazuje: { nimmt-side }.
nimmt-tells-passed-on = { $you ->
        [yes] Tvoje { $card } nesmí do řady { $row } ({ nimmt-only }) a jde dál.
       *[no] { $name }: { $card } nesmí do řady { $row } ({ nimmt-only }) a jde dál.
    }
nimmt-tells-blocked = { $you ->
        [yes] Tvoje { $card } nesmí do řady { $row } ({ nimmt-only }) a na ostatní je moc nízká: vyber si, kterou řadu vezmeš.
       *[no] Karta { $card } nesmí do řady { $row } ({ nimmt-only }) a na ostatní je moc nízká: { $name } vybírá, kterou řadu vezme.
    }

## Jak to končí: první půlka věty

nimmt-ending-limit = { $limit ->
        [one] Někdo má aspoň { $limit } hlavu
        [few] Někdo má aspoň { $limit } hlavy
       *[other] Někdo má aspoň { $limit } hlav
    }
nimmt-ending-rounds-played = { $rounds ->
        [one] Po { $rounds } kole
       *[other] Po { $rounds } kolech
    }

## Odmítnutí

nimmt-refuses-no-such-seat = Takové místo tu není; u stolu { $players ->
        [one] je { $players } místo
        [few] jsou { $players } místa
       *[other] je { $players } míst
    }, číslují se od 0.
nimmt-refuses-no-such-card = Karta { $card } neexistuje; karty jsou od 1 do { $deck }.
nimmt-refuses-not-held = Kartu { $card } nemáš; vyber jednu ze svých: { $hand }.
nimmt-refuses-no-deal-yet = Karty ještě nejsou rozdané.
nimmt-refuses-already-chosen = Už máš vybranou kartu { $chosen }; jestli chceš jinou, nejdřív ji vrať do ruky („zpět“).
nimmt-refuses-nothing-chosen = Ještě nemáš vybranou kartu, takže není co brát zpět.
nimmt-refuses-not-now-a-card = { $you ->
        [yes] Tvoje karta nepatří do žádné řady: nejdřív si jednu vezmi, r1 až r4.
       *[no] Nejdřív musí někdo vzít řadu; s výběrem karty ještě počkej.
    }
nimmt-refuses-not-your-row = Řadu teď vybírá někdo jiný; počkej.
nimmt-refuses-no-row-owed = Teď žádnou řadu nebereš: řada se bere jen tehdy, když karta nikam nepatří.
nimmt-refuses-match-over = Partie skončila, žádné karty se už nehrají.
