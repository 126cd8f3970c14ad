### Slova ve čtyřhře na stránce

## Deska

web-words-board = Deska
web-words-triple-word = 3S
web-words-double-word = 2S
web-words-triple-letter = 3P
web-words-double-letter = 2P
web-words-square = { $square }, { $how ->
        [lies] { $letter }{ $joker ->
            [yes] , žolík
           *[no] {""}
        }
        [loose] { $letter }{ $joker ->
            [yes] , žolík
           *[no] {""}
        }, zatím volně
        [hint] prázdné, nápověda: { $letter }
       *[empty] { $premium ->
            [triple-word] trojnásobek slova
            [double-word] dvojnásobek slova
            [triple-letter] trojnásobek písmene
            [double-letter] dvojnásobek písmene
           *[none] prázdné
        }
    }{ $begins ->
        [across] , slovo jde vodorovně
        [down] , slovo jde svisle
       *[no] {""}
    }
web-words-closer = Přiblížit desku
web-words-whole = Ukázat celou desku

## Zásobníky

web-words-tile = { $kind ->
        [letter] { $letter }, { $value ->
            [one] { $value } bod
            [few] { $value } body
           *[other] { $value } bodů
        }
        [joker] žolík
       *[hidden] skrytý kámen
    }, { $place }. místo{ $chosen ->
        [yes] , vybraný
       *[no] {""}
    }
web-words-own-rack = Tvůj zásobník, jak ho vidí spoluhráč (W23)
web-words-own-rack-name = Tvůj zásobník
web-words-partner-rack = { $name }: zásobník
web-words-rack-of = Zásobník: { $name }
web-words-joker-which = Které písmeno žolík zastupuje?
web-words-joker-back = Zpátky do zásobníku

## Tahy

web-words-announce = Hlásím { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-words-announce-not-yet = Hlásím
web-words-no-word-yet = Jedna řada bez mezer, která se dotýká kamenů na desce; první slovo přes střed (W25, W27).
web-words-missing = Nemáš { $letter }.
web-words-lift = Vzít z desky
web-words-exchange = Výměna…
web-words-exchange-which = Ťukni na kameny, které dáváš pryč; nejvýš { $most }.
web-words-exchange-tiles = Měním { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }
web-words-pass = Pas
web-words-pass-sure = Opravdu pas
web-words-not-now = Raději ne

## Co si říkají spoluhráči (W22)

web-words-say-to = Řekni spoluhráči: { $name }
web-words-says-i-go = Pojedu já
web-words-says-you-go = Jeď ty
web-words-says-shall-i-close = Mám zavřít?
web-words-says-yes = Ano
web-words-says-no = Ne
web-words-ask = Požádáme o posouzení?

## Uznání a námitky (W11, W15)

web-words-judge = Uznáváte?
web-words-judge-early = Žádají o předčasné posouzení (W15)
web-words-accept = { $moves ->
        [one] Uznávám
       *[other] Uznávám oba
    }
web-words-challenge = Námitka
web-words-later = Později
web-words-judge-what = Co to znamená?
web-words-judge-why = Námitku dáváte společně. Neoprávněná je za křížek (W14). Položením kamene uznáváte, co leží (W11).
web-words-judge-early-why = Námitku dáváte společně. Neoprávněná je za křížek (W14).
web-words-partner-challenges = { $name } chce dát námitku na { $word }. Souhlasíš?
web-words-partner-accepts = { $name }: bez námitek.
web-words-yes-challenge = Ano, námitka
web-words-no-challenge = Ne, uznáváme
web-words-you-accept = Uznáváš; { $name } ještě váhá.
web-words-you-challenge = Chceš dát námitku na { $word }; teď rozhoduje { $name }.
web-words-partner-asks = { $name } chce nechat { $word } hned posoudit. Souhlasíš?
web-words-yes-ask = Ano, požádáme
web-words-no-ask = Ne, hrajeme dál
web-words-you-ask = Chceš požádat o posouzení; teď rozhoduje { $name }.
web-words-asked = Soupeři mají tah posoudit. Můžete hrát dál; pak se posoudí až po dvojtahu (W15).

## Body a kameny

web-words-pair = { $one } a { $two }
web-words-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
web-words-crosses = { $crosses ->
        [one] { $crosses } křížek
        [few] { $crosses } křížky
       *[other] { $crosses } křížků
    }
web-words-lost = { $moves ->
        [one] přijde o { $moves } tah
        [few] přijde o { $moves } tahy
       *[other] přijde o { $moves } tahů
    }
web-words-tiles = { $tiles ->
        [one] { $tiles } kámen
        [few] { $tiles } kameny
       *[other] { $tiles } kamenů
    }
web-words-known = z toho { $letters }
web-words-bag = V pytlíku: { $bag }{ $same ->
        [yes] {""}
       *[no] {" "}· na tebe zbude { $after }
    }

## Partiář (W24)

web-words-sheet = Partiář
web-words-sheet-word = slovo
web-words-sheet-points = body
web-words-sheet-sum = suma
web-words-sheet-exchanged = výměna
web-words-sheet-passed = pas
web-words-sheet-cross = křížek
web-words-sheet-rest = zbylé kameny
web-words-sheet-empty = Zatím nic zapsáno.
