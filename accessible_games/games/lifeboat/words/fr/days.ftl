## Preparing and mornings

character-dealt = { DOES($seat, you: "Tu es", other: "est") } { PIECE($character) }, taille { $size }, survie { $survival }.
    .brief = { DOES($seat, you: "Tu es", other: "est") } { PIECE($character) }, taille { $size }.
character-dealt-several = { $parts }.
character-dealt-part = { $seat ->
    [you] tu es { PIECE($character) }, taille { $size } et survie { $survival }
   *[other] { $seat } est { PIECE($character) }
}
    .brief = { $seat ->
    [you] toi { PIECE($character, form: "name") }
   *[other] { $seat } { PIECE($character, form: "name") }
}
    .braille = { $seat ->
    [you] toi { PIECE($character, form: "name") }
   *[other] { PIECE($character, form: "name") }
}
characters-out = {""}
    .full = Hors jeu: { PIECES($characters, form: "bare") }.
goals-dealt = { SAME($love, $hate) ->
    [yes] { $narcissist ->
        [yes] { DOES($seat, you: "Tu t'aimes et te détestes toi-même", other: "s'aime et se déteste") }.
       *[no] { DOES($seat, you: "Tu aimes et détestes", other: "aime et déteste") } { PIECE($love) }.
    }
   *[no] { $narcissist ->
        [yes] { DOES($seat, you: "Tu t'aimes toi-même", other: "s'aime") }
       *[no] { DOES($seat, you: "Tu aimes", other: "aime") } { PIECE($love) }
    } et { $psychopath ->
        [yes] { $seat ->
            [you] tu te détestes toi-même
           *[other] se déteste
        }
       *[no] { $seat ->
            [you] tu détestes { PIECE($hate) }
           *[other] déteste { PIECE($hate) }
        }
    }.
}
    .brief = { SAME($love, $hate) ->
    [yes] { goals-same }
   *[no] { $seat ->
        [you] Ton amour: { goal-love }. Ta haine: { goal-hate }.
       *[other] Amour { SEAT($seat, case: "of") }: { goal-love }. Haine: { goal-hate }.
    }
}
    .braille = { $seat ->
    [you] Amour en vie: { $narcissist ->
        [yes] toi
       *[no] { PIECE($love, form: "name") }
    }, { $psychopath ->
        [yes] autres morts.
       *[no] ennemi mort: { PIECE($hate, form: "name") }.
    }
   *[other] { goals-dealt.brief }
}
goals-same = { $seat ->
    [you] Ton amour et ta haine: { goal-love }.
   *[other] Amour et haine { SEAT($seat, case: "of") }: { goal-love }.
}
goal-love = { $narcissist ->
    [yes] { oneself }
   *[no] { PIECE($love, form: "name") }
}
goal-hate = { $psychopath ->
    [yes] { oneself }
   *[no] { PIECE($hate, form: "name") }
}
oneself = { $seat ->
    [you] toi-même
   *[other] soi-même
}
goals-mean = Tu marques des points si { $narcissist ->
    [yes] tu es en vie
   *[no] ton amour est en vie
}, et { $psychopath ->
    [yes] pour les autres qui meurent.
   *[no] si ton ennemi est mort.
}
    .brief = Points: { $narcissist ->
    [yes] toi en vie
   *[no] amour en vie
}, { $psychopath ->
    [yes] autres morts.
   *[no] ennemi mort.
}
    .braille = {""}
