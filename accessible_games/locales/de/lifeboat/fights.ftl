## Changing seats, mugging and fights

swap-demanded = { $seat ->
    [you] Du willst mit { SEAT($target, case: "dative") } den Platz tauschen.
   *[other] { $seat } will mit { SEAT($target, case: "dative") } den Platz tauschen.
}
    .brief = { $seat ->
    [you] Du willst den Platz { SEAT($target, case: "genitive") }.
   *[other] { $target ->
        [you] { $seat } will deinen Platz.
       *[other] { $seat } will den Platz { SEAT($target, case: "genitive") }.
    }
}
card-demanded = { $seat ->
    [you] Du überfällst { SEAT($target, case: "accusative") } und willst { bribe-card }.
   *[other] { $seat } überfällt { SEAT($target, case: "accusative") } und will { bribe-card }.
}
    .brief = { $seat ->
    [you] Du überfällst { SEAT($target, case: "accusative") }
   *[other] { $seat } überfällt { SEAT($target, case: "accusative") }
}: { $card ->
    [none] verdeckt.
   *[other] { PIECE($card, form: "name") }.
}
    .braille = { $seat ->
    [you] Du überfällst
   *[other] { $seat } überfällt
} { SEAT($target, case: "accusative") }{ $card ->
    [none] .
   *[other] : { PIECE($card) }.
}
agreed = { $seat ->
    [you] Du gibst nach.
   *[other] { $seat } gibt nach.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { agreed }
}
fight-began = Kampf: { $defender ->
    [you] du wehrst dich
   *[other] { $defender } wehrt sich
} gegen { SEAT($attacker, case: "accusative") }.
    .braille = { $defender ->
    [you] {""}
   *[other] { $defender } kämpft gegen { SEAT($attacker, case: "accusative") }.
}
help-promised = { $leader ->
    [none] { $seat ->
        [you] Du würdest dich für { PIECE($card, case: "accusative") } heraushalten.
       *[other] { $seat } würde sich für { PIECE($card, case: "accusative") } heraushalten.
    }
   *[other] { $seat ->
        [you] Du würdest { SEAT($leader, case: "dative") } für { PIECE($card, case: "accusative") } helfen.
       *[other] { $seat } würde { SEAT($leader, case: "dative") } für { PIECE($card, case: "accusative") } helfen.
    }
}
    .brief = { $leader ->
    [none] { $seat ->
        [you] Du hältst dich heraus
       *[other] { $seat } hält sich heraus
    }
   *[other] { $seat ->
        [you] Du hilfst { SEAT($leader, case: "dative") }
       *[other] { $seat } hilft { SEAT($leader, case: "dative") }
    }
} für { PIECE($card, form: "name") }?
bribe-offered = { $seat ->
    [you] Du bietest { SEAT($taker, case: "dative") }
   *[other] { $seat } bietet { SEAT($taker, case: "dative") }
} { bribe-card } { bribe-service }.
    .brief = { $seat ->
    [you] Du bietest { SEAT($taker, case: "dative") }
   *[other] { $seat } bietet { SEAT($taker, case: "dative") }
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
    [side] dafür, { SEAT($leader, case: "dative") } zu helfen
   *[out] fürs Heraushalten
}
bribe-promised = { $seat ->
    [you] Du versprichst es.
   *[other] { $seat } verspricht es.
}
bribe-due = { $seat ->
    [you] Du hast { SEAT($taker, case: "dative") } { bribe-card } versprochen.
   *[other] { $seat } hat { SEAT($taker, case: "dative") } { bribe-card } versprochen.
}
bribe-paid = { $seat ->
    [you] Du gibst { SEAT($taker, case: "dative") }
   *[other] { $seat } gibt { SEAT($taker, case: "dative") }
} { $card ->
    [none] eine verdeckte Karte.
   *[other] { $hidden ->
        [yes] verdeckt { PIECE($card, case: "accusative") }.
       *[no] { PIECE($card, case: "accusative") }.
    }
}
bribe-broken = { $seat ->
    [you] Du gibst { SEAT($taker, case: "dative") } nichts.
   *[other] { $seat } gibt { SEAT($taker, case: "dative") } nichts.
}
joined = { $seat ->
    [you] Du kämpfst für { SEAT($leader, case: "accusative") }.
   *[other] { $seat } kämpft für { SEAT($leader, case: "accusative") }.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { joined }
}
stayed-out = { $seat ->
    [you] Du hältst dich heraus.
   *[other] { $seat } hält sich heraus.
}
    .brief = {""}
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
    .braille = { $seat ->
    [you] {""}
   *[other] { weapon-played.brief }
}
fight-stands = Stärke: { SEAT($attacker, form: "name") } { $attack } gegen { SEAT($defender, form: "name") } { $defence }.
    .brief = {""}
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
   *[other] Die Seite { SEAT($seat, case: "genitive") }
} gewinnt den Kampf mit Stärke { $strength } gegen Stärke { $other }.
    .braille = { $seat ->
    [you] Du gewinnst den Kampf.
   *[other] { $seat } gewinnt.
}
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
    [you] Du nimmst { SEAT($victim, case: "dative") }
   *[other] { $seat } nimmt { SEAT($victim, case: "dative") }
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
    .braille = { $card ->
    [none] { $seat ->
        [you] Du bekommst eine Karte.
       *[other] { $seat } bekommt eine Karte.
    }
   *[other] { card-stolen.brief }
}
nothing-to-take = { $seat ->
    [you] Die Karte fehlt, du bekommst nichts.
   *[other] Die Karte fehlt, { $seat } bekommt nichts.
}
