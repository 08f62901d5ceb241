title = SixPack

## The drinks. A mix is called by what it contains, and so are its letters.

piece-cola = { $count ->
    [one] a cola
   *[other] { $count } colas
}
    .name = cola
    .names = colas
    .code = C
piece-lemonade = { $count ->
    [one] a lemon
   *[other] { $count } lemons
}
    .name = lemon
    .names = lemons
    .code = L
piece-beer = { $count ->
    [one] a beer
   *[other] { $count } beers
}
    .name = beer
    .names = beers
    .code = B
piece-spezi = { $count ->
    [one] a cola lemon
   *[other] { $count } cola lemons
}
    .name = cola lemon
    .names = cola lemons
    .code = CL
piece-diesel = { $count ->
    [one] a cola beer
   *[other] { $count } cola beers
}
    .name = cola beer
    .names = cola beers
    .code = CB
piece-shandy = { $count ->
    [one] a lemon beer
   *[other] { $count } lemon beers
}
    .name = lemon beer
    .names = lemon beers
    .code = LB
called-cola = c coke
called-lemonade = l lemonade
called-beer = b
called-spezi = cl lc spezi
called-diesel = cb bc diesel
called-shandy = lb bl shandy radler

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
   *[no] { $seat ->
        [you] You begin.
       *[other] { $seat } begins.
    }
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
pair-laid = { $seat ->
    [you] You begin
   *[other] { $seat } begins
} with { PIECE($bottle, form: "name") } { $bottle_place } and { PIECE($mix, form: "name") } { $mix_place }.
    .brief = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} { PIECE($bottle, form: "code") } { $bottle_place }, { PIECE($mix, form: "code") } { $mix_place }.
turn-began = {""}
    .full = { $seat ->
    [you] Turn { $number } is yours.
   *[other] Turn { $number }, { $seat }.
}
placed = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} { PIECE($drink, form: "name") } at { $place }.
    .brief = { $seat ->
    [you] You lay
   *[other] { $seat } lays
} { PIECE($drink, form: "code") } { $place }.
taken = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { PIECE($drink, form: "name") } from { $place }.
    .brief = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { PIECE($drink, form: "code") } { $place }.
table-reaches = The table reaches from { $first } to { $last }, { $columns ->
    [one] one column
   *[other] { $columns } columns
} and { $rows ->
    [one] one row.
   *[other] { $rows } rows.
}
    .brief = The table is { $first } to { $last }.
filled = { $chosen ->
    [yes] { $seat ->
        [you] You fill { $place } with { PIECE($drink, form: "name") }
       *[other] { $seat } fills { $place } with { PIECE($drink, form: "name") }
    }
   *[no] { $again ->
        [yes] Back to { $place } comes { PIECE($drink, form: "name") }
       *[no] To { $place } comes { PIECE($drink, form: "name") }
    }
}, between { PIECES($because) }.
    .brief = { $chosen ->
    [yes] { $seat ->
        [you] You fill { $place } with { PIECE($drink, form: "code") }.
       *[other] { $seat } fills { $place } with { PIECE($drink, form: "code") }.
    }
   *[no] {""}
}
chain-filled = {""}
    .brief = Filled: { LAID($drinks, form: "code") }.
gap-stays = { $reason ->
    [stack-empty] The gap { $place } stays, its drink has run out.
   *[equal-bottles] The gap { $place } stays, between { PIECES($touched) }.
}
    .brief = The gap { $place } stays.
