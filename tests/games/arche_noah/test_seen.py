"""What one seat may know: its view, the facts it can ask for, and what is made up anew."""

from collections import Counter

import pytest

from accessible_games.core.common_events import GameFinished, GameScored
from accessible_games.core.event import Event
from accessible_games.core.frozen import named_values
from accessible_games.core.luck import Luck
from accessible_games.games.arche_noah.events import (
    AnimalsShown,
    BidMade,
    CoinsLeft,
    OrderSettled,
    PassScored,
    Picked,
    RoundBegan,
    SecretDrawn,
    SpeciesRemoved,
)
from accessible_games.games.arche_noah.state import PIECES, deck
from accessible_games.games.arche_noah.topics import (
    PIECE_TOPICS,
    TOPICS,
    AboutAnimal,
    AboutCard,
    BidsSoFar,
    CardCounts,
    ChipsLeft,
    InPile,
    NoPoints,
    NotInGame,
    NotShown,
    OnTable,
    OnTurn,
    PileClosed,
    PileOpen,
    PileSizes,
    TableEmpty,
)
from tests.games.arche_noah.building import NoahTable, bid, new, of, pick, play_round, position

PILES = {0: "toucan-3 bat-2 toucan-1", 1: "bat-4 hyena-1", 2: "spider-4"}
SHOWN = "toucan-4 bat-1 snake-2"


def facts(table: NoahTable, topic: str, seat: int | None = 0) -> list[Event]:
    """What a topic tells a seat, or an onlooker."""
    return list(TOPICS[topic](table.view(seat)))


def about(table: NoahTable, topic: str, piece: str, seat: int | None = 0) -> list[Event]:
    """What a topic tells a seat, or an onlooker, of a card."""
    return list(PIECE_TOPICS[topic](table.view(seat), piece))


def over() -> NoahTable:
    """A table at which both passes are over."""
    return position(3, PILES, "", rounds_left=0, bids=[0, 0, 0], picked=2, scores=[[1, 2, 3]])


# The view -----------------------------------------------------------------------------------------


def test_a_view_shows_what_was_ever_open() -> None:
    """A21: takes of all rounds of the pass are in it; computer players have no other memory."""
    table = position(3, PILES, SHOWN, coins=[5, 12, 0], chips=[3, 0, 1], holder=1)
    views = [
        named_values(table.view(seat)) | {"seat": None, "secret": None} for seat in (0, 1, 2, None)
    ]
    assert all(view == views[0] for view in views)
    view = table.view(None)
    assert view.taken == (("bat-2", "toucan-1"), ("hyena-1",), ())
    assert view.display == ("toucan-4", "bat-1", "snake-2")
    assert (view.coins, view.chips) == ((5, 12, 0), (3, 0, 1))
    assert (view.holder, view.on_turn, view.number) == (1, 1, 1)
    assert view.set_aside == tuple(table.state.set_aside)
    assert (view.draw_pile, view.out) == (9, ("frog",))


def test_only_ones_own_secret_card_is_in_a_view() -> None:
    """Nobody learns that of another."""
    table = position(3, PILES, SHOWN)
    assert [table.view(seat).secret for seat in (0, 1, 2, None)] == [
        "toucan-3", "bat-4", "spider-4", None,
    ]  # fmt: skip


def test_a_view_tells_who_has_yet_to_pick() -> None:
    """With the bids, the next one first; nobody while bids are made."""
    table = position(3, PILES, SHOWN)
    bid(table, 3, 5)
    assert (table.view(0).bids, table.view(0).order) == (((0, 3), (1, 5)), ())
    bid(table, 4)
    assert table.view(0).order == ((1, 5), (2, 4), (0, 3))
    pick(table, "bat-1")
    assert table.view(None).order == ((2, 4), (0, 3))
    assert table.view(None).on_turn == 2


# Topics -------------------------------------------------------------------------------------------


def test_hand_tells_how_much_but_not_what() -> None:
    """A20: by rule nobody may look at the own pile again."""
    table = position(3, PILES, SHOWN, coins=[5, 12, 0], chips=[3, 0, 1])
    assert facts(table, "hand") == [PileClosed(3, 5, 3)]
    assert facts(table, "hand", 2) == [PileClosed(1, 0, 1)]
    assert facts(table, "hand", None) == [PileSizes(((0, 3), (1, 2), (2, 1)))]


