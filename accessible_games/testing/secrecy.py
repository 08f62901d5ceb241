"""Guards: hidden pieces show in no view, no question and no event."""

from itertools import islice
from random import Random

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.event import Event
from accessible_games.core.game import AnyGame, AnyView, Cursor
from accessible_games.core.luck import Luck
from accessible_games.core.position import plain
from accessible_games.core.table import AnyTable
from accessible_games.testing.examples import times
from accessible_games.testing.guards import Guards
from accessible_games.testing.playing import (
    OUT,
    Case,
    film,
    glances,
    in_turn,
    mutable_parts,
    onlookers,
    random_moves,
    reached,
    steps,
    tale,
    told,
)

guard = Guards("secrets")

MANY = 12
"""So many answers to one question are tried."""


def seen(events: list[Event], seat: int | None) -> list[Event]:
    """What a seat gets to know of the events."""
    return [event for full in events if (event := full.seen_by(seat)) is not None]


@guard
def hidden_pieces_do_not_show_in_views_or_questions(case: Case) -> None:
    """However the hidden pieces are dealt anew, a seat and an onlooker see and are asked alike."""
    for number, table in enumerate(film(case)[::3]):
        if not table.pending:
            return
        open_seats = [asked.seat for asked in table.waiting()]
        for seat in range(case.seats):
            world = table.determinize(seat, Luck(number))
            assert world.view(seat) == table.view(seat)
            assert world.view(None) == table.view(None)
            assert world.pending.get(seat) == table.pending.get(seat)
            assert world.standing() == table.standing()
            assert (seat in open_seats) == (seat in [asked.seat for asked in world.waiting()])


@guard
def an_imagined_table_could_be_the_real_one(case: Case) -> None:
    """It is a position that play can lead to, and it can be played to an end.

    Two seats imagine it each time, in turn; one where a game is long.
    """
    for number, table in enumerate(glances(case, seed=9, every=12)):
        for seat in in_turn(case, number, times(2 if case.stride == 1 else 1)):
            if table.pending:
                world = table.determinize(seat, Luck(number))
                case.game.check(world.state)
                told(world, number)
                assert not world.pending


@guard
def imagining_does_make_up_what_is_hidden(case: Case) -> None:
    """At the first decision, ten imagined tables are not all the real one, if there are secrets."""
    if not any(event.seen_by(None) != event for event in tale(case)):
        return
    table = case.begin(10)
    for seat in range(case.seats):
        worlds = [plain(table.determinize(seat, Luck(number)).state) for number in range(10)]
        hidden = [{**world, "luck": None} for world in worlds]
        assert any(world != hidden[0] for world in hidden)


@guard
def a_seat_is_told_no_more_than_it_may_see(case: Case) -> int:
    """Where hidden pieces differ and the view after a move is the same, so is what was told."""
    table, chance, compared = case.begin(11), Random(11), 0
    while table.pending:
        asked = range(case.seats) if len(table.moves) % case.stride == 0 else ()
        lucks = range(len(table.moves), len(table.moves) + times(1))
        worlds = [(seat, table.determinize(seat, Luck(luck))) for seat in asked for luck in lucks]
        moves = random_moves(table, chance)
        events = [event for move in moves for event in table.play(move)]
        for seat, world in worlds:
            heard = follow(world, moves)
            if heard is not None and table.pending and world.view(seat) == table.view(seat):
                assert seen(heard, seat) == seen(events, seat)
                compared += 1
    return compared


@guard
def details_follow_from_what_their_seat_may_see(case: Case) -> None:
    """Whether one completes an answer, and with which options unless these are revealed."""
    for number, table in enumerate(film(case)[::5]):
        for asked in table.waiting()[:1]:
            worlds = [table.determinize(asked.seat, Luck(number + each)) for each in range(2)]
            for answer in islice(asked.options, MANY):
                one, other = (detail(world, asked, answer) for world in worlds)
                if one is None or other is None or one.kind not in case.game.revealed:
                    assert one == other
                else:
                    assert one.kind == other.kind


def detail(world: AnyTable, asked: Decision[Answer], answer: Answer) -> Decision[Answer] | None:
    """What completes an answer in a world that is left as it was."""
    trial = world.copy()
    trial.play(Move(asked.seat, asked.kind, answer))
    found = (each for each in trial.waiting() if each.seat == asked.seat)
    return next((each for each in found if each.kind in world.game.details), None)


def follow(world: AnyTable, moves: list[Move]) -> list[Event] | None:
    """The events of the same moves, or None where another hand cannot make them."""
    events: list[Event] = []
    for move in moves:
        decision = world.asked(move)
        if decision is None or decision.options.why_not(move.answer):
            return None
        events += world.play(move)
    return events


@guard
def a_view_changes_only_with_what_its_seat_was_told(case: Case) -> None:
    """Answers that nobody may know yet show in no view but that of who gave them."""
    table = case.begin(12)
    before = {seat: table.view(seat) for seat in onlookers(case)}
    for move, events in steps(table, 12):
        for seat in onlookers(case):
            if seat != move.seat and not seen(events, seat):
                assert table.view(seat) == before[seat]
            before[seat] = table.view(seat)


@guard
def onlookers_are_told_no_secret(case: Case) -> None:
    """What is kept from any seat is kept from those who have none."""
    for event in tale(case):
        if any(event.seen_by(seat) != event for seat in range(case.seats)):
            assert event.seen_by(None) != event


@guard
def a_view_is_a_frozen_value(case: Case) -> None:
    """Computer players cannot reach the state through a view."""
    for table in film(case)[::10]:
        for seat in onlookers(case):
            assert mutable_parts(table.view(seat)) == {}


# Facts -------------------------------------------------------------------------------------------


def facts(game: AnyGame, view: AnyView) -> list[list[Event]]:
    """What each topic tells, of the table and of each piece."""
    answers = [list(topic(view)) for topic in game.topics.values()]
    for piece in game.pieces:
        answers += [list(topic(view, piece)) for topic in game.piece_topics.values()]
    return answers


def facts_of_places(cursor: Cursor, view: AnyView) -> list[list[Event]]:
    """What each topic tells of each place that a cursor can go to."""
    places = reached(cursor, view)
    return [list(topic(view, place)) for topic in cursor.topics.values() for place in places]


def facts_since(game: AnyGame, before: AnyView, now: AnyView) -> list[list[Event]]:
    """What each topic tells of two views, whichever came first."""
    pairs = ((before, now), (now, before), (now, now))
    return [list(topic(*pair)) for topic in game.change_topics.values() for pair in pairs]


@guard
def every_fact_can_be_asked_for_at_any_time(case: Case) -> None:
    """Each topic gives at least one fact, for each seat, piece and place: silence is a bug.

    The many places of a table are asked for by an onlooker and by one seat after the other.
    """
    game, opening = case.game, case.begin(OUT)
    first = {seat: opening.view(seat) for seat in onlookers(case)}
    for number, table in enumerate(film(case)[::10]):
        going_about = [*in_turn(case, number, times(1)), None]
        for seat, before in first.items():
            view = table.view(seat)
            answers = facts(game, view) + facts_since(game, before, view)
            if game.cursor is not None and seat in going_about:
                answers += facts_of_places(game.cursor, view)
            assert all(answers)
            assert all(isinstance(fact, Event) for each in answers for fact in each)
