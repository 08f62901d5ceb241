"""Which domino is laid aside."""

from accessible_games.games.sixpack import drinks
from accessible_games.games.sixpack.patterns import SETS
from accessible_games.games.sixpack.players.evaluation import hands_without
from accessible_games.games.sixpack.players.keeping import (
    FOREIGN,
    best_laid,
    ease,
    foreign,
    likelihood,
    share_found,
)
from tests.games.sixpack.building import dominoes
from tests.games.sixpack.players.seats import MINE, OTHER, hand


def test_a_mix_beside_a_bottle_it_lacks_is_foreign() -> None:
    """In whichever order the two are told."""
    found = {f"{bottle}-{mix}" for bottle in drinks.BOTTLES for mix in drinks.MIXES
             if foreign(bottle, mix)}  # fmt: skip
    assert found == set(drinks.FOREIGN)
    assert foreign("shandy", "cola")
    assert not foreign("shandy", "beer")


def test_each_foreign_pair_makes_a_picture_less_likely() -> None:
    """A picture without any is the most likely."""
    assert likelihood(("cola", "spezi", "lemonade", "spezi", "cola", "spezi")) == 1
    one_corner = ("cola", "spezi", "lemonade", "spezi", "cola", "diesel")
    assert likelihood(one_corner) == FOREIGN


def test_every_hand_can_be_found() -> None:
    """The hardest too."""
    found = [ease(frozenset(each)) for each in SETS]
    assert 0 < min(found) < max(found) <= 1


def test_foreign_dominoes_are_the_hardest() -> None:
    """The hand of all three is harder than any hand without one."""
    none = [each for each in SETS if not {*each} & {*drinks.FOREIGN}]
    assert ease(hand(OTHER)) < min(ease(frozenset(each)) for each in none)


def test_a_foreign_domino_is_laid_aside() -> None:
    """What stays is easier to find."""
    for mixed in ("C CL, B CL, L LB", "L CB, B CB, C CL", "B LB, C CL, C LB"):
        (one,) = [each for each in dominoes(mixed) if each in drinks.FOREIGN]
        assert best_laid((), tuple(dominoes(mixed)), set()) == one


def test_what_the_table_shows_already_is_kept() -> None:
    """The next hand is more likely one of those, although they are hard ones."""
    held = tuple(dominoes("C CL, B CL, L LB"))
    rest = hands_without(("cola-spezi",))
    found = {each for each in rest if "beer-spezi" in each}
    assert best_laid((), held, set()) == "beer-spezi"
    assert best_laid((), held, found) != "beer-spezi"


def test_the_share_found_is_that_of_the_hands_one_may_draw() -> None:
    """All of them, none, or one of 56 after the first point."""
    mine = tuple(dominoes(MINE))
    possible = hands_without(mine[:1])
    assert share_found((), mine[0], set(possible)) == 1
    assert share_found((), mine[0], set()) == 0
    assert share_found((), mine[0], {possible[0]}) == 1 / 56


def test_at_the_last_point_nothing_is_drawn() -> None:
    """So nothing is found, and any domino is as good."""
    points = tuple(each for each in drinks.DOMINOES if each not in dominoes(MINE))
    mine = tuple(dominoes(MINE))
    assert share_found(points, mine[0], set()) == 0
    assert best_laid(points, mine, set()) == mine[0]
