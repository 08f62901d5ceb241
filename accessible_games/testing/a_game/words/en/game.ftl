title = A Game

## The pieces: as said in lists, then the bare name and its plural.

piece-rock = { $count ->
    [one] a rock
   *[other] { $count } rocks
}
    .name = rock
    .names = rocks
piece-stone = { $count ->
    [one] a stone
   *[other] { $count } stones
}
    .name = stone
    .names = stones
piece-pebble = { $count ->
    [one] a pebble
   *[other] { $count } pebbles
}
    .name = pebble
    .names = pebbles

## What happens, by the names of the events.

laid = { DOES($seat, you: "You lay", other: "lays") } { PIECE($piece) }.
    .brief = { $seat }: { PIECE($piece, form: "name") }.
round-taken = { DOES($seat, you: "You take", other: "takes") } the round and { $seat ->
    [you] have
   *[other] has
} { COUNT($points, as: "points") }.
round-tied = Equally heavy: nobody scores.

## What can be asked.

nothing-laid = No stone lies on the table.
about-piece = { PIECE($piece, form: "names") } are { $place ->
    [1] the heaviest
    [2] lighter than rocks
   *[other] the lightest
}. { $unseen ->
    [0] All of them have been seen.
    [one] One of them is unseen.
   *[other] { $unseen } of them are unseen.
}
legend-signs = The letter of a label is the piece.

## What is decided.

ask-lay = {""}
prompt-lay = Lay a stone.
question-lay = You lay one piece of your hand. The sole heaviest one takes a point.
how-to-answer = On your turn type the piece that you lay, such as rock.
