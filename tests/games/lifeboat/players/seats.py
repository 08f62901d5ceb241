"""What a computer player answers for the seat that is asked first at a handmade table.

There everybody loves the next towards the stern and hates the one before, if nothing else is said.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from accessible_games.core.decision import Answer, Decision
from accessible_games.games.lifeboat.cards import CHARACTERS
from accessible_games.games.lifeboat.players.evaluation import BoatEvaluation, look_out
from accessible_games.players import Advice, advise, bot, search_of
from accessible_games.players.search import Found
from tests.games.lifeboat.building import BoatTable, M, position

CHARACTER_BY_LETTER = dict(zip("LSCMFK", CHARACTERS, strict=True))


def goals(text: str) -> list[str]:
    """The love or hate of everybody, by letters from the bow: "SCMFKL"."""
    return [CHARACTER_BY_LETTER[letter] for letter in text]


def outlook(table: BoatTable, seat: int = 0) -> BoatEvaluation:
    """What somebody hopes and fears."""
    return look_out(table.view(seat))


def first(table: BoatTable) -> Decision[Any]:
    """The question that is asked first."""
    return table.waiting()[0]


def thirsty(wounds: int, others: str = "") -> BoatTable:
    """The Mate, whose own life is worth nothing to him, has water and perhaps other cards."""
    return position(
        {M: f"water {others}"}, hates=goals("KLSMCF"), wounds={M: wounds}, phase="drink",
        order=[], course="course-20", thirsts=[[M, "name"]],
    )  # fmt: skip


def advice(table: BoatTable, chance: int = 1) -> Advice:
    """What `normal` answers for the seat that is asked first, and why."""
    decision = first(table)
    determinize = partial(table.determinize, decision.seat)
    view = table.view(decision.seat)
    given = advise("lifeboat", view, decision, determinize, Random(chance))
    assert bot("lifeboat", "normal")(view, decision, determinize, Random(chance)) == given.answer
    assert decision.options.why_not(given.answer) is None
    return given


def answer_of(level: str, table: BoatTable, chance: int = 1) -> Answer:
    """What a computer player answers for the seat that is asked first."""
    decision = first(table)
    determinize = partial(table.determinize, decision.seat)
    return bot("lifeboat", level)(table.view(decision.seat), decision, determinize, Random(chance))


def found_by(
    player: str, table: BoatTable, effort: float = 1.0, also: Sequence[Answer] = ()
) -> Found:
    """What a search finds for the seat that is asked first."""
    decision, search = first(table), search_of("lifeboat", player, effort)
    determinize = partial(table.determinize, decision.seat)
    return search(table.view(decision.seat), decision, determinize, Random(1), also=also)


def answers(level: str, table: BoatTable, chances: int = 40) -> set[Answer]:
    """All that it answers, whatever chance does."""
    return {answer_of(level, table, chance) for chance in range(chances)}
