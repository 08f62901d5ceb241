"""People at a match on the server, for tests: they hear and type at once, without any door."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from accessible_games.core.decision import Answer
from accessible_games.core.event import Seat
from accessible_games.core.record import Record
from accessible_games.core.record_lines import Writer
from accessible_games.games import GAMES
from accessible_games.match.commands.command_table import commands_of
from accessible_games.match.commands.undoing import BETWEEN_KEYBOARDS
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.server import thinking
from accessible_games.server.playing import Playing
from accessible_games.server.store import Kept, Known
from accessible_games.server.thinking import Question

WORD = "apple river stone"


class Memory:
    """A store that keeps everything at once, as long as the test lasts."""

    def __init__(self) -> None:
        self.known: Sequence[Known] = []
        self.tables: Sequence[Kept] = []
        self.given = self.committed = 0
        self.texts: dict[str, str] = {}
        self.ended: list[str] = []
        self.told: Any = None

    def listen(self, told: Any) -> None:
        """Keep whom to tell."""
        self.told = told

    def keep_person(self, known: Known) -> int:
        """Keep somebody."""
        self.known = [*(each for each in self.known if each.name != known.name), known]
        return self.put()

    def forget_person(self, name: str) -> int:
        """Forget somebody."""
        self.known = [each for each in self.known if each.name != name]
        return self.put()

    def keep_table(self, word: str, plan: Mapping[str, object], seats: Mapping[Seat, str]) -> int:
        """A table may be kept."""
        return self.put()

    def append(self, word: str, text: str) -> int:
        """Keep a part of a record."""
        self.texts[word] = self.texts.get(word, "") + text
        return self.put()

    def heard(self, word: str, seat: Seat, moves: int) -> None:
        """Nobody comes back."""

    def end_table(self, word: str) -> int:
        """Keep that it is over."""
        self.ended.append(word)
        return self.put()

    def forget_table(self, word: str) -> int:
        """Nothing is kept of it."""
        return self.put()

    def put(self) -> int:
        """It is on disk at once."""
        self.given = self.committed = self.given + 1
        return self.given

    def close(self) -> None:
        """Nothing has to be closed."""


class Here:
    """Thinks in this process, when the loop has nothing else to do."""

    async def answer(self, question: Question) -> Answer:
        """What a computer player answers."""
        await asyncio.sleep(0)
        return thinking.answer(question)

    async def hint(self, question: Question, settings: Settings, rest: str) -> list[str]:
        """The lines of a hint."""
        await asyncio.sleep(0)
        return thinking.hint(question, settings, rest)


@dataclass
class Evening:
    """A match with people; what each has heard, with the prompts."""

    playing: Playing
    heard: dict[Seat, list[str]] = field(default_factory=dict)
    watched: list[str] = field(default_factory=list)
    """What onlookers have heard."""

    @property
    def match(self) -> Match:
        """The match."""
        return self.playing.match

    @property
    def persons(self) -> dict[Seat, Person]:
        """The people, by seat."""
        return self.playing.persons

    def follow(self) -> None:
        """Let everybody hear what waits."""
        for person in self.playing.everybody():
            asked = self.playing.ask(person) or person.seat in self.playing.answered
            prompts = [person.prompt().strip()] if asked and (person.asked or person.reply) else []
            seat = person.seat
            heard = self.watched if seat is None else self.heard.setdefault(seat, [])
            heard += [*person.take_lines(), *prompts]
        self.playing.prompted()

    async def type(self, seat: Seat, text: str) -> list[str]:
        """Type a line; what is heard of it until nothing more happens by itself."""
        before = len(self.heard[seat])
        self.playing.type_line(self.persons[seat], text)
        await self.settle()
        return self.heard[seat][before:]

    async def settle(self) -> None:
        """Until nothing more happens by itself."""
        while self.playing._due or self.playing._tasks:
            await asyncio.sleep(0)


def commands(record: Record) -> Any:
    """What people can type at a match."""
    return commands_of(GAMES[record.game], BETWEEN_KEYBOARDS)


async def sit_down(
    record: Record, settings: Mapping[Seat, Settings], onlookers: Sequence[Settings] = ()
) -> Evening:
    """A match at its first question."""
    match = Match(record.opening(GAMES), record)
    writer = Writer(*record.heading())
    told: list[Evening] = []
    playing = Playing(
        match=match, word=WORD, store=Memory(), thinker=Here(), writer=writer,
        follow=lambda: told[0].follow(),
    )  # fmt: skip
    evening = Evening(playing)
    told.append(evening)
    known = commands(record)
    for seat, chosen in settings.items():
        playing.persons[seat] = person_at(match, seat, chosen, known)
    for chosen in onlookers:
        playing.onlookers.append(person_at(match, None, chosen, known))
    playing.tell(match.table.opening)
    playing.go_on()
    await evening.settle()
    return evening
