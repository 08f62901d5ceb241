"""The checks of a record: damage in any byte is found, and what is whole before it is kept."""

from datetime import UTC, datetime
from random import Random
from zlib import crc32

import pytest

from accessible_games.core import record
from accessible_games.core.record import RecordError, SessionStart, salvage
from accessible_games.core.record_lines import Writer, text_of
from tests.core import toy
from tests.core.test_record import HEADING, played
from tests.examples import times
from tests.written import checked

TOYS = {toy.NAME: toy.GAME}
START = HEADING.count("\n")
"""Lines of the heading."""
ANSWERS = played(8)
PLAIN = HEADING + "".join(ANSWERS)
WHOLE = checked(PLAIN)
LINES = WHOLE.splitlines()
WRITTEN = """\
accessible-games record 2 14477701
game pebbles 3 8cf2c36a
seat person Jörg Éva be656b0a
seed 5 edd61f43
moves 333cb53c
"""


def problem(text: str) -> tuple[int, str]:
    """The line that reading is refused for, and why."""
    with pytest.raises(RecordError) as refusal:
        record.read(text)
    return refusal.value.line, refusal.value.problem


def kept(text: str) -> tuple[int, int]:
    """How many answers of a damaged record are whole, and how many are lost."""
    found = salvage(text, TOYS)
    assert found is not None
    return len(record.read(text_of(bytes(found.writer.data))).answers), found.lost


def replaced(line: int, old: str, new: str) -> str:
    """The record with something changed in one line, counted from 1."""
    lines = LINES[:]
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    return "".join(f"{each}\n" for each in lines)


# What a check is ----------------------------------------------------------------------------------


def test_a_check_is_the_crc_of_all_lines_so_far() -> None:
    """Without their checks, each with its line feed, in UTF-8; as docs/records.md says."""
    so_far = ""
    for line in WHOLE.splitlines():
        content, _, check = line.rpartition(" ")
        so_far += f"{content}\n"
        assert check == f"{crc32(so_far.encode()):08x}"


def test_the_checks_of_a_record_never_change() -> None:
    """What was written with this version of the format is read for ever."""
    assert record.read(WRITTEN).occupants == (record.Occupant("person", "Jörg Éva"),)


def test_a_record_with_checks_says_what_one_without_says() -> None:
    """Only the checks are more."""
    assert record.read(WHOLE) == record.read(PLAIN)
    assert WHOLE.count("\n") == PLAIN.count("\n")


@pytest.mark.parametrize("lines", range(1, len(LINES) + 1))
def test_a_record_goes_on_with_its_checks(lines: int) -> None:
    """Whoever takes it up behind any line writes what one writer would have written."""
    data = "".join(f"{line}\n" for line in LINES[:lines]).encode()
    writer = Writer.behind(data)
    writer.add(*PLAIN.splitlines()[lines:])
    assert writer.data == WHOLE.encode()


def test_a_record_without_checks_goes_on_without() -> None:
    """Old records, and those written by hand."""
    writer = Writer.behind(PLAIN.encode())
    writer.add("0 aim high")
    assert writer.data.decode() == f"{PLAIN}0 aim high\n"


def test_what_an_editor_of_windows_does_is_no_damage() -> None:
    """Its ends of lines, and its mark at the beginning; the record goes on behind them."""
    data = b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode()
    assert record.read(text_of(data)) == record.read(WHOLE)
    writer = Writer.behind(data)
    writer.add("0 aim high")
    assert record.read(text_of(bytes(writer.data))).answers[-1][1] == "0 aim high"


# Damage is found ----------------------------------------------------------------------------------


def is_harmless(text: str) -> bool:
    """Whether nothing but the end of the record is missing, and that is told."""
    read = record.read(text)
    *lines, _ = text.split("\n")
    return lines == LINES[: len(lines)] and (read.torn or len(lines) == len(LINES))


def changes(place: int, chance: Random) -> list[bytes]:
    """A byte changed, cut out or put in at one place."""
    data = WHOLE.encode()
    byte = bytes([chance.randrange(256)])
    other = bytes([(data[place] + chance.randrange(1, 256)) % 256])
    before, after = data[:place], data[place + 1 :]
    return [before + other + after, before + after, before + byte + data[place:]]


@pytest.mark.parametrize("seed", range(times(3)))
def test_damage_in_any_byte_is_found(seed: int) -> None:
    """Changed, cut out or put in: never another game; a torn last line is told."""
    chance = Random(seed)
    for place in range(len(WHOLE.encode())):
        for damaged in changes(place, chance):
            text = text_of(damaged)
            try:
                assert is_harmless(text)
            except RecordError:
                continue


@pytest.mark.parametrize("line", range(1, len(LINES) + 1))
def test_a_line_that_was_changed_is_named(line: int) -> None:
    """The first one that its check does not fit."""
    text = replaced(line, " ", "  ")
    assert problem(text) == (line, "damaged") if line > 1 else problem(text)[0] == 1


@pytest.mark.parametrize("line", range(2, len(LINES)))
def test_lines_cannot_be_left_out_doubled_or_swapped(line: int) -> None:
    """Each check depends on all lines before."""
    lines = [f"{each}\n" for each in LINES]
    before, this, after, rest = lines[: line - 1], lines[line - 1], lines[line], lines[line + 1 :]
    assert problem("".join([*before, after, *rest])) == (line, "damaged")
    assert problem("".join([*before, this, this, after, *rest])) == (line + 1, "damaged")
    assert problem("".join([*before, after, this, *rest])) == (line, "damaged")


