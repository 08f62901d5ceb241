"""The people at one match: who is asked, and who answers without a choice."""

import pytest

from accessible_games.core.decision import only_answer
from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.match.room import PAUSE, Room
from accessible_games.match.room_parts import Audience
from tests.games.playing import steps

NAMES = ("Anna", "Ben", "Cleo", "Dora")


def room(game: str, people: int) -> Room:
    """Return a new game of so many people, and of computer players at the further seats."""
    rules = GAMES[game]
    seats = max(3, rules.seats[0])
    players = ["person"] * people + ["random"] * (seats - people)
    occupants = tuple(map(Occupant, players, NAMES))
    record = Record(game, rules.version, {}, occupants, 1)
    return Room(Match(record.opening(GAMES), record), Audience({}))


@pytest.mark.parametrize("people", [2, 3])
@pytest.mark.parametrize("game", GAMES)
def test_several_people_are_asked_everything(game: str, people: int) -> None:
    """Also where there is no choice: else it would be heard who holds a card, and who does not."""
    several = room(game, people)
    for _ in steps(several.match.table, seed=1):
        assert [each for each in several.unasked() if each.seat in several.seating.people] == []


def test_somebody_alone_is_asked_only_where_they_have_a_choice() -> None:
    """There are questions without one in some games, and then nobody waits for a key."""
    spared = 0
    for game in GAMES:
        alone = room(game, 1)
        for _ in steps(alone.match.table, seed=1):
            waiting, unasked = alone.match.table.waiting(), alone.unasked()
            if all(each.seat == 0 for each in waiting):
                assert unasked == [each for each in waiting if only_answer(each)]
                spared += len(unasked)
    assert spared


@pytest.mark.parametrize("game", GAMES)
def test_computer_players_answer_before_people(game: str) -> None:
    """As long as some of them are asked, no person is."""
    several = room(game, 2)
    for _ in steps(several.match.table, seed=1):
        waiting = several.match.table.waiting()
        others = [each for each in waiting if each.seat not in several.seating.people]
        assert several.unasked() == others


def test_a_person_is_asked_to_listen_on_after_some_moves_of_computer_players() -> None:
    """Whatever is typed gives them as much time again."""
    watching = room("life-is-life", 0)
    watching.play_bots()
    assert len(watching.match.table.moves) == PAUSE
    watching.play_bots()
    assert len(watching.match.table.moves) == PAUSE
    watching.be_patient()
    watching.play_bots()
    assert len(watching.match.table.moves) == 2 * PAUSE
