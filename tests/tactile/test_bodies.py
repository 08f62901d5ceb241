"""STL and 3MF: closed bodies, whose tops are the dots of the labels."""

import io
import struct
import sys
import zipfile
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.tactile.geometry import Placing, centres, size
from accessible_games.tactile.mesh import Body, Dome, face, plate
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import PROFILES, DotProfile
from accessible_games.tactile.request import Overlay, OverlayRequest
from tests import unix
from tests.examples import times
from tests.tactile import decks, reading

MARBURG = PROFILES["marburg"]
MODEL = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
ONE_END = Placing((56, 87), "tl", "one")
every_profile = pytest.mark.parametrize("profile", PROFILES)

Vertex = tuple[float, float, float]
Faces = list[tuple[Vertex, Vertex, Vertex]]


def made(form: str, medium: str, labels: Sequence[Label] = decks.SMALL, **more: object) -> Overlay:
    """An overlay for a bed of 180 by 180 mm, with labels at one end of a card."""
    asked = {"placing": ONE_END, "paper": (180.0, 180.0)} | more
    return overlay(labels, OverlayRequest(form, medium, "deck", **asked))  # type: ignore[arg-type]


# Reading ----------------------------------------------------------------------------------------


def of_stl(data: bytes) -> Faces:
    """The triangles of a binary STL, and nothing behind them."""
    (count,) = struct.unpack_from("<I", data, 80)
    assert len(data) == 84 + 50 * count
    numbers = (struct.unpack_from("<12f", data, 84 + 50 * each)[3:] for each in range(count))
    return [(n[0:3], n[3:6], n[6:9]) for n in numbers]


