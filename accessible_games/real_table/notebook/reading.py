"""How the notebook is read: all of it, by place, by line, by card, and as a picture to feel.

A game with a board of its own reads its table itself, so that it is walked with the same words.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from unicodedata import normalize

from accessible_games.core.event import Event, Place
from accessible_games.core.game import Plan
from accessible_games.core.grid import BLANK, COLUMNS, DIGITS, LETTERS, MARGIN, ROWS, numbered
from accessible_games.real_table.notebook import events
from accessible_games.real_table.notebook.notebook import (
    PLACES,
    Notebook,
    in_rows,
    of_line,
    places_of,
    told_by,
    written,
)

STEPS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
RECENT = 10
"""How much of the history is told at once."""
WIDTH = 20
"""The cells of a display that shows the picture at once, if there are few enough columns."""
WIDEST = 3
"""The most cells of a card."""
PILE = 0x80
"""Dot 8, which marks a pile of several cards."""

# One place ----------------------------------------------------------------------------------------


def start(notebook: Notebook) -> Place:
    """The place that was laid at last, or that where the first card would lie."""
    first = notebook.board.first if notebook.board else PLACES[0]
    return next(reversed(notebook.at), first)


def step(notebook: Notebook, place: Place, way: str) -> Place | None:
    """The adjacent place; None beyond the empty places around the table."""
    across, down = extent(notebook, ring=True)
    if place[0] not in across or place[1:] not in down:
        return start(notebook)
    return step_beside(place, way, across, down)


def step_beside(
    place: Place, way: str, across: Sequence[str] = COLUMNS, down: Sequence[str] = ROWS
) -> Place | None:
    """The adjacent place among some columns and rows; None beyond them."""
    right, below = STEPS[way]
    column, row = across.index(place[0]) + right, down.index(place[1:]) + below
    if column not in range(len(across)) or row not in range(len(down)):
        return None
    return across[column] + down[row]


def on_and_around(notebook: Notebook) -> list[Place]:
    """The places where something lies, and those next to them, row by row."""
    lying = [*notebook.at]
    near = (step_beside(place, way) for place in lying for way in STEPS)
    return sorted({*lying, *filter(None, near)}, key=PLACES.index)


def extent(notebook: Notebook, ring: bool = False) -> tuple[Sequence[str], Sequence[str]]:
    """The columns and rows from the first card to the last, or one more on each side."""
    places = [*notebook.at] or [start(notebook)]
    found = []
    for names, used in ((COLUMNS, 0), (ROWS, 1)):
        numbers = [names.index(place[:1] if used == 0 else place[1:]) for place in places]
        first, last = min(numbers) - ring, max(numbers) + ring
        found.append(names[max(0, first) : last + 1])
    return found[0], found[1]


def look(notebook: Notebook, place: Place) -> Iterator[Event]:
    """What lies at a place."""
    pile = notebook.at.get(place)
    if pile is None:
        yield events.PlaceBare(place)
    else:
        yield events.PileLies((notebook.deck, pile), place, len(pile))


# Lines --------------------------------------------------------------------------------------------


def row(notebook: Notebook, place: Place) -> Iterator[Event]:
    """The row of a place."""
    yield line_lies(notebook, "row", place[1:])


def column(notebook: Notebook, place: Place) -> Iterator[Event]:
    """The column of a place."""
    yield line_lies(notebook, "column", place[0])


def line_lies(notebook: Notebook, line: str, name: str) -> Event:
    """What lies in a row or a column, from its first card to its last."""
    lies = of_line(notebook, line, name)
    if not lies:
        return events.TableLineBare(line, name)
    across = line == "row"
    names = COLUMNS if across else ROWS
    ends = sorted(names.index(place[0] if across else place[1:]) for place in lies)
    between = names[ends[0] : ends[-1] + 1]
    places = [each + name if across else name + each for each in between]
    return events.TableLineLies(line, name, between[0], run(notebook, places))


def block(notebook: Notebook, place: Place) -> Iterator[Event]:
    """The places around and at a place, row by row."""
    column, row = COLUMNS.index(place[0]), ROWS.index(place[1:])
    across = COLUMNS[max(0, column - 1) : column + 2]
    for name in ROWS[max(0, row - 1) : row + 2]:
        cells = run(notebook, [each + name for each in across])
        yield events.TableLineLies("row", name, across[0], cells)


def run(notebook: Notebook, places: Iterable[Place]) -> tuple[str, tuple[tuple[str, ...], ...]]:
    """The piles at places side by side."""
    return notebook.deck, tuple(notebook.at.get(place, ()) for place in places)


# All of it ----------------------------------------------------------------------------------------


def table(notebook: Notebook) -> Iterator[Event]:
    """How much lies there, then row by row; a single place by itself."""
    if not notebook.piles:
        yield events.TableBare()
        return
    if len(notebook.piles) == 1:
        yield from look(notebook, start(notebook))
        return
    across, down = extent(notebook)
    yield events.TableHolds(notebook.count, across[0] + down[0], across[-1] + down[-1])
    for name in down:
        if of_line(notebook, "row", name):
            yield line_lies(notebook, "row", name)


def counts(notebook: Notebook) -> Iterator[Event]:
    """How many there are of each card."""
    yield from count(notebook, cards_in(notebook))


def cards_in(notebook: Notebook) -> list[str]:
    """The cards that lie there, each once, row by row."""
    at = notebook.at
    return [*dict.fromkeys(card for place in in_rows(notebook) for card in at[place])]


def count(notebook: Notebook, cards: Sequence[str]) -> Iterator[Event]:
    """How many there are of some cards: of several those that lie there, and together."""
    if not cards:
        yield events.TableBare()
    counted = [len(places_of(notebook, card)) for card in cards]
    for card, number in zip(cards, counted, strict=True):
        if number or len(cards) == 1:
            own = (notebook.deck, card)
            yield events.CardsCounted(own, number, own)
    if len(cards) > 1:
        yield events.CountedTogether(sum(counted))


def find(notebook: Notebook, cards: Sequence[str]) -> Iterator[Event]:
    """Where some cards lie; of several only those that do."""
    if not cards:
        yield events.TableBare()
    lies = {card: places_of(notebook, card) for card in cards}
    for card, places in lies.items():
        if places:
            yield events.CardLies((notebook.deck, card), len(places), tuple(dict.fromkeys(places)))
        elif not any(lies.values()) and card == cards[0]:
            yield events.CardNowhere((notebook.deck, card))


def history(notebook: Notebook, cards: Sequence[str] = ()) -> Iterator[Event]:
    """What was laid, taken and moved at last, or all that was done with some cards."""
    found, before = list[Event](), Notebook(notebook.deck)
    for entry in notebook.log:
        after, (told, *_) = written(before, entry)
        if not cards or {*cards} & touched(told, before):
            found.append(told)
        before = after
    yield from found if cards else found[-RECENT:]
    if not found:
        yield events.NothingWritten()


def touched(told: Event, before: Notebook) -> set[str]:
    """The cards that an event is about, which happened to a notebook."""
    match told:
        case events.CardsLaid(laid=(_, pairs)):
            return {card for _, card in pairs}
        case events.CardsTaken(cards=(_, taken)) | events.CardsMoved(cards=(_, taken)):
            return {*taken}
        case events.LineTaken(line=line, name=name):
            return {card for place in of_line(before, line, name) for card in before.at[place]}
    return set()


# Felt ---------------------------------------------------------------------------------------------


def plan(notebook: Notebook, ring: bool = True) -> Plan:
    """The table with the empty places around it: for each cell its place, or its line."""
    if not notebook.piles:
        return []
    across, down = extent(notebook, ring)
    wide = width(notebook, len(across))
    gap = chr(BLANK) * (wide > 1)
    head = [(chr(BLANK) * MARGIN, ""), *((padded(LETTERS[c], wide) + gap, c) for c in across)]
    return [head] + [
        [(numbered(r), r)]
        + [(padded(felt(notebook.at.get(c + r, ())), wide) + gap, c + r) for c in across]
        for r in down
    ]


def width(notebook: Notebook, columns: int) -> int:
    """The cells of a card: as many as its code has and a display of 20 cells can show."""
    codes = max(len(code(card)) for _, pile in notebook.piles for card in pile)
    fitting = [cells for cells in range(2, codes + 1) if MARGIN + columns * (cells + 1) <= WIDTH]
    return max(fitting, default=1)


def felt(pile: Sequence[str]) -> str:
    """The code of the card on top; dot 8 marks a pile of several."""
    shown = code(pile[-1]) if pile else ""
    if len(pile) > 1:
        shown = chr(ord(shown[0]) | PILE) + shown[1:]
    return shown


def code(card: str) -> str:
    """The last line of a label in cells, or the initials and figures of words."""
    words = card.rpartition("/")[2].split("_")
    signs = words[0] if len(words) == 1 and len(words[0]) <= WIDEST else initials(words)
    known = {**LETTERS, **DIGITS}
    cells = "".join(known.get(sign, "") for sign in bare(signs))
    return (cells or LETTERS["x"])[:WIDEST]


def initials(words: Iterable[str]) -> str:
    """The first letter of each word, and all of its figures."""
    return "".join(word if word.isdecimal() else word[:1] for word in words)


def bare(text: str) -> str:
    """A text in small letters without accents."""
    return normalize("NFKD", text.casefold())


def padded(cells: str, wide: int) -> str:
    """Cells in as many as a card has."""
    return cells[:wide].ljust(wide, chr(BLANK))


def picture(notebook: Notebook) -> Iterator[Event]:
    """The letters of the columns, then each row with its number and cards."""
    if not notebook.piles:
        yield events.TableBare()
    for line in plan(notebook, ring=False):
        yield events.TablePicture("".join(cells for cells, _ in line).rstrip(chr(BLANK)))


AT_PLACES: Mapping[str, Callable[[Notebook, Place], Iterator[Event]]] = {
    "look": look,
    "row": row,
    "column": column,
    "block": block,
}
OF_TABLE: Mapping[str, Callable[[Notebook], Iterator[Event]]] = {
    "table": table,
    "counts": counts,
    "picture": picture,
    "history": history,
}
OF_CARDS: Mapping[str, Callable[[Notebook, Sequence[str]], Iterator[Event]]] = {
    "find": find,
    "counts": count,
    "history": history,
}


# By a game itself ---------------------------------------------------------------------------------


def at_place(notebook: Notebook, topic: str, place: Place) -> Iterator[Event]:
    """A topic of a place, told by the game itself where it has a board."""
    board = notebook.board
    if board is None:
        yield from AT_PLACES[topic](notebook, place)
    else:
        facts = board.cursor.topics[topic](board.view(notebook.display), place)
        yield from by_game(notebook, facts)


def of_table(notebook: Notebook, topic: str) -> Iterator[Event]:
    """A topic of the table."""
    board = notebook.board
    if board is None or topic not in board.topics or not notebook.piles:
        yield from OF_TABLE[topic](notebook)
    else:
        yield from by_game(notebook, board.topics[topic](board.view(notebook.display)))


def of_cards(notebook: Notebook, topic: str, cards: Sequence[str]) -> Iterator[Event]:
    """A topic of some cards."""
    board = notebook.board
    if board is None or topic not in board.piece_topics:
        yield from OF_CARDS[topic](notebook, cards)
        return
    view = board.view(notebook.display)
    facts = (fact for card in cards for fact in board.piece_topics[topic](view, card))
    yield from by_game(notebook, facts)


def patterns(notebook: Notebook, dominoes: Sequence[str]) -> Iterator[Event]:
    """Where the pattern of some dominoes lies."""
    board = notebook.board
    if board is None:
        yield events.NoBoard()
    else:
        yield from by_game(notebook, board.patterns(notebook.display, tuple(dominoes)))


def walked(notebook: Notebook, place: Place, way: str) -> Place | None:
    """The adjacent place on the table, or on that of a game with a board."""
    board = notebook.board
    if board is None or not notebook.piles:
        return step(notebook, place, way)
    return board.cursor.step(board.view(notebook.display), place, way)


def shown(notebook: Notebook) -> Plan:
    """The table to feel, as the game has it where it has a board."""
    board = notebook.board
    return plan(notebook) if board is None else board.cursor.plan(board.view(notebook.display))


def by_game(notebook: Notebook, facts: Iterable[Event]) -> Iterator[Event]:
    """Facts of a game, told by the game."""
    yield from told_by(notebook.deck, [*facts])
