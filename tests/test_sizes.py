"""The limits on the sizes of files and functions are enforced: planted breaches are found."""

from pathlib import Path

import pytest

from tests.imports import nodes_of
from tests.sizes import PACKAGE, lengths, long_functions, naming_any


@pytest.mark.parametrize(("folder", "most"), [(PACKAGE, 30), ("tests", 40)])
def test_a_long_function_is_found(folder: str, most: int) -> None:
    """One line more than allowed is too long; exactly as many are not."""
    path = Path(folder, "planted.py")
    for lines, found in ((most, []), (most + 1, ["f"])):
        planted = nodes_of("def f():\n" + "    pass\n" * (lines - 1))
        assert long_functions(path, lengths(planted)) == found


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("from typing import Any, cast\nx: dict[str, Any] = {}", {1, 2}),
        ("def f(a: Any, b: Any) -> Any: pass", {1}),
        ('"""Any of them."""\nkeys.Any', set()),
    ],
)
def test_a_line_that_names_any_is_found(text: str, lines: set[int]) -> None:
    """Each line counts once; the word in a sentence, or as part of another name, does not."""
    assert naming_any(nodes_of(text)) == lines
