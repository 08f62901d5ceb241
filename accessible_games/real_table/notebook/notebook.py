"""The notebook as a value, and what can be written into it, as pure functions.

An entry is a tuple of words, as in a record:

    table sixpack               a new notebook, for cards of a deck; without one for any words
    lay b3 goat c3 pig          cards with their places, in this order
    take b3 goat                a card, or all that lies at a place
    take row 2                  all of a row or a column; the side that stays, if a game asks for it
    move b3 c4 goat             a card, or all that lies at a place, to another place
    claim p13 r14 cola-spezi ... a pattern between two corners, perhaps with its dominoes
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from accessible_games.core.event import Event, Place
from accessible_games.core.frozen import Frozen
from accessible_games.core.grid import COLUMNS, ROWS
from accessible_games.real_table.notebook import events
from accessible_games.real_table.notebook.boards import Board
from accessible_games.real_table.notebook.decks import board_of, game_of

Entry = tuple[str, ...]
Pile = tuple[str, ...]
"""The cards at a place, the lowest first."""
MOST_CARDS, LONGEST_CARD = 500, 40
"""How many cards can lie on the table, and the letters of one without a deck."""
PLACES = tuple(column + row for row in ROWS for column in COLUMNS)
"""Every place, row by row."""
LINES = ("row", "column")
CLAIM = 2
"""The corners of a claim, which come before its dominoes."""


class Notebook(Frozen):
    """What lies open on the table."""

    deck: str = ""
    """The language of the labels and the deck, as in "de/lifeboat"; empty for cards in any words.

    A game of its own board needs no labels, so its cards are the pieces of its rules.
    """
    piles: tuple[tuple[Place, Pile], ...] = ()
    """In the order in which places were laid at, the last one last."""
    log: tuple[Entry, ...] = ()
    """What was laid, taken and moved since the notebook was begun."""

    @property
    def board(self) -> Board | None:
        """What a game knows of its table; None for other decks."""
        return board_of(self.deck)

    @property
    def at(self) -> dict[Place, Pile]:
        """The pile at each place."""
        return dict(self.piles)

    @property
    def display(self) -> dict[Place, str]:
        """The card on top at each place."""
        return {place: pile[-1] for place, pile in self.piles}

    @property
    def count(self) -> int:
        """The number of cards."""
        return sum(len(pile) for _, pile in self.piles)


class RefusedEntryError(Exception):
    """An entry that cannot be: the key of the reason, and what its sentence names."""

    def __init__(self, reason: str, place: Place = "", of_game: str = "") -> None:
        super().__init__(reason)
        self.reason, self.place = reason, place
        self.of_game = of_game
        """The reason of a game, whose own words say it; then `reason` is `board`."""


Written = tuple[Notebook, tuple[Event, ...]]
"""The notebook after an entry, and what is told of it."""


def written(notebook: Notebook, entry: Sequence[str]) -> Written:
    """Write an entry.

    Raises `RefusedEntryError` if it cannot be, and `ValueError` for words that are none.
    """
    word, *rest = entry
    if word not in WRITES:
        raise ValueError(entry)
    return WRITES[word](notebook, rest)


def why_not(notebook: Notebook, entry: Sequence[str]) -> RefusedEntryError | None:
    """Why an entry cannot be written; None if it can.

    Raises `ValueError` for words that are none.
    """
    try:
        written(notebook, entry)
    except RefusedEntryError as error:
        return error
    return None


def next_place(notebook: Notebook, after: Place = "") -> Place | None:
    """The free place behind another one, or behind that laid at last; None behind the last one.

    Behind means to the right, then at the beginning of the next row.
    """
    used = notebook.at
    last = after or next(reversed(used), "")
    if not last:
        return notebook.board.first if notebook.board else PLACES[0]
    behind = PLACES[PLACES.index(last) + 1 :]
    return next((place for place in behind if place not in used), None)


def places_of(notebook: Notebook, card: str) -> list[Place]:
    """Where a card lies, row by row; a place once for each."""
    return [place for place in in_rows(notebook) for each in notebook.at[place] if each == card]


def in_rows(notebook: Notebook) -> list[Place]:
    """The places where something lies, row by row."""
    return sorted(notebook.at, key=PLACES.index)


def known(place: Place) -> Place:
    """The place itself. Raises `RefusedEntryError` if there is none of that name."""
    if place not in PLACES:
        raise RefusedEntryError("unknown-place", place)
    return place


# What is written ----------------------------------------------------------------------------------


def table(notebook: Notebook, words: Sequence[str]) -> Written:
    """Begin a new notebook."""
    if len(words) > 1:
        raise ValueError(words)
    deck = "".join(words)
    return Notebook(deck), (events.TableOpened(game_of(deck)),)


def lay(notebook: Notebook, words: Sequence[str]) -> Written:
    """Lay cards, each at its place."""
    pairs = [*zip(words[::2], words[1::2], strict=True)]
    if not pairs:
        raise ValueError(words)
    after = notebook
    for place, card in pairs:
        after = with_card(after, known(place), card)
    if after.count > MOST_CARDS:
        raise RefusedEntryError("table-full")
    after = logged(after, "lay", words)
    place = pairs[0][0]
    stacked = len(after.at[place]) if len(pairs) == 1 else 1
    laid = events.CardsLaid((notebook.deck, tuple(pairs)), stacked)
    return after, (laid, *due(after))


def with_card(notebook: Notebook, place: Place, card: str) -> Notebook:
    """The notebook with one more card, on top of what lies there."""
    board = notebook.board
    if board is not None:
        if card not in board.cards:
            raise ValueError(card)
        if reason := board.why_not_lay(notebook.display, card, place):
            raise RefusedEntryError("board", place, reason)
    elif not 0 < len(card) <= LONGEST_CARD:
        raise RefusedEntryError("long-card")
    piles = notebook.at
    pile = (*piles.pop(place, ()), card)
    return replace(notebook, piles=(*piles.items(), (place, pile)))


def take(notebook: Notebook, words: Sequence[str]) -> Written:
    """Take a card, all that lies at a place, or a whole line."""
    place, *cards = words
    if place in LINES:
        return take_line(notebook, words)
    after, taken = without(notebook, known(place), cards)
    if notebook.board and (reason := notebook.board.why_not_take(notebook.display, place)):
        raise RefusedEntryError("board", place, reason)
    after = logged(after, "take", words)
    return after, (events.CardsTaken((notebook.deck, taken), place), *due(after))


def without(notebook: Notebook, place: Place, cards: Sequence[str]) -> tuple[Notebook, Pile]:
    """The notebook without a card at a place, or without all of them, and what was taken."""
    piles = notebook.at
    if place not in piles:
        raise RefusedEntryError("nothing-there", place)
    pile, taken = piles[place], tuple(cards) or piles[place]
    if len(cards) > 1:
        raise ValueError(cards)
    if taken[0] not in pile:
        raise RefusedEntryError("not-there", place)
    left = [*reversed(pile)]
    for card in taken:
        left.remove(card)
    piles[place] = tuple(reversed(left))
    kept = tuple((each, lies) for each, lies in piles.items() if lies)
    return replace(notebook, piles=kept), taken


def take_line(notebook: Notebook, words: Sequence[str]) -> Written:
    """Take all of a row or a column; where a game says so, with all beyond it."""
    line, name, *side = words
    board, lies = notebook.board, of_line(notebook, line, name)
    if not lies:
        raise RefusedEntryError("no-such-line")
    if board is None:
        if side:
            raise ValueError(side)
        stays, kept = "", {place: pile for place, pile in notebook.piles if place not in lies}
    else:
        stays, places = side_that_stays(board, notebook, line, name, side)
        kept = {place: pile for place, pile in notebook.piles if place in places}
    after = replace(notebook, piles=tuple(kept.items()))
    count = notebook.count - after.count
    beyond = stays if count > len(lies) else ""
    told = events.LineTaken(line, name, beyond, count, after.count)
    return logged(after, "take", words), (told, *due(after))


def side_that_stays(
    board: Board, notebook: Notebook, line: str, name: str, side: Sequence[str]
) -> tuple[str, Sequence[Place]]:
    """The side of a line that stays when it is cleared, and its places."""
    if reason := board.why_not_clear(notebook.display, line, name):
        raise RefusedEntryError("board", name, reason)
    sides = board.sides(notebook.display, line, name)
    if side:
        if side[0] not in sides:
            raise RefusedEntryError("side-goes")
        return side[0], sides[side[0]]
    if len(sides) > 1:
        raise RefusedEntryError("which-side", name)
    return next(iter(sides.items()))


def of_line(notebook: Notebook, line: str, name: str) -> list[Place]:
    """The places of a row or a column where something lies, in order."""
    within = slice(1, None) if line == "row" else slice(1)
    return [place for place in in_rows(notebook) if place[within] == name]


def move(notebook: Notebook, words: Sequence[str]) -> Written:
    """Move a card, or all that lies at a place, to another place."""
    start, goal, *cards = words
    if known(start) == known(goal):
        raise RefusedEntryError("same-place", goal)
    after, moved = without(notebook, start, cards)
    for card in moved:
        after = with_card(after, goal, card)
    if notebook.board and not notebook.board.is_table(after.display):
        raise RefusedEntryError("board", start, "splits-table")
    after = logged(after, "move", words)
    told = events.CardsMoved((notebook.deck, moved), start, goal)
    return after, (told, *due(after))


def claim(notebook: Notebook, words: Sequence[str]) -> Written:
    """Judge a pattern by its corners: tell its cards, and whether these dominoes make it."""
    board, corners, dominoes = notebook.board, words[:CLAIM], tuple(words[CLAIM:])
    if board is None:
        raise RefusedEntryError("no-patterns")
    if len(corners) < CLAIM or (dominoes and not board.is_hand(dominoes)):
        raise ValueError(words)
    block = board.block(notebook.display, *map(known, corners))
    if not block:
        raise RefusedEntryError("no-block")
    lies = told_by(notebook.deck, board.lies(notebook.display, block))
    if not dominoes:
        hands = board.hands(notebook.display, block)
        game = game_of(notebook.deck)
        return notebook, (*lies, *(events.PatternOf((game, hand)) for hand in hands))
    wrong = board.wrong(notebook.display, block, dominoes)
    return notebook, (*lies, events.ClaimJudged(not wrong), *told_by(notebook.deck, wrong))


WRITES: Mapping[str, Callable[[Notebook, Sequence[str]], Written]] = {
    "table": table,
    "lay": lay,
    "take": take,
    "move": move,
    "claim": claim,
}
"""What each word writes."""


def logged(notebook: Notebook, word: str, words: Sequence[str]) -> Notebook:
    """The notebook with one more entry in its history."""
    return replace(notebook, log=(*notebook.log, (word, *words)))


def due(notebook: Notebook) -> tuple[Event, ...]:
    """What the rules of a game ask for now."""
    return told_by(notebook.deck, notebook.board.due(notebook.display)) if notebook.board else ()


def told_by(deck: str, told: Sequence[Event]) -> tuple[Event, ...]:
    """Events of a game, as one of the evening; none if there are none."""
    return (events.TableByRules((game_of(deck), (), tuple(told))),) if told else ()
