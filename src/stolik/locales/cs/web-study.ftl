### Studium: rady, pravidla, přehrávání, rozbor, první partie s průvodcem

## Rady, které říká server. Každá stojí za slovem jako „nejlepší“ nebo „slabé“

web-study-hint-only = nic jiného udělat nemůžeš
# $percent: šance na výhru
web-study-hint-chance = vyhrává v { $percent } % případů
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
web-study-hint-deal = vyhraje rozdání při { $percent } % možných karet ({ $points } bodu do zápasu)
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

## Všechny obrazovky studia

web-study-loading = Okamžik…
web-study-thinking = Přemýšlím…
web-study-unreachable = Server právě neodpovídá. Nic se neztratilo; zkus to za chvíli znovu.
web-study-failed = To se nepovedlo. Nic se neztratilo; zkus to znovu.
web-study-again = Zkusit znovu
web-study-home = Všechny hry
web-study-to-table = Ke stolu
web-study-no-game = Taková hra tu není

## Pravidla

web-study-rules = Pravidla
web-study-rules-search = Hledat v pravidlech
web-study-rules-open = Rozbalit vše
web-study-rules-close = Sbalit vše
web-study-rules-found = { $count ->
        [one] Nalezeno { $count } pravidlo
        [few] Nalezena { $count } pravidla
       *[other] Nalezeno { $count } pravidel
    }
web-study-rules-none = O „{ $search }“ žádné pravidlo nemluví.
# Písmena na kartách v obrázcích
web-study-card-J = J
web-study-card-Q = Q

## Po partii

web-study-form-json = Stáhnout (JSON)
web-study-form-pdn = Stáhnout (PDN)
web-study-form-gcg = Stáhnout (GCG)
web-study-fair = Rozdávalo se poctivě?
web-study-fair-about = Před prvním rozdáním server určil tajné číslo a ukázal jeho otisk; prohlížeč každého hráče přidal číslo svoje. Z nich plynou všechna rozdání. Po partii je tajné číslo odhalené a tvůj prohlížeč může každé rozdání spočítat znovu. To dokazuje, že rozdání byla daná předem. Nedokazuje to, že se nikdo nedíval.
web-study-fair-check = Ověřit rozdání
web-study-fair-checking = Počítám všechna rozdání znovu…
web-study-fair-good = { $count ->
        [0] V této partii se nerozdávalo a její záznam je v pořádku.
        [one] { $count } rozdání, souhlasí.
        [few] { $count } rozdání, všechna souhlasí.
       *[other] { $count } rozdání, všechna souhlasí.
    }
web-study-fair-bad = S touto partií není něco v pořádku:
web-study-fair-wrong-seed = Tajné číslo neodpovídá otisku, který tvůj prohlížeč viděl.
web-study-fair-wrong-nonces = Čísla, která přidaly prohlížeče hráčů, nejsou ta, ze kterých rozdání vyšla.
web-study-fair-wrong-deal = Rozdání { $deal } z tajného čísla neplyne.
web-study-fair-server-says = Server při své kontrole zjistil:
web-study-fair-own = { $since ->
        [before] To všechno si tvůj prohlížeč spočítal sám a porovnal s otiskem, který si schoval před partií.
        [during] To všechno si tvůj prohlížeč spočítal sám a porovnal s otiskem, který si schoval, když ke stolu přišel během partie.
       *[after] To všechno si tvůj prohlížeč spočítal sám, otisk ale viděl až po partii: že je to ten původní, říká jen server.
    }
web-study-fair-own-rules = Kolik karet nebo kamenů se má podle pravidel rozdat, říká server; chceš-li ověřit i to, stáhni si partii a spusť „stolik verify“.
web-study-fair-own-none = Po tomto spojení prohlížeč nemůže nic spočítat, je to tedy jen slovo serveru. Chceš-li to ověřit, stáhni si partii a spusť „stolik verify“, nebo otevři stránku přes https.
web-study-fair-commitment = { $since ->
        [after] Otisk (SHA-256), jak ho udává server
       *[other] Otisk (SHA-256), jak ho tvůj prohlížeč viděl poprvé
    }
