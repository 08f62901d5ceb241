"""The occasions on which computer players of Mau-Mau say something."""

from accessible_games.api import GameWon, Occasion, Occasions
from accessible_games.games.mau_mau import events as mau

OCCASIONS = Occasions(
    all=(
        Occasion("starts", mau.RoundOpened, "seat"),
        Occasion("lays", mau.Laid, "seat"),
        Occasion("wishes", mau.Wished, "seat"),
        Occasion("hears-wish", mau.Wished, "others"),
        Occasion("skipped", mau.Skipped, "seat"),
        Occasion("draws", mau.Drew, "seat"),
        Occasion("pays", mau.PaidDebt, "seat"),
        Occasion("gloats", mau.PaidDebt, "others"),
        Occasion("wins-game", GameWon, "seat"),
    ),
    acts=(mau.Laid, mau.Drew, mau.PaidDebt),
)
