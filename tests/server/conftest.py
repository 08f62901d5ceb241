"""What all tests of the server share."""

import pytest

from accessible_games.server import passwords


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let hashes cost little: how dear they are, no test is about."""
    monkeypatch.setattr(passwords, "MEMORY", 64)
    monkeypatch.setattr(passwords, "TIMES", 1)
