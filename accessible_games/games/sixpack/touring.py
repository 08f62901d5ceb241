"""Looking for a pattern on SixPack's table: block by block, and where each is wrong."""

from collections.abc import Iterator

from accessible_games.core.event import Event
from accessible_games.core.game import Cursor, Tour
from accessible_games.games.sixpack.events import Block, Laid
from accessible_games.games.sixpack.looking import (
    PLACE_TOPICS,
    LineLies,
    cells,
    in_rows,
    start,
    step,
)
from accessible_games.games.sixpack.patterns import blocks, lines_of, nearest
from accessible_games.games.sixpack.picture import LEGEND, plan
from accessible_games.games.sixpack.view import View, displayed


class PatternNeeds(Event):
    """The drinks that are not in a block but would make it the player's own pattern."""

    drinks: Laid


def after(view: View, block: Block | None) -> Block | None:
    """Every block once, by its first place row by row, wide ones before high ones."""
    display = displayed(view)
    order = {place: number for number, place in enumerate(in_rows(display))}
    names = sorted(blocks(display), key=lambda name: order[name.partition("-")[0]])
    number = names.index(block) + 1 if block in names else 0
    return names[number] if number < len(names) else None


def tell(view: View, block: Block) -> Iterator[Event]:
    """Its two lines of three: rows if it is wide, columns if it is high."""
    for three in lines_of(block):
        across = three[0][1:] == three[1][1:]
        line, name, first = ("row", three[0][1:], three[0][0]) if across else (
            "column", three[0][0], three[0][1:],
        )  # fmt: skip
        yield LineLies(line, name, first, cells(displayed(view), three))


def differs(view: View, block: Block) -> Iterator[Event]:
    """The fewest drinks that would have to be different."""
    places = [place for three in lines_of(block) for place in three]
    shown = cells(displayed(view), places)
    wanted = zip(nearest(frozenset(view.hand), shown), places, strict=True)
    yield PatternNeeds(
        tuple(each for each, lies in zip(wanted, shown, strict=True) if each[0] != lies)
    )


TOURS = {"claim": Tour("claim", after, tell, differs)}
CURSOR = Cursor(start, step, PLACE_TOPICS, plan, LEGEND, TOURS)
