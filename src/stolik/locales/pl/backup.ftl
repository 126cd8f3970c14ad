### Kopia zapasowa stolików i jej przywracanie

# $tables: ile stolików; $entries: ile wpisów w ich dziennikach
backup-contents = { $tables ->
        [one] { $tables } stolik
        [few] { $tables } stoliki
        [many] { $tables } stolików
       *[other] { $tables } stolika
    }, { $entries ->
        [one] { $entries } wpis
        [few] { $entries } wpisy
        [many] { $entries } wpisów
       *[other] { $entries } wpisu
    }
# $file: ścieżka; $made: data i godzina
backup-written = Zapisano w { $file }: { backup-contents }, stan z { $made }.
backup-restored = Przywrócono z { $file }: { backup-contents }, stan z { $made }.
