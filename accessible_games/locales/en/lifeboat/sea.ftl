## Navigation

compass-used = { $seat ->
    [you] You use the compass.
   *[other] { $seat } uses the compass.
}
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
fell-overboard = { $seat ->
    [you] You fall overboard.
   *[other] { $seat } falls overboard.
}
    .braille = Overboard: { $seat }.
fell-overboard-part = { $seat }
fell-overboard-in-braille = Overboard: { $parts }.
preserver-thrown = { $target ->
    [you] { $seat ->
        [you] You keep the life preserver for yourself.
       *[other] { $seat } throws the life preserver, you get it.
    }
   *[other] { $seat ->
        [you] You throw the life preserver, { $target } gets it.
       *[other] { $seat } throws the life preserver, { $target } gets it.
    }
}
    .brief = { $target ->
    [you] You get the life preserver.
   *[other] { $target } gets the life preserver.
}
chum-played = { $seat ->
    [you] You throw chum into the water.
   *[other] { $seat } throws chum into the water.
}
    .brief = { $seat ->
    [you] You throw chum.
   *[other] { $seat } throws chum.
}
sharks-came = Sharks come and bite all in the water.
cards-lost = { $seat ->
    [you] The water takes from you: { PIECES($cards) }.
   *[other] The water takes from { $seat }: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] You lose { PIECES($cards, form: "bare") }.
   *[other] { $seat } loses { PIECES($cards, form: "bare") }.
}
saved-by-preserver = The life preserver saves { $seat }.
    .full = The life preserver saves { $seat } from harm in the water.
swam-back = { $seat ->
    [you] You swim back unhurt.
   *[other] { $seat } swims back unhurt.
}
drowned = { $seat ->
    [you] You drown, and your body is pulled back into the boat.
   *[other] { $seat } drowns, and the body is pulled back into the boat.
}
    .brief = { $seat ->
    [you] You drown.
   *[other] { $seat } drowns.
}
swept-away = { $was_dead ->
    [yes] { SEAT($seat, case: "possessive") } body is swept away{ swept-cards }.
   *[no] { $seat ->
        [you] You drown and are swept away{ swept-cards }.
       *[other] { $seat } drowns and is swept away{ swept-cards }.
    }
}
    .brief = { $was_dead ->
    [yes] { SEAT($seat, case: "possessive") } body is swept away.
   *[no] { $seat ->
        [you] You drown.
       *[other] { $seat } drowns.
    }
}
swept-cards = { $cards ->
    [none] {""}
   *[other] , with { PIECES($cards) }
}
got-thirsty = { $seat ->
    [you] You are thirsty
   *[other] { $seat } is thirsty
}{ $cause ->
    [row] {" "}from rowing.
    [fight] {" "}from fighting.
   *[name] .
}
    .brief = {""}
    .full = { $seat ->
    [you] You are thirsty,
   *[other] { $seat } is thirsty,
} { $cause ->
    [row] from rowing.
    [fight] from fighting.
   *[name] as the card says.
}
drank-water = { $seat ->
    [you] You drink a water
   *[other] { $seat } drinks a water
}{ $cause ->
    [row] , thirsty from rowing.
    [fight] , thirsty from fighting.
   *[name] .
}
    .brief = { $seat ->
        [you] You drink.
       *[other] {""}
    }
water-given = { $seat ->
    [you] You give { $thirsty } a water.
   *[other] { $seat } gives { $thirsty } a water.
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
   *[other] { $seat ->
        [you] You have { wounded-count }.
       *[other] { $seat } has { wounded-count }.
    }
}
    .braille = Wounds: { wounded-part }.
wounded-seat = { $seat ->
    [you] you are
   *[other] { $seat } is
}
wounded-count = { $wounds ->
    [one] one wound
   *[other] { $wounds } wounds
} of { $size }
wounded-part = { SEAT($seat, form: "name") } { $wounds } of { $size }
wounded-several = { $lines }
    .brief = Wounds: { $parts }.
fainted = { $seat ->
    [you] You are unconscious.
   *[other] { $seat } is unconscious.
}
died = { $seat ->
    [you] You are dead.
   *[other] { $seat } is dead.
}

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
survivor = { $seat ->
    [you] you survive
   *[other] { $seat } survives
}
treasure-scored = { $seat ->
    [you] You have { PIECES($cards) }{ treasure-doubled }: { COUNT($points, as: "points") }.
   *[other] { $seat } has { PIECES($cards) }{ treasure-doubled }: { COUNT($points, as: "points") }.
}
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
deaths-scored = { $seat ->
    [you] You are a psychopath, and dead are { PIECES($dead, form: "bare") }: { COUNT($points, as: "points") }.
   *[other] { $seat } is a psychopath, and dead are { PIECES($dead, form: "bare") }: { COUNT($points, as: "points") }.
}
    .brief = { seat-name }, psychopath: { COUNT($points, as: "points") }.
game-scored = Totals: { EACH($points, as: "seat-points") }.
    .brief = Points: { EACH($points, as: "seat-number") }.
seat-points = { seat-name } { COUNT($number, as: "points") }
game-won = { $seat ->
    [you] You win the game.
   *[other] { $seat } wins the game.
}
    .full = { $seat ->
    [you] You win the game with { COUNT($points, as: "points") }.
   *[other] { $seat } wins the game with { COUNT($points, as: "points") }.
}
victory-shared = Victory is shared: { EACH($winners, as: "seat-name") }.
    .full = Victory is shared, with { COUNT($points, as: "points") } each: { EACH($winners, as: "seat-name") }.
