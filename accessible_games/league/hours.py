"""The hours at which people are awake, each in their own time zone, and those that they share."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, timedelta, timezone, tzinfo
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from accessible_games.core.frozen import Frozen

DAY = 24 * 60
STEP = 15
"""Minutes in which hours are compared; zones differ by quarters of an hour."""
FURTHEST = 14
"""Hours by which a zone differs from UTC at most (https://www.iana.org/time-zones)."""

Span = tuple[int, int]
"""From when to when, in minutes of a day; the end may be earlier, on the next day."""


class Hours(Frozen):
    """When somebody is awake, every day."""

    begin: int
    """In minutes of the day there."""
    end: int
    """The same; if it is not later, it is on the next day."""
    zone: str
    """Such as Europe/Berlin, or UTC+02:00."""


def hours_of(begin: int, end: int, zone: str) -> Hours:
    """Return hours. Raises `ValueError` for times or a zone that are none."""
    if not (0 <= begin < DAY and 0 <= end < DAY):
        raise ValueError("hours")
    zone_of(zone)
    return Hours(begin, end, zone)


def zone_of(name: str) -> tzinfo:
    """Return a time zone by its name. Raises `ValueError` if there is none called so."""
    if name.startswith("UTC"):
        return fixed(name.removeprefix("UTC"))
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError):
        raise ValueError(name) from None


def fixed(text: str) -> tzinfo:
    """Return the zone that differs from UTC by hours and minutes, such as +02:00 or -3.

    Raises `ValueError` for anything else.
    """
    hours, _, minutes = (text or "+0").partition(":")
    if hours[:1] not in ("+", "-") or not hours[1:].isascii():
        raise ValueError(text)
    shift = timedelta(hours=int(hours[1:]), minutes=int(minutes or 0))
    if not (len(hours) <= 3 and len(minutes) in (0, 2) and shift <= timedelta(hours=FURTHEST)):
        raise ValueError(text)
    return timezone(-shift if hours[0] == "-" else shift)


def shared(people: Iterable[Hours], now: datetime) -> frozenset[int]:
    """Return when all of them are awake on the day of a moment, as minutes of the day in UTC."""
    begin = now.astimezone(UTC).replace(hour=0, minute=0, second=0, microsecond=0)
    slots = {minute: begin + timedelta(minutes=minute) for minute in range(0, DAY, STEP)}
    everybody = [(each, zone_of(each.zone)) for each in people]
    return frozenset(
        minute
        for minute, moment in slots.items()
        if all(is_within(each, moment.astimezone(zone)) for each, zone in everybody)
    )


def is_within(hours: Hours, local: datetime) -> bool:
    """Whether a moment, as it is told where they are, is one of the hours."""
    minute = local.hour * 60 + local.minute
    if hours.begin < hours.end:
        return hours.begin <= minute < hours.end
    return minute >= hours.begin or minute < hours.end


def told_in(slots: Iterable[int], zone: str, now: datetime) -> list[Span]:
    """Return minutes of the day in UTC as spans of the day in a zone, the first one first."""
    local = now.astimezone(zone_of(zone)).utcoffset() or timedelta()
    shift = int(local.total_seconds()) // 60
    return spans(sorted((minute + shift) % DAY for minute in slots))


def spans(slots: Sequence[int]) -> list[Span]:
    """Return the spans of sorted minutes; one over midnight is one. All day is from 0 to 0."""
    found: list[Span] = []
    for minute in slots:
        if found and found[-1][1] == minute:
            found[-1] = found[-1][0], minute + STEP
        else:
            found.append((minute, minute + STEP))
    found = [(begin, end % DAY) for begin, end in found]
    if len(found) > 1 and found[0][0] == 0 and found[-1][1] == 0:
        found = [*found[1:-1], (found[-1][0], found[0][1])]
    return found
