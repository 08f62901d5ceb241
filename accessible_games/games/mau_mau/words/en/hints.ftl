## Why the hint says so

lays-last = It is your last card.
only-card = Nothing else of yours fits.
makes-draw = { $seat } then has to draw { $count } cards or lay a seven{ $held ->
    [one] , with only one card in hand
   *[other] {""}
}.
skips-over = { $seat }{ $held ->
    [one] , with only one card in hand,
   *[other] {""}
} misses a turn.
plays-again = With 2 players it is your turn again.
can-follow = Then you can follow with { PIECES($cards, style: "or") }.
saves-wild = You keep { PIECE($card) }, which fits later too.
leaves-fewer = It leaves you { COUNT($count, as: "cards") }.
holds-suit = You hold { COUNT($count, as: "cards") } of { PIECE($suit, form: "name") }.
holds-none = You hold no other suit, so it does not matter which.
lacks-suit = You hold no { PIECE($suit, form: "name") }, so you save the others.
nothing-fits = None of your cards fits.
answers-sevens = { $count } cards have to be drawn for sevens.
keeps-fitting = You keep { PIECES($cards) } for later.
must-say = With one card left you must have said mau, or you draw one.
almost-out = { $seat } has only one card left.
no-following = Then none of your cards fits on top.

## What another answer would cost

spends-wild = It uses up { PIECE($card) }.
holds-more = You would hold { COUNT($count, as: "cards") }, { $more } more.
lets-play = { $seat } could lay a card at once.
