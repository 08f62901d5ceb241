"""The desktop of the tests: under it must be heard what somebody would complain about."""

import os
import signal
import sys
from pathlib import Path

import pytest

from tests.heard.listening import assert_same
from tests.heard.orca import parts
from tests.heard.orca.desktop import Desktop
from tests.heard.orca.reader import OrcaReader

PLAIN = """
while (line := input("Your turn. ")) != "quit":
    print("You said", line + ", Bärchen.")
"""
TALL = """
while (line := input("Your turn. ")) != "quit":
    numbers = range(int(line))
    print("".join(f"Of many lines this is number {number}.\\n" for number in numbers), end="")
"""

pytestmark = pytest.mark.slow


def python(source: str) -> list[str]:
    """The command that runs a program of one text."""
    return [sys.executable, "-c", source]


def test_a_quiet_program_is_heard_once(desktop: Desktop) -> None:
    """Of what is typed nothing is said, and of the answer each word, umlauts included."""
    with OrcaReader(desktop, python(PLAIN)) as reader:
        assert_same(reader.hear("Your turn."), "Your turn.")
        for line in ("bear", "2 Bears?"):
            answer = f"You said {line}, Bärchen. Your turn."
            assert_same(reader.enter(line, answer), answer)
        reader.enter("quit", "")
        assert_same(reader.hear(""), "")
        assert reader.status() == 0


def test_what_is_said_twice_is_heard_twice(desktop: Desktop) -> None:
    """And in order."""
    twice = "Your turn. bear\\n" * 2
    with OrcaReader(desktop, python(f"input('Your turn. '); print('{twice}'); input()")) as reader:
        reader.hear("Your turn.")
        answer = "Your turn. bear Your turn. bear"
        assert_same(reader.enter("go", answer), answer)


@pytest.mark.parametrize("rows", [10, 24])
def test_what_leaves_the_window_at_once_is_not_heard(rows: int, desktop: Desktop) -> None:
    """As many lines as fit are heard whole; of more that come at once, the first are missed."""
    with OrcaReader(desktop, python(TALL), rows=rows) as reader:
        reader.hear("Your turn.")
        for lines in (rows - 1, 3 * rows):
            numbers = [f"Of many lines this is number {number}." for number in range(lines)]
            rest = " ".join([*numbers[1 - rows :], "Your turn."])
            assert_same(reader.enter(str(lines), rest), rest)


def test_an_orca_that_ends_is_noticed() -> None:
    """Nothing is waited for that will not come."""
    with Desktop() as desktop, OrcaReader(desktop, python(PLAIN)) as reader:
        reader.hear("Your turn.")
        os.kill(desktop.orca, signal.SIGKILL)
        with pytest.raises(AssertionError, match=r"'orca'\] has ended"):
            reader.hear("More.")


def test_without_orca_the_test_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is skipped and names the packages, but fails where everything must run."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(parts, "PLACES", ())
    monkeypatch.delenv("ACCESSIBLE_GAMES_CI", raising=False)
    packages = "apt install orca xvfb dbus-daemon at-spi2-core speech-dispatcher xdotool"
    with pytest.raises(pytest.skip.Exception, match=packages):
        parts.installed()
    monkeypatch.setenv("ACCESSIBLE_GAMES_CI", "1")
    with pytest.raises(pytest.fail.Exception, match=packages):
        parts.installed()
