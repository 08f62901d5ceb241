"""The referee of Lifeboat by day: the draft, actions and trades."""

from typing import Any

from tests.games.lifeboat.referee_box import PRESERVER, Boat, demand, flight, is_read_right

SPECIAL = ("flare-gun", "parasol", "medical-kit")


class Day(Boat):
    """What may happen from the morning to the last action."""

    acting: int | None = None
    """Who has the turn, until the action is done."""
    wanted: tuple[int, str] | None = None
    """Of whom who acts wants what: a card, `hidden`, or a seat."""
    granted = False
    """Whether it has to be got now."""
    offer: Any = None

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.sighted: list[int] = []
        self.fighters: dict[int, int] = {}
        self.looking: list[str] = []

    # Morning

    def day_began(self, event: Any) -> None:
        """The order of the day is that of the places now."""
        demand("2.1", self.phase == "night", self.phase)
        self.day += 1
        demand("2.1", (event.number, event.birds) == (self.day, self.birds), event)
        self.phase, self.order, self.acting = "morning", self.boat[:], None
        self.choosers, self.passing = self.crew() if self.provisions else [], list[str]()
        self.drawing = bool(self.choosers)

    def provisions_drawn(self, event: Any) -> None:
        """One for each who is conscious, by the one nearest the bow."""
        count = min(len(self.choosers), len(self.provisions))
        demand("3.5", count, event)
        demand("3.1", self.drawing and event.seat == self.choosers[0], event, self.choosers)
        demand("3.1", event.count == count, event, count)
        self.passing = [self.provisions.pop() for _ in range(count)]
        self.choosers, self.drawing = self.choosers[:count], False

    def provisions_gone(self, event: Any) -> None:
        """The stack is empty for ever."""
        demand("3.5", not self.provisions, self.provisions)

    def choice_seen(self, event: Any) -> None:
        """The next one towards the stern sees all that is left, and nobody else does."""
        demand("3.3", [event.seat] == self.choosers[:1], event, self.choosers)
        demand("3.2", sorted(event.cards) == sorted(self.passing), event, self.passing)
        others = {None, *self.seats} - {event.seat}
        demand("3.2", not any(event.seen_by(other) for other in others), event)

    def card_kept(self, event: Any) -> None:
        """One card for each, chosen as long as there is a choice."""
        demand("3.3", [event.seat] == self.choosers[:1], event, self.choosers)
        if len(self.passing) > 1:
            chosen = (event.seat, "draft", event.card)
            demand("3.2", chosen == (self.move.seat, self.move.kind, self.move.answer), event)
        demand("3.2", event.card in self.passing, event, self.passing)
        demand("3.2", all(event.seen_by(s).card is None for s in {*self.seats} - {event.seat}))
        self.passing.remove(event.card)
        self.choosers.remove(event.seat)
        self.hands[event.seat].append(event.card)

    # Turns

    def morning_over(self) -> None:
        """Everybody has got a card, and nothing is left over."""
        demand("3.1", not self.drawing, self.choosers)
        demand("3.3", not self.choosers and not self.passing, self.choosers)
        self.phase = "actions"

    def turn_skipped(self, event: Any) -> None:
        """Somebody unconscious."""
        self.pass_over_dead()
        demand("4.2", [event.seat] == self.order[:1] and not self.awake(event.seat), event)
        del self.order[0]

    def pass_over_dead(self) -> None:
        """They have no turn; and the last turn is over."""
        demand("7.3", not self.sighted, self.sighted)
        demand("5.14", not self.granted, self.wanted)
        demand("4.1", self.acting is None, self.acting)
        self.all_befallen()
        while self.order and not self.alive(self.order[0]):
            del self.order[0]

    def turn_began(self, event: Any) -> None:
        """The next one in the order of the morning who is conscious."""
        self.morning_over()
        self.pass_over_dead()
        skipped = event.seat not in self.order[:1]
        demand("5.2", not (skipped and {*self.order[:1]} & self.fought), event, self.order)
        demand("2.2", not skipped, event, self.order)
        demand("4.2", self.awake(event.seat), event)
        self.acting = event.seat

    def acts(self, seat: int) -> None:
        """Only who has the turn acts."""
        demand("4.1", seat == self.acting, seat, self.acting)

    def act(self, seat: int) -> None:
        """The one action of a turn is done."""
        self.acts(seat)
        self.turn_over()

    def turn_over(self) -> None:
        """It is the next one's."""
        del self.order[0]
        self.acting = self.wanted = None

    def did_nothing(self, event: Any) -> None:
        """That is an action too."""
        demand("4.1", self.move.answer == "nothing", self.move)
        self.act(event.seat)

    # Rowing

    def rowing_began(self, event: Any) -> None:
        """Two cards, and one for each open oar, which is printed on the oar."""
        self.acts(event.seat)
        demand("4.4", event.count == 2 + self.shown[event.seat].count("oar"), event)
        self.drawn = self.top(event.count)
        self.rowed.add(event.seat)
        self.looking = self.drawn[:]

    def course_seen(self, event: Any) -> None:
        """A rower or a navigator looks at a card, and nobody else does."""
        demand("1.6", is_read_right(event, self.aboard), event)
        demand("4.4", [event.card] == self.looking[:1], event, self.looking)
        del self.looking[0]
        others = {None, *self.seats} - {event.seat}
        demand("4.4", not any(event.seen_by(other) for other in others), event)

    def rowed_on(self, event: Any) -> None:
        """Each card goes where the rower wants it."""
        kept = [card for card in self.drawn if card in self.move.answer]
        under = [card for card in self.drawn if card not in kept]
        demand("4.4", (event.kept, event.under) == (len(kept), len(under)), event)
        self.row_stack += kept
        self.below += under
        self.drawn = []
        self.act(event.seat)

    # Special actions, and cards that are laid open

    def card_shown(self, event: Any) -> None:
        """Open for all, of one's own."""
        if self.phase == "actions":
            demand("5.5", not self.fighters, event)
        else:
            demand("8.2", event.card == PRESERVER, event)
        demand("6.2", self.awake(event.seat), event)
        self.open(event.seat, event.card)

    def parasol_opened(self, event: Any) -> None:
        """It stays."""
        demand("4.10", self.move.answer == "parasol", self.move)
        self.open(event.seat, "parasol")
        self.act(event.seat)

    def healed(self, event: Any) -> None:
        """One wound less of anybody alive."""
        patient = event.patient
        demand("6.6", self.alive(patient) and self.wounds[patient], event)
        self.spend(event.seat, "medical-kit")
        self.wounds[patient] -= 1
        demand("4.12", (event.wounds, event.size) == (self.wounds[patient], self.size(patient)))
        self.act(event.seat)

    def woke_up(self, event: Any) -> None:
        """One wound less than the size."""
        demand("6.1", self.wounds[event.seat] == self.size(event.seat) - 1, event)

    def flare_fired(self, event: Any) -> None:
        """Three cards for their birds; then the gun is gone."""
        demand("4.10", self.move.answer == "flare-gun", self.move)
        self.spend(event.seat, "flare-gun")
        cards = self.top(3)
        demand("4.10", list(event.cards) == cards, event, cards)
        self.below += cards
        self.act(event.seat)
        self.fly(cards)

    def course_shown(self, event: Any) -> None:
        """A card for all to see."""
        demand("1.6", is_read_right(event, self.aboard), event)

    # Birds

    def fly(self, cards: list[str]) -> None:
        """How many birds there are after each card, up to the fourth."""
        birds, self.sighted = self.birds, []
        for card in cards:
            then = max(0, birds + flight(card))
            if birds < 4 and then != birds:
                self.sighted.append(then)
                birds = then

    def bird_counted(self, event: Any) -> None:
        """One more or one less."""
        demand("7.3", [event.birds] == self.sighted[:1], event, self.sighted)
        self.birds = self.sighted.pop(0)

    # Trading

    def may_trade(self, *seats: int) -> None:
        """Who is conscious may, while no fight is on."""
        demand("3.4", self.phase != "morning", self.phase)
        demand("4.3", self.phase == "actions", self.phase)
        demand("4.3", not self.fighters, self.fighters)
        demand("6.2", all(map(self.awake, seats)), seats)

    def offer_made(self, event: Any) -> None:
        """Of one's own cards only."""
        self.may_trade(event.seat, event.partner)
        given = [*event.give, *getattr(event, "given", ())]
        held = self.cards(event.seat)
        demand("4.3", all(given.count(card) <= held.count(card) for card in given), event)
        self.offer = event

    def offer_taken(self, event: Any) -> None:
        """The cards change hands: of what was offered, nothing else."""
        offer, self.offer = self.offer, None
        demand("4.3", offer is not None, event)
        self.may_trade(offer.seat, offer.partner)
        demand("4.3", (event.seat, event.partner) == (offer.seat, offer.partner), event)
        if type(event).__name__ == "OfferTaken":
            demand("4.3", (event.give, event.want) == (offer.give, offer.want), event, offer)
        passed = [
            (taker, card, self.pass_on(giver, card, covered=covered))
            for giver, taker, open_ones, others in (
                (offer.seat, offer.partner, offer.give, getattr(offer, "given", ())),
                (offer.partner, offer.seat, offer.want, getattr(offer, "wanted", ())),
            )
            for cards, covered in ((others, True), (open_ones, False))
            for card in cards
        ]
        for taker, card, hidden in passed:
            self.give(taker, card, hidden=hidden)

    def pass_on(self, seat: int, card: str, *, covered: bool) -> bool:
        """A card leaves its owner, out of the hand if it goes face down; whether it was hidden."""
        if not covered:
            return self.take(seat, card)
        demand("4.3", card in self.hands[seat], seat, card)
        self.hands[seat].remove(card)
        return True
