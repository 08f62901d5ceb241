"""What comes in is clean and not too much; what goes out is neither lost nor repeated."""

import unicodedata
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.server.lobby.outbox import MOST, Outbox, TokenBucket
from accessible_games.speech.clean import KINDS, clean
from tests.clock import Clock

# What comes in ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("3 goat goat pig", "3 goat goat pig"),
        ("hand\x1b[A\x1b[1;5C", "hand"),
        ("\x1b]0;a new title\x07hand", "hand"),
        ("\x1bOPhand", "Phand"),
        ("ha\x00nd\x7f\x85", "hand"),
        ("Bär, chèvre", "Bär, chèvre"),
        ("one\ttwo", "one two"),
        ("\u202ednah\u2066", "dnah"),
        ("\u2028\u2029\ufeff", ""),
    ],
)
def test_a_line_has_only_what_can_be_heard(typed: str, meant: str) -> None:
    """Keys of a terminal, its commands, and marks that turn or hide letters are left out."""
    assert clean(typed) == meant


@given(st.text())
def test_nothing_that_is_typed_can_change_a_terminal(typed: str) -> None:
    """Whatever it is; and a clean line stays as it is."""
    found = clean(typed)
    assert not {unicodedata.category(letter) for letter in found} & KINDS
    assert clean(found) == found


def test_all_lines_up_to_a_number_have_come_at_once() -> None:
    """What was not sent has not arrived, whatever the client says; the last one is found once."""
    box = Outbox()
    for text in ("one", "two", "three"):
        box.add(text, 0)
    assert box.acknowledge(2) is None
    assert len(box.ready(0)) == 3
    box.add("four", 0)
    last = box.acknowledge(2)
    assert last is not None
    assert last.text == "two"
    assert box.acknowledge(2) is None
    last = box.acknowledge(99)
    assert last is not None
    assert last.text == "three"
    assert [each.text for each in box.entries] == ["four"]


def test_a_bucket_lets_some_pass_at_once_and_then_some_a_second() -> None:
    """Never more, however long the pause was."""
    clock = Clock()
    bucket = TokenBucket(5, 20, clock)
    assert [bucket.takes() for _ in range(21)] == [True] * 20 + [False]
    clock.now += 0.4
    assert [bucket.takes() for _ in range(3)] == [True, True, False]
    clock.now += 1000
    assert sum(bucket.takes() for _ in range(100)) == 20


def test_a_bucket_warns_once_until_it_takes_again() -> None:
    """A flood is not answered with a flood."""
    clock = Clock()
    bucket = TokenBucket(1, 1, clock)
    assert bucket.takes()
    assert [bucket.takes() or bucket.warns() for _ in range(3)] == [True, False, False]
    clock.now += 1
    assert bucket.takes()
    assert not bucket.takes()
    assert bucket.warns()


# What goes out ------------------------------------------------------------------------------------


def texts(box: Outbox, committed: int = 0) -> list[str]:
    """Return what can be sent now."""
    return [told.text for told in box.ready(committed)]


def test_a_line_is_sent_once() -> None:
    """In the order in which they were told."""
    box = Outbox()
    box.add("one", 0)
    box.add("two", 0)
    assert texts(box) == ["one", "two"]
    assert texts(box) == []


def test_a_line_waits_until_what_it_tells_is_on_disk() -> None:
    """No later line overtakes it."""
    box = Outbox()
    for text, after in (("one", 0), ("two", 2), ("three", 1), ("four", 0)):
        box.add(text, after)
    assert texts(box, 1) == ["one"]
    assert texts(box, 2) == ["two", "three", "four"]


def test_who_comes_back_hears_what_has_not_come() -> None:
    """From the first unacknowledged line; old prompts are not heard again."""
    box = Outbox()
    for text in "abcd":
        box.add(text, 0)
    box.add("Your turn.", 0, prompt=True)
    assert texts(box) == [*"abcd", "Your turn."]
    box.acknowledge(2)
    box.add("e", 0)
    assert box.resume() == 0
    assert texts(box) == [*"cde"]
    assert box.resume() == 0
    assert texts(box) == [*"cde"]


def test_prompts_that_are_forgotten_are_not_missed() -> None:
    """However often the connection breaks, nothing is said to be missing."""
    box = Outbox()
    for text, prompt in (("one?", True), ("two", False), ("three?", True), ("four", False)):
        box.add(text, 0, prompt=prompt)
    for _ in range(3):
        assert box.resume() == 0
        assert texts(box) == ["two", "four"]
    box.acknowledge(2)
    assert box.resume() == 0
    assert texts(box) == ["four"]


def test_what_was_not_sent_cannot_be_acknowledged() -> None:
    """Whatever a client says."""
    box = Outbox()
    box.add("one", 0)
    assert box.acknowledge(99) is None
    assert texts(box) == ["one"]
    last = box.acknowledge(99)
    assert last is not None
    assert last.text == "one"
    assert box.acknowledge(99) is None


def test_it_is_bounded_and_says_what_is_left_out() -> None:
    """A person who is away for long hears the newest lines, and how many were dropped."""
    box = Outbox()
    for number in range(MOST + 7):
        box.add(str(number), 0)
    assert box.resume() == 7
    assert texts(box) == [str(number) for number in range(7, MOST + 7)]
    assert box.resume() == 0


def test_prompts_that_are_dropped_are_not_missed() -> None:
    """Nobody would hear them again, so no more is said to be left out than was told."""
    box = Outbox()
    for number in range(MOST + 9):
        box.add(str(number), 0, prompt=number % 3 == 0)
    assert box.resume() == 6


@given(st.integers())
def test_no_line_is_lost_doubled_or_out_of_order(seed: int) -> None:
    """Whatever is told, sent, acknowledged and interrupted, as long as it is not too much."""
    chance, box = Random(seed), Outbox()
    heard: list[str] = []
    wire: list[tuple[int, str]] = []
    total = 0
    for _ in range(chance.randrange(60)):
        step = chance.randrange(4)
        if step == 0:
            total += 1
            box.add(f"{total}", chance.randrange(3))
        elif step == 1:
            wire += [(told.number, told.text) for told in box.ready(chance.randrange(3))]
        elif step == 2 and wire:  # some lines come, and are acknowledged
            come, wire = wire[:2], wire[2:]
            heard += [text for _, text in come]
            box.acknowledge(come[-1][0])
        elif step == 3:  # the connection breaks
            wire = []
            box.resume()
    box.resume()
    heard += texts(box, 3)
    assert heard == [str(number) for number in range(1, total + 1)]


def test_lines_are_held_until_their_ticket_is_on_disk() -> None:
    """Nothing is held once everything told was sent."""
    box = Outbox()
    assert not box.is_held
    for number in range(1, 4):
        box.add(f"line {number}", number)
    assert [told.text for told in box.ready(2)] == ["line 1", "line 2"]
    assert box.is_held
    assert [told.text for told in box.ready(3)] == ["line 3"]
    assert not box.is_held
    assert box.ready(3) == []
