"""Files and zones that others have made end in a sentence, at once, and cost nothing else."""

import os
import sys
from pathlib import Path

import pytest

from accessible_games.core.files import LARGEST, read_file
from accessible_games.core.record_lines import is_text
from accessible_games.frontends.terminal.screen import one_line
from tests.running import ROOT, run
from tests.sessions import program, records

pytestmark = pytest.mark.slow
GAME = ("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "random")


def huge(path: Path) -> None:
    """Make a file of three gigabytes that takes no room."""
    path.touch()
    os.truncate(path, 3 * 1024**3)


def odd(folder: Path) -> list[Path]:
    """Return what could be named as a file: a pipe, a device, a folder, one that is far too big."""
    pipe, large = folder / "pipe.txt", folder / "huge.txt"
    os.mkfifo(pipe)
    huge(large)
    return [pipe, Path("/dev/zero"), folder, large]


def test_no_file_is_waited_for(tmp_path: Path) -> None:
    """A position, a deck and a game to go on with: one sentence, and the status of a failure."""
    for place in odd(tmp_path):
        for words in (
            ("play", "--position", str(place)),
            ("labels", "--deck", str(place)),
            ("resume", str(place)),
            ("replay", str(place)),
        ):
            done = program(*words)
            assert done.status in (1, 2), words
            assert "mistake" not in done.err, words
            assert len(done.err.splitlines()) <= 3, words


def test_one_record_that_is_too_large_hides_no_other() -> None:
    """It is told as damaged; statistics count the others."""
    program(*GAME, typed="1\nquit\n")
    huge(records() / "zz-huge.txt")
    assert "mistake" not in program("statistics").err
    assert program("resume", typed="1\nquit\n").status == 0
    assert program(*GAME, typed="quit\n").status == 0


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    """And not a byte beyond."""
    file = tmp_path / "file"
    file.write_bytes(b"x" * 10)
    assert read_file(file, 10) == b"x" * 10
    with pytest.raises(OSError, match=str(file)):
        read_file(file, 9)
    assert sys.maxsize > LARGEST


@pytest.mark.parametrize(
    "zone",
    [":/dev/zero", ":/etc/shadow", ":/", "../../../../etc/passwd", "Mars/Olympus", "UTC+24:59:59",
     "X" * 3000, ":", " ", "é"],
)  # fmt: skip
def test_a_zone_that_is_none_stops_nothing(tmp_path: Path, zone: str) -> None:
    """Whatever the environment says."""
    env = {**os.environ, "TZ": zone, "ACCESSIBLE_GAMES_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "accessible_games"]
    for words, typed in ((GAME, "1\nquit\n"), (("resume",), "1\nquit\n"), (("daily", "list"), "")):
        done = run([*command, *words, "--language", "en"], typed, env=env, cwd=ROOT)
        assert "mistake" not in done.stderr, words
        assert done.returncode == 0, words


@pytest.mark.parametrize("sign", "\u202e\u2066\u200f\u061c")
def test_signs_that_turn_letters_around_are_not_written(sign: str) -> None:
    """A record with them is refused as no text, and no line has them."""
    assert not is_text(f"seat person {sign}Anna")
    assert one_line(f"a{sign}b") == "ab"
