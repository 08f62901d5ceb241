"""The page as a program of its own: what stays in the browser, its notices, and its title.

No browser here has a push service of its maker, so one of the tests' own stands in its place: the
browser's `subscribe` gives its address, and what comes there is brought to the worker by DevTools.
"""

import asyncio
import json
import threading
from collections.abc import Coroutine, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from shutil import which
from typing import Any, TypeVar

import pytest

from accessible_games.server.connection import line_connection
from accessible_games.server.notices import board
from accessible_games.server.noticing import NoticeOptions
from accessible_games.server.storage.notice_wishes import NOTHING
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.browser.axe import violations
from tests.browser.tab import Tab
from tests.browser.visit import SHOWN, Visit
from tests.client.home import Home, Way
from tests.push.service import Device, push_service
from tests.running import PATIENCE, Running
from tests.server.clients import telling
from tests.server.lobby.test_turn_notices import play_until_ben_is_asked

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(which("openssl") is None, reason="there is no openssl here"),
]
T = TypeVar("T")
READY = """navigator.serviceWorker.ready.then(({ active }) => new Promise(done => {
  const look = () => { if (active.state === "activated") done(active.scriptURL); };
  active.addEventListener("statechange", look);
  look();
}))"""
"""What is ready may still be activating, and then gets no messages."""
CACHED = """(async () => {
  const all = [];
  for (const name of await caches.keys()) {
    const kept = await caches.open(name);
    for (const each of await kept.keys()) {
      all.push([each.url, await (await kept.match(each)).text()]);
    }
  }
  return all;
})()"""
SHOWING = """navigator.serviceWorker.ready.then(found => found.getNotifications()).then(all =>
  all.map(({ title, body, lang }) => [title, body, lang]))"""
BUTTON = "document.querySelector('#notices-button')"
PRESSED = f"{BUTTON}.getAttribute('aria-pressed')"
SUBSCRIBES = """(() => {{
  let now = null;
  const made = {{
    toJSON: () => ({{ endpoint: {address}, keys: {{ p256dh: {key}, auth: {secret} }} }}),
    unsubscribe: async () => {{ now = null; return true; }},
  }};
  PushManager.prototype.getSubscription = async () => now;
  PushManager.prototype.subscribe = async ({{ userVisibleOnly, applicationServerKey }}) => {{
    if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error("no key");
    return now = made;
  }};
}})()"""
"""A push service of a browser, whose messages come to the tests."""


class Pushed(Running):
    """A push service in a thread, and the browser that it is for."""

    def __init__(self, folder: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._stack, self.device = AsyncExitStack(), Device()
        self.service = self.do(self._stack.enter_async_context(push_service(folder)))

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of something that is done there."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def message(self) -> str:
        """The next message, as the browser reads it."""
        return self.device.read(self.do(self.service.came.get()).body).decode()

    def close(self) -> None:
        """Serve no more."""
        self.do(self._stack.aclose())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


@pytest.fixture
def pushed(tmp_path: Path) -> Iterator[Pushed]:
    """A push service."""
    with Pushed(tmp_path) as pushed:
        yield pushed


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pushed: Pushed) -> Iterator[Home]:
    """A server with a page whose host allows notices; it knows Ben."""
    monkeypatch.setattr(line_connection, "COMMANDS", (1e9, 10**9))
    monkeypatch.setattr(board, "MINUTE", 0.0)
    service = pushed.service
    wanted = NoticeOptions("mailto:host@example.org", (), service.reach, str(service.file))
    with Home(tmp_path, page_port=0, notices=wanted) as home:
        home.knows("Ben")
        yield home


def come(visit: Visit, pushed: Pushed) -> None:
    """Come in with a browser that has this push service."""
    device, address = pushed.device, pushed.service.address
    words = {"address": address, "key": device.key, "secret": device.secret}
    source = SUBSCRIBES.format(**{name: json.dumps(each) for name, each in words.items()})
    visit.tab.call("Page.addScriptToEvaluateOnNewDocument", source=source)
    visit.tab.call("ServiceWorker.enable")
    visit.tab.allow(visit.address, "notifications")
    visit.come()
    visit.tab.until(f"{BUTTON} && !{BUTTON}.closest('[hidden]')")


