"""Tables: they judge every answer, and can be copied, turned back and imagined anew."""

from random import Random

import pytest

from accessible_games.core.decision import Answer, Move
from accessible_games.core.event import Event
from accessible_games.core.luck import Luck
from accessible_games.core.position import plain
from accessible_games.core.table import IllegalMove, Table
from tests.core import toy

Pebbles = Table[toy.State]
THREE_ROUNDS = {"rounds": "three"}


def pebbles(seats: int = 3, seed: int = 1) -> Pebbles:
    """A new game of three rounds."""
    return Table.new(toy.GAME, seats, seed, THREE_ROUNDS)


def play(table: Pebbles, *moves: tuple[int, str, Answer]) -> list[Event]:
    """The events of the last of the moves."""
    events: list[Event] = []
    for move in moves:
        events = table.play(Move(*move))
    return events


def asked(table: Pebbles) -> list[tuple[int, str]]:
    """Who is still to answer what: seat and kind of each decision, by seat."""
    return [(decision.seat, decision.kind) for decision in table.waiting()]


def test_the_opening_tells_what_was_before_the_first_decision() -> None:
    """A new table has told the deal and asks its first question."""
    table = pebbles(seats=2)
    assert [type(event) for event in table.opening] == [toy.Dealt, toy.Dealt]
    assert asked(table) == [(0, "aim")]
    assert table.state.news == []


def test_options_not_given_have_their_first_choice() -> None:
    """The first choice of an option is its default."""
    assert Table.new(toy.GAME, 2, 1).state.rounds == 2
    assert Table.new(toy.GAME, 2, 1, {"rounds": "three"}).state.rounds == 3


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {}), (5, {}), (2, {"rounds": "four"}), (2, {"colour": "red"})],
)
def test_a_table_the_game_does_not_have_is_refused(seats: int, options: dict[str, str]) -> None:
    """Seats, options and choices must be among those of the game."""
    with pytest.raises(ValueError, match=r".+"):
        Table.new(toy.GAME, seats, 1, options)


def test_a_question_to_all_stays_open_until_the_last_answer_in_any_order() -> None:
    """Early answers tell nothing; the last one lets the rules go on."""
    table = pebbles()
    play(table, (0, "aim", "high"))
    assert asked(table) == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert play(table, (2, "bid", 3)) == []
    assert asked(table) == [(0, "bid"), (1, "bid")]
    assert play(table, (0, "bid", 1)) == []
    assert play(table, (1, "bid", 2)) == [toy.Bids(((0, 1), (1, 2), (2, 3)), winner=2)]
    assert asked(table) == [(2, "show")]


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ((1, "aim", "high"), "not-asked"),
        ((0, "bid", 1), "not-asked"),
        ((0, "aim", "sideways"), None),
        ((0, "aim", "high"), ""),
    ],
)
def test_a_move_can_be_judged_without_being_made(
    move: tuple[int, str, Answer], reason: str | None
) -> None:
    """It is refused for the same reason as when it is made, and nothing changes either way."""
    table, untouched = pebbles(), pebbles()
    if reason == "":
        assert table.checked(Move(*move)) is table.pending[0]
    else:
        with pytest.raises(IllegalMove) as judged:
            table.checked(Move(*move))
        with pytest.raises(IllegalMove) as made:
            table.play(Move(*move))
        assert judged.value.reason == made.value.reason
        assert reason in (None, judged.value.reason)
    assert (table.moves, table.state) == ([], untouched.state)


def test_the_order_of_answers_to_one_question_makes_no_difference() -> None:
    """The rules hear all answers at once."""
    here, there = pebbles(), pebbles()
    first = play(here, (0, "aim", "low"), (0, "bid", 1), (1, "bid", 0), (2, "bid", 2))
    second = play(there, (0, "aim", "low"), (2, "bid", 2), (1, "bid", 0), (0, "bid", 1))
    assert first == second
    assert here.state == there.state


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ((0, "bid", 4), "out-of-range"),
        ((0, "bid", "3"), "not-a-number"),
        ((0, "aim", "high"), "not-asked"),
        ((1, "bid", 2), "not-asked"),  # has answered
        ((7, "bid", 2), "not-asked"),
        ((0, "show", ("red",)), "not-asked"),
    ],
)
def test_an_illegal_move_changes_nothing(move: tuple[int, str, Answer], reason: str) -> None:
    """The reason is given; state, moves and open questions stay as they were."""
    table = pebbles()
    play(table, (0, "aim", "high"), (1, "bid", 1))
    state, moves, pending = plain(table.state), table.moves[:], dict(table.pending)
    with pytest.raises(IllegalMove) as refusal:
        table.play(Move(*move))
    assert refusal.value.reason == reason
    assert (plain(table.state), table.moves, table.pending) == (state, moves, pending)
    assert asked(table) == [(0, "bid"), (2, "bid")]


def test_a_barred_word_is_refused_for_its_reason() -> None:
    """What is known but not allowed now has a reason of its own."""
    with pytest.raises(IllegalMove, match="too-easy"):
        play(pebbles(), (0, "aim", "middle"))


