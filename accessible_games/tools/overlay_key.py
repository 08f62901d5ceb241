"""The key to an overlay in words: what lies where, and how to use it."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

from accessible_games.braille.labels import Label
from accessible_games.braille.rotation_ambiguity import is_oriented
from accessible_games.braille.substitutes import lacking
from accessible_games.speech.catalogue import Catalogue
from accessible_games.tactile import booklet, key
from accessible_games.tactile.geometry import Size, millimetres
from accessible_games.tactile.key import KeyEntry
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.request import Overlay, OverlayRequest
from accessible_games.tactile.tactile_marks import MARKED
from accessible_games.tools.embossing import documents, prose_of, strictly

MOST = 12
"""The most characters that are named as those that braille cannot write."""


def keys(
    made: Overlay, wish: OverlayRequest, catalogue: Catalogue, schemes: Sequence[str]
) -> Mapping[str, bytes]:
    """Return the key in print and in braille, each as a file.

    It begins with the sentences that say what the places of labels tell, the *schemes*. In braille
    it is BRF, and PEF beside it if the overlay is.
    """
    entries = list(key_entries(made, wish, catalogue, schemes))
    name = f"{wish.name}-{wish.format}-key"
    forms = dict.fromkeys(["brf", *([wish.format] if wish.format == "pef" else [])])
    blocks = key.embossed(entries, prose_of(wish))
    files = documents(blocks, name, wish, catalogue, tuple(forms))
    return {f"{name}.txt": key.printed(entries), **files}


def booklets(
    every: Sequence[Label], wish: OverlayRequest, catalogue: Catalogue
) -> Mapping[str, bytes]:
    """Return the texts of a deck as a booklet, in BRF and in PEF.

    Raises `OverlayError` if there are none.
    """
    blocks = booklet.blocks(every, wish.title, prose_of(wish))
    if not blocks:
        raise OverlayError("no-texts")
    name = f"{wish.title}-{wish.language}-booklet"
    return documents(blocks, name, wish, catalogue, ("brf", "pef"))


def unwritten(every: Sequence[Label], wish: OverlayRequest, catalogue: Catalogue) -> list[str]:
    """Return what there is to say of characters that the key in braille cannot write."""
    texts = [text for label in every for text in (label.card.called, label.card.text)]
    found = lacking(texts, partial(strictly, wish=wish))
    shown = dict.fromkeys(x.lower() for x in found if x.isprintable() and x.strip())
    signs = " ".join([*shown][:MOST])
    return [catalogue.say("overlay-unwritten", found=signs)] if signs else []


def key_entries(
    made: Overlay, wish: OverlayRequest, catalogue: Catalogue, schemes: Sequence[str]
) -> Iterator[KeyEntry]:
    """Yield what the key says: how to use the overlay, then each label."""
    counts = Counter(label for page in made.pages for row in page for label in row)
    yield KeyEntry(catalogue.say("key-of", name=wish.title, count=counts.total()), "title")
    for sentence in (*schemes, *directions(made, wish, catalogue)):
        yield KeyEntry(sentence)
    told, last = set[Label](), None
    for number, labels in on_pages(made, wish):
        new = {label: size for label, size in labels if label not in told}
        told.update(new)
        if new and (len(made.pages) > 1 or wish.pages):
            yield KeyEntry(catalogue.say("key-page", number=number), "heading")
        for label, size in new.items():
            if size is not None and size != last:
                last = size
                yield KeyEntry(catalogue.say("key-size", **millimetres(size)))
            yield key.item(label, counts[label], details(wish, catalogue))


def on_pages(
    made: Overlay, wish: OverlayRequest
) -> Iterator[tuple[int, list[tuple[Label, Size | None]]]]:
    """Yield the number of each page, and its labels in order, with the sizes of cut pieces."""
    tape = wish.medium.startswith("tape")  # whose pieces are as long as their lines
    for place, (number, rows) in enumerate(zip(made.numbers, made.pages, strict=True)):
        is_sized = made.sizes and not tape
        sizes = made.sizes[place] if is_sized else (None,) * len(rows)
        pairs = zip(rows, sizes, strict=True)
        yield number, [(label, size) for row, size in pairs for label in row]


def details(wish: OverlayRequest, catalogue: Catalogue) -> Callable[[Label], str]:
    """Return what tells a label besides its name: on tape its dots, and which line it is."""

    def told(label: Label) -> str:
        if not wish.medium.startswith("tape"):
            return ""
        line = catalogue.say("key-line", number=label.part) if label.part else ""
        felt = ", ".join(" ".join(cell) for line in label.dots for cell in line)
        return ", ".join(filter(None, (line, catalogue.say("key-dots", dots=felt))))

    return told


def directions(made: Overlay, wish: OverlayRequest, catalogue: Catalogue) -> Iterator[str]:
    """Yield how to use the overlay, in sentences."""
    labels = [label for page in made.pages for row in page for label in row]
    own = [wish.placing.of(label) for label in labels]
    if wish.medium == "dies":
        yield catalogue.say("key-dies")
    if wish.medium == "clips":
        yield catalogue.say("key-clips")
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


def extras(labels: Sequence[Label], wish: OverlayRequest, catalogue: Catalogue) -> Iterator[str]:
    """Yield what stands above and below the labels."""
    if wish.booklet:
        yield catalogue.say("key-numbers")
    if wish.marks:
        shapes = {MARKED[wish.marks](label.card): label.shape for label in labels if label.shape}
        for value, shape in shapes.items():
            said = catalogue.say(f"shape-{shape}")
            yield catalogue.say("key-mark", value=value, shape=said)
