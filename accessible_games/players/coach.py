"""What a coach says of two moves: why the better one is better, and what the other costs.

Everything is told as events, by facts from the seat's view; figures of a search are not told. A
fact is told only if it is true of the whole move that is spoken of, by the proof of its kind.
"""

from collections.abc import Iterable
from functools import partial

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat
from accessible_games.core.game import AnyView
from accessible_games.core.table import AnyTable
from accessible_games.players import advise, chance_of, now_of, recall
from accessible_games.players.search import SearchLine
from accessible_games.players.spoken import completing, costs_of, proofs_of, risks_of, why_of
from accessible_games.players.whole import Choose, Whole, whole_move


def matters(game: str, view: AnyView) -> list[Event]:
    """What matters now, whatever the answer: one fact, or none."""
    return [*now_of(game, view)][:1]


def completed(
    table: AnyTable, decision: Decision[Answer], answer: Answer, choose: Choose | None = None
) -> Whole:
    """The whole move that an answer begins; `normal` completes it if nobody else does."""
    game = table.game.name
    return whole_move(table, decision, answer, completing(game), seen, choose or as_usual)


def as_tried(table: AnyTable, decision: Decision[Answer], line: SearchLine[Answer]) -> Whole:
    """The whole move that a search tried when it valued an answer."""
    then = iter(line.then)

    def choose(trial: AnyTable, asked: Decision[Answer]) -> Answer:
        given = next(then, None)
        return as_usual(trial, asked) if given is None else given

    return completed(table, decision, line.answer, choose)


def as_usual(table: AnyTable, asked: Decision[Answer]) -> Answer:
    """What `normal` would answer."""
    game, seat = table.game.name, asked.seat
    view, determinize = recall(game, "hint", table.view(seat), partial(table.determinize, seat))
    return advise(game, view, asked, determinize, chance_of(0, seat, len(table.moves))).answer


def seen(table: AnyTable, seat: Seat) -> AnyView:
    """What a seat knows of a table, as far as hints may tell it."""
    view, _ = recall(table.game.name, "hint", table.view(seat), partial(table.determinize, seat))
    return view


def speaks_for(game: str, move: Whole, thought: Event | None = None) -> list[Event]:
    """The reason for a move, what was *thought* first if it is true of it, and its risks."""
    reasons = [each for each in (thought, why_of(game, move)) if each is not None]
    return [*true_of(game, reasons, move)[:1], *true_of(game, risks_of(game, move), move)]


def price(game: str, move: Whole, better: Whole) -> list[Event]:
    """What a move costs compared with a better one, and risks of this move alone."""
    spared = risks_of(game, better)
    own = [risk for risk in risks_of(game, move) if risk not in spared]
    return each_once(true_of(game, [*costs_of(game, move, better), *own], move, better))


def leads_to(game: str, move: Whole, better: Whole) -> list[Event]:
    """What a move does, and what it costs."""
    reason = why_of(game, move)
    does = [] if reason is None else true_of(game, [reason], move)
    return each_once([*does, *price(game, move, better)])


def true_of(game: str, facts: Iterable[Event], move: Whole, better: Whole = ()) -> list[Event]:
    """The facts that are true of a move."""
    return [fact for fact in facts if holds(game, fact, move, better)]


def holds(game: str, fact: Event, move: Whole, better: Whole = ()) -> bool:
    """Whether what is said of a move, or of what it costs beside a better one, is so.

    As far as its seat can know: by the rules, and by what that seat sees. A fact without a proof is
    its game's word.
    """
    proof = proofs_of(game).get(type(fact))
    return proof is None or proof(fact, move, better)


def each_once(facts: Iterable[Event]) -> list[Event]:
    """The facts, but none twice, and none that another one tells too."""
    different = list(dict.fromkeys(facts))
    others = {fact: [each for each in different if each != fact] for fact in different}
    return [fact for fact in different if not any(each.tells(fact) for each in others[fact])]
