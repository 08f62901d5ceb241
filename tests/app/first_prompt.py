"""How much is heard before the first prompt of a new game, with Enter for everything.

    python -m tests.app.first_prompt [SEEDS]

prints for each game and language the answers and the lines, including the prompts and the greeting.
"""

import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.sessions import Outcome, program

GREETING = 1
"""The line before everything else."""
FAREWELL = 1
"""The line that says that the game is saved, at the end of the input."""


def begun(game: str, language: Language, seed: int, folder: Path) -> Outcome:
    """Return a newcomer's new game up to the first prompt; only their name is typed."""
    where = ("--data", str(folder / "data"), "--config", str(folder / "config"))
    title = catalogue_of(language, game).say("title")
    words = ("play", "--seed", str(seed), "--language", language, *where)
    return program(*words, typed=f"{title}\n\n")


def answers(outcome: Outcome, language: Language) -> int:
    """Return how many questions were answered before the game began."""
    prompts = {catalogue_of(language).say(f"prompt-{each}") for each in ("game", "usual")}
    return sum(line in prompts for line in outcome.lines)


def lines(outcome: Outcome) -> int:
    """Return how many lines were heard up to the player's first prompt."""
    return GREETING + len(outcome.lines) - FAREWELL


def counted(seeds: Sequence[int]) -> Iterator[tuple[str, Language, list[int], list[int]]]:
    """Yield the answers and the lines of each game in each language, seed by seed."""
    for game in GAMES:
        for language in LANGUAGES:
            with tempfile.TemporaryDirectory() as folder:
                told = [begun(game, language, seed, Path(folder, str(seed))) for seed in seeds]
            yield game, language, [answers(each, language) for each in told], list(map(lines, told))


def main(words: Sequence[str]) -> None:
    """Print all figures."""
    seeds = range(int(words[0]) if words else 10)
    for game, language, typed, heard in counted(seeds):
        spread = f"{min(heard)} to {max(heard)}, mean {mean(heard):.1f}"
        print(f"{game} {language}: {max(typed)} answers, {spread} lines")


if __name__ == "__main__":
    main(sys.argv[1:])
