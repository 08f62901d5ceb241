"""Phase 3: everybody looks for the own pattern, shows it and gets a point."""

import pytest

from accessible_games.core.decision import OneOf
from accessible_games.core.event import Event
from accessible_games.core.table import IllegalMove
from accessible_games.games.sixpack.drinks import DOMINOES
from accessible_games.games.sixpack.events import (
    Claimed,
    ClaimsOver,
    GameWon,
    HandDrawn,
    PatternFound,
    PointScored,
    TurnBegan,
    VictoryShared,
)
from accessible_games.games.sixpack.options import OneBlock, OneDomino
from tests.games.sixpack.building import (
    SixTable,
    asked,
    dominoes,
    new,
    of,
    options,
    play,
    position,
    random_game,
)

PICTURE = "C CL B\nCB L LB\n. CB ."
"""Six drinks in two rows, one block, and one more."""
MOVE = "0 turn take n15"
"""Leaves just the block."""
OWN = "C CB, L CL, B LB"
"""It is there, upright."""
OTHER = "C CL, L CB, B LB"
"""It is there too, two of them lying."""
NOT = "C LB, L CB, B CL"


def after_move(*hands: str, **fields: object) -> SixTable:
    """The table in phase 3, with the block on it."""
    table = position(PICTURE, hands, **fields)  # type: ignore[arg-type]
    play(table, MOVE)
    return table


def claims_open(table: SixTable) -> list[int]:
    """Who is asked to claim."""
    return [decision.seat for decision in table.waiting() if decision.kind == "claim"]


def test_whose_pattern_is_on_the_table_may_claim() -> None:
    """Also where it was there before this turn (S27), and also who is not on turn."""
    table = after_move(NOT, OWN)
    assert claims_open(table) == [1]
    assert options(table) == ["m13-o14", "no"]


def test_a_pattern_is_shown_to_all() -> None:
    """The block and the three dominoes that make it (S36)."""
    table = after_move(NOT, OWN)
    told = play(table, "1 claim m13-o14")
    assert told == [Claimed(1, "m13-o14", tuple(dominoes(OWN))), ClaimsOver()]
    assert all(told[0].seen_by(seat) == told[0] for seat in (0, 1, None))
    assert table.view(0).shown == ((1, tuple(dominoes(OWN))),)


def test_blocks_and_dominoes_are_asked_for_as_such() -> None:
    """They have no words of their own, so whoever says or reads them must know what they are."""
    table = after_move(NOT, OWN)
    assert isinstance(word_options(table), OneBlock)
    play(table, "1 claim m13-o14")
    assert isinstance(word_options(table), OneDomino)


def test_any_of_the_three_dominoes_becomes_the_point() -> None:
    """The player chooses (S24), and all see which one it is (S45)."""
    table = after_move(NOT, OWN)
    play(table, "1 claim m13-o14")
    assert (asked(table).kind, options(table)) == ("point", dominoes(OWN))
    told = play(table, "1 point lemonade-spezi")
    assert told[0] == PointScored(1, "lemonade-spezi", 1)
    assert table.view(0).points == ((), ("lemonade-spezi",))


def test_the_other_two_are_shuffled_with_the_rest_and_three_are_drawn() -> None:
    """Any of the eight can come, the point never again (S25)."""
    drawn = set()
    for seed in range(40):
        table = after_move(NOT, OWN, luck={"seed": seed})
        play(table, "1 claim m13-o14")
        (hand,) = of(HandDrawn, play(table, "1 point lemonade-spezi"))
        assert hand == HandDrawn(1, tuple(table.state.hands[1]))
        assert len({*hand.dominoes}) == 3
        drawn |= {*hand.dominoes}
    assert drawn == {*DOMINOES} - {"lemonade-spezi"}


def test_everybody_may_claim_in_the_same_phase() -> None:
    """Even on the same cards (S22), at the same time (S46)."""
    table = after_move(OWN, OTHER, NOT, OWN)
    assert claims_open(table) == [0, 1, 3]
    assert play(table, "3 claim m13-o14") == []
    assert play(table, "0 claim no") == []
    told = play(table, "1 claim m13-o14")
    assert [event.seat for event in of(Claimed, told)] == [1, 3]
    assert [decision.kind for decision in table.waiting()] == ["point", "point"]


def test_nobody_has_to_claim() -> None:
    """Who does not keeps the dominoes, and may claim after the next turn."""
    table = after_move(NOT, OWN)
    assert of(TurnBegan, play(table, "1 claim no")) == [TurnBegan(1, 10)]
    assert table.state.hands[1] == dominoes(OWN)
    assert table.state.points == [[], []]


def test_the_new_dominoes_count_from_the_next_turn_on() -> None:
    """One point for each player and phase, even if they are on the table as well (S23)."""
    for seed in range(200):
        table = after_move(NOT, OWN, luck={"seed": seed})
        play(table, "1 claim m13-o14")
        told = play(table, "1 point cola-diesel")
        assert of(TurnBegan, told) == [TurnBegan(1, 10)]
        again = after_move(*hands_as_text(table))
        if 1 in claims_open(again):
            return
    pytest.fail("no new dominoes were on the table")


