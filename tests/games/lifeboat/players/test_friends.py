"""Who has helped is helped: in a fight, with water, and by not being robbed."""

from typing import Any

import pytest

from accessible_games.games.lifeboat.players.friends import THANKS, is_friend, thanks
from accessible_games.games.lifeboat.players.reasons import GainsNothing, HelpsAlly, NeedsOwnWater
from accessible_games.games.lifeboat.players.turns import worth_and_why
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    K,
    L,
    M,
    S,
    navigated,
    play,
    position,
    say_no,
)
from tests.games.lifeboat.players.seats import advice, first, goals, outlook


@pytest.mark.parametrize(
    ("deeds", "friend"),
    [
        ([], False),
        ([[C, L, 1]], True),
        ([[L, C, 1], [C, S, 1]], False),
        ([[C, L, 1], [C, L, -1]], False),
        ([[C, L, 1], [C, L, -1], [C, L, 1]], True),
    ],
)
def test_a_friend_has_done_more_for_one_than_against_one(
    deeds: list[list[int]], friend: bool
) -> None:
    """What was done to others does not count, nor what one did oneself."""
    seen = outlook(position(deeds=deeds))
    assert is_friend(seen, C) == friend
    assert thanks(seen, C) == THANKS * friend


def test_nobody_whose_death_is_wished_is_a_friend() -> None:
    """The Lady hates the Kid."""
    assert not is_friend(outlook(position(deeds=[[K, L, 1]])), K)


def fight(deeds: list[list[int]], **fields: Any) -> BoatTable:
    """Frenchy demands the seat of Sir Stephen, who fights; the Captain is asked to join.

    The Captain loves and hates nobody of them.
    """
    love_and_hate = {"loves": goals("CLMSKF"), "hates": goals("FMKLCS")}
    table = position(order=[F], deeds=deeds, **(love_and_hate | fields))
    play(table, "4 turn swap", "4 swap stephen", "1 consent fight", "0 join out")
    if first(table).kind == "weapon":
        play(table, "1 weapon no")
    assert first(table).seat == C
    return table


@pytest.mark.parametrize(("friend", "side"), [(S, "defend"), (F, "attack")])
def test_a_friend_is_helped_in_a_fight(friend: int, side: str) -> None:
    """On either side, where that side can win."""
    given = advice(fight([[friend, C, 1]]))
    assert (given.answer, given.reason) == (side, HelpsAlly(friend))


@pytest.mark.parametrize(
    ("deeds", "fields"),
    [
        ([], {}),
        ([[S, C, -1]], {}),
        ([[S, C, 1], [F, C, 1]], {}),
        ([[S, C, 1]], {"wounds": {C: 5}}),
        ([[F, C, 1]], {"shown": {S: "flare-gun gaffing-hook knife"}}),
    ],
)
def test_without_a_friend_or_a_chance_one_stays_out(
    deeds: list[list[int]], fields: dict[str, Any]
) -> None:
    """Nor is anybody helped against a friend, or by who is hurt already; except for a card."""
    assert advice(fight(deeds, **fields)).answer == ("promise" if "shown" in fields else "out")


@pytest.mark.parametrize(
    ("bottles", "deeds", "answer", "reason"),
    [
        (1, [], "no", GainsNothing()),
        (3, [], "no", GainsNothing()),
        (3, [[C, F, 1]], "water", HelpsAlly(C)),
        (1, [[C, F, 1]], "no", NeedsOwnWater()),
    ],
)
def test_water_is_given_to_a_friend_by_who_has_enough(
    bottles: int, deeds: list[list[int]], answer: str, reason: object
) -> None:
    """The Captain is thirsty, who is nothing to Frenchy but a friend."""
    hands = {F: "water " * bottles}
    table = navigated("course-9", hands, wounds={F: 4 if bottles == 1 else 0}, deeds=deeds)
    say_no(table, "sea")
    assert (first(table).seat, first(table).kind) == (F, "water")
    assert (advice(table).answer, advice(table).reason) == (answer, reason)


def test_a_friend_is_rather_not_robbed() -> None:
    """It would have to be worth more."""
    strange, friendly = (
        outlook(position(shown={S: "jewel"}, deeds=deeds), M) for deeds in ([], [[S, M, 1]])
    )
    assert worth_and_why(friendly, S)[0] == pytest.approx(worth_and_why(strange, S)[0] - THANKS)
