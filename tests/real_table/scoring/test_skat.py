"""Skat counts as the International Skat Order does, and as its list is kept."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from accessible_games.real_table.scoring.skat import (
    CAUSES,
    MOST_MATADORS,
    Game,
    SkatDeal,
    SkatError,
    bids,
    bock_left,
    classic,
    count,
    games,
    seeger_fabian,
    whole,
)
from tests.real_table.scoring.isko import BIDS, ENDS, NULLS, VALUES


def ended(game: Game, matadors: int, end: str, *, is_won: bool = True, bid: int = 0) -> SkatDeal:
    """A deal with what was announced and reached in words."""
    flags = {*end.split()}
    return SkatDeal(
        game,
        is_won,
        matadors,
        hand="hand" in flags,
        schneider="schneider" in flags,
        schneider_announced="schneider-announced" in flags,
        schwarz="schwarz" in flags,
        schwarz_announced="schwarz-announced" in flags,
        ouvert="ouvert" in flags,
        bid=bid,
    )


def table() -> Iterator[tuple[SkatDeal, int]]:
    """Every row of the table of game values: a won game and its value."""
    for game, most in MOST_MATADORS.items():
        values = [*map(int, VALUES[game].split())]
        for matadors in range(1, most + 1):
            for end, more in ENDS.items():
                for sign in (1, -1):
                    yield ended(game, sign * matadors, end), values[matadors + 1 + more - 2]
    for end, value in NULLS.items():
        yield ended("null", 0, end), value


@pytest.mark.parametrize("is_won", [True, False])
def test_every_game_counts_what_the_table_says(is_won: bool) -> None:
    """Lost, it counts double and below zero."""
    rows = [*table()]
    assert len(rows) == 2 * 48 * len(ENDS) + 4
    for deal, value in rows:
        end = replace(deal, is_won=is_won)
        announced = end.schneider_announced or end.schwarz_announced or end.ouvert
        if is_won or end.game == "null" or not announced or end.schneider or end.schwarz:
            assert count(end).points == (value if is_won else -2 * value), end


def test_the_table_has_all_games_there_are() -> None:
    """Every legal combination of announcements and ends is a row, once."""
    rows = [whole(deal) for deal, _ in table() if deal.matadors >= 0]
    assert sorted(map(repr, rows)) == sorted(map(repr, games()))


def test_what_can_be_bid() -> None:
    """The values of all games, and nothing else."""
    assert [*bids()] == [*map(int, BIDS.split())]


@pytest.mark.parametrize(
    ("game", "end", "matadors", "points"),
    [
        ("grand", "hand schneider-announced", 1, -2 * 24 * 5),
        ("grand", "hand schwarz-announced", 1, -2 * 24 * 7),
        ("clubs", "hand ouvert", 2, -2 * 12 * 9),
        ("clubs", "schneider", 1, -2 * 12 * 3),
    ],
)
def test_a_lost_game_counts_at_least_what_was_announced(
    game: Game, end: str, matadors: int, points: int
) -> None:
    """Announced and not reached counts as if reached; so does a declarer's own schneider."""
    assert count(ended(game, matadors, end, is_won=False)).points == points


@pytest.mark.parametrize("bid", bids())
def test_an_overbid_game_is_lost_by_the_next_multiple(bid: int) -> None:
    """It is lost even if won by cards, and counts the least multiple that reaches the bid."""
    for game, most in MOST_MATADORS.items():
        for matadors in range(1, most + 1):
            for is_won in (True, False):
                counted = count(ended(game, matadors, "", is_won=is_won, bid=bid))
                values = [*map(int, VALUES[game].split())]
                own = values[matadors - 1]
                reaching = min((each for each in values if each >= bid), default=-(-bid // 24) * 24)
                if game != "grand" and bid > values[-1]:
                    reaching = -(-bid // counted.base) * counted.base
                if own >= bid:
                    assert counted.points == (own if is_won else -2 * own)
                else:
                    assert counted.is_overbid
                    assert not counted.is_won
                    assert counted.points == -2 * reaching


def test_an_overbid_null_is_lost_at_its_value() -> None:
    """It has no multiples."""
    assert count(SkatDeal("null", True, bid=24)).points == -46
    assert count(SkatDeal("null", True, bid=23)).points == 23


@pytest.mark.parametrize(
    ("deal", "message"),
    [
        (SkatDeal("grand", True, 5), "skat-matadors-grand"),
        (SkatDeal("hearts", True, -12), "skat-matadors-suit"),
        (SkatDeal("hearts", True), "skat-no-matadors"),
        (SkatDeal("clubs", True, 1, schwarz_announced=True), "skat-schwarz-hand"),
        (SkatDeal("clubs", True, 1, schneider_announced=True), "skat-schneider-hand"),
        (SkatDeal("null", True, 1), "skat-null-matadors"),
        (SkatDeal("null", True, schneider=True), "skat-null-steps"),
        (SkatDeal("clubs", True, 1, bid=19), "skat-no-bid"),
        (SkatDeal("clubs", True, 1, bid=300), "skat-no-bid"),
        (SkatDeal("clubs", True, 1, is_split=True), "skat-split-lost"),
        (SkatDeal("clubs", False, 1, schneider=True, is_split=True), "skat-split-schneider"),
        (SkatDeal("clubs", True, 1, doublings=7), "skat-doublings"),
    ],
)
def test_a_deal_that_there_cannot_be_is_refused(deal: SkatDeal, message: str) -> None:
    """With the reason."""
    with pytest.raises(SkatError) as raised:
        count(deal)
    assert raised.value.message == message


def test_each_doubling_doubles() -> None:
    """By Kontra, Re and Bock, in whatever number."""
    assert count(SkatDeal("grand", True, 1, doublings=2)).points == 4 * 48
    assert count(SkatDeal("grand", False, 1, doublings=1)).points == -4 * 48


@pytest.mark.parametrize(("seats", "others"), [(3, 40), (4, 30)])
def test_seeger_fabian_adds_50_and_consoles_the_others(seats: int, others: int) -> None:
    """The declarer gets or loses 50; of a lost game everybody else at the table gets something."""
    won, lost = count(SkatDeal("grand", True, 1)), count(SkatDeal("grand", False, 1))
    assert seeger_fabian(won, 1, seats) == (0, 98, 0, 0)[:seats]
    assert seeger_fabian(lost, 1, seats) == (others, -146, others, others)[:seats]
    assert classic(lost, 0, seats) == (-96, 0, 0, 0)[:seats]


@pytest.mark.parametrize("seats", [2, 5])
def test_a_list_is_for_three_or_four(seats: int) -> None:
    """Others are refused."""
    with pytest.raises(SkatError):
        seeger_fabian(count(SkatDeal("grand", True, 1)), 0, seats)


def test_bock_lasts_for_a_round_and_begins_by_its_causes() -> None:
    """Each cause adds a deal for each seat; each deal takes one away."""
    plain, grand = SkatDeal("clubs", True, 1), SkatDeal("grand", True, 1, hand=True)
    split = SkatDeal("hearts", False, 1, is_split=True)
    null = SkatDeal("null", True, hand=True, ouvert=True)
    lost = SkatDeal("grand", False, 1, hand=True)
    assert [bock_left(0, deal, 4) for deal in (plain, grand, split, null, lost)] == [0, 4, 4, 4, 0]
    assert bock_left(3, plain, 3) == 2
    assert bock_left(3, split, 3) == 5
    assert bock_left(0, split, 3, CAUSES[1:]) == 0
