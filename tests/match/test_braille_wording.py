"""Braille wording: when it is chosen, what it says, what explains it, and how its lines flow."""

import re
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.keyboard import no_words
from accessible_games.frontends.terminal.pager import Paced, flowing
from accessible_games.games import GAMES
from accessible_games.match.label_cells import labels_as_words
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language, Verbosity
from tests.match.test_settings import written
from tests.sessions import Ears, Evening, Outcome, Typist, new_game, program

CELLS = re.compile("[\u2801-\u28ff]")
GAME = (
    *("play", "life-is-life", "--people", "Anna", "--seats", "3", "--bots", "easy"),
    *("--seed", "31", "--language", "en"),
)
SENTENCES = st.lists(
    st.lists(st.text("aä", min_size=1, max_size=9), min_size=1, max_size=9), max_size=9
)
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def table(folder: Path, name: str, language: Language, **chosen: object) -> Evening:
    """Return a game of one person and three computer players, in braille wording."""
    rules = GAMES[name]
    people = [Occupant("easy" if seat else "person", who) for seat, who in enumerate("ABCD")]
    options = {option: choices[0] for option, choices in rules.options.items()}
    record = Record(name, rules.version, options, tuple(people), 1)
    return new_game(folder, record, language=language, verbosity="braille", **chosen)


def text(told: list[list[str]]) -> str:
    """Return everything that was told, in one line."""
    return " ".join(line for lines in told for line in lines)


# When it is chosen --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "pace", "told"),
    [
        (20, "line", "braille"), (32, "line", "braille"), (20, "all", "braille"),
        (33, "line", "brief"), (80, "line", "brief"), (33, "all", "normal"), (0, "line", "normal"),
    ],
)  # fmt: skip
def test_a_display_brings_its_wording(width: int, pace: str, told: Verbosity) -> None:
    """A narrow one brings braille wording, a wider one at the pace of lines brings few words."""
    settings = Settings(width=width, pace=pace)
    settings.suit(spoken=False, chosen=False)
    assert settings.told == told


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full", "braille"])
def test_the_choice_of_a_player_wins(verbosity: Verbosity) -> None:
    """Whatever the display is like."""
    settings = Settings(verbosity=verbosity, width=20, pace="line")
    settings.suit(spoken=False, chosen=True)
    assert settings.told == verbosity


def opened(*more: str) -> Outcome:
    """Return the beginning of a game, up to the first question."""
    return program(*GAME, *more)


def test_the_width_of_the_command_line_brings_it() -> None:
    """Unless the command line or the settings ask for another one."""
    assert CELLS.search(opened("--width", "20").out)
    assert not CELLS.search(opened("--width", "40").out)
    assert not CELLS.search(opened("--width", "20", "--verbosity", "brief").out)
    written('verbosity = "brief"\n')
    assert not CELLS.search(opened("--width", "20").out)
    assert CELLS.search(opened("--width", "20", "--verbosity", "braille").out)


@every_language
def test_nobody_hears_it(tmp_path: Path, language: Language) -> None:
    """If the program speaks, the same is said in few words."""
    typed = ("verbosity braille", "hand", "table")
    spoken = table(tmp_path / "spoken", "life-is-life", language, spoken=True).play(*typed)
    felt = table(tmp_path / "felt", "life-is-life", language).play(*typed)
    assert CELLS.search(text(felt))
    assert not CELLS.search(text(spoken))


def test_the_words_change_in_mid_game(tmp_path: Path) -> None:
    """From names to labels and back, even with a change of language in between."""
    evening = new_game(tmp_path)
    typed = ("verbosity braille", "hand", "language de", "hand", "umfang normal", "hand")
    answers = evening.play("hand", *typed)
    hands = ["".join(answers[place]) for place in (1, 3, 5, 7)]
    assert [bool(CELLS.search(hand)) for hand in hands] == [False, True, True, False]
    assert hands[1] != hands[2]


# What it says -------------------------------------------------------------------------------------


@every_language
@every_game
def test_a_whole_game_is_told(tmp_path: Path, name: str, language: Language) -> None:
    """Answers are typed in words as ever, and cards are said only by their labels."""
    evening = table(tmp_path, name, language, confirm="off")
    told = text(evening.play_to_the_end())
    assert not evening.session.match.table.pending
    labels = labels_as_words(language, name, GAMES[name].pieces)
    kinds = [label for label in labels.values() if label in told]
    assert len(kinds) > len(labels) / 3


def test_own_moves_are_not_told_again(tmp_path: Path) -> None:
    """Nothing is said about what was typed, and each move of the others in few words."""
    evening = table(tmp_path, "life-is-life", "en")
    person = evening.session.person
    told = evening.play("2", "giraffe rabbit")
    assert "You" not in text(told[1:])
    assert person.asked is not None
    assert re.search(r"B \d: ", text(told[1:]))


