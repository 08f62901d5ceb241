"""That computer players think is said once a turn, if it takes long."""

from collections.abc import Sequence
from functools import partial
from io import StringIO
from pathlib import Path

import pytest

from accessible_games.bots.life_is_life import hard
from accessible_games.core.decision import Decision, OneOf
from accessible_games.core.luck import Luck
from accessible_games.frontends.terminal import screen, thinking
from accessible_games.frontends.terminal.thinking import Thinking
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.play import drifting
from tests.play.table import Evening, new_game, new_record, program, random_answers

WORLDS = 20
"""Iterations of which each search of Life is Life makes at least one world."""
SAID = {"en": " thinks.", "de": " überlegt.", "fr": " réfléchit."}


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every search takes too long, though it makes but a few worlds."""
    monkeypatch.setattr(thinking, "SILENCE", -1)
    monkeypatch.setattr(hard, "ITERATIONS", WORLDS)


def of_hard(folder: Path, bots: Sequence[str] = ("hard", "hard"), **chosen: object) -> Evening:
    """A new game of one person against players that search."""
    return new_game(folder, new_record(bots=bots), **chosen)


def thought(lines: Sequence[str], language: Language = "en") -> list[str]:
    """What is said of thinking among some lines."""
    return [line for line in lines if line.endswith(SAID[language])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_long_is_told_who_thinks(tmp_path: Path, language: Language) -> None:
    """At once: before all that is heard of their moves."""
    evening = of_hard(tmp_path, language=language)
    answered = evening.play_all(random_answers(evening.session, limit=2))[2]
    assert answered[0] in {f"{name}{SAID[language]}" for name in ("Tom", "Mia")}


def test_it_is_told_once_a_turn(tmp_path: Path) -> None:
    """However many players think, and however often; and again in the next turn."""
    evening = of_hard(tmp_path)
    paragraphs = evening.play_all(random_answers(evening.session, limit=12))
    told = [thought(lines) for lines in paragraphs]
    assert max(map(len, told)) == 1
    assert sum(map(len, told)) > 3


def test_it_is_no_part_of_the_game(tmp_path: Path) -> None:
    """The record does not tell of it, and what happened is told as ever."""
    heard = []
    for place, silence in (("slow", -1.0), ("quick", 1e9)):
        (tmp_path / place).mkdir()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(thinking, "SILENCE", silence)
            evening = of_hard(tmp_path / place)
            lines = evening.play_all(random_answers(evening.session, limit=6))
        heard.append([[each for each in part if each not in thought(part)] for part in lines])
        assert "thinks" not in evening.file
    assert heard[0] == heard[1]


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_players_that_do_not_search_do_not_think(tmp_path: Path, level: str) -> None:
    """They answer at once."""
    evening = of_hard(tmp_path, bots=(level, level))
    for lines in evening.play_all(random_answers(evening.session, limit=6)):
        assert thought(lines) == []


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        """The seconds that it was set to."""
        return self.now


def test_half_a_second_of_waiting_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From when the person has answered, over all players that think one after the other."""
    monkeypatch.setattr(thinking, "SILENCE", 0.5)
    table = new_game(tmp_path).session.match.table
    imagine = partial(table.imagine, table.waiting()[0].seat)
    clock, told = Clock(), list[float]()
    waiting = Thinking(clock)
    waiting.begin_waiting()
    for now in (0.2, 0.4, 0.6, 0.8):
        clock.now = now
        watched = waiting.watched(imagine, lambda: told.append(clock()))
        assert watched(Luck(1)).state == imagine(Luck(1)).state
    assert told == [0.6]
    waiting.begin_waiting()
    clock.now = 2
    watched(Luck(1))
    assert told == [0.6]
    waiting.begin_turn()
    watched(Luck(1))
    assert told == [0.6, 2]


def test_who_is_asked_in_secret_is_not_named(tmp_path: Path) -> None:
    """In the turn of others only those are asked who can do something: nobody hears who."""
    evening = drifting.boat(tmp_path, people=("Anna",))
    own, off = (Decision(1, kind, OneOf(("yes", "no"))) for kind in ("turn", "weapon"))
    evening.typist.ears.take()
    evening.session.say_thinking(own)
    evening.session.say_thinking(off)
    named, unnamed = evening.typist.ears.take()
    assert named.endswith(" thinks.")
    assert unnamed == "The others think."


def test_in_a_pipe_nothing_is_told() -> None:
    """Nobody waits."""
    game = ("--people", "Anna", "--bots", "hard,hard", "--seed", "1", "--language", "en")
    said = program("play", "life-is-life", *game, typed="1 cat\n")
    assert "Anna" not in said.err
    assert thought(said.lines) == []


def test_the_cursor_stays_in_the_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """So it is what a braille display shows, until something else is said."""
    written = StringIO()
    shown = screen.Screen(written)
    with monkeypatch.context() as patch:
        patch.setattr(screen, "is_terminal", lambda stream: True)
        shown.hold(["Tom thinks."])
    assert written.getvalue() == "Tom thinks.\r"
    shown.say(["Your turn."])
    shown.say(["Again."])
    assert written.getvalue() == "Tom thinks.\r\nYour turn.\nAgain.\n"
