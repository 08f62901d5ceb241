"""The games that there are, and when they are imported."""

import sys
from pathlib import Path

import pytest

from accessible_games.games import GAMES
from accessible_games.resources import OURS
from tests.running import run

pytestmark = pytest.mark.slow

PLAY = ["play", "life-is-life", "--seats", "3", "--bots", "easy", "--people", "Anna", "--seed", "1"]
LOADED = """
import sys
from accessible_games.__main__ import main
try:
    main()
finally:
    print(*sys.modules)
"""


def test_every_game_is_found_by_its_name() -> None:
    """In the order in which they are offered."""
    assert [game.name for game in GAMES.values()] == list(GAMES) == list(OURS)
    assert len(GAMES) == len(OURS)


@pytest.mark.parametrize("name", ["", "chess", "life_is_life", "..core.game", "lifeboat.rules"])
def test_there_is_no_other_game(name: str) -> None:
    """Not even by a word that would lead to some other module."""
    assert name not in GAMES
    with pytest.raises(KeyError):
        GAMES[name]


def test_nobody_waits_for_other_games(tmp_path: Path) -> None:
    """Who plays one game has that one imported alone, as the first prompt waits for it."""
    folders = ["--data", str(tmp_path), "--config", str(tmp_path), "--language", "en"]
    ended = run([sys.executable, "-c", LOADED, *PLAY, *folders], "hand\n")
    loaded = ended.stdout.split()
    assert "accessible_games.games.life_is_life" in loaded
    others = ("arche_noah", "sixpack", "lifeboat")
    assert not {f"accessible_games.games.{name}" for name in others} & {*loaded}
