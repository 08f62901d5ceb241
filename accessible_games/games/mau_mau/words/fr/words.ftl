## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-draw = Piocher: tu prends une carte de la pioche. Si une carte va alors, tu peux la poser tout de suite.
meaning-pass = Rien: après avoir pioché, tu gardes tes cartes, et c'est à la personne suivante.
meaning-mau = Avec une seule carte en main, on dit mau. L'option mau décide si le programme le dit.
meaning-wild = Une carte qui demande va sur toute autre, et tu choisis la couleur qui suit: le valet, au Huit américain le huit.
called-wild = demande demander demandes
meaning-suit = Les couleurs sont trèfle, pique, cœur et carreau. Une carte va si sa couleur ou sa valeur est celle du dessus.
called-suit = couleur couleurs
meaning-top-card = La carte du dessus est visible, et on pose la suivante sur elle.
called-top-card = carte-du-dessus défausse
meaning-pile = On tire des cartes de la pioche. Quand elle est vide, les cartes posées, sauf celle du dessus, sont mélangées.
called-pile = talon
meaning-round = Une manche est finie quand quelqu'un n'a plus de cartes. Aux points, il y en a plusieurs.
called-round = manche manches
called-rules = huit-américain
called-deck = paquet
called-sevens = option-des-sept
called-wild-on-wild = valet-sur-valet
called-points = partie-aux-points

## What each question is about, for help alone.

question-play = Tu poses une carte de la couleur ou de la valeur du dessus, ou une carte qui demande, ou tu pioches.
question-seven = Il y a un sept sur le tas. Tu en poses un autre, ou tu pioches pour tous.
question-wish = Tu choisis la couleur qu'il faut poser ensuite.
