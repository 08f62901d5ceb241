## Preparing and mornings

character-dealt = { DOES($seat, you: "Du bist", other: "ist") } { PIECE($character) }, Größe { $size }, Überleben { $survival }.
    .brief = { DOES($seat, you: "Du bist", other: "ist") } { PIECE($character) }, Größe { $size }.
character-dealt-several = { $parts }.
character-dealt-part = { $seat ->
    [you] du bist { PIECE($character) } mit Größe { $size } und Überleben { $survival }
   *[other] { $seat } ist { PIECE($character) }
}
    .brief = { $seat ->
    [you] du { PIECE($character, form: "name") }
   *[other] { $seat } { PIECE($character, form: "name") }
}
    .braille = { $seat ->
    [you] du { PIECE($character, form: "name") }
   *[other] { PIECE($character, form: "name") }
}
characters-out = {""}
    .full = Nicht im Boot: { PIECES($characters, form: "bare") }.
goals-dealt = { SAME($love, $hate) ->
    [yes] { goals-same }
   *[no] { DOES($seat, you: "Du liebst", other: "liebt") } { goal-love } und hasst { goal-hate }.
}
    .brief = { SAME($love, $hate) ->
    [yes] { goals-same }
   *[no] { DOES($seat, you: "Du liebst", other: "liebt") } { goal-love }, hasst { goal-hate }.
}
    .braille = { $seat ->
    [you] Liebe lebt: { $narcissist ->
        [yes] du
       *[no] { PIECE($love, form: "name") }
    }, { $psychopath ->
        [yes] alle anderen tot.
       *[no] Feind tot: { PIECE($hate, form: "name") }.
    }
   *[other] { goals-dealt.brief }
}
goals-same = { DOES($seat, you: "Du liebst", other: "liebt") } und hasst { goal-love }.
goal-love = { $narcissist ->
    [yes] { oneself }
   *[no] { PIECE($love, case: "accusative") }
}
goal-hate = { $psychopath ->
    [yes] { oneself }
   *[no] { PIECE($hate, case: "accusative") }
}
oneself = { $seat ->
    [you] dich selbst
   *[other] sich selbst
}
goals-mean = Punkte bekommst du, wenn { $narcissist ->
    [yes] du lebst
   *[no] deine Liebe lebt
}, und { $psychopath ->
    [yes] für andere, die tot sind.
   *[no] wenn dein Feind tot ist.
}
    .brief = Punkte: { $narcissist ->
    [yes] du am Leben
   *[no] Liebe am Leben
}, { $psychopath ->
    [yes] andere tot.
   *[no] Feind tot.
}
    .braille = {""}
first-card-dealt = { $seat ->
    [you] Deine Karte: { PIECE($card) }.
   *[other] Die erste Karte { SEAT($seat, case: "genitive") }: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] Erste Karte: { PIECE($card, form: "name") }.
   *[other] { $seat }: { PIECE($card, form: "name") }.
}
    .braille = { $seat ->
    [you] Karte: { PIECE($card) }.
   *[other] { first-card-dealt.brief }
}
secret-several = { $sentences }
day-began = Tag { $number }.
    .full = Tag { $number }. { $birds ->
    [0] Noch kein Vogel.
    [one] Bisher ein Vogel.
   *[other] Bisher { $birds } Vögel.
}
provisions = { $number ->
    [0] keine Proviantkarten
    [one] eine Proviantkarte
   *[other] { $number } Proviantkarten
}
provisions-drawn = { DOES($seat, you: "Du ziehst", other: "zieht") } { COUNT($count, as: "provisions") }.
    .brief = {""}
    .full = { DOES($seat, you: "Du bist Proviantmeister und ziehst", other: "ist Proviantmeister und zieht") } { COUNT($count, as: "provisions") }, { $left ->
    [0] keine ist mehr übrig.
    [one] eine ist noch übrig.
   *[other] { $left } sind noch übrig.
}
provisions-gone = Der Proviantstapel ist jetzt leer.
choice-seen = { $seat ->
    [you] Zur Wahl: { PIECES($cards) }.
   *[other] Zur Wahl für { SEAT($seat, case: "accusative") }: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Zur Wahl: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
    .braille = { $seat ->
    [you] { PIECES($cards) }.
   *[other] { choice-seen.brief }
}
card-kept = { $card ->
    [none] {""}
   *[other] { DOES($seat, you: "Du behältst", other: "behält") } { PIECE($card, case: "accusative") }.
}
    .full = { $card ->
    [none] { DOES($seat, you: "Du behältst", other: "behält") } eine Karte.
   *[other] { DOES($seat, you: "Du behältst", other: "behält") } { PIECE($card, case: "accusative") }.
}
    .braille = {""}
turn-began = {""}
    .full = { $seat ->
    [you] Jetzt hast du eine Aktion.
   *[other] Jetzt hat { $seat } eine Aktion.
}
turn-skipped = { DOES($seat, you: "Du bist bewusstlos und kannst", other: "ist bewusstlos und kann") } nichts tun.
    .brief = { DOES($seat, you: "Du bist", other: "ist") } bewusstlos, keine Aktion.

## Actions

did-nothing = { DOES($seat, you: "Du tust", other: "tut") } nichts.
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } tut nichts.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } wartet.
}
course-shown = { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }{ course-thirst-brief }
    .braille = { PIECE($card) }.
course-seen = { DOES($seat, you: "Du siehst", other: "sieht") } { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }{ course-thirst-brief }
    .braille = { PIECE($card) }.
