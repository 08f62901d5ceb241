title = Lifeboat

## Les personnages. Qui en joue un s'appelle comme lui.

piece-lady = la Lady
    .name = Lady
    .names = Ladys
piece-stephen = Stephen
    .name = Stephen
    .names = Stephen
piece-captain = le Capitaine
    .name = Capitaine
    .names = Capitaines
piece-mate = le Second
    .name = Second
    .names = Seconds
piece-frenchy = Frenchy
    .name = Frenchy
    .names = Frenchy
piece-kid = le Gamin
    .name = Gamin
    .names = Gamins

## Les provisions

piece-water = { $count ->
    [one] de l'eau
   *[other] { $count } eaux
}
    .name = eau
    .names = eaux
piece-cash = { $count ->
    [one] de l'argent
   *[other] { $count } cartes d'argent
}
    .name = argent
    .names = argents
piece-jewel = { $count ->
    [one] un bijou
   *[other] { $count } bijoux
}
    .name = bijou
    .names = bijoux
piece-painting = { $count ->
    [one] un tableau
   *[other] { $count } tableaux
}
    .name = tableau
    .names = tableaux
piece-medical-kit = { $count ->
    [one] une trousse de secours
   *[other] { $count } trousses de secours
}
    .name = trousse
    .names = trousses
piece-oar = { $count ->
    [one] une rame
   *[other] { $count } rames
}
    .name = rame
    .names = rames
piece-chum = { $count ->
    [one] un appât
   *[other] { $count } appâts
}
    .name = appât
    .names = appâts
piece-blackjack = { $count ->
    [one] une matraque
   *[other] { $count } matraques
}
    .name = matraque
    .names = matraques
piece-knife = { $count ->
    [one] un couteau
   *[other] { $count } couteaux
}
    .name = couteau
    .names = couteaux
piece-gaffing-hook = { $count ->
    [one] une gaffe
   *[other] { $count } gaffes
}
    .name = gaffe
    .names = gaffes
piece-flare-gun = { $count ->
    [one] un pistolet de détresse
   *[other] { $count } pistolets de détresse
}
    .name = pistolet
    .names = pistolets
piece-parasol = { $count ->
    [one] une ombrelle
   *[other] { $count } ombrelles
}
    .name = ombrelle
    .names = ombrelles
piece-compass = { $count ->
    [one] une boussole
   *[other] { $count } boussoles
}
    .name = boussole
    .names = boussoles
piece-life-preserver = { $count ->
    [one] une bouée
   *[other] { $count } bouées
}
    .name = bouée
    .names = bouées
piece-course = { $count ->
    [one] un cap
   *[other] { $count } caps
}
    .name = cap
    .names = caps

called-medical-kit = secours soigner soigne soins pharmacie
called-gaffing-hook = crochet harpon
called-flare-gun = détresse fusée
called-life-preserver = gilet sauvetage
called-blackjack = gourdin massue
called-chum = amorce
called-parasol = parasol

## Préparation et matin

