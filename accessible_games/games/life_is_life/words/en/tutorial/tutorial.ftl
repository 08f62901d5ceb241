begins = You play with { $first } and { $second }. It is the last round of a long game.
    You win when nobody else has a life left.

step-hand = First your cards. You hold 10 animals, and nobody else knows them.
    Type { $typed }, or only its first letter.
step-hand-why = First listen to your cards. Type { $typed }.
step-value = Cards of one animal are told together: you hold 3 bears.
    To hear what a bear is worth, type { $typed }.
step-value-why = First ask what a bear is worth. Type { $typed }.
step-table = There are as many cards of an animal as it is worth points: 8 bears.
    You score these points if you hold more bears than anyone else.
    Now listen to the table. Type { $typed }.
step-table-why = First hear what lies on the table. Type { $typed }.
step-find = These 4 rows are the display. Everyone knows them.
    Row 1 always has one card, row 2 has 2 cards, and so on.
    You want more bears. To hear where they are, type { $typed }.
step-find-why = Ask where the bears are. Type { $typed }.
step-lives = You hold 3 bears, and 2 bears lie in row 2. You will take them.
    Before that, hear how many lives everybody has. Type { $typed }.
step-lives-why = One more question before you move. Type { $typed }.
step-swap = A game begins with 5 lives each. Few points cost lives.
    Now your first move. You swap a whole row for as many cards of yours.
    Take row 2, and lay your rabbit and your mouse in its place.
    Type the number of the row, then the 2 animals.
step-swap-why = You want the 2 bears of row 2, and you can spare a rabbit and a mouse.
    You will need the rest. And before you knock, you must have swapped.
    So type the number of the row, then both animals.
step-since = Now you hold 5 bears of 8. Nobody can have more.
    Your rabbit and your mouse are the new row 2.
    After you, { $first } swapped, then { $second }.
    To hear again what has happened since your move, type { $typed }.
step-since-why = To hear again what the others did, type { $typed }.
step-set = Everyone hears which cards are taken. It seems { $first } wants giraffes.
    Now a warning about cats, rabbits and pigs.
    Type { $typed }.
step-set-why = To hear why cats are dangerous, type { $typed }.
step-row = Whoever holds all cats, rabbits or pigs after a swap ends the round.
    Everyone else then loses a life. Today nobody is close to it.
    Your next move. You hold 2 goats, and a third one lies in row 1.
    This time type the number of the row alone.
step-row-why = You want the goat of row 1. Type the number of this row alone.
step-lay = Now you are asked which card you lay in its place.
    It cannot be a goat: you may not lay exactly what you take.
    A single dog is of little use to you. Type its name.
step-lay-why = Keep the bears, goats and sheep, they will bring you points.
    Lay the dog.
step-count = Listen to your hand again. Type { $typed }.
step-count-why = Before you decide, listen to your hand. Type { $typed }.
step-knock = With so many bears, goats and sheep you should end the round.
    When you knock, each of the others has one more turn, and you have none.
    After that the round is scored. Type the word knock.
step-knock-why = You could go on swapping, but the others get better hands as well.
    Yours is good now, so knock.

ends = Each animal was scored, from the giraffe down to the mouse.
    Pigs were a tie, so nobody got points for them.
    One rabbit was enough for { $second }, for nobody else had any.
    Most points cost no life, fewest points 2 lives, and in between one life.
    Now you can listen, swap and knock.
    In a real game, hint tells you what a good player would do, and why.
