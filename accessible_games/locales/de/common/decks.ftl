## Decks that many people have

suited-card = { $form ->
    [trump] Trumpf { $kind }
   *[suit] { $suit } { $kind }
}
suit-clubs = Kreuz
suit-spades = Pik
suit-hearts = Herz
suit-diamonds = Karo
suit-trump = Trumpf
suit-red = Rot
suit-yellow = Gelb
suit-green = Grün
suit-blue = Blau
suit-black = Schwarz
kind-ace = Ass
kind-king = König
kind-queen = Dame
kind-knight = Ritter
kind-jack = Bube
joker-red = roter Joker
joker-black = schwarzer Joker
kind-fool = Narr
kind-skip = Aussetzen
kind-reverse = Richtungswechsel
kind-wild = Farbwahl
domino-tile = Domino { $low } und { $high }
die-face = Würfel
