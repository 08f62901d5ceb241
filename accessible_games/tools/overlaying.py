"""The command that makes overlays: its options, its files, and the words of the key."""

import errno
import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from accessible_games.braille.labels import labels
from accessible_games.braille.reader import table
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import Narrator
from accessible_games.store import whole
from accessible_games.tactile import key, sheets
from accessible_games.tactile.brf import CODES, brf
from accessible_games.tactile.geometry import CORNERS, ENDS, Placing, Size
from accessible_games.tactile.key import Entry
from accessible_games.tactile.overlay import FORMATS, overlay
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import (
    CARD,
    CARD_SIDES,
    COMPENSATION,
    PAPER_SIDES,
    PAPERS,
    PROFILES,
)
from accessible_games.tactile.wish import Overlay, Wish
from accessible_games.tools.labelling import chosen, wanted_cards

SIZE = re.compile(r"([0-9]{1,4}(?:[.,][0-9]{1,2})?)[xX×]([0-9]{1,4}(?:[.,][0-9]{1,2})?)")
FACTOR = re.compile(r"[0-9](?:[.,][0-9]{1,2})?")


def make(arguments: Arguments, narrator: Narrator) -> Iterator[list[str]]:
    """Make what was asked for; what to say about each file when all are written."""
    catalogue = narrator.catalogue
    wish = wished(arguments, catalogue)
    if arguments.out is None:
        raise UsageError("which-folder")
    wanted = wanted_cards(arguments, catalogue)
    made = labels(wanted.cards, wish.language, wanted.system)
    done = overlay(made, wish)
    written = {**done.files, **keys(done, wish, catalogue)}
    for path in write(Path(arguments.out), written, arguments.force):
        yield narrator.say("overlay-written", file=str(path))


def write(folder: Path, files: Mapping[str, bytes], force: bool) -> list[Path]:
    """Write files into a folder, which is made; over others only with *force*.

    `OverlayError` where something is there already, OSError as `whole.write`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths = {folder / name: data for name, data in files.items()}
    for path in paths:
        check_place(path, force)
    whole.write(paths)
    return list(paths)


def check_place(path: Path, force: bool) -> None:
    """Refuse to write where a folder is, or anything else that must not be overwritten."""
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if os.path.lexists(path) and not force:
        raise OverlayError("exists", file=str(path))


# What was asked for -----------------------------------------------------------------------------


def wished(arguments: Arguments, catalogue: Catalogue) -> Wish:
    """The wish on the command line; `UsageError` for the first option that is wrong."""
    form = arguments.format
    if form is None:
        raise UsageError("which-format", choices=", ".join(FORMATS))
    if form not in FORMATS:
        raise UsageError("unknown-format", word=form, choices=", ".join(FORMATS))
    media = FORMATS[form].media
    medium = arguments.medium or media[0]
    if medium not in media:
        choices = ", ".join(media)
        raise UsageError("wrong-medium", word=medium, found=form, choices=choices)
    corner = chosen("corner", arguments.corner, CORNERS)
    ends = chosen("ends", arguments.ends, ENDS)
    return Wish(
        format=form,
        medium=medium,
        title=title(arguments),
        language=catalogue.language,
        placing=Placing(card_size(arguments.card), corner, ends),
        profile=PROFILES[chosen("profile", arguments.profile, tuple(PROFILES))],
        paper=paper_size(arguments.paper or ("bed" if FORMATS[form].solid else "a4")),
        code=chosen("code", arguments.code, tuple(CODES)),
        mirror=arguments.mirror,
        lettered=arguments.print,
        compensation=factor(arguments.compensate),
    )


def title(arguments: Arguments) -> str:
    """The name of the deck, as far as it can be said and written."""
    name = Path(arguments.deck).stem if arguments.deck else "".join(arguments.words[:1])
    return "".join(letter if letter.isprintable() else "-" for letter in name)


def card_size(word: str | None) -> Size:
    """The size of the cards in millimetres, from "56x87"."""
    size = CARD if word is None else measured(word, CARD_SIDES)
    if size is None:
        low, high = CARD_SIDES
        raise UsageError("wrong-size", word=str(word), low=low, high=high)
    return size


def paper_size(word: str) -> Size:
    """The size of the paper in millimetres, from its name or "210x297"."""
    size = PAPERS.get(word.lower()) or measured(word, PAPER_SIDES)
    if size is None:
        low, high = PAPER_SIDES
        choices = ", ".join(PAPERS)
        raise UsageError("wrong-paper", word=word, choices=choices, low=low, high=high)
    return size


def measured(word: str, sides: tuple[int, int]) -> Size | None:
    """Width and height, if they are written as such and neither is too short or too long."""
    match = SIZE.fullmatch(word)
    if match is None:
        return None
    width, height = (float(side.replace(",", ".")) for side in match.groups())
    low, high = sides
    return (width, height) if low <= min(width, height) and max(width, height) <= high else None


def factor(word: str | None) -> float:
    """The factor of compensation."""
    if word is None:
        return 1.0
    low, high = COMPENSATION
    if not FACTOR.fullmatch(word) or not low <= float(word.replace(",", ".")) <= high:
        raise UsageError("wrong-factor", word=word, low=str(low), high=str(high))
    return float(word.replace(",", "."))


# The key ----------------------------------------------------------------------------------------


def keys(made: Overlay, wish: Wish, catalogue: Catalogue) -> Mapping[str, bytes]:
    """The key in print and in braille, each as a file."""
    entries = list(key_entries(made, wish, catalogue))
    paper = PAPERS["a4"] if FORMATS[wish.format].solid else wish.paper
    capacity = sheets.capacity(paper, wish.profile)
    pages = key.embossed(entries, table(wish.language), capacity)
    name = f"{wish.name}-{wish.format}-key"
    return {f"{name}.txt": key.printed(entries), f"{name}.brf": brf(pages, wish.code)}


def key_entries(made: Overlay, wish: Wish, catalogue: Catalogue) -> Iterator[Entry]:
    """What the key says: how to use the overlay, then each row of each page."""
    count = sum(len(row) for page in made.pages for row in page)
    yield Entry(catalogue.say("key-of", name=wish.title, count=count))
    for sentence in directions(wish, catalogue):
        yield Entry(sentence)
    for number, page in enumerate(made.pages, start=1):
        if len(made.pages) > 1:
            yield Entry(catalogue.say("key-page", number=number))
        for place, row in enumerate(page, start=1):
            yield Entry(catalogue.say("key-row", number=place))
            yield from key.items(row)


def directions(wish: Wish, catalogue: Catalogue) -> Iterator[str]:
    """How to use the overlay, in sentences."""
    if wish.medium == "dies":
        yield catalogue.say("key-dies")
    yield catalogue.say("key-corner-tl" if wish.placing.corner == "tl" else "key-corner-tr")
    if wish.placing.copies == 2:
        yield catalogue.say("key-both-ends")
    if wish.mirror:
        yield catalogue.say("key-mirrored")
