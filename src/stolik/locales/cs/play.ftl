### Terminál: hra, nabídka, ověření

## U stolu

play-you = ty
play-hand = Tvoje karty:
play-keys = Tah · ? pravidla{ $hint ->
        [yes] { " " }· h rada
       *[no] { "" }
    } · l průběh · s ulož{ $undo ->
        [yes] { " " }· u zpět
       *[no] { "" }
    }{ $resign ->
        [yes] { " " }· r vzdej
       *[no] { "" }
    } · q odejdi
play-thinking = { $name } přemýšlí …
play-commits = Rozdání jsou už určená; SHA-256 jejich tajného semínka: { $commitment }
play-next-deal = Enter: další rozdání ›
play-see-result = Enter: výsledek ›
play-log-more = … výš je toho víc (l ukáže všechno)
play-pages-more = Enter: dál, q: zpět ›
play-pages-back = Enter: zpět ke stolu ›

## Odpovědi na klávesy

play-hint = Rada
play-hint-thinking = Hledám nejlepší tah …
play-hint-only = Můžeš udělat jen jedno: { $action }.
play-hint-best = nejlepší
play-hint-good = skoro stejně dobré
play-hint-fair = ujde to
play-hint-poor = slabé
play-hint-bad = špatné
play-hint-never = Tady rady nejsou: prozradily by, co platí, dřív než někdo podá námitku.
play-undone = Tah vzat zpět.
play-undo-nothing = Ještě nemáš žádný tah, takže není co brát zpět.
play-undo-secret = To už zpět vzít nejde: mezitím se odkryly karty a nikdo je nezapomene.
play-leave-or-play = Napiš q ještě jednou, jestli chceš odejít, nebo { $action } velkým písmenem, jestli chceš zahrát tu kartu.
play-saved = Uloženo: { $file }
play-resign-sure = Napiš r ještě jednou, jestli se chceš vzdát: vyhraje druhá strana a partie končí.
play-resign-many = Tady se vzdát nejde: může to jen jedna ze dvou stran, a tady jich je { $sides }.

## Odchod a konec

play-left = Partie je uložená. Dál se dá hrát takhle:
play-resigned = Vzdáváš partii
play-result-won = Vyhráváš!
play-result-lost = Tentokrát prohráváš.
play-result-shared = Dělíš se o první místo.
play-result-place = Jsi na { $place }. místě.
play-committed = SHA-256 semínka, ukázané před prvním rozdáním:
play-check = Rozdání se dají ověřit takhle:

## 6 bere!

play-nimmt-progress = kolo { $round } · tah { $turn } z { $turns }
play-nimmt-ends-limit = { $limit ->
        [one] do { $limit } hlavy
       *[other] do { $limit } hlav
    }
play-nimmt-ends-rounds = { $rounds ->
        [one] celkem { $rounds } kolo
        [few] celkem { $rounds } kola
       *[other] celkem { $rounds } kol
    }
play-nimmt-full = plná
play-nimmt-counted = celkem, +toto kolo
play-nimmt-take = Vezmi řadu:

## Ogórek

play-ogorek-progress = rozdání { $deal } ({ $dealer }) · zdvih { $trick } ze { $tricks }
play-ogorek-trick = Zdvih
play-ogorek-open = vyloženo:
play-ogorek-floor = nejméně { $floor }
play-ogorek-leads = { $you ->
        [yes] vynášíš
       *[no] vynáší
    }
play-ogorek-out = mimo hru

## Nabídka

play-menu-game = Co budeme hrát? (Enter: 1, q: konec)
play-menu-saved = Hrát dál: { $game } ({ $names })
play-menu-level = Boti:
play-menu-options = Co změnit? (Enter: hrajeme)
play-menu-refuses = „{ $answer }“ tady nejde; jde: { $allowed }.

## Ověření

verify-good = všechno souhlasí
verify-wrong = něco nesouhlasí
verify-checked = prověřené tahy: { $actions }, rozdání potvrzená semínkem: { $deals }
verify-note = poznámka
verify-problem = chyba

## Serving tables

serve-open = Stolik je otevřen na adrese { $address } (Ctrl-C zavře; žádný stůl se neztratí)
