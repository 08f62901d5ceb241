"""Whole games, one by telnet and one with our own client.

Everyone hears everything meant for them, once, in order, and nothing else.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_games.core.luck import Luck
from accessible_games.frontends.display.rows import display_rows
from accessible_games.games import GAMES
from accessible_games.match.person import Person
from accessible_games.server.connection.frames import Felt
from tests.frontends.test_script import COMMANDS, Spy, curious
from tests.server.evening import Evening, after_the_login, glance, quicken, sit_down
from tests.server.joining import JoinClient
from tests.server.telnet.test_gmcp import messages
from tests.server.wire import Served, at_server

pytestmark = pytest.mark.slow
every_game = pytest.mark.parametrize("game", GAMES)
BEN = 1
"""The seat of the person with our own client."""
STEPS = 4000
"""Lines of each person after which any game is over."""
SOME = 12
"""Lines of each person before secrets are examined."""
GREETING = "Willkommen, Anna."
OF_MOVES = ("since", "older", "newer", "first", "search a", "right", "up", "look p13")
"""Commands that depend on moves, which an imagined world does not know, or on what was read."""

AT_SERVER = ("pace", "turns", "next", "sound", "sound turn", "sound move")
"""Commands of the server about the table, other tables and sounds, which change nothing."""


def beside(lines: Iterator[str], chance: Random) -> Iterator[str]:
    """Yield the same lines, and now and then a command of the server between them."""
    for line in lines:
        if chance.random() < 0.05:
            yield chance.choice(AT_SERVER)
        yield line


async def play(evening: Evening, steps: int) -> Spy:
    """Let both type in turn, whether they are asked or not, until the game is over."""
    spy: Any = Spy(evening)  # type: ignore[arg-type]
    typed = {
        seat: spy.watch(person, beside(curious(person, Random(seat)), Random(seat)))
        for seat, person in evening.persons.items()
    }
    for _ in range(steps):
        for seat, lines in typed.items():
            if not evening.playing.over:
                await evening.type(seat, next(lines))
    for seat in typed:
        spy.note(seat)
    evening.heard = {seat: client.lines for seat, client in evening.clients.items()}
    return spy  # type: ignore[no-any-return]


IN_GAMES = ("turn", "move", "refusal", "won")
"""The sounds of a game in which nobody talks."""


@every_game
def test_a_whole_game_is_heard_by_all(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line once and in order, and no one's secrets to anyone else."""
    told = quicken(monkeypatch)

    async def evening(server: Served) -> None:
        found = await sit_down(server, game)
        spy = await play(found, STEPS)
        assert found.playing.over
        assert spy.betrayed() == []
        ((cleo, looking),) = found.server.table().company.onlookers
        assert looking is not None
        seen = {*looking.narrator.events([event for _, event in looking.history.told])}
        public = {*found.onlooker.lines} - seen
        for seat, client in found.clients.items():
            box = found.users()[seat].outbox
            assert after_the_login(client) == [text for text, _ in told[id(box)]]
            prompts = [text for text, prompt in told[id(box)] if prompt]
            assert prompts
            assert client.prompts[-len(prompts) :] == prompts
            assert len(spy.secrets[seat] & {*client.lines}) > 1
            assert public & (spy.secrets[seat] - spy.own[1 - seat]) == set()
        assert_sounds_tell_nothing_more(found)
        heard = [text for text, _ in told[id(cleo.outbox)]]
        assert after_the_login(found.onlooker) == heard

    at_server(tmp_path, evening)


def assert_sounds_tell_nothing_more(evening: Evening) -> None:
    """Each goes with a line that is told, of a game's kind; the last one says who has won."""
    client, table = evening.clients[0], evening.match.table
    plays = messages(client, "Client.Media.Play")
    names = [each["name"].removesuffix(".wav") for each in plays]
    assert {"turn", "move"} <= {*names} <= {*IN_GAMES}
    assert {each["caption"] for each in plays} <= {*client.lines}
    assert names.count("won") == (0 in table.game.winners(table.state))


