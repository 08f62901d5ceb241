## What the words of the game mean, for help and card, and what is typed for them, where no answer is.

meaning-draw = Draw: you take a card from the pile. If a card fits then, you may lay it at once, or pass.
meaning-pass = Pass: after drawing you keep your cards, and the next player goes on.
meaning-mau = Whoever has one card left says mau. The option called mau decides whether the program says it.
meaning-wild = A card that wishes fits on any other one, and you choose the suit that comes next: the jack, in Crazy Eights the eight.
called-wild = wild wishes wish wild-card crazy
meaning-suit = The suits are clubs, spades, hearts and diamonds. A card fits if its suit or its rank is that of the top card.
called-suit = suit suits
meaning-top-card = The top card lies open, and the next card is laid on it.
called-top-card = top-card discard discards open-card
meaning-pile = The pile is what you draw from. When it is empty, the laid cards but the top one are shuffled.
called-pile = stock draw-pile
meaning-round = A round is over when somebody has no cards left. Played for points, a game has several.
called-round = round rounds
called-rules = crazy-eights
called-deck = deck
called-sevens = sevens-option
called-wild-on-wild = wild-on-wild jack-on-jack
called-points = points-option

## What each question is about, for help alone.

question-play = You lay a card of the suit or rank of the top card, or one that wishes, or you draw.
question-seven = A seven lies on top. You lay another one, or you draw for all of them.
question-wish = You choose the suit that the next player has to lay.
