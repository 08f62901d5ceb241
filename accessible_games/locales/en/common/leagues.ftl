## Leagues

league-none = You are in no league.
league-listed = { $league }: { $title }, { $count ->
    [one] one person
   *[other] { $count } people
}, { $state ->
    [over] over.
    [going] round { $number }.
   *[open] not begun yet.
}
league-join-how = To come into a league, type { $command } join and its name.
league-new-how = Type { $command } new, a name and a game, such as { $command } new Winter SixPack. You can add how many play at a table, swiss, a number of rounds, and days 3 for a league in which each turn has three days.
league-about = { $league }: { $title }, up to { $high } people at a table, { $kind ->
    [swiss] by the Swiss system
   *[everybody] everybody meets everybody
}{ $rounds ->
    [0] {""}
    [one] , one round
   *[other] , { $rounds } rounds
}{ $days ->
    [0] .
    [one] , a day for each turn.
   *[other] , { $days } days for each turn.
}
league-people = { $count ->
    [one] In it is { $names }.
   *[other] In it are { $names }.
}
league-runner = { $own ->
    [yes] You run it.
   *[no] { $name } runs it.
}
league-founded = Others come in with { $command } join { $league }. When all are there, type { $command } begin.
league-joined = { $begun ->
    [yes] You are in { $league }, from the next round on.
   *[no] You are in { $league }.
}
league-comes = { $name } has come into { $league }.
league-leave-sure = The others in { $league } play on without you. Do you mean it?
league-left = You have left { $league }.{ $played ->
    [yes] {" "}What you have played counts on.
   *[no] {""}
}
league-goes = { $name } has left { $league }.
league-removed = { $name } is not in { $league } any more.
league-removed-you = { $name } has put you out of { $league }. What you have played counts on.
league-gathers = { $league } has not begun. { $count ->
    [one] In it is { $names }.
   *[other] In it are { $names }.
}
league-begin-how = When all are there, type { $command } begin.
league-begun-by = { $name } begins it.
league-begin-sure = In round { $number } { $count ->
    [one] one table has
   *[other] { $count } tables have
} not been played. Begin the next round all the same?
league-round-begins = { $league }: round { $number } begins. Type league to hear with whom you play.
league-plays = { $league }, round { $number }{ $of ->
    [0] {""}
   *[other] {" "}of { $of }
}: you play with { $names }{ $days ->
    [0] .
    [one] , a day for each turn.
   *[other] , { $days } days for each turn.
}
league-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
}
league-hours = { $unknown ->
    [yes] All who have said their hours are awake { $when }, in your time.
   *[no] All of you are awake { $when }, in your time.
}
league-hours-none = There is no hour at which all of you are awake.
league-waits-for-you = { $count ->
    [one] A table waits for you in { $names }. Type league.
   *[other] Tables wait for you in { $names }. Type league.
}
league-play-how = To sit down, type { $command } play.
league-waits = { $league }, round { $number }: { $free ->
    [yes] you are free.
   *[no] you have nothing to play.
} { $count ->
    [one] One table is still open: { $names }.
   *[other] { $count } tables are still open: { $names }.
}
league-won = { $count ->
    [one] { $names } has won { $league }.
   *[other] { $names } have won { $league } together.
}
league-unplayed = Nothing was played in { $league }.
league-counts = This game counts in { $league }.
league-is-done = All rounds of { $league } are played. Type league standings to hear who has won.
league-standings = { $league }, { $number ->
    [0] before the first round.
   *[other] round { $number }.
}
league-place = Place { $place }, { $name }{ $left ->
    [yes] , no longer in it
   *[no] {""}
}: { $halves ->
    [2] 1 point
   *[other] { $points } points
} from { $count ->
    [one] one table.
   *[other] { $count } tables.
}
league-table = { $league }, round { $number }: your table for { $title } is set up. The game begins when all have their seats.
league-days-how = You can go until then: your seat is kept.
league-invited = { $count ->
    [one] { $names } is invited.
   *[other] { $names } are invited.
}
league-invites = { $name } waits for you at your table in { $league }. Type { $command } play.
league-absent = { $count ->
    [one] { $names } is not here.
   *[other] { $names } are not here.
}
league-nothing-open = You have nothing to play in { $league } now. Type league to hear what it waits for.
league-end-sure = This ends { $league } for good. Do you mean it?
league-ended = { $league } has been ended.
league-awake-how = Type from when to when you are awake, and your city: league awake 18-22 Berlin.
league-awake-where = Add the city whose time you have: league awake 18-22 Berlin.
league-awake-zone = I know no time of { $name }. Name the largest city with your time.
league-awake-none = The others do not know when you are awake. { league-awake-how }
league-awake-is = You are awake { $when }, time of { $where }.
league-awake-wanted = To be told at which hours all of you are awake, type { $command } awake, your hours and your city, such as { $command } awake 18-22 London.
league-all-day = all day
league-span = from { $begin } to { $until }
league-time = { $hour }:{ $minute }
league-unknown = No league is called { $name }. Type { $command } list to hear all.
league-which = Which league? Add { $names }.
league-not-in-any = You are in no league. Type { $command } list to hear which there are.
league-not-in = You are not in { $league }.
league-in-already = You are in { $league } already.
league-over = { $league } is over.
league-not-yours = That is for { $name }, who runs { $league }.
league-nobody = Nobody in { $league } is called { $name }.
league-too-few = { $league } needs two people at least.
league-full = { $league } has as many people as there is room for.
league-too-many = That is more than { $high } leagues. Leave or end one first.
league-no-room = There is no room for another league on this server. Ask its host.
league-guest = Guests are forgotten when they leave, so they cannot be in a league. Come in with a name of your own.
league-name-taken = There is a league { $name } already. Choose another name.
league-name-long = The name of a league has { $high } letters at most.
league-name-wrong = A league cannot be called { $name }. Choose another name, of letters and digits.
table-is-reserved = This table is for certain people of a league. Type watch to look on.
table-misses = { $names } { $count ->
    [one] is
   *[other] are
} still missing. The game begins when all have their seats.
table-is-complete = All have their seats, and the game begins.

