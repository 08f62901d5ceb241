"""On what occasions computer players say something, in each game: events that everybody knows."""

from collections.abc import Mapping, Sequence

from accessible_games.core.event import Event, Seat
from accessible_games.core.frozen import Frozen
from accessible_games.games.arche_noah import events as ark
from accessible_games.games.life_is_life import events as life
from accessible_games.games.lifeboat import events as day
from accessible_games.games.lifeboat import fight_events as fight
from accessible_games.games.lifeboat import sea_events as sea
from accessible_games.games.sixpack import events as drinks

MANY = 4
"""Cards of a row that are many to take at once."""


class Occasion(Frozen):
    """An event about which somebody may say something."""

    name: str
    event: type[Event]
    speaker: str
    """The field with the seat that speaks, or `others`: all but the seat of the event."""
    least: int = 0
    """How many cards were taken at least, where that matters."""

    def speakers(self, event: Event, seats: int) -> Sequence[Seat]:
        """Who may say something about an event; nobody if it is another one."""
        if type(event) is not self.event:
            return ()
        told = vars(event)
        if self.least and len(told["taken"]) < self.least:
            return ()
        if self.speaker != "others":
            seat: Seat | None = told[self.speaker]
            return () if seat is None else (seat,)
        return [seat for seat in range(seats) if seat != told.get("seat")]


LIFE = (
    Occasion("starts", life.RoundBegan, "seat"),
    Occasion("swaps", life.Swapped, "seat"),
    Occasion("grabs", life.Swapped, "seat", MANY),
    Occasion("knocks", life.Knocked, "seat"),
    Occasion("hears-knock", life.Knocked, "others"),
    Occasion("majority", life.AnimalScored, "winner"),
    Occasion("loses-life", life.LivesLost, "seat"),
    Occasion("survives", life.Eliminated, "others"),
    Occasion("wins-life", life.GameWon, "seat"),
)
ARK = (
    Occasion("ark-round", ark.RoundBegan, "others"),
    Occasion("picks", ark.Picked, "seat"),
    Occasion("sees-pick", ark.Picked, "others"),
    Occasion("picks-two", ark.PickedTwo, "seat"),
    Occasion("goes-empty", ark.WentEmpty, "seat"),
    Occasion("pairs", ark.PairsScored, "seat"),
    Occasion("singles", ark.SinglesScored, "seat"),
    Occasion("bonus", ark.BonusScored, "seat"),
    Occasion("wins-ark", ark.GameWon, "seat"),
)
DRINKS = (
    Occasion("places", drinks.Placed, "seat"),
    Occasion("takes", drinks.Taken, "seat"),
    Occasion("chain", drinks.ChainFilled, "seat"),
    Occasion("fills", drinks.Filled, "seat"),
    Occasion("low", drinks.StackLow, "others"),
    Occasion("claims", drinks.Claimed, "seat"),
    Occasion("sees-claim", drinks.Claimed, "others"),
    Occasion("clears", drinks.Cleared, "seat"),
    Occasion("wins-drinks", drinks.GameWon, "seat"),
)
BOAT = (
    Occasion("rows", day.Rowed, "seat"),
    Occasion("mugs", fight.CardDemanded, "seat"),
    Occasion("mugged", fight.CardDemanded, "target"),
    Occasion("refuses", fight.FightBegan, "defender"),
    Occasion("wins-fight", fight.FightWon, "seat"),
    Occasion("paid", fight.BribePaid, "taker"),
    Occasion("cheated", fight.BribeBroken, "taker"),
    Occasion("bird", day.BirdSighted, "others"),
    Occasion("wounded", sea.Wounded, "seat"),
    Occasion("wins-boat", sea.GameWon, "seat"),
)
OCCASIONS: Mapping[str, Sequence[Occasion]] = {
    "life-is-life": LIFE,
    "arche-noah": ARK,
    "sixpack": DRINKS,
    "lifeboat": BOAT,
}
ACTS: Mapping[str, tuple[type[Event], ...]] = {
    "life-is-life": (life.Swapped, life.Knocked, life.Passed),
    "arche-noah": (ark.Took,),
    "sixpack": (drinks.Placed, drinks.Taken),
    "lifeboat": (
        *(day.Rowed, day.DidNothing, day.OfferMade, day.Healed, sea.DrankWater, sea.WaterGiven),
        *(fight.CardDemanded, fight.SwapDemanded, fight.Agreed, fight.Threatened),
        *(fight.RansomOffered, fight.HelpPromised, fight.BribeOffered, fight.BribePromised),
        *(fight.Joined, fight.StayedOut),
    ),
}
"""Events of which each is a move of the seat that it names, so that nobody speaks more often."""
SILENCED = (life.Eliminated, sea.Fainted, sea.Died, sea.Drowned, sea.SweptAway)
"""Events after which a seat does not speak."""
WAKES = (day.WokeUp,)
"""Events after which it speaks again."""
