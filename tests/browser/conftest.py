"""What the tests in a browser share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.server.connection import line_connection
from tests.browser.chromium import Chromium
from tests.browser.tab import Tab
from tests.client.home import Home
from tests.server.conftest import cheap_passwords, quick, same_luck

__all__ = ["cheap_passwords", "quick", "same_luck"]


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


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Home]:
    """A server with a page, which knows Ben; people may type as fast as they can."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))
    with Home(tmp_path, page_port=0) as home:
        home.knows("Ben")
        yield home
