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
    [one] une cerise banane
   *[other] { $count } cerises bananes
}
    .name = cerise banane
    .names = cerises bananes
    .code = CB
piece-diesel = { $count ->
    [one] une cerise eau
   *[other] { $count } cerises eaux
}
    .name = cerise eau
    .names = cerises eaux
    .code = CE
piece-shandy = { $count ->
    [one] une banane eau
   *[other] { $count } bananes eaux
}
    .name = banane eau
    .names = bananes eaux
    .code = BE
called-cola = c
called-lemonade = b
called-beer = e
called-spezi = cb bc banane-cerise
called-diesel = ce ec eau-cerise
called-shandy = be eb eau-banane
how-to-answer = Pour poser une boisson, tape-la avec une case, par exemple cerise m12.
    Les initiales suffisent, par exemple c m12.
    Pour en retirer une, tape retire m12.
    Pour aller sur la table, tape gauche, droite, haut, bas ou une case.
    Les flèches du clavier font de même.
    Ici veut dire la case où tu es, par exemple retire ici.
    Pour annoncer, tape oui, ou 2 coins de ton motif, par exemple m13 o14.
