## Rozbor partií ve slovech

study-better = { $best } mělo cenu o { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } vyšší
study-none = Žádný dvojtah této partie nevede před ostatními o { $points } b.
study-puzzle = Před záznamem { $entry }, zásobníky { $one } a { $two }: najděte nejlepší dvojtah
study-solution = Řešení: začíná { $name }, { $first }, pak { $second }: { $points } b., o { $lead } před dalším
