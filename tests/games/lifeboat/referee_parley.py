"""The referee of Lifeboat where somebody bargains before a demand is answered (L67).

The sheet lets all trade until a fight begins (4.3), and whoever is asked agree or fight (5.1).
"""

from typing import Any

from tests.games.lifeboat.referee_box import demand
from tests.games.lifeboat.referee_fights import Fights

ASKED = frozenset({"consent", "ransom"})
"""The questions to whom something is demanded of."""


class Parley(Fights):
    """Threats, and cards that are offered instead of what is demanded."""

    tried: frozenset[str] = frozenset()
    """What was already tried against this demand: `threaten`, `offer`."""
    unsettled = False
    """Whether who demands has not yet said what becomes of it."""
    ransom = ""
    """The card that is offered, until who demands has answered."""
    owed: tuple[int, int, str] | None = None
    """Giver, taker and card of a ransom that was taken, until it is handed over."""

    def demanded(self, event: Any) -> None:
        """Nothing has been said against it."""
        super().demanded(event)
        self.tried, self.unsettled, self.ransom = frozenset(), False, ""

    def is_open(self) -> bool:
        """Whether something is demanded that was neither granted nor fought for."""
        return self.wanted is not None and not self.granted and not self.fighters

    def ransoms(self) -> set[str]:
        """What can be offered instead: a card of one's own that is not what is demanded."""
        assert self.wanted is not None
        target, thing = self.wanted
        return {*self.cards(target)} - {thing}

    def untried(self) -> set[str]:
        """What can still be said: a threat, and an offer by who has another card; once each."""
        return ({"threaten"} | ({"offer"} if self.ransoms() else set())) - self.tried

    def is_heard(self, event: Any) -> bool:
        """Whether all hear the same."""
        return all(event.seen_by(each) == event for each in (None, *self.seats))

    def has_said(self, *move: object) -> bool:
        """Whether the last move is that answer of that seat to that question."""
        return (self.move.seat, self.move.kind, self.move.answer) == move

    # What is said

    def tries(self, event: Any, word: str) -> None:
        """Who is asked says something to who demands, which all hear."""
        demand("5.1", self.is_open() and not self.unsettled, event)
        assert self.wanted is not None
        demand("5.1", (event.seat, event.other) == (self.wanted[0], self.acting), event)
        demand("5.1", self.may_refuse() and word in self.untried(), event, self.tried)
        demand("5.1", self.is_heard(event), event)
        self.tried, self.unsettled = self.tried | {word}, True

    def threatened(self, event: Any) -> None:
        """A word, and nothing else."""
        demand("5.1", self.has_said(event.seat, "consent", "threaten"), event, self.move)
        self.tries(event, "threaten")

    def ransom_offered(self, event: Any) -> None:
        """A card that is named, and stays where it is for now."""
        demand("4.3", self.has_said(event.seat, "ransom", event.card), event, self.move)
        self.tries(event, "offer")
        demand("4.3", event.card in self.ransoms(), event)
        self.ransom = event.card

    def insisted(self, event: Any) -> None:
        """The offer is off, and the demand stands."""
        self.settled(event, "no")
        self.ransom = ""

    def let_be(self, event: Any) -> None:
        """Nothing is got but the ransom, and the turn is over."""
        self.settled(event, "yes")
        assert self.wanted is not None
        demand("5.1", event.other == self.wanted[0], event, self.wanted)
        if self.ransom:
            self.owed, self.ransom = (event.other, event.seat, self.ransom), ""
        else:
            self.turn_over()

    def settled(self, event: Any, answer: str) -> None:
        """By who demands, and of something that was said; all hear it."""
        demand("5.1", self.is_open() and self.unsettled and event.seat == self.acting, event)
        demand("5.1", self.has_said(event.seat, "settle", answer), event, self.move)
        demand("5.1", self.is_heard(event), event)
        self.unsettled = False

    def bribe_paid(self, event: Any) -> None:
        """A ransom at once and openly, with no fight; other cards as after any fight."""
        if self.owed is None:
            super().bribe_paid(event)
            return
        demand("4.3", (event.seat, event.taker, event.card) == self.owed, event, self.owed)
        demand("4.3", not event.hidden and self.is_heard(event), event)
        hidden = self.pass_on(event.seat, event.card, covered=False)
        self.give(event.taker, event.card, hidden=hidden)
        self.owed = None
        self.turn_over()

    def pass_over_dead(self) -> None:
        """Nobody owes a ransom any more."""
        demand("4.3", self.owed is None, self.owed)
        super().pass_over_dead()

    # What is asked

    def ask_rightly(self, kinds: set[str]) -> None:
        """A demand is answered before anything else goes on, and so are words against it."""
        demand("4.3", self.owed is None, self.owed)
        if self.is_open():
            demand("5.1", kinds and kinds <= ({"settle"} if self.unsettled else ASKED), kinds)
        else:
            demand("5.1", not kinds & {"settle", *ASKED}, kinds)

    def ask_consent(self, decision: Any) -> None:
        """Who could refuse: agree, fight, or try first what was not tried yet."""
        wanted = self.wanted or (-1, "")
        demand("4.9", not (self.is_kid() and wanted[1] == "hidden"), decision)
        demand("5.1", decision.seat == wanted[0] and self.may_refuse(), decision)
        demand("5.1", self.move.kind != "consent", decision, self.move)
        words = {"agree", "fight"} | self.untried()
        demand("5.1", {*decision.options} == words, decision, words)

    def ask_ransom(self, decision: Any) -> None:
        """Any card that can be offered, of who has said to offer one."""
        wanted = self.wanted or (-1, "")
        demand("4.3", decision.seat == wanted[0] and "offer" in self.untried(), decision)
        said = self.has_said(decision.seat, "consent", "offer")
        demand("5.1", said or self.move.kind == "wish", decision, self.move)
        demand("4.3", {*decision.options} == self.ransoms(), decision, self.ransoms())

    def ask_settle(self, decision: Any) -> None:
        """Whoever demands, yes or no."""
        demand("5.1", decision.seat == self.acting, decision, self.acting)
        demand("5.1", {*decision.options} == {"yes", "no"}, decision)
