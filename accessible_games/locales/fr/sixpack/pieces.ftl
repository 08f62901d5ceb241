title = SixPack

## The drinks. A mix is called by what it contains, and so are its letters.

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
