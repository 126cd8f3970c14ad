## Rozbor partií ve slovech

study-better = { $best } by přineslo o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc
study-better-turn = { $first } (začíná { $name }), pak { $second } by přineslo o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } víc
study-phony-fell = { $count ->
        [one] slovo { $words } neexistuje
       *[other] slova { $words } neexistují
    } a tah padl
study-phony-stood = { $count ->
        [one] slovo { $words } neexistuje
       *[other] slova { $words } neexistují
    }, ale nikdo nevznesl námitku
study-none = V této partii není žádný dvojtah o { $points } b. lepší než ostatní.
study-puzzle = Před záznamem { $entry }, zásobníky { $one } a { $two }: najdi nejlepší dvojtah
study-solution = Řešení: začíná { $name }, { $first }, pak { $second }: { $points } b., o { $lead } před dalším
study-position = Zásobníky { $one } a { $two }, kamenů v pytlíku: { $bag }
study-first = začíná
study-move = tah
study-value = hodnota
study-equity = Hodnota: o kolik bodů dvojice vede po odpovědi soupeřů, i s ponechanými kameny; { $worlds ->
        [0] bez zkoušek v představovaných rozdáních
       *[other] průměr z nejvýše { $worlds } představovaných rozdání
    }.
