## Why the hint says so

completes-set = Damit hast du alle { $count } { PIECE($animal, form: "names") }, und das ist das sofortige Ende.
chases-set = Damit hast du { PIECE($animal, $count, case: "accusative") }. { $missing ->
    [one] Noch eine Karte bis zum sofortigen Ende.
   *[other] Noch { $missing } Karten bis zum sofortigen Ende.
}
blocks-set = { $count ->
    [0] Sonst könnte { $seat } die ganze Sammlung auf einmal nehmen.
   *[other] { $sure ->
        [yes] { $seat } hat { PIECE($animal, $count, case: "accusative") }. So kommt niemand an die übrigen.
       *[no] { $seat } hat vielleicht { PIECE($animal, $count, case: "accusative") }. So kommt niemand an die übrigen.
    }
}
takes-majority = Damit hast du { PIECE($animal, $count, case: "accusative") }, wohl die Mehrheit, für { $value } Punkte.
collects = Damit hast du { PIECE($animal, $count, case: "accusative") }.
loses-least = Jeder Tausch kostet dich etwas. Am wenigsten kostet Reihe { $row }.
lays-least = Damit hast du { PIECES($kept, case: "accusative") }, die dir mehr nützen.
knocks-ahead = Du kannst mit etwa { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} rechnen, die anderen mit { $others ->
    [0] keinem.
    [one] höchstens einem.
   *[other] höchstens { $others }.
}
knocks-late = Du hast schon { $swaps ->
    [one] einmal
   *[other] { $swaps } Mal
} getauscht, das reicht.
passes-best = Kein Tausch macht deine Hand besser.
keeps-hand = Du behältst deine Hand, so wie sie ist: etwa { COUNT($points, as: "points") }.
others-follow = Alle anderen sind noch einmal an der Reihe.
risks-set = { $count ->
    [0] { $seat } könnte eine ganze Sammlung auf einmal nehmen.
   *[other] { $sure ->
        [yes] { $seat } hat { PIECE($animal, $count, case: "accusative") } und könnte den Rest nehmen.
       *[no] { $seat } hat vielleicht { PIECE($animal, $count, case: "accusative") } und nimmt den Rest.
    }
}
loses-majority = Du gibst die Mehrheit auf: { PIECE($animal, form: "names") }, { $value } Punkte.

## Was eine andere Antwort kosten würde

gives-up-all = Damit gibst du ganz auf: { PIECE($animal, form: "names") }.
holds-fewer = { $count ->
    [0] Du hättest { PIECE($animal, $more, case: "accusative") } weniger.
   *[other] Du hättest { PIECE($animal, $count, case: "accusative") } statt { $more }.
}
lets-others-swap = Damit tauschen alle anderen weiter.
