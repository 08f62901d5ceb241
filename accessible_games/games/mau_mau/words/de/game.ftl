title = Mau-Mau

## Was geschieht

round-opened = { $number ->
    [0] { DOES($seat, you: "Du beginnst", other: "beginnt") }.
   *[other] Runde { $number }, { DOES($seat, you: "du beginnst", other: "beginnt") }.
} Oben liegt { PIECE($card) }.
laid = { DOES($seat, you: "Du legst", other: "legt") } { PIECE($card, case: "accusative") }{ laid-mau }{ laid-owed }.
    .brief = { $seat ->
    [you] {""}
   *[other] { SEAT($seat) }: { PIECE($card, form: "name") }{ laid-mau }{ laid-owed }.
}
    .full = { DOES($seat, you: "Du legst", other: "legt") } { PIECE($card, case: "accusative") }{ $mau ->
    [yes] { " " }und { $seat ->
        [you] sagst
       *[other] sagt
    } Mau: Eine Karte ist noch da
   *[no] {""}
}{ $owed ->
    [0] {""}
   *[other] , das macht { $owed } Karten zu ziehen
}.
laid-mau = { $mau ->
    [yes] , Mau
   *[no] {""}
}
laid-owed = { $owed ->
    [0] {""}
   *[other] , { $owed } Karten zu ziehen
}
wished = { DOES($seat, you: "Du wünschst dir", other: "wünscht sich") } { PIECE($suit, form: "name") }.
    .brief = { $seat ->
    [you] {""}
   *[other] Wunsch: { PIECE($suit, form: "name") }.
}
    .full = { DOES($seat, you: "Du wünschst dir", other: "wünscht sich") } { PIECE($suit, form: "name") }, diese Farbe muss jetzt kommen.
skipped = { DOES($seat, you: "Du setzt aus", other: "setzt aus") }.
drew = { DOES($seat, you: "Du ziehst", other: "zieht") } { $cards ->
    [none] { COUNT($count, as: "cards", case: "accusative") }.
   *[other] { PIECES($cards, case: "accusative") }.
}
    .brief = { $cards ->
    [none] {""}
   *[other] { DOES($seat, you: "Du ziehst", other: "zieht") } { PIECES($cards, form: "bare") }.
}
paid-debt = { drew }
    .brief = { DOES($seat, you: "Du ziehst", other: "zieht") } { $cards ->
    [none] { COUNT($count, as: "cards", case: "accusative") }.
   *[other] { PIECES($cards, form: "bare") }.
}
    .full = { DOES($seat, you: "Du ziehst für die Siebenen", other: "zieht für die Siebenen") }: { $cards ->
    [none] { COUNT($count, as: "cards") }
   *[other] { PIECES($cards, form: "bare") }
}.
mau-forgotten = { DOES($seat, you: "Du hast Mau vergessen", other: "hat Mau vergessen") }{ $count ->
    [0] {""}
   *[other] { " " }und { $cards ->
        [none] zieht eine Karte
       *[other] ziehst { PIECES($cards, case: "accusative") }
    }
}.
passed = { $drawn ->
    [yes] {""}
   *[no] { passed.full }
}
    .brief = { $seat ->
    [you] {""}
   *[other] { $drawn ->
        [yes] { SEAT($seat) } zieht.
       *[no] { passed.full }
    }
}
    .full = { DOES($seat, you: "Du passt", other: "passt") }.
mau-said = { DOES($seat, you: "Du sagst Mau", other: "sagt Mau") }.
pile-shuffled = Der Stapel war leer: { $count ->
    [one] Eine gelegte Karte ist
   *[other] { $count } gelegte Karten sind
} neu gemischt.
    .brief = {""}

## Das Ende

round-blocked = Alle haben gepasst, und es gibt nichts zu ziehen. Die Runde ist vorbei.
    .brief = Alle passen, die Runde ist vorbei.
hand-left = { DOES($seat, you: "Du hast noch", other: "hat noch") } { PIECES($cards, form: "bare") }: { COUNT($points, as: "points") }.
    .brief = { SEAT($seat) }: { PIECES($cards, form: "bare") }, { COUNT($points, as: "points") }.
