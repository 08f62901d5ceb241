"""A game at a glance: whether it keeps to all guards, and what it lacks; a finding for each part.

Guards play at every kind of table. What they compare is tried at fewer if a game has many.
"""

import linecache
from collections.abc import Iterator, Sequence
from time import perf_counter

from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyGame
from accessible_games.resources import words_of_game
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import languages_of
from accessible_games.testing import honesty, parts
from accessible_games.testing.every_guard import EVERY
from accessible_games.testing.guards import Guards
from accessible_games.testing.heard import heard
from accessible_games.testing.playing import Case, cases_of, steps

MANY = 1000
"""So many random games are played."""
MOST = 3
"""The most problems of one part that are named; the rest is counted."""


class CheckResult(Frozen):
    """What was found of one part of a game, in a language if it is about words."""

    part: str
    problems: tuple[str, ...] = ()
    language: Language | None = None
    lacks: bool = False
    """Whether the game has no such part, which is no problem."""


class RandomGames(Frozen):
    """Random games that were played."""

    games: int
    moves: int
    milliseconds: float
    """For each move, with the guess of a random answer."""


def play_many(game: AnyGame, number: int = MANY) -> RandomGames:
    """Play random games in turn at every kind of table. Raises whatever the rules raise."""
    cases, moves, start = cases_of(game), 0, perf_counter()
    for seed in range(number):
        case = cases[seed % len(cases)]
        moves += sum(1 for _ in steps(case.begin(seed), seed))
    return RandomGames(number, moves, 1000 * (perf_counter() - start) / max(1, moves))


def findings(game: AnyGame) -> Iterator[CheckResult]:
    """Examine a game part by part."""
    for guards in (*EVERY, honesty.guard):
        yield CheckResult(guards.part, tuple(broken(game, guards)))
    spoken = languages_of(game.name)
    for language in spoken:
        yield from of_language(game, language)
    if len(spoken) < len(LANGUAGES):
        lacking = ", ".join(each for each in LANGUAGES if each not in spoken)
        yield CheckResult("languages", () if spoken else (lacking,), lacks=bool(spoken))


def of_language(game: AnyGame, language: Language) -> Iterator[CheckResult]:
    """Examine what a game has in one language."""
    said = [heard(case, language, case.number) for case in few(cases_of(game))]
    missing = dict.fromkeys(parts.missing_words(game, language))
    missing |= dict.fromkeys(name for each in said for name in each.missing)
    yield CheckResult("words", tuple(missing), language)
    yield CheckResult(
        "speech", tuple(dict.fromkeys(w for each in said for w in each.wrong)), language
    )
    labels = tuple(parts.missing_labels(game, language))
    yield of_file("labels", "labels.csv", game, language, labels)
    for part, name, look in (
        ("rules-page", "rules.md", parts.rules_problem),
        ("lesson", "tutorial", parts.lesson_problem),
    ):
        problem = look(game, language)
        yield of_file(part, name, game, language, (problem,) if problem else ())


def of_file(
    part: str, name: str, game: AnyGame, language: Language, problems: tuple[str, ...]
) -> CheckResult:
    """What was found of a part that stands in a file or folder of this name, if there is one."""
    lacks = not problems and not (words_of_game(game.name, language) / name).exists()
    return CheckResult(part, problems, language, lacks)


def few(cases: Sequence[Case]) -> list[Case]:
    """Two of the tables of a game, as each is heard by everybody at every verbosity."""
    return list(dict.fromkeys([cases[0], cases[-1]]))


def broken(game: AnyGame, guards: Guards) -> Iterator[str]:
    """Yield what breaks the guards of one part, each guard once."""
    for guard in guards.all:
        for case in cases_of(game):
            try:
                guard(case)
            except Exception as error:  # whatever a game raises
                yield f"{guard.__name__.replace('_', ' ')}, {case}: {told(error)}"
                break


def told(error: Exception) -> str:
    """What an error says; of a bare assertion its text."""
    if str(error) or not isinstance(error, AssertionError):
        return f"{type(error).__name__} {error}".strip()
    last = error.__traceback__
    while last is not None and last.tb_next is not None:
        last = last.tb_next
    assert last is not None
    return linecache.getline(last.tb_frame.f_code.co_filename, last.tb_lineno).strip()
