"""The morning: the quartermaster draws, everybody keeps one card and passes the others on."""

from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.events import (
    CardKept,
    ChoiceSeen,
    DayBegan,
    ProvisionsDrawn,
    ProvisionsGone,
    TurnBegan,
    TurnSkipped,
)
from tests.games.lifeboat.building import (
    C,
    F,
    K,
    L,
    M,
    S,
    asked,
    document,
    of,
    options,
    play,
    position,
    question,
    read,
    say_no,
)

SIX = "oar knife cash jewel chum compass"


def test_the_quartermaster_draws_as_many_cards_as_are_conscious() -> None:
    """Neither the unconscious nor the dead count."""
    table = position(phase="dawn", order=[], deck=SIX, wounds={S: 5, F: 7})
    assert table.opening == [
        DayBegan(2, 0),
        ProvisionsDrawn(L, 4, 2),
        ChoiceSeen(L, ("oar", "knife", "cash", "jewel")),
    ]


def test_the_quartermaster_is_who_is_conscious_nearest_the_bow() -> None:
    """Not the Mate, and not who sat there at first (L1)."""
    table = position(phase="dawn", order=[], boat=[K, S, C, M, F, L], wounds={K: 3})
    assert question(table) == (S, "draft")


def test_each_keeps_one_card_and_passes_the_rest_towards_the_stern() -> None:
    """In the order of the boat; the unconscious are left out, the last has no choice."""
    table = position(phase="dawn", order=[], deck=SIX, wounds={C: 7})
    assert options(table) == ["cash", "jewel", "oar", "chum", "knife"]
    play(table, "0 draft knife")
    assert question(table) == (S, "draft")
    assert options(table) == ["cash", "jewel", "oar", "chum"]
    told = play(table, "1 draft oar", "3 draft jewel", "4 draft cash")
    assert of(CardKept, told)[-1] == CardKept(K, "chum")
    assert table.state.hands == [["knife"], ["oar"], [], ["jewel"], ["cash"], ["chum"]]
    assert table.state.passing == []
    assert told[-1] == TurnBegan(L)


def test_equal_cards_to_choose_from_are_asked_about_too() -> None:
    """Otherwise all would know what was passed."""
    table = position(phase="dawn", order=[], deck="water water", seats=4, wounds={C: 8, M: 9})
    assert options(table) == ["water"]


def test_what_is_looked_at_and_kept_is_secret() -> None:
    """Others see that a card was kept."""
    seen, kept = ChoiceSeen(L, ("oar", "knife")), CardKept(L, "oar")
    assert [seen.seen_by(seat) for seat in (L, S, None)] == [seen, None, None]
    assert [kept.seen_by(seat) for seat in (L, S, None)] == [
        kept,
        CardKept(L, None),
        CardKept(L, None),
    ]


def test_where_less_are_left_the_bow_goes_first() -> None:
    """The others get none (L4), and that was all."""
    table = position(phase="dawn", order=[], deck="oar knife")
    assert of(ProvisionsDrawn, table.opening) == [ProvisionsDrawn(L, 2, 0)]
    assert of(ProvisionsGone, table.opening) == [ProvisionsGone()]
    play(table, "0 draft oar")
    assert table.state.hands == [["oar"], ["knife"], [], [], [], []]


def test_without_provisions_there_is_no_draft() -> None:
    """Nothing is shuffled again (L5)."""
    table = position(phase="dawn", order=[], deck="")
    assert table.opening == [DayBegan(2, 0), TurnBegan(L)]
    assert len(table.state.discard) == 42


def test_nobody_trades_in_the_morning() -> None:
    """There is only the card to keep."""
    table = position({L: "knife"}, phase="dawn", order=[], trading="open")
    assert question(table) == (L, "draft")
    assert "trade" not in options(table)


# The order of the day ----------------------------------------------------------------------------


def test_turns_go_from_the_bow_to_the_stern() -> None:
    """One action each."""
    table = position()
    seats = []
    while table.state.phase == "turn":
        seats.append(asked(table).seat)
        play(table, f"{asked(table).seat} turn nothing")
    assert seats == [L, S, C, M, F, K]


def test_the_order_of_the_day_is_that_of_the_morning() -> None:
    """Whatever is swapped, it stays for this day and is new on the next (L6)."""
    table = position(top="course-2")
    play(table, "0 turn swap", "0 swap kid", "5 consent agree")
    assert table.state.boat == [K, S, C, M, F, L]
    seats = []
    while table.state.phase == "turn":
        seats.append(asked(table).seat)
        play(table, f"{asked(table).seat} turn nothing")
    assert seats == [S, C, M, F, K]
    assert question(table) == (K, "draft")


def test_who_is_unconscious_when_the_turn_comes_is_skipped() -> None:
    """The dead are not even named (L8)."""
    table = position(wounds={S: 5, C: 8})
    told = play(table, "0 turn nothing")
    assert of(TurnSkipped, told) == [TurnSkipped(S)]
    assert question(table) == (M, "turn")


def test_who_was_healed_in_time_acts() -> None:
    """Awake when the turn comes is enough (L8)."""
    table = position({L: "medical-kit"}, wounds={S: 5})
    told = play(table, "0 turn medical-kit", "0 heal stephen")
    assert told[-1] == TurnBegan(S)


def test_who_faints_before_the_turn_does_not_act() -> None:
    """Order or not (L8)."""
    table = position(wounds={S: 4}, shown={L: "gaffing-hook"})
    play(table, "0 turn swap", "0 swap stephen", "1 consent fight")
    say_no(table, "join", "weapon")
    assert table.state.wounds[S] == 5
    assert question(table) == (C, "turn")


# What is known of the draft ----------------------------------------------------------------------


def test_who_has_passed_cards_on_knows_them_to_be_among_the_later_ones() -> None:
    """Each who chose after one has kept one of them; it is told until the next day (L62)."""
    table = position(phase="dawn", order=[], deck=SIX)
    play(table, "0 draft knife", "1 draft oar", "2 draft cash")
    assert table.view(L).passed == ("oar", "cash", "jewel", "chum", "compass")
    assert table.view(S).passed == ("cash", "jewel", "chum", "compass")
    seen = set()
    for luck in range(40):
        world = table.determinize(S, Luck(luck)).state
        seen.add(world.hands[C][0])
        assert sorted(world.hands[C] + world.passing) == sorted(table.view(S).passed)
        assert world.hands[L] not in (["cash"], ["oar"])
    assert seen == {"cash", "jewel", "chum", "compass"}


def test_who_is_yet_to_choose_knows_nothing_of_what_is_passed() -> None:
    """Not even the kinds."""
    table = position(phase="dawn", order=[])
    passing = {tuple(sorted(table.determinize(K, Luck(n)).state.passing)) for n in range(30)}
    assert len(passing) > 10
    assert table.view(K).choice == ()
    assert table.view(L).choice == tuple(table.state.passing)
    assert table.view(None).choice == ()


def test_a_new_morning_takes_the_place_of_the_last() -> None:
    """What was passed on yesterday is told no more."""
    given = document(phase="dawn", order=[], passed=[["knife"], [], [], [], [], []])
    assert read(given).view(L).passed == ()
