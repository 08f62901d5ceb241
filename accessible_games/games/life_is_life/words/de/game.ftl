title = Life is Life

## The animals: as said in lists, then the bare name and its plural.

piece-giraffe = { $count ->
    [one] eine Giraffe
   *[other] { $count } Giraffen
}
    .name = Giraffe
    .names = Giraffen
piece-bear = { $count ->
    [one] { $case ->
        [accusative] einen Bären
       *[nominative] ein Bär
    }
   *[other] { $count } Bären
}
    .name = Bär
    .names = Bären
piece-mole = { $count ->
    [one] { $case ->
        [accusative] einen Maulwurf
       *[nominative] ein Maulwurf
    }
   *[other] { $count } Maulwürfe
}
    .name = Maulwurf
    .names = Maulwürfe
piece-goat = { $count ->
    [one] eine Ziege
   *[other] { $count } Ziegen
}
    .name = Ziege
    .names = Ziegen
piece-sheep = { $count ->
    [one] ein Schaf
   *[other] { $count } Schafe
}
    .name = Schaf
    .names = Schafe
piece-dog = { $count ->
    [one] { $case ->
        [accusative] einen Hund
       *[nominative] ein Hund
    }
   *[other] { $count } Hunde
}
    .name = Hund
    .names = Hunde
piece-rabbit = { $count ->
    [one] { $case ->
        [accusative] einen Hasen
       *[nominative] ein Hase
    }
   *[other] { $count } Hasen
}
    .name = Hase
    .names = Hasen
piece-pig = { $count ->
    [one] ein Schwein
   *[other] { $count } Schweine
}
    .name = Schwein
    .names = Schweine
piece-cat = { $count ->
    [one] eine Katze
   *[other] { $count } Katzen
}
    .name = Katze
    .names = Katzen
piece-mouse = { $count ->
    [one] eine Maus
   *[other] { $count } Mäuse
}
    .name = Maus
    .names = Mäuse

## What happens

round-began = Durchgang { $number }, { DOES($seat, you: "du beginnst", other: "beginnt") }.
    { $two_left ->
    [yes] Zu zweit braucht eine Mehrheit wenigstens 2 Karten.
   *[no] {""}
}
    .brief = Durchgang { $number }, { DOES($seat, you: "du beginnst", other: "beginnt") }.
    { $two_left ->
    [yes] Mehrheit jetzt erst mit 2 Karten.
   *[no] {""}
}
row-laid = Reihe { $row }: { PIECES($cards, form: "bare") }.
    .braille = { $row }: { PIECES($cards) }.
row-laid-several = { $sentences }
    .braille = Reihen { $sentences }
swapped = { swapped-taken } und { swapped-laid }.
    .long = { $taken ->
    [none] { swapped-taken } und { $seat ->
        [you] legst
       *[other] legt
    } ab: { PIECES($laid, form: "bare") }.
   *[other] { swapped-taken }.
    { swapped-laid-alone }.
}
    .brief = { DOES($seat, you: "Du legst", other: "legt") } { PIECES($laid, form: "bare") }.
    .full = { swapped-taken }.
    { swapped-laid-alone }, das ist die neue Reihe { $row }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { $row }: { PIECES($laid) }.
}
swapped-taken = { DOES($seat, you: "du nimmst", other: "nimmt") } { $taken ->
    [none] Reihe { $row }
   *[other] { PIECES($taken, case: "accusative") } aus Reihe { $row }
}
swapped-laid = { $seat ->
    [you] legst { PIECES($laid, case: "accusative") } ab
   *[other] legt { PIECES($laid, case: "accusative") } ab
}
swapped-laid-alone = { $seat ->
    [you] du { swapped-laid }
   *[other] { $seat } { swapped-laid }
}
knocked = { DOES($seat, you: "Du klopfst", other: "klopft") }. Die letzte Runde beginnt.
    .brief = { DOES($seat, you: "Du klopfst", other: "klopft") }, letzte Runde.
    .full = { DOES($seat, you: "Du klopfst", other: "klopft") }. Die letzte Runde beginnt: Alle anderen sind noch einmal dran.
    .braille = { $seat ->
    [you] {""}
   *[other] { knocked.brief }
}
passed = { DOES($seat, you: "Du klopfst", other: "klopft") } auch.
    .full = { DOES($seat, you: "Du klopfst auch und behältst deine Karten", other: "klopft auch und tauscht nichts") }.
    .braille = { $seat ->
    [you] {""}
   *[other] { passed }
}
passed-part = { SEAT($seat) }
passed-several = Auch { $list } klopfen.
sudden-death = { $seat ->
    [you] Sofortiges Ende: Du hast alle { $count } { PIECE($animal, form: "names") }.
   *[other] Sofortiges Ende: { $seat } hat alle { $count } { PIECE($animal, form: "names") }{ $rest ->
        [none] {""}
       *[other] , dazu { PIECES($rest, case: "accusative") }
    }.
}
    .brief = { $seat ->
    [you] Sofortiges Ende. Du hast { PIECE($animal, $count, case: "accusative") }.
   *[other] Sofortiges Ende, { $seat }: { PIECE($animal, $count) }{ $rest ->
        [none] {""}
       *[other] , { PIECES($rest, form: "bare") }
    }.
}
    .full = { $seat ->
    [you] Sofortiges Ende: Du hast alle { $count } { PIECE($animal, form: "names") }.
   *[other] Sofortiges Ende: { $seat } hat alle { $count } { PIECE($animal, form: "names") }{ $rest ->
        [none] {""}
       *[other] , dazu { PIECES($rest, case: "accusative") }
    }.
}
    Der Durchgang ist auf der Stelle vorbei, und alle anderen verlieren je ein Leben.

