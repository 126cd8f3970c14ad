### Šedesát šest

sixtysix-name = Šedesát šest
sixtysix-about = Dva hráči, 24 karet, trumfy a hlášky: kdo první napočítá 66, ať to ohlásí. Kdo zavře talon, musí tolik získat.
sixtysix-notation = karta je 9, J, Q, K, 10 nebo A s barvou (9s, 10♥); další tahy jsou „výměna“, „zavírám“ a „66“, „66 Qh“ ohlásí 66 s kartou hlášky

## Části vět

sixtysix-rank = { $rank }
sixtysix-worth = { $worth ->
        [one] { $worth } bod
        [few] { $worth } body
       *[other] { $worth } bodů
    }
sixtysix-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
sixtysix-paid = { $paid ->
        [one] { $paid } bod do zápasu
        [few] { $paid } body do zápasu
       *[other] { $paid } bodů do zápasu
    }
sixtysix-score = { $score ->
        [one] { $score } bod do zápasu
        [few] { $score } body do zápasu
       *[other] { $score } bodů do zápasu
    }

## Volby

sixtysix-option-players = Kolik lidí hraje: vždy { $low } ({ $rule }).
sixtysix-option-target = Kolik bodů do zápasu vyhrává: { $low } až { $high } ({ $rule }).
sixtysix-option-exchange_min_stock = Kolik karet i s otočenou musí v talonu zbývat k výměně: { $low } až { $high } ({ $rule }).
sixtysix-option-close_needs_trick = Zavřít smí jen ten, kdo už má zdvih ({ $rule }).
sixtysix-option-no_trick_at_close = Když zavírající prohraje, počítají se zdvihy soupeře, jak byly při zavření ({ $rule }).

## Co se děje

sixtysix-tells-dealer-drawn = { $you ->
        [yes] Losování: rozdáváš ty.
       *[no] Losování: rozdává { $name }.
    }
sixtysix-tells-dealt = Rozdání { $deal }: { $you ->
        [yes] rozdáváš ty
       *[no] rozdává { $name }
    }, otočena je { $turn_up }, trumfy jsou { $trump }, { $leader_you ->
        [yes] vynášíš ty
       *[no] vynáší { $leader }
    }.
sixtysix-tells-led = { $you ->
        [yes] Vynášíš { $card }.
       *[no] { $name } vynáší { $card }.
    }
sixtysix-tells-answered = { $you ->
        [yes] Přidáváš { $card }.
       *[no] { $name } přidává { $card }.
    }
sixtysix-tells-took = { $you ->
        [yes] Bereš zdvih: { sixtysix-worth }, celkem { $points }.
       *[no] { $name } bere zdvih: { sixtysix-worth }, celkem { $points }.
    }
sixtysix-tells-drew = { $left ->
        [one] Oba lížou; zbývá { $left } karta.
        [few] Oba lížou; zbývají { $left } karty.
       *[other] Oba lížou; zbývá { $left } karet.
    }
sixtysix-tells-drew-turn-up = { $you ->
        [yes] Oba lížou poslední karty, ty otočenou { $card }. Odteď se musí ctít barva.
       *[no] Oba lížou poslední karty, { $name } otočenou { $card }. Odteď se musí ctít barva.
    }
sixtysix-tells-exchanged = { $you ->
        [yes] Vyměňuješ { $nine } za otočenou { $card }.
       *[no] { $name } vyměňuje { $nine } za otočenou { $card }.
    }
sixtysix-tells-closed = { $you ->
        [yes] Zavíráš talon: musíš získat 66.
       *[no] { $name } zavírá talon a musí získat 66.
    }
sixtysix-tells-melded = { $you ->
        [yes] Ukazuješ i { $partner }: hláška, { sixtysix-worth } s tvým příštím zdvihem.
       *[no] { $name } ukazuje i { $partner }: hláška, { sixtysix-worth } s příštím zdvihem.
    }
sixtysix-tells-meld-counted = { $you ->
        [yes] Tvoje hláška platí: { sixtysix-worth }, celkem { $points }.
       *[no] Hláška platí ({ $name }): { sixtysix-worth }, celkem { $points }.
    }
sixtysix-tells-scored = { $you ->
        [yes] Dostáváš { sixtysix-paid }, máš { $score }.
       *[no] { $name } dostává { sixtysix-paid }, má { $score }.
    }
sixtysix-tells-closer-failed = { $you ->
        [yes] Talon zavíráš ty a máš jen { sixtysix-points }.
       *[no] Talon je zavřený a { $name } má jen { sixtysix-points }.
    }
sixtysix-tells-took-last = { $you ->
        [yes] Poslední zdvih je tvůj: ještě { sixtysix-worth }, celkem { $points }.
       *[no] Poslední zdvih bere { $name }: ještě { sixtysix-worth }, celkem { $points }.
    }
