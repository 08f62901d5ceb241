title = Lifeboat

## The people. Whoever plays one is called by that name.

piece-lady = { $case ->
    [of] de la Lady
    [to] à la Lady
   *[nominative] la Lady
}
    .name = Lady
    .names = Ladys
piece-stephen = { $case ->
    [of] de Stephen
    [to] à Stephen
   *[nominative] Stephen
}
    .name = Stephen
    .names = Stephen
piece-captain = { $case ->
    [of] du Capitaine
    [to] au Capitaine
   *[nominative] le Capitaine
}
    .name = Capitaine
    .names = Capitaines
piece-mate = { $case ->
    [of] du Second
    [to] au Second
   *[nominative] le Second
}
    .name = Second
    .names = Seconds
piece-frenchy = { $case ->
    [of] de Frenchy
    [to] à Frenchy
   *[nominative] Frenchy
}
    .name = Frenchy
    .names = Frenchy
piece-kid = { $case ->
    [of] du Gamin
    [to] au Gamin
   *[nominative] le Gamin
}
    .name = Gamin
    .names = Gamins

## The provisions

piece-water = { $count ->
    [one] de l'eau
   *[other] { $count } cartes d'eau
}
    .name = eau
    .names = cartes d'eau
piece-cash = { $count ->
    [one] de l'argent
   *[other] { $count } cartes d'argent
}
    .name = argent
    .names = cartes d'argent
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
valued-painting = un tableau { $value }
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

called-lady = lady-lauren lauren
called-stephen = sir-stephen sir
called-captain = captain
called-mate = mate
called-kid = kid
called-medical-kit = secours premiers-secours trousse-de-secours soigner soigne soins pharmacie
called-gaffing-hook = crochet harpon
called-flare-gun = détresse pistolet-de-détresse fusée
called-life-preserver = bouée-de-sauvetage gilet sauvetage
called-blackjack = gourdin massue
called-chum = amorce seau seau-d-appâts
called-water = boire bois
called-cash = billets
called-painting = peinture
called-jewel = joyau
called-oar = aviron
called-parasol = parasol
