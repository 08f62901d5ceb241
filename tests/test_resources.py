"""Data folders are found in a checkout; test_wheel.py looks for them in an installed package."""

from pathlib import Path

import pytest

from accessible_games.resources import folder

ROOT = Path(__file__).resolve().parent.parent


def test_a_checkout_keeps_its_data_folder_at_its_root() -> None:
    """In a checkout the data folder is the one that a developer edits."""
    assert folder("braille_tables") == ROOT / "braille_tables"


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_every_language_has_its_card_table(language: str) -> None:
    """Each language has a table of card labels and expectations for it."""
    assert (folder("braille_tables") / f"cards-{language}.utb").is_file()
    assert (folder("braille_tables") / f"test_cards-{language}.yaml").is_file()


def test_a_missing_folder_is_named_with_the_remedy() -> None:
    """If a folder is missing, the sentence names it and says what to do."""
    with pytest.raises(FileNotFoundError, match=r"lacks its folder no_such_folder\. Install it"):
        folder("no_such_folder")


def test_a_file_is_not_taken_for_a_folder() -> None:
    """A file of that name is not a data folder."""
    with pytest.raises(FileNotFoundError):
        folder("pyproject.toml")
