### Słowa w parach

words-name = Słowa w parach
words-about = Dwie pary przy planszy do krzyżówek: partnerzy widzą nawzajem swoje stojaki, grają podwójne kolejki, porozumiewają się tylko literami i razem sprawdzają słowa. Litery czeskie, polskie albo angielskie.
words-notation = 8H SŁOWO kładzie słowo poziomo od rzędu 8 i kolumny H, a H8 SŁOWO pionowo; -ABC to wymiana, „pas” to pas; poza tym „ty grasz”, „uznaję”, „sprawdzam 1”, „sprawdzam 2”, „tak”, „nie”, „później”, „ocena”; gesty: „+H8 A”, „zdejmij”, „stojak ABCDEFG”, „ja gram”, „kończyć?”, „mówię tak”, „mówię nie”
words-miswritten-one-tile = jedna płytka na jednym polu, na przykład +H8 A
words-miswritten-square = pola to A1 do O15; 8H zaczyna słowo poziomo, H8 pionowo
words-miswritten-letter = litery to { $letters }, a ? oznacza blanka
words-miswritten-tiles = płytek ma być od 1 do { $most }
words-miswritten-off-board = słowo musi się zmieścić na planszy
words-miswritten-gap = każde puste pole potrzebuje litery; kropka oznacza płytkę, która już leży
words-miswritten-taken = słowo musi pasować do tego, co leży na planszy: na { $square } jest { $letter }
words-miswritten-new-tiles = nowych płytek ma być od 1 do { $most }, a jest { $count }

## Kawałki zdań

words-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
words-score = { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
        [many] { $score } punktów
       *[other] { $score } punktu
    }
words-count = { $count ->
        [one] { $count } płytkę
        [few] { $count } płytki
        [many] { $count } płytek
       *[other] { $count } płytki
    }
words-in-bag = { $left ->
        [one] w woreczku zostaje { $left }
        [few] w woreczku zostają { $left }
        [many] w woreczku zostaje { $left }
       *[other] w woreczku zostaje { $left }
    }
words-pair = { $one_you ->
        [yes] ty i { $two }
       *[no] { $two_you ->
            [yes] ty i { $one }
           *[no] { $one } i { $two }
        }
    }

## Opcje

words-option-players = Ilu gra: zawsze { $low }, w dwóch parach ({ $rule }).
words-option-language = W jakim języku są litery i słowa ({ $rule }).
words-option-language-cs = czeski
words-option-language-pl = polski
words-option-language-en = angielski
words-option-jokers = Oba blanki zostają w woreczku ({ $rule }).
words-option-exchange = Ile płytek musi być w woreczku, żeby wolno było wymieniać ({ $rule }).
words-option-exchange-seven = siedem
words-option-exchange-any = tyle, ile się wymienia
words-option-lexicon = Lista słów, według której się sprawdza: „auto” bierze pełną listę języka, jeśli jest utworzona, a jeśli nie, małą próbkę ({ $rule }).

## Co się dzieje

words-tells-start-drawn = Pierwsza para losuje { $first }, druga { $second }: zaczyna para { $pair }.
words-tells-start-equal = Obie pary losują { $tile } i losują jeszcze raz.
words-tells-drew-first = { $you ->
        [yes] Losujesz { words-count }; { words-in-bag }.
       *[no] { $name } losuje { words-count }; { words-in-bag }.
    }
words-tells-opening-begins = Ruch otwierający: { words-pair }.
words-tells-turn-begins = Kolejka { $number }: { words-pair }.
words-tells-laid = { $you ->
        [yes] Kładziesz { $tile } na { $square }.
       *[no] { $name } kładzie { $tile } na { $square }.
    }
words-tells-lifted = { $you ->
        [yes] Zabierasz { $tile } z { $square }.
       *[no] { $name } zabiera { $tile } z { $square }.
    }
words-tells-announced = { $you ->
        [yes] Kładziesz { $word } za { words-points }.
       *[no] { $name } kładzie { $word } za { words-points }.
    }
words-tells-word = { $announced ->
        [yes] { $count ->
            [one] { $count } płytka
            [few] { $count } płytki
            [many] { $count } płytek
           *[other] { $count } płytki
        } od { $square }.
       *[no] Słowo: { $word }.
    }
words-tells-word-more = Dalszy ciąg słowa: { $word }.
words-tells-time-over = Koniec czasu: { words-pair }.
words-tells-passed-by-time = Ruch niezgłoszony na czas to pas: { words-pair }.
words-tells-accepted = { $one_you ->
        [yes] Uznajecie
       *[no] { $two_you ->
            [yes] Uznajecie
           *[no] Uznają
        }
    }: { words-pair }.
