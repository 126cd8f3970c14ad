### Nauka: podpowiedzi, zasady, odtwarzanie, analiza, pierwsza partia z przewodnikiem

## Podpowiedzi, które mówi serwer. Każda stoi po słowie takim jak „najlepiej” albo „słabo”

web-study-hint-only = tylko to możesz zrobić
# $percent: szansa wygranej
web-study-hint-chance = wygrywa w { $percent } % przypadków
# $heads: o ile więcej niż przy najlepszej karcie, na przykład 1,5
web-study-hint-heads = gorzej o około { $heads ->
        [one] { $heads } byczą głowę
        [few] { $heads } bycze głowy
        [many] { $heads } byczych głów
       *[other] { $heads } byczej głowy
    }
# $value: na przykład +0.35, od strony białych; $line: dalsze ruchy; $more: yes albo no
web-study-hint-men = { $more ->
        [yes] { $value }, potem { $line }
       *[no] { $value }
    }
# $percent: z możliwych układów kart; $points: małe punkty, na przykład +1.2
web-study-hint-deal = wygrywa rozdanie przy { $percent } % możliwych kart ({ $points } punktu meczowego)
web-study-hint-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    } za oba ruchy

web-study-refuses-training = Podpowiedzi są przy stołach treningowych, gdzie gra się tylko z botami
web-study-refuses-turn = To nie twój ruch, nie ma więc czego podpowiadać
web-study-refuses-failed = Nie udało się znaleźć podpowiedzi; spróbuj jeszcze raz
web-study-refuses-busy = Poprzednie pytanie jest jeszcze rozważane; poczekaj na odpowiedź
web-study-side-0 = Białe
web-study-side-1 = Czarne
