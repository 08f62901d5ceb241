"""The page as it is served: its size, what is in a wheel, its words, and TLS."""

import asyncio
import signal
import ssl
import sys
from pathlib import Path
from shutil import which
from subprocess import PIPE
from typing import Any

import pytest

from accessible_games.app import serving
from accessible_games.server.page.play import play_page
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.web.layout import NAMES, STATIC
from tests.running import Started
from tests.running import run as run_program
from tests.server.page.browser import Browser, parsed
from tests.server.page.visiting import at_page, at_the_page
from tests.server.test_serving import command, free_port
from tests.server.wire import Served

HEAVIEST = 60 * 1024
"""The most bytes of the page with everything that it loads."""


def test_the_page_is_light() -> None:
    """All its files together, in each language."""
    files = sum(path.stat().st_size for path in STATIC.iterdir() if path.suffix != ".svg")
    for language in LANGUAGES:
        assert len(play_page(language).encode()) + files < HEAVIEST


def test_languages_are_called_as_they_call_themselves() -> None:
    """Each of them has its name."""
    assert [*NAMES] == [*LANGUAGES]


@pytest.mark.slow
def test_all_that_the_page_names_is_there(tmp_path: Path) -> None:
    """Scripts, styles and pictures, and nothing from others."""

    async def come(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        for path in ("/play", "/plain", "/"):
            page = await anna.browser.get(path)
            assert page.status == 200
            assert "http" not in page.text
        for each in STATIC.iterdir():
            found = await anna.browser.get(f"/static/{each.name}")
            assert found.body == each.read_bytes()
        for path in (
            "/static/../app.py",
            "/static/%2e%2e/app.py",
            "/static/",
            "/static//etc/passwd",
        ):
            assert (await anna.browser.get(path)).status == 404

    at_page(tmp_path, come)


def certificate(folder: Path) -> tuple[Path, Path]:
    """Return a certificate of our own for localhost, and its key."""
    files = folder / "certificate.pem", folder / "key.pem"
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "1"]
    out = ["-out", str(files[0]), "-keyout", str(files[1])]
    made = run_program(["openssl", "req", "-x509", *kind, *names, *out])
    assert made.returncode == 0, made.stderr
    return files


@pytest.mark.slow
@pytest.mark.skipif(which("openssl") is None, reason="there is no openssl here")
def test_a_certificate_encrypts_the_page(tmp_path: Path) -> None:
    """Then the cookie never travels unencrypted; without TLS nothing is answered."""
    file, key = certificate(tmp_path)

    async def come(server: Served) -> None:
        trusting = ssl.create_default_context(cafile=str(file))
        head = (
            f"GET / HTTP/1.1\r\nhost: localhost:{server.opened.page}\r\nconnection: close\r\n\r\n"
        )
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", server.opened.page, ssl=trusting, server_hostname="localhost"
        )
        writer.write(head.encode())
        answer = parsed(await reader.read())
        writer.close()
        assert answer.status == 200
        assert answer.headers["set-cookie"].endswith("; HttpOnly; Path=/; SameSite=lax; Secure")
        reader, writer = await asyncio.open_connection("127.0.0.1", server.opened.page)
        writer.write(head.encode())
        assert not (await reader.read()).startswith(b"HTTP")
        writer.close()

    at_page(tmp_path, come, certificate=str(file), key=str(key))


@pytest.mark.slow
def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    """No server starts."""

    async def come(server: Served) -> None:
        port = str(server.opened.page)
        ports = "--port", str(free_port()), "--ssh-port", str(free_port()), "--page", port
        done = await asyncio.to_thread(run_program, command(tmp_path / "other", *ports))
        assert done.returncode == 1
        told = " ".join(done.stderr.split())
        assert told.startswith(f"Port {port} cannot be used for the page: Address already in use.")
        assert told.endswith("Choose another one with --page.")

    at_page(tmp_path, come)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
def test_the_server_says_where_the_page_is(tmp_path: Path) -> None:
    """It stops when it is told to, as without a page."""
    page = str(free_port())
    ports = "--page", page, "--port", str(free_port()), "--ssh-port", str(free_port())
    with Started(command(tmp_path, *ports), stdout=PIPE, text=True) as process:
        assert any("Control C" in line for line in process.stdout or ())
        browser = Browser(int(page))
        assert asyncio.run(browser.get("/")).status == 200
        process.send_signal(signal.SIGTERM)
        last, _ = process.communicate()
        assert (last, process.returncode) == ("The server has stopped.\n", 0)


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ((False, False), ["In a browser on this machine, go to http://localhost:9/."]),
        (
            (True, False),
            [
                "In a browser on this machine, go to http://localhost:9/.",
                "In a browser in the network, go to http://192.0.2.7:9/.",
            ],
        ),
        (
            (True, True),
            ["In a browser, go to https://HOST:9/, where HOST is the name in the certificate."],
        ),
    ],
)
def test_the_address_is_one_that_a_browser_reaches(
    how: tuple[bool, bool], said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """On this machine, in the network, or with the name in the certificate."""
    monkeypatch.setattr(serving, "own_address", lambda: "192.0.2.7")
    told: list[str] = []

    class Ears:
        """Hears what the server says."""

        def say(self, message: str, **arguments: str) -> None:
            """Keep the message."""
            told.append(catalogue_of("en").say(message, **arguments))

    is_open, is_encrypted = how
    ears: Any = Ears()
    serving.say_page(ears, ":9/", is_open=is_open, is_encrypted=is_encrypted)
    assert told == said
