help-table-pace = { $typed }: how long a turn lasts at your table. Before the game its founder can add evening, or days and a number, if the others agree.
    With days, people need not be there together: if somebody lets the days pass, a computer player answers for them, and they keep their seat.
help-turns = { $typed }: at which tables of days you are asked, and how much time is left.
help-next-turn = { $typed }: go to the table of days where your time ends first. Add a number from turns for another one. Your seats are kept.
