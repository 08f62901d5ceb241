"""Help, quit and back at every question around a game, and everything else that may be typed."""

from itertools import pairwise
from pathlib import Path

import pytest

from accessible_games.frontends.terminal.asking import LONGEST, Questions
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.keyboard import Complete
from accessible_games.frontends.terminal.plain_keyboard import PlainKeyboard
from accessible_games.match.settings import Settings
from accessible_games.match.table_options import number_between
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator
from accessible_games.store import library
from tests.app.mistaken_games import mistaken
from tests.sessions import (
    CTRL_C,
    Ears,
    Outcome,
    Typed,
    Typist,
    new_game,
    new_record,
    program,
    records,
)
from tests.speech.demands import families
from tests.store.saved_games import lay
from tests.written import by_hand

every_language = pytest.mark.parametrize("language", LANGUAGES)
PLAY = ("game", "usual", "people", "seats", "level", "options", "option")
"""The questions before a new game, one after the other."""
COMMANDS = {
    "number": ("resume",),
    "moment": ("review",),
    "enter": ("replay", "--step"),
    "look": ("look",),
    "at-table": ("evening",),
}
"""The questions of other commands."""
QUESTIONS = (*PLAY, *COMMANDS)
"""All questions of the program around a game, except yes or no."""
every_question = pytest.mark.parametrize("question", QUESTIONS)


def asked(question: str, *typed: str, language: Language = "en") -> Outcome:
    """Lead the program to a question, type lines there, and return the run."""
    words = catalogue_of(language)
    if question in PLAY:
        more, choose = (words.say(f"options-{each}") for each in ("more", "choose"))
        before = ["life", more, "", "", "", choose][: PLAY.index(question)]
        return program("play", "--language", language, typed="\n".join([*before, *typed, ""]))
    if question == "moment":
        mistaken("arche-noah")
    else:
        lay("older", by_hand(new_record()), when=1)
        lay("newer", by_hand(new_record()), when=2)
    return program(*COMMANDS[question], "--language", language, typed="\n".join([*typed, ""]))


def prompts(outcome: Outcome, question: str, language: Language = "en") -> list[int]:
    """Return the places of the lines that are the prompt of a question."""
    prompt = catalogue_of(language).say(f"prompt-{question}")
    return [place for place, line in enumerate(outcome.lines) if line == prompt]


def known(language: Language, word: str) -> list[str]:
    """Return all whole words that mean help, quit or back."""
    words = catalogue_of(language).words
    typed = [word, *words("back" if word == "back" else f"command-{word}")]
    phrases = [] if word == "back" else words(f"also-{word}")[:3]
    return [each.replace("-", " ") for each in (*typed, *phrases) if len(each) > 1]


def test_all_questions_are_here() -> None:
    """Every prompt is tried, so that none is forgotten; test_first_sheet has those of sheets."""
    tried = {*QUESTIONS, "yes-no"}
    assert {each for each in families()["about-"] if not each.startswith("sheet-")} == tried


@every_language
@every_question
def test_help_says_what_a_question_means(question: str, language: Language) -> None:
    """In a few lines, before the same prompt; by each of its words and the question mark."""
    typed = ["?", *known(language, "help")]
    outcome = asked(question, *typed, language=language)
    places = prompts(outcome, question, language)
    assert len(places) >= len(typed) + 1
    about = Narrator(catalogue_of(language), [], []).say(f"about-{question}")
    for place in places[: len(typed)]:
        assert outcome.lines[place + 1 : place + 1 + len(about)] == about
    assert len(about) <= 4
    assert outcome.err == ""


@every_language
@every_question
def test_quit_leaves_every_question(question: str, language: Language) -> None:
    """With each of its words: nothing more is asked, and it is no failure."""
    for word in known(language, "quit"):
        outcome = asked(question, word, language=language)
        assert (outcome.status, outcome.err) == (0, "")
        assert len(prompts(outcome, question, language)) == 1
    if question in PLAY:
        assert outcome.lines[-1] == catalogue_of(language).say("no-game")
        assert not records().exists()


@every_language
@pytest.mark.parametrize(("before", "question"), [*pairwise(PLAY)])
def test_back_asks_what_was_asked_before(question: str, before: str, language: Language) -> None:
    """With each of its words; all answers before that one stay."""
    for word in known(language, "back"):
        outcome = asked(question, word, language=language)
        assert (outcome.status, outcome.err) == (0, "")
        assert prompts(outcome, before, language)[-1] == len(outcome.lines) - 2


@every_language
@pytest.mark.parametrize("question", ["game", "number", "moment", "enter"])
def test_back_at_the_first_question_says_so(question: str, language: Language) -> None:
    """It is asked again."""
    outcome = asked(question, "back", language=language)
    first = catalogue_of(language).say("first-question").split(".")[0]
    place, again = prompts(outcome, question, language)[:2]
    assert outcome.lines[place + 1].startswith(first)
    assert again in (place + 2, place + 3)


