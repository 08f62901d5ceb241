"""What strangers and other sites cannot do."""

import asyncio
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlencode

import pytest

from accessible_games.network import connection_limits
from accessible_games.server.page import coming_in
from accessible_games.server.page.coming_in import first_page
from accessible_games.web import guards, listening
from accessible_games.web.guards import HEADERS, is_for_us
from tests.server.page.browser import Answer, Browser
from tests.server.page.visiting import at_page, at_the_page
from tests.server.wire import Served, assert_planted_is_kept, planted

pytestmark = pytest.mark.slow


def test_every_answer_tells_browsers_what_it_may_do(tmp_path: Path) -> None:
    """Nothing from elsewhere, nothing inline, no frame around it."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        signed = anna.browser
        answers = [await signed.send("GET", path, b"") for path in ("/play", "/plain", "/", "/no")]
        answers += [await signed.send("GET", f"/static/{each}", b"") for each in ("page.js", "x")]
        answers += [await signed.send("POST", path, b"") for path in ("/enter", "/plain", "/play")]
        answers.append(await signed.send("GET", "/", b"", host="evil.example"))
        assert [each.status for each in answers] == [
            *(200, 200, 303, 404),
            *(200, 404),
            *(403, 403, 405),
            421,
        ]
        for answer in answers:
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS
        pages = answers[:2]
        assert all("<script>" not in each.text and " style=" not in each.text for each in pages)
        assert all(each.headers["cache-control"] == "no-store" for each in pages)

    at_page(tmp_path, come)


HOSTS = {
    "localhost": 200,
    "127.0.0.1:80": 200,
    "[::1]:80": 200,
    "LocalHost:4080": 200,
    "127.0.0.1.evil.example": 421,
    "evil.example": 421,
    "localhost.": 421,
    "": 421,
}
"""Names under which a request can come, and the status of the answer."""


def test_no_name_of_others_leads_here(tmp_path: Path) -> None:
    """While only this machine may come in, no site can point its own name at it."""

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        found = {host: (await browser.send("GET", "/", b"", host=host)).status for host in HOSTS}
        assert found == HOSTS

    at_page(tmp_path, come)


def test_any_name_leads_to_an_open_server() -> None:
    """It does not know its own name outside."""
    name = "games.example:4080"
    assert [is_for_us(name, is_open=is_open) for is_open in (True, False)] == [True, False]
    assert not is_for_us("no name", is_open=True)


async def forged(browser: Browser, first: Answer, **changed: str) -> Answer:
    """Send the form of a first page with other headers or another seal."""
    seal = changed.pop("seal", first.fields["seal"])
    return await browser.post("/enter", {"seal": seal, "name": "Anna"}, **changed)


def test_a_form_of_another_site_is_refused(tmp_path: Path) -> None:
    """By its origin, by its seal, and by the cookie to which the seal belongs."""

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        first = await browser.get("/")
        other = await Browser.at(server).get("/")
        for origin in ("http://evil.example", "null", "", f"https://localhost:{browser.port}"):
            assert "another site" in (await forged(browser, first, origin=origin)).text
        assert "no cookies" in (await forged(browser, first, seal=other.fields["seal"])).text
        assert "no cookies" in (await forged(browser, first, seal="")).text
        assert "no cookies" in (await forged(browser, first, cookie=f"form-{browser.port}=é")).text
        assert "no cookies" in (await forged(browser, first, cookie="")).text
        assert server.server.directory.people == {}
        assert (await forged(browser, first)).status == 200

    at_page(tmp_path, come)


def test_the_place_of_a_person_is_a_cookie_of_its_own(tmp_path: Path) -> None:
    """Scripts cannot see it, other sites cannot send it, and only coming in gives it."""

    async def come(server: Served) -> None:
        browser = Browser.at(server)
        first = await browser.send("GET", "/", b"")
        assert first.headers["set-cookie"].endswith("; HttpOnly; Path=/; SameSite=lax")
        form, place = f"form-{browser.port}", f"place-{browser.port}"
        before = {**browser.cookies}
        assert [*before] == [form]
        filled = {"seal": first.fields["seal"], "name": "Anna"}
        body, kind = urlencode(filled).encode(), "application/x-www-form-urlencoded"
        sent = {"origin": browser.origin, "content_type": kind}
        entered = await browser.send("POST", "/enter", body, **sent)
        assert entered.headers["set-cookie"].endswith("; HttpOnly; Path=/; SameSite=strict")
        assert browser.cookies == {**before, place: browser.cookies[place]}
        assert "set-cookie" not in (await browser.send("GET", "/play", b"")).headers

    at_page(tmp_path, come)


def test_who_can_be_listened_to_has_no_password() -> None:
    """From the network without TLS only guests come in, and no one is asked for a password."""
    open_, safe = (first_page("en", "seal", "", each) for each in (False, True))
    assert 'type="password"' in safe
    assert 'type="password"' not in open_
    assert "A name with a password needs an encrypted connection." in open_


def test_wrong_passwords_are_counted_by_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Together with those of all other connections."""

    async def come(server: Served) -> None:
        await server.person("Anna")
        for number in range(12):
            browser = Browser.at(server)
            page = await browser.get("/")
            wrong = {"plain": "yes", "name": "Anna", "password": f"wrong {number}"}
            page = await browser.fill_in(page, "/enter", **wrong)
        assert "That was wrong too often." in page.text
        telnet = await server.client()
        await telnet.says("Anna")
        telnet.type("wrong")
        await telnet.hears("That was wrong too often.")

    at_page(tmp_path, come)


