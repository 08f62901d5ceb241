## What happens

sets-added = { $count ->
    [one] Im Spiel ist ein Satz Dominosteine mehr, als in der Schachtel liegt.
   *[other] Im Spiel sind { $count } Sätze Dominosteine mehr, als in der Schachtel liegen.
}
    .brief = { $count ->
    [one] Ein Satz Dominosteine mehr.
   *[other] { $count } Sätze Dominosteine mehr.
}
starter-chosen = { $by_lot ->
    [yes] { $seat ->
        [you] Das Los fällt auf dich.
       *[other] Das Los fällt auf { $seat }.
    }
   *[no] { DOES($seat, you: "Du beginnst", other: "beginnt") }.
}
    .brief = {""}
hand-drawn = { $seat ->
    [you] Deine Dominosteine: { DOMINOES($dominoes) }.
   *[other] Dominosteine von { $seat }: { DOMINOES($dominoes) }.
}
    .brief = { $seat ->
    [you] Deine Steine: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
pair-laid = { DOES($seat, you: "Du beginnst", other: "beginnt") } mit { PIECE($bottle, form: "name") } auf { $bottle_place } und { PIECE($mix, form: "name") } auf { $mix_place }.
    .brief = { DOES($seat, you: "Du legst", other: "legt") } { PIECE($bottle, form: "code") } { $bottle_place }, { PIECE($mix, form: "code") } { $mix_place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($bottle) } { $bottle_place } { PIECE($mix) } { $mix_place }.
}
turn-began = {""}
    .full = Zug { $number }, { DOES($seat, you: "du bist", other: "ist") } dran.
placed = { DOES($seat, you: "Du legst", other: "legt") } { PIECE($drink, form: "name") } auf { $place }.
    .brief = { DOES($seat, you: "Du legst", other: "legt") } { PIECE($drink, form: "code") } { $place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($drink) } { $place }.
}
taken = { DOES($seat, you: "Du nimmst", other: "nimmt") } { PIECE($drink, form: "name") } von { $place } weg.
    .brief = { DOES($seat, you: "Du nimmst", other: "nimmt") } { PIECE($drink, form: "code") } { $place } weg.
    .braille = { $seat ->
    [you] {""}
   *[other] { taken.brief }
}
table-reaches = Der Tisch reicht von { $first } bis { $last }, { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
} und { $rows ->
    [one] eine Reihe.
   *[other] { $rows } Reihen.
}
    .brief = Der Tisch reicht von { $first } bis { $last }.
table-grew = {""}
    .full = Der Tisch reicht jetzt von { $first } bis { $last }.
filled = { $chosen ->
    [yes] { DOES($seat, you: "Du füllst", other: "füllt") } { $place } mit { PIECE($drink, form: "name") }.
   *[no] {""}
}
    .brief = { $chosen ->
    [yes] { DOES($seat, you: "Du füllst", other: "füllt") } { $place } mit { PIECE($drink, form: "code") }.
   *[no] {""}
}
    .full = { $chosen ->
    [yes] { DOES($seat, you: "Du füllst", other: "füllt") } { $place } mit { PIECE($drink, form: "name") }
   *[no] { $again ->
        [yes] Auf { $place } kommt wieder { PIECE($drink, form: "name") }
       *[no] Auf { $place } kommt { PIECE($drink, form: "name") }
    }
}, zwischen { PIECES($because, case: "dative") }.
    .braille = { $chosen ->
    [yes] { $seat ->
        [you] {""}
       *[other] { $seat } füllt { PIECE($drink) } { $place }.
    }
   *[no] {""}
}
chain-filled = Aufgefüllt: { LAID($drinks) }.
    .brief = Gefüllt: { LAID($drinks, form: "code") }.
    .full = {""}
    .braille = Dazu: { LAID($drinks) }.
gap-stays = { $reason ->
    [stack-empty] Die Lücke { $place } bleibt, der Stapel für sie ist leer.
   *[equal-bottles] Die Lücke { $place } bleibt, zwischen { PIECES($touched, case: "dative") }.
}
    .brief = {""}
stack-low = { $left ->
    [0] Der Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } ist leer.
    [4] Vom Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } wird eine rosa Karte gebraucht.
   *[other] Der Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } hat nur noch rosa Karten.
}
    .brief = {""}
pattern-found = { $seat ->
    [you] Dein Muster liegt auf dem Tisch.
   *[other] Das Muster von { $seat } liegt auf dem Tisch.
}
    .braille = { $seat ->
    [you] Dein Muster liegt da.
   *[other] { pattern-found }
}
claimed = { DOES($seat, you: "Du meldest", other: "meldet") } { $block }.
    .brief = {""}
    .full = { $seat ->
    [you] Du meldest ein Muster { $block }.
   *[other] { $seat } meldet ein Muster { $block }.
    Dominosteine: { DOMINOES($dominoes) }.
}
claimed-part = { SEAT($seat) } { $block }
claimed-several = { $lead }, { $rest }.
point-scored = { $seat ->
    [you] Du legst { DOMINOES($domino) } zur Seite und hast
   *[other] { $seat } legt { DOMINOES($domino) } zur Seite und hat
} { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
    .brief = { DOES($seat, you: "Du punktest", other: "punktet") }, { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
    .braille = Punkte: { point-scored-part.brief }.
point-scored-part = { $seat ->
    [you] du { DOMINOES($domino) } und hast
   *[other] { $seat } { DOMINOES($domino) } und hat
} { $points ->
    [one] einen
   *[other] { $points }
}
    .brief = { SEAT($seat) } { $points ->
    [one] einen
   *[other] { $points }
}
point-scored-several = { $lead }, { $rest }.
    .brief = Punkte: { $parts }.
clearing-due = Der Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } hat { $left ->
    [0] keine Karte mehr:
    [one] nur noch eine Karte:
   *[other] nur noch { $left } Karten:
} { DOES($seat, you: "Du räumst", other: "räumt") } ab.
    .brief = { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") } ist knapp: { DOES($seat, you: "Du räumst", other: "räumt") } ab.
line-chosen = { DOES($seat, you: "Du räumst", other: "räumt") } { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
} ab, beide Seiten sind gleich groß.
    .brief = { DOES($seat, you: "Du räumst", other: "räumt") } { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
} ab.
    .braille = { $seat ->
    [you] {""}
   *[other] { line-chosen.brief }
}
cleared = { DOES($seat, you: "Du räumst", other: "räumt") } { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
} ab. { $returned ->
    [one] Eine Karte geht
   *[other] { $returned } Karten gehen
} zurück, { $stays ->
    [left] links
    [right] rechts
    [above] oben
   *[below] unten
} bleiben { $left }.
    .brief = { DOES($seat, you: "Du räumst", other: "räumt") } { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
} ab, { $left } bleiben.
nothing-to-clear = Keine Spalte oder Reihe lässt sich abräumen, das wartet bis zum nächsten Zug.
    .brief = Nichts lässt sich abräumen, das wartet.
game-won = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } mit { $points } Punkten.
    .brief = { DOES($seat, you: "Du gewinnst", other: "gewinnt") }.
victory-shared = Gemeinsamer Sieg mit je { $points } Punkten: { EACH($seats, as: "seat-name") }.
    .brief = Gemeinsamer Sieg: { EACH($seats, as: "seat-name") }.
