## Navigation

compass-used = { DOES($seat, you: "Du benutzt", other: "benutzt") } den Kompass.
course-set = { $seat ->
    [none] Niemand kann steuern: { course-name }.
    [you] Du steuerst { course-name }.
   *[other] { $seat } steuert { course-name }.
} { course-falls } { course-thirst }
    .brief = { $seat ->
    [none] Niemand steuert: { course-name-brief }.
    [you] {""}
   *[other] { $seat } steuert { course-name-brief }.
}
    .braille = { $seat ->
    [none] Niemand steuert: { PIECE($card) }.
    [you] {""}
   *[other] { $seat } steuert { PIECE($card) }.
}
fell-overboard = { DOES($seat, you: "Du fällst", other: "fällt") } über Bord.
    .braille = Über Bord: { SEAT($seat) }.
fell-overboard-part = { SEAT($seat) }
fell-overboard-in-braille = Über Bord: { $parts }.
preserver-thrown = { $target ->
    [you] { DOES($seat, you: "Du behältst den Rettungsring selbst", other: "wirft den Rettungsring, du bekommst ihn") }.
   *[other] { DOES($seat, you: "Du wirfst", other: "wirft") } den Rettungsring, { $target } bekommt ihn.
}
    .brief = { DOES($target, you: "Du bekommst", other: "bekommt") } den Rettungsring.
chum-played = { DOES($seat, you: "Du wirfst", other: "wirft") } einen Fischköder ins Wasser.
    .brief = { DOES($seat, you: "Du wirfst", other: "wirft") } einen Fischköder.
sharks-came = Haie kommen und beißen alle im Wasser.
cards-lost = { DOES($seat, you: "Du verlierst", other: "verliert") } im Meer { PIECES($cards, case: "accusative") }.
    .brief = { DOES($seat, you: "Du verlierst", other: "verliert") } { PIECES($cards, form: "bare") }.
saved-by-preserver = Der Rettungsring rettet { SEAT($seat, case: "accusative") }.
    .full = Der Rettungsring bewahrt { SEAT($seat, case: "accusative") } im Wasser vor Schaden.
swam-back = { DOES($seat, you: "Du schwimmst", other: "schwimmt") } unverletzt zurück.
drowned = { DOES($seat, you: "Du ertrinkst und wirst", other: "ertrinkt und wird") } tot zurück ins Boot gezogen.
    .brief = { DOES($seat, you: "Du ertrinkst", other: "ertrinkt") }.
swept-away = { $was_dead ->
    [yes] { DOES($seat, you: "Du bist schon tot und wirst", other: "ist schon tot und wird") } fortgespült{ swept-cards }.
   *[no] { DOES($seat, you: "Du ertrinkst und wirst", other: "ertrinkt und wird") } fortgespült{ swept-cards }.
}
    .brief = { $was_dead ->
    [yes] { DOES($seat, you: "Du wirst", other: "wird") } tot fortgespült.
   *[no] { DOES($seat, you: "Du ertrinkst", other: "ertrinkt") }.
}
swept-cards = { $cards ->
    [none] {""}
   *[other] . Auch fort: { PIECES($cards) }
}
got-thirsty = { DOES($seat, you: "Du bist", other: "ist") } { $cause ->
    [row] vom Rudern durstig.
    [fight] vom Kämpfen durstig.
   *[name] durstig.
}
    .brief = {""}
    .full = { $seat ->
    [you] { $cause ->
        [row] Du hast gerudert und bist durstig.
        [fight] Du hast gekämpft und bist durstig.
       *[name] Du bist durstig, weil die Karte es sagt.
    }
   *[other] { $cause ->
        [row] { $seat } hat gerudert und ist durstig.
        [fight] { $seat } hat gekämpft und ist durstig.
       *[name] { $seat } ist durstig, weil die Karte es sagt.
    }
}
drank-water = { DOES($seat, you: "Du trinkst", other: "trinkt") } { drank-what }{ $cause ->
    [row] , durstig vom Rudern.
    [fight] , durstig vom Kämpfen.
   *[name] .
}
    .brief = { $seat ->
        [you] Du trinkst.
       *[other] {""}
    }
drank-what = { $again ->
    [yes] noch ein Wasser
   *[no] ein Wasser
}
water-given = { DOES($seat, you: "Du gibst", other: "gibt") } { SEAT($thirsty, case: "dative") } ein Wasser{ given-why }
    .brief = { DOES($seat, you: "Du gibst", other: "gibt") } { SEAT($thirsty, case: "dative") } ein Wasser.
given-why = { $cause ->
    [row] {" "}gegen den Durst vom Rudern.
    [fight] {" "}gegen den Durst vom Kämpfen.
   *[name] .
}
parasol-shaded = { $seat ->
    [you] Dein Sonnenschirm erspart dir diesen Durst.
   *[other] Der Sonnenschirm erspart { SEAT($seat, case: "dative") } diesen Durst.
}
    .brief = Der Sonnenschirm hilft { SEAT($seat, case: "dative") }.
