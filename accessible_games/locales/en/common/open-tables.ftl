## Another game at the same table

again-wished = { $name } would like to play again. If you agree, type again.
again-watched = { $name } would like to play again.
again-elsewhere = { $name } plays { $title } again. Type { $state ->
    [playing] watch { $name } to look on.
   *[open] join { $name } to play too.
}
again-waits = Not everybody has agreed yet. To start now, type begin.
again-yours = This table is yours now. To play { $title }, type begin.
again-nowhere = You are at no table with a finished game. Type quick or new, and a game.
again-not-yet = No game has been played at this table yet. Type begin.
asked-again = You are asked whether to play again. Agree to that?

## Tables that are open to anybody

table-opened = This table is open to anybody. Those who wish to know hear of it.
table-opened-often = This table is open to anybody. You have opened very many lately, so nobody is told. Type open again in some minutes.
open-full = All seats here are taken. To start, type begin.
open-later = This game is over. Type again first, then open.
someone-opens = { $state ->
    [alone] { $name } plays { $title } alone. For the next game, type quick { $title }.
   *[open] { $name } has an open table for { $title }. Type join { $name }.
}
tables-told = You hear when a table is open to anybody.
tables-not-told = You do not hear any more when a table is open to anybody.

## A game at once

quick-begins = You play with computer players. Others may come for the next game.
quick-waits = { $state ->
    [over] You play in the next game of { $title } with { $names }. To begin it, type again.
   *[playing] You look on at { $title } with { $names }, and play in the next game.
}
someone-waits = { $state ->
    [alone] { $name } plays in the next game. To begin it now, type end, then again.
    [over] { $name } plays in the next game. To begin it, type again.
   *[playing] { $name } looks on, and plays in the next game.
}
quick-how = No table is open to anybody. Type quick and the name of a game.
quick-plain = Games by quick have computer players and are open to anybody. Type new instead.

## Commands

command-again = again rematch
command-open = open
command-quick = quick
also-again = play-again another-game one-more-game once-more the-same-again same-again
also-open = open-table open-the-table open-my-table open-this-table
also-quick = quick-game quick-match play-now
