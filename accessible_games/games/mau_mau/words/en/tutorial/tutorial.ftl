begins = You play with { $first } and { $second }. Most cards are already laid.
    Whoever is the first without cards wins.

step-hand = First your cards. Nobody else knows them.
    Type { $typed }, or only its first letter.
step-hand-why = First listen to your cards. Type { $typed }.
step-table = You hold 3 cards. On your turn you lay one of them on the top card.
    Which card that is, you hear with { $typed }.
step-table-why = First hear which card is on top. Type { $typed }.
step-suit = A card fits if it has the same suit or the same rank.
    On the queen of hearts you can lay any heart and any queen.
    You hold one heart. Type its name, such as 9 hearts.
step-suit-why = A seven and a king of other suits do not fit on the queen of hearts.
    Lay the 9 of hearts.
step-card = { $first } laid a nine on your nine, so now clubs come next.
    You hold a club too, and it is a special card.
    To hear what a seven does, type { $typed }.
step-card-why = First ask what a seven does. Type { $typed }.
step-seven = { $first } is next and has to draw 2 cards, unless another seven comes.
    Lay your seven now.
step-seven-why = The king of diamonds does not fit on the ace of clubs.
    You could draw, but the seven fits and hurts. Lay the 7 of clubs.
step-jack = You had one card left, so mau was said for you.
    { $first } had no seven and drew 2 cards.
    On the 10 of clubs your king did not fit, so you drew a card by yourself.
    It is a jack. To hear what it does, type { $typed }.
step-jack-why = Before you lay the jack, ask what it does. Type { $typed }.
step-wish = You could pass and keep the jack, but it is just what you need.
    Wish for the suit of your last card, the king of diamonds.
    Type the jack and the suit in one line: jack of spades diamonds.
step-wish-why = With another suit your king of diamonds would not fit later.
    Lay the jack and wish for diamonds.
step-scores = { $first } followed with an eight, so { $second } missed a turn.
    How many cards has everybody? Type { $typed }.
step-scores-why = Before the last card, hear how many the others hold. Type { $typed }.
step-last = Diamonds are still wanted, and you hold the king of diamonds.
    It is your last card. Lay it.
step-last-why = Drawing would only give you another card. Lay the king of diamonds.

ends = You had no cards left, so you won.
    Eights make the next player miss a turn, and with 2 players you go again.
    Before a game you can choose Crazy Eights and other rules.
    In a real game, hint tells you what a good player would do, and why.
