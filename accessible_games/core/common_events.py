"""Events and facts that many games have, with words in `locales/<language>/games`.

A game uses them as they are, or derives its own from them: with more fields, and then with words of
its own. A game's own words for a message of that name replace the common ones.
"""

from accessible_games.core.event import Event, PerSeat, Pieces, Seat, Seats

# What happens -------------------------------------------------------------------------------------


class StarterDrawn(Event):
    """Who begins, drawn by lot."""

    heard_as = "always"
    seat: Seat


class RoundBegan(Event):
    """A round begins: its number from 1, and who starts."""

    opens = True
    heard_as = "always"
    number: int
    seat: Seat

    def tells(self, earlier: Event) -> bool:
        """It also says who starts."""
        return isinstance(earlier, StarterDrawn)


class HandDealt(Event):
    """The cards dealt to a seat, which only that seat sees."""

    heard_as = "always"
    reveals = True
    renews = True

    seat: Seat
    cards: Pieces

    def seen_by(self, seat: Seat | None) -> Event | None:
        """Only its owner sees a hand."""
        return self if seat == self.seat else None


class RoundScored(Event):
    """The points of a round for each seat."""

    heard_as = "always"
    points: PerSeat


class GameScored(Event):
    """The points of the whole game for each seat."""

    heard_as = "always"
    points: PerSeat


class GameWon(Event):
    """One player alone has won."""

    heard_as = "always"
    seat: Seat


class VictoryShared(Event):
    """Several players have won."""

    heard_as = "always"
    seats: Seats


# What can be asked --------------------------------------------------------------------------------


class HandHeld(Event):
    """The cards in the player's hand."""

    cards: Pieces


class HandSizes(Event):
    """The number of cards in each hand."""

    sizes: PerSeat


class PointsHeld(Event):
    """The points of each seat so far."""

    points: PerSeat


class OnTurn(Event):
    """Whose turn it is."""

    seat: Seat


class GameFinished(Event):
    """The game is over: it is nobody's turn."""
