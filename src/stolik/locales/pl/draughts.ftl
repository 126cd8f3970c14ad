### Warcaby: pięć gier z pudełka i ich oficjalne odmiany

draughts-polish-name = Warcaby
draughts-polish-about = Gra z pudełka: pionki biją do przodu i do tyłu, trzeba bić jak najwięcej, a damka lata po całej planszy.
draughts-russian-name = Warcaby rosyjskie
draughts-russian-about = Warcaby, w których pionek po dojściu do ostatniego rzędu w trakcie bicia od razu staje się damką i bije dalej.
draughts-american-name = Warcaby amerykańskie
draughts-american-about = Warcaby, w których damka porusza się tylko o jedno pole, do przodu lub do tyłu.
draughts-corner-name = Warcaby narożne
draughts-corner-about = Warcaby na ukos: pionki stoją w dwóch rogach, a długa przekątna między nimi jest pusta.
draughts-german-name = Warcaby niemieckie
draughts-german-about = Po szesnaście pionków na wszystkich 64 polach; chodzą na ukos, a biją w pięciu kierunkach.
draughts-russian-official-name = Warcaby rosyjskie (turniejowe)
draughts-russian-official-about = Tak jak na turniejach: wolno wybrać dowolne bicie, nie tylko największe.
draughts-english-name = Warcaby angielskie
draughts-english-about = Warcaby turniejowe, w których pionki biją tylko do przodu, damka chodzi o jedno pole, a zaczynają czarne.
draughts-brazilian-name = Warcaby brazylijskie
draughts-brazilian-about = Ruchy jak w warcabach z pudełka, remisy jak na turniejach.
draughts-notation = ruch to dwa pola, na przykład c3-d4 albo 22-18; bicie to c3xe5 albo w całości c3xe5xg7

## Kawałki zdań

draughts-pieces = { $count ->
        [one] { $count } pionek
        [few] { $count } pionki
       *[other] { $count } pionków
    }
draughts-score = { $score ->
        [one] { $score } punkt
        [few] { $score } punkty
       *[other] { $score } punktów
    }
draughts-white = Białe
draughts-black = Czarne

## Opcje

draughts-option-players = Gracze: od { $low } do { $high } ({ $rule }).
draughts-option-corner_promotion = Pionek staje się damką tylko w przeciwnym rogu: a7 i b8, g1 i h2 ({ $rule }).
draughts-option-setup = Jak stoją pionki na początku ({ $rule }).
draughts-option-setup-corner = po dwanaście, długa przekątna pusta
draughts-option-setup-nine = po dziewięć w przeciwnych rogach
draughts-option-king = Jak porusza się damka ({ $rule }).
draughts-option-king-short = o jedno pole
draughts-option-king-flying = o dowolną liczbę pól
draughts-option-last_rank = Pionek, który dochodzi do ostatniego rzędu biciem ({ $rule }).
draughts-option-last_rank-stop = zatrzymuje się i staje się damką
draughts-option-last_rank-continue = bije dalej, jeśli może

## Co się dzieje

draughts-tells-moved = { $you ->
        [yes] Grasz { $from }-{ $to }.
       *[no] { $name } gra { $from }-{ $to }.
    }
draughts-tells-king-moved = { $you ->
        [yes] Ruszasz damką { $from }-{ $to }.
       *[no] { $name } rusza damką { $from }-{ $to }.
    }
draughts-tells-jumped = { $you ->
        [yes] Przeskakujesz z { $from } przez { $over } na { $to }.
       *[no] { $name } przeskakuje z { $from } przez { $over } na { $to }.
    }
draughts-tells-took = { $you ->
        [yes] Bijesz { draughts-pieces }: { $from }x{ $to }.
       *[no] { $name } bije { draughts-pieces }: { $from }x{ $to }.
    }
draughts-tells-crowned = { $you ->
        [yes] Twój pionek na { $at } staje się damką.
       *[no] { $name }: pionek na { $at } staje się damką.
    }
