title = A Game

## The pieces: as said in lists, then the bare name and its plural.

piece-rock = { $count ->
    [one] un rocher
   *[other] { $count } rochers
}
    .name = rocher
    .names = rochers
piece-stone = { $count ->
    [one] une pierre
   *[other] { $count } pierres
}
    .name = pierre
    .names = pierres
piece-pebble = { $count ->
    [one] un galet
   *[other] { $count } galets
}
    .name = galet
    .names = galets

## What happens, by the names of the events.

laid = { DOES($seat, you: "Tu poses", other: "pose") } { PIECE($piece) }.
    .brief = { $seat }: { PIECE($piece, form: "name") }.
round-taken = { DOES($seat, you: "Tu gagnes", other: "gagne") } la manche et { $seat ->
    [you] as
   *[other] a
} { COUNT($points, as: "points") }.
round-tied = Même poids: personne ne marque.

## What can be asked.

nothing-laid = Aucune pierre n'est sur la table.
about-piece = Poids: les { PIECE($piece, form: "names") } { $place ->
    [1] sont au plus haut
    [2] viennent après les rochers
   *[other] sont au plus bas
}. { $unseen ->
    [0] On les a tous vus passer.
    [one] Il en reste un de caché.
   *[other] Il en reste { $unseen } de cachés.
}
legend-signs = La lettre d'une étiquette est la pièce.

## What is decided.

ask-lay = {""}
prompt-lay = Pose une pièce.
question-lay = Tu poses une pièce de ta main. La plus lourde marque un point, si elle est seule.
how-to-answer = À ton tour, tape la pièce que tu poses, comme rocher.