wounded = { $cause ->
    [fight] { wounded-seat } im Kampf verwundet, { wounded-count }.
    [sharks] { wounded-seat } von einem Hai gebissen, { wounded-count }.
    [thirst] { wounded-seat } durch Durst verwundet, { wounded-count }.
   *[water] { wounded-seat } im Wasser verwundet, { wounded-count }.
}
    .brief = { DOES($seat, you: "Du hast", other: "hat") } nun { wounded-count }.
    .braille = Wunde: { SEAT($seat, form: "name") } { $wounds } von { $size }.
wounded-in-braille = Wunden: { $parts }.
wounded-seat = { DOES($seat, you: "du wirst", other: "wird") }
wounded-count = { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
} bei Größe { $size }
wounded-part = { SEAT($seat, form: "name") } { $wounds } von { $size }
wounded-several = { $lines }
    .brief = Wunden: { $parts }.
fainted = { DOES($seat, you: "Du wirst", other: "wird") } bewusstlos.
died = { DOES($seat, you: "Du stirbst", other: "stirbt") }.

## The end

land-reached = Land in Sicht mit { $birds } Vögeln, das Spiel ist zu Ende.
    .brief = Land in Sicht, das Spiel ist zu Ende.
sea-won = Alle sind tot. Das Meer gewinnt, niemand punktet.
goals-revealed = { goals-dealt }
    .brief = { goals-dealt.brief }
survival-scored = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor } als Narzisst und Psychopath: { COUNT($points, as: "points") }.
       *[no] { survivor } als Narzisst: { COUNT($points, as: "points") }.
    }
   *[no] { $psychopath ->
        [yes] { survivor } als Psychopath: { COUNT($points, as: "points") }.
       *[no] { survivor }: { COUNT($points, as: "points") }.
    }
}
    .brief = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }: { COUNT($points, as: "points") }.
       *[no] { survivor }, doppelt: { COUNT($points, as: "points") }.
    }
   *[no] { survivor }: { COUNT($points, as: "points") }.
}
survivor = { DOES($seat, you: "du überlebst", other: "überlebt") }
treasure-scored = { DOES($seat, you: "Du hast", other: "hat") } { PIECES($cards, case: "accusative") }{ treasure-doubled }: { COUNT($points, as: "points") }.
    .brief = { seat-name }, { PIECES($cards, form: "bare") }: { COUNT($points, as: "points") }.
treasure-doubled = { $doubled ->
    [yes] , doppelt
   *[no] {""}
}
love-scored = { $seat ->
    [you] Deine Liebe
   *[other] Die Liebe { SEAT($seat, case: "genitive") }
} lebt: { COUNT($points, as: "points") }.
    .brief = { $seat ->
    [you] Deine Liebe
   *[other] { SEAT($seat, form: "name") }, Liebe
} lebt: { COUNT($points, as: "points") }.
hate-scored = { $seat ->
    [you] Dein Feind
   *[other] Der Feind { SEAT($seat, case: "genitive") }
} ist tot: { COUNT($points, as: "points") }.
    .brief = { $seat ->
    [you] Dein Feind
   *[other] { SEAT($seat, form: "name") }, Feind
} tot: { COUNT($points, as: "points") }.
ambivalence-scored = { $alive ->
    [yes] { love-scored }
   *[no] { hate-scored }
}
    .brief = { $seat ->
    [you] { $alive ->
        [yes] Deine Liebe lebt
       *[no] Dein Feind tot
    }
   *[other] { SEAT($seat, form: "name") }, { $alive ->
        [yes] Liebe lebt
       *[no] Feind tot
    }
}: { COUNT($points, as: "points") }.
deaths-scored = { DOES($seat, you: "Du bekommst", other: "bekommt") } als Psychopath { COUNT($points, as: "points", case: "accusative") } für Tote: { PIECES($dead, case: "accusative") }.
    .brief = { seat-name }, Psychopath: { COUNT($points, as: "points") }.
game-scored = Punkte insgesamt: { EACH($points, as: "seat-number") }.
    .full = Insgesamt: { EACH($points, as: "seat-points") }.
    .brief = Punkte: { EACH($points, as: "seat-number") }.
seat-points = { seat-name } { COUNT($number, as: "points") }
game-won = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } das Spiel.
    .full = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } das Spiel { $points ->
    [0] ohne Punkte.
    [one] mit einem Punkt.
   *[other] mit { $points } Punkten.
}
victory-shared = Gemeinsamer Sieg: { EACH($winners, as: "seat-name") }.
    .full = Gemeinsamer Sieg { $points ->
    [0] ohne Punkte
    [one] mit je einem Punkt
   *[other] mit je { $points } Punkten
}: { EACH($winners, as: "seat-name") }.
