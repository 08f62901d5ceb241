## Ce que disent beaucoup de jeux

starter-drawn = { $seat ->
    [you] Le sort te désigne.
   *[other] Le sort désigne { $seat }.
}
    .brief = {""}
round-began = Manche { $number }, { DOES($seat, you: "tu commences", other: "commence") }.
hand-dealt = { $seat ->
    [you] Ta main: { PIECES($cards, form: "bare") }.
   *[other] { $seat } a en main { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Main: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
seat-score = { SEAT($seat) } { $number }
round-scored = Points de cette manche: { EACH($points, as: "seat-score") }.
game-scored = Total des points: { EACH($points, as: "seat-score") }.
game-won = { DOES($seat, you: "Tu gagnes", other: "gagne") } la partie.
victory-shared = Victoire partagée: { EACH($seats, as: "seat-name") }.

## What can be asked

hand-held = { $cards ->
    [none] Tu n'as aucune carte en main.
   *[other] Ta main: { PIECES($cards, form: "bare") }.
}
    .brief = { $cards ->
    [none] Tu n'as aucune carte en main.
   *[other] Main: { PIECES($cards, form: "bare") }.
}
seat-number = { SEAT($seat) } { $number ->
    [0] aucune
    [one] une
   *[other] { $number }
}
hand-sizes = Cartes en main: { EACH($sizes, as: "seat-number") }.
points-held = Points marqués: { EACH($points, as: "seat-score") }.
on-turn = { $seat ->
    [you] C'est à toi de jouer.
   *[other] C'est à { $seat } de jouer.
}
game-finished = La partie est finie.
