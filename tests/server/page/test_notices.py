"""Browsers that show notices: how the page adds them, and what strangers cannot do there."""

import json
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from shutil import which
from typing import Any

import pytest

from accessible_games.network.rate_limits import Limit
from accessible_games.server.notices import board
from accessible_games.server.noticing import NoticeOptions
from accessible_games.server.page import notices
from accessible_games.server.storage.notice_wishes import NOTHING, NoticeWishes
from accessible_games.web.layout import STATIC
from tests.icons import ICONS, file_of, png
from tests.push.service import Device, PushService, push_service
from tests.server.evening import quicken
from tests.server.lobby.test_turn_notices import play_until_ben_is_asked
from tests.server.page.browser import Answer, Browser
from tests.server.page.visiting import PageClient, at_page, at_the_page
from tests.server.wire import Served, run, served

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(which("openssl") is None, reason="there is no openssl here"),
]
CONTACT = "mailto:host@example.org"


def at_pushing(data: Path, evening: Callable[[Served, PushService], Awaitable[None]]) -> None:
    """Let something happen at a server that reaches the tests' own push service."""

    async def whole() -> None:
        async with push_service(data) as service:
            wanted = NoticeOptions(CONTACT, (), service.reach, str(service.file))
            async with served(data / "data", page_port=0, notices=wanted) as server:
                await evening(server, service)

    run(whole())


def form(device: Device, address: str, wish: str = "take") -> dict[str, str]:
    """What the script of the page sends."""
    return {"wish": wish, "address": address, "key": device.key, "secret": device.secret}


async def asks(client: PageClient, sent: Mapping[str, str], **headers: str) -> int:
    """Send it from the page of somebody who is in; return the status of the answer."""
    answer: Answer = await client.browser.post("/notices", sent, **headers)
    return answer.status


def wishes(server: Served, name: str) -> NoticeWishes:
    """What somebody has chosen."""
    return server.server.directory.people[name].notices


def test_a_browser_gets_word_of_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses the button, and goes; once, and without the words of the table."""
    quicken(monkeypatch)
    monkeypatch.setattr(board, "MINUTE", 0.0)
    device = Device()

    async def evening(server: Served, service: PushService) -> None:
        anna, ben = await server.person("Anna"), await at_the_page(server, "Ben")
        assert await asks(ben, form(device, service.address)) == 204
        heard = await ben.hears("To end them, type notify off.")
        assert heard[-4:-1] == [
            "This browser shows your notices now.",
            "You get 5 notices a day at most, when it is your turn and you are away.",
            "They appear in one browser.",
        ]
        await anna.says("new sixpack 2")
        await ben.says("join anna")
        anna.type("begin")
        await ben.hears("Anna begins the game.")
        ben.type("away")
        await anna.hears("Ben is away.")
        await play_until_ben_is_asked(server, anna)
        came = await service.came.get()
        said = json.loads(device.read(came.body))
        assert said["text"] == "It is your turn in SixPack, with Anna."
        sent = json.dumps(said) + " ".join([came.target, *came.headers.values()])
        assert not any(word in sent for word in server.table().word.split())
        assert service.count == 1

    at_pushing(tmp_path, evening)


def test_a_browser_is_added_and_removed(tmp_path: Path) -> None:
    """The page can ask whether it is there; what somebody chose before stays."""
    device = Device()

    async def evening(server: Served, service: PushService) -> None:
        anna = await at_the_page(server, "Anna")
        assert await asks(anna, form(device, service.address, "ask")) == 404
        await anna.says("notify 2")
        assert await asks(anna, form(device, service.address)) == 204
        assert wishes(server, "anna").a_day == 2
        assert await asks(anna, form(device, service.address, "ask")) == 204
        assert await asks(anna, form(device, service.address, "end")) == 204
        await anna.hears("This browser shows no notices any more.")
        assert await asks(anna, form(device, service.address, "ask")) == 404
        assert wishes(server, "anna") == NoticeWishes(2)

    at_pushing(tmp_path, evening)


def test_another_person_takes_over_a_browser(tmp_path: Path) -> None:
    """It shows the notices of one."""
    device = Device()

    async def evening(server: Served, service: PushService) -> None:
        anna, ben = [await at_the_page(server, name) for name in ("Anna", "Ben")]
        assert await asks(anna, form(device, service.address)) == 204
        assert await asks(ben, form(device, service.address, "ask")) == 404
        assert await asks(ben, form(device, service.address)) == 204
        assert wishes(server, "anna").browsers == ()
        assert len(wishes(server, "ben").browsers) == 1

    at_pushing(tmp_path, evening)


@pytest.mark.parametrize(
    "changed",
    [
        {"address": "http://localhost/x"},
        {"address": "https://127.0.0.1/x"},
        {"address": "https://localhost:22/x"},
        {"address": "https://169.254.169.254/latest"},
        {"address": "https://push.example/x\nHost: y"},
        {"address": "https://push.example/" + "x" * 2000},
        {"address": ""},
        {"key": ""},
        {"key": "A" * 87},
        {"secret": "x"},
        {"secret": "\0"},
    ],
)
def test_what_is_no_browser_is_refused(tmp_path: Path, changed: Mapping[str, str]) -> None:
    """Nothing is kept, and nothing said."""

    async def evening(server: Served, service: PushService) -> None:
        anna = await at_the_page(server, "Anna")
        assert await asks(anna, {**form(Device(), service.address), **changed}) == 400
        assert wishes(server, "anna") == NOTHING

    at_pushing(tmp_path, evening)


def test_strangers_and_other_sites_add_nothing(tmp_path: Path) -> None:
    """Without a place on the page, from elsewhere, or after the end."""
    device = Device()

    async def evening(server: Served, service: PushService) -> None:
        anna = await at_the_page(server, "Anna")
        sent = form(device, service.address)
        assert (await Browser.at(server).post("/notices", sent)).status == 403
        assert await asks(anna, sent, origin="https://evil.example") == 403
        assert await asks(anna, sent, origin="null") == 403
        assert (await anna.browser.send("POST", "/notices", b"")).status == 403
        assert (await anna.browser.send("GET", "/notices")).status == 405
        anna.type("leave")
        await anna.ends()
        assert await asks(anna, sent) == 403
        assert wishes(server, "anna") == NOTHING

    at_pushing(tmp_path, evening)


def test_who_is_not_in_yet_adds_nothing(tmp_path: Path) -> None:
    """There is a session, but nobody it belongs to."""

    async def evening(server: Served, service: PushService) -> None:
        client = await PageClient.visit(server, name="Anna")
        await client.prompted()
        assert await asks(client, form(Device(), service.address)) == 403

    at_pushing(tmp_path, evening)


def test_changes_are_limited(tmp_path: Path) -> None:
    """Each is written to the disk; asking is not."""

    async def evening(server: Served, service: PushService) -> None:
        anna = await at_the_page(server, "Anna")
        sent = form(Device(), service.address)
        found = [await asks(anna, sent) for _ in range(notices.CHANGES.most + 3)]
        assert found == [204] * notices.CHANGES.most + [429] * 3
        assert await asks(anna, {**sent, "wish": "ask"}) == 204

    at_pushing(tmp_path, evening)


def test_rubbish_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes as a form."""
    monkeypatch.setattr(notices, "CHANGES", Limit("browsers", 10**6, 1.0))
    luck = Random(5)

    async def evening(server: Served, service: PushService) -> None:
        anna = await at_the_page(server, "Anna")
        kind = "application/x-www-form-urlencoded"
        for _ in range(200):
            body = bytes(luck.choices(range(256), k=luck.randrange(300)))
            if luck.random() < 0.7:
                names = luck.choices(["wish", "address", "key", "secret", "x"], k=4)
                values = luck.choices(["take", "end", "ask", service.address, "%00", "é", ""], k=4)
                body = "&".join(map("{}={}".format, names, values)).encode()
            answer = await anna.browser.send(
                "POST", "/notices", body, origin=anna.browser.origin, content_type=kind
            )
            assert answer.status in (204, 400, 404)
        assert wishes(server, "anna").browsers == ()
        anna.type("people")
        await anna.hears("Here: Anna.")
        assert not [*server.data.glob("crashes/*")]

    at_pushing(tmp_path, evening)


