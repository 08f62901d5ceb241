"""A program that is killed loses nothing. Those that really kill one are in tests/long."""

from collections.abc import Iterator
from pathlib import Path

from tests.sessions import Typed, new_game, new_record, program, random_answers
from tests.written import unchecked


def scripted(folder: Path) -> tuple[str, list[str]]:
    """Return the record of a whole game, and the lines that were typed in it."""
    evening = new_game(folder, new_record(seed=11))
    typed: list[str] = []

    def noted() -> Iterator[Typed]:
        for line in random_answers(evening.session, seed=2):
            typed.append(line)
            yield line

    evening.play_all(noted())
    return evening.session.kept.saved.path.read_text("utf-8"), typed


def test_every_beginning_of_a_record_goes_on_to_the_same_end(tmp_path: Path) -> None:
    """As if the program had been killed after each single line."""
    whole, typed = scripted(tmp_path / "whole")
    lines = whole.splitlines(keepends=True)
    start = len(new_record().heading())
    file = tmp_path / "cut.txt"
    for end in range(start, len(lines), 7):
        file.write_text("".join(lines[:end]))
        own = sum(line.startswith("0 ") for line in lines[start:end])
        program("resume", str(file), typed="".join(f"{line}\n" for line in typed[own:]))
        assert unchecked(file.read_text()) == unchecked(whole)
