## Why the hint says so

completes-set = It brings you all { $count } { PIECE($animal, form: "names") }: sudden death.
chases-set = You will hold { PIECE($animal, $count) }. { $missing ->
    [one] One more is sudden death.
   *[other] { $missing } more are sudden death.
}
blocks-set = { $count ->
    [0] { $seat } could take the whole set at once. This prevents it.
   *[other] { $sure ->
        [yes] { $seat } holds { PIECE($animal, $count) }. This keeps the rest away.
       *[no] { $seat } may hold { PIECE($animal, $count) }. This keeps the rest away.
    }
}
takes-majority = You will hold { PIECE($animal, $count) }, probably the most, for { $value } points.
collects = You will hold { PIECE($animal, $count) }.
loses-least = Every swap costs you something. Row { $row } costs least.
lays-least = You will hold { PIECES($kept) }, which serve you better.
knocks-ahead = You may expect about { $points } points, the others at most { $others }.
knocks-late = You have swapped { $swaps ->
    [one] once
   *[other] { $swaps } times
} in this round, which is enough.
passes-best = No swap makes your hand better.
keeps-hand = You keep your hand, worth about { COUNT($points, as: "points") } as it is.
others-follow = All others still have one turn.
risks-set = { $count ->
    [0] { $seat } could take a whole set at once.
   *[other] { $sure ->
        [yes] { $seat } holds { PIECE($animal, $count) } and could take the rest.
       *[no] { $seat } may hold { PIECE($animal, $count) } and take the rest.
    }
}
loses-majority = You give up the most { PIECE($animal, form: "names") }, { $value } points.

## What another answer would cost

gives-up-all = It gives up all your { PIECE($animal, form: "names") }.
holds-fewer = { $count ->
    [0] You would hold none instead of { PIECE($animal, $more) }.
   *[other] You would hold { PIECE($animal, $count) } instead of { $more }.
}
lets-others-swap = It lets all others go on swapping.