round-won = { DOES($seat, you: "Du gewinnst die Runde und bekommst", other: "gewinnt die Runde und bekommt") } { COUNT($points, as: "points", case: "accusative") }.
    .brief = { DOES($seat, you: "Du bekommst", other: "bekommt") } { COUNT($points, as: "points", case: "accusative") }.

## Was man fragen kann

top-card = Oben liegt { PIECE($card) }.
    .brief = Oben: { PIECE($card, form: "name") }.
suit-wished = Gewünscht ist { PIECE($suit, form: "name") }.
    .brief = Gewünscht: { PIECE($suit, form: "name") }.
debt-open = Für Siebenen sind { $count } Karten zu ziehen.
    .brief = { $count } Karten zu ziehen.
table-empty = Es liegen keine Karten aus.
pile-left = Im Stapel: { COUNT($pile, as: "cards") }. Gelegt: { COUNT($laid, as: "cards") }.
legend-signs = Im Kürzel steht zuerst die Karte, dahinter ihre Farbe. Das x steht für 10.
about-card = { PIECE($card, form: "name") }: { card-effect }{ card-points }
card-effect = { $effect ->
    [wild] passt auf jede andere Karte, und man wünscht sich damit eine Farbe.
    [stack] Wer als Nächstes dran ist, zieht 2 Karten oder legt noch eine Sieben.
    [two] Wer als Nächstes dran ist, zieht 2 Karten und legt nichts.
    [skip] Wer als Nächstes dran ist, setzt aus.
   *[none] bewirkt nichts Besonderes.
}
card-points = { $points ->
    [0] {""}
   *[other] { " " }Am Ende auf der Hand kostet sie { COUNT($points, as: "points", case: "accusative") }.
}
about-suit = { PIECE($suit, form: "name") }: eine Farbe mit { $count } Karten.
not-in-game = { PIECE($piece, form: "name") }: nicht in diesem Blatt.
in-hand = Du hast { PIECES($cards, case: "accusative") }.
nowhere = { PIECE($piece, form: "name") }: weder auf deiner Hand noch oben.

## Was gefragt wird

ask-play = {""}
    .full = { $may-draw ->
    [yes] Lege eine Karte, die passt, oder zieh.
   *[no] Lege eine Karte, die passt, oder passe.
}
prompt-play = { $may-draw ->
    [yes] Du bist dran.
   *[no] Legen oder passen?
}
    .braille = { $may-draw ->
    [yes] Dran?
   *[no] Legen oder passen?
}
ask-seven = {""}
    .full = { $may-draw ->
    [yes] Lege eine Sieben, oder zieh für die Siebenen.
   *[no] Lege eine Sieben, oder passe.
}
prompt-seven = { $may-draw ->
    [yes] Sieben oder ziehen?
   *[no] Sieben oder passen?
}
ask-wish = {""}
    .full = Welche Farbe muss als Nächstes kommen: { PIECES($cards, form: "bare", style: "or") }?
prompt-wish = Welche Farbe?
    .braille = Farbe?
choice-draw = ziehen
choice-pass = passen
choice-mau = Mau
typed-draw = ziehen ziehe zieh ziehe-eine eine-ziehen zieh-eine karte-ziehen eine-karte-ziehen ich-ziehe zwei-ziehen ich-ziehe-zwei zieh-zwei nehmen nehme nimm aufnehmen vom-stapel draw
typed-pass = passen passe pass nichts nein fertig behalten ich-passe
typed-mau = mau mau-mau mau-sagen letzte-karte
refused-does-not-fit = Diese Karte passt nicht. Du kannst eine andere legen oder { $may-draw ->
    [yes] ziehen.
   *[no] passen.
}
    .brief = Diese Karte passt nicht.
refused-seven-first = Jetzt passt nur eine Sieben. Lege eine, oder { $may-draw ->
    [yes] zieh.
   *[no] passe.
}
    .brief = Jetzt passt nur eine Sieben.

