## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-bid = Mise: chacun dit une fois combien de pièces il paie. Qui mise le plus prend en premier.
called-bid = mise mises miser
meaning-coin = Les pièces servent à miser. À chaque manche, tu les reçois de nouveau.
called-coin = pièce pièces
meaning-chip = Un jeton d'action permet de prendre deux animaux ou aucun. Utilisé, il est perdu pour toute la partie.
called-chip = jeton jetons jeton-d-action
meaning-secret-card = La carte secrète est la première de ta pile, toi seul la connais.
called-secret-card = secret carte-secrète secrète
meaning-pile = Ta pile contient tes animaux. Personne n'y regarde avant le décompte.
called-pile = pile piles
meaning-draw-pile = La pioche contient les animaux des prochains tours, face cachée.
called-draw-pile = pioche
meaning-pair = Une paire, ce sont deux cartes d'un animal. Elle compte les deux valeurs.
called-pair = paire paires
meaning-single = Une carte seule d'un animal te coûte sa valeur.
called-single = seule carte-seule
meaning-victory-point = Les points de victoire des deux manches s'additionnent, et le plus grand total gagne.
called-victory-point = points-de-victoire point-de-victoire
meaning-pass = Une manche est la moitié de la partie: on mélange, on joue quelques tours, puis on compte.
called-pass = manche manches
meaning-start-card = La carte de départ montre qui mise en premier. Après chaque tour, elle passe à gauche.
called-start-card = carte-de-départ départ
meaning-round = Un tour: chacun mise une fois, puis chacun prend dans l'étalage.
called-round = tour tours
called-starter = premier-joueur
called-open-piles = ouvert ouvertes piles-ouvertes
called-hints = conseils

## What each question is about, for help alone.

question-bid = Tu mises des pièces pour choisir avant les autres: qui mise le plus prend d'abord, et chacun paie.
question-pick = Tu prends un animal sur ta pile, avec un jeton d'action, deux ou aucun.

## Nouns that are counted here only.

counted = { "" }
