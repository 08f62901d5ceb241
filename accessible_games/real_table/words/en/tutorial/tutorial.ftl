begins = You play cards with { $first } and { $second }, and the program keeps score.

step-sheet = A score sheet comes first. It shall end at 50 points.
    Type { $typed }.
step-sheet-why = Without a sheet nothing can be written. Type { $typed }.
step-round = The first round: 12 points for you, and 3 less for { $first }.
    Whoever you do not name gets nothing.
    Type { $typed }, or only the beginnings of the names.
step-round-why = A round is names with numbers. Type { $typed }.
step-scores = After each round you hear who leads.
    All totals you hear with { $typed }.
step-scores-why = First hear how it stands. Type { $typed }.
step-fix = { $first } protests: it was 3 more, not 3 less.
    Correct the first round. Type { $typed }.
step-fix-why = Only one number of round 1 is wrong. Type { $typed }.
step-look = You feel G9 on a card, and want to know what that is.
    Type { $typed }.
step-look-why = Type what is felt on the card. Type { $typed }.
step-table = What lies open can be noted, for any cards. Here it shall be SixPack.
    Type { $typed }.
step-table-why = First say which cards it is about. Type { $typed }.
step-lay = Somebody lays a cola. Places have a letter for the column and a number for the row.
    Type { $typed }.
step-lay-why = Note what was laid and where. Type { $typed }.
step-read = Whoever wants to know what lies there asks.
    Type { $typed }.
step-read-why = Hear first what lies there. Type { $typed }.
step-dice = Some games want dice, and the program has them.
    Two dice with six sides are { $typed }.
step-dice-why = Roll first. Type { $typed }.
step-end = What was rolled stays. Everything else can be taken back with undo.
    Your evening is saved at every line, until you end it.
    Type { $typed }.
step-end-why = Nothing is left to do here. Type { $typed }.

ends = Type help at any time to hear what else there is: a coin, a timer, secrets and cards in secret, who comes and goes.
