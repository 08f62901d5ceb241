"""The first page: who comes in through it, and what it refuses."""

from pathlib import Path

import pytest

from tests.server.page.browser import Browser
from tests.server.page.visiting import at_page
from tests.server.wire import Served

pytestmark = pytest.mark.slow


def test_the_first_page_has_both_ways_in(tmp_path: Path) -> None:
    """For guests and for names with a password, in a language of the browser."""

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        page = await browser.get("/")
        assert page.status == 200
        assert {"seal", "name", "called", "password"} <= page.fields.keys()
        assert '<html lang="en">' in page.text
        german = await browser.get("/?language=de")
        assert '<html lang="de">' in german.text
        assert (await browser.get("/", accept_language="fr-CH, de;q=0.7")).text.count(
            "Bienvenue"
        ) == 2

    at_page(tmp_path, come)
