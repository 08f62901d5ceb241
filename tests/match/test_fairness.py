"""What is fair to take back: nothing after which somebody knows more."""

import pytest

from accessible_games.core.event import Event
from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import BribeDue, CardKept, ChoiceSeen, DidNothing
from accessible_games.games.lifeboat.sea_events import PreserverThrown
from accessible_games.match.fairness import is_revealing
from accessible_games.match.match import Match

FOUR = tuple(Occupant("person", name) for name in ("Anna", "Ben", "Cleo", "Dora"))


@pytest.mark.parametrize(
    ("event", "of_one", "of_two"),
    [
        (DidNothing(1), False, False),
        (CardKept(1, "oar"), True, False),
        (BribeDue(2, 1, "oar"), True, True),
        (ChoiceSeen(1, ("oar", "water")), True, True),
        (PreserverThrown(0, 1), True, True),
    ],
)
def test_what_somebody_else_alone_learns_cannot_be_taken_back(
    event: Event, of_one: bool, of_two: bool
) -> None:
    """Nor what is shown to all. What those who answered know of it themselves tells nobody more."""
    game = GAMES["lifeboat"]
    record = Record(game.name, game.version, {}, FOUR, 1)
    match = Match(record.opening(GAMES), record)
    assert is_revealing(event, frozenset({0}), match) == of_one
    assert is_revealing(event, frozenset({0, 1}), match) == of_two
