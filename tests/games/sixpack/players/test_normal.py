"""The level `normal`, and the reasons of its advice."""

import pytest

from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.drinks import FOREIGN
from accessible_games.games.sixpack.events import Claimed, GameWon, Taken
from accessible_games.games.sixpack.players.evaluation import hands_on, hands_without
from accessible_games.games.sixpack.players.reasons import (
    BeginsWithOwn,
    ClaimsPattern,
    GivesLittle,
    KeepsFound,
    LaysHardest,
    LeavesCards,
    LeavesPattern,
    LooksAlone,
    MakesPattern,
    NearsPattern,
    Prepares,
    Wins,
)
from accessible_games.players import Advice
from tests.benchmarks.bench_strength import win_rate
from tests.examples import times
from tests.games.sixpack.building import (
    SixTable,
    asked,
    new,
    of,
    play,
    position,
)
from tests.games.sixpack.players.seats import (
    FOUR,
    MINE,
    OTHER,
    SIX,
    advice,
    all_but,
    answer_of,
    hand,
    play_turn,
)

HELP = ("show", "yes-no", "off")
CHANCES = range(8)
TO_CLEAR = """
C  LB C  LB C  CL
LB C  LB C  CB B
C  LB C  LB L  LB
"""
"""MINE's pattern on the right, read downwards, and too many cards with cola on the left."""
TO_KEEP = """
C  LB C  LB C
LB L  LB C  LB
C  CL C  LB C
"""
"""After clearing column O, on the left the pattern of LEFT stays, or on the right none."""
LEFT = "C LB, L LB, C CL"
HARD = "C CL, B CL, L LB"


def claiming(claims: str, mine: str = MINE, other: str = OTHER) -> SixTable:
    """Seat 0 is asked to claim; where help is off, both are."""
    seats = [0, 1] if claims == "off" else [0]
    return position(SIX, (mine, other), claims=claims, phase="claim", claimants=seats)


# The pattern -------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", CHANCES)
def test_it_makes_its_pattern(chance: int) -> None:
    """By what it lays, and what it then fills."""
    table = position(FOUR, (MINE, OTHER))
    reason = advice(table, chance).reason
    assert isinstance(reason, MakesPattern)
    play_turn(table, "normal", chance)
    assert answer_of("normal", table) == reason.block


@pytest.mark.parametrize("claims", ["yes-no", "off"])
def test_without_help_no_hint_names_a_place(claims: str) -> None:
    """Only that the pattern can be made so."""
    assert advice(position(FOUR, (MINE, OTHER), claims=claims)).reason == MakesPattern(None)


def test_it_leaves_its_pattern_where_it_is() -> None:
    """Rather than break it up, and says where it is as far as help goes."""
    for chance in CHANCES:
        table = position(SIX, (MINE, OTHER))
        assert advice(table, chance).reason == LeavesPattern("m13-o14")
        play_turn(table, "normal", chance)
        assert hand(MINE) in hands_on(table.state.display)
    assert advice(position(SIX, (MINE, OTHER), claims="yes-no")).reason == LeavesPattern(None)


def test_without_help_no_hint_tells_that_a_pattern_is_there() -> None:
    """The answer is as good, but the reason is another one."""
    reason = advice(position(SIX, (MINE, OTHER), claims="off")).reason
    assert isinstance(reason, GivesLittle)


def test_it_prepares_its_next_turn() -> None:
    """The best of two drinks leaves the pattern one change away."""
    reasons = {type(advice(position("C CL", (MINE, OTHER)), chance).reason) for chance in CHANCES}
    assert reasons == {Prepares}


def test_it_comes_nearer_to_its_pattern() -> None:
    """Where it cannot be made yet, nor in the next turn."""
    reason = advice(position(FOUR, (OTHER, MINE))).reason
    assert isinstance(reason, NearsPattern)
    assert reason.drinks in (4, 5)
    assert reason.block is not None
    hidden = advice(position(FOUR, (OTHER, MINE), claims="yes-no")).reason
    assert hidden == NearsPattern(reason.drinks, None)


def test_it_takes_a_drink_for_its_pattern_only() -> None:
    """So that two who undo each other do not play for ever."""
    table = new(2, 7)
    for number in range(80):
        if not table.pending:
            break
        kind = table.waiting()[0].kind
        told = play_turn(table, "normal", number) if kind == "turn" else []
        if of(Taken, told):
            seat = of(Taken, told)[0].seat
            assert frozenset(table.state.hands[seat]) in hands_on(table.state.display)
        for decision in table.waiting():
            if decision.kind not in ("turn", "fill"):
                answer = answer_of("normal", table, number)
                text = " ".join(answer) if isinstance(answer, tuple) else answer
                play(table, f"{decision.seat} {decision.kind} {text}")
    assert not table.pending


# The others --------------------------------------------------------------------------------------


@pytest.mark.parametrize("chance", CHANCES)
def test_it_does_not_give_what_can_be_avoided(chance: int) -> None:
    """Of somebody with six points it knows the hand: it lets that one not win."""
    table = position(FOUR, (OTHER, MINE), {1: all_but(MINE)})
    play_turn(table, "normal", chance)
    assert hand(MINE) not in hands_on(table.state.display)