## Scoring

seat-score = { seat-name } { $number ->
    [0] null
    [one] eins
   *[other] { $number }
}
seat-has-count = { DOES($seat, you: "du hast", other: "hat") } { COUNT($number, as: "cards") }
seat-points = { seat-name } { COUNT($number, as: "points") }
animal-scored = { $reason ->
    [majority] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }. { $value } Punkte für { SEAT($winner, case: "accusative") }.
    [tie] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }, Gleichstand.
    [single] { PIECE($animal, form: "names") }: { EACH($counts, as: "seat-score") }, das reicht nicht.
   *[nobody] {""}
}
    .brief = { $reason ->
    [majority] { PIECE($animal, form: "names") }, { $value } Punkte: { EACH($counts, as: "seat-score") }.
    [tie] { PIECE($animal, form: "names") }, Gleichstand: { EACH($counts, as: "seat-score") }.
    [single] { PIECE($animal, form: "names") }, reicht nicht: { EACH($counts, as: "seat-score") }.
   *[nobody] {""}
}
    .full = { PIECE($animal, form: "names") } zählen { $value } Punkte, { $reason ->
    [nobody] niemand hat welche.
   *[other] { EACH($counts, as: "seat-has-count") }.
}
    { $reason ->
    [majority] { DOES($winner, you: "Du allein hast die meisten und bekommst", other: "allein hat die meisten und bekommt") } { $value } Punkte.
    [tie] Das ist Gleichstand an der Spitze, also bekommt niemand Punkte für { PIECE($animal, form: "names") }.
    [single] Zu zweit reicht eine einzige Karte nicht, also bekommt niemand Punkte für { PIECE($animal, form: "names") }.
   *[nobody] Also bekommt niemand Punkte für { PIECE($animal, form: "names") }.
}
round-scored = Punkte insgesamt: { EACH($points, as: "seat-score") }.
    .brief = Punkte: { EACH($points, as: "seat-score") }.
    .full = Insgesamt: { EACH($points, as: "seat-points") }.
all-tied = { $points ->
    [0] Niemand hat Punkte, also verliert niemand ein Leben.
    [one] Alle haben einen Punkt, also verliert niemand ein Leben.
   *[other] Alle haben { $points } Punkte, also verliert niemand ein Leben.
}
    .brief = Gleichstand, niemand verliert ein Leben.
lives-lost = { $lost ->
    [0] {""}
   *[other] { lives-given }
}
    .full = { $lost ->
    [0] { DOES($seat, you: "Du behältst", other: "behält") } { $left ->
        [one] das letzte Leben.
       *[other] { $left } Leben.
    }
   *[other] { lives-given }
}
    .braille = { $lost ->
    [0] {""}
   *[other] Leben übrig: { lives-lost-part.braille }.
}
lives-given = { DOES($seat, you: "Du verlierst", other: "verliert") } { $left ->
    [0] { $lost ->
        [one] das letzte Leben.
        [2] beide Leben.
       *[other] alle { $lost } Leben.
    }
   *[other] { $lost ->
        [one] ein Leben
       *[other] { $lost } Leben
    } und { $seat ->
        [you] hast
       *[other] hat
    } noch { $left ->
        [one] eins.
       *[other] { $left }.
    }
}
lives-lost-part = { SEAT($seat) } { $left ->
    [0] { $lost ->
        [one] das letzte
        [2] beide
       *[other] alle { $lost }
    }
   *[other] { $lost ->
        [one] eins
       *[other] { $lost }
    } und { $seat ->
        [you] hast
       *[other] hat
    } { $left ->
        [one] eins
       *[other] { $left }
    }
}
    .braille = { SEAT($seat) } { $left ->
    [0] keins
    [one] eins
   *[other] { $left }
}
lives-lost-several = { $lead }, { $rest }.
    .braille = Leben übrig: { $parts }.
life-won = { DOES($seat, you: "Du bekommst ein Leben dazu und hast", other: "bekommt ein Leben dazu und hat") } jetzt { $left } Leben.
    .brief = { DOES($seat, you: "Du bekommst ein Leben dazu", other: "bekommt ein Leben dazu") }, jetzt { $left }.
