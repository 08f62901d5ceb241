"""Why `normal` advises an answer: one fact for each hint. "You" is the player being advised.

Only with the help `show` is a place of a pattern named, and without help no hint tells whether
there is one on the table: players look for it themselves (S28).
"""

from accessible_games.core.event import Event
from accessible_games.games.sixpack.events import Block


class BeginsWithOwn(Event):
    """The first two cards are one of your dominoes."""


class MakesPattern(Event):
    """The answer can bring your pattern onto the table; you choose what is filled if asked."""

    block: Block | None
    """Where, with the help `show`."""


class LeavesPattern(Event):
    """Your pattern is on the table, and stays there."""

    block: Block | None
    """Where, with the help `show`."""


class Prepares(Event):
    """If the table stays so, you can make your pattern in your next turn."""


class NearsPattern(Event):
    """A block then shows most of your pattern."""

    drinks: int
    """The number of the six drinks that fit."""
    block: Block | None
    """Where, with the help `show`."""


class GivesLittle(Event):
    """It hardly gives the others a pattern."""

    percent: int
    """The chance that any of them holds one that appears on the table, as far as you can know."""


class LeavesCards(Event):
    """Many cards stay on the table when a line is cleared: *cards* of them."""

    cards: int


class ClaimsPattern(Event):
    """Your dominoes are on the table, which scores a point."""

    block: Block


class LooksAlone(Event):
    """Without the help `show` nobody is told where a pattern is: look for it yourself."""


class KeepsFound(Event):
    """What you keep may give you a hand that is already on the table."""

    percent: int
    """The chance of that."""


class LaysHardest(Event):
    """Of your three dominoes this is the hardest to find: those you keep are easier."""


class Wins(Event):
    """It is your seventh point: you win, whichever domino you set aside."""
