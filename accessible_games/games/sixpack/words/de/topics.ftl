## What can be asked

legend-signs = Ein Buchstabe ist eine Flasche, zwei sind der Mix aus beiden. Ein Dominostein ist seine Flasche, gleich dahinter sein Mix.
no-dominoes = Du hast keine Dominosteine.
hand-held = Deine Dominosteine: { DOMINOES($dominoes) }.
    Du hast { $points ->
    [0] noch keinen Punkt.
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
    .brief = Deine Steine: { DOMINOES($dominoes, form: "code") }.
pattern-lies = Dein Muster liegt { $block }.
pattern-somewhere = Dein Muster liegt auf dem Tisch.
pattern-nowhere = Dein Muster liegt nicht auf dem Tisch.
pictures-made = Deine Dominosteine bilden { $count ->
    [0] kein Muster.
    [one] ein Muster, gedreht und gespiegelt zählt es auch.
   *[other] { $count } Muster, gedreht und gespiegelt zählen sie auch.
}
    .brief = Deine Steine bilden { $count ->
    [0] kein Muster.
    [one] ein Muster.
   *[other] { $count } Muster.
}
picture-made = Oben { RUN($above) }, unten { RUN($below) }.
    .brief = Oben { RUN($above, form: "code") }, unten { RUN($below, form: "code") }.
table-empty = Auf dem Tisch liegt noch nichts.
line-lies = { $line ->
    [column] Spalte { $name } ab { $first }: { RUN($cells) }.
   *[row] Reihe { $name } ab { $first }: { RUN($cells) }.
}
    .brief = { $line ->
    [column] Spalte { $name } ab { $first }: { RUN($cells, form: "code") }.
   *[row] Reihe { $name } ab { $first }: { RUN($cells, form: "code") }.
}
line-empty = { $line ->
    [column] In Spalte { $name } liegt nichts.
   *[row] In Reihe { $name } liegt nichts.
}
gap-open = { $choices ->
    [0] Die Lücke { $place } bleibt offen, zwischen { PIECES($touched, case: "dative") }.
   *[other] In die Lücke { $place } passt { PIECES($drinks, form: "bare", style: "or") }.
}
    .brief = { $choices ->
    [0] Die Lücke { $place } bleibt offen.
   *[other] Lücke { $place }: { PIECES($drinks, form: "bare", style: "or") }.
}
drink-here = { PIECE($drink, form: "name") } { $place }{ $rim ->
    [left] , linker Rand
    [right] , rechter Rand
    [above] , oberer Rand
    [below] , unterer Rand
    [above-left] , oben links
    [above-right] , oben rechts
    [below-left] , unten links
    [below-right] , unten rechts
   *[none] {""}
}{ $new ->
    [yes] , neu.
   *[no] .
}
gap-here = Lücke { $place }, { $choices ->
    [0] bleibt offen zwischen { PIECES($touched, case: "dative") }.
   *[other] es passt { PIECES($drinks, form: "bare", style: "or") }.
}
    .brief = Lücke { $place }, { $choices ->
    [0] bleibt offen.
   *[other] { PIECES($drinks, form: "bare", style: "or") }.
}
space-here = Frei { $place }, neben { PIECE($beside, case: "dative") }.
nothing-here = Rund um { $place } liegt nichts.
picture-line = { $cells }
seat-score = { seat-name } { $number ->
    [0] keine
    [one] einen
   *[other] { $number }
}
points-open = { DOES($seat, you: "Du hast", other: "hat") } zur Seite gelegt: { DOMINOES($dominoes) }.
    .brief = { $seat ->
    [you] Du: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
on-turn = { $phase ->
    [pair] { DOES($seat, you: "Du legst", other: "legt") } die ersten 2 Getränke.
    [turn] Zug { $number }: { DOES($seat, you: "Du legst ein Getränk an oder nimmst", other: "legt ein Getränk an oder nimmt") } eins weg.
    [fill] Zug { $number }: { DOES($seat, you: "Du füllst", other: "füllt") } Lücken auf.
    [over] Das Spiel ist zu Ende.
    [clear] Zug { $number }: { DOES($seat, you: "Du räumst", other: "räumt") } ab.
    [keep] Zug { $number }: { DOES($seat, you: "Du räumst", other: "räumt") } ab.
   *[claim] Zug { $number }, { DOES($seat, you: "du bist", other: "ist") } dran: Alle suchen ihr Muster.
}
    .brief = { $phase ->
    [pair] { DOES($seat, you: "Du legst", other: "legt") } die ersten 2 Getränke.
    [turn] { DOES($seat, you: "Du legst an oder nimmst", other: "legt an oder nimmt") } weg.
    [fill] { DOES($seat, you: "Du füllst", other: "füllt") } Lücken auf.
    [over] Das Spiel ist zu Ende.
    [clear] { DOES($seat, you: "Du räumst", other: "räumt") } ab.
    [keep] { DOES($seat, you: "Du räumst", other: "räumt") } ab.
   *[claim] Alle suchen ihr Muster.
}
card-counts = Auf dem Tisch: { $display } Karten auf { $places } Plätzen.
stack-holds = Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") }: { $before_pink ->
    [0] { $left ->
        [0] leer.
        [one] nur eine rosa Karte.
       *[other] nur { $left } rosa Karten.
    }
    [one] { $left } Karten, eine davon nicht rosa.
   *[other] { $left } Karten, { $before_pink } davon nicht rosa.
}
    .brief = Stapel { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { $before_pink ->
    [0] { $left ->
        [0] leer.
        [one] nur eine rosa Karte.
       *[other] nur { $left } rosa Karten.
    }
    [one] { $left } Karten, eine nicht rosa.
   *[other] { $left } Karten, { $before_pink } nicht rosa.
}
about-bottle = { PIECE($bottle, form: "name") } steckt in { PIECES($mixes, case: "dative") }.
    Auf der Rückseite ist { PIECE($back, form: "name") }, der Stapel { $left ->
    [0] ist leer.
    [one] hat noch eine Karte.
   *[other] hat noch { $left } Karten.
}
    .brief = { PIECE($bottle, form: "name") }: hinten { PIECE($back, form: "name") }, { $left ->
    [0] Stapel leer.
    [one] noch eine Karte.
   *[other] noch { $left } Karten.
}
about-mix = { PIECE($mix, form: "name") } besteht aus { PIECES($bottles, case: "dative") }.
    Auf der Rückseite ist { PIECE($back, form: "name") }, der Stapel { $left ->
    [0] ist leer.
    [one] hat noch eine Karte.
   *[other] hat noch { $left } Karten.
}
    .brief = { PIECE($mix, form: "name") }: hinten { PIECE($back, form: "name") }, { $left ->
    [0] Stapel leer.
    [one] noch eine Karte.
   *[other] noch { $left } Karten.
}
drink-lies = { PIECE($drink, form: "name") }, { $count ->
    [one] einmal: { $places }.
   *[other] { $count } Mal: { $places }.
}
nowhere = { PIECE($drink, form: "name") } liegt nicht auf dem Tisch.
drinks-added = Neu: { LAID($drinks) }.
    .brief = Neu: { LAID($drinks, form: "code") }.
drinks-gone = Weg: { LAID($drinks) }.
    .brief = Weg: { LAID($drinks, form: "code") }.
drinks-exchanged = Jetzt anders: { LAID($drinks) }.
    .brief = Jetzt anders: { LAID($drinks, form: "code") }.
nothing-changed = Der Tisch hat sich seit deinem letzten Zug nicht geändert.
    .brief = Seit deinem Zug ist alles gleich.
