title = SixPack

## Les boissons. Un mélange porte le nom de ce qu'il contient, et ses lettres aussi.

piece-cola = { $count ->
    [one] un cola
   *[other] { $count } colas
}
    .name = cola
    .names = colas
    .code = C
piece-lemonade = { $count ->
    [one] une limonade
   *[other] { $count } limonades
}
    .name = limonade
    .names = limonades
    .code = L
piece-beer = { $count ->
    [one] une bière
   *[other] { $count } bières
}
    .name = bière
    .names = bières
    .code = B
piece-spezi = { $count ->
    [one] un cola limonade
   *[other] { $count } colas limonades
}
    .name = cola limonade
    .names = colas limonades
    .code = CL
piece-diesel = { $count ->
    [one] un cola bière
   *[other] { $count } colas bières
}
    .name = cola bière
    .names = colas bières
    .code = CB
piece-shandy = { $count ->
    [one] une limonade bière
   *[other] { $count } limonades bières
}
    .name = limonade bière
    .names = limonades bières
    .code = LB
called-cola = c coca
called-lemonade = l limo
called-beer = b
called-spezi = cl lc limonade-cola spezi
called-diesel = cb bc bière-cola diesel mazout
called-shandy = lb bl bière-limonade panaché radler

## Ce qui se passe

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
   *[no] { $seat ->
        [you] Tu commences.
       *[other] { $seat } commence.
    }
}
    .brief = {""}