def hands_as_text(table: SixTable) -> list[str]:
    """Hands as `position` takes them."""
    short = {"cola": "C", "lemonade": "L", "beer": "B"}
    short |= {"spezi": "CL", "diesel": "CB", "shandy": "LB"}
    return [
        ", ".join(" ".join(short[half] for half in domino.split("-")) for domino in hand)
        for hand in table.state.hands
    ]


# Help --------------------------------------------------------------------------------------------


def word_options(table: SixTable) -> OneOf:
    """What can be answered now, where that is one of some words."""
    choice = asked(table).options
    assert isinstance(choice, OneOf)
    return choice


def test_show_tells_where_the_pattern_is() -> None:
    """Asked is who has one, and its block is offered (S28)."""
    choice = word_options(after_move(NOT, OWN, claims="show"))
    assert (choice.words, choice.unsaid) == (("m13-o14", "no"), ())


def test_yes_no_tells_that_there_is_one() -> None:
    """Asked is who has one, but where it is one has to find (S28)."""
    table = after_move(NOT, OWN, claims="yes-no")
    assert claims_open(table) == [1]
    choice = word_options(table)
    assert (choice.words, choice.unsaid) == (("no",), ("m13-o14",))
    assert of(Claimed, play(table, "1 claim m13-o14"))


def found(claims: str) -> list[PatternFound]:
    """What the move tells of patterns, where seats 1 and 2 have one."""
    table = position(PICTURE, (NOT, OWN, OTHER), claims=claims)
    return of(PatternFound, play(table, MOVE))


def test_yes_no_tells_it_to_its_owner_alone() -> None:
    """To each of several, before anybody is asked; it tells of a hand (S28, S36)."""
    told = found("yes-no")
    assert told == [PatternFound(1), PatternFound(2)]
    assert [told[0].seen_by(seat) for seat in (0, 1, 2, None)] == [None, told[0], None, None]


@pytest.mark.parametrize("claims", ["show", "off"])
def test_other_help_needs_not_tell_that_there_is_one(claims: str) -> None:
    """With `show` the question says where, with `off` nobody must know (S28)."""
    assert found(claims) == []


def test_yes_no_tells_nobody_of_no_pattern() -> None:
    """Then nobody is asked either."""
    table = position(PICTURE, (NOT, NOT), claims="yes-no")
    told = play(table, MOVE)
    assert of(PatternFound, told) == []
    assert asked(table).kind == "turn"


def test_off_tells_nothing() -> None:
    """Everybody is asked alike, with or without a pattern (S28, S44)."""
    table = after_move(NOT, OWN, claims="off")
    assert claims_open(table) == [0, 1]
    words = [decision.options.words for decision in table.waiting()]  # type: ignore[attr-defined]
    assert words == [("no",), ("no",)]
    play(table, "0 claim no")
    assert of(Claimed, play(table, "1 claim m13-o14"))


def test_off_asks_nobody_while_there_is_no_block() -> None:
    """That much is plain to all (S44)."""
    table = position("C CL", (NOT, OWN), claims="off")
    play(table, "0 turn diesel m14")
    assert (asked(table).seat, asked(table).kind) == (1, "turn")


@pytest.mark.parametrize("claims", ["show", "yes-no", "off"])
def test_a_wrong_block_is_refused(claims: str) -> None:
    """It costs nothing: the dominoes do not lie there, or there are no six drinks (S44)."""
    table = position("C CL B\nCB L LB\nC CL C\nCB . .", (NOT, OWN), claims=claims)
    play(table, "0 turn take m16")
    choice = next(decision.options for decision in table.waiting() if decision.seat == 1)
    assert isinstance(choice, OneOf)
    assert choice.why_not("m13-o14") is None
    assert choice.why_not("m14-o15") == "not-your-pattern"
    assert choice.why_not("m15-o16") == "unknown-word"
    with pytest.raises(IllegalMove, match="not-your-pattern"):
        play(table, "1 claim m14-o15")


# Seven points ------------------------------------------------------------------------------------

SIX = "C CL, C LB, L LB, L CB, B CL, B CB"
"""Six points that leave just OWN."""


def ending(hands: tuple[str, ...], points: dict[int, str]) -> list[Event]:
    """All claim, and lay aside the first domino."""
    table = position(PICTURE, hands, points)
    told = play(table, MOVE)
    for kind in ("claim", "point"):
        for decision in table.waiting():
            assert decision.kind == kind
            told += play(table, f"{decision.seat} {kind} {next(iter(decision.options))}")
    assert not table.pending
    return told


def test_seven_points_end_the_game() -> None:
    """At once after phase 3: nothing is cleared, nobody is on turn."""
    told = ending((NOT, OWN), {1: SIX})
    assert told[-2:] == [PointScored(1, "cola-diesel", 7), GameWon(1, 7)]


def test_who_reaches_seven_points_together_wins_together() -> None:
    """Phase 3 is played to its end (S26)."""
    told = ending((OWN, NOT, OWN), {0: SIX, 2: SIX})
    assert told[-1] == VictoryShared((0, 2), 7)
    assert of(HandDrawn, told) == []


def test_random_games_are_won_with_seven_points() -> None:
    """And by nobody with more."""
    table = new(8, 4)
    for _ in random_game(table, 4, 10000):
        pass
    points = [len(kept) for kept in table.state.points]
    assert max(points) == 7
