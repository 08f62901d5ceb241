title = Life is Life

## The animals: as said in lists, then the bare name and its plural.

piece-giraffe = { $count ->
    [one] a giraffe
   *[other] { $count } giraffes
}
    .name = giraffe
    .names = giraffes
piece-bear = { $count ->
    [one] a bear
   *[other] { $count } bears
}
    .name = bear
    .names = bears
piece-mole = { $count ->
    [one] a mole
   *[other] { $count } moles
}
    .name = mole
    .names = moles
piece-goat = { $count ->
    [one] a goat
   *[other] { $count } goats
}
    .name = goat
    .names = goats
piece-sheep = { $count ->
    [one] a sheep
   *[other] { $count } sheep
}
    .name = sheep
    .names = sheep
piece-dog = { $count ->
    [one] a dog
   *[other] { $count } dogs
}
    .name = dog
    .names = dogs
piece-rabbit = { $count ->
    [one] a rabbit
   *[other] { $count } rabbits
}
    .name = rabbit
    .names = rabbits
piece-pig = { $count ->
    [one] a pig
   *[other] { $count } pigs
}
    .name = pig
    .names = pigs
piece-cat = { $count ->
    [one] a cat
   *[other] { $count } cats
}
    .name = cat
    .names = cats
piece-mouse = { $count ->
    [one] a mouse
   *[other] { $count } mice
}
    .name = mouse
    .names = mice

## What happens

round-began = Round { $number }, { DOES($seat, you: "you start", other: "starts") }.
    { $two_left ->
    [yes] With 2 players a majority takes at least 2 cards.
   *[no] {""}
}
    .brief = Round { $number }, { DOES($seat, you: "you start", other: "starts") }.
    { $two_left ->
    [yes] Majorities now take 2 cards.
   *[no] {""}
}
row-laid = Row { $row }: { PIECES($cards, form: "bare") }.
    .braille = { $row }: { PIECES($cards) }.
row-laid-several = { $sentences }
    .braille = Rows { $sentences }
swapped = { swapped-taken } and { swapped-laid }.
    .long = { $taken ->
    [none] { swapped-taken } and { $seat ->
        [you] lay
       *[other] lays
    }: { PIECES($laid, form: "bare") }.
   *[other] { swapped-taken }.
    { swapped-laid-alone }.
}
    .brief = { DOES($seat, you: "You lay", other: "lays") } { PIECES($laid, form: "bare") }.
    .full = { swapped-taken }.
    { swapped-laid-alone }, which { $row ->
        [1] is
       *[other] are
    } row { $row } now.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { $row }: { PIECES($laid) }.
}
swapped-taken = { DOES($seat, you: "you take", other: "takes") } { $taken ->
    [none] row { $row }
   *[other] { PIECES($taken) } from row { $row }
}
swapped-laid = { $seat ->
    [you] lay { PIECES($laid) }
   *[other] lays { PIECES($laid) }
}
swapped-laid-alone = { DOES($seat, you: "you lay", other: "lays") } { PIECES($laid) }
knocked = { DOES($seat, you: "You knock", other: "knocks") }. The last lap begins.
    .brief = { DOES($seat, you: "You knock", other: "knocks") }, last lap.
    .full = { DOES($seat, you: "You knock", other: "knocks") }. The last lap begins: everyone else has one more turn.
    .braille = { $seat ->
    [you] {""}
   *[other] { knocked.brief }
}
passed = { DOES($seat, you: "You knock", other: "knocks") } too.
    .full = { DOES($seat, you: "You knock too and keep your cards", other: "knocks too and swaps nothing") }.
    .braille = { $seat ->
    [you] {""}
   *[other] { passed }
}
passed-part = { $seat }
passed-several = { $list } knock too.
sudden-death = { $seat ->
    [you] Sudden death: you have all { $count } { PIECE($animal, form: "names") }.
   *[other] Sudden death: { $seat } has all { $count } { PIECE($animal, form: "names") }{ $rest ->
        [none] {""}
       *[other] , with { PIECES($rest) }
    }.
}
    .brief = { $seat ->
    [you] Sudden death, you: { PIECE($animal, $count) }.
   *[other] Sudden death, { $seat }: { PIECE($animal, $count) }{ $rest ->
        [none] {""}
       *[other] , { PIECES($rest, form: "bare") }
    }.
}
    .full = { $seat ->
    [you] Sudden death: you have all { $count } { PIECE($animal, form: "names") }.
    The round is over at once, and everyone else loses one life.
   *[other] Sudden death: { $seat } has all { $count } { PIECE($animal, form: "names") }{ $rest ->
        [none] {""}
       *[other] , with { PIECES($rest) }
    }.
    The round is over at once, and everyone else loses one life.
}

## Scoring

seat-score = { $seat } { $number }
seat-has-count = { DOES($seat, you: "you have", other: "has") } { $number }
seat-points = { $seat } { $number } { $number ->
    [one] point
   *[other] points
}
animal-scored = { $reason ->
    [majority] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }. { $value } points to { SEAT($winner) }.
    [tie] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }, a tie.
    [single] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }, one is not enough.
   *[nobody] {""}
}
    .brief = { $reason ->
    [majority] { PIECE($animal, form: "names") }, { $value } points: { EACH($counts, as: "seat-score") }.
    [tie] { PIECE($animal, form: "names") }, tie: { EACH($counts, as: "seat-score") }.
    [single] { PIECE($animal, form: "names") }, not enough: { EACH($counts, as: "seat-score") }.
   *[nobody] {""}
}
    .full = { PIECE($animal, form: "names") }, worth { $value } points: { $reason ->
    [nobody] nobody has any.
   *[other] { EACH($counts, as: "seat-has-count") }.
}
    { $reason ->
    [majority] { DOES($winner, you: "You alone have the most and score", other: "alone has the most and scores") } { $value } points.
    [tie] It is a tie for the most, so nobody scores { PIECE($animal, form: "names") }.
    [single] With 2 players one card is not enough, so nobody scores { PIECE($animal, form: "names") }.
   *[nobody] So nobody scores { PIECE($animal, form: "names") }.
}
round-scored = Total points: { EACH($points, as: "seat-score") }.
    .brief = Points: { EACH($points, as: "seat-score") }.
    .full = Totals: { EACH($points, as: "seat-points") }.
