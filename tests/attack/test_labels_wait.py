"""Whoever waits for labels hears that the page is busy, and is not cut off without a word."""

import asyncio

import pytest

from accessible_games.label_page import process
from accessible_games.label_page.process import (
    PATIENCE,
    SECONDS,
    TOGETHER,
    WAITING,
    Made,
    Maker,
    TooMuchError,
    UploadedDeck,
)
from accessible_games.web.listening import IDLE
from tests.attack.tables import ClockLoop

SPARE = 4.0
"""Seconds in which an answer is sent, on a busy machine."""


def test_everybody_gets_an_answer_before_the_connection_is_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With as many as may wait, each of whom needs all the time that there is for one."""

    async def slow(words: list[str], deck: UploadedDeck | None, language: str) -> Made:
        await asyncio.sleep(SECONDS)
        return Made(("Bear.",))

    monkeypatch.setattr(process, "made", slow)

    async def asked(maker: Maker) -> tuple[str, float]:
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            told = (await maker.make(["labels"], None, "en")).lines[0]
        except TooMuchError as error:
            told = "busy" if error.busy else "too much"
        return told, loop.time() - begun

    async def all_together() -> list[tuple[str, float]]:
        maker = Maker()
        found = await asyncio.gather(*(asked(maker) for _ in range(TOGETHER + WAITING)))
        assert await asked(maker) == ("Bear.", SECONDS)
        return found

    with asyncio.Runner(loop_factory=ClockLoop) as runner:
        found = runner.run(all_together())
    assert max(seconds for _, seconds in found) <= PATIENCE + SECONDS <= IDLE - SPARE
    assert {told for told, _ in found} == {"Bear.", "busy"}