def of_3mf(data: bytes) -> Faces:
    """The triangles of all items of a 3MF where they lie."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == ["[Content_Types].xml", "_rels/.rels", "3D/3dmodel.model"]
        root = ElementTree.fromstring(archive.read("3D/3dmodel.model"))
    assert root.attrib["unit"] == "millimeter"
    objects = {each.attrib["id"]: faces_of(each) for each in root.iter(f"{MODEL}object")}
    faces: Faces = []
    for item in root.iter(f"{MODEL}item"):
        *turn, x, y, z = map(float, item.attrib["transform"].split())
        assert (turn, z) == ([1, 0, 0, 0, 1, 0, 0, 0, 1], 0)
        faces += [shifted(face, x, y) for face in objects[item.attrib["objectid"]]]
    return faces


def faces_of(element: ElementTree.Element) -> Faces:
    """The triangles of one object."""
    vertices = [
        (float(v.attrib["x"]), float(v.attrib["y"]), float(v.attrib["z"]))
        for v in element.iter(f"{MODEL}vertex")
    ]
    return [
        (
            vertices[int(t.attrib["v1"])],
            vertices[int(t.attrib["v2"])],
            vertices[int(t.attrib["v3"])],
        )
        for t in element.iter(f"{MODEL}triangle")
    ]


def shifted(face: Sequence[Vertex], right: float, up: float) -> Any:
    """A triangle at another place of the bed, in millimetres."""
    return tuple((x + right, y + up, z) for x, y, z in face)


READ = {"stl": of_stl, "3mf": of_3mf}
every_format = pytest.mark.parametrize("form", READ)


def bodies(faces: Faces) -> list[Faces]:
    """The faces of each body: those that hang together by their corners, from the back row on."""
    numbers: dict[Vertex, int] = {}
    triangles = [[numbers.setdefault(corner, len(numbers)) for corner in face] for face in faces]
    owner = list(range(len(numbers)))

    def root(corner: int) -> int:
        while (above := owner[corner]) != corner:
            owner[corner] = owner[above]
            corner = above
        return corner

    for one, other, third in triangles:
        owner[root(one)] = root(other)
        owner[root(other)] = root(third)
    groups: dict[int, Faces] = {}
    for triangle, (corner, *_) in zip(faces, triangles, strict=True):
        groups.setdefault(root(corner), []).append(triangle)
    return sorted(groups.values(), key=from_the_back)


def from_the_back(body: Faces) -> tuple[float, float]:
    """What bodies are sorted by: row by row, the back row first."""
    left, up = top_left(body)
    return -round(up, 2), left


def top_left(body: Faces) -> tuple[float, float]:
    """The corner of a body that is nearest to the upper left."""
    corners = {corner for face in body for corner in face}
    return min(x for x, _, _ in corners), max(y for _, y, _ in corners)


def tops(body: Faces, z: float) -> list[tuple[float, float]]:
    """The corners at a height, from the upper left corner of the body, y down."""
    left, up = top_left(body)
    corners = {corner for face in body for corner in face}
    return sorted({(x - left, up - y) for x, y, high in corners if abs(high - z) < 1e-4})


def is_closed(faces: Faces) -> bool:
    """Whether every edge is gone along once in each direction."""
    edges = Counter(edge for a, b, c in faces for edge in ((a, b), (b, c), (c, a)))
    return set(edges.values()) == {1} and all((b, a) in edges for a, b in edges)


def volume(faces: Faces) -> float:
    """Of what the faces enclose; below zero if they look inwards."""
    return sum(
        a[0] * (b[1] * c[2] - b[2] * c[1])
        + a[1] * (b[2] * c[0] - b[0] * c[2])
        + a[2] * (b[0] * c[1] - b[1] * c[0])
        for a, b, c in faces
    ) / 6  # fmt: skip


def files(done: Overlay, form: str, part: str = "") -> Iterator[Faces]:
    """The faces of each file whose name has a part in it."""
    for name, data in done.files.items():
        if part in name:
            yield READ[form](data)


# Plates -----------------------------------------------------------------------------------------


@every_format
@every_profile
def test_plates_are_read_back(form: str, profile: str) -> None:
    """One for each copy, row by row; each dot's top is as high as the profile says."""
    shape = PROFILES[profile]
    done = made(form, "plates", profile=shape)
    (faces,) = files(done, form)
    plates = bodies(faces)
    read = [reading.cells(tops(body, 0.8 + shape.height), shape, 2.0, 2.0) for body in plates]
    labels = [label for page in done.pages for row in page for label in row]
    assert read == [list(label.cells) for label in labels]
    assert len(labels) == sum(label.card.copies for label in decks.SMALL)


@every_format
def test_every_plate_is_closed(form: str) -> None:
    """Its faces look outwards, and it holds what its plate and its domes hold."""
    (faces,) = files(made(form, "plates"), form)
    for body in bodies(faces):
        assert is_closed(body)
        corners = [corner for face in body for corner in face]
        sides = [max(c[axis] for c in corners) - min(c[axis] for c in corners) for axis in (0, 1)]
        dots = len(tops(body, 1.3))
        dome = 3.14159 * 0.5 / 6 * (3 * 0.8**2 + 0.5**2)
        assert volume(body) == pytest.approx(sides[0] * sides[1] * 0.8 + dots * dome, rel=0.002)


@unix.numbers
@every_format
def test_trimesh_agrees(form: str) -> None:
    """The files are read and found closed by a library that others use."""
    import trimesh

    done = made(form, "plates")
    (faces,) = files(done, form)
    if form == "stl":
        (data,) = done.files.values()
        read = trimesh.load(io.BytesIO(data), file_type="stl")
    else:
        corners = sorted({corner for face in faces for corner in face})
        number = {corner: place for place, corner in enumerate(corners)}
        read = trimesh.Trimesh(corners, [[number[c] for c in face] for face in faces])
    assert read.is_watertight
    assert read.is_winding_consistent
    assert read.volume == pytest.approx(volume(faces), rel=1e-4)


