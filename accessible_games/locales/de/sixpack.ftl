title = SixPack

## The drinks. A mix is called by what it contains, and so are its letters.

piece-cola = { $case ->
    [dative] { $count ->
        [one] einer Cola
       *[other] { $count } Colas
    }
   *[nominative] { $count ->
        [one] eine Cola
       *[other] { $count } Colas
    }
}
    .name = Cola
    .names = Colas
    .code = C
piece-lemonade = { $case ->
    [dative] { $count ->
        [one] einer Limo
       *[other] { $count } Limos
    }
   *[nominative] { $count ->
        [one] eine Limo
       *[other] { $count } Limos
    }
}
    .name = Limo
    .names = Limos
    .code = L
piece-beer = { $case ->
    [dative] { $count ->
        [one] einem Bier
       *[other] { $count } Bieren
    }
   *[nominative] { $count ->
        [one] ein Bier
       *[other] { $count } Biere
    }
}
    .name = Bier
    .names = Biere
    .code = B
piece-spezi = { $case ->
    [dative] { $count ->
        [one] einer Colalimo
       *[other] { $count } Colalimos
    }
   *[nominative] { $count ->
        [one] eine Colalimo
       *[other] { $count } Colalimos
    }
}
    .name = Colalimo
    .names = Colalimos
    .code = CL
piece-diesel = { $case ->
    [dative] { $count ->
        [one] einem Colabier
       *[other] { $count } Colabieren
    }
   *[nominative] { $count ->
        [one] ein Colabier
       *[other] { $count } Colabiere
    }
}
    .name = Colabier
    .names = Colabiere
    .code = CB
piece-shandy = { $case ->
    [dative] { $count ->
        [one] einem Limobier
       *[other] { $count } Limobieren
    }
   *[nominative] { $count ->
        [one] ein Limobier
       *[other] { $count } Limobiere
    }
}
    .name = Limobier
    .names = Limobiere
    .code = LB
called-cola = c coke
called-lemonade = l limonade zitronenlimo zitronenlimonade
called-beer = b bierchen
called-spezi = cl lc cola-limo limo-cola limocola spezi
called-diesel = cb bc cola-bier bier-cola biercola diesel
called-shandy = lb bl limo-bier bier-limo bierlimo radler alster

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
   *[no] { $seat ->
        [you] Du beginnst.
       *[other] { $seat } beginnt.
    }
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
pair-laid = { $seat ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} mit { PIECE($bottle, form: "name") } auf { $bottle_place } und { PIECE($mix, form: "name") } auf { $mix_place }.
    .brief = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { PIECE($bottle, form: "code") } { $bottle_place }, { PIECE($mix, form: "code") } { $mix_place }.
turn-began = {""}
    .full = { $seat ->
    [you] Zug { $number } gehört dir.
   *[other] Zug { $number } gehört { $seat }.
}
placed = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { PIECE($drink, form: "name") } auf { $place }.
    .brief = { $seat ->
    [you] Du legst
   *[other] { $seat } legt
} { PIECE($drink, form: "code") } { $place }.
taken = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { PIECE($drink, form: "name") } von { $place } weg.
    .brief = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { PIECE($drink, form: "code") } { $place } weg.
table-reaches = Der Tisch reicht von { $first } bis { $last }, { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
} und { $rows ->
    [one] eine Reihe.
   *[other] { $rows } Reihen.
}
    .brief = Der Tisch reicht von { $first } bis { $last }.
filled = { $chosen ->
    [yes] { $seat ->
        [you] Du füllst { $place } mit { PIECE($drink, form: "name") }
       *[other] { $seat } füllt { $place } mit { PIECE($drink, form: "name") }
    }
   *[no] { $again ->
        [yes] Auf { $place } kommt wieder { PIECE($drink, form: "name") }
       *[no] Auf { $place } kommt { PIECE($drink, form: "name") }
    }
}, zwischen { PIECES($because, case: "dative") }.
    .brief = { $chosen ->
    [yes] { $seat ->
        [you] Du füllst { $place } mit { PIECE($drink, form: "code") }.
       *[other] { $seat } füllt { $place } mit { PIECE($drink, form: "code") }.
    }
   *[no] {""}
}
chain-filled = {""}
    .brief = Aufgefüllt: { LAID($drinks, form: "code") }.
