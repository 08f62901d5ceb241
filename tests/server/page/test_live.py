"""The page with scripts: nothing is lost, told twice or done twice, whatever happens to it."""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import quote

import pytest
from websockets.exceptions import InvalidStatus

from accessible_games.server.connection import line_connection
from accessible_games.server.lobby import chat_log
from accessible_games.server.page import connection as page_connection
from accessible_games.server.page import live
from tests.server.page.browser import Browser
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.wire import PASSWORD, Served, said

pytestmark = pytest.mark.slow


async def until_here(server: Served, name: str, here: bool) -> None:
    """Wait until a person is here, or is not."""
    while (name in {each.key for each in server.server.directory.here()}) != here:
        await asyncio.sleep(0.001)


def test_a_newcomer_is_asked_inside(tmp_path: Path) -> None:
    """The name comes from the form; the server asks for the rest, and a password is hidden."""

    async def come(server: Served) -> None:
        anna = await PageClient.visit(server, name="Anna", password="ignored for a new name")
        await anna.prompted()
        assert anna.buttons() == {"yes": "yes", "no": "no"}
        await anna.says("yes")
        assert anna.lines[-1] == "Password?"
        await anna.says(PASSWORD)
        await anna.says(PASSWORD)
        assert anna.lines[-1] == "Lobby."
        assert anna.raw.count(b'"hidden": true') == 2
        assert PASSWORD.encode() not in anna.raw

    at_page(tmp_path, come)


def test_a_known_name_comes_in_by_the_form_alone(tmp_path: Path) -> None:
    """Nothing is asked; a wrong password is told, and asked for again."""

    async def come(server: Served) -> None:
        anna = await server.person("Anna")
        await anna.says("verbosity brief")
        await anna.says("leave")
        await until_here(server, "anna", here=False)
        at = await PageClient.visit(server, name="anna", password=PASSWORD)
        await at.hears("Lobby.")
        assert at.lines[0] == "Welcome, Anna. One person is here."
        assert server.server.directory.users["anna"].settings.verbosity == "brief"
        other = await PageClient.visit(server, name="anna", password="wrong password")
        assert (await other.prompted())[0] == "That is not the password of Anna."

    at_page(tmp_path, come)


def test_a_guest_comes_to_the_table(tmp_path: Path) -> None:
    """With its words and a name, and back with their own words."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        await anna.says("new life 3 random")
        words = server.table().word
        cleo = await PageClient.visit(server, name=words, called="Cleo")
        await cleo.hears("You sit at Life is Life, with Anna.")
        await anna.hears("Cleo sits down at the table.")
        own = server.server.directory.people["cleo"].secret
        cleo.tell(frame="bye")
        await cleo.ends()
        await until_here(server, "cleo", here=False)
        assert (await Browser.at(server).get(f"/?words={quote(words)}")).fields["name"] == words
        again = await PageClient.visit(server, name=own)
        assert (await again.prompted())[0] == "Welcome, Cleo. 2 people are here."

    at_page(tmp_path, come)


def test_a_table_is_set_up_by_buttons_alone(tmp_path: Path) -> None:
    """With the last answer to each question, unless it leaves; nothing else is typed."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna", "fr")
        await anna.says("nouvelle sixpack plus")
        while not server.server.tables:
            answers = anna.buttons("Ce que tu peux répondre")
            assert len(answers) > 2
            await anna.says([*answers.values()][-1] if len(anna.lines) % 2 else "")
        assert server.table().plan.game == "sixpack"

    at_page(tmp_path, come)


def test_a_cut_is_nothing_to_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Coming back within a minute is no absence; each line comes once, and is done once."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))
    monkeypatch.setattr(chat_log, "CHAT", (1e9, 10**9))

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        ben = await server.person("Ben")
        chance = Random(5)
        for number in range(30):
            anna.type(f"say {number}")
            if chance.random() < 0.5:
                await asyncio.sleep(0)
            if chance.random() < 0.5:
                anna.cut()
                await anna.come()
                anna.tell(frame="typed", number=anna.typed, text=f"say {number}")
            await ben.hears(f"Anna says: {number}")
        await anna.hears("You say: 29")
        own = [line for line in anna.lines if line.startswith("You say: ")]
        assert own == [f"You say: {number}" for number in range(30)]
        told = [line for line in ben.lines if line.startswith("Anna")]
        assert told == [f"Anna says: {number}" for number in range(30)]
        assert anna.numbers == [*range(1, len(anna.numbers) + 1)]

    at_page(tmp_path, come)


