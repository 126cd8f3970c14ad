### Słowa wspólne dla wszystkich gier. Imiona stoją zawsze w mianowniku, czasowniki w czasie teraźniejszym.

## Wyliczenia: „Ola, Jan i Ewa”

list-and = { $first } i { $last }

## Odmowy

refuses-notation = { $text } nie oznacza żadnego ruchu: { $allowed }.

## Na kogo czeka stół

waiting-you = Twój ruch.
waiting-you-and = Twój ruch (także: { $names }).
waiting-others = Czekamy na ruch: { $names }.
waiting-nobody = Nikt nie ma teraz ruchu.
waiting-over = Koniec partii.

## Jak skończyła się partia

result-won = { $why }: { $winning ->
        [one] wygrywa { $winners }
       *[other] wygrywają { $winners }
    }.
result-even = { $why }: wszyscy dzielą pierwsze miejsce.
result-place = { $place }. { $name } ({ $score })

ending-resigned = { $losing ->
        [one] { $losers } poddaje partię
       *[other] { $losers } poddają partię
    }
ending-agreed = Zgoda na remis
ending-time = { $losing ->
        [one] { $losers } przegrywa na czas
       *[other] { $losers } przegrywają na czas
    }

## Opcje i boty

option-on = tak
option-off = nie

level-random = losowy
level-easy = łatwy
level-everyday = codzienne słowa
level-medium = średni
level-hard = trudny
level-joint = wspólny plan
level-strong = silny
