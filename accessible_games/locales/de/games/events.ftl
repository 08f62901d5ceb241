## Was viele Spiele sagen

starter-drawn = { $seat ->
    [you] Das Los fällt auf dich.
   *[other] Das Los fällt auf { $seat }.
}
    .brief = {""}
round-began = Runde { $number }, { DOES($seat, you: "du beginnst", other: "beginnt") }.
hand-dealt = { $seat ->
    [you] Deine Hand: { PIECES($cards, form: "bare") }.
   *[other] Die Hand von { $seat }: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Hand: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
seat-score = { SEAT($seat) } { $number }
round-scored = Punkte dieser Runde: { EACH($points, as: "seat-score") }.
game-scored = Punkte insgesamt: { EACH($points, as: "seat-score") }.
game-won = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } das Spiel.
victory-shared = Gemeinsamer Sieg: { EACH($seats, as: "seat-name") }.

## What can be asked

hand-held = { $cards ->
    [none] Du hast keine Karten auf der Hand.
   *[other] Deine Hand: { PIECES($cards, form: "bare") }.
}
    .brief = { $cards ->
    [none] Du hast keine Karten.
   *[other] Hand: { PIECES($cards, form: "bare") }.
}
seat-number = { SEAT($seat) } { $number ->
    [0] keine
    [one] eine
   *[other] { $number }
}
hand-sizes = Karten auf der Hand: { EACH($sizes, as: "seat-number") }.
points-held = Punkte: { EACH($points, as: "seat-score") }.
on-turn = { DOES($seat, you: "Du bist", other: "ist") } dran.
game-finished = Das Spiel ist zu Ende.
