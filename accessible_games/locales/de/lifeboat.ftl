title = Lifeboat

## The people. Whoever plays one is called by that name.

piece-lady = { $case ->
    [dative] der Lady
    [accusative] die Lady
   *[nominative] die Lady
}
    .name = Lady
    .names = Ladys
piece-stephen = Stephen
    .name = Stephen
    .names = Stephens
piece-captain = { $case ->
    [dative] dem Kapitän
    [accusative] den Kapitän
   *[nominative] der Kapitän
}
    .name = Kapitän
    .names = Kapitäne
piece-mate = { $case ->
    [dative] dem Maat
    [accusative] den Maat
   *[nominative] der Maat
}
    .name = Maat
    .names = Maate
piece-frenchy = Frenchy
    .name = Frenchy
    .names = Frenchys
piece-kid = { $case ->
    [dative] dem Kind
    [accusative] das Kind
   *[nominative] das Kind
}
    .name = Kind
    .names = Kinder

## The provisions

piece-water = { $count ->
    [one] ein Wasser
   *[other] { $count } Wasser
}
    .name = Wasser
    .names = Wasser
piece-cash = { $count ->
    [one] Geld
   *[other] { $count } Geldkarten
}
    .name = Geld
    .names = Geldkarten
piece-jewel = { $count ->
    [one] ein Juwel
   *[other] { $count } Juwelen
}
    .name = Juwel
    .names = Juwelen
piece-painting = { $count ->
    [one] ein Bild
   *[other] { $count } Bilder
}
    .name = Bild
    .names = Bilder
piece-medical-kit = { $count ->
    [one] { $case ->
        [accusative] einen Verbandskasten
       *[nominative] ein Verbandskasten
    }
   *[other] { $count } Verbandskästen
}
    .name = Verbandskasten
    .names = Verbandskästen
piece-oar = { $count ->
    [one] ein Ruder
   *[other] { $count } Ruder
}
    .name = Ruder
    .names = Ruder
piece-chum = { $count ->
    [one] { $case ->
        [accusative] einen Fischköder
       *[nominative] ein Fischköder
    }
   *[other] { $count } Fischköder
}
    .name = Fischköder
    .names = Fischköder
piece-blackjack = { $count ->
    [one] { $case ->
        [accusative] einen Knüppel
       *[nominative] ein Knüppel
    }
   *[other] { $count } Knüppel
}
    .name = Knüppel
    .names = Knüppel
piece-knife = { $count ->
    [one] ein Messer
   *[other] { $count } Messer
}
    .name = Messer
    .names = Messer
piece-gaffing-hook = { $count ->
    [one] { $case ->
        [accusative] einen Enterhaken
       *[nominative] ein Enterhaken
    }
   *[other] { $count } Enterhaken
}
    .name = Enterhaken
    .names = Enterhaken
piece-flare-gun = { $count ->
    [one] eine Signalpistole
   *[other] { $count } Signalpistolen
}
    .name = Signalpistole
    .names = Signalpistolen
piece-parasol = { $count ->
    [one] { $case ->
        [accusative] einen Sonnenschirm
       *[nominative] ein Sonnenschirm
    }
   *[other] { $count } Sonnenschirme
}
    .name = Sonnenschirm
    .names = Sonnenschirme
piece-compass = { $count ->
    [one] { $case ->
        [accusative] einen Kompass
       *[nominative] ein Kompass
    }
   *[other] { $count } Kompasse
}
    .name = Kompass
    .names = Kompasse
piece-life-preserver = { $count ->
    [one] { $case ->
        [accusative] einen Rettungsring
       *[nominative] ein Rettungsring
    }
   *[other] { $count } Rettungsringe
}
    .name = Rettungsring
    .names = Rettungsringe
piece-course = { $count ->
    [one] { $case ->
        [accusative] einen Kurs
       *[nominative] ein Kurs
    }
   *[other] { $count } Kurse
}
    .name = Kurs
    .names = Kurse

called-medical-kit = verbandkasten heilen heile
called-gaffing-hook = haken
called-flare-gun = pistole leuchtpistole
called-life-preserver = ring rettungsreifen schwimmring
called-blackjack = schlagstock keule totschläger
called-chum = köder haiköder
called-parasol = schirm

## Preparing and mornings