draughts-tells-crowned-in-passing = { $you ->
        [yes] Twój pionek w trakcie bicia stał się damką i stoi teraz na { $at }.
       *[no] { $name }: pionek w trakcie bicia stał się damką i stoi teraz na { $at }.
    }
draughts-tells-won-all = { $you ->
        [yes] Wygrywasz: przeciwnik nie ma już ani jednego pionka.
       *[no] { $name } wygrywa: przeciwnik nie ma już ani jednego pionka.
    }
draughts-tells-won-blocked = { $you ->
        [yes] Wygrywasz: przeciwnik nie ma ruchu.
       *[no] { $name } wygrywa: przeciwnik nie ma ruchu.
    }
draughts-tells-drawn-repeated = Remis: ta sama pozycja pojawiła się trzeci raz.
draughts-tells-drawn-quiet = Remis: przez { $plies ->
        [one] { $plies } ruch
        [few] { $plies } ruchy
       *[other] { $plies } ruchów
    } obu graczy razem ruszały się tylko damki i nic nie zbito.
draughts-tells-drawn-balance = Remis: przez { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    } każdego z graczy nic nie zbito i żaden pionek nie stał się damką.
draughts-tells-drawn-road = Remis: przez { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    } każdego z graczy samotna damka utrzymała główną przekątną przeciw trzem.
draughts-tells-drawn-few = Remis: przez { $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    } każdego z graczy najwyżej dwie bierki nie pokonały samotnej damki.

## Jak się kończy

draughts-ending-captured = Wszystko zbite
draughts-ending-blocked = Nie ma już ruchu
draughts-ending-repeated = Remis przez trzykrotne powtórzenie pozycji
draughts-ending-quiet = Remis: za długo ruszały się same damki
draughts-ending-balance = Remis: za długo nic się nie zmieniło
draughts-ending-road = Remis: samotna damka trzyma główną przekątną
draughts-ending-few = Remis: za mało bierek, żeby wygrać

## Odmowy

draughts-refuses-no-such-seat = Nie ma takiego miejsca; przy stole { $players ->
        [one] jest { $players } miejsce
        [few] są { $players } miejsca
       *[other] jest { $players } miejsc
    }, liczy się je od 0.
draughts-refuses-not-your-turn = To nie twój ruch: teraz grają { $colour ->
        [white] białe
       *[black] czarne
    }.
draughts-refuses-no-such-move = Nie ma takiego ruchu; ruch prowadzi z pola na pole i bije to, co tam stoi.
draughts-refuses-no-piece = Na { $from } nic nie stoi.
draughts-refuses-enemy-piece = Na { $from } nie stoi twój pionek.
draughts-refuses-not-empty = Pole { $to } nie jest wolne.
draughts-refuses-no-step = Pionek idzie o jedno pole na ukos do przodu, na wolne pole; { $steps ->
        [0] ten na { $from } nie ma teraz ruchu
       *[other] ten na { $from } może zagrać { $own }
    }.
draughts-refuses-must-capture = Bicie jest obowiązkowe. Możesz zagrać { $moves }.
draughts-refuses-goes-on = Bicie nie kończy się na { $to }: trzeba bić dalej. Możesz zagrać { $moves }.
draughts-refuses-no-capture = Pionek bije, przeskakując sąsiednią bierkę przeciwnika na wolne pole tuż za nią. Możesz zagrać { $moves }.
draughts-refuses-majority = Z { $best } można zbić { $most }, ten ruch bije { $count }. Możesz zagrać { $moves }.
draughts-refuses-still-there = Zbite bierki zostają na planszy do końca ruchu i aż do tej chwili zagradzają drogę. Możesz zagrać { $moves }.
draughts-refuses-jumped-twice = W jednym ruchu żadnej bierki nie przeskakuje się dwa razy. Możesz zagrać { $moves }.
draughts-refuses-not-crowned = Pionek, który w trakcie bicia tylko przechodzi przez ostatni rząd, zostaje pionkiem i bije dalej jak pionek. Możesz zagrać { $moves }.
draughts-refuses-no-king-move = Damka idzie na ukos o dowolną liczbę wolnych pól; { $steps ->
        [0] ta na { $from } nie ma teraz ruchu
       *[other] ta na { $from } może zagrać { $own }
    }.
