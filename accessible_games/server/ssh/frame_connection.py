"""One person at the connection of `accessible-games join`; `frames` tells what is spoken there.

Both sides number what they say. So nothing is guessed after a lost connection: the client is sent
the lines that it does not have, and what it sends twice is done once.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from secrets import token_hex

from accessible_games.server.accounts.login_protocol import Credentials, Disconnected
from accessible_games.server.accounts.reconnect import come_back, waiting_for
from accessible_games.server.connection.arrows import arrows_of
from accessible_games.server.connection.frames import (
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
    Sound,
    Stranger,
    Took,
    Typed,
    Welcome,
    encoded,
)
from accessible_games.server.connection.incoming import Action
from accessible_games.server.connection.line_connection import ENTRY, Visit
from accessible_games.server.connection.listener import Listener
from accessible_games.server.connection.remote_display import RemoteDisplay, checked_width, feel
from accessible_games.server.lobby.outbox import (
    LONGEST,
    OutgoingLine,
    Signals,
    TypedLine,
    sound_in,
)
from accessible_games.server.lobby.user import User
from accessible_games.server.ssh.numbered_lines import NumberedLines
from accessible_games.server.ssh.session import Channel, SshChannel, Wire, leave
from accessible_games.sounds.silence import Silence
from accessible_games.speech.catalogue import LANGUAGES

TOKEN = 16
"""Bytes of a token, which cannot be guessed."""


class FrameConnection:
    """A connected client of our own; see LineConnection."""

    __slots__ = (
        *("_arrows", "_frames", "_hello", "_leaves", "_numbers", "_out", "_token"),
        *("channel", "visit"),
    )
    breaks_lines = is_safe = loses_nothing = True
    knows_typing = shows_secrets = is_broken = False
    patience = ENTRY

    def __init__(self, channel: Channel, wire: Wire, listener: Listener) -> None:
        self.channel, self.visit = SshChannel(channel, wire), Visit(self, listener)
        self._frames = Frames(FROM_CLIENT)
        self._hello: Hello | None = None
        self._numbers = NumberedLines()
        self._leaves = False
        """Whether they have said that they leave, after the lines that still wait."""
        self._out: list[str] = []
        """Frames that go out together, as one answer."""
        self._arrows: Arrows | None = None
        """The arrow keys of which the client was last told."""
        self._token = ""
        """Lets the client resume after a lost connection; empty until it was told."""

    @property
    def silence(self) -> Silence:
        """See Connection."""
        return ""

    @property
    def address(self) -> str:
        """See Connection."""
        return self.channel.address

    # Coming in

    def begin(self, credentials: Credentials) -> None:
        """Let in a person who says who they are."""
        self.visit.begin(lambda: self._let_in(credentials), has_room=True)

    async def _let_in(self, credentials: Credentials) -> User:
        """Find out who it is; then the client learns what its arrow keys type."""
        user = await self._come(credentials)
        self._tell_arrows(user)
        return user

    async def _come(self, credentials: Credentials) -> User:
        """Find out who it is; a client that resumes after a lost connection is asked nothing."""
        hello = await self._greeted()
        known = waiting_for(self.visit.server, hello.token) if hello.token else None
        if known is not None:
            return self._come_back(known, hello.heard)
        if hello.token:
            self._tell(Stranger())
            raise Disconnected
        user = await self.visit.login.come_in(self.visit, claim_of(credentials, hello))
        self._welcome(token_hex(TOKEN))
        user.presence.expect(self._token, self._numbers.took)
        return user

    def _welcome(self, token: str) -> None:
        """Tell the client once that it is in, before it hears anything inside."""
        if not self._token:
            self._token = token
            self._tell(Welcome(token, self._numbers.took, feels=True))

    async def _greeted(self) -> Hello:
        """Return the first frame. Raises `Disconnected` if it is late or not of this protocol."""
        incoming = self.visit.incoming
        try:
            async with asyncio.timeout(ENTRY):
                while self._hello is None:
                    if incoming.ended or self._leaves:
                        raise incoming.ended or Disconnected
                    await incoming.wait()
        except TimeoutError:
            raise Disconnected("login-slow") from None
        if self._hello.version != VERSION:
            raise Disconnected("login-other-version")
        return self._hello

    def _come_back(self, user: User, heard: int) -> User:
        """Resume after a lost connection, which the server may not have noticed yet."""
        before, server = user.connection, self.visit.server
        self._numbers.resume(user.presence.took)
        server.acknowledged(user, heard)
        self.visit.language = user.settings.language
        self._welcome(user.presence.token)
        come_back(server, user, self)
        user.presence.expect(self._token, self._numbers.took)
        if before is not None:
            before.close()
        return user

    # What is told

    def send(self, told: Sequence[OutgoingLine]) -> None:
        """See Connection: anyone told something this way is in."""
        self._welcome(token_hex(TOKEN))
        if self.visit.user is not None:
            self._tell_arrows(self.visit.user)
        for each in told:
            if each.signals:
                self.notify(each.signals)
            self._say(each.text, each.number, prompt=each.prompt)

    def notify(self, signals: Signals) -> None:
        """See Connection; our own client has no scripts, but a loudspeaker perhaps."""
        if name := sound_in(signals):
            self._tell(Sound(name))

    def _tell_arrows(self, user: User) -> None:
        """Tell the client what its arrow keys type from now on, if that is new."""
        arrows = Arrows(**arrows_of(self.visit.server, user))
        if arrows != self._arrows:
            self._arrows = arrows
            self._tell(arrows)

    def pose(self, lines: Sequence[str], prompt: str, *, hidden: bool) -> None:
        """See LineConnection."""
        for line in lines:
            self._say(line)
        self._say(prompt, prompt=True, hidden=hidden)

    def unhide(self) -> None:
        """Do nothing: the client shows what is typed again by itself."""

    def turn_away(self, lines: Sequence[str]) -> None:
        """See LineConnection."""
        for line in lines:
            self._say(line)
        self.close()

    def close(self) -> None:
        """See Connection: the client must not come back by itself."""
        if not self.channel.is_closed:
            self._tell(Ended())
            self.stop()

    def stop(self) -> None:
        """See SessionConnection: the client may come back when the server is there again."""
        if not self.channel.is_closed:
            self._bring_out()
            self.channel.close()

    def _say(
        self, text: str, number: int = 0, *, prompt: bool = False, hidden: bool = False
    ) -> None:
        self._tell(Said(text, self.visit.spoken, number, prompt, hidden))

    def _tell(self, frame: Frame) -> None:
        """Send a frame out together with all others of the same moment."""
        if not self._out:
            asyncio.get_running_loop().call_soon(self._bring_out)
        self._out.append(encoded(frame))

    def _bring_out(self) -> None:
        out, self._out = self._out, []
        if out:
            self.channel.show("".join(out))

    # What is typed

    def feed(self, text: str) -> None:
        """See SessionConnection."""
        try:
            for frame in self._frames.feed(text):
                self._take(frame)
        except FrameError:
            self.visit.refuse(Disconnected("login-no-frame"))

    def _take(self, frame: Frame) -> None:
        """Do what a frame says; typed lines wait their turn, and are taken once."""
        user = self.visit.user
        match frame:
            case Hello() if self._hello is None:
                self._hello = frame
            case Typed(number, text) if number > self._numbers.last and not self._leaves:
                self._queue(TypedLine(text[:LONGEST], len(text) > LONGEST), number)
            case Felt() as felt if user is not None and not self._leaves:
                checked_width(felt)
                self._queue(Action("", do=lambda at, who: feel(at, who, felt, self._tell)))
            case Pressed() as pressed if user is not None and not self._leaves:
                self._queue(Action("", do=lambda _, who: self._press(who, pressed)))
            case Heard(number) if user is not None:
                self.visit.server.acknowledged(user, number)
            case Bye():
                self._leaves = True

    def _queue(self, line: TypedLine, number: int = 0) -> None:
        """Let a line wait its turn."""
        self._numbers.queue(number)
        self.visit.incoming.lines.append(line)

    def take_line(self) -> TypedLine | None:
        """See LineConnection; the client hears that the line before was done."""
        user, numbers = self.visit.user, self._numbers
        if numbers.is_news():
            self._tell(Took(numbers.took, user is not None and user.input.refused))
        if self._leaves and not self.visit.incoming.lines:
            self._leave()
        line = self.visit.incoming.take()
        if line is None:
            self.channel.read_on()
        elif numbers.take() and user is not None:
            user.presence.expect(user.presence.token, numbers.took)
        return line

    def _press(self, user: User, pressed: Pressed) -> None:
        """Do what a key of the display means; the client hears if that is refused."""
        if isinstance(user.display, RemoteDisplay):
            user.display.press(pressed)
            if user.input.refused:
                self._tell(Took(self._numbers.took, refused=True))

    def resize(self, width: int) -> None:
        """See SessionConnection."""
        self.visit.resize(width)

    def _leave(self) -> None:
        """Leave; the token is not valid any more."""
        if self.visit.user is not None:
            self.visit.user.presence.expect("", 0)
        leave(self.visit)


def claim_of(credentials: Credentials, hello: Hello) -> Credentials:
    """Return what is known of a person, with how they want to be told things."""
    language = next((each for each in LANGUAGES if each == hello.language), credentials.language)
    wishes = {"language": hello.chosen, "verbosity": hello.verbosity}
    chosen = {name: value for name, value in wishes.items() if value}
    language = next((each for each in LANGUAGES if each == hello.chosen), language)
    return replace(credentials, language=language, chosen=chosen)