@every_language
@every_game
def test_the_legend_explains_each_label(tmp_path: Path, name: str, language: Language) -> None:
    """One of each kind, with its name, and then what else the cells say."""
    told = " ".join(table(tmp_path, name, language).play("legend")[1])
    words = Catalogue(language, name)
    labels = labels_as_words(language, name, GAMES[name].pieces)
    kinds = {piece.rstrip("-0123456789") for piece in labels}
    explained = [piece for piece in labels if f"{labels[piece]} {words.name(piece)}" in told]
    assert {piece.rstrip("-0123456789") for piece in explained} == kinds
    assert len(explained) == len(kinds)
    assert words.say("legend-signs").split(".")[0] in told


@every_language
def test_the_legend_is_named(tmp_path: Path, language: Language) -> None:
    """Newcomers hear it in braille wording, in lessons too, and so does everyone in help."""
    (legend, *_) = Catalogue(language).words("command-legend")
    words = Catalogue(language)
    for message in ("newcomer", "legend-offered"):
        assert legend in words.say(message, "braille")
        assert legend not in words.say(message, "brief")
    lesson = program(
        *("tutorial", "life-is-life", "--language", language, "--verbosity", "braille")
    )
    assert words.say("legend-offered", "braille").split()[0] in lesson.out
    told = table(tmp_path, "sixpack", language).play(f"help {legend}")
    assert legend in text(told[1:]).lower()


# How its lines flow -------------------------------------------------------------------------------


class Waiting(Typist):
    """A keyboard that records for which lines and prompts it waited."""

    def wait(self, line: str) -> bool:
        """Enter is pressed."""
        self.ears.say([line])
        return True


def flow(width: int = 20, verbosity: Verbosity = "braille") -> tuple[Paced, Ears, Waiting]:
    """Return a screen on which lines wait, in braille wording."""
    ears = Ears()
    keyboard = Waiting(ears, iter(["typed"] * 9))
    settings = Settings(width=width, pace="line", verbosity=verbosity)
    return Paced(settings, ears, lambda: keyboard), ears, keyboard


@given(SENTENCES, st.integers(20, 80))
def test_all_before_a_prompt_is_one_flow(said: list[list[str]], width: int) -> None:
    """Each line is as full as its words allow, and the prompt is in the last one."""
    screen, _, keyboard = flow(width)
    lines = [" ".join(words) + "." for words in said]
    for line in lines:
        screen.say([line])
    screen.read_line("Your turn? ", no_words)
    (felt,), (prompt,) = keyboard.paragraphs, keyboard.prompts
    assert " ".join([*felt, prompt.strip()]) == " ".join([*lines, "Your turn?"])
    assert all(len(line) <= width for line in felt)
    assert prompt.endswith("? ")
    assert len(prompt) < width
    for line, after in list(pairwise(felt))[:-1]:
        assert len(f"{line} {after.split()[0]}") > width


def test_short_lines_share_one_with_the_prompt() -> None:
    """One key instead of three."""
    screen, _, keyboard = flow()
    screen.say(["Tom 2.", "Mia 3."])
    screen.read_line("Bid? ", no_words)
    assert keyboard.paragraphs == [[]]
    assert keyboard.prompts == ["Tom 2. Mia 3. Bid? "]


def test_a_heading_stays_alone() -> None:
    """So does a picture: neither ends a sentence."""
    assert flowing(["Heading", "One.", "Two?", "", "Picture", "Three."]) == [
        *("Heading", "One.\nTwo?", "Picture", "Three."),
    ]


def test_a_sentence_that_ends_in_a_number_ends() -> None:
    """Its full stop is not that of an ordinal, which would stay with the next word."""
    screen, _, keyboard = flow(width=9)
    screen.say(["Row is 2.", "Mia 3."])
    screen.read_line("Bid? ", no_words)
    assert keyboard.paragraphs == [["Row is 2.", "Mia 3."]]


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
def test_other_wordings_keep_their_lines(verbosity: Verbosity) -> None:
    """Each line begins in the first cell."""
    screen, _, keyboard = flow(verbosity=verbosity)
    screen.say(["Tom 2.", "Mia 3."])
    screen.read_line("Bid? ", no_words)
    assert keyboard.paragraphs == [["Tom 2.", "Mia 3."]]


def test_nothing_is_kept_back_at_the_end() -> None:
    """Lines without a prompt after them wait like all others when the program ends."""
    screen, ears, _ = flow()
    screen.say(["The game is over."])
    assert ears.lines == []
    screen.close()
    assert ears.take() == ["The game is over."]


def test_the_flow_is_felt_before_what_cannot_wait() -> None:
    """Both before the window is emptied and before lines that come at once."""
    screen, ears, _ = flow()
    screen.say(["Tom 2."])
    screen.say_at_once(["At once."])
    assert ears.take() == ["Tom 2.", "At once."]
    screen.say(["Mia 3."])
    screen.push_out()
    assert ears.take() == ["Mia 3."]


def test_a_prompt_that_is_asked_again_stands_alone() -> None:
    """What was felt before it does not come again."""
    screen, _, keyboard = flow()
    screen.say(["Tom 2."])
    for _ in range(2):
        screen.read_line("Bid? ", no_words)
    assert keyboard.prompts == ["Tom 2. Bid? ", "Bid? "]
