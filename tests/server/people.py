"""People at a match on the server, for tests: they hear and type at once, without a connection."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
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
from accessible_games.server.lobby import bot_tasks
from accessible_games.server.lobby.bot_tasks import HintPart, HintRequest, ThinkRequest
from accessible_games.server.lobby.game_session import GameSession
from accessible_games.server.lobby.votes import Votes
from accessible_games.server.storage.house_time import HouseTime
from accessible_games.server.storage.store import (
    Known,
    Message,
    Sanction,
    SocialStore,
    StoredTable,
)

WORD = "apple river stone"


class SocialMemory:
    """Keeps messages and sanctions for the time of a test."""

    def __init__(self, put: Callable[[], int]) -> None:
        self.messages: Sequence[Message] = []
        self.sanctions: Sequence[Sanction] = []
        self._put = put

    def keep_message(self, message: Message) -> int:
        """Keep a message."""
        self.messages = [*self.messages, message]
        return self._put()

    def forget_messages(self, receiver: str, number: int) -> int:
        """Forget what was heard."""
        self.messages = [
            each for each in self.messages if each.receiver != receiver or each.number > number
        ]
        return self._put()

    def keep_sanction(self, sanction: Sanction) -> int:
        """Keep a sanction."""
        self.sanctions = [*self.sanctions, sanction]
        return self._put()


class Memory:
    """A store that keeps everything at once, for the time of a test."""

    def __init__(self) -> None:
        self.known: Sequence[Known] = []
        self.tables: Sequence[StoredTable] = []
        self.given = self.committed = 0
        self.documents: Mapping[tuple[str, str], str] = {}
        self.texts: dict[str, str] = {}
        self.ended: list[str] = []
        self.time = HouseTime()
        self.told: Any = None
        self.social: SocialStore = SocialMemory(self.put)

    def listen(self, told: Any) -> None:
        """Keep whom to tell."""
        self.told = told

    def keep_person(self, known: Known) -> int:
        """Keep a person."""
        self.known = [*(each for each in self.known if each.name != known.name), known]
        return self.put()

    def forget_person(self, name: str) -> int:
        """Forget a person."""
        self.known = [each for each in self.known if each.name != name]
        return self.put()

    def keep_table(self, word: str, plan: Mapping[str, object], seats: Mapping[Seat, str]) -> int:
        """Do nothing: tables are not stored."""
        return self.put()

    def append(self, word: str, text: str) -> int:
        """Keep a part of a record."""
        self.texts[word] = self.texts.get(word, "") + text
        return self.put()

    def heard(self, word: str, seat: Seat, moves: int) -> None:
        """Do nothing: no one comes back."""

    def end_table(self, word: str) -> int:
        """Note that it is over."""
        self.ended.append(word)
        return self.put()

    def shelve(self, word: str) -> int:
        """Keep the record under other words."""
        self.texts[f"{word} {len(self.ended)}"] = self.texts.pop(word)
        return self.put()

    def set_aside(self, word: str, found: str) -> int:
        """Note that it is over."""
        return self.end_table(word)

    def forget_table(self, word: str) -> int:
        """Do nothing: nothing of it is stored."""
        return self.put()

    def keep_document(self, kind: str, key: str, text: str) -> int:
        """Keep a text."""
        self.documents = {**self.documents, (kind, key): text}
        return self.put()

    def forget_document(self, kind: str, key: str) -> int:
        """Forget a text."""
        self.documents = {k: v for k, v in self.documents.items() if k != (kind, key)}
        return self.put()

    def set_document_aside(self, kind: str, key: str, found: str) -> int:
        """Forget a text."""
        return self.forget_document(kind, key)

    def put(self) -> int:
        """Return a ticket that is on the disk at once."""
        self.given = self.committed = self.given + 1
        return self.given

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class Here:
    """Thinks in this process, when the loop has nothing else to do."""

    async def answer(self, question: ThinkRequest) -> Answer:
        """Return a computer player's answer."""
        await asyncio.sleep(0)
        return bot_tasks.answer(question)

    async def advice(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the first part of a hint."""
        await asyncio.sleep(0)
        return bot_tasks.advice(question, request)

    async def comparison(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the rest of it."""
        await asyncio.sleep(0)
        return bot_tasks.comparison(question, request)


@dataclass
class Evening:
    """A match with people, and what each has heard, prompts included."""

    playing: GameSession
    votes: Votes
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
        """Let everyone hear what waits."""
        for person in self.playing.listeners.hearers():
            asked = self.playing.ask(person) or person.seat in self.playing.typed.answered
            prompts = [person.prompt().strip()] if asked and person.has_prompt else []
            seat = person.seat
            heard = self.watched if seat is None else self.heard.setdefault(seat, [])
            heard += [*person.take_lines(), *prompts]
        self.playing.typed.prompted()

    async def type(self, seat: Seat, text: str) -> list[str]:
        """Type a line; return what is heard until nothing more happens by itself."""
        before = len(self.heard[seat])
        self.playing.type_line(self.persons[seat], text)
        await self.settle()
        return self.heard[seat][before:]

    async def settle(self) -> None:
        """Wait until nothing more happens by itself."""
        while self.playing._due or self.playing.pondering.tasks:
            await asyncio.sleep(0)


def commands(record: Record) -> Any:
    """Return what people can type at a match."""
    return commands_of(GAMES[record.game], BETWEEN_KEYBOARDS)


async def sit_down(
    record: Record, settings: Mapping[Seat, Settings], onlookers: Sequence[Settings] = ()
) -> Evening:
    """Return a match at its first question."""
    match = Match(record.opening(GAMES), record)
    writer = Writer(*record.heading())
    votes = Votes(moves=lambda: len(match.table.moves))
    told: list[Evening] = []
    playing = GameSession(
        match=match, word=WORD, store=Memory(), thinker=Here(), writer=writer,
        follow=lambda: told[0].follow(),
        votes=votes,
    )  # fmt: skip
    evening = Evening(playing, votes)
    told.append(evening)
    known = commands(record)
    for seat, chosen in settings.items():
        playing.persons[seat] = person_at(match, seat, chosen, known)
    for chosen in onlookers:
        playing.listeners.onlookers.append(person_at(match, None, chosen, known))
    playing.room.audience.tell(match.table.opening)
    playing.go_on()
    await evening.settle()
    return evening
