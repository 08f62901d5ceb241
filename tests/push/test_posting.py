"""Posting to a service, whatever that answers."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import which
from typing import Any

import pytest

from accessible_games.push.endpoints import PushAddress, Reach, endpoint
from accessible_games.push.posting import Post, UnreachedError, post
from tests.push.service import PushService, answer, push_service
from tests.server.wire import run

pytestmark = pytest.mark.skipif(which("openssl") is None, reason="there is no openssl here")


def at_service(folder: Path, work: Callable[[PushService], Awaitable[Any]]) -> Any:
    """Return what comes of something at a service."""

    async def whole() -> Any:
        async with push_service(folder) as service:
            return await work(service)

    return run(whole())


def to(service: PushService, body: bytes = b"secret") -> Post:
    """Something to post there."""
    return Post(endpoint(service.address, service.reach), (("TTL", "60"),), body)


@pytest.mark.parametrize("status", [200, 201, 202, 404, 410, 413, 429, 500, 503])
def test_the_status_of_the_answer_comes_back(tmp_path: Path, status: int) -> None:
    """Beside what was sent: once, with its headers."""

    async def work(service: PushService) -> int:
        service.answers = [b"HTTP/1.1 103 x\r\nLink: </x>\r\n\r\n" + answer(status, "Location: x")]
        found = await post(to(service), service.reach, service.trusting)
        came = await service.came.get()
        assert (came.target, came.body) == ("/push/one?for=it", b"secret")
        assert came.headers["ttl"] == "60"
        assert came.headers["host"] == f"localhost:{service.port}"
        assert service.count == 1
        return found

    assert at_service(tmp_path, work) == status


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirect_is_followed(tmp_path: Path, status: int) -> None:
    """Else a public service could lead to this machine."""

    async def work(service: PushService) -> int:
        service.answers = [answer(status, f"Location: {service.address}")]
        found = await post(to(service), service.reach, service.trusting)
        assert service.count == 1
        return found

    assert at_service(tmp_path, work) == status


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"\r\n\r\n",
        b"rubbish\r\n\r\n",
        b"HTTP/1.1 abc x\r\n\r\n",
        b"HTTP/1.1 101 Switching Protocols\r\n\r\n" * 3,
        b"HTTP/1.1 100 Continue\r\n\r\n" * 1000,
        b"x" * 300_000,
        b"HTTP/1.1 200 OK\r\nx: " + b"y" * 300_000,
        bytes(range(256)) * 10,
    ],
    ids=["nothing", "blank", "text", "no status", "switch", "continue", "long", "header", "bytes"],
)
def test_an_answer_that_is_none_is_a_problem(tmp_path: Path, said: bytes) -> None:
    """And nothing worse."""

    async def work(service: PushService) -> None:
        service.answers = [said]
        with pytest.raises(UnreachedError):
            await post(to(service), service.reach, service.trusting)

    at_service(tmp_path, work)


def test_what_may_not_be_reached_is_not_connected_to(tmp_path: Path) -> None:
    """The name is of this machine, and only public addresses are allowed."""

    async def work(service: PushService) -> None:
        with pytest.raises(UnreachedError, match="public"):
            await post(to(service), Reach((service.port,)), service.trusting)
        assert service.count == 0

    at_service(tmp_path, work)


def test_one_forbidden_address_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that has a public address and a private one is not tried."""
    found = [
        (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443))
        for address in ("8.8.8.8", "127.0.0.1")
    ]

    async def work() -> None:
        loop = asyncio.get_running_loop()

        async def looked_up(*names: object, **kinds: object) -> object:
            return found

        monkeypatch.setattr(loop, "getaddrinfo", looked_up)
        with pytest.raises(UnreachedError, match="public"):
            await post(
                Post(PushAddress("push.example", 443, "/"), (), b""),
                Reach(),
                ssl.create_default_context(),
            )

    run(work())


def test_a_service_must_be_the_one_it_says(tmp_path: Path) -> None:
    """Whoever is in between has another certificate."""

    async def work(service: PushService) -> None:
        with pytest.raises(UnreachedError, match="certificate"):
            await post(to(service), service.reach, ssl.create_default_context())
        assert service.came.empty()

    at_service(tmp_path, work)


def test_a_service_that_is_silent_is_not_waited_for(tmp_path: Path) -> None:
    """Whether it says nothing at all, or never ends what it says."""

    async def work() -> None:
        hanging: list[asyncio.StreamWriter] = []

        async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            hanging.append(writer)

        server = await asyncio.start_server(silent, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        wanted = Post(PushAddress("localhost", port, "/"), (), b"")
        with pytest.raises(UnreachedError, match="in time"):
            await post(
                wanted, Reach((port,), lambda _: True), ssl.create_default_context(), patience=0.05
            )
        server.close()
        for each in hanging:
            each.transport.abort()

    run(work())


def test_nobody_there_is_a_problem() -> None:
    """No such name, or a port at which nobody listens."""

    async def work() -> None:
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
        wanted = Post(PushAddress("localhost", port, "/"), (), b"")
        with pytest.raises(UnreachedError):
            await post(wanted, Reach((port,), lambda _: True), ssl.create_default_context())

    run(work())
