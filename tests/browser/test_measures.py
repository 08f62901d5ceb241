"""The measures of a page: each finds what it is for, and nothing where nothing is wrong."""

import pytest

from tests.browser import measures
from tests.browser.tab import Tab

pytestmark = pytest.mark.slow
PAGE = """<!doctype html><html lang="en"><title>Page</title><style>
  body {{ margin: 20px; width: 280px; }}
  button {{ margin: 8px; min-height: 44px; min-width: 44px; }}
  {} </style><main><button id="go">Go</button><button>On</button><p>Bears and goats</p></main>
  </html>"""
BAD = {
    "CUT": ("p { width: 400px; }", "button { letter-spacing: 90px; width: 44px; }"),
    "SMALL": ("button { min-height: 40px; }", "button { min-width: 20px; padding: 0; }"),
    "CLOSE": ("button { margin: 1px; }", "#go { position: relative; left: 40px; }"),
    "FAINT": ("p { color: #777; }", "button { border: 2px solid #ddd; }", "p { opacity: 0.5; }"),
    "MOVING": ("p { transition: color 1s; }", "html { scroll-behavior: smooth; }"),
    "UNSEEN": (
        ":focus { outline: none; }",
        ":focus { outline: 4px solid #eee; }",
        "p { background: white; inset: 0; position: fixed; }",
    ),
}
EACH = [(name, style) for name, styles in BAD.items() for style in styles]
GOOD = ":focus { outline: 4px solid black; } button { border: 2px solid black; }"


def found(tab: Tab, name: str, style: str) -> list[str]:
    """What a measure finds of a page with a style, whose first button has the focus."""
    tab.open("data:text/html," + PAGE.format(style).replace("#", "%23"))
    tab.look(320, 400)
    tab.evaluate("document.getElementById('go').focus()")
    result: list[str] = tab.evaluate(getattr(measures, name))
    return result


@pytest.mark.parametrize(("name", "style"), EACH)
def test_what_is_wrong_is_found(name: str, style: str, tab: Tab) -> None:
    """A page of two buttons and a line, with one thing wrong."""
    assert found(tab, name, GOOD + style) != []


@pytest.mark.parametrize("name", BAD)
def test_what_is_right_is_not_complained_about(name: str, tab: Tab) -> None:
    """The same page without it."""
    assert found(tab, name, GOOD) == []


def test_texts_can_be_spaced(tab: Tab) -> None:
    """A line that just fits is too long with more space between its letters, and fits again."""
    assert found(tab, "CUT", f"{GOOD} p {{ display: inline-block; white-space: nowrap; }}") == []
    tab.evaluate("""(line => {
      line.style.width = `${line.getBoundingClientRect().width + 1}px`;
    })(document.querySelector("p"))""")
    assert tab.evaluate(measures.CUT) == []
    tab.evaluate(measures.SPACED)
    assert tab.evaluate(measures.CUT) != []
    tab.evaluate(measures.USUAL)
    assert tab.evaluate(measures.CUT) == []
