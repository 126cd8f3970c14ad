## Analiza partii w słowach

study-better = { $best } dałoby o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej
study-better-turn = { $first } (zaczyna { $name }), potem { $second } dałoby o { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } więcej
study-phony-fell = { $count ->
        [one] nie ma słowa { $words }
       *[other] nie ma słów { $words }
    } i ruch przepadł
study-phony-stood = { $count ->
        [one] nie ma słowa { $words }
       *[other] nie ma słów { $words }
    }, ale nikt nie sprawdził
study-none = W tej partii żadna podwójna kolejka nie jest lepsza od innych o { $points } pkt.
study-puzzle = Przed wpisem { $entry }, stojaki { $one } i { $two }: znajdź najlepszą podwójną kolejkę
study-solution = Rozwiązanie: zaczyna { $name }, { $first }, potem { $second }: { $points } pkt, o { $lead } przed następnym
study-position = Stojaki { $one } i { $two }, płytki w worku: { $bag }
study-first = zaczyna
study-move = ruch
study-value = wartość
study-equity = Wartość: o ile punktów para prowadzi po odpowiedzi przeciwników, z zachowanymi płytkami; { $worlds ->
        [0] bez prób w wyobrażonych rozdaniach
       *[other] średnia z najwyżej { $worlds } wyobrażonych rozdań
    }.
