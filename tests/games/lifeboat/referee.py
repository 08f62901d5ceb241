"""The referee of Lifeboat, who knows its sheet and its cards alone and keeps a boat of his own.

What is told he does at his own boat, as far as the sheet allows it; then the two must be alike.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import chain
from typing import Any

from tests.games.lifeboat.referee_box import (
    BOX,
    COURSES,
    SIZES,
    SURVIVAL,
    WEAPONS,
    demand,
    named,
)
from tests.games.lifeboat.referee_day import SPECIAL
from tests.games.lifeboat.referee_end import End

Handler = Callable[["Referee", Any], None]


class Referee(End):
    """Watches one game."""

    def __init__(self, table: Any) -> None:
        super().__init__(table)
        self.set_up()
        self.happen(table.opening)

    def set_up(self) -> None:
        """What everybody was dealt, and where everybody sits."""
        state, opening = self.table.state, self.table.opening
        dealt = {each.seat: each for each in named(opening, "CharacterDealt")}
        demand("1.2", [*dealt] == self.boat == state.boat, dealt, state.boat)
        for seat, each in dealt.items():
            demand("1.2", each.character == self.characters[seat], each)
            printed = (SIZES[each.character], SURVIVAL[each.character])
            demand("1.6", (each.size, each.survival) == printed, each)
        for goals in (state.loves, state.hates):
            demand("1.3", sorted(goals) == sorted(self.characters), goals)
        secrets = named(opening, "GoalsDealt", "FirstCardDealt")
        for each in secrets:
            others = {None, *self.seats} - {each.seat}
            demand("1.3", not any(each.seen_by(other) for other in others), each)
        for each in named(secrets, "FirstCardDealt"):
            self.hands[each.seat].append(each.card)
        demand("1.4", [*map(len, self.hands)] == [1 for _ in self.seats], self.hands)
        demand("1.4", sorted([*chain(*self.hands), *self.provisions]) == BOX, self.provisions)
        demand("1.5", sorted(self.navigation) == sorted(COURSES), self.navigation)

    def see(self, asked: Sequence[Any], move: Any, events: Sequence[Any]) -> None:
        """See `Referee` in watching.py."""
        self.move = move
        if move.answer == "no":
            self.refused.add(move.seat)
        self.happen(events)
        waiting = self.table.waiting()
        self.ask_rightly({decision.kind for decision in waiting})
        for decision in waiting:
            demand("6.2", self.awake(decision.seat), decision)
            if decision.kind in QUESTIONS:
                QUESTIONS[decision.kind](self, decision)

    def happen(self, events: Sequence[Any]) -> None:
        """One thing after the other; then the table must have what the referee has."""
        self.last = events
        for event in events:
            handler = EVENTS.get(type(event).__name__)
            if handler is not None:
                handler(self, event)
        if self.phase not in ("end", "sunk"):
            self.compare()

    # What is asked

    def others(self, seat: int) -> list[int]:
        """Everybody else in the boat, awake or not."""
        return [other for other in self.boat if other != seat]

    def characters_of(self, seats: list[int]) -> set[str]:
        """Who they are."""
        return {self.characters[seat] for seat in seats}

    def ask_draft(self, decision: Any) -> None:
        """Any of the cards that go round."""
        demand("3.3", [decision.seat] == self.choosers[:1], decision, self.choosers)
        demand("3.2", {*decision.options} == {*self.passing}, decision, self.passing)

    def ask_turn(self, decision: Any) -> None:
        """Every action that is possible, and no other."""
        seat, words = decision.seat, {*decision.options}
        demand("5.15", self.acting is not None, decision)
        demand("4.1", seat == self.acting, decision, self.acting)
        demand("4.1", words >= {"nothing", "row"}, decision)
        robbed = any(self.cards(other) for other in self.others(seat))
        demand("4.6", ("swap" in words) == bool(self.others(seat)), decision)
        demand("4.8", ("mug" in words) == robbed, decision)
        useful = {card for card in SPECIAL if self.owns(seat, card)}
        useful -= {"parasol"} & {*self.shown[seat]}
        if not any(self.wounds[each] for each in self.boat if self.alive(each)):
            useful -= {"medical-kit"}
        demand("4.10", words & {*SPECIAL} == useful, decision, useful)

    def ask_whom(self, decision: Any) -> None:
        """Anybody else in the boat, who has a card if it is about cards; or a living patient."""
        people = self.others(decision.seat)
        if decision.kind == "mug":
            people = [seat for seat in people if self.cards(seat)]
        if decision.kind == "heal":
            people = [seat for seat in self.boat if self.wounds[seat] and self.alive(seat)]
        demand("6.3", {*decision.options} == self.characters_of(people), decision, people)

    def ask_loot(self, decision: Any) -> None:
        """Any open card, or one of the hand."""
        target = self.table.state.demand.target
        hidden = {"hidden"} if self.hands[target] else set()
        demand("4.8", {*decision.options} == {*self.shown[target]} | hidden, decision)

    def ask_join(self, decision: Any) -> None:
        """Either side, for whoever fights on none."""
        demand("5.4", decision.seat not in self.fighters, decision)
        demand("5.3", {*decision.options} >= {"attack", "defend", "out"}, decision)

    def ask_weapon(self, decision: Any) -> None:
        """Any of the hand, if none was played yet in this fight."""
        seat, words = decision.seat, {*decision.options}
        demand("5.7", seat in self.fighters, decision)
        held = {card for card in self.hands[seat] if card in WEAPONS}
        demand("5.7", words & {*WEAPONS} == (set() if seat in self.played else held), decision)

    def ask_row(self, decision: Any) -> None:
        """Each of the cards that were drawn, all or none of them too."""
        demand("4.4", decision.seat == self.acting, decision)
        options = decision.options
        demand("4.4", sorted(options.cards) == sorted(self.drawn), decision, self.drawn)
        demand("4.4", [*options.counts] == [*range(len(self.drawn) + 1)], decision)

    def ask_steer(self, decision: Any) -> None:
        """Any of the row stack, or the top card."""
        demand("7.1", decision.seat == self.navigator(), decision)
        words = {*decision.options} - {"compass"}
        demand("7.1", words == ({*self.row_stack} or {"top"}), decision, self.row_stack)

    def ask_sea(self, decision: Any) -> None:
        """Where somebody is in the water."""
        demand("8.4", self.falling, decision)

    def ask_throw(self, decision: Any) -> None:
        """To anybody alive in the water."""
        demand("8.2", {*decision.options} == self.characters_of(self.swimmers()), decision)

    def ask_water(self, decision: Any) -> None:
        """Whoever has water can give it."""
        thirsty = self.thirst[0] if self.thirst else -1
        demand("9.4", (decision.kind == "drink") == (decision.seat == thirsty), decision)
        held = self.owns(decision.seat, "water")
        demand("9.5", ("water" in {*decision.options}) == held, decision)


QUESTIONS: Mapping[str, Handler] = {
    "draft": Referee.ask_draft, "turn": Referee.ask_turn, "swap": Referee.ask_whom,
    "mug": Referee.ask_whom, "heal": Referee.ask_whom, "loot": Referee.ask_loot,
    "consent": Referee.ask_consent, "ransom": Referee.ask_ransom,
    "settle": Referee.ask_settle, "join": Referee.ask_join, "weapon": Referee.ask_weapon,
    "row": Referee.ask_row, "steer": Referee.ask_steer, "sea": Referee.ask_sea,
    "throw": Referee.ask_throw, "drink": Referee.ask_water, "water": Referee.ask_water,
}  # fmt: skip
EVENTS: Mapping[str, Handler] = {
    "DayBegan": Referee.new_day, "ProvisionsDrawn": Referee.provisions_drawn,
    "ProvisionsGone": Referee.provisions_gone, "ChoiceSeen": Referee.choice_seen,
    "CardKept": Referee.card_kept, "TurnSkipped": Referee.turn_skipped,
    "TurnBegan": Referee.turn_began, "DidNothing": Referee.did_nothing,
    "RowingBegan": Referee.rowing_began, "CourseSeen": Referee.course_looked_at,
    "Rowed": Referee.rowed_on, "CardShown": Referee.card_shown,
    "ParasolOpened": Referee.parasol_opened, "Healed": Referee.healed, "WokeUp": Referee.woke_up,
    "FlareFired": Referee.flare_fired, "CourseShown": Referee.course_shown,
    "BirdSighted": Referee.bird_counted, "BirdLost": Referee.bird_counted,
    "OfferMade": Referee.offer_made, "OfferSlipped": Referee.offer_made,
    "OfferTaken": Referee.offer_taken, "SlipTaken": Referee.offer_taken,
    "SwapDemanded": Referee.demanded, "CardDemanded": Referee.demanded, "Agreed": Referee.agreed,
    "Threatened": Referee.threatened, "RansomOffered": Referee.ransom_offered,
    "LetBe": Referee.let_be, "Insisted": Referee.insisted,
    "FightBegan": Referee.fight_began, "FightStands": Referee.fight_stands,
    "Joined": Referee.joined, "StayedOut": Referee.stayed_out,
    "WeaponPlayed": Referee.weapon_played, "FightWon": Referee.fight_won,
    "FlareSpent": Referee.flare_spent, "SeatsChanged": Referee.seats_changed,
    "CardStolen": Referee.card_stolen, "NothingToTake": Referee.nothing_to_take,
    "HelpPromised": Referee.bribe_asked, "BribeOffered": Referee.bribe_offered,
    "BribePromised": Referee.bribe_promised, "BribePaid": Referee.bribe_paid,
    "BribeDue": Referee.bribe_due, "BribeBroken": Referee.bribe_broken,
    "CompassUsed": Referee.compass_used, "CourseSet": Referee.course_set,
    "FellOverboard": Referee.fell_overboard, "ChumPlayed": Referee.chum_played,
    "PreserverThrown": Referee.preserver_thrown, "SharksCame": Referee.sharks_came,
    "CardsLost": Referee.in_water, "Drowned": Referee.in_water, "SweptAway": Referee.in_water,
    "SavedByPreserver": Referee.in_water, "SwamBack": Referee.in_water,
    "Wounded": Referee.wounded, "Fainted": Referee.befallen, "Died": Referee.befallen,
    "GotThirsty": Referee.got_thirsty, "DrankWater": Referee.drank_water,
    "WaterGiven": Referee.water_given, "ParasolShaded": Referee.parasol_shaded,
    "LandReached": Referee.land_reached, "SeaWon": Referee.sea_won,
}  # fmt: skip
