"""What tests know of the games: everything of ours, and nothing that fails for others."""

import os
import sys
from pathlib import Path

import pytest

from accessible_games.resources import IN_PROGRESS, OURS, of_game
from accessible_games.speech.catalogue import LANGUAGES
from tests.games.facts import LESSON, Facts, beside, facts_of
from tests.games.test_games_of_others import laid
from tests.running import ROOT, run

pytestmark = pytest.mark.slow
KNOWN = (
    *("soon_over", "rulings", "legacy_options", "old_points", "daily_seed", "transcript"),
    *("most_heard", "concepts", "most_keys", "first_prompt", "pieces", "is_near_end"),
)
"""What must be known of each of our games, or tests would leave it out unnoticed."""
EACH = (LESSON, *(f"words/{language}/rules.md" for language in LANGUAGES))


@pytest.mark.parametrize("game", OURS)
def test_everything_is_known_of_our_games(game: str) -> None:
    """Each has its facts, a lesson and rules to read in every language."""
    assert [name for name in KNOWN if getattr(facts_of(game), name) == getattr(Facts(), name)] == []
    beside_it = ("seldom", "planted", "box", "prompts")
    assert [name for name in beside_it if beside(game, name) is None] == []
    assert [path for path in EACH if not (of_game(game) / path).is_file()] == []


def test_of_others_the_usual_is_known() -> None:
    """They have no folder of tests here."""
    assert facts_of("small-stones") == Facts()
    assert beside("small-stones", "seldom") is None


def test_a_game_that_lacks_everything_breaks_no_collection(tmp_path: Path) -> None:
    """It has rules alone: no words, lesson, rules page, labels, players nor facts."""
    laid(tmp_path, "small-stones")
    words = ("-m", "pytest", "--collect-only", "-q", "tests")
    environment = {**os.environ, IN_PROGRESS: str(tmp_path)}
    done = run([sys.executable, *words], env=environment, cwd=ROOT)
    assert done.returncode == 0, done.stdout[-3000:]
