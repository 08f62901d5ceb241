"""Threats that count: of somebody who does as they say, and who have not given in before."""

from dataclasses import replace

import pytest

from accessible_games.games.lifeboat.players.evaluation import look_out
from accessible_games.games.lifeboat.players.fights import chance_of_agreement, worth_of_demand
from accessible_games.games.lifeboat.players.temper import EVEN, TEMPERS
from accessible_games.games.lifeboat.players.threats import RISK, credible, gives_in_again, risk
from accessible_games.games.lifeboat.state import HIDDEN
from tests.games.lifeboat.building import C, F, K, L, M, S, position
from tests.games.lifeboat.players.seats import outlook

Dealings = list[list[int | str]]
THREAT: Dealings = [[S, C, "threatened"]]


@pytest.mark.parametrize(
    ("dealings", "expected"),
    [
        ([], 1 / 2),
        (THREAT, 1 / 2),
        ([*THREAT, [S, C, "resisted"]], 2 / 3),
        ([*THREAT, [S, C, "yielded"]], 1 / 3),
        ([[S, C, "resisted"], *THREAT], 1 / 2),
        ([*THREAT, [S, M, "yielded"], [C, S, "yielded"]], 1 / 2),
        ([*THREAT, [S, C, "resisted"], [S, C, "resisted"]], 3 / 4),
    ],
)
def test_a_threat_is_believed_by_what_somebody_did_after_others(
    dealings: Dealings, expected: float
) -> None:
    """Against whom they had threatened; what was done before, or by others, says nothing."""
    assert credible(outlook(position(dealings=dealings)), S) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("dealings", "expected"),
    [
        ([], 1 / 4),
        ([[C, S, "robbed"], [S, C, "yielded"]], 2 / 5),
        ([[C, S, "robbed"], [S, C, "resisted"]], 1 / 5),
        ([[S, C, "robbed"], [S, C, "yielded"]], 1 / 4),
        ([[S, C, "yielded"], [C, S, "robbed"]], 1 / 4),
    ],
)
def test_who_gives_in_twice_is_thought_to_do_so_again(dealings: Dealings, expected: float) -> None:
    """To whom had robbed them before."""
    assert gives_in_again(outlook(position(dealings=dealings)), S) == pytest.approx(expected)


def test_all_beware_of_somebody_who_has_threatened_one_of_them() -> None:
    """As far as the threats are believed; the bold do not care, the careful most."""
    for seat in (L, C, K):
        assert risk(outlook(position(dealings=THREAT), seat), S) == RISK / 2
        assert risk(outlook(position(dealings=THREAT), seat), M) == 0
    table = position(dealings=THREAT)
    bold, careful = (risk(look_out(table.view(F), TEMPERS[n]), S) for n in ("bold", "careful"))
    assert bold == 0
    assert careful == RISK


def test_who_never_bargains_is_deaf_to_threats() -> None:
    """As to all words."""
    deaf = replace(EVEN, bargains=False)
    assert risk(look_out(position(dealings=THREAT).view(F), deaf), S) == 0


def test_demands_on_those_who_threaten_are_worth_less() -> None:
    """By that risk, whether a card or a place is demanded; not on those who cannot answer."""
    calm, warned = (outlook(position(dealings=dealings), F) for dealings in ([], THREAT))
    lower = worth_of_demand(calm, S, 2.0) - worth_of_demand(warned, S, 2.0)
    assert lower == pytest.approx(RISK / 2)
    assert worth_of_demand(outlook(position(dealings=THREAT), K), S, 2.0, HIDDEN) == 2.0


def test_who_would_faint_is_thought_to_give_in() -> None:
    """Also to somebody who has robbed them before, for all see the wounds."""
    robbed: Dealings = [[M, S, "robbed"]]
    chances = [
        chance_of_agreement(outlook(position(dealings=robbed, wounds={S: wounds}), M), S)
        for wounds in (0, 3, 4)
    ]
    assert chances[0] == chances[1] < EVEN.agrees < chances[2]


def test_the_strong_are_thought_to_fight() -> None:
    """The Kid demands something of Frenchy, or Frenchy of the Kid."""
    kid, frenchy = outlook(position(), K), outlook(position(), F)
    assert chance_of_agreement(kid, F) < chance_of_agreement(frenchy, K)
