"""What stands: it may be said while others are asked, and nobody need say it."""

import pytest

from accessible_games.core.decision import Answer, Move
from accessible_games.core.luck import Luck
from accessible_games.core.table import IllegalMove, Table
from tests.core import toy
from tests.core.test_table import Pebbles, asked, pebbles, play

LAUGHTER = (1, "laugh", "ha")


def standing(table: Pebbles) -> list[int]:
    """Who may laugh now."""
    return list(table.standing())


def test_nobody_waits_for_what_stands() -> None:
    """It is no question: the game goes on without it."""
    table = pebbles()
    assert standing(table) == [1, 2]
    assert asked(table) == [(0, "aim")]
    play(table, (0, "aim", "high"))
    assert asked(table) == [(0, "bid"), (1, "bid"), (2, "bid")]
    assert standing(table) == [1, 2]


def test_what_is_said_is_told_at_once_and_asks_the_same_on() -> None:
    """Whoever is asked something still is, by the same decision."""
    table = pebbles()
    pending = table.pending
    assert play(table, LAUGHTER) == [toy.Laughed(1)]
    assert table.pending is pending
    assert standing(table) == [2]
    assert table.moves == [Move(*LAUGHTER)]


def test_one_may_say_it_before_answering_and_after() -> None:
    """Answers that were given already stay, and so does the own question."""
    table = pebbles()
    play(table, (0, "aim", "high"), (1, "bid", 2))
    play(table, LAUGHTER, (2, "laugh", "hoho"))
    assert asked(table) == [(0, "bid"), (2, "bid")]
    told = play(table, (2, "bid", 3), (0, "bid", 1))
    assert told == [toy.Bids(((0, 1), (1, 2), (2, 3)), winner=2)]


@pytest.mark.parametrize(
    ("move", "reason"),
    [((0, "laugh", "ha"), "not-asked"), ((1, "laugh", "hihi"), "unknown-word")],
)
def test_what_may_not_be_said_is_refused(move: tuple[int, str, Answer], reason: str) -> None:
    """By who may say nothing now, or as an answer that there is not."""
    table = pebbles()
    with pytest.raises(IllegalMove, match=reason):
        play(table, move)
    assert (table.moves, standing(table)) == ([], [1, 2])


def test_when_the_game_is_over_nothing_stands() -> None:
    """Nobody waits for anything any more."""
    table = pebbles()
    while table.pending:
        decision = table.waiting()[0]
        table.play(Move(decision.seat, decision.kind, next(iter(decision.options))))
    assert table.standing() == {}
    with pytest.raises(IllegalMove, match="not-asked"):
        play(table, LAUGHTER)


def test_a_copy_has_heard_what_was_said() -> None:
    """Also one of an earlier table, up to there."""
    table = pebbles()
    play(table, LAUGHTER, (0, "aim", "low"), (2, "laugh", "ha"), (1, "bid", 1))
    assert table.copy().state == table.state
    assert standing(table.copy()) == []
    assert standing(table.copy(2)) == [2]
    assert standing(table.copy(0)) == [1, 2]


def test_an_imagined_table_has_heard_it_and_knows_no_secret_answer() -> None:
    """What was said between two secret answers is no secret."""
    table = pebbles()
    play(table, (0, "aim", "high"), (1, "bid", 2), LAUGHTER, (2, "bid", 3))
    world: Table[toy.State] = table.determinize(2, Luck(3))
    assert standing(world) == [2]
    assert asked(world) == [(0, "bid"), (1, "bid")]
    assert world.view(2) == table.view(2)


def test_a_line_of_a_record_is_found_among_all_that_can_be_said() -> None:
    """A seat may be asked one thing and say another."""
    table = pebbles()
    play(table, (0, "aim", "high"))
    for line in ("1 laugh ha", "1 bid 2"):
        move = Move.read(line, table.pending, table.standing())
        assert str(move) == line
        table.play(move)
    with pytest.raises(ValueError, match="1 laugh ha"):
        Move.read("1 laugh ha", table.pending, table.standing())
