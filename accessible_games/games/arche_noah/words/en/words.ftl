## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-bid = Bid: everyone says once how many coins they pay. The highest bid picks first.
called-bid = bid bids bidding
meaning-coin = Coins are what you bid with. In each pass you get them anew.
called-coin = coin coins
meaning-chip = An action chip lets you take two animals at once, or none. Used chips are gone for the whole game.
called-chip = chip chips action-chip action-chips
meaning-secret-card = The secret card is the first of your pile, and only you know it.
called-secret-card = secret secret-card
meaning-pile = Your pile holds the animals that you took. Nobody looks into it before the pass is scored.
called-pile = pile piles
meaning-draw-pile = The draw pile holds the animals of the next rounds, face down.
called-draw-pile = draw-pile draw deck
meaning-pair = A pair is two cards of one animal. It scores both values.
called-pair = pair pairs
meaning-single = A single card of an animal costs you its value.
called-single = single singles single-card
meaning-victory-point = The victory points of both passes are added, and the highest total wins.
called-victory-point = victory-points victory-point
meaning-pass = A pass is half of the game: cards are shuffled, some rounds are played, then all is scored.
called-pass = pass passes
meaning-start-card = The start card shows who bids first. After each round it goes on to the left.
called-start-card = start-card starter
meaning-round = A round: everyone bids once, then everyone picks from the display.
called-round = round rounds
called-starter = first-player
called-open-piles = open open-piles
called-hints = hints

## What each question is about, for help alone.

question-bid = You bid coins to pick earlier: the highest bid picks first, and everyone pays.
question-pick = You take an animal onto your pile. An action chip lets you take two or none.

## Nouns that are counted here only.

counted = { "" }
