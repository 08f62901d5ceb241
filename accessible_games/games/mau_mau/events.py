"""What can happen in Mau-Mau: one event for each spoken sentence."""

from dataclasses import replace

from accessible_games.api import Event, Piece, Pieces, RoundBegan, Seat


class RoundOpened(RoundBegan):
    """The cards are dealt, and the first one is turned up; the round is 0 if it is the only one."""

    reveals = True
    card: Piece


class Acted(Event):
    """What else a player does or suffers; it shares the line of the card before."""

    joins = True
    seat: Seat


class Laid(Event):
    """A player lays a card on the top one."""

    seat: Seat
    card: Piece
    mau: bool
    """Whether it leaves one card, and the program says mau for them."""
    owed: int
    """The number of cards that sevens oblige the next player to draw, if more than one was laid."""


class Wished(Acted):
    """A player wishes for a suit."""

    suit: Piece


class Skipped(Acted):
    """An eight skips a player."""


class Drew(Acted):
    """A player draws, because nothing fits or by choice."""

    reveals = True
    count: int
    cards: Pieces
    """Empty for all others."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only who draws sees which cards."""
        return self if seat == self.seat else replace(self, cards=())


class PaidDebt(Drew):
    """A player draws for the sevens that have been laid."""


class MauForgotten(Drew):
    """A player has not said mau, and draws a card for that (M11)."""


class Passed(Acted):
    """A player who has drawn, or cannot draw, lays nothing."""

    drawn: bool


class MauSaid(Acted):
    """A player says mau."""


class PileShuffled(Event):
    """The laid cards but the top one are a new pile."""

    heard_as = "table"
    reveals = True
    count: int


class RoundBlocked(Event):
    """All have passed, and there is nothing to draw (M13)."""

    heard_as = "always"


class HandLeft(Event):
    """The cards that a player still holds when a round ends, and their points."""

    heard_as = "scores"
    reveals = True
    seat: Seat
    cards: Pieces
    points: int


class RoundWon(Event):
    """Who has got rid of all cards, and the points that it brings."""

    heard_as = "always"
    seat: Seat
    points: int
