title = Arche Noah

## The animals: the bare name and its plural. A card is said as its animal and its value.

piece-crocodile =
    .name = crocodile
    .names = crocodiles
piece-anteater =
    .name = anteater
    .names = anteaters
piece-bat =
    .name = bat
    .names = bats
piece-vulture =
    .name = vulture
    .names = vultures
piece-hedgehog =
    .name = hedgehog
    .names = hedgehogs
piece-spider =
    .name = spider
    .names = spiders
piece-toucan =
    .name = toucan
    .names = toucans
piece-hyena =
    .name = hyena
    .names = hyenas
piece-snake =
    .name = snake
    .names = snakes
piece-frog =
    .name = frog
    .names = frogs

## What happens

species-removed = Out of the game: { PIECES($animals, form: "bare") }.
    .brief = Out: { PIECES($animals, form: "bare") }.
pass-began = { $number ->
    [1] Pass 1. Everyone has { $coins } coins and { $chips } action chips.
   *[other] Pass { $number }. Everyone has { $coins } coins again and keeps the action chips.
}
    .brief = { $number ->
    [1] Pass 1, { $coins } coins, { $chips } chips each.
   *[other] {""}
}
    .full = { $number ->
    [1] Pass 1. Everyone has { $coins } coins to bid with, and { $chips } action chips for the whole game.
   *[other] Pass { $number }. All cards are shuffled again. Everyone has { $coins } coins again, but no new action chips.
}
secret-drawn = { $seat ->
    [you] Your secret card: { PIECE($card) }.
   *[other] The secret card of { $seat }: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] Your secret: { PIECE($card) }.
   *[other] Secret of { $seat }: { PIECE($card) }.
}
    .full = { $seat ->
    [you] Your secret card: { PIECE($card) }. It is the first of your pile.
   *[other] The secret card of { $seat }: { PIECE($card) }. It is the first of the pile.
}
round-began = Round { $number } of { $rounds }, { DOES($seat, you: "you start", other: "starts") }: { PIECES($cards) }.
    .brief = { PIECES($cards, form: "bare") }.
animals-shown = On the table: { PIECES($cards) }.
    .brief = Table: { PIECES($cards, form: "bare") }.
bid-made = { DOES($seat, you: "You bid", other: "bids") } { $coins ->
    [0] nothing.
    [one] one coin.
   *[other] { $coins } coins.
}
    .brief = { $coins ->
    [0] {""}
   *[other] { DOES($seat, you: "You bid", other: "bids") } { $coins ->
        [one] one coin.
       *[other] { $coins } coins.
    }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { bid-made.brief }
}
bid-made-part = { $seat } { $coins ->
    [0] nothing
   *[other] { $coins }
}
bid-made-several = Bids: { $parts }.
order-settled = Order: { EACH($bids, as: "seat-bid") }.
    .brief = Order: { EACH($bids, as: "seat-bid-brief") }.
    .full = The order of picking: { EACH($bids, as: "seat-bid-full") }.
seat-bid = { seat-score }
seat-bid-brief = { $number ->
    [0] { $seat }
   *[other] { $seat } { $number }
}
seat-bid-full = { $seat } with { COUNT($number, as: "coins") }
picked = { DOES($seat, you: "You take", other: "takes") } { PIECE($card) }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($card) }.
}
picked-part = { $seat } { PIECE($card) }
took-several = { $lead }, { $rest }.
    .brief = { $parts }.
picked-two = { DOES($seat, you: "You take", other: "takes") } { PIECES($cards) } for an action chip.
    .brief = { DOES($seat, you: "You take", other: "takes") } two: { PIECES($cards, form: "bare") }.
    .full = { $seat ->
    [you] You use an action chip and take { PIECES($cards) }. { chips-of-you }
   *[other] { $seat } uses an action chip and takes { PIECES($cards) }. { chips-of-another }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECES($cards) }.
}
picked-two-part = { $seat } { PIECES($cards) } for a chip
    .brief = { $seat } { PIECES($cards) }
