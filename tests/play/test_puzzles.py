"""Puzzles: each is asked by its position alone, and only the best answer solves it."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from accessible_games.app.puzzles import LEVELS, Puzzle, asked_in, best_of, puzzles_of
from accessible_games.app.puzzling import Puzzling, record_of
from accessible_games.bots.judging import same
from accessible_games.core import position
from accessible_games.core.decision import Answer
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store.folders import folder
from accessible_games.store.library import SavedGame
from accessible_games.store.puzzle_progress import FILE, SHOWN, SOLVED, Progress, load
from tests.examples import times
from tests.play.table import Evening, program, seated, typed_answer

ENOUGH = 50
"""So many puzzles each game has at least."""
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def some(game: str, count: int) -> list[Puzzle]:
    """Puzzles of a game, spread from the easiest to the hardest."""
    every = puzzles_of(game)
    return list(every[:: max(1, len(every) // times(count))])


def at(chosen: Puzzle, tmp_path: Path, language: Language = "en") -> Evening:
    """A person who sits at a puzzle."""
    table = chosen.table()
    words = catalogue_of(language, table.game.NAME)
    record = record_of(chosen, table, "Anna", words)
    evening = seated(record, SavedGame(tmp_path / "none.txt"), Puzzling, language=language)
    puzzling(evening).begin(chosen, 1, 9)
    return evening


def puzzling(evening: Evening) -> Puzzling:
    """The session of a puzzle."""
    assert isinstance(evening.session, Puzzling)
    return evening.session


def typed(evening: Evening, *answers: Answer) -> Iterator[str]:
    """What is typed for some answers, once the question is asked."""
    for answer in answers:
        yield typed_answer(evening.session.person, answer)


def wrong_answers(chosen: Puzzle) -> list[Answer]:
    """Some answers that are legal, but not the best."""
    table = chosen.table()
    best = best_of(chosen, table)
    options = islice(asked_in(table).options, 40)
    return [answer for answer in options if not same(answer, best)]


# What the package brings --------------------------------------------------------------------------


@every_game
def test_there_are_enough_of_each_level(game: str) -> None:
    """Each with a name and a position of its own, in an order that stays."""
    every = puzzles_of(game)
    assert len(every) >= ENOUGH
    assert len({puzzle.name for puzzle in every}) == len(every)
    assert len({puzzle.position for puzzle in every}) == len(every)
    assert [puzzle.level for puzzle in every] == sorted(puzzle.level for puzzle in every)
    assert {puzzle.level for puzzle in every} == {*LEVELS}


@every_game
def test_each_position_asks_one_seat_and_has_its_answer(game: str) -> None:
    """It is a position of this version, and the best answer is a legal one of several."""
    for puzzle in puzzles_of(game):
        table = puzzle.table()
        asked = asked_in(table)
        assert game == table.game.NAME
        assert asked.options.why_not(best_of(puzzle, table)) is None
        assert len(list(islice(asked.options, 3))) == 3
        assert puzzle.margin > 0


@every_game
def test_no_position_holds_more_than_its_seat_can_see(game: str) -> None:
    """Made up anew, it is the same to that seat, and asks the same: no secret decides."""
    for puzzle in some(game, 10):
        table = puzzle.table()
        asked = asked_in(table)
        world = table.imagine(asked.seat, Luck(7))
        assert world.view(asked.seat) == table.view(asked.seat)
        assert asked_in(world) == asked
        again = Table(*position.read(GAMES, position.line(table.game, world.state)))
        assert asked_in(again) == asked


# At the keyboard ----------------------------------------------------------------------------------


@every_language
@every_game
def test_the_best_answer_solves_it(game: str, language: Language, tmp_path: Path) -> None:
    """That is said, with a reason; nothing is saved."""
    for puzzle in some(game, 3):
        evening = at(puzzle, tmp_path, language)
        session = puzzling(evening)
        said = evening.play_all(typed(evening, session.best))[-1]
        name = session.person.narrator.answer(session.asked, session.best)
        solved = session.person.narrator.say("puzzle-solved", name=name)
        assert session.became == SOLVED
        assert said[: len(solved)] == solved
        assert said[len(solved) :] == session.person.narrator.event(session.why())
        assert not [*tmp_path.iterdir()]


@every_game
def test_a_wrong_answer_is_explained_and_changes_nothing(game: str, tmp_path: Path) -> None:
    """What it leads to is said; after some tries also how to get help."""
    for puzzle in some(game, 4):
        evening = at(puzzle, tmp_path)
        session = puzzling(evening)
        before, wrong = session.view, wrong_answers(puzzle)[:3]
        paragraphs = evening.play_all(typed(evening, *wrong))
        assert session.view == before
        assert (session.mistakes, session.became) == (len(wrong), "")
        helped = session.person.narrator.say("puzzle-help")[0]
        for number, (said, answer) in enumerate(zip(paragraphs[1:-1], wrong, strict=True), start=1):
            name = session.person.narrator.answer(session.asked, answer)
            no = session.person.narrator.say("puzzle-wrong", name=name)
            assert said[: len(no)] == no
            assert len(said) > len(no)
            assert (helped in said) == (number == 2)


@every_game
def test_next_tells_the_answer(game: str, tmp_path: Path) -> None:
    """Then it is shown, not solved; hint tells only the reason."""
    evening = at(puzzles_of(game)[0], tmp_path)
    session = puzzling(evening)
    paragraphs = evening.play("hint", "undo", "save", "next")
    words = session.person.narrator
    assert paragraphs[1] == [*words.say("puzzle-hint"), *words.event(session.why())]
    assert paragraphs[2] == paragraphs[3] == words.say("puzzle-unsaved")
    name = words.answer(session.asked, session.best)
    assert paragraphs[4][0] == words.say("puzzle-shown", name=name)[0]
    assert session.became == SHOWN


def test_what_is_no_answer_to_the_question_is_refused(tmp_path: Path) -> None:
    """In Lifeboat somebody who is asked something else can say that they want to trade."""
    puzzle = next(each for each in puzzles_of("lifeboat") if " turn " not in each.best and
                  asked_in(each.table()).seat in each.table().standing())  # fmt: skip
    evening = at(puzzle, tmp_path)
    said = evening.play("trade")[1]
    assert said == evening.session.person.narrator.say("puzzle-other-question")


@every_game
def test_nothing_that_is_said_depends_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    """In a world with other secrets the same lines are heard to the same answers."""
    for puzzle in some(game, 2):
        table = puzzle.table()
        world = table.imagine(asked_in(table).seat, Luck(9)).state
        other = replace(puzzle, position=position.line(table.game, world))
        wrong = wrong_answers(puzzle)[:2]
        here, there = at(puzzle, tmp_path), at(other, tmp_path)
        heard = [evening.play_all(typed(evening, *wrong)) for evening in (here, there)]
        assert heard[0] == heard[1]
        assert puzzling(here).why() == puzzling(there).why()


# The command --------------------------------------------------------------------------------------


def kept() -> Progress:
    """The progress of this test."""
    return load(folder("data"))


def test_one_puzzle_follows_the_other_and_progress_is_kept() -> None:
    """What was shown comes again when all others have been met."""
    names = [puzzle.name for puzzle in puzzles_of("arche-noah")]
    program("puzzle", "arche-noah", typed="next\n\nnext\n\nquit\n")
    assert kept().of("arche-noah") == {names[0]: SHOWN, names[1]: SHOWN}
    outcome = program("puzzle", "next", typed="quit\n")
    count = {"number": 3, "count": len(names), "level": puzzles_of("arche-noah")[2].level}
    assert catalogue_of("en").say("puzzle-begins", **count) in outcome.lines
    assert catalogue_of("en").say("puzzle-left") in outcome.lines


@every_language
def test_the_list_says_how_many_are_solved(language: Language) -> None:
    """Of each game."""
    progress = Progress()
    progress.note("sixpack", puzzles_of("sixpack")[3].name, SOLVED)
    progress.note("sixpack", "gone", SOLVED)
    progress.save(folder("data"))
    lines = program("puzzle", "--language", language).lines
    words = catalogue_of(language)
    for line, game in zip(lines, GAMES, strict=False):
        title = catalogue_of(language, game).say("title")
        count = {"done": int(game == "sixpack"), "count": len(puzzles_of(game))}
        assert line == words.say("puzzle-count", title=title, **count)


def test_solved_puzzles_do_not_come_again_until_all_are_new() -> None:
    """`again` forgets the game."""
    progress = Progress(last="sixpack")
    for puzzle in puzzles_of("sixpack"):
        progress.note("sixpack", puzzle.name, SOLVED)
    progress.save(folder("data"))
    none_left = catalogue_of("en").say("puzzle-none-left", game="sixpack")
    assert none_left.split() == program("puzzle", "next").out.split()
    program("puzzle", "sixpack", "again", typed="quit\n")
    assert kept().of("sixpack") == {}


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_can_be_chosen(level: int) -> None:
    """Then only its puzzles come."""
    program("puzzle", "lifeboat", str(level), typed="next\n\nquit\n")
    (name,) = kept().of("lifeboat")
    assert next(each for each in puzzles_of("lifeboat") if each.name == name).level == level


@pytest.mark.parametrize(
    ("words", "message"),
    [(("next",), "puzzle-which-game"), (("sixpack", "4"), "puzzle-which-level")],
)
def test_wrong_use_is_told(words: tuple[str, ...], message: str) -> None:
    """With what can be typed instead."""
    outcome = program("puzzle", *words)
    told = catalogue_of("en").say(message, choices=", ".join(GAMES), word="4")
    assert (outcome.status, outcome.err.split()) == (2, told.split())


# What is kept -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    ["", "[]", '{"games": []}', '{"games": {"sixpack": {"a": "b"}}}', '{"last": 1, "games": {}}'],
)
def test_damaged_progress_is_moved_aside(text: str, tmp_path: Path) -> None:
    """Before anything is written, so that nothing is lost for good."""
    (tmp_path / FILE).write_text(text, "utf-8")
    progress = load(tmp_path)
    progress.note("sixpack", "a", SOLVED)
    progress.save(tmp_path)
    progress.save(tmp_path)
    assert (tmp_path / f"{FILE}.damaged").read_text("utf-8") == text
    assert load(tmp_path).of("sixpack") == {"a": SOLVED}


def test_what_was_solved_stays_solved() -> None:
    """Looking at its answer later changes nothing."""
    progress = Progress()
    for kind in (SHOWN, SOLVED, SHOWN):
        progress.note("sixpack", "a", kind)
    assert progress.of("sixpack") == {"a": SOLVED}
