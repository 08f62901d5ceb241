"""VoiceOver, as far as it is known, says whole answers: nothing is written while it speaks."""

import sys

import pytest

from accessible_games.frontends.terminal.keyboard import no_words
from accessible_games.frontends.terminal.plain_keyboard import PlainKeyboard
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.frontends.terminal.scroll_limit import INTERRUPTED, NAME
from tests.readers.desk import Answer, Desk
from tests.readers.plays import LONGEST
from tests.readers.voiceover import VoiceOver
from tests.readers.window import Window

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals")
TIMES = 5
PATIENT = 300.0
"""Seconds that somebody listens before the next line."""


def heard(rows: int, length: int) -> list[Answer]:
    """Return how an answer is heard that is asked for some times in a low window."""
    window = Window(80, rows)
    desk = Desk(window, iter(["hand of Anna"] * TIMES), {"voiceover": VoiceOver()})
    answer = [f"Line {number} of what was asked for." for number in range(length)]

    def program() -> None:
        screen, keyboard = Screen(again=lambda: ["Again.", "Once more."]), PlainKeyboard()
        for _ in range(TIMES):
            desk.sleep(PATIENT)
            keyboard.read_line("Your turn. ", no_words)
            screen.say(answer)
        desk.sleep(PATIENT)
        keyboard.close()

    return [*desk.run(program)]


@pytest.mark.parametrize("rows", [10, 25])
@pytest.mark.parametrize("length", [1, 13, LONGEST, 60])
def test_an_answer_is_heard_to_its_end(
    rows: int, length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also one that is taller than the window, as often as it is asked for."""
    monkeypatch.setenv(NAME, INTERRUPTED)
    for answer in heard(rows, length):
        assert [line.strip() for line in answer.said["voiceover"]] == answer.told


def test_portions_would_break_it_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """As they come in other terminals, for readers that compare windows."""
    monkeypatch.delenv(NAME, raising=False)
    assert any(len(answer.said["voiceover"]) < len(answer.told) for answer in heard(10, 60))
