"""Lines at the pace of the fingers: broken between words, each waiting for a key at a terminal."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille import prose
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.prose import cells_needed
from accessible_games.frontends.terminal.keyboard import no_words
from accessible_games.frontends.terminal.pager import Paced, broken
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.store.folders import file
from tests.braille import needed
from tests.sessions import Ears, Outcome, Typist, new_game, program

WORDS = st.lists(st.text("aä1.,", min_size=1, max_size=30), min_size=1, max_size=40)
WIDTHS = st.integers(5, 80)
GAME = (
    *("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "easy"),
    *("--seed", "31", "--language", "en"),
)


class Waiting(Typist):
    """A keyboard at which lines wait until *patience* is over."""

    patience = 10_000

    def wait(self, line: str) -> bool:
        """Record the line as one that has waited."""
        self.ears.say([f"{line} ~"])
        self.patience -= 1
        return self.patience > 0


def paced(**chosen: object) -> tuple[Paced, Ears, Waiting]:
    """Return a screen with these settings, and what is said on it; waiting lines end in a tilde."""
    settings = Settings()
    for name, value in chosen.items():
        settings.put(name, value)
    ears = Ears()
    keyboard = Waiting(ears, iter(["typed"] * 9))
    return Paced(settings, ears, lambda: keyboard), ears, keyboard


# Breaking -----------------------------------------------------------------------------------------


@given(WORDS, WIDTHS)
def test_breaking_keeps_words_and_their_order(words: list[str], width: int) -> None:
    """Whatever the width, the lines together are the sentence."""
    assert " ".join(broken(" ".join(words), width)).split() == words


@given(WORDS, WIDTHS)
def test_no_line_is_wider_than_the_display(words: list[str], width: int) -> None:
    """Except for a word that is: it stands alone, and no line is empty."""
    for line in broken(" ".join(words), width):
        assert len(line) <= width or " " not in line
        assert line == line.strip() != ""


@given(st.lists(WORDS, max_size=6), WIDTHS.filter(lambda width: width >= 20), st.booleans())
def test_what_is_said_fits_on_the_display(
    sentences: list[list[str]], width: int, waits: bool
) -> None:
    """All cells can be used: the cursor of a waiting line is in its first. All words come."""
    screen, ears, _ = paced(width=width, pace="line" if waits else "all")
    screen.say([" ".join(words) for words in sentences])
    lines = [line.removesuffix(" ~") for line in ears.lines]
    assert " ".join(lines).split() == [word for words in sentences for word in words]
    assert all(len(line) <= width or " " not in line for line in lines)
    assert all(line.endswith(" ~") == waits for line in ears.lines)


@pytest.mark.parametrize("language", LANGUAGES)
@given(lines=st.lists(WORDS, max_size=6), width=WIDTHS.filter(lambda width: width >= 20))
def test_contracted_lines_fit_on_the_display(
    lines: list[list[str]], width: int, language: Language
) -> None:
    """The word at the cursor is spelled out, all others are contracted; all words come."""
    pytest.importorskip("louis")
    screen, ears, _ = paced(width=width, pace="line", contracted="on", language=language)
    screen.say([" ".join(words) for words in lines])
    said = [line.removesuffix(" ~") for line in ears.lines]
    assert " ".join(said).split() == [word for words in lines for word in words]
    assert all(cells_needed(line, language) <= width or " " not in line for line in said)


def test_signs_of_numbers_and_capitals_take_cells() -> None:
    """In contracted braille these words need more cells than they have letters."""
    pytest.importorskip("louis")
    line = "Tom 1, Mia 2, Bo 3, Al 4"
    screen, ears, _ = paced(width=25, contracted="on")
    screen.say([line])
    spelled, spelled_ears, _ = paced(width=25)
    spelled.say([line])
    assert (len(ears.lines), len(spelled_ears.lines)) == (2, 1)


def test_where_liblouis_is_missing_letters_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game goes on, with shorter lines."""

    def missing(*_: object) -> str:
        raise LiblouisError("not-installed")

    monkeypatch.setattr(prose, "translate", missing)
    screen, ears, _ = paced(width=20, contracted="on")
    screen.say(["You have the people and they have it."])
    assert all(len(line) <= 20 for line in ears.lines)


@pytest.mark.parametrize(
    "line",
    ["Tom takes the 2 giraffes", "She takes now from row 2", "Jetzt ist es die 2. Runde, gut"],
)
@pytest.mark.parametrize("width", range(20, 25))
def test_a_number_is_never_parted_from_its_noun(line: str, width: int) -> None:
    """Neither before it, as in "row 2", nor after it, as in "2 giraffes"."""
    pieces = broken(line, width)
    number = next(word for word in line.split() if word[0].isdecimal())
    (whole,) = [piece for piece in pieces if number in piece]
    assert f"row {number}" in whole or f"{number} " in whole


