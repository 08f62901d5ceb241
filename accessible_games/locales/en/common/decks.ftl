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
suit-black = black
kind-ace = ace
kind-king = king
kind-queen = queen
kind-knight = knight
kind-jack = jack
joker-red = red joker
joker-black = black joker
kind-fool = fool
kind-skip = skip
kind-reverse = reverse
kind-wild = wild
domino-tile = domino { $low } and { $high }
die-face = die
