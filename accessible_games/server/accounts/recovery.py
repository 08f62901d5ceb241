"""Recovery words, by which somebody who has forgotten their password chooses another one.

They are told once, and kept only as a hash, like passwords. The host can give others that count
once and for a few days.
"""

from functools import cache
from secrets import token_hex

from accessible_games.server.accounts import passwords
from accessible_games.server.lobby.passphrases import new_words
from accessible_games.server.storage.store import Recovery
from accessible_games.speech.catalogue import LANGUAGES, Catalogue
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold, is_one_of

COUNT = 8
"""The recovery words of a person: 56 bits, as each has about 7."""
VALID = 3 * 86400.0
"""Seconds for which the words of a host count."""


def new_recovery_words(catalogue: Catalogue) -> str:
    """Return words that cannot be guessed, in the language of whoever gets them."""
    return new_words(catalogue, (), COUNT)


def hashed(words: str) -> str:
    """Return the hash to keep of recovery words; as slow as that of a password."""
    return passwords.hashed(fold(words))


def hashed_both(password: str, words: str) -> tuple[str, str]:
    """Return the hashes of a new password and of new recovery words."""
    return passwords.hashed(password), hashed(words)


def fits(typed: str, kept: Recovery, now: float) -> bool:
    """Whether typed words are those of a person; it takes as long if there are none."""
    nothing = hash_of_nothing()
    is_own = passwords.fits(fold(typed), kept.words or nothing)
    is_once = passwords.fits(fold(typed), kept.once or nothing)
    return is_own or (is_once and now < kept.until)


@cache
def hash_of_nothing() -> str:
    """Return a hash that no words fit."""
    return passwords.hashed(token_hex(32))


def says_forgotten(typed: str) -> bool:
    """Whether somebody says, in any language, that they have forgotten their password."""
    forms = (each for spoken in LANGUAGES for each in catalogue_of(spoken).words("forgot"))
    return is_one_of(typed, [*forms])
