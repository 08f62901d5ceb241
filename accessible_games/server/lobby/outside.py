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
from accessible_games.speech.commands import Command
from accessible_games.speech.line import Line
from accessible_games.speech.normalize import fold
from accessible_games.speech.vocabulary import Vocabulary

UNREAD = {"not-understood", "not-understood-now"}
"""The messages about a line that means nothing in a game."""
BESIDE = ("tables", "league", "rating", "recovery", "key")
"""The commands of the lobby that disturb no game: they only tell something, or change a choice."""
ELSEWHERE = {*BETWEEN_GAMES, *BESIDE}


@cache
def first_words(language: Language) -> frozenset[str]:
    """Return the folded words with which such a line, or help on it, can begin."""
    words = catalogue_of(language)
    forms = [[name, *words.words(f"command-{name}")] for name in (*ELSEWHERE, "help")]
    return frozenset(fold(form) for each in forms for form in each)


def outside(person: Person, words: Callable[[], Vocabulary], text: str) -> Command | None:
    """Return the command for outside a game that a line in one gives, if it is nothing there.

    *words* returns those outside. "Quick" and a title is one, whatever else the title means; so is
    help on such a command.
    """
    first, _, rest = text.strip().partition(" ")
    if fold(first) not in first_words(person.settings.language):
        return None
    command = command_lines.given(words(), Line.read(text))
    if command is None or not is_of_outside(person, words, command):
        return None
    meaning = read(person, text, person.asked)
    if isinstance(meaning.of, Given):
        return None
    if meaning.problem is not None:
        return command if getattr(meaning.problem, "message", "") in UNREAD else None
    titled = title_in(rest, person.narrator.catalogue)
    is_titled = command.name in ("new", "quick") and titled is not None
    return command if is_titled or command.name == "help" else None


def is_of_outside(person: Person, words: Callable[[], Vocabulary], command: Command) -> bool:
    """Whether a command is for outside a game, or asks for help on one that the game lacks."""
    if command.name != "help":
        return command.name in ELSEWHERE
    about = words().commands.read(command.rest)
    own = person.vocabulary
    known = own.commands.read(command.rest) is not None or own.glossary.is_term(command.rest)
    return about is not None and about.name in ELSEWHERE and not known
