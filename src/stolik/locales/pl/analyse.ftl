### Spojrzenie wstecz: stolik analyse

## Lista

analyse-entry = nr
analyse-player = gracz
analyse-played = zagrane
analyse-value = wartość
analyse-best = najlepsze
analyse-lost = strata

## Słowami

analyse-costly = { $count ->
        [one] { $count } kosztowna decyzja:
        [few] { $count } kosztowne decyzje:
       *[many] { $count } kosztownych decyzji:
    }
analyse-strange = Warto też wiedzieć:
analyse-nothing-costly = Żadnych kosztownych decyzji.
analyse-summary = { $name }: { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    }, oddane { $lost }, kosztownych { $costly }.
analyse-written = Zapisano: { $file }

## Wykres

analyse-chart = Szansa na wygranie meczu: { $name }
analyse-chart-lost = Ile oddała każda decyzja
analyse-chart-decisions = { $count ->
        [one] { $count } decyzja
        [few] { $count } decyzje
       *[many] { $count } decyzji
    }

## Sześćdziesiąt sześć

sixtysix-doctor-closed = zamknięcie wygrywa tu { $wins }% możliwych rąk ({ $points } punktu meczowego); { $best } wygrywa { $best_wins }% ({ $best_points }). Kosztowało to { $lost }% meczu.
sixtysix-doctor-unclosed = zamknięcie wygrałoby tu { $best_wins }% możliwych rąk ({ $best_points } punktu meczowego); { $played } wygrywa { $wins }% ({ $points }). Kosztowało to { $lost }% meczu.
sixtysix-doctor-declared = to ogłoszenie daje { $points } punktu meczowego; { $best } dałoby { $best_points }. Kosztowało to { $lost }% meczu.
sixtysix-doctor-undeclared = { $best } zakończyłoby rozdanie z wynikiem { $best_points } punktu meczowego; { $played } daje { $points }. Kosztowało to { $lost }% meczu.
sixtysix-doctor-card = { $best } daje { $best_points } punktu meczowego i wygrywa { $best_wins }% możliwych rąk, { $played } { $points } i { $wins }%. Kosztowało to { $lost }% meczu.
sixtysix-doctor-name-exchange = wymiana
sixtysix-doctor-name-close = zamknięcie

## Warcaby. Wartości z punktu widzenia białych: +0.35, +#3, =

draughts-coach-working = Przeglądam każdy ruch …
draughts-coach-line = a potem
draughts-coach-legend = Wartości w pionkach z punktu widzenia białych; +#3: białe wygrywają w trzech ruchach; =: remis. Tablice końcówek nie liczą ruchów do remisu.
draughts-coach-blunder = gruby błąd: { $best } utrzymałoby { $best_value }, teraz jest { $value }.
draughts-coach-mistake = błąd: { $best } utrzymałoby { $best_value }, teraz jest { $value }.
draughts-coach-inaccuracy = niedokładność: { $best } utrzymałoby { $best_value }, teraz jest { $value }.
draughts-coach-to-move = { $colour } na ruchu: { $value }
draughts-coach-over = W tej pozycji partia jest skończona.
draughts-coach-which = Pozycja nie mówi, jaka to gra, więc to { $name } ({ $game }); inną wskazuje --game.
