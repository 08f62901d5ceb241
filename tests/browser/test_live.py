"""The log as a screen reader gets it: each answer is added once, whole, and never while one types.

What Chromium adds to a live region is what is announced, so a page is watched by an observer.
"""

import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.browser.tab import Tab
from tests.browser.test_together import answers, by_telnet
from tests.browser.visit import OF_THE_PAGE, Visit
from tests.client.home import Home
from tests.server.clients import asked, telling
from tests.sessions import typed_answer

pytestmark = pytest.mark.slow
QUIET = 600
"""Milliseconds after a key in which the page announces nothing (docs/page.md)."""
WATCH = """document.addEventListener("DOMContentLoaded", () => {
  const log = document.getElementById("log");
  if (!log) return;
  window.announced = [];
  window.broken = [];
  let lastKey = -Infinity;
  document.addEventListener("keydown", () => { lastKey = performance.now(); }, true);
  new MutationObserver(changes => {
    for (const {type, target, addedNodes, removedNodes} of changes) {
      if (type !== "childList" || target !== log || removedNodes.length || addedNodes.length !== 1)
        broken.push(`${type} at ${target.nodeName}`);
      if (performance.now() - lastKey < QUIET) broken.push("while somebody types");
      for (const each of addedNodes) announced.push([...each.childNodes].filter(one =>
        one.nodeName !== "BR").map(one => one.textContent));
    }
  }).observe(log, {attributes: true, characterData: true, childList: true, subtree: true});
});""".replace("QUIET", str(QUIET))
"""Notes what is added to the log, and whatever else is done to it."""
REGIONS = """[...document.querySelectorAll(`[aria-live], [role=log], [role=status], [role=alert],
  [role=timer], [role=marquee], output`)].map(each => [each.id, each.role, each.ariaLive])"""


def announced(ben: Visit) -> list[str]:
    """The lines of the server that were announced since the page was loaded, in order."""
    lines = [line for answer in ben.tab.evaluate("announced") for line in answer]
    return [line for line in lines if line not in OF_THE_PAGE]


def assert_announced(ben: Visit) -> None:
    """All that was told, once and in order."""
    ben.hear()
    assert announced(ben)[ben.before :] == ben.heard


@pytest.fixture
def ben(home: Home, tab: Tab) -> Iterator[Visit]:
    """Who comes to the page, where Anna is in the lobby."""
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come()
        yield ben
        assert tab.evaluate("broken") == []
        assert tab.evaluate(REGIONS) == [["log", "log", "polite"]]


def test_talk_while_one_types(home: Home, ben: Visit) -> None:
    """It waits until the keys rest, and comes whole; what is typed stays, and is sent once."""
    for number in range(3):
        ben.tab.type("say h")
        for word in ("one", "two", "three"):
            by_telnet(home, ben.told, f"tell ben {word} {number}")
        ben.tab.type("i")
        ben.hear()
        assert ben.tab.evaluate("document.getElementById('line').value") == "say hi"
        ben.enter(f" {number}")
        assert f"Ben says: hi {number}" in " ".join(ben.told.new("Anna"))
    assert_announced(ben)


def test_a_table_of_several(home: Home, ben: Visit) -> None:
    """Moves of others, talk, refusals three times the same and one's own moves."""
    by_telnet(home, ben.told, "new life is life 3 random")
    ben.enter("join anna")
    by_telnet(home, ben.told, "begin")
    anna = ben.told.user("Anna")
    for _ in range(6):
        if not asked(home, ben.user):
            by_telnet(home, ben.told, answers(home, anna))
            by_telnet(home, ben.told, "say well played")
            ben.hear()
            continue
        ben.hear()
        refused = [ben.enter("99") for _ in range(3)]
        assert refused[1] == refused[2] != []
        ben.enter(answers(home, ben.user))
    assert_announced(ben)


def test_a_page_loaded_again(home: Home, ben: Visit) -> None:
    """It has the last question and nothing that was shown before, then the news, once."""
    ben.enter("people")
    before, last = ben.tab.loads, ben.heard[-1]
    ben.tab.call("Page.reload")
    ben.tab.loaded(before)
    ben.tab.until(f"announced.flat().includes({json.dumps(last)})")
    assert announced(ben) == [last]
    by_telnet(home, ben.told, "tell ben hello again")
    news = ben.told.new("Ben")
    ben.tab.until(f"announced.flat().length === {1 + len(news)}")
    assert announced(ben) == [last, *news]


def test_sounds_tell_nothing_alone(home: Home, ben: Visit) -> None:
    """The same game is told in the same lines with and without them, and so is whose turn it is."""
    games = []
    for sounds in ("off", "on"):
        ben.enter(f"sound {sounds}")
        ben.enter("new life is life 3 random")
        before = len(ben.heard)
        ben.enter("begin")
        for _ in range(4):
            person = home.server.server.at[ben.user.key].person_of(ben.user)
            assert person is not None
            assert person.asked is not None
            ben.enter("99")
            ben.enter(typed_answer(person, person.asked.options.draw(Random(7))))
        games.append(ben.heard[before:])
        ben.enter("leave")
    assert games[0] == games[1]
    frames = [json.loads(each) for text in ben.tab.frames for each in text.split("\n") if each]
    played = {each["name"] for each in frames if each["frame"] == "sound"} - {""}
    assert len(played) > 1
    turns = [line for line in games[1] if "Your turn" in line]
    assert len(turns) > 1
    assert_announced(ben)