## Die Varianten des Tischs

option-rules = Nach welchen Regeln?
option-rules-mau-mau = Mau-Mau
option-rules-crazy-eights = Crazy Eights
option-rules-more = Beim Mau-Mau wünscht der Bube eine Farbe, Siebenen lassen ziehen, Achten aussetzen. Bei Crazy Eights wünscht die Acht, sonst gibt es keine Sonderkarten, und es geht um Punkte.
table-rules-crazy-eights = Gespielt wird Crazy Eights: Achten wünschen eine Farbe.
option-deck = Wie viele Karten?
option-deck-usual = üblich
option-deck-32 = 32
option-deck-52 = 52
option-deck-more = Üblich sind 32 Karten, von Sieben bis Ass, und 52 bei mehr als 4 Personen und bei Crazy Eights.
table-deck-32 = Gespielt wird mit 32 Karten.
table-deck-52 = Gespielt wird mit 52 Karten.
option-hand = Wie viele Karten auf jeder Hand?
option-hand-usual = üblich
option-hand-5 = 5
option-hand-6 = 6
option-hand-7 = 7
option-hand-more = Üblich sind je 5 Karten.
table-hand-5 = Alle beginnen mit 5 Karten.
table-hand-6 = Alle beginnen mit 6 Karten.
table-hand-7 = Alle beginnen mit 7 Karten.
option-sevens = Was bewirken Siebenen?
option-sevens-usual = üblich
option-sevens-stack = zwei ziehen, auch weitergeben
option-sevens-two = zwei ziehen
option-sevens-none = nichts
option-sevens-more = Üblich zieht nach einer Sieben der Nächste zwei Karten oder legt noch eine Sieben, dann zieht der Übernächste vier. Bei Crazy Eights bewirken Siebenen nichts.
table-sevens-stack = Siebenen lassen zwei ziehen und lassen sich weitergeben.
table-sevens-two = Siebenen lassen zwei ziehen.
table-sevens-none = Siebenen bewirken nichts Besonderes.
option-wild-on-wild = Darf eine Wunschkarte auf eine andere?
option-wild-on-wild-usual = üblich
option-wild-on-wild-more = Üblich darf kein Bube auf einen Buben, bei Crazy Eights aber eine Acht auf eine Acht.
table-wild-on-wild-yes = Eine Wunschkarte darf auf eine andere.
table-wild-on-wild-no = Keine Wunschkarte darf auf eine andere.
option-draw = Wie viele Karten werden gezogen?
option-draw-usual = üblich
option-draw-one = eine
option-draw-until = bis eine passt
option-draw-more = Üblich ziehst du eine Karte, bei Crazy Eights so viele, bis eine passt. Du darfst sie gleich legen.
table-draw-one = Wer zieht, zieht eine Karte.
table-draw-until = Wer zieht, zieht, bis eine Karte passt.
option-points = Geht es um Punkte?
option-points-usual = üblich
option-points-no = nein, eine Runde
option-points-100 = bis 100
option-points-200 = bis 200
option-points-more = Üblich ist eine Runde das ganze Spiel, und Crazy Eights geht bis 100 Punkte. Wer zuerst fertig ist, bekommt die Karten der anderen gutgeschrieben.
table-points-no = Eine Runde ist das ganze Spiel.
table-points-100 = Gespielt wird bis 100 Punkte.
table-points-200 = Gespielt wird bis 200 Punkte.
option-mau = Wer sagt Mau?
option-mau-told = das Programm
option-mau-said = die Spieler
option-mau-more = Das Programm kann Mau sagen, sobald jemand nur noch eine Karte hat. Oder du tippst selbst Mau, bevor du die vorletzte legst, und ziehst eine Karte, wenn du es vergisst.
table-mau-said = Sag Mau, bevor du deine vorletzte Karte legst.

how-to-answer = Tippe eine Karte, zum Beispiel Herz 7 oder Kreuzbube. Oder tippe ziehen.
    Hinter einer Wunschkarte kann gleich die Farbe stehen, zum Beispiel Kreuzbube Herz.
