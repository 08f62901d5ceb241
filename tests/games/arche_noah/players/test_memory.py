"""What levels remember of the piles, and what hints know of them (A21, A28)."""

from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any

import pytest

from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.players.memory import MEMORIES
from accessible_games.games.arche_noah.seen import View, known_pile
from accessible_games.games.arche_noah.state import deck
from accessible_games.players import recall
from tests.games.arche_noah.players.seats import ME, NEXT, no_table, sees
from tests.games.playing import Case, stops

PILES = (
    "bat-4 spider-1 toucan-4 hyena-4 snake-4 vulture-4",
    "bat-1 spider-2 toucan-2 hyena-2 snake-2 vulture-2",
    "bat-3",
)
SHOWN = "hedgehog-1 hedgehog-2 hedgehog-3"
OPTIONS = {"starter": "1", "open-piles": "no", "hints": "remembered"}
BLIND = OPTIONS | {"hints": "open"}


def known(who: str, **more: Any) -> View:
    """What is left of a view in the middle of a pass of three."""
    view: View = recall("arche-noah", who, sees(SHOWN, piles=PILES, **more), no_table)[0]
    return view


@pytest.mark.parametrize(("who", "own"), [("easy", 4), ("normal", 7), ("hard", 7), ("expert", 7)])
def test_weaker_players_forget_their_own_pile(who: str, own: int) -> None:
    """A21: what was laid first is forgotten first, the secret card before all others."""
    pile = ("frog-1", *PILES[ME].split())
    assert known_pile(known(who), ME) == pile[len(pile) - own :]


@pytest.mark.parametrize(("who", "others"), [("easy", 0), ("expert", 6)])
def test_players_forget_the_piles_of_others(who: str, others: int) -> None:
    """A21: `easy` knows none of them, `expert` all that was taken in the open."""
    assert len(known(who).taken[NEXT]) == others


def test_better_players_remember_more() -> None:
    """A21: each level at least as much as the one below it."""
    levels = ("easy", "normal", "hard", "expert")
    for seat in (ME, NEXT):
        numbers = [len(known(level).taken[seat]) for level in levels]
        assert numbers == sorted(numbers)
    assert MEMORIES["normal"].others < MEMORIES["hard"].others


@pytest.mark.parametrize("who", ["easy", "normal", "hard", "hint"])
def test_open_piles_are_looked_at(who: str) -> None:
    """A20: then nothing is forgotten."""
    assert known(who, open_piles=True) == sees(SHOWN, piles=PILES, open_piles=True)


# Hints -------------------------------------------------------------------------------------------


def test_a_hint_remembers_what_the_level_hard_does() -> None:
    """A28: the whole own pile as it was laid, and the newest cards of the others."""
    assert known("hint") == known("hard")
    assert known_pile(known("hint"), ME) == ("frog-1", *PILES[ME].split())
    for table in stops(Case(GAMES["arche-noah"], 2, OPTIONS), 3, every=7):
        if table.pending:
            (hint, world), (hard, other) = (made_up(table, who, 1) for who in ("hint", "hard"))
            assert (hint, world.state) == (hard, other.state)


def test_a_hint_may_know_no_pile() -> None:
    """A28: where the table has chosen so; neither one's own nor others, nor what is set aside."""
    view = known("hint", knowing_hints=False, set_aside=("snake-1",))
    assert (view.secret, view.taken, view.set_aside) == (None, ((), (), ()), ())
    assert view.display == tuple(SHOWN.split())


def test_a_hint_knows_the_secret_card_until_it_is_laid_down() -> None:
    """A28: as long as it is told again, which is until the first bid."""
    first = replace(sees(SHOWN, piles=("",) * 3, knowing_hints=False), round=1)
    bidden = replace(first, bids=((ME, 0),))
    secrets = [recall("arche-noah", "hint", view, no_table)[0].secret for view in (first, bidden)]
    assert secrets == ["frog-1", None]


def test_a_hint_may_know_all() -> None:
    """A28: where the table has chosen so."""
    assert known("hint", forgetful_hints=False) == sees(SHOWN, piles=PILES, forgetful_hints=False)


# What is made up ---------------------------------------------------------------------------------


def made_up(table: Table[Any], who: str, luck: int) -> tuple[View, Table[Any]]:
    """What whoever is asked first remembers, and a table that they make up."""
    seat = table.waiting()[0].seat
    determinize = partial(table.determinize, seat)
    known, worlds = recall("arche-noah", who, table.view(seat), determinize)
    return known, worlds(Luck(luck))


@pytest.mark.parametrize("who", ["easy", "normal", "hard", "hint"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_what_is_forgotten_may_be_anywhere(seats: int, who: str) -> None:
    """What is remembered stays where it is, and every pile keeps its size."""
    for table in stops(Case(GAMES["arche-noah"], seats, BLIND), 3, every=7):
        if not table.pending:
            continue
        known, world = made_up(table, who, 1)
        for seat, pile in enumerate(world.state.piles):
            held = known_pile(known, seat)
            assert len(pile) == len(table.state.piles[seat])
            assert tuple(pile[len(pile) - len(held) :]) == held
        state = world.state
        assert len(state.set_aside) == len(table.state.set_aside)
        piles = [*state.piles, state.draw_pile, state.display, state.set_aside]
        assert Counter(card for pile in piles for card in pile) == Counter(deck(state))
        assert known.forgotten == forgotten(table, known)


def forgotten(table: Table[Any], known: View) -> int:
    """How many cards were seen and are remembered no more."""
    seat = known.seat or 0
    seen = [len(pile) - (owner != seat) for owner, pile in enumerate(table.state.piles)]
    held = sum(len(known_pile(known, owner)) for owner in range(len(seen)))
    return sum(seen) + len(table.state.set_aside) - held - len(known.set_aside)


def test_what_a_hint_makes_up_depends_on_no_pile() -> None:
    """Where it knows none, and quite other cards lie in the piles, its worlds are the same."""
    table = next(islice(stops(Case(GAMES["arche-noah"], 3, BLIND), 3), 40, None))
    known, world = made_up(table, "hint", 1)
    other, again = made_up(made_up(table, "hint", 2)[1], "hint", 1)
    assert table.state.piles != world.state.piles
    assert replace(known, taken=other.taken) == other
    assert (world.state.piles, world.state.draw_pile) == (again.state.piles, again.state.draw_pile)
