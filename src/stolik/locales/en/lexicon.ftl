## Word lists: stolik lexicon

lexicon-fetching = { $name }: fetching the dictionary
lexicon-unfolding = { $name }: unfolding the forms
lexicon-packed = { $name }: packed
lexicon-built = { $name }: { $words ->
        [one] { $words } word
       *[other] { $words } words
    }, { $size } MB
lexicon-valid = { $word }: may be laid
lexicon-invalid = { $word }: not in the lexicon
lexicon-none = There is no lexicon yet. Build them with: stolik lexicon build
lexicon-column-name = name
lexicon-column-language = language
lexicon-column-words = words
lexicon-column-source = from
