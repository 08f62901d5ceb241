begins = You play with { $first } and { $second }. The last 3 rounds of the game are left.
    Pairs of the same species score points, and single animals cost points.

step-hand = What you take goes face down onto your pile. Nobody may look at it again.
    So you have to remember what is single. Here you are told, but only once.
    Single in your pile are frog 3, snake 2 and toucan 1.
    Toucan 4 and toucan 2 are a pair, and all the rest is paired as well.
    Type { $typed }.
step-hand-why = First hear what else is yours. Type { $typed }.
step-table = So you hear how many cards you have, but never again which ones.
    Coins are for bidding. What action chips do, you will hear soon.
    Now listen to the table. Type { $typed }.
step-table-why = First hear which animals are to be had. Type { $typed }.
step-card = There are always as many animals as players.
    Frog 4 would be the partner of your frog 3.
    To hear what that is worth, type { $typed }.
step-card-why = Ask about frog 4. Type { $typed }.
step-scores = With frog 3 it makes a pair, which scores both values: 7 points.
    Alone your frog 3 would cost you 3 points. You want frog 4.
    How many coins do the others have? Type { $typed }.
step-scores-why = Before you bid, hear what the others have. Type { $typed }.
step-bid = Whoever bids the most picks first, then the next, and so on.
    Everyone bids only once and pays in any case. You bid first in this round.
    Frog 4 is worth something to you: bid 3 coins. Type the number.
step-bid-why = With fewer coins, somebody could pick before you and take the frog.
    With more you would have little left, and every 2 coins score one point.
    Bid 3 coins.
step-pick = You bid the most, so you pick first. You must take one of the animals.
    Type the animal with its value, or its place among those you heard.
step-pick-why = One animal goes with your frog 3, and the others would be single.
    Take frog 4.
step-find = The others picked, and all have paid what they bid, even for the last card.
    A new round has begun, and the first bid went on to { $first }.
    Toucan 3 is on the table. Type { $typed }.
step-find-why = Ask where toucans are. Type { $typed }.
step-outbid = Nobody tells you what is in your pile. But you remember your toucans.
    You have 3 of them, and this is the fourth.
    All 4 animals of a species bring their values and 3 points more.
    You bid last now and have heard all bids: { $first } bid one coin.
    Of equal bids the earlier one counts. Bid only as many coins as you need.
step-outbid-why = You want to pick first. One coin is too few: { $first } was earlier.
    More than 2 coins are wasted. Bid 2 coins.
step-two = You need toucan 3, and snake 4 is the partner of your snake 2.
    With an action chip you may take 2 animals at once.
    Just type both of them, one after the other.
step-two-why = With toucan 3 alone your snake 2 stays single.
    An unused action chip scores one point at the end, and a pair is worth more.
    Type toucan 3, then snake 4.
step-nothing = You took 2 animals, so nothing was left for { $second }, who bid nothing.
    Now the last round. All your animals have partners.
    Whatever you take now would be single and cost points.
    So there is nothing to bid for. Bid nothing.
step-nothing-why = No animal on the table fits yours, so every coin would be lost.
    Type nothing, or 0.
step-decline = You pick last, and hyena 4 is left. Alone it would cost you 4 points.
    With an action chip you may also take no animal at all.
    Type nothing.
step-decline-why = Hyena 4 would cost 4 points, and an action chip only one.
    Take nothing: type the word nothing.

ends = Every pile was scored: pairs, singles, coins and action chips.
    A whole game has 2 passes, and each begins with a secret card of your own.
    You know now how to bid, to pick, and when an action chip helps.
    And the art of it: remember which of your animals are single.
