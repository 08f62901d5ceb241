"""What has come from a server and waits to be said, and what else is known from it."""

from dataclasses import dataclass, field

from accessible_games.client.link_events import (
    Back,
    Broken,
    Failed,
    FirstMet,
    LinkEvent,
    Lost,
    PasswordWanted,
)
from accessible_games.client.thread_queue import ThreadQueue
from accessible_games.match.settings import Settings
from accessible_games.server.connection.frames import (
    Arrows,
    Cells,
    Ended,
    Said,
    Sound,
    Took,
    Unfelt,
    Welcome,
)
from accessible_games.sounds.recipes import NAMES
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator


@dataclass
class OpenQuestion:
    """What is asked of the person here."""

    is_prompted: bool = False
    """Whether a prompt has come since something was sent."""
    is_hidden: bool = False
    """Whether what is typed now is not shown."""
    name: str = ""
    """The name whose password the connection itself asks for; empty if it does not."""


@dataclass
class ServerDisplay:
    """The display as the server uses it, once it is lent."""

    is_useful: bool = False
    """Whether the server can use one."""
    felt: Cells | None = None
    """What it shows there; None if it does not use the display."""


@dataclass
class Call:
    """What calls the person beside what waits to be said."""

    sound: str = ""
    """A sound that the server wants; empty for none."""
    is_refused: bool = False
    """Whether a typed line was refused, and no bell has said so yet."""

    def take(self, sound: str) -> None:
        """Take a sound, if it is one of ours."""
        if sound in NAMES:
            self.sound = sound


@dataclass
class Contact:
    """Whether the server is there."""

    is_connected: bool = False
    """Whether the server has said something on this connection."""
    is_over: bool = False
    """Whether nothing more will come."""
    failed: Failed | None = None
    """Why there is no connection any more, unless the server ended it."""


@dataclass
class Hearing:
    """The person here, as a hearer of a server."""

    events: ThreadQueue[LinkEvent]
    settings: Settings
    lines: list[Said] = field(default_factory=list)
    """What waits to be said."""
    heard: int = 0
    """The number of the last line that has come."""
    took: int = 0
    """The number of the last typed line that the server has done."""
    call: Call = field(default_factory=Call)
    arrows: Arrows = field(default_factory=Arrows)
    """What the arrow keys type."""
    question: OpenQuestion = field(default_factory=OpenQuestion)
    display: ServerDisplay = field(default_factory=ServerDisplay)
    contact: Contact = field(default_factory=Contact)

    # What comes

    def take(self, seconds: float = 0) -> bool:
        """Take what has come, or comes within some *seconds*; return whether there was anything."""
        events = self.events.take(seconds)
        for event in events:
            if isinstance(event, Welcome | Cells | Unfelt):
                self._hear_of_display(event)
            elif isinstance(event, Sound):
                self.call.take(event.name)
            else:
                self._hear(event)
        return bool(events)

    def _hear(self, event: LinkEvent) -> None:
        match event:
            case Said():
                self._hear_line(event)
            case Took(number, refused):
                self.took = max(self.took, number)
                self.call.is_refused |= refused
            case Arrows():
                self.arrows = event
            case PasswordWanted(name, again):
                self._ask_for_password(name, again=again)
            case FirstMet(fingerprint):
                self.say("join-first-met", fingerprint=fingerprint)
            case Lost():
                self.contact.is_connected, self.display = False, ServerDisplay()
                self.say("join-lost")
            case Back():
                self.contact.is_connected = True
                self.say("join-back")
            case Ended() | Failed():
                self.display.felt = None
                failed = event if isinstance(event, Failed) else None
                self.contact = Contact(is_over=True, failed=failed)
            case Broken(error):
                raise error

    def _hear_line(self, said: Said) -> None:
        self.lines.append(said)
        self.contact.is_connected = True
        self.heard = max(self.heard, said.number)
        if said.prompt:
            self.question.is_prompted, self.question.is_hidden = True, said.hidden

    def _hear_of_display(self, event: Welcome | Cells | Unfelt) -> None:
        if isinstance(event, Welcome):
            self.display.is_useful = event.feels
        else:
            self.display.felt = event if isinstance(event, Cells) else None

    def _ask_for_password(self, name: str, *, again: bool) -> None:
        self.question = OpenQuestion(is_prompted=True, is_hidden=True, name=name)
        if again:
            self.say("login-wrong-password", name=name)
        self.say("prompt-password")

    def is_answered(self, typed: int) -> bool:
        """Whether all lines up to a number have been done, and a prompt has come since."""
        return self.took >= typed and self.question.is_prompted

    # What this client says, and not the server

    @property
    def narrator(self) -> Narrator:
        """Return a narrator that speaks as the server did last."""
        return Narrator(catalogue_of(self.settings.language), [], [], self.settings.told)

    def say(self, message: str, **arguments: Argument) -> None:
        """Add a message to what waits to be said."""
        self.tell(self.narrator.say(message, **arguments))

    def tell(self, lines: list[str]) -> None:
        """Add lines to what waits to be said."""
        self.lines += [Said(line, self.settings.language) for line in lines]

    def renew(self) -> None:
        """Do nothing: narrators are made when they speak."""
