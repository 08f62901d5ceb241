"""Uncontracted literary braille in three languages, without liblouis.

The cells are those of liblouis' own tables: a test compares them, on words, signs and sentences.
"""

from collections.abc import Mapping

from accessible_games.braille import basisschrift, integral, ueb
from accessible_games.braille.writing import Writing

WRITINGS: Mapping[str, Writing] = {
    "de": basisschrift.WRITING,
    "fr": integral.WRITING,
    "en": ueb.WRITING,
}
