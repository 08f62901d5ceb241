"""What somebody at a server could answer who plays on to the end."""

from accessible_games.bots import bot, chance_of
from accessible_games.core.decision import Answer
from accessible_games.server.visitor import Visitor
from tests.client.home import Home
from tests.server.clients import player

LEVEL = "easy"


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
