"""The turns that are over: everybody has seen them, and they can be taken back one by one."""

from random import Random

import pytest

from accessible_games.core.decision import Move
from accessible_games.games.sixpack.cells import Display
from accessible_games.games.sixpack.past import backwards, before
from tests.games.sixpack.building import display, new, play, position


@pytest.mark.parametrize("seed", range(4))
def test_turns_taken_back_lead_to_each_table_there_was(seed: int) -> None:
    """Before each turn, and at its claims; whatever was taken, filled and cleared in it."""
    table, chance = new(4, seed), Random(seed)
    begun: dict[int, Display] = {}
    claimed_at: dict[int, Display] = {}
    for _ in range(250):
        state = table.state
        if state.phase in ("turn", "claim"):
            tables = begun if state.phase == "turn" else claimed_at
            tables[state.turn] = dict(state.display)
        if state.phase == "turn":
            seen = [*backwards(state.display, state.past)][::-1]
            assert len(seen) == state.turn - 1
            for number, (turn, first, then) in enumerate(seen, start=1):
                assert turn.seat == (state.starter + number - 1) % 4
                assert first == begun[number]
                assert then == claimed_at.get(number, then)
        decision = table.waiting()[0]
        table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    assert claimed_at
    assert any(turn.taken for turn in table.state.past)
    assert any(turn.returned for turn in table.state.past)


def test_who_claimed_is_remembered() -> None:
    """And who did not, though the pattern lay there: all could see it afterwards."""
    table = position("C CL B\nCB L LB", ("C CB, L CL, B LB", "C LB, L CB, B CL"))
    play(table, "0 turn cola p14")
    claims = {each.seat: list(each.options) for each in table.waiting()}
    assert [*claims] == [0]
    play(table, f"0 claim {claims[0][0]}", "0 point cola-diesel")
    (turn,) = table.state.past
    assert (turn.seat, turn.changed[0], turn.taken, turn.claimed) == (0, "p14", None, (0,))
    assert table.view(1).past == (turn,)


def test_a_drink_that_was_taken_lies_there_before() -> None:
    """Also where the gap was filled again with another one."""
    now = display("C CL B")
    assert before(now, ["n13", "n13"], "diesel") == display("C CB B")
    assert before(now, ["p13"], "shandy") == {**now, "p13": "shandy"}
    with pytest.raises(KeyError):
        before(now, ["p13"], None)
