title = A Game

## The pieces: as said in lists, then the bare name and its plural.

piece-rock = { $count ->
    [one] { $case ->
        [accusative] einen Felsen
        [dative] einem Felsen
       *[nominative] ein Felsen
    }
   *[other] { $count } Felsen
}
    .name = Felsen
    .names = Felsen
piece-stone = { $count ->
    [one] { $case ->
        [accusative] einen Stein
        [dative] einem Stein
       *[nominative] ein Stein
    }
   *[other] { $count } { $case ->
        [dative] Steinen
       *[nominative] Steine
    }
}
    .name = Stein
    .names = Steine
piece-pebble = { $count ->
    [one] { $case ->
        [accusative] einen Kiesel
        [dative] einem Kiesel
       *[nominative] ein Kiesel
    }
   *[other] { $count } { $case ->
        [dative] Kieseln
       *[nominative] Kiesel
    }
}
    .name = Kiesel
    .names = Kiesel

## What happens, by the names of the events.

laid = { DOES($seat, you: "Du legst", other: "legt") } { PIECE($piece, case: "accusative") }.
    .brief = { $seat }: { PIECE($piece, form: "name") }.
round-taken = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } die Runde und { $seat ->
    [you] hast
   *[other] hat
} { COUNT($points, as: "points", case: "accusative") }.
round-tied = Gleich schwer: niemand bekommt einen Punkt.

## What can be asked.

nothing-laid = Auf dem Tisch liegt kein Stein.
about-piece = { PIECE($piece, form: "names") } sind { $place ->
    [1] am schwersten
    [2] leichter als Felsen
   *[other] am leichtesten
}. { $unseen ->
    [0] Alle waren schon zu sehen.
    [one] Einer war noch nicht zu sehen.
   *[other] { $unseen } waren noch nicht zu sehen.
}
legend-signs = Der Buchstabe eines Kürzels ist das Stück.

## What is decided.

ask-lay = {""}
prompt-lay = Lege einen Stein.
question-lay = Du legst ein Stück deiner Hand. Das schwerste bekommt einen Punkt, wenn es allein ist.
how-to-answer = Bist du dran, tippe das Stück, das du legst, wie Felsen.
