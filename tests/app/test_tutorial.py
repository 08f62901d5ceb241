"""Tutorials: every step of every lesson, right and wrong answers there, and the way out."""

from collections.abc import Iterator
from itertools import cycle

import pytest

from accessible_games.app.tutorial import lesson_of, record_of
from accessible_games.games import GAMES
from accessible_games.resources import EVENING
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS
from tests.app.lessons import (
    EVERYWHERE,
    STEPS,
    TAUGHT,
    learner,
    right,
    tutorial,
    visits,
    words_of,
)
from tests.gathering import gathering
from tests.sessions import CTRL_C, Evening, Outcome, Typed, program, records

pytestmark = pytest.mark.slow

every_game = pytest.mark.parametrize("game", TAUGHT)
every_language = pytest.mark.parametrize("language", LANGUAGES)
everywhere = gathering(
    {
        f"{game} {language}": [each for each in EVERYWHERE if each[::2] == (game, language)]
        for game in TAUGHT
        for language in LANGUAGES
    }
)
"""For each lesson in each language one test of all its steps."""


def at(evening: Evening, step: str, *then: Typed) -> list[list[str]]:
    """Learn up to a step, then type lines there; return the answer to each."""
    before: list[str] = []

    def typed() -> Iterator[Typed]:
        for line in right(evening, until=step):
            before.append(line)
            yield line
        yield from then

    paragraphs = evening.play_all(typed())
    return paragraphs[len(before) + 1 :][: len(then)]


# The way through ----------------------------------------------------------------------------------


@every_game
@every_language
def test_a_lesson_leads_to_the_end_of_its_game(game: str, language: Language) -> None:
    """What each step asks for is accepted at once; the game ends, and the words say how to go on.

    Nothing that the lesson has prepared is left over.
    """
    evening = learner(game, language)
    paragraphs = evening.play_all(right(evening))
    lesson = tutorial(evening)
    assert lesson.person.match.table.pending == {}
    assert (lesson.steps, lesson.wanted, lesson.script) == ([], [], [])
    assert len(paragraphs) == len(lesson_of(game).steps) + 1
    last = catalogue_of(language).say("lesson-over", game=game).split("\n")
    assert [line.strip() for line in last] == paragraphs[-1][-len(last) :]


@everywhere
def test_a_step_is_told_and_done(game: str, step: str, language: Language) -> None:
    """Its words come last of all before it is typed, and typing it leads to the next one."""
    visit = visits(game, language)[step]
    assert visit.before[-len(visit.words) :] == visit.words
    assert visit.done
    assert visit.done[-len(visit.why) :] != visit.why


@every_game
def test_the_answers_of_a_step_can_be_given_one_by_one(game: str) -> None:
    """A whole move is typed in one line, or each part of it when it is asked."""
    evening = learner(game)
    lesson = tutorial(evening)

    def typed() -> Iterator[str]:
        while lesson.steps:
            parts = [" ".join(map(lesson.word, move.split()[2:])) for move in lesson.wanted]
            yield from parts or [lesson.typed]
            assert lesson.mistakes == 0

    evening.play_all(typed())
    assert lesson.person.match.table.pending == {}


@every_game
@every_language
def test_next_does_each_step_and_says_how(game: str, language: Language) -> None:
    """Nothing is skipped: what is typed for the learner is said, and everything that follows."""
    evening, alone = learner(game, language), learner(game, language)
    by_hand = alone.play_all(right(alone))
    command = catalogue_of(language).words("command-next")[0]
    wanted: list[str] = []

    def typed() -> Iterator[str]:
        for line in right(evening):
            wanted.append(line)
            yield command

    for line, told, own in zip(wanted, evening.play_all(typed())[1:], by_hand[1:], strict=True):
        assert told == [catalogue_of(language).say("lesson-next", typed=line), *own]


# Mistakes -----------------------------------------------------------------------------------------


@everywhere
def test_what_is_not_understood_is_explained(game: str, step: str, language: Language) -> None:
    """The table says what it does not understand, then the lesson what is meant."""
    visit = visits(game, language)[step]
    for answer in visit.nonsense:
        assert " ".join(visit.why) in " ".join(answer)
        assert answer[0] != visit.why[0]


@everywhere
def test_after_some_tries_the_learner_hears_what_to_type(
    game: str, step: str, language: Language
) -> None:
    """Unless the words say it anyway, it comes after them at the last of three tries."""
    visit = visits(game, language)[step]
    *early, late = visit.nonsense
    assert visit.typed in " ".join(late[-len(visit.why) - 1 :])
    assert all(answer[-len(visit.why) :] == visit.why for answer in early)


@everywhere
def test_another_answer_is_explained(game: str, step: str, language: Language) -> None:
    """A legal answer that the lesson does not ask for is not made, and its words say why."""
    visit = visits(game, language)[step]
    assert " ".join(visit.other).startswith(" ".join(visit.why))


