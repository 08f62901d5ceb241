"""PDF and SVG, cut along their marks: every piece has the label that the key says, to scale."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.braille.decks import Card
from accessible_games.braille.labels import Label
from accessible_games.tactile.geometry import Placing, size
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import PAPERS, PROFILES
from accessible_games.tactile.request import Overlay, OverlayRequest
from tests.examples import times
from tests.tactile import decks, reading
from tests.tactile.reading import Drawn

FORMATS = ("pdf", "svg")
every_format = pytest.mark.parametrize("form", FORMATS)
every_profile = pytest.mark.parametrize("profile", PROFILES)
CARD = (56.0, 87.0)


def drawn(made: Overlay) -> list[Drawn]:
    """The pages of an overlay."""
    if len(made.files) == 1 and next(iter(made.files)).endswith(".pdf"):
        return reading.pdf(next(iter(made.files.values())))
    return [reading.svg(data) for data in made.files.values()]


def told(made: Overlay) -> list[list[str]]:
    """The cells of every label that the overlay says it has, in their order."""
    return [list(label.cells) for page in made.pages for row in page for label in row]


def on_pieces(pages: Sequence[Drawn]) -> list[list[tuple[float, float]]]:
    """The dots of the pieces that are cut out, without empty ones."""
    return [piece for page in pages for row in page.pieces() for piece in row if piece]


def wish(form: str, medium: str, **more: object) -> OverlayRequest:
    """What is asked of an overlay, whose files are called "deck"."""
    return OverlayRequest(form, medium, "deck", **more)  # type: ignore[arg-type]


# What is read -----------------------------------------------------------------------------------


@every_format
@every_profile
@pytest.mark.parametrize("game", ["life-is-life", "arche-noah", "sixpack", "lifeboat"])
def test_cards_are_read_the_right_way_up_and_turned(game: str, form: str, profile: str) -> None:
    """Each card of each game, a quarter of an inch from both edges of its corner."""
    shape, card = PROFILES[profile], (70.0, 120.0)
    labels = [label for label in decks.of_game(game) if label.card.piece == "card"]
    made = overlay(labels, wish(form, "cards", placing=Placing(card), profile=shape))
    read, again = [], []
    for piece in on_pieces(drawn(made)):
        upper = [dot for dot in piece if dot[1] < card[1] / 2]
        lower = [dot for dot in piece if dot[1] > card[1] / 2]
        read.append(reading.cells(upper, shape, 6.35, 6.35))
        again.append(reading.cells(reading.turned(lower, *card), shape, 6.35, 6.35))
    assert read == again == told(made)
    assert sorted(read) == sorted(list(x.cells) for x in labels for _ in range(x.card.copies))


@every_format
@pytest.mark.parametrize("game", ["arche-noah", "sixpack"])
def test_pieces_are_read_in_their_middle(game: str, form: str) -> None:
    """Chips and dominoes, each as large as it is, with one label and a line at its foot."""
    shape = PROFILES["marburg"]
    labels = [label for label in decks.of_game(game) if label.card.piece != "card"]
    made = overlay(labels, wish(form, "cards", profile=shape))
    sides = {"arche-noah": (25.0, 25.0), "sixpack": (25.0, 50.0)}[game]
    read = []
    for piece, cells in zip(on_pieces(drawn(made)), told(made), strict=True):
        wide, high = size(cells, shape)
        left, top = (sides[0] - wide) / 2, (sides[1] - high) / 2
        read.append(reading.cells(piece, shape, left, top))
    assert sorted(read) == decks.needed(labels)


@every_format
@every_profile
def test_stickers_are_read_along_their_cuts(form: str, profile: str) -> None:
    """One for each end of each card, two millimetres from its edges."""
    made = overlay(decks.of_game(), wish(form, "sheet", profile=PROFILES[profile]))
    pieces = on_pieces(drawn(made))
    read = [reading.cells(piece, PROFILES[profile], 2.0, 2.0) for piece in pieces]
    assert read == told(made)
    assert sorted(read) == decks.needed(decks.of_game())


@pytest.mark.parametrize("game", ["life-is-life", "arche-noah", "sixpack", "lifeboat"])
@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_stickers_waste_little(game: str, language: str) -> None:
    """With the strips that hold the cut marks, half as much again as the labels need at most."""
    labels = decks.of_game(game, language)
    made = overlay(labels, wish("svg", "sheet"))
    sizes = (size(cells, PROFILES["marburg"]) for cells in decks.needed(labels))
    need = sum((wide + 4) * (high + 4) for wide, high in sizes)
    used = 0.0
    for page in drawn(made):
        for xs, ys in page.blocks:
            used += (xs[-1] - xs[0]) * (ys[-1] - ys[0] + 9.0)
    assert need < used <= 1.5 * need


@every_format
@pytest.mark.parametrize(("medium", "height"), [("tape9", 9.0), ("tape12", 12.0)])
@pytest.mark.parametrize("game", ["arche-noah", "sixpack", "lifeboat"])
def test_tape_is_read_along_its_cuts(form: str, medium: str, height: float, game: str) -> None:
    """Strips as high as the tape, in the middle of which lines stand, one after the other."""
    labels = decks.of_game(game)
    made = overlay(labels, wish(form, medium, placing=Placing(CARD, "tl", "one")))
    read = []
    for page in drawn(made):
        across = [(a, b) for a, b in page.strokes if abs(a[0] - b[0]) < 0.01]
        edges = page.cuts[1]
        assert {round(b - a, 3) for a, b in pairwise(edges)} == {height}
        for top in edges[:-1]:
            xs = sorted(a[0] for a, _ in across if abs(a[1] - top) < 0.01)
            for left, right in pairwise(xs):
                piece = reading.cut(page.dots, (left, right), (top, top + height))
                read += reading.cells(piece, PROFILES["marburg"], 3.0, (height - 6.6) / 2)
    assert [[line] for line in read] == told(made)
    assert sorted(read) == sorted(line for cells in decks.needed(labels, 1) for line in cells)


@every_format
@pytest.mark.parametrize("medium", ["cards", "sheet"])
def test_a_mirrored_page_mirrors_back(form: str, medium: str) -> None:
    """Dots and cut marks; what is for eyes is not mirrored in itself."""
    plain, behind = (
        drawn(overlay(decks.SMALL, wish(form, medium, mirror=mirror, lettered=True)))[0]
        for mirror in (False, True)
    )
    assert ends([(plain.width - x, y) for x, y in plain.dots]) == ends(behind.dots)
    strokes, back = (
        ends([end for stroke in page.strokes for end in stroke]) for page in (plain, behind)
    )
    assert strokes != back or medium == "cards"
    assert ends([(plain.width - x, y) for x, y in back]) == strokes
    assert sorted(plain.texts) == sorted(behind.texts)
    assert ends(plain.scale) == ends(behind.scale)


def ends(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """The points in an order, to a hundredth of a millimetre."""
    return sorted((round(x, 2), round(y, 2)) for x, y in points)


# True to scale ----------------------------------------------------------------------------------


@every_format
@pytest.mark.parametrize("paper", [name for name in PAPERS if name != "bed"])
def test_a_page_has_the_size_of_its_paper_and_a_scale(form: str, paper: str) -> None:
    """Two dots exactly 100 mm apart, level, below everything that is cut out."""
    made = overlay(decks.SMALL, wish(form, "sheet", paper=PAPERS[paper]))
    for page in drawn(made):
        assert (page.width, page.height) == pytest.approx(PAPERS[paper], abs=0.01)
        (left, y), (right, level) = page.scale
        assert right - left == pytest.approx(100, abs=0.005)
        assert y == level
        assert y > max(b for _, b in page.dots) + 5


@every_format
def test_both_formats_draw_the_same(form: str) -> None:
    """To a hundredth of a millimetre."""
    one, other = (drawn(overlay(decks.SMALL, wish(each, "cards")))[0] for each in (form, "svg"))
    assert ends(one.dots) == ends(other.dots)
    assert ends([a for a, _ in one.strokes]) == ends([a for a, _ in other.strokes])


@every_format
@pytest.mark.parametrize(
    ("profile", "factor", "width"), [("marburg", 1.0, 1.6), ("nls", 1.25, 1.8)]
)
def test_dots_are_as_wide_as_asked(form: str, profile: str, factor: float, width: float) -> None:
    """Compensation changes their width, not their places."""
    asked = wish(form, "cards", profile=PROFILES[profile], compensation=factor)
    plain = wish(form, "cards", profile=PROFILES[profile])
    (page,), (usual,) = (drawn(overlay(decks.SMALL, each)) for each in (asked, plain))
    assert list(page.diameters) == pytest.approx([width], abs=0.001)
    if factor == 1.0:
        assert ends(page.dots) == ends(usual.dots)


@every_format
def test_marks_stay_away_from_pieces(form: str) -> None:
    """So that nobody reads a mark as a dot; and none reaches the edge of the page."""
    for medium in ("cards", "sheet"):
        (page, *_) = drawn(overlay(decks.of_game("sixpack"), wish(form, medium)))
        ends = [end for stroke in page.strokes for end in stroke]
        for xs, ys in page.blocks:
            assert not any(
                xs[0] - 0.9 < x < xs[-1] + 0.9 and ys[0] - 0.9 < y < ys[-1] + 0.9 for x, y in ends
            )
        for x, y in ends:
            assert 3 < x < page.width - 3
            assert 3 < y < page.height - 3


@settings(max_examples=times(25))
@given(
    st.lists(decks.lone_labels(), min_size=1, max_size=4),
    st.sampled_from(["cards", "sheet"]),
    decks.profiles,
    st.booleans(),
)
def test_any_deck_is_cut_out_whole(
    labels: list[Label], medium: str, profile: object, mirror: bool
) -> None:
    """Every piece has all dots of its label, on whatever page and row it lies."""
    asked = wish("svg", medium, placing=Placing(decks.LARGE), profile=profile, mirror=mirror)
    made = overlay(labels, asked)
    pages = drawn(made)
    assert len(pages) == len(made.pages)
    for page, rows in zip(pages, made.pages, strict=True):
        for pieces, row in zip(page.pieces(), rows, strict=True):
            filled = list(reversed(pieces))[: len(row)] if mirror else pieces[: len(row)]
            each = 2 if medium == "cards" else 1
            wanted = [
                each * sum((ord(c) - 0x2800).bit_count() for c in "".join(label.cells))
                for label in row
            ]
            assert [len(piece) for piece in filled] == wanted
        assert sum(len(piece) for row in page.pieces() for piece in row) == len(page.dots)


# What is refused --------------------------------------------------------------------------------


def refused(*cards: Card, **more: object) -> OverlayError:
    """Why there is no overlay of these cards: as SVG, on cards, if nothing else is said."""
    form, medium = str(more.pop("form", "svg")), str(more.pop("medium", "cards"))
    with pytest.raises(OverlayError) as caught:
        overlay(decks.of(*cards), wish(form, medium, **more))
    return caught.value


def test_a_small_card_is_refused() -> None:
    """With what it needs: width, and height for two ends."""
    error = refused(Card("bear", 1, 8), placing=Placing((20, 20)))
    assert error.problem == "card-too-small"
    assert (error.arguments["width"], error.arguments["height"]) == ("23", "30")


@pytest.mark.parametrize("medium", ["cards", "sheet", "tape9"])
def test_no_medium_makes_labels_that_no_card_can_carry(medium: str) -> None:
    """Not cards themselves, not stickers, not tape."""
    error = refused(Card("bear", 1, 8), placing=Placing((15, 15)), medium=medium)
    assert error.problem in ("card-too-small", "tape-too-large")
    assert int(error.arguments["width"]) > 15


def test_a_sticker_larger_than_the_card_is_refused() -> None:
    """Where lines as long as that leave no room for print."""
    card = Card("x", label="MMMMMMM/MMMMMMN")
    error = refused(card, medium="sheet", lettered=True, placing=Placing((58, 60)))
    assert error.problem == "no-room-for-print"
    made = overlay(decks.of(card), wish("svg", "sheet", placing=Placing((58, 60))))
    assert len(told(made)) == 2


@pytest.mark.parametrize(("medium", "least"), [("tape9", "72"), ("tape12", "96")])
def test_tape_needs_room_on_the_card(medium: str, least: str) -> None:
    """Four lines at both ends, below each other."""
    error = refused(Card("door", label="A/B/C/D"), medium=medium, placing=Placing((50, 70)))
    assert (error.problem, error.arguments["height"]) == ("tape-too-large", least)
    placing = Placing((50, 96))
    made = overlay(decks.of(Card("x", label="A/B/C/D")), wish("svg", medium, placing=placing))
    assert told(made) == [["⠁"], ["⠃"], ["⠉"], ["⠙"]] * 2


def test_a_chip_must_hold_its_label() -> None:
    """In its middle, with an edge; and a refusal says how large it has to be."""
    chip = Card("coin", label="ABC", piece="chip", size="20")
    error = refused(chip, medium="sheet")
    assert (error.problem, error.arguments["width"]) == ("round-too-small", "29")
    made = overlay(decks.of(replace(chip, size="29")), wish("svg", "sheet"))
    assert told(made) == [["⠁⠃⠉⠤"]]
    tile = replace(chip, piece="tile", size="20x10")
    error = refused(tile, medium="sheet")
    assert (error.problem, error.arguments["width"], error.arguments["height"]) == (
        "piece-too-small", "27", "11",
    )  # fmt: skip


def test_paper_must_hold_a_card() -> None:
    """With the edges where the cut marks are."""
    error = refused(Card("bear"), placing=Placing((200, 280)))
    assert error.problem == "paper-too-small"
    assert (error.arguments["width"], error.arguments["height"]) == ("220", "308")


def test_a_page_takes_what_just_fits() -> None:
    """Nine cards of 63 by 88 mm on A4, as card sleeves are printed."""
    made = overlay(decks.of(Card("bear", 9)), wish("svg", "cards", placing=Placing((63, 88))))
    assert [[len(row) for row in page] for page in made.pages] == [[3, 3, 3]]


def test_dots_that_would_touch_are_refused() -> None:
    """The largest factor is told, and works."""
    error = refused(Card("bear"), compensation=1.6)
    assert (error.problem, error.arguments) == ("dots-touch", {"high": "1.49"})
    overlay(decks.of(Card("bear")), wish("svg", "cards", compensation=1.49))


def test_print_needs_room() -> None:
    """Beside the labels of a card that is as small as can be there is none."""
    error = refused(Card("bear"), lettered=True, placing=Placing((17, 30)))
    assert error.problem == "no-room-for-print"


@pytest.mark.parametrize(
    ("form", "medium"),
    [("svg", "tape9"), ("pdf", "tape12"), ("brf", "sheet"), ("stl", "plates"), ("3mf", "dies")],
)
def test_print_is_for_paper(form: str, medium: str) -> None:
    """An embosser, tape and bodies have none."""
    assert refused(Card("bear"), form=form, medium=medium, lettered=True).problem == "no-print"


def test_there_is_an_end_to_copies() -> None:
    """Twenty thousand labels, both ends counted."""
    many = [Card(f"bear {number}", 999) for number in range(10)]
    error = refused(*many, Card("goat", 11), medium="sheet")
    assert (error.problem, error.arguments) == ("too-many", {"found": "20002", "high": "20000"})