character-dealt = { $seat ->
    [you] Du bist { PIECE($character) }, Größe { $size }, Überleben { $survival }.
   *[other] { $seat } ist { PIECE($character) }, Größe { $size }, Überleben { $survival }.
}
    .brief = { $seat ->
    [you] Du bist { PIECE($character) }, Größe { $size }.
   *[other] { $seat } ist { PIECE($character) }, Größe { $size }.
}
characters-out = Nicht im Boot: { PIECES($characters, form: "bare") }.
goals-dealt = { $seat ->
    [you] Du liebst { PIECE($love, case: "accusative") } und hasst { PIECE($hate, case: "accusative") }.
   *[other] { $seat } liebt { PIECE($love, case: "accusative") } und hasst { PIECE($hate, case: "accusative") }.
}
    .brief = { $seat ->
    [you] Du liebst { PIECE($love, case: "accusative") }, hasst { PIECE($hate, case: "accusative") }.
   *[other] { $seat }: Liebe { PIECE($love, form: "name") }, Hass { PIECE($hate, form: "name") }.
}
first-card-dealt = { $seat ->
    [you] Deine erste Karte: { PIECE($card) }.
   *[other] Die erste Karte von { $seat }: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] Erste Karte: { PIECE($card, form: "name") }.
   *[other] { $seat }: { PIECE($card, form: "name") }.
}
day-began = Tag { $number }. { $birds ->
    [0] Noch kein Vogel.
    [one] Bisher ein Vogel.
   *[other] Bisher { $birds } Vögel.
}
provisions-drawn = { $seat ->
    [you] Du bist Proviantmeister und ziehst
   *[other] { $seat } ist Proviantmeister und zieht
} { $count ->
    [one] eine Proviantkarte.
   *[other] { $count } Proviantkarten.
}
    .brief = { $seat ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $count ->
    [one] eine Proviantkarte.
   *[other] { $count } Proviantkarten.
}
    .full = { $seat ->
    [you] Du bist Proviantmeister und ziehst
   *[other] { $seat } ist Proviantmeister und zieht
} { $count ->
    [one] eine Proviantkarte
   *[other] { $count } Proviantkarten
}, { $left ->
    [0] keine ist mehr übrig.
    [one] eine ist noch übrig.
   *[other] { $left } sind noch übrig.
}
provisions-gone = Der Proviantstapel ist jetzt leer.
choice-seen = { $seat ->
    [you] Zur Wahl: { PIECES($cards) }.
   *[other] Zur Wahl für { $seat }: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Zur Wahl: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
card-kept = { $card ->
    [none] { $seat ->
        [you] Du behältst eine Karte.
       *[other] { $seat } behält eine Karte.
    }
   *[other] { $seat ->
        [you] Du behältst { PIECE($card, case: "accusative") }.
       *[other] { $seat } behält { PIECE($card, case: "accusative") }.
    }
}
    .brief = { $card ->
    [none] {""}
   *[other] { $seat ->
        [you] Du behältst { PIECE($card, case: "accusative") }.
       *[other] { $seat } behält { PIECE($card, case: "accusative") }.
    }
}
turn-began = {""}
    .full = { $seat ->
    [you] Jetzt hast du eine Aktion.
   *[other] Jetzt hat { $seat } eine Aktion.
}
turn-skipped = { $seat ->
    [you] Du bist bewusstlos und kannst nichts tun.
   *[other] { $seat } ist bewusstlos und kann nichts tun.
}
    .brief = { $seat ->
    [you] Du bist bewusstlos, keine Aktion.
   *[other] { $seat } ist bewusstlos, keine Aktion.
}

## Actions

did-nothing = { $seat ->
    [you] Du tust nichts.
   *[other] { $seat } tut nichts.
}
course-shown = { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }
    { course-thirst-brief }
course-seen = { $seat ->
    [you] Du siehst
   *[other] { $seat } sieht
} { course-name }. { course-falls } { course-thirst }
    .brief = { $seat ->
    [you] Du siehst
   *[other] { $seat } sieht
} { course-name-brief }.{ course-falls-brief }
    { course-thirst-brief }
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
        [yes] , noch einmal wer gerudert hat
       *[no] {""}
    }
   *[other] { PIECES($thirsty, form: "bare") }{ $row ->
        [yes] , wer gerudert hat
       *[no] {""}
    }
}{ course-fighters }
course-fighters = { $fight ->
    [yes] { $thirst ->
        [everybody] , noch einmal wer gekämpft hat
       *[other] , wer gekämpft hat
    }
   *[no] {""}
}
rowing-began = { $seat ->
    [you] Du ruderst und siehst { $count } Navigationskarten an.
   *[other] { $seat } rudert und sieht { $count } Navigationskarten an.
}
    .brief = { $seat ->
    [you] Du ruderst.
   *[other] { $seat } rudert.
}
rowed = { $kept ->
    [0] { $seat ->
        [you] Du legst { rowed-under } zurück und keine auf den Ruderstapel.
       *[other] { $seat } legt { rowed-under } zurück und keine auf den Ruderstapel.
    }
   *[other] { $seat ->
        [you] Du legst { rowed-kept } auf den Ruderstapel{ rowed-back }.
       *[other] { $seat } legt { rowed-kept } auf den Ruderstapel{ rowed-back }.
    }
}
    .brief = { $kept ->
    [0] { $seat ->
        [you] Du legst { rowed-under } zurück.
       *[other] { $seat } legt { rowed-under } zurück.
    }
   *[other] { $seat ->
        [you] Du behältst { rowed-kept }
       *[other] { $seat } behält { rowed-kept }
    }{ $under ->
        [0] .
        [one] , eine zurück.
       *[other] , { $under } zurück.
    }
}
rowed-kept = { $kept ->
    [one] eine Karte
   *[other] { $kept } Karten
}
rowed-under = { $under ->
    [one] eine Karte
   *[other] { $under } Karten
}
rowed-back = { $under ->
    [0] {""}
    [one] , eine kommt zurück
   *[other] , { $under } kommen zurück
}
card-shown = { $seat ->
    [you] Du legst { PIECE($card, case: "accusative") } offen.
   *[other] { $seat } legt { PIECE($card, case: "accusative") } offen.
}
parasol-opened = { $seat ->
    [you] Du öffnest den Sonnenschirm.
   *[other] { $seat } öffnet den Sonnenschirm.
}
healed = { $seat ->
    [you] Du heilst eine Wunde: { healed-left }.
   *[other] { $seat } heilt eine Wunde: { healed-left }.
}
    .brief = { $seat ->
    [you] Du heilst
   *[other] { $seat } heilt
}: { $patient ->
    [you] du hast
   *[other] { $patient } hat
} { $wounds ->
    [0] keine Wunde.
    [one] eine Wunde.
   *[other] { $wounds } Wunden.
}
healed-left = { $patient ->
    [you] du hast
   *[other] { $patient } hat
} { healed-wounds }
healed-wounds = { $wounds ->
    [0] keine Wunde mehr
    [one] noch eine Wunde bei Größe { $size }
   *[other] noch { $wounds } Wunden bei Größe { $size }
}
woke-up = { $seat ->
    [you] Du kommst wieder zu dir.
   *[other] { $seat } kommt wieder zu sich.
}
flare-fired = { $seat ->
    [you] Du feuerst die Signalpistole ab.
   *[other] { $seat } feuert die Signalpistole ab.
}
bird-sighted = { $birds ->
    [one] Der erste Vogel ist in Sicht.
   *[other] Ein Vogel ist in Sicht, bisher { $birds } Vögel.
}
    .brief = { $birds ->
    [one] Der erste Vogel.
   *[other] Ein Vogel, bisher { $birds } Vögel.
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

## Trading

trade-wished = { $later ->
    [yes] { $seat ->
        [you] Du handelst nach der letzten Aktion heute.
       *[other] { $seat } will nach der letzten Aktion handeln.
    }
   *[no] { $seat ->
        [you] Du handelst vor der nächsten Aktion.
       *[other] { $seat } will handeln.
    }
}
    .brief = { $later ->
    [yes] { $seat ->
        [you] Du handelst nach der letzten Aktion.
       *[other] { $seat } will abends handeln.
    }
   *[no] { $seat ->
        [you] Du handelst vor der nächsten Aktion.
       *[other] { $seat } will handeln.
    }
}
trading-over = {""}
    .full = Niemand will mehr handeln.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { $seat ->
            [you] Du bittest { $partner } um { slip-want }, als Geschenk.
           *[other] { $seat } bittet { $partner ->
                [you] dich
               *[other] { $partner }
            } um { slip-want }, als Geschenk.
        }
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { $seat ->
            [you] Du bietest { $partner } { slip-give } als Geschenk an.
           *[other] { $seat } bietet { $partner ->
                [you] dir
               *[other] { $partner }
            } { slip-give } als Geschenk an.
        }
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { $seat ->
    [you] Du bietest { $partner }
   *[other] { $seat } bietet { $partner ->
        [you] dir
       *[other] { $partner }
    }
} { slip-give } gegen { slip-want }.
slip-give = { $give ->
    [none] {""}
   *[other] { PIECES($give, case: "accusative") }{ $gives ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $gives ->
    [0] {""}
   *[other] { $given ->
        [none] { $gives ->
            [one] eine verdeckte Karte
           *[other] { $gives } verdeckte Karten
        }
       *[other] verdeckt { PIECES($given, case: "accusative") }
    }
}
slip-want = { $want ->
    [none] {""}
   *[other] { PIECES($want, case: "accusative") }{ $wants ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $wants ->
    [0] {""}
   *[other] { $wanted ->
        [none] { $wants ->
            [one] eine verdeckte Karte
           *[other] { $wants } verdeckte Karten
        }
       *[other] verdeckt { PIECES($wanted, case: "accusative") }
    }
}
slip-taken = { $partner ->
    [you] Du willigst ein, und die Karten wechseln die Hand.
   *[other] { $partner } willigt ein, und die Karten wechseln die Hand.
}
    .brief = { $partner ->
    [you] Du willigst ein.
   *[other] { $partner } willigt ein.
}
offer-made = { $give ->
    [none] { $seat ->
        [you] Du bittest { $partner } um { PIECES($want, case: "accusative") }, als Geschenk.
       *[other] { $seat } bittet { $partner ->
            [you] dich
           *[other] { $partner }
        } um { PIECES($want, case: "accusative") }, als Geschenk.
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] Du bietest { $partner } { PIECES($give, case: "accusative") } als Geschenk an.
           *[other] { $seat } bietet { $partner ->
                [you] dir
               *[other] { $partner }
            } { PIECES($give, case: "accusative") } als Geschenk an.
        }
       *[other] { $seat ->
            [you] Du bietest { $partner }
           *[other] { $seat } bietet { $partner ->
                [you] dir
               *[other] { $partner }
            }
        } { PIECES($give, case: "accusative") } gegen { PIECES($want, case: "accusative") }.
    }
}
    .brief = { $give ->
    [none] { $seat ->
        [you] Du bittest { $partner }
       *[other] { $seat } bittet { $partner ->
            [you] dich
           *[other] { $partner }
        }
    } um { PIECES($want, form: "bare") }.
   *[other] { $want ->
        [none] { $seat ->
            [you] Du schenkst { $partner }: { PIECES($give, form: "bare") }?
           *[other] { $seat } schenkt { $partner ->
                [you] dir
               *[other] { $partner }
            }: { PIECES($give, form: "bare") }?
        }
       *[other] { $seat ->
            [you] Du an { $partner }
           *[other] { $seat } an { $partner ->
                [you] dich
               *[other] { $partner }
            }
        }: { PIECES($give, form: "bare") } gegen { PIECES($want, form: "bare") }.
    }
}
offer-taken = { $give ->
    [none] { $partner ->
        [you] Du willigst ein und gibst { PIECES($want, case: "accusative") }.
       *[other] { $partner } willigt ein und gibt { PIECES($want, case: "accusative") }.
    }
   *[other] { $want ->
        [none] { $partner ->
            [you] Du nimmst { PIECES($give, case: "accusative") } an.
           *[other] { $partner } nimmt { PIECES($give, case: "accusative") } an.
        }
       *[other] Abgemacht: { $partner ->
            [you] du bekommst
           *[other] { $partner } bekommt
        } { PIECES($give, case: "accusative") } gegen { PIECES($want, case: "accusative") }.
    }
}
    .brief = { $partner ->
    [you] Du willigst ein.
   *[other] { $partner } willigt ein.
}
offer-refused = { $partner ->
    [you] Du sagst nein zu { $seat }.
   *[other] { $partner } sagt nein zu { $seat ->
        [you] dir
       *[other] { $seat }
    }.
}

## Changing seats, mugging and fights

swap-demanded = { $seat ->
    [you] Du willst mit { $target } den Platz tauschen.
   *[other] { $seat } will mit { $target ->
        [you] dir
       *[other] { $target }
    } den Platz tauschen.
}
    .brief = { $seat ->
    [you] Du willst den Platz von { $target }.
   *[other] { $target ->
        [you] { $seat } will deinen Platz.
       *[other] { $seat } will den Platz von { $target }.
    }
}
card-demanded = { $seat ->
    [you] Du überfällst { $target } und willst { demanded-card }.
   *[other] { $seat } überfällt { $target ->
        [you] dich
       *[other] { $target }
    } und will { demanded-card }.
}
    .brief = { $seat ->
    [you] Du überfällst { $target }
   *[other] { $seat } überfällt { $target ->
        [you] dich
       *[other] { $target }
    }
}: { $card ->
    [none] verdeckt.
   *[other] { PIECE($card, form: "name") }.
}
demanded-card = { $card ->
    [none] eine verdeckte Karte
   *[other] { PIECE($card, case: "accusative") }
}
agreed = { $seat ->
    [you] Du gibst nach.
   *[other] { $seat } gibt nach.
}
fight-began = Kampf: { $defender ->
    [you] du wehrst dich
   *[other] { $defender } wehrt sich
} gegen { $attacker ->
    [you] dich
   *[other] { $attacker }
}.
help-promised = { $leader ->
    [none] { $seat ->
        [you] Du würdest dich für { PIECE($card, case: "accusative") } heraushalten.
       *[other] { $seat } würde sich für { PIECE($card, case: "accusative") } heraushalten.
    }
   *[other] { $seat ->
        [you] Du würdest { $leader } für { PIECE($card, case: "accusative") } helfen.
       *[other] { $seat } würde { $leader ->
            [you] dir
           *[other] { $leader }
        } für { PIECE($card, case: "accusative") } helfen.
    }
}
    .brief = { $leader ->
    [none] { $seat ->
        [you] Du hältst dich heraus
       *[other] { $seat } hält sich heraus
    }
   *[other] { $seat ->
        [you] Du hilfst { $leader }
       *[other] { $seat } hilft { $leader ->
            [you] dir
           *[other] { $leader }
        }
    }
} für { PIECE($card, form: "name") }?
bribe-offered = { $seat ->
    [you] Du bietest { $taker }
   *[other] { $seat } bietet { $taker ->
        [you] dir
       *[other] { $taker }
    }
} { bribe-card } { bribe-service }.
    .brief = { $seat ->
    [you] Du bietest { $taker }
   *[other] { $seat } bietet { $taker ->
        [you] dir
       *[other] { $taker }
    }
} { $card ->
    [none] eine Karte
   *[other] { PIECE($card, form: "name") }
} { bribe-service }.
bribe-card = { $card ->
    [none] eine verdeckte Karte
   *[other] { PIECE($card, case: "accusative") }
}
bribe-service = { $service ->
    [help] für Hilfe
    [side] für Hilfe für { $leader ->
        [you] dich
       *[other] { $leader }
    }
   *[out] fürs Heraushalten
}
bribe-promised = { $seat ->
    [you] Du versprichst es.
   *[other] { $seat } verspricht es.
}
bribe-due = { $seat ->
    [you] Du hast { $taker } { bribe-card } versprochen.
   *[other] { $seat } hat { $taker ->
        [you] dir
       *[other] { $taker }
    } { bribe-card } versprochen.
}
bribe-paid = { $seat ->
    [you] Du gibst { $taker }
   *[other] { $seat } gibt { $taker ->
        [you] dir
       *[other] { $taker }
    }
} { $card ->
    [none] eine verdeckte Karte.
   *[other] { $hidden ->
        [yes] verdeckt { PIECE($card, case: "accusative") }.
       *[no] { PIECE($card, case: "accusative") }.
    }
}
bribe-broken = { $seat ->
    [you] Du gibst { $taker } nichts.
   *[other] { $seat } gibt { $taker ->
        [you] dir
       *[other] { $taker }
    } nichts.
}
joined = { $seat ->
    [you] Du kämpfst für { $leader }.
   *[other] { $seat } kämpft für { $leader ->
        [you] dich
       *[other] { $leader }
    }.
}
stayed-out = { $seat ->
    [you] Du hältst dich heraus.
   *[other] { $seat } hält sich heraus.
}
weapon-played = { $seat ->
    [you] Du spielst
   *[other] { $seat } spielt
} { PIECE($card, case: "accusative") } mit Stärke { $size ->
    [one] eins.
   *[other] { $size }.
}
    .brief = { $seat ->
    [you] Du spielst { PIECE($card, case: "accusative") }.
   *[other] { $seat } spielt { PIECE($card, case: "accusative") }.
}
fight-stands = { $attacker ->
    [you] Du greifst
   *[other] { $attacker } greift
} mit Stärke { $attack } an, { $defender ->
    [you] du verteidigst dich
   *[other] { $defender } verteidigt sich
} mit Stärke { $defence }.
    .brief = Stärke: { $attacker ->
    [you] du
   *[other] { $attacker }
} { $attack }, { $defender ->
    [you] du
   *[other] { $defender }
} { $defence }.
fight-won = { $seat ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} den Kampf mit Stärke { $strength } gegen Stärke { $other }.
    .brief = { $seat ->
    [you] Du gewinnst den Kampf.
   *[other] { $seat } gewinnt den Kampf.
}
    .full = { $seat ->
    [you] Deine Seite
   *[other] Die Seite von { $seat }
} gewinnt den Kampf mit Stärke { $strength } gegen Stärke { $other }.
flare-spent = { $seat ->
    [you] Du verbrauchst die Signalpistole.
   *[other] { $seat } verbraucht die Signalpistole.
}
seats-changed = { $target ->
    [you] Du und { $seat } tauscht die Plätze.
   *[other] { $seat ->
        [you] Du und { $target } tauscht die Plätze.
       *[other] { $seat } und { $target } tauschen die Plätze.
    }
}
card-stolen = { $seat ->
    [you] Du nimmst { $victim }
   *[other] { $seat } nimmt { $victim ->
        [you] dir
       *[other] { $victim }
    }
} { $card ->
    [none] eine verdeckte Karte weg.
   *[other] { $hidden ->
        [yes] eine verdeckte Karte weg: { PIECE($card, case: "accusative") }.
       *[no] { PIECE($card, case: "accusative") } weg.
    }
}
    .brief = { $seat ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card ->
    [none] eine verdeckte Karte.
   *[other] { PIECE($card, case: "accusative") }.
}
nothing-to-take = { $seat ->
    [you] Die Karte fehlt, du bekommst nichts.
   *[other] Die Karte fehlt, { $seat } bekommt nichts.
}

## Navigation

compass-used = { $seat ->
    [you] Du benutzt den Kompass.
   *[other] { $seat } benutzt den Kompass.
}
course-set = { $seat ->
    [none] Niemand kann steuern: { course-name }.
    [you] Du steuerst { course-name }.
   *[other] { $seat } steuert { course-name }.
} { course-falls } { course-thirst }
    .brief = { $seat ->
    [none] Niemand steuert: { course-name-brief }.
    [you] Du steuerst { course-name-brief }.
   *[other] { $seat } steuert { course-name-brief }.
}
    { course-falls-brief }{ course-thirst-brief }
fell-overboard = { $seat ->
    [you] Du fällst über Bord.
   *[other] { $seat } fällt über Bord.
}
preserver-thrown = { $target ->
    [you] { $seat ->
        [you] Du behältst den Rettungsring selbst.
       *[other] { $seat } wirft den Rettungsring, du bekommst ihn.
    }
   *[other] { $seat ->
        [you] Du wirfst den Rettungsring, { $target } bekommt ihn.
       *[other] { $seat } wirft den Rettungsring, { $target } bekommt ihn.
    }
}
    .brief = { $target ->
    [you] Du bekommst den Rettungsring.
   *[other] { $target } bekommt den Rettungsring.
}
chum-played = { $seat ->
    [you] Du wirfst einen Fischköder ins Wasser.
   *[other] { $seat } wirft einen Fischköder ins Wasser.
}
    .brief = { $seat ->
    [you] Du wirfst einen Fischköder.
   *[other] { $seat } wirft einen Fischköder.
}
sharks-came = Haie kommen und beißen alle im Wasser.
cards-lost = { $seat ->
    [you] Du verlierst im Meer { PIECES($cards, case: "accusative") }.
   *[other] { $seat } verliert im Meer { PIECES($cards, case: "accusative") }.
}
    .brief = { $seat ->
    [you] Du verlierst { PIECES($cards, form: "bare") }.
   *[other] { $seat } verliert { PIECES($cards, form: "bare") }.
}
saved-by-preserver = Der Rettungsring rettet { $seat ->
    [you] dich.
   *[other] { $seat }.
}
    .full = Der Rettungsring bewahrt { $seat ->
    [you] dich
   *[other] { $seat }
} im Wasser vor Schaden.
swam-back = { $seat ->
    [you] Du schwimmst unverletzt zurück.
   *[other] { $seat } schwimmt unverletzt zurück.
}
drowned = { $seat ->
    [you] Du ertrinkst und wirst tot zurück ins Boot gezogen.
   *[other] { $seat } ertrinkt und wird tot zurück ins Boot gezogen.
}
    .brief = { $seat ->
    [you] Du ertrinkst.
   *[other] { $seat } ertrinkt.
}
swept-away = { $was_dead ->
    [yes] { $seat ->
        [you] Du bist schon tot und wirst fortgespült{ swept-cards }.
       *[other] { $seat } ist schon tot und wird fortgespült{ swept-cards }.
    }
   *[no] { $seat ->
        [you] Du ertrinkst und wirst fortgespült{ swept-cards }.
       *[other] { $seat } ertrinkt und wird fortgespült{ swept-cards }.
    }
}
    .brief = { $was_dead ->
    [yes] { $seat ->
        [you] Du wirst tot fortgespült.
       *[other] { $seat } wird tot fortgespült.
    }
   *[no] { $seat ->
        [you] Du ertrinkst.
       *[other] { $seat } ertrinkt.
    }
}
swept-cards = { $cards ->
    [none] {""}
   *[other] . Auch fort: { PIECES($cards) }
}
got-thirsty = { $seat ->
    [you] Du bist
   *[other] { $seat } ist
} { $cause ->
    [row] vom Rudern durstig.
    [fight] vom Kämpfen durstig.
   *[name] durstig.
}
    .full = { $seat ->
    [you] Du bist durstig, weil { $cause ->
        [row] du gerudert hast.
        [fight] du gekämpft hast.
       *[name] die Karte es sagt.
    }
   *[other] { $seat } ist durstig, weil { $cause ->
        [row] { $seat } gerudert hat.
        [fight] { $seat } gekämpft hat.
       *[name] die Karte es sagt.
    }
}
drank-water = { $seat ->
    [you] Du trinkst ein Wasser.
   *[other] { $seat } trinkt ein Wasser.
}
water-given = { $seat ->
    [you] Du gibst { $thirsty } ein Wasser.
   *[other] { $seat } gibt { $thirsty ->
        [you] dir
       *[other] { $thirsty }
    } ein Wasser.
}
parasol-shaded = { $seat ->
    [you] Dein Sonnenschirm erspart dir diesen Durst.
   *[other] Der Sonnenschirm erspart { $seat } diesen Durst.
}
    .brief = Der Sonnenschirm hilft { $seat ->
    [you] dir.
   *[other] { $seat }.
}
wounded = { $cause ->
    [fight] { wounded-seat } im Kampf verwundet, { wounded-count }.
    [sharks] { wounded-seat } von einem Hai gebissen, { wounded-count }.
    [thirst] { wounded-seat } durch Durst verwundet, { wounded-count }.
   *[water] { wounded-seat } im Wasser verwundet, { wounded-count }.
}
    .brief = { $seat ->
    [you] Du hast
   *[other] { $seat } hat
} nun { wounded-count }.
wounded-seat = { $seat ->
    [you] du wirst
   *[other] { $seat } wird
}
wounded-count = { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
} bei Größe { $size }
fainted = { $seat ->
    [you] Du wirst bewusstlos.
   *[other] { $seat } wird bewusstlos.
}
died = { $seat ->
    [you] Du stirbst.
   *[other] { $seat } stirbt.
}

## The end

land-reached = Land in Sicht mit { $birds } Vögeln, das Spiel ist zu Ende.
    .brief = Land in Sicht, das Spiel ist zu Ende.
sea-won = Alle sind tot. Das Meer gewinnt, niemand punktet.
goals-revealed = { $seat ->
    [you] Du liebst { PIECE($love, case: "accusative") } und hasst { PIECE($hate, case: "accusative") }.
   *[other] { $seat } liebt { PIECE($love, case: "accusative") } und hasst { PIECE($hate, case: "accusative") }.
}
    .brief = { $seat ->
    [you] Du liebst { PIECE($love, case: "accusative") }, hasst { PIECE($hate, case: "accusative") }.
   *[other] { $seat }: Liebe { PIECE($love, form: "name") }, Hass { PIECE($hate, form: "name") }.
}
scored-points = { $points ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $points } Punkte
}
survival-scored = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor } als Narzisst und Psychopath: { scored-points }.
       *[no] { survivor } als Narzisst: { scored-points }.
    }
   *[no] { $psychopath ->
        [yes] { survivor } als Psychopath: { scored-points }.
       *[no] { survivor }: { scored-points }.
    }
}
    .brief = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }: { scored-points }.
       *[no] { survivor }, doppelt: { scored-points }.
    }
   *[no] { survivor }: { scored-points }.
}
survivor = { $seat ->
    [you] du überlebst
   *[other] { $seat } überlebt
}
treasure-scored = { $seat ->
    [you] Du hast { PIECES($cards, case: "accusative") }{ treasure-doubled }: { scored-points }.
   *[other] { $seat } hat { PIECES($cards, case: "accusative") }{ treasure-doubled }: { scored-points }.
}
    .brief = { $seat ->
    [you] Du
   *[other] { $seat }
}, { PIECES($cards, form: "bare") }: { scored-points }.
treasure-doubled = { $doubled ->
    [yes] , doppelt
   *[no] {""}
}
love-scored = { $seat ->
    [you] Deine Liebe, { PIECE($person) }, lebt: { scored-points }.
   *[other] Die Liebe von { $seat }, { PIECE($person) }, lebt: { scored-points }.
}
    .brief = { $seat ->
    [you] Deine Liebe
   *[other] { $seat }, Liebe
} lebt: { scored-points }.
hate-scored = { $seat ->
    [you] Dein Hass, { PIECE($person) }, ist tot: { scored-points }.
   *[other] Der Hass von { $seat }, { PIECE($person) }, ist tot: { scored-points }.
}
    .brief = { $seat ->
    [you] Dein Hass
   *[other] { $seat }, Hass
} ist tot: { scored-points }.
ambivalence-scored = { $seat ->
    [you] Du liebst und hasst { PIECE($person, case: "accusative") }, { ambivalence-fate }: { scored-points }.
   *[other] { $seat } liebt und hasst { PIECE($person, case: "accusative") }, { ambivalence-fate }: { scored-points }.
}
    .brief = { $seat ->
    [you] { $alive ->
        [yes] Deine Liebe lebt
       *[no] Dein Hass ist tot
    }
   *[other] { $seat }, { $alive ->
        [yes] Liebe lebt
       *[no] Hass ist tot
    }
}: { scored-points }.
ambivalence-fate = { $alive ->
    [yes] am Leben
   *[no] tot
}
deaths-scored = { $seat ->
    [you] Du bekommst als Psychopath
   *[other] { $seat } bekommt als Psychopath
} { $points ->
    [0] keine Punkte
    [one] einen Punkt
   *[other] { $points } Punkte
} für Tote: { PIECES($dead, case: "accusative") }.
    .brief = { $seat ->
    [you] Du
   *[other] { $seat }
}, Psychopath: { scored-points }.
game-scored = Insgesamt: { EACH($points, as: "seat-points") }.
    .brief = Punkte: { EACH($points, as: "seat-number") }.
