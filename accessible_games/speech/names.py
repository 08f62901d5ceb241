"""Which letters a name may have, and which names are too much alike: by Unicode's rules (UTS 39).

So nobody can take a name that looks, is read or feels like somebody else's. The data are Unicode's
own: no library for Python has them newer, and with the rules.
"""

import unicodedata
from collections.abc import Iterator
from functools import cache, lru_cache

from accessible_games.core.frozen import Frozen
from accessible_games.resources import PACKAGE
from accessible_games.speech.normalize import REMEMBERED, fold, forms

DATA = PACKAGE / "speech" / "unicode"
ANY = frozenset({"Common", "Inherited"})
"""Scripts of characters that go with every script."""
TOGETHER = {
    "Han": ("Chinese", "Japanese", "Korean"),
    "Hiragana": ("Japanese",),
    "Katakana": ("Japanese",),
    "Hangul": ("Korean",),
    "Bopomofo": ("Chinese",),
}
"""The ways of writing that use several scripts together, by script."""
UNHEARD = frozenset(
    letter
    for first, last in (
        *((0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5)),
        *((0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F)),
        *((0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0)),
        *((0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF)),
    )
    for letter in map(chr, range(first, last + 1))
)
"""The characters that are neither seen nor heard: Default_Ignorable_Code_Point of Unicode 17.0."""


class ScriptLetters(Frozen):
    """Characters in a row, and the scripts to which they belong."""

    first: int
    last: int
    scripts: frozenset[str]


def rows(file: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the rows of a data file, each as its first word and the others."""
    for line in (DATA / file).read_text("utf-8").splitlines():
        if not line.startswith("#"):
            first, *others = line.split()
            yield first, others


@cache
def allowed() -> tuple[ScriptLetters, ...]:
    """Return the letters that names may have."""
    found = []
    for range_, scripts in rows("scripts.txt"):
        first, _, last = range_.partition("-")
        found.append(ScriptLetters(int(first, 16), int(last or first, 16), frozenset(scripts)))
    return tuple(found)


@cache
def confusables() -> dict[int, str]:
    """Return what letters look like, by their numbers."""
    return {
        int(letter, 16): "".join(chr(int(each, 16)) for each in others)
        for letter, others in rows("confusables.txt")
    }


def scripts_of(letter: str) -> frozenset[str]:
    """Return the scripts of a letter, and the ways of writing that have it; none if not allowed."""
    if letter.isascii() and not letter.isalnum():
        return ANY  # signs that keyboards have, which are not compared
    number = ord(letter)
    found = [each.scripts for each in allowed() if each.first <= number <= each.last]
    scripts = frozenset().union(*found)
    return scripts.union(*(TOGETHER.get(script, ()) for script in scripts))


@lru_cache(REMEMBERED)
def is_of_one_script(name: str) -> bool:
    """Whether a name has only letters that names may have, all of one script."""
    found = [scripts_of(letter) for letter in name]
    own = [scripts for scripts in found if not scripts & ANY]
    return all(found) and (not own or bool(own[0].intersection(*own)))


def skeleton(text: str) -> str:
    """Return what a text looks like: equal for texts that look alike (UTS 39, section 4)."""
    letters = unicodedata.normalize("NFD", text).translate(confusables())
    return unicodedata.normalize("NFD", letters)


@lru_cache(REMEMBERED)
def looks(name: str) -> frozenset[str]:
    """Return what a name is taken for; two names that share one of these are too much alike.

    It is compared as written, in small letters and in capitals: in these without accents, blanks
    and hyphens, and with umlauts written out.
    """
    small = {skeleton(form.replace(" ", "")).casefold() for form in forms(name)}
    capitals = skeleton(fold(name).replace(" ", "").upper())
    return frozenset({f"={skeleton(name)}", f"^{capitals}", *small})