def test_who_is_away_for_long_comes_back_by_the_same_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others hear so; missed lines come once, and heard ones do not come again."""
    monkeypatch.setattr(live, "ABSENT", 0.01)

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        ben = await server.person("Ben")
        await anna.says("new life 3 random")
        await ben.says("join anna")
        await ben.says("begin")
        await anna.hears("Ben begins the game.")
        anna.cut()
        await ben.hears("Anna is away.")
        await ben.says("say hello")
        before = [*anna.lines]
        await anna.come()
        await anna.hears("Ben says: hello")
        await ben.hears("Anna is back.")
        told = [line for line in anna.lines[len(before) :] if line.endswith(": hello")]
        assert told == ["Ben says: hello"]
        assert sum(line.startswith("Welcome, Anna.") for line in anna.lines) == 1
        assert len([line for line in anna.lines if line.startswith("Your hand:")]) == 1
        assert anna.numbers == sorted({*anna.numbers})

    at_page(tmp_path, come)


def test_the_page_is_open_once(tmp_path: Path) -> None:
    """A second window goes on with the last prompt, and the first one hears why it ends."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        while server.server.directory.users["anna"].outbox.entries:
            await asyncio.sleep(0.001)
        second = await PageClient.visit(server, anna.browser)
        assert await second.prompted() == ["Lobby."]
        await anna.ends()
        assert anna.protocol.close_rcvd.code == live.REPLACED
        assert (await second.says("people"))[0] == "Here: Anna."

    at_page(tmp_path, come)


def test_who_leaves_does_not_come_back_by_itself(tmp_path: Path) -> None:
    """The last words come before the end; the first page asks again who it is."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        anna.type("leave")
        assert (await anna.ends())[-1] == "Goodbye, Anna."
        assert anna.frames[-1] == {"frame": "ended"}
        assert "password" in (await anna.browser.get("/")).fields

    at_page(tmp_path, come)


def test_another_connection_closes_this_one(tmp_path: Path) -> None:
    """As at every connection, the person is asked first."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        other = await server.client()
        await other.says("Anna")
        await other.says(PASSWORD)
        await other.says("yes")
        assert (await anna.ends())[-1] == "You have come in by another door, so this one closes."

    at_page(tmp_path, come)


def test_a_stranger_is_told_so(tmp_path: Path) -> None:
    """A page whose session the server does not know, for example after a restart."""

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        await browser.get("/")
        client = await PageClient.visit(server, browser)
        assert await client.ends() == []
        assert client.frames == [{"frame": "stranger"}]

    at_page(tmp_path, come)


def test_no_page_from_elsewhere_connects(tmp_path: Path) -> None:
    """Whatever cookie the browser sends with it."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        anna.cut()
        for origin in ("http://evil.example", "null", "http://localhost", ""):
            with pytest.raises(InvalidStatus) as refused:
                await anna.come(origin=origin)
            assert refused.value.response.status_code == 403

    at_page(tmp_path, come)


def test_who_never_connects_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection of a page that is never opened closes."""
    monkeypatch.setattr(page_connection, "ABSENT", 0.01)

    async def come(server: Served) -> None:
        await server.person("Anna")
        browser = Browser.at(server)
        page = await browser.get("/")
        await browser.fill_in(page, "/enter", name="Nobody")

    at_page(tmp_path, come)


async def shown(server: Served, page: PageClient, name: str) -> None:
    """Wait until a page has shown everything."""
    connection = server.server.directory.users[name].connection
    assert isinstance(connection, page_connection.PageConnection)
    while connection.transcript.entries:
        with suppress(TimeoutError):
            async with asyncio.timeout(0.01):
                await page.read()


def test_who_looks_on_and_loads_the_page_again_hears_where_they_are(tmp_path: Path) -> None:
    """So does a player who is not asked anything; the last prompt is no longer true."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        await anna.says("new life 3 random")
        ben = await at_the_page(server, "Ben")
        await ben.says("join anna")
        dora = await at_the_page(server, "Dora")
        anna.type("begin")
        await anna.hears("Round 1")
        dora.type("watch anna")
        await dora.hears("Row 4")
        playing = server.table().playing
        assert playing is not None
        while not any(person.asked for person in playing.persons.values()):
            await asyncio.sleep(0.001)
        waits = ben if playing.persons[0].asked else anna
        for page, place, name in ((dora, "look on", "dora"), (waits, "sit", "")):
            await shown(server, page, name or ("ben" if waits is ben else "anna"))
            page.cut()
            again = await PageClient.visit(server, page.browser)
            others = "Anna and Ben" if page is dora else "Anna" if page is ben else "Ben"
            await again.hears(f"You {place} at Life is Life, with {others}.")
            assert said(again.lines, "Lobby.") + said(again.lines, "Before the game.") == 0

    at_page(tmp_path, come)


def test_what_is_told_to_who_is_cut_off_is_kept(tmp_path: Path) -> None:
    """The other hears so; it is heard once the page is back, and not once more."""

    async def come(server: Served) -> None:
        anna, ben = await server.person("Anna"), await at_the_page(server, "Ben")
        connection = server.server.directory.users["ben"].connection
        assert connection is not None
        ben.cut()
        while not connection.is_broken:
            await asyncio.sleep(0.001)
        heard = await anna.says("tell ben wait for me")
        assert heard[0] == "Kept for Ben, who hears it on coming in: wait for me"
        await ben.come()
        await ben.hears("Anna told you one minute ago: wait for me")
        ben.type("say here")
        await ben.hears("You say: here")
        assert said(await anna.says("tell ben hello"), "You tell Ben: hello") == 1
        await ben.hears("Anna tells you: hello")
        assert said(ben.lines, "wait for me") == 1
        assert server.server.directory.social.messages.boxes == {}

    at_page(tmp_path, come)
