## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-knock = Whoever knocks swaps no more. Everyone else has one more turn, then the round is scored.
meaning-last-lap = The last lap: after a knock, everyone else has one more turn.
called-last-lap = last-lap lap
meaning-sudden-death = Sudden death: whoever holds a set after a swap ends the round, and everyone else loses one life.
called-sudden-death = sudden-death sudden death
meaning-set = A set is all cats, all rabbits or all pigs in one hand. It brings sudden death.
called-set = set sets
meaning-info-card = The info card shows the sets: all cats, all rabbits, or all pigs in one hand.
called-info-card = info-card info-cards
meaning-majority = Majority: whoever alone has the most cards of an animal scores its value once.
called-majority = majority majorities
meaning-life = Lives: the fewest points cost two, the most none, anything between costs one. Without a life you are out.
called-life = life life-card life-cards
meaning-display = The display: four rows, of one to four cards. A swap takes a whole row.
called-display = display row rows
meaning-swap = To swap, you take a whole row and lay just as many cards from your hand in its place.
called-swap = swap swapping
meaning-round = A round ends with sudden death or after a knock. Then points are counted, and lives are lost.
called-round = round rounds
meaning-variant = { option-expert-more }
called-variant = advanced variant advanced-variant

## What each question is about, for help alone.

question-turn = You swap a whole row for as many cards of your hand, or you knock.
question-lay = You lay cards of your hand in place of the row that you take, but not exactly the same.
