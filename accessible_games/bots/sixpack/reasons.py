"""Why `normal` advises an answer: one fact for each hint. "You" is the seat on turn.

Only with the help `show` a place of a pattern is named, and without help no hint says whether
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
    """If the table then stays so, you can make your pattern in your next turn."""


class NearsPattern(Event):
    """A block then shows most of your pattern."""

    drinks: int
    """How many of the six fit."""
    block: Block | None
    """Where, with the help `show`."""


class GivesLittle(Event):
    """The others hardly get a pattern by it."""

    percent: int
    """How likely any of them holds one that comes onto the table, for all that you can know."""


class LeavesCards(Event):
    """Many cards stay on the table when a line is cleared: *cards* of them."""

    cards: int


class ClaimsPattern(Event):
    """Your dominoes are on the table, which brings a point."""

    block: Block


class LooksAlone(Event):
    """Without the help `show` nobody is told where a pattern is: look for it yourself."""


class KeepsFound(Event):
    """What you keep may give you a hand that is on the table already."""

    percent: int
    """How likely that is."""


class LaysHardest(Event):
    """Of your three dominoes this is the hardest to find: what you keep is easier."""


class Wins(Event):
    """It is your seventh point: whichever domino you lay aside, you win."""
