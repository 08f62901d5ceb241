## What is asked

ask-pair = Pose la première bouteille et le premier mélange, côte à côte.
    .brief = Pose une bouteille et un mélange.
prompt-pair = Que poses-tu?
choices-pair = une bouteille et un mélange, par exemple { $example }
ask-turn = {""}
    .full = Pose une boisson ou retires-en une. Tape possible pour entendre où.
prompt-turn = Ton coup?
    .braille = Coup?
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
    .braille = Avec quoi?
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
    [0] 2 coins de ton motif, par exemple p13 r14, annonce pour chercher, ou non
   *[other] oui ou non
}
ask-point = Mets de côté un domino pour ton point: { DOMINOES($choices) }.
    .brief = De côté: { DOMINOES($choices, form: "code") }.
    .braille = { DOMINOES($choices) }.
prompt-point = Quel domino?
    .braille = De côté?
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
typed-left = gauche à-gauche de-gauche celle-de-gauche celui-de-gauche
typed-right = droite à-droite de-droite celle-de-droite celui-de-droite droit
typed-above = haut dessus au-dessus supérieure
typed-below = bas dessous au-dessous inférieure
typed-take = retire retirer enlève enlever ôte ôter prends prendre reprends reprendre dégage dégager vire virer remets remettre ramasse ramasser récupère récupérer
typed-column = colonne
typed-row = rangée
typed-yes = oui o d-accord ok bien-sûr annonce annoncer ouais ouaip yes okay bien-sûr-que-oui carrément évidemment absolument certainement volontiers entendu soit vas-y avec-plaisir ça-marche ça-me-va sûrement bien-entendu ça-me-convient
typed-no = non passe passer rien jamais nan non-merci pas-cette-fois pas-maintenant pas-encore pas-question surtout-pas certainement-pas sûrement-pas jamais-de-la-vie plus-tard passe-mon-tour pas-de-motif aucun-motif rien-du-tout rien-à-annoncer sans-façon n-annonce-rien annonce-rien laisse-tomber je-passe-mon-tour finalement-non finalement-rien laisse-passer je-laisse-passer pas-ce-tour-ci préfère-attendre je-préfère-attendre

## Refused

refused-occupied = Case { $place } prise. Choisis une case vide.
refused-no-neighbour = La case { $place } ne touche aucune boisson. Pose bord à bord avec une autre.
    .brief = La case { $place } ne touche aucune boisson.
refused-bottle-at-bottle = La case { $place } touche une bouteille, seul un mélange peut y aller.
    .brief = Bouteille près de { $place }, mélange.
refused-mix-at-mix = La case { $place } touche un mélange, seule une bouteille peut y aller.
    .brief = Mélange près de { $place }, bouteille.
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

## The table's options

option-claims = Quelle aide pour trouver ton motif?
option-claims-more = D'après la règle, chacun cherche seul son motif: tu apprends que le tien est là, ou aussi où, ou rien.
departs-claims = tu apprends que ton motif est là
option-claims-yes-no = signaler qu'il est là
option-claims-show = montrer où il est
option-claims-off = aucune
table-claims-show = Tu apprends où se trouve ton motif.
table-claims-off = Chacun cherche son motif sans aide.
option-drinks = Quelles boissons?
option-drinks-more = La règle ne nomme aucune boisson: elles sont avec bière, soit cola, limonade et bière, ou sans alcool, et le jeu reste le même.
option-drinks-usual = avec bière
option-drinks-alcohol-free = sans alcool
table-drinks-alcohol-free = Les boissons sont sans alcool.
option-starter = Qui commence? La place 1 est celle du premier nom.
option-starter-more = D'après la règle commence qui a mélangé une boisson en dernier: choisis sa place, ou le sort.
option-removal = Peut-on retirer un mélange qui touche une seule bouteille?
option-removal-more = D'après la règle, un mélange reste s'il ne touche que des bouteilles identiques, même une seule, mais certains le retirent alors, car il ne laisse pas de trou.
option-removal-strict = non
option-removal-gap = oui
table-removal-gap = On peut retirer un mélange qui touche une seule bouteille.
    .brief = Un mélange à une bouteille peut partir.
option-columns = Dans quelles colonnes sont les 2 premières boissons?
option-columns-more = La règle ne nomme pas de colonnes: p, q et leurs voisines se distinguent à l'oreille, m et n sont celles des anciennes parties.
option-columns-p = p et q
option-columns-m = m et n
table-columns-m = Les 2 premières boissons sont dans les colonnes m et n.
    .brief = Les colonnes commencent à m.

how-to-answer = Pour poser une boisson, tape-la avec une case, par exemple cola p12.
    Les initiales suffisent, par exemple c p12.
    Pour en retirer une, tape retire p12.
    Pour aller sur la table, tape gauche, droite, haut, bas ou une case.
    Les flèches du clavier font de même.
    Ici veut dire la case où tu es, par exemple retire ici.
    Pour annoncer, tape oui, ou 2 coins de ton motif, par exemple p13 r14.
    S'il faut le chercher, annonce te guide sur la table, et oui veut dire ces 6 boissons.
