### Ogórek („okurka“)

ogorek-name = Ogórek
ogorek-about = Šest zdvihů, ale bolí jen ten poslední: kdo ho vezme, dostane trestné body za svou kartu, a 21 bodů stojí jeden ze dvou životů.
ogorek-notation = karta je číslo od 2 do 10 nebo J, Q, K, A

## Části vět

ogorek-card = { $value ->
        [11] J
        [12] Q
        [13] K
        [14] A
       *[other] { $value }
    }
ogorek-value = { $value ->
        [one] { $value } bod
        [few] { $value } body
       *[other] { $value } bodů
    }
ogorek-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
ogorek-score = { $score ->
        [one] { $score } bod
        [few] { $score } body
       *[other] { $score } bodů
    }

## Volby

ogorek-option-players = Kolik lidí hraje: { $low } až { $high } ({ $rule }).

## Co se děje

ogorek-tells-dealer-drawn = { $you ->
        [yes] Losování: rozdáváš ty.
       *[no] Losování: rozdává { $name }.
    }
ogorek-tells-dealt = Rozdání { $deal }: { $you ->
        [yes] rozdáváš ty
       *[no] rozdává { $name }
    }, { $leader_you ->
        [yes] vynášíš ty
       *[no] vynáší { $leader }
    }.
ogorek-tells-played = { $you ->
        [yes] Hraješ { $card }.
       *[no] { $name } hraje { $card }.
    }
ogorek-tells-played-lowest = { $you ->
        [yes] Hraješ svou nejnižší kartu: { $card }.
       *[no] { $name } hraje svou nejnižší kartu: { $card }.
    }
ogorek-tells-played-last = { $you ->
        [yes] Poslední zdvih: hraješ { $card }.
       *[no] Poslední zdvih: { $name } hraje { $card }.
    }
ogorek-tells-took = { $you ->
        [yes] Bereš zdvih { $trick } ({ $card }) a vynášíš.
       *[no] { $name } bere zdvih { $trick } ({ $card }) a vynáší.
    }
ogorek-tells-penalty = { $you ->
        [yes] Bereš poslední zdvih ({ $card }) a dostáváš { ogorek-value }, celkem { $points }.
       *[no] { $name } bere poslední zdvih ({ $card }) a dostává { ogorek-value }, celkem { $points }.
    }
ogorek-tells-lost-life = { $you ->
        [yes] Máš { ogorek-points } a ztrácíš život.
       *[no] { $name } má { ogorek-points } a ztrácí život.
    }
ogorek-tells-reborn = { $you ->
        [yes] Začínáš druhý život, máš { ogorek-points }.
       *[no] { $name } začíná druhý život a má { ogorek-points }.
    }
ogorek-tells-eliminated = { $you ->
        [yes] Vypadáváš ze hry.
       *[no] { $name } vypadává ze hry.
    }
ogorek-tells-bonus = { $you ->
        [yes] Taky máš { $card }: { ogorek-value } prémie, celkem { $points }.
       *[no] { $name } má taky { $card }: { ogorek-value } prémie, celkem { $points }.
    }
ogorek-tells-won = { $you ->
        [yes] Vyhráváš: nikdo jiný už ve hře není.
       *[no] { $name } vyhrává: nikdo jiný už ve hře není.
    }
ogorek-tells-stopped = { $deals ->
        [one] Po { $deals } rozdání partie končí.
       *[other] Po { $deals } rozdáních partie končí.
    }

## Jak to končí: první půlka věty

ogorek-ending-last-left = Ostatní jsou ze hry venku
ogorek-ending-deals-played = Všechna rozdání jsou odehrána

## Odmítnutí

ogorek-refuses-no-such-seat = Takové místo tu není; u stolu { $players ->
        [one] je { $players } místo
        [few] jsou { $players } místa
       *[other] je { $players } míst
    }, číslují se od 0.
ogorek-refuses-no-such-card = Karta { $card } neexistuje; karty jsou 2–10, J, Q, K a A.
ogorek-refuses-not-held = Kartu { $card } nemáš; tvoje karty jsou { $hand }.
ogorek-refuses-no-deal-yet = Karty ještě nejsou rozdané.
ogorek-refuses-not-your-turn = Nejsi na tahu: teď hraje někdo jiný; počkej.
ogorek-refuses-too-low = { $over ->
        [yes] { $card } nestačí: zahraj { $highest ->
            [A] A
           *[other] { $highest } nebo vyšší
        }, anebo svou nejnižší kartu, { $lowest }.
       *[no] { $card } nestačí a { $highest ->
            [A] A
           *[other] { $highest } ani vyšší kartu
        } nemáš: zahraj svou nejnižší kartu, { $lowest }.
    }
ogorek-refuses-out-of-game = Už nejsi ve hře: oba životy jsou pryč.
ogorek-refuses-match-over = Partie skončila, žádné karty se už nehrají.
