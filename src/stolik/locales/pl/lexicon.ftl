## Listy słów: stolik lexicon

lexicon-fetching = { $name }: pobieranie słownika
lexicon-unfolding = { $name }: rozwijanie form
lexicon-packed = { $name }: spakowano
lexicon-built = { $name }: { $words ->
        [one] { $words } słowo
        [few] { $words } słowa
        [many] { $words } słów
       *[other] { $words } słowa
    }, { $size } MB
lexicon-valid = { $word }: wolno ułożyć
lexicon-invalid = { $word }: nie ma w słowniku
lexicon-none = Nie ma jeszcze żadnego słownika. Buduje je: stolik lexicon build
lexicon-column-name = nazwa
lexicon-column-language = język
lexicon-column-words = słów
lexicon-column-source = źródło
