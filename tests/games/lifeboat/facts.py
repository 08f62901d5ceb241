"""What tests of all rooms have to know of Lifeboat."""

from tests.games.facts import Aims, Facts

FACTS = Facts(
    soon_over=(4, 7),
    soon_over_online=6,
    questions=4,  # of 20 kinds
    proved=500,
    rulings=("L", 68),
    legacy_options={
        "psychopath": "size",
        "trading": "turn",
        "drowned": "gone",
        "preserver": "conscious",
        "own-preserver": "hand",
        "swimmer": "conscious",
        "bribes": "announced",
        "parley": "bribes",
    },
    old_points={"named": [2, 15, 7, 11], "unnamed": [11, 16, 5, 11]},
    daily_seed=4277395171,
    seats_heard=(4, 6),
    options_heard={
        4: {"psychopath": "3", "trading": "open", "drowned": "gone"},
        6: {"psychopath": "all", "trading": "turn", "drowned": "back"},
    },
    bases=frozenset({"Secret"}),
    transcript=5,
    most_heard=(96, 4600),
    concepts="row swap mug trade slip show fight attack defend promise bribe aid navigator "
    "psychopath narcissist ambivalent quartermaster victory-point love hate day thirst wound "
    "unconscious overboard bird provision weapon",
    most_keys=15,
    first_prompt="Keep what[?] ",
    touched=(["LNUP", "ROUTE 2"], "You keep cash"),
    pieces=90,
    is_near_end=lambda state: len(state.order) < 2,
    strength=600,
    aims=Aims(random_games=300, moves=50_000, share=3),
)