first-card-dealt = { $seat ->
    [you] Ta carte: { PIECE($card) }.
   *[other] La première carte { SEAT($seat, case: "of") }: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] Première carte: { PIECE($card, form: "name") }.
   *[other] { $seat }: { PIECE($card, form: "name") }.
}
    .braille = { $seat ->
    [you] Carte: { PIECE($card) }.
   *[other] { first-card-dealt.brief }
}
secret-several = { $sentences }
day-began = Jour { $number }.
    .full = Jour { $number }, { $birds ->
    [0] pas encore d'oiseau.
    [one] un oiseau jusqu'ici.
   *[other] { $birds } oiseaux jusqu'ici.
}
provisions = { $number ->
    [0] aucune provision
    [one] une provision
   *[other] { $number } provisions
}
provisions-drawn = { DOES($seat, you: "Tu pioches", other: "pioche") } { COUNT($count, as: "provisions") }.
    .brief = {""}
    .full = { DOES($seat, you: "Tu tiens l'intendance et tu pioches", other: "tient l'intendance et pioche") } { COUNT($count, as: "provisions") }, { $left ->
    [0] il n'en reste aucune.
    [one] il en reste une.
   *[other] il en reste { $left }.
}
provisions-gone = Les provisions sont épuisées.
choice-seen = { DOES($seat, you: "Au", other: "a le") } choix: { PIECES($cards) }.
    .brief = { $seat ->
    [you] Choix: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
    .braille = { $seat ->
    [you] { PIECES($cards) }.
   *[other] { choice-seen.brief }
}
card-kept = { $card ->
    [none] {""}
   *[other] { DOES($seat, you: "Tu gardes", other: "garde") } { PIECE($card) }.
}
    .full = { $card ->
    [none] { DOES($seat, you: "Tu gardes", other: "garde") } une carte.
   *[other] { DOES($seat, you: "Tu gardes", other: "garde") } { PIECE($card) }.
}
    .braille = {""}
turn-began = {""}
    .full = { $seat ->
    [you] C'est à toi d'agir.
   *[other] C'est { SEAT($seat, case: "to") } d'agir.
}
turn-skipped = { DOES($seat, you: "Tu es sans connaissance et tu ne peux", other: "est sans connaissance et ne peut") } pas agir.
    .brief = { $seat ->
    [you] Sans connaissance, tu n'agis pas.
   *[other] Sans connaissance, { $seat } n'agit pas.
}

## Actions

did-nothing = { DOES($seat, you: "Tu ne fais", other: "ne fait") } rien.
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } ne fait rien.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } attend.
}
course-shown = { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }{ course-thirst-brief }
    .braille = { PIECE($card) }.
course-seen = { DOES($seat, you: "Tu vois", other: "voit") } le { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }{ course-thirst-brief }
    .braille = { PIECE($card) }.
