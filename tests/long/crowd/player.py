"""Two people who play one game after another at a table of four, each with a client of their own.

What they do follows from what they hear alone. A wire, such as `telnet.Wire`, brings them lines and
prompts, and takes theirs.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from tests.long.crowd.ear import Ear

PASSWORD = "correct horse"
OVER = ("The game is finished.", "The game is ended, and nobody has won.")
AFTER = "After the game."
OUTSIDE = ("Name?", "Password?", "Lobby.", "Before the game.", AFTER)
"""The prompts that are not of a game."""


@dataclass
class Figures:
    """What all people together have measured."""

    answers: list[float] = field(default_factory=list)
    """Seconds from a line that was typed in a game to the first line after it."""
    typed: int = 0
    """Lines typed, in and outside of games."""
    games: int = 0
    """Games that were played to their end, each counted by who set up the table."""

    def clear(self) -> None:
        """Begin to measure."""
        self.answers.clear()
        self.typed = self.games = 0


@dataclass(eq=False)
class Player:
    """One person."""

    name: str
    figures: Figures
    think: Callable[["Player", str], None]
    """Is given what they will type in a game, and lets them `type` it after a while."""
    ear: Ear = field(default_factory=lambda: Ear(Random()))
    send: Callable[[str], None] = lambda text: None
    """Types a line; whoever connects them sets it."""
    pair: "Pair | None" = None
    lines: list[str] = field(default_factory=list)
    """All lines that they have heard."""
    prompt: str = ""
    """The last prompt; empty as soon as they have typed."""
    in_game: bool = False
    _taken: int = 0
    _typed_at: float = 0.0

    def connect(self, send: Callable[[str], None]) -> None:
        """They have a connection from now on."""
        self.send, self.prompt, self.in_game, self._typed_at = send, "", False, 0.0
        self._taken = len(self.lines)
        self.ear.waits = False

    def welcome(self) -> None:
        """Their program hears that they are in, or back."""

    def disconnect(self) -> None:
        """They have none any more: what they type gets lost."""
        self.send = lambda text: None

    def type(self, text: str) -> None:
        """Type a line."""
        self.prompt = ""
        self.figures.typed += 1
        self._taken = len(self.lines)
        self._typed_at = perf_counter() if self.in_game else 0.0
        self.send(text)

    def forget(self) -> None:
        """Keep none of the lines that they have heard."""
        self.lines.clear()
        self._taken = 0

    def hear(self, line: str) -> None:
        """A line has come."""
        self.lines.append(line)
        if self._typed_at:
            self.figures.answers.append(perf_counter() - self._typed_at)
            self._typed_at = 0.0
        if line in OVER:
            self.in_game = False
            self.figures.games += self.pair is not None and self.pair.host is self
            if self.pair is None or not self.pair.repeats:
                self.type("leave")
                return
            self.prompt = AFTER
            self.pair.meet()

    def hear_prompt(self) -> None:
        """The last line was a prompt."""
        self.prompt = prompt = self.lines[-1]
        self.in_game = prompt not in OUTSIDE
        if self.in_game:
            self.answer(prompt, self.lines[self._taken : -1])
        elif prompt == "Name?":
            self.type(self.name)
        elif prompt == "Password?":
            self.type(PASSWORD)
        elif self.pair is not None:
            self.pair.meet()

    def answer(self, prompt: str, heard: Sequence[str]) -> None:
        """Think about what is asked in a game, knowing what was heard since they typed last."""
        self.think(self, self.ear.answer(prompt, heard))


@dataclass(eq=False)
class Pair:
    """Two people, of whom the first sets up tables, and the second joins."""

    host: Player
    guest: Player
    new: str
    """What the host types to set up a table."""
    repeats: bool = False
    """Whether they stay at their table after a game, and play again."""
    begun: int = 0
    """How many games they have begun."""

    def __post_init__(self) -> None:
        self.host.pair = self.guest.pair = self

    def meet(self) -> None:
        """Do what brings them to a game, as soon as both are ready for it."""
        at = self.host.prompt, self.guest.prompt
        if at == ("Lobby.", "Lobby."):
            self.host.type(self.new)
        elif at == ("Before the game.", "Lobby."):
            self.guest.type(f"join {self.host.name}")
        elif at == ("Before the game.", "Before the game."):
            self.begun += 1
            self.host.type("begin")
        elif at == (AFTER, AFTER):
            self.host.type("again")
        elif at == ("Before the game.", AFTER):
            self.guest.type("again")
