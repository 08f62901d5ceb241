"""The page of a server in Chromium, as Orca speaks it.

    reader = PageReader(desktop, address)
    reader.come("Ben", PASSWORD)
    reader.enter("hand")
    reader.hear("Your hand: 2 bears. Your turn.")

Whoever types a lot at a page has Orca leave the keys to it: "focus mode", which stays if Orca's key
and A are pressed twice.
"""

from collections.abc import Callable

from tests.heard.orca.desktop import Desktop
from tests.heard.reader import letters

FOCUS_MODE = "Insert+a"
STICKY = "Focus mode is sticky."
LOADED = "Finished loading"
NAME, PASSWORD, FIELD = "Name entry", "Password password text", "Your line entry"
"""What Orca says of the fields."""
BLANK = "space"
"""What it says of a blank that it takes for news."""


class PageReader:
    """A page in the only window of *desktop*, as it is heard; what is typed has no accents."""

    def __init__(self, desktop: Desktop, address: str) -> None:
        self._desktop, self._typed = desktop, ""
        self._before = len(desktop.spoken)
        desktop.browse(address)
        self._until(lambda text: LOADED in text)
        for _ in range(2):
            desktop.press(FOCUS_MODE)
        self._until(lambda text: STICKY in text)

    def come(self, name: str, password: str, greeting: str) -> None:
        """Come in by a name of one's own, up to a greeting, and go to the field for lines."""
        self.walk_to(NAME)
        self._desktop.write(name)
        self.walk_to(PASSWORD)
        self._desktop.write(password)
        self._desktop.press("Return")
        self._until(lambda text: greeting in text)
        self.walk_to(FIELD)
        self.skip()

    def walk_to(self, field: str) -> None:
        """Press Tab, and hear what that leads to, until it is a field."""
        for _ in range(40):
            if field in self.skip():
                return
            self._desktop.press("Tab")
            self._desktop.wait(self._text)
            self._desktop.settle()  # as a second part may follow, which the next key would cut
        raise AssertionError(self._desktop.complaints())

    def write(self, text: str) -> None:
        """Type a text. Letters come faster than anybody types, and Orca takes some for news."""
        self._typed = letters(text)
        self._desktop.write(text)

    def enter(self, line: str) -> None:
        """Type a line and Enter."""
        self.write(line)
        self._desktop.press("Return")

    def press_button(self, text: str) -> None:
        """Walk to a button, and press it."""
        self.walk_to(f"{text} push button")
        self._desktop.press("Return")

    def hear(self, expected: str) -> str:
        """What is spoken since it was last asked, up to the end of what is expected."""
        meant = letters(expected)
        self._until(lambda text: letters(text).endswith(meant))
        return self.skip()

    def skip(self) -> str:
        """What was spoken and not taken."""
        texts = self._desktop.spoken[self._before :]
        self._before += len(texts)
        while texts and self._was_typed(letters(texts[0])):
            texts.pop(0)
        return "".join(texts)

    def _was_typed(self, spoken: str) -> bool:
        """Whether it is some of what was typed, as Orca says it, who calls a blank by its name."""
        if spoken in ("", BLANK):
            return bool(self._typed)
        _, found, rest = self._typed.partition(spoken)
        if found:
            self._typed = rest
        return bool(found)

    def _until(self, found: Callable[[str], object]) -> None:
        assert self._desktop.wait(lambda: found(self._text())), self._desktop.complaints()

    def _text(self) -> str:
        return "".join(self._desktop.spoken[self._before :])
