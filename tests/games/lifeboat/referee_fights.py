"""The referee of Lifeboat where somebody demands a seat or a card, and in fights."""

from typing import Any

from tests.games.lifeboat.referee_box import WEAPONS, demand
from tests.games.lifeboat.referee_day import Day

Promise = tuple[int, int, str | None, int | None]
"""Giver, taker, card (None is one that is not named), and whom to help (None is to stay out)."""


class Fights(Day):
    """Demands, fights, bribes, and what they bring."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.losers: list[int] = []
        self.guns: list[int] = []
        self.played: dict[int, str] = {}
        self.promised: list[Promise] = []
        self.out: set[int] = set()
        self.due: Promise | None = None
        self.asking: tuple[int, int | None, str] = (0, None, "")

    def demanded(self, event: Any) -> None:
        """Of anybody else in the boat: a seat, an open card, or one of the hand."""
        self.acts(event.seat)
        target = event.target
        demand("4.6", target in self.boat and target != event.seat, event)
        thing = getattr(event, "card", "seat") or "hidden"
        if thing == "hidden":
            demand("4.8", self.hands[target], event)
        elif thing != "seat":
            demand("4.8", thing in self.shown[target], event)
        self.wanted, self.played = (target, thing), {}
        self.granted = not self.may_refuse()

    def may_refuse(self) -> bool:
        """Who is conscious, but nobody to whom the Kid puts the hand into the pocket."""
        assert self.wanted is not None
        assert self.acting is not None
        target, thing = self.wanted
        return self.awake(target) and not (self.is_kid() and thing == "hidden")

    def is_kid(self) -> bool:
        """Whether the Kid acts."""
        return self.acting is not None and self.characters[self.acting] == "kid"

    def agreed(self, event: Any) -> None:
        """Who was asked, and has said so."""
        assert self.wanted is not None
        demand("5.1", event.seat == self.wanted[0] and self.move.answer == "agree", event)
        self.granted = True

    def fight_began(self, event: Any) -> None:
        """Only if somebody conscious has refused."""
        assert self.wanted is not None
        demand("4.9", not (self.is_kid() and self.wanted[1] == "hidden"), event)
        demand("5.1", self.move.answer == "fight" and self.awake(event.defender), event)
        demand("5.1", (event.attacker, event.defender) == (self.acting, self.wanted[0]), event)
        self.fighters = {event.attacker: event.attacker, event.defender: event.defender}
        self.played, self.promised, self.out = {}, [], set()

    def side(self, leader: int) -> list[int]:
        """Who fights for somebody."""
        return [seat for seat, other in self.fighters.items() if other == leader]

    def strength(self, leader: int) -> int:
        """Sizes and open weapons of a side."""
        side = self.side(leader)
        weapons = [WEAPONS.get(card, 0) for seat in side for card in self.shown[seat]]
        return sum(map(self.size, side)) + sum(weapons)

    def fight_stands(self, event: Any) -> None:
        """As strong as it adds up to."""
        told = (event.attack, event.defence)
        both = (self.strength(event.attacker), self.strength(event.defender))
        demand("5.8", told == both, event, both)

    def joined(self, event: Any) -> None:
        """Somebody conscious who has taken no side yet."""
        demand("5.1", self.awake(event.seat), event)
        demand("5.4", event.seat not in self.fighters, event)
        leaders = dict(zip(("attack", "defend"), self.fighters, strict=False))
        demand("5.3", event.leader == leaders.get(self.move.answer), event, self.move)
        self.fighters[event.seat] = event.leader
        self.out = set()

    def stayed_out(self, event: Any) -> None:
        """For now."""
        demand("5.3", event.seat not in self.fighters, event)
        self.out.add(event.seat)

    def weapon_played(self, event: Any) -> None:
        """Out of the own hand, one in a fight; it stays open."""
        demand("5.7", event.seat in self.fighters and event.seat not in self.played, event)
        demand("5.8", event.size == WEAPONS.get(event.card), event)
        self.open(event.seat, event.card)
        self.played[event.seat] = event.card
        self.out = set()

    def fight_won(self, event: Any) -> None:
        """The stronger side, at a tie the defenders; the others are wounded, all have fought."""
        attacker, defender = [*self.fighters][:2]
        neutral = {*self.crew()} - {*self.fighters}
        demand("5.9", neutral <= self.out, neutral, self.out)
        attack, defence = self.strength(attacker), self.strength(defender)
        winner, loser = (attacker, defender) if attack > defence else (defender, attacker)
        demand("5.10", event.seat == winner, event, attack, defence)
        demand("5.10", (event.strength, event.other) == tuple(sorted((attack, defence)))[::-1])
        self.losers = self.side(loser)
        self.fought |= {*self.fighters}
        self.promised = [promise for promise in self.promised if self.is_kept(promise)]
        self.guns = [seat for seat in self.fighters if "flare-gun" in self.shown[seat]]
        self.granted = winner == attacker
        self.fighters = {}
        if not self.granted:
            self.turn_over()

    def beaten(self, seat: int) -> None:
        """A wound for who was on the losing side, one only."""
        demand("5.11", seat in self.losers, seat, self.losers)
        self.losers.remove(seat)
        self.fates[seat] = self.wound("5.11", seat)

    def flare_spent(self, event: Any) -> None:
        """Spent as a weapon too."""
        demand("4.12", event.seat in self.guns, event, self.guns)
        self.guns.remove(event.seat)
        self.spend(event.seat, "flare-gun")

    def pass_over_dead(self) -> None:
        """All wounds of the last fight were told, and guns are spent."""
        demand("5.11", not self.losers, self.losers)
        demand("4.12", not self.guns, self.guns)
        super().pass_over_dead()

    # What a demand brings

    def got(self, seat: int, target: int) -> str:
        """What was wanted is got, by who wanted it."""
        demand("5.13", self.granted and self.wanted is not None, seat, target)
        assert self.wanted is not None
        demand("5.14", (seat, target) == (self.acting, self.wanted[0]), seat, target)
        demand("5.11", not self.losers, self.losers)
        demand("4.12", not self.guns, self.guns)
        thing = self.wanted[1]
        self.granted = False
        self.turn_over()
        return thing

    def seats_changed(self, event: Any) -> None:
        """The two change places, and the order of the day stays."""
        demand("4.6", self.got(event.seat, event.target) == "seat", event)
        here, there = self.boat.index(event.seat), self.boat.index(event.target)
        self.boat[here], self.boat[there] = event.target, event.seat

    def card_stolen(self, event: Any) -> None:
        """The open card that was named, or any of the hand, which the others do not see."""
        victim, card = event.victim, event.card
        thing = self.got(event.seat, victim)
        if thing == "hidden" and not self.hands[victim]:
            thing = self.played.get(victim, "")
        demand("4.8", event.hidden == (thing == "hidden"), event, thing)
        demand("4.8", thing in ("hidden", card), event, thing)
        there = (self.hands if event.hidden else self.shown)[victim]
        demand("4.8", card in there, event, there)
        there.remove(card)
        self.give(event.seat, card, hidden=event.hidden)
        if event.hidden:
            others = {None, *self.seats} - {event.seat, victim}
            demand("4.8", all(event.seen_by(other).card is None for other in others), event)

    def nothing_to_take(self, event: Any) -> None:
        """Only where it was spent in the fight."""
        assert self.wanted is not None
        target = self.wanted[0]
        thing = self.got(event.seat, target)
        hidden = self.hands[target] or self.played.get(target) in self.shown[target]
        demand("5.14", not (hidden if thing == "hidden" else thing in self.shown[target]), event)

    # Bribes

    def bribe_offered(self, event: Any) -> None:
        """A word, and no card."""
        demand("5.5", self.fighters, event)
        helped = event.seat if event.service == "help" else event.leader
        self.promised.append((event.seat, event.taker, event.card, helped))

    def bribe_asked(self, event: Any) -> None:
        """Somebody names a price."""
        demand("5.5", self.fighters, event)
        self.asking = (event.seat, event.leader, event.card)

    def bribe_promised(self, event: Any) -> None:
        """Somebody would pay it, whom the help would serve."""
        taker, helped, card = self.asking
        demand("5.5", helped in (event.seat, None), event, helped)
        self.promised.append((event.seat, taker, card, helped))

    def is_kept(self, promise: Promise) -> bool:
        """Whether the taker has fought on that side, or has stayed out."""
        _, taker, _, helped = promise
        return self.fighters.get(taker) == (None if helped is None else self.fighters[helped])

    def bribe_due(self, event: Any) -> None:
        """Who was promised a card has done something for it, and both are awake."""
        demand("5.5", not self.fighters, event)
        due = [promise for promise in self.promised if promise[:3] == (*pair(event), event.card)]
        demand("5.6", due, event, self.promised)
        demand("6.2", self.awake(event.seat) and self.awake(event.taker), event)
        self.promised.remove(due[0])
        self.due = due[0]

    def bribe_paid(self, event: Any) -> None:
        """After the fight, by who has promised it; any card face down, or the named one."""
        demand("5.6", self.due is not None and pair(event) == self.due[:2], event, self.due)
        assert self.due is not None
        demand("5.6", event.hidden or event.card == self.due[2], event, self.due)
        self.due = None
        hidden = self.pass_on(event.seat, event.card, covered=event.hidden)
        self.give(event.taker, event.card, hidden=hidden)

    def bribe_broken(self, event: Any) -> None:
        """Nothing for it: nobody is bound."""
        demand("5.6", self.due is not None and pair(event) == self.due[:2], event, self.due)
        self.due = None


def pair(event: Any) -> tuple[int, int]:
    """Who gives, and who takes."""
    return event.seat, event.taker
