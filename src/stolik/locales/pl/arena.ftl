### Boty przeciw botom: stolik arena

# $game: its name; $deals, $matches: how many
arena-title = { $game }: { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdania
    }, { $matches ->
        [one] { $matches } mecz
        [few] { $matches } mecze
        [many] { $matches } meczów
       *[other] { $matches } meczu
    }
arena-intervals = przedziały 95%
# $value: a number with the ends $low and $high of its interval
arena-interval = { $value } [{ $low }; { $high }]
arena-playing = mecze: { $game }
arena-bot = bot
arena-score = średni wynik
arena-place = średnie miejsce
arena-wins = wygrane, %
arena-rating = ranking
arena-differences = różnice na tych samych rozdaniach (pierwszy minus drugi)
arena-first = pierwszy
arena-second = drugi
arena-difference-score = wynik
arena-difference-wins = wygrane, p. proc.
arena-legend = kropka: średnia, kreska: przedział 95%
arena-written = zapisano: { $files }
arena-timed = Boty dostały czas, a nie stałą ilość pracy: kolejny przebieg rozegra inne mecze, więc polegać można tylko na przedziałach.
# $count: how many
arena-resumed = { $count ->
        [one] { $count } mecz rozegrano wcześniej i się liczy.
        [few] { $count } mecze rozegrano wcześniej i się liczą.
        [many] { $count } meczów rozegrano wcześniej i się liczą.
       *[other] { $count } meczu rozegrano wcześniej i się liczy.
    }
arena-lost-worker = Utracono proces roboczy. { $count ->
        [one] Jego { $count } rozdanie zostanie rozegrane jeszcze raz.
        [few] Jego { $count } rozdania zostaną rozegrane jeszcze raz.
        [many] Jego { $count } rozdań zostanie rozegranych jeszcze raz.
       *[other] Jego { $count } rozdania zostanie rozegrane jeszcze raz.
    }
# $done, $all: matches
arena-stopped = Przerwano. Rozegrane mecze ({ $done } z { $all }) są w pliku { $file }; to samo polecenie z --resume gra dalej od tego miejsca.

## Liga

arena-league = Liga
arena-league-ladder = { $count ->
        [one] { $count } uczestnik, ranking
        [few] { $count } uczestników, ranking
        [many] { $count } uczestników, ranking
       *[other] { $count } uczestnika, ranking
    }
arena-league-note = Ranking według openskill: nowy uczestnik zaczyna od 25; kreski to 95% tego, w co wierzy model.
# $bot: its name
arena-league-alone = { $bot } dołącza do ligi bez meczu: nie było z kim grać.
arena-league-matches = mecze
arena-league-duels = Jak często bot z wiersza był przed drugim (w tylu meczach)
arena-league-saved = Liga, { $count ->
        [one] { $count } uczestnik
        [few] { $count } uczestników
        [many] { $count } uczestników
       *[other] { $count } uczestnika
    }: { $file }

## Strona

arena-page-intervals = Przy każdej liczbie jest jej przedział 95%, w nawiasie i jako kreska. Rozdanie jest jedną próbą: gra się je w każdym obrocie miejsc.
# $value: percentage points with the ends $low and $high of their interval
arena-page-ahead = { $first } wygrywa częściej niż { $second }: o { $value } punktu procentowego [{ $low }; { $high }].
arena-page-level = Nie wykazano, kto wygrywa częściej, { $first } czy { $second }: różnica to { $value } punktu procentowego [{ $low }; { $high }].
arena-page-settling = { $first } minus { $second }, wygrane w p. proc.
arena-page-deals = { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
        [many] { $count } rozdań
       *[other] { $count } rozdania
    }
arena-page-places = zajęte miejsca, %
arena-page-places-note = Od pierwszego miejsca z lewej do ostatniego z prawej.
arena-page-rating-note = W punktach jak Elo, średnio 0: kto ma o 100 więcej, jest pierwszy w 64 pojedynkach na 100.
arena-page-nth = miejsce { $place }
arena-page-numbers = Wszystkie liczby
arena-page-played = Jak grano
arena-page-game = gra
arena-page-options = opcje
arena-page-seatings = kto gdzie siedział
arena-page-seed = ziarno
arena-page-effort = praca na decyzję
arena-page-seconds = sekundy na decyzję
arena-page-repeats = To samo polecenie w tej samej wersji rozgrywa te same mecze, przy dowolnej liczbie procesów.