def test_hand_tells_the_secret_card_until_the_first_bid() -> None:
    """A20: it is laid down with that bid; later rounds tell it no more."""
    table = position(3, rounds_left=10)
    ones = [table.view(seat).secret for seat in range(3)]
    purse = PileClosed(1, 12, 3)
    for seat, card in enumerate(ones):
        assert card is not None
        assert facts(table, "hand", seat) == [purse, SecretDrawn(seat, card, False)]
    bid(table, 3)
    assert facts(table, "hand", 0) == [purse]
    assert facts(table, "hand", 1)[1:] == [SecretDrawn(1, str(ones[1]), False)]
    bid(table, 5, 4)
    assert all(len(facts(table, "hand", seat)) == 1 for seat in range(3))


def test_hand_tells_an_open_pile() -> None:
    """With the table's option, the secret card too."""
    table = position(3, PILES, SHOWN, open_piles=True)
    pile = PileOpen(0, ("toucan-3", "bat-2", "toucan-1"), 3)
    assert facts(table, "hand") == [PileClosed(3, 12, 3), pile]


def test_counts_tell_sizes_and_open_piles() -> None:
    """Of others without their secret cards."""
    table = position(3, PILES, SHOWN)
    sizes = PileSizes(((0, 3), (1, 2), (2, 1)))
    cards = CardCounts(9, len(table.state.set_aside))
    assert facts(table, "counts") == [sizes, cards]
    table = position(3, PILES, SHOWN, open_piles=True)
    assert facts(table, "counts") == [sizes, PileOpen(1, ("hyena-1",), 1), cards]


def test_table_tells_animals_bids_and_species_that_are_out() -> None:
    """And in which order those pick who have not picked."""
    table = position(3, PILES, SHOWN)
    shown, out = AnimalsShown(tuple(SHOWN.split())), SpeciesRemoved(("frog",))
    assert facts(table, "table") == [shown, out]
    bid(table, 3, 5)
    assert facts(table, "table") == [shown, BidsSoFar(((0, 3), (1, 5))), out]
    bid(table, 4)
    assert facts(table, "table") == [shown, OrderSettled(((1, 5), (2, 4), (0, 3))), out]
    pick(table, "bat-1")
    left = [AnimalsShown(("toucan-4", "snake-2")), OrderSettled(((2, 4), (0, 3))), out]
    assert facts(table, "table") == left
    assert facts(position(4), "table") == [AnimalsShown(position(4).view(0).display)]


def test_scores_tell_points_coins_and_chips() -> None:
    """Everybody knows how many chips the others have (A22)."""
    held = [CoinsLeft(((0, 12), (1, 12), (2, 12))), ChipsLeft(((0, 3), (1, 3), (2, 3)))]
    assert facts(position(), "scores") == [NoPoints(), *held]
    points = PassScored(1, ((0, 4), (1, -2), (2, 9)))
    assert facts(position(scores=[[4, -2, 9]]), "scores") == [points, *held]


def test_turn_tells_who_bids_or_picks() -> None:
    """And how far the game is."""
    table = position(3, PILES, SHOWN)
    assert facts(table, "turn", 2) == [OnTurn(0, False, 1, 8, 11)]
    bid(table, 3, 5, 4)
    assert facts(table, "turn", 2) == [OnTurn(1, True, 1, 8, 11)]


def test_after_the_game_all_is_told_to_be_over() -> None:
    """No cards are out, and the totals are scores."""
    table = over()
    assert facts(table, "table")[0] == TableEmpty()
    assert facts(table, "turn") == [GameFinished()]
    assert facts(table, "hand") == [PileClosed(0, 12, 3)]
    assert facts(table, "counts") == [PileSizes(((0, 0), (1, 0), (2, 0))), CardCounts(0, 0)]
    assert about(table, "find", "toucan") == [NotShown("toucan")]
    (total,) = of(GameScored, facts(table, "scores"))
    assert [number for _, number in total.points] == [
        sum(points) for points in zip(*table.state.scores, strict=True)
    ]


def test_card_tells_what_an_animal_or_a_card_is_worth() -> None:
    """Or that it is not in the game."""
    table = position()
    assert about(table, "card", "toucan") == [AboutAnimal("toucan")]
    assert about(table, "card", "toucan-3") == [AboutCard("toucan-3", 3)]
    assert about(table, "card", "frog") == about(table, "card", "frog-2") == [NotInGame("frog")]


