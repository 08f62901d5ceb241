"""The page without scripts: everything works with forms, and nothing is lost between them."""

import asyncio
import re
from html import unescape
from pathlib import Path
from random import Random

import pytest

from accessible_games.server.connection import line_connection
from accessible_games.server.page import connection as page_connection
from accessible_games.server.page import plain
from tests.server.page.browser import Answer, Browser
from tests.server.page.visiting import at_page
from tests.server.wire import PASSWORD, Served

pytestmark = pytest.mark.slow
SAID = re.compile(r'<p lang="\w\w">(.*?)</p>')
PRESSED = re.compile(r'<button name="pressed" value="([^"]*)">')
CHOICES = re.compile(r'<input type="(radio|checkbox)" id="[^"]*" name="([^"]*)" value="([^"]*)">')
LAY = re.compile(r"Choose (?:one|(\d)) cards?\.")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages come as soon as everything is said, and people type as fast as they can."""
    monkeypatch.setattr(plain, "CALM", 0.03)
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))


def said(page: Answer) -> list[str]:
    """Return the lines on a page."""
    return [unescape(each) for each in SAID.findall(page.text)]


async def come_in(server: Served, name: str) -> tuple[Browser, Answer]:
    """Return a person who gets an account in a browser without scripts."""
    browser = Browser.at(server)
    first = await browser.get("/")
    assert '<noscript><input type="hidden" name="plain" value="yes"></noscript>' in first.text
    page = await browser.fill_in(first, "/enter", plain="yes", name=name)
    assert said(page)[-1] == "Yes or no?"
    page = await send(browser, page, pressed="yes")
    for _ in range(2):
        assert '<input id="line" name="typed" type="password"' in page.text
        page = await send(browser, page, typed=PASSWORD)
    assert said(page)[-1] == "Lobby."
    return browser, page


async def send(browser: Browser, page: Answer, **filled: str) -> Answer:
    """Send the form of a page with something typed or pressed; return the next page."""
    kept = {name: page.fields[name] for name in ("seal", "heard", "number")}
    return await browser.post("/plain", {**kept, **filled})


def test_each_line_is_on_one_page(tmp_path: Path) -> None:
    """A page that is loaded again is the same; a form that comes twice is done once."""

    async def come(server: Served) -> None:
        browser, page = await come_in(server, "Anna")
        ben = await server.person("Ben")
        assert "no-script" not in page.text
        again = await browser.get("/plain")
        assert said(again)[: len(said(page))] == said(page)
        first = await send(browser, page, typed="tell ben hello")
        assert said(first) == ["You tell Ben: hello", "Lobby."]
        repeated = await send(browser, page, typed="tell ben hello")
        assert said(repeated) == said(first)
        await ben.hears("Anna tells you: hello")
        ben.type("tell anna hi", "people")
        await ben.hears("Here: ")
        news = await send(browser, first, news="yes")
        assert said(news) == ["Ben tells you: hi"]
        assert sum("hello" in line for line in ben.lines) == 1

    at_page(tmp_path, come)


def test_a_line_waits_until_there_is_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if too many of another window wait already: none is lost, and it is done last."""
    monkeypatch.setattr(page_connection, "MOST_TYPED", 3)

    async def come(server: Served) -> None:
        browser, page = await come_in(server, "Anna")
        connection = server.server.directory.users["anna"].connection
        assert isinstance(connection, page_connection.PageConnection)
        full, take = list[bool](), page_connection.PageConnection.type

        def note(here: page_connection.PageConnection, number: int, text: str) -> None:
            full.append(here.is_full)
            take(here, number, text)

        connection.visit._is_busy = True  # as long as others have their turn
        for number in range(3):
            take(connection, connection.typed + 1, f"tell anna {number}")
        monkeypatch.setattr(page_connection.PageConnection, "type", note)
        kept = {"seal": page.fields["seal"], "heard": "0", "number": str(connection.typed + 1)}
        sending = asyncio.create_task(browser.post("/plain", {**kept, "typed": "people"}))
        while connection._page is None and not full:
            await asyncio.sleep(0.001)
        assert not full
        connection.visit._go_on()
        answer = await sending
        assert full == [False]
        assert said(answer)[-2:] == ["Here: Anna.", "Lobby."]

    at_page(tmp_path, come)


def test_a_whole_game_is_played_by_forms(tmp_path: Path) -> None:
    """With nothing but buttons and choices, to the end."""

    async def come(server: Served) -> None:
        browser, page = await come_in(server, "Anna")
        page = await send(browser, page, typed="new life 3 random")
        page = await send(browser, page, pressed="begin")
        pages, chance = [page], Random(1)
        while not server.table().is_over and len(pages) < 400:
            page = await send(browser, page, **pressing(page, chance))
            pages.append(page)
        assert server.table().is_over
        lines = [line for each in pages for line in said(each)]
        assert sum(line.startswith("Your turn.") for line in lines) > 5
        hands = [line for line in lines if line.startswith("Your hand:")]
        assert len(hands) == sum(line.startswith("Round ") for line in lines)
        page = await send(browser, page, pressed="leave")
        page = await send(browser, page, pressed="leave")
        assert said(page)[-1] == "Goodbye, Anna."
        assert "You are not here any more." in page.text

    at_page(tmp_path, come)


def pressing(page: Answer, chance: Random) -> dict[str, str]:
    """Return what a person presses who is asked something, or who waits."""
    wanted = LAY.search(page.text)
    if wanted is not None:
        cards = [unescape(value) for _, _, value in CHOICES.findall(page.text)]
        chosen = chance.sample(cards, int(wanted[1] or "1"))
        return {"chosen": "yes", **{f"part-{n}": card for n, card in enumerate(chosen)}}
    words = [unescape(each) for each in PRESSED.findall(page.text)]
    rows = words[: words.index("hand")] if "hand" in words else []
    return {"pressed": "knock" if "knock" in rows else rows[0]} if rows else {"news": "yes"}


def test_who_has_no_session_is_sent_to_the_first_page(tmp_path: Path) -> None:
    """Whatever they request or send."""

    async def come(server: Served) -> None:
        for path in ("/plain", "/play"):
            assert (await Browser.at(server).send("GET", path, b"")).headers["location"] == "/"
        assert (await Browser.at(server).post("/plain", {"typed": "people"})).status == 200

    at_page(tmp_path, come)
