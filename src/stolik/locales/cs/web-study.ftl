### Studium: rady, pravidla, přehrávání, rozbor, první partie s průvodcem

## Rady, které říká server. Každá stojí za slovem jako „nejlepší“ nebo „slabé“

web-study-hint-only = nic jiného udělat nemůžeš
# $percent: šance na výhru
web-study-hint-chance = vyhrává v { $percent } % případů
# $heads: o kolik víc než s nejlepší kartou, třeba 1,5
web-study-hint-heads = asi o { $heads ->
        [one] { $heads } hlavu
        [few] { $heads } hlavy
        [many] { $heads } hlavy
       *[other] { $heads } hlav
    } horší
# $value: třeba +0.35, z pohledu bílého; $line: další tahy; $more: yes nebo no
web-study-hint-men = { $more ->
        [yes] { $value }, pak { $line }
       *[no] { $value }
    }
# $percent: z možných rozložení karet; $points: body, třeba +1.2
web-study-hint-deal = vyhraje hru při { $percent } % možných karet ({ $points } bodu do zápasu)
web-study-hint-points = { $points ->
        [one] { $points } bod
        [few] { $points } body
        [many] { $points } bodu
       *[other] { $points } bodů
    } za oba tahy

web-study-refuses-training = Rady jsou jen u cvičných stolů, kde se hraje proti botům
web-study-refuses-turn = Nejsi na tahu, není tedy co radit
web-study-refuses-failed = Radu se nepodařilo najít; zkus to ještě jednou
web-study-refuses-busy = O tvé minulé otázce se ještě přemýšlí; počkej na odpověď
web-study-side-0 = Bílý
web-study-side-1 = Černý
