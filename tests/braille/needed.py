"""What some tests need of the system: without it they are skipped, or fail where CI runs them."""

import os
import shutil

import pytest

from accessible_games.braille.liblouis import binding
from accessible_games.braille.problem import LiblouisError


def need(there: object, missing: str) -> None:
    """Skip the test that calls this where something is missing, or fail where it must not be."""
    if there:
        return
    if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
        pytest.fail(missing)
    pytest.skip(missing)


def program(name: str) -> str:
    """Where a program of liblouis is."""
    found = shutil.which(name)
    need(found, f"{name}, of liblouis, is not installed: apt install liblouis-bin")
    return str(found)


def liblouis() -> None:
    """See that liblouis serves."""
    try:
        binding()
    except LiblouisError as error:
        need(False, f"liblouis does not serve, {error.problem}: apt install python3-louis")


def without_liblouis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let liblouis be missing, wherever it is asked for."""

    def missing() -> None:
        raise LiblouisError("not-installed")

    monkeypatch.setattr("accessible_games.braille.liblouis.binding", missing)
