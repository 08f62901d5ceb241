## Tournaments

tournament-stronger = The level { $level } is stronger than the others, with 95 percent certainty.
    .brief = The level { $level } is stronger.
tournament-weaker = The level { $level } is weaker than the others, with 95 percent certainty.
    .brief = The level { $level } is weaker.
tournament-unsure = It is not certain yet how the level { $level } compares with the others.
    .brief = The level { $level }: not sure yet.
tournament-level = The level { $level } wins { $value } percent, the true value is { $low } to { $high } percent.
    .brief = Level { $level }: { $value } percent, { $low } to { $high }.
tournament-elo = The level { $level } has { $value } Elo points, compared with the others, from { $low } to { $high }.
    .brief = Level { $level }: { $value } Elo points.
tournament-points = Points of the level { $level }: { $number } on average.
    .brief = Points of { $level }: { $number }.
tournament-ended-all = { $count ->
    [one] One game of { $title } was played.
   *[other] { $count } games of { $title } were played, each deal from all seats.
}
    .brief = { $count ->
    [one] One game was played.
   *[other] { $count } games were played.
}
tournament-ended-sure = { $count ->
    [one] One game of { $title } was enough, of { $size }.
   *[other] { $count } of { $size } games of { $title } were enough.
}
    .brief = { $count ->
    [one] One game of { $size } was enough.
   *[other] { $count } of { $size } games were enough.
}
tournament-ended-interrupted = { $count ->
    [0] The { $title } tournament was stopped before its first deal was over.
    [one] The { $title } tournament was stopped, one game of { $size } counts.
   *[other] The { $title } tournament was stopped, { $count } of { $size } games count.
}
    .brief = { $count ->
    [0] Stopped before the first deal ended.
    [one] Stopped, one game of { $size } counts.
   *[other] Stopped, { $count } of { $size } games count.
}
tournament-nobody = { $count ->
    [one] Nobody won one game, which is counted as a tie.
   *[other] Nobody won { $count } games, which are counted as ties.
}
    .brief = { $count ->
    [one] Nobody won one game.
   *[other] Nobody won { $count } games.
}
tournament-goes-on = { $count ->
    [one] One game of { $size } is played.
   *[other] { $count } of { $size } games are played.
}
tournament-one-level = All players have the same level, so there is nothing to compare. Name another level, or leave out --sure.
tournament-workers-or-dask = A Dask cluster has its own workers. Leave out --workers or --dask.
which-players = Name { $low } to { $high } players with --players, as levels with commas between them.
workers-lost = A playing process was ended from outside. Try again with fewer --workers.
workers-no-distributed = A Dask cluster needs distributed, which is missing. { EDITION() ->
    [package] This edition cannot have it: leave out --dask.
   *[other] Type pip install distributed, or leave out --dask.
}
workers-unreachable = No Dask scheduler answers at { $address }. Start it, or leave out --dask.
workers-no-workers = The Dask cluster has no workers. Start some, or leave out --dask.
workers-other-version = A worker of the Dask cluster lacks version { $value } of Accessible Games. Install it on all of them.
workers-cluster-lost = The Dask cluster at { $address } does not answer any more. Try again when it does.

## Statistics

statistics-counted = { $count ->
    [0] no game is over yet
    [one] { $won ->
        [0] one game, not won
       *[other] one game, won
    }
   *[other] { $count } games, { $won ->
        [0] none won
        [one] one won
       *[other] { $won } won
    }
}
statistics-game = { $title }: { statistics-counted }.
statistics-evening = { $title }: { $count ->
    [one] one evening
   *[other] { $count } evenings
}.
statistics-seats = With { $size } players: { statistics-counted }.
statistics-level = Against level { $level }: { statistics-counted }.
statistics-people = Among people only: { statistics-counted }.
    .brief = People only: { statistics-counted }.
statistics-streak = { $count ->
    [one] Never two games won in a row.
   *[other] Longest streak: { $count } games won in a row.
}
    .brief = { $count ->
    [one] No streak.
   *[other] Longest streak: { $count } games.
}
statistics-streak-now = { $count ->
    [one] The last game was won.
   *[other] The last { $count } games were won.
}
statistics-points = Points: { $number } on average, { $value } at best.
    .brief = Points: { $number }, best { $value }.
statistics-unfinished = { $count ->
    [one] One game is not over yet.
   *[other] { $count } games are not over yet.
}
statistics-damaged = { $count ->
    [one] One saved game cannot be read and does not count.
   *[other] { $count } saved games cannot be read and do not count.
}
    .brief = { $count ->
    [one] One saved game is damaged.
   *[other] { $count } saved games are damaged.
}
statistics-none = There is no game to count yet. Begin one with accessible-games play.
statistics-no-sqlite = Statistics need SQLite, which this Python lacks. Install another Python, such as that of your system.
statistics-many = { $count ->
    [one] One saved game is counted for the first time.
   *[other] { $count } saved games are counted for the first time, which takes a while.
}
    .brief = { $count ->
    [one] One game is counted first.
   *[other] { $count } games are counted first.
}

## Simulated games

simulated = { $count ->
    [one] One game of { $title } was played.
   *[other] { $count } games of { $title } were played.
}
simulated-seat = Seat { $number }, { $level }: { $won ->
    [0] no game won.
    [one] one game won.
   *[other] { $won } games won.
}
