"""Computer players take their time, and it is said once a turn if that is long."""

from collections.abc import Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest

from accessible_games.core.decision import Decision, OneOf
from accessible_games.frontends.terminal import screen, thinking
from accessible_games.frontends.terminal.thinking import Thinking
from accessible_games.players import SEARCHING
from accessible_games.players.limits import OutOfTimeError, heed
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.clock import Clock
from tests.games.lifeboat import sessions as lifeboat
from tests.sessions import Evening, new_game, new_record, program, random_answers

MOMENT = 1e-3
"""The pace of players that search, in seconds: they have hardly any time to think."""
SAID = {"en": " is thinking.", "de": " überlegt.", "fr": " réfléchit."}


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every search seem to take too long, although it takes a moment."""
    monkeypatch.setattr(thinking, "SILENCE", -1)
    monkeypatch.setattr("accessible_games.match.match.pace_of", paced)


def paced(game: str, player: str, kind: str) -> float:
    """Return a pace for those who search alone."""
    return MOMENT if player in SEARCHING else 0.0


def of_hard(folder: Path, bots: Sequence[str] = ("hard", "hard"), **chosen: object) -> Evening:
    """Return a new game of one person against players that search."""
    return new_game(folder, new_record(bots=bots), **chosen)


def thought(lines: Sequence[str], language: Language = "en") -> list[str]:
    """Return what is said about thinking among some lines."""
    return [line for line in lines if line.endswith(SAID[language])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_waits_long_is_told_who_thinks(tmp_path: Path, language: Language) -> None:
    """At once, before anything about their moves."""
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
    """The record does not mention it, and what happened is told as ever."""
    heard = []
    for place, silence in (("slow", -1.0), ("quick", 1e9)):
        (tmp_path / place).mkdir()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(thinking, "SILENCE", silence)
            evening = of_hard(tmp_path / place)
            lines = evening.play_all(random_answers(evening.session, limit=6))
        heard.append([[each for each in part if each not in thought(part)] for part in lines])
        assert "thinking" not in evening.file
    assert heard[0] == heard[1]


@pytest.mark.parametrize("level", ["random", "easy", "normal"])
def test_players_that_do_not_search_do_not_think(tmp_path: Path, level: str) -> None:
    """They answer at once."""
    evening = of_hard(tmp_path, bots=(level, level))
    for lines in evening.play_all(random_answers(evening.session, limit=6)):
        assert thought(lines) == []


def test_half_a_second_of_waiting_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """It counts from the person's answer, over all players; it is told before they think."""
    monkeypatch.setattr(thinking, "SILENCE", 0.5)
    clock, told = Clock(), list[float]()
    waiting = Thinking(clock, clock.sleep)

    def answers(pace: float) -> float:
        waiting.at_pace(pace, lambda: None, lambda: told.append(clock()))
        return clock()

    waiting.begin_waiting()
    assert [answers(0.2) for _ in range(4)] == pytest.approx([0.2, 0.4, 0.6, 0.8])
    assert told == pytest.approx([0.4])
    waiting.begin_waiting()
    answers(2.0)
    assert told == pytest.approx([0.4])
    waiting.begin_turn()
    answers(2.0)
    assert told == pytest.approx([0.4, 2.8])


@pytest.mark.parametrize("trials", [0, 1, 4, 1000])
def test_an_answer_comes_at_its_pace(trials: int) -> None:
    """However many trials a search would like to make: it ends in time, and a quick one waits."""
    clock, made = Clock(), list[float]()

    def think() -> str:
        with suppress(OutOfTimeError):
            for _ in range(trials):
                heed()
                clock.sleep(0.08)
                made.append(clock())
        return "answer"

    assert Thinking(clock, clock.sleep).at_pace(1.0, think, lambda: None) == "answer"
    assert clock() == pytest.approx(1.0)
    assert len(made) == min(trials, 12)


def test_who_is_asked_in_secret_is_not_named(tmp_path: Path) -> None:
    """In others' turns only those are asked who can do something: no one may hear who."""
    evening = lifeboat.boat(tmp_path, people=("Anna",))
    own, off = (Decision(1, kind, OneOf(("yes", "no"))) for kind in ("turn", "weapon"))
    evening.typist.ears.take()
    evening.session.opponents._say_thinking(own)
    evening.session.opponents._say_thinking(off)
    named, unnamed = evening.typist.ears.take()
    assert named.endswith(" is thinking.")
    assert unnamed == "The others are thinking."


def test_in_a_pipe_nothing_is_told() -> None:
    """No one waits."""
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
