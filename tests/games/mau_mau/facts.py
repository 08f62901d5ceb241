"""What tests of all rooms have to know of Mau-Mau."""

from accessible_games.games.mau_mau.cards import RANKS, SUITS
from tests.games.facts import Facts

FACTS = Facts(
    soon_over=(3, 1),
    soon_over_online=1,
    rulings=("M", 16),
    legacy_options={
        "rules": "mau-mau",
        "deck": "usual",
        "hand": "usual",
        "sevens": "usual",
        "wild-on-wild": "usual",
        "draw": "usual",
        "points": "usual",
        "mau": "told",
    },
    is_folk=True,
    old_points={"named": None, "unnamed": None},
    daily_seed=1981958847,
    no_cards=frozenset((*SUITS, *RANKS)),
    bases=frozenset({"Acted", "RoundBegan"}),
    transcript=17,
    most_heard=(26, 935),
    first_heard=18,  # up to five others play first, and each of them is heard
    concepts="draw pass mau wild suit top-card pile round",
    turn="play",
    most_keys=12,
    first_prompt="Your turn. ",
    pieces=52,
    is_near_end=lambda state: min(map(len, state.hands), default=9) <= 3,
    worlds=2400,
)
