"""The occasions on which computer players of Lifeboat say something."""

from accessible_games.games.lifeboat import events as boat
from accessible_games.games.lifeboat import sea_events as sea
from accessible_games.players.occasion import Occasion, Occasions

OCCASIONS = Occasions(
    all=(
        Occasion("rows", boat.Rowed, "seat"),
        Occasion("mugs", boat.CardDemanded, "seat"),
        Occasion("mugged", boat.CardDemanded, "target"),
        Occasion("refuses", boat.FightBegan, "defender"),
        Occasion("wins-fight", boat.FightWon, "seat"),
        Occasion("paid", boat.BribePaid, "taker"),
        Occasion("cheated", boat.BribeBroken, "taker"),
        Occasion("bird", sea.BirdSighted, "others"),
        Occasion("wounded", sea.Wounded, "seat"),
        Occasion("wins-boat", sea.GameWon, "seat"),
    ),
    acts=(
        *(boat.Rowed, boat.DidNothing, boat.OfferMade, boat.Healed, sea.DrankWater, sea.WaterGiven),
        *(boat.CardDemanded, boat.SwapDemanded, boat.Agreed, boat.Threatened),
        *(boat.RansomOffered, boat.HelpPromised, boat.BribeOffered, boat.BribePromised),
        *(boat.Joined, boat.StayedOut),
    ),
    silenced=(sea.Fainted, sea.Died, sea.Drowned, sea.SweptAway),
    wakes=(boat.WokeUp,),
)
