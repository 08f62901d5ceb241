## Skat: what a deal counts

skat-game-clubs = clubs
skat-game-spades = spades
skat-game-hearts = hearts
skat-game-diamonds = diamonds
skat-game-grand = grand
skat-game-null = null
skat-with = { $game } with { $count }
skat-without = { $game } without { $count }
skat-step-hand = hand
skat-step-schneider = schneider
skat-step-schneider-announced = schneider announced
skat-step-schwarz = schwarz
skat-step-schwarz-announced = schwarz announced
skat-step-ouvert = ouvert
skat-counting-with = with { $number }
skat-counting-without = without { $number }
skat-counting-game = game { $number }
skat-doubled = { $count ->
    [2] doubled
   *[other] times { $count }
}
skat-won = won, plus { $points }
skat-lost = lost, minus { $points }
skat-overbid = overbid at { $bid }, lost, minus { $points }
skat-told = { $seat }, { $declared }: { $levels } times { $base }, { $outcome }.
    .brief = { $seat } { $outcome }.
    .full = { $seat }, { $game }: { $counting }, times { $base }, { $outcome }.
skat-told-overbid = { $seat }, { $declared }: { $levels } times { $base }, { $outcome }.
    .brief = { $seat } { $outcome }.
skat-told-null = { $seat }, { $declared }: { $outcome }.
    .brief = { $seat } { $outcome }.
ramsch-told = Ramsch: { EACH($points, as: "ramsch-each") }.
ramsch-each = { SEAT($seat) } { $number }
ramsch-march = { DOES($seat, you: "You take", other: "takes") } all tricks: plus { $points }.

## Skat: why a line is not taken

skat-unknown = { $word } means nothing here. Try Ana grand with 2, hand, won.
skat-who = Who played? Name one of those at the table.
skat-one-declarer = Only one plays alone. Name just one person.
skat-which-game = Which game? Clubs, spades, hearts, diamonds, grand or null.
skat-two-games = Those are two games. Name just one.
skat-won-or-lost = Won or lost? Say one of the two.
skat-with-and-without = With or without matadors is told twice. Say it once, for example with 2.
skat-how-many = { $word } how many? Type a number, for example { $word } 2.
skat-two-bids = { $word } and { $other } cannot both be the bid. A number of matadors goes with the word with or without.
skat-announced-what = What was announced? Type schneider announced or schwarz announced.
skat-no-matadors = With or without how many? From 1 to { $most }, for example with 2.
skat-matadors-grand = In a grand there are at most 4 matadors, the jacks, not { $found }.
skat-matadors-suit = There are at most 11 matadors, not { $found }.
skat-null-matadors = Null has no matadors. Leave out with and without.
skat-null-steps = Null has neither schneider nor schwarz, only hand and ouvert.
skat-schneider-hand = Schneider can be announced only in a hand game. Add hand, or leave out announced.
skat-schwarz-hand = Schwarz can be announced only in a hand game. Add hand, or leave out announced.
skat-split-schneider = With 60 card points each, nobody is schneider.
skat-split-lost = With 60 card points each, a suit or grand is lost.
skat-no-bid = Nobody bids { $found }. Bids next to it are { $low } and { $high }.
skat-doublings = A game is doubled at most { $most } times.
skat-people = A list is for 3 or 4 people, not { $found }.
ramsch-word = { $word } does not belong to a ramsch. Type ramsch Ana 60 Ben 40 Cem 20.
ramsch-whose = Whose card points are { $word }? Type the name before the number.
ramsch-players = A ramsch has 3 players, and you told the card points of { $found }.
ramsch-virgin-points = Who took no trick has no card points.
ramsch-virgins = One of the three took tricks.
ramsch-sum = All card points are 120, with or without up to 22 in the skat, and these are { $found }.
ramsch-last-trick = Who took the last trick? Add last trick and the name.
ramsch-no-trick = The last trick went to one of the three who took tricks.

## Skat: what can be typed

skat-typed-numbers = one two three four five six seven eight nine ten eleven
skat-typed-clubs = clubs club acorns kreuz eichel
skat-typed-spades = spades spade leaves pik grün
skat-typed-hearts = hearts heart herz rot
skat-typed-diamonds = diamonds diamond bells karo schellen
skat-typed-grand = grand grands
skat-typed-null = null nullo nulls
skat-typed-hand = hand from-the-hand
skat-typed-schneider = schneider schneidered
skat-typed-schwarz = schwarz black
skat-typed-ouvert = ouvert open openly
skat-typed-split = split 60-60 sixty-sixty spaltarsch
skat-typed-won = won wins win winning
skat-typed-lost = lost loses lose losing
skat-typed-kontra = kontra contra double
skat-typed-re = re redouble
skat-typed-bock = bock
skat-typed-with = with
skat-typed-without = without
skat-typed-jacks = jack jacks matador matadors top tops trump trumps buben spitzen
skat-typed-announced = announced announces declared called angesagt
skat-typed-little = bid bidding held at play plays played playing game games points did does says said skat
skat-typed-passed = passed passed-in all-passed all-pass eingepasst nobody
skat-typed-ramsch = ramsch schieberamsch
skat-typed-virgin = virgin virgins jungfrau durchmarsch march
skat-typed-last = last last-trick
skat-typed-pushed = pushed push passed-on shoved shove
typed-me = i me myself
