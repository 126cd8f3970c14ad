### Warcaby na stronie

web-draughts-board = Plansza
web-draughts-square = { $square }, { $piece ->
        [white-man] biały pionek
        [white-king] biała damka
        [black-man] czarny pionek
        [black-king] czarna damka
       *[empty] puste
    }{ $mark ->
        [picked] , w ręku
        [next] , możesz tu pójść
        [end] , tu może się skończyć ruch
        [must] , musi bić
        [last] , ostatni ruch
       *[none] {""}
    }
web-draughts-must = { $mine ->
        [yes] Musisz bić (D3): { $moves }
       *[no] Trzeba bić (D3): { $moves }
    }
web-draughts-stuck-capture = Bierka na { $square } nie może się ruszyć: bicie jest obowiązkowe (D3). Możesz zagrać { $moves }
web-draughts-stuck = Bierka na { $square } nie ma teraz ruchu.
web-draughts-goes-on = { $path } … dotknij pola, na które bijesz dalej.
web-draughts-count = { $name }, { $colour ->
        [white] białe
       *[black] czarne
    }: { $men ->
        [one] { $men } pionek
        [few] { $men } pionki
       *[other] { $men } pionków
    }, { $kings ->
        [one] { $kings } damka
        [few] { $kings } damki
       *[other] { $kings } damek
    }
web-draughts-counter-repeated = Ta sama pozycja: { $count } z { $limit }
web-draughts-counter-quiet = Ruszały się same damki: { $count } z { $limit }
web-draughts-counter-balance = Bez zmian: { $count } z { $limit }
web-draughts-counter-road = Na głównej przekątnej: { $count } z { $limit }
web-draughts-flip = Obróć planszę
