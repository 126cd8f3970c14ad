## Co stůl odmítá

table-refuses-no-seat = U tohoto stolu nemáte místo
table-refuses-have-seat = Místo už máte
table-refuses-full = Všechna místa jsou obsazena
table-refuses-taken = To místo je obsazené
table-refuses-no-such-seat = Takové místo tu není
table-refuses-name = Jméno musí mít aspoň jedno písmeno
table-refuses-not-owner = To smí jen ten, kdo stůl prostřel
table-refuses-level = Boti mají tyto úrovně: { $levels }
table-refuses-begun = Partie už začala
table-refuses-not-begun = Partie ještě nezačala
table-refuses-over = Partie skončila
table-refuses-not-over = Zápis se ukáže, až partie skončí
table-refuses-bot-plays = Na vašem místě hraje bot; nejprve si místo vezměte zpět
table-refuses-you-play = Na tomto místě bot nehraje
table-refuses-time-over = Váš čas vypršel
table-refuses-asked-already = Je tu otevřená otázka; nejprve na ni odpovězte
table-refuses-nothing-asked = Nikdo se na nic neptal
table-refuses-not-asked-you = Otázka není pro vás
table-refuses-two-sides = Na remíze se mohou dohodnout jen dvě strany
table-refuses-bots-never-agree = Na druhé straně hraje bot a boti na remízu nepřistupují
table-refuses-nothing-played = Nemáte žádný tah, který by šlo vzít zpět
table-refuses-not-so-many = Tolik tahů nebylo
table-refuses-secret-learnt = Od té doby se někdo dozvěděl tajemství, a to nelze vzít zpět
table-refuses-nothing-said = To nic neříká
table-refuses-no-chat = U tohoto stolu se nechatuje
table-refuses-no-spectators = U tohoto stolu nejsou diváci

## Co odmítá server

server-refuses-identity = Nevíme, kdo jste; obnovte stránku
server-refuses-connections = Příliš mnoho otevřených stolů najednou
server-refuses-no-table = Takový stůl tu není
server-refuses-too-fast = Příliš rychle; chvíli počkejte
server-refuses-password = To není heslo
server-refuses-no-link = Tento odkaz už byl použit nebo je příliš starý

## Kdo se u stolu ozve, aniž má místo

table-guest = Host { $number }