@every_game
def test_no_byte_depends_on_what_one_may_not_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a world that differs only in what is hidden, every command brings the same bytes."""
    quicken(monkeypatch)

    async def evening(server: Served) -> None:
        found = await sit_down(server, game)
        await play(found, SOME)
        for seat, client in found.clients.items():
            assert client.raw.endswith(await brought_alike(found, seat))

    at_server(tmp_path, evening)


async def brought_alike(evening: Evening, seat: int) -> bytes:
    """Return what all commands bring to a person, checked against another world for them."""
    world = evening.match.table
    other = world.determinize(seat, Luck(99))
    assert other.view(seat) == world.view(seat)
    brought = []
    for table in (world, other):
        evening.match.table = table
        evening.persons[seat].asked = evening.match.decision_of(seat)
        brought.append(await bytes_of(evening, seat))
    evening.match.table = world
    assert brought[0] == brought[1]
    assert len(brought[0]) > 500
    return brought[1]


async def bytes_of(evening: Evening, seat: int) -> bytes:
    """Return what all commands that change nothing bring to a person."""
    client = evening.clients[seat]
    begun = len(client.raw)
    for command in (*COMMANDS, *AT_SERVER):
        if command not in OF_MOVES:
            await evening.type(seat, command)
    if isinstance(client, JoinClient):
        await feel_all(client, evening.persons[seat])
    return bytes(client.raw[begun:])


async def feel_all(client: JoinClient, person: Person) -> None:
    """Lend a braille display, and go over all its rows except the news, which depend on moves."""
    rows = [row for row in display_rows(person, person.asked) if row.part != "news"]
    await client.feel()
    for key in ("last", *["up"] * (len(rows) - 1)):
        await client.presses(key)
    client.state.say(Felt(0))


def test_who_is_cut_off_hears_what_they_have_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At any moment and many times: no line is lost, repeated or out of order."""
    told = quicken(monkeypatch)

    async def evening(server: Served) -> None:
        found = await sit_down(server, "life-is-life")
        chance, heard = Random(3), list[str]()
        lines = {seat: curious(p, Random(seat)) for seat, p in found.persons.items()}
        while not found.playing.over:
            for seat in (0, 1):
                if not found.playing.over:
                    await found.type(seat, next(lines[seat]))
            if chance.random() < 0.2:
                found.clients[0].cut()
                heard += after_the_login(found.clients[0])
                while found.users()[0].connection is not None:
                    await asyncio.sleep(0.001)
                if not found.playing.over and found.persons[1].asked:
                    await found.type(1, next(lines[1]))
                found.clients[0] = await server.client()
                await found.clients[0].says("Anna")
                found.clients[0].type("correct horse")
                await found.clients[0].hears(GREETING)
                await found.settle()
        heard += after_the_login(found.clients[0])
        box = found.users()[0].outbox
        prompts = {text for text, prompt in told[id(box)] if prompt}
        spoken = [text for text, _ in told[id(box)] if text not in prompts]
        missed = [line for line in heard if line not in prompts]
        assert sum(line.startswith(GREETING) for line in heard) > 3
        assert heard.count("Das hast du verpasst.") > 1
        greetings = (GREETING, "Das hast du verpasst")
        spoken = [line for line in spoken if not line.startswith(greetings)]
        assert [line for line in missed if not line.startswith(greetings)] == spoken

    at_server(tmp_path, evening)


def test_our_own_client_hears_exactly_what_it_has_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupted at any moment: nothing is asked or told twice, and typed lines are done once."""
    told = quicken(monkeypatch)

    async def evening(server: Served) -> None:
        found = await sit_down(server, "life-is-life")
        chance, cuts = Random(3), 0
        lines = {seat: curious(p, Random(seat)) for seat, p in found.persons.items()}
        ben = found.clients[BEN]
        assert isinstance(ben, JoinClient)
        while not found.playing.over:
            await found.type(0, next(lines[0]))
            if not found.playing.over and chance.random() < 0.8:
                await found.type(BEN, next(lines[BEN]))
            elif not found.playing.over:
                await cut(found, ben, next(lines[BEN]) if chance.random() < 0.5 else "")
                cuts += 1
        assert cuts > 3
        texts = told[id(found.users()[BEN].outbox)]
        prompts = {text for text, prompt in texts if prompt}
        heard = [line for line in after_the_login(ben) if line not in prompts]
        assert heard == [text for text, _ in texts if text not in prompts]
        assert ben.numbers == sorted({*ben.numbers})
        assert sum(line.startswith("Ici: ") for line in ben.lines) >= cuts
        assert sum(line.startswith("Bienvenue, Ben.") for line in ben.lines) == 1

    at_server(tmp_path, evening)


async def cut(evening: Evening, ben: JoinClient, on_its_way: str) -> None:
    """Cut Ben off after a line that may have arrived or not; he types one more in the meantime."""
    if on_its_way:
        ben.type(on_its_way)
        await asyncio.sleep(0)
    ben.cut()
    ben.type("people")
    await ben.come()
    while evening.users()[BEN].presence.took < ben.typed:
        await glance(ben)
    await evening.settle()