seat-points = { $seat ->
    [you] du
   *[other] { $seat }
} { $number ->
    [0] keine Punkte
    [one] ein Punkt
   *[other] { $number } Punkte
}
game-won = { $seat ->
    [you] Du gewinnst das Spiel
   *[other] { $seat } gewinnt das Spiel
} { $points ->
    [0] ohne Punkte.
    [one] mit einem Punkt.
   *[other] mit { $points } Punkten.
}
    .brief = { $seat ->
    [you] Du gewinnst das Spiel.
   *[other] { $seat } gewinnt das Spiel.
}
victory-shared = Gemeinsamer Sieg { $points ->
    [0] ohne Punkte
    [one] mit je einem Punkt
   *[other] mit je { $points } Punkten
}: { EACH($winners, as: "seat-name") }.
    .brief = Gemeinsamer Sieg: { EACH($winners, as: "seat-name") }.

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
seat-number = { $seat ->
    [you] du
   *[other] { $seat }
} { $number ->
    [0] keine
    [one] eins
   *[other] { $number }
}
hand-sizes = Verdeckte Karten: { EACH($sizes, as: "seat-number") }.
choice-held = Zur Wahl: { PIECES($cards) }.
    .brief = Zur Wahl: { PIECES($cards, form: "bare") }.
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
person-name = { $seat ->
    [you] du bist
   *[other] { $seat } ist
}
person-hidden = { $hidden ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $hidden } Karten
}{ $known ->
    [none] {""}
   *[other] { $seat ->
        [you] , nämlich { PIECES($known) }
       *[other] , darunter { PIECES($known) }
    }
}
person-hidden-brief = { $hidden ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $hidden } Karten
}{ $known ->
    [none] {""}
   *[other] , { PIECES($known, form: "bare") }
}
swept-away-before = Fortgespült: { EACH($seats, as: "seat-name") }.
who-you-are = Du bist { PIECE($character) }, Größe { $size }, Überleben { $survival }.
    .brief = Du bist { PIECE($character) }, Größe { $size }.
