## The table of real cards: what happens

table-opened = { $deck ->
    [none] New table.
   *[other] New table for { $deck }.
}
cards-laid = { $laid }{ $stacked ->
    [one] {""}
   *[other] , { $stacked } cards there
}.
cards-taken = Taken from { $place }: { $cards }.
cards-moved = { $cards } from { $place } to { $goal }.
line-taken = Taken: { $line ->
    [column] column { $name }
   *[row] row { $name }
}{ $side ->
    [left] { " " }and all to its right
    [right] { " " }and all to its left
    [above] { " " }and all below it
    [below] { " " }and all above it
   *[none] {""}
}, { $count ->
    [one] one card
   *[other] { $count } cards
}. { $left ->
    [0] Nothing is left.
    [one] One stays.
   *[other] { $left } stay.
}
table-by-rules = { $told }
claim-judged = { $right ->
    [yes] That is the pattern.
   *[no] That is not the pattern.
}
pattern-of = Pattern of { $hand }.

## What can be asked of it

table-bare = Nothing lies on the table. Type, for example, lay goat at b3.
    .brief = Nothing lies on the table.
table-holds = { $count ->
    [one] One card at { $first }.
   *[other] { $count } cards, from { $first } to { $last }.
}
pile-lies = { $count ->
    [one] { $cards } { $place }.
   *[other] { $count } cards { $place }, from above: { $cards }.
}
    .brief = { $count ->
    [one] { $cards } { $place }.
   *[other] { $place }, from above: { $cards }.
}
place-bare = Nothing at { $place }.
table-line-lies = { $line ->
    [column] Column { $name } from { $first }: { $cells }.
   *[row] Row { $name } from { $first }: { $cells }.
}
table-line-bare = { $line ->
    [column] Nothing is in column { $name }.
   *[row] Nothing is in row { $name }.
}
pile-in-line = { $count ->
    [one] { $card }
   *[other] { $card } and { $more } below
}
empty-in-line = empty
card-lies = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } times
}: { $places }.
card-nowhere = { $card } is not on the table.
cards-counted = { $card }: { $count }{ $of ->
    [0] {""}
   *[other] { " " }of { $of }
}.
counted-together = { $count ->
    [one] Together one card.
   *[other] Together { $count } cards.
}
table-picture = { $cells }
nothing-written = Nothing was laid, taken or moved yet.
no-board = Only a table for SixPack has patterns. Type table sixpack.

## What is refused, and what to type

refused-board = { $why }
refused-table-full = More than 500 cards cannot lie on the table. Take some first.
refused-long-card = Call the card by 1 to 40 letters.
refused-nothing-there = Nothing lies at { $place }. Type where and a card.
refused-not-there = That card is not at { $place }. Look there with { $place }.
refused-no-such-line = No card lies in that line. Type table to hear all of them.
refused-side-goes = That side goes with the line. Type the line alone.
refused-which-side = Both sides are equal. Type which one stays, such as take row 13 above.
refused-same-place = It lies at { $place } already.
refused-no-patterns = { no-board }
refused-no-block = Six drinks have to lie between two corners, such as claim p13 r14.
table-which = I know no cards called { $word }. Type the name of a game, or table new for any cards.
beyond-table = There the table ends. It has columns a to z and rows 1 to 26.
lay-what = Type what to lay and where, such as lay goat at b3.
take-what = Type what to take, such as take b3, take goat or take row 2.
move-what = Type what to move and where, such as move b3 to c4.
claim-what = Type two corners of the pattern, such as claim p13 r14, then the dominoes if you like.
dominoes-how = Type three dominoes, each with both its drinks, such as cola lemon beer, lemon lemon beer, beer cola beer.
which-line-taken = Type a row with its number or a column with its letter, such as take row 2.
card-lies-nowhere = { $name } is not on the table.
card-lies-where = It lies at { $choices }. Type the place too.

## What is typed

typed-table = table new-table
typed-new = new empty fresh any anything any-cards
typed-lay = lay put place
typed-take = take take-away remove clear
typed-move = move shift
typed-claim = claim
typed-at = at on to onto in into from away off
typed-at-left = left left-of to-the-left-of
typed-at-right = right right-of to-the-right-of next-to beside
typed-at-up = above over
typed-at-down = below under beneath underneath
typed-there = there are-there is-there there-are lie-there lies-there on-the-table are-on-the-table is-on-the-table lie-on-the-table lies-on-the-table lying-there are-lying-there are-lying-on-the-table do-we-have have-we-got we-have are-they is-it they it
typed-all-cards = cards card all
page-what = What
page-where = Where
page-move-second = To where, to move
page-claim-second = Second corner, to claim
choice-take = take
choice-move = move
choice-claim = claim

## Commands

command-row = row
command-column = column
command-block = block around
command-picture = picture
command-history = history
command-pattern = pattern z patterns

help-row = { $typed }: the row where you are. Add a number for another one.
help-column = { $typed }: the column where you are. Add a letter for another one.
help-block = { $typed }: the nine places around you. Add a place for another one.
help-picture = { $typed }: the table in braille cells: the letters of columns, the numbers of rows, and for each card its label or its initials. Dot 8 marks a pile.
help-history = { $typed }: the last ten times that something was laid, taken or moved. Add a card for all that was done with it.
help-pattern = { $typed } and three dominoes: where their pattern lies on a table for SixPack. It is told to you alone.

## What the words mean

meaning-lay = Lay and a card notes where it lies: lay goat at b3. Without a place it is the next free one, and several have commas between them.
meaning-take = Take and a place, a card or a line notes what is gone: take b3, take goat, take row 2.
meaning-move = Move and a place or a card, and where it goes: move b3 to c4.
meaning-claim = Claim and two corners judges a pattern on a table for SixPack: claim p13 r14. The dominoes can stand behind them.
