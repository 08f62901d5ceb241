title = Lifeboat

## The people. Whoever plays one is called by that name.

piece-lady = { $case ->
    [possessive] the Lady's
   *[nominative] the Lady
}
    .name = Lady
    .names = Ladies
piece-stephen = { $case ->
    [possessive] Stephen's
   *[nominative] Stephen
}
    .name = Stephen
    .names = Stephens
piece-captain = { $case ->
    [possessive] the Captain's
   *[nominative] the Captain
}
    .name = Captain
    .names = Captains
piece-mate = { $case ->
    [possessive] the Mate's
   *[nominative] the Mate
}
    .name = Mate
    .names = Mates
piece-frenchy = { $case ->
    [possessive] Frenchy's
   *[nominative] Frenchy
}
    .name = Frenchy
    .names = Frenchies
piece-kid = { $case ->
    [possessive] the Kid's
   *[nominative] the Kid
}
    .name = Kid
    .names = Kids

## The provisions

piece-water = { $count ->
    [one] a water
   *[other] { $count } waters
}
    .name = water
    .names = waters
piece-cash = { $count ->
    [one] cash
   *[other] { $count } cash
}
    .name = cash
    .names = cash
piece-jewel = { $count ->
    [one] a jewel
   *[other] { $count } jewels
}
    .name = jewel
    .names = jewels
piece-painting = { $count ->
    [one] a painting
   *[other] { $count } paintings
}
    .name = painting
    .names = paintings
valued-painting = painting { $value }
piece-medical-kit = { $count ->
    [one] a medical kit
   *[other] { $count } medical kits
}
    .name = medical kit
    .names = medical kits
piece-oar = { $count ->
    [one] an oar
   *[other] { $count } oars
}
    .name = oar
    .names = oars
piece-chum = { $count ->
    [one] chum
   *[other] { $count } chum
}
    .name = chum
    .names = chum
piece-blackjack = { $count ->
    [one] a blackjack
   *[other] { $count } blackjacks
}
    .name = blackjack
    .names = blackjacks
piece-knife = { $count ->
    [one] a knife
   *[other] { $count } knives
}
    .name = knife
    .names = knives
piece-gaffing-hook = { $count ->
    [one] a gaffing hook
   *[other] { $count } gaffing hooks
}
    .name = gaffing hook
    .names = gaffing hooks
piece-flare-gun = { $count ->
    [one] a flare gun
   *[other] { $count } flare guns
}
    .name = flare gun
    .names = flare guns
piece-parasol = { $count ->
    [one] a parasol
   *[other] { $count } parasols
}
    .name = parasol
    .names = parasols
piece-compass = { $count ->
    [one] a compass
   *[other] { $count } compasses
}
    .name = compass
    .names = compasses
piece-life-preserver = { $count ->
    [one] a life preserver
   *[other] { $count } life preservers
}
    .name = life preserver
    .names = life preservers
piece-course = { $count ->
    [one] a course
   *[other] { $count } courses
}
    .name = course
    .names = courses

called-lady = lady-lauren lauren
called-stephen = sir-stephen sir
called-captain = captain
called-mate = mate
called-kid = kid
called-medical-kit = kit medicine first-aid first-aid-kit heal bandages
called-gaffing-hook = hook gaff
called-flare-gun = gun flares
called-life-preserver = preserver lifebelt lifebuoy
called-blackjack = club truncheon
called-chum = bait bucket bucket-of-chum
called-water = drink drinking i-drink
called-cash = money
called-painting = picture
called-jewel = gem
called-oar = paddle
called-parasol = umbrella sunshade open-parasol open-the-parasol open-umbrella open-the-umbrella