def test_find_tells_what_lies_on_the_table_only() -> None:
    """A20: nothing of any pile, one's own and those of others, and nothing set aside."""
    table = position(3, PILES, SHOWN)
    assert about(table, "find", "toucan") == [OnTable(("toucan-4",))]
    assert about(table, "find", "bat-1") == [OnTable(("bat-1",))]
    assert about(table, "find", "toucan-3") == [NotShown("toucan-3")]
    assert about(table, "find", "hyena") == [NotShown("hyena")]
    assert about(table, "find", "frog") == [NotInGame("frog")]


def test_find_tells_open_piles_too() -> None:
    """All that is known of them, but no secret card of another."""
    table = position(3, PILES, SHOWN, open_piles=True)
    assert about(table, "find", "toucan") == [
        OnTable(("toucan-4",)),
        InPile(0, ("toucan-3", "toucan-1")),
    ]
    assert about(table, "find", "toucan", 1)[1:] == [InPile(0, ("toucan-1",))]
    assert about(table, "find", "hyena") == [InPile(1, ("hyena-1",))]
    assert about(table, "find", "bat-4") == [NotShown("bat-4")]
    assert about(table, "find", "bat-4", 1) == [InPile(1, ("bat-4",))]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_fact_depends_on_what_lies_in_the_piles(seat: int | None) -> None:
    """A20: with quite other cards in all piles, everything that can be asked is the same."""
    sizes = [{0: "toucan-3 bat-2", 1: "hyena-1"}, {0: "spider-1 spider-2", 1: "vulture-4"}]
    told = []
    for piles in sizes:
        table = position(3, piles, SHOWN)
        each = [list(topic(table.view(seat))) for topic in TOPICS.values()]
        each += [about(table, topic, piece, seat) for topic in PIECE_TOPICS for piece in PIECES]
        told.append(each)
    assert told[0] == told[1]


# Looking back -------------------------------------------------------------------------------------


def first_pass(open_piles: str) -> list[Event]:
    """What is told until the first pass is over."""
    table = new(3, open_piles=open_piles)
    events = [*table.opening]
    while not table.state.scores:
        events += play_round(table)
    return events


@pytest.mark.parametrize(("choice", "covering"), [("no", list(range(2, 12))), ("yes", [])])
def test_a_new_round_covers_the_rounds_before(choice: str, covering: list[int]) -> None:
    """A21: from the second round on nothing of earlier ones is told again; first ones cover none.

    Unless piles are open.
    """
    events = first_pass(choice)
    taken = next(event for event in events if isinstance(event, Picked))
    began = of(RoundBegan, events)
    assert [event.number for event in began if event.covers(taken)] == covering
    assert {type(event) for event in events if event.covers(taken)} <= {RoundBegan}


@pytest.mark.parametrize(("choice", "covered"), [("no", True), ("yes", False)])
def test_whoever_bids_has_laid_down_the_secret_card(choice: str, covered: bool) -> None:
    """A20: the own bid is the first that covers it, and covers no other; unless piles are open."""
    events = first_pass(choice)
    for secret in of(SecretDrawn, events)[:3]:
        covering = [event for event in events if event.covers(secret)]
        assert bool(covering) == covered
        if covered:
            bid = next(bid for bid in of(BidMade, events) if bid.seat == secret.seat)
            assert covering[0] == bid
            others = [each for each in of(SecretDrawn, events)[:3] if each != secret]
            assert not any(bid.covers(each) for each in others)


# What is hidden -----------------------------------------------------------------------------------


def test_redeal_shuffles_draw_pile_and_secret_cards() -> None:
    """All that is known stays; every unseen card can come to every other place."""
    table = position(3, PILES, SHOWN)
    worlds = [table.determinize(0, Luck(luck)).state for luck in range(300)]
    seen = {*PILES[0].split(), *SHOWN.split(), "hyena-1", *table.state.set_aside}
    unseen = set(deck(table.state)) - seen
    for state in worlds:
        assert state.piles[0] == table.state.piles[0]
        assert [pile[1:] for pile in state.piles] == [pile[1:] for pile in table.state.piles]
        cards = [*state.draw_pile, *(pile[0] for pile in state.piles[1:])]
        assert Counter(cards) == Counter(unseen)
    for other in (1, 2):
        assert {state.piles[other][0] for state in worlds} == unseen
    assert {state.draw_pile[-1] for state in worlds} == unseen
