"""What is said for and against a move, one fact each. "You" is the player being advised."""

from accessible_games.api import Event, Piece, Pieces, Seat

# Why a card is laid


class LaysLast(Event):
    """It is your last card."""


class OnlyCard(Event):
    """No other card of yours fits."""


class MakesDraw(Event):
    """A seven that the next player has to answer or draw for."""

    seat: Seat
    count: int
    """The number of cards to draw."""
    held: int
    """How many the next player holds."""


class SkipsOver(Event):
    """An eight that costs the next player a turn."""

    seat: Seat
    held: int
    """How many the next player holds."""


class PlaysAgain(Event):
    """Of two players, whoever lays an eight has another turn."""


class CanFollow(Event):
    """Cards of yours that fit on the one that you lay, or the suit that you wish for."""

    cards: Pieces


class SavesWild(Event):
    """You keep a wild card, which fits later too."""

    card: Piece


class LeavesFewer(Event):
    """How many cards you will hold."""

    count: int


# Why a suit is wished for


class HoldsSuit(Event):
    """How many of this suit you hold, without wild cards."""

    suit: Piece
    count: int


class HoldsNone(Event):
    """You hold wild cards only, so no suit helps you."""


class LacksSuit(Event):
    """You hold none of this suit, though of another one."""

    suit: Piece


# Why nothing is laid


class NothingFits(Event):
    """No card of yours fits."""


class AnswersSevens(Event):
    """You have no seven to lay, or keep it, and draw for the others."""

    count: int


class KeepsFitting(Event):
    """You keep cards that you could lay."""

    cards: Pieces


class MustSay(Event):
    """You are about to lay all but one card."""


# What is risky


class AlmostOut(Event):
    """The next player holds one card only."""

    seat: Seat


class NoFollowing(Event):
    """No other card of yours fits on this one."""


# What another move costs


class SpendsWild(Event):
    """It uses a wild card, which the better move keeps."""

    card: Piece


class HoldsMore(Event):
    """You would hold more cards than after the better move."""

    count: int
    more: int
    """By how many."""


class LetsPlay(Event):
    """The next player would not have to draw or miss a turn, as after the better move."""

    seat: Seat
