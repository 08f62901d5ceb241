"""A sentence of a sheet, in our own words."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Sentence:
    """What one sentence of a sheet demands, and the test that holds it."""

    number: str
    """Where it stands: section and sentence, such as "3.2"."""
    demands: str
    """What it demands, in our own words."""
    test: str
    """A test of the rules, as "life_is_life/scoring.a_single_card_can_be_a_majority".

    That is a file below tests/games and a function, both without "test_"; "referee" where only
    whole games hold it.
    """
