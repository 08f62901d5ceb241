"""axe-core, which looks for what keeps people out of a page; the package that brings it is pinned.

Only its script is used, and given to the page by the browser: no page of ours has to let it in.
"""

from functools import cache
from importlib.resources import files

from tests.browser.tab import Tab

RUN = """axe.run(document, {resultTypes: ["violations"]}).then(found =>
  found.violations.map(each => `${each.id}: ${each.nodes.map(node => node.html).join(" ")}`))"""


@cache
def script() -> str:
    """The script, as the package has it."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def violations(tab: Tab) -> list[str]:
    """What is wrong with the page in a tab: each rule that is broken, and where.

    What the browser complains of meanwhile is no matter of the page: axe tries inline styles.
    """
    complaints = [*tab.complaints]
    if not tab.evaluate("typeof axe === 'object'"):
        tab.evaluate(f"{script()};0")
    found: list[str] = tab.evaluate(RUN)
    tab.complaints[:] = complaints
    return found
