"""Cards that are passed face down: only the two who trade know them (L55)."""

from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.events import OfferMade, OfferSlipped, SlipTaken
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    K,
    L,
    M,
    options,
    play,
    position,
    question,
    why_not,
)


def slipped(table: BoatTable, give: str, want: str, cover: str) -> None:
    """The Lady slips the Captain cards for cards."""
    play(table, "0 turn slip", "0 partner captain", f"0 give {give}", f"0 want {want}")
    play(table, f"0 cover {cover}")


def test_who_offers_says_which_cards_go_face_down() -> None:
    """Of those that do not lie open; the others are named aloud."""
    table = position({L: "water cash", C: "knife"}, {L: "oar"})
    play(table, "0 turn slip", "0 partner captain", "0 give oar water cash", "0 want knife")
    assert question(table) == (L, "cover")
    assert why_not(table, "oar") == "not-there"
    assert why_not(table, "none") == "too-few"
    (made,) = play(table, "0 cover water knife")
    assert made == OfferSlipped(L, C, ("oar", "cash"), ("water",), 1, (), ("knife",), 1)
    assert (made.seen_by(L), made.seen_by(C)) == (made, made)
    heard = OfferSlipped(L, C, ("oar", "cash"), (), 1, (), (), 1)
    assert (made.seen_by(K), made.seen_by(None)) == (heard, heard)


def test_a_single_card_goes_face_down_without_a_question() -> None:
    """There is nothing to choose."""
    table = position({L: "water", M: "knife"})
    play(table, "0 turn slip", "0 partner captain")
    made = OfferSlipped(L, C, (), ("water",), 1, (), (), 0)
    assert play(table, "0 give water") == [made]
    assert options(table) == ["yes", "no"]


def test_what_lies_open_is_offered_before_all_eyes() -> None:
    """All see where it goes."""
    table = position({}, {L: "oar"})
    play(table, "0 turn slip", "0 partner captain")
    assert play(table, "0 give oar") == [OfferMade(L, C, ("oar",), ())]


def test_face_down_only_the_two_know_the_cards() -> None:
    """The others know no more than before of what was there, and nothing of what it is now."""
    known = [[K, L, "cash"], [K, C, "knife"]]
    table = position({L: "water cash", C: "knife jewel"}, known=known)
    slipped(table, "water", "knife", "water knife")
    assert play(table, "2 deal yes") == [SlipTaken(L, C)]
    assert sorted(table.state.hands[L]) == ["cash", "knife"]
    assert sorted(table.state.hands[C]) == ["jewel", "water"]
    assert (table.view(L).known[C], table.view(C).known[L]) == (("water",), ("knife",))
    assert (table.view(K).known[L], table.view(K).known[C]) == ((), ())


def test_who_was_offered_a_card_knows_that_it_was_held() -> None:
    """Also after a no; the others have only heard of a card."""
    table = position({L: "water jewel", C: "knife"})
    slipped(table, "water", "knife", "water knife")
    play(table, "2 deal no")
    assert table.view(C).known[L] == ("water",)
    assert table.view(K).known[L] == ()


def test_cards_that_are_shown_are_known_to_all() -> None:
    """In the same trade as others that go face down."""
    table = position({L: "water cash", C: "knife"})
    slipped(table, "water cash", "knife", "knife")
    assert table.view(K).known[L] == ("water", "cash")
    play(table, "2 deal yes")
    assert table.view(K).known[C] == ("water", "cash")
    assert table.view(K).known[L] == ()
    assert table.view(C).known[L] == ("knife",)


def test_the_others_see_how_many_cards_are_offered_face_down() -> None:
    """In their view, and in the tables that they can think of."""
    table = position({L: "water cash", C: "knife", M: "jewel"}, {L: "oar"})
    slipped(table, "oar water", "knife", "water knife")
    seen = table.view(K).offer
    assert seen is not None
    assert (seen.give, seen.want) == (("oar", "hidden"), ("hidden",))
    offers = [table.determinize(K, Luck(number)).state.offer for number in range(20)]
    assert all(offer is not None and offer.give[0] == "oar" for offer in offers)
    assert len({offer.given for offer in offers if offer is not None}) > 5
    assert all(world == table.state.offer for world in (table.view(L).offer, table.view(C).offer))


def test_of_equal_cards_the_one_that_is_given_goes_face_down() -> None:
    """Whoever names both means both."""
    table = position({L: "water", C: "water"})
    slipped(table, "water", "water", "water")
    offer = table.state.offer
    assert offer is not None
    assert (offer.given, offer.wanted) == (("water",), ())
