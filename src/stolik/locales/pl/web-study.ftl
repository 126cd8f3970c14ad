### Nauka: podpowiedzi, zasady, odtwarzanie, analiza, pierwsza partia z przewodnikiem

## Podpowiedzi, które mówi serwer. Każda stoi po słowie takim jak „najlepiej” albo „słabo”

web-study-hint-only = tylko to możesz zrobić
# $percent: szansa wygranej
web-study-hint-chance = wygrywa w { $percent }% przypadków
# $heads: o ile więcej niż przy najlepszej karcie, na przykład 1,5
web-study-hint-heads = gorzej mniej więcej o { $heads ->
        [one] { $heads } głowę
        [few] { $heads } głowy
        [many] { $heads } głów
       *[other] { $heads } głowy
    }
# $value: na przykład +0.35, od strony białych; $line: dalsze ruchy; $more: yes albo no
web-study-hint-men = { $more ->
        [yes] { $value }, potem { $line }
       *[no] { $value }
    }
# $percent: z możliwych układów kart; $points: małe punkty, na przykład +1.2
web-study-hint-deal = wygrywa rozdanie przy { $percent }% możliwych kart ({ $points } punktu meczowego)
web-study-hint-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za oba ruchy

web-study-refuses-training = Podpowiedzi są przy stołach treningowych, gdzie gra się tylko z botami
web-study-refuses-turn = To nie twój ruch, nie ma więc czego podpowiadać
web-study-refuses-failed = Nie udało się znaleźć podpowiedzi; spróbuj jeszcze raz
web-study-refuses-busy = Poprzednie pytanie jest jeszcze rozważane; poczekaj na odpowiedź
web-study-side-0 = Biały
web-study-side-1 = Czarny

## Wszystkie ekrany nauki

web-study-loading = Chwileczkę…
web-study-thinking = Myślę…
web-study-unreachable = Serwer chwilowo nie odpowiada. Nic nie przepadło; spróbuj za chwilę.
web-study-failed = Nie udało się. Nic nie przepadło; spróbuj jeszcze raz.
web-study-again = Spróbuj jeszcze raz
web-study-home = Wszystkie gry
web-study-to-table = Do stołu
web-study-no-game = Nie ma takiej gry

## Zasady

