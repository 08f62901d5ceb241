## What can be asked

hand-held = { $hidden ->
    [none] { $shown ->
        [none] Tu n'as pas de carte.
       *[other] Visibles: { PIECES($shown) }. Rien de caché.
    }
   *[other] { $shown ->
        [none] Cachées: { PIECES($hidden) }. Rien de visible.
       *[other] Cachées: { PIECES($hidden) }. Visibles: { PIECES($shown) }.
    }
}
    .brief = { $hidden ->
    [none] { $shown ->
        [none] Tu n'as pas de carte.
       *[other] Visibles: { PIECES($shown, form: "bare") }.
    }
   *[other] { $shown ->
        [none] Cachées: { PIECES($hidden, form: "bare") }.
       *[other] Cachées: { PIECES($hidden, form: "bare") }. Visibles: { PIECES($shown, form: "bare") }.
    }
}
seat-number = { seat-name } { $number ->
    [0] zéro
   *[other] { $number }
}
hand-sizes = Cartes cachées: { EACH($sizes, as: "seat-number") }.
choice-held = Au choix: { PIECES($cards) }.
    .brief = Choix: { PIECES($cards, form: "bare") }.
    .braille = { PIECES($cards) }.
passed-on = Tu as passé { PIECES($cards) }.
    .brief = Passé: { PIECES($cards, form: "bare") }.
boat-holds = Depuis la proue: { EACH($seats, as: "seat-name") }.
birds-seen = Jour { $day }, { $birds ->
    [0] pas encore d'oiseau.
    [one] un oiseau jusqu'ici.
   *[other] { $birds } oiseaux jusqu'ici.
}
person-sits = { $state ->
    [dead] { seat-name }, sans vie{ person-open }.
    [unconscious] { seat-name }, sans connaissance{ person-did }{ person-open }.
   *[awake] { seat-name }, en éveil, { person-wounds }{ person-did }{ person-open }.
}
    .brief = { $state ->
    [dead] { seat-name }: sans vie{ person-cards }.
    [unconscious] { seat-name }: sans connaissance{ person-did }{ person-cards }.
   *[awake] { seat-name }: { $wounds ->
        [0] indemne
       *[other] { person-wounds }
    }{ person-did }{ person-cards }.
}
person-wounds = { $wounds ->
    [0] aucune blessure
    [one] une blessure
   *[other] { $wounds } blessures
} sur { $size }
person-did = { $rowed ->
    [yes] { $seat ->
        [you] , tu as ramé
       *[other] , a ramé
    }
   *[no] {""}
}{ $fought ->
    [yes] { $seat ->
        [you] , tu as combattu
       *[other] , a combattu
    }
   *[no] {""}
}
person-open = { $shown ->
    [none] {""}
   *[other] , visibles: { PIECES($shown) }
}
person-cards = { $shown ->
    [none] {""}
   *[other] , { PIECES($shown, form: "bare") }
}
person-is = { $place ->
    [0] { person-name } sans vie, au fond de la mer.
   *[other] { person-name } { $state ->
        [dead] sans vie
        [unconscious] sans connaissance
       *[awake] en éveil, { person-wounds }
    }, à la place { $place } depuis la proue.
    Force { $strength }, survie { $survival }{ person-did }.
    Visibles: { $shown ->
        [none] aucune
       *[other] { PIECES($shown) }
    }. Cachées: { person-hidden }.
}
    .brief = { $place ->
    [0] { person-name } au fond de la mer.
   *[other] { seat-name }: { $state ->
        [dead] sans vie
        [unconscious] sans connaissance
       *[awake] { $wounds ->
            [0] indemne
           *[other] { person-wounds }
        }
    }, place { $place }.
    Force { $strength }{ person-did }.
    Visibles: { $shown ->
        [none] aucune
       *[other] { PIECES($shown, form: "bare") }
    }. Cachées: { person-hidden-brief }.
}
person-name = { DOES($seat, you: "Tu es", other: "est") }
person-hidden = { $hidden ->
    [0] aucune
    [one] une carte
   *[other] { $hidden } cartes
}{ $known ->
    [none] {""}
   *[other] { $seat ->
        [you] , { PIECES($known) }
       *[other] , dont { PIECES($known) }
    }
}
person-hidden-brief = { $hidden ->
    [0] aucune
    [one] une carte
   *[other] { $hidden } cartes
}{ $known ->
    [none] {""}
   *[other] , { PIECES($known, form: "bare") }
}
remembered = { DOES($doer, you: "Tu as", other: "a") } { $what ->
    [robbed] détroussé: { EACH($others, as: "done-to") }
    [threatened] menacé: { EACH($others, as: "done-to") }
    [paid] payé: { EACH($others, as: "done-to") }
    [yielded] cédé { EACH($others, as: "done-for") }
    [resisted] résisté { EACH($others, as: "done-for") }
   *[cheated] trompé: { EACH($others, as: "done-to") }
}.
done-to = { fell-overboard-part }
done-for = { SEAT($seat, case: "to") }
swept-away-before = Au fond de la mer: { EACH($seats, as: "seat-name") }.
who-you-are = Tu es { PIECE($character) }, taille { $size }, survie { $survival }.
    .brief = Tu es { PIECE($character) }, taille { $size }.
