## Why the hint says so

lays-last = C'est ta dernière carte.
only-card = Aucune autre de tes cartes ne va.
makes-draw = { $seat } doit alors piocher { $count } cartes ou poser un sept{ $held ->
    [one] , avec une seule carte en main
   *[other] {""}
}.
skips-over = { $seat }{ $held ->
    [one] , avec une seule carte en main,
   *[other] {""}
} passe son tour.
plays-again = Avec 2 joueurs, c'est encore à toi.
can-follow = Tu peux ensuite poser dessus { PIECES($cards, style: "or") }.
saves-wild = Tu gardes { PIECE($card) }, qui ira aussi plus tard.
leaves-fewer = Il te reste { COUNT($count, as: "cards") }.
holds-suit = Tu as { COUNT($count, as: "cards") } de { PIECE($suit, form: "name") }.
holds-none = Tu n'as pas d'autre couleur, peu importe laquelle.
lacks-suit = Tu n'as pas de { PIECE($suit, form: "name") }, tu gardes donc les autres.
nothing-fits = Aucune de tes cartes ne va.
answers-sevens = Il y a { $count } cartes à piocher pour les sept.
keeps-fitting = Tu gardes { PIECES($cards) } pour plus tard.
must-say = Avec une seule carte, il faut avoir dit mau, sinon tu en pioches une.
almost-out = Il ne reste qu'une carte à { $seat }.
no-following = Ensuite, aucune de tes cartes ne va dessus.

## What another answer would cost

spends-wild = Cela use { PIECE($card) }.
holds-more = Tu aurais { COUNT($count, as: "cards") }, { $more } de plus.
lets-play = { $seat } pourrait poser tout de suite.
