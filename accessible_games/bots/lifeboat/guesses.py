"""What cards are probably worth to somebody else, and which cards that one probably has.

Nobody knows what others love and hate, so each is taken for somebody who wants to live; of their
unknown cards there are as many of each kind as among all that are nowhere in sight.
"""

from collections import Counter
from collections.abc import Mapping

from accessible_games.bots.lifeboat.dangers import danger_between
from accessible_games.bots.lifeboat.goods import LEAST, beside, unseen
from accessible_games.bots.lifeboat.outlook import Outlook, once
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import SURVIVAL


@once
def shares(outlook: Outlook) -> Mapping[Piece, float]:
    """The share of each kind among the cards that are nowhere in sight."""
    strange = unseen(outlook)
    return {card: count / len(strange) for card, count in Counter(strange).items()}


def strange_cards(outlook: Outlook, seat: Seat) -> int:
    """How many cards somebody has that this seat does not know."""
    return outlook.view.hidden[seat] - len(outlook.view.known[seat])


def probably(outlook: Outlook, seat: Seat, card: Piece) -> float:
    """How likely somebody has a card."""
    if card in (*outlook.view.shown[seat], *outlook.view.known[seat]):
        return 1.0
    return 1 - (1 - shares(outlook).get(card, 0.0)) ** strange_cards(outlook, seat)


def cards_of(outlook: Outlook, seat: Seat) -> Pieces:
    """The cards that somebody has for all one knows, with as much water as is likely."""
    bottles = round(strange_cards(outlook, seat) * shares(outlook).get("water", 0.0))
    return (*outlook.view.shown[seat], *outlook.view.known[seat], *["water"] * bottles)


@once
def wounds_of(outlook: Outlook) -> tuple[float, ...]:
    """By seat, what a wound costs somebody who wants to live, in points."""
    return tuple(
        max(LEAST, SURVIVAL[character] * more_danger(outlook, seat))
        for seat, character in enumerate(outlook.view.characters)
    )


def more_danger(outlook: Outlook, seat: Seat) -> float:
    """How much more likely somebody dies with one more wound."""
    character, wounds = outlook.view.characters[seat], outlook.wounds[seat] + 1
    return danger_between(character, wounds, outlook.birds) - outlook.danger(seat)


def worth_to(outlook: Outlook, seat: Seat, cards: Pieces, card: Piece) -> float:
    """What one more card is probably worth to somebody who has such cards."""
    character = outlook.view.characters[seat]
    return beside(character, outlook.birds, wounds_of(outlook)[seat], cards, card)


def average_to(outlook: Outlook, seat: Seat, cards: Pieces) -> float:
    """The same of a card that nobody has seen, on average."""
    return sum(
        share * worth_to(outlook, seat, cards, card) for card, share in shares(outlook).items()
    )
