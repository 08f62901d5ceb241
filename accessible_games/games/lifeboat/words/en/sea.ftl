## Navigation

compass-used = { DOES($seat, you: "You use", other: "uses") } the compass.
course-set = { $seat ->
    [none] Nobody is awake to steer: { course-name }.
    [you] You steer by { course-name }.
   *[other] { $seat } steers by { course-name }.
} { course-falls } { course-thirst }
    .brief = { $seat ->
    [none] Nobody steers: { course-name-brief }.
    [you] {""}
   *[other] { $seat } steers by { course-name-brief }.
}
    .braille = { $seat ->
    [none] Nobody steers: { PIECE($card) }.
    [you] {""}
   *[other] { $seat } steers { PIECE($card) }.
}
fell-overboard = { DOES($seat, you: "You fall", other: "falls") } overboard.
    .braille = Overboard: { $seat }.
fell-overboard-part = { $seat }
fell-overboard-in-braille = Overboard: { $parts }.
preserver-thrown = { $target ->
    [you] { DOES($seat, you: "You keep the life preserver for yourself", other: "throws the life preserver, you get it") }.
   *[other] { DOES($seat, you: "You throw", other: "throws") } the life preserver, { $target } gets it.
}
    .brief = { DOES($target, you: "You get", other: "gets") } the life preserver.
chum-played = { DOES($seat, you: "You throw", other: "throws") } chum into the water.
    .brief = { DOES($seat, you: "You throw", other: "throws") } chum.
sharks-came = Sharks come and bite all in the water.
cards-lost = { DOES($seat, you: "You lose", other: "loses") } { PIECES($cards) } in the water.
    .brief = { DOES($seat, you: "You lose", other: "loses") } { PIECES($cards, form: "bare") }.
saved-by-preserver = The life preserver saves { $seat }.
    .full = The life preserver saves { $seat } from harm in the water.
swam-back = { DOES($seat, you: "You swim", other: "swims") } back unhurt.
drowned = { DOES($seat, you: "You drown, and your", other: "drowns, and the") } body is pulled back into the boat.
    .brief = { DOES($seat, you: "You drown", other: "drowns") }.
swept-away = { $was_dead ->
    [yes] { SEAT($seat, case: "possessive") } body is swept away{ swept-cards }.
   *[no] { DOES($seat, you: "You drown and are", other: "drowns and is") } swept away{ swept-cards }.
}
    .brief = { $was_dead ->
    [yes] { SEAT($seat, case: "possessive") } body is swept away.
   *[no] { DOES($seat, you: "You drown", other: "drowns") }.
}
swept-cards = { $cards ->
    [none] {""}
   *[other] , with { PIECES($cards) }
}
got-thirsty = { DOES($seat, you: "You are", other: "is") } thirsty{ $cause ->
    [row] {" "}from rowing.
    [fight] {" "}from fighting.
   *[name] .
}
    .brief = {""}
    .full = { DOES($seat, you: "You are", other: "is") } thirsty, { $cause ->
    [row] from rowing.
    [fight] from fighting.
   *[name] as the card says.
}
drank-water = { DOES($seat, you: "You drink", other: "drinks") } { drank-what }{ $cause ->
    [row] , thirsty from rowing.
    [fight] , thirsty from fighting.
   *[name] .
}
    .brief = { $seat ->
        [you] You drink.
       *[other] {""}
    }
drank-what = { $again ->
    [yes] another water
   *[no] a water
}
water-given = { DOES($seat, you: "You give", other: "gives") } { $thirsty } a water{ given-why }
    .brief = { DOES($seat, you: "You give", other: "gives") } { $thirsty } a water.
given-why = { $cause ->
    [row] {" "}against thirst from rowing.
    [fight] {" "}against thirst from fighting.
   *[name] .
}
parasol-shaded = { $seat ->
    [you] Your parasol spares you this thirst.
   *[other] The parasol spares { $seat } this thirst.
}
    .brief = The parasol helps { $seat }.
