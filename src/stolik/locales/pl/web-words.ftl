### Słowa w parach na stronie

## Plansza

web-words-board = Plansza
web-words-triple-word = 3S
web-words-double-word = 2S
web-words-triple-letter = 3L
web-words-double-letter = 2L
web-words-square = { $square }, { $how ->
        [lies] { $letter }{ $joker ->
            [yes] , blank
           *[no] {""}
        }
        [loose] { $letter }{ $joker ->
            [yes] , blank
           *[no] {""}
        }, jeszcze luzem
        [hint] puste, podpowiedź: { $letter }
       *[empty] { $premium ->
            [triple-word] potrójne słowo
            [double-word] podwójne słowo
            [triple-letter] potrójna litera
            [double-letter] podwójna litera
           *[none] puste
        }
    }{ $begins ->
        [across] , słowo idzie poziomo
        [down] , słowo idzie pionowo
       *[no] {""}
    }
web-words-closer = Przybliż planszę
web-words-whole = Pokaż całą planszę

## Stojaki

web-words-tile = { $kind ->
        [letter] { $letter }, { $value ->
            [one] { $value } punkt
            [few] { $value } punkty
           *[other] { $value } punktów
        }
        [joker] blank
       *[hidden] zakryta płytka
    }, miejsce { $place }{ $chosen ->
        [yes] , wybrana
       *[no] {""}
    }
web-words-own-rack = Twój stojak; partner widzi go tak samo (W23)
web-words-own-rack-name = Twój stojak
web-words-partner-rack = { $name }: stojak
web-words-rack-of = Stojak: { $name }
web-words-joker-which = Jaką literą jest blank?
web-words-joker-back = Z powrotem na stojak

## Ruchy

web-words-announce = Zgłaszam { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-words-announce-not-yet = Zgłaszam
web-words-no-word-yet = Jedna linia bez przerw, która dotyka płytek na planszy; pierwsze słowo przez środek (W25, W27).
web-words-missing = Nie masz { $letter }.
web-words-lift = Zabierz z planszy
web-words-exchange = Wymiana…
web-words-exchange-which = Dotknij płytek, które oddajesz; najwyżej { $most }.
web-words-exchange-tiles = Wymieniam { $tiles ->
        [one] { $tiles } płytkę
        [few] { $tiles } płytki
       *[other] { $tiles } płytek
    }
web-words-pass = Pas
web-words-pass-sure = Na pewno pas
web-words-not-now = Jednak nie

## Co mówią partnerzy (W22)

web-words-say-to = Powiedz partnerowi: { $name }
web-words-says-i-go = Ja gram
web-words-says-you-go = Ty grasz
web-words-says-shall-i-close = Kończyć?
web-words-says-yes = Tak
web-words-says-no = Nie
web-words-ask = Prosimy o ocenę?

## Uznawanie i sprawdzanie (W11, W15)

web-words-judge = Uznajecie?
web-words-judge-early = Proszą o wcześniejszą ocenę (W15)
web-words-accept = { $moves ->
        [one] Uznaję
       *[other] Uznaję oba
    }
web-words-challenge = Sprawdzam
web-words-later = Później
web-words-judge-what = Co to znaczy?
web-words-judge-why = Sprawdzacie razem. Niesłuszne sprawdzenie to krzyżyk (W14). Położenie płytki uznaje to, co leży (W11).
web-words-judge-early-why = Sprawdzacie razem. Niesłuszne sprawdzenie to krzyżyk (W14).
web-words-partner-challenges = { $name } chce sprawdzić { $word }. Zgadzasz się?
web-words-partner-accepts = { $name } uznaje.
web-words-yes-challenge = Tak, sprawdzamy
web-words-no-challenge = Nie, uznajemy
web-words-you-accept = Uznajesz; { $name } jeszcze się zastanawia.
web-words-you-challenge = Chcesz sprawdzić { $word }; teraz decyduje { $name }.
web-words-partner-asks = { $name } chce od razu poprosić o ocenę { $word }. Zgadzasz się?
web-words-yes-ask = Tak, prosimy
web-words-no-ask = Nie, gramy dalej
web-words-you-ask = Chcesz poprosić o ocenę; teraz decyduje { $name }.
web-words-asked = Druga para ma ocenić ruch. Możecie grać dalej; wtedy ocena będzie po kolejce (W15).

## Punkty i płytki

web-words-pair = { $one } i { $two }
web-words-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
web-words-crosses = { $crosses ->
        [one] { $crosses } krzyżyk
        [few] { $crosses } krzyżyki
       *[other] { $crosses } krzyżyków
    }
web-words-lost = { $moves ->
        [one] przepadnie { $moves } ruch
        [few] przepadną { $moves } ruchy
       *[other] przepadnie { $moves } ruchów
    }
web-words-tiles = { $tiles ->
        [one] { $tiles } płytka
        [few] { $tiles } płytki
       *[other] { $tiles } płytek
    }
web-words-known = w tym { $letters }
web-words-bag = W woreczku: { $bag }{ $same ->
        [yes] {""}
       *[no] {" "}· po partnerze { $after }
    }

## Zapis punktów (W24)

web-words-sheet = Zapis punktów
web-words-sheet-word = słowo
web-words-sheet-points = pkt
web-words-sheet-sum = suma
web-words-sheet-exchanged = wymiana
web-words-sheet-passed = pas
web-words-sheet-cross = krzyżyk
web-words-sheet-rest = pozostałe płytki
web-words-sheet-empty = Nic jeszcze nie zapisano.
