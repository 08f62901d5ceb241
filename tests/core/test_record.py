"""Records: text that is whole after every line, and says which line is damaged."""

import re
from pathlib import Path
from random import Random

import pytest

from accessible_games.core import record
from accessible_games.core.decision import Move
from accessible_games.core.position import line
from accessible_games.core.record import Occupant, Record, RecordError, play_line
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from tests.core import toy
from tests.written import by_hand, unchecked

TOYS = {toy.NAME: toy.GAME}
DOCS = Path(__file__).parents[2] / "docs"
HEADING = """\
accessible-games record 1
game pebbles 3
option rounds two
option coins many
seat person Anna Maria
seat easy Ben
seed -12
moves
"""
FIRST_LINE = HEADING.count("\n") + 1


def played(count: int) -> list[str]:
    """The lines of *count* random answers after the heading."""
    table, chance = record.read(HEADING).opening(TOYS), Random(2)
    for _ in range(count):
        decision = table.waiting()[-1]
        table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    return [f"{move}\n" for move in table.moves]


def whole() -> str:
    """A record of a game played to its end."""
    table = record.read(HEADING).opening(TOYS)
    lines, chance = [HEADING], Random(3)
    while table.pending:
        decision = table.waiting()[0]
        move = Move(decision.seat, decision.kind, decision.options.draw(chance))
        table.play(move)
        lines.append(f"{move}\n")
    return "".join([*lines, "result 0\n"])


def problem(text: str) -> tuple[int, str, str]:
    """What playing the record is refused for: line, problem, what was found."""
    with pytest.raises(RecordError) as refusal:
        record.read(text).table(TOYS)
    return refusal.value.line, refusal.value.problem, refusal.value.found


OCCUPANTS = (Occupant("person", "Anna"), Occupant("easy", "Ben"), Occupant("easy", "Cleo"))


def test_a_heading_reads_what_it_prints() -> None:
    """Game, version, options, seats with names of several words, and the seed."""
    read = record.read(HEADING)
    assert by_hand(read) == HEADING
    assert (read.game, read.version, read.seed) == ("pebbles", 3, -12)
    assert read.options == {"rounds": "two", "coins": "many"}
    assert read.occupants == (Occupant("person", "Anna Maria"), Occupant("easy", "Ben"))
    assert (read.answers, read.result, read.torn) == ([], None, False)


def test_a_record_opens_the_table_that_its_heading_tells() -> None:
    """The same seed and options make the same table."""
    opened = record.read(HEADING).opening(TOYS)
    fresh = Table.new(toy.GAME, 2, -12, {"rounds": "two", "coins": "many"})
    assert opened.state == fresh.state
    assert opened.opening == fresh.opening


def test_a_record_plays_to_the_table_of_its_last_answer() -> None:
    """The answers lead to the same table, each known by its line."""
    lines = played(5)
    read = record.read(HEADING + "".join(lines))
    assert [number for number, _ in read.answers] == list(range(FIRST_LINE, FIRST_LINE + 5))
    table = read.table(TOYS)
    assert [f"{move}\n" for move in table.moves] == lines


def test_playing_a_line_gives_its_events() -> None:
    """A replay tells what was told when the answer was given."""
    table = record.read(HEADING).opening(TOYS)
    assert play_line(table, FIRST_LINE, "0 aim low") == [toy.Aimed(0, "low")]


def test_undo_takes_back_the_last_answers() -> None:
    """Lines are only ever appended; what was taken back is as if never answered."""
    lines = played(5)
    read = record.read("".join([HEADING, *lines, "undo 2\n", lines[3]]))
    assert [text for _, text in read.answers] == [line[:-1] for line in lines[:4]]
    assert [number for number, _ in read.answers][-1] == FIRST_LINE + 6
    assert len(read.table(TOYS).moves) == 4


def test_undo_can_take_back_all_and_be_repeated() -> None:
    """One undo after the other goes back to the opening."""
    read = record.read("".join([HEADING, *played(3), "undo 1\n", "undo 2\n"]))
    assert read.answers == []


def test_the_result_names_the_winners() -> None:
    """A finished record says so; several seats can have won."""
    assert record.read(whole()).result == "0"
    assert record.read(whole().replace("result 0", "result 0 1")).result == "0 1"


def test_an_undo_after_the_result_takes_it_back_too() -> None:
    """A game of which the last answer is taken back is not over."""
    read = record.read(whole() + "undo 1\n")
    assert read.result is None
    assert read.table(TOYS).pending