character-dealt = { $seat ->
    [you] Tu es { PIECE($character) }, taille { $size }, survie { $survival }.
   *[other] { $seat } est { PIECE($character) }, taille { $size }, survie { $survival }.
}
    .brief = { $seat ->
    [you] Tu es { PIECE($character) }, taille { $size }.
   *[other] { $seat } est { PIECE($character) }, taille { $size }.
}
characters-out = Hors jeu: { PIECES($characters, form: "bare") }.
goals-dealt = { $seat ->
    [you] Tu aimes { PIECE($love) } et tu détestes { PIECE($hate) }.
   *[other] { $seat } aime { PIECE($love) } et déteste { PIECE($hate) }.
}
    .brief = { $seat ->
    [you] Tu aimes { PIECE($love, form: "name") }, détestes { PIECE($hate, form: "name") }.
   *[other] { $seat } aime { PIECE($love, form: "name") }, déteste { PIECE($hate, form: "name") }.
}
first-card-dealt = { $seat ->
    [you] Ta première carte: { PIECE($card) }.
   *[other] La première carte de { $seat }: { PIECE($card) }.
}
    .brief = { $seat ->
    [you] Première carte: { PIECE($card, form: "name") }.
   *[other] { $seat }: { PIECE($card, form: "name") }.
}
day-began = Jour { $number }. { $birds ->
    [0] Pas encore d'oiseau.
    [one] Un oiseau jusqu'ici.
   *[other] { $birds } oiseaux jusqu'ici.
}
provisions-drawn = { $seat ->
    [you] Tu tiens l'intendance et tu pioches { $count ->
        [one] une provision
       *[other] { $count } provisions
    }
   *[other] { $seat } tient l'intendance et pioche { $count ->
        [one] une provision
       *[other] { $count } provisions
    }
}.
    .brief = { $seat ->
    [you] Tu pioches { $count ->
        [one] une provision.
       *[other] { $count } provisions.
    }
   *[other] { $seat } pioche { $count ->
        [one] une provision.
       *[other] { $count } provisions.
    }
}
    .full = { $seat ->
    [you] Tu tiens l'intendance et tu pioches { $count ->
        [one] une provision
       *[other] { $count } provisions
    }
   *[other] { $seat } tient l'intendance et pioche { $count ->
        [one] une provision
       *[other] { $count } provisions
    }
}, { $left ->
    [0] il n'en reste aucune.
    [one] il en reste une.
   *[other] il en reste { $left }.
}
provisions-gone = Il n'y a plus de provisions à piocher.
choice-seen = { $seat ->
    [you] Au choix: { PIECES($cards) }.
   *[other] { $seat } a le choix: { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Choix: { PIECES($cards, form: "bare") }.
   *[other] { $seat }: { PIECES($cards, form: "bare") }.
}
card-kept = { $card ->
    [none] { $seat ->
        [you] Tu gardes une carte.
       *[other] { $seat } garde une carte.
    }
   *[other] { $seat ->
        [you] Tu gardes { PIECE($card) }.
       *[other] { $seat } garde { PIECE($card) }.
    }
}
    .brief = { $card ->
    [none] {""}
   *[other] { $seat ->
        [you] Tu gardes { PIECE($card) }.
       *[other] { $seat } garde { PIECE($card) }.
    }
}
turn-began = {""}
    .full = { $seat ->
    [you] C'est à toi d'agir.
   *[other] C'est à { $seat } d'agir.
}
turn-skipped = { $seat ->
    [you] Tu es sans connaissance et tu ne peux pas agir.
   *[other] { $seat } est sans connaissance et ne peut pas agir.
}
    .brief = { $seat ->
    [you] Sans connaissance, tu n'agis pas.
   *[other] Sans connaissance, { $seat } n'agit pas.
}

## Actions

did-nothing = { $seat ->
    [you] Tu ne fais rien.
   *[other] { $seat } ne fait rien.
}
course-shown = { course-name }. { course-falls } { course-thirst }
    .brief = { course-name-brief }.{ course-falls-brief }
    { course-thirst-brief }
course-seen = { $seat ->
    [you] Tu vois le
   *[other] { $seat } voit le
} { course-name }. { course-falls } { course-thirst }
    .brief = { $seat ->
    [you] Tu vois le
   *[other] { $seat } voit le
} { course-name-brief }.{ course-falls-brief }
    { course-thirst-brief }
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
    [everybody] tout le monde
   *[other] { PIECES($thirsty, form: "bare") }
}{ $row ->
    [yes] , rameurs
   *[no] {""}
}{ course-fighters }
course-fighters = { $fight ->
    [yes] , combattants
   *[no] {""}
}
rowing-began = { $seat ->
    [you] Tu rames et tu regardes { $count } cartes de navigation.
   *[other] { $seat } rame et regarde { $count } cartes de navigation.
}
    .brief = { $seat ->
    [you] Tu rames.
   *[other] { $seat } rame.
}
rowed = { $kept ->
    [0] { $seat ->
        [you] Tu remets { rowed-under } sous la pile, et rien sur la pile de rame.
       *[other] { $seat } remet { rowed-under } sous la pile, et rien sur la pile de rame.
    }
   *[other] { $seat ->
        [you] Tu mets { rowed-kept } sur la pile de rame{ rowed-back }.
       *[other] { $seat } met { rowed-kept } sur la pile de rame{ rowed-back }.
    }
}
    .brief = { $kept ->
    [0] { $seat ->
        [you] Tu remets { rowed-under } sous la pile.
       *[other] { $seat } remet { rowed-under } sous la pile.
    }
   *[other] { $seat ->
        [you] Tu gardes { rowed-kept }{ rowed-back }.
       *[other] { $seat } garde { rowed-kept }{ rowed-back }.
    }
}
rowed-kept = { $kept ->
    [one] une carte
   *[other] { $kept } cartes
}
rowed-under = { $under ->
    [one] une carte
   *[other] { $under } cartes
}
rowed-back = { $under ->
    [0] {""}
    [one] , une repart
   *[other] , { $under } repartent
}
card-shown = { $seat ->
    [you] Tu ouvres une carte: { PIECE($card) }.
   *[other] { $seat } ouvre une carte: { PIECE($card) }.
}
parasol-opened = { $seat ->
    [you] Tu ouvres l'ombrelle.
   *[other] { $seat } ouvre l'ombrelle.
}
healed = { $seat ->
    [you] Tu soignes une blessure: { healed-left }.
   *[other] { $seat } soigne une blessure: { healed-left }.
}
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
healed-left = { $wounds ->
    [0] { $patient ->
        [you] tu n'as plus de blessure
       *[other] { $patient } n'a plus de blessure
    }
   *[other] { $patient ->
        [you] tu as encore { healed-wounds } sur { $size }
       *[other] { $patient } a encore { healed-wounds } sur { $size }
    }
}
healed-wounds = { $wounds ->
    [0] indemne
    [one] une blessure
   *[other] { $wounds } blessures
}
woke-up = { $seat ->
    [you] Tu reprends connaissance.
   *[other] { $seat } reprend connaissance.
}
flare-fired = { $seat ->
    [you] Tu tires au pistolet de détresse.
   *[other] { $seat } tire au pistolet de détresse.
}
bird-sighted = { $birds ->
    [one] Le premier oiseau est en vue.
   *[other] Un oiseau de plus est en vue, { $birds } oiseaux jusqu'ici.
}
    .brief = { $birds ->
    [one] Le premier oiseau.
   *[other] Un oiseau de plus, { $birds } oiseaux en tout.
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

## Échanges

trade-wished = { $later ->
    [yes] { $seat ->
        [you] Tu échanges après la dernière action du jour.
       *[other] { $seat } veut échanger après la dernière action.
    }
   *[no] { $seat ->
        [you] Tu échanges avant la prochaine action.
       *[other] { $seat } veut échanger.
    }
}
    .brief = { $later ->
    [yes] { $seat ->
        [you] Tu échanges après la dernière action.
       *[other] { $seat } veut échanger ce soir.
    }
   *[no] { $seat ->
        [you] Tu échanges avant la prochaine action.
       *[other] { $seat } veut échanger.
    }
}
trading-over = {""}
    .full = Plus personne ne veut échanger.
offer-slipped = { $give ->
    [none] { $gives ->
        [0] { $seat ->
            [you] Tu demandes à { $partner } en cadeau: { slip-want }.
           *[other] { $partner ->
                [you] { $seat } te demande en cadeau: { slip-want }.
               *[other] { $seat } demande à { $partner } en cadeau: { slip-want }.
            }
        }
       *[other] { slip-offered }
    }
   *[other] { slip-offered }
}
slip-offered = { $want ->
    [none] { $wants ->
        [0] { $seat ->
            [you] Tu veux offrir { slip-give } à { $partner }.
           *[other] { $partner ->
                [you] { $seat } veut t'offrir { slip-give }.
               *[other] { $seat } veut offrir { slip-give } à { $partner }.
            }
        }
       *[other] { slip-traded }
    }
   *[other] { slip-traded }
}
slip-traded = { $seat ->
    [you] Tu proposes à { $partner } { slip-give } contre { slip-want }.
   *[other] { $partner ->
        [you] { $seat } te propose { slip-give } contre { slip-want }.
       *[other] { $seat } propose à { $partner } { slip-give } contre { slip-want }.
    }
}
slip-give = { $give ->
    [none] {""}
   *[other] { PIECES($give) }{ $gives ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $gives ->
    [0] {""}
   *[other] { $given ->
        [none] { $gives ->
            [one] une carte
           *[other] { $gives } cartes
        }
       *[other] { PIECES($given) }
    } face cachée
}
slip-want = { $want ->
    [none] {""}
   *[other] { PIECES($want) }{ $wants ->
        [0] {""}
       *[other] {" "}et{" "}
    }
}{ $wants ->
    [0] {""}
   *[other] { $wanted ->
        [none] { $wants ->
            [one] une carte
           *[other] { $wants } cartes
        }
       *[other] { PIECES($wanted) }
    } face cachée
}
slip-taken = { $partner ->
    [you] Tu acceptes, et les cartes changent de main.
   *[other] { $partner } accepte, et les cartes changent de main.
}
    .brief = { $partner ->
    [you] Tu acceptes.
   *[other] { $partner } accepte.
}
offer-made = { $give ->
    [none] { $seat ->
        [you] Tu demandes à { $partner } en cadeau: { PIECES($want) }.
       *[other] { $partner ->
            [you] { $seat } te demande en cadeau: { PIECES($want) }.
           *[other] { $seat } demande à { $partner } en cadeau: { PIECES($want) }.
        }
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] Tu veux offrir { PIECES($give) } à { $partner }.
           *[other] { $partner ->
                [you] { $seat } veut t'offrir { PIECES($give) }.
               *[other] { $seat } veut offrir { PIECES($give) } à { $partner }.
            }
        }
       *[other] { $seat ->
            [you] Tu proposes à { $partner } { PIECES($give) } contre { PIECES($want) }.
           *[other] { $partner ->
                [you] { $seat } te propose { PIECES($give) } contre { PIECES($want) }.
               *[other] { $seat } propose à { $partner } { PIECES($give) } contre { PIECES($want) }.
            }
        }
    }
}
    .brief = { $give ->
    [none] { $seat ->
        [you] Tu demandes à { $partner }: { PIECES($want, form: "bare") }.
       *[other] { $partner ->
            [you] { $seat } te demande: { PIECES($want, form: "bare") }.
           *[other] { $seat } demande à { $partner }: { PIECES($want, form: "bare") }.
        }
    }
   *[other] { $want ->
        [none] { $seat ->
            [you] Tu offres à { $partner }: { PIECES($give, form: "bare") }.
           *[other] { $partner ->
                [you] { $seat } t'offre: { PIECES($give, form: "bare") }.
               *[other] { $seat } offre à { $partner }: { PIECES($give, form: "bare") }.
            }
        }
       *[other] { $seat ->
            [you] Toi à { $partner }: { PIECES($give, form: "bare") } contre { PIECES($want, form: "bare") }.
           *[other] { $partner ->
                [you] { $seat } t'offre { PIECES($give, form: "bare") } contre { PIECES($want, form: "bare") }.
               *[other] { $seat } à { $partner }: { PIECES($give, form: "bare") } contre { PIECES($want, form: "bare") }.
            }
        }
    }
}
offer-taken = { $give ->
    [none] { $partner ->
        [you] Tu acceptes et tu donnes { PIECES($want) }.
       *[other] { $partner } accepte et donne { PIECES($want) }.
    }
   *[other] { $want ->
        [none] { $partner ->
            [you] Tu acceptes ce cadeau: { PIECES($give) }.
           *[other] { $partner } accepte ce cadeau: { PIECES($give) }.
        }
       *[other] { $partner ->
            [you] Tu acceptes et tu reçois { PIECES($give) } contre { PIECES($want) }.
           *[other] { $partner } accepte et reçoit { PIECES($give) } contre { PIECES($want) }.
        }
    }
}
    .brief = { $partner ->
    [you] Tu acceptes.
   *[other] { $partner } accepte.
}
offer-refused = { $partner ->
    [you] Tu dis non à { $seat }.
   *[other] { $seat ->
        [you] { $partner } te dit non.
       *[other] { $partner } dit non à { $seat }.
    }
}

