"""What all tests of the server share."""

from random import Random

import pytest

from accessible_games.server.accounts import passwords
from accessible_games.server.commands import tables
from tests.quick import think_briefly


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hashes be quick: no test is about how costly they are."""
    monkeypatch.setattr(passwords, "MEMORY", 64)
    monkeypatch.setattr(passwords, "TIMES", 1)


@pytest.fixture(autouse=True)
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run."""
    deal_the_same(monkeypatch)


def deal_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let tables of a server have the same luck in every run."""
    monkeypatch.setattr(tables, "SystemRandom", lambda: Random(1))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly, if a test lets them think in its own process."""
    think_briefly(monkeypatch.setattr)
