"""Nobody is starved by another's hints or computer players, and no thought is lost."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from math import inf
from multiprocessing import active_children
from pathlib import Path

import pytest

from accessible_games import failure
from accessible_games.core.decision import Answer
from accessible_games.games.lifeboat.players import hard
from accessible_games.match.settings import Settings
from accessible_games.server.lobby import bot_tasks, pondering
from accessible_games.server.lobby.bot_tasks import HintPart, HintRequest, ThinkRequest
from accessible_games.server.lobby.bot_workers import HINTS, Crew, Process, Thinkers
from tests.frontends.test_script import record_of
from tests.server.people import Evening, sit_down
from tests.server.test_thinking import questions
from tests.server.wire import Served, run, served

TIRED = 64
"""More hints than anybody waits for."""


@pytest.fixture(autouse=True)
def quick() -> None:
    """Let searches be as long here as in the processes that think."""


@dataclass
class Waiting:
    """A thinker that answers when the test says so."""

    asked: list[ThinkRequest] = field(default_factory=list)
    dropped: int = 0
    go: asyncio.Event = field(default_factory=asyncio.Event)

    async def advice(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the first part of a hint."""
        await self._wait(question)
        return [f"Hint {len(self.asked)}."], request.thought

    async def comparison(self, question: ThinkRequest, request: HintRequest) -> HintPart:
        """Return the rest of it."""
        return ["The rest."], request.thought

    async def answer(self, question: ThinkRequest) -> Answer:
        """Return a computer player's answer."""
        await self._wait(question)
        return bot_tasks.answer(question)

    async def _wait(self, question: ThinkRequest) -> None:
        self.asked.append(question)
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise


async def begun(people: int = 1) -> tuple[Evening, Waiting]:
    """Return people at a game, whose hints wait for the test."""
    evening = await sit_down(
        record_of("life-is-life", people), {s: Settings() for s in range(people)}
    )
    thinker = Waiting()
    evening.playing.pondering.thinker = thinker
    return evening, thinker


def asked_seat(evening: Evening) -> int:
    """Return the seat of the person who is asked."""
    return next(seat for seat, person in evening.persons.items() if person.asked)


async def moment() -> None:
    """Let tasks begin."""
    for _ in range(5):
        await asyncio.sleep(0)


# One open hint a person ---------------------------------------------------------------------------


def test_an_impatient_person_hears_one_hint() -> None:
    """However often it is typed, it is thought about once, also when it has been heard."""

    async def play() -> None:
        evening, thinker = await begun()
        seat = asked_seat(evening)
        person = evening.persons[seat]
        for _ in range(5):
            evening.playing.type_line(person, "hint")
        await moment()
        assert len(thinker.asked) == 1
        thinker.go.set()
        await evening.settle()
        await evening.type(seat, "hint")
        assert len(thinker.asked) == 1
        assert evening.heard[seat].count("Hint 1.") == evening.heard[seat].count("The rest.") == 2
        assert evening.heard[seat].count("I am thinking.") == 4

    run(play())


