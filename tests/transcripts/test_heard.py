"""How much is heard of one recorded game of each kind, and that nothing needed is lost."""

from itertools import pairwise
from math import inf

import pytest

from accessible_games.games import GAMES
from accessible_games.players import occasions_of
from accessible_games.resources import OURS
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.games.facts import facts_of
from tests.transcripts import games
from tests.transcripts.hearing import heard, told_again, transcript

every_game = pytest.mark.parametrize("name", games.RECORDED)
every_language = pytest.mark.parametrize("language", LANGUAGES)

SHARE = 0.7
"""Lines that are heard at brief for each line at normal, at most."""


def test_every_game_is_recorded() -> None:
    """One whole game each, which the rules play to its end."""
    assert {*games.RECORDED} >= {*OURS}
    for name in games.RECORDED:
        assert not games.record(name).table(GAMES).pending


@every_game
def test_no_more_is_heard_than_wanted(name: str) -> None:
    """Lines and letters of the game itself stay below their bounds at normal verbosity.

    Before like was told together they were 183, 261, 128 and 153 lines.
    """
    lines, letters = facts_of(name).most_heard or (inf, inf)
    told = told_again(name, "en", "normal", remarks="off")
    assert len(told) <= lines
    assert sum(map(len, told)) <= letters


@every_language
@every_game
def test_brief_means_less_to_hear(name: str, language: Language) -> None:
    """Fewer lines than at normal, and none longer than a braille display of 40 cells."""
    brief, normal = (told_again(name, language, verbosity) for verbosity in ("brief", "normal"))
    assert len(brief) <= SHARE * len(normal)
    assert max(map(len, brief)) <= 40


@every_language
@every_game
def test_a_full_line_is_not_endless(name: str, language: Language) -> None:
    """At most 120 cells."""
    assert max(map(len, told_again(name, language, "full"))) <= 120


@every_language
@every_game
def test_no_line_is_heard_twice_in_a_row(name: str, language: Language) -> None:
    """The same may happen again in one answer, but then something else was told between."""
    for answer in heard(name, language):
        for line, after in pairwise(answer.lines):
            assert line != after


@every_game
def test_a_replay_is_what_anna_heard(name: str) -> None:
    """Told again, a game has the same lines and remarks, without questions and prompts."""
    live = [line for answer in heard(name, "en") for line in answer.lines]
    told = told_again(name, "en", "normal")
    assert [line for line in live if line in {*told}] == told


@every_game
def test_remarks_lengthen_no_game_in_few_words(name: str) -> None:
    """Not by a line at brief, nor in braille; at normal they do, and few of them less."""
    for verbosity in ("brief", "braille"):
        assert heard(name, "en", verbosity, "on") == heard(name, "en", verbosity, "off")
    on, few, off = (
        sum(each.heard for each in heard(name, "en", "normal", wished))
        for wished in ("on", "few", "off")
    )
    assert on >= few >= off
    assert on > off or not occasions_of(name).all


@every_language
@every_game
def test_a_transcript_is_up_to_date(name: str, language: Language) -> None:
    """What is kept to be read is what is heard: `python -m tests.transcripts write` writes it."""
    kept = games.transcript_path(name, language).read_text("utf-8")
    assert kept == transcript(name, language)
