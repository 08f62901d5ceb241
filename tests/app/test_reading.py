"""Reading texts: the rules, and saved games again."""

from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

from accessible_games.app.replay import retell
from accessible_games.core.record import Record
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.games import GAMES
from accessible_games.match.label_cells import words_in
from accessible_games.match.rule_lines import rule_lines
from accessible_games.match.settings import Settings
from accessible_games.speech.aggregation import told_together
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.narrator import Narrator
from accessible_games.store import library
from tests.sessions import (
    GAME,
    Ears,
    Evening,
    Typed,
    Typist,
    new_game,
    new_record,
    program,
    random_answers,
    typed_answer,
)


def narrator(
    record: Record, language: Language = "en", verbosity: Verbosity = "normal"
) -> Narrator:
    """Return the narrator of a record."""
    names = [occupant.name for occupant in record.occupants]
    words = words_in(verbosity, language, record.game, GAME.pieces, record.options)
    return Narrator(words, names, GAME.pieces, verbosity)


def retold(path: Path, language: Language = "en", verbosity: Verbosity = "normal") -> list[str]:
    """Return the lines of a saved game."""
    record, ears = library.read(path), Ears()
    retell(record, narrator(record, language, verbosity), ears, None, Settings())
    return ears.take()


# Saved games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", ["normal", "brief"])
def test_a_replay_is_what_was_heard(
    tmp_path: Path, language: Language, verbosity: Verbosity
) -> None:
    """Line by line what the player heard, in every language; whole moves ask nothing in between."""
    evening = new_game(tmp_path, language=language, verbosity=verbosity)
    answers = evening.play_all(whole_moves(evening))
    live = [line for answer in answers for line in answer]
    words = evening.session.person.narrator
    opening = live.index(told_together(words, evening.session.match.table.opening)[0])
    ending = len([*words.say("game-over", file="game"), *words.say("review-offered")])
    assert not evening.session.match.table.pending
    told = retold(evening.session.kept.saved.path, language, verbosity)
    assert told == live[opening : len(live) - ending]


def whole_moves(evening: Evening) -> Iterator[Typed]:
    """Yield legal answers, both parts of a swap on one line: first and last cards in turn."""
    session, chance = evening.session, Random(5)
    for turn in range(400):
        asked = session.person.asked
        assert asked is not None
        row = asked.options.draw(chance)
        size = int(row) if row in ("1", "2", "3", "4") else 0
        hand = session.person.narrator.sort(session.match.table.view(0).hand)
        cards = hand[-size:] if turn % 2 else hand[:size]
        words = [session.person.narrator.piece(card) for card in cards] if size else []
        yield " ".join([typed_answer(session.person, row), *words])


def test_a_replay_in_another_language_is_what_would_have_been_heard(tmp_path: Path) -> None:
    """The same record, told at each verbosity and in each language, as that game would sound."""
    evening = new_game(tmp_path)
    evening.play("1 mouse", "2 9 10", "undo", "knock")
    path = evening.session.kept.saved.path
    stories = {each: "\n".join(retold(path, *each)) for each in product(LANGUAGES, VERBOSITIES)}
    assert len(set(stories.values())) == len(stories)
    for language in LANGUAGES:
        brief, normal, full, braille = (len(stories[language, each]) for each in VERBOSITIES)
        assert braille < brief < normal < full
    assert all(len(line) <= 40 for line in stories["de", "brief"].split("\n"))


def test_what_was_taken_back_is_not_told(tmp_path: Path) -> None:
    """A replay tells the game as it stands."""
    one, other = new_game(tmp_path / "one"), new_game(tmp_path / "other")
    one.play("2 9 10", "undo", "1 mouse")
    other.play("1 mouse")
    assert retold(one.session.kept.saved.path) == retold(other.session.kept.saved.path)


def test_a_game_that_is_not_over_says_so(tmp_path: Path) -> None:
    """The last line; a finished one ends with its winner."""
    evening = new_game(tmp_path)
    evening.play("1 mouse")
    assert retold(evening.session.kept.saved.path)[-1] == (
        "The record ends here, before the end of the game."
    )
    evening = new_game(tmp_path / "whole")
    evening.play_to_the_end()
    assert " the game with " in retold(evening.session.kept.saved.path)[-1]


def test_a_game_of_several_people_is_told_as_to_an_onlooker(tmp_path: Path) -> None:
    """No one is "you", and no hand is told."""
    evening = new_game(tmp_path, new_record(people=("Anna", "Ben"), bots=("random",)))
    evening.play_all(random_answers(evening.session, limit=40))
    lines = retold(evening.session.kept.saved.path)
    assert not any("hand" in line.casefold() or "you" in line.casefold() for line in lines)
    assert any(line.startswith("Anna ") for line in lines)
    assert any(line.startswith("Ben ") for line in lines)


