### Backup and restore of the live tables

# $tables: how many live tables; $entries: how many entries in their logs
backup-contents = { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
# $file: a path; $made: date and time
backup-written = Written to { $file }: { backup-contents }, as of { $made }.
backup-restored = Restored from { $file }: { backup-contents }, as of { $made }.