goals-held = Du liebst { PIECE($love, case: "accusative") } und hasst { PIECE($hate, case: "accusative") }.
    .brief = Du liebst { PIECE($love, case: "accusative") }, hasst { PIECE($hate, case: "accusative") }.
seat-plays = { $seat ->
    [you] Du bist { PIECE($character) }.
   *[other] { $seat } ist { PIECE($character) }.
}
    .brief = { $seat ->
    [you] Deine Rolle: { PIECE($character, form: "name") }.
   *[other] Rolle von { $seat }: { PIECE($character, form: "name") }.
}
points-now = Wäre das Spiel jetzt zu Ende, hättest du { $points ->
    [0] keine Punkte.
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
    .brief = Bisher hast du { $points ->
    [0] keine Punkte.
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
no-points = Es gibt keine Punkte zu nennen.
on-turn = Tag { $day }, { $stage ->
    [morning] am Morgen wird Proviant gewählt.
    [fight] { $seat ->
        [you] du bist dran und kämpfst.
       *[other] { $seat } ist dran und kämpft.
    }
    [navigation] am Abend wird gesteuert.
   *[actions] { $seat ->
        [none] zwischen 2 Aktionen.
        [you] du bist dran.
       *[other] { $seat } ist dran.
    }
}
yet-to-act = Noch dran kommen: { EACH($seats, as: "seat-name") }.
    .brief = Noch dran: { EACH($seats, as: "seat-name") }.
game-finished = Das Spiel ist zu Ende.
card-counts = Zu ziehen: { $provisions ->
    [0] kein Proviant
    [one] eine Proviantkarte
   *[other] { $provisions } Proviantkarten
}, { $navigation ->
    [0] keine Navigationskarten
    [one] eine Navigationskarte
   *[other] { $navigation } Navigationskarten
}.
    Ruderstapel: { $row_stack ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $row_stack } Karten
}. Abgelegt: { $discard ->
    [0] keine Proviantkarten
    [one] eine Proviantkarte
   *[other] { $discard } Proviantkarten
}.
    .brief = Übrig: { $provisions ->
    [0] keine Proviantkarten
    [one] eine Proviantkarte
   *[other] { $provisions } Proviantkarten
}. Abgelegt: { $discard ->
    [0] keine
    [one] eine
   *[other] { $discard }
}.
    Ruderstapel: { $row_stack ->
    [0] keine Karten
    [one] eine Karte
   *[other] { $row_stack } Karten
}.
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
    Im Spiel: { provision-count }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }. { $count ->
    [one] Eine Karte.
   *[other] { $count } Karten.
}
provision-count = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
provision-use = { $kind ->
    [water] löscht einem beliebigen Charakter einen Durst
    [cash] ein Punkt, für den Kapitän 2 Punkte
    [jewel] eins bringt einen Punkt, 2 bringen 4 Punkte, 3 bringen 8 Punkte, für die Lady das Doppelte
    [painting] seine Zahl als Punkte, für Stephen das Doppelte
    [medical-kit] heilt als Aktion eine Wunde bei jemandem, der lebt
    [oar] offen bringt es beim Rudern eine Karte mehr, im Kampf macht es um eins stärker
    [chum] lockt Haie an, gespielt oder offen bei jemandem, der über Bord fällt
    [flare-gun] sucht als Aktion auf 3 Karten nach Vögeln, oder bringt einmal im Kampf Stärke 8
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
   *[other] Offen vor { $seat }: { PIECE($card, $count) }.
}
    .brief = { $seat ->
    [you] Du hast { PIECE($card, $count, case: "accusative") } offen.
   *[other] { $seat } hat { PIECE($card, $count, case: "accusative") } offen.
}
hidden-at = { $seat ->
    [you] Verdeckt auf deiner Hand: { PIECE($card, $count) }.
   *[other] { $seat } hat verdeckt mindestens { PIECE($card, $count, case: "accusative") }.
}
    .brief = { $seat ->
    [you] Du hältst { PIECE($card, $count, case: "accusative") }.
   *[other] { $seat } hält { PIECE($card, $count, case: "accusative") }.
}
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
looked-at = Du siehst gerade { PIECE($card, form: "name") } an.
nowhere = { PIECE($card, form: "name") }: Ort unbekannt.

