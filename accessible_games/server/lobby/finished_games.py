"""Games that are over: what leagues and ratings count of them."""

from collections.abc import Callable, Mapping

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen
from accessible_games.league.results import TableResult, result_of
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.server.lobby.user import User
from accessible_games.server.storage.table_plan import TablePlan
from accessible_games.speech.normalize import fold


class FinishedGame(Frozen):
    """A game that was played to its end."""

    word: str
    """The words of its table, and which game there it was: the next one has another name."""
    plan: TablePlan
    result: TableResult
    """Of all people for whom it was begun, by their folded names.

    A seat counts for its person, whoever answered there. Who was voted out is behind all others.
    """


Tell = Callable[[User, Person], None]
"""Tells somebody what came of the game."""
Counts = Callable[[FinishedGame], Tell]
"""Counts a game, and returns what tells its people."""


def tell_nothing(user: User, person: Person) -> None:
    """Tell nothing."""


def counted_nowhere(finished: FinishedGame) -> Tell:
    """Count a game nowhere."""
    return tell_nothing


def finished_game(
    word: str, plan: TablePlan, match: Match, members: Mapping[Seat, User]
) -> FinishedGame:
    """Return what counts of a finished game; *members* are those who still have a seat."""
    people = {seat: fold(match.names[seat]) for seat in match.people}
    gone = {*people} - {*members}
    game, state = match.table.game, match.table.state
    return FinishedGame(word, plan, result_of(game, state, people, gone))
