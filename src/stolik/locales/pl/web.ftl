### Słowa samej strony: pasek, wybór gry, poczekalnia, stół, ustawienia.

web-title = Stolik
web-language = Język
web-settings = Ustawienia
web-loading = Chwileczkę…
web-language-failed = Nie udało się wczytać tego języka. Sprawdź połączenie i wybierz go jeszcze raz.
web-missing = Pod tym adresem nic nie ma
web-screen-failed = Nie udało się wczytać tej części strony. Z twojej partii nic nie przepadło.
web-reload = Wczytaj stronę ponownie
web-try-again = Spróbuj jeszcze raz
web-go-home = Do wszystkich gier
web-close = Zamknij
web-unreachable = Serwer teraz nie odpowiada
web-unreachable-kept = Twoje miejsca przy stołach są zachowane. Sprawdź połączenie i spróbuj jeszcze raz.

## Poziomy botów

web-level-random = losowy
web-level-easy = łatwy
web-level-everyday = codzienne słowa
web-level-medium = średni
web-level-hard = trudny
web-level-joint = wspólny plan
web-level-strong = silny
web-bot = bot

## Strona główna

web-home-title = W co gramy?
web-bots-play = Poziom botów:
web-play-bots = Zagraj z botami
web-invite = Zaproś
web-rules = Zasady
web-guide = Pierwsza partia ze wskazówkami
web-try-board = Plansza do analizy
web-bots = { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
web-variant = Odmiana warcabów
web-players = { $low }–{ $high } graczy
web-players-exactly = { $count ->
        [one] { $count } gracz
        [few] { $count } graczy
       *[many] { $count } graczy
    }
web-minutes = około { $count ->
        [one] { $count } minuty
        [few] { $count } minut
       *[many] { $count } minut
    }
web-my-tables = Twoje stoły
web-listed-tables = Otwarte stoły
web-seats-free = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-phase-waiting = zaraz się zacznie
web-phase-playing = gra trwa
web-phase-over = skończona
web-nobody-yet = Jeszcze nikogo nie ma
web-forget = Usuń z tej listy: { $game }
web-join = Masz link do stołu?
web-join-go = Przejdź
web-join-wrong = To nie jest link do stołu. Skopiuj cały link i wklej go tutaj.

## Nowy stół

web-no-game = Nie ma takiej gry
web-new-title = Nowy stół
web-new-options = Jak gramy
web-new-seats = Kto gdzie siedzi
web-new-clock = Zegar
web-new-who = Kto może przyjść
web-new-listed = Pokaż stół na stronie głównej, żeby każdy mógł się dosiąść
web-new-spectators = Inni mogą oglądać
web-new-chat = Czat przy stole
web-new-lay = Otwórz stół
web-password = Hasło tego serwera
web-option-none = bez limitu
web-seat-number = Miejsce { $seat }
web-seat-yours = Ty
web-seat-friend = Ktoś z linkiem
web-seat-bot = Bot, { $level }
web-seats-own-pair = Twoja para
web-seats-other-pair = Druga para
web-clock-none = Bez zegara: nikt nikogo nie goni
web-clock-decision = { $seconds ->
        [one] { $seconds } sekunda
        [few] { $seconds } sekundy
       *[many] { $seconds } sekund
    } na każdą decyzję
web-clock-game = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } dla każdego na całą partię{ $increment ->
        [0] {""}
        [one] {" "}i { $increment } sekunda za każdy ruch
        [few] {" "}i { $increment } sekundy za każdy ruch
       *[many] {" "}i { $increment } sekund za każdy ruch
    }
web-clock-period = { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } na każdą podwójną kolejkę pary

## Poczekalnia

web-waiting-free = { $count ->
        [one] Jedno miejsce jest wolne
        [few] { $count } miejsca są wolne
       *[many] { $count } miejsc jest wolnych
    }. Wyślij znajomym link.
web-waiting-ready = Jeszcze czekamy: { $names }
web-waiting-begins = Wszyscy gotowi. Zaczynamy.
web-waiting-seats = Kto już jest
web-waiting-watch = Wszystkie miejsca są zajęte. Zostań, a obejrzysz partię.
web-waiting-terms = Jak gramy
web-seat-free = wolne
web-you = ty
web-pair = Para { $pair }
web-sit = Siadam
web-sit-here = Przesiądź się tu
web-sit-instead = Zamień się: { $name }
web-stand = Wstaję
web-ready = Możemy zaczynać
web-not-ready = Chwila, jeszcze nie
web-is-ready = może zaczynać
web-is-not-ready = jeszcze nie
web-not-connected = brak połączenia
web-watchers = { $count ->
        [one] Patrzy { $count } osoba
        [few] Patrzą { $count } osoby
       *[many] Patrzy { $count } osób
    }
web-put = Posadź bota
web-put-bot = Bot na miejsce { $seat }
web-take-bot-away = Zwolnij to miejsce: { $name }
web-invite-title = Zaproszenie
web-invite-about = Kto otworzy ten link, może usiąść do stołu, a po rozpoczęciu partii oglądać.
web-invite-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowane
web-share = Udostępnij
web-share-text = Zagraj ze mną!
web-qr = Link jako kod QR
web-fair-title = Czy rozdania są uczciwe?
web-fair-about = Wszystkie rozdania są ustalone, zanim ktokolwiek zagra: wynikają z tajnej liczby serwera i z liczb, które dorzucają wasze przeglądarki. To jest odcisk tej tajnej liczby. Po partii zostanie ona ujawniona, a twoja przeglądarka będzie mogła wyliczyć każde rozdanie od nowa i porównać. Dowodzi to, że w trakcie gry nic nie zmieniono; nie dowodzi, że serwer nie podglądał.

