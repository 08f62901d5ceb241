"""SixPack's players look for their patterns: led around the table, and claiming what is there."""

from pathlib import Path

import pytest

from tests.games.sixpack.building import document
from tests.games.sixpack.sessions import NOT, OWN, moves, said, two
from tests.sessions import Evening

CORNERS = "Type two corners of your pattern, such as p13 r14, or claim, or no."
THREE_BLOCKS = "C CL B\nCB L LB\nL CB L"
"""Wide ones from m13 and m14, high ones from m13 and n13: only the first one is Anna's."""
LED = (
    "Row 13 from m: cola, cola lemon, beer. Row 14 from m: cola beer, lemon, lemon beer.",
    "Column m from 13: cola, cola beer, lemon. Column n from 13: cola lemon, lemon, cola beer.",
    "Column n from 13: cola lemon, lemon, cola beer. Column o from 13: beer, lemon beer, lemon.",
    "Row 14 from m: cola beer, lemon, lemon beer. Row 15 from m: lemon, cola beer, lemon.",
)


def searching(place: Path, claims: str = "yes-no", hand: str = OWN) -> Evening:
    """Return Anna at the question, with her pattern at m13 to o14 unless she has another hand."""
    given = document(THREE_BLOCKS, (hand, NOT), claims=claims, phase="claim", claimants=[0])
    return two(place, given)


@pytest.mark.parametrize(("claims", "hand"), [("yes-no", OWN), ("off", OWN), ("off", NOT)])
def test_claim_alone_leads_from_six_drinks_to_the_next(
    tmp_path: Path, claims: str, hand: str
) -> None:
    """Over the whole table, row by row, whatever she holds; then it ends, and begins again."""
    answers = said(searching(tmp_path, claims, hand), "", *["claim"] * 6)
    assert answers[1:] == [*LED, "The table ends here.", LED[0]]


@pytest.mark.parametrize("typed", ["yes", "y", "here", "claim here"])
def test_yes_and_here_claim_the_six_drinks_one_was_led_to(tmp_path: Path, typed: str) -> None:
    """Corners are not needed."""
    evening = searching(tmp_path)
    evening.play("", "claim", typed)
    assert moves(evening) == ["0 claim m13-o14"]


@pytest.mark.parametrize("typed", ["yes", "here", "claim here"])
def test_what_was_heard_on_the_way_is_refused_if_it_is_another(tmp_path: Path, typed: str) -> None:
    """The player goes on from there."""
    evening = searching(tmp_path)
    answers = said(evening, "", "claim", "claim", typed, "claim")
    assert answers[3].startswith("That is not your pattern. Missing: ")
    assert answers[4] == LED[2]
    assert moves(evening) == []


@pytest.mark.parametrize("typed", ["yes", "here"])
def test_who_has_gone_on_from_there_means_another_place(tmp_path: Path, typed: str) -> None:
    """Here means the place of the cursor, and yes means nothing."""
    evening = searching(tmp_path)
    answer = said(evening, "", "claim", "right", typed)[3]
    assert answer.startswith("That is not your pattern." if typed == "here" else CORNERS)


@pytest.mark.parametrize("typed", ["claim m13", "claim m 13", "yes m13"])
def test_the_first_corner_is_enough(tmp_path: Path, typed: str) -> None:
    """If a block of six drinks that begins there is the player's pattern."""
    evening = searching(tmp_path)
    evening.play("", typed)
    assert moves(evening) == ["0 claim m13-o14"]


def test_one_is_led_at_that_question_only(tmp_path: Path) -> None:
    """Before it, claiming is explained; at a new question it starts from the beginning."""
    evening = two(tmp_path, document(THREE_BLOCKS, (OWN, OWN), claims="yes-no"))
    answers = said(evening, "", "claim", "lemon l14", "claim", "no", "", "claim")
    assert answers[1].startswith("You can claim at the end of a turn, when you are asked.")
    assert answers[3] == answers[6]
    assert answers[3].startswith("Row 13 from l: ")


@pytest.mark.parametrize("typed", ["claim", "yes"])
def test_where_the_place_was_told_claim_claims_it(tmp_path: Path, typed: str) -> None:
    """No one is led to what is shown."""
    evening = searching(tmp_path, "show")
    evening.play("", typed)
    assert moves(evening) == ["0 claim m13-o14"]
