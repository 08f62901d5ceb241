"""How soon the page shows its first line, in headless Chromium on the loopback.

    python -m tests.benchmarks.bench_page [20]

Ben comes in by his name and password, and then loads the page as often as the number says. It is
measured from the moment at which the browser sets out until the first line stands in the log.
"""

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from tests.benchmarks.printing import print_report
from tests.browser.chromium import Chromium
from tests.browser.tab import Tab
from tests.browser.visit import Visit
from tests.client.home import Home
from tests.server.clients import telling

LIMIT = 300
"""Milliseconds."""
WATCH = """new MutationObserver(() => {
  if (!window.first && document.querySelector("#log p")) window.first = performance.now();
}).observe(document, { childList: true, subtree: true })"""
"""Notes when there is a line, in milliseconds since the browser set out for the page."""


def first_line(tab: Tab) -> float:
    """Milliseconds until the page had its first line."""
    tab.until("Boolean(window.first)")
    return float(tab.evaluate("window.first"))


def loaded(home: Home, tab: Tab, times: int) -> list[float]:
    """The milliseconds of each load of the page, the first after coming in."""
    tab.call("Page.addScriptToEvaluateOnNewDocument", source=WATCH)
    with telling(home) as told:
        ben = Visit(home, tab, told, "Ben")
        ben.come(fast=False)
        found = [first_line(tab)]
        for _ in range(times):
            tab.open(f"{ben.address}/play")
            found.append(first_line(tab))
    return found


def report(times: int) -> list[str]:
    """The lines of the benchmark."""
    with (
        TemporaryDirectory() as folder,
        Chromium(Path(folder, "browser")) as browser,
        Tab(browser) as tab,
        Home(Path(folder, "house"), page_port=0) as home,
    ):
        home.knows("Ben")
        coming_in, *again = loaded(home, tab, times)
    return [
        f"after coming in: {coming_in:.0f} ms, with the time of looking at the password",
        f"loaded {times} times: {median(again):.0f} ms, at most {max(again):.0f}, limit {LIMIT}",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure and print."""
    print_report(report, __doc__, "times", 20, arguments)


if __name__ == "__main__":
    main()
