## What happens

sets-added = { $count ->
    [one] Il y a un jeu de dominos de plus que dans la boîte.
   *[other] Il y a { $count } jeux de dominos de plus que dans la boîte.
}
    .brief = { $count ->
    [one] Un jeu de dominos de plus.
   *[other] { $count } jeux de dominos de plus.
}
starter-chosen = { $by_lot ->
    [yes] { $seat ->
        [you] Le sort te désigne.
       *[other] Le sort désigne { $seat }.
    }
   *[no] { DOES($seat, you: "Tu commences", other: "commence") }.
}
    .brief = {""}
hand-drawn = { DOES($seat, you: "Tes", other: "a ces") } dominos: { DOMINOES($dominoes) }.
    .brief = { $seat ->
    [you] Tes dominos: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
pair-laid = { DOES($seat, you: "Tu commences", other: "commence") } par { PIECE($bottle) } en { $bottle_place } et { PIECE($mix) } en { $mix_place }.
    .brief = { DOES($seat, you: "Tu poses", other: "pose") } { PIECE($bottle, form: "code") } { $bottle_place }, { PIECE($mix, form: "code") } { $mix_place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($bottle) } { $bottle_place } { PIECE($mix) } { $mix_place }.
}
turn-began = {""}
    .full = { $seat ->
    [you] Tour { $number }, le tien.
   *[other] Tour { $number }, { $seat }.
}
placed = { DOES($seat, you: "Tu poses", other: "pose") } { PIECE($drink) } en { $place }.
    .brief = { DOES($seat, you: "Tu poses", other: "pose") } { PIECE($drink, form: "code") } { $place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { $seat } { PIECE($drink) } { $place }.
}
taken = { DOES($seat, you: "Tu retires", other: "retire") } { PIECE($drink) } de { $place }.
    .brief = { DOES($seat, you: "Tu retires", other: "retire") } { PIECE($drink, form: "code") } { $place }.
    .braille = { $seat ->
    [you] {""}
   *[other] { taken.brief }
}
table-reaches = La table va de { $first } à { $last }, { $columns ->
    [one] une colonne
   *[other] { $columns } colonnes
} et { $rows ->
    [one] une rangée.
   *[other] { $rows } rangées.
}
    .brief = La table va de { $first } à { $last }.
table-grew = {""}
    .full = La table va maintenant de { $first } à { $last }.
filled = { $chosen ->
    [yes] { DOES($seat, you: "Tu combles", other: "comble") } { $place } avec { PIECE($drink) }.
   *[no] {""}
}
    .brief = { $chosen ->
    [yes] { DOES($seat, you: "Tu combles", other: "comble") } { $place } avec { PIECE($drink, form: "code") }.
   *[no] {""}
}
    .full = { $chosen ->
    [yes] { DOES($seat, you: "Tu combles", other: "comble") } { $place } avec { PIECE($drink) }
   *[no] { $again ->
        [yes] En { $place } revient { PIECE($drink) }
       *[no] En { $place } vient { PIECE($drink) }
    }
}, entre { PIECES($because) }.
    .braille = { $chosen ->
    [yes] { $seat ->
        [you] {""}
       *[other] { $seat } comble { PIECE($drink) } { $place }.
    }
   *[no] {""}
}
chain-filled = Comblé: { LAID($drinks) }.
    .brief = Comblé: { LAID($drinks, form: "code") }.
    .full = {""}
    .braille = Comblé: { LAID($drinks) }.
gap-stays = { $reason ->
    [stack-empty] Le trou { $place } reste vide, sa boisson est épuisée.
   *[equal-bottles] Le trou { $place } reste vide, entre { PIECES($touched) }.
}
    .brief = {""}
stack-low = Pile { PIECE($bottle, form: "name") } et { PIECE($mix, form: "name") }: { $left ->
    [0] elle est épuisée.
    [4] une carte rose est utilisée.
   *[other] il reste seulement les cartes roses.
}
    .brief = {""}
pattern-found = { DOES($seat, you: "Ton motif est", other: "a son motif") } sur la table.
    .braille = { $seat ->
    [you] Ton motif y est.
   *[other] { pattern-found }
}
claimed = { DOES($seat, you: "Tu annonces", other: "annonce") } { $block }.
    .brief = {""}
    .full = { DOES($seat, you: "Tu annonces ton", other: "annonce son") } motif { $block }: { DOMINOES($dominoes) }.
claimed-part = { SEAT($seat) } { $block }
claimed-several = { $lead }, { $rest }.
point-scored = { $seat ->
    [you] Tu mets { DOMINOES($domino) } de côté et tu as
   *[other] { $seat } met { DOMINOES($domino) } de côté et a
} { $points ->
    [one] un point.
   *[other] { $points } points.
}
    .brief = { DOES($seat, you: "Tu marques", other: "marque") }, { $points ->
    [one] un point.
   *[other] { $points } points.
}
    .braille = Points: { point-scored-part.brief }.
point-scored-part = { $seat ->
    [you] toi { DOMINOES($domino) } et tu as
   *[other] { $seat } { DOMINOES($domino) } et a
} { $points }
    .brief = { SEAT($seat) } { $points }
point-scored-several = { $lead }, { $rest }.
    .brief = Points: { $parts }.
clearing-due = Pile { PIECE($bottle, form: "name") } et { PIECE($mix, form: "name") }, { $left ->
    [0] épuisée
    [one] il ne reste qu'une carte
   *[other] il ne reste que { $left } cartes
}: { DOES($seat, you: "tu débarrasses", other: "débarrasse") }.
    .brief = Pile { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { DOES($seat, you: "tu débarrasses", other: "débarrasse") }.
line-chosen = { DOES($seat, you: "Tu débarrasses", other: "débarrasse") } { $line ->
    [column] la colonne { $name }, et les 2 côtés sont égaux.
   *[row] la rangée { $name }, et les 2 côtés sont égaux.
}
    .brief = { DOES($seat, you: "Tu débarrasses", other: "débarrasse") } { $line ->
    [column] la colonne { $name }.
   *[row] la rangée { $name }.
}
    .braille = { $seat ->
    [you] {""}
   *[other] { line-chosen.brief }
}
cleared = { DOES($seat, you: "Tu débarrasses", other: "débarrasse") } { $line ->
    [column] la colonne { $name }
   *[row] la rangée { $name }
}: { $returned ->
    [one] une carte part
   *[other] { $returned } cartes partent
}, { $left } restent { $stays ->
    [left] à gauche.
    [right] à droite.
    [above] en haut.
   *[below] en bas.
}
    .brief = { DOES($seat, you: "Tu vides", other: "vide") } { $line ->
    [column] la colonne { $name }
   *[row] la rangée { $name }
}, { $left } restent.
nothing-to-clear = Aucune colonne ni rangée ne convient, on débarrassera plus tard.
    .brief = Rien à débarrasser pour l'instant.
game-won = { DOES($seat, you: "Tu gagnes", other: "gagne") } avec { $points } points.
    .brief = { DOES($seat, you: "Tu gagnes", other: "gagne") }.
victory-shared = Victoire partagée, avec { $points } points chacun: { EACH($seats, as: "seat-name") }.
    .brief = Victoire partagée: { EACH($seats, as: "seat-name") }.
