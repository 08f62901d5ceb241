"""Score random games twice, by the rules and as held up: `python -m tests.long.scoring [GAMES]`.

Prints how many games of each kind were played, and how many results were compared.
"""

import sys

from tests.real_table.scoring.held_up import SCORED


def main(games: int) -> None:
    """Play and compare; the first difference ends it with an `AssertionError`."""
    for game, compare in SCORED.items():
        print(game, games, "games", sum(map(compare, range(games))), "results equal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 1000)