gap-stays = { $reason ->
    [stack-empty] Die Lücke { $place } bleibt, der Stapel für sie ist leer.
   *[equal-bottles] Die Lücke { $place } bleibt, zwischen { PIECES($touched, case: "dative") }.
}
    .brief = Die Lücke { $place } bleibt.
stack-low = { $left ->
    [0] Der Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } ist leer.
    [4] Vom Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } wird eine rosa Karte gebraucht.
   *[other] Der Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } hat nur noch rosa Karten.
}
    .brief = Stapel { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { $left ->
    [0] leer.
    [4] rosa Karte gebraucht.
   *[other] nur noch rosa Karten.
}
pattern-found = { $seat ->
    [you] Dein Muster liegt auf dem Tisch.
   *[other] Das Muster von { $seat } liegt auf dem Tisch.
}
claimed = { $seat ->
    [you] Du meldest ein Muster { $block }.
   *[other] { $seat } meldet ein Muster { $block }.
    Dominosteine: { DOMINOES($dominoes) }.
}
    .brief = { $seat ->
    [you] Du meldest { $block }.
   *[other] { $seat } meldet { $block }.
}
point-scored = { $seat ->
    [you] Du punktest und hast
   *[other] { $seat } punktet und hat
} { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}. Zur Seite gelegt: { DOMINOES($domino) }.
    .brief = { $seat ->
    [you] Du punktest
   *[other] { $seat } punktet
}, { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
clearing-due = Der Stapel mit { PIECE($bottle, form: "name") } und { PIECE($mix, form: "name") } hat { $left ->
    [0] keine Karte mehr:
    [one] nur noch eine Karte:
   *[other] nur noch { $left } Karten:
} { $seat ->
    [you] du räumst ab.
   *[other] { $seat } räumt ab.
}
    .brief = { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") } ist knapp: { $seat ->
    [you] du räumst ab.
   *[other] { $seat } räumt ab.
}
line-chosen = { $seat ->
    [you] Du räumst
   *[other] { $seat } räumt
} { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
} ab, beide Seiten sind gleich groß.
    .brief = { $seat ->
    [you] Du räumst
   *[other] { $seat } räumt
} { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
} ab.
cleared = { $seat ->
    [you] Du räumst
   *[other] { $seat } räumt
} { $line ->
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
    .brief = { $seat ->
    [you] Du räumst
   *[other] { $seat } räumt
} { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
} ab, { $left } bleiben.
nothing-to-clear = Keine Spalte oder Reihe lässt sich abräumen, das wartet bis zum nächsten Zug.
    .brief = Nichts lässt sich abräumen, das wartet.
game-won = Sieg mit { $points } Punkten: { EACH($seats, as: "seat-name") }.
    .brief = Sieg: { EACH($seats, as: "seat-name") }.

## What can be asked

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
points-held = Punkte: { EACH($points, as: "seat-score") }.
seat-score = { $seat ->
    [you] du
   *[other] { $seat }
} { $number ->
    [0] keine
    [one] einen
   *[other] { $number }
}
points-open = { $seat ->
    [you] Du hast zur Seite gelegt: { DOMINOES($dominoes) }.
   *[other] { $seat } hat zur Seite gelegt: { DOMINOES($dominoes) }.
}
    .brief = { $seat ->
    [you] Du: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
on-turn = { $phase ->
    [pair] { $seat ->
        [you] Du legst die ersten 2 Getränke.
       *[other] { $seat } legt die ersten 2 Getränke.
    }
    [turn] Zug { $number }: { $seat ->
        [you] du legst ein Getränk an oder nimmst eins weg.
       *[other] { $seat } legt ein Getränk an oder nimmt eins weg.
    }
    [fill] Zug { $number }: { $seat ->
        [you] du füllst Lücken auf.
       *[other] { $seat } füllt Lücken auf.
    }
    [over] Das Spiel ist zu Ende.
    [clear] Zug { $number }: { $seat ->
        [you] du räumst ab.
       *[other] { $seat } räumt ab.
    }
    [keep] Zug { $number }: { $seat ->
        [you] du räumst ab.
       *[other] { $seat } räumt ab.
    }
   *[claim] Zug { $number } gehört { $seat ->
        [you] dir, alle suchen ihr Muster.
       *[other] { $seat }, alle suchen ihr Muster.
    }
}
    .brief = { $phase ->
    [pair] { $seat ->
        [you] Du legst die ersten 2 Getränke.
       *[other] { $seat } legt die ersten 2 Getränke.
    }
    [turn] { $seat ->
        [you] Du legst an oder nimmst weg.
       *[other] { $seat } legt an oder nimmt weg.
    }
    [fill] { $seat ->
        [you] Du füllst Lücken auf.
       *[other] { $seat } füllt Lücken auf.
    }
    [over] Das Spiel ist zu Ende.
    [clear] { $seat ->
        [you] Du räumst ab.
       *[other] { $seat } räumt ab.
    }
    [keep] { $seat ->
        [you] Du räumst ab.
       *[other] { $seat } räumt ab.
    }
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

## What is asked

ask-pair = Wähle eine Flasche und einen Mix, sie kommen nebeneinander auf den Tisch.
    .brief = Wähle eine Flasche und einen Mix.
prompt-pair = Flasche und Mix?
choices-pair = Flasche und Mix, etwa { $example }
ask-turn = {""}
    .full = Lege ein Getränk an oder nimm eins weg. Tippe möglich, um zu hören, wo.
prompt-turn = Dein Zug.
choices-turn = Getränk und Platz, etwa { $example }, oder nimm und Platz
named-place = { $word ->
    [take] das Getränk auf { $place } wegnehmen
    [column] Spalte { $place }
    [row] Reihe { $place }
   *[other] { $name } auf { $place }
}
hint-turn = { $word ->
    [take] Ich würde das Getränk auf { $place } wegnehmen.
   *[other] Ich würde { $name } auf { $place } legen.
}
ask-fill = Wähle zum Auffüllen: { LAID($choices) }.
    .brief = Auffüllen: { LAID($choices, form: "code") }.
prompt-fill = Womit auffüllen?
choices-fill = Getränk und Platz, etwa { $example }
hint-fill = Ich würde { $place } mit { $name } auffüllen.
ask-claim = { $found ->
    [0] Nenne 2 Ecken deines Musters, tippe melde zum Suchen, oder nein.
   *[other] Dein Muster liegt { $blocks }. Meldest du es?
}
    .brief = { $found ->
    [0] {""}
   *[other] Dein Muster liegt { $blocks }.
}
prompt-claim = Melden?
choices-claim = { $found ->
    [0] 2 Ecken deines Musters, etwa m13 o14, melde zum Suchen, oder nein
   *[other] ja oder nein
}
ask-point = Lege einen Dominostein als Punkt zur Seite.
    Du hast { DOMINOES($choices) }.
    .brief = Zur Seite: { DOMINOES($choices, form: "code") }.
prompt-point = Welcher Stein?
ask-clear = Wähle eine Spalte oder eine Reihe.
    .brief = {""}
prompt-clear = Was räumst du ab?
choices-clear = räume und eine Spalte oder eine Reihe, etwa räume m
hint-clear = { $word ->
    [column] Ich würde Spalte { $place } abräumen.
   *[row] Ich würde Reihe { $place } abräumen.
}
ask-keep = Wähle die Seite, die auf dem Tisch bleibt.
    .brief = {""}
prompt-keep = Was bleibt?
choice-left = links
choice-right = rechts
choice-above = oben
choice-below = unten
typed-left = links linke linker
typed-right = rechts rechte rechter
typed-above = oben obere oberer hoch
typed-below = unten untere unterer runter
typed-take = nimm nehme nehmen wegnehmen weg entferne entfernen
typed-column = spalte
typed-row = reihe
typed-yes = ja j jawohl melde melden
typed-no = nein passe passen verzichte nichts

## Refused

refused-unknown-place = Den Platz { $place } gibt es nicht. Plätze haben einen Buchstaben und eine Zahl bis 26.
    .brief = Den Platz { $place } gibt es nicht.
refused-occupied = Auf { $place } liegt schon etwas. Wähle einen leeren Platz.
refused-no-neighbour = Neben { $place } liegt kein Getränk. Lege deins Kante an Kante mit einem anderen.
    .brief = Neben { $place } liegt kein Getränk.
refused-bottle-at-bottle = Neben { $place } liegt eine Flasche, also darf dorthin nur ein Mix.
    .brief = Flasche neben { $place }, lege einen Mix.
refused-mix-at-mix = Neben { $place } liegt ein Mix, also darf dorthin nur eine Flasche.
    .brief = Mix neben { $place }, lege eine Flasche.
refused-stack-empty = Dieser Stapel ist leer. Wähle ein anderes Getränk.
refused-too-narrow = Der Tisch würde mehr als doppelt so lang wie breit. Wähle etwas anderes.
    .brief = Der Tisch würde zu schmal.
refused-no-drink-there = Auf { $place } liegt kein Getränk. Nimm eins, das auf dem Tisch liegt.
    .brief = Auf { $place } liegt kein Getränk.
refused-smallest-table = Eine Flasche und ein Mix bleiben immer auf dem Tisch.
    .brief = Eine Flasche und ein Mix müssen bleiben.
refused-not-refillable = Dieser Mix bleibt, denn er berührt nur gleiche Flaschen.
    .brief = Er berührt nur gleiche Flaschen.
refused-splits-table = Der Tisch würde zerfallen. Alle Getränke müssen zusammenhängen.
    .brief = Der Tisch würde zerfallen.
refused-no-gap = Auf { $place } ist keine Lücke, der Platz berührt höchstens ein Getränk.
    .brief = Auf { $place } ist keine Lücke.
refused-equal-bottles = Die Flaschen um { $place } sind gleich und ergeben keinen Mix.
    .brief = Um { $place } sind nur gleiche Flaschen.
refused-not-called-for = Aus den Getränken um { $place } ergibt sich etwas anderes.
    .brief = Das passt nicht auf { $place }.
refused-no-such-line = So eine Spalte oder Reihe gibt es nicht. Tippe möglich, um alle zu hören.
    .brief = So eine Spalte oder Reihe gibt es nicht.
refused-not-a-place = Nenne ein Getränk und einen Platz.
refused-not-your-pattern = Das ist nicht dein Muster.
    .brief = Nicht dein Muster.
pattern-needs = Es fehlt: { LAID($drinks) }.
    .brief = Es fehlt: { LAID($drinks, form: "code") }.

## The table's options

option-claims = Was hörst du über dein Muster?
option-claims-more = Nach der Anleitung suchen alle ihr Muster selbst: Du hörst, ob deins daliegt, oder auch wo, oder gar nichts.
option-claims-yes-no = ob es daliegt
option-claims-show = wo es liegt
option-claims-off = nichts
table-claims-show = Alle hören, wo ihr Muster liegt.
table-claims-off = Alle suchen ihre Muster ohne Hilfe.
option-drinks = Welche Getränke gibt es?
option-drinks-more = Die Anleitung nennt keine Getränke: Es gibt sie mit Bier oder ohne Alkohol, und die Regeln sind gleich.
option-drinks-usual = mit Bier
option-drinks-alcohol-free = ohne Alkohol
table-drinks-alcohol-free = Die Getränke sind ohne Alkohol.
option-starter = Wer beginnt, wenn der erste Name Platz 1 hat?
option-starter-more = Nach der Anleitung beginnt, wer zuletzt ein Getränk gemixt hat: Wähle diesen Platz oder das Los.
option-starter-lot = Los
option-starter-1 = Platz 1
option-starter-2 = Platz 2
option-starter-3 = Platz 3
option-starter-4 = Platz 4
option-starter-5 = Platz 5
option-starter-6 = Platz 6
option-starter-7 = Platz 7
option-starter-8 = Platz 8
option-removal = Darf ein Mix weg, der nur eine Flasche berührt?
option-removal-more = Nach der Anleitung bleibt ein Mix, der nur gleiche Flaschen berührt, auch eine einzige, aber manche nehmen ihn dann weg, weil keine Lücke entsteht.
option-removal-strict = nein
option-removal-gap = ja
table-removal-gap = Ein Mix, der nur eine Flasche berührt, darf weggenommen werden.
    .brief = Ein Mix an nur einer Flasche darf weg.

how-to-answer = Zum Anlegen tippe Getränk und Platz, etwa Cola m12. Anfangsbuchstaben genügen.
    Zum Wegnehmen tippe nimm m12.
    Tippe links, rechts, hoch, runter oder einen Platz, um über den Tisch zu gehen.
    Die Pfeiltasten tun dasselbe.
    Das Wort hier meint den Platz, auf dem du bist: nimm hier.
    Zum Melden tippe ja, oder 2 Ecken deines Musters, etwa m13 o14.
    Musst du es suchen, führt dich melde über den Tisch, und ja meint diese 6 Getränke.

## Why the hint says so

begins-with-own = Das ist einer deiner Dominosteine.
makes-pattern = { $block ->
    [none] So kann dein Muster entstehen.
   *[other] So kann dein Muster entstehen, { $block }.
}
leaves-pattern = { $block ->
    [none] Dein Muster bleibt auf dem Tisch.
   *[other] Dein Muster bleibt, { $block }.
}
prepares = Bleibt der Tisch so, kannst du im nächsten Zug dein Muster bilden.
    .brief = Das bereitet dein Muster vor.
nears-pattern = Dann liegen { $drinks } Getränke deines Musters richtig{ $block ->
    [none] .
   *[other] , { $block }.
}
    .brief = { $drinks } Getränke passen{ $block ->
    [none] .
   *[other] , { $block }.
}
gives-little = { $percent ->
    [0] Das verhilft niemandem sonst zu einem Muster.
    [one] Zu einem Prozent verhilft das jemand anderem zu einem Muster.
   *[other] Zu { $percent } Prozent verhilft das jemand anderem zu einem Muster.
}
    .brief = { $percent ->
    [0] Das hilft niemandem sonst.
    [one] Zu einem Prozent hilft das anderen.
   *[other] Zu { $percent } Prozent hilft das anderen.
}
leaves-cards = Auf dem Tisch bleiben { $cards } Karten.
claims-pattern = Dein Muster bringt dir einen Punkt.
looks-alone = Suche dein Muster selbst: Melde führt dich über den Tisch.
    .brief = Suche selbst, melde führt dich.
keeps-found = { $percent ->
    [0] Dein nächstes Muster liegt dann wohl noch nicht auf dem Tisch.
    [one] Zu einem Prozent liegt dein nächstes Muster dann schon auf dem Tisch.
   *[other] Zu { $percent } Prozent liegt dein nächstes Muster dann schon auf dem Tisch.
}
    .brief = { $percent ->
    [0] Das nächste liegt wohl noch nicht da.
    [one] Zu einem Prozent liegt es schon da.
   *[other] Zu { $percent } Prozent liegt das nächste schon.
}
lays-hardest = Dieser ist am schwersten zu finden.
wins = Das ist dein letzter Punkt, du gewinnst.
