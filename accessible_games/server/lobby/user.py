"""A person on the server: what they have chosen, and what they are told."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from accessible_games.server.lobby import gmcp_messages
from accessible_games.server.lobby.chat_log import ChatLog
from accessible_games.server.lobby.outbox import (
    Outbox,
    OutgoingLine,
    Signal,
    Signals,
    SoundSignal,
)
from accessible_games.server.lobby.user_input import UserInput
from accessible_games.server.lobby.user_presence import Presence, Window
from accessible_games.server.storage.store import Known, Ticket
from accessible_games.server.storage.user_settings import CHOSEN, UserSettings, settings_of
from accessible_games.sounds.silence import Silence
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold, is_one_of
from accessible_games.speech.politeness import plainly
from accessible_games.speech.problem import NotUnderstoodError


class Connection(Protocol):
    """How a user came in: it brings lines to them, and theirs to the server."""

    @property
    def address(self) -> str:
        """From where they have come."""

    @property
    def knows_typing(self) -> bool:
        """Whether the letters of a line being typed come one by one."""

    @property
    def breaks_lines(self) -> bool:
        """Whether the client breaks lines itself, to fit its own device."""

    @property
    def is_broken(self) -> bool:
        """Whether it is broken, though they may go on with it in a moment."""

    @property
    def silence(self) -> Silence:
        """Why no sound of ours is heard here; empty if sounds are."""

    def send(self, told: Sequence[OutgoingLine]) -> None:
        """Bring them lines."""

    def notify(self, signals: Signals) -> None:
        """Tell their client signals that go with no line, if it understands them."""

    def close(self) -> None:
        """Close after what was sent."""


class ClientDisplay(Protocol):
    """Fingers on a braille display that their client lends."""

    def hear(self, lines: Sequence[str], *, in_game: bool) -> None:
        """Take lines that are said to them, by their game or by others."""

    def show(self) -> None:
        """Show what has changed under the fingers."""


class Disk(Protocol):
    """The disk that what a user hears must be on."""

    @property
    def committed(self) -> Ticket:
        """The last ticket on the disk."""

    def hold(self, user: "User") -> None:
        """Let them `deliver` when more is on the disk."""


@dataclass(eq=False, slots=True)
class User:
    """A person who is on the server, or expected back."""

    known: Known
    disk: Disk
    settings: UserSettings = field(init=False)
    connection: Connection | None = None
    """The connection where they are now; None while they are not here."""
    outbox: Outbox = field(default_factory=Outbox)
    presence: Presence = field(default_factory=Presence)
    window: Window = field(default_factory=Window)
    input: UserInput = field(default_factory=UserInput)
    chat: ChatLog = field(default_factory=ChatLog)
    display: ClientDisplay | None = None
    """Their fingers on the game, while they lend their display."""

    def __post_init__(self) -> None:
        self.settings = settings_of(self.known.settings)

    @property
    def name(self) -> str:
        """Their name."""
        return self.known.name

    @property
    def key(self) -> str:
        """Their name, folded."""
        return fold(self.known.name)

    @property
    def narrator(self) -> Narrator:
        """Speaks to them outside a game."""
        chosen = self.settings
        return Narrator(catalogue_of(chosen.language), [], [], chosen.told, chosen.sort)

    @property
    def is_reached(self) -> bool:
        """Whether they are here, and not about to come back."""
        return self.connection is not None and not self.connection.is_broken

    # What they are told

    def say(self, message: str, **arguments: Argument) -> None:
        """Tell them a message."""
        self.hear(self.narrator.say(message, **arguments))

    def refuse(self, error: NotUnderstoodError) -> None:
        """Tell them why what they typed is refused."""
        self.input.refused = True
        self.alert(error.message, "refusal", **error.arguments)

    def alert(self, message: str, sound: str, **arguments: Argument) -> None:
        """Tell them a message, with a sound if they want sounds."""
        lines = self.narrator.say(message, **arguments)
        self.hear(lines, beside=self.sounds(sound, lines[0]))

    def sounds(self, name: str, line: str) -> tuple[SoundSignal, ...]:
        """Return the sound that goes with a line, if there is one and they want sounds."""
        return (SoundSignal(name, line.strip()),) if name and self.settings.sound == "on" else ()

    def expect_sounds(self) -> None:
        """Let their client get ready for sounds, if they want them."""
        if self.connection is not None and self.settings.sound == "on":
            self.connection.notify((SoundSignal(),))

    def hear(
        self,
        lines: Iterable[str],
        after: Ticket = 0,
        moves: int | None = None,
        beside: tuple[Signal | SoundSignal, ...] = (),
    ) -> None:
        """Tell them lines as soon as a ticket is on the disk; *beside* goes with the first."""
        if self.display is not None:
            lines = [*lines]
            self.display.hear(lines, in_game=moves is not None)
        if moves is not None:
            self.outbox.moves = moves
        for line in self.window.broken(lines, self.settings.width):
            self.outbox.add(line, after, signals=beside)
            beside = ()
        self.deliver()

    def prompt(self, text: str, after: Ticket = 0, beside: tuple[SoundSignal, ...] = ()) -> None:
        """Tell them the last sentence before they type."""
        self.outbox.add(text.strip(), after, prompt=True, signals=beside)
        self.deliver()

    @property
    def is_prompted(self) -> bool:
        """Whether a prompt was the last thing they heard since they typed."""
        last = self.outbox.entries[-1] if self.outbox.entries else None
        return last is not None and last.prompt and last.number > self.input.typed_at

    def begin(self) -> None:
        """Note that they have typed something: what they hear next answers it."""
        self.input.begin(self.outbox.number)

    def deliver(self) -> None:
        """Send them what can be heard now."""
        if self.connection is None:
            return
        if told := self.outbox.ready(self.disk.committed):
            self.connection.send(told)
        if self.outbox.is_held:
            self.disk.hold(self)
        if self.display is not None:
            self.display.show()

    def interject(self, message: str, **arguments: Argument) -> None:
        """Tell them a message that does not wait for the disk."""
        if self.connection is not None:
            lines = self.narrator.say(message, **arguments)
            broken = self.window.broken(lines, self.settings.width)
            self.connection.send([OutgoingLine(0, line, 0) for line in broken])

    def chats(
        self, message: str, channel: str, talker: str, after: Ticket = 0, /, **arguments: Argument
    ) -> None:
        """Tell them *after* a ticket what a person said in a channel, and remember it."""
        lines = self.narrator.say(message, **arguments)
        self.chat.remember(lines)
        whole = " ".join(lines)
        sounds = self.sounds("talk", whole) if talker != self.name else ()
        self.hear(lines, after, beside=(gmcp_messages.said(channel, talker, whole), *sounds))

    # Coming and going

    def offer(self, keys: tuple[str, ...]) -> None:
        """Take the keys of their client; if SSH does not know them yet, tell how it can."""
        self.presence.offered = tuple(key for key in keys if key not in self.known.keys)
        if self.presence.offered and not self.known.guest:
            self.say("login-key-how")

    def come(self, connection: Connection) -> int | None:
        """Let them in; return how many of the lines that they missed were dropped.

        None if they have missed nothing, or come for the first time.
        """
        self.begin()
        self.input.forget()
        self.presence.come()
        self.connection, self.display = connection, None
        self.expect_sounds()
        self.window.is_whole = connection.breaks_lines
        known, left_out = self.outbox.sent, self.outbox.resume()
        return left_out if known and self.outbox.entries else None

    def go(self) -> None:
        """Note that they have left."""
        self.connection = self.display = None
        self.presence.goings += 1

    def lend(self, display: ClientDisplay | None) -> None:
        """Let them feel their game, or no longer."""
        self.display = display

    # What they choose

    def decide(self, text: str) -> None:
        """Answer the question: yes, or anything else."""
        words = self.narrator.catalogue
        agreeing = [*words.words("yes"), *self.input.agreeing]
        said = text, plainly(text, Lexicon(words))
        self.input.decide(any(is_one_of(each, agreeing) for each in said))

    def renew(self) -> None:
        """Do nothing: narrators are made from the settings whenever they speak."""

    def choose(self, **changed: object) -> Known:
        """Return them with their present settings, and with what else has changed."""
        chosen = {name: getattr(self.settings, name) for name in CHOSEN}
        self.known = replace(self.known, settings=chosen, **changed)  # type: ignore[arg-type]
        return self.known

    def ignores(self, name: str) -> bool:
        """Whether they do not want to hear a person."""
        return fold(name) in self.chat.muted or fold(name) in self.known.ignored
