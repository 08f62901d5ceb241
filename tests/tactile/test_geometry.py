"""Where dots are on a card: never outside it, never on each other, and right whichever way up."""

from itertools import combinations
from math import dist

import pytest
from hypothesis import given

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.tactile.geometry import (
    Placing,
    Point,
    centres,
    check_card,
    mirrored,
    on_card,
    size,
    turned,
)
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import CARD, MARGIN, PROFILES, DotProfile
from tests.tactile import decks, reading

every_profile = pytest.mark.parametrize("profile", PROFILES.values(), ids=PROFILES)
MARBURG = PROFILES["marburg"]


def same(some: list[Point], others: list[Point]) -> bool:
    """Whether the dots are the same, whatever their order."""
    pairs = zip(rounded(some), rounded(others), strict=True)
    return all(dist(a, b) < 1e-4 for a, b in pairs)


def rounded(dots: list[Point]) -> list[Point]:
    """The dots in one order, however they were reckoned."""
    return sorted((round(x, 5), round(y, 5)) for x, y in dots)


def test_a_cell_has_its_dots_where_braille_has_them() -> None:
    """Dots 1 to 3 go down on the left and 4 to 6 on the right; the next cell and line follow."""
    foot = 0.8
    full = [(foot + x, foot + y) for x in (0, 2.5) for y in (0, 2.5, 5)]
    assert centres(["⠿"], MARBURG) == full
    assert centres(["⠀⠂"], MARBURG) == [(foot + 6, foot + 2.5)]
    assert centres(["", "⠠"], MARBURG) == [(foot + 2.5, foot + 15)]


def test_the_size_of_a_label_is_that_of_its_dots() -> None:
    """One cell is 4.1 by 6.6 mm in Marburg Medium, seven are the 40.1 that a card has room for."""
    assert size(["⠿"], MARBURG) == pytest.approx((4.1, 6.6))
    assert size(["⠿" * 7, "⠿"], MARBURG) == pytest.approx((40.1, 16.6))


@given(decks.lone_labels(), decks.placings, decks.profiles)
def test_dots_never_leave_their_card(label: Label, placing: Placing, profile: DotProfile) -> None:
    """A card that is too small is refused; on any other there is a margin around all feet."""
    try:
        dots = on_card(label, placing, profile)
    except OverlayError:
        return
    edge = MARGIN + profile.width / 2 - 1e-6
    for x, y in dots:
        assert edge <= x <= placing.card[0] - edge
        assert edge <= y <= placing.card[1] - edge


@given(decks.lone_labels(), decks.placings, decks.profiles)
def test_dots_never_touch_each_other(label: Label, placing: Placing, profile: DotProfile) -> None:
    """The nearest two are as far apart as dots of a cell."""
    try:
        dots = on_card(label, placing, profile)
    except OverlayError:
        return
    assert all(dist(a, b) > profile.inner - 1e-6 for a, b in combinations(dots, 2))


@given(decks.lone_labels(), decks.placings, decks.profiles)
def test_a_refusal_names_a_card_that_does(
    label: Label, placing: Placing, profile: DotProfile
) -> None:
    """And nothing else was wrong."""
    try:
        check_card(label, placing, profile)
    except OverlayError as error:
        wide, high = (float(error.arguments[side]) for side in ("width", "height"))
        larger = max(wide, placing.card[0]), max(high, placing.card[1])
        check_card(label, Placing(larger, placing.corner, placing.ends), profile)
        check_card(label, Placing((wide, high), placing.corner, placing.ends), profile)


@given(decks.lone_labels(), decks.profiles)
def test_a_label_can_be_read_with_the_card_either_way_up(label: Label, profile: DotProfile) -> None:
    """Both ends have it in the same corner of the card as it is held."""
    for corner in ("tl", "tr"):
        dots = on_card(label, Placing(decks.LARGE, corner, "both"), profile)
        one = on_card(label, Placing(decks.LARGE, corner, "one"), profile)
        held = turned(dots, decks.LARGE)
        assert same(held, dots)
        upper, lower = dots[: len(one)], dots[len(one) :]
        assert upper == one
        assert same(turned(lower, decks.LARGE), one)


@given(decks.lone_labels(), decks.profiles)
def test_a_label_is_read_back_from_its_corner(label: Label, profile: DotProfile) -> None:
    """A quarter of an inch from the two edges of the corner that was asked for.

    At the right, lines of a label end below each other.
    """
    width, _ = size(label.cells, profile)
    for corner, left in (("tl", 6.35), ("tr", decks.LARGE[0] - 6.35 - width)):
        dots = on_card(label, Placing(decks.LARGE, corner, "one"), profile)
        longest = max(map(len, label.cells)) if corner == "tr" else 0
        wanted = [line.rjust(longest, "\u2800") for line in label.cells]
        assert reading.cells(dots, profile, left, 6.35) == wanted


@given(decks.lone_labels(), decks.profiles)
def test_mirroring_twice_changes_nothing(label: Label, profile: DotProfile) -> None:
    """And once exchanges left and right."""
    dots = centres(label.cells, profile)
    once = mirrored(dots, 60)
    assert [x + y for (x, _), (y, _) in zip(dots, once, strict=True)] == pytest.approx(
        [60.0] * len(dots)
    )
    assert same(mirrored(once, 60), dots)


@every_profile
@pytest.mark.parametrize("language", ["de", "fr", "en"])
@pytest.mark.parametrize("game", ["life-is-life", "arche-noah", "sixpack", "lifeboat"])
def test_the_games_fit_on_common_cards(game: str, language: str, profile: DotProfile) -> None:
    """At both ends of a card of 56 by 87 mm."""
    for label in decks.of_game(game, language):
        check_card(label, Placing(CARD), profile)


def test_two_ends_beside_each_other_need_no_height() -> None:
    """On a wide card the labels of both ends may be level."""
    (label,) = decks.of(Card("door", label="A/B/C"))
    check_card(label, Placing((60, 40)), MARBURG)
    with pytest.raises(OverlayError) as caught:
        check_card(label, Placing((22, 40)), MARBURG)
    assert caught.value.arguments == {
        "name": "door", "value": "A/B/C", "width": "17", "height": "70",
    }  # fmt: skip


@every_profile
def test_a_profile_keeps_to_its_norm(profile: DotProfile) -> None:
    """Cells and lines are further apart than dots, dots do not touch, domes are no balls."""
    assert profile.width < profile.inner < profile.cell - profile.inner
    assert profile.inner < profile.line - 2 * profile.inner
    assert 0.4 < profile.height < profile.width


def test_the_sign_profile_is_within_the_norms_of_signs() -> None:
    """ADA 703.3: 2.3 to 2.5, 6.1 to 7.6, 10.0 to 10.2, 1.5 to 1.6, 0.6 to 0.9, and domed."""
    sign = PROFILES["sign"]
    radius = (sign.width**2 / 4 + sign.height**2) / (2 * sign.height)
    assert (2.3 <= sign.inner <= 2.5, 6.1 <= sign.cell <= 7.0, 10.0 <= sign.line <= 10.2) == (
        1,
        1,
        1,
    )
    assert (1.5 <= sign.width <= 1.6, 0.6 <= sign.height <= 0.9, 0.76 <= radius <= 0.81) == (
        1,
        1,
        1,
    )
