"""What tests of all rooms have to know of SixPack."""

from accessible_games.games.sixpack.state import OPTIONS
from tests.games.facts import Aims, Facts

BY_DEFAULT = {name: choices[0] for name, choices in OPTIONS.items()}

FACTS = Facts(
    soon_over=(2, 4),
    soon_over_online=7,
    watched_less=10,
    questions=3,  # players think a hundred times as long
    proved=50,
    rulings=("S", 47),
    legacy_options={
        "claims": "show",
        "drinks": "usual",
        "starter": "lot",
        "removal": "usual",
        "columns": "m",
    },
    old_points={"named": [0, 7, 0], "unnamed": [7, 2]},
    daily_seed=3460384933,
    seats_heard=(2, 3, 8),
    options_heard={
        3: BY_DEFAULT | {"drinks": "alcohol-free", "claims": "show"},
        8: BY_DEFAULT | {"claims": "off"},
    },
    bases=frozenset({"ClaimsOver"}),
    transcript=4,
    most_heard=(64, 3250),
    concepts="take gap bottle mix domino stack pink point clear",
    most_keys=20,
    first_prompt="Your move. ",
    touched=(["LNUP", "ROUTE 7", "BOT", *["LNUP"] * 4, "ROUTE 4"], "You lay cola lemon at o13."),
    pieces=2 * 48 + 54,  # two sides of each drink, and dominoes
    is_near_end=lambda state: len(state.display) < 16,
    worlds=1,
    strength=400,
    aims=Aims(random_games=40, easy=20, normal=150, easy_games=1, moves=9_000, share=5),
)
