"""Limits: what is counted, for whom, and when it comes back."""

import pytest
from hypothesis import given
from hypothesis import strategies as some

from accessible_games.network import rate_limits as module
from accessible_games.network.addresses import Share
from accessible_games.network.rate_limits import Limit, Limits

THREE = Limit("three", 3, 10.0)


def counting() -> tuple[Limits, list[float]]:
    """Return limits with a clock that stands still."""
    now = [100.0]
    return Limits(lambda: now[0]), now


@given(some.lists(some.floats(0, 40), max_size=60))
def test_no_more_than_the_limit_passes(pauses: list[float]) -> None:
    """In any time, at most so many at once and one for each pause."""
    limits, now = counting()
    passed: list[float] = []
    for pause in pauses:
        now[0] += pause
        if limits.takes(THREE, [Share("a")]):
            passed.append(now[0])
    for first, begun in enumerate(passed):
        for last in range(first, len(passed)):
            assert last - first + 1 <= THREE.most + (passed[last] - begun) / THREE.seconds + 1e-6


def test_a_refusal_counts_for_nobody() -> None:
    """All for whom something is counted must have room, or nothing is counted."""
    limits, _ = counting()
    narrow, wide = Share("narrow"), Share("wide", 4)
    for _ in range(5):
        limits.takes(THREE, [narrow, wide])
    assert (limits.used(THREE, narrow), limits.used(THREE, wide)) == pytest.approx((3, 3))
    limits.give_back(THREE, [narrow, wide])
    assert limits.takes(THREE, [narrow, wide])
    assert not limits.takes(THREE, [narrow, wide])


def test_the_worst_are_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many others come after them."""
    monkeypatch.setattr(module, "MOST", 100)
    limits, now = counting()
    worst = Share("worst")
    while limits.takes(THREE, [worst]):
        pass
    for number in range(1000):
        limits.takes(THREE, [Share(str(number))])
    assert not limits.takes(THREE, [worst])
    assert len(limits.back) <= 100
    now[0] += 10 * THREE.seconds
    limits.takes(THREE, [Share("later")])
    for number in range(100):
        limits.takes(THREE, [Share(str(number))])
    assert ("three", "worst") not in limits.back
