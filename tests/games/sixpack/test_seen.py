"""What one seat may know: its view, the facts it can ask for, and what is made up anew."""

from collections import Counter

from accessible_games.core.common_events import PointsHeld
from accessible_games.core.event import Event
from accessible_games.core.frozen import named_values
from accessible_games.core.luck import Luck
from accessible_games.games.sixpack.drinks import DOMINOES
from accessible_games.games.sixpack.events import TableReaches
from accessible_games.games.sixpack.looking import GapOpen, LineLies
from accessible_games.games.sixpack.patterns import SETS, blocks, patterns, pictures
from accessible_games.games.sixpack.picture import TableEmpty
from accessible_games.games.sixpack.seen import (
    PIECE_TOPICS,
    TOPICS,
    AboutBottle,
    AboutMix,
    CardCounts,
    DrinkLies,
    HandHeld,
    NoDominoes,
    Nowhere,
    OnTurn,
    PatternLies,
    PatternNowhere,
    PatternSomewhere,
    PictureMade,
    PicturesMade,
    PointsOpen,
    StackHolds,
)
from tests.games.sixpack.building import SixTable, asked, dominoes, new, of, play, position
from tests.gathering import gathering

PICTURE = "C CL B\nCB L LB\n. CB ."
OWN = "C CB, L CL, B LB"
NOT = "C LB, L CB, B CL"


def facts(table: SixTable, topic: str, seat: int = 0) -> list[Event]:
    """What a topic tells a seat."""
    return list(TOPICS[topic](table.view(seat)))


def about(table: SixTable, topic: str, drink: str) -> list[Event]:
    """What a topic tells seat 0 of a drink."""
    return list(PIECE_TOPICS[topic](table.view(0), drink))


def test_a_view_shows_what_lies_open() -> None:
    """Table, points, turn and phase are seen by all alike."""
    table = position(PICTURE, (OWN, NOT, NOT), {2: "C CL"}, on_turn=1, starter=2)
    views = [
        named_values(table.view(seat)) | {"seat": None, "hand": ()} for seat in (0, 1, 2, None)
    ]
    assert all(view == views[0] for view in views)
    view = table.view(None)
    assert dict(view.display) == table.state.display
    assert view.points == ((), (), ("cola-spezi",))
    assert (view.on_turn, view.turn, view.phase, view.starter) == (1, 9, "turn", 2)
    assert (view.claims, view.alcohol_free, view.strict) == ("show", False, False)


def test_a_view_shows_ones_own_dominoes_only() -> None:
    """Those of others are behind their screens (S36)."""
    table = position(PICTURE, (OWN, NOT))
    assert table.view(0).hand == tuple(dominoes(OWN))
    assert table.view(1).hand == tuple(dominoes(NOT))
    assert table.view(None).hand == ()
    assert table.view(0).shown == ()


def test_a_view_shows_what_this_turn_has_changed() -> None:
    """While it is filled, claimed and cleared."""
    table = position("C CL\nCL B")
    play(table, "0 turn take m13")
    view = table.view(1)
    assert (view.phase, view.changed, view.taken) == ("fill", ("m13",), "cola")


def test_hand_tells_the_dominoes_and_where_they_lie_as_far_as_help_goes() -> None:
    """The place, that there is one, or nothing (S28)."""
    held = HandHeld(tuple(dominoes(OWN)), 1)
    points = {0: "C CL"}
    show = position(PICTURE, (OWN, NOT), points)
    assert facts(show, "hand") == [held, PatternLies("m13-o14")]
    assert facts(show, "hand", seat=1) == [HandHeld(tuple(dominoes(NOT)), 0), PatternNowhere()]
    some = position(PICTURE, (OWN, NOT), points, claims="yes-no")
    assert facts(some, "hand") == [held, PatternSomewhere()]
    off = position(PICTURE, (OWN, NOT), points, claims="off")
    assert facts(off, "hand") == [held]


