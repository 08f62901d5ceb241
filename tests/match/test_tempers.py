"""Temperaments from the command line to the table: who has which, and what is said about it."""

import json

import pytest

from accessible_games.match.settings import CHOICES
from accessible_games.match.tempers import temper_of, tempered
from accessible_games.players import TEMPERS, player_of
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import library
from tests.sessions import new_record, only_record, program, records
from tests.store import saved_games
from tests.written import by_hand

pytestmark = pytest.mark.slow

GIVEN = ("play", "life-is-life", "--people", "Anna", "--seats", "5", "--bots", "easy")


@pytest.mark.parametrize(
    ("given", "temper", "expected"),
    [
        (["easy"], "even", ["easy", "easy", "easy", "easy"]),
        (["easy", "hard"], "bold", ["bold-easy", "bold-hard", "bold-easy", "bold-hard"]),
        (["easy"], "mixed", ["bold-easy", "careful-easy", "easy", "bold-easy"]),
        (["normal", "random"], "mixed", ["bold-normal", "random", "normal", "random"]),
        (["easy", "even-easy"], "careful", ["careful-easy", "easy", "careful-easy", "easy"]),
        (["bold-easy", "easy"], "mixed", ["bold-easy", "careful-easy", "bold-easy", "bold-easy"]),
        (["bold-normal", "even-random"], "careful", ["bold-normal", "random"] * 2),
    ],
)
def test_who_has_which_temperament(given: list[str], temper: str, expected: list[str]) -> None:
    """A temperament in a level comes first; mixed ones alternate; random players have none."""
    assert tempered(given, 4, temper) == expected


def test_mixed_temperaments_go_with_the_names() -> None:
    """Wherever the player sits, in any game, and however the name is written."""
    names = ("Tom", "Mia", "Oliver")
    tempers = dict(zip(names, tempered(["easy"], 3, "mixed", names), strict=True))
    assert tempers == {"Tom": "bold-easy", "Mia": "careful-easy", "Oliver": "easy"}
    turned = names[::-1]
    again = dict(zip(turned, tempered(["easy"], 3, "mixed", turned), strict=True))
    assert again == tempers
    assert temper_of("TOM") == temper_of("tom") == "bold"
    assert tempered(["easy"], 2, "bold", names[:2]) == ["bold-easy", "bold-easy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_three_usual_names_are_of_all_kinds(language: Language) -> None:
    """So that three computer players differ in every language."""
    names = catalogue_of(language).words("bot-names")
    assert {*map(temper_of, names[:3])} == {*TEMPERS}
    assert {*map(temper_of, names)} == {*TEMPERS}


def test_a_name_keeps_its_temperament_from_game_to_game() -> None:
    """Even if another player has taken a name of the last game, and in another game."""
    program("settings", "temper", "mixed")
    for game, person in (("life-is-life", "Anna"), ("life-is-life", "Tom"), ("sixpack", "Anna")):
        assert program("play", game, "--people", person, "--seats", "4").status == 0
    for path in records().glob("*.txt"):
        for each in library.read(path).occupants[1:]:
            assert each.player == player_of(temper_of(each.name), "easy")


def test_a_game_that_is_resumed_says_who_is_who_again() -> None:
    """First all names, then the bold and the careful."""
    program(*GIVEN, "--temper", "mixed")
    lines = program("resume").lines
    told = [line for line in lines if "play" in line and ("boldly" in line or "carefully" in line)]
    assert len(told) == 2
    assert any("Oliver" in line and "Tom" in line for line in lines)


@pytest.mark.parametrize(
    ("words", "settings", "expected"),
    [
        ([], "even", ["easy Tom", "easy Mia", "easy Oliver"]),
        ([], "careful", ["careful-easy Tom", "careful-easy Mia", "careful-easy Oliver"]),
        ([], "mixed", ["bold-easy Tom", "careful-easy Mia", "easy Oliver"]),
        (["--temper", "bold"], "careful", ["bold-easy Tom", "bold-easy Mia", "bold-easy Oliver"]),
        (["--temper", "even"], "bold", ["easy Tom", "easy Mia", "easy Oliver"]),
        (["--temper", "mixed"], "even", ["bold-easy Tom", "careful-easy Mia", "easy Oliver"]),
    ],
)
def test_temperaments_stand_in_the_record(
    words: list[str], settings: str, expected: list[str]
) -> None:
    """From the option, or from the settings without one."""
    program("settings", "temper", settings)
    given = ("--people", "Anna", "--seats", "4", "--bots", "easy", *words)
    assert program("play", "life-is-life", *given).status == 0
    occupants = library.read(only_record()).occupants
    assert [f"{occupant.player} {occupant.name}" for occupant in occupants[1:]] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["Tom and Lena play boldly.", "Mia plays carefully."]),
        ("de", ["Tom und Lena spielen mutig.", "Mia spielt vorsichtig."]),
        ("fr", ["Tom et Lena jouent avec audace.", "Mia joue avec prudence."]),
    ],
)
def test_it_is_said_who_is_bold_or_careful(language: Language, expected: list[str]) -> None:
    """By name, after who plays; the usual temperament is not mentioned."""
    program("settings", "bots", "Tom, Mia, Oliver, Lena")
    mixed = program(*GIVEN, "--language", language, "--temper", "mixed").lines
    usual = program(*GIVEN, "--language", language).lines
    assert mixed[1:3] == expected
    assert not {*expected} & {*usual}


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["--bots", "grumpy-easy"],
            "There is no temperament grumpy. You can choose even, bold, careful.",
        ),
        (
            ["--bots", "easy,-easy"],
            "There is no temperament -easy. You can choose even, bold, careful.",
        ),
        (
            ["--bots", "bold-tough"],
            "There is no level tough. You can choose random, easy, normal, hard, expert.",
        ),
        (
            ["--bots", "bold-random"],
            "Bold-random is not possible, as random players have no temperament. "
            "Write only random.",
        ),
        (
            ["--temper", "grumpy"],
            "There is no temperament grumpy. You can choose even, bold, careful, mixed.",
        ),
    ],
)
def test_a_temperament_that_cannot_be(words: list[str], sentence: str) -> None:
    """One sentence of what is wrong and what there is, wherever it was given."""
    for command in ("play", "simulate"):
        outcome = program(command, "life-is-life", *words)
        assert (outcome.status, outcome.out) == (2, "")
        assert " ".join(outcome.err.split()) == sentence


