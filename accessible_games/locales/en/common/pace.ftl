## A table's pace: an evening, or days for each turn

called-days = days day
called-evening = evening an-evening tonight

turn-pace = { $count ->
    [0] This game is for an evening: nobody's turn is limited. For a game over days, type pace days 3.
    [one] You have a day for each turn. Then a computer player, { $level }, answers for you, and you keep your seat.
   *[other] You have { $count } days for each turn. Then a computer player, { $level }, answers for you, and you keep your seat.
}
turn-pace-unknown = The pace of a table is evening, or days and a number from 1 to { $high }, such as days 3.
turn-pace-begun = This game has begun, so its pace stays as it is.
turn-pace-founder = Only { $name }, who has set it up, can propose another pace for this table.
turn-pace-evening-only = An evening with real cards has no other pace.
turn-pace-league = The pace of this table is that of its league, { $league }.
turn-pace-wished = { $name } would like { $count ->
    [0] to play in one evening
    [one] a day for each turn
   *[other] { $count } days for each turn
} at this table. If you agree, type agree.
asked-pace = You are asked whether to play { $count ->
    [0] in one evening
    [one] with a day for each turn
   *[other] with { $count } days for each turn
}. Agree to that?
days-how = The game begins when all seats are taken, or when somebody types begin. You can go until then: your seat is kept.
again-days = At a table of days nobody is asked to play again. Type leave, then new and a game.
days-enough = You have a seat at { $high } tables of days. Finish a game first.
days-full = This server has as many tables of days as it can keep. Play this one in an evening.

## Whose time is over

turn-late = The time of { $name } is over, so a computer player answers.
turn-late-you = Your time is over, so a computer player answers for you.
turn-was-late = You were away for longer than a turn lasts, so a computer player has answered for you.
turn-others-late = { $count ->
    [one] { $names } has let the time of a turn pass.
   *[other] { $names } have let the time of a turn pass.
}
hold-in-time = { $name } still has time to answer, so nobody can hold the seat.

## Where one is asked

turns-wait = { $count ->
    [one] You are asked at { $title }{ $number ->
        [0] {""}
       *[other] , with { $names }
    }. Type next.
   *[other] You are asked at { $count } tables of days. Type next.
}
turns-over = { $count ->
    [one] { $title }{ $number ->
        [0] {""}
       *[other] , with { $names },
    } is over. Type next to hear how it went.
   *[other] { $count } games of yours are over. Type next to hear how they went.
}
turns-next = Next: { $title }{ $count ->
    [0] {""}
   *[other] , with { $names }
}. Type next.
turns-none = { $count ->
    [0] You have no seat at a table of days.
    [one] You are not asked at your table of days.
   *[other] You are not asked at any of your { $count } tables of days.
}
turn-told = { $number }, { $title }{ $count ->
    [0] {""}
   *[other] , with { $names }
}: { $state ->
    [over] it is over.
    [agree] you are asked whether you agree.
   *[asked] { $kind ->
        [days] { $left } days left.
        [hours] { $left } hours left.
       *[minutes] { $left ->
            [one] one minute left.
           *[other] { $left } minutes left.
        }
    }
}
turn-elsewhere = It is your turn at { $title }{ $count ->
    [0] {""}
   *[other] , with { $names }
}. Type next when you like.
turn-over-elsewhere = { $title }{ $count ->
    [0] {""}
   *[other] , with { $names },
} is over. Type next to hear how it went.
turns-at = { $title }{ $count ->
    [0] {""}
   *[other] , with { $names }
}.
turns-nowhere = No table of days waits for you.
turns-no-more = Only this table waits for you.
turns-one = Only one table waits for you: { $title }{ $count ->
    [0] {""}
   *[other] , with { $names }
}. Type next.
turns-here = You are at this table already.
turns-evening = The others wait for you here. Type leave first.

## Commands

command-table-pace = pace
command-turns = turns my-turns
command-next-turn = next
also-turns = where-am-i-asked where-is-it-my-turn where-am-i-on
also-next-turn = next-table next-game go-to-the-next-table
