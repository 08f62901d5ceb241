"""Notices by Web Push, at a push service of the tests' own."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from shutil import which

import pytest

from accessible_games.push.server_key import kept_key
from accessible_games.server.notices import browsers as pushed
from accessible_games.server.notices.browsers import Browsers, Pushing
from accessible_games.server.notices.notice import Notice
from accessible_games.server.storage.notice_wishes import BROWSERS
from accessible_games.server.storage.store import Known
from tests.push.service import Device, PushService, Request, answer, claims, push_service
from tests.server.notices.board_parts import Desk
from tests.server.wire import run

pytestmark = pytest.mark.skipif(which("openssl") is None, reason="there is no openssl here")
CONTACT = "mailto:host@example.org"


class Sending:
    """Ben's browsers, and what the host hears of services."""

    def __init__(self, folder: Path, service: PushService) -> None:
        self.service, self.desk, self.device = service, Desk(), Device()
        self.told: list[tuple[str, str]] = []
        self.heard = asyncio.Event()
        self.key = kept_key(folder / "server-push-key")
        pushing = Pushing(self.key, CONTACT, service.trusting, service.reach)
        self.browsers = Browsers(self.desk.directory, pushing, self.hear)
        self.stands = True

    def hear(self, name: str, problem: str) -> None:
        """Note what the host hears."""
        self.told.append((name, problem))
        self.heard.set()

    def add(self, address: str = "", device: Device | None = None) -> None:
        """Let a browser of Ben's show notices."""
        found = device or self.device
        self.browsers.add(self.desk.user, address or self.service.address, found.key, found.secret)

    @property
    def known(self) -> Known:
        """Ben, as the store has him."""
        return self.desk.directory.people["ben"]

    def send(self, mark: str = "MARK") -> None:
        """Send Ben a notice."""
        words = ("Your turn: SixPack", "It is your turn in SixPack, with Anna.", "No more notices")
        notice = Notice(
            "Ben", "en", "sixpack", "SixPack", ("Anna",), 0, *words, mark, lambda: self.stands
        )
        self.browsers.send(self.known, notice)


def at_service(folder: Path, work: Callable[[Sending], Awaitable[None]]) -> None:
    """Let something happen at a service."""

    async def whole() -> None:
        async with push_service(folder) as service:
            sending = Sending(folder, service)
            try:
                await work(sending)
            finally:
                await sending.browsers.close()

    run(whole())


def test_a_browser_gets_its_notice(tmp_path: Path) -> None:
    """Encrypted for it, signed by the server, and with what a service needs to know."""

    async def work(sending: Sending) -> None:
        sending.add()
        sending.send()
        came = await sending.service.came.get()
        assert json.loads(sending.device.read(came.body)) == {
            "head": "Your turn: SixPack",
            "text": "It is your turn in SixPack, with Anna.",
            "stop": "No more notices",
            "language": "en",
            "mark": "MARK",
        }
        said = claims(came.headers["authorization"])
        assert said["aud"] == f"https://localhost:{sending.service.port}"
        assert said["sub"] == CONTACT
        assert said["key"] == sending.browsers.public == sending.key.public
        assert came.headers["content-encoding"] == "aes128gcm"
        assert came.headers["topic"] == "MARK"
        assert int(came.headers["ttl"]) > 0
        await sending.heard.wait()
        assert sending.told == [("localhost", "")]

    at_service(tmp_path, work)


def test_nothing_of_it_can_be_read_on_the_way(tmp_path: Path) -> None:
    """Neither in what the service gets nor in its headers."""

    async def work(sending: Sending) -> None:
        sending.add()
        sending.send()
        came: Request = await sending.service.came.get()
        sent = " ".join([came.target, *came.headers.values()]).encode() + came.body
        for secret in (b"SixPack", b"Anna", b"Ben", b"turn"):
            assert secret not in sent

    at_service(tmp_path, work)


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_forgotten(tmp_path: Path, status: int) -> None:
    """Its person keeps the others, and is not told."""

    async def work(sending: Sending) -> None:
        other = Device()
        sending.add()
        sending.add(sending.service.address + "&other", other)
        sending.service.answers = [answer(status)]
        sending.send()
        for _ in range(2):
            await sending.service.came.get()
        await sending.heard.wait()
        (line,) = sending.known.notices.browsers
        assert line.endswith(f"{other.key} {other.secret}")
        assert sending.desk.user.known == sending.known
        assert sending.told == [("localhost", "")]

    at_service(tmp_path, work)


@pytest.mark.parametrize("status", [301, 400, 401, 403, 413])
def test_the_host_hears_of_a_service_that_refuses(tmp_path: Path, status: int) -> None:
    """It is not asked again, and the browser is kept."""

    async def work(sending: Sending) -> None:
        sending.add()
        sending.service.answers = [answer(status, "Location: https://localhost/")]
        sending.send()
        await sending.heard.wait()
        assert sending.told == [("localhost", str(status))]
        assert len(sending.known.notices.browsers) == 1
        assert sending.service.count == 1

    at_service(tmp_path, work)