def test_a_server_without_push_has_no_button(tmp_path: Path) -> None:
    """And takes no browsers."""

    async def evening(server: Served) -> None:
        anna = await at_the_page(server, "Anna")
        page = await anna.browser.get("/play")
        assert "notices" not in page.text
        assert (await anna.browser.post("/notices", {})).status == 404

    at_page(tmp_path, evening)


def test_the_page_says_what_its_button_does(tmp_path: Path) -> None:
    """In the language of who is there, with the public key of the server and no secret."""

    async def evening(server: Served, service: PushService) -> None:
        anna = await at_the_page(server, "Anna", "de")
        page = await anna.browser.get("/play")
        assert "In diesem Browser Bescheid geben" in page.text
        key = (server.data / "server-push-key").read_text()
        assert not any(line in page.text for line in key.splitlines() if len(line) > 20)

    at_pushing(tmp_path, evening)


# Installing ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_the_page_can_be_installed(tmp_path: Path, language: str) -> None:
    """Everything that its manifest names is there, in the size that it says."""

    async def evening(server: Served) -> None:
        browser = Browser.at(server)
        page = await browser.get(f"/?language={language}")
        link = f'<link rel="manifest" href="/manifest.webmanifest?language={language}">'
        assert link in page.text
        found = await browser.get(f"/manifest.webmanifest?language={language}")
        assert found.headers["content-type"] == "application/manifest+json"
        manifest: dict[str, Any] = json.loads(found.text)
        assert manifest["lang"] == language
        assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
        assert manifest["display"] == "standalone"
        assert {each["purpose"] for each in manifest["icons"]} == {"any", "maskable"}
        for icon in manifest["icons"]:
            data = (await browser.get(icon["src"])).body
            width = int.from_bytes(data[16:20])
            assert icon["sizes"] == f"{width}x{width}"
        worker = await browser.get(f"/worker.js?language={language}")
        assert worker.headers["content-type"].startswith("text/javascript")
        assert worker.headers["cache-control"] == "no-cache"
        offline = await browser.get(f"/offline?language={language}")
        assert offline.status == 200
        assert "seal" not in offline.text

    at_page(tmp_path, evening)


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_drawn_by_our_own_program(name: str) -> None:
    """Byte for byte, and small."""
    data = file_of(name).read_bytes()
    assert data == png(*ICONS[name])
    assert len(data) < 8_000


def test_no_other_picture_lies_there() -> None:
    """None that somebody else has drawn."""
    drawn = {file.name for file in STATIC.iterdir() if file.suffix not in (".js", ".css", ".wav")}
    assert drawn == {"icon.svg", *(f"{name}.png" for name in ICONS)}
