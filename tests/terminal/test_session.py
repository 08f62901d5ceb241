"""People and computer players around a table: answers, keys and the pauses between."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core.decision import Cards
from accessible_games.speech.catalogue import Language
from tests.sessions import CTRL_C, ENDING, GAME, Typed, new_game, new_record, resumed
from tests.written import by_hand

# Seed 1: Anna holds 2 giraffes, 2 moles, 3 sheep, a rabbit and 2 mice; row 1 is a bear, row 2
# a bear and a dog when her first turn comes.


def swaps(folder: Path, *typed: Typed, language: Language = "en") -> list[str]:
    """Return the moves of Anna that are in the record after some lines."""
    evening = new_game(folder, new_record(), language=language)
    evening.play(*typed)
    return [line for line in evening.file.splitlines() if line.startswith("0 ")]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "2 rabbit mouse"),
        ("en", "row 2 rabbit, mouse"),
        ("en", "Swap row two and LAY the rabbit and the mouse"),
        ("en", "2 rab mou"),
        ("en", "row 2 rabbits mice"),
        ("en", "2 8 9"),
        ("en", "2   rabbit \t mouse  "),
        ("de", "2 Hase Maus"),
        ("de", "reihe zwei hase maus"),
        ("de", "2 8 9"),
        ("fr", "2 lapin souris"),
        ("fr", "rangée 2 lapins souris"),
        ("fr", "rangee deux, LAPIN, souris"),
    ],
)
def test_a_whole_move_is_one_line(tmp_path: Path, language: Language, line: str) -> None:
    """Row and cards by number, name or beginning, in singular or plural, with small words."""
    assert swaps(tmp_path, line, language=language) == ["0 turn 2", "0 lay rabbit mouse"]


@pytest.mark.parametrize(
    ("typed", "laid"),
    [
        (["2", "rabbit mouse"], "rabbit mouse"),
        (["2", "2 mice"], "mouse mouse"),
        (["2", "2 sheep"], "sheep sheep"),
        (["2", "1 2"], "giraffe giraffe"),
        (["2", "9 10"], "mouse mouse"),
        (["4", "2 moles 2 mice"], "mole mole mouse mouse"),
        (["4", "3 sheep rabbit"], "sheep sheep sheep rabbit"),
    ],
)
def test_a_move_is_made_step_by_step(tmp_path: Path, typed: list[str], laid: str) -> None:
    """The row alone, then the cards: by name, by a number and a name, by their places."""
    row = typed[0]
    assert swaps(tmp_path, *typed) == [f"0 turn {row}", f"0 lay {laid}"]


@pytest.mark.parametrize(
    ("language", "line", "laid"),
    [
        ("fr", "1 girafe", "giraffe"),
        ("fr", "1 GÎRAFES", "giraffe"),
        ("de", "1 Mäuse", "mouse"),
        ("de", "1 maeuse", "mouse"),
        ("de", "1 mause", "mouse"),
    ],
)
def test_accents_and_umlauts_are_free(
    tmp_path: Path, language: Language, line: str, laid: str
) -> None:
    """As written, without them, or an umlaut written out."""
    assert swaps(tmp_path, line, language=language) == ["0 turn 1", f"0 lay {laid}"]


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("5", "I do not understand that here: 5."),
        ("0", "I do not understand that here: 0."),
        ("knock", "You may knock only after a swap in this round. Take a row, 1 to 4."),
        ("1 bear", "You do not hold a bear."),
        ("2 mouse", "You named one card, but it takes 2 cards."),
        ("1 mouse mouse", "You named 2 cards, but it takes one card."),
        ("2 3 mice", "You hold only 2 mice."),
        ("2 m m", "Did you mean mole or mouse?"),
        ("2 99 mice", "99 does not fit. Give a number from 1 to 10."),
        ("2 11 12", "There is no card 11 in your hand, only 1 to 10."),
        ("2 dragon mouse", "I do not understand that here: 2 dragon mouse."),
        ("xyzzy", "I do not understand that here: xyzzy."),
        ("row", "I do not understand that here: row."),
    ],
)
def test_a_refused_line_says_why_and_changes_nothing(
    tmp_path: Path, line: str, answer: str
) -> None:
    """One reason, told again without the choices, and the question stays."""
    evening = new_game(tmp_path)
    heading = evening.file
    first, again = evening.play(line, line)[1:3]
    assert first[0] == answer
    told = first[0].replace("that here", "that either")
    either = [told, "Type moves to hear what you can choose."]
    assert " ".join(again) == " ".join(either if answer.startswith("I do not") else first)
    assert evening.typist.prompts == ["Your turn. "] * 3
    assert [move for move in evening.session.match.table.moves if move.seat == 0] == []
    assert evening.file.startswith(heading)
    assert "\n0 " not in evening.file


def test_a_refused_whole_move_does_not_even_take_the_row(tmp_path: Path) -> None:
    """After a wrong card the row is asked for again, and the record has no half of the move."""
    evening = new_game(tmp_path)
    evening.play("2 rabbit dragon", "1 mouse")
    own = [str(move) for move in evening.session.match.table.moves if move.seat == 0]
    assert own == ["0 turn 1", "0 lay mouse"]


def test_words_behind_a_whole_move_are_refused(tmp_path: Path) -> None:
    """If nothing is asked next, the last words are not understood."""
    evening = new_game(tmp_path)
    answers = evening.play("1 mouse", "knock 3", "knock")
    assert answers[2][0] == "I do not understand that here: knock 3."
    assert answers[3][0] == "You knock too."


def test_every_answer_is_on_disk_before_the_next_prompt(tmp_path: Path) -> None:
    """At each prompt the file has a line for each move that was made, those of the bots too."""
    evening = new_game(tmp_path)
    session, seen = evening.session, []

    def typed() -> Iterator[Typed]:
        for line in ("1 mouse", "2", "1 2", "1 3", "2 9 10", "quit"):
            moves = [str(move) for move in session.match.table.moves]
            seen.append(
                evening.file == by_hand(session.match.record) + "".join(f"{m}\n" for m in moves)
            )
            yield line

    evening.play_all(typed())
    assert seen == [True] * 6


def test_the_end_of_the_input_saves_and_quits(tmp_path: Path) -> None:
    """As Ctrl-D does."""
    answers = new_game(tmp_path).play("1 mouse")
    assert answers[-1] == ["The game is saved. Go on with accessible-games resume."]


def test_one_ctrl_c_cancels_the_line(tmp_path: Path) -> None:
    """It says what a second one would do; after any other line the count starts again."""
    answers = new_game(tmp_path).play(CTRL_C, "scores", CTRL_C, "1 mouse")
    cancelled = ["The line is cancelled. Press Control C once more to quit."]
    assert answers[1] == answers[3] == cancelled
    assert answers[2] == ["Lives: you 5, Tom 5, and Mia 5."]


@pytest.mark.parametrize("answer", ["yes", "y", "YES", None])
def test_two_ctrl_c_ask_to_quit(tmp_path: Path, answer: str | None) -> None:
    """Yes leaves, and so does the end of the input."""
    evening = new_game(tmp_path)
    answers = evening.play(CTRL_C, CTRL_C, *([answer] if answer else []))
    assert answers[2] == ["Do you want to quit? The game is saved."]
    assert evening.typist.prompts[-1] == "Yes or no? "
    assert answers[3] == ["The game is saved. Go on with accessible-games resume."]


@pytest.mark.parametrize("answer", ["no", "", "perhaps", CTRL_C])
def test_anything_but_yes_goes_on(tmp_path: Path, answer: Typed) -> None:
    """A third Ctrl-C too; the next one is a first one again."""
    answers = new_game(tmp_path).play(CTRL_C, CTRL_C, answer, CTRL_C, "1 mouse")
    assert answers[3] == ["The game goes on."]
    assert answers[4] == ["The line is cancelled. Press Control C once more to quit."]


def test_a_whole_game_is_played_and_won(tmp_path: Path) -> None:
    """The last lines say who won and how to hear it again; the record has its result."""
    evening = new_game(tmp_path)
    answers = evening.play_to_the_end()
    (winner,) = GAME.winners(evening.session.match.table.state)
    assert answers[-1][-2] == "The game is over. Hear it again with accessible-games replay."
    assert "the game with" in answers[-1][-3]
    assert evening.file.splitlines()[-1] == f"result {winner}"


def test_who_is_out_listens_on(tmp_path: Path) -> None:
    """Computer players go on alone; at times the person presses Enter; nothing is said twice."""
    evening = new_game(tmp_path, new_record(seed=2, position=ENDING))
    answers = evening.play_to_the_end()
    said = [line for answer in answers for line in answer]
    sentence = "The computer players go on. Press Enter to listen, or type quit."
    assert said.count(sentence) == 1
    assert answers[0][-1] == sentence
    assert set(evening.typist.prompts) == {"Enter. "}
    assert len(evening.typist.prompts) > 1
    assert said[-2] == "The game is over. Hear it again with accessible-games replay."
    assert sentence not in answers[-1]


def test_only_enter_lets_the_computer_players_go_on(tmp_path: Path) -> None:
    """A command is answered alone, a wrong word is refused, and neither moves the game."""
    evening = new_game(tmp_path, new_record(seed=2, position=ENDING))
    session = evening.session
    moves: list[int] = []

    def typed() -> Iterator[Typed]:
        for line in ("scores", "dragon", "2 bear", "moves", "", "scores"):
            moves.append(len(session.match.table.moves))
            yield line
        moves.append(len(session.match.table.moves))

    answers = evening.play_all(typed())
    assert moves[0] == moves[1] == moves[2] == moves[3] == moves[4] < moves[5] == moves[6]
    assert answers[1] == ["Lives: you are out, Tom 3, and Mia 3."]
    assert answers[2][0] == "I do not understand that here: dragon. Type help."
    assert "turn of" in answers[3][0]
    assert answers[4] == ["Nothing is asked of you now."]
    assert len(answers[5]) > 5


def test_a_game_that_a_bot_ends_asks_nothing_more(tmp_path: Path) -> None:
    """If the computer players finish the game within one pause, no Enter is needed."""
    position = {**ENDING, "lives": [0, 1, 1]}  # the next round decides
    evening = new_game(tmp_path, new_record(bots=("easy", "easy"), position=position))
    evening.session.room.patience = 1000
    answers = evening.play()
    assert len(answers) == 1
    assert answers[0][-2] == "The game is over. Hear it again with accessible-games replay."


def test_who_resumes_being_out_is_told_to_listen(tmp_path: Path) -> None:
    """The pause explains itself in a resumed game too."""
    evening = new_game(tmp_path, new_record(seed=2, position=ENDING))
    evening.play("")
    answers = resumed(evening.session.kept.saved.path).play()
    assert answers[0][-1] == "The computer players go on. Press Enter to listen, or type quit."


def test_the_prompt_can_be_chosen(tmp_path: Path) -> None:
    """A setting replaces the prompts of the game, not those of the program."""
    evening = new_game(tmp_path, prompt="Yes please?")
    evening.play(CTRL_C, CTRL_C, "no", "1")
    assert evening.typist.prompts == [
        "Yes please? ", "Yes please? ", "Yes or no? ", "Yes please? ", "Yes please? ",
    ]  # fmt: skip


def test_words_are_completed(tmp_path: Path) -> None:
    """At a turn commands and answers, when laying the cards in hand, after find all cards."""
    evening = new_game(tmp_path)
    evening.play()
    assert evening.typist.completions("ha") == ["hand"]
    assert evening.typist.completions("find g") == ["giraffe", "goat"]
    evening = new_game(tmp_path / "other")
    evening.play("2")
    assert isinstance(evening.session.person.asked and evening.session.person.asked.options, Cards)
    assert evening.typist.completions("m") == ["marks", "mole", "mouse", "moves"]
    assert evening.typist.completions("mouse gi") == ["giraffe"]


def test_an_interrupt_while_computer_players_think_saves(tmp_path: Path) -> None:
    """Ctrl-C that no prompt could catch leaves the game, which goes on from its last answer."""
    evening = new_game(tmp_path)
    table = evening.session.match.table

    def interrupted() -> list[Any]:
        raise KeyboardInterrupt

    table.waiting = interrupted  # type: ignore[method-assign]
    assert evening.play()[0][-1] == "The game is saved. Go on with accessible-games resume."
    assert evening.file == by_hand(evening.session.match.record)
    again = resumed(evening.session.kept.saved.path)
    assert again.play()[0][0] == "Life is Life goes on."
