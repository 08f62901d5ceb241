begins = You play with { $first }. You have 6 points, and with one more you win.
    Drinks lie on a table. There are bottles and mixes of 2 bottles.

step-hand = First your dominoes. Each of them shows a bottle and a mix.
    Type { $typed }.
step-hand-why = First listen to your dominoes. Type { $typed }.
step-table = So you hold 3 dominoes, and only you know them.
    Together they are a pattern of 6 drinks, 2 rows of 3.
    When such a pattern lies on the table, you may claim a point for it.
    Now listen to the table. Type { $typed }.
step-table-why = First hear what lies on the table. Type { $typed }.
step-look = Each place has a letter for its column and a number for its row.
    Bottles only touch mixes, and mixes only touch bottles.
    To look at a place, type it alone: { $typed }, or just q13.
step-look-why = Look at one place on the table. Type { $typed }.
step-left = You are at q13 now. From there you can walk to the next places.
    Press the left arrow key, or type { $typed }.
step-left-why = Go one place to the left. Type { $typed }.
step-pattern = You are at p13 now. Cola, and to its right cola beer: part of your pattern?
    To hear all patterns that your dominoes make, type { $typed }.
step-pattern-why = First hear what you are looking for. Type { $typed }.
step-add = Take the third one mirrored: above cola, cola beer, beer.
    Below it cola beer, beer, lemon beer. The beginning is already in row 13.
    On your turn you add one drink, or take one away.
    Gaps that touch 2 drinks are then filled, which you can make use of.
    Lay a cola beer at r12, to the right of the beer: type cola beer r12.
step-add-why = Other moves are possible, but this one shows you how gaps are filled.
    The drink comes first, then the place: lay cola beer at r12.
step-fill = The gap r13 now lies between 2 cola beers. A bottle that is in both goes there.
    It may be cola or beer, and you choose.
    Your pattern wants beer there. Type beer r13.
step-fill-why = With cola in r13 the row is not yours. You want cola, cola beer, beer.
    Fill r13 with beer: type beer r13.
step-changes = Then { $first } laid a beer, and a gap was filled by itself.
    Between a cola and a beer goes cola beer.
    To hear what is different since your turn, type { $typed }.
step-changes-why = Hear what has changed on the table. Type { $typed }.
step-row = Row 13 is complete: cola, cola beer, beer.
    What is in the row below it? Type { $typed }.
step-row-why = Listen to row 14. Type { $typed }.
step-finish = Cola beer and beer lie there, just as you need them. Lemon beer is missing.
    At r14 is a gap between 2 beers, which does not fill by itself.
    Lay lemon beer at r14: a mix may touch any bottles.
step-finish-why = Only one drink is missing, at the end of row 14.
    Lay lemon beer at r14: first the drink, then the place.
step-led = Your pattern is there, but you have to find it yourself.
    You can be led over the table, 6 drinks at a time.
    Type { $typed }.
step-led-why = Let the program lead you over the table. Type { $typed }.
step-claim = These 6 are not yours. Claim tells the next 6, and yes claims them.
    But you know where your pattern lies, in rows 13 and 14.
    Name it by 2 corners: type p13 r14.
step-claim-why = Wrong corners cost nothing. Yours lies from p13 to r14: type p13 r14.
step-point = You lay one domino aside, and that is your point.
    It does not come back. The hardest to find have a mix without their bottle.
    Yours are all easy. Lay the last one aside: type beer lemon beer.
step-point-why = Any domino would be a point. In this tutorial take beer with lemon beer.
    Type beer lemon beer.

ends = After each point before the seventh you draw 3 dominoes again.
    You can also take a drink away: type take and its place.
    When a stack runs low, a row or a column of the table is cleared.
    Now you can find your way on the table, lay drinks, fill gaps and claim.
    In a real game, hint tells you what a good player would do, and why.