## What is asked

ask-draft = {""}
    .full = Behalte eine davon, die anderen werden weitergegeben.
prompt-draft = Was behältst du?
ask-turn = {""}
    .full = Rudere, tausche Plätze, überfalle jemanden, benutze eine Karte, oder tu nichts. Vorher darfst du handeln und Karten zeigen.
prompt-turn = Deine Aktion?
ask-row = Für den Ruderstapel oder zurück: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-row = Welche behältst du?
moves-row = Nenne Karten für den Ruderstapel, mit Namen oder Nummer, oder tippe nichts.
    .brief = Nenne Karten, oder tippe nichts.
hint-row = { $count ->
    [0] Ich würde alle zurücklegen.
   *[other] Ich würde { PIECES($cards, form: "bare", style: "standard") } behalten.
}
ask-heal = Verwundet: { PIECES($cards, form: "bare") }.
prompt-heal = Wen heilst du?
ask-show = Du kannst { PIECES($cards, case: "accusative") } offenlegen.
    Sonst tippe nein.
    .brief = {""}
prompt-show = Was zeigst du?
ask-swap = {""}
    .full = Du kannst mit { PIECES($cards, form: "bare", style: "or") } den Platz tauschen.
prompt-swap = Mit wem tauschen?
ask-mug = {""}
    .full = Mit Karten: { PIECES($cards, form: "bare") }.
