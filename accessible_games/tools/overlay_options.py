"""The overlay that the command line asks for, understood and checked."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from accessible_games.braille.decks import COPIES
from accessible_games.braille.labels import Label
from accessible_games.braille.prose import GRADES
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.normalize import fold
from accessible_games.tactile.brf import CODES, FEEDS
from accessible_games.tactile.geometry import CORNERS, ENDS, Placing, Size
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tactile.profiles import (
    CARD,
    CARD_SIDES,
    COMPENSATION,
    MARGINS,
    PAPER_SIDES,
    PAPERS,
    PROFILES,
    SLOT,
    SLOTS,
    DotProfile,
)
from accessible_games.tactile.request import OverlayRequest
from accessible_games.tactile.tactile_marks import MARKED
from accessible_games.tools.labelling import chosen

SIZE = re.compile(r"([0-9]{1,4}(?:[.,][0-9]{1,2})?)[xX×]([0-9]{1,4}(?:[.,][0-9]{1,2})?)")
DECIMAL = re.compile(r"[0-9]{1,2}(?:[.,][0-9]{1,2})?")
PAGES = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")


def wished(arguments: Arguments, catalogue: Catalogue) -> OverlayRequest:
    """Return the requested overlay. Raises `UsageError` for the first option that is wrong."""
    form = known_format(arguments.format, tuple(FORMATS))
    medium = medium_of(form, arguments.medium)
    return replace(
        on_paper(form, medium, title(arguments), arguments, catalogue),
        placing=placing(arguments),
        mirror=arguments.mirror,
        lettered=arguments.print,
        compensation=factor(arguments.compensate),
        pages=pages(arguments.pages),
        slot=slot(arguments),
        test=arguments.test_page,
        marks="" if arguments.marks is None else chosen("marks", arguments.marks, (*MARKED,)),
        booklet=arguments.booklet,
        coded=arguments.qr,
        grade=grade(arguments.grade, catalogue.language),
    )


def on_paper(
    form: str, medium: str, title: str, arguments: Arguments, catalogue: Catalogue
) -> OverlayRequest:
    """Return a request with what overlays and texts have in common: the page and its braille."""
    return OverlayRequest(
        format=form,
        medium=medium,
        title=title,
        language=catalogue.language,
        profile=profile(arguments),
        paper=paper_size(arguments.paper or ("bed" if FORMATS[form].solid else "a4")),
        code=chosen("code", arguments.code, tuple(CODES)),
        feeds=chosen("feeds", arguments.feeds, FEEDS),
        margin=margin(arguments.margin),
    )


def known_format(form: str | None, known: Sequence[str]) -> str:
    """Return the requested format. Raises `UsageError` if there is none, or an unknown one."""
    if form is None:
        raise UsageError("which-format", choices=", ".join(known))
    if form not in known:
        raise UsageError("unknown-format", word=form, choices=", ".join(known))
    return form


def placing(arguments: Arguments) -> Placing:
    """Return where labels are on cards, by the options. Raises `UsageError` for a wrong one."""
    corner = chosen("corner", arguments.corner, CORNERS)
    return Placing(card_size(arguments.card), corner, chosen("ends", arguments.ends, ENDS))


def profile(arguments: Arguments) -> DotProfile:
    """Return the measures of braille, by the option. Raises `UsageError` for a wrong one."""
    return PROFILES[chosen("profile", arguments.profile, tuple(PROFILES))]


def medium_of(form: str, word: str | None) -> str:
    """Return the medium: the first one of its format if none was named."""
    media = FORMATS[form].media
    medium = word or media[0]
    if medium not in media:
        choices = ", ".join(media)
        raise UsageError("wrong-medium", word=medium, found=form, choices=choices)
    return medium


def grade(word: str | None, language: str) -> str:
    """Return the braille grade of the key; the default is uncontracted."""
    grades = GRADES[language]
    if word is not None and word not in grades:
        raise UsageError("unknown-grade", word=word, choices=", ".join(grades))
    return word or ""


def title(arguments: Arguments) -> str:
    """Return the name of the deck, as far as it can be said and written."""
    name = Path(arguments.deck).stem if arguments.deck else " ".join(arguments.words)
    name = "".join(letter if letter.isprintable() else "-" for letter in name)
    if arguments.test_page:
        return f"{name}-test"
    if arguments.pages is not None:
        return f"{name}-pages-{arguments.pages}"
    part = arguments.only or arguments.without or arguments.copies is not None
    return f"{name}-part" if part else name


def card_size(word: str | None) -> Size:
    """Return the size of the cards in millimetres, from "56x87"."""
    size = CARD if word is None else measured(word, CARD_SIDES)
    if size is None:
        low, high = CARD_SIDES
        raise UsageError("wrong-size", word=str(word), low=low, high=high)
    return size


def paper_size(word: str) -> Size:
    """Return the size of the paper in millimetres, from its name or "210x297"."""
    size = PAPERS.get(word.lower()) or measured(word, PAPER_SIDES)
    if size is None:
        low, high = PAPER_SIDES
        choices = ", ".join(PAPERS)
        raise UsageError("wrong-paper", word=word, choices=choices, low=low, high=high)
    return size


def measured(word: str, sides: tuple[int, int]) -> Size | None:
    """Return width and height, if written like that and neither too short nor too long."""
    match = SIZE.fullmatch(word)
    if match is None:
        return None
    width, height = (float(side.replace(",", ".")) for side in match.groups())
    low, high = sides
    return (width, height) if low <= min(width, height) and max(width, height) <= high else None


def factor(word: str | None) -> float:
    """Return the compensation factor."""
    low, high = COMPENSATION
    found = 1.0 if word is None else decimal(word, low, high)
    if found is None:
        raise UsageError("wrong-factor", word=str(word), low=str(low), high=str(high))
    return found


def margin(word: str | None) -> float | None:
    """Return the margin that stays free at the edges of a page, in millimetres."""
    low, high = MARGINS
    found = None if word is None else decimal(word, low, high)
    if word is not None and found is None:
        raise UsageError("wrong-margin", word=word, low=low, high=high)
    return found


def slot(arguments: Arguments) -> float:
    """Return how thick the pieces are that a clip is put on, in millimetres."""
    word, (low, high) = arguments.slot, SLOTS
    if word is not None and arguments.medium != "clips":
        raise UsageError("no-slot")
    found = SLOT if word is None else decimal(word, low, high)
    if found is None:
        raise UsageError("wrong-slot", word=str(word), low=str(low), high=str(high))
    return found


def decimal(word: str, low: float, high: float) -> float | None:
    """Return a number with a point or a comma, if it is one and within its limits."""
    if not DECIMAL.fullmatch(word):
        return None
    number = float(word.replace(",", "."))
    return number if low <= number <= high else None


def pages(word: str | None) -> tuple[int, ...]:
    """Return the numbers in "3", "1,4" or "2-5"."""
    numbers: list[int] = []
    for part in word.split(",") if word is not None else ():
        match = PAGES.fullmatch(part.strip())
        first, last = (int(number or 0) for number in match.groups()) if match else (0, 0)
        if not first or (last and last < first):
            raise UsageError("wrong-pages", word=str(word))
        numbers += range(first, (last or first) + 1)
    return tuple(dict.fromkeys(numbers))


# Which pieces -----------------------------------------------------------------------------------


def wanted_labels(labels: Sequence[Label], arguments: Arguments) -> list[Label]:
    """Return the labels of the requested pieces, as often as requested.

    Raises `UsageError` for a piece that the deck does not have.
    """
    only = {*named_pieces(labels, "--only", arguments.only)}
    without = {*named_pieces(labels, "--without", arguments.without)}
    left = [label for label in labels if (not only or label in only) and label not in without]
    if not left:
        raise UsageError("no-pieces-left")
    if arguments.copies is None:
        return left
    if not COPIES.fullmatch(arguments.copies):
        raise UsageError("wrong-copies", word=arguments.copies)
    count = int(arguments.copies)
    return [replace(label, card=replace(label.card, copies=count)) for label in left]


def named_pieces(labels: Sequence[Label], option: str, words: Sequence[str]) -> Iterator[Label]:
    """Yield the labels that words name: by name, by name and value, or by the label itself."""
    for word in words:
        found = [label for label in labels if fold(word) in names_of(label)]
        if not found:
            raise UsageError("no-such-piece", option=option, word=word)
        yield from found


def names_of(label: Label) -> tuple[str, ...]:
    """Return the names by which a piece may be called."""
    return tuple(map(fold, (label.card.name, label.card.called, "/".join(label.lines))))
