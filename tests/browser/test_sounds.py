"""Sounds in a browser: none before they are wanted and a key was pressed, and none late."""

import json

import pytest

from tests.browser.tab import UNTIL, Tab
from tests.browser.visit import Visit
from tests.client.home import Home
from tests.server.clients import OutgoingLine, telling
from tests.sounds.measuring import heard

pytestmark = pytest.mark.slow

WATCHED = """(() => {
  const note = (name, add) => {
    const noted = document.documentElement.dataset;
    noted[name] = `${noted[name] ?? ""} ${add}`.trim();
  };
  window.AudioContext = class extends AudioContext {
    constructor() { super(); note("opened", "once"); }
  };
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function () {
    note("played", Math.round(1000 * this.buffer.duration));
    start.call(this);
  };
})()"""
"""Notes in the page when it opens a way to be heard, and the milliseconds of what it plays."""
NOTED = "(document.documentElement.dataset.{} ?? '')"
OPENED, PLAYED = NOTED.format("opened"), NOTED.format("played")
HELD = "window.setTimeout = () => 0"
"""Lets no timer run, as a browser does for a long time with a page in the background."""


def lengths(*names: str) -> str:
    """Return how long sounds last, in milliseconds, as the page notes it."""
    return " ".join(str(round(heard(name).milliseconds)) for name in names)


def played(*names: str) -> str:
    """Return an expression of the page: whether it has played these sounds, and no others."""
    return f"{PLAYED} === {json.dumps(lengths(*names))}"


def untouched(tab: Tab, expression: str) -> object:
    """Wait until an expression is true, without the browser taking that for a key."""
    wait = UNTIL.format(expression)
    found = tab.call("Runtime.evaluate", expression=wait, awaitPromise=True, returnByValue=True)
    return found["result"]["value"]


def at_the_page(home: Home, tab: Tab, told: OutgoingLine) -> Visit:
    """Return Ben at the page, which is watched."""
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=WATCHED)
    ben = Visit(home, tab, told, "Ben")
    ben.come(fast=False)
    return ben


def says(home: Home, told: OutgoingLine, line: str) -> None:
    """Let Anna type a line."""

    async def typed() -> None:
        before = told.user("Anna").outbox.number
        home.anna.type(line)
        await told.typed("Anna", before)

    home.do(typed())


def test_nothing_is_opened_for_those_without_sounds(home: Home, tab: Tab) -> None:
    """Whatever they type and hear."""
    with telling(home) as told:
        ben = at_the_page(home, tab, told)
        ben.enter("wombat")
        says(home, told, "tell ben hello")
        ben.hear()
        assert tab.evaluate(f"{OPENED} + {PLAYED}") == ""


def test_a_sound_is_played_once_when_it_is_wanted(home: Home, tab: Tab) -> None:
    """A sample, and what others say; the page has one way to be heard, which stays."""
    with telling(home) as told:
        ben = at_the_page(home, tab, told)
        ben.enter("sound on")
        tab.until(played("turn"))
        says(home, told, "tell ben hello")
        ben.hear()
        tab.until(played("turn", "talk"))
        assert tab.evaluate(OPENED) == "once"


def test_timers_may_stand_still(home: Home, tab: Tab) -> None:
    """As in the background: the sound comes, though the line waits."""
    with telling(home) as told:
        ben = at_the_page(home, tab, told)
        ben.enter("sound on")
        tab.until(played("turn"))
        tab.evaluate(HELD)
        says(home, told, "tell ben hello")
        tab.until(played("turn", "talk"))


def test_nothing_is_opened_before_a_key(home: Home, tab: Tab) -> None:
    """A page that is opened anew waits for one; what came before it is not played late."""
    with telling(home) as told:
        ben = at_the_page(home, tab, told)
        ben.enter("sound on")
        tab.until(played("turn"))
        tab.open(f"{ben.address}/play")
        says(home, told, "tell ben hello")
        untouched(tab, "document.querySelector('#log').textContent.includes('hello')")
        assert untouched(tab, f"[{OPENED} + {PLAYED}]") == [""]
        tab.press("Tab")
        assert untouched(tab, OPENED) == "once"
        says(home, told, "tell ben hello again")
        untouched(tab, played("talk"))
