"""Which names are still free in a server."""

from collections.abc import Iterator
from functools import cache

from accessible_games.match.setting_kinds import LONGEST_NAME, is_name
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.passphrases import COUNT
from accessible_games.speech.beginnings import behind
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of, titles
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, forms
from accessible_games.speech.problem import NotUnderstoodError

DIGITS = 2
"""The most digits of a name, as in Anna 21: more of them look like a password."""
SAID = (
    *("yes", "choice-no", "nothing", "greetings", "exclaimed", "also-leave", "forgot"),
    *("agreeing", "declining"),
)
"""Lists of what is said to the program, and not as a name."""


def check_name(server: Directory, name: str) -> None:
    """Raise `NotUnderstoodError` for a name that nobody can have from now on."""
    is_free = (
        is_name(name) and sum(map(str.isdigit, name)) <= DIGITS and any(map(str.isalpha, name))
    )
    if not is_free or is_reserved(name) or len(name.split()) >= COUNT:
        raise NotUnderstoodError("login-bad-name", name=name, longest=LONGEST_NAME, digits=DIGITS)
    if fold(name) in server.people or server.social.sanctions.concerns(fold(name)):
        raise NotUnderstoodError("login-name-taken", name=name)
    if server.names.alike(name) is not None:
        raise NotUnderstoodError("login-name-alike", name=name)


def plain_name(text: str) -> str:
    """Return the name in a text such as "My name is Petra.", in any language; else the text."""
    lists = (Lexicon(catalogue_of(each)).typed("my-name-is") for each in LANGUAGES)
    return (behind(text, *lists) or text).rstrip(".!?… ") or text


def is_reserved(name: str) -> bool:
    """Whether a name is a word of the program or of talk in any language, or a command and more.

    What follows the command may be a number, a language or another such word, as in "notify 3".
    """
    typed, words = fold(name), reserved()
    first, _, more = typed.partition(" ")
    return typed in words or (first in words and (more in words or more.isdigit()))


@cache
def reserved() -> frozenset[str]:
    """Return the folded words of the program and of talk in all languages."""
    return frozenset().union(*map(reserved_in, LANGUAGES))


def reserved_in(language: Language) -> set[str]:
    """Return those of one language."""
    words, games = catalogue_of(language), titles(language)
    every = (words, *(catalogue_of(language, game) for game in games.values()))
    known = (word for each in every for word in commands_in(each))
    listed = (word for message in SAID for word in words.words(message))
    said = (*listed, *words.words("never-names"))
    return {form for word in (*known, *said, *games) for form in forms(word)} | {*LANGUAGES}


def commands_in(words: Catalogue) -> Iterator[str]:
    """Yield the names of all commands that a game or the program has words for, and these words."""
    for name in words.beginning("command-"):
        yield from (name, *words.words(f"command-{name}"))