def test_a_list_is_parted_behind_its_commas() -> None:
    """What follows may begin with a number."""
    line = "Tom takes 2 giraffes, 3 goats and 12 dogs."
    assert broken(line, 21) == ["Tom takes 2 giraffes,", "3 goats and 12 dogs."]


def test_whole_lines_are_left_as_they_are() -> None:
    """Without a width nothing is broken, nor are blanks taken away."""
    line = "  a " * 50
    screen, ears, _ = paced()
    screen.say([line, ""])
    assert ears.lines == [line, ""]


def test_of_a_long_prompt_only_the_end_is_the_prompt() -> None:
    """What comes before it are lines, which wait; a blank and the cursor fit after it."""
    screen, ears, keyboard = paced(width=20, pace="line")
    screen.read_line("M13 is empty, and so is n13. Which drink? ", no_words)
    assert keyboard.paragraphs == [["M13 is empty, ~", "and so is n13. ~"]]
    assert keyboard.prompts == ["Which drink? "]
    assert ears.lines == []


@pytest.mark.parametrize("prompt", ["123456789 12345678 ", "1234567890 12345678 "])
def test_the_cursor_behind_the_prompt_is_on_the_display(prompt: str) -> None:
    """Eighteen letters, a blank and the cursor are twenty cells; one more letter breaks it."""
    screen, _, keyboard = paced(width=20)
    screen.read_line(prompt, no_words)
    assert len(keyboard.prompts[0]) <= 19
    assert (keyboard.prompts[0] == prompt) == (len(prompt) == 19)


# Waiting ------------------------------------------------------------------------------------------


def test_the_rest_comes_at_once_until_the_next_prompt() -> None:
    """The rest includes what is said later, up to the prompt; after it lines wait again."""
    screen, ears, keyboard = paced(pace="line")
    keyboard.patience = 2
    screen.say(["one", "two", "three", "four"])
    screen.say(["five"])
    assert ears.take() == ["one ~", "two ~", "three", "four", "five"]
    keyboard.patience = 9
    screen.read_line("Your turn. ", no_words)
    screen.say(["six"])
    assert ears.take() == ["six ~"]


def test_the_pace_can_change_at_any_prompt(tmp_path: Path) -> None:
    """By a command, in each language."""
    for language, lines, all_lines in zip(
        LANGUAGES, ("tempo zeile", "rythme ligne", "pace line"), ("all", "all", "all"), strict=True
    ):
        evening = new_game(tmp_path / language, language=language)
        evening.play(lines)
        assert evening.session.settings.pace == "line"
        again = new_game(tmp_path / f"{language}-again", language=language, pace="line")
        again.play(f"pace {all_lines}", "pace fast")
        assert again.session.settings.pace == "all"


def test_where_lines_wait_no_arrow_types_a_word() -> None:
    """A display routes the cursor by arrows: on an empty prompt they would walk over the table."""
    screen, _, keyboard = paced(pace="line")
    screen.arrows({"left": "left"})
    assert keyboard.steps == {}
    at_once, _, typist = paced()
    at_once.arrows({"left": "left"})
    assert typist.steps == {"left": "left"}


def test_the_keyboard_is_opened_when_it_is_needed() -> None:
    """Not for lines that do not wait."""
    opened: list[int] = []

    def open_keyboard() -> Typist:
        opened.append(1)
        return Typist(Ears(), iter(["x", "y"]))

    screen = Paced(Settings(), Ears(), open_keyboard)
    screen.say(["one"])
    screen.close()
    assert opened == []
    screen.read_line("Your turn. ", no_words)
    screen.read_line("Your turn. ", no_words)
    assert opened == [1]


# In a pipe ----------------------------------------------------------------------------------------


def same_words(one: Outcome, other: Outcome) -> bool:
    """Whether two runs said the same and ended alike."""
    words = [(run.status, run.out.split(), run.err.split()) for run in (one, other)]
    return words[0] == words[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        ("--help",), ("--version",), ("settings",), ("rules", "lifeboat", "3"), ("dragon",),
        ("labels", "sixpack"), ("play", "--help"), ("rules",), ("replay", "nothing"),
    ],
    ids=" ".join,
)  # fmt: skip
def test_in_a_pipe_nobody_waits(words: tuple[str, ...], language: str) -> None:
    """Every command says the same words at each pace and width, and reads no input for it."""
    spoken = [*words, "--language", language]
    whole = program(*spoken)
    slow = program(*spoken, "--pace", "line", "--width", "20", typed="\n" * 3)
    if words != ("settings",):
        assert same_words(whole, slow)
    assert all(len(line) <= 20 or " " not in line for line in slow.out.splitlines())


