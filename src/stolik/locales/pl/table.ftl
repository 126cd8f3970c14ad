## Czego odmawia stół

table-refuses-no-seat = Nie masz miejsca przy tym stole
table-refuses-have-seat = Masz już miejsce
table-refuses-full = Wszystkie miejsca są zajęte
table-refuses-taken = To miejsce jest zajęte
table-refuses-no-such-seat = Nie ma takiego miejsca
table-refuses-name = Imię musi mieć co najmniej jedną literę
table-refuses-not-owner = Może to zrobić tylko ten, kto nakrył stół
table-refuses-level = Są boty tych poziomów: { $levels }
table-refuses-begun = Partia już trwa
table-refuses-not-begun = Partia jeszcze się nie zaczęła
table-refuses-over = Partia jest skończona
table-refuses-not-over = Zapis będzie pokazany po końcu partii
table-refuses-bot-plays = Na twoim miejscu gra bot; najpierw weź miejsce z powrotem
table-refuses-you-play = Na tym miejscu nie gra bot
table-refuses-time-over = Twój czas minął
table-refuses-asked-already = Jest otwarte pytanie; najpierw odpowiedz na nie
table-refuses-nothing-asked = Nikt o nic nie pytał
table-refuses-not-asked-you = Pytanie nie jest do ciebie
table-refuses-two-sides = Na remis mogą się zgodzić tylko dwie strony
table-refuses-bots-never-agree = Po drugiej stronie gra bot, a boty nie zgadzają się na remis
table-refuses-nothing-played = Nie ma twojego ruchu, który można by cofnąć
table-refuses-not-so-many = Nie było tylu ruchów
table-refuses-secret-learnt = Od tego czasu ktoś poznał tajemnicę, a tego nie można cofnąć
table-refuses-nothing-said = W tym nie ma żadnej treści
table-refuses-no-chat = Przy tym stole nie ma czatu
table-refuses-no-spectators = Przy tym stole nie ma widzów

## Czego odmawia serwer

server-refuses-identity = Nie wiemy, kim jesteś; odśwież stronę
server-refuses-connections = Za dużo stołów otwartych naraz
server-refuses-no-table = Nie ma takiego stołu
server-refuses-too-fast = Za szybko; poczekaj chwilę
server-refuses-password = To nie jest hasło
server-refuses-no-link = Ten link został już użyty albo jest za stary

## Kto odzywa się przy stole, nie mając miejsca

table-guest = Gość { $number }
