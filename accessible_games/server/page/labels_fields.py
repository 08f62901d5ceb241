"""What can be chosen on the page of labels, and the command line that it means.

Each field is an option of `labels` or of `overlay`, and has its name. So what is wrong with one is
said in the same words, with that name.
"""

from collections.abc import Iterator, Mapping, Sequence

from accessible_games.braille.decks import boxes
from accessible_games.braille.prose import GRADES
from accessible_games.braille.systems import DIGITS, ORDERS, TENS
from accessible_games.core.frozen import Frozen
from accessible_games.server.lines import clean
from accessible_games.speech.catalogue import Language
from accessible_games.tactile.brf import CODES
from accessible_games.tactile.geometry import CORNERS, ENDS
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tactile.profiles import PROFILES
from accessible_games.tactile.shapes import MARKED
from accessible_games.tools.presets import PRESETS

LONGEST = 200
"""Letters of a text, and of each line of several."""
MOST_LINES = 50
DECKS = (*boxes(), *PRESETS)
"""The decks that are there, by their words on the command line."""
FORM = "pdf"
"""The format that is chosen at first, which every printer can print."""
Given = Mapping[str, str]
"""What was filled in, by the names of the fields."""


class Field(Frozen):
    """An option: a word of several, or else a text."""

    name: str
    choices: tuple[str, ...] = ()
    is_optional: bool = False
    """Whether no word need be chosen."""
    has_lines: bool = False
    """Whether it is given once for each line of a text."""
    is_flag: bool = False
    """Whether it has no word behind it."""


MEDIA = tuple(dict.fromkeys(medium for form in FORMATS.values() for medium in form.media))
WRITING = (Field("order", ORDERS), Field("digits", tuple(DIGITS)), Field("ten", TENS))
"""How labels are written."""
MAKING = (
    Field("format", (FORM, *(form for form in FORMATS if form != FORM))),
    Field("medium", MEDIA, is_optional=True),
    *(Field("print", is_flag=True), Field("qr", is_flag=True), Field("booklet", is_flag=True)),
    *(Field("marks", (*MARKED,), is_optional=True), Field("mirror", is_flag=True)),
)
"""What is made."""
MEASURES = (
    *(Field("card"), Field("paper"), Field("margin"), Field("compensate")),
    *(Field("corner", CORNERS), Field("ends", ENDS)),
    *(Field("profile", tuple(PROFILES)), Field("code", tuple(CODES))),
)
PART = (
    *(Field("only", has_lines=True), Field("without", has_lines=True)),
    *(Field("copies"), Field("pages")),
)
"""Which pieces and pages are made, if not all of them."""


def grade(language: Language) -> Field:
    """The grade of the key in braille, of which each language has its own."""
    return Field("grade", tuple(GRADES[language]), is_optional=True)


def sections(language: Language) -> Mapping[str, Sequence[Field]]:
    """All fields but that of the deck, by the headings under which they stand."""
    making = (*MAKING, grade(language))
    return {"writing": WRITING, "making": making, "measures": MEASURES, "part": PART}


def label_words(given: Given) -> list[str]:
    """The command line that tells the labels."""
    return ["labels", "--dots", *options(WRITING, given), *deck_words(given)]


def overlay_words(given: Given, language: Language, *, test: bool) -> list[str]:
    """The command line that makes files, or a page to try them."""
    fields = [field for section in sections(language).values() for field in section]
    more = ["--test-page"] if test else []
    return ["overlay", *options(fields, given), *more, *deck_words(given)]


def deck_words(given: Given) -> list[str]:
    """The name of the deck, if it is one that is there; a file comes with its own option."""
    return [given["deck"]] if given.get("deck") in DECKS else []


def options(fields: Sequence[Field], given: Given) -> Iterator[str]:
    """The options that were chosen; words and sign can stand before what is no option."""
    for field in fields:
        text = given.get(field.name, "")
        if field.is_flag:
            yield from [f"--{field.name}"] if text else []
        elif field.has_lines:
            lines = [clean(line).strip()[:LONGEST] for line in text.splitlines()[:MOST_LINES]]
            yield from (f"--{field.name}={line}" for line in lines if line)
        elif word := clean(text).strip()[:LONGEST]:
            yield f"--{field.name}={word}"
