"""Tables that one seat cannot tell apart, played on with a clock of the test's own.

Computer players think as long as they have a choice, and not at all without one.
"""

import asyncio
import selectors
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from accessible_games.core.decision import Answer, Decision, Move, only_answer
from accessible_games.core.event import Seat
from accessible_games.core.record import Occupant, Record
from accessible_games.core.record_lines import Writer
from accessible_games.core.table import Table
from accessible_games.frontends.terminal.session import Kind, TerminalSession
from accessible_games.frontends.terminal.thinking import Thinking
from accessible_games.match.match import Match
from accessible_games.match.person import person_at
from accessible_games.match.settings import Settings
from accessible_games.players.limits import OutOfTimeError, heed
from accessible_games.server.lobby.bot_tasks import HintPart, HintRequest, ThinkRequest
from accessible_games.server.lobby.game_session import GameSession
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.store.library import SavedGame
from tests.clock import Clock
from tests.server.people import WORD, Memory, commands
from tests.sessions import Ears, Typist

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hans")
ROUNDS = 3
"""How many questions the person answers."""
STEP = 0.004
"""The seconds that a trial of a search takes here."""
Heard = list[tuple[float, str]]
"""What somebody heard, and when."""
Connection = Callable[[Table[Any], Seat, str], Heard]


def thought(decision: Decision[Any]) -> Iterator[float]:
    """Yield the seconds of each trial of a thought: the more choices, the more trials."""
    if only_answer(decision) is None:
        several = sum(1 for _ in zip(range(60), decision.options, strict=False))
        yield from (STEP for _ in range(several * 5))


def record_of(table: Table[Any], seat: Seat, level: str) -> Record:
    """Return a record with a person in a seat, and computer players in all others."""
    occupants = tuple(
        Occupant("person" if each == seat else level, NAMES[each])
        for each in range(table.state.seats)
    )
    return Record(table.game.name, table.game.version, {}, occupants, seed=1)


def drawn(decision: Decision[Any], number: int) -> Move:
    """Return an answer, the same wherever the question is the same."""
    answer: Answer = decision.options.draw(Random(number))
    return Move(decision.seat, decision.kind, answer)


# At home ------------------------------------------------------------------------------------------


@dataclass
class Watched(Ears):
    """A screen that notes when it says something."""

    clock: Clock = field(default_factory=Clock)
    heard: Heard = field(default_factory=list)
    held: list[str] = field(default_factory=list)
    """What was said meanwhile, each with its moment."""

    def say(self, lines: Any) -> None:
        """Note the lines, and what was said while the person waited for them."""
        waited, self.held = self.held, []
        self.heard += [(round(self.clock(), 6), line) for line in (*waited, *lines)]

    def hold(self, lines: Any) -> None:
        """Note it with what is told then, which may be what took the time."""
        self.held += [f"{line} {self.clock():.6f}" for line in lines]


class Unkept(Kind):
    """A game of which nothing is kept."""

    only_tried = True


class Slow(Match):
    """A match whose computer players take time for a choice."""

    clock: Clock

    def bot_move(self, decision: Decision[Any], player: str = "", **more: Any) -> Move:
        """Think, and answer something."""
        try:
            for seconds in thought(decision):
                self.clock.sleep(seconds)
                heed()
        except OutOfTimeError:
            pass
        return drawn(decision, len(self.table.moves))


def at_home(table: Table[Any], seat: Seat, level: str) -> Heard:
    """Return what a person alone with computer players hears at home."""
    record, clock = record_of(table, seat, level), Clock()
    match = Slow(table, record)
    match.clock = clock
    narrator = Narrator(
        catalogue_of("en", table.game.name), NAMES[: table.state.seats], table.game.pieces
    )
    ears = Watched(clock=clock)
    session = TerminalSession(
        match=match, narrator=narrator, settings=Settings(), screen=ears,
        saved=SavedGame(Path("nowhere") / "game.txt"), keyboard=Typist(ears, iter(())),
        report=lambda *given: Path("nowhere"), thinking=Thinking(clock, clock.sleep), kind=Unkept(),
    )  # fmt: skip
    for number in range(ROUNDS):
        session.play_bots()
        decision = match.own_decision()
        session.pose(decision)
        session.console.speak()
        if decision is None:
            break
        session.room.play(drawn(decision, number))
    return ears.heard


