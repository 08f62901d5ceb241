"""What tests of all rooms have to know of Life is Life."""

from tests.games.facts import Aims, Facts

FACTS = Facts(
    soon_over=(3, 10),
    soon_over_online=12,
    rulings=("K", 30),
    legacy_options={"expert": "no"},
    old_points={"named": None, "position": None, "unnamed": None},
    daily_seed=2893312457,
    transcript=5,
    most_heard=(130, 5450),
    concepts="knock swap set majority life round last-lap sudden-death display info-card",
    replaced=frozenset({"command-scores"}),  # where others have points it has lives
    most_keys=10,
    first_prompt="Your turn. ",
    pieces=90,
    is_near_end=lambda state: state.knocker is not None,
    worlds=7680,
    aims=Aims(moves=90_000, uno=1.5),
)
