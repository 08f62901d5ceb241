"""What names, suits and kinds consist of: letters, a number, and signs that have names."""

import re
import unicodedata
from collections.abc import Mapping

from accessible_games.braille.folding import folded

NUMBER = re.compile(r"[-+]?[0-9]{1,4}")
NUMBERED = re.compile(r"(.*[^\W\d_].*?)\s*([-+]?[0-9]{1,4})")
"""A name that ends in a number, in two groups."""
INSIDE = re.compile(r"([^0-9]*?)\s*(?<![0-9])([-+]?[0-9]{1,4})(?![0-9])([^0-9]*)")
"""A name with one number, and what stands before and behind it."""
LITERAL = re.compile(r"[a-z]{0,2}[-+]?[0-9]{1,4}", re.IGNORECASE)
"""A kind written as it is: a number, such as 7, +2 or w+4."""
COUNTED = re.compile(
    r"[x×*]?\s*([0-9]{1,3})(?:[.,]0+)?\s*"
    r"(?:[x×*]|mal|stück|stk\.?|copies|copy|cards?|karten?|cartes?|fois|ex\.?|exemplaires?)?",
    re.IGNORECASE,
)
"""A number of copies as people write it."""
LETTER = re.compile(r"[^\W\d_]")
LINKS = (
    *("of", "the", "de", "du", "des", "d", "le", "la", "les", "l"),
    *("der", "die", "das", "den", "von"),
)
"""Words at the ends of a name that mean nothing beside a suit."""
ARTICLE = re.compile(r"(?:(?:the|der|die|das|le|la|les) |l['’])(.*[^\W_].*)", re.IGNORECASE)
"""An article, which begins no label, and the name behind it."""
WORD = re.compile(r"[^\W_]+|[^\w\s]+")
DASHES = str.maketrans(dict.fromkeys("\u2212\u2010\u2011\u2013", "-"))
"""Signs that are written as a minus."""

SUITS: Mapping[str, Mapping[str, str]] = {
    "♥": {"en": "hearts", "de": "Herz", "fr": "cœur"},
    "♠": {"en": "spades", "de": "Pik", "fr": "pique"},
    "♦": {"en": "diamonds", "de": "Karo", "fr": "carreau"},
    "♣": {"en": "clubs", "de": "Kreuz", "fr": "trèfle"},
}
"""The words of the four suits, by their signs."""
OUTLINES = str.maketrans("♡♤♢♧", "♥♠♦♣", "\ufe0e\ufe0f")
COLOURS: Mapping[str, Mapping[str, str]] = {
    "red": {"de": "rot", "fr": "rouge"},
    "orange": {},
    "yellow": {"de": "gelb", "fr": "jaune"},
    "green": {"de": "grün", "fr": "vert"},
    "blue": {"de": "blau", "fr": "bleu"},
    "purple": {"de": "lila", "fr": "violet"},
    "brown": {"de": "braun", "fr": "marron"},
    "black": {"de": "schwarz", "fr": "noir"},
    "white": {"de": "weiß", "fr": "blanc"},
}
"""The words of colours in the Unicode names of hearts, circles and squares."""


LAST_PLAIN = "\uffff"
"""The last sign before those with colours: a black star before it is a star that is filled."""


def worded(text: str, language: str) -> str:
    """A text with words for the signs of suits, and for all others if it has no letters at all."""
    plain = text.translate(OUTLINES).translate(DASHES)
    for sign, words in SUITS.items():
        plain = plain.replace(sign, f" {words[language]} ")
    plain = " ".join(plain.split())
    return plain if has_letter(plain) or plain.isascii() else in_words(plain, language)


def in_words(text: str, language: str) -> str:
    """A text with the Unicode names of its signs; of coloured shapes, only the colour."""
    named = [f" {sign_word(sign, language)} " if is_sign(sign) else sign for sign in text]
    return " ".join("".join(named).split())


def is_sign(character: str) -> bool:
    """Whether a character is a sign beyond ASCII, such as an emoji."""
    return not character.isascii() and unicodedata.category(character)[0] == "S"


def sign_word(sign: str, language: str) -> str:
    """The Unicode name of a sign in small letters, or its colour; English, but for colours."""
    name = unicodedata.name(sign, "").lower()
    size, _, rest = name.partition(" ")
    shown = rest if size in ("large", "medium", "small") else name
    colour = shown.partition(" ")[0]
    is_coloured = shown != name or sign > LAST_PLAIN
    if is_coloured and colour in COLOURS and name.endswith((" circle", " square", " heart")):
        return COLOURS[colour].get(language, colour)
    return rest if size in ("black", "white") and not is_coloured else name


def is_number(text: str) -> bool:
    """Whether a text is a whole number of at most four digits, maybe with a sign."""
    return NUMBER.fullmatch(text.translate(DASHES)) is not None


def has_letter(text: str) -> bool:
    """Whether a text has a letter of any alphabet."""
    return LETTER.search(text) is not None


def parted(text: str) -> tuple[str, str]:
    """A name or kind as its letters and its number: ("Draw", "+2"); without either, "".

    A number at the end counts first, else the only number that there is (B5).
    """
    plain = text.translate(DASHES)
    match = NUMBERED.fullmatch(plain)
    if match is not None:
        return match.group(1), match.group(2)
    match = INSIDE.fullmatch(plain)
    if match is None or not has_letter(match.group(1) + match.group(3)):
        return text, ""
    return unlinked(f"{match.group(1)} {match.group(3)}"), match.group(2)


def bare(name: str, *others: str) -> str:
    """A name without the words of others and without linking words at its ends, if any is left."""
    taken = {folded(word) for other in others for word in WORD.findall(other)}
    rest = [word for word in name.split() if not {folded(x) for x in WORD.findall(word)} <= taken]
    return unlinked(" ".join(rest)) or name


def without_article(name: str) -> str:
    """A name without an article before it, if anything is left."""
    match = ARTICLE.fullmatch(name)
    return match.group(1) if match else name


def unlinked(text: str) -> str:
    """A text without linking words at its ends: "of hearts" is "hearts"."""
    words = text.replace("'", "' ").replace("’", "' ").split()
    while len(words) > 1 and folded(words[0].rstrip("'")) in LINKS:
        words = words[1:]
    while len(words) > 1 and folded(words[-1].rstrip("'")) in LINKS:
        words = words[:-1]
    return " ".join(words)