def test_a_game_of_one_person_is_told_as_to_that_person(tmp_path: Path) -> None:
    """It tells the player's hand, and says "you"."""
    evening = new_game(tmp_path)
    evening.play("1 mouse")
    lines = retold(evening.session.kept.saved.path)
    assert "You take a bear from row 1 and lay a mouse." in lines
    assert any(line.startswith("Your hand: ") for line in lines)


def test_stepping_waits_after_each_move(tmp_path: Path) -> None:
    """Enter goes on; if nothing is told together, the lines are those of the whole replay."""
    evening = new_game(tmp_path)
    evening.play("1 mouse", "knock")
    path = evening.session.kept.saved.path
    ears = Ears()
    typist = Typist(ears, iter([""] * 50))
    record = library.read(path)
    teller = narrator(record, verbosity="full")
    retell(record, teller, ears, Questions(teller, Settings(), typist, ears), Settings())
    steps = [*typist.paragraphs, ears.take()]
    assert [line for step in steps for line in step] == retold(path, verbosity="full")
    assert all(steps)
    assert set(typist.prompts) == {"Enter. "}
    assert len(steps) > 6


def test_stepping_through_the_program(tmp_path: Path) -> None:
    """The end of the input ends the replay, which is no failure."""
    evening = new_game(tmp_path)
    evening.play("1 mouse")
    path = str(evening.session.kept.saved.path)
    outcome = program("replay", path, "--step", "--verbosity", "full", typed="\n\n")
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines.count("Enter.") == 3
    whole = program("replay", path, "--verbosity", "full")
    assert [line for line in outcome.lines if line != "Enter."] == whole.lines[
        : len(outcome.lines) - 3
    ]
    assert "Enter." not in whole.lines


def test_a_replay_tells_what_comes_before_the_damage(tmp_path: Path) -> None:
    """Up to the answer that the rules refuse; then the line is named."""
    evening = new_game(tmp_path)
    evening.play("1 mouse")
    path = evening.session.kept.saved.path
    before = retold(path)[:-1]
    path.write_text(f"{evening.file}9 turn 1\n")
    outcome = program("replay", str(path))
    assert outcome.status == 1
    assert outcome.lines == before
    line = len(evening.file.splitlines())
    assert outcome.err == f"Line {line} of the saved game is against the rules: 9 turn 1.\n"


# Rules --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_headings_are_listed(language: Language) -> None:
    """The title, each section with its number, and how to read on."""
    outcome = program("rules", "life-is-life", "--language", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines[0].startswith("Life is Life")
    numbers = [line.split(",")[0] for line in outcome.lines[1:-1] if line[0].isdecimal()]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]
    assert len(numbers) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_read_by_number_and_by_heading(language: Language) -> None:
    """Its heading and its sentences, the same both ways."""
    headings = rule_lines(narrator(new_record(), language), "life-is-life")[1:-1]
    for number in range(1, 6):
        by_number = program("rules", "life-is-life", str(number), "--language", language).lines
        (heading,) = [line for line in headings if line.startswith(f"{number}, ")]
        words = heading.split(", ", 1)[1].rstrip(".").split()
        by_name = program("rules", "life-is-life", *words, "--language", language).lines
        assert by_number[0] == heading
        assert len(by_number) > 1
        assert by_name == by_number


def test_sentences_are_found_by_a_word() -> None:
    """With the headings of their sections; --search finds words that a heading begins with, too."""
    lines = program("rules", "life-is-life", "--search", "CATS").lines
    assert len(lines) > 2
    assert all("cats" in line.casefold() for line in lines if not line[0].isdecimal())
    assert program("rules", "life-is-life", "--search", "goal").lines != (
        program("rules", "life-is-life", "goal").lines
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", [["xyzzy"], ["99"], ["9" * 5000], ["!"], ["--search", "!?"]])
def test_what_the_rules_do_not_say(words: list[str], language: Language) -> None:
    """The program says so; that is no failure."""
    outcome = program("rules", "life-is-life", *words, "--language", language)
    assert (outcome.status, outcome.err) == (0, "")
    assert outcome.lines


@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_rules_keep_the_width(verbosity: Verbosity) -> None:
    """Lines of at most 40 cells in brief and in braille wording, and 80 in normal."""
    width = {"brief": 40, "normal": 80, "full": 1000, "braille": 40}[verbosity]
    for language in LANGUAGES:
        speaker = narrator(new_record(), language, verbosity)
        for number in range(1, 9):
            lines = rule_lines(speaker, "life-is-life", str(number))
            assert all(len(line) <= width for line in lines)


def test_every_game_has_rules_to_read() -> None:
    """In every language."""
    for game in GAMES:
        assert len({program("rules", game, "--language", each).out for each in LANGUAGES}) == 3
