"""The program under Orca, whose words are written down, not spoken.

    with OrcaReader(desktop, command) as reader:
        reader.hear("Your turn.")
        reader.enter("hand", "Your hand: 2 bears. Your turn.")

Orca reads what changes in the window: it speaks what has come there since it last looked. It is
told of a change, and then reads from its beginning to the cursor. What has come meanwhile, on a
busy machine the prompt, it reads along, and once more when it is told of that. So it is no news
here what ends the same as what was spoken just before; a program that says it twice is heard by
yasr.
"""

from collections.abc import Iterator, Sequence

from tests.heard.orca.desktop import Desktop
from tests.heard.reader import letters
from tests.running import ROOT, Command, Running

KEYS = {"enter": "Return", "space": "space", "up": "Up", "down": "Down", "backspace": "BackSpace"}
"""Keys of the tests, by the names that X has for them."""
PATIENT, HALTING = "tests.patient", "tests.heard.orca.halting"
"""The program of the tests, and the one that is run here for it."""


class OrcaReader(Running):
    """*command* in a window of *desktop*, as it is heard; what is typed there has no accents."""

    def __init__(
        self, desktop: Desktop, command: Command, *, columns: int = 80, rows: int = 24
    ) -> None:
        self._desktop = desktop
        self._line = self._typed = self._last = ""
        desktop.open(columns, rows)
        desktop.press("Return")  # as a person does who has typed a command
        desktop.settle()
        self._before = len(desktop.spoken)
        self._halts = PATIENT in command
        desktop.run(ROOT, [HALTING if word == PATIENT else word for word in command])

    def close(self) -> None:
        """Close the window, which ends the program."""
        self._desktop.open(20, 5)

    def press(self, key: str, expected: str) -> str:
        """A key by its name; what is spoken then, see hear."""
        self._press(key)
        return self.hear(expected)

    def enter(self, line: str, expected: str) -> str:
        """A line and Enter; what is spoken then, when that ends as *expected*.

        Letters come faster than anybody types, and Orca takes some of them for news, or the row
        in which they are. They are left out, each once, where they stand before all else.
        """
        self._line = self._typed = letters(line)
        if line:
            self._desktop.type(line)
        self._press("enter")
        early = ""
        if self._halts:  # all that comes of typing has been spoken
            early, self._last, self._typed = self._taken(""), "", ""
        self._wait_for(expected)
        return early + self._taken(expected)

    def hear(self, expected: str) -> str:
        """What is spoken since it was last asked: as *expected*, and more where there is more."""
        self._wait_for(expected)
        self._desktop.settle()
        return self._taken(expected)

    def status(self) -> int:
        """The exit status of the program, when it has ended."""
        self._desktop.wait(lambda: self._desktop.status is not None)
        assert self._desktop.status is not None, self._desktop.complaints()
        return self._desktop.status

    def _press(self, key: str) -> None:
        if key == "enter" and self._halts:
            self._desktop.enter()
        else:
            self._desktop.press(KEYS[key])

    def _wait_for(self, expected: str) -> None:
        """Until that was spoken at last; not for ever, where all have gone to sleep instead."""
        meant = letters(expected)
        self._desktop.wait(lambda: letters("".join(self._untaken)).endswith(meant))

    def _taken(self, expected: str) -> str:
        """What was spoken, which is not told again."""
        texts = self._untaken
        self._before += len(texts)
        texts = [*self._untyped(texts)]
        if letters("".join(texts)) != letters(expected):
            texts = [*self._news(texts)]
        self._last = letters(texts[-1]) if texts else self._last
        return "\n".join(texts)

    def _untyped(self, texts: Sequence[str]) -> Iterator[str]:
        """The texts but for letters that were typed, each once, before all that is new."""
        for text in texts:
            said = letters(text)
            if said in self._typed:
                self._typed = self._typed.partition(said)[2] if said else self._typed
            elif not self._is_row(said):
                self._typed = self._typed if self._last.endswith(said) else ""
                yield text

    def _is_row(self, said: str) -> bool:
        """Whether that was the end of what was spoken last, and letters typed behind it."""
        typed = range(1, len(self._line) + 1)
        return any((self._last + self._line[:count]).endswith(said) for count in typed)

    def _news(self, texts: Sequence[str]) -> Iterator[str]:
        """The texts but for those with which the one before them has ended."""
        for text in texts:
            if not self._last.endswith(letters(text)):
                self._last = letters(text)
                yield text

    @property
    def _untaken(self) -> list[str]:
        return self._desktop.spoken[self._before :]
