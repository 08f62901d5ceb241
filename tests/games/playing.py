"""Random games of our own games, and of a toy. As a program it prints half of them."""

import sys
from collections.abc import Mapping

from accessible_games.core.game import AnyGame
from accessible_games.games import GAMES
from accessible_games.resources import OURS
from accessible_games.testing.playing import Case as Case
from accessible_games.testing.playing import cases_of, fingerprint
from accessible_games.testing.playing import film as film
from accessible_games.testing.playing import onlookers as onlookers
from accessible_games.testing.playing import option_choices as option_choices
from accessible_games.testing.playing import questions as questions
from accessible_games.testing.playing import random_moves as random_moves
from accessible_games.testing.playing import reached as reached
from accessible_games.testing.playing import steps as steps
from accessible_games.testing.playing import stops as stops
from tests.core import toy
from tests.gathering import gathering

PLAYED: Mapping[str, AnyGame] = {**{name: GAMES[name] for name in OURS}, toy.NAME: toy.GAME}
"""Every game, and one more that asks several seats at once."""
CASES = [case for game in PLAYED.values() for case in cases_of(game)]

every_case = gathering({name: [(case,) for case in CASES if case.name == name] for name in PLAYED})
"""For each game one test, which looks at all its tables."""


def part(number: int) -> list[Case]:
    """Each second case, from the first or from the second."""
    return CASES[number::2]


if __name__ == "__main__":
    for each in part(int(sys.argv[1])):
        print(fingerprint(each))
