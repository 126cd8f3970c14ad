### Slova ve čtyřhře

words-name = Slova ve čtyřhře
words-about = Dvě dvojice u křížovkové desky: spoluhráči si vidí do zásobníků, hrají dvojtahy, domlouvají se jen písmeny a námitky podávají společně. Česká, polská nebo anglická písmena.
words-notation = 8H SLOVO položí slovo vodorovně od řádku 8 a sloupce H, H8 SLOVO svisle; -ABC je výměna, „pas“ je pas; dále „jeď ty“, „uznávám“, „námitka 1“, „námitka 2“, „ano“, „ne“, „později“, „posoudit“; gesta: „+H8 A“, „zvednout“, „zásobník ABCDEFG“, „pojedu já“, „mám zavřít?“, „říkám ano“, „říkám ne“
words-miswritten-one-tile = jeden kámen na jedno pole, třeba +H8 A
words-miswritten-square = pole jsou A1 až O15; 8H začíná slovo vodorovně, H8 svisle
words-miswritten-letter = písmena jsou { $letters }, ? znamená žolíka
words-miswritten-tiles = kamenů má být 1 až { $most }
words-miswritten-off-board = slovo se musí vejít na desku
words-miswritten-gap = každé prázdné pole potřebuje písmeno; tečka stojí za kámen, který tam už leží
words-miswritten-taken = slovo musí sedět s tím, co leží na desce: na { $square } je { $letter }
words-miswritten-new-tiles = nových kamenů má být 1 až { $most }, a je jich { $count }

## Části vět

words-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    }
words-score = { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }
words-count = { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
        [many] { $count } kamene
       *[other] { $count } kamenů
    }
words-in-bag = { $left ->
        [one] v pytlíku zbývá { $left }
        [few] v pytlíku zbývají { $left }
        [many] v pytlíku zbývá { $left }
       *[other] v pytlíku zbývá { $left }
    }
words-pair = { $one_you ->
        [yes] ty a { $two }
       *[no] { $two_you ->
            [yes] ty a { $one }
           *[no] { $one } a { $two }
        }
    }

## Volby

words-option-players = Kolik hraje: vždy { $low }, ve dvou dvojicích ({ $rule }).
words-option-language = V jakém jazyce jsou písmena a slova ({ $rule }).
words-option-language-cs = čeština
words-option-language-pl = polština
words-option-language-en = angličtina
words-option-jokers = Oba žolíky zůstanou v pytlíku ({ $rule }).
words-option-exchange = Kolik kamenů musí být v pytlíku, aby se smělo měnit ({ $rule }).
words-option-exchange-seven = sedm
words-option-exchange-any = tolik, kolik se mění
words-option-lexicon = Seznam slov, podle kterého se posuzují námitky: „auto“ vezme úplný seznam jazyka, je-li sestaven, jinak malou ukázku ({ $rule }).

## Co se děje

words-tells-start-drawn = První dvojice losuje { $first }, druhá { $second }: začíná dvojice { $pair }.
words-tells-start-equal = Obě dvojice losují { $tile } a losují znovu.
words-tells-drew-first = { $you ->
        [yes] Losuješ { words-count }; { words-in-bag }.
       *[no] { $name } losuje { words-count }; { words-in-bag }.
    }
words-tells-opening-begins = Úvodní tah: { words-pair }.
words-tells-turn-begins = Kolo { $number }: { words-pair }.
words-tells-laid = { $you ->
        [yes] Pokládáš { $tile } na { $square }.
       *[no] { $name } pokládá { $tile } na { $square }.
    }
words-tells-lifted = { $you ->
        [yes] Bereš { $tile } zpět z { $square }.
       *[no] { $name } bere { $tile } zpět z { $square }.
    }
words-tells-announced = { $you ->
        [yes] Pokládáš { $word } za { words-points }.
       *[no] { $name } pokládá { $word } za { words-points }.
    }
words-tells-word = { $announced ->
        [yes] { words-count } od { $square }.
       *[no] Slovo: { $word }.
    }
words-tells-word-more = Slovo pokračuje: { $word }.
words-tells-time-over = Vypršel čas: { words-pair }.
words-tells-passed-by-time = Tah neohlášený včas je pas: { words-pair }.
words-tells-accepted = Bez námitek: { words-pair }.
words-tells-challenged = { $you ->
        [yes] Námitka proti tvému tahu { $move }: { words-pair }.
       *[no] Námitka proti tahu { $move } ({ $name }): { words-pair }.
    }
