"""The occasions on which computer players of SixPack say something."""

from accessible_games.games.sixpack import events as drinks
from accessible_games.players.occasion import Occasion, Occasions

OCCASIONS = Occasions(
    all=(
        Occasion("places", drinks.Placed, "seat"),
        Occasion("takes", drinks.Taken, "seat"),
        Occasion("chain", drinks.ChainFilled, "seat"),
        Occasion("fills", drinks.Filled, "seat"),
        Occasion("low", drinks.StackLow, "others"),
        Occasion("claims", drinks.Claimed, "seat"),
        Occasion("sees-claim", drinks.Claimed, "others"),
        Occasion("clears", drinks.Cleared, "seat"),
        Occasion("wins-drinks", drinks.GameWon, "seat"),
    ),
    acts=(drinks.Placed, drinks.Taken),
)
