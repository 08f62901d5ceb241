"""What stands in texts in braille for characters that a language's braille does not have."""

from collections.abc import Callable, Iterable

from accessible_games.braille.reader import UnwritableError
from accessible_games.braille.scripts import in_script, table_for
from accessible_games.braille.words import is_sign, sign_word

Write = Callable[[str], str]
"""Writes words in cells; raises `UnwritableError` for a character that it does not have."""


def written(words: str, write: Write, language: str) -> str:
    """Words in cells, with something in place of each character that cannot be written."""
    while True:
        try:
            return write(words)
        except UnwritableError as error:
            same = {error.character, error.character.lower(), error.character.upper()}
            parts = (in_place_of(x, language) if x in same else x for x in words)
            words = " ".join("".join(parts).split())
            if not same.isdisjoint(words):  # it would be found again
                raise


def in_place_of(character: str, language: str) -> str:
    """The Unicode name of a sign, the cells of a letter in the braille of its script, or ""."""
    if is_sign(character):
        return f" {sign_word(character, language)} "
    letter = character.lower()
    table = table_for(letter, letter) if character.isalpha() else ""
    return in_script(letter, table, is_sure=False) if table else ""


def lacking(texts: Iterable[str], write: Write) -> list[str]:
    """The characters of some texts that cannot be written, each once, in order."""
    found = list[str]()
    for character in sorted({character for text in texts for character in text}):
        try:
            write(character)
        except UnwritableError:
            found.append(character)
    return found
