## Word lists: stolik lexicon

lexicon-fetching = { $name }: fetching the dictionary
lexicon-reading = { $name }: reading the list
lexicon-unfolding = { $name }: unfolding the forms
lexicon-packed = { $name }: packed
lexicon-built = { $name }: { $words ->
        [one] { $words } word
       *[other] { $words } words
    }, { $size } MB
lexicon-tiles = for the tiles of { $list }; --language names others
lexicon-left-short = left out: { $count ->
        [one] { $count } line
       *[other] { $count } lines
    } with fewer than 2 letters (line { $line }: { $word })
lexicon-left-strange = left out: { $count ->
        [one] { $count } line
       *[other] { $count } lines
    } with signs that no tile of { $list } has (line { $line }: { $word })
lexicon-left-long = left out: { $count ->
        [one] { $count } line
       *[other] { $count } lines
    } with more than 15 letters (line { $line }: { $word })
lexicon-again = { $count ->
        [one] { $count } line has a word that is there twice
       *[other] { $count } lines have words that are there twice
    }
lexicon-valid = { $word }: may be laid
lexicon-invalid = { $word }: not in the lexicon
lexicon-none = There is no lexicon yet. Build them with: stolik lexicon build
lexicon-column-name = name
lexicon-column-language = language
lexicon-column-words = words
lexicon-column-edition = edition
lexicon-column-source = from