hand-drawn = { $seat ->
    [you] Tes dominos: { DOMINOES($dominoes) }.
   *[other] { $seat } a ces dominos: { DOMINOES($dominoes) }.
}
    .brief = { $seat ->
    [you] Tes dominos: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
pair-laid = { $seat ->
    [you] Tu commences
   *[other] { $seat } commence
} par { PIECE($bottle) } en { $bottle_place } et { PIECE($mix) } en { $mix_place }.
    .brief = { $seat ->
    [you] Tu poses
   *[other] { $seat } pose
} { PIECE($bottle, form: "code") } { $bottle_place }, { PIECE($mix, form: "code") } { $mix_place }.
turn-began = {""}
    .full = { $seat ->
    [you] Tour { $number }, le tien.
   *[other] Tour { $number }, { $seat }.
}
placed = { $seat ->
    [you] Tu poses
   *[other] { $seat } pose
} { PIECE($drink) } en { $place }.
    .brief = { $seat ->
    [you] Tu poses
   *[other] { $seat } pose
} { PIECE($drink, form: "code") } { $place }.
taken = { $seat ->
    [you] Tu retires
   *[other] { $seat } retire
} { PIECE($drink) } de { $place }.
    .brief = { $seat ->
    [you] Tu retires
   *[other] { $seat } retire
} { PIECE($drink, form: "code") } { $place }.
table-reaches = La table va de { $first } à { $last }, { $columns ->
    [one] une colonne
   *[other] { $columns } colonnes
} et { $rows ->
    [one] une rangée.
   *[other] { $rows } rangées.
}
    .brief = La table va de { $first } à { $last }.
filled = { $chosen ->
    [yes] { $seat ->
        [you] Tu combles { $place } avec { PIECE($drink) }
       *[other] { $seat } comble { $place } avec { PIECE($drink) }
    }
   *[no] { $again ->
        [yes] En { $place } revient { PIECE($drink) }
       *[no] En { $place } vient { PIECE($drink) }
    }
}, entre { PIECES($because) }.
    .brief = { $chosen ->
    [yes] { $seat ->
        [you] Tu combles { $place } avec { PIECE($drink, form: "code") }.
       *[other] { $seat } comble { $place } avec { PIECE($drink, form: "code") }.
    }
   *[no] {""}
}
chain-filled = {""}
    .brief = Comblé: { LAID($drinks, form: "code") }.
gap-stays = { $reason ->
    [stack-empty] Le trou { $place } reste vide, sa boisson est épuisée.
   *[equal-bottles] Le trou { $place } reste vide, entre { PIECES($touched) }.
}
    .brief = Le trou { $place } reste vide.
stack-low = Pile { PIECE($bottle, form: "name") } et { PIECE($mix, form: "name") }: { $left ->
    [0] il n'y a plus de carte.
    [4] une carte rose est utilisée.
   *[other] il reste seulement les cartes roses.
}
    .brief = Pile { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { $left ->
    [0] plus de carte.
    [4] une carte rose utilisée.
   *[other] seulement les roses.
}
pattern-found = { $seat ->
    [you] Ton motif est sur la table.
   *[other] { $seat } a son motif sur la table.
}
claimed = { $seat ->
    [you] Tu annonces ton motif
   *[other] { $seat } annonce son motif
} { $block }: { DOMINOES($dominoes) }.
    .brief = { $seat ->
    [you] Tu annonces { $block }.
   *[other] { $seat } annonce { $block }.
}
point-scored = { $seat ->
    [you] Tu marques et tu as
   *[other] { $seat } marque et a
} { $points ->
    [one] un point
   *[other] { $points } points
}. Mis de côté: { DOMINOES($domino) }.
    .brief = { $seat ->
    [you] Tu marques
   *[other] { $seat } marque
}, { $points ->
    [one] un point.
   *[other] { $points } points.
}
clearing-due = { $left ->
    [0] Plus de carte
    [one] Plus qu'une carte
   *[other] Plus que { $left } cartes
} dans la pile { PIECE($bottle, form: "name") } et { PIECE($mix, form: "name") }: { $seat ->
    [you] tu débarrasses.
   *[other] { $seat } débarrasse.
}
    .brief = Pile { PIECE($bottle, form: "code") } { PIECE($mix, form: "code") }: { $seat ->
    [you] tu débarrasses.
   *[other] { $seat } débarrasse.
}
line-chosen = { $seat ->
    [you] Tu débarrasses
   *[other] { $seat } débarrasse
} { $line ->
    [column] la colonne { $name }, et les 2 côtés sont égaux.
   *[row] la rangée { $name }, et les 2 côtés sont égaux.
}
    .brief = { $seat ->
    [you] Tu débarrasses
   *[other] { $seat } débarrasse
} { $line ->
    [column] la colonne { $name }.
   *[row] la rangée { $name }.
}
cleared = { $seat ->
    [you] Tu débarrasses
   *[other] { $seat } débarrasse
} { $line ->
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
    .brief = { $line ->
    [column] Colonne { $name }
   *[row] Rangée { $name }
} vidée, { $left } cartes restent.
nothing-to-clear = Aucune colonne ni rangée ne convient, on débarrassera plus tard.
    .brief = Rien à débarrasser pour l'instant.
game-won = Victoire avec { $points } points: { EACH($seats, as: "seat-name") }.
    .brief = Victoire: { EACH($seats, as: "seat-name") }.

## Ce qu'on peut demander

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
points-held = Points marqués: { EACH($points, as: "seat-score") }.
seat-score = { $seat ->
    [you] toi
   *[other] { $seat }
} { $number ->
    [0] zéro
   *[other] { $number }
}
points-open = { $seat ->
    [you] Tu as mis de côté: { DOMINOES($dominoes) }.
   *[other] { $seat } a mis de côté: { DOMINOES($dominoes) }.
}
    .brief = { $seat ->
    [you] Toi: { DOMINOES($dominoes, form: "code") }.
   *[other] { $seat }: { DOMINOES($dominoes, form: "code") }.
}
on-turn = { $phase ->
    [pair] { $seat ->
        [you] Tu poses les 2 premières boissons.
       *[other] { $seat } pose les 2 premières boissons.
    }
    [turn] Tour { $number }: { $seat ->
        [you] tu poses une boisson ou tu en retires une.
       *[other] { $seat } pose une boisson ou en retire une.
    }
    [fill] Tour { $number }: { $seat ->
        [you] tu combles des trous.
       *[other] { $seat } comble des trous.
    }
    [over] La partie est finie.
    [clear] Tour { $number }: { $seat ->
        [you] tu débarrasses une partie de la table.
       *[other] { $seat } débarrasse une partie de la table.
    }
    [keep] Tour { $number }: { $seat ->
        [you] tu débarrasses une partie de la table.
       *[other] { $seat } débarrasse une partie de la table.
    }
   *[claim] Tour { $number }, { $seat ->
        [you] le tien: chacun cherche son motif.
       *[other] { $seat }: chacun cherche son motif.
    }
}
    .brief = { $phase ->
    [pair] { $seat ->
        [you] Tu commences par 2 boissons.
       *[other] { $seat } commence par 2 boissons.
    }
    [turn] { $seat ->
        [you] Tu poses ou tu retires une boisson.
       *[other] { $seat } pose ou retire une boisson.
    }
    [fill] { $seat ->
        [you] Tu combles des trous.
       *[other] { $seat } comble des trous.
    }
    [over] La partie est finie.
    [clear] { $seat ->
        [you] Tu débarrasses la table.
       *[other] { $seat } débarrasse la table.
    }
    [keep] { $seat ->
        [you] Tu débarrasses la table.
       *[other] { $seat } débarrasse la table.
    }
   *[claim] Chacun cherche son motif.
}
card-counts = Sur la table: { $display } cartes sur { $places } cases.
stack-holds = Pile { PIECE($bottle, form: "name") } et { PIECE($mix, form: "name") }: { $before_pink ->
    [0] { $left ->
        [0] aucune carte.
        [one] une carte, rose.
       *[other] { $left } cartes, toutes roses.
    }
   *[other] { $left ->
        [0] aucune carte
        [one] une carte
       *[other] { $left } cartes
    }, dont { $before_pink ->
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
   *[other] { $left ->
        [0] aucune carte
        [one] une carte
       *[other] { $left } cartes
    }, { $before_pink ->
        [one] une non rose.
       *[other] { $before_pink } non roses.
    }
}
about-bottle = { PIECE($bottle) } entre dans { PIECES($mixes) }.
    Au dos se trouve { PIECE($back) }, { $left ->
    [0] il ne reste aucune carte.
    [one] il reste une carte.
   *[other] il reste { $left } cartes.
}
    .brief = { PIECE($bottle, form: "name") }, dos { PIECE($back, form: "name") }: { $left ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $left } cartes.
}
about-mix = Dans { PIECE($mix) } il y a { PIECES($bottles) }.
    Au dos se trouve { PIECE($back) }, { $left ->
    [0] il ne reste aucune carte.
    [one] il reste une carte.
   *[other] il reste { $left } cartes.
}
    .brief = { PIECE($mix, form: "name") }, dos { PIECE($back, form: "name") }: { $left ->
    [0] aucune carte.
    [one] une carte.
   *[other] { $left } cartes.
}
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

## Ce qui est demandé

ask-pair = Pose la première bouteille et le premier mélange, côte à côte.
    .brief = Pose une bouteille et un mélange.
prompt-pair = Que poses-tu?
choices-pair = une bouteille et un mélange, par exemple { $example }
ask-turn = {""}
    .full = Pose une boisson ou retires-en une. Tape possible pour entendre où.
prompt-turn = Ton coup?
choices-turn = une boisson et une case, par exemple { $example }, ou retire et une case
named-place = { $word ->
    [take] retirer la boisson en { $place }
    [column] la colonne { $place }
    [row] la rangée { $place }
   *[other] { $name } en { $place }
}
hint-turn = { $word ->
    [take] Mon conseil: retirer la boisson en { $place }.
   *[other] Mon conseil: poser { $name } en { $place }.
}
ask-fill = Choisis ce qui comble: { LAID($choices) }.
    .brief = Combler: { LAID($choices, form: "code") }.
prompt-fill = Combler avec quoi?
choices-fill = une boisson et une case, par exemple { $example }
hint-fill = Mon conseil: combler { $place } avec { $name }.
ask-claim = { $found ->
    [0] Nomme 2 coins de ton motif, tape annonce pour chercher, ou non.
   *[other] Ton motif se trouve { $blocks }. Veux-tu l'annoncer?
}
    .brief = { $found ->
    [0] {""}
   *[other] Ton motif: { $blocks }.
}
prompt-claim = Tu annonces?
choices-claim = { $found ->
    [0] 2 coins de ton motif, par exemple m13 o14, annonce pour chercher, ou non
   *[other] oui ou non
}
ask-point = Mets de côté un domino pour ton point: { DOMINOES($choices) }.
    .brief = De côté: { DOMINOES($choices, form: "code") }.
prompt-point = Quel domino?
ask-clear = Choisis une colonne ou une rangée.
    .brief = {""}
prompt-clear = Débarrasser quoi?
choices-clear = débarrasse et la lettre d'une colonne ou le numéro d'une rangée
hint-clear = { $word ->
    [column] Mon conseil: débarrasser la colonne { $place }.
   *[row] Mon conseil: débarrasser la rangée { $place }.
}
ask-keep = Choisis le côté qui reste.
    .brief = {""}
prompt-keep = Quel côté reste?
choice-left = la gauche
choice-right = la droite
choice-above = le haut
choice-below = le bas
typed-left = gauche à-gauche
typed-right = droite à-droite
typed-above = haut dessus au-dessus supérieure
typed-below = bas dessous au-dessous inférieure
typed-take = retire retirer enlève enlever ôte ôter prends prendre
typed-column = colonne
typed-row = rangée
typed-yes = oui o annonce annoncer
typed-no = non passe passer rien

## Refus

refused-unknown-place = La case { $place } n'existe pas. Tape une lettre et un nombre jusqu'à 26.
    .brief = La case { $place } n'existe pas.
refused-occupied = Case { $place } prise. Choisis une case vide.
refused-no-neighbour = La case { $place } ne touche aucune boisson. Pose bord à bord avec une autre.
    .brief = La case { $place } ne touche aucune boisson.
refused-bottle-at-bottle = La case { $place } touche une bouteille, seul un mélange peut y aller.
    .brief = Contre une bouteille, pose un mélange.
refused-mix-at-mix = La case { $place } touche un mélange, seule une bouteille peut y aller.
    .brief = Contre un mélange, pose une bouteille.
refused-stack-empty = Pile vide. Choisis une autre boisson.
refused-too-narrow = La table peut être au plus 2 fois plus longue que large. Choisis autre chose.
    .brief = La table serait trop étroite.
refused-no-drink-there = Il n'y a pas de boisson en { $place }. Retires-en une qui est sur la table.
    .brief = Il n'y a pas de boisson en { $place }.
refused-smallest-table = Une bouteille et un mélange restent toujours sur la table.
    .brief = Une bouteille et un mélange restent.
refused-not-refillable = Ce mélange reste: il ne touche que des bouteilles identiques.
    .brief = Il touche des bouteilles identiques.
refused-splits-table = La table serait coupée. Toutes les boissons doivent tenir ensemble.
    .brief = La table serait coupée.
refused-no-gap = La case { $place } n'est pas un trou, elle touche moins de 2 boissons.
    .brief = La case { $place } n'est pas un trou.
refused-equal-bottles = Les bouteilles autour de { $place } sont identiques, cela ne fait pas de mélange.
    .brief = { $place } touche des bouteilles identiques.
refused-not-called-for = Les boissons autour de { $place } n'appellent pas celle-là.
    .brief = Cela ne convient pas en { $place }.
refused-no-such-line = Cela ne peut pas être débarrassé. Tape possible pour entendre tes choix.
    .brief = Cela ne peut pas être débarrassé.
refused-not-a-place = Nomme une boisson et une case.
refused-not-your-pattern = Ce n'est pas ton motif.
    .brief = Pas ton motif.
pattern-needs = Il manque: { LAID($drinks) }.
    .brief = Il manque: { LAID($drinks, form: "code") }.

## Les options de la table

option-claims = Quelle aide pour trouver ton motif?
option-claims-more = D'après la règle, chacun cherche seul son motif: tu apprends que le tien est là, ou aussi où, ou rien.
option-claims-yes-no = signaler qu'il est là
option-claims-show = montrer où il est
option-claims-off = aucune
table-claims-show = Tu apprends où se trouve ton motif.
table-claims-off = Chacun cherche son motif sans aide.
option-drinks = Quelles boissons?
option-drinks-more = La règle ne nomme aucune boisson: il y en a avec bière ou sans alcool, et le jeu reste le même.
option-drinks-usual = cola, limonade et bière
option-drinks-alcohol-free = sans alcool
table-drinks-alcohol-free = Les boissons sont sans alcool.
option-starter = Qui commence? La place 1 est celle du premier nom.
option-starter-more = D'après la règle commence qui a mélangé une boisson en dernier: choisis sa place, ou le sort.
option-starter-lot = tirage au sort
option-starter-1 = place 1
option-starter-2 = place 2
option-starter-3 = place 3
option-starter-4 = place 4
option-starter-5 = place 5
option-starter-6 = place 6
option-starter-7 = place 7
option-starter-8 = place 8
option-removal = Peut-on retirer un mélange qui touche une seule bouteille?
option-removal-more = D'après la règle, un mélange reste s'il ne touche que des bouteilles identiques, même une seule, mais certains le retirent alors, car il ne laisse pas de trou.
option-removal-strict = non
option-removal-gap = oui
table-removal-gap = On peut retirer un mélange qui touche une seule bouteille.
    .brief = Un mélange à une bouteille peut partir.

how-to-answer = Pour poser une boisson, tape-la avec une case, par exemple cola m12.
    Les initiales suffisent, par exemple c m12.
    Pour en retirer une, tape retire m12.
    Pour aller sur la table, tape gauche, droite, haut, bas ou une case.
    Les flèches du clavier font de même.
    Ici veut dire la case où tu es, par exemple retire ici.
    Pour annoncer, tape oui, ou 2 coins de ton motif, par exemple m13 o14.
    S'il faut le chercher, annonce te guide sur la table, et oui veut dire ces 6 boissons.

## Pourquoi ce conseil

begins-with-own = C'est un de tes dominos.
makes-pattern = { $block ->
    [none] Cela peut amener ton motif sur la table.
   *[other] Cela peut former ton motif { $block }.
}
leaves-pattern = { $block ->
    [none] Ton motif reste sur la table.
   *[other] Ton motif reste là, { $block }.
}
prepares = Si la table reste ainsi, tu pourras former ton motif à ton prochain tour.
    .brief = Cela prépare ton motif.
nears-pattern = { $drinks ->
    [one] Une boisson de ton motif serait alors bien placée
   *[other] { $drinks } boissons de ton motif seraient alors bien placées
}{ $block ->
    [none] .
   *[other] , { $block }.
}
    .brief = { $drinks ->
    [one] Une boisson en place
   *[other] { $drinks } boissons en place
}{ $block ->
    [none] .
   *[other] , { $block }.
}
gives-little = { $percent ->
    [0] Cela ne donne de motif à personne d'autre.
   *[other] Risque de donner un motif à quelqu'un d'autre: { $percent ->
        [1] un
       *[other] { $percent }
    } pour cent.
}
    .brief = { $percent ->
    [0] Cela n'aide personne d'autre.
   *[other] Risque d'aider les autres: { $percent ->
        [1] un
       *[other] { $percent }
    } pour cent.
}
leaves-cards = Il reste alors { $cards } cartes sur la table.
claims-pattern = Ton motif { $block } te donne un point.
looks-alone = Cherche ton motif toi-même: annonce te guide sur la table.
    .brief = Cherche toi-même, annonce te guide.
keeps-found = Chance que ton prochain motif soit déjà sur la table: { $percent ->
    [0] zéro
    [1] un
   *[other] { $percent }
} pour cent.
    .brief = Prochain motif déjà là: { $percent ->
    [0] zéro
    [1] un
   *[other] { $percent }
} pour cent.
lays-hardest = C'est le plus difficile à trouver de tes 3 dominos.
wins = C'est ton dernier point, et tu gagnes.
