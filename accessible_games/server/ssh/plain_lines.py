"""Lines without a terminal, as `ssh -T` brings them: the other side shows what is typed."""

from collections.abc import Callable, Iterator, Sequence

from accessible_games.server.lines import LONGEST, Line


class PlainLines:
    """Lines in and out; each that goes out ends, prompts too."""

    shows_secrets = True
    """Whether a password can be read on the screen while it is typed."""
    columns = 0
    """Letters in a line of the window, of which nothing is known."""

    def __init__(self, show: Callable[[str], None]) -> None:
        """*show* sends a text to the other side."""
        self._show = show
        self._text = ""
        self._too_long = self._was_return = False

    def feed(self, text: str) -> Iterator[Line | None]:
        """The lines that end in what has come, which may come in any pieces."""
        for letter in text:
            after_return, self._was_return = self._was_return, letter == "\r"
            if letter == "\r" or (letter == "\n" and not after_return):
                yield Line(self._text, self._too_long)
                self._text, self._too_long = "", False
            elif letter != "\n":
                self._too_long = self._too_long or len(self._text) >= LONGEST
                self._text += "" if self._too_long else letter

    def hear(self, lines: Sequence[str], news: str = "hold") -> None:
        """Let the other side hear lines."""
        self._show("".join(f"{line}\n" for line in lines))

    def hide(self, hidden: bool) -> None:
        """Nothing can be hidden here."""

    def end(self) -> None:
        """Nothing is held here."""
