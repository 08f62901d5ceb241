title = Mau-Mau

## What happens

round-opened = { $number ->
    [0] { DOES($seat, you: "You start", other: "starts") }.
   *[other] Round { $number }, { DOES($seat, you: "you start", other: "starts") }.
} On top: { PIECE($card, form: "name") }.
laid = { DOES($seat, you: "You lay", other: "lays") } { PIECE($card) }{ laid-mau }{ laid-owed }.
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat }: { PIECE($card, form: "code") }{ laid-mau }{ laid-owed }.
}
    .full = { DOES($seat, you: "You lay", other: "lays") } { PIECE($card) }{ $mau ->
    [yes] { " " }and { $seat ->
        [you] say
       *[other] says
    } mau: one card is left
   *[no] {""}
}{ $owed ->
    [0] {""}
   *[other] , which makes { $owed } cards to draw
}.
laid-mau = { $mau ->
    [yes] , mau
   *[no] {""}
}
laid-owed = { $owed ->
    [0] {""}
   *[other] , { $owed } cards to draw
}
wished = { DOES($seat, you: "You wish for", other: "wishes for") } { PIECE($suit, form: "name") }.
    .brief = { $seat ->
    [you] {""}
   *[other] Wish: { PIECE($suit, form: "name") }.
}
    .full = { DOES($seat, you: "You wish for", other: "wishes for") } { PIECE($suit, form: "name") }, so this suit comes next.
skipped = { DOES($seat, you: "You miss a turn", other: "misses a turn") }.
drew = { DOES($seat, you: "You draw", other: "draws") } { $cards ->
    [none] { COUNT($count, as: "cards") }.
   *[other] { PIECES($cards) }.
}
    .brief = { $cards ->
    [none] {""}
   *[other] { DOES($seat, you: "You draw", other: "draws") } { PIECES($cards, form: "bare") }.
}
paid-debt = { drew }
    .brief = { DOES($seat, you: "You draw", other: "draws") } { $cards ->
    [none] { COUNT($count, as: "cards") }.
   *[other] { PIECES($cards, form: "bare") }.
}
    .full = { DOES($seat, you: "You draw for the sevens", other: "draws for the sevens") }: { $cards ->
    [none] { COUNT($count, as: "cards") }
   *[other] { PIECES($cards, form: "bare") }
}.
mau-forgotten = { DOES($seat, you: "You forgot to say mau", other: "forgot to say mau") }{ $count ->
    [0] {""}
   *[other] { " " }and { $cards ->
        [none] draws a card
       *[other] draw { PIECES($cards) }
    }
}.
passed = { $drawn ->
    [yes] {""}
   *[no] { passed.full }
}
    .brief = { $seat ->
    [you] {""}
   *[other] { $drawn ->
        [yes] { $seat } draws.
       *[no] { passed.full }
    }
}
    .full = { DOES($seat, you: "You pass", other: "passes") }.
mau-said = { DOES($seat, you: "You say mau", other: "says mau") }.
pile-shuffled = The pile was empty, so { $count ->
    [one] one laid card is
   *[other] { $count } laid cards are
} shuffled.
    .brief = {""}

## The end

round-blocked = All have passed, and there is nothing to draw. The round is over.
    .brief = All pass, the round is over.
hand-left = { DOES($seat, you: "You have", other: "has") } { PIECES($cards, form: "bare") } left: { COUNT($points, as: "points") }.
    .brief = { $seat }: { PIECES($cards, form: "bare") }, { COUNT($points, as: "points") }.
round-won = { DOES($seat, you: "You win the round and score", other: "wins the round and scores") } { COUNT($points, as: "points") }.
    .brief = { DOES($seat, you: "You score", other: "scores") } { COUNT($points, as: "points") }.

## What can be asked

top-card = On top: { PIECE($card, form: "name") }.
    .brief = Top: { PIECE($card, form: "name") }.
suit-wished = Wished for: { PIECE($suit, form: "name") }.
    .brief = Wished: { PIECE($suit, form: "name") }.
debt-open = { $count } cards to draw for sevens.
    .brief = { $count } cards to draw.
table-empty = No cards are out.
pile-left = To draw: { COUNT($pile, as: "cards") }. Laid: { COUNT($laid, as: "cards") }.
legend-signs = In a label the card comes first, then its suit. The letter x stands for 10.
about-card = { PIECE($card, form: "name") }: { card-effect }{ card-points }
card-effect = { $effect ->
    [wild] it fits on any other card, and whoever lays it wishes for a suit.
    [stack] the next player draws 2 cards or lays another seven.
    [two] the next player draws 2 cards and lays nothing.
    [skip] the next player misses a turn.
   *[none] it does nothing special.
}
card-points = { $points ->
    [0] {""}
   *[other] { " " }Held at the end it costs { COUNT($points, as: "points") }.
}
about-suit = { PIECE($suit, form: "name") }: a suit of { $count } cards.
not-in-game = { PIECE($piece, form: "name") }: not in this deck.
in-hand = You hold { PIECES($cards) }.
nowhere = { PIECE($piece, form: "name") }: neither in your hand nor on top.