declined = { DOES($seat, you: "You take", other: "takes") } nothing, for an action chip.
    .brief = { DOES($seat, you: "You take", other: "takes") } nothing, for a chip.
    .full = { $seat ->
    [you] You use an action chip and take nothing. { chips-of-you }
   *[other] { $seat } uses an action chip and takes nothing. { chips-of-another }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { declined.brief }
}
declined-part = { $seat } nothing for a chip
    .brief = { $seat } nothing
chips-of-you = You have { $left ->
    [0] no action chip
    [one] one action chip
   *[other] { $left } action chips
} left.
chips-of-another = { $left ->
    [0] No action chip is left.
    [one] One action chip is left.
   *[other] { $left } action chips are left.
}
went-empty = { $seat ->
    [you] Nothing is left for you.
   *[other] Nothing is left for { $seat }.
}
    .brief = { $seat ->
    [you] Nothing is left for you.
   *[other] {""}
}
    .full = { $seat ->
    [you] All animals are taken, nothing is left for you.
   *[other] All animals are taken, nothing is left for { $seat }.
}
went-empty-part = { $seat }
went-empty-several = Nothing is left for { $list }.
set-aside = Set aside: { PIECES($cards) }.
    .brief = {""}
    .full = Nobody takes { PIECES($cards) }, out of play for the rest of this pass.
bid-kept = { DOES($seat, you: "You have the second bid and keep", other: "has the second bid and keeps") } { $coins ->
    [one] the coin.
   *[other] the { $coins } coins.
}
    .brief = { DOES($seat, you: "You keep", other: "keeps") } { $coins ->
    [one] the coin.
   *[other] the { $coins } coins.
}
coins-left = Coins left: { EACH($coins, as: "seat-number") }.
seat-number = { $seat } { $number ->
    [0] none
   *[other] { $number }
}
seat-chips = { $seat } { $number ->
    [0] none
    [one] one
   *[other] { $number }
}

## Scoring

pairs-scored = { $seat ->
    [you] Your
   *[other] { SEAT($seat, case: "possessive") }
} pairs, { $points } points: { PIECES($cards) }.
    .brief = { $seat ->
    [you] You, pairs: { $points } points.
   *[other] { $seat }, pairs: { $points } points.
}
bonus-scored = { DOES($seat, you: "You have", other: "has") } all four { PIECE($animal, form: "names") }, a bonus of { $points } points.
    .brief = { $seat ->
    [you] You, { PIECE($animal, form: "names") }: bonus, { $points } points.
   *[other] { $seat }, { PIECE($animal, form: "names") }: bonus, { $points } points.
}
singles-scored = { $seat ->
    [you] Your
   *[other] { SEAT($seat, case: "possessive") }
} single cards cost { COUNT($points, as: "points") }: { PIECES($cards) }.
    .brief = { $seat ->
    [you] You, singles: minus { COUNT($points, as: "points") }.
   *[other] { $seat }, singles: minus { COUNT($points, as: "points") }.
}
coins-scored = { DOES($seat, you: "You have", other: "has") } { $coins } coins left, { COUNT($points, as: "points") }.
    .brief = { $seat }, { $coins } coins: { COUNT($points, as: "points") }.
chips-scored = { DOES($seat, you: "You have", other: "has") } { $chips ->
    [one] one action chip left, one point.
   *[other] { $chips } action chips left, { $points } points.
}
    .brief = { $seat }, { $chips ->
    [one] one chip: one point.
   *[other] { $chips } chips: { $points } points.
}
seat-points = { $seat } { $number ->
    [-1] minus one point
    [one] one point
   *[other] { $number } points
}
seat-score = { $seat } { $number }
pass-scored = Points of pass { $number }: { EACH($points, as: "seat-score") }.
    .brief = Pass { $number }, points: { EACH($points, as: "seat-score") }.
game-scored = Totals: { EACH($points, as: "seat-points") }.
    .brief = Total points: { EACH($points, as: "seat-score") }.
game-won = { DOES($seat, you: "You win", other: "wins") } the game.
    .full = { DOES($seat, you: "You win", other: "wins") } the game with { $points ->
    [-1] minus one point.
    [0] no points.
    [one] one point.
   *[other] { $points } points.
}
victory-shared = Victory is shared: { EACH($winners, as: "seat-name") }.
    .full = Victory is shared, with { $points ->
    [-1] minus one point
    [0] no points
    [one] one point
   *[other] { $points } points
} each: { EACH($winners, as: "seat-name") }.

