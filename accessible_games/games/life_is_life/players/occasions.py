"""The occasions on which computer players of Life is Life say something."""

from accessible_games.games.life_is_life import events as life
from accessible_games.players.occasion import Occasion, Occasions

MANY = 4
"""The number of cards that are a lot to take at once."""
OCCASIONS = Occasions(
    all=(
        Occasion("starts", life.RoundBegan, "seat"),
        Occasion("swaps", life.Swapped, "seat"),
        Occasion("grabs", life.Swapped, "seat", MANY),
        Occasion("knocks", life.Knocked, "seat"),
        Occasion("hears-knock", life.Knocked, "others"),
        Occasion("majority", life.AnimalScored, "winner"),
        Occasion("loses-life", life.LivesLost, "seat"),
        Occasion("survives", life.Eliminated, "others"),
        Occasion("wins-life", life.GameWon, "seat"),
    ),
    acts=(life.Swapped, life.Knocked, life.Passed),
    silenced=(life.Eliminated,),
)
