"""At the pace of lines a reader says each line once, when it comes, and nothing for the key."""

from pathlib import Path

from tests.heard.listening import command
from tests.heard.reader import Reader, letters
from tests.heard.script import printed
from tests.heard.test_heard import play


def test_a_line_that_waits_is_heard_once(tmp_path: Path) -> None:
    """Before the key that brings the next one; together they are what a pipe prints."""
    told = "".join(printed(play(tmp_path / "pipe"), [])[:1]).splitlines()
    with Reader(command([*play(tmp_path / "terminal"), "--pace", "line"]), tmp_path) as reader:
        first = " ".join(told[:2])  # the greeting, and the line that waits
        assert letters(reader.hear(first)) == letters(first)
        for line in told[2:]:
            assert letters(reader.press("space", line)) == letters(line)
        reader.type("hand")
        assert letters(reader.press("enter", "Your hand")).startswith(letters("Your hand"))