def test_a_mistake_of_ours_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the language of the browser; a file tells what happened."""
    monkeypatch.setattr(coming_in, "first_page", planted)

    async def come(server: Served) -> None:
        answer = await Browser.at(server).get("/", accept_language="de")
        assert answer.status == 500
        assert "Fehler" in answer.text
        assert "planted" not in answer.text

    at_page(tmp_path, come)
    assert_planted_is_kept(tmp_path)


# Too much -----------------------------------------------------------------------------------------


async def raw(server: Served, data: bytes) -> bytes:
    """Send some bytes, and return what comes until the connection ends."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.opened.page)
    writer.write(data)
    try:
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


def test_who_says_nothing_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even in the middle of a request."""
    monkeypatch.setattr(listening, "IDLE", 0.02)

    async def come(server: Served) -> None:
        assert await raw(server, b"") == b""
        assert await raw(server, b"GET / HTTP/1.1\r\nhost: local") == b""
        head = b"POST /enter HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n"
        assert await raw(server, head + b"abc") == b""

    at_page(tmp_path, come)


def test_rubbish_is_refused(tmp_path: Path) -> None:
    """No request, a head without an end, and a form that is too long."""

    async def come(server: Served) -> None:
        assert (await raw(server, b"rubbish\r\n\r\n")).startswith(b"HTTP/1.1 400 ")
        endless = b"GET / HTTP/1.1\r\nx: " + b"x" * 100_000
        assert (await raw(server, endless))[:12] in (b"HTTP/1.1 400", b"")
        browser = Browser.at(server)
        first = await browser.get("/")
        page = await browser.fill_in(first, "/enter", name="x" * guards.LONGEST_FORM)
        assert page.status == 403
        assert (await browser.get("/")).status == 200

    at_page(tmp_path, come)


def test_there_are_not_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Connections from one address, and connections of one address in all ways together."""
    monkeypatch.setattr(connection_limits, "MOST_OF_ONE", 3)

    async def come(server: Served) -> None:
        await server.client()
        await server.client()
        browser = Browser.at(server)
        first = await browser.get("/")
        page = await browser.fill_in(first, "/enter", plain="yes", name="Anna")
        assert "Yes or no?" in page.text
        second = Browser.at(server)
        page = await second.fill_in(await second.get("/"), "/enter", plain="yes", name="Ben")
        assert "Too many are here" in page.text
        port = server.opened.page
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        assert await raw(server, b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n") == b""
        for _, writer in held:
            writer.close()
            await writer.wait_closed()

    at_page(tmp_path, come)
