"""A referee for Life is Life who knows the sheet alone, and works out what each move leads to."""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Any

from tests.sheets.watching import Foul

WORTH = {
    "giraffe": 9, "bear": 8, "mole": 7, "goat": 7, "sheep": 6,
    "dog": 6, "rabbit": 5, "pig": 5, "cat": 4, "mouse": 3,
}  # fmt: skip
"""The value of each animal, which is also the number of its cards."""


def demand(sentence: str, holds: bool, seen: object) -> None:
    """Call a foul where something does not hold."""
    if not holds:
        raise Foul(sentence, seen)


def bag(cards: Iterable[str]) -> Counter[str]:
    """Cards in whatever order."""
    return Counter(cards)


class Referee:
    """Keeps the lives, the hands and the rows of a game, and compares."""

    hands: list[Counter[str]]
    rows: list[Counter[str]]
    row: int
    """The row that was chosen, or 0."""
    swapped: set[int]
    """Who has swapped in this round."""
    knocker: int | None

    def __init__(self, table: Any) -> None:
        self.table = table
        self.seats: int = table.state.seats
        self.lives = [5] * self.seats
        demand("1.1", 3 <= self.seats <= 5, self.seats)
        demand("1.3", table.state.lives == self.lives, table.state.lives)
        self.events: list[Any] = list(table.opening)
        self.seen = self.events[:]
        self.starter = self.turn = int(self.told("2.1", "StarterDrawn").seat)
        self.deal()
        demand("2.3", not self.events, self.seen)

    # What was told ---------------------------------------------------------------------------

    def told(self, sentence: str, kind: str, **wanted: object) -> Any:
        """The next event, which must be of a kind and have such fields."""
        event = self.events.pop(0) if self.events else None
        fields = {name: getattr(event, name, None) for name in wanted}
        if type(event).__name__ != kind or fields != wanted:
            raise Foul(sentence, (kind, wanted, self.seen))
        return event

    # A turn ----------------------------------------------------------------------------------

    def see(self, asked: Sequence[Any], move: Any, events: Sequence[Any]) -> None:
        """Check a move, and what it led to."""
        self.events, self.seen = list(events), list(events)
        demand("2.2", [decision.seat for decision in asked] == [self.turn], asked)
        (decision,) = asked
        if decision.kind == "lay":
            self.lay(decision, move.answer)
        else:
            self.choose(decision, move.answer)
        demand("2.3", not self.events, self.seen)
        self.compare()

    def choose(self, decision: Any, answer: str) -> None:
        """A row, or a knock."""
        options, rows = {*decision.options}, {"1", "2", "3", "4"}
        demand("3.1", rows <= options, options)
        demand("4.1", (self.turn in self.swapped) == ("knock" in options), options)
        demand("2.3", decision.kind == "turn" and options - rows <= {"knock"}, decision)
        if answer != "knock":
            self.row = int(answer)
        elif self.knocker is None:
            self.told("4.2", "Knocked", seat=self.turn)
            self.knocker = self.turn
            self.go_on()
        else:
            self.told("4.4", "Passed", seat=self.turn)
            self.go_on()

    def lay(self, decision: Any, answer: Sequence[str]) -> None:
        """Cards of the hand go into the row that was chosen, and its cards into the hand."""
        hand, row, laid = self.hands[self.turn], self.rows[self.row - 1], bag(answer)
        choices = {*combinations(sorted(hand.elements()), self.row)} - {
            tuple(sorted(row.elements()))
        }
        demand("3.5", {*decision.options} == choices, decision)
        demand("3.2", laid.total() == self.row and laid <= hand, answer)
        swap = self.told("3.4", "Swapped", seat=self.turn, row=self.row)
        demand("3.2", bag(swap.laid) == laid, swap)
        demand("3.3", bag(swap.taken) == row, swap)
        self.hands[self.turn] = hand - laid + row
        self.rows[self.row - 1], self.row = laid, 0
        self.swapped.add(self.turn)
        if sets := [each for each in self.sets() if self.hands[self.turn][each] == WORTH[each]]:
            self.sudden_death(sets)
        else:
            self.go_on()

    def sets(self) -> tuple[str, ...]:
        """The animals of which all cards in one hand end a round."""
        return ("rabbit", "pig") if self.table.state.expert else ("cat", "rabbit", "pig")

    def next_to(self, seat: int) -> int:
        """The left neighbour among those who have lives."""
        clockwise = ((seat + step) % self.seats for step in range(1, self.seats + 1))
        return next(left for left in clockwise if self.lives[left])

    def go_on(self) -> None:
        """The left neighbour has a turn; if that one knocked, the round is scored."""
        self.turn = self.next_to(self.turn)
        if self.turn == self.knocker:
            self.score()
        else:
            demand("4.5", not self.events, self.seen)

    # The end of a round ----------------------------------------------------------------------

    def playing(self) -> list[int]:
        """The seats that have lives."""
        return [seat for seat in range(self.seats) if self.lives[seat]]

    def sudden_death(self, sets: Sequence[str]) -> None:
        """A set was called and shown: all others give a life."""
        caller, hand = self.turn, self.hands[self.turn]
        event = self.told("5.1", "SuddenDeath", seat=caller)
        demand("5.1", event.animal in sets and event.count == WORTH[event.animal], event)
        told = bag(event.rest) + Counter({event.animal: event.count})
        demand("5.2", told == hand, event)
        demand("5.2", all(event.seen_by(seat) == event for seat in range(self.seats)), event)
        if self.table.state.expert:
            self.lives[caller] += 1
            self.told("8.2", "LifeWon", seat=caller, left=self.lives[caller])
        others = {seat for seat in self.playing() if seat != caller}
        demand("5.3", self.give(others, 1), self.seen)
        self.next_round()

    def score(self) -> None:
        """Majorities, totals, and the lives they cost."""
        points = dict.fromkeys(self.playing(), 0)
        for animal in WORTH:
            winner = self.majority(animal)
            if winner is not None:
                points[winner] += WORTH[animal]
        totals = self.told("6.7", "RoundScored").points
        demand("6.7", dict(totals) == points and len(totals) == len(points), totals)
        high, low = max(points.values()), min(points.values())
        if high == low:
            self.told("6.11", "AllTied", points=high)
        else:
            demand("6.8", self.give({s for s in points if points[s] == high}, 0), self.seen)
            demand("6.9", self.give({s for s in points if points[s] == low}, 2), self.seen)
            others = {s for s in points if low < points[s] < high}
            demand("6.10", self.give(others, 1), self.seen)
        self.next_round()

    def majority(self, animal: str) -> int | None:
        """Who alone has the most of an animal, and enough."""
        held = {seat: self.hands[seat][animal] for seat in self.playing()}
        event = self.told("6.2", "AnimalScored", animal=animal, value=WORTH[animal])
        shown = {seat: count for seat, count in held.items() if count}
        demand("6.1", dict(event.counts) == shown and len(event.counts) == len(shown), event)
        most = max(held.values())
        first = [seat for seat, count in held.items() if count == most]
        if len(held) == 2:
            demand("6.6", most != 1 or event.winner is None, event)
        winner = first[0] if len(first) == 1 and (most > 1 or len(held) > 2) else None
        demand("6.4", len(first) == 1 or event.winner is None, event)
        demand("6.5", most != 1 or event.winner == winner, event)
        demand("6.3", event.winner == winner, event)
        return winner

    def give(self, seats: set[int], due: int) -> bool:
        """Whether these seats, in any order, are told to give as many lives as they can."""
        left = {*seats}
        while left:
            event: Any = self.events.pop(0) if self.events else None
            if type(event).__name__ != "LivesLost" or event.seat not in left:
                return False
            seat = event.seat
            given = min(due, self.lives[seat])
            self.lives[seat] -= given
            if (event.lost, event.left) != (given, self.lives[seat]):
                return False
            left.remove(seat)
            if not self.lives[seat]:
                self.told("7.4", "Eliminated", seat=seat)
        return True

    # Rounds ----------------------------------------------------------------------------------

    def next_round(self) -> None:
        """Another round, or the end of the game."""
        if len(self.playing()) == 1:
            (winner,) = self.playing()
            self.told("7.5", "GameWon", seat=winner, lives=self.lives[winner])
            self.hands, self.rows = [Counter() for _ in self.lives], []
            return
        neighbour = (self.starter + 1) % self.seats
        self.starter = self.turn = self.next_to(self.starter)
        began = self.events[0].seat if self.events else None
        demand("7.2", not self.lives[neighbour] or began == neighbour, self.seen)
        demand("7.3", began == self.starter, self.seen)
        self.deal()

    def deal(self) -> None:
        """All 60 animals anew: ten to each player, ten on display, the rest face down."""
        state, playing = self.table.state, self.playing()
        self.told("7.1", "RoundBegan", seat=self.starter, two_left=len(playing) == 2)
        self.rows = [bag(row) for row in state.display]
        self.hands = [bag(hand) for hand in state.hands]
        self.row, self.swapped, self.knocker = 0, set(), None
        demand("1.6", [row.total() for row in self.rows] == [1, 2, 3, 4], state.display)
        for number, cards in enumerate(self.rows, start=1):
            laid = self.told("1.6", "RowLaid", row=number)
            demand("1.6", bag(laid.cards) == cards, laid)
        for seat in playing:
            self.check_hand(seat)
        held = [hand.total() for hand in self.hands]
        demand("1.4", held == [10 if lives else 0 for lives in self.lives], state.hands)
        demand("1.7", len(state.out_of_play) == 50 - 10 * len(playing), state.out_of_play)
        dealt = sum([*self.hands, *self.rows], bag(state.out_of_play))
        demand("1.2", dealt == Counter(WORTH), dealt)

    def check_hand(self, seat: int) -> None:
        """A hand was told to its holder, and to nobody else."""
        dealt = self.told("1.4", "HandDealt", seat=seat)
        demand("1.4", bag(dealt.cards) == self.hands[seat], dealt)
        others = [other for other in (*range(self.seats), None) if other != seat]
        demand("1.5", dealt.seen_by(seat) == dealt, dealt)
        demand("1.5", not any(dealt.seen_by(other) for other in others), dealt)

    def compare(self) -> None:
        """The table stands as the referee has it."""
        state = self.table.state
        demand("6.10", state.lives == self.lives, (state.lives, self.lives))
        demand("3.3", [*map(bag, state.hands)] == self.hands, state.hands)
        demand("3.4", [*map(bag, state.display)] == self.rows, state.display)
        held = bag(self.table.view(self.turn).hand)
        demand("1.5", held == self.hands[self.turn], held)

    def end(self) -> None:
        """Check who has won."""
        winners = [*self.table.game.winners(self.table.state)]
        demand("7.5", winners == self.playing() and len(winners) == 1, winners)
