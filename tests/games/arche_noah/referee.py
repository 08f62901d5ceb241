"""The referee of Arche Noah, who knows its sheet alone and keeps chips and piles of his own."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from tests.sheets.watching import Foul

OUT = {2: 3, 3: 1, 4: 0, 5: 0}
COINS = {2: 12, 3: 12, 4: 12, 5: 10}
CHIPS = {2: 3, 3: 3, 4: 3, 5: 2}
PASSES = 2


def demand(sentence: str, holds: bool, *seen: object) -> None:
    """Call a foul where something does not hold."""
    if not holds:
        raise Foul(sentence, seen)


def told(events: Iterable[Any], *kinds: str) -> list[Any]:
    """The events of some kinds, in order."""
    return [event for event in events if type(event).__name__ in kinds]


def animal(card: str) -> str:
    """What is on a card."""
    return card.split("-")[0]


def value(card: str) -> int:
    """The number on a card."""
    return int(card.split("-")[1])


class Referee:
    """Plays along with chips and cards of his own, and looks whether the table has the same."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.seats = len(table.state.coins)
        self.chips = [CHIPS[self.seats]] * self.seats
        self.holder = table.state.holder
        self.scores: list[list[int]] = []
        demand("2.2", table.state.chips == self.chips, table.state.chips)
        self.out = tuple(table.state.out)
        demand("1.2", len({*self.out}) == OUT[self.seats], self.out)
        self.box = self.sorted_box()
        self.dealt: list[str] = []
        self.events: Sequence[Any] = table.opening
        self.begin_pass()
        self.begin_round()
        self.compare()

    def sorted_box(self) -> list[str]:
        """All cards of the game, as they lie on the table now."""
        cards = sorted(self.cards())
        animals = Counter(map(animal, cards))
        demand("1.1", len(animals) + len(self.out) == 10, animals)
        demand("1.2", animals.keys().isdisjoint(self.out), animals)
        values = sorted(f"{kind}-{number}" for kind in animals for number in (1, 2, 3, 4))
        demand("1.1", cards == values, cards)
        return cards

    def cards(self) -> list[str]:
        """All cards, wherever they lie."""
        state = self.table.state
        piles = [*state.piles, state.draw_pile, state.display, state.set_aside]
        return [card for pile in piles for card in pile]

    # What happens

    def begin_pass(self) -> None:
        """Everybody has all coins, and one card that nobody else has seen."""
        state = self.table.state
        self.coins = [COINS[self.seats]] * self.seats
        demand("7.2" if self.scores else "2.1", state.coins == self.coins, state.coins)
        self.piles = [pile[:1] for pile in state.piles]
        demand("2.3", all(len(pile) == 1 for pile in self.piles), state.piles)
        secrets = told(self.events, "SecretDrawn")
        demand("2.3", [[each.card] for each in secrets] == self.piles, secrets)
        demand("2.3", [each.seat for each in secrets] == [*range(self.seats)], secrets)
        for each in secrets:
            others = {None, *range(self.seats)} - {each.seat}
            demand("2.3", each.seen_by(each.seat) == each, each)
            demand("2.3", not any(each.seen_by(other) for other in others), each)
        demand("7.1", sorted(self.cards()) == self.box, self.cards())
        demand("7.1", not state.set_aside, state.set_aside)
        self.aside: list[str] = []
        self.draw_pile = [*state.draw_pile, *reversed(state.display)]
        demand("7.1", self.draw_pile != self.dealt, self.dealt)
        self.dealt = self.draw_pile[:]
        rest = len(self.box) - self.seats
        demand("2.6", len(self.draw_pile) == rest, self.draw_pile)

    def begin_round(self) -> None:
        """As many animals as players lie open; nobody has bid."""
        self.display = [self.draw_pile.pop() for _ in range(self.seats)]
        shown = told(self.events, "RoundBegan")
        demand("3.1", [each.cards for each in shown] == [tuple(self.display)], shown)
        self.bids: list[tuple[int, int]] = []
        self.order: list[int] = []

    def see(self, asked: Sequence[Any], move: Any, events: Sequence[Any]) -> None:
        """See `Referee` in watching.py."""
        self.events, self.expected = events, list[tuple[str, int, object]]()
        demand("3.4", len(asked) == 1, asked)
        kind, seat = self.now()
        demand("3.2", move.kind == kind, asked, kind)
        self.is_next(seat, move.seat)
        self.look_at_choice(asked[0].options)
        self.answer(move.answer)
        while (only := self.only_choice()) is not None:
            self.answer(only)
        self.compare_told()
        self.compare()

    def now(self) -> tuple[str, int]:
        """What is done next, and by whom."""
        if len(self.bids) < self.seats:
            return "bid", (self.holder + len(self.bids)) % self.seats
        return "pick", self.order[0]

    def is_next(self, seat: int, asked: int) -> None:
        """Who is asked is who has to be."""
        if len(self.bids) < self.seats:
            demand("3.2", asked == seat, asked, seat)
            return
        made = dict(self.bids)
        demand("4.1", made[asked] == made[seat], asked, self.bids)
        demand("4.2", asked == seat, asked, self.bids)

    def only_choice(self) -> object | None:
        """The answer of somebody who has no other; None where there is a choice, or no game."""
        if not self.draw_pile and not self.display and not self.order and not self.bids:
            return None
        kind, seat = self.now()
        if kind == "bid":
            return None if self.coins[seat] else 0
        if not self.display:
            return ()
        alone = len(self.display) == 1 and not self.chips[seat]
        return tuple(self.display) if alone else None

    def look_at_choice(self, options: Any) -> None:
        """Whatever the sheet allows can be chosen, and nothing else."""
        kind, seat = self.now()
        if kind == "bid":
            for coins in range(-1, self.coins[seat] + 2):
                legal = 0 <= coins <= self.coins[seat]
                demand("3.3", (options.why_not(coins) is None) == legal, coins)
            return
        may = {sentence: options.why_not(cards) is None for sentence, cards in self.picks()}
        demand("4.3", all(options.why_not((card,)) is None for card in self.display), may)
        chip = bool(self.chips[seat])
        demand("4.5", may["none"] == chip, self.chips)
        two = len(self.display) > 1
        if two:
            demand("4.4", may["two"] == chip, self.chips)
        demand("4.4", not may.get("three"), self.display)
        demand("4.3", not may["gone"], self.piles)

    def picks(self) -> list[tuple[str, tuple[str, ...]]]:
        """What somebody may want to take, and what nobody can have."""
        two = [("two", pair) for pair in combinations(self.display, 2)]
        three = [("three", tuple(self.display[:3]))] if len(self.display) > 2 else []
        return [("none", ()), ("gone", tuple(self.piles[0][:1])), *two, *three]

    def answer(self, answer: Any) -> None:
        """Go on by what somebody has bid or taken."""
        kind, seat = self.now()
        if kind == "pick":
            self.take(seat, answer)
            return
        self.bids.append((seat, answer))
        self.expected.append(("BidMade", seat, answer))
        if len(self.bids) == self.seats:
            by_bid = sorted(self.bids, key=lambda bid: bid[1], reverse=True)
            self.order = [bidder for bidder, _ in by_bid]
            self.expected.append(("OrderSettled", -1, tuple(by_bid)))

    def take(self, seat: int, cards: tuple[str, ...]) -> None:
        """Somebody takes cards, declines them, or finds none."""
        self.order.pop(0)
        names = {0: "Declined", 1: "Picked", 2: "PickedTwo"}
        name = names[len(cards)] if self.display else "WentEmpty"
        if name in ("Declined", "PickedTwo"):
            self.chips[seat] -= 1
        self.expected.append((name, seat, cards))
        for card in cards:
            self.display.remove(card)
        self.piles[seat] += cards
        if not self.order:
            self.end_round()

    def end_round(self) -> None:
        """Bids are paid, the start card goes on, and after the last round points are counted."""
        if self.display:
            self.expected.append(("SetAside", -1, tuple(self.display)))
        self.aside += self.display
        highest = max(self.bids, key=lambda bid: bid[1])[0]
        for seat, coins in self.bids:
            if self.seats > 2 or seat == highest:
                self.coins[seat] -= coins
            elif coins:
                self.expected.append(("BidKept", seat, coins))
        self.holder = (self.holder + 1) % self.seats
        self.display, self.bids = [], []
        if self.draw_pile:
            self.begin_round()
            return
        self.score()
        if len(self.scores) < PASSES:
            demand("7.4", bool(self.table.state.piles), self.scores)
            self.begin_pass()
            self.begin_round()

    # Points

    def score(self) -> None:
        """Count what everybody has."""
        last = len(self.scores) + 1 == PASSES
        self.scores.append([self.points(seat, last) for seat in range(self.seats)])
        noted = told(self.events, "PassScored")
        demand("6.1", len(noted) == 1, noted)
        demand("7.1", sorted(noted[0].points) == [*enumerate(self.scores[-1])], noted)

    def points(self, seat: int, last: bool) -> int:
        """The points of one player, and whether they were told so."""
        brings, costs, whole = 0, 0, 0
        for kind in dict.fromkeys(map(animal, self.piles[seat])):
            values = sorted((value(c) for c in self.piles[seat] if animal(c) == kind), reverse=True)
            paired = len(values) // 2 * 2
            brings, costs = brings + sum(values[:paired]), costs + sum(values[paired:])
            whole += len(values) == 4
        coins, chips = self.coins[seat] // 2, self.chips[seat] if last else 0
        demand("6.2", brings == self.told_points("PairsScored", seat), seat, self.piles)
        demand("6.3", costs == self.told_points("SinglesScored", seat), seat, self.piles)
        demand("6.4", 3 * whole == self.told_points("BonusScored", seat), seat, self.piles)
        demand("6.5", coins == self.told_points("CoinsScored", seat), seat, self.coins)
        chips_told = self.told_points("ChipsScored", seat)
        demand("6.6", last or not chips_told, seat)
        demand("7.3", chips == chips_told, seat, self.chips)
        return brings - costs + 3 * whole + coins + chips

    def told_points(self, kind: str, seat: int) -> int:
        """The points that somebody is told to have for something."""
        return sum(event.points for event in told(self.events, kind) if event.seat == seat)

    # What is compared

    def compare_told(self) -> None:
        """All that was done is told, in order; each kind has its sentence."""
        kinds = {
            "BidMade": "3.2", "OrderSettled": "4.1", "Picked": "4.3", "PickedTwo": "4.4",
            "Declined": "4.5", "WentEmpty": "4.7", "SetAside": "4.8", "BidKept": "5.2",
        }  # fmt: skip
        seen = [
            (type(event).__name__, getattr(event, "seat", -1), content(event))
            for event in told(self.events, *kinds)
        ]
        for one, other in zip(self.expected, seen, strict=False):
            demand(kinds[one[0]], one == other, one, other)
        demand("3.2", len(self.expected) == len(seen), self.expected, seen)

    def compare(self) -> None:
        """The table has the same chips, cards and points."""
        state, over = self.table.state, len(self.scores) == PASSES
        demand("5.1", [*state.coins] == self.coins, state.coins, self.coins)
        demand("4.6", [*state.chips] == self.chips, state.chips, self.chips)
        demand("5.3", state.holder == self.holder, state.holder, self.holder)
        demand("7.1", state.scores == self.scores, state.scores, self.scores)
        demand("7.4", over == (not self.table.pending), self.scores)
        if not over:
            demand("4.3", state.piles == self.piles, state.piles, self.piles)
            demand("3.1", state.display == self.display, state.display, self.display)
            demand("4.8", sorted(state.set_aside) == sorted(self.aside), state.set_aside)
            demand("2.6", state.draw_pile == self.draw_pile, state.draw_pile)

    def end(self) -> None:
        """Whoever has the highest sum has won."""
        demand("7.4", len(self.scores) == PASSES, self.scores)
        sums = [sum(points) for points in zip(*self.scores, strict=True)]
        best = [seat for seat, total in enumerate(sums) if total == max(sums)]
        demand("7.5", [*self.table.game.winners(self.table.state)] == best, sums)
        (won,) = told(self.events, "GameWon", "VictoryShared")
        named = [won.seat] if hasattr(won, "seat") else [seat for seat, _ in won.winners]
        demand("7.5", named == best and won.points == max(sums), won, sums)


def content(event: Any) -> object:
    """The cards or coins that an event tells."""
    if hasattr(event, "card"):
        return (event.card,)
    for name in ("cards", "coins", "bids"):
        if hasattr(event, name):
            return getattr(event, name)
    return ()