words-tells-valid = { $you ->
        [yes] Tah je platný: necháváš si { words-points }.
       *[no] Tah je platný: { $name } si nechává { words-points }.
    }
words-tells-invalid = { $you ->
        [yes] Tah je neplatný: ztrácíš { words-points }.
       *[no] Tah je neplatný: { $name } ztrácí { words-points }.
    }
words-tells-taken-back = { $you ->
        [yes] Bereš zpět { words-count }.
       *[no] { $name } bere zpět { words-count }.
    }
words-tells-falls-too = { $you ->
        [yes] Tvůj tah na něj navazoval a padá také: o { words-points } méně.
       *[no] Tah ({ $name }) na něj navazoval a padá také: o { words-points } méně.
    }
words-tells-stands = { $you ->
        [yes] Tvůj tah leží jinde a platí: { words-points }.
       *[no] Tah ({ $name }) leží jinde a platí: { words-points }.
    }
words-tells-cross = Křížek pro dvojici { words-pair }: celkem { $crosses ->
        [one] { $crosses } křížek
        [few] { $crosses } křížky
        [many] { $crosses } křížku
       *[other] { $crosses } křížků
    }.
words-tells-move-struck = Za křížek se proškrtává jeden tah dvojice { words-pair }; ještě čeká: { $left }.
words-tells-turn-skipped = Za křížek se proškrtává jediný tah dvojice { words-pair } a s ním celé kolo; ještě čeká: { $left }.
words-tells-early-asked = { $you ->
        [yes] Žádáte o předčasné posouzení tvého tahu.
       *[no] Žádost o předčasné posouzení tahu ({ $name }): { words-pair }.
    }
words-tells-early-left = Posouzení odloženo na později: { words-pair }.
words-tells-early-settled = { $you ->
        [yes] O tvém prvním tahu je rozhodnuto: { words-points }, celkem { $score }.
       *[no] O prvním tahu ({ $name }) je rozhodnuto: { words-points }, celkem { $score }.
    }
words-tells-drew = { $you ->
        [yes] Dolosováváš { words-count }; { words-in-bag }.
       *[no] { $name } dolosovává { words-count }; { words-in-bag }.
    }
words-tells-exchanged = { $you ->
        [yes] Měníš { words-count }.
       *[no] { $name } mění { words-count }.
    }
words-tells-passed = { $you ->
        [yes] Pasuješ.
       *[no] { $name } pasuje.
    }
words-tells-closing = Kameny došly: { words-pair }. Partie je zavřena.
words-tells-one-left = { $you ->
        [yes] Kameny máš už jen ty: hraješ první tah, druhý se proškrtává.
       *[no] Kameny má už jen { $name } a hraje první tah; druhý se proškrtává.
    }
words-tells-added = Plus { words-points } pro dvojici { words-pair }.
words-tells-subtracted = Minus { words-points } za zbylé kameny: { words-pair }.
words-tells-blocked-end = Partie uvázla: příliš mnoho kol bez nového kamene.
words-tells-sum = Suma dvojice { words-pair }: { $score }.

## Jak to končí

words-ending-closed = Partie je zavřena
words-ending-blocked = Partie uvázla

## Odmítnutí

words-refuses-no-such-seat = Takové místo není; u tohoto stolu { $players ->
        [one] je { $players } místo
        [few] jsou { $players } místa
        [many] je { $players } místa
       *[other] je { $players } míst
    }, číslují se od 0.