def test_both_formats_have_the_same_bodies() -> None:
    """As many faces, the same tops, as much in them."""
    (stl,), (threemf,) = (files(made(form, "plates"), form) for form in ("stl", "3mf"))
    assert len(stl) == len(threemf)
    assert volume(stl) == pytest.approx(volume(threemf), rel=1e-4)
    for one, other in zip(bodies(stl), bodies(threemf), strict=True):
        assert close(tops(one, 1.3), tops(other, 1.3))
        assert top_left(one) == pytest.approx(top_left(other), abs=1e-3)


@every_format
def test_bodies_stay_on_the_bed_and_apart(form: str) -> None:
    """Several beds are several files."""
    done = made(form, "plates", decks.of(Card("bear", 100)), paper=(120.0, 120.0))
    assert len(done.files) == len(done.pages) == 3
    assert [name.partition("plates")[2] for name in done.files] == [
        f"-{number}.{form}" for number in (1, 2, 3)
    ]
    for faces, page in zip(files(done, form), done.pages, strict=True):
        plates = bodies(faces)
        assert len(plates) == sum(map(len, page))
        boxes = []
        for body in plates:
            corners = [corner for face in body for corner in face]
            xs, ys = ([corner[axis] for corner in corners] for axis in (0, 1))
            assert 5 - 1e-4 <= min(xs) <= max(xs) <= 115 + 1e-4
            assert 5 - 1e-4 <= min(ys) <= max(ys) <= 115 + 1e-4
            boxes.append((min(xs), min(ys)))
        assert min(dist(a, b) for a, b in pairwise(sorted(boxes))) > 3


@every_format
@pytest.mark.parametrize("factor", [0.8, 1.3])
def test_compensation_makes_dots_larger(form: str, factor: float) -> None:
    """Higher and wider, in the same places."""
    plain, larger = (
        bodies(next(files(made(form, "plates", compensation=each), form))) for each in (1.0, factor)
    )
    for one, other in zip(plain, larger, strict=True):
        assert close(tops(one, 1.3), tops(other, 0.8 + 0.5 * factor))
        assert not tops(one, 0.8 + 0.5 * factor)
    (x, y) = tops(larger[0], 0.8 + 0.5 * factor)[0]
    feet = [corner for corner in tops(larger[0], 0.8) if dist(corner, (x, y)) < 1.2]
    widths = {round(2 * dist(corner, (x, y)), 2) for corner in feet}
    assert round(1.6 * factor, 2) in widths


def close(some: Sequence[tuple[float, float]], others: Sequence[tuple[float, float]]) -> bool:
    """Whether points are the same in the same order, to a thousandth of a millimetre."""
    return len(some) == len(others) and all(
        dist(a, b) < 1e-3 for a, b in zip(some, others, strict=True)
    )


# Dies -------------------------------------------------------------------------------------------


@every_format
def test_dies_are_pairs_that_fit(form: str) -> None:
    """The male is read as it is; the hollows of the counter are its mirror image, and wider."""
    done = made(form, "dies")
    (male,), (counter,) = files(done, form, "male"), files(done, form, "counter")
    read = []
    for body, other in zip(bodies(male), bodies(counter), strict=True):
        dots, hollows = tops(body, 2.0 + 1.0), tops(other, 2.0 - 0.8)
        width = max(x for x, _ in tops(body, 2.0))
        assert close(sorted((width - x, y) for x, y in dots), hollows)
        read.append(reading.cells([(x, y) for x, y in dots], MARBURG, 2.0, 2.0))
        assert is_closed(body)
        assert is_closed(other)
        plain = width * max(y for _, y in tops(body, 2.0)) * 2.0
        assert volume(body) > plain > volume(other) > 0
    assert sorted(read) == unique(decks.SMALL)


def unique(labels: Sequence[Label]) -> list[list[str]]:
    """The cells of each label once, as they are at one end of a card."""
    return sorted(map(list, {tuple(cells) for cells in decks.needed(labels, 1)}))


