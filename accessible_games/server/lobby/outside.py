"""What is typed during a game, but can be done only outside one."""

from collections.abc import Callable
from functools import cache

from accessible_games.match.dispatch import read
from accessible_games.match.meaning import Given
from accessible_games.match.person import Person
from accessible_games.server.lobby.table_commands import BETWEEN_GAMES
from accessible_games.server.lobby.table_drafts import title_in
from accessible_games.speech import command_lines
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.line import Line
from accessible_games.speech.normalize import fold
from accessible_games.speech.vocabulary import Vocabulary

UNREAD = {"not-understood", "not-understood-now"}
"""The messages about a line that means nothing in a game."""


@cache
def first_words(language: Language) -> frozenset[str]:
    """Return the folded words with which such a line can begin."""
    words = catalogue_of(language)
    forms = [[name, *words.words(f"command-{name}")] for name in BETWEEN_GAMES]
    return frozenset(fold(form) for each in forms for form in each)


def is_outside(person: Person, words: Callable[[], Vocabulary], text: str) -> bool:
    """Whether a line in a game is a command for outside it, and nothing in the game.

    *words* returns those outside. "Quick" and a title is one, whatever else the title means.
    """
    first, _, rest = text.strip().partition(" ")
    if fold(first) not in first_words(person.settings.language):
        return False
    command = command_lines.given(words(), Line.read(text))
    if command is None or command.name not in BETWEEN_GAMES:
        return False
    meaning = read(person, text, person.asked)
    if isinstance(meaning.of, Given):
        return False
    if meaning.problem is not None:
        return getattr(meaning.problem, "message", "") in UNREAD
    titled = title_in(rest, person.narrator.catalogue)
    return command.name in ("new", "quick") and titled is not None
