"""Clips that hold a card between two plates, and the strip on which heights are tried."""

import pytest

from accessible_games.braille.decks import Card
from accessible_games.tactile.clips import SPINE, clip
from accessible_games.tactile.mesh import face
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import PROFILES
from tests.tactile import decks, reading
from tests.tactile.test_bodies import (
    Faces,
    bodies,
    every_format,
    every_profile,
    files,
    is_closed,
    made,
    tops,
    volume,
)


def standing(body: Faces) -> Faces:
    """A clip as it is read: its front up, the upper edge of the card at the top."""
    return [tuple((x, -z, y) for x, y, z in face) for face in body]  # type: ignore[misc]


@every_format
@every_profile
def test_clips_are_read_back(form: str, profile: str) -> None:
    """One for each copy, on its spine, the dots on its front; closed, and as much as its parts."""
    shape = PROFILES[profile]
    done = made(form, "clips", profile=shape, slot=0.4)
    (faces,) = files(done, form)
    labels = [label for page in done.pages for row in page for label in row]
    clips = bodies(faces)
    read = []
    for body in clips:
        assert is_closed(body)
        corners = [corner for face in body for corner in face]
        low, high = ([pick(c[axis] for c in corners) for axis in range(3)] for pick in (min, max))
        assert low[2] == 0
        dots = tops(standing(body), high[1])
        read.append(reading.cells(dots, shape, 2.0, 2.0 + SPINE))
        wide, tall, deep = high[0] - low[0], high[2] - SPINE, 0.8 + 0.4 + 0.8
        assert high[1] - low[1] == pytest.approx(deep + shape.height, abs=1e-3)
        dome = 3.14159 * shape.height / 6 * (3 * (shape.width / 2) ** 2 + shape.height**2)
        plates = wide * (tall * 1.6 + SPINE * deep)
        assert volume(body) == pytest.approx(plates + len(dots) * dome, rel=0.004)
    assert sorted(read) == sorted([list(label.cells) for label in labels])
    assert len(clips) == sum(label.card.copies for label in decks.SMALL)


@pytest.mark.parametrize("slot", [0.3, 2.0, 5.0])
def test_the_slot_is_as_wide_as_was_asked(slot: float) -> None:
    """A ray through both plates enters and leaves each of them."""
    front = face(10.6, 10.6, [], [])
    body = clip(front, slot)
    depths = sorted({round(y + 10.6, 4) for _, y, _ in body.vertices})
    assert depths == pytest.approx([0, 0.8, 0.8 + slot, 1.6 + slot])
    inside = [v for v in body.vertices if abs(v[1] + 10.6 - 0.8) < 1e-6]
    assert max(z for _, _, z in inside) == pytest.approx(10.6 + SPINE)
    assert min(z for _, _, z in inside) == pytest.approx(SPINE)


def test_a_thick_piece_takes_no_clip() -> None:
    """It is named."""
    with pytest.raises(OverlayError) as caught:
        made("3mf", "clips", decks.of(Card("Die", value=10, piece="die", size="40x40")))
    assert (caught.value.problem, caught.value.arguments["name"]) == ("no-clip", "Die 10")


def test_a_strip_tries_heights() -> None:
    """One body, whose full cells rise from 0.8 to 1.2 times the usual height; a mark ends it."""
    (faces,) = files(made("stl", "plates", test=True), "stl")
    (strip,) = (body for body in bodies(faces) if len(tops(body, 0.8 + 0.5 * 0.8)) == 12)
    assert is_closed(strip)
    heights = [sorted(tops(strip, 0.8 + 0.5 * factor)) for factor in (0.8, 0.9, 1.0, 1.1, 1.2)]
    assert [len(each) for each in heights] == [12, 12, 14, 12, 12]
    assert max(heights[0])[0] < min(heights[1])[0] < min(heights[3])[0] < min(heights[4])[0]
