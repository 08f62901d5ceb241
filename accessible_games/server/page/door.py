"""One person at the page, whatever connections their browser has meanwhile.

All that is said has a number, and waits until the browser has shown it: so a page that loses its
connection, or has no scripts and asks from time to time, is told everything once.
"""

import asyncio
from collections.abc import Sequence
from secrets import token_hex
from typing import Protocol

from accessible_games.core.frozen import Frozen
from accessible_games.server.doorway import MOST_WAITING, Doorway
from accessible_games.server.frames import Said
from accessible_games.server.lines import LONGEST, Line, Told
from accessible_games.server.porch import Porch
from accessible_games.server.returning import come_back, waiting_for
from accessible_games.server.threshold import Claim, Gone
from accessible_games.server.visitor import Visitor
from accessible_games.speech.catalogue import Language

ENTRY = 1200.0
"""Seconds for which a question waits before somebody is in; who listens may need them."""
ABSENT = 60.0
"""Seconds without a connection after which somebody is not here any more."""
TOKEN = 16
"""Bytes by which the house knows a browser again, which nobody guesses."""
MOST_TYPED = 64
"""Lines that wait to be done; before more are read, some have to be."""


class Form(Frozen):
    """What was filled in to come in, which answers the first questions of the door."""

    name: str = ""
    """A name, or the three words of a table."""
    password: str = ""
    called: str = ""
    """The name of a guest."""

    def answers(self) -> list[tuple[bool, str]]:
        """Whether each answer is hidden, and what it is, in the order of the questions."""
        second = (True, self.password) if self.password else (False, self.called)
        return [each for each in ((False, self.name), second) if each[1]]


class Entry(Frozen):
    """A line that may not have been shown yet."""

    said: Said
    told: int
    """The number that the line has for the house; 0 for one that is told once or never."""


class Page(Protocol):
    """A page that shows what a door says."""

    def ring(self) -> None:
        """There is news for it."""

    def replaced(self) -> None:
        """Another page has taken its place."""


