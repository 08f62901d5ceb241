"""The level `easy`: any card that fits, wild cards last, and mau is sometimes forgotten."""

from collections import Counter
from random import Random

from accessible_games.api import Answer, Decision, Determinize, OneOf, Piece, Pieces
from accessible_games.games.mau_mau.cards import RANK_OF, SUIT_OF, SUITS
from accessible_games.games.mau_mau.players.temper import EVEN, Temper
from accessible_games.games.mau_mau.seen import View

FORGETS = 0.25
"""How often it forgets to say mau."""


def easy(
    view: View,
    decision: Decision[Answer],
    determinize: Determinize,
    chance: Random,
    temper: Temper = EVEN,
) -> Answer:
    """A card that fits, by chance, the bold rather one that hurts; the suit that it holds most."""
    options = decision.options
    assert isinstance(options, OneOf)
    if decision.kind == "wish":
        return most_held(view.hand)
    if options.unsaid and chance.random() >= FORGETS:
        return options.unsaid[0]
    otherwise, *cards = options.words
    plain = [card for card in cards if RANK_OF[card] != view.variant.wild]
    special = [card for card in plain if RANK_OF[card] in ("seven", "eight")]
    liked = special if temper.attack > 1 else []
    choice = liked or (cards if temper.thrift < 1 else plain) or cards or [otherwise]
    return choice[int(chance.random() * len(choice))]


def most_held(hand: Pieces) -> Piece:
    """The suit of which a hand has most cards; the first of several."""
    held = Counter(SUIT_OF[card] for card in hand)
    return max(SUITS, key=held.__getitem__)
