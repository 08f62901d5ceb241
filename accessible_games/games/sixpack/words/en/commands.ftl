## Commands: first the word that the program says, then other words and the letter.

command-row = row
command-column = column
command-block = block around
command-claim = claim
command-pattern = pattern z patterns
command-picture = picture
command-changes = changes changed

## What each of them does

help-row = { $typed }: the row where you are. Add a number for another one.
help-column = { $typed }: the column where you are. Add a letter for another one.
help-block = { $typed }: the nine places around you. Add a place for another one.
help-claim = { $typed }: when you are asked to claim, six drinks of the table, and the next six each time you type it. Yes claims those you have heard. Add two corners to claim at once.
help-pattern = { $typed }: all patterns that your dominoes can make.
help-picture = { $typed }: the table in braille cells. A bottle is a pair of dots: cola above, lemon in the middle, beer below. A mix has both pairs.
help-changes = { $typed }: what has changed on the table since your last turn.
