"""What another answer would cost in Lifeboat, compared with a better one."""

from collections.abc import Iterator

from accessible_games.core.event import Event, Piece, Seat
from accessible_games.players.whole import Whole


class LeavesToOthers(Event):
    """Of the cards to choose from, this one is passed on to another player."""

    card: Piece


class SparesVictim(Event):
    """A player would not be robbed, and keep all their cards."""

    seat: Seat


def costs(move: Whole, better: Whole) -> Iterator[Event]:
    """A card that others get, or a player who is not robbed; often only what is risked."""
    first = better[0]
    word = str(first.answer)
    if move[0].answer == first.answer:
        return
    if first.decision.kind == "draft":
        yield LeavesToOthers(word)
    elif first.decision.kind == "mug":
        yield SparesVictim(first.view.characters.index(word))
