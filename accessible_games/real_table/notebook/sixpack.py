"""SixPack's table as its real cards lie there: by the game's own rules and words.

A line may be longer than the rules allow while people type what lies there already, but the drinks
always hang together, bottles beside mixes.
"""

from collections.abc import Sequence

from accessible_games.core.event import Event, Piece, Place
from accessible_games.games.sixpack.cells import (
    FIRST_PLACES,
    joined,
    splits,
)
from accessible_games.games.sixpack.changing import why_not_add
from accessible_games.games.sixpack.drinks import DOMINOES, HAND, PIECES
from accessible_games.games.sixpack.filling import fillable
from accessible_games.games.sixpack.layout import Layout
from accessible_games.games.sixpack.lines import stays, why_not_clear
from accessible_games.games.sixpack.looking import GapOpen, box, table
from accessible_games.games.sixpack.patterns import (
    SETS,
    blocks,
    blocks_with,
    pictures,
)
from accessible_games.games.sixpack.picture import picture
from accessible_games.games.sixpack.seen import PatternLies, PatternNowhere, counts, find
from accessible_games.games.sixpack.touring import CURSOR, differs, tell
from accessible_games.games.sixpack.view import View
from accessible_games.real_table.notebook.boards import Board, Display, Hand

FIRST = FIRST_PLACES["p"][0]


def view(display: Display, hand: Hand = ()) -> View:
    """The table as an onlooker sees it, or somebody with these dominoes."""
    return View(
        seat=None,
        hand=hand,
        shown=(),
        display=tuple(display.items()),
        points=(),
        on_turn=0,
        turn=0,
        phase="turn",
        changed=(),
        taken=None,
        past=(),
        line=(),
        starter=0,
        claims="show",
        alcohol_free=False,
        strict=True,
        columns="p",
    )


def why_not_lay(display: Display, drink: Piece, place: Place) -> str | None:
    """None, or why no drink can lie there; the shape of the table is for the people to see."""
    if not display:
        return None
    reason = why_not_add(Layout(dict(display)), drink, place)
    return None if reason == "too-narrow" else reason


def why_not_take(display: Display, place: Place) -> str | None:
    """None, or why the table would fall apart."""
    return "splits-table" if len(display) > 1 and splits(display, place) else None


def is_table(display: Display) -> bool:
    """Whether all drinks hang together."""
    return joined(display, display) if len(display) > 1 else True


def cleared(display: Display, line: str, name: str) -> str | None:
    """None, or why a row or a column cannot be cleared."""
    return why_not_clear(Layout(dict(display)), line, name)


def sides(display: Display, line: str, name: str) -> dict[str, list[Place]]:
    """The sides of which one stays, with the places of their drinks."""
    found = stays(Layout(dict(display)), line, name)
    return {side: of_lines(display, line, names) for side, names in found.items()}


def of_lines(display: Display, line: str, names: Sequence[str]) -> list[Place]:
    """The places in some rows or columns."""
    return [place for place in display if (place[1:] if line == "row" else place[0]) in names]


def due(display: Display) -> list[Event]:
    """The gaps that must be filled, with all drinks that fit each."""
    layout = Layout(dict(display))
    found = fillable(layout)
    return [
        GapOpen(place, layout.touched(place), found[place], len(found[place]))
        for place in box(display)
        if place in found
    ]


def is_hand(dominoes: Hand) -> bool:
    """Three dominoes that differ."""
    return len({*dominoes}) == len(dominoes) == HAND and {*dominoes} <= {*DOMINOES}


def block(display: Display, one: Place, other: Place) -> str:
    """The block of six drinks with these two corners, whichever they are; or nothing."""
    columns, rows = {one[0], other[0]}, {one[1:], other[1:]}
    for name in blocks(display):
        first, last = name.split("-")
        if {first[0], last[0]} == columns and {first[1:], last[1:]} == rows:
            return name
    return ""


def hands(display: Display, name: str) -> list[Hand]:
    """The hands of dominoes that make a block."""
    shown = blocks(display)[name]
    return [hand for hand in SETS if shown in pictures(frozenset(hand))]


def wrong(display: Display, name: str, dominoes: Hand) -> list[Event]:
    """Which drinks would have to be different; nothing if it is the pattern of the dominoes."""
    if blocks_with(frozenset(dominoes), {name: blocks(display)[name]}):
        return []
    return [*differs(view(display, dominoes), name)]


def patterns(display: Display, dominoes: Hand) -> list[Event]:
    """Where the dominoes lie."""
    found = blocks_with(frozenset(dominoes), blocks(display))
    return [*map(PatternLies, found)] or [PatternNowhere()]


BOARD = Board(
    cards=PIECES,
    first=FIRST,
    cursor=CURSOR,
    topics={"table": table, "counts": counts, "picture": picture},
    piece_topics={"find": find},
    view=view,
    why_not_lay=why_not_lay,
    why_not_take=why_not_take,
    is_table=is_table,
    why_not_clear=cleared,
    sides=sides,
    due=due,
    is_hand=is_hand,
    block=block,
    lies=lambda display, name: [*tell(view(display), name)],
    hands=hands,
    wrong=wrong,
    patterns=patterns,
)
