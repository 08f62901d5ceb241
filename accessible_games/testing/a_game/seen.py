"""What one seat may know: its view, what it can ask for, and what is hidden from it."""

from collections.abc import Iterator

from accessible_games.api import (
    Event,
    Frozen,
    GameFinished,
    HandHeld,
    HandSizes,
    Luck,
    OnTurn,
    PerSeat,
    Piece,
    Pieces,
    PieceTopics,
    PointsHeld,
    Seat,
    Topics,
)

from .rules import BAG, PIECES, Laid, State, on_turn


class View(Frozen):
    """The table as *seat* sees it; an onlooker (None) has no hand."""

    seat: Seat | None
    hand: Pieces
    sizes: PerSeat
    laid: tuple[tuple[Seat, Piece], ...]
    gone: Pieces
    points: PerSeat
    starter: Seat
    on_turn: Seat | None
    """None when the game is over."""


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own hand, and everything that lies or lay open."""
    seats = state.seats
    return View(
        seat=seat,
        hand=() if seat is None else tuple(state.hands[seat]),
        sizes=tuple((each, len(hand)) for each, hand in enumerate(state.hands)),
        laid=tuple(((state.starter + at) % seats, piece) for at, piece in enumerate(state.laid)),
        gone=tuple(state.gone),
        points=tuple(enumerate(state.points)),
        starter=state.starter,
        on_turn=on_turn(state) if any(state.hands) else None,
    )


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Deal all that *seat* has not seen anew: the hands of the others, and the bag."""
    unseen = [*BAG]
    for piece in [*state.hands[seat], *state.laid, *state.gone]:
        unseen.remove(piece)
    unseen = luck.shuffled(unseen)
    for other, hand in enumerate(state.hands):
        if other != seat:
            state.hands[other] = [unseen.pop() for _ in hand]
    state.bag = unseen


# What a player can ask for -----------------------------------------------------------------------


class NothingLaid(Event):
    """No stone lies on the table."""


class AboutPiece(Event):
    """The place of a piece in the order of weight, from 1, and how many are still unseen."""

    piece: Piece
    place: int
    unseen: int


def hand(view: View) -> Iterator[Event]:
    """The stones in the player's own hand."""
    yield HandHeld(view.hand)


def table(view: View) -> Iterator[Event]:
    """The stones of this round."""
    if not view.laid:
        yield NothingLaid()
    for seat, piece in view.laid:
        yield Laid(seat, piece)


def scores(view: View) -> Iterator[Event]:
    """The points of all players."""
    yield PointsHeld(view.points)


def turn(view: View) -> Iterator[Event]:
    """Whose turn it is."""
    yield GameFinished() if view.on_turn is None else OnTurn(view.on_turn)


def counts(view: View) -> Iterator[Event]:
    """The number of stones in each hand."""
    yield HandSizes(view.sizes)


def card(view: View, piece: Piece) -> Iterator[Event]:
    """The weight of a piece, and how many of it have not been seen."""
    seen = [*view.hand, *view.gone, *(each for _, each in view.laid)]
    unseen = BAG.count(piece) - seen.count(piece)
    yield AboutPiece(piece, PIECES.index(piece) + 1, unseen)


TOPICS: Topics = {"hand": hand, "table": table, "scores": scores, "turn": turn, "counts": counts}
PIECE_TOPICS: PieceTopics = {"card": card}
