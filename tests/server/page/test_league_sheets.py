"""The standings of a league as a file that a browser saves."""

from pathlib import Path

import pytest

from accessible_games.league.sheet import as_csv
from accessible_games.speech.catalogues import catalogue_of
from tests.server.page.browser import Browser
from tests.server.page.test_plain import come_in, hasty, send
from tests.server.page.visiting import at_page
from tests.server.wire import Served

pytestmark = pytest.mark.slow
__all__ = ["hasty"]


def test_who_has_come_in_gets_the_table(tmp_path: Path) -> None:
    """Others are led to the first page; a league that is not there is said to be none."""

    async def evening(server: Served) -> None:
        stranger = await Browser.at(server).send("GET", "/league/winter.csv")
        assert (stranger.status, stranger.headers["location"]) == (303, "/")
        half_in = Browser.at(server)
        first = await half_in.get("/")
        await half_in.fill_in(first, "/enter", plain="yes", name="Bea")
        assert (await half_in.send("GET", "/league/winter.csv")).status == 303
        browser, page = await come_in(server, "Anna")
        await send(browser, page, typed="league new Old Winter SixPack")
        answer = await browser.get("/league/old%20winter.csv")
        league = server.server.directory.competition.leagues.all["old winter"]
        assert answer.status == 200
        assert answer.body.decode() == as_csv(league, catalogue_of("en"))
        assert answer.headers["content-type"].startswith("text/csv")
        told = "attachment; filename*=UTF-8''Old%20Winter.csv"
        assert answer.headers["content-disposition"] == told
        none = await browser.get("/league/%3Cb%3Esummer.csv")
        assert none.status == 404
        assert "There is no league &lt;b&gt;summer at this server." in none.text

    at_page(tmp_path, evening)
