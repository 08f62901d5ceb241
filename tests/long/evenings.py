"""Whole evenings from a pack that the script knows: `python -m tests.long.evenings [EVENINGS]`.

Each game and Skat in each language, at each verbosity in turn, with wrong lines, lines taken back,
and a program that is killed in the middle. Prints how many totals were compared with the rules.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES
from tests.real_table.hidden import EVENINGS
from tests.real_table.test_whole_evenings import play


def main(evenings: int) -> None:
    """Play so many evenings of each; the first difference ends it with an `AssertionError`."""
    for game in EVENINGS:
        compared = 0
        for seed in range(evenings):
            language = LANGUAGES[seed % len(LANGUAGES)]
            verbosity = VERBOSITIES[seed % len(VERBOSITIES)]
            with TemporaryDirectory() as place:
                compared += play(Path(place), game, seed, language, verbosity)
        print(game, evenings, "evenings", compared, "totals equal", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 100)
