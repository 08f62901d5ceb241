## Navigation

compass-used = { DOES($seat, you: "Tu utilises", other: "utilise") } la boussole.
course-set = { $seat ->
    [none] Personne ne navigue: { course-name }.
    [you] Tu suis le { course-name }.
   *[other] { $seat } suit le { course-name }.
} { course-falls } { course-thirst }
    .brief = { $seat ->
    [none] Sans navigateur: { course-name-brief }.
    [you] {""}
   *[other] { $seat } suit le { course-name-brief }.
}
    .braille = { $seat ->
    [none] Personne ne barre: { PIECE($card) }.
    [you] {""}
   *[other] { $seat } suit { PIECE($card) }.
}
fell-overboard = { DOES($seat, you: "Tu tombes", other: "tombe") } par-dessus bord.
    .braille = Par-dessus bord: { SEAT($seat) }.
fell-overboard-part = { SEAT($seat) }
fell-overboard-in-braille = Par-dessus bord: { $parts }.
preserver-thrown = { $target ->
    [you] { DOES($seat, you: "Tu gardes la bouée pour toi", other: "te lance la bouée, et tu l'as") }.
   *[other] { DOES($seat, you: "Tu lances", other: "lance") } la bouée, { $target } l'attrape.
}
    .brief = { DOES($target, you: "Tu reçois", other: "reçoit") } la bouée.
chum-played = { DOES($seat, you: "Tu jettes", other: "jette") } un appât dans l'eau.
    .brief = { DOES($seat, you: "Tu jettes", other: "jette") } un appât.
sharks-came = Des requins mordent tous ceux qui sont dans l'eau.
cards-lost = { $seat ->
    [you] La mer te prend { PIECES($cards) }.
   *[other] La mer prend { PIECES($cards) } { SEAT($seat, case: "to") }.
}
    .brief = { DOES($seat, you: "Tu perds", other: "perd") }: { PIECES($cards, form: "bare") }.
saved-by-preserver = { $seat ->
    [you] La bouée te sauve.
   *[other] La bouée sauve { $seat }.
}
    .full = { $seat ->
    [you] La bouée te protège dans l'eau.
   *[other] La bouée protège { $seat } dans l'eau.
}
swam-back = { DOES($seat, you: "Tu reviens à la nage, sans blessure", other: "revient à la nage, indemne") }.
drowned = { DOES($seat, you: "Tu te noies, et ton", other: "se noie, et son") } corps est ramené à bord.
    .brief = { DOES($seat, you: "Tu te noies", other: "se noie") }.
swept-away = { $was_dead ->
    [yes] { $seat ->
        [you] La mer emporte ton corps{ swept-cards }.
       *[other] La mer emporte le corps { SEAT($seat, case: "of") }{ swept-cards }.
    }
   *[no] { $seat ->
        [you] Tu te noies, et la mer t'emporte{ swept-cards }.
       *[other] { $seat } se noie, et la mer l'emporte{ swept-cards }.
    }
}
    .brief = { $was_dead ->
    [yes] { $seat ->
        [you] La mer emporte ton corps.
       *[other] La mer emporte le corps { SEAT($seat, case: "of") }.
    }
   *[no] { DOES($seat, you: "Tu te noies", other: "se noie") }.
}
swept-cards = { $cards ->
    [none] {""}
   *[other] {" "}avec { PIECES($cards) }
}
got-thirsty = { DOES($seat, you: "Tu as", other: "a") } soif{ $cause ->
    [row] {" "}après avoir ramé.
    [fight] {" "}après le combat.
   *[name] .
}
    .brief = {""}
    .full = { DOES($seat, you: "Tu as", other: "a") } soif{ $cause ->
    [row] {" "}après avoir ramé.
    [fight] {" "}après le combat.
   *[name] , comme le dit la carte.
}
drank-water = { DOES($seat, you: "Tu bois", other: "boit") } { drank-what }{ $cause ->
    [row] {" "}après avoir ramé.
    [fight] {" "}après le combat.
   *[name] .
}
    .brief = { $seat ->
        [you] Tu bois.
       *[other] {""}
    }
