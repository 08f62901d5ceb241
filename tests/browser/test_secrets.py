"""Secrets dealt to four phones over the page: no byte of another's comes to any of them."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.browser.chromium import Chromium
from tests.browser.tab import Tab
from tests.browser.test_together import by_telnet
from tests.browser.visit import FAST, SHOWN
from tests.client.home import Home
from tests.server.clients import OutgoingLine, telling

pytestmark = pytest.mark.slow
ROLES = ("zorilla", "quokka", "numbat", "dugong", "gharial")
"""One more than there are phones: Anna has one too. No other word of a page is like these."""
PHONES = ("Kim", "Lou", "Mia", "Noa")
KEPT = """(async () => JSON.stringify([
  document.documentElement.outerHTML, document.cookie, location.href, history.length,
  [...document.querySelectorAll("input,textarea")].map(each => each.value),
  {...localStorage}, {...sessionStorage},
  await caches.keys(), (await indexedDB.databases()).map(each => each.name),
  performance.getEntries().map(each => each.name),
]))()"""
"""All that a page shows and keeps."""


class Phone:
    """A browser with somebody at the page, who has come by the words of the table."""

    def __init__(self, home: Home, tab: Tab, told: OutgoingLine, name: str) -> None:
        self.home, self.tab, self.told, self.name = home, tab, told, name
        self.received: list[str] = []
        """What has come by HTTP."""
        self.anew: list[str] = []
        """What of that came when the page was loaded anew."""

    def come(self, words: str) -> None:
        """Sit down at the table of these words, without an account."""
        tab = self.tab
        tab.call("Emulation.setFocusEmulationEnabled", enabled=True)
        tab.call("Page.addScriptToEvaluateOnNewDocument", source=FAST)
        tab.open(f"http://localhost:{self.home.server.opened.page}/?words={words}")
        self.keep()
        before = tab.loads
        tab.evaluate("document.querySelector('#page-called').focus()")
        tab.type(self.name)
        tab.press("Enter")
        tab.loaded(before)
        self.shows("You sit at")

    def shows(self, text: str) -> None:
        """Wait until a text is shown."""
        self.tab.until(f"{SHOWN}.some(each => each.includes({json.dumps(text)}))")
        self.keep()

    def enter(self, line: str) -> None:
        """Type a line."""
        self.tab.evaluate("document.querySelector('#line').focus()")
        self.tab.write(line)
        self.tab.press("Enter")

    def keep(self) -> None:
        """Note what has come by HTTP."""
        self.received += self.tab.bodies()

    def reload(self) -> None:
        """Load the page anew, as a phone does that was put away."""
        self.keep()
        before = self.tab.loads
        self.tab.call("Page.reload")
        self.tab.loaded(before)
        self.tab.until("!!document.querySelector('#line')")
        self.anew = [*self.tab.bodies()]
        self.received += self.anew

    def known(self) -> list[str]:
        """The secrets of which there is anything in what has come, is shown or is kept."""
        self.keep()
        everything = "\n".join([*self.received, *self.tab.frames, self.tab.evaluate(KEPT)])
        return [role for role in ROLES if role in everything]


@pytest.fixture
def tabs(browser: Chromium) -> Iterator[list[Tab]]:
    """A tab for each phone, with cookies of its own."""
    with ExitStack() as opened:
        found = [opened.enter_context(Tab(browser, 400, 700)) for _ in PHONES]
        yield found
        assert [tab.complaints for tab in found] == [[]] * len(PHONES)


def test_a_secret_reaches_its_own_phone_alone(home: Home, tabs: list[Tab]) -> None:
    """Neither the network nor the page nor the browser has a byte of another's, nor anew loaded."""
    with telling(home) as told:
        by_telnet(home, told, "new evening")
        words = home.server.table().word
        phones = [Phone(home, tab, told, name) for tab, name in zip(tabs, PHONES, strict=True)]
        for phone in phones:
            phone.come(words)
        by_telnet(home, told, "begin")
        by_telnet(home, told, f"deal {', '.join(ROLES)}")
        for phone in phones:
            phone.shows("Your secret: ")
        own = [phone.known() for phone in phones]
        assert [len(roles) for roles in own] == [1] * len(PHONES)
        assert len({role for roles in own for role in roles}) == len(PHONES)
        for phone in phones:
            phone.enter("hide")
        for phone in phones:
            phone.reload()
            phone.enter("secret")
            phone.shows("Your secret: ")
        assert [phone.known() for phone in phones] == own
        assert all(any("<html" in body for body in phone.anew) for phone in phones)
        by_telnet(home, told, "hide")
        by_telnet(home, told, "finish")
        for phone in phones:
            phone.shows("The evening is over.")
        assert [phone.known() for phone in phones] == own