def to_the_end(table: Pebbles, seed: int = 1) -> list[Event]:
    """Play random answers until nothing is asked, and give all events."""
    chance, events = Random(seed), list[Event]()
    while table.pending:
        decision = table.waiting()[-1]
        events += table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    return events


def test_over_means_nothing_is_asked_and_every_move_is_refused() -> None:
    """After the end there is no decision left."""
    table = pebbles()
    to_the_end(table)
    assert table.waiting() == []
    assert table.game.winners(table.state)
    with pytest.raises(IllegalMove, match="not-asked"):
        play(table, (0, "aim", "high"))


def test_a_copy_goes_on_alike_and_leaves_the_original() -> None:
    """What is played on a copy does not reach the table it was copied from."""
    table = pebbles()
    play(table, (0, "aim", "high"), (2, "bid", 3))
    before = plain(table.state)
    copy = table.copy()
    assert asked(copy) == [(0, "bid"), (1, "bid")]
    assert copy.moves == table.moves
    assert copy.opening == table.opening
    events = to_the_end(copy)
    assert plain(table.state) == before
    assert asked(table) == [(0, "bid"), (1, "bid")]
    assert to_the_end(table) == events
    assert table.state == copy.state


def test_a_copy_after_some_moves_is_the_table_as_it_was_then() -> None:
    """Taking back an answer is copying the table as it was before."""
    table, stages = pebbles(), []
    chance = Random(4)
    while table.pending:
        stages.append((plain(table.state), asked(table)))
        decision = table.waiting()[0]
        table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    for count, (state, questions) in enumerate(stages):
        back = table.copy(count)
        assert back.moves == table.moves[:count]
        assert (plain(back.state), asked(back)) == (state, questions)
        assert back.opening == table.opening


def test_a_copy_can_itself_be_turned_back() -> None:
    """A copy knows all moves before it, to the very beginning."""
    table = pebbles()
    to_the_end(table)
    half = table.copy(6).copy()
    start = half.copy(0)
    assert start.moves == []
    assert start.state == pebbles().state


def test_imagining_asks_others_their_open_secret_answers_again() -> None:
    """An open answer of another seat is secret: an imagined table does not know it."""
    table = pebbles()
    play(table, (0, "aim", "high"), (1, "bid", 2), (2, "bid", 3))
    world = table.determinize(1, Luck(9))
    assert asked(world) == [(0, "bid"), (2, "bid")]
    assert asked(table.determinize(0, Luck(9))) == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert asked(table) == [(0, "bid")]


def test_imagining_keeps_the_view_and_makes_up_what_is_secret() -> None:
    """Own pebbles stay, those of the others come anew for every luck."""
    table = pebbles()
    play(table, (0, "aim", "high"), (0, "bid", 1), (1, "bid", 2), (2, "bid", 3))
    play(table, (2, "show", (table.state.hands[2][0],)), (1, "aim", "low"))
    worlds = [table.determinize(0, Luck(seed)) for seed in range(20)]
    assert all(world.view(0) == table.view(0) for world in worlds)
    assert all(asked(world) == asked(table) for world in worlds)
    assert len({tuple(world.state.hands[1]) for world in worlds}) > 1


def test_imagining_leaves_the_table_alone() -> None:
    """An imagined table is played on by itself, with the luck it was given."""
    table = pebbles()
    play(table, (0, "aim", "high"), (1, "bid", 2))
    before, moves = plain(table.state), table.moves[:]
    world = table.determinize(1, Luck(77))
    assert world.state.luck.seed == 77
    to_the_end(world)
    assert (plain(table.state), table.moves) == (before, moves)
    assert asked(table) == [(0, "bid"), (2, "bid")]


def test_a_table_goes_back_while_some_have_answered() -> None:
    """Whether the others still have to answer, or nobody has: both are as they were."""
    table = pebbles(seats=4)
    play(table, (0, "aim", "high"), (2, "bid", 1), (1, "bid", 2))
    assert asked(table.copy()) == [(0, "bid"), (3, "bid")]
    assert asked(table.copy(2)) == [(0, "bid"), (1, "bid"), (3, "bid")]
    back = table.copy(1)
    assert asked(back) == [(seat, "bid") for seat in range(4)]
    play(back, (0, "bid", 0))
    assert asked(back) == [(1, "bid"), (2, "bid"), (3, "bid")]
    assert asked(table) == [(0, "bid"), (3, "bid")]


def test_an_imagined_table_begins_now() -> None:
    """It knows no earlier move, and can be copied and turned back to its own beginning."""
    table = pebbles()
    play(table, (0, "aim", "high"), (0, "bid", 1), (1, "bid", 1), (2, "bid", 1))
    play(table, (1, "aim", "low"))
    play(table, (1, "bid", 0))
    world = table.determinize(1, Luck(5))
    assert world.moves == [Move(1, "bid", 0)]
    assert world.copy().state == world.state
    assert asked(world.copy(0)) == [(0, "bid"), (1, "bid"), (2, "bid")]
