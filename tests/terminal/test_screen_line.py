"""The line being typed: whatever is drawn, the terminal shows it, and hears nothing twice."""

import io
from collections.abc import Sequence
from contextlib import redirect_stdout

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.frontends.terminal.screen_line import ScreenLine, alike, cells, places
from tests.terminal.model import Model

pytestmark = pytest.mark.slow

HEAD = "Your turn. "
LETTERS = "ab  é漢"
ACCENT = "\u0301"


class Terminal:
    """A line and the terminal on which it is drawn."""

    def __init__(self, columns: int) -> None:
        self.model = Model(columns, 24)
        self.line = ScreenLine(lambda: self.model.columns)

    def draw(self, text: str, cursor: int | None, recalled: object = 0, head: str = HEAD) -> str:
        """Draw, and return what was written."""
        out = io.TextIOWrapper(io.BytesIO(), encoding="utf-8", newline="", write_through=True)
        with redirect_stdout(out):
            self.line.draw(head, text, cursor, recalled)
        out.seek(0)
        written = out.read()
        self.model.feed(written.replace("\n", "\r\n"))
        return written

    def shows(self, text: str, cursor: int) -> None:
        """Check the rows below the last complete line, and the place of the cursor."""
        where = places(HEAD + text, self.model.columns)
        rows = [""] * (where[-1].row + 1)
        for letter, place in zip(HEAD + text, where, strict=False):
            rows[place.row] += letter
        start = self.model.complete
        shown = [self.model.line(row) for row in range(start, len(self.model.lines))]
        assert shown[: len(rows)] == [row.rstrip() for row in rows]
        assert not any(shown[len(rows) :])
        assert (self.model.row - start, self.model.column) == where[len(HEAD) + cursor]


@st.composite
def edits(draw: st.DrawFn, replace: bool) -> Sequence[tuple[str, int, int]]:
    """Return texts, cursors and recalled lines; each change is at one place.

    Without *replace* it only deletes or inserts, as keys do, and never an accent by itself: its
    letter is written with it.
    """
    letters = st.sampled_from(LETTERS + ACCENT if replace else LETTERS)
    text, recalled, found = "", 0, []
    for _ in range(draw(st.integers(1, 8))):
        first = draw(st.integers(0, len(text)))
        last = draw(st.integers(first, len(text)))
        new = draw(st.text(letters, max_size=12)) if replace or first == last else ""
        text = text[:first] + new + text[last:]
        recalled += draw(st.sampled_from([0, 0, 0, 1]))
        found.append((text, draw(st.integers(0, len(text))), recalled))
    return found


@given(edits(replace=True), st.integers(2, 40))
def test_the_terminal_shows_what_was_drawn(
    drawn: Sequence[tuple[str, int, int]], width: int
) -> None:
    """After any editing, on any width: text and cursor are right, nothing above has changed."""
    terminal = Terminal(width)
    for text, cursor, recalled in drawn:
        terminal.draw(text, cursor, recalled)
        terminal.shows(text, cursor)
    assert terminal.model.tally.rewritten == set()


@given(st.text("abc é", max_size=60), st.integers(2, 40))
def test_typing_at_the_end_writes_each_letter_once(text: str, columns: int) -> None:
    """Byte for byte what was typed, on any width."""
    terminal = Terminal(columns)
    terminal.draw("", 0)
    written = "".join(terminal.draw(text[: i + 1], i + 1) for i in range(len(text)))
    assert written == text
    assert terminal.model.tally.reprinted == 0


@given(edits(replace=False))
def test_one_row_is_edited_without_saying_anything_again(
    drawn: Sequence[tuple[str, int, int]],
) -> None:
    """If the terminal can move the text after the cursor, nothing is overwritten with itself."""
    terminal = Terminal(200)
    for text, cursor, recalled in drawn:
        terminal.draw(text, cursor, recalled)
    assert terminal.model.tally.reprinted == 0


def test_another_head_begins_a_new_line() -> None:
    """The line before stays as it stands."""
    terminal = Terminal(40)
    terminal.draw("hand", 4)
    assert terminal.draw("", 0, head="Search: ") == "\nSearch: "


def test_an_unchanged_line_writes_nothing() -> None:
    """However often it is drawn."""
    terminal = Terminal(40)
    terminal.draw("hand", 2)
    assert terminal.draw("hand", 2) == ""


@pytest.mark.parametrize("columns", [12, 60])
def test_a_resize_says_the_line_again_only_where_it_breaks(columns: int) -> None:
    """A line of fifteen columns breaks on twelve and stands on sixty."""
    terminal = Terminal(40)
    terminal.draw("hand", 4)
    terminal.model.columns = columns
    assert terminal.draw("hand", 4) == ("\n\nYour turn. hand" if columns == 12 else "")


def test_control_characters_are_shown_as_such() -> None:
    """They never reach the terminal as themselves."""
    assert Terminal(40).draw("a\x1b\tb", 4) == "Your turn. a^[^Ib"


def test_places_of_wide_letters_at_the_edge() -> None:
    """A letter that does not fit goes to the next row; an accent stays with its letter."""
    assert places(["a", "漢", "b"], 2) == [(0, 0), (1, 0), (2, 0), (2, 1)]
    assert places(["a", "e", "\u0301"], 2) == [(0, 0), (0, 1), (0, 2), (0, 2)]


def test_cells_and_common_beginnings() -> None:
    """Two columns for wide letters, none for accents; the beginning counts pieces."""
    assert cells("a漢e\u0301") == 4
    assert (alike("goat", "goose"), alike("", "a"), alike("ab", "ab")) == (2, 0, 2)
