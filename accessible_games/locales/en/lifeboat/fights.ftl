## Changing seats, mugging and fights

swap-demanded = { $seat ->
    [you] You want to change seats with { $target }.
   *[other] { $seat } wants to change seats with { $target }.
}
    .brief = { $seat ->
    [you] You want { SEAT($target, case: "possessive") } seat.
   *[other] { $seat } wants { SEAT($target, case: "possessive") } seat.
}
card-demanded = { $seat ->
    [you] You mug { $target } for { bribe-card }.
   *[other] { $seat } mugs { $target } for { bribe-card }.
}
    .brief = { $card ->
    [none] { $seat ->
        [you] You mug { $target }: a hidden card.
       *[other] { $seat } mugs { $target }: a hidden card.
    }
   *[other] { $seat ->
        [you] You mug { $target }: { PIECE($card, form: "name") }.
       *[other] { $seat } mugs { $target }: { PIECE($card, form: "name") }.
    }
}
    .braille = { $seat ->
    [you] You mug
   *[other] { $seat } mugs
} { $target }{ $card ->
    [none] .
   *[other] : { PIECE($card) }.
}
agreed = { $seat ->
    [you] You give in.
   *[other] { $seat } gives in.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { agreed }
}
fight-began = { $defender ->
    [you] You refuse and fight { $attacker }.
   *[other] { $defender } refuses and fights { $attacker }.
}
    .braille = { $defender ->
    [you] {""}
   *[other] { $defender } fights { $attacker }.
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
bribe-offered = { $seat ->
    [you] You offer
   *[other] { $seat } offers
} { $taker } { bribe-card } { bribe-service }.
    .brief = { $seat ->
    [you] You offer
   *[other] { $seat } offers
} { $taker } { $card ->
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
bribe-promised = { $seat ->
    [you] You promise it.
   *[other] { $seat } promises it.
}
bribe-due = { $seat ->
    [you] You promised { $taker } { bribe-card }.
   *[other] { $seat } promised { $taker } { bribe-card }.
}
bribe-paid = { $seat ->
    [you] You give
   *[other] { $seat } gives
} { $taker } { $card ->
    [none] a hidden card.
   *[other] { $hidden ->
        [yes] a hidden card: { PIECE($card) }.
       *[no] { PIECE($card) }.
    }
}
bribe-broken = { $seat ->
    [you] You give { $taker } nothing.
   *[other] { $seat } gives { $taker } nothing.
}
joined = { $seat ->
    [you] You join { $leader }.
   *[other] { $seat } joins { $leader }.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { joined }
}
stayed-out = { $seat ->
    [you] You stay out.
   *[other] { $seat } stays out.
}
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
    .brief = { $seat ->
    [you] You play { PIECE($card) }.
   *[other] { $seat } plays { PIECE($card) }.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { weapon-played.brief }
}
fight-stands = Strength: { SEAT($attacker, form: "name") } { $attack } against { SEAT($defender, form: "name") } { $defence }.
    .brief = {""}
fight-won = { $seat ->
    [you] You win the fight
   *[other] { $seat } wins the fight
}, strength { $strength } against { $other }.
    .brief = { $seat ->
    [you] You win the fight.
   *[other] { $seat } wins the fight.
}
    .full = { SEAT($seat, case: "possessive") } side wins the fight, strength { $strength } against { $other }.
    .braille = { $seat ->
    [you] You win the fight.
   *[other] { $seat } wins.
}
flare-spent = { SEAT($seat, case: "possessive") } flare gun is spent.
seats-changed = { $target ->
    [you] { $target } and { $seat } change seats.
   *[other] { $seat } and { $target } change seats.
}
card-stolen = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card ->
    [none] a hidden card from { $victim }.
   *[other] { $hidden ->
        [yes] a hidden card from { $victim }: { PIECE($card) }.
       *[no] { PIECE($card) } from { $victim }.
    }
}
    .brief = { $seat ->
    [you] You take
   *[other] { $seat } takes
} { $card ->
    [none] a hidden card.
   *[other] { PIECE($card) }.
}
    .braille = { $card ->
    [none] { $seat ->
        [you] You get a card.
       *[other] { $seat } gets a card.
    }
   *[other] { card-stolen.brief }
}
nothing-to-take = { $seat ->
    [you] The card is gone, you get nothing.
   *[other] The card is gone, { $seat } gets nothing.
}
