"""What has come from a server and waits to be said, and what else is known from it."""

from dataclasses import dataclass, field

from accessible_games.client.letters import (
    Back,
    Broken,
    Failed,
    FirstMet,
    Letter,
    Lost,
    PasswordWanted,
)
from accessible_games.client.mailbox import Mailbox
from accessible_games.match.settings import Settings
from accessible_games.server.frames import Arrows, Cells, Ended, Said, Took, Unfelt, Welcome
from accessible_games.speech.arguments import Argument
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator


@dataclass
class Hearing:
    """Somebody who hears a server."""

    mail: Mailbox[Letter]
    settings: Settings
    lines: list[Said] = field(default_factory=list)
    """What waits to be said."""
    heard: int = 0
    """The number of the last line that has come."""
    took: int = 0
    """That of the last typed line which was done."""
    is_prompted: bool = False
    """Whether a prompt has come since something was sent."""
    is_refused: bool = False
    """Whether something that was typed could not be, and no bell has told so yet."""
    is_hidden: bool = False
    """Whether what is typed now is not shown."""
    arrows: Arrows = field(default_factory=Arrows)
    """What the arrow keys type."""
    asked_for: str = ""
    """Whose password the connection itself asks for."""
    feels: bool = False
    """Whether the server can use a braille display that is lent."""
    felt: Cells | None = None
    """What it shows there; None where it has no use for it."""
    is_connected: bool = False
    """Whether the server has said something, and the connection was not cut since."""
    is_over: bool = False
    """Whether nothing comes any more."""
    failed: Failed | None = None
    """Why there is no connection any more, unless the server has ended it."""

    # What comes

    def take(self, seconds: float = 0) -> bool:
        """Take what has come, or what comes within so many *seconds*; whether anything has."""
        letters = self.mail.take(seconds)
        for letter in letters:
            if isinstance(letter, Welcome | Cells | Unfelt):
                self._hear_of_display(letter)
            else:
                self._hear(letter)
        return bool(letters)

    def _hear(self, letter: Letter) -> None:
        match letter:
            case Said():
                self._hear_line(letter)
            case Took(number, refused):
                self.took = max(self.took, number)
                self.is_refused |= refused
            case Arrows():
                self.arrows = letter
            case PasswordWanted(name, again):
                self._ask_for_password(name, again=again)
            case FirstMet(fingerprint):
                self.say("join-first-met", fingerprint=fingerprint)
            case Lost():
                self.is_connected, self.feels, self.felt = False, False, None
                self.say("join-lost")
            case Back():
                self.is_connected = True
                self.say("join-back")
            case Ended() | Failed():
                self.is_connected, self.is_over, self.felt = False, True, None
                self.failed = letter if isinstance(letter, Failed) else None
            case Broken(error):
                raise error

    def _hear_line(self, said: Said) -> None:
        self.lines.append(said)
        self.is_connected = True
        self.heard = max(self.heard, said.number)
        if said.prompt:
            self.is_prompted, self.is_hidden = True, said.hidden

    def _hear_of_display(self, letter: Welcome | Cells | Unfelt) -> None:
        if isinstance(letter, Welcome):
            self.feels = letter.feels
        else:
            self.felt = letter if isinstance(letter, Cells) else None

    def _ask_for_password(self, name: str, *, again: bool) -> None:
        self.asked_for, self.is_hidden, self.is_prompted = name, True, True
        if again:
            self.say("door-wrong-password", name=name)
        self.say("prompt-password")

    def is_answered(self, typed: int) -> bool:
        """Whether all that was typed up to a number has been done, and a prompt has come since."""
        return self.took >= typed and self.is_prompted

    # What is said here, and not by the server

    @property
    def narrator(self) -> Narrator:
        """Speaks to them as the server did last."""
        return Narrator(catalogue_of(self.settings.language), [], [], self.settings.told)

    def say(self, message: str, **arguments: Argument) -> None:
        """Let them hear a message."""
        self.tell(self.narrator.say(message, **arguments))

    def tell(self, lines: list[str]) -> None:
        """Let them hear lines."""
        self.lines += [Said(line, self.settings.language) for line in lines]

    def renew(self) -> None:
        """Nothing to do: narrators are made when they speak."""