web-study-fair-seed = Tajné číslo, ukázané po partii
web-study-fair-sizes = Rozdání: kolik se losovalo / z kolika

## Přehrávání

web-study-replay = Přehrát znovu
web-study-replay-title = Záznam partie
web-study-replay-controls = Kroky
web-study-replay-slider = Okamžik partie
web-study-replay-at = { $at } z { $last }
web-study-replay-first = Na začátek
web-study-replay-back = O krok zpět
web-study-replay-next = O krok dál
web-study-replay-last = Na konec
web-study-replay-play = Přehrávat
web-study-replay-pause = Zastavit
web-study-replay-keys = Klávesy: ← → krok, mezerník přehrává, Home a End skáčou.
web-study-replay-undo = Tah byl vrácen.
web-study-replay-only = Tahle partie skončila: tady se dá jen prohlížet.
web-study-replay-resign = { $name } se vzdává.
web-study-replay-draw = Hráči se dohodli na remíze.
web-study-replay-flag = Čas vypršel: { $name }.
web-study-moves = Všechny tahy
web-study-kind-start = Začátek
web-study-kind-undo = vráceno
web-study-kind-resign = vzdává se
web-study-kind-draw = dohoda na remíze
web-study-kind-flag = vypršel čas
web-study-copy-moment = Kopírovat odkaz na tento okamžik
web-study-copied = Zkopírováno
web-study-not-copied = Tady to nejde: zkopíruj adresu stránky
web-study-eye = Kdo se dívá
web-study-eye-none = divák

## Rozbor

web-study-analysis = Rozbor
web-study-reviewing = Posuzuje se každé rozhodnutí: { $done } z { $total }. Zatím si můžeš partii procházet.
web-study-review-failed = Rozbor se nepodařilo dokončit.
web-study-nothing-to-review = V této partii nebylo o čem rozhodovat.
web-study-chart-prospects = Šance na výhru: { $name }
web-study-chart-lost = Kolik které rozhodnutí stálo
web-study-chart-label = { $title }, { $count ->
        [one] { $count } rozhodnutí
        [few] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    }. Seznam níže říká totéž slovy.
web-study-costly = Co stálo nejvíc
web-study-costly-mark = drahé
web-study-nothing-costly = Nikdo nic nezkazil.
web-study-best-was = nejlepší bylo { $best }
web-study-lost-chance = { $percent } % partie
web-study-lost-heads = { $count ->
        [one] { $count } hlava
        [few] { $count } hlavy
        [many] { $count } hlavy
       *[other] { $count } hlav
    }
