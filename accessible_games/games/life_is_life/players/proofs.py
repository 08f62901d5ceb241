"""What must be true of a swap or a knock for each reason to be told, by the rules and the view."""

from collections import Counter
from collections.abc import Mapping

from accessible_games.core.event import Event, Piece, Pieces, Seat
from accessible_games.games.life_is_life.players.costs import GivesUpAll, HoldsFewer, LetsOthersSwap
from accessible_games.games.life_is_life.players.explanations import (
    LIKELY,
    KeepsHand,
    LosesMajority,
    OthersFollow,
    RisksSet,
    planned,
)
from accessible_games.games.life_is_life.players.normal import best, look_out, plans, still_to_play
from accessible_games.games.life_is_life.players.odds import (
    enough,
    expected_points,
    majority,
    other_hands,
    own_hand,
)
from accessible_games.games.life_is_life.players.reasons import (
    BlocksSet,
    ChasesSet,
    Collects,
    CompletesSet,
    KnocksAhead,
    KnocksLate,
    LaysLeast,
    LosesLeast,
    PassesBest,
    TakesMajority,
)
from accessible_games.games.life_is_life.rules import combinations
from accessible_games.games.life_is_life.seen import View, known_cards
from accessible_games.games.life_is_life.state import ROWS, VALUES
from accessible_games.players.proof import Proof
from accessible_games.players.whole import Whole


class After:
    """What lies where after a move, counted card by card."""

    def __init__(self, move: Whole) -> None:
        """The hand and the rows after a swap; as they were after a knock."""
        view: View = move[-1].view
        plan = planned(view, move[-1].answer)
        self.view, self.rows = view, [*view.display]
        self.laid: Pieces = ()
        self.before, self.hand = Counter(view.hand), Counter(view.hand)
        self.knocks = plan is None
        if plan is not None:
            self.laid = plan.laid
            self.rows[plan.row - 1] = plan.laid
            self.hand = self.hand - Counter(plan.laid) + Counter(view.display[plan.row - 1])

    def likely_most(self, animal: Piece, count: int) -> bool:
        """Whether so many are more likely than not the most."""
        return majority(other_hands(self.view), animal, count) > 0.5

    def may_hold(self, seat: Seat, animal: Piece, count: int) -> float:
        """The chance that another player holds so many."""
        return other_hands(self.view)[seat][animal][count]

    def comes(self, seat: Seat) -> bool:
        """Whether a player has another turn in the round."""
        return seat in still_to_play(self.view, other_hands(self.view))


# A swap ------------------------------------------------------------------------------------------


def completes(fact: CompletesSet, move: Whole, better: Whole) -> bool:
    """All cards of an animal that ends the round are in the hand then."""
    then, whole = After(move), VALUES[fact.animal]
    ends = fact.animal in combinations(then.view.expert)
    return ends and not then.knocks and then.hand[fact.animal] == fact.count == whole


def chases(fact: ChasesSet, move: Whole, better: Whole) -> bool:
    """The hand grows towards a set of which nobody else is known to hold a card."""
    view, held = After(move).view, known_cards
    others = [seat for seat, lives in enumerate(view.lives) if lives and seat != view.on_turn]
    free = view.knocker is None and not any(held(view.swaps, s)[fact.animal] for s in others)
    whole = fact.count + fact.missing == VALUES[fact.animal]
    return free and whole and fact.animal in combinations(view.expert) and grows(fact, move, better)


def blocks(fact: BlocksSet, move: Whole, better: Whole) -> bool:
    """That player may hold so many and has a turn; the others do not lie in one row."""
    then, rest = After(move), VALUES[fact.animal] - fact.count
    chance = then.may_hold(fact.seat, fact.animal, fact.count)
    open_ = any(row.count(fact.animal) >= rest for row in then.rows)
    return then.comes(fact.seat) and not open_ and (chance == 1 if fact.sure else 0 < chance < 1)


def takes_most(fact: TakesMajority, move: Whole, better: Whole) -> bool:
    """More of the animal than before, and likely the most."""
    most = After(move).likely_most(fact.animal, fact.count)
    return most and fact.value == VALUES[fact.animal] and grows(fact, move, better)


def grows(fact: Collects | ChasesSet | TakesMajority, move: Whole, better: Whole) -> bool:
    """So many of an animal, more than before, and not a single card that cannot score."""
    then, players = After(move), sum(map(bool, move[-1].view.lives))
    before, held = then.before[fact.animal], then.hand[fact.animal]
    return bool(before < held == fact.count >= enough(players))


