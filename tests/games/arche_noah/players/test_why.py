"""What is said for and against any answer is true, and gives no pile away."""

from collections import Counter
from typing import Any

from accessible_games.core.decision import Answer
from accessible_games.core.event import Event
from accessible_games.games.arche_noah.players import claims, explanations, open_cards, reasons
from accessible_games.games.arche_noah.players.evaluation import AnimalEvaluation, look_out
from accessible_games.games.arche_noah.rules import points_of
from accessible_games.games.arche_noah.seen import known_pile
from accessible_games.games.arche_noah.state import VALUE_OF
from accessible_games.speech.narrator import field_kinds
from tests.games.arche_noah.players.seats import decision, last_round, picks, sees
from tests.players.moves import single
from tests.players.reasoned import Reasoned, all_reasons, told


def every() -> list[Reasoned]:
    """All that is looked at, worked out once."""
    return all_reasons("arche-noah")


def outlook_of(each: Reasoned) -> AnimalEvaluation:
    """What the seat could hope for, by what it saw."""
    return look_out(each.view)


def cards(each: Reasoned) -> tuple[str, ...]:
    """What the answer takes, in the order of the table."""
    assert isinstance(each.answer, tuple)
    return tuple(card for card in each.view.display if card in each.answer)


def test_every_answer_has_a_reason() -> None:
    """Bids and picks, with piles that are known and unknown."""
    kinds = Counter((each.decision.kind, bool(each.view.secret)) for each in every())
    assert len(kinds) == 4
    assert min(kinds.values()) > 30


def test_reasons_name_cards_on_the_table_only() -> None:
    """Nobody is told what lies in a pile (A20, A21)."""
    for each in every():
        for event in (each.why, *each.risks):
            kind: Any = type(event)
            named = [name for name, of in field_kinds(kind).items() if of == "piece"]
            assert all(getattr(event, name) in each.view.display for name in named)


OPEN = (
    *(open_cards.KeepsCoins, open_cards.PicksBefore, open_cards.MustOutbid, open_cards.TwoAtOnce),
    *(open_cards.SparesPoints, open_cards.CheapestOpen, open_cards.KeepsFromNext),
    reasons.ByOpenCards,
)
"""All that is said without the piles."""


def test_without_the_piles_each_hint_says_so() -> None:
    """Once, whatever else there is to say."""
    for each in every():
        said = [each.why, *each.risks].count(reasons.ByOpenCards())
        assert said == (not each.view.secret)


def test_without_the_piles_nothing_is_said_of_them() -> None:
    """A hint that goes by open cards has a reason that all can see, with few exceptions."""
    blind = [each for each in every() if not each.view.secret]
    assert all(isinstance(each.why, OPEN) for each in blind)
    assert sum(isinstance(each.why, reasons.ByOpenCards) for each in blind) < len(blind) / 5


def test_reasons_by_open_cards_are_true() -> None:
    """By the bids so far, the values on the table, and the order of picking."""
    for each, reason in told(every(), open_cards.PicksBefore):
        assert dict(each.view.bids)[reason.seat] < int(str(each.answer))
    for each, _ in told(every(), open_cards.MustOutbid):
        assert len(each.state.bids) < each.state.seats - 1
        assert all(bid >= int(str(each.answer)) for bid in each.state.bids)
    for each, _ in told(every(), open_cards.CheapestOpen):
        (card,) = cards(each)
        assert VALUE_OF[card] == min(VALUE_OF[other] for other in each.state.display)
    for each, reason in told(every(), open_cards.KeepsFromNext):
        assert reason.seat == each.view.order[1][0]


def brings(each: Reasoned, card: str) -> tuple[int, float]:
    """The points that an animal brings the seat's pile now, and is expected to bring."""
    pile = [*known_pile(each.view, each.seat)]
    now = points_of([*pile, card]) - points_of(pile)
    return now, outlook_of(each).gains[each.seat][(card,)]


def test_what_helps_most_does() -> None:
    """No other single animal would bring the seat more, now or in the end."""
    for each, _ in told(every(), reasons.TakesBest):
        (card,) = cards(each)
        mine = brings(each, card)
        assert min(mine) > 0
        for other in each.view.display:
            assert all(theirs <= own for theirs, own in zip(brings(each, other), mine, strict=True))


def test_what_helps_brings_something() -> None:
    """Another one would bring more where that is said."""
    for each, event in told(every(), claims.Helps):
        (card,) = cards(each)
        mine = brings(each, card)
        assert min(mine) > 0
        if event.outdone:
            others = [brings(each, other) for other in each.view.display]
            assert any(now > mine[0] and later > mine[1] for now, later in others)


def test_what_is_kept_away_would_help_somebody_who_picks_later() -> None:
    """And nobody who has picked already, or the seat itself."""
    for each, reason in told(every(), reasons.KeepsAway):
        assert reason.seat in [seat for seat, _ in each.view.order[1:]]
        assert outlook_of(each).gains[reason.seat][cards(each)] > 0


def test_an_animal_counts_against_its_owner_by_its_value() -> None:
    """Which all see."""
    for each, event in told(every(), open_cards.CostsAtMost):
        (card,) = cards(each)
        assert event.points == VALUE_OF[card]


def test_two_are_taken_and_cost_a_chip() -> None:
    """As none at all; one animal never does."""
    for each in (each for each in every() if isinstance(each.answer, tuple)):
        chip = any(isinstance(risk, explanations.SpendsChip) for risk in each.risks)
        assert chip == (len(cards(each)) != 1)
    assert {len(cards(each)) for each, _ in told(every(), open_cards.TwoAtOnce)} == {2}
    assert {len(cards(each)) for each, _ in told(every(), open_cards.SparesPoints)} == {0}


def test_two_that_are_worth_more_than_one_are() -> None:
    """After the chip is paid."""
    for each, _ in told(every(), reasons.TakesTwo):
        outlook = outlook_of(each)
        mine = outlook.gains[each.seat]
        assert mine[cards(each)] >= mine[outlook.best(each.seat)]


def test_coins_that_are_kept_are_all_of_them() -> None:
    """Whoever bids nothing picks after who bids."""
    for each, reason in told(every(), open_cards.KeepsCoins):
        assert each.answer == 0
        assert reason.coins == each.state.coins[each.seat]
    for each, _ in told(every(), explanations.PicksLater):
        assert each.answer == 0


def test_only_of_two_players_a_bid_may_be_kept() -> None:
    """Then only the first to pick pays (A11)."""
    for each, risk in told(every(), explanations.PaysBid):
        assert each.answer != 0
        assert risk.always == (len(each.state.coins) > 2)


def said(display: str, answer: Answer, **more: Any) -> list[Event]:
    """What is said for and against an answer in the last round, where nothing is to come."""
    view = picks(last_round(sees(display, **more)))
    asked = decision(view)
    move = single(view, asked, answer)
    return [explanations.why(move), *explanations.risks(move)]


def test_an_animal_that_pairs_with_nothing_is_said_to_cost() -> None:
    """Where another one would make a pair, and nobody else wants it."""
    frogs = "frog-3 toucan-4 bat-1 snake-2"
    assert said(frogs, ("frog-3",)) == [reasons.TakesBest()]
    assert said(frogs, ("toucan-4",)) == [open_cards.CostsAtMost(4)]
