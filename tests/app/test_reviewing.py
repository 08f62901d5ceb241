"""The review of a finished game: what it finds, and moving around in it."""

import re
from itertools import pairwise, product
from pathlib import Path

import pytest

from accessible_games.app.moments import ReviewedChoice, choices_in, judged
from accessible_games.app.reviewing import LINES, MOST, position
from accessible_games.core import record as records_text
from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.games import GAMES
from accessible_games.players import counts_points
from accessible_games.players.coach import completed
from accessible_games.players.spoken import why_of
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS
from accessible_games.store import library
from accessible_games.store.library import SavedGame
from tests.app.mistaken_games import (
    PLANTED,
    first_choice,
    heading,
    mistaken,
    played_on,
    random_game,
    reviewed,
    saved,
    well_played,
    written,
)
from tests.examples import turned
from tests.sessions import Outcome, program, seated
from tests.speech.linter import Ear, problems

pytestmark = [pytest.mark.slow, pytest.mark.searching]

every_planted = pytest.mark.parametrize("game", PLANTED)


def refused(*words: str) -> str:
    """Return a review's refusal, which is one line and comes before any question."""
    outcome = program("review", *words, typed="1\n")
    assert (outcome.status, outcome.out) in ((1, ""), (2, ""))
    return " ".join(outcome.err.split())


def costs(lines: list[str]) -> list[int]:
    """Return by how many tries of 100 each moment was worse."""
    found = (re.search(r"which wins (\d+) more games of 100\.", line) for line in lines)
    return [int(match[1]) for match in found if match]


# What is found ------------------------------------------------------------------------------------


@every_planted
def test_a_mistake_is_found(game: str) -> None:
    """In a whole game, with what was played, and what would have been better by how much."""
    mistaken(game)
    lines = reviewed("mine")
    worse, best = PLANTED[game].named
    chosen = lines.index(f"Chosen: {worse}.")
    (better, *_) = [line for line in lines[chosen:] if line.startswith("Better: ")]
    if counts_points(game):
        assert better == f"Better: {best}, about 3 points more."
    else:
        assert costs([better]) > [40]
        assert better.startswith(f"Better: {best}, ")
        brief = reviewed("mine", "--verbosity", "brief")
        assert f"Better: {best}." in brief


@every_planted
def test_the_best_answer_is_no_mistake(game: str) -> None:
    """Nothing is said against it."""
    planted = PLANTED[game]
    move = Move.read(planted.best, planted.table.pending)
    best = ReviewedChoice(planted.table, planted.table.pending[0], move.answer)
    record = heading(planted.table)
    assert judged(record, best) is None
    moment = judged(record, first_choice(game))
    assert moment is not None
    assert moment.better == move.answer


def test_who_made_no_mistake_is_praised() -> None:
    """In one sentence, and nothing is asked after it."""
    planted = PLANTED["arche-noah"]
    record = heading(planted.table)
    saved("mine", written(record, played_on(record, planted.best)))
    assert reviewed("mine", typed="1\n")[1:] == ["Well played: I found nothing clearly better."]


@every_planted
def test_a_review_knows_no_more_than_its_seat(game: str) -> None:
    """If other cards were hidden it says the same: luck that came later is no mistake."""
    choice, record = first_choice(game), heading(PLANTED[game].table)
    first = judged(record, choice)
    assert first is not None
    for world in range(3):
        other = choice.table.determinize(0, Luck(world))
        moment = judged(record, ReviewedChoice(other, other.pending[0], choice.played))
        assert moment is not None
        assert (moment.better, moment.cost) == (first.better, first.cost)


def test_the_dearest_moments_come_first_and_are_few() -> None:
    """For a game played at random it tells five, and always the same ones."""
    random_game(seats=4, seed=3)
    lines = reviewed("mine", "--verbosity", "full")
    assert costs(lines) == sorted(costs(lines), reverse=True)
    assert 1 <= len(costs(lines)) <= MOST
    assert len([line for line in lines if line.startswith("Moment ")]) == len(costs(lines))
    assert reviewed("mine", "--verbosity", "full") == lines


