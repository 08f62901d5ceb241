"""Evenings at a real table as they are heard under Orca."""

from pathlib import Path

import pytest

from accessible_games.speech.catalogue import Language
from tests.heard.orca.desktop import Desktop
from tests.heard.orca.test_games import under
from tests.heard.test_real_table import SHEETS, evening

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "language"), SHEETS[:2])
def test_an_evening(game: str, language: Language, folder: Path, desktop: Desktop) -> None:
    """Skat and Life is Life: every line once, in order, in a high and in a low window."""
    evening(game, language, folder, under(desktop, len(game)))