@pytest.mark.parametrize("status", [429, 500, 503])
def test_a_busy_service_is_asked_again(
    tmp_path: Path, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twice, and then no more."""
    monkeypatch.setattr(pushed, "RETRIES", (0.0, 0.0))

    async def work(sending: Sending) -> None:
        sending.add()
        sending.service.answers = [answer(status)] * 3
        sending.send()
        await sending.heard.wait()
        assert sending.told == [("localhost", str(status))]
        assert sending.service.count == 3

    at_service(tmp_path, work)


def test_what_is_not_true_any_more_is_withdrawn(tmp_path: Path) -> None:
    """As long as it waits; the next one goes out."""

    async def work(sending: Sending) -> None:
        sending.add()
        sending.stands = False
        sending.send("first")
        await asyncio.sleep(0)
        sending.stands = True
        while sending.browsers._tasks:
            await asyncio.wait(sending.browsers._tasks)
        sending.send("second")
        assert (await sending.service.came.get()).headers["topic"] == "second"
        assert sending.service.count == 1

    at_service(tmp_path, work)


def test_a_browser_that_was_removed_gets_nothing(tmp_path: Path) -> None:
    """Even what waits for it."""

    async def work(sending: Sending) -> None:
        sending.add()
        sending.send()
        sending.browsers.remove(sending.desk.user, sending.service.address)
        while sending.browsers._tasks:
            await asyncio.wait(sending.browsers._tasks)
        assert sending.service.count == 0
        assert sending.known.notices.browsers == ()

    at_service(tmp_path, work)


def test_a_person_has_few_browsers(tmp_path: Path) -> None:
    """The oldest make room; the same one again is the same one."""

    async def work(sending: Sending) -> None:
        for number in range(BROWSERS + 2):
            sending.add(f"{sending.service.address}{number}")
        sending.add(f"{sending.service.address}{BROWSERS + 1}", Device())
        addresses = [each.split(" ")[0] for each in sending.known.notices.browsers]
        assert addresses == [
            f"{sending.service.address}{number}" for number in range(2, BROWSERS + 2)
        ]

    at_service(tmp_path, work)


def test_a_browser_shows_the_notices_of_one_person(tmp_path: Path) -> None:
    """Whoever asks for them there last."""

    async def work(sending: Sending) -> None:
        sending.add()
        directory = sending.desk.directory
        directory.remember(Known("Cleo", ""))
        cleo = directory.user_of(directory.people["cleo"])
        sending.browsers.add(
            cleo, sending.service.address, sending.device.key, sending.device.secret
        )
        assert sending.browsers.has(cleo.known, sending.service.address)
        assert not sending.browsers.has(sending.known, sending.service.address)
        assert not sending.browsers.takes(sending.known)

    at_service(tmp_path, work)


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("https://localhost/x", ""),
        ("http://push.example/x", None),
        ("https://127.0.0.1/x", None),
        ("https://push.example:22/x", None),
        ("https://push.example/x y", None),
        ("", None),
    ],
)
def test_what_cannot_be_reached_is_not_taken(tmp_path: Path, address: str, key: str | None) -> None:
    """Nothing of it is kept."""

    async def work(sending: Sending) -> None:
        key_given = sending.device.key if key is None else key
        with pytest.raises(ValueError):  # noqa: PT011 - each says something else
            sending.browsers.add(sending.desk.user, address, key_given, sending.device.secret)
        assert sending.known.notices.browsers == ()

    at_service(tmp_path, work)


def test_what_was_kept_and_cannot_be_reached_is_forgotten(tmp_path: Path) -> None:
    """Such as what somebody has written into a store, or what a host has allowed once."""

    async def work(sending: Sending) -> None:
        for line in ("rubbish", "https://10.0.0.1/x a b", "a b c d", ""):
            sending.browsers._keep(sending.known, (line,))
            sending.send()
            while sending.browsers._tasks:
                await asyncio.wait(sending.browsers._tasks)
            assert sending.known.notices.browsers == ()
        assert sending.service.count == 0

    at_service(tmp_path, work)


def test_one_person_does_not_keep_the_others_waiting(tmp_path: Path) -> None:
    """Their notices go one after another, and few of them wait."""

    async def work(sending: Sending) -> None:
        sending.add()
        for number in range(3 * pushed.WAITING):
            sending.send(str(number))
        marks = [(await sending.service.came.get()).headers["topic"] for _ in range(pushed.WAITING)]
        assert marks == [str(2 * pushed.WAITING + number) for number in range(pushed.WAITING)]
        while sending.browsers._tasks:
            await asyncio.wait(sending.browsers._tasks)
        assert sending.service.came.empty()

    at_service(tmp_path, work)