def test_players_who_do_not_look_give_it() -> None:
    """The same table in the hands of others: it could have happened."""
    given = 0
    for chance in range(60):
        table = position(FOUR, (OTHER, MINE), {1: all_but(MINE)})
        play_turn(table, "random", chance)
        given += hand(MINE) in hands_on(table.state.display)
    assert given


def test_it_makes_its_own_pattern_though_others_gain() -> None:
    """One's own point counts more than that somebody may hold the same hand."""
    table = position(FOUR, (MINE, MINE, MINE, MINE))
    assert isinstance(advice(table).reason, MakesPattern)


@pytest.mark.parametrize("mine", [MINE, OTHER])
def test_it_cannot_tell_made_up_hands_from_true_ones(mine: str) -> None:
    """The same advice at any table that looks the same."""
    table = position(FOUR, (mine, MINE, OTHER), {2: "C CL, L LB"})
    for seed in range(6):
        assert advice(table.determinize(0, Luck(seed))) == advice(table)


# Claims and points -------------------------------------------------------------------------------


@pytest.mark.parametrize("claims", HELP)
def test_it_claims_its_pattern_whenever_it_can(claims: str) -> None:
    """Without help it finds it itself, but a hint does not say where."""
    table = claiming(claims)
    given = advice(table)
    assert given.answer == "m13-o14"
    assert given.reason == (ClaimsPattern("m13-o14") if claims == "show" else LooksAlone())
    assert of(Claimed, play(table, "0 claim m13-o14", *["1 claim no"] * (claims == "off")))


def test_without_help_a_hint_does_not_tell_whether_there_is_a_pattern() -> None:
    """The reason is the same for those who have one and those who have none."""
    with_one, without = advice(claiming("off")), advice(claiming("off", OTHER, MINE))
    assert (with_one.answer, without.answer) == ("m13-o14", "no")
    assert with_one.reason == without.reason == LooksAlone()


def test_it_lays_aside_what_is_hard_to_find() -> None:
    """A domino with a mix that lacks its bottle."""
    table = scoring(HARD)
    given = advice(table)
    assert given == Advice("beer-spezi", LaysHardest())
    assert given.answer in FOREIGN


def scoring(mine: str, points: str = "") -> SixTable:
    """Seat 0 has shown its pattern, on a table with hardly any other, and lays one aside."""
    shown = "C CL L\nCL B LB" if mine == HARD else SIX
    return position(shown, (mine, OTHER), {0: points}, phase="point", claimants=[0])


def test_it_keeps_what_the_table_shows() -> None:
    """Where the next hand may be found at once, that counts more: here one hand of twenty."""
    table = scoring(MINE, "L CL, B LB")
    assert advice(table) == Advice("cola-spezi", KeepsFound(5))
    play(table, "0 point cola-spezi")
    possible = hands_without(tuple(table.state.points[0]))
    found = hands_on(table.state.display)
    assert len(possible) == 20
    assert len([each for each in possible if each in found]) == 1


def test_with_the_seventh_point_it_wins() -> None:
    """Whichever domino it is."""
    table = scoring(MINE, all_but(MINE))
    given = advice(table)
    assert given.reason == Wins()
    assert of(GameWon, play(table, f"0 point {given.answer}"))


# Beginning and clearing --------------------------------------------------------------------------


def test_it_begins_with_a_domino_of_its_own() -> None:
    """The first bottle and the first mix."""
    table = new(3, 4)
    given = advice(table)
    assert given.reason == BeginsWithOwn()
    assert given.answer in table.state.hands[asked(table).seat]


@pytest.mark.parametrize("chance", CHANCES)
def test_it_clears_what_it_does_not_need(chance: int) -> None:
    """Its pattern stays on the table."""
    table = position(TO_CLEAR, (MINE, OTHER), phase="clear")
    given = advice(table, chance)
    assert isinstance(given.reason, LeavesPattern)
    line, name = given.answer  # type: ignore[misc, str-unpack]
    play(table, f"0 clear {line} {name}")
    assert hand(MINE) in hands_on(table.state.display)


def test_a_hint_to_clear_tells_no_pattern_without_help() -> None:
    """But how many cards stay."""
    table = position(TO_CLEAR, (MINE, OTHER), phase="clear", claims="off")
    given = advice(table)
    line, name = given.answer  # type: ignore[misc, str-unpack]
    play(table, f"0 clear {line} {name}")
    assert given.reason == LeavesCards(len(table.state.display))


@pytest.mark.parametrize("chance", CHANCES)
def test_of_equal_sides_it_keeps_the_one_with_its_pattern(chance: int) -> None:
    """Whichever line was cleared."""
    table = position(TO_KEEP, (LEFT, OTHER), phase="keep", line=["column", "o"])
    assert advice(table, chance) == Advice("left", LeavesPattern("m13-n15"))


def test_it_beats_easy_players() -> None:
    """One `normal` among three `easy` wins far more than its fair share of a quarter."""
    assert win_rate("normal", "easy", times(16), name="sixpack").share >= 0.4