def loses_least(fact: LosesLeast, move: Whole, better: Whole) -> bool:
    """No swap is worth anything, and the best one is in that row."""
    view = move[-1].view
    most = best(plans(view, look_out(view), ROWS))
    return most.gain <= 0 and fact.row == most.row == (view.row or int(str(move[0].answer)))


def lays(fact: LaysLeast, move: Whole, better: Whole) -> bool:
    """Just these cards are laid; of those that stay so many are held."""
    then, kept = After(move), Counter(fact.kept)
    counted = all(then.hand[animal] == count for animal, count in kept.items())
    return sorted(fact.cards) == sorted(then.laid) and counted and bool(kept)


def risks_set(fact: RisksSet, move: Whole, better: Whole) -> bool:
    """One row has the rest of a set, and that player has a turn and holds so many."""
    then, rest = After(move), VALUES[fact.animal] - fact.count
    chance = then.may_hold(fact.seat, fact.animal, fact.count)
    open_ = any(row.count(fact.animal) == rest for row in then.rows)
    return then.comes(fact.seat) and open_ and chance >= LIKELY and fact.sure == (chance == 1)


def loses_most(fact: LosesMajority, move: Whole, better: Whole) -> bool:
    """Likely the most before, and not after."""
    then, animal = After(move), fact.animal
    before, after = (then.likely_most(animal, held[animal]) for held in (then.before, then.hand))
    return before and not after and fact.value == VALUES[animal]


# A knock -----------------------------------------------------------------------------------------


def totals(move: Whole) -> tuple[float, float]:
    """The points to be expected for the player, and the most for another one."""
    view: View = move[-1].view
    every = expected_points({view.on_turn: own_hand(view), **other_hands(view)})
    mine = every.pop(view.on_turn)
    return mine, max(every.values())


def knocks_ahead(fact: KnocksAhead, move: Whole, better: Whole) -> bool:
    """It is a knock, and the player has more to expect than anybody else."""
    mine, most = totals(move)
    told = (fact.points, fact.others) == (round(mine), round(most))
    return told and mine > most and first_knock(fact, move, better)


def knocks_late(fact: KnocksLate, move: Whole, better: Whole) -> bool:
    """It is a knock after so many swaps of one's own."""
    view: View = move[-1].view
    own = [swap for swap in view.swaps if swap.seat == view.on_turn]
    return first_knock(fact, move, better) and fact.swaps == len(own) > 0


def passes(fact: PassesBest, move: Whole, better: Whole) -> bool:
    """In the last lap, and no swap is worth anything."""
    view: View = move[-1].view
    last = view.knocker is not None and After(move).knocks
    return last and best(plans(view, look_out(view), ROWS)).gain <= 0


def keeps(fact: KeepsHand, move: Whole, better: Whole) -> bool:
    """It is a knock, with so many points to expect."""
    return After(move).knocks and fact.points == round(totals(move)[0])


def first_knock(fact: Event, move: Whole, better: Whole) -> bool:
    """It is a knock, after which all others have a turn."""
    return After(move).knocks and move[-1].view.knocker is None


# Beside a better move ----------------------------------------------------------------------------


def gives_up(fact: GivesUpAll, move: Whole, better: Whole) -> bool:
    """Some of the animal are held, none after the move, and some after the better one."""
    then, instead, animal = After(move), After(better), fact.animal
    return then.before[animal] > 0 == then.hand[animal] < instead.hand[animal]


def fewer(fact: HoldsFewer, move: Whole, better: Whole) -> bool:
    """So many after one move, and so many after the other."""
    then, instead = After(move).hand[fact.animal], After(better).hand[fact.animal]
    return (then, instead) == (fact.count, fact.more) and then < instead


def lets_swap(fact: LetsOthersSwap, move: Whole, better: Whole) -> bool:
    """Nobody has knocked, and only the better move is a knock."""
    return not After(move).knocks and first_knock(fact, better, ())


PROOFS: Mapping[type[Event], Proof] = {
    CompletesSet: completes,
    ChasesSet: chases,
    BlocksSet: blocks,
    TakesMajority: takes_most,
    Collects: grows,
    LosesLeast: loses_least,
    LaysLeast: lays,
    RisksSet: risks_set,
    LosesMajority: loses_most,
    KnocksAhead: knocks_ahead,
    KnocksLate: knocks_late,
    PassesBest: passes,
    KeepsHand: keeps,
    OthersFollow: first_knock,
    GivesUpAll: gives_up,
    HoldsFewer: fewer,
    LetsOthersSwap: lets_swap,
}
"""For each reason, risk and cost its proof."""
