"""What somebody at a server could answer who plays on to the end."""

from random import Random

import pytest

from accessible_games.bots import bot, chance_of
from accessible_games.core.decision import Answer
from accessible_games.server import seating
from accessible_games.server.visitor import Visitor
from tests.client.home import Home
from tests.server.clients import player

LEVEL = "easy"
SOON_OVER = {"life-is-life": 12, "arche-noah": 7, "sixpack": 7, "lifeboat": 6}
"""The luck with which a game at a server against as few such players as can be is short.

Whoever set it up is asked as many kinds of questions as in any other short one.
"""


def deal_a_short(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the next game be soon over."""
    monkeypatch.setattr(seating, "SystemRandom", lambda: Random(SOON_OVER[game]))


def advised(home: Home, visitor: Visitor) -> Answer:
    """What a computer player would answer in the place of somebody at the only table."""
    playing, person = home.server.table().playing, player(home, visitor)
    assert playing
    assert person.asked is not None
    assert person.seat is not None
    table, record, seat = playing.match.table, playing.match.record, person.seat
    chance = chance_of(record.seed, seat, len(table.moves))
    return bot(record.game, LEVEL)(
        table.view(seat), person.asked, lambda luck: table.imagine(seat, luck), chance
    )
