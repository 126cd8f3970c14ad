# The page's own words: bar, lobby, waiting room, table, settings.
web-title = Stolik
