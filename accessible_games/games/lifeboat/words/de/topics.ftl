## What can be asked

hand-held = { $hidden ->
    [none] { $shown ->
        [none] Du hast keine Karten.
       *[other] Offen: { PIECES($shown) }. Keine verdeckten Karten.
    }
   *[other] { $shown ->
        [none] Verdeckt: { PIECES($hidden) }. Keine offenen Karten.
       *[other] Verdeckt: { PIECES($hidden) }. Offen: { PIECES($shown) }.
    }
}
    .brief = { $hidden ->
    [none] { $shown ->
        [none] Du hast keine Karten.
       *[other] Offen: { PIECES($shown, form: "bare") }.
    }
   *[other] { $shown ->
        [none] Verdeckt: { PIECES($hidden, form: "bare") }.
       *[other] Verdeckt: { PIECES($hidden, form: "bare") }. Offen: { PIECES($shown, form: "bare") }.
    }
}
seat-number = { seat-name } { $number ->
    [0] keine
    [one] eine
   *[other] { $number }
}
hand-sizes = Verdeckte Karten: { EACH($sizes, as: "seat-number") }.
choice-held = Zur Wahl: { PIECES($cards) }.
    .brief = Zur Wahl: { PIECES($cards, form: "bare") }.
    .braille = { PIECES($cards) }.
passed-on = Weitergegeben hast du { PIECES($cards, case: "accusative") }.
    .brief = Weitergegeben: { PIECES($cards, form: "bare") }.
boat-holds = Vom Bug an: { EACH($seats, as: "seat-name") }.
birds-seen = Tag { $day }, { $birds ->
    [0] bisher kein Vogel.
    [one] bisher ein Vogel.
   *[other] bisher { $birds } Vögel.
}
person-sits = { $state ->
    [dead] { seat-name }, tot{ person-open }.
    [unconscious] { seat-name }, bewusstlos{ person-did }{ person-open }.
   *[awake] { seat-name }, wach, { person-wounds }{ person-did }{ person-open }.
}
    .brief = { $state ->
    [dead] { seat-name }: tot{ person-cards }.
    [unconscious] { seat-name }: bewusstlos{ person-did }{ person-cards }.
   *[awake] { seat-name }: { $wounds ->
        [0] unverletzt
       *[other] { person-wounds }
    }{ person-did }{ person-cards }.
}
person-wounds = { $wounds ->
    [0] keine Wunde
    [one] eine Wunde
   *[other] { $wounds } Wunden
} bei Größe { $size }
person-did = { $rowed ->
    [yes] , gerudert
   *[no] {""}
}{ $fought ->
    [yes] , gekämpft
   *[no] {""}
}
person-open = { $shown ->
    [none] {""}
   *[other] , offen: { PIECES($shown) }
}
person-cards = { $shown ->
    [none] {""}
   *[other] , { PIECES($shown, form: "bare") }
}
person-is = { $place ->
    [0] { person-name } tot und fortgespült.
   *[other] { person-name } { $state ->
        [dead] tot
        [unconscious] bewusstlos
       *[awake] wach, { person-wounds }
    }, Platz { $place } vom Bug.
    Stärke { $strength }, Überleben { $survival }{ person-did }.
    Offen: { $shown ->
        [none] keine Karten
       *[other] { PIECES($shown) }
    }. Verdeckt: { person-hidden }.
}
    .brief = { $place ->
    [0] { person-name } fortgespült.
   *[other] { seat-name }: { $state ->
        [dead] tot
        [unconscious] bewusstlos
       *[awake] { person-wounds }
    }, Platz { $place }.
    Stärke { $strength }{ person-did }.
    Offen: { $shown ->
        [none] keine Karten
       *[other] { PIECES($shown, form: "bare") }
    }. Verdeckt: { person-hidden-brief }.
}
person-name = { DOES($seat, you: "du bist", other: "ist") }
person-hidden = { COUNT($hidden, as: "cards") }{ $known ->
    [none] {""}
   *[other] { $seat ->
        [you] , nämlich { PIECES($known) }
       *[other] , darunter { PIECES($known) }
    }
}
person-hidden-brief = { COUNT($hidden, as: "cards") }{ $known ->
    [none] {""}
   *[other] , { PIECES($known, form: "bare") }
}
remembered = { DOES($doer, you: "Du hast", other: "hat") } { $what ->
    [robbed] { EACH($others, as: "done-to") } beraubt
    [threatened] { EACH($others, as: "done-to") } bedroht
    [paid] { EACH($others, as: "done-to") } bezahlt
    [yielded] { EACH($others, as: "done-for") } nachgegeben
    [resisted] { $doer ->
        [you] dich
       *[other] sich
    } gegen { EACH($others, as: "done-to") } gewehrt
   *[cheated] { EACH($others, as: "done-to") } betrogen
}.
done-to = { SEAT($seat, case: "accusative") }
done-for = { SEAT($seat, case: "dative") }
swept-away-before = Fortgespült: { EACH($seats, as: "seat-name") }.
who-you-are = Du bist { PIECE($character) }, Größe { $size }, Überleben { $survival }.
    .brief = Du bist { PIECE($character) }, Größe { $size }.
