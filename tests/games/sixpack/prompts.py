"""The questions of SixPack, each at a table where it is asked."""

from collections.abc import Callable, Mapping

from accessible_games.core.table import AnyTable
from tests.games.sixpack import building as six
from tests.written import moved

BLOCK = "C CL B\nCB L LB\n. CB ."
WIDE = "C LB C LB C\nLB C LB C LB\nC LB C CL B"
OWN, NOT = "C CB, L CL, B LB", "C LB, L CB, B CL"

PROMPTS: Mapping[str, Callable[[], AnyTable]] = {
    "pair": lambda: six.new(2, seed=1, starter="1"),
    "turn": lambda: six.position(BLOCK),
    "fill": lambda: moved(six.position("C CL\nCL B"), "0 turn take m13"),
    "claim": lambda: moved(six.position(BLOCK, (OWN, NOT), claims="yes-no"), "0 turn take n15"),
    "claim shown": lambda: moved(six.position(BLOCK, (OWN, NOT)), "0 turn take n15"),
    "point": lambda: moved(six.position(BLOCK, (OWN, NOT)), "0 turn take n15", "0 claim m13-o14"),
    "clear": lambda: six.position(WIDE, phase="clear"),
    "keep": lambda: moved(six.position(WIDE, phase="clear"), "0 clear column o"),
    "waiting": lambda: six.position(BLOCK),
}
