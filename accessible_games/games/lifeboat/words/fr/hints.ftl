## Why the hint says so

spares-you = Cela te met à l'abri du danger.
spares-love = { $seat ->
    [you] Cela te met à l'abri, toi que tu aimes.
   *[other] Cela met à l'abri { $seat }, que tu aimes.
}
    .brief = Cela met ton amour à l'abri.
harms-hate = { $seat ->
    [you] Cela peut te nuire, ce qui te rapporterait des points à la fin.
   *[other] Cela peut nuire { SEAT($seat, case: "to") }, ce qui te rapporterait des points à la fin.
}
    .brief = { $seat ->
    [you] Cela peut te nuire, pour tes points.
   *[other] Pour tes points, cela nuit { SEAT($seat, case: "to") }.
}
gains-nothing = Tu n'as rien à gagner ici, quoi qu'il arrive aux autres.
    .brief = Tu n'as rien à gagner ici.
nears-land = { $birds ->
    [one] Cette carte montre un oiseau, le premier.
   *[other] Cette carte montre un oiseau, cela en fait { $birds }.
}
    .brief = { $birds ->
    [one] C'est le premier oiseau.
   *[other] Un oiseau, cela en fait { $birds }.
}
may-near-land = Cela peut montrer des oiseaux.
delays-land = Tu as quelque chose à gagner à rester encore en mer.
    .brief = D'autres jours en mer te servent.
chooses-course = Qui rame choisit les cartes de navigation qui entrent en jeu.
    .brief = Qui rame choisit les caps.
shows-courses = { $cards ->
    [one] Cela te montre une carte de plus à choisir.
   *[other] Cela te montre { $cards } cartes de plus à choisir.
}
    .brief = { $cards ->
    [one] Une carte de plus au choix.
   *[other] { $cards } cartes de plus au choix.
}
leaves-to-chance = Aucune de ces cartes ne vaut mieux pour toi qu'une carte inconnue.
    .brief = Une carte inconnue te va aussi bien.
harms-least = De ces cartes, c'est elle qui risque le moins de te nuire.
    .brief = Elle risque le moins de te nuire.
better-seat = Au plus près de la poupe, c'est toi qui choisis le cap.
    .brief = Près de la poupe, tu navigues.
chooses-first = Plus près de la proue, tu choisis avant les autres le matin.
    .brief = À la proue on choisit avant.
avoids-thirst = Qui rame ou se bat peut avoir soif ce soir.
    .brief = Ramer ou se battre peut donner soif.
water-needed = Tu auras peut-être soif un de ces prochains jours.
    .brief = Un jour, tu auras peut-être soif.
needs-own-water = Tu auras peut-être besoin de ton eau plus tard.
saves-water = Tu gardes ton eau pour une soif à venir.
treasure-counts = Avec ce que tu as, { PIECE($card) } te rapporterait { COUNT($points, as: "points") } de plus.
    .brief = { PIECE($card) } te rapporte { COUNT($points, as: "points") }.
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
       *[other] La carte cachée { SEAT($seat, case: "of") } peut te servir.
    }
   *[other] { $seat ->
        [you] Parmi tes { $cards } cartes cachées, une peut te servir.
       *[other] Parmi les { $cards } cartes cachées { SEAT($seat, case: "of") }, une peut te servir.
    }
}
    .brief = { $cards ->
    [one] { $seat ->
        [you] Ta carte peut te servir.
       *[other] La carte { SEAT($seat, case: "of") } peut te servir.
    }
   *[other] { $seat ->
        [you] Tes { $cards } cartes peuvent te servir.
       *[other] { $cards } cartes { SEAT($seat, case: "of") } peuvent servir.
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
others-want = D'autres veulent peut-être { PIECE($card) }.
keeps-out = Qui reste en dehors n'aide pas l'autre camp.
may-be-refused = Cela peut être refusé.
may-heed = Qui t'entend menacer laissera peut-être tomber.
    .brief = La menace peut suffire.
expects-more = Ce que tu as demandé promet davantage.
wronged-you = { $seat } t'a déjà détroussé ou trompé.
    .brief = { $seat } t'a fait du tort.
card-promised = { $seat } t'a promis une carte pour cela.
keeps-word = Qui tient parole sera aidé de nouveau.
avoids-fight = Ainsi, il n'y a pas de combat, et personne n'est blessé.
    .brief = Ainsi, personne n'est blessé.
keeps-yours = Tu gardes ce qui est à toi si tu gagnes.
    .brief = Si tu gagnes, tu gardes tout.
brings-strength = { $seat } apporterait à ton camp une force de { $size }.
    .brief = { $seat } apporte une force de { $size }.
makes-stronger = Cela renforce ton camp.
can-spare = De tout ce que tu peux donner, c'est { PIECE($card) } qui te sert le moins.
    .brief = Te sert le moins: { PIECE($card, form: "name") }.
card-serves = { PIECE($card, form: "name") }: { provision-use }.
    .brief = { PIECE($card, form: "name") }: { provision-use-brief }.
heals = { $seat ->
    [you] Cela soigne une de tes blessures.
   *[other] Cela soigne une blessure { SEAT($seat, case: "of") }.
}
lays-none = Ainsi, aucune de ces cartes ne sera au choix ce soir.
    .brief = Aucune ne sera au choix ce soir.
takes-seat = Tu prendrais la place { SEAT($seat, case: "of") }.
takes-unknown = Le canot suit une carte que tu n'as pas vue.
    .brief = Tu n'as pas vu cette carte.
saves-cards = Tu gardes tes cartes pour un autre jour.
others-give = Seuls les autres peuvent alors te donner de l'eau.
eases-thirst = { $seat } aurait alors à boire.
acts-later = Cela vient avant ton action, que tu as encore.
    .brief = Tu as encore ton action.
may-thirst = Ramer peut te donner soif ce soir.
    .brief = Ramer peut te donner soif.
may-fight = Il peut y avoir un combat, et qui perd est blessé.
    .brief = Il peut y avoir un combat.
may-resist = { $seat } peut se battre, avec une force de { $other } contre { $own } pour toi.
    .brief = { $seat }: force { $other } contre { $own }.
gives-up = { $what ->
    [seat] Tu cèdes ta place.
    [hidden] Tu perds une carte cachée.
   *[other] Tu perds { PIECE($card) }.
}

## Ce que coûterait une autre réponse

leaves-to-others = { PIECE($card) } va alors aux autres.
spares-victim = { $seat } garderait alors tout.
