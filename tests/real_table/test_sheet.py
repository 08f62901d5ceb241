"""The arithmetic of a score sheet."""

from dataclasses import replace
from random import Random
from typing import Any

from accessible_games.real_table.sheet import (
    Sheet,
    corrected,
    is_over,
    leaders,
    ranking,
    totals,
    with_round,
)


def of(*lines: tuple[int, ...], **said: Any) -> Sheet:
    """A sheet of three people with these rounds."""
    return replace(Sheet((0, 1, 2), lines=lines), **said)


def test_totals_are_the_sums_of_all_rounds() -> None:
    """Of each person; without a round they are 0."""
    assert totals(of()) == {0: 0, 1: 0, 2: 0}
    assert totals(of((1, 2, 3), (-4, 5, 0))) == {0: -3, 1: 7, 2: 3}


def test_who_has_most_leads_or_who_has_least() -> None:
    """By the distance to the next one who has not the same."""
    sheet = of((10, 10, 4))
    assert leaders(sheet) == ((0, 1), 6)
    assert leaders(replace(sheet, wins="least")) == ((2,), 6)
    assert leaders(of((1, 1, 1))) == ((0, 1, 2), 0)
    assert ranking(replace(sheet, wins="least"))[0] == (2, 4)


def test_whoever_is_not_named_in_a_round_gets_nothing() -> None:
    """And the deal passes on to the next one on the sheet."""
    sheet = with_round(of(dealer=2), {1: 5})
    assert (sheet.lines, sheet.dealer) == (((0, 5, 0),), 0)


def test_a_correction_changes_only_whom_it_names() -> None:
    """In the round that is named, counted from 1."""
    assert corrected(of((1, 2, 3), (4, 5, 6)), 2, {1: 0}).lines == ((1, 2, 3), (4, 0, 6))


def test_a_sheet_ends_at_its_target_or_after_its_rounds() -> None:
    """Even where the least wins, the target is reached by whoever has most."""
    assert not is_over(of((49, 0, 0), target=50))
    assert is_over(of((49, 0, 0), (1, 0, 0), target=50, wins="least"))
    assert is_over(of((0, 0, 0), (0, 0, 0), rounds=2))
    assert not is_over(of((0, 0, 0), rounds=2))
    assert not is_over(of((10**6, 0, 0)))


def test_rounds_and_corrections_keep_the_sum() -> None:
    """Whatever is written, the totals are the sum of what the sheet says."""
    chance = Random(1)
    for _ in range(200):
        sheet = of()
        for _ in range(chance.randrange(1, 9)):
            sheet = with_round(sheet, {chance.randrange(3): chance.randrange(-50, 50)})
            number = chance.randrange(len(sheet.lines)) + 1
            sheet = corrected(sheet, number, {chance.randrange(3): chance.randrange(-50, 50)})
        assert sum(totals(sheet).values()) == sum(map(sum, sheet.lines))
