## Seznamy slov: stolik lexicon

lexicon-fetching = { $name }: stahuji slovník
lexicon-unfolding = { $name }: rozvíjím tvary
lexicon-packed = { $name }: zabaleno
lexicon-built = { $name }: { $words ->
        [one] { $words } slovo
        [few] { $words } slova
        [many] { $words } slova
       *[other] { $words } slov
    }, { $size } MB
lexicon-valid = { $word }: lze položit
lexicon-invalid = { $word }: ve slovníku není
lexicon-none = Zatím tu není žádný slovník. Vytvoří je: stolik lexicon build
lexicon-column-name = název
lexicon-column-language = jazyk
lexicon-column-words = slov
lexicon-column-source = zdroj