web-study-lost-points = { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
# $best: kolik z nich bylo nejlepších nebo stejně dobrých
web-study-sum = { $name }: { $best } z { $count ->
        [one] { $count } rozhodnutí
       *[other] { $count } rozhodnutí
    } nešlo zlepšit.
web-study-then = Potom { $name } hraje { $move }.
web-study-better = Lepší: { $line }
web-study-whatif = Co jiného šlo udělat ({ $name })?
web-study-whatif-title = Možnosti: { $name }
web-study-played = takto se hrálo
web-study-try = Zkoušet tahy odtud

## Deska na zkoušení tahů

web-study-board = Deska k rozboru
web-study-board-back = O tah zpět
web-study-board-restart = Zpět na začátek zkoušení
web-study-board-beginning = Výchozí postavení hry
web-study-lines = Nejlepší varianty
web-study-lines-none = Žádný tah už není.
web-study-legend = Hodnoty v kamenech z pohledu bílého; +#3: bílý vyhraje třemi tahy; =: remíza.
web-study-scale = Šance bílého: { $percent } %
web-study-fen = Postavení (FEN)
web-study-fen-set = Nastavit

## První partie s průvodcem

web-study-guide = Tipy
web-study-guide-title = { $game }: tvoje první partie
web-study-guide-about = { $count ->
        [one] Hraješ proti lehkým botům. { $count } tip přijde, až bude potřeba.
        [few] Hraješ proti lehkým botům. { $count } tipy přijdou postupně, každý ve svou chvíli.
       *[other] Hraješ proti lehkým botům. { $count } tipů přijde postupně, každý ve svou chvíli.
    } { $hints ->
        [yes] Tahy se dají vracet a rada je vždycky po ruce.
       *[no] Tahy se dají vracet.
    }
web-study-guide-begin = Začít
web-study-guide-count = tip { $count } z { $total }
web-study-guide-got = Rozumím
web-study-guide-goes-on = Hraj dál. Další tip přijde, až se stane něco nového.
web-study-guide-leave = Bez tipů

web-study-lessons-about = { $count ->
        [one] { $count } malá pozice, jeden tah
        [few] { $count } malé pozice, v každé jeden tah
       *[other] { $count } malých pozic, v každé jeden tah
    }: s každým tahem poznáš jedno pravidlo. Když něco nejde, dozvíš se proč. Potom si můžeš zahrát celou partii s tipy.
web-study-lessons-at = { $at } z { $count }
web-study-lessons-next = Dál
web-study-lessons-again = Ještě jednou
web-study-lessons-end = Dokončit
web-study-lessons-leave = Odejít z lekcí
web-study-guide-whole = Celá partie s tipy
web-study-guide-enough = Teď už víš, co potřebuješ. Hraj dál, nebo tady skonči.
web-study-guide-on = Hraju dál
web-study-guide-stop = Končím
web-study-guide-end = { $game }: teď už umíš hrát
web-study-guide-end-about = Všechno ostatní si můžeš při hře najít v pravidlech: jsou vždycky po ruce.

web-study-tip-nimmt-choose = Vyber kartu z ruky. Nikdo ji neuvidí, dokud nevyberou všichni; do té doby si ji můžeš vzít zpět.
web-study-tip-nimmt-placed = Nejdřív se přikládá nejnižší karta. Každá jde do řady, jejíž poslední karta je nejblíž pod ní.
web-study-tip-nimmt-sixth = Do řady se vejde pět karet. Kdo přiloží šestou, těch pět bere a každá hlava na nich se počítá proti němu.
web-study-tip-nimmt-low = Karta, která nikam nepasuje, bere řadu; kterou, vybírá její majitel. Obvykle tu, kde je nejmíň hlav.
web-study-tip-nimmt-marked = Akční karta pouští do své řady jen sudé, nebo jen liché. Tahle musela jít dál.
web-study-tip-nimmt-moved = Po každém braní se akční karta přestěhuje k jiné řadě: k té, která končí nejníž.
web-study-tip-nimmt-over = Konec kola. Čím míň hlav, tím líp.
web-study-tip-draughts-move = Ťukni na svůj kámen a pak na pole, kam má jít. { $variant ->
        [german] Kameny chodí šikmo dopředu a berou pěti směry: rovně dopředu, do stran a šikmo dopředu.
        [corner] Kameny chodí šikmo dopředu, z rohu do rohu.
       *[other] Kameny chodí šikmo dopředu.
    }
web-study-tip-draughts-must = Můžeš brát, takže musíš. Kameny, které to mohou udělat, jsou označené.
web-study-tip-draughts-took = Bere se, dokud to jde. { $variant ->
        [russian-official] Které braní to bude, vybíráš ty.
        [english] Které braní to bude, vybíráš ty.
       *[other] Musí se zvolit braní, které vezme nejvíc kamenů.
    }
web-study-tip-draughts-crowned = { $variant ->
        [russian] Kámen, který dojde na poslední řadu, se hned stává dámou, i uprostřed braní.
        [russian-official] Kámen, který dojde na poslední řadu, se hned stává dámou, i uprostřed braní.
       *[other] Kámen, který skončí tah na poslední řadě, se stává dámou.
    }
web-study-tip-draughts-king = { $variant ->
        [american] Dáma chodí o jedno pole, ale dopředu i dozadu.
        [english] Dáma chodí o jedno pole, ale dopředu i dozadu.
        [german] Dáma chodí o jedno pole, ale všemi osmi směry.
       *[other] Dáma létá: chodí šikmo, jak daleko chce.
    }
web-study-tip-draughts-over = Kdo nemá kámen nebo tah, prohrál.
web-study-tip-sixtysix-lead = Zahraj jakoukoli kartu: dokud se líže, nemusí se ctít barva. Trumf bije všechno ostatní.
web-study-tip-sixtysix-took = Zdvihy se počítají podle karet: eso 11, desítka 10, král 4, dáma 3, kluk 2. Potřebuješ 66.
web-study-tip-sixtysix-melded = Král a dáma v jedné barvě jsou hláška: 20 bodů, v trumfech 40. Vynes jednu z nich, dokud držíš druhou.
web-study-tip-sixtysix-exchanged = Trumfovou devítku smí za otočenou kartu vyměnit ten, kdo vynáší a má už zdvih.
web-study-tip-sixtysix-closed = Zavřením končí lízání. Kdo zavře, musí získat 66, jinak za to zaplatí.
web-study-tip-sixtysix-follow = Už nikdo nelíže: odteď se musí ctít barva, a to vyšší kartou, pokud ji máš.
web-study-tip-sixtysix-scored = Rozdání má cenu 1, 2 nebo 3 body do zápasu: čím míň má poražený, tím víc.
web-study-tip-ogorek-play = Zahraj kartu aspoň tak vysokou jako nejvyšší ve zdvihu, nebo svou nejnižší.
web-study-tip-ogorek-took = Zdvih bere nejvyšší karta, ze stejných poslední. Zatím to nic nestojí.
web-study-tip-ogorek-last = Počítá se jen šestý zdvih: kdo ho vezme, dostane tolik bodů, kolik má jeho karta. Vysokých karet se proto zbavuj včas.
web-study-tip-ogorek-bonus = Kdo měl v posledním zdvihu stejnou kartu, tomu se body odečtou.
web-study-tip-ogorek-life = 21 bodů stojí život. Každý má dva.
web-study-tip-ogorek-over = Vyhrává ten, kdo zůstane poslední.
web-study-tip-words-lay = Polož kameny do jedné řady nebo sloupce tak, aby s tím, co už leží, vzniklo slovo. Vidíš i zásobník spoluhráče.
web-study-tip-words-announce = Vidíš, kolik bodů tah dá. Ohlášením tah končí: potom už ho nejde vzít zpět.
web-study-tip-words-judge = Teď je na vaší dvojici, jestli to, co soupeři položili, přijme, nebo vznese námitku. Nikdo neřekne, jestli slovo platí: to ukáže jen námitka a shodnout se na ní musíte oba.
web-study-tip-words-order = V dvojtahu má každý z vás jeden tah, v libovolném pořadí: začíná ten, kdo položí první kámen. Tlačítkem „{ web-words-says-you-go }“ necháš začít spoluhráče.
web-study-tip-words-talk = Chat tu není: spoluhráči si smějí říct jen to, co je na tlačítkách. Spoluhráč ale vidí tvůj zásobník, ukaž mu tedy slovo pořadím písmen.
web-study-tip-words-early = Váháte nad prvním tahem? Vaše dvojice může požádat soupeře, aby ho posoudili hned. Když neobstojí, druhý z vás hraje na čisté desce.
web-study-tip-words-exchange = Žádné dobré slovo? Můžeš vyměnit kameny, dokud je jich v pytlíku dost, nebo se vzdát tahu.
web-study-tip-words-invalid = Neplatný tah se vrací do zásobníku: žádné body a žádné nové kameny.
web-study-tip-words-cross = Zbytečná námitka dá dvojici křížek. Třetí stojí tah.