words-refuses-no-such-action = To udělat nejde; jde klást kameny, měnit, pasovat, hlasovat a dávat dovolené signály.
words-refuses-no-tiles-yet = Nikdo ještě nemá kameny: losuje se, kdo začíná.
words-refuses-not-your-turn = Na tahu jsou soupeři.
words-refuses-partner-moves = Svůj tah už máš za sebou: teď hraje spoluhráč.
words-refuses-bound = Spoluhráč položil kámen jako první a musí jet první.
words-refuses-nothing-loose = Tam žádný volný kámen nemáš.
words-refuses-square-taken = Na poli { $square } už kámen leží.
words-refuses-no-square = Takové pole není; pole jsou A1 až O15.
words-refuses-not-your-flag = Konec času hlásí jen hostitel stolu.
words-refuses-no-clock = Žádné hodiny teď neběží.
words-refuses-nothing-to-judge = Teď nemáš co uznávat ani proti čemu podat námitku.
words-refuses-not-open = Proti tomuto tahu námitku podat nelze: jen proti položenému a ještě nerozhodnutému.
words-refuses-have-voted = Tvůj hlas už padl; teď odpovídá spoluhráč.
words-refuses-answer-first = Spoluhráč by dal námitku: odpověz ano nebo ne.
words-refuses-no-question = Spoluhráč nic nenavrhl.
words-refuses-judge-first = Po těchto tazích už žádný tah nemáte, leda by některý padl: nejdřív je uznejte, nebo podejte námitku.
words-refuses-ask-not-now = Předčasně se posuzuje první tah, který leží na desce, dokud není ohlášen druhý.
words-refuses-ask-once = Předčasné posouzení se navrhuje nejvýš jednou za dvojtah.
words-refuses-ask-one-move = Kolo s jediným tahem nemá předčasné posouzení.
words-refuses-later-not-now = Na později lze odložit jen předčasné posouzení.
words-refuses-drawing-first = Právě se losují kameny; počkej chvilku.
words-refuses-bag-low = Až přijdeš na řadu s losováním, bude v pytlíku { $bag }; k výměně je třeba { $least }.
words-refuses-no-exchange = Uveď jeden až sedm kamenů ze svého zásobníku.
words-refuses-you-are-out = Nemáš už žádné kameny.
words-refuses-match-over = Partie skončila.
words-refuses-no-signal = Spoluhráči smějí říct jen „pojedu já“, „jeď ty“, „mám zavřít?“, ano a ne.
words-refuses-signal-not-now = Spoluhráči mluví ve svém kole; „jeď ty“ před prvním tahem.
words-refuses-you-go-once = „Jeď ty“ se říká nejvýš jednou za kolo.
words-refuses-you-go-alone = Spoluhráč nemůže jet první.
words-refuses-not-asked-you = Spoluhráč se neptal „mám zavřít?“.
words-refuses-not-your-rack = To nejsou kameny tvého zásobníku ({ $rack }).
words-refuses-not-in-rack = Nemáš { $tiles }; tvůj zásobník je { $rack }.
words-refuses-no-letter = Písmena jsou { $letters }; žolík zastupuje jedno z nich.
words-refuses-off-board = Slovo se na desku nevejde.
words-refuses-no-tiles = Polož jeden až sedm kamenů.
words-refuses-not-canonical = Jediný kámen se zapisuje vodorovně, má-li souseda vlevo nebo vpravo, jinak svisle.
words-refuses-occupied = Na poli { $square } už kámen leží.
words-refuses-not-centre = První slovo kryje střed, H8.
words-refuses-one-tile = První slovo má aspoň dva kameny.
words-refuses-apart = Tah se musí dotýkat kamenů na desce; tyto leží stranou.

## Partiář (W24)

words-sheet-word = slovo
words-sheet-points = body
words-sheet-sum = suma
words-sheet-exchanged = výměna
words-sheet-passed = pas
words-sheet-cross = křížek

## V terminálu

play-words-progress = kolo { $turn } · pytlík { $bag } (k výměně { $exchange })
play-words-triple-word = 3S
play-words-double-word = 2S
play-words-triple-letter = 3P
play-words-double-letter = 2P
play-words-rack = Tvůj zásobník:
play-words-placed = pokládá
play-words-exchanged = mění
play-words-passed = pasuje
play-words-struck = tah proškrtnut
play-words-fell = vzato zpět
play-words-says-i-go = pojedu já
play-words-says-shall-i-close = mám zavřít?
play-words-says-yes = ano
play-words-says-no = ne
play-words-says-you-go = jeď ty
play-words-says-ask = požádáme o posouzení?
play-words-says-accept = bez námitek
play-words-says-challenge-1 = námitku na tah 1?
play-words-says-challenge-2 = námitku na tah 2?
play-words-key-you-go = jeď ty
play-words-key-accept = uznávám
play-words-key-challenge-first = námitka 1
play-words-key-challenge-second = námitka 2
play-words-key-yes = ano
play-words-key-no = ne
play-words-key-later = později
play-words-key-ask = posoudit
play-words-key-pass = pas
play-words-key-i-go = pojedu já
play-words-key-shall-i-close = mám zavřít?
play-words-key-say-yes = říkám ano
play-words-key-say-no = říkám ne
play-words-key-order = písmena v novém pořadí
play-words-key-exchange = -ABC výměna (nejvýš { $most })
words-small-list = Je tu jen malá ukázka slov; úplný seznam sestaví: stolik lexicon build { $list }
