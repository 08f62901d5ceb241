## What is asked

ask-pair = Wähle eine Flasche und einen Mix, sie kommen nebeneinander auf den Tisch.
    .brief = Wähle eine Flasche und einen Mix.
prompt-pair = Flasche und Mix?
choices-pair = Flasche und Mix, etwa { $example }
ask-turn = {""}
    .full = Lege ein Getränk an oder nimm eins weg. Tippe möglich, um zu hören, wo.
prompt-turn = Dein Zug.
    .braille = Zug?
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
    .braille = Womit?
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
    [0] 2 Ecken deines Musters, etwa p13 r14, melde zum Suchen, oder nein
   *[other] ja oder nein
}
ask-point = Lege einen Dominostein als Punkt zur Seite.
    Du hast { DOMINOES($choices) }.
    .brief = Zur Seite: { DOMINOES($choices, form: "code") }.
    .braille = { DOMINOES($choices) }.
prompt-point = Welcher Stein?
    .braille = Zur Seite?
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
typed-left = links linke linker linken linkes
typed-right = rechts rechte rechter rechten rechtes
typed-above = oben obere oberer hoch
typed-below = unten untere unterer runter
typed-take = nimm nehme nehmen wegnehmen weg entferne entfernen nehm hol hole holen räum räume räumen entfern herunternehmen runternehmen runterholen lösche lösch löschen
typed-column = spalte
typed-row = reihe
typed-yes = ja j jawohl klar gern gerne okay ok melde melden natürlich logisch logo unbedingt sicher selbstverständlich aber-sicher aber-klar auf-jeden-fall jo joa jup jap yes ja-ja mach-ich will-ich sehr-gern sehr-gerne mit-vergnügen einverstanden gewiss genau na-sicher na-klar stimmt richtig
typed-no = nein passe passen verzichte nichts nie niemals nö nee nöö nope lieber-nicht besser-nicht jetzt-nicht noch-nicht jetzt-noch-nicht diesmal-nicht heute-nicht nein-danke nee-danke nö-danke danke-nein nein-nein nix gar-nichts gar-nix verzichten keinesfalls keineswegs auf-keinen-fall kein-interesse kein-bedarf lass-mal lass-es warte abwarten warten melde-nichts melde-nix nichts-melden nix-melden melde-noch-nicht noch-nicht-melden jetzt-nicht-melden melde-jetzt-nicht spare-ich-mir spar-ich-mir kommt-nicht-in-frage vergiss-es bloß-nicht von-wegen finde-nichts ich-finde-nichts find-nichts

## Refused

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
departs-claims = du hörst, wenn dein Muster daliegt
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
option-starter = Wer beginnt? Der erste Name hat Platz 1.
option-starter-more = Nach der Anleitung beginnt, wer zuletzt ein Getränk gemixt hat: Wähle diesen Platz oder das Los.
option-removal = Darf ein Mix weg, der nur eine Flasche berührt?
option-removal-more = Nach der Anleitung bleibt ein Mix, der nur Flaschen einer Sorte berührt, auch eine einzige, aber manche nehmen ihn dann weg, weil keine Lücke entsteht.
option-removal-strict = nein
option-removal-gap = ja
table-removal-gap = Ein Mix, der nur eine Flasche berührt, darf weggenommen werden.
    .brief = Ein Mix an nur einer Flasche darf weg.
option-columns = In welchen Spalten liegen die ersten 2 Getränke?
option-columns-more = Die Anleitung nennt keine Spalten: p, q und ihre Nachbarn klingen verschieden, m und n sind die älterer Spiele.
option-columns-p = p und q
option-columns-m = m und n
table-columns-m = Die ersten 2 Getränke liegen in den Spalten m und n.
    .brief = Die Spalten beginnen bei m.

how-to-answer = Zum Anlegen tippe Getränk und Platz, etwa Cola p12. Anfangsbuchstaben genügen.
    Zum Wegnehmen tippe nimm p12.
    Tippe links, rechts, hoch, runter oder einen Platz, um über den Tisch zu gehen.
    Die Pfeiltasten tun dasselbe.
    Das Wort hier meint den Platz, auf dem du bist: nimm hier.
    Zum Melden tippe ja, oder 2 Ecken deines Musters, etwa p13 r14.
    Musst du es suchen, führt dich melde über den Tisch, und ja meint diese 6 Getränke.
