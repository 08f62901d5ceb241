"""What the tests in a browser share."""

from collections.abc import Iterator

import pytest

from tests.browser.chromium import Chromium
from tests.browser.tab import Tab


@pytest.fixture(scope="package")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    """One for all tests of a worker."""
    with Chromium(tmp_path_factory.mktemp("chromium")) as browser:
        yield browser


@pytest.fixture
def tab(browser: Chromium) -> Iterator[Tab]:
    """A tab with cookies of its own, of which the browser has nothing to complain."""
    with Tab(browser) as tab:
        yield tab
        assert tab.complaints == []
