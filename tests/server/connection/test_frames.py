"""What travels between a server and our own client: frames, and anything else in their place."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.frozen import named_values
from accessible_games.server.connection.frames import (
    FROM_CLIENT,
    FROM_SERVER,
    LONGEST,
    Ended,
    Frame,
    FrameError,
    Frames,
    Hello,
    Said,
    Typed,
    encoded,
)

KINDS = (*FROM_CLIENT, *FROM_SERVER)
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
numbers = st.integers(0, 2**53 - 1)
PARTS = {str: texts, int: numbers, bool: st.booleans()}
frames = st.sampled_from(KINDS).flatmap(
    lambda kind: st.builds(
        kind, **{name: PARTS[part.type] for name, part in kind.__dataclass_fields__.items()}
    )
)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | texts,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3),
    max_leaves=6,
)


@given(st.lists(frames, max_size=5), st.integers(1, 30))
def test_frames_come_whole_in_whatever_pieces(sent: list[Frame], size: int) -> None:
    """In order, each once."""
    text = "".join(map(encoded, sent))
    reader = Frames(KINDS)
    pieces = [text[start : start + size] for start in range(0, len(text), size)]
    assert [frame for piece in pieces for frame in reader.feed(piece)] == sent


@given(st.text(max_size=60) | values.map(lambda value: json.dumps(value) + "\n"))
def test_whatever_comes_is_a_frame_or_a_mistake_of_its_sender(text: str) -> None:
    """Nothing else happens, and nothing wrong is taken for a frame."""
    try:
        found = [*Frames(FROM_CLIENT).feed(text)]
    except FrameError:
        return
    assert all(type(frame) in FROM_CLIENT for frame in found)


@given(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(["number", "text"]), values))
def test_parts_of_another_kind_are_a_mistake(kind: type[Frame], parts: dict[str, object]) -> None:
    """If a frame is read, each of its parts has its proper type."""
    line = json.dumps({"frame": kind.__name__.lower(), **parts})
    try:
        found = [*Frames(KINDS).feed(f"{line}\n")]
    except FrameError:
        return
    for name, value in named_values(found[0]).items():
        assert type(value) is kind.__dataclass_fields__[name].type


def test_what_is_not_known_is_left_alone() -> None:
    """A frame of a later version, and a part of one, however deep it is."""
    reader = Frames(FROM_CLIENT)
    assert [*reader.feed('{"frame": "sings", "song": [[["la"]]]}\n')] == []
    assert [*reader.feed('{"frame": "hello", "colour": {"of": ["hair"]}}\n')] == [Hello()]
    assert [*reader.feed(encoded(Ended()))] == []


@pytest.mark.parametrize(
    "line",
    [
        *("", "[]", "3", "null", "{}", "{", '{"frame": 3}', '{"frame": ["typed"]}', "rubbish"),
        '{"frame": "typed", "number": 1}',
        '{"frame": "typed", "number": "1", "text": "hand"}',
        '{"frame": "typed", "number": true, "text": "hand"}',
        '{"frame": "typed", "number": -1, "text": "hand"}',
        '{"frame": "typed", "number": 9007199254740992, "text": "hand"}',
        '{"frame": "typed", "number": 1.0, "text": "hand"}',
        "[" * LONGEST,
        '{"frame": "typed", "number": ' + "9" * 5000 + "}",
        '{"frame": "hello", "token": "' + "x" * LONGEST + '"}',
    ],
)
def test_what_is_no_frame_is_a_mistake(line: str) -> None:
    """However deep, long or large."""
    with pytest.raises(FrameError):
        [*Frames(FROM_CLIENT).feed(f"{line}\n")]


def test_a_frame_without_an_end_is_a_mistake() -> None:
    """It does not grow forever."""
    reader = Frames(FROM_CLIENT)
    assert [*reader.feed("x" * LONGEST)] == []
    with pytest.raises(FrameError):
        [*reader.feed("x")]


def test_letters_travel_as_they_are() -> None:
    """One line each, whatever it contains."""
    for text in ("Bär, é, 漢", "a\nb", "\x1b[2J", "⠓⠁"):
        assert encoded(Typed(1, text)).count("\n") == 1
        assert [*Frames(KINDS).feed(encoded(Said(text, "de")))] == [Said(text, "de")]
