## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-take = You take a drink back to its stack. The others must still be connected.
meaning-gap = A gap is an empty place that touches at least two drinks. It is filled with what these make.
called-gap = gap gaps corner corners
meaning-bottle = Bottles are the plain drinks. A bottle may only touch mixes.
called-bottle = bottle bottles
meaning-mix = A mix contains two drinks. It may only touch bottles.
called-mix = mix mixes
meaning-domino = A domino shows a bottle and a mix. You hold three, which make your pattern.
called-domino = domino dominoes
meaning-stack = Each bottle shares a stack with the mix on its back.
called-stack = stack stacks
meaning-pink = The last cards of a stack are pink. When one is needed, a column or row is cleared.
called-pink = pink pink-card pink-cards
meaning-point = A claimed pattern brings one point: you lay one of its dominoes aside.
called-point = point points
meaning-clear = Clearing takes a column or row from the table when a stack is low. The larger side stays.
called-clear = clear clearing
meaning-above = The side above the cleared row stays.
meaning-below = The side below the cleared row stays.
called-claims = claims claiming
called-drinks = drinks drink
called-starter = starter
called-removal = removal removing
called-columns = columns

## What each question is about, for help alone.

question-pair = You lay the first bottle, and the first mix to its right.
question-turn = You lay a drink beside another, a bottle by a mix, or you take one away.
question-fill = A gap can take more than one drink, and you choose.
question-claim = If your three dominoes lie as a block on the table, you claim it for a point.
question-point = Your pattern brings a point: one of its dominoes is laid aside, then you draw three again.
question-clear = A stack is low, so a column or row goes back to the stacks.
question-keep = Both sides are equal. The other one goes back to the stacks.

## Nouns that are counted here only.

counted = pattern patterns drinks cherries bananas
