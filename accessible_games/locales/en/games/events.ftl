## What many games say

starter-drawn = { $seat ->
    [you] The lot falls on you.
   *[other] The lot falls on { $seat }.
}
    .brief = {""}
round-began = Round { $number }, { DOES($seat, you: "you start", other: "starts") }.
hand-dealt = { $seat ->
    [you] Your hand: { PIECES($cards, form: "bare") }.
   *[other] { $seat } holds { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Hand: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
seat-score = { $seat } { $number }
round-scored = Points of this round: { EACH($points, as: "seat-score") }.
game-scored = Total points: { EACH($points, as: "seat-score") }.
game-won = { DOES($seat, you: "You win", other: "wins") } the game.
victory-shared = Victory is shared: { EACH($seats, as: "seat-name") }.

## What can be asked

hand-held = { $cards ->
    [none] You hold no cards.
   *[other] Your hand: { PIECES($cards, form: "bare") }.
}
    .brief = { $cards ->
    [none] You hold no cards.
   *[other] Hand: { PIECES($cards, form: "bare") }.
}
seat-number = { $seat } { $number ->
    [0] none
   *[other] { $number }
}
hand-sizes = Cards in hand: { EACH($sizes, as: "seat-number") }.
points-held = Points: { EACH($points, as: "seat-score") }.
on-turn = { $seat ->
    [you] It is your turn.
   *[other] It is the turn of { $seat }.
}
game-finished = The game is finished.