def test_dies_are_made_once_for_each_label() -> None:
    """However many copies there are, for dies are used again."""
    done = made("3mf", "dies", decks.of_game())
    made_for = [list(label.cells) for page in done.pages for row in page for label in row]
    assert sorted(made_for) == unique(decks.of_game())


@every_format
@every_profile
def test_dies_are_compensated_as_far_as_they_can(form: str, profile: str) -> None:
    """The males; hollows have their room as it is."""
    with pytest.raises(OverlayError) as caught:
        made(form, "dies", profile=PROFILES[profile], compensation=1.5)
    most = float(caught.value.arguments["high"])
    done = made(form, "dies", profile=PROFILES[profile], compensation=most)
    assert all(is_closed(body) for faces in files(done, form) for body in bodies(faces))


# Any shape --------------------------------------------------------------------------------------


@settings(max_examples=times(20))
@given(
    decks.lone_labels(),
    decks.profiles,
    st.sampled_from([Dome(1.6, 0.5), Dome(1.8, 1.0), Dome(2.0, -0.8), Dome(1.44, 0.48)]),
)
def test_any_label_is_a_closed_body(label: Label, profile: DotProfile, dome: Dome) -> None:
    """Whatever dots it has, standing out or hollow, and as large as its plate and dots."""
    width, height = size(label.cells, profile)
    dots = [(x + 2, y + 2) for x, y in centres(label.cells, profile)]
    front = face(width + 4, height + 4, dots, [dome] * len(dots))
    faces = faces_of_body(plate(front, 2.0))
    assert is_closed(faces)
    assert len(bodies(faces)) == 1
    high = abs(dome.height)
    one = 3.14159 * high / 6 * (3 * (dome.width / 2) ** 2 + high**2)
    whole = (width + 4) * (height + 4) * 2.0
    sign = 1 if dome.height > 0 else -1
    assert volume(faces) == pytest.approx(whole + sign * len(dots) * one, rel=0.01)


def faces_of_body(body: Body) -> Faces:
    """The triangles of a body, each by its corners instead of their numbers."""
    return [(body.vertices[a], body.vertices[b], body.vertices[c]) for a, b, c in body.triangles]


def test_an_open_body_is_found() -> None:
    """Or the check would prove nothing."""
    faces = faces_of_body(plate(face(10, 10, [(5, 5)], [Dome(1.6, 0.5)]), 2))
    assert is_closed(faces)
    assert not is_closed(faces[1:])
    a, b, c = faces[0]
    assert not is_closed([*faces[1:], (a, c, b)])


@every_format
def test_mirrored_plates_are_read_from_behind(form: str) -> None:
    """Each label is mirrored, and so is the order in a row."""
    plain, behind = (next(files(made(form, "plates", mirror=each), form)) for each in (False, True))
    one, other = (
        sorted((round(x, 2), round(y, 2)) for x, y in all_tops(faces)) for faces in (plain, behind)
    )
    assert sorted((round(180 - x, 2), y) for x, y in other) == one


def all_tops(faces: Faces) -> set[tuple[float, float]]:
    """Where dots have their tops, if they are 0.5 mm high on plates of 0.8 mm."""
    return {(round(x, 3), round(y, 3)) for face in faces for x, y, z in face if abs(z - 1.3) < 1e-4}


def test_a_bed_must_hold_a_plate() -> None:
    """And says how large it has to be."""
    with pytest.raises(OverlayError, match="paper-too-small"):
        made(
            "stl",
            "plates",
            decks.of(Card("x", label="abcdefg/a/b/c/d")),
            paper=(50.0, 120.0),
            placing=Placing(decks.LARGE),
        )


def test_a_3mf_is_the_same_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Byte for byte, although Python writes there on which system an archive was made."""
    here = made("3mf", "plates")
    monkeypatch.setattr(sys, "platform", "win32")
    assert made("3mf", "plates") == here
