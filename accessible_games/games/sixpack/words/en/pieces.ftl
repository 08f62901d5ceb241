title = SixPack

## The drinks. A mix is called by what it contains, and so are its letters.

piece-cola = { $count ->
    [one] a cola
   *[other] { $count } colas
}
    .name = cola
    .names = colas
    .code = C
piece-lemonade = { $count ->
    [one] a lemon
   *[other] { $count } lemons
}
    .name = lemon
    .names = lemons
    .code = L
piece-beer = { $count ->
    [one] a beer
   *[other] { $count } beers
}
    .name = beer
    .names = beers
    .code = B
piece-spezi = { $count ->
    [one] a cola lemon
   *[other] { $count } cola lemons
}
    .name = cola lemon
    .names = cola lemons
    .code = CL
piece-diesel = { $count ->
    [one] a cola beer
   *[other] { $count } cola beers
}
    .name = cola beer
    .names = cola beers
    .code = CB
piece-shandy = { $count ->
    [one] a lemon beer
   *[other] { $count } lemon beers
}
    .name = lemon beer
    .names = lemon beers
    .code = LB
called-cola = c coke
called-lemonade = l lemonade
called-beer = b
called-spezi = cl lc spezi
called-diesel = cb bc diesel
called-shandy = lb bl shandy radler