all-tied = All have { $points } points, so nobody loses a life.
    .brief = All tied, nobody loses a life.
lives-lost = { $lost ->
    [0] {""}
   *[other] { lives-given }
}
    .full = { $lost ->
    [0] { DOES($seat, you: "You lose", other: "loses") } no life, { $left ->
        [one] one
       *[other] { $left }
    } left.
   *[other] { lives-given }
}
    .braille = { $lost ->
    [0] {""}
   *[other] Lives left: { lives-lost-part.braille }.
}
lives-given = { DOES($seat, you: "You lose", other: "loses") } { $lost ->
    [one] one life
   *[other] { $lost } lives
} and { $seat ->
    [you] have
   *[other] has
} { $left ->
    [0] none
    [one] one
   *[other] { $left }
} left.
lives-lost-part = { $seat } { $lost ->
    [one] one
   *[other] { $lost }
} and { $seat ->
    [you] have
   *[other] has
} { $left ->
    [0] none
    [one] one
   *[other] { $left }
}
    .braille = { $seat } { $left ->
    [0] none
   *[other] { $left }
}
lives-lost-several = { $lead }, { $rest }.
    .braille = Lives left: { $parts }.
life-won = { DOES($seat, you: "You gain a life and have", other: "gains a life and has") } { $left } lives now.
    .brief = { $seat ->
    [you] You gain a life, { $left } lives now.
   *[other] { $seat } gains a life, { $left } now.
}
eliminated = { DOES($seat, you: "You are", other: "is") } out of the game.
game-won = { DOES($seat, you: "You win", other: "wins") } the game with { $lives ->
    [one] one life left.
   *[other] { $lives } lives left.
}
    .brief = { DOES($seat, you: "You win", other: "wins") } the game.

## What can be asked

table-empty = No cards are out between rounds.
last-lap = { DOES($seat, you: "You have", other: "has") } knocked, this is the last lap.
    .brief = { $seat ->
    [you] Last lap, you knocked.
   *[other] Last lap, { $seat } knocked.
}
seat-lives = { $number ->
    [0] { DOES($seat, you: "you are", other: "is") } out
   *[other] { $seat } { $number }
}
lives-held = Lives: { EACH($lives, as: "seat-lives") }.
legend-signs = The letters of a label are the animal, and behind them stands its value.
on-turn = Round { $round }, { $seat ->
    [you] it is your turn.
   *[other] it is the turn of { $seat }.
}
    .brief = Round { $round }, { $seat ->
    [you] your turn.
   *[other] turn of { $seat }.
}
card-counts = Each player holds { $hand } cards, { $display } are on display, { $out_of_play ->
    [0] none are out of play.
   *[other] { $out_of_play } are out of play.
}
    .brief = { $hand } cards each, display { $display }, out { $out_of_play }.
about-animal = { PIECE($animal, form: "name") }: worth { $value } points, { $value } cards in the game.
    { $ends_round ->
    [yes] All { $value } in one hand are sudden death.
   *[no] {""}
}
    .brief = { PIECE($animal, form: "name") }: { $value } points, { $value } cards.
    { $ends_round ->
    [yes] All { $value } are sudden death.
   *[no] {""}
}
in-hand = You hold { PIECE($animal, $count) }.
in-row = Row { $row } has { PIECE($animal, $count) }.
nowhere = There is no { PIECE($animal, form: "name") } in your hand or on display.
    .brief = No { PIECE($animal, form: "name") } in hand or display.

## Lives are asked for, where other games have points.

command-scores = lives s scores points

## What is asked

ask-turn = {""}
    .full = { $may-knock ->
    [yes] Take a row, 1 to 4, or knock.
   *[no] Take a row, 1 to 4.
}
costly-turn = Do you want to knock?
prompt-turn = Your turn.
    .braille = Turn?
moves-turn = You can choose row 1 to 4{ $may-knock ->
    [yes] , or knock.
   *[no] .
}
ask-lay = Row { $count } has { PIECES($forbidden) }.
    .brief = {""}
    .full = Row { $count } has { PIECES($forbidden) }. Lay { $count ->
    [one] one card for it.
   *[other] { $count } cards for it.
}
    .braille = { PIECES($cards) }.
prompt-lay = Lay { COUNT($count, as: "cards") }.
    .braille = Lay { $count ->
    [one] one?
   *[other] { $count }?
}
choice-1 = row 1
choice-2 = row 2
choice-3 = row 3
choice-4 = row 4
choice-knock = knock
typed-knock = knock knocking knock-on-the-table rap tap bang knock-now knock-knock knock-the-table rapping tap-the-table
refused-swap-first = You may knock only after a swap in this round. Take a row, 1 to 4.
    .brief = Swap first, then you may knock.
refused-same-cards = You may not lay exactly what you take. At least one card must differ.
    .brief = At least one card must differ.

## The table's options

option-expert = Advanced variant, in which cats are no sudden death?
option-expert-more = The advanced variant is at the end of the sheet: only rabbits and pigs are sets then, and who brings sudden death gains a life.
table-expert-yes = The advanced variant is played.


how-to-answer = On your turn type a row, 1 to 4, and the cards to lay, such as 2 bear goat.
    Or type the row alone, and the cards when asked. Or type knock.