draughts-refuses-no-king-capture = Damka bije na ukos z dowolnej odległości: bierkę przeciwnika, przed którą nic nie stoi, a tuż za którą jest wolne pole. Możesz zagrać { $moves }.
draughts-refuses-landing = Damka musi stanąć tam, skąd może bić dalej. Możesz zagrać { $moves }.
draughts-refuses-won = Partia jest wygrana, nie ma już ruchów.
draughts-refuses-drawn = Partia skończyła się remisem, nie ma już ruchów.
draughts-refuses-goes-on-as-king = W ostatnim rzędzie pionek staje się damką i jako damka musi bić dalej: bicie nie kończy się na { $to }. Możesz zagrać { $moves }.
draughts-refuses-no-short-king-move = Damka idzie tylko o jedno pole, do przodu lub do tyłu; { $steps ->
        [0] ta na { $from } nie ma teraz ruchu
       *[other] ta na { $from } może zagrać { $own }
    }.
draughts-refuses-no-short-king-capture = Damka bije na ukos, i to tylko sąsiednią bierkę; staje tuż za nią. Możesz zagrać { $moves }.
draughts-refuses-five-ways = Pionek bije do przodu, na ukos do przodu i w bok, krótkim skokiem. Możesz zagrać { $moves }.
draughts-refuses-eight-ways-move = Damka idzie prosto lub na ukos o dowolną liczbę wolnych pól; { $steps ->
        [0] ta na { $from } nie ma teraz ruchu
       *[other] ta na { $from } może zagrać { $own }
    }.
draughts-refuses-eight-ways-capture = Damka bije prosto lub na ukos z dowolnej odległości: bierkę przeciwnika, przed którą nic nie stoi, a tuż za którą jest wolne pole. Możesz zagrać { $moves }.
draughts-refuses-eight-ways-short-move = Damka idzie tylko o jedno pole, w dowolnym z ośmiu kierunków; { $steps ->
        [0] ta na { $from } nie ma teraz ruchu
       *[other] ta na { $from } może zagrać { $own }
    }.
draughts-refuses-eight-ways-short-capture = Damka bije w dowolnym z ośmiu kierunków, ale tylko sąsiednią bierkę; staje tuż za nią. Możesz zagrać { $moves }.
draughts-refuses-stops-there = Pionek, który dojdzie do ostatniego rzędu, zatrzymuje się tam i staje się damką; na tym bicie się kończy. Możesz zagrać { $moves }.
draughts-refuses-forward-only = Pionki biją tylko do przodu. Możesz zagrać { $moves }.

## Teksty, które nazywają pola, ale nie ruch

draughts-unclear-way = przez te pola nie prowadzi żaden taki ruch; możesz napisać { $moves }
draughts-unclear-several = na tych polach zaczyna się i kończy kilka bić; napisz jedno z nich: { $moves }
draughts-unclear-no-capture = niczego się tam nie bije; ruch bez bicia to { $moves }
draughts-unclear-light = { $square } to jasne pole, a gra się tylko na ciemnych ({ $rule })
draughts-unclear-beside = nie ma pola { $square }; pola mają numery od 1 do { $squares } ({ $rule })

## Ekran

draughts-must-capture = Trzeba bić: { $moves }
draughts-can-play = Z { $from } możesz zagrać { $moves }.
draughts-counter-repeated = pozycja { $count } z { $limit }
draughts-counter-quiet = same damki { $count } z { $limit }
draughts-counter-balance = bez zmian { $count } z { $limit }
draughts-counter-road = główna przekątna { $count } z { $limit }
