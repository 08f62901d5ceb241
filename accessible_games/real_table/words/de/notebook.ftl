## Der Tisch mit echten Karten: was geschieht

table-opened = { $deck ->
    [none] Neuer Tisch.
   *[other] Neuer Tisch für { $deck }.
}
cards-laid = { $laid }{ $stacked ->
    [one] {""}
   *[other] , dort liegen { $stacked } Karten
}.
cards-taken = Weg von { $place }: { $cards }.
cards-moved = { $cards } von { $place } nach { $goal }.
line-taken = Weg: { $line ->
    [column] Spalte { $name }
   *[row] Reihe { $name }
}{ $side ->
    [left] { " " }und alles rechts davon
    [right] { " " }und alles links davon
    [above] { " " }und alles darunter
    [below] { " " }und alles darüber
   *[none] {""}
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. { $left ->
    [0] Es bleibt nichts.
    [one] Eine bleibt.
   *[other] { $left } bleiben.
}
table-by-rules = { $told }
claim-judged = { $right ->
    [yes] Das ist das Muster.
   *[no] Das ist nicht das Muster.
}
pattern-of = Muster von { $hand }.

## Was man fragen kann

table-bare = Auf dem Tisch liegt nichts. Tippe zum Beispiel lege Ziege auf b3.
    .brief = Auf dem Tisch liegt nichts.
table-holds = { $count ->
    [one] Eine Karte auf { $first }.
   *[other] { $count } Karten, von { $first } bis { $last }.
}
pile-lies = { $count ->
    [one] { $cards } { $place }.
   *[other] { $count } Karten { $place }, von oben: { $cards }.
}
    .brief = { $count ->
    [one] { $cards } { $place }.
   *[other] { $place }, von oben: { $cards }.
}
place-bare = Auf { $place } liegt nichts.
table-line-lies = { $line ->
    [column] Spalte { $name } ab { $first }: { $cells }.
   *[row] Reihe { $name } ab { $first }: { $cells }.
}
table-line-bare = { $line ->
    [column] In Spalte { $name } liegt nichts.
   *[row] In Reihe { $name } liegt nichts.
}
pile-in-line = { $count ->
    [one] { $card }
   *[other] { $card } und { $more } darunter
}
empty-in-line = leer
card-lies = { $card }{ $count ->
    [one] {""}
   *[other] , { $count } Stück
}: { $places }.
card-nowhere = { $card } liegt nicht auf dem Tisch.
cards-counted = { $card }: { $count }{ $of ->
    [0] {""}
   *[other] { " " }von { $of }
}.
counted-together = { $count ->
    [one] Zusammen eine Karte.
   *[other] Zusammen { $count } Karten.
}
table-picture = { $cells }
nothing-written = Noch wurde nichts gelegt, genommen oder verschoben.
no-board = Muster hat nur ein Tisch für SixPack. Tippe tisch sixpack.

## Was abgelehnt wird, und was man tippt

refused-board = { $why }
refused-table-full = Mehr als 500 Karten können nicht auf dem Tisch liegen. Nimm erst welche weg.
refused-long-card = Nenne die Karte mit 1 bis 40 Buchstaben.
refused-nothing-there = Auf { $place } liegt nichts. Tippe wo und eine Karte.
refused-not-there = Diese Karte liegt nicht auf { $place }. Mit { $place } hörst du, was dort liegt.
refused-no-such-line = In dieser Linie liegt keine Karte. Mit tisch hörst du alle.
refused-side-goes = Diese Seite geht mit der Linie weg. Tippe die Linie allein.
refused-which-side = Beide Seiten sind gleich. Tippe, welche bleibt, etwa nimm reihe 13 darüber.
refused-same-place = Auf { $place } liegt es schon.
refused-no-patterns = { no-board }
refused-no-block = Zwischen zwei Ecken müssen 6 Getränke liegen, etwa melde p13 r14.
table-which = Karten namens { $word } kenne ich nicht. Tippe den Namen eines Spiels, oder tisch neu für beliebige Karten.
beyond-table = Dort endet der Tisch. Er hat die Spalten a bis z und die Reihen 1 bis 26.
lay-what = Tippe, was du wohin legst, etwa lege Ziege auf b3.
take-what = Tippe, was du nimmst, etwa nimm b3, nimm Ziege oder nimm reihe 2.
move-what = Tippe, was wohin soll, etwa verschiebe b3 nach c4.
claim-what = Tippe 2 Ecken des Musters, etwa melde p13 r14, und dann die Dominosteine, wenn du willst.
dominoes-how = Tippe 3 Dominosteine, jeden mit beiden Getränken, etwa Cola Limobier, Limo Limobier, Bier Colabier.
which-line-taken = Tippe eine Reihe mit ihrer Nummer oder eine Spalte mit ihrem Buchstaben, etwa nimm reihe 2.
card-lies-nowhere = { $name } liegt nicht auf dem Tisch.
card-lies-where = Das liegt auf { $choices }. Tippe auch den Platz.

## Was getippt wird

typed-table = tisch neuer-tisch
typed-new = neu leer beliebig beliebige beliebige-karten
typed-lay = lege leg legen hinlegen
typed-take = nimm nehmen nehme nimm-weg entferne entfernen wegnehmen räume abräumen
typed-move = verschiebe verschieben schiebe schieben bewege bewegen verlege
typed-claim = melde melden
typed-at = auf an nach zu bei in von weg ab
typed-at-left = links links-von links-neben
typed-at-right = rechts rechts-von rechts-neben neben
typed-at-up = über oberhalb oberhalb-von darüber
typed-at-down = unter unterhalb unterhalb-von darunter
typed-there = da dort sind-da ist-da sind-dort ist-dort liegen-da liegt-da liegen-dort liegt-dort liegen liegt sind gibt-es es-gibt haben-wir auf-dem-tisch sind-auf-dem-tisch ist-auf-dem-tisch liegen-auf-dem-tisch liegt-auf-dem-tisch liegen-offen sie
typed-all-cards = karten karte alle
page-what = Was
page-where = Wo
page-move-second = Wohin, beim Verschieben
page-claim-second = Zweite Ecke, beim Melden
choice-take = nimm
choice-move = verschiebe
choice-claim = melde

## Befehle

command-row = reihe
command-column = spalte
command-block = rundum umgebung drumherum
command-picture = bild
command-history = verlauf
command-pattern = muster z

help-row = { $typed }: die Reihe, in der du bist. Mit einer Nummer eine andere.
help-column = { $typed }: die Spalte, in der du bist. Mit einem Buchstaben eine andere.
help-block = { $typed }: die 9 Plätze, in deren Mitte du bist. Mit einem Platz andere.
help-picture = { $typed }: der Tisch in Braille: die Buchstaben der Spalten, die Nummern der Reihen und von jeder Karte das Kürzel oder die Anfangsbuchstaben. Punkt 8 heißt, dass dort ein Stapel liegt.
help-history = { $typed }: was zuletzt gelegt, genommen und verschoben wurde, zehnmal zurück. Mit einer Karte alles, was mit ihr geschah.
help-pattern = { $typed } und 3 Dominosteine: wo ihr Muster auf einem Tisch für SixPack liegt. Das hörst nur du.

## Was die Wörter bedeuten

meaning-lay = Lege und eine Karte hält fest, wo sie liegt: lege Ziege auf b3. Ohne Platz ist es der nächste freie, zwischen mehreren stehen Kommas.
meaning-take = Nimm und ein Platz, eine Karte oder eine Linie hält fest, was weg ist: nimm b3, nimm Ziege, nimm reihe 2.
meaning-move = Verschiebe und ein Platz oder eine Karte, dann wohin: verschiebe b3 nach c4.
meaning-claim = Melde und 2 Ecken beurteilt ein Muster auf einem Tisch für SixPack: melde p13 r14. Dahinter können die Dominosteine stehen.
