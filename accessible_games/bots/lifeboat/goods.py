"""What provisions are worth to somebody, in points."""

from collections.abc import Mapping
from functools import cache

from accessible_games.bots.lifeboat.dangers import (
    chance_of_at_most,
    daily_falls,
    daily_thirst,
    days_left,
)
from accessible_games.bots.lifeboat.outlook import Outlook, once, own_cards
from accessible_games.bots.lifeboat.treasure import is_treasure, treasure_points, treasures
from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import BOX, PROVISIONS, WEAPONS

SPARE = 0.15
"""What one more bottle of water is always worth, because others want it."""
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
    mine, birds, wound = outlook.view.characters[outlook.me], outlook.birds, own_wound(outlook)
    tools = outlook.temper.skill.tools
    return (
        treasures(mine, cards)
        + water(mine, cards.count("water"), birds, wound)
        + sum([tool(mine, birds, wound, card, tools) for card in dict.fromkeys(cards)])
    )


def worth_beside(outlook: Outlook, cards: Pieces, card: Piece) -> float:
    """What one more card is worth to it, beside these."""
    mine, tools = outlook.view.characters[outlook.me], outlook.temper.skill.tools
    return beside(mine, outlook.birds, own_wound(outlook), cards, card, tools)


def beside(
    character: Piece, birds: int, wound: float, cards: Pieces, card: Piece, tools: float = 1.0
) -> float:
    """The same for anybody to whom a wound costs so much, and tools are worth so many times."""
    if card == "water":
        return max(SPARE, wound * needs(character, birds)[cards.count("water")])
    if is_treasure(card):
        return treasures(character, (*cards, card)) - treasures(character, cards)
    return 0.0 if card in cards else tool(character, birds, wound, card, tools)


@once
def own_wound(outlook: Outlook) -> float:
    """What a wound costs this seat, or at least a little."""
    return max(LEAST, -outlook.hurt(outlook.me))


def water(character: Piece, count: int, birds: int, wound: float) -> float:
    """What a number of bottles is worth, each by how likely it will be needed."""
    return sum([max(SPARE, wound * chance) for chance in needs(character, birds)[:count]])


@cache
def needs(character: Piece, birds: int) -> tuple[float, ...]:
    """How likely a character needs the first bottle, the second, and so on."""
    mean = daily_thirst(character) * days_left(birds)
    return tuple(1 - chance_of_at_most(number, mean) for number in range(PROVISIONS["water"]))


def tool(character: Piece, birds: int, wound: float, card: Piece, tools: float) -> float:
    """What a card is worth that is no treasure and no water; one of a kind is enough."""
    spared, always = uses(character, birds).get(card, (0.0, 0.0))
    return spared * wound + tools * always


@cache
def uses(character: Piece, birds: int) -> Mapping[Piece, tuple[float, float]]:
    """What each tool or weapon is worth to a character: the wounds that it spares, and points."""
    days = days_left(birds)
    soon = min(1.0, days / 4)
    spared = {
        "parasol": SHADE * days,
        "life-preserver": daily_falls(character) * days,
        "medical-kit": soon,
    }
    return {
        card: (spared.get(card, 0.0), soon * (USE.get(card, 0) + STRENGTH * WEAPONS.get(card, 0)))
        for card in {*spared, *USE, *WEAPONS}
    }


@once
def gains(outlook: Outlook) -> Mapping[Piece, float]:
    """What one more card is worth, for each kind of which this seat does not have all."""
    cards = own_cards(outlook)
    kinds = [card for card, count in PROVISIONS.items() if cards.count(card) < count]
    return {card: worth_beside(outlook, cards, card) for card in kinds}


def without(cards: Pieces, card: Piece) -> Pieces:
    """All cards but one of a kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def gain(outlook: Outlook, card: Piece) -> float:
    """What one more card is worth."""
    return gains(outlook).get(card, 0.0)


def loss(outlook: Outlook, card: Piece) -> float:
    """What one of this seat's cards is worth to it."""
    return worth_beside(outlook, without(own_cards(outlook), card), card)


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