def test_table_tells_the_extent_then_rows_then_gaps() -> None:
    """An empty place between two drinks is told in its row too."""
    table = position("C CL B\nCB . LB\nC CL B")
    assert facts(table, "table") == [
        TableReaches("m13", "o15", 3, 3),
        LineLies("row", "13", "m", ("cola", "spezi", "beer")),
        LineLies("row", "14", "m", ("diesel", "", "shandy")),
        LineLies("row", "15", "m", ("cola", "spezi", "beer")),
        GapOpen(
            "n14", ("spezi", "shandy", "spezi", "diesel"), ("cola", "lemonade", "beer"), 3
        ),
    ]  # fmt: skip


def test_a_gap_that_nothing_can_fill_is_told_too() -> None:
    """It touches equal bottles only."""
    assert GapOpen("n14", ("cola", "cola"), (), 0) in facts(position("LB C\nC ."), "table")


def test_table_is_empty_before_the_first_drinks() -> None:
    """Nothing has been laid."""
    table = new(2)
    assert facts(table, "table") == [TableEmpty()]
    assert len(facts(table, "counts")) == 3
    assert about(table, "find", "cola") == [Nowhere("cola")]


def test_scores_tell_points_and_the_dominoes_laid_aside() -> None:
    """Everybody's, also none (S45)."""
    table = position(PICTURE, (OWN, NOT), {1: "C CL, L LB"})
    assert facts(table, "scores") == [
        PointsHeld(((0, 0), (1, 2))),
        PointsOpen(1, ("cola-spezi", "lemonade-shandy")),
    ]


def test_turn_tells_who_is_on_turn() -> None:
    """With the number of the turn and its phase."""
    assert facts(position(PICTURE, on_turn=1), "turn") == [OnTurn(1, 9, "turn")]


def test_counts_tell_the_cards_on_the_table_and_in_the_stacks() -> None:
    """And how many can be used before a pink one is."""
    assert facts(position("C CL B\nCB L LB"), "counts") == [
        CardCounts(6, 6),
        StackHolds("cola", "shandy", 14, 9),
        StackHolds("lemonade", "diesel", 14, 9),
        StackHolds("beer", "spezi", 14, 9),
    ]
    full = position("C LB C LB\nLB C LB C\nC LB C LB")
    assert facts(full, "counts")[1] == StackHolds("cola", "shandy", 4, 0)


def test_card_tells_what_a_drink_is_made_of_or_goes_into() -> None:
    """And the other side of its cards."""
    table = position("C CL B\nCB L LB")
    assert about(table, "card", "cola") == [
        AboutBottle("cola", ("spezi", "diesel"), "shandy", 14)
    ]  # fmt: skip
    assert about(table, "card", "shandy") == [AboutMix("shandy", ("lemonade", "beer"), "cola", 14)]


def test_find_tells_the_places_of_a_drink_row_by_row() -> None:
    """Or that it is nowhere."""
    table = position("CL B CB\nC CL .\nLB . .", corner="z26")
    assert about(table, "find", "spezi") == [DrinkLies("spezi", 2, ("z26", "a1"))]
    assert about(table, "find", "lemonade") == [Nowhere("lemonade")]


# What the own dominoes can make ------------------------------------------------------------------


