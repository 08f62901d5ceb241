"""The sizes that the house holds its files to are found in planted files."""

from pathlib import Path

import pytest

from tests.imports import nodes_of
from tests.sizes import PACKAGE, bodies, lengths, long_functions, naming_any, too_long


@pytest.mark.parametrize(("folder", "most"), [(PACKAGE, 30), ("tests", 40)])
def test_a_long_file_or_function_is_found(folder: str, most: int) -> None:
    """One line more than allowed is too long, as many as allowed are not."""
    path = Path(folder, "planted.py")
    for lines, found in ((most, []), (most + 1, ["f"])):
        planted = nodes_of("def f():\n" + "    pass\n" * (lines - 1))
        assert long_functions(path, lengths(planted)) == found
    assert not too_long(path, 10 * most)
    assert too_long(path, 10 * most + 1)


def test_a_body_is_counted_without_its_docstring() -> None:
    """What is said of a function does not make it longer, nor do its arguments."""
    assert bodies(nodes_of('def f(\n    a,\n):\n    """It."""\n    pass\n    pass\n')) == [2]
    assert bodies(nodes_of('def f():\n    """It."""\n')) == [1]
    assert bodies(nodes_of("def f():\n    pass\n")) == [1]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("from typing import Any, cast\nx: dict[str, Any] = {}", {1, 2}),
        ("def f(a: Any, b: Any) -> Any: pass", {1}),
        ('"""Any of them."""\nkeys.Any', set()),
    ],
)
def test_a_line_that_names_any_is_found(text: str, lines: set[int]) -> None:
    """Each line counts once; the word in a sentence, or of something else, does not."""
    assert naming_any(nodes_of(text)) == lines
