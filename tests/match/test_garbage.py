"""A line leaves nothing behind that only the collector of garbage finds."""

import gc
from collections.abc import Callable
from contextlib import suppress

import pytest

from accessible_games.match.dispatch import understood
from accessible_games.match.meaning import RefusedError
from accessible_games.speech.problem import NotUnderstoodError
from tests.speech.prompts import PROMPTS, person

LINES = ("wombat", "1", "no", "two wombats for row 2", "1 2 3", "row 1 to 4", "99", "moves", "what")
"""Answers, refused ones, and lines that mean nothing."""
TIMES = 3
"""A line that leaves garbage does so each time; what else runs in the process does not."""


@pytest.mark.parametrize("prompt", PROMPTS)
def test_a_line_that_is_refused_is_forgotten_at_once(prompt: str) -> None:
    """Its error keeps no frame: a server would hold all of them until it looks for garbage."""
    asked = person(prompt, "en")

    def type_all() -> None:
        for line in LINES:
            with suppress(NotUnderstoodError, RefusedError):
                understood(asked, line, asked.asked)

    type_all()  # what is worked out once
    assert min(garbage_of(type_all)) == 0


def garbage_of(work: Callable[[], None]) -> list[int]:
    """Return how many objects are garbage after each time, also of whatever runs beside it."""
    gc.collect()
    gc.freeze()  # what is there already is not looked through again
    gc.disable()
    try:
        found = []
        for _ in range(TIMES):
            work()
            found.append(gc.collect())
        return found
    finally:
        gc.enable()
        gc.unfreeze()
