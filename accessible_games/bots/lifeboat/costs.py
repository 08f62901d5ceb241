"""What another answer would cost in Lifeboat, beside a better one."""

from collections.abc import Iterator

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Piece, Seat
from accessible_games.games.lifeboat.seen import View


class LeavesToOthers(Event):
    """Of the cards to choose from, this one goes on to somebody else."""

    card: Piece


class SparesVictim(Event):
    """Somebody would not be robbed, and keep all their cards."""

    seat: Seat


def costs(
    view: View, decision: Decision[Answer], answer: Answer, better: Answer
) -> Iterator[Event]:
    """A card that others get, or somebody who is not robbed; often only what is risked."""
    word = str(better)
    if decision.kind == "draft":
        yield LeavesToOthers(word)
    elif decision.kind == "mug":
        yield SparesVictim(view.characters.index(word))
