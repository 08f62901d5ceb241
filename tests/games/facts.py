"""What tests of all rooms have to know of a game: `FACTS` in the file facts.py of its folder here.

What is longer stands beside it: puzzles and reviews need a `planted` mistake, the words their
`seldom` events and their `prompts`, the labels what is in the `box`; a `referee` knows the `sheet`.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from accessible_games.games import GAMES
from accessible_games.resources import of_game

HERE = Path(__file__).parent
LESSON = "lesson.json"
PUZZLES = "puzzles.jsonl"
RULES = "words/en/rules.md"


@dataclass(frozen=True)
class Aims:
    """How fast a game is to be; `python -m tests.benchmarks.bench_core` measures it."""

    random_games: int = 500
    """A second."""
    easy: int = 5
    """Milliseconds for a decision."""
    normal: int = 3
    """Milliseconds for a decision."""
    easy_games: int = 100
    """A second."""
    moves: int = 60_000
    """Random moves a second."""
    uno: float = 1.0
    """Random moves for each move of RLCard's bare rules of uno."""
    share: int = 1
    """Of how many games one is played."""


@dataclass(frozen=True)
class Facts:
    """What the rules do not tell of a game. A test leaves a game out that lacks what it needs."""

    # Games that are played

    soon_over: tuple[int, int] | None = None
    """Seats, and a seed with which a game against `easy` players is soon over."""
    soon_over_online: int = 1
    """A seed with which a game on a server against the fewest `easy` players is short.

    The player who set it up is asked as many kinds of questions as in any other short game.
    """
    watched_less: int = 1
    """In a usual run the referee watches so many times fewer games, as they take so long."""
    questions: int = 8
    """So many questions of each kind are asked of computer players at a table."""
    proved: int = 120
    """At so many questions the reasons of hints are proved."""
    rulings: tuple[str, int] | None = None
    """The letter and the number of the rulings on the page of rulings."""
    legacy_options: Mapping[str, str] | None = None
    """What an option means that an old record does not name. This never changes."""
    is_folk: bool = False
    """Whether it comes in no box, so that no sheet says how it is played."""
    old_points: Mapping[str, Sequence[int] | None] = field(default_factory=dict)
    """The points at the end of each old record, by the last word of its name."""
    daily_seed: int | None = None
    """The seed of the deal of the day on the day of the tests. This never changes."""

    # What is heard

    no_cards: frozenset[str] = frozenset()
    """Pieces that can be named but are no cards, such as suits, and so have no label."""
    bases: frozenset[str] = frozenset()
    """Base classes of its events, of which there are no objects."""
    options_heard: Mapping[int, Mapping[str, str]] = field(default_factory=dict)
    """Options that change what is heard, by the number of seats."""
    seats_heard: Sequence[int] = ()
    """The numbers of seats with which it is heard; none if others do not sound alike."""
    transcript: int | None = None
    """The seed of a game of usual length, in which much of what can happen does."""
    most_heard: tuple[int, int] | None = None
    """Lines and letters of the transcript in English, at normal verbosity: at most so many."""
    first_heard: int = 16
    """Lines before the first own turn, its prompt among them: at most so many in any language."""
    concepts: str = ""
    """Actions, roles, chips, phases and everything else to which the rules give a name."""
    replaced: frozenset[str] = frozenset()
    """Common words that the game replaces."""

    # What is felt

    turn: str = "turn"
    """The kind of decision with which an own turn begins."""
    most_keys: int | None = None
    """Keys of an own turn on 20 cells, mean over the games."""
    first_prompt: str = ""
    """The beginning of Anna's first prompt against two or more `easy` players with the seed 1."""
    touched: tuple[Sequence[str], str] | None = None
    """Keys of the display that answer the first question, and what is said then."""
    pieces: int | None = None
    """The number of pieces in the box that have a label."""

    # Puzzles and figures

    puzzles: int = 40
    """At least so many of them come with the game."""
    is_near_end: Callable[[Any], bool] | None = None
    """Whether a person can think a state through, and a search can try many worlds."""
    puzzle_options: Mapping[str, str] = field(default_factory=dict)
    """The options of puzzles."""
    worlds: int = 480
    """The most worlds in which an answer to a puzzle is tried."""
    strength: int = 1000
    """The number of games after which computer players are compared."""
    aims: Aims = Aims()


@cache
def facts_of(game: str) -> Facts:
    """Return the facts of a game; the usual ones if it has no tests here."""
    module = beside(game, "facts")
    return module.FACTS if module else Facts()


def beside(game: str, name: str) -> ModuleType | None:
    """Return a file of a game's folder of tests, by its name; None if there is none."""
    folder = game.replace("-", "_")
    if not (HERE / folder / f"{name}.py").exists():
        return None
    return import_module(f"{__package__}.{folder}.{name}")


def games_with(fact: str) -> list[str]:
    """Return the games of which a fact is known, in their order."""
    return [game for game in GAMES if getattr(facts_of(game), fact) not in (None, "", {})]


def games_having(path: str) -> list[str]:
    """Return the games with such a file in their own folder, such as `lesson.json`, in order."""
    return [game for game in GAMES if (of_game(game) / path).is_file()]


def games_beside(name: str) -> dict[str, ModuleType]:
    """Return such files of all games that have one, by game."""
    found = {game: beside(game, name) for game in GAMES}
    return {game: module for game, module in found.items() if module}