goals-held = { goals-dealt }
    .brief = { goals-dealt.brief }
    .braille = { goals-dealt.braille }
seat-plays = { DOES($seat, you: "Tu es", other: "est") } { PIECE($character) }.
    .brief = { DOES($seat, you: "Ton rôle:", other: "joue") } { PIECE($character, form: "name") }.
points-now = { $points ->
    [0] Si tout finissait maintenant, tu n'aurais aucun point.
   *[other] Si tout finissait maintenant, tu aurais { COUNT($points, as: "points") }.
}
    .brief = { $points ->
    [0] Pour l'instant tu n'as aucun point.
   *[other] Pour l'instant tu as { COUNT($points, as: "points") }.
}
no-points = Il n'y a pas de points à annoncer.
on-turn = Jour { $day }, { $stage ->
    [morning] matin: on choisit des provisions.
    [fight] { DOES($seat, you: "tu agis, et", other: "agit,") } il y a un combat.
    [navigation] soir: on navigue.
   *[actions] { $seat ->
        [none] entre 2 actions.
        [you] tu agis.
       *[other] { $seat } agit.
    }
}
yet-to-act = Doivent encore agir: { EACH($seats, as: "seat-name") }.
    .brief = Ensuite: { EACH($seats, as: "seat-name") }.
card-counts = À piocher: { COUNT($provisions, as: "provisions") }, { $navigation } cartes de navigation.
    Pile de rame: { COUNT($row_stack, as: "cards") }. Défausse: { COUNT($discard, as: "provisions") }.
    .brief = { $provisions ->
    [0] Provisions épuisées
    [one] À piocher: une provision
   *[other] À piocher: { $provisions } provisions
}. Défausse: { $discard ->
    [0] rien
    [one] une
   *[other] { $discard }
}.
    Pile de rame: { COUNT($row_stack, as: "cards") }.
discard-holds = Défausse: { PIECES($cards) }.
    .brief = Défausse: { PIECES($cards, form: "bare") }.
row-stack-known = Sur la pile de rame, tu connais: { PIECES($cards, form: "bare") }.
    .brief = Pile de rame: { PIECES($cards, form: "bare") }.
