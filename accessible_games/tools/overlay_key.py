"""The key to an overlay in words: what lies where, and how to use it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from accessible_games.braille.labels import Label
from accessible_games.braille.liblouis import translate
from accessible_games.braille.prose import GRADES
from accessible_games.braille.reader import UnwritableError, table
from accessible_games.braille.twins import is_oriented
from accessible_games.speech.catalogue import Catalogue
from accessible_games.tactile import booklet, key, sheets
from accessible_games.tactile.brf import brf
from accessible_games.tactile.geometry import millimetres
from accessible_games.tactile.key import Entry, Prose
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tactile.pef import pef
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import PAPERS
from accessible_games.tactile.shapes import MARKED
from accessible_games.tactile.wish import Overlay, Sizes, Wish


def keys(made: Overlay, wish: Wish, catalogue: Catalogue) -> Mapping[str, bytes]:
    """The key in print and in braille, each as a file. `OverlayError`."""
    entries = list(key_entries(made, wish, catalogue))
    pages = key.embossed(entries, prose_of(wish), capacity_of(wish))
    name = f"{wish.name}-{wish.format}-key"
    return {f"{name}.txt": key.printed(entries), f"{name}.brf": brf(pages, wish.code)}


def booklets(every: Sequence[Label], wish: Wish) -> Mapping[str, bytes]:
    """The texts of a deck as a booklet, in BRF and in PEF. `OverlayError` where there are none."""
    capacity = capacity_of(wish)
    pages = booklet.pages(every, wish.title, prose_of(wish), capacity)
    if not pages:
        raise OverlayError("no-texts")
    name = f"{wish.title}-{wish.language}-booklet"
    return {
        f"{name}.brf": brf(pages, wish.code),
        f"{name}.pef": pef(pages, capacity, name, wish.language),
    }


def capacity_of(wish: Wish) -> tuple[int, int]:
    """The cells and lines of the paper on which a key is embossed."""
    paper = PAPERS["a4"] if FORMATS[wish.format].solid else wish.paper
    return sheets.capacity(paper, wish.profile, wish.margin)


def prose_of(wish: Wish) -> Prose:
    """How words are written in braille: uncontracted without liblouis, or in a grade by it."""
    return partial(in_cells, wish=wish)


def in_cells(words: str, wish: Wish) -> str:
    """Words in cells; `OverlayError` for a character that cannot be written."""
    try:
        cells = key.plain(words, table(wish.language))
    except UnwritableError as error:
        raise OverlayError("unwritable", name=words, found=error.character) from error
    return translate(GRADES[wish.language][wish.grade], words) if wish.grade else cells


def key_entries(made: Overlay, wish: Wish, catalogue: Catalogue) -> Iterator[Entry]:
    """What the key says: how to use the overlay, then each row of each page."""
    count = sum(len(row) for page in made.pages for row in page)
    yield Entry(catalogue.say("key-of", name=wish.title, count=count))
    for sentence in directions(made, wish, catalogue):
        yield Entry(sentence)
    tape = wish.medium.startswith("tape")  # whose pieces are as long as their lines
    sizes = ((),) * len(made.pages) if tape or not made.sizes else made.sizes
    for number, page, size in zip(made.numbers, made.pages, sizes, strict=True):
        if len(made.pages) > 1 or wish.pages:
            yield Entry(catalogue.say("key-page", number=number))
        for place, row in enumerate(page, start=1):
            yield Entry(row_heading(place, size, catalogue))
            yield from key.items(row, details(wish, catalogue))


def row_heading(place: int, sizes: Sizes, catalogue: Catalogue) -> str:
    """The number of a row, and the size of its pieces where that is another than before."""
    said = catalogue.say("key-row", number=place)
    if not sizes or (place > 1 and sizes[place - 1] == sizes[place - 2]):
        return said
    return f"{said} {catalogue.say('key-size', **millimetres(sizes[place - 1]))}"


def details(wish: Wish, catalogue: Catalogue) -> Callable[[Label], str]:
    """What is said of a label besides its name: on tape its dots, and which line it is."""

    def told(label: Label) -> str:
        if not wish.medium.startswith("tape"):
            return ""
        line = catalogue.say("key-line", number=label.part) if label.part else ""
        felt = ", ".join(" ".join(cell) for line in label.dots for cell in line)
        return ", ".join(filter(None, (line, catalogue.say("key-dots", dots=felt))))

    return told


def directions(made: Overlay, wish: Wish, catalogue: Catalogue) -> Iterator[str]:
    """How to use the overlay, in sentences."""
    labels = [label for page in made.pages for row in page for label in row]
    own = [wish.placing.of(label) for label in labels]
    if wish.medium == "dies":
        yield catalogue.say("key-dies")
    if wish.medium.startswith("tape"):
        yield catalogue.say("key-tape")
    if any(not placing.centred for placing in own):
        yield catalogue.say("key-corner-tl" if wish.placing.corner == "tl" else "key-corner-tr")
    if any(placing.copies == 2 for placing in own) and not wish.test:
        yield catalogue.say("key-both-ends")
    if any(placing.centred for placing in own):
        yield catalogue.say("key-centred")
    if any(map(is_oriented, labels)):
        yield catalogue.say("key-oriented")
    yield from extras(labels, wish, catalogue)
    if wish.mirror:
        yield catalogue.say("key-mirrored")
    if wish.test:
        yield catalogue.say("key-test")


def extras(labels: Sequence[Label], wish: Wish, catalogue: Catalogue) -> Iterator[str]:
    """What stands above and below the labels."""
    if wish.booklet:
        yield catalogue.say("key-numbers")
    if wish.marks:
        shapes = {MARKED[wish.marks](label.card): label.shape for label in labels if label.shape}
        for value, shape in shapes.items():
            said = catalogue.say(f"shape-{shape}")
            yield catalogue.say("key-mark", value=value, shape=said)
