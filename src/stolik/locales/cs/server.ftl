## Co server odmítá kromě stolů

server-refuses-origin = Tato stránka patří jinému webu
server-refuses-host = Tento server není znám jako { $host }; další jména se zadávají volbou --origin
server-refuses-method = Na této adrese funguje jen { $methods }
server-refuses-body = Požadavek nelze přečíst: { $why }
server-refuses-too-large = Požadavek smí mít nejvýš { $most } B
server-refuses-no-route = Na této adrese nic není
server-refuses-store = Databáze neodpovídá; zkus to za chvíli
server-refuses-unreadable = Tento server stůl nepřečte: chybí hra nebo seznam slov, nebo je záznam poškozený
server-refuses-link-seat = Kdo tento odkaz vytvořil, už to místo nemá
server-refuses-delayed = Diváci vidí tento stůl se zpožděním ({ $seconds } s); pak se otevře i záznam
server-refuses-previous = Předchozí stůl určuje jen odveta

## S čím stůl otevřít nejde

server-refuses-because = Takhle to nejde: { $why }
server-refuses-unknown = „{ $name }“ tu není; jsou tu: { $known }
server-refuses-option = { $option } = { $value } nejde; jde: { $allowed }
server-allows-options = volby { $known }
server-allows-whole = celé číslo od { $low } do { $high }
server-allows-whole-or-none = celé číslo od { $low } do { $high }, nebo null
server-allows-name = jméno do 32 znaků: malá písmena, číslice, - a _
server-allows-others = co se hodí k ostatním volbám
server-allows-training = boti na všech místech kromě jednoho

## Co zkoumat nejde

server-refuses-position = Taková pozice není: { $why }
server-refuses-entry = V záznamu není rozhodnutí číslo { $entry }
server-refuses-eye = Partii lze vidět z míst 0 až { $last }, nebo jako divák
server-refuses-no-form = Tuto partii lze stáhnout jako: { $forms }
server-refuses-board = Hra { $game } nemá desku na zkoušení tahů
server-refuses-after-end = Hra skončila před tímto tahem
