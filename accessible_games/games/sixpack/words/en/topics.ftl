## What can be asked

legend-signs = One letter is a bottle, and two are the mix of both. A domino is its bottle with its mix right behind it.
no-dominoes = You hold no dominoes.
hand-held = Your dominoes: { DOMINOES($dominoes) }.
    You have { COUNT($points, as: "points") }.
    .brief = Yours: { DOMINOES($dominoes, form: "code") }.
pattern-lies = Your pattern lies at { $block }.
pattern-somewhere = Your pattern is on the table.
pattern-nowhere = Your pattern is not on the table.
pictures-made = Your dominoes make { $count ->
    [0] no patterns.
    [one] one pattern, which may be turned and mirrored.
   *[other] { $count } patterns, each may be turned and mirrored.
}
    .brief = Your dominoes make { $count ->
    [0] no patterns.
    [one] one pattern.
   *[other] { $count } patterns.
}
picture-made = Above { RUN($above) }, below { RUN($below) }.
    .brief = Above { RUN($above, form: "code") }, below { RUN($below, form: "code") }.
table-empty = Nothing is on the table yet.
line-lies = { $line ->
    [column] Column { $name } from { $first }: { RUN($cells) }.
   *[row] Row { $name } from { $first }: { RUN($cells) }.
}
    .brief = { $line ->
    [column] Column { $name } from { $first }: { RUN($cells, form: "code") }.
   *[row] Row { $name } from { $first }: { RUN($cells, form: "code") }.
}
line-empty = { $line ->
    [column] Nothing is in column { $name }.
   *[row] Nothing is in row { $name }.
}
gap-open = { $choices ->
    [0] The gap { $place } stays open, between { PIECES($touched) }.
   *[other] The gap { $place } takes { PIECES($drinks, form: "bare", style: "or") }.
}
    .brief = { $choices ->
    [0] The gap { $place } stays open.
   *[other] Gap { $place }: { PIECES($drinks, form: "bare", style: "or") }.
}
drink-here = { PIECE($drink, form: "name") } { $place }{ $rim ->
    [left] , left edge
    [right] , right edge
    [above] , upper edge
    [below] , lower edge
    [above-left] , upper left
    [above-right] , upper right
    [below-left] , lower left
    [below-right] , lower right
   *[none] {""}
}{ $new ->
    [yes] , new.
   *[no] .
}
gap-here = Gap { $place }, { $choices ->
    [0] stays open between { PIECES($touched) }.
   *[other] takes { PIECES($drinks, form: "bare", style: "or") }.
}
    .brief = Gap { $place }, { $choices ->
    [0] stays open.
   *[other] { PIECES($drinks, form: "bare", style: "or") }.
}
space-here = Free { $place }, beside { PIECE($beside) }.
nothing-here = Nothing near { $place }.
picture-line = { $cells }
seat-score = { $seat } { $number }
points-open = { DOES($seat, you: "You laid", other: "laid") } aside: { DOMINOES($dominoes) }.
    .brief = { $seat ->
    [you] You: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
on-turn = { $phase ->
    [pair] { DOES($seat, you: "You lay", other: "lays") } the first two drinks.
    [turn] Turn { $number }: { DOES($seat, you: "you lay a drink or take", other: "lays a drink or takes") } one.
    [fill] Turn { $number }: { DOES($seat, you: "you fill", other: "fills") } gaps.
    [over] The game is finished.
    [clear] Turn { $number }: { DOES($seat, you: "you clear", other: "clears") } the table.
    [keep] Turn { $number }: { DOES($seat, you: "you clear", other: "clears") } the table.
   *[claim] Turn { $number }, { $seat ->
        [you] yours: all look for patterns.
       *[other] { $seat }: all look for patterns.
    }
}
    .brief = { $phase ->
    [pair] { DOES($seat, you: "You lay", other: "lays") } the first two.
    [turn] { DOES($seat, you: "You lay a drink or take one", other: "lays or takes a drink") }.
    [fill] { DOES($seat, you: "You fill", other: "fills") } gaps.
    [over] The game is finished.
    [clear] { DOES($seat, you: "You clear", other: "clears") } the table.
    [keep] { DOES($seat, you: "You clear", other: "clears") } the table.
   *[claim] All look for patterns.
}
card-counts = On the table: { $display } cards on { $places } places.
stack-holds = Stack of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") }: { COUNT($left, as: "cards") }, { $before_pink ->
    [0] none but pink ones.
    [one] one before the pink ones.
   *[other] { $before_pink } before the pink ones.
}
    .brief = Stack { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { COUNT($left, as: "cards") }{ $before_pink ->
    [0] , none but pink.
    [one] , one not pink.
   *[other] , { $before_pink } not pink.
}
about-bottle = { PIECE($bottle, form: "name") } is in { PIECES($mixes, form: "bare") }. On the back is { PIECE($back, form: "name") }, { $left ->
    [0] no card is left.
    [one] one card is left.
   *[other] { $left } cards are left.
}
    .brief = { PIECE($bottle, form: "name") }: on the back { PIECE($back, form: "name") }, { $left ->
    [0] none left.
    [one] one card left.
   *[other] { $left } cards left.
}
about-mix = { PIECE($mix, form: "name") } is { PIECES($bottles, form: "bare") }. On the back is { PIECE($back, form: "name") }, { $left ->
    [0] no card is left.
    [one] one card is left.
   *[other] { $left } cards are left.
}
    .brief = { PIECE($mix, form: "name") }: on the back { PIECE($back, form: "name") }, { $left ->
    [0] none left.
    [one] one card left.
   *[other] { $left } cards left.
}
drink-lies = { PIECE($drink, form: "name") }, { $count ->
    [one] once: { $places }.
   *[other] { $count } times: { $places }.
}
nowhere = There is no { PIECE($drink, form: "name") } on the table.
drinks-added = New: { LAID($drinks) }.
    .brief = New: { LAID($drinks, form: "code") }.
drinks-gone = Gone: { LAID($drinks) }.
    .brief = Gone: { LAID($drinks, form: "code") }.
drinks-exchanged = Different now: { LAID($drinks) }.
    .brief = Different now: { LAID($drinks, form: "code") }.
nothing-changed = The table has not changed since your last turn.
    .brief = Nothing changed since your last turn.
