## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-pattern = motif motifs
asks-claim = annonce annoncer guide-moi guide-moi-sur-la-table j-annonce
asks-around = autour à-côté près voisins côté
asks-things = boissons

## Further words for lists of the program, which only this game needs.

own-also-hand = dominos mes-dominos
own-also-table = { "" }
own-asks-cards = dominos domino
own-asks-holding = mes-dominos
own-asks-mistake = mauvais-domino