goals-held = { goals-dealt }
    .brief = { goals-dealt.brief }
    .braille = { goals-dealt.braille }
seat-plays = { DOES($seat, you: "Du bist", other: "ist") } { PIECE($character) }.
    .brief = { $seat ->
    [you] Deine Rolle: { PIECE($character, form: "name") }.
   *[other] { $seat }: { PIECE($character, form: "name") }.
}
points-now = Wäre das Spiel jetzt zu Ende, hättest du { COUNT($points, as: "points", case: "accusative") }.
    .brief = Bisher hast du { COUNT($points, as: "points", case: "accusative") }.
no-points = Es gibt keine Punkte zu nennen.
on-turn = Tag { $day }, { $stage ->
    [morning] am Morgen wird Proviant gewählt.
    [fight] { DOES($seat, you: "du bist dran und kämpfst", other: "ist dran und kämpft") }.
    [navigation] am Abend wird gesteuert.
   *[actions] { $seat ->
        [none] zwischen 2 Aktionen.
        [you] du bist dran.
       *[other] { $seat } ist dran.
    }
}
yet-to-act = Noch dran kommen: { EACH($seats, as: "seat-name") }.
    .brief = Noch dran: { EACH($seats, as: "seat-name") }.
card-counts = Zu ziehen: { $provisions ->
    [0] kein Proviant
    [one] eine Proviantkarte
   *[other] { $provisions } Proviantkarten
}, { $navigation ->
    [0] keine Navigationskarten
    [one] eine Navigationskarte
   *[other] { $navigation } Navigationskarten
}.
    Ruderstapel: { COUNT($row_stack, as: "cards") }. Abgelegt: { COUNT($discard, as: "provisions") }.
    .brief = Übrig: { COUNT($provisions, as: "provisions") }. Abgelegt: { $discard ->
    [0] keine
    [one] eine
   *[other] { $discard }
}.
    Ruderstapel: { COUNT($row_stack, as: "cards") }.
discard-holds = Abgelegt: { PIECES($cards) }.
    .brief = Abgelegt: { PIECES($cards, form: "bare") }.
row-stack-known = Auf dem Ruderstapel kennst du { PIECES($cards, form: "bare") }.
    .brief = Ruderstapel: { PIECES($cards, form: "bare") }.
