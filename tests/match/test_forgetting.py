"""What the rules forbid looking back at is not told again."""

from accessible_games.core.event import Event
from accessible_games.match.history import EventHistory


class Told(Event):
    """An event like most: it covers nothing."""

    number: int


class Covered(Event):
    """An event after which everything before lies face down."""

    number: int

    def covers(self, earlier: Event) -> bool:
        """Cover every event."""
        return True


class Laid(Event):
    """An event after which one card lies face down."""

    number: int

    def covers(self, earlier: Event) -> bool:
        """Cover the event that told that card."""
        return isinstance(earlier, Told) and earlier.number == self.number


def history(*events: Event) -> EventHistory:
    """Return a history of one event after each move."""
    told = EventHistory()
    for moves, event in enumerate(events):
        told.add(moves, event)
    return told


def test_what_an_event_covers_is_not_told_again() -> None:
    """Neither step by step, nor at once, nor by its words."""
    told = history(Told(1), Told(2), Covered(0), Told(3))
    assert told.last(99) == told.since(-1) == [Covered(0), Told(3)]
    assert [told.step(-1) for _ in range(3)] == [Told(3), Covered(0), None]
    assert told.first() == Covered(0)
    assert told.search(lambda event: event == Told(2)) is None


def test_one_event_can_be_covered_alone() -> None:
    """Events before and after it are told again."""
    told = history(Told(1), Told(2), Told(3), Laid(2))
    assert told.last(99) == [Told(1), Told(3), Laid(2)]
    assert [told.step(-1) for _ in range(4)] == [Laid(2), Told(3), Told(1), None]
    assert told.search(lambda event: event == Told(2)) is None
    told.cut(2)
    assert told.last(99) == [Told(1), Told(2), Told(3)]


def test_it_is_known_whether_there_is_anything_to_cover() -> None:
    """Then what was said about it must not be repeated either."""
    told = history(Told(1), Laid(1))
    assert told.has_for(Covered(0))
    assert not told.has_for(Laid(1))


def test_the_newest_covering_event_counts() -> None:
    """Each covers everything before it, even earlier ones like it."""
    told = history(Told(1), Covered(1), Told(2), Covered(2), Told(3))
    assert told.last(99) == [Covered(2), Told(3)]


def test_reading_goes_on_from_the_newest_after_something_new() -> None:
    """Even if that covers what was read last."""
    told = history(Told(1), Told(2))
    told.step(-1)
    told.add(3, Covered(0))
    assert told.step(-1) == Covered(0)
    assert told.step(-1) is None


def test_taking_back_a_covering_event_brings_back_what_it_covered() -> None:
    """The earlier round is the present one again."""
    told = history(Told(1), Told(2), Covered(0), Told(3))
    told.cut(1)
    assert told.last(99) == [Told(1), Told(2)]
    assert told.step(-1) == Told(2)
