## Decks that many people have

suited-card = { $form ->
    [trump] { $kind } d'atout
    [colour] { $kind } { $suit }
   *[suit] { $kind } de { $suit }
}
suit-clubs = trèfle
suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-trump = atout
suit-red = rouge
suit-yellow = jaune
suit-green = vert
suit-blue = bleu
suit-black = noir
kind-ace = as
kind-king = roi
kind-queen = dame
kind-knight = cavalier
kind-jack = valet
joker-red = joker rouge
joker-black = joker noir
kind-fool = excuse
kind-skip = passe ton tour
kind-reverse = changement de sens
kind-wild = joker
domino-tile = domino { $low } et { $high }
die-face = dé