drank-what = { $again ->
    [yes] encore de l'eau
   *[no] de l'eau
}
water-given = { $seat ->
    [you] Tu donnes de l'eau { SEAT($thirsty, case: "to") }{ given-why }
   *[other] { $thirsty ->
        [you] { $seat } te donne de l'eau{ given-why }
       *[other] { $seat } donne de l'eau { SEAT($thirsty, case: "to") }{ given-why }
    }
}
    .brief = { $seat ->
    [you] Tu donnes de l'eau { SEAT($thirsty, case: "to") }.
   *[other] { $thirsty ->
        [you] { $seat } te donne de l'eau.
       *[other] { $seat } donne de l'eau { SEAT($thirsty, case: "to") }.
    }
}
given-why = { $cause ->
    [row] {" "}contre la soif d'avoir ramé.
    [fight] {" "}contre la soif d'avoir combattu.
   *[name] .
}
parasol-shaded = { $seat ->
    [you] Ton ombrelle t'épargne cette soif.
   *[other] L'ombrelle épargne cette soif { SEAT($seat, case: "to") }.
}
    .brief = { $seat ->
    [you] Ton ombrelle t'aide.
   *[other] L'ombrelle aide { $seat }.
}
wounded = { wounded-seat } { $cause ->
    [fight] une blessure au combat
    [sharks] une morsure de requin
    [thirst] une blessure due à la soif
   *[water] une blessure dans l'eau
}, { $wounds ->
    [one] { $cause ->
        [sharks] la première blessure
       *[other] la première
    } sur { $size }
   *[other] en tout { wounded-count }
}.
    .brief = { $cause ->
    [sharks] { $seat ->
        [you] Morsure: tu as { wounded-count }.
       *[other] Morsure: { $seat } a { wounded-count }.
    }
   *[other] { wounded-seat } la blessure { $wounds } sur { $size }.
}
    .braille = { SEAT($seat, form: "name") }: blessure { $wounds } sur { $size }.
wounded-in-braille = Blessures: { $parts }.
wounded-seat = { DOES($seat, you: "tu reçois", other: "reçoit") }
wounded-count = { $wounds ->
    [one] une blessure
   *[other] { $wounds } blessures
} sur { $size }
wounded-part = { SEAT($seat, form: "name") } { $wounds } sur { $size }
wounded-several = { $lines }
    .brief = Blessures: { $parts }.
fainted = { DOES($seat, you: "Tu perds", other: "perd") } connaissance.
died = { DOES($seat, you: "Tu meurs", other: "meurt") }.

## The end

land-reached = Terre en vue avec { $birds } oiseaux, la partie est finie.
    .brief = Terre en vue, la partie est finie.
sea-won = Tous sont morts. La mer gagne, et personne ne marque.
goals-revealed = { goals-dealt }
    .brief = { goals-dealt.brief }
survival-scored = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }, narcissique et psychopathe: { COUNT($points, as: "points") }.
       *[no] { survivor }, narcissique: { COUNT($points, as: "points") }.
    }
   *[no] { $psychopath ->
        [yes] { survivor }, psychopathe: { COUNT($points, as: "points") }.
       *[no] { survivor }: { COUNT($points, as: "points") }.
    }
}
    .brief = { $narcissist ->
    [yes] { $psychopath ->
        [yes] { survivor }: { COUNT($points, as: "points") }.
       *[no] { survivor }, double: { COUNT($points, as: "points") }.
    }
   *[no] { survivor }: { COUNT($points, as: "points") }.
}
survivor = { DOES($seat, you: "tu survis", other: "survit") }
treasure-scored = { DOES($seat, you: "Tu as", other: "a") } { PIECES($cards) }{ treasure-doubled }: { COUNT($points, as: "points") }.
    .brief = { seat-name }, { PIECES($cards, form: "bare") }: { COUNT($points, as: "points") }.
treasure-doubled = { $doubled ->
    [yes] , valeur double
   *[no] {""}
}
love-scored = { $seat ->
    [you] Ton amour
   *[other] L'amour { SEAT($seat, case: "of") }
} est en vie: { COUNT($points, as: "points") }.
    .brief = { seat-name }, amour vivant: { COUNT($points, as: "points") }.
hate-scored = { $seat ->
    [you] Ton ennemi
   *[other] L'ennemi { SEAT($seat, case: "of") }
} a péri: { COUNT($points, as: "points") }.
    .brief = { seat-name }, ennemi mort: { COUNT($points, as: "points") }.
ambivalence-scored = { $alive ->
    [yes] { love-scored }
   *[no] { hate-scored }
}
    .brief = { seat-name }, { $alive ->
    [yes] amour vivant: { COUNT($points, as: "points") }.
   *[no] ennemi mort: { COUNT($points, as: "points") }.
}
deaths-scored = { $seat ->
    [you] Comme psychopathe, tu marques { COUNT($points, as: "points") }.
   *[other] Comme psychopathe, { $seat } marque { COUNT($points, as: "points") }.
} Morts: { PIECES($dead) }.
    .brief = { seat-name }, psychopathe: { COUNT($points, as: "points") }.
game-scored = Total des points: { EACH($points, as: "seat-number") }.
    .full = Totaux: { EACH($points, as: "seat-points") }.
    .brief = Points: { EACH($points, as: "seat-number") }.
seat-points = { seat-name } { COUNT($number, as: "points") }
game-won = { DOES($seat, you: "Tu gagnes", other: "gagne") } la partie.
    .full = { DOES($seat, you: "Tu gagnes", other: "gagne") } la partie: { COUNT($points, as: "points") }.
victory-shared = Victoire partagée: { EACH($winners, as: "seat-name") }.
    .full = Victoire partagée, { COUNT($points, as: "points") } chacun: { EACH($winners, as: "seat-name") }.
