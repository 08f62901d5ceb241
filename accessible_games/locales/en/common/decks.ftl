## Decks that many people have

suited-card = { $form ->
    [trump] trump { $kind }
    [colour] { $suit } { $kind }
   *[suit] { $kind } of { $suit }
}
suit-clubs = clubs
suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-trump = trumps
suit-red = red
suit-yellow = yellow
suit-green = green
suit-blue = blue
kind-ace = ace
kind-king = king
kind-queen = queen
kind-knight = knight
kind-jack = jack
kind-joker = joker
kind-fool = fool
kind-skip = skip
kind-reverse = reverse
kind-wild = wild
domino-tile = domino { $low } and { $high }
die-face = die
