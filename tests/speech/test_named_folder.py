"""Where the program names the command that goes on, it names the folder that was typed."""

import sys

import pytest

from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.program_name import typed_folder, typed_word

NAMING = ("saved-for-later", "evening-saved", "review-not-over", "no-looking-back")
"""The messages that end with such a command."""
OF_OTHER_THINGS = ("nothing-to-resume", "serve-first-neither")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["play", "--data", "games"], "--data games"),
        (["--data=games", "play"], "--data games"),
        (["play", "--seats", "3"], ""),
        (["play", "--data"], ""),
        (["play", "--data", ""], ""),
        (["play", "--data="], ""),
        ([], ""),
    ],
)
def test_the_folder_is_found_as_it_was_typed(words: list[str], told: str) -> None:
    """In both ways of typing it; without a folder there is none to name."""
    assert typed_folder(words) == told


@pytest.mark.parametrize(
    ("system", "word", "quoted"),
    [
        ("linux", "my games", "'my games'"),
        ("linux", "it's", """'it'"'"'s'"""),
        ("linux", "/srv/games", "/srv/games"),
        ("win32", r"C:\my games", r'"C:\my games"'),
        ("win32", r"C:\games", r"C:\games"),
    ],
)
def test_blanks_are_quoted_as_the_system_reads_them(
    monkeypatch: pytest.MonkeyPatch, system: str, word: str, quoted: str
) -> None:
    """So that the line can be typed as it is heard."""
    monkeypatch.setattr(sys, "platform", system)
    assert typed_word(word) == quoted


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_goes_on_names_it(monkeypatch: pytest.MonkeyPatch, language: Language) -> None:
    """Braces in the name of a folder too; and no other command does."""
    monkeypatch.setattr(sys, "argv", ["accessible-games", "play", "--data", "my {games}"])
    words = Catalogue(language)
    for message in NAMING:
        said = words.say(message, file="x")
        assert said.endswith(f" --data {typed_word('my {games}')}."), said
    for message in OF_OTHER_THINGS:
        assert "--data" not in words.say(message)
    monkeypatch.setattr(sys, "argv", ["accessible-games", "play"])
    assert "--data" not in Catalogue(language).say(NAMING[0])
