## Seznamy slov: stolik lexicon

lexicon-fetching = { $name }: stahuji slovník
lexicon-reading = { $name }: čtení seznamu
lexicon-unfolding = { $name }: rozvíjím tvary
lexicon-packed = { $name }: zabaleno
lexicon-built = { $name }: { $words ->
        [one] { $words } slovo
        [few] { $words } slova
        [many] { $words } slova
       *[other] { $words } slov
    }, { $size } MB
lexicon-tiles = pro kameny { $list }; jiné určí --language
lexicon-left-short = vynecháno: { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
        [many] { $count } řádku
       *[other] { $count } řádků
    } s méně než 2 písmeny (řádek { $line }: { $word })
lexicon-left-strange = vynecháno: { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
        [many] { $count } řádku
       *[other] { $count } řádků
    } se znaky, které na kamenech { $list } nejsou (řádek { $line }: { $word })
lexicon-left-long = vynecháno: { $count ->
        [one] { $count } řádek
        [few] { $count } řádky
        [many] { $count } řádku
       *[other] { $count } řádků
    } s více než 15 písmeny (řádek { $line }: { $word })
lexicon-again = { $count ->
        [one] { $count } řádek opakuje slovo
        [few] { $count } řádky opakují slova
        [many] { $count } řádku opakuje slova
       *[other] { $count } řádků opakuje slova
    }
lexicon-valid = { $word }: lze položit
lexicon-invalid = { $word }: ve slovníku není
lexicon-none = Zatím tu není žádný slovník. Vytvoří je: stolik lexicon build
lexicon-column-name = název
lexicon-column-language = jazyk
lexicon-column-words = slov
lexicon-column-edition = vydání
lexicon-column-source = zdroj