## Changer de place, détrousser et combattre

swap-demanded = { $seat ->
    [you] Tu veux changer de place avec { $target }.
   *[other] { $target ->
        [you] { $seat } veut changer de place avec toi.
       *[other] { $seat } veut changer de place avec { $target }.
    }
}
    .brief = { $seat ->
    [you] Tu veux la place de { $target }.
   *[other] { $target ->
        [you] { $seat } veut ta place.
       *[other] { $seat } veut la place de { $target }.
    }
}
card-demanded = { $seat ->
    [you] Tu détrousses { $target } pour prendre { demanded-card }.
   *[other] { $target ->
        [you] { $seat } te détrousse pour prendre { demanded-card }.
       *[other] { $seat } détrousse { $target } pour prendre { demanded-card }.
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
demanded-card = { $card ->
    [none] une carte cachée
   *[other] { PIECE($card) }
}
agreed = { $seat ->
    [you] Tu cèdes.
   *[other] { $seat } cède.
}
fight-began = { $defender ->
    [you] Tu refuses et tu combats { $attacker }.
   *[other] { $attacker ->
        [you] { $defender } refuse et te combat.
       *[other] { $defender } refuse et combat { $attacker }.
    }
}
help-promised = { $leader ->
    [none] { $seat ->
        [you] Tu resterais en dehors pour { PIECE($card) }.
       *[other] { $seat } resterait en dehors pour { PIECE($card) }.
    }
    [you] { $seat } t'aiderait pour { PIECE($card) }.
   *[other] { $seat ->
        [you] Tu aiderais { $leader } pour { PIECE($card) }.
       *[other] { $seat } aiderait { $leader } pour { PIECE($card) }.
    }
}
    .brief = { $leader ->
    [none] { $seat ->
        [you] Tu resterais dehors: { PIECE($card, form: "name") }.
       *[other] { $seat } resterait dehors: { PIECE($card, form: "name") }.
    }
    [you] { $seat } t'aiderait: { PIECE($card, form: "name") }.
   *[other] { $seat ->
        [you] Tu aiderais { $leader }: { PIECE($card, form: "name") }.
       *[other] { $seat } aiderait { $leader }: { PIECE($card, form: "name") }.
    }
}
bribe-offered = { $seat ->
    [you] Tu offres { bribe-card } à { $taker } { bribe-service }.
   *[other] { $taker ->
        [you] { $seat } t'offre { bribe-card } { bribe-service }.
       *[other] { $seat } offre { bribe-card } à { $taker } { bribe-service }.
    }
}
    .brief = { $seat ->
    [you] Tu offres à { $taker }: { bribe-card } { bribe-service }.
   *[other] { $taker ->
        [you] { $seat } t'offre { bribe-card } { bribe-service }.
       *[other] { $seat } offre à { $taker }: { bribe-card } { bribe-service }.
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
bribe-promised = { $seat ->
    [you] Tu le promets.
   *[other] { $seat } le promet.
}
bribe-due = { $seat ->
    [you] Tu as promis { bribe-card } à { $taker }.
   *[other] { $taker ->
        [you] { $seat } t'a promis { bribe-card }.
       *[other] { $seat } a promis { bribe-card } à { $taker }.
    }
}
bribe-paid = { $seat ->
    [you] Tu donnes à { $taker }
   *[other] { $taker ->
        [you] { $seat } te donne
       *[other] { $seat } donne à { $taker }
    }
} { $card ->
    [none] une carte cachée.
   *[other] { $hidden ->
        [yes] une carte cachée: { PIECE($card) }.
       *[no] { PIECE($card) }.
    }
}
bribe-broken = { $seat ->
    [you] Tu ne donnes rien à { $taker }.
   *[other] { $taker ->
        [you] { $seat } ne te donne rien.
       *[other] { $seat } ne donne rien à { $taker }.
    }
}
joined = { $seat ->
    [you] Tu te joins à { $leader }.
   *[other] { $seat } se joint à { $leader ->
        [you] toi.
       *[other] { $leader }.
    }
}
stayed-out = { $seat ->
    [you] Tu restes en dehors.
   *[other] { $seat } reste en dehors.
}
weapon-played = { $seat ->
    [you] Tu joues
   *[other] { $seat } joue
} { PIECE($card) }, ce qui ajoute { $size ->
    [one] un à la force.
   *[other] { $size } à la force.
}
    .brief = { $seat ->
    [you] Tu joues { PIECE($card) }.
   *[other] { $seat } joue { PIECE($card) }.
}
fight-stands = Force: { $attacker ->
    [you] toi
   *[other] { $attacker }
} { $attack } contre { $defender ->
    [you] toi
   *[other] { $defender }
} { $defence }.
    .brief = Force: { $attacker ->
    [you] toi
   *[other] { $attacker }
} { $attack }, { $defender ->
    [you] toi
   *[other] { $defender }
} { $defence }.
fight-won = { $seat ->
    [you] Tu gagnes le combat
   *[other] { $seat } gagne le combat
}, force { $strength } contre { $other }.
    .brief = { $seat ->
    [you] Tu gagnes le combat.
   *[other] { $seat } gagne le combat.
}
    .full = { $seat ->
    [you] Ton camp gagne le combat
   *[other] Le camp de { $seat } gagne le combat
}, force { $strength } contre { $other }.
flare-spent = { $seat ->
    [you] Ton pistolet de détresse est défaussé.
   *[other] Le pistolet de { $seat } est défaussé.
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
       *[other] {" "}à { $victim }.
    }
   *[other] { $hidden ->
        [yes] une carte cachée{ $victim ->
            [you] {""}
           *[other] {" "}à { $victim }
        }: { PIECE($card) }.
       *[no] { PIECE($card) }{ $victim ->
            [you] .
           *[other] {" "}à { $victim }.
        }
    }
}
    .brief = { $seat ->
    [you] Tu prends
   *[other] { $seat } prend
} { $card ->
    [none] une carte cachée.
   *[other] { PIECE($card) }.
}
nothing-to-take = { $seat ->
    [you] La carte n'est plus là, rien pour toi.
   *[other] La carte manque, rien pour { $seat }.
}

## Navigation

compass-used = { $seat ->
    [you] Tu utilises la boussole.
   *[other] { $seat } utilise la boussole.
}
course-set = { $seat ->
    [none] Personne ne navigue: { course-name }.
    [you] Tu suis le { course-name }.
   *[other] { $seat } suit le { course-name }.
} { course-falls } { course-thirst }
    .brief = { $seat ->
    [none] Sans navigateur: { course-name-brief }.
    [you] Tu suis le { course-name-brief }.
   *[other] { $seat } suit le { course-name-brief }.
}
    { course-falls-brief }{ course-thirst-brief }
fell-overboard = { $seat ->
    [you] Tu tombes par-dessus bord.
   *[other] { $seat } tombe par-dessus bord.
}
preserver-thrown = { $target ->
    [you] { $seat ->
        [you] Tu gardes la bouée pour toi.
       *[other] { $seat } te lance la bouée, et tu l'as.
    }
   *[other] { $seat ->
        [you] Tu lances la bouée, { $target } l'attrape.
       *[other] { $seat } lance la bouée, { $target } l'attrape.
    }
}
    .brief = { $target ->
    [you] Tu reçois la bouée.
   *[other] { $target } reçoit la bouée.
}
chum-played = { $seat ->
    [you] Tu jettes un appât dans l'eau.
   *[other] { $seat } jette un appât dans l'eau.
}
    .brief = { $seat ->
    [you] Tu jettes un appât.
   *[other] { $seat } jette un appât.
}
sharks-came = Des requins mordent tous ceux à la mer.
cards-lost = { $seat ->
    [you] La mer te prend { PIECES($cards) }.
   *[other] La mer prend à { $seat } { PIECES($cards) }.
}
    .brief = { $seat ->
    [you] Tu perds: { PIECES($cards, form: "bare") }.
   *[other] { $seat } perd: { PIECES($cards, form: "bare") }.
}
saved-by-preserver = { $seat ->
    [you] La bouée te sauve.
   *[other] La bouée sauve { $seat }.
}
    .full = { $seat ->
    [you] La bouée te protège dans l'eau.
   *[other] La bouée protège { $seat } dans l'eau.
}
swam-back = { $seat ->
    [you] Tu reviens à la nage, sans blessure.
   *[other] { $seat } revient à la nage, indemne.
}
drowned = { $seat ->
    [you] Tu te noies, et ton corps est ramené à bord.
   *[other] { $seat } se noie, et son corps est ramené à bord.
}
    .brief = { $seat ->
    [you] Tu te noies.
   *[other] { $seat } se noie.
}
swept-away = { $was_dead ->
    [yes] { $seat ->
        [you] La mer emporte ton corps{ swept-cards }.
       *[other] La mer emporte le corps de { $seat }{ swept-cards }.
    }
   *[no] { $seat ->
        [you] Tu te noies, et la mer t'emporte{ swept-cards }.
       *[other] { $seat } se noie, et la mer l'emporte{ swept-cards }.
    }
}
    .brief = { $was_dead ->
    [yes] { $seat ->
        [you] La mer emporte ton corps.
       *[other] La mer emporte le corps de { $seat }.
    }
   *[no] { $seat ->
        [you] Tu te noies.
       *[other] { $seat } se noie.
    }
}
swept-cards = { $cards ->
    [none] {""}
   *[other] {" "}avec { PIECES($cards) }
}
got-thirsty = { $seat ->
    [you] Tu as soif
   *[other] { $seat } a soif
}{ $cause ->
    [row] {" "}après avoir ramé.
    [fight] {" "}après le combat.
   *[name] .
}
    .full = { $seat ->
    [you] Tu as soif
   *[other] { $seat } a soif
}{ $cause ->
    [row] {" "}après avoir ramé.
    [fight] {" "}après le combat.
   *[name] , comme le dit la carte.
}
drank-water = { $seat ->
    [you] Tu bois de l'eau.
   *[other] { $seat } boit de l'eau.
}
water-given = { $seat ->
    [you] Tu donnes de l'eau à { $thirsty }.
   *[other] { $thirsty ->
        [you] { $seat } te donne de l'eau.
       *[other] { $seat } donne de l'eau à { $thirsty }.
    }
}
parasol-shaded = { $seat ->
    [you] Ton ombrelle t'épargne cette soif.
   *[other] L'ombrelle épargne cette soif à { $seat }.
}
    .brief = { $seat ->
    [you] Ton ombrelle t'aide.
   *[other] L'ombrelle aide { $seat }.
}
wounded = { $cause ->
    [fight] { wounded-seat } une blessure au combat, en tout { wounded-count }.
    [sharks] { wounded-seat } une morsure de requin, en tout { wounded-count }.
    [thirst] { wounded-seat } une blessure par la soif, en tout { wounded-count }.
   *[water] { wounded-seat } une blessure dans l'eau, en tout { wounded-count }.
}
    .brief = { $cause ->
    [sharks] { $seat ->
        [you] Morsure: tu as { wounded-count }.
       *[other] Morsure: { $seat } a { wounded-count }.
    }
   *[other] { wounded-seat } la blessure { $wounds } sur { $size }.
}
wounded-seat = { $seat ->
    [you] tu reçois
   *[other] { $seat } reçoit
}
wounded-count = { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} sur { $size }
fainted = { $seat ->
    [you] Tu perds connaissance.
   *[other] { $seat } perd connaissance.
}
died = { $seat ->
    [you] Tu meurs.
   *[other] { $seat } meurt.
}

## La fin

land-reached = Terre en vue avec { $birds } oiseaux, la partie est finie.
    .brief = Terre en vue, la partie est finie.
sea-won = Tous sont morts. La mer gagne, et personne ne marque.
goals-revealed = { $seat ->
    [you] Tu aimes { PIECE($love) } et tu détestes { PIECE($hate) }.
   *[other] { $seat } aime { PIECE($love) } et déteste { PIECE($hate) }.
}
    .brief = { $seat ->
    [you] Tu aimes { PIECE($love, form: "name") }, détestes { PIECE($hate, form: "name") }.
   *[other] { $seat } aime { PIECE($love, form: "name") }, déteste { PIECE($hate, form: "name") }.
}
scored-points = { $points ->
    [0] aucun point
    [one] un point
   *[other] { $points } points
}
survival-scored = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }, narcissique et psychopathe: { scored-points }.
       *[no] { survivor }, narcissique: { scored-points }.
    }
   *[no] { $psychopath ->
        [yes] { survivor }, psychopathe: { scored-points }.
       *[no] { survivor }: { scored-points }.
    }
}
    .brief = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }: { scored-points }.
       *[no] { survivor }, double: { scored-points }.
    }
   *[no] { survivor }: { scored-points }.
}
survivor = { $seat ->
    [you] tu survis
   *[other] { $seat } survit
}
treasure-scored = { $seat ->
    [you] Tu as { PIECES($cards) }{ treasure-doubled }: { scored-points }.
   *[other] { $seat } a { PIECES($cards) }{ treasure-doubled }: { scored-points }.
}
    .brief = { $seat ->
    [you] Toi
   *[other] { $seat }
}, { PIECES($cards, form: "bare") }: { scored-points }.
treasure-doubled = { $doubled ->
    [yes] , valeur double
   *[no] {""}
}
love-scored = { $seat ->
    [you] Tu aimes { PIECE($person) }, qui vit: { scored-points }.
   *[other] { $seat } aime { PIECE($person) }, qui vit: { scored-points }.
}
    .brief = { $seat ->
    [you] Toi
   *[other] { $seat }
}, amour vivant: { scored-points }.
hate-scored = { $seat ->
    [you] Tu détestes { PIECE($person) }, qui a péri: { scored-points }.
   *[other] { $seat } déteste { PIECE($person) }, qui a péri: { scored-points }.
}
    .brief = { $seat ->
    [you] Toi
   *[other] { $seat }
}, haine morte: { scored-points }.
ambivalence-scored = { $seat ->
    [you] Tu aimes et détestes { PIECE($person) }, { ambivalence-fate }: { scored-points }.
   *[other] { $seat } aime et déteste { PIECE($person) }, { ambivalence-fate }: { scored-points }.
}
    .brief = { $seat ->
    [you] Toi
   *[other] { $seat }
}, { $alive ->
    [yes] amour vivant: { scored-points }.
   *[no] haine morte: { scored-points }.
}
ambivalence-fate = { $alive ->
    [yes] qui vit
   *[no] qui a péri
}
deaths-scored = { $seat ->
    [you] Tu es psychopathe et marques pour la mort de { PIECES($dead, form: "bare") }: { scored-points }.
   *[other] { $seat } est psychopathe et marque pour la mort de { PIECES($dead, form: "bare") }: { scored-points }.
}
    .brief = { $seat ->
    [you] Toi
   *[other] { $seat }
}, psychopathe: { scored-points }.
game-scored = Totaux: { EACH($points, as: "seat-points") }.
    .brief = Points: { EACH($points, as: "seat-number") }.
