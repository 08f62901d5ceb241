"""What a game knows of its table of places, for those who lay its real cards."""

from collections.abc import Callable, Mapping, Sequence

from accessible_games.core.event import Event, Piece, Pieces, Place
from accessible_games.core.frozen import Frozen
from accessible_games.core.game import AnyView, Cursor, PieceTopics, Topics

Display = Mapping[Place, Piece]
Hand = tuple[str, ...]


class Board(Frozen):
    """The rules of a table, from the cards that lie on it. No place has more than one."""

    cards: Pieces
    first: Place
    """Where the first card lies, unless somebody says where."""
    cursor: Cursor
    """How the game reads its table."""
    topics: Topics
    """What the game tells of it: table, counts, picture."""
    piece_topics: PieceTopics
    view: Callable[[Display], AnyView]
    """The table as the cursor and the topics take it."""
    why_not_lay: Callable[[Display, Piece, Place], str | None]
    """None, or the key of the game's reason."""
    why_not_take: Callable[[Display, Place], str | None]
    is_table: Callable[[Display], bool]
    """Whether all cards hang together."""
    why_not_clear: Callable[[Display, str, str], str | None]
    """The same for a line: function(display, row or column, its name)."""
    sides: Callable[[Display, str, str], Mapping[str, Sequence[Place]]]
    """The sides of a line of which one stays, with their places."""
    due: Callable[[Display], Sequence[Event]]
    """What must be filled."""
    is_hand: Callable[[Hand], bool]
    block: Callable[[Display, Place, Place], str]
    """The pattern between two corners; empty if there is none."""
    lies: Callable[[Display, str], Sequence[Event]]
    """What lies in a pattern."""
    hands: Callable[[Display, str], Sequence[Hand]]
    """The hands that make it."""
    wrong: Callable[[Display, str, Hand], Sequence[Event]]
    """Why it is not that of a hand; nothing if it is."""
    patterns: Callable[[Display, Hand], Sequence[Event]]
    """Where the pattern of a hand lies."""