def test_lines_of_another_game_do_not_fit() -> None:
    """Where a disk has mixed up two files."""
    other = checked(PLAIN.replace("seed -12", "seed 12")).splitlines(keepends=True)
    mine = WHOLE.splitlines(keepends=True)
    assert problem("".join([*mine[: START + 2], *other[START + 2 :]])) == (START + 3, "damaged")


def test_a_heading_that_tells_another_version_is_refused() -> None:
    """Nothing is read without its checks, and nothing that a later program wrote."""
    assert problem(replaced(1, "record 2", "record 1")) == (1, "damaged")
    assert problem(replaced(1, "record 2", "record 3")) == (1, "other-format")


# What is whole is kept ----------------------------------------------------------------------------


@pytest.mark.parametrize("answer", range(8))
def test_what_stands_before_the_damage_is_kept(answer: int) -> None:
    """From the damaged answer on all are lost, and counted."""
    text = replaced(START + answer + 1, " ", "_")
    assert kept(text) == (answer, 8 - answer)


@pytest.mark.parametrize("line", range(1, len(LINES)))
def test_a_damaged_check_alone_loses_nothing(line: int) -> None:
    """The next one that fits tells that all lines before it are whole."""
    check = LINES[line - 1].rpartition(" ")[2]
    text = replaced(line, check, "0badf00d")
    assert problem(text) == (line, "damaged")
    found = salvage(text, TOYS)
    assert found is not None
    assert (found.writer.data.decode(), found.lost) == (WHOLE, 0)


def test_the_check_of_the_last_line_alone_loses_that_line() -> None:
    """Nothing tells whether it is whole."""
    assert kept(WHOLE[:-2] + "?\n") == (7, 1)


@pytest.mark.parametrize("line", range(2, START))
def test_without_a_whole_heading_there_is_nothing_to_go_on_with(line: int) -> None:
    """Nobody knows who played what."""
    assert salvage(replaced(line, " ", "_"), TOYS) is None


def test_only_answers_are_counted_as_lost() -> None:
    """No line that takes back, ends or begins; but a torn one."""
    remarks = "undo 1\nresult 0\nsession 9 2026-01-01T00:00:00Z\n"
    text = checked(f"{PLAIN}{remarks}0 aim high\n").replace(ANSWERS[5].strip(), "dragon") + "1 bi"
    assert kept(text) == (5, 5)


def test_an_answer_that_was_taken_back_after_the_damage_is_there_again() -> None:
    """The game is as it was before the damaged line."""
    text = checked(PLAIN + "undo 3\n0 aim low\n")
    assert kept(text.replace("undo 3", "undo 2")) == (8, 1)


@pytest.mark.parametrize(
    ("line", "name"), [("dragon", "unknown-line"), ("0 aim 9", "wrong-answer")]
)
def test_of_a_record_without_checks_what_the_rules_allow_is_kept(line: str, name: str) -> None:
    """Up to the first line that cannot be read or played."""
    text = f"{HEADING}{''.join(ANSWERS[:3])}{line}\n{''.join(ANSWERS[3:])}"
    with pytest.raises(RecordError, match=name):
        record.read(text).table(TOYS)
    assert kept(text) == (3, 6)


def test_bytes_that_are_no_text_are_damage_like_any_other() -> None:
    """In an answer, the game goes on before it; in a name, there is nothing to go on with."""
    for text in (PLAIN, WHOLE):
        data = text.encode().replace(ANSWERS[4].strip().encode(), b"0 \xff")
        assert problem(text_of(data)) == (START + 5, "not-text")
        assert kept(text_of(data)) == (4, 4)
        assert salvage(text_of(text.encode().replace(b"Ben", b"B\xfc")), TOYS) is None


# Sessions -----------------------------------------------------------------------------------------


def test_a_record_tells_its_last_session() -> None:
    """Whoever sat down to play says when, and after which other games."""
    first, second = (SessionStart(n, datetime(2026, 1, n, 9, 8, 7, tzinfo=UTC)) for n in (3, 12))
    assert str(second) == "session 12 2026-01-12T09:08:07Z"
    writer = Writer(*HEADING.splitlines(), str(first), ANSWERS[0].strip(), str(second))
    text = writer.data.decode()
    assert record.read(text).session == record.last_session(text) == second
    assert len(record.read(text).answers) == 1


@pytest.mark.parametrize(
    "line",
    [
        "session", "session 1", "session x 2026-01-01T00:00:00Z", "session 1 2026-01-01",
        "session 1 2026-13-01T00:00:00Z", "session 1 2026-01-01T99:00:00Z",
        "session 1 2026-01-01T00:00:00Z x", "session 1 2026-01-01T00:00:00Zx",
        f"session {'9' * 5000} 2026-01-01T00:00:00Z",
    ],
)  # fmt: skip
def test_a_wrong_session_is_refused_with_its_line(line: str) -> None:
    """And tells nothing of the order of games."""
    assert problem(f"{HEADING}{line}\n") == (START + 1, "unknown-line")