eliminated = { DOES($seat, you: "Du scheidest", other: "scheidet") } aus.
game-won = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } das Spiel mit { $lives ->
    [one] einem Leben.
   *[other] { $lives } Leben.
}
    .brief = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } das Spiel.

## What can be asked

table-empty = Zwischen 2 Durchgängen liegt nichts aus.
last-lap = { DOES($seat, you: "Du hast", other: "hat") } geklopft, das ist die letzte Runde.
    .brief = { $seat ->
    [you] Letzte Runde, du hast geklopft.
   *[other] Letzte Runde, { $seat } hat geklopft.
}
seat-lives = { seat-name } { $number ->
    [0] keins
    [one] eins
   *[other] { $number }
}
lives-held = Leben: { EACH($lives, as: "seat-lives") }.
legend-signs = Die Buchstaben eines Kürzels sind das Tier, dahinter steht sein Wert.
on-turn = { DOES($seat, you: "Du bist", other: "ist") } dran, Durchgang { $round }.
    .brief = { DOES($seat, you: "Du bist", other: "ist") } dran, Durchgang { $round }.
card-counts = Jede Hand hat { $hand } Karten, { $display } Karten liegen aus, { $out_of_play ->
    [0] alle Karten sind im Spiel.
   *[other] { $out_of_play } sind nicht im Spiel.
}
    .brief = Je Hand { $hand } Karten, Auslage { $display }, { $out_of_play ->
    [0] alle da.
   *[other] { $out_of_play } weg.
}
about-animal = { PIECE($animal, form: "name") }: { $value } Punkte wert, und es gibt { $value } { PIECE($animal, form: "names") }.
    { $ends_round ->
    [yes] Alle { $value } auf einer Hand sind das sofortige Ende.
   *[no] {""}
}
    .brief = { PIECE($animal, form: "name") }: { $value } Punkte, { $value } Karten.
    { $ends_round ->
    [yes] Alle { $value } sind das sofortige Ende.
   *[no] {""}
}
in-hand = Du hast { PIECE($animal, $count, case: "accusative") } auf der Hand.
in-row = In Reihe { $row } { $count ->
    [one] liegt
   *[other] liegen
} { PIECE($animal, $count) }.
nowhere = { PIECE($animal, form: "name") }: weder auf deiner Hand noch in der Auslage.
    .brief = { PIECE($animal, form: "name") }: weder Hand noch Auslage.

## Lives are asked for, where other games have points.

command-scores = leben p punkte stand

## What is asked

ask-turn = {""}
    .full = { $may-knock ->
    [yes] Nimm eine Reihe, 1 bis 4, oder klopfe.
   *[no] Nimm eine Reihe, 1 bis 4.
}
costly-turn = Willst du klopfen?
prompt-turn = Du bist dran.
    .braille = Zug?
moves-turn = Du hast die Wahl: Reihe 1 bis 4{ $may-knock ->
    [yes] {" "}oder klopfen.
   *[no] .
}
ask-lay = In Reihe { $count } { $count ->
    [one] liegt
   *[other] liegen
} { PIECES($forbidden) }.
    .brief = {""}
    .full = In Reihe { $count } { $count ->
    [one] liegt
   *[other] liegen
} { PIECES($forbidden) }. Lege dafür { $count ->
    [one] eine Karte ab.
   *[other] { $count } Karten ab.
}
    .braille = { PIECES($cards) }.
prompt-lay = Lege { $count ->
    [one] eine Karte ab.
   *[other] { $count } Karten ab.
}
    .braille = { $count ->
    [one] Eine
   *[other] { $count }
} ablegen?
choice-1 = Reihe 1
choice-2 = Reihe 2
choice-3 = Reihe 3
choice-4 = Reihe 4
choice-knock = klopfen
typed-knock = klopfen klopfe klopf k klopft klopfen-auf-den-tisch klopfe-auf-den-tisch auf-den-tisch-klopfen wird-geklopft klopf-auf-den-tisch es-wird-geklopft
refused-swap-first = Klopfen darfst du erst, wenn du in diesem Durchgang getauscht hast.
    Nimm eine Reihe, 1 bis 4.
    .brief = Tausche erst, dann darfst du klopfen.
refused-same-cards = Du darfst nicht genau das ablegen, was du nimmst.
    Wenigstens eine Karte muss anders sein.
    .brief = Wenigstens eine Karte muss anders sein.

## The table's options

option-expert = Profivariante ohne Katzen als Sammlung?
option-expert-more = Die Profivariante steht am Schluss der Anleitung: Nur Hasen und Schweine sind dann Sammlungen, und das sofortige Ende bringt dem, der es schafft, ein Leben.
table-expert-yes = Gespielt wird die Profivariante.


how-to-answer = Bist du dran, tippe eine Reihe, 1 bis 4, und Karten dafür, etwa 2 Bär Ziege.
    Oder tippe nur die Reihe und erst danach die Karten. Oder tippe klopfen.
