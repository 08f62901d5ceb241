"""For how long the display is lent: until a key of the keyboard, or again at each question."""

from itertools import chain
from pathlib import Path

import pytest

from accessible_games.core.event import Seat
from accessible_games.frontends.display.device import DisplayError
from accessible_games.frontends.display.state import DisplayState
from accessible_games.frontends.terminal import display_mode
from accessible_games.speech.catalogue import Language
from tests.felt.hands import Hands, touched
from tests.sessions import Evening, new_game, new_record, random_answers

HAND = "⠛⠔ ⠛⠔ ⠍⠶ ⠍⠶ ⠎⠖ ⠎⠖ ⠎⠖ ⠗⠢ ⠍⠒ ⠍⠒"
SCORES = "Lives: you 5, Tom 5, and Mia 5."


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """The display that BRLTTY lends whenever it is asked."""
    lent = Hands(40, iter(()))
    monkeypatch.setattr(display_mode, "BrlttyDisplay", lambda: lent)
    return lent


def two(folder: Path, **chosen: object) -> Evening:
    """Two people at one keyboard, and a computer player."""
    return new_game(folder, new_record(("Anna", "Ben"), ("random",)), **chosen)


def test_once_is_until_a_key_of_the_keyboard(tmp_path: Path, hands: Hands) -> None:
    """What is typed gives it back, and the next question does not take it."""
    evening = new_game(tmp_path, display="on")
    evening.play("feel", "scores", "3", "")
    assert hands.felt == [HAND]
    assert hands.returned == 1


def test_always_is_again_at_each_question(tmp_path: Path, hands: Hands) -> None:
    """A key gives it back; a command leaves the answer to the screen reader; a question takes it.

    The fingers find what happened since.
    """
    evening = new_game(tmp_path, display="always")
    evening.play("scores", "3", "")
    assert hands.returned == 2
    assert hands.felt == ["The lot falls on Tom.", "Row 3 has a mole, a goat, and a sheep."]


def test_without_a_question_of_ones_own_it_stays_away(tmp_path: Path, hands: Hands) -> None:
    """Commands, mistakes and refusals are told where they were typed."""
    evening = new_game(tmp_path, display="always")
    evening.play("scores", "hand", "xyzzy", "9")
    assert hands.returned == len(hands.felt) == 1


@pytest.mark.parametrize(
    ("language", "always", "once"),
    [
        ("en", "feel always", "feel once"),
        ("de", "tasten immer", "tasten einmal"),
        ("fr", "toucher toujours", "toucher une fois"),
    ],
)
def test_it_is_asked_for_at_a_prompt(
    tmp_path: Path, hands: Hands, language: Language, always: str, once: str
) -> None:
    """For the game, without a change of settings; and no longer when that is said."""
    evening = new_game(tmp_path, display="on", language=language)
    evening.play(always)
    assert evening.session.console.display.wanted_by == {0}
    again = new_game(tmp_path / "again", display="always", language=language)
    again.play(once)
    assert not again.session.console.display.wanted_by
    assert hands.returned == len(hands.felt) == 1 + 2


def test_what_is_neither_is_refused(tmp_path: Path, hands: Hands) -> None:
    """With what can be said."""
    said = new_game(tmp_path, display="on").play("feel sometimes")[1]
    assert any("once" in line and "always" in line for line in said)
    assert hands.felt == []


def test_the_next_person_has_it_only_if_they_wish(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not by what another has asked for, nor by a setting, which is for one person alone."""
    evening, takers = two(tmp_path, display="always"), list[Seat | None]()
    session = evening.session

    def lend() -> Hands:
        takers.append(session.hot_seat.at_keyboard)
        return hands

    monkeypatch.setattr(display_mode, "BrlttyDisplay", lend)
    answers = random_answers(session, limit=12)
    evening.play_all(chain(["", "feel always"], answers))
    assert len(takers) > 2
    assert {*takers} == session.console.display.wanted_by
    assert len({move.seat for move in session.match.table.moves}) == 3
    assert hands.returned == len(hands.felt) == len(takers)


def test_after_hands_on_the_display_the_window_is_cleared(
    tmp_path: Path, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or the line-up key would lead the next person to the hand of the last, curtain or none."""
    for place, typed, pushed in (("felt", "feel", 1), ("heard", "hand", 0)):
        (tmp_path / place).mkdir()
        evening, out = two(tmp_path / place, display="on"), list[int]()
        monkeypatch.setattr(
            evening.session.console.screen, "push_out", lambda out=out: out.append(1)
        )
        evening.play("", typed, "1 mouse", "")
        assert len(out) == pushed


def test_a_display_that_is_gone_is_asked_for_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The player is told why, and plays on by the keyboard."""

    def gone() -> Hands:
        raise DisplayError("doctor-no-brltty")

    monkeypatch.setattr(display_mode, "BrlttyDisplay", gone)
    evening = new_game(tmp_path, display="always")
    said = [line for lines in evening.play("3", "", "scores") for line in lines]
    assert sum("BRLTTY" in line for line in said) == 1
    assert SCORES in said


def test_it_is_felt_where_the_display_is_lent(tmp_path: Path) -> None:
    """In place of what the fingers found before."""
    evening = new_game(tmp_path)
    hands = touched(evening, 40, "part-down", "down", "route 4", "part-down")
    evening.session.console.display.take(DisplayState(hands))
    evening.session.console.hold(["Tom thinks."])
    assert hands.felt[-1].endswith("Tom thinks.")
