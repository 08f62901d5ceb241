## Why the hint says so

begins-with-own = It is one of your dominoes.
makes-pattern = { $block ->
    [none] It can bring your pattern onto the table.
   *[other] It can make your pattern at { $block }.
}
leaves-pattern = { $block ->
    [none] Your pattern stays on the table.
   *[other] Your pattern stays at { $block }.
}
prepares = If the table stays so, you can make your pattern in your next turn.
    .brief = It prepares your pattern.
nears-pattern = { $drinks ->
    [one] One drink of your pattern would then be in place
   *[other] { $drinks } drinks of your pattern would then be in place
}{ $block ->
    [none] .
   *[other] , at { $block }.
}
    .brief = { $drinks ->
    [one] One drink in place
   *[other] { $drinks } drinks in place
}{ $block ->
    [none] .
   *[other] , { $block }.
}
gives-little = { $percent ->
    [0] It gives the others no pattern.
    [one] The chance that it gives one of the others a pattern is one percent.
   *[other] The chance that it gives one of the others a pattern is { $percent } percent.
}
    .brief = { $percent ->
    [0] It gives the others no pattern.
    [one] Gives others a pattern: one percent.
   *[other] Gives others a pattern: { $percent } percent.
}
leaves-cards = { $cards } cards stay on the table.
claims-pattern = Your pattern lies { $block } and brings a point.
    .brief = Your pattern brings a point.
looks-alone = Look for your pattern yourself: the command claim leads you over the table.
    .brief = Look yourself, claim leads you.
keeps-found = { $percent ->
    [0] Your next pattern will hardly be on the table yet.
    [one] The chance that your next pattern lies there already is one percent.
   *[other] The chance that your next pattern lies there already is { $percent } percent.
}
    .brief = { $percent ->
    [0] Your next pattern is hardly there yet.
    [one] Next pattern there: one percent.
   *[other] Next pattern there: { $percent } percent.
}
lays-hardest = It is the hardest to find of your three.
wins = It is your last point, and you win.

## What another answer would cost

misses-pattern = Your pattern would not be on the table then.
    .brief = Your pattern would not be there.
not-next = You could not make your pattern in your next turn.
    .brief = No pattern in your next turn.
fits-fewer = { $drinks ->
    [one] One drink less of your pattern would be in place.
   *[other] { $drinks } drinks less of your pattern would be in place.
}
    .brief = { $drinks ->
    [one] One drink less in place.
   *[other] { $drinks } drinks less in place.
}
gives-more = The chance that one of the others gets a pattern: { $percent ->
    [one] one percent
   *[other] { $percent } percent
} instead of { $less }.
    .brief = Gives others a pattern: { $percent ->
    [one] one percent.
   *[other] { $percent } percent.
}