course-name = { PIECE($card, form: "name") }{ $bird ->
    [1] , un oiseau
    [-1] , un oiseau barré
   *[0] , pas d'oiseau
}
course-name-brief = { PIECE($card, form: "name") }{ $bird ->
    [1] , un oiseau
    [-1] , oiseau barré
   *[0] {""}
}
course-falls = { $falls ->
    [everybody] Par-dessus bord: tout le monde.
    [nobody] Personne ne tombe par-dessus bord.
   *[some] Par-dessus bord: { PIECES($overboard, form: "bare") }.
}
course-falls-brief = { $falls ->
    [everybody] {" "}À la mer: tous.
    [nobody] {""}
   *[some] {" "}À la mer: { PIECES($overboard, form: "bare") }.
}
course-thirst = { $thirst ->
    [nobody] { $row ->
        [yes] Soif: rameurs{ course-fighters }.
       *[no] { $fight ->
            [yes] Soif: combattants.
           *[no] Personne n'a soif.
        }
    }
   *[other] Soif: { course-thirsty }.
}
course-thirst-brief = { $thirst ->
    [nobody] { $row ->
        [yes] {" "}Soif: rameurs{ course-fighters }.
       *[no] { $fight ->
            [yes] {" "}Soif: combattants.
           *[no] {""}
        }
    }
   *[other] {" "}Soif: { course-thirsty }.
}
course-thirsty = { $thirst ->
    [everybody] tout le monde{ $row ->
        [yes] , et encore qui a ramé{ $fight ->
            [yes] {" "}ou combattu
           *[no] {""}
        }
       *[no] { $fight ->
            [yes] , et encore qui a combattu
           *[no] {""}
        }
    }
   *[other] { PIECES($thirsty, form: "bare") }{ $row ->
        [yes] , rameurs
       *[no] {""}
    }{ course-fighters }
}
course-fighters = { $fight ->
    [yes] , combattants
   *[no] {""}
}
rowing-began = { DOES($seat, you: "Tu rames et tu regardes", other: "rame et regarde") } { $count } cartes de navigation.
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } rame.
}
rowed = { $kept ->
    [0] { DOES($seat, you: "Tu remets", other: "rame et remet") } { COUNT($under, as: "cards") } sous la pile.
   *[other] { DOES($seat, you: "Tu mets", other: "met") } { COUNT($kept, as: "cards") } sur la pile de rame{ rowed-back }.
}
    .brief = { $seat ->
    [you] {""}
   *[other] { $seat } rame, garde { $kept ->
        [0] zéro carte.
        [one] une carte.
       *[other] { $kept } cartes.
    }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } rame, garde { $kept ->
        [0] zéro carte.
        [one] une carte.
       *[other] { $kept }.
    }
}
rowed-part = { SEAT($seat) } { $kept ->
    [0] rien
    [one] une carte
   *[other] { $kept } cartes
}
    .brief = { SEAT($seat, form: "name") } { $kept ->
    [0] rien
    [one] une
   *[other] { $kept }
}
rowed-several = Sur la pile de rame: { $parts }.
    .brief = Pile de rame: { $parts }.
rowed-back = { $under ->
    [0] {""}
    [one] , une repart
   *[other] , { $under } repartent
}
card-shown = { DOES($seat, you: "Tu montres", other: "montre") } { PIECE($card) }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } montre { PIECE($card) }.
}
parasol-opened = { DOES($seat, you: "Tu ouvres", other: "ouvre") } l'ombrelle.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat }: ombrelle.
}
healed = { DOES($seat, you: "Tu soignes", other: "soigne") } une blessure: { healed-left }.
    .brief = { $seat ->
    [you] { $patient ->
        [you] Tu te soignes: { healed-wounds }.
       *[other] Tu soignes { $patient }: { healed-wounds }.
    }
   *[other] { $patient ->
        [you] { $seat } te soigne: { healed-wounds }.
       *[other] { $seat } soigne { $patient }: { healed-wounds }.
    }
}
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } soigne: { SEAT($patient) } { healed-of }.
}
healed-left = { $wounds ->
    [0] { DOES($patient, you: "tu n'as", other: "n'a") } plus de blessure
   *[other] { DOES($patient, you: "tu as", other: "a") } encore { healed-wounds }
}
healed-of = { $wounds ->
    [0] indemne
   *[other] { $wounds } sur { $size }
}
healed-wounds = { $wounds ->
    [0] indemne
    [one] une blessure sur { $size }
   *[other] { $wounds } blessures sur { $size }
}
woke-up = { DOES($seat, you: "Tu reprends", other: "reprend") } connaissance.
flare-fired = { DOES($seat, you: "Tu tires", other: "tire") } au pistolet de détresse.
    .braille = { $seat ->
    [you] {""}
   *[other] { flare-fired }
}
bird-sighted = { $birds ->
    [one] C'est le premier oiseau.
   *[other] Cela fait { $birds } oiseaux.
}
    .brief = { $birds ->
    [one] Premier oiseau.
   *[other] { $birds } oiseaux.
}
bird-lost = Un oiseau disparaît, { $birds ->
    [0] il n'en reste aucun.
    [one] il en reste un.
   *[other] il en reste { $birds }.
}
    .brief = Un oiseau de moins, { $birds ->
    [0] il n'en reste aucun.
    [one] il en reste un.
   *[other] il en reste { $birds }.
}
