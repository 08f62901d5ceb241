"""Lines without a terminal, as `ssh -T` brings them: the other side shows what is typed."""

from collections.abc import Callable, Iterator, Sequence

from accessible_games.server.lobby.outbox import LONGEST, TypedLine


class PlainLines:
    """Lines in and out; every line that goes out ends, even a prompt."""

    knows_typing = False
    """Whether the letters of a line being typed come one by one."""
    shows_secrets = True
    """Whether a password can be read on the screen while it is typed."""
    columns = 0
    """The width of the window, which is unknown."""

    def __init__(self, show: Callable[[str], None]) -> None:
        """*show* sends text to the other side."""
        self._show = show
        self._text = ""
        self._too_long = self._was_return = False

    def feed(self, text: str) -> Iterator[TypedLine | None]:
        """Yield the lines that end in text, which may come in any pieces."""
        for letter in text:
            after_return, self._was_return = self._was_return, letter == "\r"
            if letter == "\r" or (letter == "\n" and not after_return):
                yield TypedLine(self._text, self._too_long)
                self._text, self._too_long = "", False
            elif letter != "\n":
                self._too_long = self._too_long or len(self._text) >= LONGEST
                self._text += "" if self._too_long else letter

    def hear(self, lines: Sequence[str], news: str = "hold") -> None:
        """Send lines to the other side."""
        self._show("".join(f"{line}\n" for line in lines))

    def hide(self, hidden: bool) -> None:
        """Do nothing: typing cannot be hidden here."""

    def end(self) -> None:
        """Do nothing: no line is held here."""
