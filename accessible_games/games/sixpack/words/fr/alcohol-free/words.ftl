## The drinks without alcohol, in the place of cola, lemon and beer.

piece-cola = { $count ->
    [one] une cerise
   *[other] { $count } cerises
}
    .name = cerise
    .names = cerises
    .code = C
piece-lemonade = { $count ->
    [one] une banane
   *[other] { $count } bananes
}
    .name = banane
    .names = bananes
    .code = B
piece-beer = { $count ->
    [one] une eau
   *[other] { $count } eaux
}
    .name = eau
    .names = eaux
    .code = E
piece-spezi = { $count ->
    [one] une cerisebanane
   *[other] { $count } cerisebananes
}
    .name = cerisebanane
    .names = cerisebananes
    .code = CB
piece-diesel = { $count ->
    [one] une cerise à l'eau
   *[other] { $count } cerises à l'eau
}
    .name = cerise à l'eau
    .names = cerises à l'eau
    .code = CE
piece-shandy = { $count ->
    [one] une banane à l'eau
   *[other] { $count } bananes à l'eau
}
    .name = banane à l'eau
    .names = bananes à l'eau
    .code = BE
called-cola = c
called-lemonade = b
called-beer = e
called-spezi = cb bc cerise-banane banane-cerise
called-diesel = ce ec cerise-eau eau-cerise
called-shandy = be eb banane-eau eau-banane
how-to-answer = Pour poser une boisson, tape-la avec une case, par exemple cerise p12.
    Les initiales suffisent, par exemple c p12.
    Pour en retirer une, tape retire p12.
    Pour aller sur la table, tape gauche, droite, haut, bas ou une case.
    Les flèches du clavier font de même.
    Ici veut dire la case où tu es, par exemple retire ici.
    Pour annoncer, tape oui, ou 2 coins de ton motif, par exemple p13 r14.
