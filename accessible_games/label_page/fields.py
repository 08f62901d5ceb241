"""What can be chosen on the page of labels, and the command line that it means.

Each field is an option of `labels` or `overlay` and has its name. So an error in it is told in the
same words, with that name.
"""

from collections.abc import Iterator, Mapping, Sequence

from accessible_games.braille.decks import boxes
from accessible_games.braille.naming_schemes import DIGITS, ORDERS, TENS
from accessible_games.braille.prose import GRADES
from accessible_games.core.frozen import Frozen
from accessible_games.speech.catalogue import Language
from accessible_games.speech.clean import clean
from accessible_games.tactile.brf import CODES, FEEDS
from accessible_games.tactile.geometry import CORNERS, ENDS
from accessible_games.tactile.overlay import FORMATS
from accessible_games.tactile.profiles import PROFILES
from accessible_games.tactile.tactile_marks import MARKED
from accessible_games.tools.presets import PRESETS

LONGEST = 200
"""The most letters of a text, and of each of its lines."""
MOST_LINES = 50
DECKS = (*boxes(), *PRESETS)
"""The built-in decks, by their words on the command line."""
FORM = "pdf"
"""The default format, which every printer can print."""
Given = Mapping[str, str]
"""What was filled in, by the names of the fields."""


class Field(Frozen):
    """An option: one of several words, or else a text."""

    name: str
    choices: tuple[str, ...] = ()
    is_optional: bool = False
    """Whether no word has to be chosen."""
    has_lines: bool = False
    """Whether it is given once for each line of a text."""
    is_flag: bool = False
    """Whether it has no value."""


MEDIA = tuple(dict.fromkeys(medium for form in FORMATS.values() for medium in form.media))
WRITING = (
    *(Field("order", ORDERS), Field("digits", tuple(DIGITS)), Field("ten", TENS)),
    Field("encoding"),
)
"""The fields for how labels are written."""
MAKING = (
    Field("format", (FORM, *(form for form in FORMATS if form != FORM))),
    Field("medium", MEDIA, is_optional=True),
    *(Field("print", is_flag=True), Field("qr", is_flag=True), Field("address")),
    Field("booklet", is_flag=True),
    *(Field("marks", (*MARKED,), is_optional=True), Field("mirror", is_flag=True)),
)
"""The fields for what is made."""
MEASURES = (
    *(Field("card"), Field("paper"), Field("margin"), Field("compensate"), Field("slot")),
    *(Field("corner", CORNERS), Field("ends", ENDS)),
    *(Field("profile", tuple(PROFILES)), Field("code", tuple(CODES)), Field("feeds", FEEDS)),
)
PART = (
    *(Field("only", has_lines=True), Field("without", has_lines=True)),
    *(Field("copies"), Field("pages")),
)
"""The fields for which pieces and pages are made, if not all of them."""
CHECKED = (
    *("order", "digits", "ten", "card", "corner", "ends", "profile"),
    *("only", "without", "encoding"),
)
"""The fields that matter before anything is made."""


def grade(language: Language) -> Field:
    """Return the field for the braille grade of the key, which depends on the language."""
    return Field("grade", tuple(GRADES[language]))


def sections(language: Language) -> Mapping[str, Sequence[Field]]:
    """Return all fields except the deck's, by their headings."""
    making = (*MAKING, grade(language))
    return {"writing": WRITING, "making": making, "measures": MEASURES, "part": PART}


def label_words(given: Given) -> list[str]:
    """Return the command line that tells the labels."""
    return ["labels", "--dots", *options(WRITING, given), *deck_words(given)]


def overlay_words(given: Given, language: Language, *, test: bool) -> list[str]:
    """Return the command line that makes files, or a page to try them."""
    fields = [field for section in sections(language).values() for field in section]
    more = ["--test-page"] if test else []
    return ["overlay", *options(fields, given), *more, *deck_words(given)]


def check_words(given: Given) -> list[str]:
    """Return the command line that tells about the deck at a glance."""
    fields = [field for field in (*WRITING, *MEASURES, *PART) if field.name in CHECKED]
    return ["labels", "check", "--verbosity=full", *options(fields, given), *deck_words(given)]


def preview_words(given: Given, language: Language) -> list[str]:
    """Return the command line that shows the first page, or those that are named."""
    words = overlay_words(given, language, test=False)
    return [*words, "--verbosity=full", "--preview"]


def deck_words(given: Given) -> list[str]:
    """Return the name of a built-in deck; a file has an option of its own."""
    return [given["deck"]] if given.get("deck") in DECKS else []


def options(fields: Sequence[Field], given: Given) -> Iterator[str]:
    """Yield the chosen options as --name=value, so that no value can be taken for an option."""
    for field in fields:
        text = given.get(field.name, "")
        if field.is_flag:
            yield from [f"--{field.name}"] if text else []
        elif field.has_lines:
            lines = [clean(line).strip()[:LONGEST] for line in text.splitlines()[:MOST_LINES]]
            yield from (f"--{field.name}={line}" for line in lines if line)
        elif word := clean(text).strip()[:LONGEST]:
            yield f"--{field.name}={word}"
