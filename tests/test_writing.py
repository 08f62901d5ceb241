"""The rule that finds code that writes files finds all of it, and nothing else."""

import pytest

from tests.imports import nodes_of
from tests.writing import writes


@pytest.mark.parametrize(
    "line",
    [
        "open('notes.txt', 'w')",
        "open(path, mode='ab')",
        "path.open('r+')",
        "path.write_text('notes')",
        "path.write_bytes(data)",
        "os.open(path, os.O_WRONLY | os.O_CREAT)",
        "owned.opened('notes.txt', flags)",
        "tempfile.mkstemp()",
    ],
)
def test_a_writer_of_a_file_is_found(line: str) -> None:
    """It is found whatever way it writes."""
    assert writes(nodes_of(line))


@pytest.mark.parametrize(
    "line", ["open('notes.txt')", "path.open('rb')", "self.open()", "os.open(path, 0)"]
)
def test_a_reader_of_a_file_is_fine(line: str) -> None:
    """Code that only reads files is allowed anywhere."""
    assert writes(nodes_of(line)) == []