## What is asked

ask-play = {""}
    .full = { $may-draw ->
    [yes] Lay a card that fits, or draw.
   *[no] Lay a card that fits, or pass.
}
prompt-play = { $may-draw ->
    [yes] Your turn.
   *[no] Lay or pass?
}
    .braille = { $may-draw ->
    [yes] Turn?
   *[no] Lay or pass?
}
ask-seven = {""}
    .full = { $may-draw ->
    [yes] Lay a seven, or draw for the sevens.
   *[no] Lay a seven, or pass.
}
prompt-seven = { $may-draw ->
    [yes] A seven, or draw?
   *[no] A seven, or pass?
}
ask-wish = {""}
    .full = The next player has to lay this suit: { PIECES($cards, form: "bare", style: "or") }.
prompt-wish = Which suit?
    .braille = Suit?
choice-draw = draw
choice-pass = pass
choice-mau = mau
typed-draw = draw drawing draw-a-card take-a-card draw-one take-one draw-cards from-the-pile draw-two take-two take-them
typed-pass = pass passing nothing done no i-pass keep-them
typed-mau = mau say-mau mau-mau last-card one-card-left
refused-does-not-fit = That card does not fit. You can lay another one, or { $may-draw ->
    [yes] draw.
   *[no] pass.
}
    .brief = That card does not fit.
refused-seven-first = Only a seven fits now. Lay one, or { $may-draw ->
    [yes] draw.
   *[no] pass.
}
    .brief = Only a seven fits now.

## The table's options

option-rules = Which rules?
option-rules-mau-mau = Mau-Mau
option-rules-crazy-eights = Crazy Eights
option-rules-more = In Mau-Mau jacks wish for a suit, sevens make draw and eights skip. In Crazy Eights only eights are special and wish, and you play for points.
table-rules-crazy-eights = Crazy Eights is played: eights wish for a suit.
option-deck = How many cards?
option-deck-usual = usual
option-deck-32 = 32
option-deck-52 = 52
option-deck-more = Usual are 32 cards, from seven to ace, with 52 for more than 4 players and in Crazy Eights.
table-deck-32 = 32 cards are played with.
table-deck-52 = 52 cards are played with.
option-hand = How many cards in each hand?
option-hand-usual = usual
option-hand-5 = 5
option-hand-6 = 6
option-hand-7 = 7
option-hand-more = Usual are 5 cards each.
table-hand-5 = Everyone begins with 5 cards.
table-hand-6 = Everyone begins with 6 cards.
table-hand-7 = Everyone begins with 7 cards.
option-sevens = What do sevens do?
option-sevens-usual = usual
option-sevens-stack = draw two, and add up
option-sevens-two = draw two
option-sevens-none = nothing
option-sevens-more = Usually a seven makes the next player draw two, or lay another seven, and then the one after draws four. In Crazy Eights sevens do nothing.
table-sevens-stack = Sevens make draw two, and add up.
table-sevens-two = Sevens make draw two.
table-sevens-none = Sevens do nothing special.
option-wild-on-wild = May a card that wishes be laid on another one?
option-wild-on-wild-usual = usual
option-wild-on-wild-more = Usually no jack may be laid on a jack, but in Crazy Eights an eight on an eight.
table-wild-on-wild-yes = A card that wishes may be laid on another one.
table-wild-on-wild-no = No card that wishes may be laid on another one.
option-draw = How many cards are drawn?
option-draw-usual = usual
option-draw-one = one
option-draw-until = until one fits
option-draw-more = Usually you draw one card, and in Crazy Eights until one fits. You may lay it at once.
table-draw-one = Whoever draws takes one card.
table-draw-until = Whoever draws goes on until a card fits.
option-points = Do you play for points?
option-points-usual = usual
option-points-no = no, one round
option-points-100 = up to 100
option-points-200 = up to 200
option-points-more = Usually one round is the game, and Crazy Eights is played up to 100 points. Whoever is out first scores the cards of the others.
table-points-no = One round is the game.
table-points-100 = The game goes up to 100 points.
table-points-200 = The game goes up to 200 points.
option-mau = Who says mau?
option-mau-told = the program
option-mau-said = the players
option-mau-more = The program can say mau for everyone who has one card left. Or you type mau yourself before you lay your last card but one, and draw a card if you forget.
table-mau-said = Say mau before you lay your last card but one.

how-to-answer = On your turn type a card, such as 7 hearts or jack of clubs. Or type draw.
    Behind a card that wishes you can type the suit, such as jack of clubs hearts.
