"""Secrets are the game: nothing of them shows in views, events or questions of others."""

from random import Random

import pytest

from accessible_games.core import record
from accessible_games.core.decision import Move
from accessible_games.core.event import Event
from accessible_games.core.luck import Luck
from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import (
    BribePaid,
    CardKept,
    CardStolen,
    ChoiceSeen,
    FirstCardDealt,
    GoalsDealt,
)
from accessible_games.games.lifeboat.sea_events import CourseSeen, GoalsRevealed
from accessible_games.games.lifeboat.state import OPTIONS
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    K,
    L,
    M,
    S,
    asked,
    navigated,
    new,
    of,
    play,
    position,
)
from tests.written import by_hand

SECRET = (GoalsDealt, FirstCardDealt, ChoiceSeen, CourseSeen, CardKept)
"""What only one seat is told."""


def played(seed: int, seats: int = 6, trading: str = "open") -> tuple[BoatTable, list[Event]]:
    """A whole game with all that was told."""
    table = new(seats, seed, trading=trading)
    told, chance = list(table.opening), Random(seed)
    while table.pending:
        decision = table.waiting()[0]
        answer = decision.options.draw(chance)
        told += table.play(Move(decision.seat, decision.kind, answer))
    return table, told


@pytest.mark.parametrize("seed", range(4))
def test_secret_events_are_told_to_one_seat_only(seed: int) -> None:
    """Neither to another nor to an onlooker."""
    _, told = played(seed)
    found = {kind: of(kind, told) for kind in SECRET}
    assert all(found.values())
    for events in found.values():
        for event in events:
            for seat in (*range(6), None):
                seen = event.seen_by(seat)
                assert (seen == event) == (seat == event.seat)


@pytest.mark.parametrize("seed", range(4))
def test_what_others_are_told_of_hidden_cards_names_none(seed: int) -> None:
    """Kept in the morning, stolen from a hand, or passed face down."""
    _, told = played(seed)
    for event in of(CardKept, told):
        other = event.seen_by((event.seat + 1) % 6)
        assert other.card is None
    for event in of(CardStolen, told):
        known = {event.seat, event.victim}
        for seat in {*range(6)} - known:
            assert (event.seen_by(seat).card is None) == event.hidden
    for event in of(BribePaid, told):
        for seat in {*range(6)} - {event.seat, event.taker}:
            assert (event.seen_by(seat).card is None) == event.hidden


@pytest.mark.parametrize("seed", range(4))
def test_love_and_hate_are_told_at_the_end_only(seed: int) -> None:
    """To others (L54)."""
    _, told = played(seed)
    revealed = [number for number, event in enumerate(told) if isinstance(event, GoalsRevealed)]
    scored = [number for number, event in enumerate(told) if "Scored" in type(event).__name__]
    assert not scored or revealed[0] < scored[0]
    for event in told[: revealed[0] if revealed else len(told)]:
        if isinstance(event, GoalsDealt):
            assert event.seen_by(None) is None


def test_the_views_of_two_tables_that_differ_in_secrets_are_equal() -> None:
    """Goals, hands, the stacks and what others have seen."""
    one = position({S: "knife", C: "water"}, row_stack=["course-1"], top="course-2")
    other = position(
        {S: "chum", C: "jewel"}, row_stack=["course-3"], top="course-4",
        loves=["stephen", "lady", "captain", "mate", "frenchy", "kid"],
        hates=["kid", "stephen", "lady", "mate", "captain", "frenchy"],
    )  # fmt: skip
    for seat in (L, None):
        assert one.view(seat) == other.view(seat)
    for seat in (S, C):
        assert one.view(seat) != other.view(seat)


def test_questions_to_one_seat_do_not_depend_on_the_hands_of_others() -> None:
    """Whom to mug, what to want, whom to help."""
    one = position({L: "water", S: "knife", C: "cash"})
    other = position({L: "water", S: "chum", C: "jewel"})
    for lines in (["0 turn mug"], ["0 turn trade", "0 partner captain", "0 give water"]):
        tables = [one.copy(), other.copy()]
        for table in tables:
            play(table, *lines)
        assert asked(tables[0]) == asked(tables[1])


@pytest.mark.parametrize("card", ["water", "chum", "life-preserver", "jewel"])
def test_who_is_asked_at_sea_does_not_depend_on_what_is_held(card: str) -> None:
    """Everybody who could hold something is asked (L64)."""
    table = navigated("course-1", {L: card, K: "cash"}, discard=["compass"])
    assert [decision.seat for decision in table.waiting()] == [L, K]
    assert {decision.kind for decision in table.waiting()} == {"sea"}


@pytest.mark.parametrize("card", ["knife", "water"])
def test_who_is_asked_in_a_fight_does_not_depend_on_what_is_held(card: str) -> None:
    """The fighter with a hidden card is asked for a weapon (L64)."""
    table = position({C: card})
    play(table, "0 turn swap", "0 swap captain", "2 consent fight", "1 join out")
    assert (asked(table).seat, asked(table).kind) == (C, "weapon")


def test_all_that_is_secret_is_made_up_anew() -> None:
    """No secret of another stays in every made-up table."""
    table = position(
        {S: "knife", C: "water", M: "jewel"}, row_stack=["course-1"], top="course-2",
        passed=[[], ["oar"], [], [], [], []],
    )  # fmt: skip
    made = [table.determinize(L, Luck(luck)).state for luck in range(40)]
    for name in ("hands", "loves", "hates", "navigation", "row_stack", "provisions"):
        assert len({str(getattr(state, name)) for state in made}) > 5
    assert all(state.passed == [[]] * 6 for state in made)


# Records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("trading", ["turn", "open"])
def test_a_record_plays_to_the_same_end(trading: str) -> None:
    """Heading, seed and answers are the whole game; answers are words without blanks."""
    table, _ = played(9, 5, trading)
    options = {name: choices[0] for name, choices in OPTIONS.items()} | {"trading": trading}
    occupants = tuple(Occupant("person", f"Seat {seat}") for seat in range(5))
    text = by_hand(Record("lifeboat", 1, options, occupants, 9))
    text += "".join(f"{move}\n" for move in table.moves)
    again = record.read(text).table(GAMES)
    assert again.state == table.state
    assert again.moves == table.moves
    assert not again.pending


def test_answers_are_the_same_words_in_every_language() -> None:
    """Characters, cards and plain words."""
    table = position({L: "painting-3 water", C: "knife"})
    lines = [
        "0 turn trade", "0 partner captain", "0 give painting-3 water", "0 want knife",
        "2 deal no", "0 turn mug", "0 mug captain", "2 consent fight", "0 weapon no", "1 join out",
    ]  # fmt: skip
    play(table, *lines)
    assert [str(move) for move in table.moves] == lines
    assert M not in table.state.fought


def test_a_table_can_be_turned_back_to_any_answer() -> None:
    """As if the later ones had never been given."""
    table, _ = played(3)
    for count in (0, 1, len(table.moves) // 2, len(table.moves) - 1):
        back = table.copy(count)
        assert back.moves == table.moves[:count]
        for move in table.moves[count:]:
            back.play(move)
        assert back.state == table.state
