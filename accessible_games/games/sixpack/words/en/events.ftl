## What happens

sets-added = { $count ->
    [one] One set of dominoes more than in the box is in play.
   *[other] { $count } sets of dominoes more than in the box are in play.
}
    .brief = { $count ->
    [one] One more set of dominoes.
   *[other] { $count } more sets of dominoes.
}
starter-chosen = { $by_lot ->
    [yes] { $seat ->
        [you] The lot falls on you.
       *[other] The lot falls on { $seat }.
    }
   *[no] { DOES($seat, you: "You begin", other: "begins") }.
}
    .brief = {""}
hand-drawn = { $seat ->
    [you] Your dominoes: { DOMINOES($dominoes) }.
   *[other] Dominoes of { $seat }: { DOMINOES($dominoes) }.
}
    .brief = { $seat ->
    [you] Yours: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
pair-laid = { DOES($seat, you: "You begin", other: "begins") } with { PIECE($bottle, form: "name") } { $bottle_place } and { PIECE($mix, form: "name") } { $mix_place }.
    .brief = { DOES($seat, you: "You lay", other: "lays") } { PIECE($bottle, form: "code") } { $bottle_place }, { PIECE($mix, form: "code") } { $mix_place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($bottle) } { $bottle_place } { PIECE($mix) } { $mix_place }.
}
turn-began = {""}
    .full = { $seat ->
    [you] Turn { $number } is yours.
   *[other] Turn { $number }, { $seat }.
}
placed = { DOES($seat, you: "You lay", other: "lays") } { PIECE($drink, form: "name") } at { $place }.
    .brief = { DOES($seat, you: "You lay", other: "lays") } { PIECE($drink, form: "code") } { $place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($drink) } { $place }.
}
taken = { DOES($seat, you: "You take", other: "takes") } { PIECE($drink, form: "name") } from { $place }.
    .brief = { DOES($seat, you: "You take", other: "takes") } { PIECE($drink, form: "code") } { $place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { taken.brief }
}
table-reaches = The table reaches from { $first } to { $last }, { $columns ->
    [one] one column
   *[other] { $columns } columns
} and { $rows ->
    [one] one row.
   *[other] { $rows } rows.
}
    .brief = The table is { $first } to { $last }.
table-grew = {""}
    .full = The table now reaches from { $first } to { $last }.
filled = { $chosen ->
    [yes] { DOES($seat, you: "You fill", other: "fills") } { $place } with { PIECE($drink, form: "name") }.
   *[no] {""}
}
    .brief = { $chosen ->
    [yes] { DOES($seat, you: "You fill", other: "fills") } { $place } with { PIECE($drink, form: "code") }.
   *[no] {""}
}
    .full = { $chosen ->
    [yes] { DOES($seat, you: "You fill", other: "fills") } { $place } with { PIECE($drink, form: "name") }
   *[no] { $again ->
        [yes] Back to { $place } comes { PIECE($drink, form: "name") }
       *[no] To { $place } comes { PIECE($drink, form: "name") }
    }
}, between { PIECES($because) }.
    .braille = { $chosen ->
    [yes] { $seat ->
        [you] {""}
       *[other] { $seat } fills { PIECE($drink) } { $place }.
    }
   *[no] {""}
}
chain-filled = Filled: { LAID($drinks) }.
    .brief = Filled: { LAID($drinks, form: "code") }.
    .full = {""}
    .braille = Filled: { LAID($drinks) }.
gap-stays = { $reason ->
    [stack-empty] The gap { $place } stays, its drink has run out.
   *[equal-bottles] The gap { $place } stays, between { PIECES($touched) }.
}
    .brief = {""}
stack-low = { $left ->
    [0] No card is left in
    [4] A pink card is used from
   *[other] Only pink cards are left in
} the stack of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") }.
    .brief = {""}
pattern-found = { $seat ->
    [you] Your pattern is on the table.
   *[other] The pattern of { $seat } is on the table.
}
    .braille = { $seat ->
    [you] Your pattern is there.
   *[other] { pattern-found }
}
claimed = { DOES($seat, you: "You claim", other: "claims") } { $block }.
    .brief = {""}
    .full = { DOES($seat, you: "You claim", other: "claims") } { $block }: { DOMINOES($dominoes) }.
claimed-part = { $seat } { $block }
claimed-several = { $lead }, { $rest }.
point-scored = { $seat ->
    [you] You lay { DOMINOES($domino) } aside and have
   *[other] { $seat } lays { DOMINOES($domino) } aside and has
} { $points ->
    [one] one point.
   *[other] { $points } points.
}
    .brief = { DOES($seat, you: "You score", other: "scores") }, { $points ->
    [one] one point.
   *[other] { $points } points.
}
    .braille = Points: { point-scored-part.brief }.
point-scored-part = { $seat ->
    [you] you { DOMINOES($domino) } and have
   *[other] { $seat } { DOMINOES($domino) } and has
} { $points }
    .brief = { $seat } { $points }
point-scored-several = { $lead }, { $rest }.
    .brief = Points: { $parts }.
clearing-due = { $left ->
    [0] No card of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") } is left:
    [one] Only one card of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") } is left:
   *[other] Only { $left } cards of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") } are left:
} { DOES($seat, you: "you clear", other: "clears") } the table.
    .brief = Stack { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") } is low: { DOES($seat, you: "you clear", other: "clears") }.
line-chosen = { DOES($seat, you: "You clear", other: "clears") } { $line ->
    [column] column { $name }, and both sides are equal.
   *[row] row { $name }, and both sides are equal.
}
    .brief = { DOES($seat, you: "You clear", other: "clears") } { $line ->
    [column] column { $name }.
   *[row] row { $name }.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { line-chosen.brief }
}
cleared = { DOES($seat, you: "You clear", other: "clears") } { $line ->
    [column] column { $name }
   *[row] row { $name }
}. { $returned ->
    [one] One card goes
   *[other] { $returned } cards go
} back, { $left } stay { $stays ->
    [left] on the left.
    [right] on the right.
    [above] above.
   *[below] below.
}
    .brief = { DOES($seat, you: "You clear", other: "clears") } { $line ->
    [column] column { $name }
   *[row] row { $name }
}, { $left } cards stay.
nothing-to-clear = No column or row can be cleared, so that waits.
    .brief = Nothing can be cleared, so it waits.
game-won = { DOES($seat, you: "You win", other: "wins") } with { $points } points.
    .brief = { DOES($seat, you: "You win", other: "wins") }.
victory-shared = Shared victory with { $points } points each: { EACH($seats, as: "seat-name") }.
    .brief = Shared victory: { EACH($seats, as: "seat-name") }.
