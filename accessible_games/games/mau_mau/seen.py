"""What one seat may know in Mau-Mau: its view, and what is hidden."""

from accessible_games.api import Frozen, Luck, Piece, Pieces, Seat
from accessible_games.games.mau_mau.cards import deck_of
from accessible_games.games.mau_mau.state import State, Variant, is_over


class View(Frozen):
    """The table as *seat* sees it; an onlooker (None) has no hand."""

    seat: Seat | None
    hand: Pieces
    sizes: tuple[int, ...]
    """The number of cards that each seat holds."""
    laid: Pieces
    """All that were laid since the pile was shuffled last; the top card is the last one."""
    pile: int
    wish: Piece
    wishing: bool
    debt: int
    drawn: bool
    announced: bool
    starter: Seat
    on_turn: Seat | None
    """None once the game is over."""
    round: int
    scores: tuple[int, ...]
    variant: Variant

    @property
    def top(self) -> Piece:
        """The card on which the next one is laid."""
        return self.laid[-1]


def view(state: State, seat: Seat | None) -> View:
    """All that *seat* may know: its own hand, and everything that is open."""
    return View(
        seat=seat,
        hand=tuple(state.hands[seat]) if seat is not None and state.hands else (),
        sizes=tuple(map(len, state.hands)),
        laid=tuple(state.laid),
        pile=len(state.pile),
        wish=state.wish,
        wishing=state.wishing,
        debt=state.debt,
        drawn=state.drawn,
        announced=state.announced,
        starter=state.starter,
        on_turn=None if is_over(state) else state.on_turn,
        round=state.round,
        scores=tuple(state.scores),
        variant=state.variant,
    )


def redeal(state: State, seat: Seat, luck: Luck) -> None:
    """Deal the cards that *seat* has not seen again, to the other hands and the pile."""
    seen = {*state.hands[seat], *state.laid}
    unseen = luck.shuffled([card for card in deck_of(state.variant.deck) if card not in seen])
    for other, hand in enumerate(state.hands):
        if other != seat:
            hand[:] = [unseen.pop() for _ in hand]
    state.pile = unseen
