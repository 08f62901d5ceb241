"""The browser of the tests: in it must be found what somebody would complain about."""

from pathlib import Path

import pytest

from tests.browser import chromium
from tests.browser.axe import violations
from tests.browser.chromium import Chromium
from tests.browser.tab import Tab
from tests.running import PATIENCE

pytestmark = pytest.mark.slow
GOOD = """<!doctype html><html lang="en"><title>Good</title><main><h1>Bears</h1>
<label for="line">Line</label> <input id="line"><button>Go</button>
<div role="log" aria-label="News">One<br>two.</div></main></html>"""
LOADED = "Page.loadEventFired"
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""The page has been drawn, which is when the browser puts the cursor somewhere."""
WRITTEN = "document.write('later'); document.close();"
SCRIPT = "document.querySelector('button').onclick = () => { document.title = 'Clicked'; }"


def shown(tab: Tab, html: str) -> None:
    """Open a page of one text."""
    tab.open(f"data:text/html,{html}")


def test_a_person_types_clicks_and_finds(tab: Tab) -> None:
    """Keys reach what has the focus, clicks reach what lies there, and the tree tells all."""
    shown(tab, GOOD)
    tab.evaluate(SCRIPT)
    tab.press("Tab")
    tab.type("2 bears?")
    assert tab.evaluate("document.getElementById('line').value") == "2 bears?"
    tab.click("document.querySelector('button')")
    assert tab.until("document.title") == "Clicked"
    tree = [*tab.tree()]
    assert ("textbox", "Line") in tree
    texts = [name for role, name in tree if role == "StaticText"]
    assert texts[-2:] == ["One", "two."]


def test_what_comes_later_is_waited_for(tab: Tab) -> None:
    """Until the page has changed."""
    shown(tab, GOOD)
    tab.evaluate("setTimeout(() => document.querySelector('main').append('late'), 50)")
    assert tab.until("document.body.innerText.includes('late')") is True


def test_a_page_that_was_loaded_while_a_key_was_pressed_is_seen(
    browser: Chromium, tab: Tab, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing more may come that could be waited for."""
    shown(tab, GOOD)
    before = tab.loads
    tab.evaluate(f"addEventListener('keydown', () => {{ document.open(); {WRITTEN} }})")
    tab.press("a")
    while all(each["method"] != LOADED for events in browser.events.values() for each in events):
        browser.listen(PATIENCE)
    monkeypatch.setattr(Chromium, "listen", lambda browser, seconds: pytest.fail("it waits"))
    tab.loaded(before)
    monkeypatch.undo()
    assert tab.loads == before + 1


def test_what_lies_below_something_else_cannot_be_clicked(tab: Tab) -> None:
    """Nobody could hit it."""
    shown(tab, f"{GOOD}<div style='position:fixed;inset:0'></div>")
    with pytest.raises(AssertionError, match="lies below"):
        tab.click("document.querySelector('button')")


def test_axe_finds_what_is_wrong(tab: Tab) -> None:
    """And nothing in a page that is as it should be."""
    shown(tab, GOOD)
    assert violations(tab) == []
    shown(tab, GOOD.replace('<label for="line">Line</label>', ""))
    (found,) = violations(tab)
    assert found.startswith("label: <input")


def test_the_browser_complains(browser: Chromium) -> None:
    """Of mistakes in scripts, and of what a page forbids itself."""
    policy = "<meta http-equiv='Content-Security-Policy' content=\"script-src 'none'\">"
    with Tab(browser) as tab:
        shown(tab, "<script>nothing.there()</script>")
        shown(tab, f"{policy}<script>document.title = 'ran'</script>")
        assert tab.evaluate("document.title") == ""
        first, second = tab.complaints
    assert "nothing is not defined" in first
    assert "Content Security Policy" in second


def test_what_the_browser_only_tells_is_no_complaint(browser: Chromium) -> None:
    """A person may be in a line before the page has put them into one."""
    focused = "<input id='one'><script>document.querySelector('input').focus()</script>"
    with Tab(browser) as tab:
        shown(tab, f"{focused}<input id='two' autofocus>")
        assert tab.evaluate(f"{DRAWN}.then(() => document.activeElement.id)") == "one"
        assert tab.complaints == []


def test_nothing_is_asked_elsewhere(browser: Chromium) -> None:
    """What a page asks for is known, and other addresses than ours are not even looked for."""
    with Tab(browser) as tab:
        shown(tab, "<img src='http://example.com/picture.png'>")
        assert tab.addresses[-1] == "http://example.com/picture.png"
        assert any("ERR_NAME_NOT_RESOLVED" in each for each in tab.complaints)


def test_without_chromium_the_test_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It is skipped and names the package, but fails where everything must run."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("ACCESSIBLE_GAMES_CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="apt install chromium"):
        chromium.installed()
    monkeypatch.setenv("ACCESSIBLE_GAMES_CI", "1")
    with pytest.raises(pytest.fail.Exception, match="apt install chromium"):
        chromium.installed()
