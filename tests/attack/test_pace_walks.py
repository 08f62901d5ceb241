"""Whatever people type about the pace of tables and about sounds: all of it stays true.

No game changes its pace, nobody is late whose time is not over or loses a seat by it, `next` leads
to where one is asked, and nobody hears a sound who has not asked for any.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from accessible_games.match.setting_kinds import WHOLE
from accessible_games.server import pacing
from accessible_games.server.commands import pace
from accessible_games.server.lobby.outbox import OutgoingLine, Signals, SoundSignal
from accessible_games.server.lobby.spans import DAY
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.server.lobby.waiting_turns import asks
from accessible_games.server.storage.table_plan import MOST_DAYS
from accessible_games.sounds.recipes import NAMES as SOUNDS
from tests.server.days import Days, made_up
from tests.server.house import House, at_house
from tests.server.test_user import Ears
from tests.sessions import typed_answer

NAMES = ("Ada", "Bea", "Cid", "Dan")
STEPS = 150
OWN, HOUSE = 3, 5
"""So many tables of days, of one person and in the house."""
ODD = (
    *("", "?", "-1", "0", "15", "99999999999999999999", "½", "٣", "²", "line", "all", "\ud7ff" * 9),
    *("x" * 400, "days", "days days", "days 3 4", "days 0", "days 15", "3 evening", "\x1b[2J"),
    *("evening evening", "next", "'; drop table documents; --", "=1+1", "ada"),
)
PACES = ("days 3", "3 days", "one day", "two days", "evening", "", "")
TABLES = ("mau mau 2 random", "life 3 random", "life 4 random")
SAID = (
    *(
        "leave",
        "leave",
        "leave",
        "begin",
        "begin",
        "end",
        "yes",
        "yes",
        "agree",
        "no",
        "turns",
        "next",
        "next",
    ),
    *("again", "away", "close", "undo", "people", "join", "turn", "evening", "1"),
)
CONSENT = ("kick", "agree", "yes")


def line(chance: Random) -> str:
    """Return something that somebody types."""
    other, odd = chance.choice(NAMES), chance.choice(ODD)
    typed = {
        f"new {chance.choice(TABLES)} {chance.choice((*PACES, odd))}": 3,
        f"pace {chance.choice((*PACES, odd))}": 4,
        f"join {other}": 2,
        f"sound {chance.choice(('on', 'off', chance.choice(SOUNDS), odd))}": 2,
        f"{chance.choice(('next', 'turns'))} {chance.choice(('1', '2', odd))}": 2,
        f"{chance.choice(('kick', 'hold', 'watch'))} {other}": 1,
        chance.choice(SAID): 6,
    }
    return chance.choices([*typed], [*typed.values()])[0]


@dataclass
class Listening(Ears):
    """A connection that keeps the sounds that come at once, too."""

    samples: list[SoundSignal] = field(default_factory=list)

    def notify(self, signals: Signals) -> None:
        """Keep them."""
        self.samples += [each for each in signals if isinstance(each, SoundSignal) and each.name]


class Home(House):
    """A house whose people listen."""

    def hearing(self, name: str) -> Listening:
        """Return how somebody is connected, who comes if they are not."""
        user = self.user(name)
        if not isinstance(user.connection, Listening):
            self.server.directory.remember(user.known)
            user.settings.put("width", WHOLE)
            self.ears[name] = Listening()
            self.server.enter(user, self.ears[name])
        found = self.ears[name]
        assert isinstance(found, Listening)
        return found


def played(told: Sequence[OutgoingLine]) -> list[tuple[str, SoundSignal]]:
    """Return the sounds that came with lines, each with its line."""
    return [
        (each.text, signal)
        for each in told
        for signal in each.signals
        if isinstance(signal, SoundSignal)
    ]


@dataclass
class Walk:
    """Random people, and what has come about."""

    house: Home
    chance: Random
    days: Days
    paces: dict[ServerTable, int] = field(default_factory=dict)
    """The days of each table whose game has begun."""
    seen: set[str] = field(default_factory=set)

    def late(self) -> set[tuple[ServerTable, int]]:
        """Everybody who has let their time pass."""
        tables = self.house.server.tables.values()
        return {(each, seat) for each in tables if each.pace for seat in each.pace.late}

    def seats(self) -> set[tuple[ServerTable, str]]:
        """Everybody with a seat in a game of days that goes on."""
        return {
            (table, user.key)
            for table in self.house.server.tables.values()
            if table.pace is not None and table.is_begun and not table.is_over
            for user in table.company.members.values()
        }

    async def step(self) -> None:
        """Let somebody come, be cut off, answer or type, or time pass."""
        late, seats, kind = self.late(), self.seats(), self.chance.random()
        agreed = False
        if kind < 0.12:
            due = {each for each in self.house.server.tables.values() if pacing.is_due(each)}
            self.days.pass_by(self.chance.choice((0.1, 0.6, 1.1)))
            due |= {each for each in self.house.server.tables.values() if pacing.is_due(each)}
            await pacing.look(self.house.server)
            assert {table for table, _ in self.late() - late} <= due
        elif kind < 0.2:
            name = self.chance.choice(NAMES)
            self.house.hearing(name)
            self.house.cut(name)
        else:
            name = self.chance.choice(NAMES)
            typed = self.answer(name) if kind < 0.6 else line(self.chance)
            agreed = typed.partition(" ")[0] in CONSENT
            self.type(name, typed)
        await asyncio.sleep(self.chance.choice((0.1, 0.1, 0.1, 400.0)))
        if kind >= 0.12:
            assert self.late() <= late
        left = {each for each in seats - self.seats() if not each[0].is_over}
        assert agreed or not left
        self.check()

    def answer(self, name: str) -> str:
        """Return an answer of somebody to what they are asked, or another line."""
        table = self.house.server.at.get(name.casefold())
        person = table.person_of(self.house.user(name)) if table is not None else None
        if person is None or person.asked is None:
            return self.chance.choice(("next", "next", "turns", line(self.chance)))
        return typed_answer(person, person.asked.options.draw(self.chance))

    def type(self, name: str, text: str) -> None:
        """Let somebody type; check which sounds they hear, and where `next` leads."""
        ears, user = self.house.hearing(name), self.house.user(name)
        here = self.house.server.at.get(user.key)
        waiting = {each for each in self.house.server.tables.values() if asks(each, user)}
        was_on = user.settings.sound == "on"
        ears.told.clear()
        ears.samples.clear()
        user.chat.rate = user.chat.rate.__class__(1e9, 10**9)
        for table in self.house.server.tables.values():
            table.company.absences.clock = table.votes.clock = self.house.now
        self.house.server.typed(user, text)
        now = self.house.server.at.get(user.key)
        if text.partition(" ")[0] == "next" and now is not here and now is not None:
            self.seen.add("next")
            assert now in waiting
            assert now.pace is not None
        self.check_sounds(ears, user, text, was_on=was_on)

    def check_sounds(self, ears: Listening, user: User, text: str, *, was_on: bool) -> None:
        """Check the sounds that somebody hears when they type: each goes with words."""
        sounds, is_on = played(ears.told), user.settings.sound == "on"
        assert was_on or is_on or not sounds
        assert all(signal.caption == said.strip() for said, signal in sounds if signal.name)
        assert not ears.samples or text.partition(" ")[0] == "sound"
        for sample in ears.samples:
            assert sample.name in SOUNDS
            assert sample.caption in [each.text for each in ears.told]
        assert user.known.settings.get("sound", "off") == user.settings.sound
        assert self.house.server.directory.people[user.key] == user.known
        self.seen |= {"sound"} if sounds else set()
        self.seen |= {"sample"} if ears.samples else set()

    def check(self) -> None:
        """Check what must always be so."""
        server = self.house.server
        tables, own = [*server.tables.values()], dict.fromkeys(NAMES, 0)
        for table in tables:
            plan, turns, members = table.plan, table.pace, table.company.members
            assert 0 <= plan.days <= MOST_DAYS
            assert (turns is None) == (plan.days == 0)
            if table.is_begun:
                assert self.paces.setdefault(table, plan.days) == plan.days
                self.seen.add("days" if plan.days else "evening")
            if turns is None:
                continue
            for user in members.values():
                own[user.name] += 1
            clock, now = turns.clock, server.directory.store.time()
            assert {*clock.asked} | {*turns.late} | {*clock.held} <= {*members}
            assert clock.due <= now + MOST_DAYS * DAY
            if table.is_begun and not table.is_over:
                assert clock.due <= now + plan.days * DAY
                self.seen |= {"late"} if turns.late else set()
            self.seen |= {"over"} if table.is_over else set()
            if table.playing is None and table.is_begun:
                self.seen.add("rests")
                assert not any(map(table.company.is_here, members))
        assert max(own.values()) <= OWN
        assert sum(each.pace is not None for each in tables) <= HOUSE
        for key, table in server.at.items():
            assert server.tables[table.word.casefold()] is table
            assert key in {user.key for user in table.company.users()}


async def walk(house: Home, seed: int, days: Days) -> set[str]:
    """Let people do anything; return what came about."""
    walked = Walk(house, Random(seed), days)
    walked.type("Ada", "new mau mau 2 random 2 days")
    walked.type("Bea", "join ada")
    for _ in range(STEPS):
        await walked.step()
    return walked.seen


@pytest.mark.parametrize("part", range(3))
def test_whatever_is_typed_about_paces_all_stays_true(
    part: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And all that can come about does so in these walks."""
    monkeypatch.setattr(pace, "OWN", OWN)
    monkeypatch.setattr(pace, "HOUSE", HOUSE)
    seen = set[str]()
    for seed in range(part * 15, part * 15 + 15):
        days = made_up(monkeypatch)
        seen |= at_house(lambda house, seed=seed, days=days: walk(house, seed, days), Home)  # type: ignore[misc]
    assert seen == {*("days", "evening", "late", "next", "over", "rests", "sample", "sound")}
