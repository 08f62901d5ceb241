"""Until when people at a table of days have to answer, and who is asked: all that is stored of it.

So a table that rests need not be played to know whether somebody waits there for whom.
"""

import json
from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Self

from accessible_games.core.event import Seat
from accessible_games.core.frozen import Frozen

CLOCK = "clock"
"""The kind of its documents, by the words of the table."""


class TurnClock(Frozen):
    """See above; before the game and after it, until when the table is kept."""

    due: float = 0.0
    """When the time is over, by `HouseTime`; whatever is unknown is due at once."""
    asked: tuple[Seat, ...] = ()
    """The people who are asked something; after the game, those who have not heard its end."""
    late: tuple[Seat, ...] = ()
    """Those whose time was over, and who have not been at the table since."""
    held: tuple[Seat, ...] = ()
    """Those whose seats a computer player holds until they are back."""
    is_longer: bool = False
    """Whether they had more time already because no server ran."""
    is_over: bool = False
    """Whether the game is over."""
    size: int = 0
    """How long the record was, in letters: another one has been played on since."""

    def text(self) -> str:
        """The clock as it is stored."""
        return json.dumps({each.name: getattr(self, each.name) for each in fields(self)})

    @classmethod
    def of(cls, text: str) -> Self:
        """Return a clock as it was stored; one without a time if it is damaged."""
        try:
            return cls._read(json.loads(text))
        except (TypeError, ValueError, AttributeError, RecursionError):
            return cls()

    @classmethod
    def _read(cls, kept: Mapping[str, Any]) -> Self:
        """Return it. Raises `TypeError`, `ValueError` or `AttributeError` if it is damaged."""
        seats = {name: tuple(kept.get(name, ())) for name in ("asked", "late", "held")}
        found = cls(**{**kept, **seats})
        numbers = (found.due, found.size, *found.asked, *found.late, *found.held)
        if not all(type(each) in (int, float) for each in numbers) or not 0 <= found.due < 1e12:
            raise ValueError("clock")
        if not isinstance(found.is_longer, bool) or not isinstance(found.is_over, bool):
            raise TypeError("clock")
        return found
