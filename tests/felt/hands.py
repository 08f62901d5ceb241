"""Two hands on a braille display of paper: keys go in, and what lies under the fingers comes out.

    hands = touched(evening, 20, "down", "route 3")
    assert hands.felt[-1] == "⠛⠔ ⠍⠶"

A key is a meaning of `display.KEYS`; `route 3` is the routing key at the fourth cell behind the
sign of the row, and `route -1` the one at the sign. `early route 3` is pressed before the display
has shown what the key before it did.
"""

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, field

from accessible_games.frontends.display.cells import DisplayRow
from accessible_games.frontends.display.device import Press
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.display.state import DisplayState
from accessible_games.frontends.terminal.session import TerminalSession
from tests.sessions import Evening

EARLY = "early "


@dataclass
class Hands:
    """A display of so many cells behind the sign, and the keys, each when its turn comes."""

    cells: int
    keys: Iterator[str]
    felt: list[str] = field(default_factory=list)
    """What the display has shown behind the sign: at first, and after each key."""
    signs: list[str] = field(default_factory=list)
    """The signs before that."""
    marked: list[set[int]] = field(default_factory=list)
    """Which of those cells had dots 7 and 8."""
    returned: int = 0
    """How often it was given back."""
    _next: str | None = None
    _shown: bool = False

    def __post_init__(self) -> None:
        self.width = 1 + self.cells

    def fileno(self) -> int:
        """There is nothing to wait for."""
        return 0

    def write(self, cells: str, marked: Container[int] = ()) -> None:
        """Keep what is shown."""
        self.signs.append(cells[0])
        self.felt.append(cells[1:])
        self.marked.append({cell for cell in range(self.cells) if 1 + cell in marked})
        self._shown = True

    def press(self) -> Press | None:
        """One key, when the display has shown what the last one did, unless it comes early."""
        if not self.pressing():
            return None
        assert self._next is not None
        if not self._shown and not self._next.startswith(EARLY):
            return None
        key, _, cell = self._next.removeprefix(EARLY).partition(" ")
        self._next, self._shown = None, False
        return Press(key, 1 + int(cell or 0))

    def pressing(self) -> bool:
        """Whether there is another key, which may depend on what the last one did."""
        self._next = self._next or next(self.keys, None)
        return self._next is not None

    def give_back(self) -> None:
        """Count it."""
        self.returned += 1


def touched(evening: Evening, width: int, *keys: str) -> Hands:
    """Press keys, beginning at the first question; then the input ends."""
    return touched_while(evening, width, iter(keys))


def touched_while(evening: Evening, width: int, keys: Iterable[str]) -> Hands:
    """The same with keys that are made up while the game goes on."""
    hands = Hands(width, iter(keys))
    evening.session.console.display.take(DisplayState(hands))
    evening.typist.pressed = hands.pressing
    evening.play()
    return hands


def rows(session: TerminalSession, part: str) -> list[DisplayRow]:
    """The rows of one part of what can be felt now."""
    return [row for row in display_rows(session.person, session.person.asked) if row.part == part]


def way_to(session: TerminalSession, width: int, word: str, skipped: int = 0) -> Iterator[str]:
    """The keys that lead to a word from anywhere, and press it; some earlier ones *skipped*."""
    shown = display_rows(session.person, session.person.asked)
    for number, row in enumerate(shown):
        spots = [spot for spot in row.spots if spot.word == word]
        if skipped < len(spots):
            windows = row.windows(width)
            spot = spots[skipped]
            window = max(n for n, start in enumerate(windows) if start <= spot.start)
            parts = list(dict.fromkeys(each.part for each in shown))
            first = next(n for n, each in enumerate(shown) if each.part == row.part)
            yield from ["first", *["part-down"] * parts.index(row.part)]
            yield from [*["down"] * (number - first), *["right"] * window]
            yield f"route {spot.start - windows[window]}"
            return
        skipped -= len(spots)
    raise AssertionError(f"{word!r} cannot be felt")