@pytest.mark.parametrize(("silence", "times"), [(0, 1), (inf, 0)])
def test_that_it_takes_long_is_said_before_the_advice(
    silence: float, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, and only then; the prompt comes after all of the hint."""
    monkeypatch.setattr(pondering, "SILENCE", silence)

    async def play() -> list[str]:
        evening, thinker = await begun()
        seat = asked_seat(evening)
        before = len(evening.heard[seat])
        evening.playing.type_line(evening.persons[seat], "hint")
        await moment()
        thinker.go.set()
        await evening.settle()
        return evening.heard[seat][before:]

    *heard, prompt = run(play())
    assert heard == [*["I am thinking."] * times, "Hint 1.", "The rest."]
    assert prompt == "Your turn."


def test_another_hint_takes_the_place_of_the_open_one() -> None:
    """Of two kinds in turn, none but the last waits."""

    async def play() -> None:
        evening, thinker = await begun()
        person = evening.persons[asked_seat(evening)]
        for number in range(TIRED):
            evening.playing.type_line(person, "hint full" if number % 2 else "hint")
            await moment()
        assert thinker.dropped == TIRED - 1
        thinker.go.set()
        await evening.settle()

    run(play())


def test_who_has_answered_or_gone_waits_for_no_hint() -> None:
    """It is dropped at once."""

    async def play() -> None:
        evening, thinker = await begun(2)
        seat = asked_seat(evening)
        person = evening.persons[seat]
        evening.playing.type_line(person, "hint")
        await moment()
        evening.playing.set_here(frozenset({1 - seat}))
        await moment()
        assert thinker.dropped == 1
        evening.playing.type_line(person, "hint")
        await moment()
        evening.playing.type_line(person, "1")
        while person.asked is not None and thinker.dropped < 2:
            evening.playing.type_line(person, "1")
            await moment()
        await moment()
        assert thinker.dropped == 2

    run(play())


def test_nobody_thinks_at_a_table_that_rests() -> None:
    """The computer player's answer is asked for again when somebody is there."""

    async def play() -> None:
        evening, thinker = await begun(2)
        playing, seat = evening.playing, asked_seat(evening)
        playing.seats.held[seat] = "normal"
        playing.go_on()
        await moment()
        assert len(thinker.asked) == 1
        playing.set_here(frozenset())
        playing.go_on()
        await moment()
        assert thinker.dropped == 1
        playing.set_here(frozenset({1 - seat}))
        playing.go_on()
        await moment()
        assert len(thinker.asked) == 2
        playing.stop()

    run(play())


# Turns --------------------------------------------------------------------------------------------


class Watched(Crew):
    """A crew whose processes only note for whom they think."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.served: list[str] = []
        self.go = asyncio.Event()

    def served_for(self, name: str) -> "asyncio.Task[str]":
        """Let somebody ask for a thought."""

        def thought() -> str:
            return name

        return asyncio.ensure_future(self.think(name, thought))


@asynccontextmanager
async def crew(monkeypatch: pytest.MonkeyPatch, count: int) -> AsyncIterator[Watched]:
    """Yield a crew that works on a word from the test."""
    found = Watched(count)

    async def think(process: Process, thought: Callable[[], str]) -> str:
        found.served.append(thought())
        await found.go.wait()
        return thought()

    monkeypatch.setattr(Process, "think", think)
    monkeypatch.setattr(Process, "warm", lambda process: None)
    yield found


def test_turns_go_round_by_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for much comes once, then everybody else, and then again."""

    async def whole() -> None:
        async with crew(monkeypatch, 1) as found:
            flood = [found.served_for("Mal") for _ in range(TIRED)]
            tasks = flood.copy()
            await moment()
            for name in ("Ann", "Bob", "Cat"):
                tasks.append(found.served_for(name))
            await moment()
            assert found.served == ["Mal"]
            found.go.set()
            await asyncio.gather(*tasks)
            assert found.served[:5] == ["Mal", "Mal", "Ann", "Bob", "Cat"]
            assert len(found.served) == TIRED + 3

    run(whole())


def test_one_person_has_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where nobody waits any more for what it thinks about, so others find one free."""

    async def whole() -> None:
        async with crew(monkeypatch, HINTS) as found:
            for _ in range(TIRED):
                task = found.served_for("Mal")
                await moment()
                task.cancel()
                await moment()
            other = found.served_for("Ann")
            await moment()
            assert found.served == ["Mal", "Ann"]
            found.go.set()
            assert await other == "Ann"
            await moment()
            assert len(found._free) == HINTS
            assert not found._waiting

    run(whole())


def test_who_goes_while_a_process_becomes_free_does_not_take_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever comes first: the end of a thought, or that nobody waits for the next one."""

    async def whole() -> None:
        async with crew(monkeypatch, 1) as found:
            first, second = (found.served_for(name) for name in ("Mal", "Ann"))
            await moment()
            found.go.set()
            second.cancel()  # in the same moment: it has not heard of it yet
            await asyncio.wait([first, second])
            assert second.cancelled()
            assert await found.served_for("Bob") == "Bob"
            for number in range(TIRED):
                tasks = [found.served_for(name) for name in ("Mal", "Ann", "Mal", "Cat")]
                for _ in range(number % 8):
                    await asyncio.sleep(0)
                for task in tasks[number % 3 :]:
                    task.cancel()
                await asyncio.wait(tasks)
            await moment()
            assert len(found._free) == 1
            assert not found._served

    run(whole())


# Processes that die -------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no kill -9")
def test_a_killed_process_loses_no_hint(tmp_path: Path) -> None:
    """All that were open are answered by new ones, and no file says that anything was wrong."""
    several = enumerate(questions("lifeboat", HINTS))
    asked = [replace(question, asker=str(number)) for number, (question, _) in several]

    async def hints(server: Served) -> list[HintPart]:
        before = set(active_children())
        with closing(Thinkers(1)) as thinker:
            tasks = [
                asyncio.ensure_future(
                    thinker.advice(replace(question, asker=str(number)), HintRequest(Settings()))
                )
                for number, question in enumerate(asked)
            ]
            while len(set(active_children()) - before) < HINTS:
                await asyncio.sleep(0.01)
            for child in set(active_children()) - before:
                assert child.pid is not None
                os.kill(child.pid, signal.SIGKILL)
            return await asyncio.gather(*tasks)

    async def whole() -> list[HintPart]:
        async with served(tmp_path) as server:
            return await hints(server)

    assert run(whole()) == [
        bot_tasks.advice(question, HintRequest(Settings())) for question in asked
    ]
    assert failure.crash_files(tmp_path / "crashes") == []


@dataclass
class Flag:
    """What the server tells a process."""

    value: bool = False


@pytest.mark.parametrize("ended", ["dropped", "due"])
def test_a_thought_that_nobody_waits_for_ends(ended: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever searches answers with the first thought before the first trial is over."""
    monkeypatch.setattr(bot_tasks, "_dropped", [Flag(ended == "dropped")])
    tried = list[object]()

    def value(*given: object) -> float:
        tried.append(given)
        return 0.0

    monkeypatch.setattr(hard, "value", value)
    (searched, match), *_ = questions("lifeboat", 1, "hard")
    soon = replace(searched, due=0.0 if ended == "due" else inf)
    decision = match.decision_of(searched.seat)
    assert decision is not None
    assert decision.options.why_not(bot_tasks.answer(soon)) is None
    assert tried == []
    monkeypatch.setattr(bot_tasks, "_dropped", [Flag()])
    bot_tasks.answer(searched)
    assert tried
