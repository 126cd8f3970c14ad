### Terminal: gra, menu, sprawdzanie

## Przy stole

play-you = ty
play-hand = Twoje karty:
play-keys = Ruch · ? zasady{ $hint ->
        [yes] { " " }· h rada
       *[no] { "" }
    } · l przebieg · s zapis{ $undo ->
        [yes] { " " }· u cofnij
       *[no] { "" }
    }{ $resign ->
        [yes] { " " }· r poddaj
       *[no] { "" }
    } · q wyjdź
play-thinking = { $name } myśli …
play-commits = Rozdania są już ustalone; SHA-256 ich tajnego ziarna: { $commitment }
play-next-deal = Enter: następne rozdanie ›
play-see-result = Enter: wynik ›
play-log-more = … wyżej jest więcej (l pokaże wszystko)
play-pages-more = Enter: dalej, q: wróć ›
play-pages-back = Enter: wróć do stołu ›

## Odpowiedzi na klawisze

play-hint = Rada
play-hint-thinking = Szukam najlepszego ruchu …
play-hint-only = Możesz zrobić tylko jedno: { $action }.
play-hint-best = najlepiej
play-hint-good = prawie tak samo dobrze
play-hint-fair = nieźle
play-hint-poor = słabo
play-hint-bad = źle
play-hint-never = Tu nie ma podpowiedzi: zdradzałyby, co jest poprawne, zanim ktoś to sprawdzi.
play-undone = Ruch cofnięty.
play-undo-nothing = Nie masz jeszcze żadnego ruchu, więc nie ma czego cofać.
play-undo-secret = Tego nie da się cofnąć: odkryto już karty i nikt ich nie zapomni.
play-leave-or-play = Wpisz q jeszcze raz, aby wyjść z partii, albo { $action } wielką literą, aby zagrać tę kartę.
play-saved = Zapisano: { $file }
play-resign-sure = Wpisz r jeszcze raz, aby się poddać: wygrywa druga strona i partia się kończy.
play-resign-many = Tu nie można się poddać: może to zrobić tylko jedna z dwóch stron, a tu jest ich { $sides }.

## Wyjście i koniec

play-left = Partia jest zapisana. Dalej można grać tak:
play-resigned = Poddajesz partię
play-result-won = Wygrywasz!
play-result-lost = Tym razem przegrywasz.
play-result-shared = Dzielisz pierwsze miejsce.
play-result-place = Zajmujesz miejsce { $place }.
play-committed = SHA-256 ziarna, pokazane przed pierwszym rozdaniem:
play-check = Rozdania można sprawdzić tak:

## 6. bierze!

play-nimmt-progress = runda { $round } · tura { $turn } z { $turns }
play-nimmt-ends-limit = { $limit ->
        [one] do { $limit } głowy
       *[other] do { $limit } głów
    }
play-nimmt-ends-rounds = { $rounds ->
        [one] razem { $rounds } runda
        [few] razem { $rounds } rundy
       *[many] razem { $rounds } rund
    }
play-nimmt-full = pełny
play-nimmt-counted = razem, +ta runda
play-nimmt-take = Weź rząd:

## Ogórek

play-ogorek-progress = rozdanie { $deal } ({ $dealer }) · lewa { $trick } z { $tricks }
play-ogorek-trick = Lewa
play-ogorek-open = odkryte:
play-ogorek-floor = co najmniej { $floor }
play-ogorek-leads = { $you ->
        [yes] wychodzisz
       *[no] wychodzi
    }
play-ogorek-out = poza grą

## Menu

play-menu-game = W co gramy? (Enter: 1, q: wyjście)
play-menu-saved = Graj dalej: { $game } ({ $names })
play-menu-level = Boty:
play-menu-options = Co zmienić? (Enter: gramy)
play-menu-refuses = „{ $answer }” tu nie pasuje; możliwe: { $allowed }.

## Sprawdzanie

verify-good = wszystko się zgadza
verify-wrong = coś się nie zgadza
verify-checked = sprawdzone ruchy: { $actions }, rozdania potwierdzone ziarnem: { $deals }
verify-note = uwaga
verify-problem = błąd

## Serving tables

serve-open = Stolik jest otwarty pod adresem { $address } (Ctrl-C zamyka; żaden stół nie przepadnie)
