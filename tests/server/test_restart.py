"""After a restart of the server, each person hears what is new to them, then the question."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessible_games.core.event import Event
from accessible_games.games import GAMES
from accessible_games.speech.aggregation import told_together
from tests.frontends.test_script import curious
from tests.server.evening import Evening, after_the_login, quicken, sit_down
from tests.server.wire import Served, at_server, run, said, served
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
LINES = 8
"""Lines of each person before one loses the connection."""
ALONE = 5
"""Answers of the other one after that."""
UNHEARD = "nothing that anybody says"


async def play_on(evening: Evening) -> int:
    """Let both play, then Anna alone after Ben is cut off; return how many moves Ben has heard."""
    typed = {seat: curious(person, Random(seat)) for seat, person in evening.persons.items()}
    for _ in range(LINES):
        for seat, lines in typed.items():
            await evening.type(seat, next(lines))
    heard = evening.users()[1].outbox.moves
    evening.clients[1].cut()
    for number in range(ALONE):
        anna = evening.persons[0]
        if anna.asked is not None:
            drawn = anna.asked.options.draw(Random(number))
            await evening.type(0, typed_answer(anna, drawn))
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_each_hears_what_is_new_to_them(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing that has arrived is heard again, and nothing else is left out."""
    quicken(monkeypatch)

    async def before(server: Served) -> int:
        evening = await sit_down(server, game)
        heard = await play_on(evening)
        await evening.settle()
        return heard

    async def after(heard: int) -> None:
        async with served(tmp_path) as server:
            anna = await server.person("Anna")
            ben = await server.person("Ben")
            for client in (anna, ben):
                client.type("?")
                await client.hears("")
            playing: Any = server.table().playing
            opening = playing.match.table.opening
            for seat, client in ((0, anna), (1, ben)):
                person = playing.persons[seat]
                lines = after_the_login(client)
                assert said(lines, told(person, opening[0])) == 0
            person = playing.persons[1]
            news = [each for moves, each in person.history.told if moves > heard]
            assert " ".join(told_together(person.narrator, news)) in " ".join(ben.lines)

    def told(person: Any, event: Event) -> str:
        return str((person.narrator.event(event) or [UNHEARD])[0])

    run(after(at_server(tmp_path, before)))
