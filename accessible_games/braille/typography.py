"""Print made ready for braille: what is only typography in print is the same in braille.

liblouis' tables and ours get the same text: quotation marks whose direction is known, apostrophes
that are no quotation marks, letters that the language's braille has, and signs that a table of
liblouis lacks, or would take for something else, already in cells, which every table leaves alone.
"""

import re
import unicodedata
from collections.abc import Callable, Mapping

from accessible_games.braille.reader import BLANK, OWN_SPELLINGS, SPELLINGS, UnwritableError
from accessible_games.braille.writing import ALPHABET, LETTER, parted, signs

Change = tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]

SIGNS = ".,;:!?()[]'“”«»-–/#%+=*<>°€$§×÷&…"
"""The signs that every table writes; all others are changed here or refused."""
ACCENTS = "\u0300\u0301\u0302\u0303\u0308\u030a\u030c\u0327"
"""Grave, acute, circumflex, tilde, diaeresis, ring, caron, cedilla."""
LETTERS: Mapping[str, str] = {"de": "äöüßœæ", "fr": "àâçéêèëîïôœùûüö", "en": "ß"}
"""The letters that a language's braille has besides a to z and, but for French, accents."""
SAME = str.maketrans(
    {
        **dict.fromkeys("’‘‚‛ʼ`´", "'"),
        **dict.fromkeys("„‟", "“"),
        "‹": "«",
        "›": "»",
        **dict.fromkeys("−‑‐", "-"),
        "—": "–",
        "\u00ad": "",
    }
)
"""Characters that are written like others."""
EVERYWHERE = signs("♣ ⠈⠉  ♠ ⠈⠏  ♥ ⠈⠓  ♦ ⠈⠅  ★ ⠐⠔  • ⠸⠲  · ⠄  ~ ⠈⠔")
"""Signs that some table of liblouis lacks; those of suits are their English letters after dot 4."""
IN_CELLS: Mapping[str, Mapping[str, str]] = {
    "de": EVERYWHERE | signs("→ ⠒⠒⠕  ← ⠪⠒⠒  @ ⠈⠜  _ ⠈⠸  ^ ⠈⠮  \\ ⠈⠌  | ⠐⠤  { ⠐⠷  } ⠐⠷"),
    "fr": EVERYWHERE | signs("→ ⠸⠱  ← ⠸⠪  @ ⠜  _ ⠐⠤  ^ ⠈  \\ ⠐⠌  | ⠸  { ⠠⠠⠦  } ⠴⠄⠄"),
    "en": EVERYWHERE | signs("→ ⠰⠳⠕  ← ⠰⠳⠪  @ ⠈⠁  _ ⠨⠤  ^ ⠈⠢  \\ ⠸⠡  | ⠸⠳  { ⠸⠣  } ⠸⠜"),
}
"""Rare signs, most of them with the cells that liblouis has for them."""

SINGLE = re.compile(r"‚([^‚‘’]*)[‘’]|‘(?=\S)([^‚‘’]*)’(?!\w)")
"""Words between single quotation marks; any other one is an apostrophe."""
QUOTE = re.compile('["“”«»]')
BEFORE_OPENING = re.compile(r"[\s(\[/–“«⠦-]")
"""What stands before a quotation mark that opens."""
SINGLE_CELLS: Mapping[str, str] = {"de": r"⠠⠦\1\2⠠⠴", "fr": r"«\1\2»", "en": r"⠠⠦\1\2⠠⠴"}
DOUBLE: Mapping[str, str] = {"de": "“”", "fr": "«»", "en": "“”"}
CAPITAL_SIGN = "⠨"
CHANGES: Mapping[str, tuple[Change, ...]] = {
    "de": (
        # dot 6 by itself, wherever it is neither within a word nor within a number
        (re.compile(rf"(?<!{LETTER})(?<![0-9])'|'(?![0-9])(?!{LETTER})"), "⠠"),
        (re.compile(rf"(?<={LETTER})'(?=[0-9])|(?<=[0-9])'(?={LETTER})"), "⠠"),
        # or liblouis would take the word for an address, and write it as one
        (re.compile(rf"\.(?={LETTER})"), "⠄"),
        (re.compile("://"), "⠒⠐⠂⠐⠂"),
        # or it would be read as a lowered digit
        (re.compile("(?<=[0-9])”"), "⠠”"),
    ),
    "fr": (
        # each capital of "L'Arche" has its sign, as only whole words in capitals have a double one
        (
            re.compile(r"([^\W\d_a-z]+)(?=['./-]+[^\W\d_a-z][a-z])"),
            lambda found: CAPITAL_SIGN * min(2, len(found[0])) + found[0].lower(),
        ),
    ),
    "en": (
        # a blank within a number, "1 000", is no blank between two numbers, "rows 1 2"
        (re.compile(r"(?<=[0-9]) (?=[0-9])(?![0-9]{3}(?![0-9]))"), BLANK),
    ),
}
"""What else is changed in a language."""


def prepared(text: str, language: str) -> str:
    """A text for the tables of a language.

    Raises `UnwritableError` for the first character that braille does not have.
    """
    text = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()
    text = SINGLE.sub(SINGLE_CELLS[language], text).translate(SAME)
    text = re.sub("(?<![^ ])--(?![^ ])", "–", text.replace("...", "…"))
    text = text.replace("--", "⠤⠤")
    if language == "fr":
        text = re.sub("(?<=«) | (?=[;:!?»])", "", text)
    text = QUOTE.sub(lambda found: directed(found, DOUBLE[language]), text)
    text = "".join(letter(character, language) for character in text)
    for pattern, change in CHANGES[language]:
        text = pattern.sub(change, text)
    return text


def directed(quote: re.Match[str], pair: str) -> str:
    """A quotation mark that opens or closes, of the *pair* of the language."""
    before = quote.string[: quote.start()][-1:]
    opens = not before or BEFORE_OPENING.match(before)
    return pair[0] if opens else pair[1]


def letter(character: str, language: str) -> str:
    """A character as the language's tables have it, spelled if they lack it, or in cells."""
    cells = IN_CELLS[language]
    if character in cells:
        return cells[character]
    if character in SIGNS or character == " " or "⠀" <= character <= "⠿":
        return character
    if character.isascii() and character.isalnum():
        return character
    small = character.lower()
    if small in LETTERS[language] or (language != "fr" and is_accented(small)):
        return character
    return spelled(character, language)


def is_accented(small: str) -> bool:
    """Whether a small letter is one of a to z with an accent that the tables know."""
    plain, accents = parted(small)
    return (
        small < "ſ"
        and small != "ĝ"
        and plain in ALPHABET
        and len(accents) == 1
        and accents in ACCENTS
    )


def spelled(character: str, language: str) -> str:
    """A letter in letters that braille has; marks without a letter are nothing.

    Raises `UnwritableError` for any other character.
    """
    if unicodedata.combining(character):
        return ""
    spellings = {**SPELLINGS, **OWN_SPELLINGS.get(language, {})}
    plain = unicodedata.normalize("NFKD", character.lower())
    kept = (one for one in plain if not unicodedata.combining(one))
    written = "".join(spellings.get(one, one) for one in kept)
    if not written or any(one not in ALPHABET and one not in LETTERS[language] for one in written):
        raise UnwritableError(character)
    return written.capitalize() if character.isupper() else written
