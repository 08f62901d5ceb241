"""The occasions on which computer players of Arche Noah say something."""

from accessible_games.games.arche_noah import events as ark
from accessible_games.players.occasion import Occasion, Occasions

OCCASIONS = Occasions(
    all=(
        Occasion("ark-round", ark.RoundBegan, "others"),
        Occasion("picks", ark.Picked, "seat"),
        Occasion("sees-pick", ark.Picked, "others"),
        Occasion("picks-two", ark.PickedTwo, "seat"),
        Occasion("goes-empty", ark.WentEmpty, "seat"),
        Occasion("pairs", ark.PairsScored, "seat"),
        Occasion("singles", ark.SinglesScored, "seat"),
        Occasion("bonus", ark.BonusScored, "seat"),
        Occasion("wins-ark", ark.GameWon, "seat"),
    ),
    acts=(ark.Took,),
)
