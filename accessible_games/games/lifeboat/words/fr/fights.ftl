## Changing seats, mugging and fights

swap-demanded = { $seat ->
    [you] Tu veux changer de place avec { $target }.
   *[other] { $target ->
        [you] { $seat } veut changer de place avec toi.
       *[other] { $seat } veut changer de place avec { $target }.
    }
}
    .brief = { $seat ->
    [you] Tu veux la place { SEAT($target, case: "of") }.
   *[other] { $target ->
        [you] { $seat } veut ta place.
       *[other] { $seat } veut la place { SEAT($target, case: "of") }.
    }
}
card-demanded = { $seat ->
    [you] Tu détrousses { $target } pour prendre { bribe-card }.
   *[other] { $target ->
        [you] { $seat } te détrousse pour prendre { bribe-card }.
       *[other] { $seat } détrousse { $target } pour prendre { bribe-card }.
    }
}
    .brief = { $card ->
    [none] { $seat ->
        [you] Tu détrousses { $target }: une cachée.
       *[other] { $target ->
            [you] { $seat } te détrousse: une cachée.
           *[other] { $seat } détrousse { $target }: une cachée.
        }
    }
   *[other] { $seat ->
        [you] Tu détrousses { $target }: { PIECE($card, form: "name") }.
       *[other] { $target ->
            [you] { $seat } te détrousse: { PIECE($card, form: "name") }.
           *[other] { $seat } détrousse { $target }: { PIECE($card, form: "name") }.
        }
    }
}
    .braille = { $seat ->
    [you] Tu détrousses { $target }
   *[other] { $target ->
        [you] { $seat } te détrousse
       *[other] { $seat } détrousse { $target }
    }
}{ $card ->
    [none] .
   *[other] : { PIECE($card) }.
}
agreed = { DOES($seat, you: "Tu cèdes", other: "cède") }.
    .braille = { $seat ->
    [you] {""}
   *[other] { agreed }
}
threatened = { $seat ->
    [you] Tu menaces { $other } de te venger.
   *[other] { $other ->
        [you] { $seat } te menace de se venger.
       *[other] { $seat } menace { $other } de se venger.
    }
}
    .brief = { $seat ->
    [you] Tu menaces { $other }.
   *[other] { $other ->
        [you] { $seat } te menace.
       *[other] { $seat } menace { $other }.
    }
}
ransom-offered = { $seat ->
    [you] Tu offres { PIECE($card) } { SEAT($other, case: "to") } à la place.
   *[other] { $other ->
        [you] { $seat } t'offre { PIECE($card) } à la place.
       *[other] { $seat } offre { PIECE($card) } { SEAT($other, case: "to") } à la place.
    }
}
    .brief = { $seat ->
    [you] Tu offres { SEAT($other, case: "to") }: { PIECE($card, form: "name") }.
   *[other] { $other ->
        [you] { $seat } t'offre: { PIECE($card, form: "name") }.
       *[other] { $seat } offre { SEAT($other, case: "to") }: { PIECE($card, form: "name") }.
    }
}
let-be = { DOES($seat, you: "Tu laisses", other: "laisse") } tomber.
insisted = { DOES($seat, you: "Tu insistes", other: "insiste") }.
fight-began = { $defender ->
    [you] Tu refuses et tu combats { $attacker }.
   *[other] { $attacker ->
        [you] { $defender } refuse et te combat.
       *[other] { $defender } refuse et combat { $attacker }.
    }
}
    .braille = { $defender ->
    [you] {""}
   *[other] { $defender } résiste.
}
help-promised = { $leader ->
    [none] { DOES($seat, you: "Tu resterais", other: "resterait") } en dehors pour { PIECE($card) }.
    [you] { $seat } t'aiderait pour { PIECE($card) }.
   *[other] { DOES($seat, you: "Tu aiderais", other: "aiderait") } { $leader } pour { PIECE($card) }.
}
    .brief = { $leader ->
    [none] { DOES($seat, you: "Tu resterais", other: "resterait") } dehors: { PIECE($card, form: "name") }.
    [you] { $seat } t'aiderait: { PIECE($card, form: "name") }.
   *[other] { DOES($seat, you: "Tu aiderais", other: "aiderait") } { $leader }: { PIECE($card, form: "name") }.
}
bribe-offered = { $seat ->
    [you] Tu offres { bribe-card } { SEAT($taker, case: "to") } { bribe-service }.
   *[other] { $taker ->
        [you] { $seat } t'offre { bribe-card } { bribe-service }.
       *[other] { $seat } offre { bribe-card } { SEAT($taker, case: "to") } { bribe-service }.
    }
}
    .brief = { $seat ->
    [you] Tu offres { SEAT($taker, case: "to") }: { bribe-card } { bribe-service }.
   *[other] { $taker ->
        [you] { $seat } t'offre { bribe-card } { bribe-service }.
       *[other] { $seat } offre { SEAT($taker, case: "to") }: { bribe-card } { bribe-service }.
    }
}
bribe-card = { $card ->
    [none] une carte cachée
   *[other] { PIECE($card) }
}
bribe-service = { $service ->
    [help] contre { $taker ->
        [you] ton aide
       *[other] son aide
    }
    [side] pour { $leader ->
        [you] t'aider
       *[other] aider { $leader }
    }
   *[out] pour rester en dehors
}
bribe-promised = { DOES($seat, you: "Tu le promets", other: "le promet") }.
bribe-due = { $seat ->
    [you] Tu as promis { bribe-card } { SEAT($taker, case: "to") }.
   *[other] { $taker ->
        [you] { $seat } t'a promis { bribe-card }.
       *[other] { $seat } a promis { bribe-card } { SEAT($taker, case: "to") }.
    }
}
bribe-paid = { $seat ->
    [you] Tu donnes { SEAT($taker, case: "to") }
   *[other] { $taker ->
        [you] { $seat } te donne
       *[other] { $seat } donne { SEAT($taker, case: "to") }
    }
} { $card ->
    [none] une carte cachée.
   *[other] { $hidden ->
        [yes] une carte cachée: { PIECE($card) }.
       *[no] { PIECE($card) }.
    }
}
bribe-broken = { $seat ->
    [you] Tu ne donnes rien { SEAT($taker, case: "to") }.
   *[other] { $taker ->
        [you] { $seat } ne te donne rien.
       *[other] { $seat } ne donne rien { SEAT($taker, case: "to") }.
    }
}
joined = { $seat ->
    [you] Tu te joins { SEAT($leader, case: "to") }.
   *[other] { $seat } se joint à { SEAT($leader) }.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { joined }
}
stayed-out = { DOES($seat, you: "Tu restes", other: "reste") } en dehors.
    .brief = {""}
