"""Notices of turns: once for each question to somebody who is not there, and to nobody else."""

from pathlib import Path
from random import Random

import pytest

from accessible_games.server.lobby.turn_notices import TurnNotice
from tests.server.evening import glance, quicken
from tests.server.wire import Client, Served, at_server
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow


async def play_until_ben_is_asked(server: Served, anna: Client) -> None:
    """Let Anna answer as long as she is asked."""
    table = server.table()
    playing = table.playing
    assert playing is not None
    moves = playing.match.table.moves
    while playing.match.decision_of(1) is None:
        person, made = playing.persons[0], len(moves)
        if person.asked is not None:
            anna.type(typed_answer(person, person.asked.options.draw(Random(made))))
        while len(moves) == made or (person.asked is None and not playing.match.decision_of(1)):
            await glance(anna)


async def begun(server: Served) -> tuple[Client, Client]:
    """Return Anna and Ben, who play."""
    anna, ben, _ = await server.three()
    await anna.says("new sixpack 2")
    await ben.says("join anna")
    anna.type("begin")
    await ben.hears("Anna begins the game.")
    return anna, ben


@pytest.mark.parametrize("goes", ["cut", "leave", "away"])
def test_who_is_not_there_gets_a_notice(
    goes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However they have gone; it is over as soon as they are back."""
    quicken(monkeypatch)
    heard: list[TurnNotice] = []

    async def evening(server: Served) -> None:
        server.server.notices.listen(heard.append)
        anna, ben = await begun(server)
        assert heard == []
        if goes == "cut":
            ben.cut()
        else:
            ben.type(goes)
        await anna.hears("Ben is away.")
        await play_until_ben_is_asked(server, anna)
        (notice,) = heard
        assert (notice.name, notice.game, notice.others) == ("Ben", "sixpack", ("Anna",))
        assert notice.table == server.table().word
        assert notice.is_open()
        anna.type("say hello")
        await anna.hears("You say: hello")
        assert len(heard) == 1
        back = await server.person("Ben") if goes == "cut" else ben
        if goes != "cut":
            back.type("join" if goes == "leave" else "turn")
        await anna.hears("Ben is back.")
        assert not notice.is_open()
        assert len(heard) == 1

    at_server(tmp_path, evening)


def test_who_was_asked_already_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have heard the question before they went."""
    quicken(monkeypatch)
    heard: list[TurnNotice] = []

    async def evening(server: Served) -> None:
        server.server.notices.listen(heard.append)
        anna, ben = await begun(server)
        await play_until_ben_is_asked(server, anna)
        await ben.says("turn")
        ben.type("leave")
        await anna.hears("Ben is away.")
        anna.type("say hello")
        await anna.hears("You say: hello")
        assert heard == []

    at_server(tmp_path, evening)
