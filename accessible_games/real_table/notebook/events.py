"""What is told of the notebook; each class is one spoken sentence."""

from typing import Annotated

from accessible_games.core.event import Place, Places
from accessible_games.real_table.events import EveningEvent, GameName, Told

TableCard = Annotated[tuple[str, str], "table-card"]
"""A card, after its deck."""
TableCards = Annotated[tuple[str, tuple[str, ...]], "table-cards"]
"""Cards of a deck, which comes first."""
TablePile = Annotated[tuple[str, tuple[str, ...]], "table-pile"]
"""The same from top to bottom, where the last one given lies on top."""
TableLaid = Annotated[tuple[str, tuple[tuple[Place, str], ...]], "table-laid"]
"""Cards of a deck with their places."""
TableRun = Annotated[tuple[str, tuple[tuple[str, ...], ...]], "table-run"]
"""Piles side by side, empty where nothing lies."""
InDeck = Annotated[tuple[str, str], "in-deck"]
"""A card after its deck, said by how many of it there are; 0 if nobody knows."""
Dominoes = Annotated[tuple[str, tuple[str, ...]], "hand"]
"""A hand of dominoes, after its game."""


class TableOpened(EveningEvent):
    """A new notebook, for the cards of a deck, or of none."""

    opens = True
    deck: GameName


class CardsLaid(EveningEvent):
    """Cards are laid, each at its place; of a single one how many lie there now."""

    opens = True
    laid: TableLaid
    stacked: int


class CardsTaken(EveningEvent):
    """Cards are taken from a place."""

    opens = True
    cards: TableCards
    place: Place


class CardsMoved(EveningEvent):
    """Cards go from one place to another."""

    opens = True
    cards: TableCards
    place: Place
    goal: Place


class LineTaken(EveningEvent):
    """A row or a column is taken; if a *side* of it stays, so is the other side."""

    opens = True
    line: str
    name: Place
    side: str
    count: int
    left: int


class TableByRules(EveningEvent):
    """What the rules of a game say of the table."""

    joins = True
    told: Told


class ClaimJudged(EveningEvent):
    """Whether the dominoes shown make the pattern."""

    joins = True
    right: bool


class PatternOf(EveningEvent):
    """A hand of dominoes that makes the pattern."""

    joins = True
    hand: Dominoes


# What can be asked --------------------------------------------------------------------------------


class TableBare(EveningEvent):
    """Nothing lies on the table."""

    bare = True


class TableHolds(EveningEvent):
    """How many cards lie between which places."""

    count: int
    first: Place
    last: Place


class PileLies(EveningEvent):
    """What lies at a place."""

    cards: TablePile
    place: Place
    count: int


class PlaceBare(EveningEvent):
    """Nothing lies at a place."""

    place: Place


class TableLineLies(EveningEvent):
    """The places from the first card of a row or a column to its last."""

    line: str
    name: Place
    first: Place
    cells: TableRun


class TableLineBare(EveningEvent):
    """Nothing lies in a row or a column."""

    line: str
    name: Place


class CardLies(EveningEvent):
    """Where a card lies."""

    card: TableCard
    count: int
    places: Places


class CardNowhere(EveningEvent):
    """A card does not lie on the table."""

    card: TableCard


class CardsCounted(EveningEvent):
    """How many of a card lie on the table, and how many there are."""

    card: TableCard
    count: int
    of: InDeck


class CountedTogether(EveningEvent):
    """How many cards that were all meant lie on the table."""

    count: int


class TablePicture(EveningEvent):
    """A line of the table as it is felt, in Unicode braille cells."""

    cells: str


class NothingWritten(EveningEvent):
    """Nothing was laid, taken or moved yet."""


class NoBoard(EveningEvent):
    """The table is none of a game with patterns."""
