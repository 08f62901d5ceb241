"""Places in the boat: the bow chooses first, the stern steers."""

from accessible_games.games.lifeboat.players.places import (
    change,
    crew,
    mornings,
    move,
    navigator,
    worth_of_choice,
    worth_of_place,
)
from accessible_games.games.lifeboat.players.reasons import (
    BetterSeat,
    ChoosesFirst,
    HarmsHate,
    NothingBetter,
)
from tests.games.lifeboat.building import C, F, K, L, M, S, position
from tests.games.lifeboat.players.seats import outlook


def test_the_crew_is_who_is_awake() -> None:
    """From the bow to the stern; the last of them steers."""
    view = position(wounds={K: 3, S: 6}).view(L)
    assert crew(view) == [L, C, M, F]
    assert navigator(view) == F


def test_there_are_mornings_as_long_as_there_are_provisions_and_days() -> None:
    """The first is over."""
    full = mornings(position().view(L))
    assert full > mornings(position(birds=3).view(L)) > 0
    assert mornings(position(deck="water water water").view(L)) == 0.5
    assert mornings(position(deck="").view(L)) == 0


def test_who_chooses_earlier_has_the_better_card() -> None:
    """On average."""
    seen = outlook(position(), M)
    worths = [worth_of_choice(seen, place) for place in range(7)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > worths[3] > worths[6] == 0


def test_a_place_is_worth_its_mornings_and_its_say() -> None:
    """Behind others one has less of the first, and only the last has the second."""
    seen = outlook(position(), M)
    places = [worth_of_place(seen, seat) for seat in (L, S, C, M, F, K)]
    choices = [choice for choice, _ in places]
    assert choices[0] > choices[3] >= choices[4] > 0
    assert [says > 0 for _, says in places] == [False] * 5 + [True]


def test_without_provisions_the_stern_is_better() -> None:
    """With some, the bow; a seat between them only to hurt who sits there."""
    some, none = outlook(position(), M), outlook(position(deck=""), M)
    assert (move(some)[0], move(some)[1].reason) == (L, ChoosesFirst())
    assert change(none, K).reason == BetterSeat()
    assert change(none, C).reason == HarmsHate(C)
    assert change(none, L).reason == NothingBetter()
    assert move(some)[1].worth > change(none, K).worth > change(none, L).worth


def test_who_sits_best_stays() -> None:
    """A worse seat is worth less than nothing."""
    assert move(outlook(position()))[1].worth < 0


def test_changing_with_the_strong_is_worth_less() -> None:
    """Who sits at the bow is the Lady, or the Mate."""
    weak = move(outlook(position(), C))
    boat = [M, S, C, L, F, K]
    strong = move(outlook(position(boat=boat, order=boat), C))
    assert weak[1].worth > strong[1].worth


def test_the_seat_of_the_unconscious_can_be_had() -> None:
    """Without asking."""
    table = position(wounds={L: 4}, order=[K])
    seat, plan = move(outlook(table, K))
    assert (seat, plan.reason) == (L, ChoosesFirst())
    assert plan.worth > 0
