"""The page of labels by itself: what is there, who may ask for it, and how it ends."""

import asyncio
import signal
import socket
import sys
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest
from starlette.requests import Request

from accessible_games import failure
from accessible_games.label_page.app import label_site
from accessible_games.label_page.page import LabelEndpoints
from accessible_games.network.ports import bound, port_of
from accessible_games.real_table.looking.host_decks import HostDecks
from accessible_games.web import guards
from accessible_games.web.layout import STATIC
from accessible_games.web.listening import Listening
from tests.running import Started, run
from tests.server.page.browser import Answer, Browser
from tests.server.test_serving import flat, free_port


def command(folder: Path, *options: str) -> list[str]:
    """Return the command with which people start the page."""
    places = ("--data", str(folder), "--config", str(folder), "--language", "en")
    return [sys.executable, "-m", "accessible_games", "labels", "page", *places, *options]


def answered(*paths: str, is_open: bool = False, **headers: str) -> list[Answer]:
    """Return what the page by itself answers to some requests."""

    async def whole() -> list[Answer]:
        site = label_site(lambda error, language: f"wrong: {error}", HostDecks(), is_open=is_open)
        listening, sockets = Listening(site), bound(0, is_open=False)
        listening.listen(sockets, None)
        browser = Browser(port_of(sockets))
        found = [await browser.send("GET", path, b"", **headers) for path in paths]
        await listening.close()
        return found

    return asyncio.run(whole())


def test_all_that_it_names_is_there() -> None:
    """Its first address leads to it; there is no game, and no link to one."""
    first, page, *files, game = answered(
        "/?language=de", "/labels?language=de", "/static/page.css", "/static/icon.svg", "/play"
    )
    assert (first.status, first.headers["location"]) == (303, "/labels?language=de")
    assert page.status == 200
    assert '<html lang="de">' in page.text
    assert "<header>" not in page.text
    assert 'href="/"' not in page.text
    assert [each.text for each in files] == [
        (STATIC / name).read_text("utf-8") for name in ("page.css", "icon.svg")
    ]
    assert game.status == 404


def test_it_is_guarded_as_at_a_server() -> None:
    """Every answer says what a page may do, and another name of this machine is refused."""
    for answer in answered("/labels", "/nothing"):
        assert guards.HEADERS.items() <= answer.headers.items()
    assert [each.status for each in answered("/labels", host="evil.example")] == [421]
    assert [each.status for each in answered("/labels", host="a.example", is_open=True)] == [200]


def test_a_form_from_elsewhere_is_refused() -> None:
    """It has no seal of ours."""

    async def whole() -> Answer:
        site = label_site(lambda error, language: "", HostDecks(), is_open=False)
        listening, sockets = Listening(site), bound(0, is_open=False)
        listening.listen(sockets, None)
        browser = Browser(port_of(sockets))
        answer = await browser.post("/labels", {"deck": "skat", "do": "show", "seal": "x"})
        await listening.close()
        return answer

    assert asyncio.run(whole()).status == 403


def test_a_mistake_of_ours_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    """As on every page."""

    async def broken(page: LabelEndpoints, request: Request) -> Any:
        raise RuntimeError("planted")

    monkeypatch.setattr(LabelEndpoints, "show", broken)
    (answer,) = answered("/labels")
    assert (answer.status, answer.text) == (500, "wrong: planted")


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_the_command_says_where_it_is_and_stops(tmp_path: Path) -> None:
    """By Control C or by the system; it leaves nothing behind."""
    port = str(free_port())
    for number in (signal.SIGINT, signal.SIGTERM):
        with Started(command(tmp_path, "--port", port), stdout=PIPE, text=True) as process:
            assert process.stdout is not None
            said = []
            for line in process.stdout:
                said.append(line)
                if "Control C" in line:
                    break
            answer = asyncio.run(Browser(int(port)).get("/"))
            process.send_signal(number)
            last, _ = process.communicate()
        assert flat("".join(said)).startswith(
            f"In a browser on this machine, go to http://localhost:{port}/labels."
            " Nobody else can open it."
        )
        assert answer.status == 200
        assert last.splitlines()[-1] == "The page has stopped."
        assert process.returncode == 0
    assert not failure.crash_files(tmp_path / "crashes")


@pytest.mark.slow
def test_what_prevents_it_is_a_sentence(tmp_path: Path) -> None:
    """A port that is taken, no certificate, and more words."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run(command(tmp_path, "--port", port))
    assert done.returncode == 1
    assert flat(done.stderr).startswith(f"Port {port} cannot be used: Address already in use.")
    done = run(command(tmp_path, "--certificate", "nothing.pem"))
    assert done.returncode == 1
    assert flat(done.stderr).startswith("The certificate nothing.pem or its key cannot be used:")
    done = run(command(tmp_path, "skat"))
    assert done.returncode == 2
    assert flat(done.stderr).startswith("I do not understand what comes last: skat.")
