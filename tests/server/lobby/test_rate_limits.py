"""The limits of a server are those that its hosts read about."""

from accessible_games.label_page.page import LABELS
from accessible_games.server.lobby.rate_limits import (
    ACCOUNTS,
    FIRST,
    HEARD,
    OPENINGS,
    REPORTS,
    TABLES,
    WORDS,
    WRONG,
)
from accessible_games.server.page.notices import CHANGES
from tests.running import ROOT


def test_the_documentation_has_the_limits() -> None:
    """Each row of its table, in this order."""
    times = {3600.0: "an hour", 60.0: "a minute"}
    times |= {60.0 * each: f"every {each} minutes" for each in range(2, 60)}
    times |= {1.0 * each: f"every {each} seconds" for each in range(2, 60)}
    text = (ROOT / "docs/server.md").read_text("utf-8").partition("| what is counted |")[2]
    rows = [row.split("|")[3:5] for row in text.splitlines()[2:12]]
    told = [(int(most.split()[0].strip(",")), then.strip()) for most, then in rows]
    every = (WRONG, WORDS, FIRST, ACCOUNTS, TABLES, REPORTS, OPENINGS, HEARD, CHANGES, LABELS)
    assert told == [(each.most, f"one {times[each.seconds]}") for each in every]
