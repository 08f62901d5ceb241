"""The moments of a finished game: its choices, and which of them were mistakes.

Each choice is judged by what its seat could know then, with the same search as `hint`: luck that
came later is no mistake. What a mistake cost is told by fresh worlds: the answer that was found to
be better was the best of many in its own worlds, partly by luck.
"""

from collections.abc import Sequence
from dataclasses import field, replace
from functools import partial
from itertools import islice

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.core.record import Occupant, Record, play_line
from accessible_games.core.table import AnyTable
from accessible_games.games import GAMES
from accessible_games.players import chance_of, search_of
from accessible_games.players.coach import as_tried, as_usual, completed, price, speaks_for
from accessible_games.players.comparing import Comparison, compared
from accessible_games.players.judging import cost, line_of, matters
from accessible_games.players.whole import Whole

EFFORT = 0.75
"""The share of the iterations of `hard` that is spent on one choice."""
MOST_COSTS = 1
"""The most facts that are told of what the answer did."""


class ReviewedChoice(Frozen):
    """An answer that a player gave where there was a choice."""

    table: AnyTable = field(repr=False)
    """The table as it was before the answer."""
    decision: Decision[Answer]
    played: Answer


class Moment(Frozen):
    """A choice that was clearly not the best."""

    choice: ReviewedChoice
    played: Whole
    """The whole move that the answer began."""
    instead: Whole
    """The better move."""
    why: Sequence[Event]
    """Why the better answer is better: one fact, or none where nothing simple is true of it."""
    did: Sequence[Event]
    """What the answer did, beside the better one."""
    found: Comparison
    """The better answer beside the one that was given, in fresh worlds."""

    @property
    def better(self) -> Answer:
        """The better answer."""
        return self.found.best.answer

    @property
    def cost(self) -> int:
        """What the choice cost, in points or in games won of 100."""
        return self.found.less


def choices_in(record: Record, seats: Sequence[Seat]) -> list[ReviewedChoice] | None:
    """Return all choices that some seats had in a game; None if it is not over."""
    table, found = record.opening(GAMES), []
    for line, text in record.answers:
        before = table.copy()
        play_line(table, line, text)
        move = table.moves[-1]
        decision = before.pending.get(move.seat)
        if decision is None or decision is not before.asked(move):
            continue  # a standing decision: it did not have to be answered
        if move.seat in seats and len(list(islice(decision.options, 2))) > 1:
            found.append(ReviewedChoice(before, decision, move.answer))
    return None if table.pending else found


def judged(record: Record, choice: ReviewedChoice) -> Moment | None:
    """Compare a choice with the best one that the search finds; None if it was about as good."""
    table, decision, game = choice.table, choice.decision, record.game
    seat = decision.seat
    chance = chance_of(record.seed, seat, len(table.moves))
    determinize = partial(table.determinize, seat)
    view = table.view(seat)
    found = search_of(game, effort=EFFORT)(
        view, decision, determinize, chance, also=[choice.played]
    )
    best, played = found[0], line_of(found, choice.played)
    if played is None or not cost(game, found, choice.played):
        return None
    found_again = compared(game, view, decision, determinize, chance, (best, played))
    if not matters(game, found_again.less):
        return None
    moves = as_played(record, choice), as_tried(table, decision, best)
    why = speaks_for(game, moves[1])[:1]
    return Moment(choice, *moves, why, did(game, *moves, why), found_again)


def did(game: str, played: Whole, better: Whole, why: Sequence[Event]) -> Sequence[Event]:
    """What a move did beside a better one; if nothing was lost by it, what it was good for.

    Never the same as *why* the other one is better.
    """
    told = [*price(game, played, better), *speaks_for(game, played)[:1]]
    said = [fact for fact in told if fact not in why and not any(one.tells(fact) for one in why)]
    return said[:MOST_COSTS]


def as_played(record: Record, choice: ReviewedChoice) -> Whole:
    """The whole move that began with a choice, as the record goes on; else as `normal` would.

    Others may have said something in between.
    """
    after = (text for _, text in record.answers[len(choice.table.moves) + 1 :])

    def choose(trial: AnyTable, asked: Decision[Answer]) -> Answer:
        moves = (Move.read(text, trial.pending, trial.standing()) for text in after)
        answers = (move.answer for move in moves if trial.asked(move) is asked)
        return next(answers, None) or as_usual(trial, asked)

    return completed(choice.table, choice.decision, choice.played, choose)


def at_moment(record: Record, moment: Moment) -> Record:
    """Return the record up to a moment: its seat is a person's, all others are the computer's."""
    seat, moves = moment.choice.decision.seat, len(moment.choice.table.moves)
    occupants = tuple(
        Occupant("person", occupant.name)
        if place == seat
        else Occupant("normal" if occupant.player == "person" else occupant.player, occupant.name)
        for place, occupant in enumerate(record.occupants)
    )
    answers = record.answers[:moves]
    return replace(record, occupants=occupants, answers=answers, result=None, torn=False)
