## What can be asked

legend-signs = Une lettre est une bouteille, et deux sont leur mélange. Un domino est sa bouteille, suivie de son mélange.
no-dominoes = Tu n'as pas de dominos.
hand-held = Tes dominos: { DOMINOES($dominoes) }.
    { $points ->
    [0] Tu n'as encore aucun point.
    [one] Tu as un point.
   *[other] Tu as { $points } points.
}
    .brief = Tes dominos: { DOMINOES($dominoes, form: "code") }.
pattern-lies = Ton motif se trouve { $block }.
pattern-somewhere = Ton motif est sur la table.
pattern-nowhere = Ton motif n'est pas sur la table.
pictures-made = Tes dominos forment { $count ->
    [0] zéro motif.
    [one] un motif, qu'on peut aussi tourner ou voir en miroir.
   *[other] { $count } motifs, qu'on peut aussi tourner ou voir en miroir.
}
    .brief = Tes dominos forment { $count ->
    [0] zéro motif.
    [one] un motif.
   *[other] { $count } motifs.
}
picture-made = En haut { RUN($above) }, en bas { RUN($below) }.
    .brief = En haut { RUN($above, form: "code") }, en bas { RUN($below, form: "code") }.
table-empty = Il n'y a encore rien sur la table.
line-lies = { $line ->
    [column] Colonne { $name } à partir de { $first }: { RUN($cells) }.
   *[row] Rangée { $name } à partir de { $first }: { RUN($cells) }.
}
    .brief = { $line ->
    [column] Colonne { $name } dès { $first }: { RUN($cells, form: "code") }.
   *[row] Rangée { $name } dès { $first }: { RUN($cells, form: "code") }.
}
line-empty = { $line ->
    [column] La colonne { $name } est vide.
   *[row] La rangée { $name } est vide.
}
gap-open = { $choices ->
    [0] Le trou { $place } reste vide, entre { PIECES($touched) }.
   *[other] Pour le trou { $place }: { PIECES($drinks, form: "bare", style: "or") }.
}
    .brief = { $choices ->
    [0] Le trou { $place } reste vide.
   *[other] Trou { $place }: { PIECES($drinks, form: "bare", style: "or") }.
}
drink-here = { PIECE($drink, form: "name") } { $place }{ $rim ->
    [left] , bord gauche
    [right] , bord droit
    [above] , bord haut
    [below] , bord bas
    [above-left] , haut gauche
    [above-right] , haut droite
    [below-left] , bas gauche
    [below-right] , bas droite
   *[none] {""}
}{ $new ->
    [yes] , ajout.
   *[no] .
}
gap-here = Trou { $place }, { $choices ->
    [0] reste vide entre { PIECES($touched) }.
   *[other] pour { PIECES($drinks, form: "bare", style: "or") }.
}
    .brief = Trou { $place }, { $choices ->
    [0] reste vide.
   *[other] { PIECES($drinks, form: "bare", style: "or") }.
}
space-here = Libre { $place }, contre { PIECE($beside) }.
nothing-here = Rien autour de { $place }.
picture-line = { $cells }
seat-score = { seat-name } { $number ->
    [0] zéro
   *[other] { $number }
}
points-open = { DOES($seat, you: "Tu as", other: "a") } mis de côté: { DOMINOES($dominoes) }.
    .brief = { $seat ->
    [you] Toi: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
on-turn = { $phase ->
    [pair] { DOES($seat, you: "Tu poses", other: "pose") } les 2 premières boissons.
    [turn] Tour { $number }: { DOES($seat, you: "tu poses une boisson ou tu en retires", other: "pose une boisson ou en retire") } une.
    [fill] Tour { $number }: { DOES($seat, you: "tu combles", other: "comble") } des trous.
    [over] La partie est finie.
    [clear] Tour { $number }: { DOES($seat, you: "tu débarrasses", other: "débarrasse") } une partie de la table.
    [keep] Tour { $number }: { DOES($seat, you: "tu débarrasses", other: "débarrasse") } une partie de la table.
   *[claim] Tour { $number }, { $seat ->
        [you] le tien: chacun cherche son motif.
       *[other] { $seat }: chacun cherche son motif.
    }
}
    .brief = { $phase ->
    [pair] { DOES($seat, you: "Tu commences", other: "commence") } par 2 boissons.
    [turn] { DOES($seat, you: "Tu poses ou tu retires", other: "pose ou retire") } une boisson.
    [fill] { DOES($seat, you: "Tu combles", other: "comble") } des trous.
    [over] La partie est finie.
    [clear] { DOES($seat, you: "Tu débarrasses", other: "débarrasse") } la table.
    [keep] { DOES($seat, you: "Tu débarrasses", other: "débarrasse") } la table.
   *[claim] Chacun cherche son motif.
}
card-counts = Sur la table: { $display } cartes sur { $places } cases.
stack-holds = Pile { PIECE($bottle, form: "name") } et { PIECE($mix, form: "name") }: { $before_pink ->
    [0] { $left ->
        [0] aucune carte.
        [one] une carte, rose.
       *[other] { $left } cartes, toutes roses.
    }
   *[other] { COUNT($left, as: "cards") }, dont { $before_pink ->
        [one] une avant les roses.
       *[other] { $before_pink } avant les roses.
    }
}
    .brief = Pile { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { $before_pink ->
    [0] { $left ->
        [0] aucune carte.
        [one] une carte, rose.
       *[other] { $left } cartes, toutes roses.
    }
   *[other] { COUNT($left, as: "cards") }, { $before_pink ->
        [one] une non rose.
       *[other] { $before_pink } non roses.
    }
}
about-bottle = { PIECE($bottle) } entre dans { PIECES($mixes) }.
    Au verso se trouve { PIECE($back) }, { $left ->
    [0] il ne reste aucune carte.
    [one] il reste une carte.
   *[other] il reste { $left } cartes.
}
    .brief = { PIECE($bottle, form: "name") }, verso { PIECE($back, form: "name") }: { COUNT($left, as: "cards") }.
about-mix = Dans { PIECE($mix) } il y a { PIECES($bottles) }.
    Au verso se trouve { PIECE($back) }, { $left ->
    [0] il ne reste aucune carte.
    [one] il reste une carte.
   *[other] il reste { $left } cartes.
}
    .brief = { PIECE($mix, form: "name") }, verso { PIECE($back, form: "name") }: { COUNT($left, as: "cards") }.
drink-lies = { PIECE($drink, form: "name") }, { $count ->
    [one] une fois: { $places }.
   *[other] { $count } fois: { $places }.
}
nowhere = { PIECE($drink, form: "name") }, nulle part sur la table.
drinks-added = Nouveau: { LAID($drinks) }.
    .brief = Nouveau: { LAID($drinks, form: "code") }.
drinks-gone = Disparu: { LAID($drinks) }.
    .brief = Disparu: { LAID($drinks, form: "code") }.
drinks-exchanged = Remplacé: { LAID($drinks) }.
    .brief = Remplacé: { LAID($drinks, form: "code") }.
nothing-changed = La table n'a pas changé depuis ton dernier tour.
    .brief = Rien n'a changé depuis ton dernier tour.
