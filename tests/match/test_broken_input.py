"""Whatever is typed, nothing crashes, there is an answer, and a refused line changes nothing."""

import tempfile
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from accessible_games.core import record
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.normalize import fold
from tests.commands import COMMANDS
from tests.examples import times
from tests.sessions import ENDING, Evening, new_game, new_record, program

ANIMALS = list(GAMES["life-is-life"].pieces)
LEAVING = [w for language in LANGUAGES for w in catalogue_of(language).words("command-quit")]
ODD = [
    *["", " ", ".", ",", "'", "\x00", "\x1b[2J", "\t\t", "²", "½", "ß", "ﬁ", "\u200b", "\u2028"],
    *["-1", "1.5", "1e9", "9" * 5000, "a" * 5000, "bear " * 2000, "🃏", "\ufffd", "None", "{0}"],
    *["%s", "2 2 2 2", "knock knock", "row row row", "the", "and and", "?", "??", "é!"],
]  # fmt: skip
PLACES = ["0", "1", "2", "3", "4", "5", "9", "10", "11", "٣"]
WORDS = [*COMMANDS, *ANIMALS, *PLACES, "knock", "row", "and", "h", "t", "s", "bear's", *ODD]


def leaves(line: str) -> bool:
    """Whether a line may mean to quit, in any language."""
    first = fold((line.split() or [""])[0])
    return bool(first) and any(word.startswith(first) for word in LEAVING)


lines = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
    st.text(st.characters(blacklist_categories=["Cs"]), max_size=40),
).filter(lambda line: not leaves(line))


def check(evening: Evening, typed: list[str]) -> None:
    """Play some lines: each is answered, and the record matches the table."""
    answers = evening.play(*typed)
    assert len(answers) == len(typed) + 2
    spoken = [line for answer in answers for line in answer]
    assert all(line.strip() for line in spoken)
    told = record.read(evening.file)
    assert told.table(GAMES).moves == evening.session.match.table.moves


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=times(25))
@given(typed=st.lists(lines, max_size=8))
@example(typed=[line for line in ODD if not leaves(line)])
def test_any_line_is_answered_at_ones_turn(language: Language, typed: list[str]) -> None:
    """Commands, answers, garbage and everything in between."""
    with tempfile.TemporaryDirectory() as folder:
        check(new_game(Path(folder), language=language), typed)


@settings(max_examples=times(20))
@given(typed=st.lists(lines, max_size=6))
@example(typed=[line for line in ODD if not leaves(line)])
def test_any_line_is_answered_at_a_pause(typed: list[str]) -> None:
    """While only computer players go on, too; blank lines let them."""
    with tempfile.TemporaryDirectory() as folder:
        evening = new_game(Path(folder), new_record(seed=2, position=ENDING))
        evening.session.settings.verbosity = "brief"
        blanks = sum(not line.strip() for line in typed)
        check(evening, typed if blanks < 2 else [line for line in typed if line.strip()])


@settings(max_examples=times(20))
@given(typed=st.lists(lines, max_size=6))
@example(typed=[line for line in ODD if not leaves(line)])
def test_any_line_is_answered_while_the_keyboard_is_passed(typed: list[str]) -> None:
    """Nothing but Enter takes it."""
    with tempfile.TemporaryDirectory() as folder:
        evening = new_game(Path(folder), new_record(people=("Anna", "Ben"), bots=("random",)))
        typed = [line for line in typed if line.strip()]
        answers = evening.play(*typed)
        assert all(answers)
        assert evening.session.hot_seat.at_keyboard is None
        assert evening.session.match.table.moves == []


@pytest.mark.parametrize("line", [line for line in ODD if not leaves(line)], ids=str.__len__)
def test_odd_lines_change_nothing(tmp_path: Path, line: str) -> None:
    """Not the table, not the record, not the prompt; and the answer is the same each time."""
    evening = new_game(tmp_path)
    answers = evening.play("hand", line, "hand", line, "hand")
    assert answers[2]
    assert answers[2] == answers[4]
    assert answers[1] == answers[3] == answers[5]
    assert "\n0 " not in evening.file
    assert set(evening.typist.prompts) == {"Your turn. "}


@settings(max_examples=times(25))
@given(typed=st.lists(st.text(max_size=30), max_size=12))
def test_any_answer_to_the_questions_before_a_game(typed: list[str]) -> None:
    """The game begins or does not; it never crashes."""
    with tempfile.TemporaryDirectory() as folder:
        text = "\n".join(line.replace("\n", " ") for line in typed)
        outcome = program("play", "--data", folder, typed=text)
        assert (outcome.status, outcome.err) == (0, "")


@settings(max_examples=times(60))
@given(words=st.lists(st.text(max_size=12) | st.sampled_from(
    ["play", "replay", "rules", "settings", "resume", "simulate", "--seats", "--help", "--people",
     "--language", "de", "--option", "--", "-", "-h", "--search", "--step", "--json", "3"]
), max_size=5))  # fmt: skip
def test_any_words_on_the_command_line(words: list[str]) -> None:
    """Exit status 0, 1 or 2, and on standard error no traceback."""
    with tempfile.TemporaryDirectory() as folder:
        places = ("--data", folder, "--config", folder)
        outcome = program(*places, *(word.replace("\0", "") for word in words))
        assert outcome.status in (0, 1, 2)
        assert "Traceback" not in outcome.err
        assert not (Path(folder) / "crashes").exists()


def test_typed_keys_do_not_move_the_cursor() -> None:
    """A control character that was typed is not sent back to the terminal."""
    words = ("--people", "Anna", "--seats", "3", "--bots", "random")
    outcome = program("play", "life-is-life", *words, typed="\x1b[2Jhand\x07\r\nxyz\x9b1m\n")
    assert all(letter.isprintable() or letter == "\n" for letter in outcome.out)
