## Changing seats, mugging and fights

swap-demanded = { DOES($seat, you: "You want", other: "wants") } to change seats with { $target }.
    .brief = { DOES($seat, you: "You want", other: "wants") } { SEAT($target, case: "possessive") } seat.
card-demanded = { DOES($seat, you: "You mug", other: "mugs") } { $target } for { bribe-card }.
    .brief = { $card ->
    [none] { DOES($seat, you: "You mug", other: "mugs") } { $target }: a hidden card.
   *[other] { DOES($seat, you: "You mug", other: "mugs") } { $target }: { PIECE($card, form: "name") }.
}
    .braille = { $seat ->
    [you] You mug
   *[other] { $seat } mugs
} { $target }{ $card ->
    [none] .
   *[other] : { PIECE($card) }.
}
agreed = { DOES($seat, you: "You give", other: "gives") } in.
    .braille = { $seat ->
    [you] {""}
   *[other] { agreed }
}
threatened = { DOES($seat, you: "You threaten", other: "threatens") } { $other } with revenge.
    .brief = { DOES($seat, you: "You threaten", other: "threatens") } { $other }.
ransom-offered = { DOES($seat, you: "You offer", other: "offers") } { $other } { PIECE($card) } instead.
    .brief = { DOES($seat, you: "You offer", other: "offers") } { $other } { PIECE($card, form: "name") }.
let-be = { DOES($seat, you: "You let", other: "lets") } it be.
insisted = { DOES($seat, you: "You insist", other: "insists") }.
fight-began = { DOES($defender, you: "You refuse and fight", other: "refuses and fights") } { $attacker }.
    .braille = { $defender ->
    [you] {""}
   *[other] { $defender } fights.
}
help-promised = { $seat ->
    [you] You
   *[other] { $seat }
} would { $leader ->
    [none] stay out
   *[other] help { $leader }
} for { PIECE($card) }.
    .brief = { $seat ->
    [you] You
   *[other] { $seat }
} would { $leader ->
    [none] stay out
   *[other] help { $leader }
}: { PIECE($card, form: "name") }.
bribe-offered = { DOES($seat, you: "You offer", other: "offers") } { $taker } { bribe-card } { bribe-service }.
    .brief = { DOES($seat, you: "You offer", other: "offers") } { $taker } { $card ->
    [none] a card
   *[other] { PIECE($card, form: "name") }
} { bribe-service }.
bribe-card = { $card ->
    [none] a hidden card
   *[other] { PIECE($card) }
}
bribe-service = { $service ->
    [help] for help
    [side] to help { $leader }
   *[out] to stay out
}
bribe-promised = { DOES($seat, you: "You promise", other: "promises") } it.
bribe-due = { DOES($seat, you: "You promised", other: "promised") } { $taker } { bribe-card }.
bribe-paid = { DOES($seat, you: "You give", other: "gives") } { $taker } { $card ->
    [none] a hidden card.
   *[other] { $hidden ->
        [yes] a hidden card: { PIECE($card) }.
       *[no] { PIECE($card) }.
    }
}
bribe-broken = { DOES($seat, you: "You give", other: "gives") } { $taker } nothing.
joined = { DOES($seat, you: "You join", other: "joins") } { $leader }.
    .braille = { $seat ->
    [you] {""}
   *[other] { joined }
}
stayed-out = { DOES($seat, you: "You stay", other: "stays") } out.
    .brief = {""}
weapon-played = { $seat ->
    [you] You play { PIECE($card) }, which adds { $size ->
        [one] one to the strength.
       *[other] { $size } to the strength.
    }
   *[other] { $seat } plays { PIECE($card) }, which adds { $size ->
        [one] one to the strength.
       *[other] { $size } to the strength.
    }
}
    .brief = { DOES($seat, you: "You play", other: "plays") } { PIECE($card) }.
    .braille = { $seat ->
    [you] {""}
   *[other] { weapon-played.brief }
}
fight-stands = Strength: { SEAT($attacker, form: "name") } { $attack } against { SEAT($defender, form: "name") } { $defence }.
    .brief = {""}
fight-won = { DOES($seat, you: "You win", other: "wins") } the fight, strength { $strength } against { $other }.
    .brief = { DOES($seat, you: "You win", other: "wins") } the fight.
    .full = { SEAT($seat, case: "possessive") } side wins the fight, strength { $strength } against { $other }.
    .braille = { DOES($seat, you: "You win the fight", other: "wins") }.
flare-spent = { SEAT($seat, case: "possessive") } flare gun is spent.
seats-changed = { $target ->
    [you] { $target } and { $seat } change seats.
   *[other] { $seat } and { $target } change seats.
}
card-stolen = { DOES($seat, you: "You take", other: "takes") } { $card ->
    [none] a hidden card from { $victim }.
   *[other] { $hidden ->
        [yes] a hidden card from { $victim }: { PIECE($card) }.
       *[no] { PIECE($card) } from { $victim }.
    }
}
    .brief = { DOES($seat, you: "You take", other: "takes") } { $card ->
    [none] a hidden card.
   *[other] { PIECE($card) }.
}
    .braille = { $card ->
    [none] { DOES($seat, you: "You get", other: "gets") } a card.
   *[other] { card-stolen.brief }
}
nothing-to-take = { $seat ->
    [you] The card is gone, you get nothing.
   *[other] The card is gone, { $seat } gets nothing.
}
