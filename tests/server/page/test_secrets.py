"""Whole games with a player at the page, who hears everything meant for them, once."""

from pathlib import Path
from random import Random

import pytest

from accessible_games.games import GAMES
from tests.frontends.test_script import curious
from tests.server.evening import after_the_login, quicken, sit_down
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.test_wire import BEN, SOME, STEPS, brought_alike, play
from tests.server.wire import Served

pytestmark = pytest.mark.slow
LONG = "sixpack"
"""A long game, of which only the beginning is heard here."""


@pytest.mark.parametrize("game", [game for game in GAMES if game != LONG])
def test_a_whole_game_is_heard_at_the_page(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line once and in order, and no one's secrets to anyone else."""
    told = quicken(monkeypatch)

    async def evening(server: Served) -> None:
        found = await sit_down(server, game, at_the_page)
        spy = await play(found, STEPS)
        assert found.playing.over
        assert spy.betrayed() == []
        ben = found.clients[BEN]
        assert isinstance(ben, PageClient)
        texts = told[id(found.users()[BEN].outbox)]
        assert after_the_login(ben) == [text for text, _ in texts]
        prompts = [text for text, prompt in texts if prompt]
        assert ben.prompts[-len(prompts) :] == prompts
        assert ben.numbers == [*range(1, len(ben.numbers) + 1)]
        assert len(spy.secrets[BEN] & {*ben.lines}) > 1

    at_page(tmp_path, evening)


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_at_the_page_depends_on_what_one_may_not_know(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a world that differs only in what is hidden: the same lines, and the same buttons."""
    quicken(monkeypatch)

    async def evening(server: Served) -> None:
        found = await sit_down(server, game, at_the_page)
        await play(found, SOME)
        await brought_alike(found, BEN)

    at_page(tmp_path, evening)


def test_cut_at_any_moment_nothing_is_lost_or_told_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Typed lines are done once, whether they had come before the break or not."""
    told = quicken(monkeypatch)

    async def evening(server: Served) -> None:
        found = await sit_down(server, "life-is-life", at_the_page)
        chance, cuts = Random(3), 0
        lines = {seat: curious(p, Random(seat)) for seat, p in found.persons.items()}
        ben = found.clients[BEN]
        assert isinstance(ben, PageClient)
        while not found.playing.over:
            await found.type(0, next(lines[0]))
            if chance.random() < 0.3:
                ben.type(line := next(lines[BEN]))
                ben.cut()
                await ben.come()
                ben.tell(frame="typed", number=ben.typed, text=line)
                cuts += 1
                await ben.hears("")
                await found.settle()
            elif not found.playing.over:
                await found.type(BEN, next(lines[BEN]))
        assert cuts > 3
        assert after_the_login(ben) == [text for text, _ in told[id(found.users()[BEN].outbox)]]
        assert ben.numbers == [*range(1, len(ben.numbers) + 1)]

    at_page(tmp_path, evening)