@pytest.mark.parametrize(
    ("game", "seats", "seed", "moments"), [("sixpack", 2, 5, 2), ("lifeboat", 4, 4, 2)]
)
def test_a_long_game_is_reviewed_from_its_deal(
    game: str, seats: int, seed: int, moments: int
) -> None:
    """All choices of the person are examined, and each told moment has a better answer."""
    record, text = well_played(game, seats, seed)
    path = saved("mine", text)
    choices = choices_in(library.read(path), record.people)
    assert choices is not None
    lines = reviewed("mine", typed="2\nreturn\nquit\n")
    assert lines[0].startswith(f"I am checking {len(choices)} decisions ")
    chosen = [place for place, line in enumerate(lines) if line.startswith("Chosen: ")]
    assert len(chosen) == moments
    for place in chosen:
        worse, better = lines[place].split(" ", 1)[1], lines[place + 1].split(" ", 1)[1]
        assert not better.startswith(worse.removesuffix("."))
    assert f"{catalogue_of('en', game).say('title')} goes on." in lines
    assert lines[-2].startswith(f"You are back at the {moments} moments.")


def test_each_moment_says_when_it_was_and_how_things_stood() -> None:
    """If there is room for it, as there is in words."""
    mistaken("arche-noah")
    lines = reviewed("mine")
    (begins,) = [place for place, line in enumerate(lines) if line.startswith("Moment 1. ")]
    told = " ".join(lines[begins : lines.index("Chosen: spider 2.")])
    assert "Pass 2, round 13" in told
    assert "hedgehog 4" in told


@pytest.mark.parametrize("verbosity", ["brief", "normal", "full"])
@every_planted
def test_a_moment_is_told_in_few_lines_with_its_reason(game: str, verbosity: str) -> None:
    """What lay there, what was chosen and did, above brief, what would have been better, and why.

    Each of both answers has a line of its own, and what it did or would do is the next one.
    """
    mistaken(game)
    lines = reviewed("mine", "--verbosity", verbosity)
    begins = [place for place, line in enumerate(lines) if line.startswith("Moment ")]
    ends = [
        *begins[1:],
        next(n for n, line in enumerate(lines) if line.startswith("Type a number")),
    ]
    for begin, end in zip(begins, ends, strict=True):
        told = lines[begin:end]
        (chosen,) = [place for place, line in enumerate(told) if line.startswith("Chosen: ")]
        (better,) = [place for place, line in enumerate(told) if line.startswith("Better: ")]
        assert better - chosen == 1 if verbosity == "brief" else 2
        assert told[better + 1 :]
        assert 4 <= len(told) - (better - chosen - 1) <= LINES


@every_planted
def test_the_reason_is_told_behind_what_was_better(game: str) -> None:
    """As a hint has it for that answer, for the person who was asked."""
    record, choice = heading(PLANTED[game].table), first_choice(game)
    moment = judged(record, choice)
    assert moment is not None
    move = completed(choice.table, choice.decision, moment.better)
    assert [type(fact) for fact in moment.why] == [type(why_of(game, move))]


@pytest.mark.parametrize("language", LANGUAGES)
@every_planted
def test_how_things_stood_is_told_as_at_the_table(game: str, language: Language) -> None:
    """In words, as codes are for brief."""
    record, text = well_played(game, GAMES[game].seats[0], 5)
    choices = choices_in(records_text.read(text), [0])
    assert choices
    speakers = [
        seated(
            record, SavedGame(Path("nowhere")), language=language, verbosity=verbosity
        ).session.person.narrator.for_(0)
        for verbosity in VERBOSITIES
    ]
    for choice in choices:
        brief, normal, *_ = (position(choice, choice.played, speaker) for speaker in speakers)
        assert brief
        assert normal
        assert not re.search(r"\b[BCL]{1,2}\b(?!')", " ".join(normal))


