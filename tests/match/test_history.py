"""What one seat was told, and the place in it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.event import Event
from accessible_games.match.history import EventHistory


class Told(Event):
    """An event with a word, by which the tests tell events apart."""

    word: str


def told(*words: str) -> EventHistory:
    """Return a history in which each word was told after another move."""
    history = EventHistory()
    for moves, word in enumerate(words):
        history.add(moves, Told(word))
    return history


def word(event: Event | None) -> str | None:
    """Return the word of an event, or None without an event."""
    return event.word if isinstance(event, Told) else None


def words(events: list[Event]) -> str:
    """Return the words of events, in one text."""
    return "".join(str(word(event)) for event in events)


def test_reading_again_begins_behind_the_newest() -> None:
    """One step back is the newest; beyond the ends is nothing, and the place stays."""
    history = told(*"abc")
    assert [word(history.step(by)) for by in (1, -1, -1, -1, -1, 1, 1, 1)] == [
        None, "c", "b", "a", None, "b", "c", None,
    ]  # fmt: skip


def test_something_new_takes_the_place() -> None:
    """A person who was reading far back is at the end again."""
    history = told(*"abc")
    history.first()
    history.add(3, Told("d"))
    assert word(history.step(-1)) == "d"


def test_the_last_ones() -> None:
    """Oldest first; none, and more than there are."""
    history = told(*"abc")
    assert [words(history.last(count)) for count in (0, 1, 2, 3, 99)] == [
        "",
        "c",
        "bc",
        "abc",
        "abc",
    ]


def test_what_was_told_since() -> None:
    """Events after so many moves, without those at exactly that move."""
    history = told(*"abc")
    assert [words(history.since(moves)) for moves in (-1, 0, 1, 2, 9)] == ["abc", "bc", "c", "", ""]


def test_a_move_of_which_nothing_is_told_any_more() -> None:
    """It was never told, or a later event has covered it."""
    history = told(*"abc")
    history.covered = frozenset({1})
    assert [history.tells_of(moves) for moves in (-1, 0, 1, 2, 3)] == [
        *(False, True, False, True, False),
    ]


def test_the_first() -> None:
    """From there newer ones follow."""
    history = told(*"abc")
    assert word(history.first()) == "a"
    assert word(history.step(1)) == "b"


def test_searching_goes_back_and_round() -> None:
    """The next older one each time, then from the newest again; the place moves there."""
    history = told("ox", "cat", "fox", "dog", "box")
    found = [word(history.search(lambda event: "ox" in str(word(event)))) for _ in range(4)]
    assert found == ["box", "fox", "ox", "box"]
    assert word(history.step(-1)) == "dog"
    assert history.search(lambda event: False) is None
    assert word(history.step(1)) == "box"


def test_cutting_forgets_what_was_told_later() -> None:
    """And the place is at the end of what is left."""
    history = told(*"abcd")
    history.first()
    history.cut(1)
    assert words(history.last(9)) == "ab"
    assert word(history.step(-1)) == "b"


@pytest.mark.parametrize("step", ["first", "older", "newer", "search"])
def test_nothing_was_told_yet(step: str) -> None:
    """There is nothing to find anywhere."""
    history = EventHistory()
    found = {
        "first": history.first(),
        "older": history.step(-1),
        "newer": history.step(1),
        "search": history.search(lambda event: True),
    }
    assert found[step] is None


@given(
    texts=st.lists(st.sampled_from("abc"), min_size=1, max_size=8),
    steps=st.lists(st.sampled_from([-1, 1]), max_size=20),
)
def test_a_place_is_always_within(texts: list[str], steps: list[int]) -> None:
    """Walking to and fro finds what a finger on the list would find."""
    history, finger = told(*texts), len(texts)
    for step in steps:
        if 0 <= finger + step < len(texts):
            finger += step
            assert word(history.step(step)) == texts[finger]
        else:
            assert history.step(step) is None