## What can be asked

pile-closed = Your pile: { COUNT($size, as: "cards") }. { purse }
    .brief = Pile: { COUNT($size, as: "cards") }. { purse-brief }
coins = { $number ->
    [0] no coins
    [one] one coin
   *[other] { $number } coins
}
purse = You have { COUNT($coins, as: "coins") } and { $chips ->
    [0] no action chip.
    [one] one action chip.
   *[other] { $chips } action chips.
}
purse-brief = You have { COUNT($coins, as: "coins") }, { $chips ->
    [0] no chip.
    [one] one chip.
   *[other] { $chips } chips.
}
pile-open = { $seat ->
    [you] In your pile: { PIECES($cards) }.
   *[other] In the pile of { $seat }: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] You: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
table-empty = No animals are on the table.
bids-so-far = Bids so far: { EACH($bids, as: "seat-number") }.
no-points = There are no points before the end of pass 1.
    .brief = No points before the end of pass 1.
chips-left = Action chips: { EACH($chips, as: "seat-chips") }.
    .brief = Chips: { EACH($chips, as: "seat-chips") }.
legend-signs = The letters of a label are the animal, and behind them stands its value.
on-turn = Pass { $number }, round { $round } of { $rounds }, { $picks ->
    [yes] { DOES($seat, you: "you pick", other: "picks") }.
   *[no] { DOES($seat, you: "you bid", other: "bids") }.
}
    .brief = Pass { $number }, round { $round }, { $picks ->
    [yes] { DOES($seat, you: "you pick", other: "picks") }.
   *[no] { DOES($seat, you: "you bid", other: "bids") }.
}
pile-sizes = Cards in the piles: { EACH($sizes, as: "seat-number") }.
    .brief = Piles, cards: { EACH($sizes, as: "seat-number") }.
card-counts = The draw pile has { $draw_pile ->
    [0] no cards
   *[other] { $draw_pile } cards
}, { $set_aside ->
    [0] no card is set aside.
    [one] one card is set aside.
   *[other] { $set_aside } cards are set aside.
}
    .brief = Draw pile: { $draw_pile ->
    [0] no cards
   *[other] { $draw_pile } cards
}, aside: { $set_aside ->
    [0] none.
    [one] one.
   *[other] { $set_aside }.
}
about-animal = There are four { PIECE($animal, form: "names") }, from { PIECE($animal, form: "name") } 1 to { PIECE($animal, form: "name") } 4.
    A pair scores both values, a single card costs its value.
    All four score 3 points more.
    .brief = { PIECE($animal, form: "names") }: four cards, 1 to 4.
about-card = { PIECE($card) }: { $value ->
    [one] one point in a pair, alone it costs one point.
   *[other] { $value } points in a pair, alone it costs { $value } points.
}
    .brief = { PIECE($card) }: { $value ->
    [one] one point, alone minus one.
   *[other] { $value } points, alone minus { $value }.
}
not-in-game = There are no { PIECE($animal, form: "names") } in this game.
on-table = On the table: { PIECES($cards) }.
in-pile = { $seat ->
    [you] In your pile: { PIECES($cards) }.
   *[other] In the pile of { $seat }: { PIECES($cards) }.
}
not-shown = There is no { PIECE($animal, form: "name") } on the table.

## What is asked

ask-bid = {""}
    .full = You have { $high ->
    [one] one coin. Bid it, or bid nothing.
   *[other] { $high } coins. Bid as many as you like, or nothing.
}
prompt-bid = Your bid, 0 to { $high }.
    .braille = Bid, 0 to { $high }?
# Who picks first has heard the cards as the round began.
ask-pick = { $whole ->
    [yes] {""}
   *[no] { $number ->
        [one] Left for you: { PIECES($cards) }.
       *[other] To choose from: { PIECES($cards) }.
    }
}
    .brief = { $whole ->
    [yes] {""}
   *[no] Left: { PIECES($cards, form: "bare") }.
}
    .full = { $number ->
    [one] Left for you: { PIECES($cards) }.
   *[other] To choose from: { PIECES($cards) }.
}
    { $may-0 ->
    [yes] { $number ->
        [one] Take it, or use an action chip and take nothing.
       *[other] Take one, or use an action chip and take two or nothing.
    }
   *[no] Take one.
}
costly-pick = Do you want to spend an action chip?
prompt-pick = Your pick.
    .braille = Pick?
