"""A table near the end of SixPack at which one answer is far better than another."""

from tests.app.planted import Planted
from tests.games.sixpack.building import document, read
from tests.games.sixpack.sessions import BLOCK, NOT, OWN


def planted() -> Planted:
    """Anna's pattern is there; claiming it wins the game, and the other has six points too."""
    points = {0: "C CL, C LB, L CB, L LB, B CL, B CB", 1: "C CL, C CB, L CL, L LB, B CB, B LB"}
    asked = document(BLOCK, (OWN, NOT), points, phase="claim", claimants=[0], changed=["n15"])
    table = read(asked)
    named = ("no", "m13 to o14")
    told, brings = "You claim m13 to o14", "Your pattern lies m13 to o14 and brings a point."
    return Planted(table, "0 claim m13-o14", "0 claim no", named, "yes", told, brings)