words-tells-challenged = { $you ->
        [yes] Twój ruch { $move } sprawdzają: { words-pair }.
       *[no] Sprawdzenie ruchu { $move } ({ $name }): { words-pair }.
    }
words-tells-valid = { $you ->
        [yes] Ruch poprawny: zachowujesz { words-points }.
       *[no] Ruch poprawny: { $name } zachowuje { words-points }.
    }
words-tells-invalid = { $you ->
        [yes] Ruch niepoprawny: tracisz { words-points }.
       *[no] Ruch niepoprawny: { $name } traci { words-points }.
    }
words-tells-taken-back = { $you ->
        [yes] Zabierasz z powrotem { words-count }.
       *[no] { $name } zabiera z powrotem { words-count }.
    }
words-tells-falls-too = { $you ->
        [yes] Twój ruch opierał się na nim i też przepada: o { words-points } mniej.
       *[no] Ruch ({ $name }) opierał się na nim i też przepada: o { words-points } mniej.
    }
words-tells-stands = { $you ->
        [yes] Twój ruch leży gdzie indziej i zostaje: { words-points }.
       *[no] Ruch ({ $name }) leży gdzie indziej i zostaje: { words-points }.
    }
words-tells-cross = Krzyżyk dla pary { words-pair }: razem { $crosses ->
        [one] { $crosses } krzyżyk
        [few] { $crosses } krzyżyki
        [many] { $crosses } krzyżyków
       *[other] { $crosses } krzyżyka
    }.
words-tells-move-struck = Za krzyżyk przepada jeden ruch pary { words-pair }; czeka jeszcze: { $left }.
words-tells-turn-skipped = Za krzyżyk przepada jedyny ruch pary { words-pair } i cała kolejka; czeka jeszcze: { $left }.
words-tells-early-asked = { $you ->
        [yes] Prosicie o wcześniejszą ocenę twojego ruchu.
       *[no] Prośba o wcześniejszą ocenę ruchu ({ $name }): { words-pair }.
    }
words-tells-early-left = Ocena odłożona na później: { words-pair }.
words-tells-early-settled = { $you ->
        [yes] Twój pierwszy ruch jest rozstrzygnięty: { words-points }, razem { $score }.
       *[no] Pierwszy ruch ({ $name }) jest rozstrzygnięty: { words-points }, razem { $score }.
    }
words-tells-drew = { $you ->
        [yes] Dobierasz { words-count }; { words-in-bag }.
       *[no] { $name } dobiera { words-count }; { words-in-bag }.
    }
words-tells-exchanged = { $you ->
        [yes] Wymieniasz { words-count }.
       *[no] { $name } wymienia { words-count }.
    }
words-tells-passed = { $you ->
        [yes] Pasujesz.
       *[no] { $name } pasuje.
    }
words-tells-closing = Koniec płytek: { words-pair }. Partia zamknięta.
words-tells-one-left = { $you ->
        [yes] Tylko ty masz jeszcze płytki: grasz pierwszy ruch, drugi się skreśla.
       *[no] Tylko { $name } ma jeszcze płytki i gra pierwszy ruch; drugi się skreśla.
    }
words-tells-added = Plus { words-points } dla pary { words-pair }.
words-tells-subtracted = Minus { words-points } za pozostałe płytki: { words-pair }.
words-tells-blocked-end = Partia zablokowana: za dużo kolejek bez nowej płytki.
words-tells-sum = Suma pary { words-pair }: { $score }.

## Jak się kończy

words-ending-closed = Partia jest zamknięta
words-ending-blocked = Partia jest zablokowana

## Odmowy

words-refuses-no-such-seat = Nie ma takiego miejsca; przy tym stole { $players ->
        [one] jest { $players } miejsce
        [few] są { $players } miejsca
        [many] jest { $players } miejsc
       *[other] jest { $players } miejsca
    }, liczy się je od 0.