## Its table for a spreadsheet

league-csv-place = Place
league-csv-name = Name
league-csv-points = Points
league-csv-tables = Tables
league-csv-won = Won
league-csv-opponents = Points of opponents
league-csv-score = Points in games
league-csv-round = Round { $number }

## Ratings

rating-on = From now on you are rated in each game with others who want that. Your rating is told to all who ask.
rating-is-off = You are not rated. To be rated from now on, type { $command } on.
rating-off-sure = This deletes your ratings. Do you mean it?
rating-off = You are not rated from now on.
rating-none-yet = You have not played a rated game yet. It needs another person who wants ratings.
rating-is = { $title }: rating { $number }, give or take { $spread }, after { $count ->
    [one] one game.
   *[other] { $count } games.
}
rating-changed = Your rating is { $number } now, and was { $before }.
rating-best = These are the best in { $title }.
rating-place = Place { $place }, { $name }: rating { $number }.
rating-nobody = Nobody has played { $high } rated games of { $title } yet.
rating-guest = Guests are forgotten when they leave, so they are not rated.
rating-no-library = This server knows no ratings: its host has not installed what they need.

## Commands

command-league = league
also-league = leagues my-league my-leagues
command-rating = rating
also-rating = ratings my-rating my-ratings rate-me ranking
league-word-new = new found create
league-word-join = join enter
league-word-leave = leave quit
league-word-begin = begin start
league-word-play = play
league-word-standings = standings standing table scores points places
league-word-awake = awake hours
league-word-list = list all
league-word-remove = remove out
league-word-end = end finish
league-word-export = export csv
league-word-swiss = swiss
league-word-rounds = rounds round
league-word-hour = o'clock oclock time in
league-word-never = off never

## For the host

serve-left-out-league = The league { $name } is damaged and left out.
serve-left-out-rating = The ratings of { $name } are damaged and left out.
serve-league-none = There is no league at this server.
serve-league-unknown = There is no league { $word } at this server{ $choices ->
    [none] .
   *[other] : { $choices }.
}
