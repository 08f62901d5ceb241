"""What the felt tests share."""

import pytest

from tests.quick import think_briefly


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let players that search do so briefly."""
    think_briefly(monkeypatch.setattr)
