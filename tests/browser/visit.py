"""Somebody at the page: they come in, type or press, and find each line once and in order."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, field

from accessible_games.server.visitor import Visitor
from accessible_games.speech.catalogue import Language
from tests.browser.tab import Tab
from tests.client.home import Home
from tests.server.clients import Told
from tests.server.wire import PASSWORD

FAST = """(() => {
  const now = performance.now.bind(performance), later = setTimeout, times = 40;
  performance.now = () => now() * times;
  window.setTimeout = (work, wait, ...more) => later(work, wait / times, ...more);
})()"""
"""Lets the clock of a page run: it waits until somebody who listens has heard, and here is nobody.
"""
SHOWN = """[...document.querySelectorAll("#log p")].flatMap(answer =>
  [...answer.childNodes].filter(each => each.nodeName !== "BR").map(each => each.textContent))"""
"""The lines in the log."""
FOCUS = "document.activeElement.id || document.activeElement.tagName"


@dataclass
class Visit:
    """One person, with a tab; *told* is what the house tells everybody."""

    home: Home
    tab: Tab
    told: Told
    name: str
    language: Language = "en"
    heard: list[str] = field(default_factory=list)
    """All that the house has told them."""

    @property
    def visitor(self) -> Visitor:
        """How the house knows them."""
        return self.told.visitor(self.name)

    @property
    def address(self) -> str:
        """Where the page is."""
        return f"http://localhost:{self.home.server.opened.page}"

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
        if self.language != self.visitor.settings.language:
            self.enter(f"language {self.language}")

    def walk_to(self, field: str) -> None:
        """Press Tab until a field has the focus."""
        for _ in range(30):
            if self.tab.evaluate(FOCUS) == field:
                return
            self.tab.press("Tab")
        raise AssertionError(f"{field} is not reached by Tab")

    def enter(self, line: str) -> list[str]:
        """Type a line, key by key; what is heard of it, and the focus has not moved."""
        before = self.visitor.outbox.number
        self.tab.type(line)
        self.tab.press("Enter")
        self.home.do(self.told.typed(self.name, before))
        return self.hear()

    def hear(self) -> list[str]:
        """Wait until all is shown that they were told; what is new. Nothing comes twice."""
        new = self.told.new(self.name)
        self.heard += new
        if self.heard:
            last = json.dumps(self.heard[-1])
            self.tab.until(f"{SHOWN}.length >= {len(self.heard)} && {SHOWN}.at(-1) === {last}")
        shown = self.tab.evaluate(SHOWN)
        assert shown[len(shown) - len(self.heard) :] == self.heard
        return new

    def assert_in_the_tree(self) -> None:
        """A screen reader finds the same lines as are seen, each once and in order."""
        found = [*self.tab.tree()]
        start = found.index(("log", next(name for role, name in found if role == "log")))
        texts = [name for role, name in found[start:] if role == "StaticText"]
        assert texts[: texts.index(self.heard[-1])][-len(self.heard) + 1 :] == self.heard[:-1]
        assert_once(texts, self.heard)


def assert_once(texts: Sequence[str], lines: Sequence[str]) -> None:
    """Each line stands among texts as often as it was said."""
    for line in {*lines}:
        assert texts.count(line) == lines.count(line), line