def test_a_game_in_a_pipe_is_the_same_at_each_pace(tmp_path: Path) -> None:
    """It is equal line for line at the pace of lines, and word for word at a width."""
    typed = "hand\n1 mouse\nhint\nnonsense\n"
    fitted = ("--pace=all", "--pace=line", "--width=24")
    runs = [
        program(
            *(*GAME, "--data", str(tmp_path / str(place)), "--verbosity", "normal", more),
            typed=typed,
        )
        for place, more in enumerate(fitted)
    ]
    assert runs[0] == runs[1]
    assert same_words(runs[0], runs[2])


def test_what_is_for_other_programs_stays_whole() -> None:
    """JSON and tables are never broken."""
    fitted = ("--width", "20", "--pace", "line")
    alone = ("--players", "random,random,random", "--workers", "1")
    for words in (
        ("simulate", "life-is-life", "--seats", "3"),
        ("tournament", "life-is-life", *alone, "--games", "1"),
        ("statistics",),
    ):
        told = program(*words, "--json", *fitted).lines
        assert all(map(json.loads, told))
        assert max(map(len, told)) > 20
    for form in ("json", "csv"):
        words = ("labels", "lifeboat", "--format", form)
        assert program(*words, *fitted).out == program(*words).out


@pytest.mark.parametrize("grade", ["g1", "g2"])
def test_rules_in_braille_fit_the_display(grade: str) -> None:
    """Broken at blank cells; the words stay."""
    words = ("rules", "lifeboat", "3", "--braille", grade, "--language", "en")
    whole, fitted = program(*words), program(*words, "--width", "32")
    if whole.status == 1:
        pytest.skip("liblouis is not there")
    assert max(map(len, fitted.lines)) <= 32
    cells = [run.out.replace("\n", "\u2800").split("\u2800") for run in (whole, fitted)]
    assert cells[0] == cells[1]


# Settings -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "value", ["13", "81", "0", "-20", "20.5", "forty", "999999999", "2 0", "٤٠", "true"]
)
def test_a_wrong_width_is_told(value: str, language: str) -> None:
    """What it is, and what it can be; as an option and as a setting."""
    for words in (["settings", "width", value], ["rules", f"--width={value}"]):
        run = program(*words, "--language", language)
        assert (run.status, run.out) == (2, "")
        said = " ".join(run.err.split())
        assert value.lstrip("-") in said.casefold()
        assert all(word in said for word in ("14", "80", "whole"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_pace_is_told(language: str) -> None:
    """With those that there are."""
    for words in (["settings", "pace", "slow"], ["rules", "--pace", "slow"]):
        run = program(*words, "--language", language)
        assert (run.status, run.out) == (2, "")
        said = run.err.casefold()
        assert all(word in said for word in ("pace", "slow", "all, line"))


def test_pace_and_width_are_settings() -> None:
    """They are kept in the file, told, and undone again."""
    assert program("settings", "width", "20").status == 0
    assert "width = 20" in file().read_text("utf-8")
    assert all(len(line) <= 20 or " " not in line for line in program("rules", "sixpack").lines)
    assert program("settings", "width", "whole", "--width", "whole").status == 0
    assert program("settings", "pace", "line").status == 0
    assert program("settings", "width", "--language", "en").lines == [
        "Width of lines, width: whole"
    ]
    assert program("settings", "pace", "--language", "en").out.strip().endswith("pace: line")


@pytest.mark.parametrize("text", ['width = "wide"', "width = 5", "width = true", "width = 20.0"])
def test_a_wrong_width_in_the_file_is_left_out(text: str) -> None:
    """It is told before the game begins, which is played with whole lines."""
    file().parent.mkdir(parents=True, exist_ok=True)
    file().write_text(f"{text}\n", "utf-8")
    run = program(*GAME)
    assert run.status == 0
    assert "is not a width." in run.out
    assert any(len(line) > 40 for line in run.lines)


# Braille cells ------------------------------------------------------------------------------------


def test_typed_cells_are_read() -> None:
    """Of the language of the settings; letters stay as they are."""
    needed.liblouis()
    screen, _, keyboard = paced(language="de")
    keyboard.typed = iter(["⠓⠙", "⠠⠓⠁⠝⠙", "Hand", "\u2800"])
    assert [screen.read_line("Zug? ", no_words).lower() for _ in range(4)] == [
        "hand",
        "hand",
        "hand",
        "",
    ]


def test_where_nothing_reads_them_the_question_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And what is wrong is said; the game loses nothing."""
    needed.without_liblouis(monkeypatch)
    run = program(*GAME, typed="⠓⠁⠝⠙\nhand\nquit\n")
    assert run.out.count("Braille cells cannot be read here") == 1
    assert run.out.count("Your hand: ") == 2
