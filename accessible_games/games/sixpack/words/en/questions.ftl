## What is asked

ask-pair = Lay the first bottle and the first mix, side by side.
    .brief = Lay the first bottle and mix.
prompt-pair = The first two.
choices-pair = a bottle and a mix, such as { $example }
ask-turn = {""}
    .full = Lay a drink or take one. Type moves to hear where.
prompt-turn = Your move.
    .braille = Move?
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
ask-fill = To fill with: { LAID($choices) }.
    .brief = Fill: { LAID($choices, form: "code") }.
prompt-fill = Fill with what?
    .braille = Which?
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
    [0] two corners of your pattern, such as p13 r14, claim to be led, or no
   *[other] yes or no
}
ask-point = Lay one aside as your point: { DOMINOES($choices) }.
    .brief = Aside: { DOMINOES($choices, form: "code") }.
    .braille = { DOMINOES($choices) }.
prompt-point = Which domino?
    .braille = Aside?
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
typed-left = left left-one on-the-left left-side left-half left-hand-side left-hand left-part one-on-the-left to-the-left
typed-right = right right-one on-the-right right-side right-half right-hand-side right-hand right-part one-on-the-right to-the-right
typed-above = above upper up upper-one on-top top top-half upper-half upper-side upper-part top-one top-part one-above
typed-below = below lower down lower-one at-the-bottom bottom bottom-half lower-half lower-side lower-part bottom-one bottom-part one-below underneath
typed-take = take remove take-away taking removing get-rid-of getting-rid-of pick-up give-back put-back take-off lift lift-off drink-up clear-away pick rid picking
typed-column = column
typed-row = row
typed-yes = yes y sure ok okay yeah claim yep yup of-course absolutely definitely certainly you-bet fine all-right alright gladly naturally that-s-mine it-s-mine sure-thing yes-i-do
typed-no = no pass nothing none never not-now nope nah no-way not-this-time not-yet not-today skip rather-not nothing-to-claim not-claiming leave-it let-it-be let-it-go forget-it absolutely-not certainly-not definitely-not of-course-not no-thanks not-really not-interested no-pattern no-block without-me nothing-at-all i-would-rather-not cant-find-it can-t-find-it i-d-rather-not

## Refused

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
refused-splits-table = The table would fall apart. All drinks must stay connected.
    .brief = The table would fall apart.
refused-no-gap = { $place } is not a gap, it touches fewer than two drinks.
    .brief = { $place } is not a gap.
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
option-claims-more = According to the sheet, all look for their patterns alone: you hear that yours is there, or also where, or nothing.
departs-claims = you hear when your pattern is there
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
option-starter = Who starts? Seat 1 is the first name.
option-starter-more = According to the sheet, whoever was the last to mix a drink begins: choose that seat, or a draw by lot.
option-removal = May a mix be taken that touches only one bottle?
option-removal-more = According to the sheet, a mix stays if it touches bottles of one sort only, even a single bottle, but some let it go there, since it leaves no gap.
option-removal-strict = no
option-removal-gap = yes
table-removal-gap = A mix that touches only one bottle may be taken.
    .brief = A mix at one bottle may go.
option-columns = In which columns do the first two drinks lie?
option-columns-more = The sheet names no columns: p, q and their neighbours sound apart, m and n are those of older games.
option-columns-p = p and q
option-columns-m = m and n
table-columns-m = The first two drinks lie in columns m and n.
    .brief = The columns begin at m.

how-to-answer = To lay a drink type it with a place, such as cola p12. Initials will do.
    To take one type take p12.
    Type left, right, up, down or a place to walk over the table, or press the arrow keys.
    Here means the place where you are: take here.
    To claim type yes, or two corners of your pattern such as p13 r14.
    Where you have to find it, claim leads you over the table, and yes means these six.