wounded = { $cause ->
    [fight] { wounded-seat } wounded in the fight, { wounded-count }.
    [sharks] { wounded-seat } bitten by a shark, { wounded-count }.
    [thirst] { wounded-seat } wounded by thirst, { wounded-count }.
   *[water] { wounded-seat } wounded in the water, { wounded-count }.
}
    .brief = { $cause ->
    [sharks] { wounded-seat } bitten, { wounded-count }.
   *[other] { DOES($seat, you: "You have", other: "has") } { wounded-count }.
}
    .braille = { SEAT($seat, form: "name") }: wound { $wounds } of { $size }.
wounded-in-braille = Wounds: { $parts }.
wounded-seat = { DOES($seat, you: "you are", other: "is") }
wounded-count = { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
} of { $size }
wounded-part = { SEAT($seat, form: "name") } { $wounds } of { $size }
wounded-several = { $lines }
    .brief = Wounds: { $parts }.
fainted = { DOES($seat, you: "You are", other: "is") } unconscious.
died = { DOES($seat, you: "You are", other: "is") } dead.

## The end

land-reached = Land in sight with { $birds } birds, the game is over.
    .brief = Land in sight, the game is over.
sea-won = All are dead. The sea wins, and nobody scores.
goals-revealed = { goals-dealt }
    .brief = { goals-dealt.brief }
survival-scored = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }, narcissist and psychopath: { COUNT($points, as: "points") }.
       *[no] { survivor } as a narcissist: { COUNT($points, as: "points") }.
    }
   *[no] { $psychopath ->
        [yes] { survivor } as a psychopath: { COUNT($points, as: "points") }.
       *[no] { survivor }: { COUNT($points, as: "points") }.
    }
}
    .brief = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }: { COUNT($points, as: "points") }.
       *[no] { survivor }, doubled: { COUNT($points, as: "points") }.
    }
   *[no] { survivor }: { COUNT($points, as: "points") }.
}
survivor = { DOES($seat, you: "you survive", other: "survives") }
treasure-scored = { DOES($seat, you: "You have", other: "has") } { PIECES($cards) }{ treasure-doubled }: { COUNT($points, as: "points") }.
    .brief = { seat-name }, { PIECES($cards, form: "bare") }: { COUNT($points, as: "points") }.
treasure-doubled = { $doubled ->
    [yes] , doubled
   *[no] {""}
}
love-scored = { $seat ->
    [you] Your
   *[other] { SEAT($seat, case: "possessive") }
} love lives: { COUNT($points, as: "points") }.
    .brief = { seat-name }, love lives: { COUNT($points, as: "points") }.
hate-scored = { $seat ->
    [you] Your
   *[other] { SEAT($seat, case: "possessive") }
} hate is dead: { COUNT($points, as: "points") }.
    .brief = { seat-name }, hate is dead: { COUNT($points, as: "points") }.
ambivalence-scored = { $alive ->
    [yes] { love-scored }
   *[no] { hate-scored }
}
    .brief = { seat-name }, { $alive ->
    [yes] love lives: { COUNT($points, as: "points") }.
   *[no] hate is dead: { COUNT($points, as: "points") }.
}
deaths-scored = { DOES($seat, you: "You are", other: "is") } a psychopath, and dead are { PIECES($dead, form: "bare") }: { COUNT($points, as: "points") }.
    .brief = { seat-name }, psychopath: { COUNT($points, as: "points") }.
game-scored = Total points: { EACH($points, as: "seat-number") }.
    .full = Totals: { EACH($points, as: "seat-points") }.
    .brief = Points: { EACH($points, as: "seat-number") }.
seat-points = { seat-name } { COUNT($number, as: "points") }
game-won = { DOES($seat, you: "You win", other: "wins") } the game.
    .full = { DOES($seat, you: "You win", other: "wins") } the game with { COUNT($points, as: "points") }.
victory-shared = Victory is shared: { EACH($winners, as: "seat-name") }.
    .full = Victory is shared, with { COUNT($points, as: "points") } each: { EACH($winners, as: "seat-name") }.
