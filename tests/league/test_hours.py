"""Hours in people's own zones: which they share, and when that is for each of them."""

from datetime import UTC, datetime

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.league.hours import (
    DAY,
    STEP,
    Hours,
    hours_of,
    is_within,
    shared,
    told_in,
    zone_of,
)

WINTER, SUMMER = datetime(2026, 1, 15, 12, tzinfo=UTC), datetime(2026, 7, 15, 12, tzinfo=UTC)
ZONES = ("UTC+00:00", "UTC+05:45", "UTC-3", "Europe/Berlin", "America/New_York", "Asia/Kolkata")
HOURS = st.builds(
    Hours,
    st.integers(0, DAY // STEP - 1).map(STEP.__mul__),
    st.integers(0, DAY // STEP - 1).map(STEP.__mul__),
    st.sampled_from(ZONES),
)


def test_hours_of_two_zones() -> None:
    """18 to 22 in Berlin and 12 to 18 in New York share two hours, told in each one's own time."""
    berlin, york = Hours(1080, 1320, "Europe/Berlin"), Hours(720, 1080, "America/New_York")
    both = shared([berlin, york], WINTER)
    assert told_in(both, berlin.zone, WINTER) == [(1080, 1320)]
    assert told_in(both, york.zone, WINTER) == [(720, 960)]
    assert told_in(shared([berlin, Hours(480, 720, york.zone)], WINTER), york.zone, WINTER) == []


def test_summer_time_counts() -> None:
    """Hours are those on the clock, whatever it shows in UTC."""
    berlin = Hours(1080, 1320, "Europe/Berlin")
    assert told_in(shared([berlin], WINTER), "UTC", WINTER) == [(1020, 1260)]
    assert told_in(shared([berlin], SUMMER), "UTC", SUMMER) == [(960, 1200)]
    assert told_in(shared([berlin], SUMMER), berlin.zone, SUMMER) == [(1080, 1320)]


def test_hours_over_midnight_are_one_span() -> None:
    """Whoever is awake from 22 to 2 is told that, and all day is from 0 to 0."""
    late = Hours(1320, 120, "Europe/Berlin")
    assert told_in(shared([late], WINTER), late.zone, WINTER) == [(1320, 120)]
    assert told_in(shared([Hours(0, 0, "UTC")], WINTER), "UTC", WINTER) == [(0, 0)]


@settings(max_examples=100, deadline=None)
@given(st.lists(HOURS, min_size=1, max_size=4), st.sampled_from(ZONES))
def test_shared_hours_are_hours_of_all(people: list[Hours], zone: str) -> None:
    """Each quarter of an hour is shared if and only if everybody is awake."""
    slots = shared(people, WINTER)
    for minute in range(0, DAY, STEP):
        moment = WINTER.replace(hour=minute // 60, minute=minute % 60)
        everybody = all(is_within(each, moment.astimezone(zone_of(each.zone))) for each in people)
        assert (minute in slots) == everybody
    spans = told_in(slots, zone, WINTER)
    length = sum((end - begin) % DAY or DAY for begin, end in spans)
    assert length == STEP * len(slots)
    assert all(begin % STEP == 0 for begin, _ in spans)


@pytest.mark.parametrize(
    "name",
    ["", "Nowhere", "UTC+99", "UTC3", "UTC+3:7", "UTC+x", "../etc/passwd", "/etc/passwd", "UTC+²"],
)
def test_what_is_no_zone(name: str) -> None:
    """Anything that is no zone is refused, also what looks like a file."""
    with pytest.raises(ValueError, match=r"|"):
        zone_of(name)


@pytest.mark.parametrize("times", [(-1, 5), (5, DAY)])
def test_what_is_no_time(times: tuple[int, int]) -> None:
    """Times are minutes of a day."""
    with pytest.raises(ValueError, match="hours"):
        hours_of(*times, "UTC")