@everywhere
def test_enter_alone_says_the_step_again(game: str, step: str, language: Language) -> None:
    """A learner who has missed the words gets them again."""
    visit = visits(game, language)[step]
    assert visit.again == visit.words


@everywhere
def test_a_hint_is_the_one_of_the_lesson(game: str, step: str, language: Language) -> None:
    """It says why, and what to type."""
    visit = visits(game, language)[step]
    assert visit.hint[: len(visit.why)] == visit.why
    assert visit.typed in " ".join(visit.hint)


@pytest.mark.parametrize(
    ("game", "step", "typed", "refused"),
    [
        ("life-is-life", "swap", "knock", "You may knock only after a swap in this round."),
        ("life-is-life", "swap", "2 mouse mouse", "You hold only one mouse."),
        ("life-is-life", "lay", "goat", "You may not lay exactly what you take."),
        ("arche-noah", "bid", "9", "That is too high."),
        ("arche-noah", "pick", "toucan 3", "There is no toucan 3 among them."),
        ("sixpack", "add", "beer r12", "Beside r12 is a bottle, so only a mix can go there."),
        ("sixpack", "fill", "lemon r13", "That cannot be chosen now."),
        ("lifeboat", "mug", "mug captain jewel", "Jewel cannot be chosen now."),
        ("lifeboat", "draft", "jewel", "Jewel cannot be chosen now."),
    ],
)
def test_an_illegal_answer_is_refused_as_at_the_table(
    game: str, step: str, typed: str, refused: str
) -> None:
    """The reason of the table comes first, then the words of the lesson."""
    evening = learner(game)
    (answer,) = at(evening, step, typed)[-1:]
    text = " ".join(answer)
    assert text.startswith(refused)
    assert " ".join(words_of(evening, f"step-{step}-why")) in text


# Commands -----------------------------------------------------------------------------------------


@every_game
def test_all_commands_work_at_every_step(game: str) -> None:
    """Everything that can be asked at a table is answered, and the step goes on waiting."""
    evening = learner(game)
    lesson = tutorial(evening)
    asked = 0

    def typed() -> Iterator[str]:
        nonlocal asked
        while lesson.steps:
            name = lesson.step.name
            wanted = [step.command.split(" ")[0] for step in lesson.steps[:2]]
            for command in lesson.person.vocabulary.commands:
                if command not in ("next", "quit", *wanted):
                    asked += 1
                    yield command
                    assert lesson.step.name == name
            yield lesson.typed

    paragraphs = evening.play_all(typed())
    assert asked > len(lesson.person.vocabulary.commands.follows) * 8
    assert len(paragraphs) == asked + len(lesson_of(game).steps) + 1
    assert lesson.person.match.table.pending == {}


def test_another_command_is_answered_and_the_step_told_again() -> None:
    """A step that waits for a command says so briefly; one that waits for an answer does not."""
    first = at(learner("life-is-life"), "table", "scores")[0]
    assert first == ["Lives: you 3, Tom 2, and Mia 1.", "Now type table."]
    assert at(learner("life-is-life"), "swap", "scores")[0] == first[:1]


def test_a_command_is_meant_with_what_stands_behind_it() -> None:
    """Asking what another card is worth is answered, but it is not the step."""
    evening = learner("life-is-life")
    answer = at(evening, "value", "card mouse", "card", "card bears")
    assert answer[0] == ["Mouse: worth 3 points, 3 cards in the game.", "Now type card bear."]
    assert answer[1][-1] == "First ask what a bear is worth. Type card bear."
    assert tutorial(evening).step.name == "table"


@pytest.mark.parametrize(
    ("step", "typed"),
    [("person", "boat ste"), ("card", "i knife"), ("boat", "boat captain"), ("who", "WHO")],
)
def test_a_step_is_done_by_any_way_of_typing_it(step: str, typed: str) -> None:
    """With beginnings, letters and capitals, as at any table."""
    evening = learner("lifeboat")
    at(evening, step, typed)
    assert step not in [each.name for each in tutorial(evening).steps]


@pytest.mark.parametrize(
    ("game", "step", "typed"),
    [
        ("life-is-life", "swap", "swap 2 with the mouse and the rabbit"),
        ("arche-noah", "pick", "frog"),
        ("arche-noah", "pick", "3"),
        ("arche-noah", "two", "snake 4 toucan 3"),
        ("arche-noah", "nothing", "nothing"),
        ("arche-noah", "decline", "none"),
        ("sixpack", "look", "q13"),
        ("sixpack", "add", "cb r12"),
        ("sixpack", "claim", "r13 p14"),
        ("lifeboat", "mug", "mug stephen jewel"),
        ("lifeboat", "keep", "course 2"),
    ],
)
def test_an_answer_may_be_typed_in_other_words(game: str, step: str, typed: str) -> None:
    """The lesson compares what is meant, not what is typed."""
    evening = learner(game)
    at(evening, step, typed)
    assert step not in [each.name for each in tutorial(evening).steps]


