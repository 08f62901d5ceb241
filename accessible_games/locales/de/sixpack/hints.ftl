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
