## Co stůl odmítá

table-refuses-no-seat = U tohoto stolu nemáš místo
table-refuses-have-seat = Místo už máš
table-refuses-full = Všechna místa jsou obsazená
table-refuses-taken = To místo je obsazené
table-refuses-no-such-seat = Takové místo tu není
table-refuses-name = Jméno musí mít aspoň jeden viditelný znak
table-refuses-key = Kdo si chce sednout, potřebuje klíč aspoň o { $least } znacích; bez něj se dá jen dívat
table-refuses-training = Cvičný stůl je pro jednoho; ostatní místa jsou pro boty
table-refuses-not-owner = To smí jen ten, kdo stůl otevřel
table-refuses-level = Boti mají tyto úrovně: { $levels }
table-refuses-begun = Partie už začala
table-refuses-not-begun = Partie ještě nezačala
table-refuses-over = Partie skončila
table-refuses-not-over = Záznam se ukáže, až partie skončí
table-refuses-bot-plays = Na tvém místě hraje bot; nejdřív si místo vezmi zpět
table-refuses-you-play = Na tomto místě bot nehraje
table-refuses-time-over = Tvůj čas vypršel
table-refuses-asked-already = Je tu otázka bez odpovědi; nejdřív na ni odpověz
table-refuses-nothing-asked = Nikdo se na nic neptal
table-refuses-not-asked-you = Otázka není pro tebe
table-refuses-two-sides = Na remíze se mohou dohodnout jen dvě strany
table-refuses-bots-never-agree = Na druhé straně hraje bot a boti na remízu nepřistupují
table-refuses-nothing-played = Nemáš žádný tah, který by šlo vzít zpět
table-refuses-not-so-many = Tolik tahů nebylo
table-refuses-secret-learnt = Od té doby se někdo dozvěděl tajemství, a to nelze vzít zpět
table-refuses-nothing-said = Zpráva je prázdná
table-refuses-no-chat = U tohoto stolu se nechatuje
table-refuses-no-spectators = U tohoto stolu nejsou diváci
table-refuses-store = Nepodařilo se to zapsat, takže se nic nestalo; zkus to za chvíli

## Co odmítá server

server-refuses-too-long = Zpráva smí mít nejvýš { $most } bajtů, a tahle má { $size }
server-refuses-frame = Tohle není zpráva: { $why }
server-refuses-hello-first = První zprávou musí být hello
server-refuses-hello-once = Jedno hello stačí
server-refuses-version = Tento server mluví protokolem verze { $version }; načti stránku znovu
server-refuses-identity = Nevíme, kdo jsi; načti stránku znovu
server-refuses-connections = Příliš mnoho otevřených stolů najednou
server-refuses-no-table = Takový stůl tu není
server-refuses-too-fast = Moc rychle; chvíli počkej
server-refuses-password = Heslo nesouhlasí
server-refuses-no-link = Tento odkaz už byl použit nebo je příliš starý

## Kdo se u stolu ozve, aniž má místo

table-guest = Host { $number }
