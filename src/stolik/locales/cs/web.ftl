### Slova samotné stránky: lišta, výběr hry, čekárna, stůl, nastavení.

web-title = Stolik
web-language = Jazyk
web-settings = Nastavení
web-loading = Okamžik…
web-language-failed = Tenhle jazyk se nepodařilo načíst. Zkontroluj připojení a vyber ho znovu.
web-missing = Na téhle adrese nic není
web-screen-failed = Tuhle část stránky se nepodařilo načíst. Z tvé partie se nic neztratilo.
web-reload = Načíst stránku znovu
web-try-again = Zkusit znovu
web-go-home = Ke všem hrám
web-close = Zavřít
web-unreachable = Server teď neodpovídá
web-unreachable-kept = Tvoje místa u stolů zůstávají. Zkontroluj připojení a zkus to znovu.

## Úrovně botů

web-level-random = náhodný
web-level-easy = lehký
web-level-everyday = běžná slova
web-level-medium = střední
web-level-hard = těžký
web-level-joint = společný plán
web-level-strong = silný
web-bot = bot

## Úvodní stránka

web-home-title = Co si zahrajeme?
web-bots-play = Síla botů:
web-play-bots = Hrát s boty
web-invite = Pozvat
web-rules = Pravidla
web-guide = První partie s tipy
web-try-board = Deska k rozboru
web-bots = { $count ->
        [one] { $count } bot
        [few] { $count } boti
       *[other] { $count } botů
    }
web-variant = Druh dámy
web-players = { $low }–{ $high ->
        [few] { $high } hráči
       *[other] { $high } hráčů
    }
web-players-exactly = { $count ->
        [one] { $count } hráč
        [few] { $count } hráči
       *[other] { $count } hráčů
    }
web-minutes = asi { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[other] { $count } minut
    }
web-my-tables = Tvoje stoly
web-listed-tables = Otevřené stoly
web-seats-free = { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
web-phase-waiting = za chvíli začne
web-phase-playing = hraje se
web-phase-over = dohráno
web-nobody-yet = Zatím tu nikdo není
web-forget = Odebrat z tohoto seznamu: { $game }
web-join = Máš odkaz ke stolu?
web-join-go = Jít tam
web-join-wrong = To není odkaz ke stolu. Zkopíruj celý odkaz a vlož ho sem.

## Nový stůl

web-no-game = Taková hra tu není
web-new-title = Nový stůl
web-new-options = Jak hrajeme
web-new-seats = Kdo kde sedí
web-new-clock = Hodiny
web-new-who = Kdo smí přijít
web-new-listed = Ukázat stůl na úvodní stránce, aby si mohl přisednout kdokoli
web-new-spectators = Ostatní se mohou dívat
web-new-chat = Chat u stolu
web-new-lay = Otevřít stůl
web-password = Heslo tohoto serveru
web-option-none = bez omezení
web-seat-number = Místo { $seat }
web-seat-yours = Ty
web-seat-friend = Někdo s odkazem
web-seat-bot = Bot, { $level }
web-seats-own-pair = Tvoje dvojice
web-seats-other-pair = Druhá dvojice
web-clock-none = Bez hodin: nikdo nespěchá
web-clock-decision = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[other] { $seconds } sekund
    } na každé rozhodnutí
web-clock-game = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    } pro každého na celou partii{ $increment ->
        [0] {""}
        [one] {" "}a { $increment } sekunda za každý tah
        [few] {" "}a { $increment } sekundy za každý tah
       *[other] {" "}a { $increment } sekund za každý tah
    }
web-clock-period = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[other] { $minutes } minut
    } na každý dvojtah dvojice

## Čekárna

web-waiting-free = { $count ->
        [one] Jedno místo je volné
        [few] { $count } místa jsou volná
       *[other] { $count } míst je volných
    }. Pošli přátelům odkaz.
web-waiting-ready = Ještě se čeká: { $names }
web-waiting-begins = Všichni jsou připraveni. Začínáme.
web-waiting-seats = Kdo už je tu
web-waiting-watch = Všechna místa jsou obsazená. Zůstaň a budeš se dívat.
web-waiting-terms = Jak hrajeme
web-seat-free = volno
web-you = ty
web-pair = Dvojice { $pair }
web-sit = Sednout si
web-sit-here = Přesednout sem
web-sit-instead = Prohodit místa: { $name }
web-stand = Vstát
web-ready = Můžeme začít
web-not-ready = Počkat, ještě ne
web-is-ready = může začít
web-is-not-ready = ještě ne
web-not-connected = bez připojení
web-watchers = { $count ->
        [one] Dívá se { $count } člověk
        [few] Dívají se { $count } lidé
       *[other] Dívá se { $count } lidí
    }
web-put = Posadit bota
web-put-bot = Bot na místo { $seat }
web-take-bot-away = Uvolnit tohle místo: { $name }
web-invite-title = Pozvánka
web-invite-about = Kdo otevře tenhle odkaz, může si přisednout, a když už se hraje, dívat se.
web-invite-link = Odkaz k tomuto stolu
web-copy = Kopírovat
web-copied = Zkopírováno
web-share = Sdílet
web-share-text = Pojď si se mnou zahrát!
web-qr = Odkaz jako QR kód
web-fair-title = Rozdává se poctivě?
web-fair-about = Všechna rozdání jsou určená dřív, než někdo zahraje: vycházejí z tajného čísla serveru a z čísel, která přidají vaše prohlížeče. Tohle je otisk toho tajného čísla. Po partii se číslo ukáže a tvůj prohlížeč může každé rozdání spočítat znovu a porovnat. To dokazuje, že se během hry nic nezměnilo; nedokazuje to, že se server nedíval.

