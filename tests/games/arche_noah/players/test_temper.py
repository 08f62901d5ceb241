"""Bold and careful players of Arche Noah, at tables where one sees which is which."""

import pytest

from accessible_games.core.decision import Answer
from accessible_games.core.event import Event
from accessible_games.games.arche_noah.players.easy import easy
from accessible_games.games.arche_noah.players.evaluation import look_out
from accessible_games.games.arche_noah.players.hard import ranked
from accessible_games.games.arche_noah.players.normal import advise, normal
from accessible_games.games.arche_noah.players.reasons import (
    AvoidsCard,
    BidsForCard,
    CostsLeast,
    SavesCoins,
    TakesNone,
    TakesTwo,
)
from accessible_games.games.arche_noah.players.temper import EVEN, TEMPERS, Temper
from accessible_games.games.arche_noah.seen import View
from tests.games.arche_noah.players.seats import (
    ME,
    NEXT,
    decision,
    last_round,
    no_chance,
    no_table,
    picks,
    sees,
)

ONE_GOOD = "hedgehog-1 snake-2 vulture-4 anteater-4"
STRANGERS = "hyena-4 snake-4 vulture-3 anteater-4"
PAIR = ("hedgehog-4 hedgehog-3", "", "", "")
BOLD, CAREFUL = TEMPERS["bold"], TEMPERS["careful"]


def answers(view: View) -> dict[str, Answer]:
    """What `normal` answers with each temperament."""
    return {
        name: normal(view, decision(view), no_table, no_chance(), temper)
        for name, temper in TEMPERS.items()
    }


def easily(view: View) -> dict[str, Answer]:
    """What `easy` answers with each temperament."""
    return {
        name: easy(view, decision(view), no_table, no_chance(), temper)
        for name, temper in TEMPERS.items()
    }


def why(view: View, temper: Temper) -> Event:
    """The reason of what `normal` advises with that temperament."""
    reason = advise(view, decision(view), no_table, no_chance(), temper).reason
    assert reason
    return reason


# Bidding -----------------------------------------------------------------------------------------


def test_the_bold_bid_where_others_save_their_coins() -> None:
    """For an animal that the others think not worth a coin."""
    view = sees(ONE_GOOD, piles=PAIR)
    assert answers(view) == {"even": 0, "bold": 1, "careful": 0}
    assert isinstance(why(view, BOLD), BidsForCard)
    assert why(view, CAREFUL) == SavesCoins()


def test_the_careful_bid_only_to_be_left_with_nothing_bad() -> None:
    """The others would leave a bad animal there for an action chip, which is dear to the careful.

    A bold one bids nothing for it.
    """
    view = last_round(sees(ONE_GOOD))
    given = answers(view)
    assert given["bold"] == given["even"] == 0
    assert given["careful"] not in (0, None)
    assert isinstance(why(view, CAREFUL), AvoidsCard)


@pytest.mark.parametrize("shown", [ONE_GOOD, "hedgehog-3 toucan-4 bat-1 snake-1"])
def test_easy_players_bid_more_and_less_too(shown: str) -> None:
    """Each as much as the usual one by its own measure of coins."""
    given = easily(sees(shown, piles=("hedgehog-4 toucan-3", "", "", "")))
    assert given["careful"] <= given["even"] <= given["bold"]  # type: ignore[operator]
    assert given["careful"] < given["bold"]  # type: ignore[operator]


# Picking -----------------------------------------------------------------------------------------


def test_the_bold_spend_a_chip_where_others_take_one() -> None:
    """Two animals that may find partners, in the second round."""
    view = picks(sees("hedgehog-3 toucan-4 bat-1 snake-1", round=2, draw_pile=28))
    given = answers(view)
    assert given["bold"] == ("hedgehog-3", "toucan-4")
    assert given["even"] == given["careful"] == ("toucan-4",)
    assert why(view, BOLD) == TakesTwo()


def test_the_careful_keep_a_chip_where_others_take_nothing() -> None:
    """They take the animal that costs least, as a chip may do more in the second pass."""
    view = picks(last_round(sees(STRANGERS)))
    assert answers(view) == {"even": (), "bold": (), "careful": ("vulture-3",)}
    assert why(view, BOLD) == TakesNone()
    assert why(view, CAREFUL) == CostsLeast()


def test_the_careful_take_the_smaller_risk() -> None:
    """A bat that costs one point without a partner, rather than a snake that may bring three."""
    view = picks(sees("hedgehog-2 toucan-2 snake-3 bat-1"))
    given = answers(view)
    assert (given["even"], given["careful"]) == (("snake-3",), ("bat-1",))
    assert given["bold"] == ("hedgehog-2", "snake-3")


def test_easy_players_keep_and_spend_chips_too() -> None:
    """A bold one takes nothing where the others take what costs least."""
    given = easily(picks(last_round(sees(STRANGERS))))
    assert given == {"even": ("vulture-3",), "bold": (), "careful": ("vulture-3",)}


def test_temperaments_hope_for_themselves_only() -> None:
    """The bold think more often that a partner comes to them, the careful less; others as usual."""
    gains = {
        name: look_out(sees("bat-4 snake-1 toucan-1 hyena-1"), temper).gains
        for name, temper in TEMPERS.items()
    }
    alone = ("bat-4",)
    assert gains["careful"][ME][alone] < gains["even"][ME][alone] < gains["bold"][ME][alone]
    assert gains["careful"][NEXT] == gains["even"][NEXT] == gains["bold"][NEXT]


# Searching ---------------------------------------------------------------------------------------


def test_a_search_begins_with_what_the_temperament_thinks() -> None:
    """The bids in the order of what `normal` thinks of them; then by what may go either way."""
    view = sees(ONE_GOOD, piles=PAIR)
    first = {name: ranked(view, decision(view), temper)[0] for name, temper in TEMPERS.items()}
    assert first == answers(view)
    assert BOLD.venture > EVEN.venture == 0 > CAREFUL.venture


def test_the_usual_temperament_is_what_it_was() -> None:
    """Nothing more, nothing less; hints and reviews think so."""
    assert TEMPERS["even"] == EVEN == Temper(1.0, 1.0, 1.0, 1.0, 0.0)