def test_it_is_said_how_long_it_takes() -> None:
    """Before the first thought: how many decisions, and about how many seconds."""
    path = random_game()
    choices = choices_in(library.read(path), [0])
    assert choices is not None
    (first, *_) = reviewed("mine")
    assert first.startswith(f"I am checking {len(choices)} decisions ")
    assert re.search(r"about (one|\d+) (seconds?|minutes?)\.$", first)


def test_only_choices_are_looked_at() -> None:
    """A decision with one possible answer is none, nor are the answers of others."""
    record = library.read(random_game("lifeboat", 4))
    choices = choices_in(record, [0])
    assert choices is not None
    assert {choice.decision.seat for choice in choices} == {0}
    assert all(len(list(choice.decision.options)) > 1 for choice in choices)
    answered = [text for _, text in record.answers if text.startswith("0 ")]
    assert 0 < len(choices) < len(answered)
    for choice in choices:
        text = record.answers[len(choice.table.moves)][1]
        assert Move.read(text, choice.table.pending).answer == choice.played


# Which game, and whose choices --------------------------------------------------------------------


def test_without_a_name_it_is_the_game_that_was_over_last() -> None:
    """Neither an unfinished game nor a damaged one."""
    mistaken("arche-noah", name="over")
    table = PLANTED["life-is-life"].table
    saved("goes-on", written(heading(table), [], result=None))
    saved("damaged", "nothing\n")
    assert "Chosen: spider 2." in reviewed()


def test_a_game_of_several_people_tells_of_each_by_name() -> None:
    """All of them by default, or the one who is named; case does not matter."""
    mistaken("life-is-life", "person", "person")
    whole = reviewed("mine")
    moments = [line for line in whole if line.startswith("Moment ")]
    assert all(re.match(r"Moment \d, (Anna|Tom)\. ", line) for line in moments)
    anna = [line for line in reviewed("mine", "--seat", "ANNA") if line.startswith("Moment ")]
    assert anna
    assert all(", Anna. " in line for line in anna)


def test_the_answers_of_a_computer_player_can_be_reviewed_too() -> None:
    """In a game without people, all seats are reviewed."""
    mistaken("arche-noah", "easy", "person", name="named")
    assert "Chosen: spider 2." in reviewed("named", "--seat", "Anna")
    mistaken("arche-noah", "easy", "easy", name="all")
    assert any(line.startswith("Moment 1, Anna.") for line in reviewed("all"))


def test_nobody_of_that_name() -> None:
    """It is said who was there."""
    mistaken("arche-noah")
    assert refused("mine", "--seat", "Zoe") == (
        "Nobody here is called Zoe. You can choose Anna or Tom."
    )


def test_answers_that_were_taken_back_do_not_count() -> None:
    """A player who took a mistake back at once made none."""
    planted = PLANTED["arche-noah"]
    record = heading(planted.table)
    moves = [planted.worse, "undo 1", *played_on(record, planted.best)]
    saved("mine", written(record, moves))
    assert reviewed("mine")[-1] == "Well played: I found nothing clearly better."


def test_a_last_line_that_was_cut_off_does_not_matter() -> None:
    """What is whole is reviewed."""
    path = mistaken("arche-noah")
    path.write_text(path.read_text("utf-8") + "undo", "utf-8")
    assert "Chosen: spider 2." in reviewed("mine")


# Refused ------------------------------------------------------------------------------------------


