"""Positions in which somebody trades, or wants to: what no play could lead to is refused."""

import pytest

from accessible_games.core import position as positions
from tests.games.lifeboat.building import Document, L, S, document
from tests.games.lifeboat.test_positions import AT_SEA, refusal

PHASES: dict[str, tuple[Document, positions.Place, str]] = {
    "nobody on the market": (
        document(phase="market", trading="open"), ("polled",), "wrong-length",
    ),
    "a closed market": (
        document(phase="market", polled=[S], trading="turn"), ("phase",), "out-of-range",
    ),
    "trading nothing": (document(phase="partner"), ("phase",), "out-of-range"),
    "no offer to answer": (document(phase="deal"), ("offer", "seat"), "out-of-range"),
    "a wish where nobody may": (
        document(wishing=[S], trading="turn"), ("wishing",), "wrong-length",
    ),
    "a wish at night": (
        document(**AT_SEA, phase="drink", evening=[S]), ("evening",), "wrong-length",
    ),
    "two wishes of one": (document(evening=[S, S]), ("evening", 1), "out-of-range"),
    "covered and open": (
        document({L: "oar"}, {L: "oar"}, phase="deal", offer={
            "seat": L, "partner": S, "give": ["oar"], "slip": True, "given": ["oar"],
        }),
        ("offer", "given"), "wrong-cards",
    ),
    "covered before all eyes": (
        document({L: "oar"}, phase="deal", offer={
            "seat": L, "partner": S, "give": ["oar"], "given": ["oar"],
        }),
        ("offer", "given"), "wrong-cards",
    ),
    "nothing to cover": (
        document({L: "oar water"}, phase="cover", offer={
            "seat": L, "partner": S, "give": ["oar", "water"],
        }),
        ("offer", "slip"), "out-of-range",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PHASES)
def test_what_no_trade_leads_to_is_refused(name: str) -> None:
    """The place is named, so that a person can mend the document."""
    given, *expected = PHASES[name]
    assert refusal(given) == tuple(expected)
