"""What all tests of the server share."""

from random import Random

import pytest

from accessible_games.server import passwords, seating
from tests.quick import think_briefly


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hashes cost little: how dear they are, no test is about."""
    monkeypatch.setattr(passwords, "MEMORY", 64)
    monkeypatch.setattr(passwords, "TIMES", 1)


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run."""
    monkeypatch.setattr(seating, "SystemRandom", lambda: Random(1))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly, where a test lets them think in its own process."""
    think_briefly(monkeypatch.setattr)
