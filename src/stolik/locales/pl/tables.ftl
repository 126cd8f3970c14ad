### Tablice końcówek warcabów: stolik tables

tables-building = tablice końcówek
tables-done = gotowe
tables-checking = sprawdzanie
tables-built = Końcówki do { $pieces } bierek: { $count ->
        [one] { $count } pozycja
        [few] { $count } pozycje
       *[many] { $count } pozycji
    }, { $size } MB.
tables-stopped = Przerwano. To, co gotowe, zostaje: to samo polecenie pójdzie dalej.
tables-right = { $count ->
        [one] Sprawdzono { $count } pozycję: wynika
        [few] Sprawdzono { $count } pozycje: wszystkie wynikają
       *[many] Sprawdzono { $count } pozycji: wszystkie wynikają
    } z ruchów.
tables-wrong = Pozycja { $place } w { $material } nie wynika z ruchów.

## Lista

tables-material = pionki.damki
tables-entries = pozycje
tables-won = wygrane
tables-drawn = remisowe
tables-lost = przegrane
tables-longest = najdłuższa, ruchów obu stron
