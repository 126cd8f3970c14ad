### Záloha stolů a její obnovení

# $tables: kolik stolů; $entries: kolik zápisů v jejich protokolech
backup-contents = { $tables ->
        [one] { $tables } stůl
        [few] { $tables } stoly
        [many] { $tables } stolu
       *[other] { $tables } stolů
    }, { $entries ->
        [one] { $entries } zápis
        [few] { $entries } zápisy
        [many] { $entries } zápisu
       *[other] { $entries } zápisů
    }
# $file: cesta; $made: datum a čas
backup-written = Uloženo do { $file }: { backup-contents }, stav k { $made }.
backup-restored = Obnoveno z { $file }: { backup-contents }, stav k { $made }.