prompt-mug = Wen überfällst du?
ask-loot = Offene Karten: { PIECES($cards) }.
    .brief = Offen: { PIECES($cards, form: "bare") }.
prompt-loot = Was nimmst du?
ask-consent = {""}
    .full = Gib nach, oder weigere dich und kämpfe. Danach kann niemand mehr zurück.
prompt-consent = Nachgeben, kämpfen?
ask-join = {""}
    .full = Hilf dem Angriff, der Verteidigung oder keiner Seite. Vorher darfst du einen Preis dafür fordern oder jemandem eine Karte bieten.
prompt-join = Angriff, Abwehr?
ask-weapon = {""}
    .full = Spiele eine Waffe von der Hand, oder tippe nein.{ $may-bribe ->
    [yes] {" "}Vorher darfst du jemandem eine Karte bieten, für Hilfe oder fürs Heraushalten.
   *[no] {""}
}
prompt-weapon = { $may-bribe ->
    [yes] Waffe oder bieten?
   *[no] Welche Waffe?
}
ask-help = {""}
    .full = Was würdest du für eine Karte tun: angreifen, verteidigen oder dich heraushalten?
prompt-help = Wofür?
ask-price = {""}
    .full = Nenne die Karte, die du dafür willst.
prompt-price = Für welche Karte?
ask-terms = {""}
    .full = Auch wenn du es versprichst, kannst du dich nach dem Kampf noch entscheiden.
prompt-terms = Versprichst du es?
ask-bribe = {""}
    .full = Wem bietest du eine Karte? Nenne die Karte gleich dazu, wenn du willst.
prompt-bribe = Wem bietest du?
ask-stake = {""}
    .full = Nenne eine Karte, die du hast, oder biete verdeckt eine, die du nicht nennst.
prompt-stake = Welche bietest du?
ask-service = {""}
    .full = Wofür bietest du die Karte: fürs Mitkämpfen oder fürs Heraushalten?
