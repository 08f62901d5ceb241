## The drinks without alcohol, in the place of cola, lemon and beer.

piece-cola = { $count ->
    [one] a cherry
   *[other] { $count } cherries
}
    .name = cherry
    .names = cherries
    .code = C
piece-lemonade = { $count ->
    [one] a banana
   *[other] { $count } bananas
}
    .name = banana
    .names = bananas
    .code = B
piece-beer = { $count ->
    [one] a water
   *[other] { $count } waters
}
    .name = water
    .names = waters
    .code = W
piece-spezi = { $count ->
    [one] a cherry banana
   *[other] { $count } cherry bananas
}
    .name = cherry banana
    .names = cherry bananas
    .code = CB
piece-diesel = { $count ->
    [one] a cherry water
   *[other] { $count } cherry waters
}
    .name = cherry water
    .names = cherry waters
    .code = CW
piece-shandy = { $count ->
    [one] a banana water
   *[other] { $count } banana waters
}
    .name = banana water
    .names = banana waters
    .code = BW
called-cola = c
called-lemonade = b
called-beer = w
called-spezi = cb bc
called-diesel = cw wc
called-shandy = bw wb
how-to-answer = To lay a drink type it with a place, such as cherry p12. Initials will do.
    To take one type take p12.
    Type left, right, up, down or a place to go about the table, or press the arrow keys.
    Here means the place where you are: take here.
    To claim type yes, or two corners of your pattern such as p13 r14.
