"""One person at the door of `accessible-games join`; see `frames` for what is spoken there.

Both sides number what they say. So after a cut nobody guesses what has come: the client is told the
lines that it has not had, and what it sends a second time is done once.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from secrets import token_hex

from accessible_games.server.arrows import arrows_of
from accessible_games.server.doorway import ENTRY
from accessible_games.server.feeling import Feeling, checked_width, feel
from accessible_games.server.frames import (
    FROM_CLIENT,
    VERSION,
    Arrows,
    Bye,
    Ended,
    Felt,
    Frame,
    FrameError,
    Frames,
    Heard,
    Hello,
    Pressed,
    Said,
    Stranger,
    Took,
    Typed,
    Welcome,
    encoded,
)
from accessible_games.server.house import House
from accessible_games.server.lines import LONGEST, Line, Told
from accessible_games.server.porch import Porch
from accessible_games.server.returning import come_back, waiting_for
from accessible_games.server.ssh.session import Channel, SshSession
from accessible_games.server.threshold import Claim, Gone
from accessible_games.server.visitor import Visitor
from accessible_games.speech.catalogue import LANGUAGES

TOKEN = 16
"""Bytes of a token, which nobody guesses."""


class Touch(Line):
    """What is done at a braille display: it has its turn among the lines, and their limits."""

    frame: Felt | Pressed = Felt(0)


class FrameDoor(SshSession):
    """A client of our own that has connected."""

    breaks_lines = loses_nothing = True
    """See Door and Doorway."""

    def __init__(self, channel: Channel, address: str, claim: Claim) -> None:
        super().__init__(channel, address, claim)
        self._frames = Frames(FROM_CLIENT)
        self._hello: Hello | None = None
        self._numbers: list[int] = []
        """Of the lines that wait; 0 for what was not typed."""
        self._queued = self._took = self._told = 0
        """The last lines that have come, that were done, and of which the client was told that."""
        self._leaves = self._ends_for_good = False
        self._out: list[str] = []
        """What goes out together, as one answer."""
        self._arrows: Arrows | None = None
        """Those of which the client was told last."""
        self._token = ""
        """Lets the client go on after a cut; empty until it was told so."""

    # Coming in

    async def let_in(self, porch: Porch) -> Visitor:
        """See Doorway; the client knows then what its arrows type."""
        visitor = await self._come(porch)
        self._tell_arrows(porch.house, visitor)
        return visitor

    async def _come(self, porch: Porch) -> Visitor:
        """Find out who it is; who comes back after a cut is asked nothing."""
        hello = await self._greeted()
        known = waiting_for(porch.house, hello.token) if hello.token else None
        if known is not None:
            return self._come_back(porch.house, known, hello.heard)
        if hello.token:
            self._tell(Stranger())
            raise Gone
        visitor = await porch.come_in(self, claim_of(self._claim, hello))
        self._welcome(token_hex(TOKEN))
        visitor.expect(self._token, self._took)
        return visitor

    def _welcome(self, token: str) -> None:
        """Tell the client once that it is in, before it hears anything inside."""
        if not self._token:
            self._token = token
            self._tell(Welcome(token, self._took, feels=True))

    async def _greeted(self) -> Hello:
        """The first frame; `Gone` where it does not come, or comes from another time."""
        try:
            async with asyncio.timeout(ENTRY):
                while self._hello is None:
                    if self._ended or self._leaves:
                        raise self._ended or Gone
                    await self._wait()
        except TimeoutError:
            raise Gone("door-slow") from None
        if self._hello.version != VERSION:
            raise Gone("door-other-version")
        return self._hello

    def _come_back(self, house: House, visitor: Visitor, heard: int) -> Visitor:
        """Somebody is back after a cut, which the server may not have noticed yet."""
        before = visitor.door
        self._queued = self._took = self._told = visitor.took
        house.acknowledged(visitor, heard)
        self.language = visitor.settings.language
        self._welcome(visitor.token)
        come_back(house, visitor, self)
        visitor.expect(self._token, self._took)
        if before is not None:
            before.close()
        return visitor

    # What is told

    def send(self, told: Sequence[Told]) -> None:
        """See Door: whoever is told something this way is in."""
        self._welcome(token_hex(TOKEN))
        if self.house is not None and self.visitor is not None:
            self._tell_arrows(self.house, self.visitor)
        for each in told:
            self._say(each.text, each.number, prompt=each.prompt)

    def _tell_arrows(self, house: House, visitor: Visitor) -> None:
        """Let the client know what its arrows type from now on, if that is new."""
        arrows = Arrows(**arrows_of(house, visitor))
        if arrows != self._arrows:
            self._arrows = arrows
            self._tell(arrows)

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See Doorway."""
        for line in lines:
            self._say(line)
        self._say(prompt, prompt=True, hidden=hidden)

    def unhide(self) -> None:
        """The client shows again what is typed by itself."""

    def turn_away(self, lines: Sequence[str]) -> None:
        """See Doorway."""
        for line in lines:
            self._say(line)
        self.close()

    def close(self) -> None:
        """See Door: the client shall not come back by itself."""
        self._ends_for_good = True
        super().close()

    def stop(self) -> None:
        """See SshSession: the client may come back when the server is there again."""
        super().close()

    def _end(self) -> None:
        """See SshSession."""
        if self._ends_for_good:
            self._tell(Ended())
        self._bring_out()

    def _say(
        self, text: str, number: int = 0, *, prompt: bool = False, hidden: bool = False
    ) -> None:
        language = self.language if self.visitor is None else self.visitor.settings.language
        self._tell(Said(text, language, number, prompt, hidden))

    def _tell(self, frame: Frame) -> None:
        """Bring a frame out with all others that come in the same moment."""
        if not self._out:
            asyncio.get_running_loop().call_soon(self._bring_out)
        self._out.append(encoded(frame))

    def _bring_out(self) -> None:
        out, self._out = self._out, []
        if out:
            self._show("".join(out))

    # What is typed

    def _feed(self, text: str) -> None:
        """See SshSession."""
        try:
            for frame in self._frames.feed(text):
                self._take(frame)
        except FrameError:
            self._lines.clear()
            self.end(Gone("door-no-frame"))

    def _take(self, frame: Frame) -> None:
        """Do what a frame says; what was typed waits for its turn, and comes once."""
        match frame:
            case Hello() if self._hello is None:
                self._hello = frame
            case Typed(number, text) if number > self._queued and not self._leaves:
                self._queued = number
                self._queue(Line(text[:LONGEST], len(text) > LONGEST), number)
            case Felt() if self.visitor is not None and not self._leaves:
                self._queue(Touch("", frame=checked_width(frame)))
            case Pressed() if self.visitor is not None and not self._leaves:
                self._queue(Touch("", frame=frame))
            case Heard(number) if self.visitor is not None and self.house is not None:
                self.house.acknowledged(self.visitor, number)
            case Bye():
                self._leaves = True

    def _queue(self, line: Line, number: int = 0) -> None:
        """Let a line wait for its turn."""
        self._numbers.append(number)
        self._lines.append(line)

    def _take_line(self) -> Line | None:
        """See Doorway; the client hears that the line before has been done."""
        if self._told != self._took:
            self._told = self._took
            self._tell(Took(self._took, self.visitor is not None and self.visitor.refused))
        if self._leaves and not self._lines:
            self._leave()
        line = super()._take_line()
        if line is not None and (number := self._numbers.pop(0)):
            self._took = number
            if self.visitor is not None:
                self.visitor.expect(self.visitor.token, self._took)
        return line

    def _bring_line(self, house: House, visitor: Visitor, line: Line) -> None:
        """See Doorway; the client hears of what cannot be although it was not typed."""
        if not isinstance(line, Touch):
            super()._bring_line(house, visitor, line)
        elif isinstance(line.frame, Felt):
            feel(house, visitor, line.frame, self._tell)
        elif isinstance(visitor.hands, Feeling):
            visitor.hands.press(line.frame)
            if visitor.refused:
                self._tell(Took(self._took, refused=True))

    def _leave(self) -> None:
        """See SshSession; nobody is expected back by the token."""
        if self.visitor is not None:
            self.visitor.expect("", 0)
        super()._leave()


def claim_of(claim: Claim, hello: Hello) -> Claim:
    """What is known of somebody who has also said how they wish to be told."""
    language = next((each for each in LANGUAGES if each == hello.language), claim.language)
    wishes = {"language": hello.chosen, "verbosity": hello.verbosity}
    chosen = {name: value for name, value in wishes.items() if value}
    language = next((each for each in LANGUAGES if each == hello.chosen), language)
    return replace(claim, language=language, chosen=chosen)