class PageDoor(Doorway):
    """A browser, or the people before it."""

    breaks_lines = loses_nothing = True
    """See Door and Doorway."""

    def __init__(
        self, address: str, claim: Claim, form: Form, before: "PageDoor | None", *, is_safe: bool
    ) -> None:
        super().__init__(address, is_safe=is_safe)
        self._token: str = token_hex(TOKEN) if before is None else before._token
        self._filled = claim, form.answers()
        """What was filled in: who they say they are, and answers to the next questions."""
        self.entries: list[Entry] = []  # an empty deque takes ten times the room
        self.said: int = 0 if before is None else before.said
        """The number of the last line; it goes on where that of the door *before* has ended."""
        self.typed: int = 0 if before is None else before.typed
        self.took = self.typed
        """The numbers of the last lines that have come, and that are done."""
        self.is_over = self.is_left = False
        """Whether nothing comes any more, and that for good."""
        self._is_asked = False
        """Whether something is asked before somebody is in."""
        self._prompt: Said | None = None
        self._waiting_size = 0
        self._page: Page | None = None
        self._absence: asyncio.TimerHandle | None = None

    async def let_in(self, porch: Porch) -> Visitor:
        """See Doorway."""
        visitor = waiting_for(porch.house, self._token)
        if visitor is not None:
            come_back(porch.house, visitor, self)
        else:
            visitor = await porch.come_in(self, self._filled[0])
        visitor.expect(self._token, 0)
        return visitor

    # What is said

    @property
    def spoken(self) -> Language:
        """What is spoken to them now."""
        return self.language if self.visitor is None else self.visitor.settings.language

    @property
    def question(self) -> str:
        """What is asked before somebody is in."""
        return self._prompt.text if self._prompt is not None and self._is_asked else ""

    @property
    def is_hidden(self) -> bool:
        """Whether what is typed next is not shown."""
        return self._prompt is not None and self._is_asked and self._prompt.hidden

    def send(self, told: Sequence[Told]) -> None:
        """See Door; nothing comes after a farewell."""
        for each in told if not self.is_over else ():
            self._say(each.text, each.number, prompt=each.prompt)

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See Doorway."""
        for line in lines:
            self._say(line)
        self._is_asked = True
        self._say(prompt, prompt=True, hidden=hidden)

    def prompt_again(self) -> None:
        """Say the last prompt to a page that knows nothing yet, if it is all that is asked."""
        if self._prompt is not None and not self.entries:
            self._say(self._prompt.text, prompt=True, hidden=self._prompt.hidden)

    def unhide(self) -> None:
        """See Doorway."""
        self._is_asked = False

    def turn_away(self, lines: Sequence[str]) -> None:
        """See Doorway."""
        for line in lines:
            self._say(line)
        self.close()

    def _say(
        self, text: str, number: int = 0, *, prompt: bool = False, hidden: bool = False
    ) -> None:
        """Say a line; who has far too much left to read is let go, and may come back."""
        self.said += 1
        said = Said(text, self.spoken, self.said, prompt, hidden)
        self._prompt = said if prompt else self._prompt
        self.entries.append(Entry(said, number))
        self._waiting_size += len(text)
        if self._waiting_size > MOST_WAITING:
            self.stop()
        self._ring()

    def after(self, number: int) -> list[Said]:
        """The lines behind a number."""
        return [each.said for each in self.entries if each.said.number > number]

    def acknowledge(self, number: int) -> None:
        """All lines up to a number have been shown."""
        last = 0
        while self.entries and self.entries[0].said.number <= number:
            entry = self.entries.pop(0)
            self._waiting_size -= len(entry.said.text)
            last = max(last, entry.told)
        if last and self.visitor is not None and self.house is not None:
            self.house.acknowledged(self.visitor, last)

    # Who listens

    def connect(self, page: Page) -> None:
        """A page is connected, instead of any before."""
        before, self._page = self._page, page
        if before is not None:
            before.replaced()
        self.await_return(None)
        page.ring()

    def is_connected(self, page: Page) -> bool:
        """Whether no other page has connected since."""
        return self._page is page

    def disconnect(self, page: Page, seconds: float) -> None:
        """A page is not connected any more; another has so many seconds to come."""
        if self.is_connected(page):
            self._page = None
            if not self.is_over:
                self.await_return(seconds)

    def _ring(self) -> None:
        if self._page is not None:
            self._page.ring()

    def await_return(self, seconds: float | None) -> None:
        """Nobody is connected: end in so many seconds; None while somebody is."""
        if self._absence is not None:
            self._absence.cancel()
        loop = asyncio.get_running_loop()
        self._absence = None if seconds is None else loop.call_later(seconds, self.stop)

    def refuse(self, gone: Gone) -> None:
        """Say why nothing more is taken from this browser, and end."""
        self._lines.clear()
        self.end(gone)

    # What is typed

    def type(self, number: int, text: str) -> None:
        """A line has come; one that has come before is done once."""
        if number > self.typed and not self.is_over:
            self.typed = number
            self._lines.append(Line(text[:LONGEST], len(text) > LONGEST))
            self._wake()

    @property
    def is_full(self) -> bool:
        """Whether too many lines wait; a page is rung when all of them are done."""
        return len(self._lines) >= MOST_TYPED and not self.is_over

    async def ask(self, lines: list[str], prompt: str, *, hidden: bool = False) -> str:
        """See Threshold; what was filled in answers, as far as it was asked for."""
        _, answers = self._filled
        if answers and answers[0][0] == hidden:
            return answers.pop(0)[1]
        answers.clear()
        return await super().ask(lines, prompt, hidden=hidden)

    def entry_time(self) -> float:
        """See Doorway."""
        return ENTRY

    def _take_line(self) -> Line | None:
        """See Doorway; the page hears that all is done."""
        if not self._lines:
            self.took = self.typed
            self._ring()
        return super()._take_line()

    def has_gone(self) -> None:
        """See Doorway."""
        self._doors.left(self)

    # The end

    def close(self) -> None:
        """See Door: the page shall not come back by itself."""
        self.is_left = self.is_left or not self.is_over
        if self.is_left and self.visitor is not None and self.visitor.door is self:
            self.visitor.expect("", 0)
        self.stop()

    def stop(self) -> None:
        """Nobody is there any more, or the server stops: the page may come back by itself."""
        self.is_over = True
        self.await_return(None)
        self._ring()
        asyncio.get_running_loop().call_soon(self.end)  # whoever comes by another door is in then

    def abort(self) -> None:
        """See Client; its connections are not its own."""
        self.stop()