sixtysix-tells-even = Oba mají { sixtysix-points }: nikdo nic nedostává.
sixtysix-tells-declared = { $you ->
        [yes] Hlásíš 66 a máš { sixtysix-points }.
       *[no] { $name } hlásí 66 a má { sixtysix-points }.
    }
sixtysix-tells-declared-falsely = { $you ->
        [yes] Hlášení je falešné: máš { sixtysix-points }, ne 66.
       *[no] Hlášení je falešné: { $name } má { sixtysix-points }, ne 66.
    }
sixtysix-tells-declared-with-meld = { $you ->
        [yes] Vykládáš { $card } a hlásíš 66 po hlášce: ještě { sixtysix-worth }, celkem { $points }.
       *[no] { $name } vykládá { $card } a hlásí 66 po hlášce: ještě { sixtysix-worth }, celkem { $points }.
    }
sixtysix-tells-won = { $you ->
        [yes] Vyhráváš zápas, { $score } ku { $other }.
       *[no] { $name } vyhrává zápas, { $score } ku { $other }.
    }

## Jak to končí: první půlka věty

sixtysix-ending-target-reached = Zápas je rozhodnutý

## Odmítnutí

sixtysix-refuses-no-such-seat = Takové místo tu není; u stolu { $players ->
        [one] je { $players } místo
        [few] jsou { $players } místa
       *[other] je { $players } míst
    }, číslují se od 0.
sixtysix-refuses-no-such-action = { $card } není tah; tahy jsou karty, výměna, zavření a hlášení 66.
sixtysix-refuses-not-held = Kartu { $card } nemáš; tvoje karty jsou { $hand }.
sixtysix-refuses-no-deal-yet = Karty ještě nejsou rozdané.
sixtysix-refuses-not-your-turn = Nejsi na tahu: teď hraje soupeř.
sixtysix-refuses-exchange-not-on-lead = Vyměňuje jen ten, kdo vynáší; nejdřív přidej k { $led }.
sixtysix-refuses-exchange-no-trick = Nejdřív vezmi zdvih, pak můžeš vyměnit.
sixtysix-refuses-exchange-no-nine = K výměně potřebuješ { $nine } a tu nemáš.
sixtysix-refuses-exchange-exhausted = Talon je rozebraný: otočená karta už tu není.
sixtysix-refuses-exchange-closed = Talon je zavřený: nikdo už nevyměňuje.
sixtysix-refuses-exchange-stock-low = Karet v talonu: { $left }; k výměně jich musí být aspoň { $least }.
sixtysix-refuses-close-not-on-lead = Zavírá jen ten, kdo vynáší; nejdřív přidej k { $led }.
sixtysix-refuses-close-twice = Talon už je zavřený.
sixtysix-refuses-close-exhausted = Talon je rozebraný: není co zavřít.
sixtysix-refuses-close-no-trick = Nejdřív vezmi zdvih, pak můžeš zavřít.
sixtysix-refuses-must-play-higher = Leží { $led } a v barvě ji můžeš přebít: zahraj { $cards }.
sixtysix-refuses-must-follow = Leží { $led }: cti barvu, zahraj { $cards }.
sixtysix-refuses-must-trump = Leží { $led } a tu barvu nemáš: zahraj trumf, { $cards }.
sixtysix-refuses-declare-not-on-lead = Hlásí jen ten, kdo vynáší; nejdřív přidej k { $led }.
sixtysix-refuses-declare-against-closer = Zavřel soupeř: hlásit smí jen on a rozhodne konec rozdání.
sixtysix-refuses-meld-not-on-lead = S hláškou hlásí jen ten, kdo vynáší; nejdřív přidej k { $led }.
sixtysix-refuses-meld-not-held = { $card } není hláška: v ruce musíš mít dámu i krále jedné barvy.
sixtysix-refuses-meld-closed = Talon je zavřený: hlášky už nejsou.
sixtysix-refuses-meld-exhausted = Talon je rozebraný: hlášky už nejsou.
sixtysix-refuses-match-over = Partie skončila, žádné karty se už nehrají.

## V terminálu

play-sixtysix-progress = rozdání { $deal } · body do zápasu { $mine } : { $theirs }, hraje se do { $target }
play-sixtysix-trump = trumfy { $trump }
play-sixtysix-stock = { $left ->
        [one] { $left } karta k líznutí
        [few] { $left } karty k líznutí
       *[other] { $left } karet k líznutí
    }
play-sixtysix-closed = talon zavřený: { $name }
play-sixtysix-exhausted = talon je rozebraný, ctí se barva
play-sixtysix-tricks = { $tricks ->
        [one] { $tricks } zdvih
        [few] { $tricks } zdvihy
       *[other] { $tricks } zdvihů
    }
play-sixtysix-waits = (čeká na zdvih)
play-sixtysix-won = vzato:
play-sixtysix-holds = v ruce { $cards }
play-sixtysix-exchange = výměna
play-sixtysix-close = zavření
play-sixtysix-declare = hlášení
play-sixtysix-with-meld = hlášení s hláškou
