"""What a player can ask in Mau-Mau, and the facts in the answers."""

from collections.abc import Iterator

from accessible_games.api import (
    Event,
    GameFinished,
    HandHeld,
    HandSizes,
    OnTurn,
    Piece,
    Pieces,
    PieceTopics,
    PointsHeld,
    Topics,
)
from accessible_games.games.mau_mau.cards import CARDS, RANK_OF, RANKS, SUIT_OF, deck_of, meant
from accessible_games.games.mau_mau.seen import View
from accessible_games.games.mau_mau.state import Variant


class TopCard(Event):
    """The card on which the next one is laid."""

    card: Piece


class SuitWished(Event):
    """The suit that has to be laid now."""

    suit: Piece


class DebtOpen(Event):
    """The number of cards that the next player has to draw for sevens."""

    count: int


class TableEmpty(Event):
    """No cards are out: the game is over."""


class PileLeft(Event):
    """The number of cards in the pile, and of those that have been laid."""

    pile: int
    laid: int


class AboutCard(Event):
    """What a card does, or all cards of a rank."""

    card: Piece
    effect: str
    """`wild`, `stack`, `two`, `skip` or `none`."""
    points: int
    """What one costs in a game for points, or 0 if there are no points."""


class AboutSuit(Event):
    """The number of cards of a suit in the deck."""

    suit: Piece
    count: int


class NotInGame(Event):
    """A card or rank that the deck has not."""

    piece: Piece


class InHand(Event):
    """Cards in the player's hand."""

    cards: Pieces


class Nowhere(Event):
    """Nothing of the kind is in the player's hand or on top."""

    piece: Piece


def hand(view: View) -> Iterator[Event]:
    """The cards in the player's own hand."""
    yield HandHeld(view.hand)


def table(view: View) -> Iterator[Event]:
    """The top card, and what has been wished for or has to be drawn."""
    yield TopCard(view.top) if view.laid else TableEmpty()
    yield from demands(view)


def demands(view: View) -> Iterator[Event]:
    """What the next player has to do beside following the top card."""
    if view.wish:
        yield SuitWished(view.wish)
    if view.debt:
        yield DebtOpen(view.debt)


def scores(view: View) -> Iterator[Event]:
    """The points, and how many cards everybody holds."""
    if view.variant.target:
        yield PointsHeld(tuple(enumerate(view.scores)))
    yield from cards_held(view)


def cards_held(view: View) -> Iterator[Event]:
    """How many cards everybody holds; none once the game is over."""
    yield HandSizes(tuple(enumerate(view.sizes))) if view.sizes else TableEmpty()


def turn(view: View) -> Iterator[Event]:
    """Whose turn it is, if the game is not over."""
    if view.on_turn is None:
        yield GameFinished()
    else:
        yield OnTurn(view.on_turn)


def counts(view: View) -> Iterator[Event]:
    """The number of cards in each place."""
    yield from cards_held(view)
    if view.laid:
        yield PileLeft(view.pile, len(view.laid))


def effect(variant: Variant, rank: Piece) -> str:
    """What a card of a rank does."""
    if rank == variant.wild:
        return "wild"
    if rank == "seven" and variant.sevens != "none":
        return variant.sevens
    return "skip" if rank == "eight" and variant.skips else "none"


def card(view: View, piece: Piece) -> Iterator[Event]:
    """What a card, all cards of a rank, or a suit is about."""
    variant, cards = view.variant, meant(deck_of(view.variant.deck), piece)
    if not cards:
        yield NotInGame(piece)
    elif piece in RANKS or piece in CARDS:
        points = variant.points(cards[0]) if variant.target else 0
        yield AboutCard(piece, effect(variant, RANK_OF[cards[0]]), points)
    else:
        yield AboutSuit(SUIT_OF[cards[0]], len(cards))


def find(view: View, piece: Piece) -> Iterator[Event]:
    """Where cards are: in the player's own hand, or on top."""
    held = meant(view.hand, piece)
    if held:
        yield InHand(held)
    if meant(view.laid[-1:], piece):
        yield TopCard(view.top)
    elif not held:
        yield Nowhere(piece)


TOPICS: Topics = {
    "hand": hand,
    "table": table,
    "scores": scores,
    "turn": turn,
    "counts": counts,
}
PIECE_TOPICS: PieceTopics = {
    "card": card,
    "find": find,
}