def told_pictures(hand: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The pictures that `pattern` tells of a hand, in two rows of three."""
    table = position(PICTURE, (OWN, NOT))
    table.state.hands[0] = list(hand)
    first, *rest = facts(table, "pattern")
    assert first == PicturesMade(len(rest))
    assert all(isinstance(each, PictureMade) for each in rest)
    return [each.above + each.below for each in of(PictureMade, rest)]


def turned(picture: tuple[str, ...]) -> set[tuple[str, ...]]:
    """A picture as it is, turned by half, mirrored sideways, and upside down."""
    rows = [picture[:3], picture[3:]]
    ways = [rows, rows[::-1], [row[::-1] for row in rows], [row[::-1] for row in rows[::-1]]]
    return {(*above, *below) for above, below in ways}


@gathering({first: [(hand,) for hand in SETS if hand[0] == first] for first in DOMINOES[:-2]})
def test_pattern_tells_all_pictures_but_turned_and_mirrored_ones_once(
    hand: tuple[str, ...],
) -> None:
    """Each that the hand can make is one of those told, turned (S20) or mirrored (S21)."""
    told = told_pictures(hand)
    assert {each for picture in told for each in turned(picture)} == {*pictures(frozenset(hand))}
    assert sum(len(turned(picture)) for picture in told) == len(pictures(frozenset(hand)))


def test_there_are_three_to_nine_pictures_to_tell() -> None:
    """For 6, 36, 36 and 6 sets of dominoes."""
    assert Counter(len(told_pictures(hand)) for hand in SETS) == {3: 6, 5: 36, 7: 36, 9: 6}


def test_pattern_tells_the_same_in_whatever_order_dominoes_were_drawn() -> None:
    """And in the same order each time."""
    for hand in SETS[::12]:
        assert told_pictures(hand) == told_pictures(hand[::-1])


def test_without_dominoes_there_is_no_picture_to_tell() -> None:
    """For onlookers, and who has won."""
    table = position(PICTURE, (OWN, NOT))
    assert list(TOPICS["pattern"](table.view(None))) == [PicturesMade(0)]


# What is made up anew ----------------------------------------------------------------------------


def imagined(table: SixTable, seat: int, times: int = 60) -> list[SixTable]:
    """Tables as one seat can imagine them, each with other luck."""
    return [table.determinize(seat, Luck(luck)) for luck in range(times)]


def test_redeal_draws_the_others_anew_without_their_points() -> None:
    """The own hand stays; all but the open points can come."""
    table = position(PICTURE, (OWN, NOT), {1: "C CL, L LB"})
    worlds = imagined(table, 0)
    assert all(world.state.hands[0] == dominoes(OWN) for world in worlds)
    drawn = {domino for world in worlds for domino in world.state.hands[1]}
    assert drawn == {*DOMINOES} - {"cola-spezi", "lemonade-shandy"}


def test_who_is_asked_to_claim_has_a_pattern_in_every_world() -> None:
    """With help, that much is known."""
    table = position(PICTURE, (NOT, OWN))
    play(table, "0 turn take n15")
    assert asked(table).seat == 1
    worlds = imagined(table, 0)
    shown = patterns(blocks(table.state.display))
    assert all(frozenset(world.state.hands[1]) in shown for world in worlds)
    assert len({tuple(world.state.hands[1]) for world in worlds}) > 1


def test_without_help_who_is_asked_may_hold_anything() -> None:
    """Everybody is asked then."""
    table = position(PICTURE, (NOT, OWN), claims="off")
    play(table, "0 turn take n15")
    shown = patterns(blocks(table.state.display))
    found = {frozenset(world.state.hands[1]) in shown for world in imagined(table, 0)}
    assert found == {True, False}


def test_a_hand_that_was_shown_stays_until_the_point_is_made() -> None:
    """All have seen it."""
    table = position(PICTURE, (NOT, OWN))
    play(table, "0 turn take n15", "1 claim m13-o14")
    worlds = imagined(table, 0, 9)
    assert [world.state.hands[1] for world in worlds] == [dominoes(OWN)] * 9


def test_a_winner_has_no_hand_to_draw() -> None:
    """With seven points two dominoes are left, which are no set."""
    table = position(PICTURE, (NOT, OWN), {1: "C CL, C LB, L LB, L CB, B CL, B CB"})
    play(table, "0 turn take n15", "1 claim m13-o14", "1 point cola-diesel")
    assert table.state.hands[1] == []
    assert facts(table, "hand", seat=1) == [NoDominoes()]
    assert list(TOPICS["hand"](table.view(None))) == [NoDominoes()]
