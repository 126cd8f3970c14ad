## Listy słów: stolik lexicon

lexicon-fetching = { $name }: pobieranie słownika
lexicon-reading = { $name }: czytanie listy
lexicon-unfolding = { $name }: rozwijanie form
lexicon-packed = { $name }: spakowano
lexicon-built = { $name }: { $words ->
        [one] { $words } słowo
        [few] { $words } słowa
        [many] { $words } słów
       *[other] { $words } słowa
    }, { $size } MB
lexicon-tiles = do płytek { $list }; inne wskazuje --language
lexicon-left-short = pominięto { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
        [many] { $count } wierszy
       *[other] { $count } wiersza
    }: mniej niż 2 litery (wiersz { $line }: { $word })
lexicon-left-strange = pominięto { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
        [many] { $count } wierszy
       *[other] { $count } wiersza
    }: znaki, których nie ma na płytkach { $list } (wiersz { $line }: { $word })
lexicon-left-long = pominięto { $count ->
        [one] { $count } wiersz
        [few] { $count } wiersze
        [many] { $count } wierszy
       *[other] { $count } wiersza
    }: więcej niż 15 liter (wiersz { $line }: { $word })
lexicon-again = { $count ->
        [one] { $count } wiersz powtarza słowo
        [few] { $count } wiersze powtarzają słowa
        [many] { $count } wierszy powtarza słowa
       *[other] { $count } wiersza powtarza słowa
    }
lexicon-valid = { $word }: wolno ułożyć
lexicon-invalid = { $word }: nie ma w słowniku
lexicon-none = Nie ma jeszcze żadnego słownika. Buduje je: stolik lexicon build
lexicon-column-name = nazwa
lexicon-column-language = język
lexicon-column-words = słów
lexicon-column-edition = wydanie
lexicon-column-source = źródło