about-character = { PIECE($character) }: Größe { $size }, Überleben { $survival }{ $ability ->
    [jewel] , Juwelen zählen doppelt.
    [painting] , Bilder zählen doppelt.
    [cash] , Geld zählt doppelt.
    [swims] , fällt ohne Wunde über Bord.
    [steals] , nimmt verdeckte Karten ohne Kampf.
   *[none] .
}
    .brief = { PIECE($character, form: "name") }: Größe { $size }, Überleben { $survival }.
    { $ability ->
    [jewel] Juwelen zählen doppelt.
    [painting] Bilder zählen doppelt.
    [cash] Geld zählt doppelt.
    [swims] Fällt ohne Wunde über Bord.
    [steals] Nimmt verdeckte Karten ohne Kampf.
   *[none] {""}
}
about-provision = { PIECE($card, form: "name") }: { provision-use }.
    Im Spiel: { COUNT($count, as: "cards") }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }. { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
provision-use = { $kind ->
    [water] löscht einem beliebigen Charakter einen Durst
    [cash] ein Punkt, für den Kapitän 2 Punkte
    [jewel] eins bringt einen Punkt, 2 bringen 4 Punkte, 3 bringen 8 Punkte, für die Lady das Doppelte
    [painting] seine Zahl als Punkte, für Stephen das Doppelte
    [medical-kit] heilt als Aktion eine Wunde bei jemandem, der lebt
    [oar] offen bringt es beim Rudern eine Karte mehr, im Kampf macht es um { $weapon ->
            [one] eins
           *[other] { $weapon }
        } stärker
    [chum] lockt Haie an, gespielt oder offen bei jemandem, der über Bord fällt
    [flare-gun] sucht als Aktion auf 3 Karten nach Vögeln, oder bringt einmal im Kampf Stärke { $weapon }
    [parasol] als Aktion geöffnet erspart er jeden Tag einen Durst
    [compass] wer damit steuert, hat eine Karte mehr zur Wahl
    [life-preserver] offen erspart er die Wunde beim Sturz über Bord, und man kann ihn werfen
   *[weapon] bringt im Kampf Stärke { $weapon } dazu
}
provision-use-brief = { $kind ->
    [water] gegen Durst
    [cash] je ein Punkt
    [jewel] ein Punkt, 4 oder 8
    [painting] so viele Punkte
    [medical-kit] heilt eine Wunde
    [oar] zum Rudern und Kämpfen
    [chum] lockt Haie an
    [flare-gun] für Vögel oder Kampf
    [parasol] jeden Tag gegen Durst
    [compass] zum Steuern
    [life-preserver] über Bord ohne Wunde
   *[weapon] Stärke { $weapon } mehr
}
not-in-game = { PIECE($character) } ist nicht im Spiel.
open-at = { $seat ->
    [you] Offen vor dir: { PIECE($card, $count) }.
   *[other] Offen vor { SEAT($seat, case: "dative") }: { PIECE($card, $count) }.
}
    .brief = { DOES($seat, you: "Du hast", other: "hat") } { PIECE($card, $count, case: "accusative") } offen.
hidden-at = { $seat ->
    [you] Verdeckt auf deiner Hand: { PIECE($card, $count) }.
   *[other] { $seat } hat verdeckt mindestens { PIECE($card, $count, case: "accusative") }.
}
    .brief = { DOES($seat, you: "Du hältst", other: "hält") } { PIECE($card, $count, case: "accusative") }.
in-discard = Abgelegt: { PIECE($card, $count) }.
course-of-day = { PIECE($card, form: "name") } ist die Karte des Tages.
on-row-stack = { PIECE($card, form: "name") } liegt auf dem Ruderstapel.
in-stack = { $place ->
    [1] { PIECE($card, form: "name") } liegt oben auf dem Navigationsstapel.
   *[other] { PIECE($card, form: "name") } ist Karte { $place } von oben im Navigationsstapel.
}
    .brief = { $place ->
    [1] { PIECE($card, form: "name") } ist die oberste Karte.
   *[other] { PIECE($card, form: "name") } ist Karte { $place } von oben.
}
looked-at = Du siehst dir gerade { PIECE($card, form: "name") } an.
nowhere = { PIECE($card, form: "name") }: Ort unbekannt.
legend-signs = Ein Kurs hat vier Teile: V ist ein Vogel, mit X davor einer weniger, dann wer über Bord geht, dann wer Durst hat, dann R für Ruderer und K für Kämpfer.
    Personen sind die Buchstaben ihrer Karten. A sind alle, und ein Strich ist nichts.
