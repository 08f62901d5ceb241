"""The worth of provisions to a player, in points."""

from collections.abc import Mapping
from functools import cache

from accessible_games.core.event import Piece, Pieces, Seat
from accessible_games.games.lifeboat.cards import BOX, PROVISIONS, WEAPONS
from accessible_games.games.lifeboat.players.dangers import (
    chance_of_at_most,
    daily_falls,
    daily_thirst,
    days_left,
)
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, once, own_cards
from accessible_games.games.lifeboat.players.treasure import is_treasure, treasure_points, treasures

SPARE = 0.15
"""The worth of one more bottle of water in any case, because others want it."""
STRENGTH = 0.2
"""The worth of each point of a weapon, until land is near."""
USE = {"compass": 0.5, "chum": 0.3, "oar": 0.3, "flare-gun": 0.6, "medical-kit": 0.3}
"""The worth of other provisions, besides their effect on wounds and fights."""
LEAST = 0.2
"""The minimum cost of a wound, even to a player who does not mind dying."""
SHADE = 0.4
"""The part of a wound that a parasol saves each day."""


def worth(outlook: BoatEvaluation, cards: Pieces) -> float:
    """The worth of this seat's cards to it."""
    mine, birds, wound = outlook.view.characters[outlook.me], outlook.birds, own_wound(outlook)
    tools = outlook.temper.skill.tools
    return (
        treasures(mine, cards)
        + water(mine, cards.count("water"), birds, wound)
        + sum([tool(mine, birds, wound, card, tools) for card in dict.fromkeys(cards)])
    )


def worth_beside(outlook: BoatEvaluation, cards: Pieces, card: Piece) -> float:
    """The worth of one more card to it, beside these."""
    mine, tools = outlook.view.characters[outlook.me], outlook.temper.skill.tools
    return beside(mine, outlook.birds, own_wound(outlook), cards, card, tools)


def beside(
    character: Piece, birds: int, wound: float, cards: Pieces, card: Piece, tools: float = 1.0
) -> float:
    """The same for any player; a wound costs *wound*, and tools are worth *tools* times as much."""
    if card == "water":
        return max(SPARE, wound * needs(character, birds)[cards.count("water")])
    if is_treasure(card):
        return treasures(character, (*cards, card)) - treasures(character, cards)
    return 0.0 if card in cards else tool(character, birds, wound, card, tools)


@once
def own_wound(outlook: BoatEvaluation) -> float:
    """The cost of a wound to this seat, or at least a little."""
    return max(LEAST, -outlook.hurt(outlook.me))


def water(character: Piece, count: int, birds: int, wound: float) -> float:
    """The worth of a number of bottles, each by the chance that it will be needed."""
    return sum([max(SPARE, wound * chance) for chance in needs(character, birds)[:count]])


@cache
def needs(character: Piece, birds: int) -> tuple[float, ...]:
    """The chances that a character needs the first bottle, the second, and so on."""
    mean = daily_thirst(character) * days_left(birds)
    return tuple(1 - chance_of_at_most(number, mean) for number in range(PROVISIONS["water"]))


def tool(character: Piece, birds: int, wound: float, card: Piece, tools: float) -> float:
    """The worth of a card that is no treasure and no water; one of a kind is enough."""
    spared, always = uses(character, birds).get(card, (0.0, 0.0))
    return spared * wound + tools * always


@cache
def uses(character: Piece, birds: int) -> Mapping[Piece, tuple[float, float]]:
    """The worth of each tool or weapon to a character: the wounds it saves, and points."""
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
def gains(outlook: BoatEvaluation) -> Mapping[Piece, float]:
    """The worth of one more card, for each kind of which this seat does not have all."""
    cards = own_cards(outlook)
    kinds = [card for card, count in PROVISIONS.items() if cards.count(card) < count]
    return {card: worth_beside(outlook, cards, card) for card in kinds}


def without(cards: Pieces, card: Piece) -> Pieces:
    """All cards but one of a kind."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def gain(outlook: BoatEvaluation, card: Piece) -> float:
    """The worth of one more card."""
    return gains(outlook).get(card, 0.0)


def loss(outlook: BoatEvaluation, card: Piece) -> float:
    """The worth of one of this seat's cards to it."""
    return worth_beside(outlook, without(own_cards(outlook), card), card)


def points_of(outlook: BoatEvaluation, card: Piece) -> int:
    """The points of treasure that one more card brings."""
    mine, cards = outlook.view.characters[outlook.me], own_cards(outlook)
    return treasure_points(mine, (*cards, card)) - treasure_points(mine, cards)


# Hidden cards ------------------------------------------------------------------------------------


def unseen(outlook: BoatEvaluation) -> Pieces:
    """All provisions whose place this seat does not know."""
    view, left = outlook.view, list(BOX)
    hidden = [card for seat, cards in enumerate(view.known) if seat != outlook.me for card in cards]
    shown = [card for cards in view.shown for card in cards]
    for card in (*view.hand, *view.discard, *shown, *hidden, *view.choice):
        left.remove(card)
    return tuple(left)


@once
def average_gain(outlook: BoatEvaluation) -> float:
    """The average worth of a card whose place this seat does not know."""
    strange = unseen(outlook)
    return sum(gain(outlook, card) for card in strange) / max(1, len(strange))


def gain_hidden(outlook: BoatEvaluation, seat: Seat) -> float:
    """The average worth of a card drawn from a player's hand."""
    view = outlook.view
    known, count = view.known[seat], view.hidden[seat]
    average = average_gain(outlook)
    sure = sum(gain(outlook, card) for card in known)
    return (sure + average * (count - len(known))) / count if count else 0.0
