"""Whole evenings keep to the rules of speech, in each language at each verbosity."""

from pathlib import Path
from random import Random

import pytest

from accessible_games.speech.narrator import WIDTHS
from tests.examples import FACTOR
from tests.real_table.evenings import begun
from tests.real_table.hidden import EVENINGS, PEOPLE
from tests.real_table.test_whole_evenings import WRONG, mistaken
from tests.speech.linter import RULES, Ear, bad_prompt
from tests.speech.spoken import VOICES

ASKED = {
    "en": ("help", "moves", "scores", "rounds", "last", "dice 2d6", "coin", "begin", "timer 90"),
    "de": ("hilfe", "züge", "stand", "runden", "letztes", "würfel 2w6", "münze", "wecker 90"),
    "fr": ("aide", "coups", "scores", "manches", "dés 2d6", "pièce", "commencer", "minuteur 90"),
}
"""What is typed at the end."""
FIGURES = "bare number"
"""The one rule that does not hold: a sheet is names with figures, as everybody says them."""
ONE_BY_ONE = "repeated"
"""At full verbosity Life is Life scores each animal in a sentence, and two can be alike."""


@pytest.mark.parametrize("place", range(len(VOICES)))
def test_whole_evenings_are_told_well(tmp_path: Path, place: int) -> None:
    """What is heard has no mark, number or line that a listener would stumble over."""
    language, verbosity = VOICES[place]
    games = [*EVENINGS]
    some = games if FACTOR > 1 else [games[place % 5], games[(place + 2) % 5]]
    hearing = Ear(language, WIDTHS[verbosity], PEOPLE, (WRONG,), cells=verbosity == "braille")
    for game in some:
        played = EVENINGS[game](place, language)
        people = PEOPLE[: played.players]
        evening = begun(tmp_path / game, *people, language=language, verbosity=verbosity)
        lines = [line for line, _ in mistaken(played, Random(place), language)]
        heard = evening.play(*lines, *ASKED[language])
        kept = {*RULES} - {FIGURES, *([ONE_BY_ONE] if verbosity == "full" else [])}
        faults = [
            (rule, each)
            for paragraph in filter(None, heard)
            for rule in kept
            for each in RULES[rule](paragraph, hearing)
        ]
        assert faults == []
        assert [bad for prompt in evening.typist.prompts for bad in bad_prompt(prompt)] == []
