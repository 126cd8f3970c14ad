## Analiza partii w słowach

study-better = { $best } dałoby o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej
study-none = Żadne podwójne posunięcie tej partii nie wyprzedza innych o { $points } pkt.
study-puzzle = Przed wpisem { $entry }, stojaki { $one } i { $two }: znajdź najlepsze podwójne posunięcie
study-solution = Rozwiązanie: zaczyna { $name }, { $first }, potem { $second }: { $points } pkt, o { $lead } przed następnym
