## Czego odmawia stół

table-refuses-no-seat = Nie masz miejsca przy tym stole
table-refuses-have-seat = Masz już miejsce
table-refuses-full = Wszystkie miejsca są zajęte
table-refuses-taken = To miejsce jest zajęte
table-refuses-no-such-seat = Nie ma takiego miejsca
table-refuses-name = Imię musi mieć co najmniej jeden widoczny znak
table-refuses-key = Żeby usiąść, trzeba mieć klucz o długości co najmniej { $least } znaków; bez niego można tylko oglądać
table-refuses-training = Stół treningowy jest dla jednej osoby; pozostałe miejsca są dla botów
table-refuses-not-owner = Może to zrobić tylko ten, kto otworzył stół
table-refuses-level = Są boty tych poziomów: { $levels }
table-refuses-begun = Partia już trwa
table-refuses-not-begun = Partia jeszcze się nie zaczęła
table-refuses-over = Partia jest skończona
table-refuses-not-over = Zapis będzie widoczny po zakończeniu partii
table-refuses-bot-plays = Na twoim miejscu gra bot; najpierw weź miejsce z powrotem
table-refuses-you-play = Na tym miejscu nie gra bot
table-refuses-time-over = Twój czas minął
table-refuses-asked-already = Jest pytanie bez odpowiedzi; najpierw na nie odpowiedz
table-refuses-nothing-asked = Nikt o nic nie pytał
table-refuses-not-asked-you = Pytanie nie jest do ciebie
table-refuses-two-sides = Na remis mogą się zgodzić tylko dwie strony
table-refuses-bots-never-agree = Po drugiej stronie gra bot, a boty nie zgadzają się na remis
table-refuses-nothing-played = Nie ma twojego ruchu, który można by cofnąć
table-refuses-not-so-many = Nie było tylu ruchów
table-refuses-secret-learnt = Od tego czasu ktoś poznał tajemnicę, a tego nie można cofnąć
table-refuses-nothing-said = Wiadomość jest pusta
table-refuses-no-chat = Przy tym stole nie ma czatu
table-refuses-no-spectators = Przy tym stole nie ma widzów
table-refuses-store = Nie udało się tego zapisać, więc nic się nie stało; spróbuj za chwilę

## Czego odmawia serwer

server-refuses-too-long = Wiadomość może mieć najwyżej { $most } bajtów, a ta ma { $size }
server-refuses-frame = To nie jest wiadomość: { $why }
server-refuses-hello-first = Pierwszą wiadomością musi być hello
server-refuses-hello-once = Wystarczy jedno hello
server-refuses-version = Ten serwer używa wersji { $version } protokołu; odśwież stronę
server-refuses-identity = Nie wiemy, kim jesteś; odśwież stronę
server-refuses-connections = Za dużo stołów otwartych naraz
server-refuses-no-table = Nie ma takiego stołu
server-refuses-too-fast = Za szybko; poczekaj chwilę
server-refuses-password = Hasło się nie zgadza
server-refuses-no-link = Ten link został już użyty albo jest za stary

## Kto odzywa się przy stole, nie mając miejsca

table-guest = Gość { $number }