course-name = { PIECE($card, form: "name") } { $bird ->
    [1] mit Vogel
    [-1] mit durchgestrichenem Vogel
   *[0] ohne Vogel
}
course-name-brief = { PIECE($card, form: "name") }{ $bird ->
    [1] {" "}mit Vogel
    [-1] , ein Vogel weg
   *[0] {""}
}
course-falls = { $falls ->
    [everybody] Über Bord: alle.
    [nobody] Niemand fällt über Bord.
   *[some] Über Bord: { PIECES($overboard, form: "bare") }.
}
course-falls-brief = { $falls ->
    [everybody] {" "}Über Bord: alle.
    [nobody] {""}
   *[some] {" "}Über Bord: { PIECES($overboard, form: "bare") }.
}
course-thirst = { $thirst ->
    [nobody] { $row ->
        [yes] Durstig: wer gerudert hat{ course-fighters }.
       *[no] { $fight ->
            [yes] Durstig: wer gekämpft hat.
           *[no] Niemand wird durstig.
        }
    }
   *[other] Durstig: { course-thirsty }.
}
course-thirst-brief = { $thirst ->
    [nobody] { $row ->
        [yes] {" "}Durst: Rudern{ $fight ->
            [yes] , Kampf.
           *[no] .
        }
       *[no] { $fight ->
            [yes] {" "}Durst: Kampf.
           *[no] {""}
        }
    }
   *[other] {" "}Durst: { $thirst ->
        [everybody] alle
       *[other] { PIECES($thirsty, form: "bare") }
    }{ $row ->
        [yes] , Rudern
       *[no] {""}
    }{ $fight ->
        [yes] , Kampf
       *[no] {""}
    }.
}
course-thirsty = { $thirst ->
    [everybody] alle{ $row ->
        [yes] , und noch einmal, wer gerudert{ $fight ->
            [yes] {" "}oder gekämpft hat
           *[no] {" "}hat
        }
       *[no] { $fight ->
            [yes] , und noch einmal, wer gekämpft hat
           *[no] {""}
        }
    }
   *[other] { PIECES($thirsty, form: "bare") }{ $row ->
        [yes] , wer gerudert hat
       *[no] {""}
    }{ course-fighters }
}
course-fighters = { $fight ->
    [yes] , wer gekämpft hat
   *[no] {""}
}
rowing-began = { DOES($seat, you: "Du ruderst und siehst dir", other: "rudert und sieht sich") } { $count } Navigationskarten an.
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } rudert.
}
rowed = { $kept ->
    [0] { DOES($seat, you: "Du legst", other: "rudert und legt") } { COUNT($under, as: "cards") } zurück.
   *[other] { DOES($seat, you: "Du legst", other: "legt") } { COUNT($kept, as: "cards") } auf den Ruderstapel{ rowed-back }.
}
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } rudert, behält { $kept ->
        [0] nichts.
        [one] eine Karte.
       *[other] { $kept } Karten.
    }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } rudert, behält { $kept ->
        [0] nichts.
        [one] eine.
       *[other] { $kept }.
    }
}
rowed-part = { SEAT($seat) } { $kept ->
    [0] nichts
    [one] eine Karte
   *[other] { $kept } Karten
}
    .brief = { SEAT($seat, form: "name") } { $kept ->
    [0] nichts
    [one] eine
   *[other] { $kept }
}
rowed-several = Auf den Ruderstapel: { $parts }.
    .brief = Ruderstapel, Karten: { $parts }.
rowed-back = { $under ->
    [0] {""}
    [one] , eine geht zurück
   *[other] , { $under } gehen zurück
}
card-shown = { DOES($seat, you: "Du legst", other: "legt") } { PIECE($card, case: "accusative") } offen hin.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } zeigt { PIECE($card) }.
}
parasol-opened = { DOES($seat, you: "Du öffnest", other: "öffnet") } den Sonnenschirm.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat }: Schirm.
}
healed = { DOES($seat, you: "Du heilst", other: "heilt") } eine Wunde, { healed-left }.
    .brief = { DOES($seat, you: "Du heilst", other: "heilt") }, { healed-left }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } heilt: { SEAT($patient) } { healed-of }.
}
healed-left = { DOES($patient, you: "du hast", other: "hat") } { healed-wounds }
healed-of = { $wounds ->
    [0] unverletzt
   *[other] { $wounds } von { $size }
}
healed-wounds = { $wounds ->
    [0] keine Wunde mehr
    [one] noch eine Wunde bei Größe { $size }
   *[other] noch { $wounds } Wunden bei Größe { $size }
}
woke-up = { DOES($seat, you: "Du kommst wieder zu dir", other: "kommt wieder zu sich") }.
flare-fired = { DOES($seat, you: "Du feuerst", other: "feuert") } die Signalpistole ab.
    .braille = { $seat ->
    [you] {""}
   *[other] { flare-fired }
}
bird-sighted = { $birds ->
    [one] Das ist der erste Vogel.
   *[other] Das macht { $birds } Vögel.
}
    .brief = { $birds ->
    [one] Erster Vogel.
   *[other] { $birds } Vögel.
}
bird-lost = Ein Vogel geht wieder verloren, { $birds ->
    [0] keiner bleibt.
    [one] einer bleibt.
   *[other] { $birds } Vögel bleiben.
}
    .brief = Ein Vogel ist weg, { $birds ->
    [0] keiner bleibt.
    [one] einer bleibt.
   *[other] { $birds } Vögel bleiben.
}