moves-pick = { $may-0 ->
    [yes] { $number ->
        [one] Take this card, or nothing for an action chip.
       *[other] Take one of these, by name or number, or for an action chip two or nothing.
    }
   *[no] Take one of these, by name or number.
}
hint-bid = { $number ->
    [0] I would bid nothing.
    [one] I would bid one coin.
   *[other] I would bid { $number } coins.
}
named-number = { $number ->
    [0] no coin
    [one] one coin
   *[other] { $number } coins
}
hint-pick = { $count ->
    [0] I would take nothing.
   *[other] I would take { PIECES($cards) }.
}
refused-no-chip = You have no action chip left, so you take exactly one animal.
    .brief = No chip left, take exactly one animal.

## The table's options

option-starter = Who starts? On the sheet the oldest player. Seat 1 is the first name.
option-starter-more = The sheet lets the oldest player start: choose that seat, or a draw by lot, as computer players have no age.
option-open-piles = Open piles, which everyone may look at?
option-open-piles-more = On the sheet nobody looks again at a card on a pile. At open piles all may look, but not at the secret cards of others.
table-open-piles-yes = Piles lie open, everyone may look at them.
option-hints = What may a hint know?
option-hints-remembered = what a good player remembers
option-hints-open = the open cards
option-hints-all = all that was told
option-hints-more = A good player remembers their own pile and the last eight animals of each other pile. A hint may also know all that was told to you, or no pile at all, not even yours.

how-to-answer = To bid type a number of coins, such as 3, or nothing.
    To pick type an animal, such as toucan 3, or its place, such as 2.
    With an action chip type two animals, such as toucan 3 hedgehog 2, or nothing.

## Why the hint says so

bids-for-card = It is a bid for { PIECE($card) }{ $best ->
    [yes] , which helps you most
   *[no] {""}
}.
bids-against = { $seat } could make good use of { PIECE($card) }. This bid may keep it away.
avoids-card = Who picks late is left with { PIECE($card) }. This bid may spare you that.
lets-pay = { $seat } then pays { COUNT($coins, as: "coins") }, and you keep yours.
saves-coins = Picking earlier is not worth any coins to you now.
takes-best = Of all that is left, it helps you most.
keeps-away = { $seat } could make good use of it.
costs-least = Whatever you take costs you points, and this costs least.
takes-two = The two together are worth more than the action chip.
takes-none = Whatever you take would cost you more than the action chip.
picks-before = You would pick before { $seat }.
must-outbid = Whoever has yet to bid must bid more than that.
    .brief = Who bids later must bid more.
cheapest-open = No animal on the table has a lower value.
    .brief = No animal has a lower value.
keeps-from-next = { $seat } picks next, and cannot have it then.
    .brief = { $seat } cannot have it then.
by-open-cards = This hint knows no pile, not even yours.
    .brief = This hint knows no pile.
may-pair = A partner for it may still come.
helps = It helps you{ $outdone ->
    [yes] , though another animal would help you more
   *[no] {""}
}.
two-at-once = You get both at once, and nobody else gets them.
spares-points = No animal can cost you points then.
keeps-coins = You keep { $coins ->
    [one] your coin.
   *[other] all your { $coins } coins.
}
costs-at-most = Without a partner it counts against you: { COUNT($points, as: "points") }.
spends-chip = It costs an action chip.
pays-bid = { $always ->
    [yes] You pay it even if others pick before you.
   *[no] You pay it only if you pick first.
}
picks-later = Whoever bids more picks before you.

## What another answer would cost

leaves-card = It leaves { PIECE($card) } to { $seat }.
bids-more = That is { $coins ->
    [one] one coin
   *[other] { $coins } coins
} more.
lets-pick = { $seat } would pick before you.
keeps-rivals = Others could pick before you for { $coins ->
    [one] one coin
   *[other] { $coins } coins
} less.
