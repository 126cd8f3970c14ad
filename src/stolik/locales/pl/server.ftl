## Czego serwer odmawia poza stołami

server-refuses-origin = Ta strona należy do innej witryny
server-refuses-host = Ten serwer nie jest znany jako { $host }; inne nazwy podaje się opcją --origin
server-refuses-method = Pod tym adresem działa tylko { $methods }
server-refuses-body = Nie można odczytać zapytania: { $why }
server-refuses-too-large = Zapytanie może mieć najwyżej { $most } B
server-refuses-no-route = Pod tym adresem nic nie ma
server-refuses-store = Baza danych nie odpowiada; spróbuj za chwilę
server-refuses-unreadable = Ten serwer nie może odczytać tego stołu: brakuje gry lub listy słów albo zapis jest uszkodzony
server-refuses-link-seat = Kto utworzył ten link, nie ma już tego miejsca
server-refuses-delayed = Widzowie oglądają ten stół z opóźnieniem ({ $seconds } s); wtedy otworzy się też zapis
server-refuses-previous = Poprzedni stół może ustalić tylko rewanż

## Z czym nie można otworzyć stołu

server-refuses-because = Tak się nie da: { $why }
server-refuses-unknown = Nie ma tu „{ $name }”; są: { $known }
server-refuses-option = { $option } = { $value } jest niemożliwe; możliwe: { $allowed }
server-allows-options = opcje { $known }
server-allows-whole = liczba całkowita od { $low } do { $high }
server-allows-whole-or-none = liczba całkowita od { $low } do { $high } albo null
server-allows-name = nazwa o długości do 32 znaków: małe litery, cyfry, - i _
server-allows-others = to, co pasuje do pozostałych opcji
server-allows-training = boty na wszystkich miejscach oprócz jednego

## Czego nie można badać

server-refuses-position = Nie ma takiej pozycji: { $why }
server-refuses-entry = W zapisie nie ma decyzji o numerze { $entry }
server-refuses-eye = Partię można oglądać z miejsc od 0 do { $last } albo jako widz
server-refuses-no-form = Tę partię można pobrać jako: { $forms }
server-refuses-board = Gra { $game } nie ma planszy do próbowania ruchów
server-refuses-after-end = Gra skończyła się przed tym ruchem
