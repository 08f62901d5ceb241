"""Somebody at the server, by whatever door: what they have chosen, and what they are told."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol

from accessible_games.match.setting_kinds import WIDTHS
from accessible_games.server import signals
from accessible_games.server.house_settings import CHOSEN, HouseSettings, settings_of
from accessible_games.server.lines import CHAT, Bucket, Outbox, Signal, Told
from accessible_games.server.store import Known, Ticket
from accessible_games.speech.arguments import Argument
from accessible_games.speech.breaking import fit
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.fold import fold, is_one_of
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.problem import NotUnderstoodError

REMEMBERED = 50
"""Lines of chat that somebody can hear again."""


class Door(Protocol):
    """What somebody has come in by: it brings lines to them, and theirs to the house."""

    knows_typing: bool
    """Whether the letters of a line that is being typed come one by one."""
    breaks_lines: bool
    """Whether the client breaks lines itself, as its own device needs it."""

    def send(self, told: Sequence[Told]) -> None:
        """Bring them lines."""

    def notify(self, signals: Sequence[Signal]) -> None:
        """Tell their client what goes with no line, if it understands that."""

    def close(self) -> None:
        """Let them go, after what was sent."""


class Hands(Protocol):
    """Fingers on a braille display that their client lends."""

    def hear(self, lines: Sequence[str], *, in_game: bool) -> None:
        """Something is said to them, by their game or by anybody else."""

    def show(self) -> None:
        """Bring what has changed under the fingers."""


class Dialogue(Protocol):
    """Several questions, each answered by a line."""

    prompt: str
    """Of the question that is open."""
    choices: list[str]
    """What can be answered to it, besides the usual."""

    def hear(self, text: str) -> None:
        """Answer it; `NotUnderstoodError`."""


@dataclass(eq=False, slots=True)
class Visitor:
    """Somebody at the server, or who is expected back."""

    known: Known
    committed: Callable[[], Ticket]
    """Tells what is on disk."""
    held: dict["Visitor", None] = field(default_factory=dict)
    """All for whom lines wait for the disk; whoever clears it has them `deliver`."""
    settings: HouseSettings = field(init=False)
    door: Door | None = None
    """Where they are now; None while they are not here."""
    away: bool = False
    """Whether they have said that they do not listen."""
    outbox: Outbox = field(default_factory=Outbox)
    offered: tuple[str, ...] = ()
    """The public keys that their client has offered, and by which they could come in."""
    chat: list[str] = field(default_factory=list)
    muted: frozenset[str] = frozenset()
    """The folded names of those whom they do not wish to hear today."""
    doubt: Callable[[bool], None] | None = None
    """Hears yes or no to a question that is answered before anything else."""
    dialogue: Dialogue | None = None
    """What the next lines answer."""
    talk: Bucket = field(default_factory=lambda: Bucket(*CHAT))
    window: int = 0
    """Letters in a line of their window, if it is narrow; 0 for a wide one, or none."""
    hears_whole: bool = False
    """Whether lines are left whole, because the client that they had last breaks them itself."""
    typed_at: int = 0
    """The number of the last line that they had been told when they typed."""
    refused: bool = False
    """Whether what they typed last could not be."""
    moves: int = 0
    """How many moves had been made of what they are told now."""
    token: str = ""
    """Lets the client that they have go on after a cut; empty for one that cannot."""
    took: int = 0
    """The number of the last line that was taken from it."""
    hands: Hands | None = None
    """What feels their game, while they lend their display."""
    watched: str = ""
    """The words of the table at which they looked on when they were cut off; empty for none."""

    def __post_init__(self) -> None:
        self.settings = settings_of(self.known.settings)

    @property
    def name(self) -> str:
        """What they are called."""
        return self.known.name

    @property
    def key(self) -> str:
        """What they are called, folded."""
        return fold(self.known.name)

    @property
    def narrator(self) -> Narrator:
        """Speaks to them outside of a game."""
        chosen = self.settings
        return Narrator(catalogue_of(chosen.language), [], [], chosen.told, chosen.sort)

    # What they are told

    def say(self, message: str, **arguments: Argument) -> None:
        """Let them hear a message."""
        self.hear(self.narrator.say(message, **arguments))

    def refuse(self, error: NotUnderstoodError) -> None:
        """Let them hear why what they have typed cannot be."""
        self.refused = True
        self.say(error.message, **error.arguments)

    def alert(self, message: str, sound: str, **arguments: Argument) -> None:
        """Let them hear a message, with a sound if they have chosen so."""
        lines = self.narrator.say(message, **arguments)
        self.hear(lines, beside=self.sounds(sound, lines[0]))

    def sounds(self, name: str, line: str) -> tuple[Signal, ...]:
        """The sound that goes with a line, if they have chosen sounds."""
        return (signals.sound(name, line),) if self.settings.sound == "on" else ()

    def hear(
        self,
        lines: Iterable[str],
        after: Ticket = 0,
        moves: int | None = None,
        beside: tuple[Signal, ...] = (),
    ) -> None:
        """Let them hear lines as soon as a ticket is on disk; what goes *beside* the first."""
        if self.hands is not None:
            lines = [*lines]
            self.hands.hear(lines, in_game=moves is not None)
        self.moves = self.moves if moves is None else moves
        for line in self.broken(lines):
            self.outbox.add(line, after, moves=self.moves, signals=beside)
            beside = ()
        self.deliver()

    def broken(self, lines: Iterable[str]) -> list[str]:
        """Lines as they fit into their window or onto their display."""
        width = 0 if self.hears_whole else self.settings.width or self.window
        return [part for line in lines for part in (fit(line, width) if width else [line])]

    def prompt(self, text: str, after: Ticket = 0, beside: tuple[Signal, ...] = ()) -> None:
        """Let them hear the last sentence before they type."""
        self.outbox.add(text.strip(), after, prompt=True, moves=self.moves, signals=beside)
        self.deliver()

    @property
    def is_prompted(self) -> bool:
        """Whether the last that they heard since they typed was a prompt."""
        last = self.outbox.entries[-1] if self.outbox.entries else None
        return last is not None and last.prompt and last.number > self.typed_at

    def begin(self) -> None:
        """They have typed something: what they hear from now on answers it."""
        self.typed_at, self.refused = self.outbox.number, False

    def deliver(self) -> None:
        """Bring them what can be heard now."""
        if self.door is None:
            return
        if told := self.outbox.ready(self.committed()):
            self.door.send(told)
        if self.outbox.is_held:
            self.hold()
        if self.hands is not None:
            self.hands.show()

    def hold(self) -> None:
        """Something for them waits for the disk."""
        self.held[self] = None

    def interject(self, message: str, **arguments: Argument) -> None:
        """Let them hear what cannot wait for what is not on disk yet."""
        if self.door is not None:
            lines = self.broken(self.narrator.say(message, **arguments))
            self.door.send([Told(0, line, 0) for line in lines])

    def chats(self, message: str, channel: str, talker: str, **arguments: Argument) -> None:
        """Let them hear what somebody has said in a channel, and remember it."""
        lines = self.narrator.say(message, **arguments)
        self.chat = [*self.chat, *lines][-REMEMBERED:]
        whole = " ".join(lines)
        sounds = self.sounds("talk", whole) if talker != self.name else ()
        self.hear(lines, beside=(signals.said(channel, talker, whole), *sounds))

    def count_talk(self) -> None:
        """They say something to others; `NotUnderstoodError` where they do so too fast."""
        if not self.talk.takes():
            raise NotUnderstoodError("talk-too-fast")

    # Coming and going

    def offer(self, keys: tuple[str, ...]) -> None:
        """Their client has these keys; where SSH does not know them yet, they hear how it can."""
        self.offered = tuple(key for key in keys if key not in self.known.keys)
        if self.offered and not self.known.guest:
            self.say("door-key-how")

    def come(self, door: Door) -> int | None:
        """They have come in; how many of the lines that they missed are not known any more.

        None if they have missed nothing, or come for the first time.
        """
        self.begin()
        self.door, self.away, self.doubt, self.dialogue = door, False, None, None
        self.hands = None
        self.token, self.watched, self.hears_whole = "", "", door.breaks_lines
        known = self.outbox.sent
        left_out = self.outbox.resume()
        return left_out if known and self.outbox.entries else None

    def expect(self, token: str, took: int) -> None:
        """Their client can go on after a cut, behind the last line that was taken from it."""
        self.token, self.took = token, took

    def go(self) -> None:
        """They are not here any more."""
        self.door = self.hands = None

    def lend(self, hands: Hands | None) -> None:
        """They feel their game, or not any more."""
        self.hands = hands

    def resize(self, width: int) -> None:
        """The window has another width; what is wide enough for any line needs no breaks."""
        self.window = width if width in WIDTHS[:-1] else 0

    def step_away(self, away: bool) -> None:
        """They do not listen, or do again."""
        self.away = away

    # What they choose

    def ask(self, answer: Callable[[bool], None] | None) -> None:
        """The next line is yes or no, or not any more."""
        self.doubt = answer

    def decide(self, text: str) -> None:
        """Answer what they were asked: yes, or anything else."""
        answer, self.doubt = self.doubt, None
        if answer is not None:
            answer(is_one_of(text, self.narrator.catalogue.words("yes")))

    def converse(self, dialogue: Dialogue | None) -> None:
        """The next lines answer questions, or not any more."""
        self.dialogue = dialogue

    def renew(self) -> None:
        """Go on as the settings say now: narrators are made when they speak."""

    def choose(self, **changed: object) -> Known:
        """They are known with their settings of now, and what else has changed."""
        chosen = {name: getattr(self.settings, name) for name in CHOSEN}
        self.known = replace(self.known, settings=chosen, **changed)  # type: ignore[arg-type]
        return self.known

    def toggle_mute(self, name: str) -> bool:
        """Hear nothing of somebody from now on, or hear them again; whether they are muted."""
        self.muted ^= {fold(name)}
        return fold(name) in self.muted

    def ignores(self, name: str) -> bool:
        """Whether they wish to hear nothing of somebody."""
        return fold(name) in self.muted or fold(name) in self.known.ignored
