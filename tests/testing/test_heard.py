"""What is heard of a game when it is checked: everything, and each thing once."""

from dataclasses import replace

import pytest

from accessible_games.api import Event
from accessible_games.core.event import Seat
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import VERBOSITIES, Verbosity
from accessible_games.testing.heard import SpeechReport, ear, hear_answers, narrator_of
from accessible_games.testing.linter import problems
from accessible_games.testing.playing import cases_of, film, onlookers

LOOKS = 8
"""So often in a game everything is asked."""


class HeapTaken(Event):
    """A message that no game of ours has words for."""

    seat: Seat
    left: list[int]


@pytest.mark.parametrize("verbosity", VERBOSITIES)
@pytest.mark.parametrize("game", GAMES)
def test_all_that_can_be_asked_and_refused_is_well_told(game: str, verbosity: Verbosity) -> None:
    """Of all seats and an onlooker, in every game."""
    case, found = cases_of(GAMES[game])[0], SpeechReport()
    nobody, tables = narrator_of(case, "en", verbosity), film(case)
    for table in tables[:: max(1, len(tables) // LOOKS)]:
        for seat in onlookers(case):
            hear_answers(found, nobody.at(table).for_(seat), table, case)
    assert ({*found.wrong}, {*found.missing}) == (set(), set())


def test_what_was_heard_by_a_listener_is_not_heard_again() -> None:
    """The same is told once to each listener, and each message is examined once."""
    case = cases_of(GAMES["life-is-life"])[0]
    nobody, told = narrator_of(case, "en", "brief"), list[str]()
    found = SpeechReport()

    def say() -> list[str]:
        told.append("told")
        return ["said without a stop"]

    for seat in (0, 0, 1):
        speaker = nobody.for_(seat)
        found.hear(ear(speaker, case.game), say)
    assert len(told) == 3
    assert len(found.wrong) == 2
    assert all("said without a stop" in wrong for wrong in found.wrong)


@pytest.mark.parametrize(("left", "other"), [([3], [4]), ([1], [True])])
def test_events_that_differ_are_both_heard(left: list[int], other: list[int]) -> None:
    """Even if Python calls them equal, and even if they can change."""
    case = cases_of(GAMES["life-is-life"])[0]
    speaker = narrator_of(case, "en", "brief")
    heard = list[Event]()

    class Counting(SpeechReport):
        """Counts what is heard anew."""

        def hear(self, listener: object, say: object) -> None:
            heard.append(event)

    found = Counting()
    for event in (HeapTaken(0, left), HeapTaken(0, other), HeapTaken(0, left)):
        found.hear_event(ear(speaker, case.game), speaker, event)
    assert len(heard) == 2


def test_whatever_the_words_of_a_game_raise_is_told() -> None:
    """A mistake in a kind of answers does not end the check."""
    case, found = cases_of(GAMES["life-is-life"])[0], SpeechReport()

    def say() -> list[str]:
        raise IndexError("out of range")

    found.hear(ear(narrator_of(case, "en", "brief"), case.game), say)
    assert [*found.wrong] == ["IndexError out of range"]


def test_a_drawing_in_cells_is_no_sentence_but_has_to_fit() -> None:
    """A picture to be felt has no stop; a message with a word in it needs one."""
    case = cases_of(GAMES["sixpack"])[0]
    listener = ear(narrator_of(case, "en", "brief"), case.game)
    assert problems(["⠂⠴⠀⠛⠒"], listener) == []
    assert problems(["⠂⠴⠀⠛⠒ cola"], listener)
    assert problems(["⠂" * (listener.width + 1)], listener)
    assert problems(["⠂⠴"], replace(listener, width=1))
