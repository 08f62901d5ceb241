"""The referee of SixPack, who knows its sheet alone and keeps a table of its own."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from tests.games.sixpack.referee_table import (
    DRINKS,
    MIXED,
    NINE,
    at,
    beside,
    called,
    fillings,
    gaps,
    larger,
    left,
    low,
    patterns,
    touched,
    wrong_to_add,
    wrong_to_take,
)
from tests.sheets.watching import Foul

GOAL, HELD = 7, 3
TRIED = 6
"""So many answers are tried at each question of phase 1, whether they should be legal or not."""


def demand(sentence: str, holds: bool, seen: object) -> None:
    """Call a foul where something does not hold."""
    if not holds:
        raise Foul(sentence, seen)


def told(kind: str, events: Iterable[Any]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if type(event).__name__ == kind]


class Referee:
    """Follows every card."""

    def __init__(self, table: Any) -> None:
        self.table = table
        self.shown: dict[str, str] = {}
        self.seats = len(table.state.hands)
        self.points: list[list[str]] = [[] for _ in range(self.seats)]
        self.hands: list[list[str]] = [[] for _ in range(self.seats)]
        self.on_turn: int = table.state.on_turn
        self.answers: dict[int, str] = {}
        self.claimed: dict[int, str] = {}
        self.kept: dict[tuple[str, str], list[dict[str, str]]] = {}
        """What may stay of the table, by the line that is cleared."""
        self.equal: list[dict[str, str]] = []
        self.chance = Random(self.seats)
        for seat in range(self.seats):
            self.draw(seat, table.opening, "2.1")
        self.expect("2.4", "pair", [self.on_turn])

    # Every move -----------------------------------------------------------------------------------

    def see(self, asked: Sequence[Any], move: Any, events: Sequence[Any]) -> None:
        """Follow a move."""
        decision = next(each for each in asked if each.seat == move.seat)
        judge = {
            "pair": self.pair, "turn": self.turn, "fill": self.fill, "claim": self.claim,
            "point": self.point, "clear": self.clear, "keep": self.keep,
        }  # fmt: skip
        judge[move.kind](decision, move, events)
        demand("3.1", self.table.state.display == self.shown, (move, self.table.state.display))
        demand("5.6", self.table.state.points == self.points, self.table.state.points)
        demand("5.7", self.table.state.hands == self.hands, self.table.state.hands)

    def end(self) -> None:
        """Those with seven points have won, and nobody has more."""
        best = [len(points) for points in self.points]
        demand("7.1", max(best) == GOAL, best)
        winners = [seat for seat, points in enumerate(best) if points == GOAL]
        demand("7.1", self.table.game.winners(self.table.state) == winners, winners)

    def expect(self, sentence: str, kind: str, seats: Sequence[int]) -> None:
        """Exactly these are asked now, for that."""
        asked = [(each.seat, each.kind) for each in self.table.waiting()]
        demand(sentence, asked == [(seat, kind) for seat in seats], (asked, kind, seats))

    def draw(self, seat: int, events: Sequence[Any], sentence: str) -> None:
        """Three out of the nine that are no points, which nobody else sees."""
        hand = list(self.table.state.hands[seat])
        rest = NINE - {*self.points[seat]}
        demand(sentence, len({*hand}) == len(hand) == HELD and {*hand} <= rest, (seat, hand))
        drawn = [each for each in told("HandDrawn", events) if each.seat == seat]
        demand(sentence, [[*each.dominoes] for each in drawn] == [hand], drawn)
        others = [other for other in (None, *range(self.seats)) if other != seat]
        demand("2.2", not any(drawn[0].seen_by(other) for other in others), drawn)
        self.hands[seat] = hand

    # Preparing and phase 1 ------------------------------------------------------------------------

    def pair(self, decision: Any, move: Any, events: Sequence[Any]) -> None:
        """Any bottle and any mix, side by side."""
        demand("2.3", {*decision.options} == NINE, [*decision.options])
        (laid,) = told("PairLaid", events)
        bottle, mix = str(move.answer).split("-")
        demand("2.3", (laid.bottle, laid.mix) == (bottle, mix), laid)
        demand("2.3", laid.mix_place in beside(laid.bottle_place), laid)
        self.shown = {laid.bottle_place: bottle, laid.mix_place: mix}
        self.expect("2.4", "turn", [self.on_turn])

    def turn(self, decision: Any, move: Any, events: Sequence[Any]) -> None:
        """Add one, or take one."""
        word, place = move.answer
        self.try_some(decision)
        wrong = self.wrong(word, place)
        if wrong:
            raise Foul(wrong, move)
        if word == "take":
            (done,) = told("Taken", events)
            word = self.shown.pop(place)
        else:
            (done,) = told("Placed", events)
            self.shown[place] = word
        demand("3.1", (done.seat, done.drink, done.place) == (self.on_turn, word, place), done)
        self.go_on_filling(events)

    def wrong(self, word: str, place: str) -> str | None:
        """The sentence that forbids to add or to take something."""
        if word == "take":
            return wrong_to_take(self.shown, place)
        return wrong_to_add(self.shown, word, place)

    def try_some(self, decision: Any) -> None:
        """What may be answered is what the sheet allows: tried with some answers.

        Rule 3 is seldom met by chance, so every mix that must stay is tried.
        """
        mixes = [place for place, drink in self.shown.items() if drink in MIXED]
        stuck = [place for place in mixes if len({*touched(self.shown, place)}) == 1]
        free = [place for place in stuck if decision.options.why_not(("take", place)) is None]
        demand("3.4", not free, (free, self.shown))
        places = [*self.shown]
        for _ in range(TRIED):
            place = self.chance.choice(places)
            word = self.chance.choice(("take", *DRINKS))
            if word != "take":
                place = at(place, *self.chance.choice(((1, 0), (-1, 0), (0, 1), (0, -1))))
            wrong, refused = self.wrong(word, place), decision.options.why_not((word, place))
            if (wrong is None) != (refused is None):
                raise Foul(wrong or "3.1", (word, place, refused, self.shown))

    # Phase 2 --------------------------------------------------------------------------------------

    def fill(self, decision: Any, move: Any, events: Sequence[Any]) -> None:
        """The player on turn chooses a place and what comes there."""
        choices = gaps(self.shown)
        legal = {(drink, place) for place, drinks in choices.items() for drink in drinks}
        demand("4.3", {*decision.options} == legal, (legal, [*decision.options]))
        self.go_on_filling(events)
        drink, place = move.answer
        first = told("Filled", events)[0]
        demand("4.1", (first.drink, first.place) == (drink, place) and first.chosen, first)

    def go_on_filling(self, events: Sequence[Any]) -> None:
        """Each filling is right, and it goes on until nothing is left or somebody has to choose."""
        for event in told("Filled", events):
            self.filled(event)
        if gaps(self.shown):
            self.expect("4.7", "fill", [self.on_turn])
        else:
            self.begin_claims(events)

    def filled(self, event: Any) -> None:
        """Two of the drinks around call for it; without a choice it is the only one."""
        near, possible = touched(self.shown, event.place), fillings(self.shown, event.place)
        demand("4.1", event.seat == self.on_turn and event.place not in self.shown, event)
        demand("4.4", bool(possible), (event, near))
        if event.drink not in possible:
            raise Foul("4.2" if event.drink in MIXED else "4.5", (event, near))
        demand("4.5", event.chosen or len(possible) == 1, (event, near))
        one, other = event.because
        pair = [*near]
        for each in (one, other):
            demand("4.1", each in pair, (event, near))
            pair.remove(each)
        demand("4.2", event.drink in called(one, other), event)
        self.shown[event.place] = event.drink

    # Phase 3 --------------------------------------------------------------------------------------

    def begin_claims(self, events: Sequence[Any]) -> None:
        """Everybody looks; asked is whose pattern is there, and nobody is told where."""
        self.answers, self.claimed = {}, {}
        lying = {hand for _, hands in patterns(self.shown) for hand in hands}
        found = [seat for seat, hand in enumerate(self.hands) if frozenset(hand) in lying]
        hinted = told("PatternFound", events)
        demand("5.4", [each.seat for each in hinted] == found, (hinted, found))
        if found:
            self.expect("5.2", "claim", found)
        else:
            self.begin_clearing(events)

    def claim(self, decision: Any, move: Any, events: Sequence[Any]) -> None:
        """A block that shows the three dominoes, or none."""
        hand = frozenset(self.hands[move.seat])
        own = {name for name, hands in patterns(self.shown) if hand in hands}
        demand("5.3", {*decision.options} == own | {"no"}, (own, [*decision.options]))
        demand("5.4", decision.options.words == ("no",), decision.options.words)
        self.answers[move.seat] = str(move.answer)
        if self.table.waiting() and self.table.waiting()[0].kind == "claim":
            return
        self.claimed = {seat: block for seat, block in self.answers.items() if block != "no"}
        showed = {each.seat: each for each in told("Claimed", events)}
        demand("5.5", showed.keys() == self.claimed.keys(), (showed, self.claimed))
        for seat, each in showed.items():
            right = each.block == self.claimed[seat] and [*each.dominoes] == self.hands[seat]
            demand("5.5", right and each.seen_by(None) == each, each)
        if self.claimed:
            self.answers = {}
            self.expect("5.6", "point", sorted(self.claimed))
        else:
            self.begin_clearing(events)

    def point(self, decision: Any, move: Any, events: Sequence[Any]) -> None:
        """One of the three is laid aside; when all have chosen, they draw."""
        demand("5.6", {*decision.options} == {*self.hands[move.seat]}, [*decision.options])
        self.answers[move.seat] = str(move.answer)
        if len(self.answers) < len(self.claimed):
            return
        for seat in sorted(self.claimed):
            self.points[seat].append(self.answers[seat])
            if len(self.points[seat]) < GOAL:
                self.draw(seat, events, "5.7")
            else:
                self.hands[seat] = []
        if any(len(points) == GOAL for points in self.points):
            self.expect("7.1", "over", [])
        else:
            self.begin_clearing(events)

    # Phase 4 --------------------------------------------------------------------------------------

    def begin_clearing(self, events: Sequence[Any]) -> None:
        """The table is cleared where a pink card was needed, and else it is the next one's turn."""
        lines = self.lines() if low(self.shown) else []
        kept = {line: larger(self.shown, *line) for line in lines}
        self.kept = {line: parts for line, parts in kept.items() if parts}
        if self.kept:
            due = [(each.seat, each.left) for each in told("ClearingDue", events)]
            lows = [(self.on_turn, left(self.shown, bottle)) for bottle in low(self.shown)]
            demand("6.1", len(due) == 1 and due[0] in lows, (due, lows))
            self.expect("6.1", "clear", [self.on_turn])
        else:
            demand("6.1", not told("ClearingDue", events), events)
            self.on_turn = (self.on_turn + 1) % self.seats
            self.expect("2.4", "turn", [self.on_turn])

    def lines(self) -> list[tuple[str, str]]:
        """Every column and row with cards."""
        columns = {("column", place[0]) for place in self.shown}
        return sorted(columns | {("row", place[1:]) for place in self.shown})

    def clear(self, decision: Any, move: Any, events: Sequence[Any]) -> None:
        """A line goes back with the smaller part."""
        demand("6.3", {*decision.options} == self.kept.keys(), (self.kept, [*decision.options]))
        demand("6.2", move.answer in self.kept, move)
        parts = self.kept[move.answer]
        if len(parts) == 1:
            self.keep_part(parts, events)
        else:
            self.expect("6.4", "keep", [self.on_turn])
            self.equal = parts

    def keep(self, decision: Any, move: Any, events: Sequence[Any]) -> None:
        """Of equal parts the player chooses."""
        number = [*decision.options].index(move.answer)
        self.keep_part([self.equal[number]], events)

    def keep_part(self, parts: Sequence[dict[str, str]], events: Sequence[Any]) -> None:
        """What is cleared is counted, and stacks may still be low."""
        (cleared,) = told("Cleared", events)
        (part,) = parts
        counts = (len(self.shown) - len(part), len(part))
        demand("6.4", (cleared.returned, cleared.left) == counts, (cleared, counts))
        self.shown = part
        self.begin_clearing(events)