@pytest.mark.parametrize("command", ["resume", "replay", "tournament", "tutorial", "statistics"])
def test_a_temperament_is_only_for_those_who_begin_to_play(command: str) -> None:
    """Elsewhere the option is refused like any other that does not belong there."""
    outcome = program(command, "--temper", "bold")
    assert outcome.status == 2
    assert "--temper" in outcome.err


@pytest.mark.parametrize("temper", CHOICES["temper"])
def test_simulated_players_have_temperaments(temper: str) -> None:
    """The figures tell the same players that would sit at a table."""
    words = ("simulate", "life-is-life", "--seats", "5", "--bots", "easy,random", "--json")
    (line,) = program(*words, "--temper", temper).lines
    assert json.loads(line)["seats"] == tempered(["easy", "random"], 5, temper)


def test_simulated_players_have_the_temperament_of_the_settings() -> None:
    """If no other is given."""
    program("settings", "temper", "careful")
    (line,) = program("simulate", "life-is-life", "--bots", "easy", "--json").lines
    assert json.loads(line)["seats"] == ["careful-easy"] * 3


@pytest.mark.parametrize(
    ("player", "allowed"),
    [("bold-easy", True), ("grumpy-easy", False), ("bold-random", False), ("even-easy", False)],
)
def test_a_record_is_gone_on_with_if_its_players_are_known(player: str, allowed: bool) -> None:
    """If the temperament exists; otherwise the record is left alone, and a sentence says so."""
    saved_games.lay("game", by_hand(new_record(bots=(player, "easy"))))
    outcome = program("resume", "game")
    assert (outcome.status, bool(outcome.err)) == ((0, False) if allowed else (1, True))


@pytest.mark.parametrize("temper", TEMPERS[1:])
def test_statistics_count_a_level_whatever_its_temperament(temper: str) -> None:
    """Two games against `easy`, one of them against a bold or a careful one."""
    saved_games.lay("one", saved_games.over(0, bots=("easy", "random")))
    saved_games.lay("two", saved_games.over(1, bots=(f"{temper}-easy", "random")))
    (figures,) = saved_games.told()
    assert figures["levels"] == {"easy": {"played": 2, "won": 1}}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_compares_temperaments(language: Language) -> None:
    """Each is told by its name, and counts as a level of its own; even is the level itself."""
    words = ("tournament", "life-is-life", "--games", "3", "--workers", "1")
    players = ("--players", "bold-easy,even-easy,careful-easy")
    *_, summary = program(*words, *players, "--json").lines
    assert list(json.loads(summary)["levels"]) == ["bold-easy", "easy", "careful-easy"]
    named = {
        "en": ("easy and bold", "easy and careful"),
        "de": ("leicht und mutig", "leicht und vorsichtig"),
        "fr": ("facile et audacieux", "facile et prudent"),
    }
    told = program(*words, *players, "--language", language).out
    assert all(name in told.replace("\n", " ") for name in named[language])


@pytest.mark.parametrize("temper", ["bold", "careful", "mixed"])
def test_hints_are_even(temper: str) -> None:
    """Whatever the others are: here they play at random, and so have no temperament."""
    words = ("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "random")
    newcomer, usual = (program(*words, "--seed", "7", typed="hint\n").lines for _ in range(2))
    assert "I would" in " ".join(newcomer)
    assert program(*words, "--seed", "7", "--temper", temper, typed="hint\n").lines == usual
