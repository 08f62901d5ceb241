"""Each sentence of each sheet has its test, and referees who know only the sheet see no foul."""

import ast
from functools import partial
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.resources import OURS
from tests.examples import FACTOR, times
from tests.games.facts import facts_of, games_beside
from tests.imports import imports, nodes_of
from tests.long.mistakes.planting import Mistake
from tests.sheets.planted import planted, planted_for
from tests.sheets.sentence import Sentence
from tests.sheets.watching import Foul, Referee, Watched, watch

TESTS = Path(__file__).parents[1] / "games"
SHEETS = games_beside("sheet")
REFEREES = games_beside("referee")
RANDOM, AMONG_BOTS = (times(10), times(5)) if FACTOR > 1 else (5, 3)
"""So many games are watched at every number of seats; a factor of 300 makes 3,000."""
TABLES = [(game, seats) for game in SHEETS for seats in GAMES[game].seats]
MISTAKES = [(game, mistake) for game in SHEETS for mistake in planted_for(game)]


def sentences(game: str) -> tuple[Sentence, ...]:
    """The sheet of a game."""
    found: tuple[Sentence, ...] = SHEETS[game].SENTENCES
    return found


def referee(game: str) -> type[Referee]:
    """The referee of a game."""
    found: type[Referee] = REFEREES[game].Referee
    return found


def text_of_referee(game: str) -> str:
    """What the referee of a game is written in."""
    files = sorted((TESTS / game.replace("-", "_")).glob("referee*.py"))
    return "".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("game", SHEETS)
def test_every_sentence_has_a_test(game: str) -> None:
    """A rule's test or the referee, who names the sentence."""
    numbers = [sentence.number for sentence in sentences(game)]
    assert len({*numbers}) == len(numbers)
    called = text_of_referee(game)
    missing = []
    for sentence in sentences(game):
        if sentence.test == "referee":
            found = f'"{sentence.number}"' in called
        else:
            file, _, name = sentence.test.partition(".")
            text = (TESTS / Path(file).parent / f"test_{Path(file).name}.py").read_text("utf-8")
            found = f"def test_{name}(" in text
        if not found:
            missing.append(f"{sentence.number}: {sentence.test}")
    assert missing == []


@pytest.mark.parametrize("game", SHEETS)
def test_a_referee_calls_only_what_the_sheet_says(game: str) -> None:
    """Every number in a `Foul` is one of the list."""
    calls = [
        node.args[0].value
        for node in ast.walk(ast.parse(text_of_referee(game)))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Foul", "demand")
        if isinstance(node.args[0], ast.Constant)
    ]
    assert calls
    assert {*calls} <= {sentence.number for sentence in sentences(game)}


@pytest.mark.parametrize("game", SHEETS)
def test_a_referee_imports_no_rules(game: str) -> None:
    """It knows the sheet alone."""
    names = imports(nodes_of(text_of_referee(game)))
    assert [name for name in names if name.startswith("accessible_games")] == []


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("bots", [False, True], ids=["random", "bots"])
def test_the_referee_sees_no_foul(game: str, seats: int, bots: bool) -> None:
    """In random games and in games among computer players, as they are played by default."""
    less = max(1, facts_of(game).watched_less // FACTOR)
    for seed in range(max(1, (AMONG_BOTS if bots else RANDOM) // less)):
        watch(Watched(game, seats, seed, bots=bots), referee(game))


@pytest.mark.parametrize(("game", "mistake"), MISTAKES, ids=str)
def test_the_referee_sees_a_planted_mistake(game: str, mistake: Mistake) -> None:
    """In one of the games that it watches."""
    first = (
        facts_of(game).watched_less > 1
    )  # there computer players end a game sooner than chance does
    rounds = (
        Watched(game, seats, seed, bots=bots)
        for seed in range(30)
        for seats in GAMES[game].seats
        for bots in (first, not first)
    )
    with planted(mistake):
        assert any(map(partial(is_foul, game), rounds))


def is_foul(game: str, watched: Watched) -> bool:
    """Whether the referee has to call one."""
    try:
        watch(watched, referee(game))
    except Foul:
        return True
    return False


@pytest.mark.parametrize("game", SHEETS)
def test_fifteen_mistakes_are_planted_in_every_game(game: str) -> None:
    """At least, and each is another one."""
    found = [*map(str, planted_for(game))]
    assert len({*found}) == len(found) >= 15


def test_every_game_that_comes_in_a_box_has_a_sheet() -> None:
    """A new game of ours brings its own, unless it is a folk game."""
    assert {*SHEETS} >= {game for game in OURS if not facts_of(game).is_folk}
