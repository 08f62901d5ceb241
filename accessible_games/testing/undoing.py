"""Guards: for what is taken back nobody knows more but what was chosen to be shown.

The people who agree show what they answer. Everything else that anybody hears before an undo would
have been heard in every world that looked the same to them.
"""

from collections.abc import Collection

from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable, IllegalMove
from accessible_games.match.fairness import concerns, too_late
from accessible_games.match.match import Match
from accessible_games.testing.guards import Guards
from accessible_games.testing.playing import OUT, Case, steps

guard = Guards("undo")

WORLDS = 2
"""So many worlds that look the same are tried for each seat."""
BACK = (1, 2, 3, 5)
"""So many moves are taken back."""


def match_of(case: Case, people: int, undo: str = "fair") -> Match:
    """A table at which the first seats are people."""
    players = ["person"] * people + ["random"] * (case.seats - people)
    occupants = tuple(Occupant(player, f"P{seat}") for seat, player in enumerate(players))
    options = {**case.options, "undo": undo}
    return Match(case.begin(OUT), Record.of(case.game, options, occupants, OUT))


def heard(world: AnyTable, moves: Collection[Move], seat: int) -> list[object] | None:
    """What a seat and an onlooker hear of moves in a world, and what the seat is asked then.

    None where the moves are not possible.
    """
    events = []
    for move in moves:
        try:
            events += world.play(move)
        except IllegalMove:
            return None
    told = [event.seen_by(each) for event in events for each in (seat, None)]
    asked = [each for each in world.waiting() if each.seat == seat]
    return [*filter(None, told), *asked]


@guard
def what_is_taken_back_has_told_nothing_that_nobody_chose(case: Case) -> int:
    """In all worlds that looked the same to whoever moved, they and the public hear the same.

    And nobody else hears anything that the public does not: neither their own people nor others.
    """
    match, compared = match_of(case, case.seats), 0
    for number, (move, _) in enumerate(steps(match.table, OUT), start=1):
        if number % case.stride == 0 and match.table.pending:
            for place in {max(0, number - back) for back in BACK}:
                if not too_late(match, place, {move.seat}):
                    compared += looks_same(match, place, move.seat)
    return compared


def looks_same(match: Match, place: int, seat: int) -> int:
    """Check what a seat has heard since a place; return how many worlds could be compared."""
    before, since = match.table.copy(place), match.table.moves[place:]
    told, compared = heard(before.copy(), since, seat), 0
    early = [move for move in match.table.moves[:place][::-1] if move.seat in before.answered]
    first = {move.seat: move for move in early[::-1] if move.seat != seat}
    for luck in range(WORLDS):
        world = before.determinize(seat, Luck(place * WORLDS + luck))
        if heard(world, [*first.values()], seat) is not None:
            imagined = heard(world, since, seat)
            assert imagined in (None, told), (since, seat)
            compared += imagined is not None
    return compared


@guard
def what_all_agree_to_take_back_has_told_no_luck(case: Case) -> int:
    """Nor has anybody alone got to know what another chose, or what nobody did."""
    match, found = match_of(case, case.seats), 0
    luck = [match.table.state.luck.used]
    privately = [False]
    for number, (move, events) in enumerate(steps(match.table, OUT), start=1):
        luck.append(match.table.state.luck.used)
        others = [seat for seat in range(case.seats) if seat != move.seat]
        secret = [
            each for each in events if any(each.seen_by(s) != each.seen_by(None) for s in others)
        ]
        privately.append(bool(secret))
        if number % case.stride == 0:
            for place in {max(0, number - back) for back in BACK}:
                if not too_late(match, place, match.people):
                    assert luck[place] == luck[number]
                    assert not match.table.answered or not any(privately[place + 1 :])
                    found += 1
    return found


@guard
def what_luck_has_decided_or_a_computer_player_has_done_stays(case: Case) -> None:
    """Nobody alone goes back to before a deal, a draw, or the answer of a computer player."""
    match = match_of(case, 1)
    luck = [match.table.state.luck.used]
    settled = [False]
    for number, (move, events) in enumerate(steps(match.table, OUT), start=1):
        luck.append(match.table.state.luck.used)
        settled.append(move.seat != 0 or any(event.reveals for event in events))
        if number % (9 * case.stride) == 0:
            for place in {number - 1, number // 2, number * 9 // 10}:
                may = not too_late(match, place, match.people)
                assert not may or not any(settled[place + 1 :])
                assert not may or luck[place] == luck[number]


@guard
def what_others_have_done_is_theirs(case: Case) -> None:
    """Nobody goes back alone over the move of another person; where undo is free, everybody may."""
    match, free = match_of(case, 2), match_of(case, 2, "free")
    for move, _ in zip(steps(match.table, OUT), range(40), strict=False):
        place = len(match.table.moves) - 1
        seat = 1 - min(move[0].seat, 1)
        assert concerns(match, place, seat)
        assert too_late(match, place, {seat})
        free.play(move[0])
        assert not too_late(free, place, {0})
        assert not concerns(free, place, 0)


@guard
def what_an_undone_branch_has_told_stays_told(case: Case) -> None:
    """Whoever has answered in it is asked, or nothing more is taken back."""
    match = match_of(case, case.seats)
    for _ in zip(steps(match.table, OUT), range(12), strict=False):
        if not match.table.answered:
            break
    moves = len(match.table.moves)
    last = match.table.moves[-1].seat
    match.take_back(moves - 1)
    for place in range(moves):
        others = {*range(case.seats)} - {last}
        assert too_late(match, place, others)
        assert concerns(match, place, (last + 1) % case.seats)
    assert match.undone.since(moves) == frozenset()
