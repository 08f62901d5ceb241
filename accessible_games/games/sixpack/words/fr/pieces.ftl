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
    [one] un colalimo
   *[other] { $count } colalimos
}
    .name = colalimo
    .names = colalimos
    .code = CL
piece-diesel = { $count ->
    [one] un colabière
   *[other] { $count } colabières
}
    .name = colabière
    .names = colabières
    .code = CB
piece-shandy = { $count ->
    [one] une limobière
   *[other] { $count } limobières
}
    .name = limobière
    .names = limobières
    .code = LB
called-cola = c coca
called-lemonade = l limo
called-beer = b
called-spezi = cl lc cola-limonade limonade-cola spezi
called-diesel = cb bc cola-bière bière-cola diesel mazout
called-shandy = lb bl limonade-bière bière-limonade panaché radler