about-character = { PIECE($character) }: taille { $size }, survie { $survival }{ $ability ->
    [jewel] , les bijoux comptent double.
    [painting] , les tableaux comptent double.
    [cash] , l'argent compte double.
    [swims] , pas de blessure en tombant par-dessus bord.
    [steals] , prend des cartes cachées sans combat.
   *[none] .
}
    .brief = { PIECE($character, form: "name") }: taille { $size }, survie { $survival }.
    { $ability ->
    [jewel] Les bijoux comptent double.
    [painting] Les tableaux comptent double.
    [cash] L'argent compte double.
    [swims] Tombe par-dessus bord sans blessure.
    [steals] Prend des cartes cachées sans combat.
   *[none] {""}
}
about-provision = { PIECE($card, form: "name") }: { provision-use }.
    Dans le jeu: { COUNT($count, as: "cards") }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }. { $count ->
    [one] Une carte.
   *[other] { $count } cartes.
}
provision-use = { $kind ->
    [water] étanche une soif de n'importe qui
    [cash] rapporte un point, et 2 points au Capitaine
    [jewel] un rapporte un point, 2 font 4 points, 3 font 8 points, le double pour la Lady
    [painting] sa valeur en points, le double pour Stephen
    [medical-kit] par une action, soigne une blessure de quelqu'un de vivant
    [oar] visible, elle donne une carte de plus pour ramer, au combat elle ajoute { $weapon ->
            [one] un
           *[other] { $weapon }
        } à la force
    [chum] jeté dans l'eau, ou visible quand tu tombes, il attire les requins
    [flare-gun] cherche des oiseaux sur 3 cartes, ou ajoute { $weapon } à la force dans un combat
    [parasol] s'ouvre par une action, puis épargne une soif par jour
    [compass] une carte de plus au choix pour qui navigue
    [life-preserver] visible, elle t'épargne la blessure dans l'eau, et elle peut se lancer
   *[weapon] ajoute { $weapon } à la force dans un combat
}
provision-use-brief = { $kind ->
    [water] contre la soif
    [cash] un point par carte
    [jewel] un, 4 ou 8 points
    [painting] sa valeur en points
    [medical-kit] soigne une blessure
    [oar] pour ramer ou combattre
    [chum] attire les requins
    [flare-gun] oiseaux ou combat
    [parasol] une soif par jour
    [compass] pour naviguer
    [life-preserver] chute sans blessure
   *[weapon] force { $weapon } de plus
}
not-in-game = { PIECE($character) } est hors jeu.
open-at = { $seat ->
    [you] Visible devant toi: { PIECE($card, $count) }.
   *[other] Visible devant { $seat }: { PIECE($card, $count) }.
}
    .brief = { $seat ->
    [you] Devant toi: { PIECE($card, $count) }.
   *[other] Devant { $seat }: { PIECE($card, $count) }.
}
hidden-at = { $seat ->
    [you] Caché dans ta main: { PIECE($card, $count) }.
   *[other] Caché dans la main { SEAT($seat, case: "of") }, au moins: { PIECE($card, $count) }.
}
    .brief = { $seat ->
    [you] Dans ta main: { PIECE($card, $count) }.
   *[other] Main { SEAT($seat, case: "of") }: { PIECE($card, $count) }.
}
in-discard = Défausse: { PIECE($card, $count) }.
course-of-day = { PIECE($card, form: "name") } est la carte du jour.
on-row-stack = { PIECE($card, form: "name") } est sur la pile de rame.
in-stack = { $place ->
    [1] { PIECE($card, form: "name") } est en haut de la pile de navigation.
   *[other] { PIECE($card, form: "name") } est la carte { $place } depuis le haut de la pile de navigation.
}
    .brief = { $place ->
    [1] { PIECE($card, form: "name") } est la première carte.
   *[other] { PIECE($card, form: "name") } est la carte { $place } depuis le haut.
}
looked-at = Tu regardes le { PIECE($card, form: "name") }.
nowhere = { PIECE($card, form: "name") }: impossible de savoir où.
legend-signs = Un cap a quatre parties: O est un oiseau, avec X devant un de moins, puis qui tombe par-dessus bord, puis qui a soif, puis R pour les rameurs et C pour les combattants.
    Les personnes sont les lettres de leurs cartes. T est tout le monde, et un tiret est personne.