def test_only_a_page_without_a_connection_stays_in_the_browser(
    home: Home, tab: Tab, pushed: Pushed
) -> None:
    """Nothing of anybody; and it is shown when the server cannot be reached."""
    way = Way(home.server.opened.page)
    home.do(way.open())
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben", port=way.port)
        come(ben, pushed)
        assert tab.evaluate(READY).endswith("/worker.js?language=en")
        ben.enter("new sixpack 2")
        word = home.server.table().word
        ((address, text),) = tab.evaluate(CACHED)
        assert address == f"{ben.address}/offline?language=en"
        assert "No connection" in text
        for secret in ("Ben", "Anna", "seal", *word.split()):
            assert secret not in text
        home.do(blocked(way))
        tab.open(f"{ben.address}/labels")
        assert tab.evaluate("document.querySelector('h1').textContent") == "No connection"
        tab.complaints.clear()  # of what could not be loaded
    way.close()


async def blocked(way: Way) -> None:
    """Let nothing through any more."""
    way.is_blocked = True
    way.cut()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_browser_shows_a_notice(home: Home, tab: Tab, pushed: Pushed, language: Language) -> None:
    """After a press of the button, by keyboard alone; the server hears of it, and so does Ben."""
    say = catalogue_of(language).say
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben", language)
        come(ben, pushed)
        assert violations(tab) == []
        assert tab.evaluate(PRESSED) == "false"
        ben.walk_to("notices-button")
        tab.press(" ")
        tab.until(f"{PRESSED} === 'true'")
        home.do(told.calm())
        ben.hear()
        assert ben.heard.count(say("notify-taken")) == 1
        assert tab.evaluate("document.activeElement.id") == "notices-button"
        assert violations(tab) == []
        ben.walk_to("line")
        home.do(home.anna.says("new sixpack 2"))
        ben.enter("join anna")
        ben.enter("away")
        home.anna.type("begin")
        home.do(home.anna.hears("Your dominoes"))
        home.do(play_until_ben_is_asked(home.server, home.anna))
        title, message = say("notice-head", title="SixPack"), pushed.message()
        text = say("notice-turn", title="SixPack", names="Anna", count=1, number=0)
        while title not in [shown for shown, *_ in tab.evaluate(SHOWING)]:
            deliver(tab, ben, message)
        assert tab.evaluate(SHOWING) == [[title, text, language]]


def deliver(tab: Tab, visit: Visit, message: str) -> None:
    """Bring a message to what stays in the browser, as a push service would.

    A busy browser may lose it, as it starts that anew for the language of each page; the same
    message again replaces the notice that is shown.
    """
    tab.evaluate(READY)
    tab.call(
        "ServiceWorker.deliverPushMessage",
        origin=f"{visit.address}/",
        registrationId=tab.worker,
        data=message,
    )


def test_a_browser_that_allows_nothing_says_so(home: Home, tab: Tab) -> None:
    """What only the browser knows is said by the page, in the log; nothing is kept."""
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        tab.until(f"{BUTTON} && !{BUTTON}.closest('[hidden]')")
        ben.walk_to("notices-button")
        tab.press("Enter")
        refused = catalogue_of("en").say("page-notices-refused")
        tab.until(f"{SHOWN}.includes({json.dumps(refused)})")
        assert tab.evaluate(PRESSED) == "false"
        assert ben.user.known.notices == NOTHING


def test_the_title_says_whose_turn_it_is_in_the_background(home: Home, tab: Tab) -> None:
    """Only there, and only as long as somebody is asked."""
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        assert tab.evaluate("document.title") == "Games – Accessible Games"
        tab.evaluate(f"{LOOKED_AWAY.format('false')}")
        assert tab.evaluate("document.title") == "Games – Accessible Games"
        ben.enter("new sixpack 2 random")
        ben.enter("begin")
        tab.until("document.title === 'Your turn – Games – Accessible Games'")
        tab.evaluate(LOOKED_AWAY.format("true"))
        assert tab.evaluate("document.title") == "Games – Accessible Games"
        tab.evaluate(LOOKED_AWAY.format("false"))
        ben.enter("leave")
        tab.until("document.title === 'Games – Accessible Games'")


LOOKED_AWAY = """document.hasFocus = () => {0},
  window.dispatchEvent(new Event({0} ? 'focus' : 'blur')), 0"""
"""Lets a window be in the background, or not."""


def test_a_phone_without_the_page_on_its_home_screen_says_how(home: Home, tab: Tab) -> None:
    """An iPhone or iPad can do it there only; no button stands where it does nothing."""
    source = "Object.defineProperty(navigator, 'standalone', {value: false});"
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=f"{source} delete window.PushManager;")
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        tab.until("!document.querySelector('#notices').hidden")
        text = tab.evaluate("document.querySelector('#notices').innerText")
        assert catalogue_of("en").say("page-notices-phone") in text
        assert tab.evaluate(BUTTON) is None
        assert violations(tab) == []