seat-points = { $seat ->
    [you] toi
   *[other] { $seat }
} { $number ->
    [0] aucun point
    [one] un point
   *[other] { $number } points
}
game-won = { $seat ->
    [you] Tu gagnes la partie: { scored-points }.
   *[other] { $seat } gagne la partie: { scored-points }.
}
    .brief = { $seat ->
    [you] Tu gagnes la partie.
   *[other] { $seat } gagne la partie.
}
victory-shared = Victoire partagée, { scored-points } chacun: { EACH($winners, as: "seat-name") }.
    .brief = Victoire partagée: { EACH($winners, as: "seat-name") }.

## Ce qu'on peut demander

hand-held = { $hidden ->
    [none] { $shown ->
        [none] Tu n'as pas de carte.
       *[other] Ouvert: { PIECES($shown) }. Rien de caché.
    }
   *[other] { $shown ->
        [none] Caché: { PIECES($hidden) }. Rien d'ouvert.
       *[other] Caché: { PIECES($hidden) }. Ouvert: { PIECES($shown) }.
    }
}
    .brief = { $hidden ->
    [none] { $shown ->
        [none] Tu n'as pas de carte.
       *[other] Ouvert: { PIECES($shown, form: "bare") }.
    }
   *[other] { $shown ->
        [none] Caché: { PIECES($hidden, form: "bare") }.
       *[other] Caché: { PIECES($hidden, form: "bare") }. Ouvert: { PIECES($shown, form: "bare") }.
    }
}
seat-number = { $seat ->
    [you] toi
   *[other] { $seat }
} { $number ->
    [0] zéro
   *[other] { $number }
}
hand-sizes = Cartes cachées: { EACH($sizes, as: "seat-number") }.
choice-held = Au choix: { PIECES($cards) }.
    .brief = Choix: { PIECES($cards, form: "bare") }.
