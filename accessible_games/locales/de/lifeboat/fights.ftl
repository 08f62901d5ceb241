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
