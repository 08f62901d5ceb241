"""The first page: who comes in by it, and what it refuses."""

from pathlib import Path

import pytest

from tests.server.page.browser import Browser
from tests.server.wire import Served, run, served

pytestmark = pytest.mark.slow


def at_page(data: Path, evening: object, **options: object) -> None:
    """What happens at a server that has a page, which is gone then."""

    async def whole() -> None:
        async with served(data, page_port=0, **options) as server:
            await evening(server)  # type: ignore[operator]

    run(whole())


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
