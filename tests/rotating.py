"""Games and languages where each alone is tried: a usual run goes round, a long one has all pairs.

It is used so: `@pytest.mark.parametrize(("game", "language"), games_in_languages(1))`.
"""

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.examples import FACTOR, turned


def games_in_languages(step: int = 0) -> list[tuple[str, Language]]:
    """Every game with a language, and every language with a game; all pairs in a long run.

    Tests with another *step* have another language for each game: three of them have all pairs.
    """
    return turned([*GAMES], [*LANGUAGES[step:], *LANGUAGES[:step]])


def languages_of(game: str, step: int = 0) -> list[Language]:
    """One in a usual run, and all of them in a long one."""
    return one_of_languages([*GAMES].index(game) + step)


def one_of_languages(number: int) -> list[Language]:
    """The language of so many in a usual run, and all of them in a long one."""
    return [*LANGUAGES] if FACTOR > 1 else [LANGUAGES[number % len(LANGUAGES)]]
