## Tournaments

tournament-stronger = Die Stufe { $level } ist stärker als die anderen, zu 95 Prozent sicher.
    .brief = Die Stufe { $level } ist stärker.
tournament-weaker = Die Stufe { $level } ist schwächer als die anderen, zu 95 Prozent sicher.
    .brief = Die Stufe { $level } ist schwächer.
tournament-unsure = Noch ist nicht sicher, wie stark die Stufe { $level } gegen die anderen ist.
    .brief = Die Stufe { $level }: noch nicht sicher.
tournament-level = Die Stufe { $level } gewinnt { $value } Prozent, der wahre Wert liegt bei { $low } bis { $high } Prozent.
    .brief = Stufe { $level }: { $value } Prozent, { $low } bis { $high }.
tournament-elo = Die Stufe { $level } hat { $value } Elo-Punkte gegenüber den anderen, von { $low } bis { $high }.
    .brief = Stufe { $level }: { $value } Elo-Punkte.
tournament-points = Punkte der Stufe { $level }: im Mittel { $number }.
    .brief = Punkte von { $level }: { $number }.
tournament-ended-all = { $count ->
    [one] Ein Spiel { $title } wurde gespielt.
   *[other] { $count } Spiele { $title } wurden gespielt, jede Verteilung von allen Plätzen aus.
}
    .brief = { $count ->
    [one] Ein Spiel wurde gespielt.
   *[other] { $count } Spiele wurden gespielt.
}
tournament-ended-sure = { $count ->
    [one] Ein Spiel { $title } von { $size } hat genügt.
   *[other] { $count } von { $size } Spielen { $title } haben genügt.
}
    .brief = { $count ->
    [one] Ein Spiel von { $size } hat genügt.
   *[other] { $count } von { $size } Spielen haben genügt.
}
tournament-ended-interrupted = { $count ->
    [0] Das Turnier in { $title } wurde vor dem Ende der ersten Verteilung abgebrochen.
    [one] Das Turnier in { $title } wurde abgebrochen, ein Spiel von { $size } zählt.
   *[other] Das Turnier in { $title } wurde abgebrochen, { $count } von { $size } Spielen zählen.
}
    .brief = { $count ->
    [0] Abgebrochen, noch kein Spiel zählt.
    [one] Abgebrochen, ein Spiel von { $size } zählt.
   *[other] Abgebrochen, { $count } Spiele von { $size } zählen.
}
tournament-nobody = { $count ->
    [one] Ein Spiel hat niemand gewonnen, es zählt als unentschieden.
   *[other] { $count } Spiele hat niemand gewonnen, sie zählen als unentschieden.
}
    .brief = { $count ->
    [one] Ein Spiel hat niemand gewonnen.
   *[other] { $count } Spiele hat niemand gewonnen.
}
tournament-goes-on = { $count ->
    [one] Ein Spiel von { $size } ist gespielt.
   *[other] { $count } von { $size } Spielen sind gespielt.
}
tournament-one-level = Alle haben dieselbe Stufe, da wird nichts sicher. Nenne noch eine andere, oder lass --sure weg.
tournament-workers-or-dask = Ein Dask-Cluster hat eigene Prozesse. Lass --workers oder --dask weg.
which-players = Nenne mit --players { $low } bis { $high } Spieler, als Stufen mit Kommas dazwischen.
workers-lost = Ein Prozess, der spielte, wurde von außen beendet. Versuche es mit weniger, durch --workers.
workers-no-distributed = Für ein Dask-Cluster fehlt distributed. { EDITION() ->
    [package] Diese Ausgabe kann es nicht bekommen: lass --dask weg.
   *[other] Tippe pip install distributed, oder lass --dask weg.
}
workers-unreachable = Unter { $address } antwortet kein Dask-Scheduler. Starte ihn, oder lass --dask weg.
workers-no-workers = Im Dask-Cluster spielt niemand. Starte Prozesse dafür, oder lass --dask weg.
workers-other-version = Im Dask-Cluster fehlt irgendwo die Version { $value } von Accessible Games. Richte sie überall ein.
workers-cluster-lost = Das Dask-Cluster unter { $address } antwortet nicht mehr. Versuche es wieder, wenn es läuft.

## Statistics

statistics-counted = { $count ->
    [0] noch kein Spiel ist zu Ende
    [one] { $won ->
        [0] ein Spiel, nicht gewonnen
       *[other] ein Spiel, gewonnen
    }
   *[other] { $count } Spiele, { $won ->
        [0] keins gewonnen
        [one] eins gewonnen
       *[other] { $won } gewonnen
    }
}
statistics-game = { $title }: { statistics-counted }.
statistics-evening = { $title }: { $count ->
    [one] ein Abend
   *[other] { $count } Abende
}.
statistics-seats = Mit { $size } Spielern: { statistics-counted }.
statistics-level = Gegen Stufe { $level }: { statistics-counted }.
statistics-people = Nur unter Menschen: { statistics-counted }.
    .brief = Menschen: { statistics-counted }.
statistics-streak = { $count ->
    [one] Noch nie zwei Spiele nacheinander gewonnen.
   *[other] Längste Serie: { $count } Spiele nacheinander gewonnen.
}
    .brief = { $count ->
    [one] Keine Serie.
   *[other] Längste Serie: { $count } Spiele.
}
statistics-streak-now = { $count ->
    [one] Das letzte Spiel ist gewonnen.
   *[other] Die letzten { $count } Spiele sind gewonnen.
}
statistics-points = Punkte: { $number } im Mittel, { $value } im besten Spiel.
    .brief = Punkte: { $number }, höchstens { $value }.
statistics-unfinished = { $count ->
    [one] Ein Spiel ist noch nicht zu Ende.
   *[other] { $count } Spiele sind noch nicht zu Ende.
}
statistics-damaged = { $count ->
    [one] Ein gespeichertes Spiel ist nicht lesbar und zählt nicht.
   *[other] { $count } gespeicherte Spiele sind nicht lesbar und zählen nicht.
}
    .brief = { $count ->
    [one] Ein Spiel ist nicht lesbar.
   *[other] { $count } Spiele sind nicht lesbar.
}
statistics-none = Noch gibt es kein Spiel zu zählen. Beginne eins mit accessible-games play.
statistics-no-sqlite = Für die Statistik fehlt diesem Python SQLite. Nimm ein anderes Python, etwa das deines Systems.
statistics-many = { $count ->
    [one] Ein gespeichertes Spiel wird zum ersten Mal gezählt.
   *[other] { $count } gespeicherte Spiele werden zum ersten Mal gezählt, das dauert etwas.
}
    .brief = { $count ->
    [one] Erst wird ein Spiel gezählt.
   *[other] Erst werden { $count } Spiele gezählt.
}

## Simulated games

simulated = { $count ->
    [one] Gespielt wurde ein Spiel { $title }.
   *[other] Gespielt wurden { $count } Spiele { $title }.
}
simulated-seat = Platz { $number }, { $level }: { $won ->
    [0] kein Spiel gewonnen.
    [one] ein Spiel gewonnen.
   *[other] { $won } Spiele gewonnen.
}
