"""Somebody at the page: they come in, type or press, and find each line once and in order."""

import json
from dataclasses import dataclass, field

from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.browser.tab import Tab
from tests.client.home import Home
from tests.server.clients import OutgoingLine
from tests.server.wire import PASSWORD

FAST = """(() => {
  const now = performance.now.bind(performance), later = setTimeout, times = 40;
  performance.now = () => now() * times;
  window.setTimeout = (work, wait, ...more) => later(work, wait / times, ...more);
})()"""
"""Lets the clock of a page run: it waits until somebody who listens has heard, and here is nobody.
"""
OF_THE_PAGE = tuple(
    catalogue_of(language).say(message)
    for language in LANGUAGES
    for message in ("site-lost", "site-back")
)
"""What the page says by itself, in any language."""
SHOWN = """[...document.querySelectorAll("#log p")].flatMap(answer =>
  [...answer.childNodes].filter(each => each.nodeName !== "BR").map(each => each.textContent))"""
"""The lines in the log."""
SAID = f"{SHOWN}.filter(each => !{json.dumps(OF_THE_PAGE)}.includes(each))"
"""Those of the server."""
FOCUS = "document.activeElement.id || document.activeElement.tagName"


@dataclass
class Visit:
    """One person, with a tab; *told* is what the server tells everybody."""

    home: Home
    tab: Tab
    told: OutgoingLine
    name: str
    language: Language = "en"
    port: int = 0
    """Where they come to the page, if not at its own."""
    before: int = 0
    """How many lines were shown before the first of these."""
    heard: list[str] = field(default_factory=list)
    """All that the server has told them."""

    @property
    def user(self) -> User:
        """How the server knows them."""
        return self.told.user(self.name)

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://localhost:{self.port or self.home.server.opened.page}"

    def come(self, *, fast: bool = True) -> None:
        """Come in by the keyboard: a name and a password of an account that is there."""
        if fast:
            self.tab.call("Page.addScriptToEvaluateOnNewDocument", source=FAST)
        self.tab.open(f"{self.address}/?language={self.language}")
        before = self.tab.loads
        self.walk_to("page-name")
        self.tab.type(self.name)
        self.walk_to("page-password")
        self.tab.type(PASSWORD)
        self.tab.press("Enter")
        self.tab.loaded(before)
        self.tab.until(f"{SHOWN}.some(each => each.includes('{self.name}'))")
        self.home.do(self.told.calm())
        self.hear()
        self.walk_to("line")
        if self.language != self.user.settings.language:
            self.enter(f"language {self.language}")

    def walk_to(self, field: str) -> None:
        """Press Tab until a field has the focus."""
        for _ in range(30):
            if self.tab.evaluate(FOCUS) == field:
                return
            self.tab.press("Tab")
        raise AssertionError(f"{field} is not reached by Tab")

    def enter(self, line: str) -> list[str]:
        """Type a line; what is heard of it."""
        before = self.user.outbox.number
        self.tab.type(line[:1])
        self.tab.write(line[1:])  # a call for each key would cost as much as all else
        self.tab.press("Enter")
        self.home.do(self.told.typed(self.name, before))
        return self.hear()

    def hear(self) -> list[str]:
        """Wait until all is shown that they were told; what is new. Nothing comes twice."""
        new = self.told.new(self.name)
        self.heard += new
        if self.heard:
            last, count = json.dumps(self.heard[-1]), self.before + len(self.heard)
            self.tab.until(f"{SAID}.length >= {count} && {SAID}.at(-1) === {last}")
        shown = self.tab.evaluate(SAID)
        self.before = self.before or len(shown) - len(self.heard)
        assert shown[self.before :] == self.heard
        return new

    def assert_in_the_tree(self) -> None:
        """A screen reader finds the same lines as are seen, each once and in order."""
        found = [*self.tab.tree()]
        start = found.index(("log", next(name for role, name in found if role == "log")))
        texts = [name for role, name in found[start:] if role == "StaticText"]
        lines = [text for text in texts if text not in OF_THE_PAGE][self.before :]
        assert lines[: len(self.heard)] == self.heard
        label = self.tab.evaluate("document.querySelector('#label').textContent")
        assert lines[len(self.heard)] == label  # of the field, which comes behind the log
