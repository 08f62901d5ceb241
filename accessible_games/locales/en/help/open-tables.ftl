## What the commands for another game, and for open tables, do

help-again = { $typed }: when a game is over, play it again with the same people and options, and the seats turned by one. It begins as soon as all have agreed. Computer players stay as they are.
help-open = { $typed }: before the game, let anybody come to a table that you have set up, and tell those who wish to hear of open tables. To end that, type close.
help-quick = { $typed } and the name of a game: play at once. You come to a table that is open to anybody, or begin with computer players, whose seats others may have in the next game. Add how many play, the level and options, as with new. Alone it leads to any open table.
