"""Everything that can reach the person at the keyboard, collected in one world."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from accessible_games.app.start_game import write_report
from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.frontends.display.rows import display_rows
from accessible_games.frontends.terminal.arguments import Arguments
from accessible_games.frontends.terminal.keyboard import Complete
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.match.history import EventHistory
from accessible_games.match.match import Match
from accessible_games.match.settings import COMMANDS, Settings
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.store.library import SavedGame
from accessible_games.tools import report
from tests.sessions import Ears, Typist, typed_answer

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hans")
NONSENSE, ILLEGAL = "zzz", "99"
LEFT_OUT = ("undo", "save", "quit", "report", "feel", "hint", *COMMANDS)
"""Commands that change something, or that are asked in another way."""
Told = list[tuple[int, Event]]
"""Events so far, each with the number of moves that had been made when it was told."""


@dataclass
class Noting(Kind):
    """A kind of session that notes the moves that a line would make, and makes none."""

    given: list[str] = field(default_factory=list)

    def takes(self, session: TerminalSession, moves: list[Move]) -> None:
        """Note them."""
        self.given += map(str, moves)


class Probe(TerminalSession):
    """A session of that kind."""

    @property
    def ears(self) -> Ears:
        """Return its screen, which keeps what is said."""
        assert isinstance(self.console.screen, Ears)
        return self.console.screen

    def heard(self) -> tuple[object, ...]:
        """Return what was said, done and rung since the last call."""
        person = self.person
        assert isinstance(self.kind, Noting)
        given = self.kind.given
        found = (tuple(person.lines), tuple(person.pending.reply), tuple(given), self.ears.rings)
        person.lines, person.pending.reply, self.kind.given, self.ears.rings = [], [], [], 0
        return found


def probe(table: Table[Any], people: Sequence[Seat], told: Told, **chosen: Any) -> Probe:
    """Return a session at a table in the middle of a game; *chosen* are settings."""
    settings = Settings(**chosen, ring="on", warn="on")
    game, names = table.game, NAMES[: table.state.seats]
    occupants = [
        Occupant("person" if seat in people else "random", name) for seat, name in enumerate(names)
    ]
    catalogue = catalogue_of(settings.language, game.name)
    record = Record(game.name, game.version, {}, tuple(occupants), seed=1)
    narrator = Narrator(catalogue, names, game.pieces, settings.verbosity, settings.sort)
    ears = Ears()
    saved = SavedGame(Path("nowhere") / "game.txt")
    probe = Probe(
        match=Match(table, record), narrator=narrator, settings=settings,
        saved=saved, keyboard=Typist(ears, iter(())), screen=ears,
        report=partial(write_report, Arguments()), kind=Noting(),
    )  # fmt: skip
    for seat, person in probe.persons.items():
        person.history = history(told, seat)
    return probe


def history(told: Told, seat: Seat) -> EventHistory:
    """Return what a seat was told."""
    found = EventHistory()
    for moves, event in told:
        if (seen := event.seen_by(seat)) is not None:
            found.add(moves, seen)
    return found


# At one's own prompt ------------------------------------------------------------------------------


def probed(session: Probe, decision: Decision[Any], lines: Sequence[str]) -> dict[str, object]:
    """Return what reaches a person who is asked something, by the name of its cause."""
    session.pose(decision)
    found: dict[str, object] = {"question": session.heard(), "prompt": session.person.prompt()}
    for line in ("", *lines):
        found[f"Tab {line}"] = session.hot_seat.complete(f"{line} " if line else line)
        session.room.dispatch(session.person, line)
        found[line] = session.heard()
    found["display"] = display_rows(session.person, decision)
    for title, chapter in report.played(session.console, secrets=False).items():
        found[f"report {title}"] = list(chapter())
    return found


def asked_for(session: TerminalSession) -> Iterator[str]:
    """Yield every command that only tells something, and what can be asked with words after it."""
    words, game = session.person.vocabulary, session.match.table.game
    for command in words.commands:
        if command not in LEFT_OUT:
            yield words.commands.word(command)
        yield f"{words.commands.word('help')} {words.commands.word(command)}"
    name = words.lexicon.answer_name
    for command in game.piece_topics:
        yield from (f"{words.commands.word(command)} {name(p)}" for p in game.pieces)
    for command in game.seat_topics:
        yield from (
            f"{words.commands.word(command)} {name}" for name in session.person.narrator.names
        )
    if game.cursor is not None:
        yield from (f"{words.commands.word(topic)} m12" for topic in game.cursor.topics)


def compounds(session: TerminalSession, decision: Decision[Any], answer: Answer) -> Iterator[str]:
    """Yield a legal answer alone, and with nonsense, illegal parts and legal parts after it."""
    yield (line := typed(session, decision, answer))
    yield f"{line} {NONSENSE}"
    yield f"{line} {ILLEGAL}"
    yield f"{line} {line}"
    yield f"{line} {session.person.vocabulary.lexicon.catalogue.words('nothing')[0]}"
    trial = session.match.table.copy()
    trial.play(Move(decision.seat, decision.kind, answer))
    for asked in trial.waiting():
        if asked.seat == decision.seat:
            behind = typed(session, asked, next(iter(asked.options)))
            yield from (f"{line} {behind}", f"{line} {behind} {NONSENSE}")


def typed(session: TerminalSession, decision: Decision[Any], answer: Answer) -> str:
    """Return an answer as it is typed when that is asked."""
    session.person.asked = decision
    text = typed_answer(session.person, answer)
    session.person.asked = None
    return text


def hinted(session: Probe, decision: Decision[Any]) -> object:
    """Return the hint of this world."""
    session.person.asked = decision
    session.room.dispatch(session.person, session.person.vocabulary.commands.word("hint"))
    return session.heard()


# While the keyboard is passed ---------------------------------------------------------------------


@dataclass
class Groping(Typist):
    """A typist who presses Tab after all sorts of beginnings at each prompt."""

    beginnings: Sequence[str] = ()
    """What is on the line when Tab is pressed."""
    found: list[Mapping[str, Sequence[str]]] = field(default_factory=list)

    def read_line(self, prompt: str, complete: Complete) -> str:
        """Press Tab, then type."""
        self.found.append({text: complete(text) for text in self.beginnings})
        return super().read_line(prompt, complete)