## U stolu

web-guest = Host
web-table-opening = Otevírám stůl…
web-table-closed = Tenhle stůl se nedá otevřít
web-table-gone = Odkaz možná není celý. Zkopíruj ho znovu a zkus to ještě jednou.
web-line-connecting = Připojování…
web-line-catching-up = Doháním, co uteklo…
web-line-offline = Bez připojení. Tvoje tahy zůstávají; hra půjde dál, až budeš zpátky.
web-line-waiting = Spojení se přerušilo. Další pokus za { $seconds } s.
web-line-ended = Tenhle stůl je zavřený
web-line-now = Hned
web-line-owed = Tvůj tah je na cestě; stůl ještě neodpověděl.
web-line-kept = Tvůj tah se neztratí.
web-watching = Díváš se
web-your-move = jsi na tahu
web-to-move = na tahu
web-seats = Místa
web-board-loading = Rozkládáme hru…
web-skip = Přeskočit
web-menu = Nabídka
web-menu-rules = Pravidla
web-menu-log = Průběh
web-menu-chat = Chat
web-menu-invite = Pozvat někoho, ať se dívá
web-menu-settings = Nastavení
web-log = Průběh
web-log-empty = Zatím se nic nestalo.
web-chat = Chat
web-chat-unread = Chat, { $count ->
        [one] { $count } nová zpráva
        [few] { $count } nové zprávy
       *[other] { $count } nových zpráv
    }
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Řekni něco
web-chat-send = Poslat
web-type-move = Napiš tah
web-type-move-like = Napiš tah, třeba { $example }
web-type-play = Zahrát
web-refused = To nejde
web-rule = Pravidlo { $rule }
web-hint = Rada
web-hint-thinking = Přemýšlím…
web-hint-title = Co si myslí bot
web-take-back = Vzít tah zpět
web-offer-draw = Nabídnout remízu
web-resign = Vzdát partii
web-resign-sure = Ano, vzdávám
web-hand = Ať za mě hraje bot
web-hand-about = Kdykoli se můžeš na své místo vrátit. Který bot?
web-resume = Vracím se do hry
web-away = Na tvém místě hraje bot.
web-leave = Odejít (místo zůstává tvoje)
web-asks-draw = { $you ->
        [yes] Nabízíš remízu
       *[no] { $name } nabízí remízu
    }.
web-asks-back = { $you ->
        [yes] Chceš
       *[no] { $name } chce
    } vzít zpět { $count ->
        [one] jeden tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }.
web-agree = Souhlasím
web-decline = Ne
web-withdraw = Přece jen ne
web-clock-left = zbývá { $time }
web-notice-turn = Jsi na tahu

## Zprávy od stolu

web-news-took = { $you ->
        [yes] Sedáš si ke stolu
       *[no] { $name } si sedá ke stolu
    }.
web-news-left = Někdo vstává od stolu.
web-news-seated = Ke stolu si sedá bot.
web-news-readied = { $you ->
        [yes] Ty
       *[no] { $name }
    }: můžeme začít.
web-news-waited = { $you ->
        [yes] Chceš ještě počkat
       *[no] { $name } chce ještě počkat
    }.
web-news-asked = { $you ->
        [yes] Chceš
       *[no] { $name } chce
    } vzít zpět { $count ->
        [one] jeden tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }.
web-news-asked-draw = { $you ->
        [yes] Nabízíš remízu
       *[no] { $name } nabízí remízu
    }.
web-news-declined = { $you ->
        [yes] Odmítáš
       *[no] { $name } odmítá
    }.
web-news-undone = { $count ->
        [one] Jeden tah se bere zpět
        [few] { $count } tahy se berou zpět
       *[other] { $count } tahů se bere zpět
    }.
web-news-handed = { $you ->
        [yes] Teď za tebe hraje bot
       *[no] { $name }: teď tu hraje bot
    }.
web-news-resumed = { $you ->
        [yes] Vracíš se do hry
       *[no] { $name } se vrací do hry
    }.

## Konec

web-over = Konec partie
web-won = Vyhráváš!
web-lost = Tentokrát prohráváš
web-shared = Dělíš se o první místo
web-place = Jsi na { $place }. místě
web-rematch = Ještě jednou
web-rematch-join = Přidat se k další partii
web-rematch-watch = Dívat se na další partii
web-replay = Přehrát partii znovu

## Nastavení

web-name = Tvoje jméno
web-shade = Vzhled
web-shade-system = Podle systému
web-shade-light = Světlý
web-shade-dark = Tmavý
web-speed = Pohyb na stole
web-speed-calm = Klidný
web-speed-brisk = Svižný
web-speed-none = Žádný
web-sound = Tiché zvuky
web-notify = Upozornit mě, když jsem na tahu
web-notify-refused = Prohlížeč upozornění z této stránky nedovoluje. Můžeš to změnit v nastavení prohlížeče.
web-move-title = Hrát dál na jiném zařízení
web-move-about = Vytvoř odkaz ke svému místu a otevři ho na druhém zařízení. Pak se dá hrát na obou.
web-move-make = Vytvořit odkaz
web-move-make-for = Vytvořit odkaz: { $game }
web-move-none = Teď nesedíš u žádného stolu.
web-move-once = Funguje jednou, během deseti minut. Kdo ho otevře, má tvoje místo.
web-move-taking = Přebírám tvoje místo…
web-move-broken = V tomhle odkazu chybí kód. Zkopíruj ho celý.