# At the server ------------------------------------------------------------------------------------


class Skipping(selectors.SelectSelector):
    """A selector that does not wait: the time has passed at once."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self.clock = clock

    def select(self, timeout: float | None = None) -> Any:
        """Return what is ready."""
        self.clock.now += timeout or 0.0
        return super().select(0)


class ClockLoop(asyncio.SelectorEventLoop):
    """A loop with a clock of its own."""

    def __init__(self) -> None:
        self.clock = Clock()
        super().__init__(Skipping(self.clock))

    def time(self) -> float:
        """Return the time."""
        return self.clock()


@dataclass
class SlowThinker:
    """Thinks as long as there is a choice."""

    match: Match

    async def answer(self, question: ThinkRequest) -> Answer:
        """Return a computer player's answer."""
        decision = self.match.decision_of(question.seat)
        assert decision is not None
        await asyncio.sleep(sum(thought(decision)))
        return drawn(decision, len(self.match.table.moves)).answer

    async def advice(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return a hint, which takes as long as its person's own question."""
        decision = self.match.decision_of(question.seat)
        assert decision is not None
        await asyncio.sleep(sum(thought(decision)))
        return ["A hint."], request.thought

    async def comparison(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the rest of it, which takes longer."""
        await asyncio.sleep(STEP)
        lines, known = await self.advice(question, request)
        return [*lines, "The rest."], known


@dataclass
class Evening:
    """One person with computer players at a server, and what one of those who listen hears."""

    playing: GameSession
    heard: Heard = field(default_factory=list)

    def follow(self, listener: Seat | None) -> None:
        """Let everybody hear what waits; note what the listener hears."""
        now = round(asyncio.get_running_loop().time(), 6)
        for person in self.playing.listeners.hearers():
            asked = self.playing.ask(person) or person.seat in self.playing.typed.answered
            prompts = [person.prompt()] if asked and person.has_prompt else []
            lines = [*person.take_lines(), *prompts]
            if person.seat == listener:
                self.heard += [(now, line) for line in lines]
        self.playing.typed.prompted()

    async def settle(self) -> None:
        """Wait until nothing more happens by itself."""
        while self.playing._due or self.playing.pondering.tasks:
            if tasks := self.playing.pondering.tasks:
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.sleep(0)

    async def play(self, seat: Seat, *, hint: bool) -> None:
        """Let the person answer some questions, and ask for hints before."""
        person, playing = self.playing.persons[seat], self.playing
        for number in range(ROUNDS):
            await self.settle()
            if person.asked is None:
                break
            if hint:
                playing.type_line(person, "hint")
                await self.settle()
            move = drawn(person.asked, number)
            playing.does(person, partial(playing.room.play, move))
        await self.settle()


async def evening(table: Table[Any], seat: Seat, level: str, onlooker: bool, hint: bool) -> Heard:
    """Return what the person hears, or an onlooker."""
    record, told = record_of(table, seat, level), list[Evening]()
    match, known = Match(table, record), commands(record)
    playing = GameSession(
        match=match, word=WORD, store=Memory(), thinker=SlowThinker(match), writer=Writer(),
        follow=lambda: told[0].follow(None if onlooker else seat),
    )  # fmt: skip
    told.append(Evening(playing))
    playing.persons[seat] = person_at(match, seat, Settings(), known)
    if onlooker:
        playing.listeners.look_on(person_at(match, None, Settings(), known))
    playing.go_on()
    await told[0].play(seat, hint=hint)
    return told[0].heard


def at_server(
    table: Table[Any], seat: Seat, level: str, *, onlooker: bool = False, hint: bool = False
) -> Heard:
    """Return what a person with computer players, or an onlooker, hears at a server."""
    with asyncio.Runner(loop_factory=ClockLoop) as runner:
        return runner.run(evening(table, seat, level, onlooker, hint))
