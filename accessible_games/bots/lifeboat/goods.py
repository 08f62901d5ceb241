"""What provisions are worth to somebody, in points."""

from collections.abc import Mapping

from accessible_games.bots.lifeboat.outlook import (
    Outlook,
    chance_of_at_most,
    daily_falls,
    daily_thirst,
    days_left,
    once,
)
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import (
    BOX,
    DOUBLES,
    PAINTINGS,
    PROVISIONS,
    WEAPONS,
    treasure,
)

KINDS = ("cash", "jewel", "painting")
SPARE = 0.15
"""What one more bottle of water is always worth, because others want it."""
HOPE = 0.7
"""How much more a jewel is worth than it counts now, for the set it may become."""
STRENGTH = 0.2
"""What each point of a weapon is worth, until land is near."""
USE = {"compass": 0.5, "chum": 0.3, "oar": 0.3, "flare-gun": 0.6, "medical-kit": 0.3}
"""What other provisions are worth, besides what they do about wounds and fights."""
LEAST = 0.2
"""The least that a wound costs, even a player who does not mind dying."""
SHADE = 0.4
"""How much of a wound a parasol spares each day."""


def worth(outlook: Outlook, cards: Pieces) -> float:
    """What this seat's cards are worth to it."""
    mine = outlook.view.characters[outlook.me]
    wound = own_wound(outlook)
    return (
        treasures(mine, cards)
        + water(mine, cards.count("water"), outlook.birds, wound)
        + sum(tool(outlook, card, wound) for card in dict.fromkeys(cards))
    )


def own_wound(outlook: Outlook) -> float:
    """What a wound costs this seat, or at least a little."""
    return max(LEAST, -outlook.hurt(outlook.me))


def treasures(character: Piece, cards: Pieces) -> float:
    """Points for treasure, and hopes for jewels."""
    hope = HOPE if 0 < cards.count("jewel") < 3 else 0
    return treasure_points(character, cards) + hope


def treasure_points(character: Piece, cards: Pieces) -> int:
    """Points for the treasure among some cards."""
    doubled = DOUBLES.get(character)
    return sum(treasure(cards, kind) * (1 + (kind == doubled)) for kind in KINDS)


def water(character: Piece, count: int, birds: int, wound: float) -> float:
    """What a number of bottles is worth, each by how likely it will be needed."""
    mean = daily_thirst(character) * days_left(birds)
    needed = (1 - chance_of_at_most(number, mean) for number in range(count))
    return sum(max(SPARE, wound * chance) for chance in needed)


def tool(outlook: Outlook, card: Piece, wound: float) -> float:
    """What a card is worth that is no treasure and no water."""
    days, mine = days_left(outlook.birds), outlook.view.characters[outlook.me]
    soon = min(1.0, days / 4)
    good = {
        "parasol": SHADE * days * wound,
        "life-preserver": daily_falls(mine) * days * wound,
        "medical-kit": wound * soon,
    }
    return good.get(card, 0) + soon * (USE.get(card, 0) + STRENGTH * WEAPONS.get(card, 0))


def own_cards(outlook: Outlook) -> Pieces:
    """All provisions of this seat, the open ones first."""
    return (*outlook.view.shown[outlook.me], *outlook.view.hand)


@once
def gains(outlook: Outlook) -> Mapping[Piece, float]:
    """What one more card is worth, for each kind of which this seat does not have all."""
    cards = own_cards(outlook)
    now = worth(outlook, cards)
    kinds = [card for card, count in PROVISIONS.items() if cards.count(card) < count]
    return {card: worth(outlook, (*cards, card)) - now for card in kinds}


def gain(outlook: Outlook, card: Piece) -> float:
    """What one more card is worth."""
    return gains(outlook).get(card, 0.0)


def loss(outlook: Outlook, card: Piece) -> float:
    """What one of this seat's cards is worth to it."""
    cards = list(own_cards(outlook))
    cards.remove(card)
    return worth(outlook, own_cards(outlook)) - worth(outlook, tuple(cards))


def points_of(outlook: Outlook, card: Piece) -> int:
    """How many points of treasure one more card brings."""
    mine, cards = outlook.view.characters[outlook.me], own_cards(outlook)
    return treasure_points(mine, (*cards, card)) - treasure_points(mine, cards)


# Hidden cards ------------------------------------------------------------------------------------


def unseen(outlook: Outlook) -> Pieces:
    """All provisions whose place this seat does not know."""
    view, left = outlook.view, list(BOX)
    hidden = [card for seat, cards in enumerate(view.known) if seat != outlook.me for card in cards]
    shown = [card for cards in view.shown for card in cards]
    for card in (*view.hand, *view.discard, *shown, *hidden, *view.choice):
        left.remove(card)
    return tuple(left)


@once
def average_gain(outlook: Outlook) -> float:
    """The average worth of a card whose place this seat does not know."""
    strange = unseen(outlook)
    return sum(gain(outlook, card) for card in strange) / max(1, len(strange))


def gain_hidden(outlook: Outlook, seat: Seat) -> float:
    """What a card drawn out of somebody's hand is worth on average."""
    view = outlook.view
    known, count = view.known[seat], view.hidden[seat]
    average = average_gain(outlook)
    sure = sum(gain(outlook, card) for card in known)
    return (sure + average * (count - len(known))) / count if count else 0.0


def is_treasure(card: Piece) -> bool:
    """Whether a provision is worth points in the end."""
    return card in ("cash", "jewel", *PAINTINGS)