## Przy stole

web-guest = Gość
web-table-opening = Podchodzimy do stołu…
web-table-closed = Tego stołu nie można otworzyć
web-table-gone = Może link jest ucięty. Skopiuj go w całości i spróbuj jeszcze raz.
web-line-connecting = Łączenie…
web-line-catching-up = Nadrabiamy zaległości…
web-line-offline = Brak połączenia. Twoje ruchy są zachowane; gra ruszy dalej, gdy wrócisz do sieci.
web-line-waiting = Połączenie zerwane. Następna próba za { $seconds } s.
web-line-ended = Ten stół jest zamknięty
web-line-now = Teraz
web-line-owed = Twój ruch jest w drodze; stół jeszcze nie odpowiedział.
web-line-kept = Twój ruch jest zachowany.
web-watching = Oglądasz
web-your-move = twój ruch
web-to-move = ma ruch
web-seats = Miejsca
web-board-loading = Rozkładamy grę…
web-skip = Pomiń
web-menu = Menu
web-menu-rules = Zasady
web-menu-log = Co się działo
web-menu-chat = Czat
web-menu-invite = Zaproś kogoś do oglądania
web-menu-settings = Ustawienia
web-log = Co się działo
web-log-empty = Jeszcze nic się nie wydarzyło.
web-chat = Czat
web-chat-unread = Czat, { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
web-chat-empty = Nikt się jeszcze nie odezwał.
web-chat-say = Powiedz coś
web-chat-send = Wyślij
web-type-move = Wpisz ruch
web-type-move-like = Wpisz ruch, np. { $example }
web-type-play = Zagraj
web-refused = Tak się nie da
web-rule = Zasada { $rule }
web-hint = Podpowiedź
web-hint-thinking = Myślę…
web-hint-title = Co o tym myśli bot
web-take-back = Cofnij ruch
web-offer-draw = Zaproponuj remis
web-resign = Poddaj partię
web-resign-sure = Tak, poddaję
web-hand = Niech bot zagra za mnie
web-hand-about = W każdej chwili możesz wrócić na swoje miejsce. Który bot?
web-resume = Wracam do gry
web-away = Na twoim miejscu gra bot.
web-leave = Odejdź (miejsce zostaje twoje)
web-asks-draw = { $you ->
        [yes] Proponujesz remis
       *[no] { $name } proponuje remis
    }.
web-asks-back = { $you ->
        [yes] Prosisz
       *[no] { $name } prosi
    } o cofnięcie { $count ->
        [one] jednego ruchu
        [few] { $count } ruchów
       *[many] { $count } ruchów
    }.
web-agree = Zgoda
web-decline = Nie
web-withdraw = Jednak nie
web-clock-left = zostało { $time }
web-notice-turn = Twój ruch

## Wieści od stołu

web-news-took = { $you ->
        [yes] Siadasz do stołu
       *[no] { $name } siada do stołu
    }.
web-news-left = Ktoś wstaje od stołu.
web-news-seated = Bot siada do stołu.
web-news-readied = { $you ->
        [yes] Ty
       *[no] { $name }
    }: możemy zaczynać.
web-news-waited = { $you ->
        [yes] Prosisz, żeby jeszcze poczekać
       *[no] { $name } prosi, żeby jeszcze poczekać
    }.
web-news-asked = { $you ->
        [yes] Prosisz
       *[no] { $name } prosi
    } o cofnięcie { $count ->
        [one] jednego ruchu
        [few] { $count } ruchów
       *[many] { $count } ruchów
    }.
web-news-asked-draw = { $you ->
        [yes] Proponujesz remis
       *[no] { $name } proponuje remis
    }.
web-news-declined = { $you ->
        [yes] Odmawiasz
       *[no] { $name } odmawia
    }.
web-news-undone = { $count ->
        [one] Cofnięto jeden ruch
        [few] Cofnięto { $count } ruchy
       *[many] Cofnięto { $count } ruchów
    }.
web-news-handed = { $you ->
        [yes] Teraz gra za ciebie bot
       *[no] { $name }: teraz gra tu bot
    }.
web-news-resumed = { $you ->
        [yes] Wracasz do gry
       *[no] { $name } wraca do gry
    }.

## Koniec

web-over = Koniec partii
web-won = Wygrywasz!
web-lost = Tym razem przegrywasz
web-shared = Dzielisz pierwsze miejsce
web-place = Zajmujesz { $place }. miejsce
web-rematch = Jeszcze raz
web-rematch-join = Dołącz do następnej partii
web-rematch-watch = Oglądaj następną partię
web-replay = Obejrzyj partię jeszcze raz

## Ustawienia

web-name = Twoje imię
web-shade = Wygląd
web-shade-system = Jak w systemie
web-shade-light = Jasny
web-shade-dark = Ciemny
web-speed = Ruch na planszy
web-speed-calm = Spokojny
web-speed-brisk = Żwawy
web-speed-none = Żaden
web-sound = Ciche dźwięki
web-notify = Powiadom mnie, gdy będzie mój ruch
web-notify-refused = Przeglądarka nie pozwala na powiadomienia z tej strony. Możesz to zmienić w ustawieniach przeglądarki.
web-move-title = Graj dalej na innym urządzeniu
web-move-about = Zrób link do swojego miejsca i otwórz go na drugim urządzeniu. Potem można grać na obu.
web-move-make = Zrób link
web-move-make-for = Zrób link: { $game }
web-move-none = Teraz nie siedzisz przy żadnym stole.
web-move-once = Działa raz, przez dziesięć minut. Kto go otworzy, ma twoje miejsce.
web-move-taking = Przenosimy twoje miejsce…
web-move-broken = W tym linku brakuje kodu. Skopiuj go w całości.
