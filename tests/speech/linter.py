"""The linter of speech that is shipped, for ears that know the pieces of our own games."""

from functools import cache

from accessible_games.games import RECORDED
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of, languages_of
from accessible_games.testing.heard import OF_THIS_GAME
from accessible_games.testing.linter import NAMING_PROMPT as NAMING_PROMPT
from accessible_games.testing.linter import PROMPT as PROMPT
from accessible_games.testing.linter import RULES as RULES
from accessible_games.testing.linter import TYPED as TYPED
from accessible_games.testing.linter import Ear as Listener
from accessible_games.testing.linter import Lines as Lines
from accessible_games.testing.linter import bad_prompt as bad_prompt
from accessible_games.testing.linter import broken_early as broken_early
from accessible_games.testing.linter import doubled as doubled
from accessible_games.testing.linter import loose_marks as loose_marks
from accessible_games.testing.linter import problems as problems
from accessible_games.testing.linter import repeated as repeated
from accessible_games.testing.linter import sentences as sentences
from accessible_games.testing.linter import small_beginnings as small_beginnings
from accessible_games.testing.linter import symbols as symbols
from accessible_games.testing.linter import too_long as too_long
from accessible_games.testing.linter import too_short as too_short
from accessible_games.testing.linter import turn_only as turn_only
from accessible_games.testing.linter import unfinished as unfinished
from accessible_games.testing.linter import without_limit as without_limit
from accessible_games.testing.linter import you as you
from tests.speech.tables import PIECES


class Ear(Listener):
    """A listener who knows what the pieces of our games are called."""

    def __init__(
        self,
        language: Language,
        width: int,
        names: tuple[str, ...] = (),
        typed: tuple[str, ...] = (),
        cells: bool = False,
    ) -> None:
        known = PIECES[language] | counted(language)
        super().__init__(language, width, names, typed, cells, known)


@cache
def counted(language: Language) -> frozenset[str]:
    """Return the nouns that our games say they count, besides their pieces."""
    words = [catalogue_of(language, game) for game in RECORDED if language in languages_of(game)]
    said = (each.say(OF_THIS_GAME) for each in words if each.has(OF_THIS_GAME))
    return frozenset(noun for text in said for noun in text.lower().split())
