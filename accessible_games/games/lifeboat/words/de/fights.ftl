## Changing seats, mugging and fights

swap-demanded = { DOES($seat, you: "Du willst", other: "will") } mit { SEAT($target, case: "dative") } den Platz tauschen.
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
    .brief = { DOES($seat, you: "Du überfällst", other: "überfällt") } { SEAT($target, case: "accusative") }: { $card ->
    [none] eine verdeckte.
   *[other] { PIECE($card, form: "name") }.
}
    .braille = { $seat ->
    [you] Du überfällst
   *[other] { $seat } überfällt
} { SEAT($target, case: "accusative") }{ $card ->
    [none] .
   *[other] : { PIECE($card) }.
}
agreed = { DOES($seat, you: "Du gibst", other: "gibt") } nach.
    .braille = { $seat ->
    [you] {""}
   *[other] { agreed }
}
threatened = { DOES($seat, you: "Du drohst", other: "droht") } { SEAT($other, case: "dative") } mit Rache.
    .brief = { DOES($seat, you: "Du drohst", other: "droht") } { SEAT($other, case: "dative") }.
ransom-offered = { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($other, case: "dative") } stattdessen { PIECE($card, case: "accusative") }.
    .brief = { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($other, case: "dative") } { PIECE($card, form: "name") }.
let-be = { DOES($seat, you: "Du lässt", other: "lässt") } es gut sein.
insisted = { DOES($seat, you: "Du bestehst", other: "besteht") } darauf.
fight-began = { DOES($defender, you: "Du wehrst dich", other: "wehrt sich") } gegen { SEAT($attacker, case: "accusative") }: Kampf.
    .braille = { $defender ->
    [you] {""}
   *[other] { $defender } kämpft.
}
help-promised = { $leader ->
    [none] { DOES($seat, you: "Du würdest dich", other: "würde sich") } für { PIECE($card, case: "accusative") } heraushalten.
   *[other] { DOES($seat, you: "Du würdest", other: "würde") } { SEAT($leader, case: "dative") } für { PIECE($card, case: "accusative") } helfen.
}
    .brief = { $leader ->
    [none] { DOES($seat, you: "Du hältst dich", other: "hält sich") } heraus
   *[other] { DOES($seat, you: "Du hilfst", other: "hilft") } { SEAT($leader, case: "dative") }
} für { PIECE($card, form: "name") }?
bribe-offered = { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($taker, case: "dative") } { bribe-card } { bribe-service }.
    .brief = { DOES($seat, you: "Du bietest", other: "bietet") } { SEAT($taker, case: "dative") } { $card ->
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
bribe-promised = { DOES($seat, you: "Du versprichst", other: "verspricht") } es.
bribe-due = { DOES($seat, you: "Du hast", other: "hat") } { SEAT($taker, case: "dative") } { bribe-card } versprochen.
bribe-paid = { DOES($seat, you: "Du gibst", other: "gibt") } { SEAT($taker, case: "dative") } { $card ->
    [none] eine verdeckte Karte.
   *[other] { $hidden ->
        [yes] verdeckt { PIECE($card, case: "accusative") }.
       *[no] { PIECE($card, case: "accusative") }.
    }
}
bribe-broken = { DOES($seat, you: "Du gibst", other: "gibt") } { SEAT($taker, case: "dative") } nichts.
joined = { DOES($seat, you: "Du kämpfst", other: "kämpft") } für { SEAT($leader, case: "accusative") }.
    .braille = { $seat ->
    [you] {""}
   *[other] { joined }
}
stayed-out = { DOES($seat, you: "Du hältst dich", other: "hält sich") } heraus.
    .brief = {""}
weapon-played = { DOES($seat, you: "Du spielst", other: "spielt") } { PIECE($card, case: "accusative") } mit Stärke { $size ->
    [one] eins.
   *[other] { $size }.
}
    .brief = { DOES($seat, you: "Du spielst", other: "spielt") } { PIECE($card, case: "accusative") }.
    .braille = { $seat ->
    [you] {""}
   *[other] { weapon-played.brief }
}
fight-stands = Stärke: { SEAT($attacker, form: "name") } { $attack } gegen { $defender ->
    [you] dich
   *[other] { SEAT($defender, form: "name") }
} { $defence }.
    .brief = {""}
fight-won = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } den Kampf mit Stärke { $strength } gegen Stärke { $other }.
    .brief = { DOES($seat, you: "Du gewinnst", other: "gewinnt") } den Kampf.
    .full = { $seat ->
    [you] Deine Seite
   *[other] Die Seite { SEAT($seat, case: "genitive") }
} gewinnt den Kampf mit Stärke { $strength } gegen Stärke { $other }.
    .braille = { DOES($seat, you: "Du gewinnst den Kampf", other: "gewinnt") }.
flare-spent = { DOES($seat, you: "Du verbrauchst", other: "verbraucht") } die Signalpistole.
seats-changed = { $target ->
    [you] Du und { $seat } tauscht die Plätze.
   *[other] { $seat ->
        [you] Du und { $target } tauscht die Plätze.
       *[other] { $seat } und { $target } tauschen die Plätze.
    }
}
card-stolen = { DOES($seat, you: "Du nimmst", other: "nimmt") } { SEAT($victim, case: "dative") } { $card ->
    [none] eine verdeckte Karte weg.
   *[other] { $hidden ->
        [yes] eine verdeckte Karte weg: { PIECE($card, case: "accusative") }.
       *[no] { PIECE($card, case: "accusative") } weg.
    }
}
    .brief = { DOES($seat, you: "Du nimmst", other: "nimmt") } { $card ->
    [none] eine verdeckte Karte.
   *[other] { PIECE($card, case: "accusative") }.
}
    .braille = { $card ->
    [none] { DOES($seat, you: "Du bekommst", other: "bekommt") } eine Karte.
   *[other] { card-stolen.brief }
}
nothing-to-take = { $seat ->
    [you] Die Karte fehlt, du bekommst nichts.
   *[other] Die Karte fehlt, { $seat } bekommt nichts.
}
