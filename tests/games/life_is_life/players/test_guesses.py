"""Hands that the expert makes up: by what those who have swapped have probably kept."""

from collections.abc import Iterator
from dataclasses import replace
from operator import sub
from random import Random
from statistics import fmean

from hypothesis import given
from hypothesis import strategies as st

from accessible_games.core.decision import Move
from accessible_games.core.luck import Luck
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.players.fast_rules import (
    SETS,
    Round,
    counted,
    lean,
    numbers,
)
from accessible_games.games.life_is_life.players.guesses import WORTHS_OF, guess
from accessible_games.games.life_is_life.state import PIECES, State


def tables(seed: int, moves: int) -> Table[State]:
    """A table of four after so many random answers, before somebody's turn; perhaps a few more."""
    table: Table[State] = Table.new(GAMES["life-is-life"], 4, seed)
    chance = Random(seed)
    while table.pending and (len(table.moves) < moves or table.waiting()[0].kind != "turn"):
        (decision,) = table.waiting()
        table.play(Move(decision.seat, decision.kind, decision.options.draw(chance)))
    return table


def made_up(seed: int, moves: int, world: int = 1) -> tuple[Round, list[int], list[int]]:
    """A round with other hands, the cards out of play there, and the places of the guessed ones."""
    table = tables(seed, moves)
    (decision,) = table.waiting()
    state = table.determinize(decision.seat, Luck(world)).state
    dealt = replace(lean(table.state), hands=[counted(hand) for hand in state.hands])
    swapped = [seat for seat, swaps in enumerate(dealt.swaps) if swaps and seat != dealt.on_turn]
    return dealt, list(numbers(state.out_of_play)), swapped


def worth(table: Round, seat: int) -> float:
    """What the hand of a seat is worth to `easy`, if nobody who has swapped holds a set."""
    worths = WORTHS_OF[table.expert]
    return sum(each[count] for each, count in zip(worths, table.hands[seat], strict=True))


def some() -> Iterator[tuple[Round, list[int], list[int]]]:
    """Rounds in which somebody else has swapped."""
    for seed in range(12):
        dealt, out, swapped = made_up(seed, 10)
        if swapped:
            yield dealt, out, swapped


@given(st.integers(0, 2**32), st.integers(0, 12), st.integers(0, 2**32))
def test_no_card_is_made_or_lost(seed: int, moves: int, luck: int) -> None:
    """Hands keep their size, and no animal is held more often than hands and rest had of it."""
    dealt, out, _ = made_up(seed, moves)
    sizes, all_cards = [*map(sum, dealt.hands)], [*map(sum, zip(*dealt.hands, strict=True))]
    guess(dealt, out, Random(luck))
    assert [*map(sum, dealt.hands)] == sizes
    rest = [out.count(animal) for animal in range(len(PIECES))]
    held = map(sum, zip(*dealt.hands, strict=True))
    for now, before, more in zip(held, all_cards, rest, strict=True):
        assert now <= before + more


@given(st.integers(0, 2**32), st.integers(0, 12), st.integers(0, 2**32))
def test_what_is_known_stays(seed: int, moves: int, luck: int) -> None:
    """The hand of the one who looks, and what others have taken in the open."""
    dealt, out, _ = made_up(seed, moves)
    own = dealt.hands[dealt.on_turn][:]
    guess(dealt, out, Random(luck))
    assert dealt.hands[dealt.on_turn] == own
    for hand, known in zip(dealt.hands, dealt.known, strict=True):
        assert all(count >= seen for count, seen in zip(hand, known, strict=True))


def test_whoever_has_swapped_holds_what_pays() -> None:
    """Their hands are worth at least a point more, on average, than such as come by chance."""
    more: list[float] = []
    for dealt, out, swapped in some():
        before = [worth(dealt, seat) for seat in swapped]
        guess(dealt, out, Random(1))
        more += map(sub, (worth(dealt, seat) for seat in swapped), before)
    assert fmean(more) > 1


def test_nobody_who_has_swapped_holds_a_set() -> None:
    """It would have ended the round: a set that chance has dealt is broken up."""
    dealt, out, (seat, *_) = next(some())
    (animal, whole), *_ = SETS[dealt.expert]
    hidden = map(sub, dealt.hands[seat], dealt.known[seat])
    spare = [card for card, count in enumerate(hidden) for _ in range(count) if card != animal]
    missing = whole - dealt.hands[seat][animal]
    for card in spare[:missing]:
        dealt.hands[seat][card] -= 1
        out.append(card)
    dealt.hands[seat][animal] = whole
    for luck in range(30):
        made, rest = dealt.copy(), out[:]
        guess(made, rest, Random(luck))
        assert made.hands[seat][animal] < whole


def test_the_same_chance_makes_up_the_same_hands() -> None:
    """A search answers the same whenever it is asked."""
    one, out, _ = made_up(3, 10)
    other = one.copy()
    guess(one, out, Random(5))
    guess(other, out, Random(5))
    assert one.hands == other.hands