def test_a_record_cut_at_any_byte_keeps_its_whole_lines() -> None:
    """A torn last line is dropped and noticed; a cut in the heading is refused in words."""
    text = whole()
    for cut in range(len(text)):
        kept, part = text[:cut], text[:cut].rpartition("\n")[2]
        if cut < len(HEADING):
            assert problem(kept)[1] in ("not-a-record", "no-moves")
            continue
        read = record.read(kept)
        lines = kept[len(HEADING) :].count("\n")
        assert read.torn == bool(part)
        assert len(read.answers) == lines
        assert len(read.table(TOYS).moves) == lines


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("accessible-games record 1", "accessible-games record 2", (1, "damaged", "")),
        ("accessible-games record 1", "accessible-games record 3", (1, "other-format", "3")),
        ("accessible-games record 1", "accessible-games record", (1, "not-a-record", "")),
        ("game pebbles 3", "game marbles 3", (2, "unknown-game", "marbles")),
        ("game pebbles 3", "game pebbles 2", (2, "other-version", "2")),
        ("game pebbles 3", "game pebbles three", (2, "unknown-line", "game pebbles three")),
        ("game pebbles 3\n", "", (2, "unknown-game", "")),
        ("option rounds two", "option rounds nine", (2, "wrong-heading", "rounds=nine")),
        ("option rounds two", "option speed two", (2, "wrong-heading", "speed=two")),
        ("option rounds two", "option rounds", (3, "unknown-line", "option rounds")),
        ("seat easy Ben\n", "", (2, "wrong-heading", "1")),
        ("seat easy Ben", "seat easy", (6, "unknown-line", "seat easy")),
        ("seed -12", "seed twelve", (7, "unknown-line", "seed twelve")),
        ("seed -12", "seed", (7, "unknown-line", "seed")),
        ("seed -12\n", "", (2, "wrong-heading", "seed")),
        ("seed -12\n", "seed 12\nseed 13\n", (2, "wrong-heading", "seed")),
        ("seed -12", "seeds -12", (7, "unknown-line", "seeds -12")),
        ("moves\n", "", (7, "no-moves", "")),
    ],
)
def test_a_damaged_heading_is_refused_with_its_line(
    old: str, new: str, expected: tuple[int, str, str]
) -> None:
    """The line, what is wrong, and what stands there."""
    assert problem(HEADING.replace(old, new)) == expected


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("", "unknown-line"),
        ("hello", "unknown-line"),
        ("x aim high", "unknown-line"),
        ("undo 0", "unknown-line"),
        ("undo 2", "unknown-line"),
        ("undo", "unknown-line"),
        ("undo one", "unknown-line"),
        ("1 bid", "wrong-answer"),
        ("1 bid two", "wrong-answer"),
        ("1 bid 99", "wrong-answer"),
        ("5 bid 1", "wrong-answer"),
        ("1 aim high", "wrong-answer"),
        ("1 bid 1 1", "wrong-answer"),
    ],
)
def test_a_damaged_answer_is_refused_with_its_line(line: str, name: str) -> None:
    """Only the damaged line is named, whatever follows it."""
    text = f"{HEADING}0 aim high\n{line}\n1 bid 0\n0 bid 1\n"
    assert problem(text) == (FIRST_LINE + 1, name, line)


@pytest.mark.parametrize("text", ["", "\n", "hello\n", "{}", HEADING[1:]])
def test_other_text_is_no_record(text: str) -> None:
    """The first line says what a record is."""
    assert problem(text) == (1, "not-a-record", "")


def test_an_answer_after_the_end_is_refused() -> None:
    """Nobody is asked any more."""
    text = whole()
    assert problem(text + "0 aim high\n") == (text.count("\n") + 1, "wrong-answer", "0 aim high")


def test_a_record_made_by_hand_prints_the_heading_of_the_documented_form() -> None:
    """The same heading whether it was read or made."""
    made = Record(
        "pebbles", 3, {"rounds": "two", "coins": "many"},
        (Occupant("person", "Anna Maria"), Occupant("easy", "Ben")), -12,
    )  # fmt: skip
    assert by_hand(made) == HEADING


def test_the_example_of_the_page_is_a_record() -> None:
    """docs/records.md shows a record that can be played, and how it begins without checks."""
    page = (DOCS / "records.md").read_text(encoding="utf-8")
    example, begun = re.findall(r"```text\n(.*?)```", page, re.DOTALL)
    read = record.read(example)
    assert by_hand(read).startswith(begun)
    assert unchecked(example).startswith(by_hand(read))
    table = read.table(GAMES)
    assert [str(move) for move in table.moves] == [text for _, text in read.answers]
    assert "undo" in example
    assert not read.torn


def test_the_example_of_the_module_is_a_record() -> None:
    """With checks that fit."""
    lines = re.findall(r"(?m)^    (.*\n)", record.__doc__ or "")
    assert record.read("".join(lines)).result == "0"


def test_a_record_can_begin_with_a_position() -> None:
    """A position in the heading takes the place of a new table, and reads as it was printed."""
    game = GAMES["life-is-life"]
    table = Table.new(game, 3, seed=4)
    kept = Record(game.name, game.version, {}, OCCUPANTS, 9, position=line(game, table.state))
    again = record.read(by_hand(kept))
    assert again == kept
    assert again.opening(GAMES).state == table.state


@pytest.mark.parametrize("text", ["{", '{"game": "chess"}', "[]", ""])
def test_a_damaged_position_in_a_heading_is_refused(text: str) -> None:
    """A heading with a position that is none does not fit."""
    kept = Record("life-is-life", 1, {}, OCCUPANTS, 9, position=text or " ")
    with pytest.raises(RecordError, match="wrong-heading"):
        record.read(by_hand(kept)).opening(GAMES)


def test_a_position_of_another_table_is_refused() -> None:
    """A position for three seats does not fit a heading with four."""
    game = GAMES["life-is-life"]
    text = line(game, Table.new(game, 3, seed=4).state)
    kept = Record(game.name, game.version, {}, (*OCCUPANTS, OCCUPANTS[0]), 9, position=text)
    with pytest.raises(RecordError, match="wrong-heading"):
        record.read(by_hand(kept)).opening(GAMES)
