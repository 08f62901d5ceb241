"""What the tests of front ends share."""

from collections.abc import Iterator

import pytest

from tests.quick import think_briefly


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    """Let players that search do so briefly."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        think_briefly(monkeypatch.setattr)
        yield
