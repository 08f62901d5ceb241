"""What cards are probably worth to another player, and which cards they probably have.

Nobody knows what others love and hate, so each is assumed to want to live; their unknown cards are
assumed to be a fair sample of all cards that are not in sight.
"""

from collections import Counter
from collections.abc import Mapping

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import SURVIVAL
from accessible_games.games.lifeboat.players.dangers import danger_between
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, once
from accessible_games.games.lifeboat.players.goods import LEAST, beside, unseen


@once
def shares(outlook: BoatEvaluation) -> Mapping[Piece, float]:
    """The share of each kind among the cards that are not in sight."""
    strange = unseen(outlook)
    return {card: count / len(strange) for card, count in Counter(strange).items()}


def strange_cards(outlook: BoatEvaluation, seat: Seat) -> int:
    """The number of a player's cards that this seat does not know."""
    return outlook.view.hidden[seat] - len(outlook.view.known[seat])


def probably(outlook: BoatEvaluation, seat: Seat, card: Piece) -> float:
    """The chance that a player has a card."""
    if card in (*outlook.view.shown[seat], *outlook.view.known[seat]):
        return 1.0
    return 1 - (1 - shares(outlook).get(card, 0.0)) ** strange_cards(outlook, seat)


def cards_of(outlook: BoatEvaluation, seat: Seat) -> Pieces:
    """The known cards of a player, and as much water as is likely."""
    bottles = round(strange_cards(outlook, seat) * shares(outlook).get("water", 0.0))
    return (*outlook.view.shown[seat], *outlook.view.known[seat], *["water"] * bottles)


@once
def wounds_of(outlook: BoatEvaluation) -> tuple[float, ...]:
    """By seat, the cost in points of a wound to a player who wants to live."""
    return tuple(
        max(LEAST, SURVIVAL[character] * more_danger(outlook, seat))
        for seat, character in enumerate(outlook.view.characters)
    )


def more_danger(outlook: BoatEvaluation, seat: Seat) -> float:
    """How much more likely a player dies with one more wound."""
    character, wounds = outlook.view.characters[seat], outlook.wounds[seat] + 1
    return danger_between(character, wounds, outlook.birds) - outlook.danger(seat)


def worth_to(outlook: BoatEvaluation, seat: Seat, cards: Pieces, card: Piece) -> float:
    """The probable worth of one more card to a player who has these."""
    character = outlook.view.characters[seat]
    return beside(character, outlook.birds, wounds_of(outlook)[seat], cards, card)


def average_to(outlook: BoatEvaluation, seat: Seat, cards: Pieces) -> float:
    """The same for a card that nobody has seen, on average."""
    return sum(
        share * worth_to(outlook, seat, cards, card) for card, share in shares(outlook).items()
    )
