"""Which names are still free in a server."""

from collections.abc import Iterator

from accessible_games.match.setting_kinds import LONGEST_NAME, is_name
from accessible_games.server.lobby.directory import Directory
from accessible_games.server.lobby.passphrases import COUNT
from accessible_games.speech.catalogue import LANGUAGES, Catalogue
from accessible_games.speech.catalogues import catalogue_of, titles
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError

DIGITS = 2
"""The most digits of a name, as in Anna 21: more of them look like a password."""
SAID = ("yes", "nothing", "greetings", "exclaimed", "also-leave", "forgot")
"""Lists of what is said to the program, and not as a name."""


def check_name(server: Directory, words: Catalogue, name: str) -> None:
    """Raise `NotUnderstoodError` for a name that nobody can have from now on."""
    is_free = is_name(name) and sum(map(str.isdigit, name)) <= DIGITS
    if not is_free or fold(name) in reserved(words) or len(name.split()) >= COUNT:
        raise NotUnderstoodError("bad-name", name=name, longest=LONGEST_NAME)
    if fold(name) in server.people or server.social.sanctions.concerns(fold(name)):
        raise NotUnderstoodError("login-name-taken", name=name)
    if server.names.has_alike(name):
        raise NotUnderstoodError("login-name-alike", name=name)


def reserved(words: Catalogue) -> set[str]:
    """Return the folded words of the program and of talk, which would be mistaken for names."""
    games = titles(words.language)
    every = (words, *(catalogue_of(words.language, game) for game in games.values()))
    known = (word for each in every for word in commands_in(each))
    said = (word for message in SAID for word in words.words(message))
    return {*map(fold, known), *map(fold, said), *map(fold, games), *LANGUAGES}


def commands_in(words: Catalogue) -> Iterator[str]:
    """Yield the names of all commands that a game or the program has words for, and these words."""
    for name in words.beginning("command-"):
        yield from (name, *words.words(f"command-{name}"))
