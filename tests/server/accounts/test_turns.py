"""Turns: who comes first, and what becomes of the turn of somebody who has gone."""

import asyncio

from accessible_games.server.accounts.turns import Turns


def test_turns_come_by_rank_and_end_with_who_has_gone() -> None:
    """Who waits with a low rank comes first; who does not wait any more takes no turn."""
    done: list[str] = []

    async def work(turns: Turns, name: str, rank: float, held: asyncio.Event) -> None:
        async with turns.turn(rank):
            await held.wait()
            done.append(name)

    async def evening() -> None:
        turns, held = Turns(1), asyncio.Event()
        ranks = {"first": 9.0, "late": 5.0, "gone": 0.0, "early": 1.0, "later": 5.0}
        tasks: dict[str, asyncio.Task[None]] = {}
        for name, rank in ranks.items():
            tasks[name] = asyncio.create_task(work(turns, name, rank, held))
            await asyncio.sleep(0)
        tasks.pop("gone").cancel()
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(*tasks.values())
        assert (turns.room, turns.waiting) == (1, [])

    asyncio.run(evening())
    assert done == ["first", "early", "late", "later"]


def test_a_turn_that_came_to_who_has_just_gone_is_passed_on() -> None:
    """At the same moment."""

    async def hold(turns: Turns) -> None:
        async with turns.turn(0):
            await asyncio.sleep(0)

    async def evening() -> None:
        turns = Turns(1)
        async with turns.turn(0):
            gone = asyncio.create_task(hold(turns))
            await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        assert turns.room == 1

    asyncio.run(evening())