def test_nothing_is_taken_back_or_saved() -> None:
    """Undo and save say why they do not exist here."""
    evening = learner("life-is-life")
    undo, save = at(evening, "since", "undo", "save")
    assert undo[:1] == ["Nothing is taken back here. Wrong answers change nothing."]
    assert save[:1] == ["A tutorial is not saved. You can start it again at any time."]


@every_game
@every_language
def test_a_lesson_goes_on_in_another_language(game: str, language: Language) -> None:
    """The words of the steps change with those of the table; names of people stay."""
    evening = learner(game)
    lesson = tutorial(evening)

    def typed() -> Iterator[str]:
        yield f"language {language}"
        yield from right(evening)

    evening.play_all(typed())
    assert lesson.person.narrator.catalogue.language == language
    assert lesson.person.match.table.pending == {}


@every_game
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_a_lesson_keeps_to_the_width_of_its_verbosity(game: str, verbosity: Verbosity) -> None:
    """Its own words are broken too, for the shortest displays."""
    evening = learner(game, verbosity=verbosity)
    lines = [line for each in evening.play_all(right(evening)) for line in each]
    assert [line for line in lines if len(line) > WIDTHS[verbosity] and " " in line] == []


# Leaving ------------------------------------------------------------------------------------------

LEFT = "You leave the tutorial. You can start it again at any time."
WAYS: tuple[tuple[Typed, ...], ...] = (("quit",), (), (CTRL_C, CTRL_C))


@pytest.mark.parametrize(
    ("game", "step", "typed"), [(*step, way) for step, way in zip(STEPS, cycle(WAYS), strict=False)]
)
def test_a_lesson_can_be_left_at_every_step(game: str, step: str, typed: tuple[Typed, ...]) -> None:
    """By quit, by the end of the input and by Control C twice, with one sentence."""
    evening = learner(game)

    def keys() -> Iterator[Typed]:
        yield from right(evening, until=step)
        yield from typed

    assert evening.play_all(keys())[-1] == [LEFT]


def test_control_c_once_only_cancels_the_line() -> None:
    """The lesson goes on where it was."""
    evening = learner("life-is-life")
    at(evening, "table", CTRL_C, "table")
    assert tutorial(evening).step.name == "find"


# The program --------------------------------------------------------------------------------------


def run(*words: str, typed: str = "") -> Outcome:
    """Run the command `tutorial`, with lines coming through a pipe."""
    return program("tutorial", *words, typed=typed)


@every_language
def test_without_a_game_the_lessons_are_listed(language: Language) -> None:
    """One line for each, with what to type; the last is for an evening with real cards."""
    said = run("--language", language)
    assert said.status == 0
    for game, line in zip([*TAUGHT, EVENING], said.lines[1:], strict=True):
        assert catalogue_of(language, game).say("title") in line
        assert f"accessible-games tutorial {game}" in line


@every_game
@every_language
def test_a_lesson_is_played_through_a_pipe(game: str, language: Language) -> None:
    """Line by line, to the end, with status 0; nothing is left on the disk."""
    evening = learner(game, language)
    lines: list[str] = []

    def typed() -> Iterator[str]:
        for line in right(evening):
            lines.append(line)
            yield line

    evening.play_all(typed())
    said = run(game, "--language", language, typed="".join(f"{line}\n" for line in lines))
    assert (said.status, said.err) == (0, "")
    last = catalogue_of(language).say("lesson-over", game=game).split("\n")[-1].strip()
    assert said.lines[-1] == last
    assert not records().exists()


def test_the_end_of_the_input_leaves() -> None:
    """A closed keyboard is no failure."""
    said = run("sixpack")
    assert (said.status, said.lines[-1], said.err) == (0, LEFT, "")


def test_an_unknown_game_is_refused() -> None:
    """The refusal lists the games."""
    said = run("chess")
    choices = ", ".join(GAMES)
    assert said.status == 2
    told = " ".join(said.err.splitlines())
    assert told.startswith("There is no game chess. You can choose ")
    assert choices in " ".join(said.err.split())


def test_one_game_at_a_time() -> None:
    """More words than a game are refused."""
    said = run("sixpack", "lifeboat")
    assert (said.status, said.err) == (2, "Name one game, not sixpack lifeboat.\n")


def test_options_of_a_new_game_are_refused() -> None:
    """A lesson has its own table."""
    said = run("sixpack", "--seats", "3")
    assert said.status == 2
    assert "--seats" in said.err


def test_the_name_of_the_learner_is_nobody_elses() -> None:
    """If the learner has the name of another player, that player gets another one."""
    words = catalogue_of("en")
    first = words.words("bot-names")[0]
    record = record_of(lesson_of("lifeboat"), first, words)
    names = [occupant.name for occupant in record.occupants]
    assert len(set(names)) == len(names) == 4
    assert names[0] == first
