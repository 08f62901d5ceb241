"""Arche Noah at a real table: the points of a pass, from piles, coins and action chips."""

from collections.abc import Sequence

from accessible_games.core.event import Event, Piece, Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.core.luck import Luck
from accessible_games.games.arche_noah import rules
from accessible_games.games.arche_noah.state import CARDS, CHIPS, COINS, PASSES, SEATS, State
from accessible_games.real_table.scoring.held import HeldError, check_box, read_cards
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.line import clauses
from accessible_games.speech.normalize import fold


class Pile(Frozen):
    """What somebody has at the end of a pass."""

    cards: Pieces
    coins: int = 0
    """Those that are left, in the pass that ends."""
    chips: int = 0
    """Action chips that were not used; they score after the second pass only (A16)."""


class Pass(Frozen):
    """A pass that was scored."""

    points: tuple[int, ...]
    """By seat, in this pass."""
    totals: tuple[int, ...]
    """By seat, in both passes so far."""
    is_last: bool
    events: tuple[Event, ...]
    """What brought how many points, as the game tells it; after the second pass the winners too."""


def read_pile(text: str, catalogue: Catalogue, seats: int) -> Pile:
    """The cards, coins and chips that a line names: "toucan 3 4, c1, 5 coins, 2 chips".

    Raises `HeldError` for what is not understood, and for more coins or chips than people get.
    """
    lexicon = Lexicon(catalogue)
    rest, found = list[str](), {"coin": 0, "chip": 0}
    for clause in clauses(text):
        words = clause.split()
        for number, word in enumerate(words):
            thing = next((each for each in found if fold(word) in called(lexicon, each)), "")
            if thing:
                counted = lexicon.number(words[number - 1]) if number else None
                found[thing] = 1 if counted is None else counted
                words[number] = ""
                if counted is not None:
                    words[number - 1] = ""
        rest.append(" ".join(filter(None, words)))
    for thing, most in (("coin", COINS[seats]), ("chip", CHIPS[seats])):
        if found[thing] > most:
            raise HeldError(f"held-{thing}s", found=found[thing], count=most)
    cards = read_cards(", ".join(filter(None, rest)), catalogue, CARDS)
    check_box(cards, catalogue)
    return Pile(cards, found["coin"], found["chip"])


def called(lexicon: Lexicon, thing: str) -> dict[str, int]:
    """All that can be typed for coins or chips."""
    return lexicon.typed(f"called-{thing}")


def check_piles(piles: Sequence[Pile], catalogue: Catalogue) -> None:
    """Raise `HeldError` if a card lies in two piles."""
    check_box([card for pile in piles for card in pile.cards], catalogue)


def score(piles: Sequence[Pile], earlier: Sequence[Sequence[int]] = ()) -> Pass:
    """Score all piles, by seat; *earlier* are the points of the pass before, if there was one.

    Raises `ValueError` for a number of people who cannot play, and after both passes.
    """
    if len(piles) not in SEATS or len(earlier) >= PASSES:
        raise ValueError(piles, earlier)
    out: list[Piece] = []
    state = State(
        Luck(0), True, out, 0, [pile.coins for pile in piles], [pile.chips for pile in piles],
        [[*pile.cards] for pile in piles], scores=[[*points] for points in earlier],
    )  # fmt: skip
    rules.score_pass(state)
    is_last = len(state.scores) == PASSES
    if is_last:
        rules.tell_winners(state)
    points, totals = tuple(state.scores[-1]), tuple(rules.totals(state))
    return Pass(points, totals, is_last, tuple(state.news))
