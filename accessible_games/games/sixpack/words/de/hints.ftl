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
nears-pattern = { $drinks ->
    [one] Dann liegt ein Getränk deines Musters richtig
   *[other] Dann liegen { $drinks } Getränke deines Musters richtig
}{ $block ->
    [none] .
   *[other] , { $block }.
}
    .brief = { $drinks ->
    [one] Ein Getränk passt
   *[other] { $drinks } Getränke passen
}{ $block ->
    [none] .
   *[other] , { $block }.
}
gives-little = { $percent ->
    [0] Das verhilft niemandem sonst zu einem Muster.
    [one] Die Gefahr, dass jemand anderes dadurch ein Muster bekommt: ein Prozent.
   *[other] Die Gefahr, dass jemand anderes dadurch ein Muster bekommt: { $percent } Prozent.
}
    .brief = { $percent ->
    [0] Das hilft niemandem sonst.
    [one] Muster für andere: ein Prozent.
   *[other] Muster für andere: { $percent } Prozent.
}
leaves-cards = Auf dem Tisch bleiben { $cards } Karten.
claims-pattern = Dein Muster liegt { $block } und bringt dir einen Punkt.
    .brief = Dein Muster bringt dir einen Punkt.
looks-alone = Suche dein Muster selbst: Der Befehl melde führt dich über den Tisch.
    .brief = Suche selbst, melde führt dich.
keeps-found = { $percent ->
    [0] Dein nächstes Muster liegt dann wohl noch nicht auf dem Tisch.
    [one] Die Chance, dass dein nächstes Muster dann schon daliegt: ein Prozent.
   *[other] Die Chance, dass dein nächstes Muster dann schon daliegt: { $percent } Prozent.
}
    .brief = { $percent ->
    [0] Das nächste liegt wohl noch nicht da.
    [one] Nächstes Muster da: ein Prozent.
   *[other] Nächstes Muster da: { $percent } Prozent.
}
lays-hardest = Dieser ist am schwersten zu finden.
wins = Das ist dein letzter Punkt, du gewinnst.

## Was eine andere Antwort kosten würde

misses-pattern = Dein Muster läge dann nicht auf dem Tisch.
    .brief = Dein Muster läge dann nicht da.
not-next = Du könntest dein Muster im nächsten Zug nicht bilden.
    .brief = Kein Muster im nächsten Zug.
fits-fewer = { $drinks ->
    [one] Von deinem Muster läge ein Getränk weniger richtig.
   *[other] Von deinem Muster lägen { $drinks } Getränke weniger richtig.
}
    .brief = { $drinks ->
    [one] Ein Getränk passt weniger.
   *[other] { $drinks } Getränke passen weniger.
}
gives-more = Die Gefahr, dass andere ein Muster bekommen: { $percent ->
    [one] ein Prozent
   *[other] { $percent } Prozent
} statt { $less }.
    .brief = Muster für andere: { $percent ->
    [one] ein Prozent.
   *[other] { $percent } Prozent.
}
