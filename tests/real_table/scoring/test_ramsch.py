"""Ramsch counts by the custom of the table."""

import pytest

from accessible_games.real_table.scoring.ramsch import Ramsch, RamschCustom, count
from accessible_games.real_table.scoring.skat import SkatError


def of(*taken: int) -> dict[int, int]:
    """Card points by seat."""
    return dict(enumerate(taken))


@pytest.mark.parametrize(
    ("ramsch", "custom", "points"),
    [
        (Ramsch(of(60, 40, 20)), RamschCustom(), (-60, 0, 0)),
        (Ramsch(of(50, 40, 20)), RamschCustom(), (-60, 0, 0)),
        (Ramsch(of(50, 40, 20), last=2), RamschCustom(skat="last-trick"), (-50, 0, 0)),
        (Ramsch(of(50, 40, 20), last=1), RamschCustom(skat="last-trick"), (-50, -50, 0)),
        (Ramsch(of(50, 50, 20)), RamschCustom(), (-50, -50, 0)),
        (Ramsch(of(50, 50, 20), last=1), RamschCustom(tie="last-trick"), (0, -50, 0)),
        (Ramsch(of(50, 50, 20), last=2), RamschCustom(tie="last-trick"), (-50, -50, 0)),
        (Ramsch(of(80, 40, 0), frozenset({2})), RamschCustom(), (-160, 0, 0)),
        (Ramsch(of(80, 40, 0), frozenset({2})), RamschCustom(virgin=False), (-80, 0, 0)),
        (Ramsch(of(120, 0, 0), frozenset({1, 2})), RamschCustom(), (120, 0, 0)),
        (Ramsch(of(101, 0, 0), frozenset({1, 2})), RamschCustom(), (120, 0, 0)),
        (Ramsch(of(120, 0, 0), frozenset({1, 2})), RamschCustom(march=False), (-240, 0, 0)),
        (Ramsch(of(120, 0, 0)), RamschCustom(), (-120, 0, 0)),
        (Ramsch(of(60, 40, 20), doublings=2), RamschCustom(), (-240, 0, 0)),
        (Ramsch(of(60, 40, 20)), RamschCustom(fixed=True), (-10, 0, 0)),
        (Ramsch(of(80, 40, 0), frozenset({2})), RamschCustom(fixed=True), (-15, 0, 0)),
    ],
)
def test_who_has_the_most_card_points_loses_them(
    ramsch: Ramsch, custom: RamschCustom, points: tuple[int, ...]
) -> None:
    """Doubled by a virgin and by each who passed the skat on; all tricks win."""
    assert count(ramsch, custom, 3) == points


def test_who_deals_gets_nothing_at_four() -> None:
    """Three play."""
    assert count(Ramsch({0: 60, 2: 40, 3: 20}), RamschCustom(), 4) == (-60, 0, 0, 0)


@pytest.mark.parametrize(
    ("ramsch", "custom", "message"),
    [
        (Ramsch({0: 60, 1: 60}), RamschCustom(), "ramsch-players"),
        (Ramsch(of(60, 40, 21)), RamschCustom(), "ramsch-sum"),
        (Ramsch(of(50, 30, 17)), RamschCustom(), "ramsch-sum"),
        (Ramsch(of(50, 40, 30), frozenset({2})), RamschCustom(), "ramsch-virgin-points"),
        (Ramsch(of(0, 0, 0), frozenset({0, 1, 2})), RamschCustom(), "ramsch-virgins"),
        (Ramsch(of(50, 40, 20)), RamschCustom(skat="last-trick"), "ramsch-last-trick"),
        (Ramsch(of(50, 50, 20)), RamschCustom(tie="last-trick"), "ramsch-last-trick"),
        (
            Ramsch(of(70, 40, 0), frozenset({2}), last=2),
            RamschCustom(skat="last-trick"),
            "ramsch-no-trick",
        ),
    ],
)
def test_card_points_that_cannot_be_are_refused(
    ramsch: Ramsch, custom: RamschCustom, message: str
) -> None:
    """With the reason."""
    with pytest.raises(SkatError) as raised:
        count(ramsch, custom, 3)
    assert raised.value.message == message
