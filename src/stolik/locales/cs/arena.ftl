### Boti proti botům: stolik arena

# $game: its name; $deals, $matches: how many
arena-title = { $game }: { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
        [many] { $deals } rozdání
       *[other] { $deals } rozdání
    }, { $matches ->
        [one] { $matches } zápas
        [few] { $matches } zápasy
        [many] { $matches } zápasu
       *[other] { $matches } zápasů
    }
arena-intervals = 95% intervaly
# $value: a number with the ends $low and $high of its interval
arena-interval = { $value } [{ $low }; { $high }]
arena-playing = zápasy: { $game }
arena-bot = bot
arena-score = průměrné skóre
arena-place = průměrné pořadí
arena-wins = výhry, %
arena-rating = rating
arena-differences = rozdíly na stejných rozdáních (první minus druhý)
arena-first = první
arena-second = druhý
arena-difference-score = skóre
arena-difference-wins = výhry, p. b.
arena-legend = bod: průměr, čára: 95% interval
arena-written = zapsáno: { $files }
arena-timed = Boti dostali čas, ne pevné množství práce: další běh sehraje jiné zápasy, spolehnout se lze jen na intervaly.
# $count: how many
arena-resumed = { $count ->
        [one] { $count } zápas byl sehrán dříve a počítá se.
        [few] { $count } zápasy byly sehrány dříve a počítají se.
        [many] { $count } zápasu bylo sehráno dříve a počítá se.
       *[other] { $count } zápasů bylo sehráno dříve a počítá se.
    }
arena-lost-worker = Ztratil se pracovní proces. { $count ->
        [one] Jeho { $count } rozdání se hraje znovu.
        [few] Jeho { $count } rozdání se hrají znovu.
        [many] Jeho { $count } rozdání se hraje znovu.
       *[other] Jeho { $count } rozdání se hraje znovu.
    }
# $done, $all: matches
arena-stopped = Přerušeno. Sehrané zápasy ({ $done } z { $all }) jsou v souboru { $file }; stejný příkaz s --resume odtud pokračuje.

## Liga

arena-league = Liga
arena-league-ladder = { $count ->
        [one] { $count } účastník, rating
        [few] { $count } účastníci, rating
        [many] { $count } účastníka, rating
       *[other] { $count } účastníků, rating
    }
arena-league-note = Rating podle openskill: nový účastník začíná na 25; čáry ukazují 95 % toho, čemu model věří.
# $bot: its name
arena-league-alone = { $bot } vstupuje do ligy bez zápasu: nebylo s kým hrát.
arena-league-matches = zápasy
arena-league-duels = Jak často bot z řádku skončil před druhým (z tolika zápasů)
arena-league-saved = Liga, { $count ->
        [one] { $count } účastník
        [few] { $count } účastníci
        [many] { $count } účastníka
       *[other] { $count } účastníků
    }: { $file }

## Stránka

arena-page-intervals = U každého čísla je jeho 95% interval, v závorce i jako čára. Rozdání je jeden vzorek: hraje se v každém otočení míst.
# $value: percentage points with the ends $low and $high of their interval
arena-page-ahead = { $first } vyhrává častěji než { $second }: o { $value } procentního bodu [{ $low }; { $high }].
arena-page-level = Neprokázalo se, kdo vyhrává častěji, zda { $first }, nebo { $second }: rozdíl je { $value } procentního bodu [{ $low }; { $high }].
arena-page-settling = { $first } minus { $second }, výhry v p. b.
arena-page-deals = { $count ->
        [one] { $count } rozdání
        [few] { $count } rozdání
        [many] { $count } rozdání
       *[other] { $count } rozdání
    }
arena-page-places = obsazená místa, %
arena-page-places-note = Od prvního místa vlevo po poslední vpravo.
arena-page-rating-note = V bodech jako Elo, v průměru 0: kdo má o 100 víc, je první v 64 soubojích ze 100.
arena-page-nth = { $place }. místo
arena-page-numbers = Všechna čísla
arena-page-played = Jak se hrálo
arena-page-game = hra
arena-page-options = volby
arena-page-seatings = kdo kde seděl
arena-page-seed = semínko
arena-page-effort = práce na rozhodnutí
arena-page-seconds = sekundy na rozhodnutí
arena-page-repeats = Stejný příkaz ve stejné verzi sehraje stejné zápasy, s libovolným počtem procesů.
