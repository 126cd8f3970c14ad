### Slova společná všem hrám. Jména stojí vždy v prvním pádě, slovesa v přítomném čase.

## Výčty: „Ola, Jan a Eva“

list-and = { $first } a { $last }

## Odmítnutí

refuses-notation = { $text } neoznačuje žádný tah: { $allowed }.

## Na koho stůl čeká

waiting-you = Jsi na tahu.
waiting-you-and = Jsi na tahu (také: { $names }).
waiting-others = Na tahu: { $names }.
waiting-nobody = Teď není na tahu nikdo.
waiting-over = Konec partie.

## Jak partie skončila

result-won = { $why }: { $winning ->
        [one] vyhrává { $winners }
       *[other] vyhrávají { $winners }
    }.
result-even = { $why }: o první místo se dělí všichni.
result-place = { $place }. { $name } ({ $score })

ending-resigned = { $losing ->
        [one] { $losers } vzdává partii
       *[other] { $losers } vzdávají partii
    }
ending-agreed = Dohoda na remíze
ending-time = { $losing ->
        [one] { $losers } prohrává na čas
       *[other] { $losers } prohrávají na čas
    }

## Volby a boti

option-on = ano
option-off = ne

level-random = náhodný
level-easy = lehký
level-everyday = běžná slova
level-medium = střední
level-hard = těžký
level-joint = společný plán
level-strong = silný
