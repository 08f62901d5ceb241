"""What is fair to take back: nobody knows more afterwards than those who agree have shown.

The rules sheets have no undo, so this holds for every game. An answer tells something of whoever
gave it, so each who has answered since has to agree; computer players cannot.
"""

from collections.abc import Collection, Iterator

from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.match.match import Match
from accessible_games.speech.problem import NotUnderstoodError


class ToldStep(Frozen):
    """What one answer has told."""

    seats: frozenset[Seat]
    """Whose answers were told: several at once if all were asked together."""
    reveals: bool
    """Whether it showed the outcome of chance, or something hidden."""


def steps_since(match: Match, place: int) -> Iterator[ToldStep]:
    """What was told after the first *place* answers, step by step."""
    table = match.table.copy(place)
    for move in match.table.moves[place:]:
        early = table.answered
        events = table.play(move)
        told = early if not table.answered else frozenset()
        seats = told | {move.seat}
        yield ToldStep(seats, any(is_revealing(event, seats, match) for event in events))


def is_revealing(event: Event, seats: frozenset[Seat], match: Match) -> bool:
    """Whether an event that answers of *seats* led to tells more than they have chosen.

    So does all that somebody else alone gets to know, such as the last card of a draft.
    """
    others = (seat for seat in range(len(match.record.occupants)) if seat not in seats)
    public = event.seen_by(None)
    return event.reveals or any(event.seen_by(seat) != public for seat in others)


def too_late(match: Match, place: int, people: Collection[Seat]) -> NotUnderstoodError | None:
    """Why nobody may go back to the first *place* answers; None if *people* may agree to it.

    *people* are the seats of those who can be asked: neither computer players nor held seats. The
    reason names nobody: who was asked something may be secret.
    """
    if match.record.free_undo:
        return None
    for step in steps_since(match, place):
        if found := unasked(match, step.seats, people):
            return found
        if step.reveals:
            return NotUnderstoodError("undo-too-late")
    if turns_come(match, place).difference(people):
        return NotUnderstoodError("undo-turn")
    return unasked(match, match.undone.since(place), people)


def unasked(
    match: Match, seats: frozenset[Seat], people: Collection[Seat]
) -> NotUnderstoodError | None:
    """Why answers of these seats stand; None if all of them can be asked."""
    others = seats.difference(people)
    if not others:
        return None
    if others <= {*match.people}:
        return NotUnderstoodError("undo-absent")
    return NotUnderstoodError("undo-after")


def turns_come(match: Match, place: int) -> frozenset[Seat]:
    """The seats that are asked now and were not after the first *place* answers."""
    asked = {each.seat for each in match.table.waiting()}
    return frozenset(asked.difference(each.seat for each in match.table.copy(place).waiting()))


def concerns(match: Match, place: int, seat: Seat | None) -> bool:
    """Whether going back to the first *place* answers concerns anybody but *seat*.

    It does if they have answered since, even in what was taken back, or if a turn has come to them.
    """
    if match.record.free_undo:
        return False
    acted = frozenset[Seat]().union(*(step.seats for step in steps_since(match, place)))
    return bool((acted | match.undone.since(place) | turns_come(match, place)) - {seat})
