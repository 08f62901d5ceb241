"""The limits of a server are those that its hosts read about."""

from collections import Counter

from accessible_games.label_page.page import LABELS
from accessible_games.network.rate_limits import Limit
from accessible_games.server.lobby import rate_limits
from accessible_games.server.page.notices import CHANGES
from tests.running import ROOT


def test_the_documentation_has_the_limits() -> None:
    """A row of its table for each, whoever is counted, and no row more."""
    times = {3600.0: "an hour", 60.0: "a minute"}
    times |= {60.0 * each: f"every {each} minutes" for each in range(2, 60)}
    times |= {1.0 * each: f"every {each} seconds" for each in range(2, 60)}
    text = (ROOT / "docs/server.md").read_text("utf-8").partition("| what is counted |")[2]
    rows = [row.split("|")[3:5] for row in text.partition("\n\n")[0].splitlines()[2:]]
    told = [(int(most.split()[0].strip(",")), then.strip()) for most, then in rows]
    own = [each for each in vars(rate_limits).values() if isinstance(each, Limit)]
    every = [(each.most, f"one {times[each.seconds]}") for each in (*own, CHANGES, LABELS)]
    assert Counter(told) == Counter(every)
