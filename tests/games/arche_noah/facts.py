"""What tests of all rooms have to know of Arche Noah."""

from tests.games.facts import Aims, Facts

FACTS = Facts(
    soon_over=(2, 4),
    soon_over_online=7,
    proved=200,
    rulings=("A", 28),
    legacy_options={"starter": "lot", "open-piles": "no", "hints": "all"},
    old_points={"named": [30, -2, 9], "unnamed": [58, 48]},
    daily_seed=1272972308,
    options_heard={3: {"starter": "lot", "open-piles": "yes", "hints": "open"}},
    bases=frozenset({"Took"}),
    transcript=1,
    most_heard=(147, 6600),
    concepts="bid coin chip secret-card pile draw-pile pair single pass round start-card "
    "victory-point",
    turn="bid",
    most_keys=9,
    first_prompt="Your bid, 0 to 12[.] ",
    touched=(["LNUP", "ROUTE 5"], "Order: you 2, Mia 0, and Tom 0."),
    pieces=41 + 62,  # cards and chips
    is_near_end=lambda state: len(state.draw_pile) < 12,
    # Nobody who sits down in the middle could remember what lies in a closed pile.
    puzzle_options={"open-piles": "yes"},
    worlds=7680,
    aims=Aims(moves=80_000),
)