stack-low = The stack of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") }: { $left ->
    [0] no card is left.
    [4] a pink card is used.
   *[other] only pink cards are left.
}
    .brief = Stack { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { $left ->
    [0] no card is left.
    [4] pink card used.
   *[other] only pink cards.
}
pattern-found = { $seat ->
    [you] Your pattern is on the table.
   *[other] The pattern of { $seat } is on the table.
}
claimed = { $seat ->
    [you] You claim
   *[other] { $seat } claims
} { $block }: { DOMINOES($dominoes) }.
    .brief = { $seat ->
    [you] You claim { $block }.
   *[other] { $seat } claims { $block }.
}
point-scored = { $seat ->
    [you] You score and have
   *[other] { $seat } scores and has
} { $points ->
    [one] one point
   *[other] { $points } points
}. Laid aside: { DOMINOES($domino) }.
    .brief = { $seat ->
    [you] You score
   *[other] { $seat } scores
}, { $points ->
    [one] one point.
   *[other] { $points } points.
}
clearing-due = { $left ->
    [0] No card of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") } is left:
    [one] Only one card of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") } is left:
   *[other] Only { $left } cards of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") } are left:
} { $seat ->
    [you] you clear the table.
   *[other] { $seat } clears the table.
}
    .brief = Stack { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") } is low: { $seat ->
    [you] you clear.
   *[other] { $seat } clears.
}
line-chosen = { $seat ->
    [you] You clear
   *[other] { $seat } clears
} { $line ->
    [column] column { $name }, and both sides are equal.
   *[row] row { $name }, and both sides are equal.
}
    .brief = { $seat ->
    [you] You clear
   *[other] { $seat } clears
} { $line ->
    [column] column { $name }.
   *[row] row { $name }.
}
cleared = { $seat ->
    [you] You clear
   *[other] { $seat } clears
} { $line ->
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
    .brief = { $seat ->
    [you] You clear
   *[other] { $seat } clears
} { $line ->
    [column] column { $name }
   *[row] row { $name }
}, { $left } cards stay.
nothing-to-clear = No column or row can be cleared, so that waits.
    .brief = Nothing can be cleared, so it waits.
game-won = The game is won with { $points } points by { EACH($seats, as: "seat-name") }.
    .brief = The game is won by { EACH($seats, as: "seat-name") }.

## What can be asked

no-dominoes = You hold no dominoes.
hand-held = Your dominoes: { DOMINOES($dominoes) }.
    You have { $points ->
    [0] no points.
    [one] one point.
   *[other] { $points } points.
}
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
points-held = Points: { EACH($points, as: "seat-score") }.
seat-score = { $seat } { $number }
points-open = { $seat ->
    [you] You laid aside: { DOMINOES($dominoes) }.
   *[other] { $seat } laid aside: { DOMINOES($dominoes) }.
}
    .brief = { $seat ->
    [you] You: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
on-turn = { $phase ->
    [pair] { $seat ->
        [you] You lay the first two drinks.
       *[other] { $seat } lays the first two drinks.
    }
    [turn] Turn { $number }: { $seat ->
        [you] you lay a drink or take one.
       *[other] { $seat } lays a drink or takes one.
    }
    [fill] Turn { $number }: { $seat ->
        [you] you fill gaps.
       *[other] { $seat } fills gaps.
    }
    [over] The game is finished.
    [clear] Turn { $number }: { $seat ->
        [you] you clear the table.
       *[other] { $seat } clears the table.
    }
    [keep] Turn { $number }: { $seat ->
        [you] you clear the table.
       *[other] { $seat } clears the table.
    }
   *[claim] Turn { $number }, { $seat ->
        [you] yours: all look for patterns.
       *[other] { $seat }: all look for patterns.
    }
}
    .brief = { $phase ->
    [pair] { $seat ->
        [you] You lay the first two.
       *[other] { $seat } lays the first two.
    }
    [turn] { $seat ->
        [you] You lay a drink or take one.
       *[other] { $seat } lays or takes a drink.
    }
    [fill] { $seat ->
        [you] You fill gaps.
       *[other] { $seat } fills gaps.
    }
    [over] The game is finished.
    [clear] { $seat ->
        [you] You clear the table.
       *[other] { $seat } clears the table.
    }
    [keep] { $seat ->
        [you] You clear the table.
       *[other] { $seat } clears the table.
    }
   *[claim] All look for patterns.
}
card-counts = On the table: { $display } cards on { $places } places.
stack-holds = Stack of { PIECE($bottle, form: "name") } and { PIECE($mix, form: "name") }: { $left ->
    [0] no cards
    [one] one card
   *[other] { $left } cards
}, { $before_pink ->
    [0] none but pink ones.
    [one] one before the pink ones.
   *[other] { $before_pink } before the pink ones.
}
    .brief = Stack { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { $left ->
    [0] no cards
    [one] one card
   *[other] { $left } cards
}{ $before_pink ->
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

## What is asked

ask-pair = Lay the first bottle and the first mix, side by side.
    .brief = Lay the first bottle and mix.
prompt-pair = The first two.
choices-pair = a bottle and a mix, such as { $example }
ask-turn = {""}
    .full = Lay a drink or take one. Type moves to hear where.
prompt-turn = Your move.
choices-turn = a drink and a place, such as { $example }, or take and a place
named-place = { $word ->
    [take] take the drink from { $place }
    [column] column { $place }
    [row] row { $place }
   *[other] { $name } at { $place }
}
hint-turn = { $word ->
    [take] I would take the drink from { $place }.
   *[other] I would lay { $name } at { $place }.
}
ask-fill = Choose what fills: { LAID($choices) }.
    .brief = Fill: { LAID($choices, form: "code") }.
prompt-fill = Fill what?
choices-fill = a drink and a place, such as { $example }
hint-fill = I would fill { $place } with { $name }.
ask-claim = { $found ->
    [0] Name two corners of your pattern, type claim to be led, or no.
   *[other] Your pattern lies at { $blocks }. Do you claim it?
}
    .brief = { $found ->
    [0] {""}
   *[other] Your pattern: { $blocks }.
}
prompt-claim = Claim?
choices-claim = { $found ->
    [0] two corners of your pattern, such as m13 o14, claim to be led, or no
   *[other] yes or no
}
ask-point = Lay one aside as your point: { DOMINOES($choices) }.
    .brief = Aside: { DOMINOES($choices, form: "code") }.
prompt-point = Which domino?
ask-clear = Choose a column or a row.
    .brief = {""}
prompt-clear = Clear what?
choices-clear = clear and the letter of a column or the number of a row
hint-clear = { $word ->
    [column] I would clear column { $place }.
   *[row] I would clear row { $place }.
}
ask-keep = Both sides are equal, choose the one that stays.
    .brief = {""}
prompt-keep = Which side stays?
choice-left = left
choice-right = right
choice-above = above
choice-below = below
typed-left = left
typed-right = right
typed-above = above upper up
typed-below = below lower down
typed-take = take remove
typed-column = column
typed-row = row
typed-yes = yes y claim
typed-no = no pass

## Refused

refused-unknown-place = There is no place { $place }. A place is a letter and a number up to 26.
    .brief = There is no place { $place }.
refused-occupied = { $place } is taken. Choose an empty place.
refused-no-neighbour = { $place } touches no drink. Lay yours edge to edge with one.
    .brief = { $place } touches no drink.
refused-bottle-at-bottle = Beside { $place } is a bottle, so only a mix can go there.
    .brief = { $place } is beside a bottle, lay a mix.
refused-mix-at-mix = Beside { $place } is a mix, so only a bottle can go there.
    .brief = { $place } is beside a mix, lay a bottle.
refused-stack-empty = That stack is empty. Choose another drink.
refused-too-narrow = The table must not be more than twice as long as wide. Choose another place.
    .brief = The table would be too narrow.
refused-no-drink-there = No drink is at { $place }. Take one that is there.
    .brief = No drink is at { $place }.
refused-smallest-table = A bottle and a mix always stay on the table.
    .brief = A bottle and a mix must stay.
refused-not-refillable = This mix must stay, since it touches bottles of one sort only.
    .brief = It touches bottles of one sort only.
refused-splits-table = The table would fall apart. All drinks must hang together.
    .brief = The table would fall apart.
refused-no-gap = { $place } is no gap, it touches fewer than two drinks.
    .brief = { $place } is no gap.
refused-equal-bottles = The bottles around { $place } are equal and make no mix.
    .brief = Only equal bottles are at { $place }.
refused-not-called-for = The drinks around { $place } do not make that one.
    .brief = That does not fit at { $place }.
refused-no-such-line = There is no such column or row. Type moves to hear which can go.
    .brief = There is no such column or row.
refused-not-a-place = Name a drink and a place.
refused-not-your-pattern = That is not your pattern.
    .brief = Not your pattern.
pattern-needs = Missing: { LAID($drinks) }.
    .brief = Missing: { LAID($drinks, form: "code") }.

## The table's options

option-claims = How much help is there to find a pattern?
option-claims-more = By the sheet all look for their patterns alone: you hear that yours is there, or also where, or nothing.
option-claims-yes-no = tell that it is there
option-claims-show = show it
option-claims-off = none
table-claims-show = You are told where your pattern lies.
table-claims-off = All find their patterns without help.
option-drinks = Which drinks?
option-drinks-more = The sheet names no drinks: they are with beer or without alcohol, and the rules are the same.
option-drinks-usual = with beer
option-drinks-alcohol-free = without alcohol
table-drinks-alcohol-free = The drinks are without alcohol.
option-starter = Who starts, where seat 1 is the first name?
option-starter-more = By the sheet whoever was the last to mix a drink begins: choose that seat, or let the lot decide.
option-starter-lot = by lot
option-starter-1 = seat 1
option-starter-2 = seat 2
option-starter-3 = seat 3
option-starter-4 = seat 4
option-starter-5 = seat 5
option-starter-6 = seat 6
option-starter-7 = seat 7
option-starter-8 = seat 8
option-removal = May a mix be taken that touches only one bottle?
option-removal-more = By the sheet a mix stays if it touches bottles of one sort only, even a single bottle, but some let it go there, since it leaves no gap.
option-removal-strict = no
option-removal-gap = yes
table-removal-gap = A mix that touches only one bottle may be taken.
    .brief = A mix at one bottle may go.

how-to-answer = To lay a drink type it with a place, such as cola m12. Initials will do.
    To take one type take m12.
    Type left, right, up, down or a place to go about the table, or press the arrow keys.
    Here means the place where you are: take here.
    To claim type yes, or two corners of your pattern such as m13 o14.
    Where you have to find it, claim leads you over the table, and yes means these six.

## Why the hint says so

begins-with-own = It is one of your dominoes.
makes-pattern = { $block ->
    [none] It can bring your pattern onto the table.
   *[other] It can make your pattern at { $block }.
}
leaves-pattern = { $block ->
    [none] Your pattern stays on the table.
   *[other] Your pattern stays at { $block }.
}
prepares = If the table stays so, you can make your pattern in your next turn.
    .brief = It prepares your pattern.
nears-pattern = { $drinks } drinks of your pattern would then lie right{ $block ->
    [none] .
   *[other] , at { $block }.
}
    .brief = { $drinks } drinks of your pattern fit{ $block ->
    [none] .
   *[other] , { $block }.
}
gives-little = { $percent ->
    [0] It gives the others no pattern.
    [one] It gives one of the others a pattern with one percent.
   *[other] It gives one of the others a pattern with { $percent } percent.
}
    .brief = { $percent ->
    [0] It gives the others no pattern.
    [one] It helps others with one percent.
   *[other] It helps others with { $percent } percent.
}
leaves-cards = { $cards } cards stay on the table.
claims-pattern = Your pattern lies there and brings a point.
looks-alone = Look for your pattern yourself: claim leads you over the table.
    .brief = Look yourself, claim leads you.
keeps-found = { $percent ->
    [0] Your next pattern will hardly be on the table yet.
    [one] Your next pattern is on the table already with one percent.
   *[other] Your next pattern is on the table already with { $percent } percent.
}
    .brief = { $percent ->
    [0] Your next pattern will hardly lie yet.
    [one] Your next pattern lies, one percent.
   *[other] Your next pattern lies, { $percent } percent.
}
lays-hardest = It is the hardest to find of your three.
wins = It is your last point, and you win.