words-refuses-no-such-action = Tego zrobić nie można; można kłaść płytki, wymieniać, pasować, głosować i dawać dozwolone sygnały.
words-refuses-no-tiles-yet = Nikt nie ma jeszcze płytek: trwa losowanie, kto zaczyna.
words-refuses-not-your-turn = Teraz grają przeciwnicy.
words-refuses-partner-moves = Twój ruch już był: teraz gra partner.
words-refuses-bound = Partner pierwszy położył płytkę i musi zagrać pierwszy.
words-refuses-nothing-loose = Nie masz tam luźnej płytki.
words-refuses-square-taken = Na polu { $square } już leży płytka.
words-refuses-no-square = Nie ma takiego pola; pola są od A1 do O15.
words-refuses-not-your-flag = Koniec czasu ogłasza tylko gospodarz stołu.
words-refuses-no-clock = Żaden zegar teraz nie idzie.
words-refuses-nothing-to-judge = Nie masz teraz czego uznawać ani sprawdzać.
words-refuses-not-open = Tego ruchu nie można sprawdzić: można tylko wyłożony i jeszcze nierozstrzygnięty.
words-refuses-have-voted = Już wiadomo, czego chcesz; teraz odpowiada partner.
words-refuses-answer-first = Partner chce sprawdzić ruch: odpowiedz tak albo nie.
words-refuses-no-question = Partner niczego nie zaproponował.
words-refuses-judge-first = Po tych ruchach nie macie już ruchu, chyba że któryś przepadnie: najpierw je uznajcie albo sprawdźcie.
words-refuses-ask-not-now = Wcześniejsza ocena dotyczy pierwszego ruchu leżącego na planszy, zanim zgłosi się drugi.
words-refuses-ask-once = Wcześniejszą ocenę proponuje się najwyżej raz w podwójnej kolejce.
words-refuses-ask-one-move = Kolejka z jednym ruchem nie ma wcześniejszej oceny.
words-refuses-later-not-now = Na później można odłożyć tylko wcześniejszą ocenę.
words-refuses-drawing-first = Trwa losowanie płytek; chwileczkę.
words-refuses-bag-low = Gdy przyjdzie twoja kolej losowania, w woreczku będzie { $bag }; do wymiany trzeba { $least }.
words-refuses-no-exchange = Podaj od jednej do siedmiu płytek ze swojego stojaka.
words-refuses-you-are-out = Nie masz już płytek.
words-refuses-match-over = Partia jest skończona.
words-refuses-no-signal = Partnerom wolno powiedzieć tylko: „ja gram”, „ty grasz”, „kończyć?”, tak i nie.
words-refuses-signal-not-now = Partnerzy mówią w swojej kolejce; „ty grasz” przed pierwszym ruchem.
words-refuses-you-go-once = „Ty grasz” mówi się najwyżej raz w kolejce.
words-refuses-you-go-alone = Partner nie może zagrać pierwszy.
words-refuses-not-asked-you = Partner nie pytał „kończyć?”.
words-refuses-not-your-rack = To nie są płytki z twojego stojaka ({ $rack }).
words-refuses-not-in-rack = Nie masz { $tiles }; twój stojak to { $rack }.
words-refuses-no-letter = Litery to { $letters }; blank zastępuje jedną z nich.
words-refuses-off-board = Słowo nie mieści się na planszy.
words-refuses-no-tiles = Połóż od jednej do siedmiu płytek.
words-refuses-not-canonical = Pojedynczą płytkę zapisuje się poziomo, jeśli ma sąsiada z lewej lub prawej, a jeśli nie, pionowo.
words-refuses-occupied = Na polu { $square } już leży płytka.
words-refuses-not-centre = Pierwsze słowo przykrywa środek, H8.
words-refuses-one-tile = Pierwsze słowo ma co najmniej dwie płytki.
words-refuses-apart = Ruch musi dotykać płytek na planszy; te leżą osobno.

## Arkusz (W24)

words-sheet-word = słowo
words-sheet-points = punkty
words-sheet-sum = suma
words-sheet-exchanged = wymiana
words-sheet-passed = pas
words-sheet-cross = krzyżyk

## W terminalu

play-words-progress = kolejka { $turn } · woreczek { $bag } (do wymiany { $exchange })
play-words-triple-word = 3S
play-words-double-word = 2S
play-words-triple-letter = 3L
play-words-double-letter = 2L
play-words-rack = Twój stojak:
play-words-placed = kładzie
play-words-exchanged = wymienia
play-words-passed = pasuje
play-words-struck = ruch skreślony
play-words-fell = cofnięty
play-words-says-i-go = ja gram
play-words-says-shall-i-close = kończyć?
play-words-says-yes = tak
play-words-says-no = nie
play-words-says-you-go = ty grasz
play-words-says-ask = prosimy o ocenę?
play-words-says-accept = uznaję
play-words-says-challenge-1 = sprawdzamy ruch 1?
play-words-says-challenge-2 = sprawdzamy ruch 2?
play-words-key-you-go = ty grasz
play-words-key-accept = uznaję
play-words-key-challenge-first = sprawdzam 1
play-words-key-challenge-second = sprawdzam 2
play-words-key-yes = tak
play-words-key-no = nie
play-words-key-later = później
play-words-key-ask = ocena
play-words-key-pass = pas
play-words-key-i-go = ja gram
play-words-key-shall-i-close = kończyć?
play-words-key-say-yes = mówię tak
play-words-key-say-no = mówię nie
play-words-key-order = litery w nowej kolejności
play-words-key-exchange = -ABC wymiana (do { $most })
words-small-list = Jest tylko mała próbka słów; pełną listę utworzy: stolik lexicon build { $list }