def test_back_to_the_beginning_and_forward_again() -> None:
    """Step by step to the first question, where everything may be answered otherwise."""
    typed = ["two", *["back"] * 8, "sixpack", "more", "Cleo", "2", "", ""]
    outcome = asked("option", *typed)
    (path,) = records().glob("*.txt")
    record = library.read(path)
    assert (record.game, [each.name for each in record.occupants]) == ("sixpack", ["Cleo", "Tom"])
    assert "This is the first question. Type quit to leave." in outcome.lines


def test_back_changes_one_answer_alone() -> None:
    """The names stay when only the number was wrong."""
    asked("people", "Anna and Ben", "5", "back", "4", "", "")
    (path,) = records().glob("*.txt")
    assert [each.name for each in library.read(path).occupants][:2] == ["Anna", "Ben"]
    assert len(library.read(path).occupants) == 4


@every_question
@pytest.mark.parametrize("error", [EOFError(), CTRL_C], ids=["end", "ctrl-c"])
def test_the_end_of_the_input_and_ctrl_c_lead_out(
    question: str, error: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As quit does: no failure, no traceback, and no game."""
    read = PlainKeyboard.read_line

    def line(keyboard: PlainKeyboard, prompt: str, complete: Complete) -> str:
        typed = read(keyboard, prompt, complete)
        if typed == "\N{BELL}":
            raise error
        return typed

    monkeypatch.setattr(PlainKeyboard, "read_line", line)
    outcome = asked(question, "\N{BELL}", "this comes too late")
    assert (outcome.status, outcome.err) == (0, "")
    assert len(prompts(outcome, question)) == 1


WRONG = ["x" * (LONGEST + 1), "\x00\x1b[2J\x07", "\t \t!", "½²", "help me", "quit it"]


@every_question
@pytest.mark.parametrize("typed", WRONG, ids=range(len(WRONG)))
def test_nothing_that_is_typed_breaks_a_question(question: str, typed: str) -> None:
    """Too long, control characters, symbols, words after a command: at most they are refused."""
    outcome = asked(question, typed, "quit")
    assert (outcome.status, outcome.err) == (0, "")
    assert "\x1b" not in outcome.out
    if len(typed) > LONGEST:
        assert "A line has at most 500 characters, so this one was ignored." in outcome.lines
        assert len(prompts(outcome, question)) == 2


# Beside a game ------------------------------------------------------------------------------------


def questions_of(*typed: Typed, language: Language = "en") -> tuple[Questions, Typist]:
    """Return questions to a typist who types these lines."""
    ears = Ears()
    typist = Typist(ears, iter(typed))
    narrator = Narrator(catalogue_of(language), [], [])
    return Questions(narrator, Settings(warn="on"), typist, ears), typist


@every_language
def test_yes_or_no_knows_the_words_too(language: Language) -> None:
    """Help explains it without a bell, quit leaves, and back is no."""
    words = catalogue_of(language)
    for word in known(language, "quit"):
        with pytest.raises(Leave):
            questions_of(word, language=language)[0].is_yes()
    for word in known(language, "back"):
        assert not questions_of(word, language=language)[0].is_yes()
    questions, typist = questions_of("?", words.words("yes")[0], language=language)
    assert questions.is_yes()
    assert typist.paragraphs[1] == [words.say(f"about-{each}") for each in ("yes-no", "all")]
    assert typist.rings == [0, 0]


def test_who_quits_at_yes_or_no_in_a_game_leaves_it_saved(tmp_path: Path) -> None:
    """Although the question was whether to quit."""
    evening = new_game(tmp_path)
    answers = evening.play(KeyboardInterrupt(), KeyboardInterrupt(), "quit")
    assert answers[-1] == ["The game is saved. Go on with accessible-games resume."]


def test_a_letter_means_help_or_quit_only_where_it_is_no_answer() -> None:
    """So a person may be called Q, and the letter still leaves at questions without names."""
    assert questions_of("q")[0].ask("prompt-people", str) == "q"
    with pytest.raises(Leave):
        questions_of("q")[0].ask("prompt-seats", number)


def number(text: str) -> int:
    """Return a number from 1 to 3."""
    return number_between(text, 1, 3)


@every_language
@every_question
def test_help_with_a_word_explains_it_at_every_question(question: str, language: Language) -> None:
    """Before the same prompt, and with card too; people's names are never asked about."""
    words = catalogue_of(language)
    typed = [f"{words.words(f'command-{each}')[0]} undo" for each in ("help", "card")]
    outcome = asked(question, *typed, "? Zyzzyx", language=language)
    first, second, third, last = prompts(outcome, question, language)[:4]
    told = [outcome.lines[first + 1 : second], outcome.lines[second + 1 : third]]
    undo = words.words("command-undo")[0]
    assert all(undo in " ".join(lines).casefold() for lines in told)
    assert "Zyzzyx" in " ".join(outcome.lines[third + 1 : last])
    assert outcome.err == ""
