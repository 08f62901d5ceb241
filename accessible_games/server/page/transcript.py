"""What was said to a person at the page, until their browser has shown it."""

from accessible_games.core.frozen import Frozen
from accessible_games.server.connection.frames import Said
from accessible_games.server.lobby.outbox import weight
from accessible_games.speech.catalogue import Language


class Entry(Frozen):
    """A line that may not have been shown yet."""

    said: Said
    told: int
    """The line's number for the server; 0 for one that is told once or not at all."""


class Transcript:
    """See above. Each line has a number, so that a page is told everything once."""

    __slots__ = "entries", "is_asked", "prompt", "said", "size", "sound"

    def __init__(self, said: int) -> None:
        self.entries: list[Entry] = []  # an empty deque takes ten times as much memory
        self.said = said
        """The number of the last line, counted on from the connection before."""
        self.is_asked = False
        """Whether a question waits before they are in."""
        self.prompt: Said | None = None
        self.size = 0
        """The letters of all entries."""
        self.sound: str | None = None
        """The weightiest sound that no page has played yet; empty to expect some, None for none."""

    @property
    def question(self) -> str:
        """The question before they are in."""
        return self.prompt.text if self.prompt is not None and self.is_asked else ""

    @property
    def is_hidden(self) -> bool:
        """Whether what is typed next is hidden."""
        return self.prompt is not None and self.is_asked and self.prompt.hidden

    def add(self, text: str, language: Language, told: int, *, prompt: bool, hidden: bool) -> None:
        """Add a line, which the server knows by another number."""
        self.said += 1
        said = Said(text, language, self.said, prompt, hidden)
        self.prompt = said if prompt else self.prompt
        self.entries.append(Entry(said, told))
        self.size += len(text)

    def call(self, sound: str) -> None:
        """Add a sound, which is played in the next moment or not at all."""
        self.sound = sound if self.sound is None else min(sound, self.sound, key=weight)

    def take_sound(self) -> str | None:
        """Return the sound to play now, once."""
        sound, self.sound = self.sound, None
        return sound

    def after(self, number: int) -> list[Said]:
        """Return the lines after a number."""
        return [each.said for each in self.entries if each.said.number > number]

    def acknowledge(self, number: int) -> int:
        """Note that all lines up to a number were shown; return the last one's, for the server."""
        last = 0
        while self.entries and self.entries[0].said.number <= number:
            entry = self.entries.pop(0)
            self.size -= len(entry.said.text)
            last = max(last, entry.told)
        return last
