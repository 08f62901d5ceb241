## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-take = Tu remets une boisson sur sa pile. Les autres doivent rester ensemble.
meaning-gap = Un trou est une case vide qui touche au moins deux boissons. On y met ce que celles-ci donnent.
called-gap = trou trous
meaning-bottle = Les bouteilles sont les boissons simples. Une bouteille ne touche que des mélanges.
called-bottle = bouteille bouteilles
meaning-mix = Un mélange contient deux boissons. Il ne touche que des bouteilles.
called-mix = mélange mélanges mix
meaning-domino = Un domino montre une bouteille et un mélange. Tu en as trois, qui forment ton motif.
called-domino = domino dominos
meaning-stack = Chaque bouteille partage une pile avec le mélange de son verso.
called-stack = pile piles
meaning-pink = Les dernières cartes d'une pile sont roses. S'il en faut une, on débarrasse une colonne ou une rangée.
called-pink = rose roses cartes-roses
meaning-point = Un motif annoncé rapporte un point: tu mets de côté un de ses dominos.
called-point = point points
meaning-clear = Débarrasser retire une colonne ou une rangée quand une pile est presque vide. Le plus grand côté reste.
called-clear = débarrasser débarras
meaning-above = Le côté au-dessus de la rangée reste.
meaning-below = Le côté au-dessous de la rangée reste.
called-claims = annonces aide-au-motif
called-drinks = boissons boisson
called-starter = premier-joueur
called-removal = retirer-un-mélange
called-columns = colonnes

## What each question is about, for help alone.

question-pair = Tu poses la première bouteille et, à sa droite, le premier mélange.
question-turn = Tu poses une boisson à côté d'une autre, bouteille contre mélange, ou tu en retires une.
question-fill = Un trou peut recevoir plusieurs boissons, et tu choisis.
question-claim = Si tes trois dominos forment un bloc sur la table, tu l'annonces pour un point.
question-point = Ton motif rapporte un point: tu mets de côté un de ses dominos, puis tu en pioches de nouveau 3.
question-clear = Une pile est presque vide: une colonne ou une rangée retourne aux piles.
question-keep = Les 2 côtés sont égaux. L'autre retourne aux piles.

## Nouns that are counted here only.

counted = boisson boissons motif motifs cerises bananes cerisebananes eaux
