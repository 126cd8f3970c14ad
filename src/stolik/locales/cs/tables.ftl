### Tabulky koncovek dámy: stolik tables

tables-building = tabulky koncovek
tables-done = hotovo
tables-checking = kontrola
tables-built = Koncovky do { $pieces } kamenů: { $count ->
        [one] { $count } pozice
        [few] { $count } pozice
       *[other] { $count } pozic
    }, { $size } MB.
tables-stopped = Přerušeno. Co je hotové, zůstává: stejný příkaz bude pokračovat.
tables-right = { $count ->
        [one] Ověřena { $count } pozice: vyplývá
        [few] Ověřeny { $count } pozice: všechny vyplývají
       *[other] Ověřeno { $count } pozic: všechny vyplývají
    } z tahů.
tables-wrong = Pozice { $place } v { $material } z tahů nevyplývá.

## Seznam

tables-material = kameny.dámy
tables-entries = pozice
tables-won = výhry
tables-drawn = remízy
tables-lost = prohry
tables-longest = nejdelší, tahů obou stran
