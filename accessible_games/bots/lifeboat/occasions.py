"""On what occasions computer players of Lifeboat say something."""

from accessible_games.bots.occasion import Occasion, Occasions
from accessible_games.games.lifeboat import events as day
from accessible_games.games.lifeboat import fight_events as fight
from accessible_games.games.lifeboat import sea_events as sea

OCCASIONS = Occasions(
    all=(
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
    ),
    acts=(
        *(day.Rowed, day.DidNothing, day.OfferMade, day.Healed, sea.DrankWater, sea.WaterGiven),
        *(fight.CardDemanded, fight.SwapDemanded, fight.Agreed, fight.Threatened),
        *(fight.RansomOffered, fight.HelpPromised, fight.BribeOffered, fight.BribePromised),
        *(fight.Joined, fight.StayedOut),
    ),
    silenced=(sea.Fainted, sea.Died, sea.Drowned, sea.SweptAway),
    wakes=(day.WokeUp,),
)
