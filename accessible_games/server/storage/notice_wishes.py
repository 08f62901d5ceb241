"""Whether a person wants word of their turns while they are away, and what they have had."""

from collections.abc import Mapping

from accessible_games.core.frozen import Frozen

USUAL, MOST = 5, 50
"""Notices a day, if somebody just wants them, and at most."""
SOON, MINUTES = 5, range(1, 1441)
"""Minutes for which they must have been away, if nothing else was chosen, and all there can be."""
BROWSERS = 5
"""The browsers of one person; of more, the oldest are dropped."""
DAY = 86_400


class Sent(Frozen):
    """A notice that a person was sent."""

    at: int
    """When, in seconds since 1970."""
    mark: str = ""
    """What stands for its table until they have been here; then empty."""


class NoticeWishes(Frozen):
    """See above. Whoever has chosen nothing gets none."""

    a_day: int = 0
    """The most notices in 24 hours; none is for whoever wants none."""
    after: int = SOON
    """For how many minutes they must have been away."""
    browsers: tuple[str, ...] = ()
    """Where browsers are reached, each with its keys, the oldest first."""
    sent: tuple[Sent, ...] = ()
    """What they were sent in the last 24 hours, and all that still stands."""

    def recent(self, now: float) -> tuple[Sent, ...]:
        """Return what of it still counts at a time."""
        return tuple(each for each in self.sent if each.mark or now - DAY < each.at <= now)

    def stands(self, mark: str) -> bool:
        """Whether a notice for a table stands, which they have not answered by being here."""
        return any(each.mark == mark for each in self.sent)

    def is_full(self, now: float) -> bool:
        """Whether they have had as many in the last 24 hours as they want."""
        return sum(now - DAY < each.at <= now for each in self.sent) >= self.a_day

    def plainly(self) -> dict[str, object]:
        """Return what is not as usual, as JSON has it."""
        found = {
            "a_day": self.a_day,
            "after": self.after,
            "browsers": [*self.browsers],
            "sent": [[each.at, each.mark] for each in self.sent],
        }
        return {name: each for name, each in found.items() if each != ORDINARY[name]}


ORDINARY: Mapping[str, object] = {"a_day": 0, "after": SOON, "browsers": [], "sent": []}


def read_wishes(found: object) -> NoticeWishes:
    """Return wishes as they were stored. Raises `ValueError` or `TypeError` for anything else."""
    if not isinstance(found, dict):
        raise TypeError("notices")
    if not found:
        return NOTHING
    given = {**ORDINARY, **found}
    a_day, after, browsers, sent = (given[name] for name in ORDINARY)
    if a_day not in range(MOST + 1) or after not in MINUTES:
        raise ValueError("notices")
    if not isinstance(browsers, list) or not all(isinstance(each, str) for each in browsers):
        raise ValueError("browsers")
    return NoticeWishes(a_day, after, tuple(browsers[-BROWSERS:]), tuple(map(read_sent, sent)))


def read_sent(found: object) -> Sent:
    """Return a notice as it was stored. Raises `ValueError` for anything else."""
    match found:
        case [int(at), str(mark)]:
            return Sent(at, mark)
        case _:
            raise ValueError("sent")


NOTHING = NoticeWishes()
"""The wishes of whoever has chosen nothing: one object for all."""
