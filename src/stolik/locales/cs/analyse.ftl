### Ohlédnutí za partií: stolik analyse

## Seznam

analyse-entry = č.
analyse-player = hráč
analyse-played = zahráno
analyse-value = hodnota
analyse-best = nejlepší
analyse-lost = ztráta

## Slovy

analyse-costly = { $count ->
        [one] { $count } drahé rozhodnutí:
        [few] { $count } drahá rozhodnutí:
       *[other] { $count } drahých rozhodnutí:
    }
analyse-strange = Za povšimnutí ještě stojí:
analyse-nothing-costly = Žádná drahá rozhodnutí.
analyse-summary = { $name }: rozhodnutí { $decisions }, ztraceno { $lost }, drahých { $costly }.
analyse-written = Zapsáno: { $file }

## Graf

analyse-chart = Šance na výhru v zápase: { $name }
analyse-chart-lost = Kolik stálo každé rozhodnutí
analyse-chart-decisions = rozhodnutí: { $count }

## Šedesát šest

sixtysix-doctor-closed = zavření tu vyhrává { $wins } % možných listů ({ $points } bodu do zápasu); { $best } vyhrává { $best_wins } % ({ $best_points }). Stálo to { $lost } % zápasu.
sixtysix-doctor-unclosed = zavření by tu vyhrálo { $best_wins } % možných listů ({ $best_points } bodu do zápasu); { $played } vyhrává { $wins } % ({ $points }). Stálo to { $lost } % zápasu.
sixtysix-doctor-declared = toto hlášení přináší { $points } bodu do zápasu; { $best } by přineslo { $best_points }. Stálo to { $lost } % zápasu.
sixtysix-doctor-undeclared = { $best } by ukončilo rozdání s { $best_points } bodu do zápasu; { $played } přináší { $points }. Stálo to { $lost } % zápasu.
sixtysix-doctor-card = { $best } přináší { $best_points } bodu do zápasu a vyhrává { $best_wins } % možných listů, { $played } { $points } a { $wins } %. Stálo to { $lost } % zápasu.
sixtysix-doctor-name-exchange = výměna
sixtysix-doctor-name-close = zavření

## Dáma. Hodnoty z pohledu bílých: +0.35, +#3, =

draughts-coach-working = Procházím každý tah …
draughts-coach-line = a potom
draughts-coach-legend = Hodnoty v kamenech z pohledu bílých; +#3: bílé vyhrají ve třech tazích; =: remíza. Tabulky koncovek nepočítají tahy do remízy.
draughts-coach-blunder = hrubá chyba: { $best } by udrželo { $best_value }, teď je { $value }.
draughts-coach-mistake = chyba: { $best } by udrželo { $best_value }, teď je { $value }.
draughts-coach-inaccuracy = nepřesnost: { $best } by udrželo { $best_value }, teď je { $value }.
draughts-coach-to-move = { $colour } na tahu: { $value }
draughts-coach-over = V této pozici je partie u konce.
draughts-coach-which = Z pozice se nepozná, o kterou hru jde, takže { $name } ({ $game }); jinou určí --game.
