"""Babel without the time zone of the system, which it looks up when it is imported.

That takes hundreds of file accesses, and fails for a zone that is none. The program says all dates
and times in their own zone, so it does not need it.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime


@contextmanager
def without_zone() -> Iterator[None]:
    """Let the zone be UTC, which is known without a file."""
    zone = os.environ.get("TZ")
    os.environ["TZ"] = "UTC"
    try:
        yield
    finally:
        if zone is None:
            del os.environ["TZ"]
        else:
            os.environ["TZ"] = zone


def here(moment: datetime) -> datetime:
    """Return a moment in the zone of the system, or in UTC if that is none."""
    try:
        return moment.astimezone()
    except (ValueError, OverflowError, OSError):
        return moment.replace(tzinfo=moment.tzinfo or UTC).astimezone(UTC)