passed-on = Tu as passé { PIECES($cards) }.
    .brief = Passé: { PIECES($cards, form: "bare") }.
boat-holds = Depuis la proue: { EACH($seats, as: "seat-name") }.
birds-seen = Jour { $day }, { $birds ->
    [0] pas encore d'oiseau.
    [one] un oiseau jusqu'ici.
   *[other] { $birds } oiseaux jusqu'ici.
}
person-sits = { $state ->
    [dead] { $seat ->
        [you] Toi
       *[other] { $seat }
    }, sans vie{ person-open }.
    [unconscious] { $seat ->
        [you] Toi
       *[other] { $seat }
    }, sans connaissance{ person-did }{ person-open }.
   *[awake] { $seat ->
        [you] Toi
       *[other] { $seat }
    }, en éveil, { person-wounds }{ person-did }{ person-open }.
}
    .brief = { $state ->
    [dead] { $seat ->
        [you] Toi
       *[other] { $seat }
    }: sans vie{ person-cards }.
    [unconscious] { $seat ->
        [you] Toi
       *[other] { $seat }
    }: sans connaissance{ person-did }{ person-cards }.
   *[awake] { $seat ->
        [you] Toi
       *[other] { $seat }
    }: { $wounds ->
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
   *[other] , ouvert: { PIECES($shown) }
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
    Ouvert: { $shown ->
        [none] rien
       *[other] { PIECES($shown) }
    }. Caché: { person-hidden }.
}
    .brief = { $place ->
    [0] { person-name } au fond de la mer.
   *[other] { $seat ->
        [you] Toi
       *[other] { $seat }
    }: { $state ->
        [dead] sans vie
        [unconscious] sans connaissance
       *[awake] { $wounds ->
            [0] indemne
           *[other] { person-wounds }
        }
    }, place { $place }.
    Force { $strength }{ person-did }.
    Ouvert: { $shown ->
        [none] rien
       *[other] { PIECES($shown, form: "bare") }
    }. Caché: { person-hidden-brief }.
}
person-name = { $seat ->
    [you] Tu es
   *[other] { $seat } est
}
person-hidden = { $hidden ->
    [0] rien
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
    [0] rien
    [one] une carte
   *[other] { $hidden } cartes
}{ $known ->
    [none] {""}
   *[other] , { PIECES($known, form: "bare") }
}
swept-away-before = Au fond de la mer: { EACH($seats, as: "seat-name") }.
who-you-are = Tu es { PIECE($character) }, taille { $size }, survie { $survival }.
    .brief = Tu es { PIECE($character) }, taille { $size }.
goals-held = Tu aimes { PIECE($love) } et tu détestes { PIECE($hate) }.
    .brief = Tu aimes { PIECE($love, form: "name") }, détestes { PIECE($hate, form: "name") }.
seat-plays = { $seat ->
    [you] Tu es { PIECE($character) }.
   *[other] { $seat } est { PIECE($character) }.
}
    .brief = { $seat ->
    [you] Ton rôle: { PIECE($character, form: "name") }.
   *[other] { $seat } joue { PIECE($character, form: "name") }.
}
points-now = { $points ->
    [0] Si tout finissait maintenant, tu n'aurais aucun point.
   *[other] Si tout finissait maintenant, tu aurais { scored-points }.
}
    .brief = { $points ->
    [0] Pour l'instant tu n'as aucun point.
   *[other] Pour l'instant tu as { scored-points }.
}
no-points = Il n'y a pas de points à annoncer.
on-turn = Jour { $day }, { $stage ->
    [morning] matin: on choisit des provisions.
    [fight] { $seat ->
        [you] tu agis, et il y a un combat.
       *[other] { $seat } agit, il y a un combat.
    }
    [navigation] soir: on navigue.
   *[actions] { $seat ->
        [none] entre 2 actions.
        [you] tu agis.
       *[other] { $seat } agit.
    }
}
yet-to-act = Encore à agir: { EACH($seats, as: "seat-name") }.
    .brief = Ensuite: { EACH($seats, as: "seat-name") }.
game-finished = La partie est finie.
card-counts = À piocher: { $provisions ->
    [0] aucune provision
    [one] une provision
   *[other] { $provisions } provisions
}, { $navigation } cartes de navigation.
    Pile de rame: { $row_stack ->
    [0] aucune carte
    [one] une carte
   *[other] { $row_stack } cartes
}. Défausse: { $discard ->
    [0] aucune provision
    [one] une provision
   *[other] { $discard } provisions
}.
    .brief = { $provisions ->
    [0] Plus de provisions
    [one] À piocher: une provision
   *[other] À piocher: { $provisions } provisions
}. Défausse: { $discard ->
    [0] rien
    [one] une
   *[other] { $discard }
}.
    Pile de rame: { $row_stack ->
    [0] aucune carte
    [one] une carte
   *[other] { $row_stack } cartes
}.
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
    [swims] Tombe à la mer sans blessure.
    [steals] Prend des cartes cachées sans combat.
   *[none] {""}
}
about-provision = { PIECE($card, form: "name") }: { provision-use }.
    Dans le jeu: { provision-count }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }. { $count ->
    [one] Une carte.
   *[other] { $count } cartes.
}
provision-count = { $count ->
    [one] une seule carte
   *[other] { $count } cartes
}
provision-use = { $kind ->
    [water] se dépense contre une soif de n'importe qui
    [cash] rapporte un point, et 2 points au Capitaine
    [jewel] un rapporte un point, 2 font 4 points, 3 font 8 points, le double pour la Lady
    [painting] son numéro en points, le double pour Stephen
    [medical-kit] soigne une blessure d'un vivant, comme action
    [oar] ouverte, elle donne une carte de plus pour ramer, au combat elle ajoute un à la force
    [chum] jeté dans l'eau, ou ouvert quand tu tombes, il attire les requins
    [flare-gun] cherche des oiseaux sur 3 cartes, ou ajoute 8 à la force dans un combat
    [parasol] s'ouvre par une action, puis épargne une soif par jour
    [compass] une carte de plus au choix pour qui navigue
    [life-preserver] ouverte, elle t'épargne la blessure dans l'eau, et elle peut se lancer
   *[weapon] ajoute { $weapon } à la force dans un combat
}
provision-use-brief = { $kind ->
    [water] contre la soif
    [cash] un point par carte
    [jewel] un, 4 ou 8 points
    [painting] son numéro en points
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
    [you] Ouvert devant toi: { PIECE($card, $count) }.
   *[other] Ouvert devant { $seat }: { PIECE($card, $count) }.
}
    .brief = { $seat ->
    [you] Devant toi: { PIECE($card, $count) }.
   *[other] Devant { $seat }: { PIECE($card, $count) }.
}
hidden-at = { $seat ->
    [you] Caché dans ta main: { PIECE($card, $count) }.
   *[other] Caché dans la main de { $seat }, au moins: { PIECE($card, $count) }.
}
    .brief = { $seat ->
    [you] Dans ta main: { PIECE($card, $count) }.
   *[other] Main de { $seat }: { PIECE($card, $count) }.
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

## Ce qui est demandé

ask-draft = {""}
    .full = Garde une de ces cartes, les autres passent plus loin.
prompt-draft = Que gardes-tu?
ask-turn = {""}
    .full = Rame, change de place, détrousse, utilise une carte ou ne fais rien. Avant, tu peux échanger et montrer des cartes.
prompt-turn = Ton action?
ask-row = Choisis pour la pile de rame, le reste repart: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-row = Que gardes-tu?
moves-row = Nomme les cartes pour la pile de rame, par leur nom ou leur place, ou rien.
    .brief = Nomme les cartes à garder, ou rien.
hint-row = { $count ->
    [0] Mon conseil: tout remettre sous la pile.
   *[other] Mon conseil: garder { PIECES($cards, form: "bare") }.
}
ask-heal = À soigner: { PIECES($cards, form: "bare") }.
prompt-heal = Qui soignes-tu?
ask-show = Tu peux ouvrir { PIECES($cards) }, ou taper non.
    .brief = {""}
prompt-show = Que montres-tu?
ask-swap = {""}
    .full = Tu peux changer de place: { PIECES($cards, form: "bare") }.
prompt-swap = Avec qui changer?
ask-mug = {""}
    .full = Ceux qui ont des cartes: { PIECES($cards, form: "bare") }.
prompt-mug = Qui détrousses-tu?
ask-loot = Ouvert: { PIECES($cards) }.
    .brief = Ouvert: { PIECES($cards, form: "bare") }.
prompt-loot = Que prends-tu?
ask-consent = {""}
    .full = Cède, ou refuse et bats-toi. Ensuite, plus personne ne peut changer d'avis.
prompt-consent = Céder ou combattre?
ask-join = {""}
    .full = Attaque, défends ou reste en dehors. Avant, tu peux exiger un prix, ou offrir une carte à quelqu'un.
prompt-join = Attaquer, défendre?
ask-weapon = {""}
    .full = Joue une arme de ta main, ou tape non.{ $may-bribe ->
    [yes] {" "}Avant, tu peux offrir une carte à quelqu'un, contre son aide ou pour qu'il reste en dehors.
   *[no] {""}
}
prompt-weapon = { $may-bribe ->
    [yes] Arme ou offrir?
   *[no] Quelle arme?
}
ask-help = {""}
    .full = Que ferais-tu pour une carte: attaquer, défendre, ou rester en dehors?
prompt-help = Pour faire quoi?
ask-price = {""}
    .full = Nomme la carte que tu veux en échange.
prompt-price = Pour quelle carte?
ask-terms = {""}
    .full = Même si tu promets, tu décides seulement après le combat.
prompt-terms = Le promets-tu?
ask-bribe = {""}
    .full = À qui offres-tu une carte? Nomme aussi la carte si tu veux.
prompt-bribe = Offrir à qui?
ask-stake = {""}
    .full = Nomme une carte que tu as, ou offre une carte cachée sans la nommer.
prompt-stake = Offrir quelle carte?
ask-service = {""}
    .full = En échange de quoi: se battre avec toi, ou rester en dehors?
prompt-service = Pour faire quoi?
ask-pay = {""}
    .full = Donne la carte devant tous, donnes-en une cachée, ou tape non.
prompt-pay = Donner la carte?
ask-slip = {""}
    .full = Vous deux seuls saurez quelle carte c'est.
prompt-slip = Laquelle, cachée?
ask-market = {""}
    .full = Avant la prochaine action, tu peux échanger et montrer des cartes.
prompt-market = Échanger ou fini?
ask-partner = {""}
    .full = Tu peux échanger avec { PIECES($cards, form: "bare") }.
prompt-partner = Échanger avec qui?
ask-give = Tu peux donner { PIECES($cards) }{ $least ->
    [0] , ou rien.
   *[other] .
}
    .brief = {""}
prompt-give = Que donnes-tu?
moves-give = Nomme les cartes que tu donnes, par leur nom ou leur place{ $least ->
    [0] , ou rien.
   *[other] .
}
    .brief = Nomme les cartes à donner{ $least ->
    [0] , ou rien.
   *[other] .
}
hint-give = { $count ->
    [0] Mon conseil: ne rien donner.
   *[other] Mon conseil: donner { PIECES($cards) }.
}
ask-want = {""}
    .full = Nomme ce que tu veux, au plus { $most ->
    [one] une carte
   *[other] { $most } cartes
}{ $least ->
    [0] , ou rien.
   *[other] .
}
prompt-want = Que veux-tu?
moves-want = Nomme au plus { $most ->
    [one] une carte
   *[other] { $most } cartes
} que tu veux{ $least ->
    [0] , ou rien.
   *[other] .
}
    .brief = Nomme au plus { $most ->
    [one] une carte
   *[other] { $most } cartes
}{ $least ->
    [0] , ou rien.
   *[other] .
}
hint-want = { $count ->
    [0] Mon conseil: ne rien demander.
   *[other] Mon conseil: demander { PIECES($cards) }.
}
ask-cover = Peuvent passer face cachée: { PIECES($cards, form: "bare") }.
    .brief = {""}
prompt-cover = Lesquelles cachées?
moves-cover = Nomme les cartes qui passent face cachée, par leur nom ou leur place.
    .brief = Nomme les cartes qui restent cachées.
hint-cover = Mon conseil: cacher { PIECES($cards, form: "bare") }.
ask-deal = {""}
prompt-deal = Oui ou non?
ask-steer = {""}
    .full = Choisis la carte du jour. Les autres repartent sous la pile.
prompt-steer = Quel cap suis-tu?
ask-sea = {""}
    .full = Joue un appât ou lance la bouée, ou tape non.
prompt-sea = Appât ou bouée?
ask-throw = Dans l'eau: { PIECES($cards, form: "bare") }.
prompt-throw = À qui la bouée?
ask-drink = {""}
    .full = Dépense de l'eau ou utilise une ombrelle ouverte contre la soif, ou tape non.
prompt-drink = Contre la soif?
ask-water = {""}
    .full = Tape eau pour donner de l'eau, ou tape non.
prompt-water = De l'eau ou non?

choice-nothing = rien
choice-row = ramer
choice-swap = changer de place
choice-mug = détrousser
choice-trade = échanger
choice-slip = glisser
choice-later = soir
choice-show = montrer
choice-hidden = une carte cachée
choice-agree = céder
choice-fight = combattre
choice-attack = attaquer
choice-defend = défendre
choice-out = dehors
choice-promise = exiger
choice-bribe = offrir
choice-aid = soutenir
choice-done = fini
choice-top = la carte du dessus
typed-nothing = rien aucune attendre attends passer passe
typed-row = ramer rame rames
typed-swap = changer change permuter
typed-mug = détrousser détrousse voler vole
typed-trade = échanger échange troc troquer troque offrir offre cadeau
typed-slip = glisser glisse secrètement
typed-later = soir tard
typed-show = montrer montre dévoiler dévoile
typed-hidden = cachée caché cacher secrète
typed-agree = céder cède accepter accepte accord oui o
typed-fight = combattre combat combats refuser refuse bats battre non
typed-attack = attaquer attaque attaquant
typed-defend = défendre défends défend défense défenseur
typed-out = dehors neutre non rien passer passe
typed-promise = exiger exige demander demande prix promettre promets promesse
typed-bribe = offrir offre soudoyer soudoie acheter achète
typed-aid = soutenir soutien soutiens aiderait
typed-done = fini finir terminer terminé prêt continuer continue non rien passer passe
typed-top = dessus première haut
typed-yes = oui o accepter accepte accord
typed-no = non rien aucune refuser refuse passer passe

## Refus

refused-alone = Il n'y a personne d'autre dans le canot.
refused-nobody-has-cards = Personne d'autre à bord n'a de carte.
refused-nobody-to-trade-with = Il n'y a personne pour un échange.
refused-trading-now = Tu es déjà en train d'échanger.
refused-wished = Tu l'as déjà dit.
refused-nothing-to-show = Tu n'as pas de carte cachée que tu puisses ouvrir.
    .brief = Tu n'as pas de carte à ouvrir.
refused-nobody-wounded = Aucun vivant n'a de blessure.
refused-already-open = Ton ombrelle est déjà ouverte.
refused-not-owned = Tu n'as pas cette carte. Tape possible pour entendre tes choix.
    .brief = Tu n'as pas cette carte.
refused-cannot-pay = Tu n'as pas ce qui est demandé, tu peux donc seulement dire non.
    .brief = Il te manque de quoi payer, dis non.

## Les options de la table

option-psychopath = Quels morts comptent pour un psychopathe?
option-psychopath-all = tous les autres
option-psychopath-spare-love = tous sauf son amour
option-psychopath-3 = 3 points chacun
option-psychopath-more = D'après la règle, la taille de chaque autre mort rapporte des points à un psychopathe, mais certains ne comptent pas son amour, et d'autres comptent 3 points par mort, toujours sans son amour.
table-psychopath-spare-love = La mort de son amour ne rapporte rien à un psychopathe.
    .brief = Psychopathe: rien pour son amour mort.
table-psychopath-3 = Chaque mort rapporte 3 points à un psychopathe, sauf celle de son amour.
    .brief = Pour un psychopathe, 3 points par mort.
option-drowned = Que devient le corps de qui se noie sans connaissance?
option-drowned-back = il revient à bord
option-drowned-gone = la mer l'emporte
option-drowned-more = Qui tombe à la mer sans connaissance se noie: d'après la règle, le corps revient à bord avec ses cartes cachées, mais certains laissent la mer l'emporter avec sa place et toutes ses cartes.
table-drowned-gone = La mer emporte qui tombe sans connaissance, avec toutes ses cartes.
    .brief = La mer emporte les noyés.
option-preserver = À qui peut-on lancer la bouée?
option-preserver-living = à tous les vivants
option-preserver-conscious = à qui est conscient
option-preserver-more = D'après la règle, tous ceux qui sont à la mer en vie peuvent recevoir la bouée, même sans connaissance, mais certains la réservent à qui peut l'attraper.
table-preserver-conscious = On ne lance la bouée qu'à ceux qui sont conscients.
    .brief = La bouée est pour qui est conscient.
option-swimmer = Et si Frenchy tombe à la mer sans connaissance?
option-swimmer-conscious = Frenchy se noie
option-swimmer-always = Frenchy nage
option-swimmer-more = La règle dit que la mer ne fait aucun mal à Frenchy, et aussi qu'elle tue qui est sans connaissance, alors Frenchy se noie sans connaissance, ou nage quand même.
table-swimmer-always = Frenchy revient à la nage même sans connaissance.
    .brief = Frenchy nage même sans connaissance.
option-trading = Qui peut proposer des échanges?
option-trading-free = qui le dit
option-trading-turn = qui agit
option-trading-open = tous, interrogés avant chaque action
option-trading-more = Selon la règle, tous peuvent échanger de la première à la dernière action, sauf en combat: la table attend qui le dit. Sinon, seul qui agit le peut, ou tous sont interrogés avant chaque action.
table-trading-turn = Seul qui agit peut échanger.
table-trading-open = Avant chaque action, on demande à tous s'ils veulent échanger.
    .brief = On demande à tous avant chaque action.
option-bribes = Les cartes promises au combat sont-elles données?
option-bribes-paid = juste après
option-bribes-announced = seulement annoncées
option-bribes-more = Selon la règle, qui promet une carte au combat peut la donner juste après, et seulement annoncées veut dire qu'on dit un prix sans que rien ne suive.
table-bribes-announced = Au combat, les promesses ne sont qu'annoncées.
    .brief = Promesses seulement annoncées.

how-to-answer = À ton tour, tape ramer, changer, détrousser, rien, ou une carte, par exemple pistolet.
    Échanger et montrer ne coûtent aucune action, tape-les donc avant. Glisser, c'est échanger en cachette.
    Tape échanger aussi au tour des autres, ou soir pour échanger après la dernière action.
    Tout tient sur une ligne, par exemple détrousser Second couteau, ou trousse Gamin.
    Nomme les gens par leur personnage.
    Tape canot pour entendre tout le monde, et canot Second pour une seule personne.

## Pourquoi ce conseil

spares-you = Cela te met à l'abri du danger.
spares-love = { $seat ->
    [you] Cela te met à l'abri, toi que tu aimes.
   *[other] Cela met à l'abri { $seat }, que tu aimes.
}
    .brief = Cela met ton amour à l'abri.
harms-hate = { $seat ->
    [you] Cela peut te nuire, ce qui te rapporterait des points à la fin.
   *[other] Cela peut nuire à { $seat }, ce qui te rapporterait des points à la fin.
}
    .brief = { $seat ->
    [you] Cela peut te nuire, pour tes points.
   *[other] Pour tes points, cela nuit à { $seat }.
}
gains-nothing = Tu n'y gagnes rien, quoi qu'il arrive aux autres.
    .brief = Tu n'y gagnes rien.
nears-land = { $birds ->
    [one] Cette carte montre un oiseau, le premier.
   *[other] Cette carte montre un oiseau, cela en fait { $birds }.
}
    .brief = { $birds ->
    [one] C'est le premier oiseau.
   *[other] Un oiseau, cela en fait { $birds }.
}
delays-land = Tu as quelque chose à gagner à rester encore en mer.
    .brief = D'autres jours en mer te servent.
chooses-course = Qui rame choisit les cartes de navigation qui entrent en jeu.
    .brief = Qui rame choisit les caps.
leaves-to-chance = Aucune de ces cartes ne vaut mieux pour toi qu'une carte inconnue.
    .brief = Une carte inconnue te va aussi bien.
better-seat = Au plus près de la poupe, c'est toi qui choisis le cap.
    .brief = Près de la poupe, tu navigues.
chooses-first = Plus près de la proue, on choisit plus tôt le matin.
    .brief = À la proue on choisit plus tôt.
avoids-thirst = Qui rame ou se bat peut avoir soif ce soir.
    .brief = Ramer ou se battre peut donner soif.
water-needed = Tu auras soif un de ces prochains jours.
    .brief = Un jour ou l'autre, tu auras soif.
needs-own-water = Tu as besoin de ton eau pour toi.
treasure-counts = Avec ce que tu as, { PIECE($card) } te rapporterait { scored-points } de plus.
    .brief = { PIECE($card) } te rapporte { scored-points }.
gets-weapon = { PIECE($card) } ajouterait { $size ->
    [one] un
   *[other] { $size }
} à ta force.
    .brief = { PIECE($card, form: "name") }: force { $size } de plus.
useful-card = De tout ce qui est au choix, c'est { PIECE($card) } qui te sert le plus.
    .brief = { PIECE($card) } te sert le plus.
may-find = { $cards ->
    [one] { $seat ->
        [you] Ta carte cachée peut te servir.
       *[other] La carte cachée de { $seat } peut te servir.
    }
   *[other] { $seat ->
        [you] Parmi tes { $cards } cartes cachées, une peut te servir.
       *[other] Parmi les { $cards } cartes cachées de { $seat }, une peut te servir.
    }
}
    .brief = { $cards ->
    [one] { $seat ->
        [you] Ta carte peut te servir.
       *[other] La carte de { $seat } peut te servir.
    }
   *[other] { $seat ->
        [you] Tes { $cards } cartes peuvent te servir.
       *[other] { $cards } cartes de { $seat } peuvent servir.
    }
}
keeps-cards = Tu donnerais plus que tu ne reçois.
hides-cards = Ce que personne ne voit, personne ne peut l'exiger de toi.
    .brief = Nul ne peut exiger ce qui est caché.
good-trade = { $get ->
    [none] Ce que tu reçois vaut plus pour toi que ce que tu donnes.
   *[other] Tu reçois { PIECES($get) }, et cela vaut plus pour toi que ce que tu donnes.
}
    .brief = Tu reçois plus que tu ne donnes.
strong-enough = Ton camp peut avoir une force de { $own }, l'autre camp a { $other }.
    .brief = Force: { $own } pour toi, { $other } en face.
too-weak = L'autre camp a une force de { $other }, le tien peut avoir seulement { $own }.
    .brief = Force: seulement { $own } contre { $other }.
nothing-better = Tout le reste vaudrait moins pour toi.
helps-ally = { $seat } a déjà été de ton côté.
    .brief = { $seat } a déjà été de ton côté.
card-promised = { $seat } t'a promis une carte pour cela.
keeps-word = Qui tient parole sera aidé de nouveau.
