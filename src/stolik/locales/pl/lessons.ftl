### Pierwsze lekcje: co zrobić na planszy i jaka zasada się przy tym pokazuje

draughts-lesson-step = Pionki chodzą o jedno pole na ukos do przodu, na wolne pole. Dotknij swojego pionka, a potem pola, na które ma iść.
draughts-lesson-step-corner = Pionki stoją w dwóch rogach, a długa przekątna między nimi jest pusta. Chodzą o jedno pole na ukos do przodu. Dotknij swojego pionka, a potem pola, na które ma iść.
draughts-lesson-step-all = Tu gra się na wszystkich 64 polach. Pionki chodzą o jedno pole na ukos do przodu, na wolne pole. Dotknij swojego pionka, a potem pola, na które ma iść.
draughts-lesson-must = Kto może bić, musi bić. Pionek przeskakuje stojącego obok przeciwnika na wolne pole za nim. Ten, który może to zrobić, jest zaznaczony. Najpierw spróbuj ruszyć drugim.
draughts-lesson-back = Pionki chodzą tylko do przodu, ale biją także do tyłu. Zbij pionek, który stoi za twoim.
draughts-lesson-not-back = Pionki biją tylko do przodu. Przeciwnik za twoim pionkiem jest bezpieczny, więc po prostu idź dalej.
draughts-lesson-ahead = Kto może bić, musi bić. Pionki biją prosto i na ukos do przodu, przeskakując na wolne pole za przeciwnikiem. Zbij.
draughts-lesson-aside = Pionki biją także w bok, w obie strony, ale nigdy do tyłu. Przeskocz w bok.
draughts-lesson-most = Bić mogą dwa pionki, ale wolno wybrać tylko bicie, które zbija najwięcej. Jeden z nich zbija dwa, skok po skoku: znajdź go.
draughts-lesson-free = Bić mogą dwa pionki i wolno wybrać, którym. Zaczęte bicie trzeba jednak prowadzić tak długo, jak się da, skok po skoku.
draughts-lesson-crown = Pionek, który kończy ruch w ostatnim rzędzie, staje się damką. Brakuje jednego kroku.
draughts-lesson-through = Pionek, który w trakcie bicia tylko przechodzi przez ostatni rząd, zostaje pionkiem. Zbij oba i przyjrzyj mu się potem.
draughts-lesson-at-once = Pionek, który w trakcie bicia dochodzi do ostatniego rzędu, od razu staje się damką i bije dalej jako damka. Zbij wszystkie trzy.
draughts-lesson-stops = Pionek, który dochodzi do ostatniego rzędu, staje się damką i tam się zatrzymuje, nawet jeśli mógłby bić dalej. Zbij.
draughts-lesson-king-flying = Damka lata: idzie na ukos tak daleko, jak chce, i bije z daleka. Może stanąć na każdym wolnym polu za zbitym pionkiem.
draughts-lesson-king-short = Damka chodzi o jedno pole, ale także do tyłu, i tak samo bije: tylko przeciwnika, który stoi obok. Zbij do tyłu.
draughts-lesson-king-all = Damka chodzi o jedno pole we wszystkich ośmiu kierunkach i tak samo bije. Przeskocz prosto do tyłu.
draughts-lesson-win = Wygrywa, kto zbije wszystko albo zostawi przeciwnika bez ruchu. Twoja damka może to zrobić jednym ruchem.