weapon-played = { DOES($seat, you: "Tu joues", other: "joue") } { PIECE($card) }, ce qui ajoute { $size ->
    [one] un à la force.
   *[other] { $size } à la force.
}
    .brief = { DOES($seat, you: "Tu joues", other: "joue") } { PIECE($card) }.
    .braille = { $seat ->
    [you] {""}
   *[other] { weapon-played.brief }
}
fight-stands = Force: { SEAT($attacker, form: "name") } { $attack } contre { SEAT($defender, form: "name") } { $defence }.
    .brief = {""}
fight-won = { DOES($seat, you: "Tu gagnes", other: "gagne") } le combat, force { $strength } contre { $other }.
    .brief = { DOES($seat, you: "Tu gagnes", other: "gagne") } le combat.
    .full = { $seat ->
    [you] Ton camp gagne le combat
   *[other] Le camp { SEAT($seat, case: "of") } gagne le combat
}, force { $strength } contre { $other }.
    .braille = { DOES($seat, you: "Tu gagnes le combat", other: "gagne") }.
flare-spent = { $seat ->
    [you] Ton pistolet de détresse est défaussé.
   *[other] Le pistolet { SEAT($seat, case: "of") } est défaussé.
}
seats-changed = { $seat ->
    [you] Tu changes de place avec { $target }.
   *[other] { $target ->
        [you] { $seat } change de place avec toi.
       *[other] { $seat } et { $target } changent de place.
    }
}
card-stolen = { $seat ->
    [you] Tu prends
   *[other] { $victim ->
        [you] { $seat } te prend
       *[other] { $seat } prend
    }
} { $card ->
    [none] une carte cachée{ $victim ->
        [you] .
       *[other] {" "}{ SEAT($victim, case: "to") }.
    }
   *[other] { $hidden ->
        [yes] une carte cachée{ $victim ->
            [you] {""}
           *[other] {" "}{ SEAT($victim, case: "to") }
        }: { PIECE($card) }.
       *[no] { PIECE($card) }{ $victim ->
            [you] .
           *[other] {" "}{ SEAT($victim, case: "to") }.
        }
    }
}
    .brief = { DOES($seat, you: "Tu prends", other: "prend") } { $card ->
    [none] une carte cachée.
   *[other] { PIECE($card) }.
}
    .braille = { $card ->
    [none] { DOES($seat, you: "Tu prends", other: "prend") } une carte.
   *[other] { card-stolen.brief }
}
nothing-to-take = { $seat ->
    [you] La carte n'est plus là, rien pour toi.
   *[other] La carte manque, rien pour { $seat }.
}
