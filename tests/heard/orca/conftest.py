"""What the tests under Orca share."""

from collections.abc import Iterator

import pytest

from tests.heard.orca.desktop import Desktop


@pytest.fixture(scope="package")
def desktop() -> Iterator[Desktop]:
    """One for all tests of a worker, as it takes a second to begin."""
    with Desktop() as desktop:
        yield desktop