prompt-service = Wofür?
ask-pay = {""}
    .full = Gib die Karte vor aller Augen, gib verdeckt irgendeine, oder tippe nein.
prompt-pay = Karte hergeben?
ask-slip = {""}
    .full = Welche Karte es ist, wisst nur ihr beide.
prompt-slip = Welche verdeckt?
ask-market = {""}
    .full = Vor der nächsten Aktion darfst du handeln und Karten zeigen.
prompt-market = Handel oder fertig?
ask-partner = {""}
    .full = Du kannst mit { PIECES($cards, form: "bare", style: "or") } handeln.
prompt-partner = Mit wem handeln?
ask-give = Du kannst { PIECES($cards, case: "accusative") } geben{ $least ->
    [0] , oder nichts.
   *[other] .
}
    .brief = {""}
prompt-give = Was gibst du?
moves-give = Nenne die Karten, die du gibst, mit Namen oder Nummer{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
    .brief = Nenne Karten zum Geben{ $least ->
    [0] , oder nichts.
   *[other] .
}
hint-give = { $count ->
    [0] Ich würde nichts geben.
   *[other] Ich würde { PIECES($cards, case: "accusative") } geben.
}
ask-want = {""}
    .full = Nenne, was du willst, höchstens { $most ->
    [one] eine Karte
   *[other] { $most } Karten
}{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
prompt-want = Was willst du?
moves-want = Nenne höchstens { $most ->
    [one] eine Karte, die du willst
   *[other] { $most } Karten, die du willst
}{ $least ->
    [0] , oder tippe nichts.
   *[other] .
}
    .brief = Nenne höchstens { $most ->
    [one] eine Karte
   *[other] { $most } Karten
}{ $least ->
    [0] , oder nichts.
   *[other] .
}
hint-want = { $count ->
    [0] Ich würde nichts dafür verlangen.
   *[other] Ich würde { PIECES($cards, case: "accusative") } verlangen.
}
ask-cover = Verdeckt gehen können: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-cover = Welche verdeckt?
moves-cover = Nenne die Karten, die verdeckt gehen, mit Namen oder Nummer.
    .brief = Nenne Karten, die verdeckt gehen.
hint-cover = Ich würde verdeckt lassen: { PIECES($cards, form: "bare") }.
ask-deal = {""}
prompt-deal = Ja oder nein?
ask-steer = {""}
    .full = Wähle die Karte des Tages. Die anderen kommen zurück.
prompt-steer = Welcher Kurs?
ask-sea = {""}
    .full = Spiele einen Fischköder, oder wirf den Rettungsring, oder tippe nein.
prompt-sea = Köder oder Ring?
ask-throw = Im Wasser: { PIECES($cards, form: "bare") }.
prompt-throw = Wem wirfst du ihn?
ask-drink = {""}
    .full = Nimm gegen den Durst ein Wasser oder einen offenen Sonnenschirm, oder tippe nein.
prompt-drink = Gegen den Durst?
ask-water = {""}
    .full = Gib ein Wasser, oder tippe nein.
prompt-water = Wasser oder nein?

choice-nothing = nichts
choice-row = rudern
choice-swap = Plätze tauschen
choice-mug = überfallen
choice-trade = handeln
choice-slip = zustecken
choice-later = abends
choice-show = zeigen
choice-hidden = eine verdeckte Karte
choice-agree = nachgeben
choice-fight = kämpfen
choice-attack = angreifen
choice-defend = verteidigen
choice-out = heraushalten
choice-promise = fordern
choice-bribe = bieten
choice-aid = mitkämpfen
choice-done = fertig
choice-top = die oberste Karte
typed-nothing = nichts nix warten warte abwarten passen passe
typed-row = rudern rudere
typed-swap = tauschen tausche tausch plätze platz platztausch wechseln wechsle wechsele wechsel
typed-mug = überfallen überfalle überfall rauben raube ausrauben stehlen stehle klauen klaue
typed-trade = handeln handle handele handel anbieten biete bieten schenken schenke geben gebe gib
typed-slip = zustecken stecke steck zuschieben heimlich
typed-later = abends abend
typed-show = zeigen zeige zeig offenlegen vorzeigen aufdecken
typed-hidden = verdeckt verdeckte verdeckten geheim geheime
typed-agree = nachgeben gebe gib ja j okay ok einverstanden einwilligen
typed-fight = kämpfen kämpfe kampf weigern weigere verweigern wehren wehre nein ablehnen
typed-attack = angreifen angriff angreifer angreife greife greif attacke
typed-defend = verteidigen verteidigung verteidiger verteidige abwehr abwehren
typed-out = heraushalten heraus raushalten raus nichts nein niemand passen passe
typed-promise = fordern fordere verlangen verlange preis versprechen verspreche versprich
typed-bribe = bieten biete anbieten bestechen besteche
typed-aid = mitkämpfen mithelfen mitmachen hilfestellung helfen
typed-done = fertig nein nichts weiter passen passe genug
typed-top = oberste oberster obere
typed-yes = ja j jawohl okay ok einverstanden annehmen
typed-no = nein nichts keins keine ablehnen passen passe

## Refused

refused-alone = Sonst ist niemand im Boot.
refused-nobody-has-cards = Sonst hat niemand im Boot eine Karte.
refused-nobody-to-trade-with = Sonst kann jetzt niemand handeln.
refused-trading-now = Du handelst schon.
refused-wished = Das hast du schon gesagt.
refused-nothing-to-show = Du hast keine verdeckte Karte, die du zeigen könntest.
    .brief = Du hast keine Karte zu zeigen.
refused-nobody-wounded = Niemand, der lebt, hat eine Wunde.
refused-already-open = Dein Sonnenschirm ist schon offen.
refused-not-owned = Diese Karte hast du nicht. Tippe möglich, um zu hören, was du tun kannst.
    .brief = Diese Karte hast du nicht.
refused-cannot-pay = Du hast nicht alles, was verlangt wird, also kannst du nur nein sagen.
    .brief = Dir fehlt etwas, also geht nur nein.

## The table's options

option-psychopath = Welche Toten zählen für einen Psychopathen?
option-psychopath-all = alle anderen
option-psychopath-spare-love = alle außer seiner Liebe
option-psychopath-3 = je 3 Punkte
option-psychopath-more = Nach der Anleitung bringt jeder andere Tote einem Psychopathen seine Größe als Punkte, aber manche lassen seine Liebe aus, und manche zählen für jeden anderen Toten 3 Punkte.
table-psychopath-spare-love = Der Tod seiner Liebe bringt einem Psychopathen nichts.
    .brief = Psychopath: nichts für die tote Liebe.
table-psychopath-3 = Jeder Tote bringt einem Psychopathen 3 Punkte, nur seine Liebe nicht.
    .brief = Psychopath: 3 Punkte für jeden Toten.
option-drowned = Was wird aus bewusstlos Ertrunkenen?
option-drowned-back = zurück ins Boot
option-drowned-gone = fortgespült
option-drowned-more = Wer bewusstlos über Bord geht, ertrinkt: Nach der Anleitung kommt der Tote mit seinen verdeckten Karten zurück ins Boot, aber bei manchen ist er samt Platz und allen Karten fort.
table-drowned-gone = Wer bewusstlos über Bord geht, wird samt allen Karten fortgespült.
    .brief = Wer ertrinkt, wird fortgespült.
option-preserver = Wer kann den Rettungsring bekommen?
option-preserver-living = alle Lebenden
option-preserver-conscious = alle bei Bewusstsein
option-preserver-more = Nach der Anleitung können alle, die lebend im Wasser sind, den Rettungsring bekommen, auch bewusstlos, aber manche geben ihn nur denen, die ihn fangen können.
table-preserver-conscious = Den Rettungsring bekommt zugeworfen, wer bei Bewusstsein ist.
    .brief = Rettungsring nur bei Bewusstsein.
option-swimmer = Und wenn Frenchy bewusstlos über Bord geht?
option-swimmer-conscious = Frenchy ertrinkt
option-swimmer-always = Frenchy schwimmt
option-swimmer-more = Die Anleitung sagt, dass das Wasser Frenchy nicht schadet, und auch, dass Bewusstlose darin sterben, also ertrinkt Frenchy bewusstlos oder schwimmt trotzdem zurück.
table-swimmer-always = Frenchy schwimmt sogar bewusstlos zurück.
    .brief = Frenchy schwimmt auch bewusstlos.
option-trading = Wer darf handeln?
option-trading-free = wer es sagt
option-trading-turn = wer dran ist
option-trading-open = alle, gefragt vor jeder Aktion
option-trading-more = Nach der Anleitung dürfen alle von der ersten bis zur letzten Aktion handeln, nur nicht im Kampf: Der Tisch wartet auf alle, die es sagen. Sonst darf es nur, wer dran ist, oder alle werden vor jeder Aktion gefragt.
table-trading-turn = Nur wer dran ist, darf handeln.
table-trading-open = Vor jeder Aktion werden alle nach einem Handel gefragt.
    .brief = Vor jeder Aktion werden alle gefragt.
option-bribes = Werden Versprechen im Kampf eingelöst?
option-bribes-paid = gleich danach
option-bribes-announced = nur angekündigt
option-bribes-more = Nach der Anleitung kann man gleich nach dem Kampf hergeben, was man darin versprochen hat, und nur angekündigt heißt, dass man einen Preis nennt und nichts darauf folgt.
table-bribes-announced = Versprechen im Kampf werden nur angekündigt.
    .brief = Versprechen sind nur Ankündigungen.

how-to-answer = Bist du dran, tippe rudern, tauschen, überfallen, nichts, oder eine Karte.
    Handeln und Zeigen kosten keine Aktion, also tippe sie vorher. Zustecken ist verdeckt handeln.
    Tippe handeln auch im Zug anderer, oder abends, um nach der letzten Aktion zu handeln.
    Ein ganzer Zug passt in eine Zeile, etwa überfallen Maat Messer, oder Verbandskasten Kind.
    Nenne alle bei ihren Charakteren. Tippe boot, um alle zu hören, oder etwa boot Maat.

## Why the hint says so

spares-you = Das erspart dir Schaden.
spares-love = Das erspart { $seat ->
    [you] dir
   *[other] { $seat }
} Schaden, deiner Liebe.
    .brief = Das erspart deiner Liebe Schaden.
harms-hate = Das kann { $seat ->
    [you] dir
   *[other] { $seat }
} schaden, was am Ende Punkte für dich bringt.
    .brief = { $seat ->
    [you] Das kann dir schaden, für Punkte.
   *[other] Das kann { $seat } schaden und dir nützen.
}
gains-nothing = Du gewinnst dabei nichts, was auch immer aus den anderen wird.
    .brief = Du gewinnst dabei nichts.
nears-land = { $birds ->
    [one] Das bringt einen Vogel, den ersten.
   *[other] Das bringt einen Vogel, und damit sind es { $birds } Vögel.
}
    .brief = { $birds ->
    [one] Das bringt den ersten Vogel.
   *[other] Ein Vogel mehr, dann sind es { $birds } Vögel.
}
delays-land = Mehr Tage auf See können dir noch etwas bringen.
    .brief = Mehr Tage auf See sind gut für dich.
chooses-course = Wer rudert, bestimmt mit, welche Navigationskarten zur Wahl stehen.
    .brief = Wer rudert, bestimmt den Kurs mit.
leaves-to-chance = Keine dieser Karten ist besser für dich als eine unbekannte.
    .brief = Unbekannte Karten sind ebenso gut.
better-seat = Wer am nächsten am Heck sitzt, wählt den Kurs des Bootes.
    .brief = Wer am nächsten am Heck sitzt, steuert.
chooses-first = Wer näher am Bug sitzt, wählt am Morgen früher.
    .brief = Näher am Bug wählst du früher.
avoids-thirst = Wer rudert oder kämpft, kann heute Abend durstig werden.
    .brief = Rudern und Kämpfen kann Durst bringen.
water-needed = An manchen der nächsten Tage wirst du durstig.
    .brief = Du wirst noch Durst haben.
needs-own-water = Du brauchst dein Wasser selbst.
treasure-counts = Mit dem, was du hast, bringt { PIECE($card) } dir { $points ->
    [one] einen Punkt mehr.
   *[other] { $points } Punkte mehr.
}
    .brief = { PIECE($card) } bringt dir { $points ->
    [one] einen Punkt.
   *[other] { $points } Punkte.
}
gets-weapon = { PIECE($card) } gibt dir Stärke { $size ->
    [one] eins
   *[other] { $size }
} dazu.
    .brief = { PIECE($card, form: "name") }, Stärke { $size ->
    [one] eins
   *[other] { $size }
} dazu.
useful-card = Von allem, was du wählen kannst, nützt dir { PIECE($card) } am meisten.
    .brief = { PIECE($card) } nützt dir am meisten.
may-find = { $cards ->
    [one] Die verdeckte Karte von { $seat } nützt dir vielleicht.
   *[other] Unter { $cards } verdeckten Karten von { $seat } ist vielleicht etwas, das dir nützt.
}
    .brief = { $seat } hat vielleicht etwas für dich.
keeps-cards = Du würdest mehr geben, als du bekommst.
hides-cards = Was niemand sieht, kann niemand gezielt fordern.
    .brief = Verdecktes fordert niemand gezielt.
good-trade = { $get ->
    [none] Was du bekommst, ist dir mehr wert als das, was du gibst.
   *[other] Was du bekommst, ist dir mehr wert als das, was du gibst: { PIECES($get) }.
}
    .brief = Du bekommst mehr, als du gibst.
strong-enough = Deine Seite kann Stärke { $own } haben, die andere hat Stärke { $other }.
    .brief = Stärke: du { $own }, die anderen { $other }.
too-weak = Die andere Seite hat Stärke { $other }, deine kann nur Stärke { $own } haben.
    .brief = Stärke: nur { $own } gegen { $other }.
nothing-better = Alles andere wäre dir weniger wert.
helps-ally = { $seat } hat dir schon geholfen.
    .brief = { $seat } hat dir schon geholfen.
card-promised = { $seat } hat dir dafür eine Karte versprochen.
keeps-word = Wer Wort hält, dem wird wieder geholfen.