@every_planted
def test_a_game_that_goes_on_is_not_reviewed(game: str) -> None:
    """It could be looked at during play, and others would hear what a player holds."""
    saved("mine", written(heading(PLANTED[game].table), [], result=None))
    assert " ".join(refused("mine").split()) == (
        "The game mine is not over yet. It can be reviewed when it is. "
        "Go on with accessible-games resume."
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nothing\n", "This is not a saved game."),
        ("", "This is not a saved game."),
        ("accessible-games record 1\n", "The heading of the saved game is cut off."),
        ("accessible-games record 1\ngame chess 1\nseed 1\nmoves\n", "chess"),
        ("accessible-games record 1\ngame life-is-life 99\nseed 1\nmoves\n", "version 99"),
    ],
)
def test_a_damaged_record_is_one_sentence(text: str, sentence: str) -> None:
    """As everywhere; so is one of another version."""
    saved("mine", text)
    assert sentence in refused("mine")


def test_a_move_against_the_rules_is_told_with_its_line() -> None:
    """Nothing before it is reviewed."""
    text = mistaken("arche-noah").read_text("utf-8")
    saved("mine", text.replace("0 pick spider-2", "0 pick frog-1"))
    assert re.match(
        r"Line \d+ of the saved game is against the rules: 0 pick frog-1", refused("mine")
    )


def test_a_record_that_is_not_there() -> None:
    """The name and the folder are said."""
    assert refused("zoo").startswith("There is no saved game zoo in")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_game_is_over_yet(language: Language) -> None:
    """One sentence says what to do."""
    said = refused("--language", language)
    assert said.replace("\n", " ") == catalogue_of(language).say("nothing-to-review")
    table = PLANTED["arche-noah"].table
    saved("goes-on", written(heading(table), [], result=None))
    assert refused("--language", language) == said


@pytest.mark.parametrize("words", [("--seats", "3"), ("--step",), ("--bots", "easy")])
def test_other_options_are_refused(words: tuple[str, ...]) -> None:
    """Each with its name."""
    assert words[0] in refused(*words)


# In words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("voice", "verbosity"), turned([*product(PLANTED, LANGUAGES)], VERBOSITIES)
)
def test_a_review_is_told_well(voice: tuple[str, Language], verbosity: Verbosity) -> None:
    """It keeps to the rules of speech, in as few letters as the verbosity allows."""
    game, language = voice
    mistaken(game)
    lines = reviewed("mine", "--language", language, "--verbosity", verbosity)
    cells = verbosity == "braille"
    hearing = Ear(language, WIDTHS[verbosity], ("Anna", "Tom"), cells=cells)
    whole = [line for line in lines if line.strip()]
    rules = ("too long", "symbol", "doubled", "loose mark", "small beginning")
    faults = [fault for fault in problems(whole, hearing) if fault.startswith(rules)]
    assert faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_explains_itself(language: Language) -> None:
    """With its option."""
    said: Outcome = program("review", "--help", "--language", language)
    assert said.status == 0
    assert "--seat" in said.out


def test_lines_of_the_list_follow_one_order() -> None:
    """The number, how things stood, what was chosen, what was better; then the next one."""
    random_game(seats=4, seed=3)
    lines = reviewed("mine")
    marks = [line.split()[0] for line in lines if line.startswith(("Moment ", "Chosen", "Better"))]
    assert all(
        pair in {("Moment", "Chosen:"), ("Chosen:", "Better:"), ("Better:", "Moment")}
        for pair in pairwise(marks)
    )


def test_a_path_is_understood_as_by_replay(tmp_path: Path) -> None:
    """A record may lie anywhere."""
    path = mistaken("arche-noah")
    moved = tmp_path / "elsewhere.txt"
    moved.write_text(path.read_text("utf-8"), "utf-8")
    path.unlink()
    assert "Chosen: spider 2." in reviewed(str(moved))
    assert records_text.read(moved.read_text("utf-8")).result == "0"


def test_judging_changes_no_table() -> None:
    """The state is as it was, luck included."""
    choice = first_choice("life-is-life")
    before = choice.table.state.copy()
    judged(heading(choice.table), choice)
    assert choice.table.state == before