web-study-rules = Zasady
web-study-rules-search = Szukaj w zasadach
web-study-rules-open = Rozwiń wszystkie
web-study-rules-close = Zwiń wszystkie
web-study-rules-found = { $count ->
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
web-study-rules-none = Żadna zasada nie mówi o „{ $search }”.
# Litery na kartach w obrazkach
web-study-card-J = W
web-study-card-Q = D

## Po meczu

web-study-form-json = Pobierz (JSON)
web-study-form-pdn = Pobierz (PDN)
web-study-form-gcg = Pobierz (GCG)
web-study-fair = Czy rozdania były uczciwe?
web-study-fair-about = Przed pierwszym rozdaniem serwer ustalił tajną liczbę i pokazał jej odcisk, a przeglądarka każdego z grających dołożyła własną liczbę. Z nich wynikają wszystkie rozdania. Po partii tajna liczba jest jawna i twoja przeglądarka może wyliczyć każde rozdanie od nowa. To dowodzi, że rozdania były ustalone z góry. Nie dowodzi, że nikt nie podglądał.
web-study-fair-check = Sprawdź rozdania
web-study-fair-checking = Wyliczam wszystkie rozdania od nowa…
web-study-fair-good = { $count ->
        [0] W tej partii nic nie rozdawano, a jej zapis jest w porządku.
        [one] { $count } rozdanie, zgadza się.
        [few] { $count } rozdania, wszystkie się zgadzają.
       *[many] { $count } rozdań, wszystkie się zgadzają.
    }
web-study-fair-bad = Z tą partią coś jest nie tak:
web-study-fair-wrong-seed = Tajna liczba nie pasuje do odcisku, który widziała twoja przeglądarka.
web-study-fair-wrong-nonces = Liczby dołożone przez przeglądarki grających nie są tymi, z których wyliczono rozdania.
web-study-fair-wrong-deal = Rozdanie { $deal } nie wynika z tajnej liczby.
web-study-fair-server-says = Serwer sprawdził i podaje:
web-study-fair-own = { $since ->
        [before] Wszystko to wyliczyła twoja przeglądarka i porównała z odciskiem, który zachowała sprzed partii.
        [during] Wszystko to wyliczyła twoja przeglądarka i porównała z odciskiem, który zachowała, gdy w trakcie partii otworzyła ten stół.
       *[after] Wszystko to wyliczyła twoja przeglądarka, ale odcisk zobaczyła dopiero po partii: że jest to ten z początku, wiadomo tylko od serwera.
    }
web-study-fair-own-rules = Ile kart lub płytek należy rozdać według zasad, wiadomo od serwera; aby sprawdzić i to, pobierz partię i uruchom „stolik verify”.
web-study-fair-own-none = Przy tym połączeniu przeglądarka nie może nic wyliczyć, jest to więc tylko słowo serwera. Aby sprawdzić samodzielnie, pobierz partię i uruchom „stolik verify” albo otwórz stronę przez https.
web-study-fair-commitment = { $since ->
        [after] Odcisk (SHA-256), jaki podaje serwer
       *[other] Odcisk (SHA-256), jaki twoja przeglądarka zobaczyła najpierw
    }
web-study-fair-seed = Tajna liczba, pokazana po partii
web-study-fair-sizes = Rozdania: ile wylosowano / z ilu

## Odtwarzanie

web-study-replay = Zobacz jeszcze raz
web-study-replay-title = Powtórka
web-study-replay-controls = Kroki
web-study-replay-slider = Moment partii
web-study-replay-at = { $at } z { $last }
web-study-replay-first = Na początek
web-study-replay-back = Krok wstecz
web-study-replay-next = Krok dalej
web-study-replay-last = Na koniec
web-study-replay-play = Odtwarzaj
web-study-replay-pause = Zatrzymaj
web-study-replay-keys = Klawisze: ← → krok, spacja odtwarza, Home i End skaczą.
web-study-replay-undo = Ruch został cofnięty.
web-study-replay-only = Ta partia się skończyła: tu można ją tylko oglądać.
web-study-replay-resign = { $name } poddaje partię.
web-study-replay-draw = Strony zgadzają się na remis.
web-study-replay-flag = Czas minął: { $name }.
web-study-moves = Wszystkie ruchy
web-study-kind-start = Początek
web-study-kind-undo = cofnięcie
web-study-kind-resign = poddaje się
web-study-kind-draw = remis za zgodą
web-study-kind-flag = koniec czasu
web-study-copy-moment = Kopiuj link do tej chwili
web-study-copied = Skopiowano
web-study-not-copied = Tutaj się nie da: skopiuj adres strony
web-study-eye = Kto patrzy
web-study-eye-none = widz

## Analiza

web-study-analysis = Analiza
web-study-reviewing = Oceniam każdą decyzję: { $done } z { $total }. Tymczasem możesz przeglądać partię.
web-study-review-failed = Nie udało się dokończyć analizy.
web-study-nothing-to-review = W tej partii nie było o czym decydować.
web-study-chart-prospects = Szansa na wygraną: { $name }
web-study-chart-lost = Ile kosztowała każda decyzja
web-study-chart-label = { $title }, { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }. Lista poniżej mówi to samo słowami.
web-study-costly = Co kosztowało najwięcej
web-study-costly-mark = kosztowne
web-study-nothing-costly = Nikt niczego nie zmarnował.
web-study-best-was = najlepsze było { $best }
web-study-lost-chance = { $percent }% partii
web-study-lost-heads = { $count ->
        [one] { $count } głowa
        [few] { $count } głowy
        [many] { $count } głów
       *[other] { $count } głowy
    }
web-study-lost-points = { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
# $best: ile z nich było najlepszych albo równie dobrych
web-study-sum = { $name }: { $best } z { $count ->
        [one] { $count } decyzji
       *[other] { $count } decyzji
    } nie dało się poprawić.
web-study-then = Potem { $name } gra { $move }.
web-study-better = Lepiej: { $line }
web-study-whatif = Co jeszcze można było zrobić ({ $name })?
web-study-whatif-title = Możliwości: { $name }
web-study-played = tak zagrano
web-study-try = Wypróbuj ruchy od tego miejsca

## Plansza do próbowania ruchów

web-study-board = Plansza do analizy
web-study-board-back = Ruch wstecz
web-study-board-restart = Wróć do początku prób
web-study-board-beginning = Pozycja początkowa gry
web-study-lines = Najlepsze warianty
web-study-lines-none = Nie ma już żadnego ruchu.
web-study-legend = Oceny w pionkach od strony białych; +#3: białe wygrywają w trzech ruchach; =: remis.
web-study-scale = Szansa białych: { $percent }%
web-study-fen = Pozycja (FEN)
web-study-fen-set = Ustaw

## Pierwsza partia z przewodnikiem

web-study-guide = Wskazówki
web-study-guide-title = { $game }: twoja pierwsza partia
web-study-guide-about = { $count ->
        [one] Grasz z łatwymi botami. { $count } wskazówka pojawi się, gdy będzie potrzebna.
        [few] Grasz z łatwymi botami. { $count } wskazówki pojawią się po kolei, każda w swoim czasie.
       *[many] Grasz z łatwymi botami. { $count } wskazówek pojawi się po kolei, każda w swoim czasie.
    } { $hints ->
        [yes] Ruchy można cofać, a podpowiedź jest zawsze pod ręką.
       *[no] Ruchy można cofać.
    }
web-study-guide-begin = Zaczynam
web-study-guide-count = wskazówka { $count } z { $total }
web-study-guide-got = Rozumiem
web-study-guide-goes-on = Graj dalej. Następna wskazówka pojawi się, gdy stanie się coś nowego.
web-study-guide-leave = Bez wskazówek

web-study-lessons-about = { $count ->
        [one] { $count } mała pozycja, jeden ruch
        [few] { $count } małe pozycje, w każdej jeden ruch
       *[many] { $count } małych pozycji, w każdej jeden ruch
    }: z każdym ruchem poznajesz jedną zasadę. Jeśli czegoś nie wolno, dowiesz się dlaczego. Potem możesz rozegrać całą partię ze wskazówkami.
web-study-lessons-at = { $at } z { $count }
web-study-lessons-next = Dalej
web-study-lessons-again = Jeszcze raz
web-study-lessons-end = Zakończ
web-study-lessons-leave = Wyjdź z lekcji
web-study-guide-whole = Cała partia ze wskazówkami
web-study-guide-enough = Wiesz już wszystko, co potrzebne. Graj dalej albo skończ tutaj.
web-study-guide-on = Gram dalej
web-study-guide-stop = Kończę
web-study-guide-end = { $game }: umiesz już grać
web-study-guide-end-about = Całą resztę możesz sprawdzić w zasadach w trakcie gry: zawsze są pod ręką.

web-study-tip-nimmt-choose = Wybierz kartę z ręki. Nikt jej nie zobaczy, póki nie wybiorą wszyscy; do tego czasu możesz ją wziąć z powrotem.
web-study-tip-nimmt-placed = Najpierw dokłada się najniższą kartę. Każda idzie do rzędu, którego ostatnia karta jest najbliżej pod nią.
web-study-tip-nimmt-sixth = Rząd mieści pięć kart. Kto dokłada szóstą, bierze te pięć, a każda głowa na nich liczy się na minus.
web-study-tip-nimmt-low = Karta, która nigdzie nie pasuje, bierze rząd; który, wybiera jej właściciel. Zwykle ten, w którym jest najmniej głów.
web-study-tip-nimmt-marked = Karta specjalna wpuszcza do swojego rzędu tylko parzyste albo tylko nieparzyste. Ta musiała pójść dalej.
web-study-tip-nimmt-moved = Po każdym wzięciu karta specjalna przechodzi do innego rzędu: tego, który kończy się najniżej.
web-study-tip-nimmt-over = Koniec rundy. Im mniej głów, tym lepiej.
web-study-tip-draughts-move = Dotknij swojego pionka, a potem pola, na które ma iść. { $variant ->
        [german] Pionki idą na ukos do przodu, a biją w pięciu kierunkach: do przodu, na boki i na ukos do przodu.
        [corner] Pionki idą na ukos do przodu, z rogu do rogu.
       *[other] Pionki idą na ukos do przodu.
    }
web-study-tip-draughts-must = Możesz bić, więc musisz. Bierki, które mogą to zrobić, są zaznaczone.
web-study-tip-draughts-took = Bije się tak długo, jak się da. { $variant ->
        [russian-official] Które bicie, wybierasz ty.
        [english] Które bicie, wybierasz ty.
       *[other] Trzeba wybrać bicie, które zabiera najwięcej bierek.
    }
web-study-tip-draughts-crowned = { $variant ->
        [russian] Pionek, który dojdzie do ostatniego rzędu, od razu zostaje damką, nawet w środku bicia.
        [russian-official] Pionek, który dojdzie do ostatniego rzędu, od razu zostaje damką, nawet w środku bicia.
       *[other] Pionek, który kończy ruch w ostatnim rzędzie, zostaje damką.
    }
web-study-tip-draughts-king = { $variant ->
        [american] Damka idzie o jedno pole, ale do przodu i do tyłu.
        [english] Damka idzie o jedno pole, ale do przodu i do tyłu.
        [german] Damka idzie o jedno pole, ale we wszystkich ośmiu kierunkach.
       *[other] Damka lata: idzie na ukos tak daleko, jak chce.
    }
web-study-tip-draughts-over = Kto nie ma bierek albo ruchu, przegrywa.
web-study-tip-sixtysix-lead = Zagraj dowolną kartę: póki się dobiera, nie trzeba dokładać do koloru. Atut bije wszystko inne.
web-study-tip-sixtysix-took = Lewy liczą się według kart: as 11, dziesiątka 10, król 4, dama 3, walet 2. Potrzebujesz 66.
web-study-tip-sixtysix-melded = Król i dama w jednym kolorze to meldunek: 20 punktów, w atu 40. Wyjdź jedną z nich, mając drugą w ręce.
web-study-tip-sixtysix-exchanged = Dziewiątkę atu może wymienić na odkrytą kartę ten, kto wychodzi i ma już lewę.
web-study-tip-sixtysix-closed = Zamknięcie kończy dobieranie. Kto zamyka, musi zdobyć 66, inaczej za to zapłaci.
web-study-tip-sixtysix-follow = Nikt już nie dobiera: od teraz trzeba dokładać do koloru, i to wyższą kartę, jeśli się ją ma.
web-study-tip-sixtysix-scored = Rozdanie jest warte 1, 2 albo 3 punkty meczowe: im mniej ma przegrany, tym więcej.
web-study-tip-ogorek-play = Zagraj kartę nie niższą od najwyższej w lewie albo swoją najniższą.
web-study-tip-ogorek-took = Lewę bierze najwyższa karta, a z równych ostatnia. Na razie nic to nie kosztuje.
web-study-tip-ogorek-last = Liczy się tylko szósta lewa: kto ją bierze, dostaje tyle punktów, ile warta jest jego karta. Dlatego wysokich kart pozbywaj się wcześnie.
web-study-tip-ogorek-bonus = Kto w ostatniej lewie miał taką samą kartę, temu odejmuje się punkty.
web-study-tip-ogorek-life = 21 punktów kosztuje życie. Każdy ma dwa.
web-study-tip-ogorek-over = Wygrywa ten, kto zostaje ostatni.
web-study-tip-words-lay = Połóż płytki w jednym rzędzie albo kolumnie, tak by z tym, co już leży, powstało słowo. Widzisz też stojak partnera.
web-study-tip-words-announce = Widzisz, ile punktów da ten ruch. Zgłoszenie kończy ruch: potem nie można go już cofnąć.
web-study-tip-words-judge = Teraz wasza para uznaje to, co położyli przeciwnicy, albo to sprawdza. Nikt nie podpowie, czy słowo jest poprawne: pokaże to tylko sprawdzenie, i oboje musicie się na nie zgodzić.
web-study-tip-words-order = W podwójnej kolejce każde z was wykonuje jeden ruch, w dowolnej kolejności: zaczyna ten, kto położy pierwszą płytkę. „{ web-words-says-you-go }” oddaje początek partnerowi.
web-study-tip-words-talk = Czatu tu nie ma: partnerzy mogą powiedzieć sobie tylko to, co jest na przyciskach. Partner widzi jednak twój stojak, więc pokaż mu słowo kolejnością liter.
web-study-tip-words-early = Nie masz pewności co do pierwszego ruchu? Wasza para może poprosić przeciwników, żeby ocenili go od razu. Jeśli odpadnie, drugie z was gra na czystej planszy.
web-study-tip-words-exchange = Nie ma dobrego słowa? Możesz wymienić płytki, póki w woreczku jest ich dość, albo spasować.
web-study-tip-words-invalid = Ruch niepoprawny wraca na stojak: bez punktów i bez nowych płytek.
web-study-tip-words-cross = Niesłuszne sprawdzenie daje parze krzyżyk. Trzeci kosztuje ruch.
