"""Trading in the turns of others: everybody conscious, at any time, but not in a fight (L47)."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from accessible_games.core import record
from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.core.table import IllegalMove
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import (
    CardShown,
    DidNothing,
    OfferTaken,
    TradeWished,
    TradingOver,
    TurnBegan,
)
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    K,
    L,
    M,
    S,
    options,
    play,
    position,
    question,
)

OLD = Path(__file__).parents[2] / "core" / "old"


def wishes(table: BoatTable) -> Mapping[int, list[object]]:
    """Who may say what now."""
    return {seat: list(decision.options) for seat, decision in table.standing().items()}


def test_everybody_conscious_may_say_at_any_time_that_they_want_to_trade() -> None:
    """Who acts just does it, and may say that they want to later."""
    table = position({S: "water"}, wounds={C: 7, F: 7})
    assert wishes(table) == {L: ["later"], S: ["trade", "later"], M: ["trade", "later"],
                             K: ["trade", "later"]}  # fmt: skip
    assert play(table, "1 wish trade") == [TradeWished(S, False)]
    assert question(table) == (L, "turn")
    assert wishes(table)[S] == ["later"]
    with pytest.raises(IllegalMove, match="wished"):
        table.play(Move(S, "wish", "trade"))


def test_the_table_waits_before_the_next_action() -> None:
    """For as many trades as are wanted, and then goes on."""
    table = position({S: "water", K: "knife"})
    told = play(table, "1 wish trade", "0 turn nothing")
    assert told[1:] == [DidNothing(L), TurnBegan(S)]
    assert question(table) == (S, "market")
    assert options(table) == ["done", "trade", "slip", "show"]
    play(table, "1 market trade", "1 partner kid", "1 give water", "1 want knife")
    assert play(table, "5 deal yes") == [OfferTaken(S, K, ("water",), ("knife",))]
    assert question(table) == (S, "market")
    play(table, "1 market done")
    assert question(table) == (S, "turn")


def test_several_trade_from_the_bow_to_the_stern() -> None:
    """Also who says so while another trades."""
    table = position({S: "water", K: "knife"})
    play(table, "5 wish trade", "3 wish trade", "0 turn nothing")
    assert question(table) == (M, "market")
    play(table, "4 wish trade", "3 market done")
    assert question(table) == (K, "market")
    assert play(table, "5 market show", "5 show knife") == [CardShown(K, "knife")]
    play(table, "5 market done")
    assert question(table) == (F, "market")
    play(table, "4 market done")
    assert question(table) == (S, "turn")


def test_one_may_trade_after_the_last_action_of_the_day() -> None:
    """Who has said so earlier in the day, or just before."""
    table = position({S: "water", C: "cash", K: "knife"}, order=[F, K], top="course-1")
    play(table, "1 wish later", "4 turn nothing")
    assert question(table) == (K, "turn")
    play(table, "5 wish later", "2 wish trade", "5 turn nothing")
    for seat in (S, C):
        assert question(table) == (seat, "market")
        play(table, f"{seat} market done")
    assert question(table) == (K, "market")
    assert table.view(None).stage == "actions"
    assert play(table, "5 market done") == [TradingOver()]
    assert table.view(None).stage == "navigation"


def test_in_a_fight_the_trade_waits_until_it_is_over() -> None:
    """One may say so meanwhile, on either side or beside it."""
    table = position({L: "water", M: "cash"})
    play(table, "0 turn swap", "0 swap captain", "2 consent fight", "2 wish trade", "3 wish trade")
    while table.state.fight is not None:
        seat, kind = question(table)
        assert kind in ("join", "weapon")
        play(table, f"{seat} {kind} {'out' if kind == 'join' else 'no'}")
    assert question(table) == (C, "market")


def test_who_is_no_longer_conscious_does_not_trade() -> None:
    """The fight has struck them down."""
    table = position({L: "water", C: "cash"}, {L: "gaffing-hook"}, wounds={C: 6})
    play(table, "2 wish trade", "0 turn swap", "0 swap captain", "2 consent fight")
    while table.state.fight is not None:
        seat, kind = question(table)
        play(table, f"{seat} {kind} {'attack' if seat == S else 'out' if kind == 'join' else 'no'}")
    assert table.state.wounds[C] == 7
    assert question(table) == (S, "turn")


def test_at_night_and_in_the_morning_nobody_says_so() -> None:
    """Only from the first action of a day to the last."""
    morning = position({S: "water"}, phase="dawn", order=[])
    assert (question(morning)[1], wishes(morning)) == ("draft", {})
    night = position({S: "water"}, phase="steering", order=[], top="course-8")
    assert question(night)[1] != "turn"
    assert wishes(night) == {}


def test_who_has_nobody_to_trade_with_says_nothing() -> None:
    """One of the two must have a card, as all can see."""
    table = position({K: "knife"})
    assert [*wishes(table)] == [L, S, C, M, F, K]
    assert wishes(position()) == {}


def test_a_wish_is_no_secret_and_changes_nothing_that_is_asked() -> None:
    """In every world that somebody can think of it was said."""
    table = position({S: "water", K: "knife"})
    before = table.pending
    play(table, "1 wish trade", "2 wish later")
    assert table.pending is before
    for seat in range(6):
        world = table.determinize(seat, Luck(seat))
        assert (world.state.wishing, world.state.evening) == ([S], [C])
        assert world.standing() == table.standing()


@pytest.mark.parametrize("trading", ["turn", "open"])
def test_an_old_game_goes_on_by_the_reading_that_it_names(trading: str) -> None:
    """Also by the one that was the default; and a record without a word of it, by that."""
    for name, text in ((f"option trading {trading}\n", trading), ("", "turn")):
        lines = (OLD / "lifeboat-unnamed.txt").read_text("utf-8").split("moves\n")[0]
        heading = lines.replace("\nseat ", f"\n{name}seat ", 1) + "moves\n"
        table = record.read(heading).opening(GAMES)
        assert table.state.trading == text
        assert table.standing() == {}
