"""Puzzles: the position alone decides each question, and only the best answer solves it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from accessible_games.app.puzzle_attempt import PuzzleAttempt, record_of
from accessible_games.app.puzzle_set import LEVELS, Puzzle, asked_in, best_of, price_in, puzzles_of
from accessible_games.core import position
from accessible_games.core.decision import Answer
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.actions import FREE
from accessible_games.players import counts_points
from accessible_games.players.coach import completed, price
from accessible_games.players.judging import same
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store.folders import folder
from accessible_games.store.library import SavedGame
from accessible_games.store.puzzle_progress import FILE, SHOWN, SOLVED, Progress, load
from tests.examples import times
from tests.games.facts import PUZZLES, facts_of, games_having
from tests.sessions import Evening, program, seated, typed_answer

FEWEST = 8
"""At least so many puzzles of each level."""
every_game = pytest.mark.parametrize("game", games_having(PUZZLES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def some(game: str, count: int) -> list[Puzzle]:
    """Return puzzles of a game, spread from the easiest to the hardest."""
    every = puzzles_of(game)
    return list(every[:: max(1, len(every) // times(count))])


def at(chosen: Puzzle, tmp_path: Path, language: Language = "en") -> Evening:
    """Return a person who sits at a puzzle."""
    table = chosen.table()
    words = catalogue_of(language, table.game.name)
    record = record_of(chosen, table, "Anna", words)
    evening = seated(
        record, SavedGame(tmp_path / "none.txt"), PuzzleAttempt(chosen), language=language
    )
    puzzling(evening).begin(evening.session, 1, 9)
    return evening


def puzzling(evening: Evening) -> PuzzleAttempt:
    """Return the puzzle of a session."""
    assert isinstance(evening.session.kind, PuzzleAttempt)
    return evening.session.kind


def typed(evening: Evening, *answers: Answer) -> Iterator[str]:
    """Yield what is typed for some answers, once the question is asked."""
    for answer in answers:
        yield typed_answer(evening.session.person, answer)


def wrong_answers(chosen: Puzzle) -> list[Answer]:
    """Return some answers that are legal, but not the best."""
    table = chosen.table()
    best = best_of(chosen, table)
    options = islice(asked_in(table).options, 40)
    return [answer for answer in options if not same(answer, best)]


# What the package brings --------------------------------------------------------------------------


@every_game
def test_there_are_enough_of_each_level(game: str) -> None:
    """Each has its own name and position, in a fixed order."""
    every = puzzles_of(game)
    assert len(every) >= facts_of(game).puzzles
    assert len({puzzle.name for puzzle in every}) == len(every)
    assert len({puzzle.position for puzzle in every}) == len(every)
    assert [puzzle.level for puzzle in every] == sorted(puzzle.level for puzzle in every)
    of_level = Counter(puzzle.level for puzzle in every)
    assert min(of_level[level] for level in LEVELS) >= FEWEST


@every_game
def test_each_position_asks_one_seat_and_has_its_answer(game: str) -> None:
    """It is a position of this version, and the best answer is a legal one of several."""
    for puzzle in puzzles_of(game):
        table = puzzle.table()
        asked = asked_in(table)
        assert game == table.game.name
        assert asked.options.why_not(best_of(puzzle, table)) is None
        assert len(list(islice(asked.options, 3))) == 3
        others = {answer for answer in asked.options if not same(answer, best_of(puzzle, table))}
        priced = {answer for answer in others if price_in(puzzle, table, answer) is not None}
        assert others - priced <= {*FREE}
        assert len(puzzle.prices) == len(priced)
        assert min(puzzle.prices.values()) >= (0 if counts_points(game) else 2)


@every_game
def test_puzzles_are_played_by_the_usual_rules(game: str) -> None:
    """Options that came later too: what is best depends on them, and nobody hears of them."""
    usual = Table.new(GAMES[game], 4, 1, facts_of(game).puzzle_options).state
    names = [option.replace("-", "_") for option in GAMES[game].options if option != "starter"]
    for puzzle in puzzles_of(game):
        state = puzzle.table().state
        for name in names:
            assert getattr(state, name, None) == getattr(usual, name, None)


@every_game
def test_no_position_holds_more_than_its_seat_can_see(game: str) -> None:
    """After a new deal it looks the same to that seat, and asks the same: no secret decides."""
    for puzzle in some(game, 10):
        table = puzzle.table()
        asked = asked_in(table)
        world = table.determinize(asked.seat, Luck(7))
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
        assert said[len(solved) :] == session.person.narrator.events(session.why())
        assert not [*tmp_path.iterdir()]


@every_game
def test_a_wrong_answer_is_explained_and_changes_nothing(game: str, tmp_path: Path) -> None:
    """The player hears what it leads to, and after some tries how to get help."""
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


def unexplained(game: str) -> Iterator[tuple[Puzzle, Answer]]:
    """Yield wrong answers of which no fact says what they cost."""
    for puzzle in puzzles_of(game):
        table = puzzle.table()
        asked = asked_in(table)
        best = completed(table, asked, best_of(puzzle, table))
        for answer in wrong_answers(puzzle):
            if answer not in FREE and not price(game, completed(table, asked, answer), best):
                yield puzzle, answer


@every_language
@every_game
def test_a_price_is_that_of_the_answer_itself(
    game: str, language: Language, tmp_path: Path
) -> None:
    """Where no fact says what a wrong answer costs, its own measured price does."""
    message = "puzzle-fewer-points" if counts_points(game) else "puzzle-fewer-games"
    puzzle, answer = next(unexplained(game))
    number = price_in(puzzle, puzzle.table(), answer)
    assert number is not None
    evening = at(puzzle, tmp_path, language)
    said = evening.session.person.narrator.say(message, number=number)
    assert evening.play_all(typed(evening, answer))[1][-1:] == said


@every_language
def test_what_comes_before_an_action_has_no_price(language: Language, tmp_path: Path) -> None:
    """A trade leaves the action to come: it is no wrong answer, and the question stays."""
    puzzle = next(each for each in puzzles_of("lifeboat") if " turn " in each.best and
                  {*FREE} & {*asked_in(each.table()).options})  # fmt: skip
    evening = at(puzzle, tmp_path, language)
    session = puzzling(evening)
    words = [answer for answer in FREE if session.asked.options.why_not(answer) is None]
    said = evening.play_all(typed(evening, *words))
    for answer, lines in zip(words, said[1:], strict=False):
        name = session.person.narrator.answer(session.asked, answer)
        assert lines == session.person.narrator.say("puzzle-before", name=name)
    assert (session.mistakes, session.became) == (0, "")


@every_game
def test_next_tells_the_answer(game: str, tmp_path: Path) -> None:
    """Then it is shown, not solved; hint tells only the reason."""
    evening = at(puzzles_of(game)[0], tmp_path)
    session = puzzling(evening)
    paragraphs = evening.play("hint", "undo", "save", "next")
    words = session.person.narrator
    assert paragraphs[1] == [*words.say("puzzle-hint"), *words.events(session.why())]
    assert paragraphs[2] == paragraphs[3] == words.say("puzzle-unsaved")
    name = words.answer(session.asked, session.best)
    assert paragraphs[4][0] == words.say("puzzle-shown", name=name)[0]
    assert session.became == SHOWN


def test_what_is_no_answer_to_the_question_is_refused(tmp_path: Path) -> None:
    """In Lifeboat a person who is asked something else can say that they want to trade."""
    puzzle = next(each for each in puzzles_of("lifeboat") if " turn " not in each.best and
                  asked_in(each.table()).seat in each.table().standing())  # fmt: skip
    evening = at(puzzle, tmp_path)
    said = evening.play("trade")[1]
    assert said == evening.session.person.narrator.say("puzzle-other-question")


@every_game
def test_nothing_that_is_said_depends_on_what_is_hidden(game: str, tmp_path: Path) -> None:
    """In a world with other secrets the same lines follow the same answers."""
    for puzzle in some(game, 2):
        table = puzzle.table()
        world = table.determinize(asked_in(table).seat, Luck(9)).state
        other = replace(puzzle, position=position.line(table.game, world))
        wrong = wrong_answers(puzzle)[:2]
        here, there = at(puzzle, tmp_path), at(other, tmp_path)
        heard = [evening.play_all(typed(evening, *wrong)) for evening in (here, there)]
        assert heard[0] == heard[1]
        assert puzzling(here).why() == puzzling(there).why()


# The command --------------------------------------------------------------------------------------


def kept() -> Progress:
    """Return the progress of this test."""
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
    """For each game."""
    progress = Progress()
    progress.note("sixpack", puzzles_of("sixpack")[3].name, SOLVED)
    progress.note("sixpack", "gone", SOLVED)
    progress.save(folder("data"))
    lines = program("puzzle", "--language", language).lines
    words = catalogue_of(language)
    for line, game in zip(lines, games_having(PUZZLES), strict=False):
        title = catalogue_of(language, game).say("title")
        count = {"done": int(game == "sixpack"), "count": len(puzzles_of(game))}
        assert line == words.say("puzzle-count", title=title, **count)


def test_solved_puzzles_do_not_come_again_until_all_are_new() -> None:
    """`again` forgets the game's progress."""
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
    told = catalogue_of("en").say(message, choices=", ".join(games_having(PUZZLES)), word="4")
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
