"""What a user to a server can answer to play on to the end."""

from random import Random

import pytest

from accessible_games.core.decision import Answer
from accessible_games.players import bot, chance_of
from accessible_games.server.commands import tables
from accessible_games.server.lobby.user import User
from tests.client.home import Home
from tests.games.facts import facts_of
from tests.server.clients import player

LEVEL = "easy"


def deal_a_short(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next game be short."""
    monkeypatch.setattr(tables, "SystemRandom", lambda: Random(facts_of(game).soon_over_online))


def advised(home: Home, user: User) -> Answer:
    """Return what a computer player would answer for a person at the only table."""
    playing, person = home.server.table().playing, player(home, user)
    assert playing
    assert person.asked is not None
    assert person.seat is not None
    table, record, seat = playing.match.table, playing.match.record, person.seat
    chance = chance_of(record.seed, seat, len(table.moves))
    return bot(record.game, LEVEL)(
        table.view(seat), person.asked, lambda luck: table.determinize(seat, luck), chance
    )
