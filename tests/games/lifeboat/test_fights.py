"""Changing seats and mugging, by consent or by a fight."""

import pytest

from accessible_games.core.luck import Luck
from accessible_games.games.lifeboat.events import (
    Agreed,
    CardDemanded,
    CardStolen,
    FightBegan,
    FightStands,
    FightWon,
    FlareSpent,
    Joined,
    NothingToTake,
    SeatsChanged,
    StayedOut,
    SwapDemanded,
    TurnBegan,
    WeaponPlayed,
)
from tests.games.lifeboat.building import (
    BoatTable,
    C,
    F,
    K,
    L,
    M,
    S,
    of,
    options,
    play,
    position,
    question,
    say_no,
)


def attack(table: BoatTable, act: str = "swap", whom: str = "captain") -> None:
    """Seat 0 demands something, and the other fights."""
    play(table, f"0 turn {act}", f"0 {act} {whom}")
    seat = table.state.characters.index(whom)
    play(table, f"{seat} consent fight")


# Consent -----------------------------------------------------------------------------------------


def test_by_consent_two_change_places() -> None:
    """The order of the day stays (L6)."""
    table = position()
    assert play(table, "0 turn swap", "0 swap captain") == [SwapDemanded(L, C)]
    told = play(table, "2 consent agree")
    assert told == [Agreed(C), SeatsChanged(L, C), TurnBegan(S)]
    assert table.state.boat == [C, S, L, M, F, K]
    assert table.state.fought == []


def test_by_consent_an_open_card_changes_its_owner() -> None:
    """It stays open (L46)."""
    table = position({C: "water"}, {C: "knife"})
    play(table, "0 turn mug", "0 mug captain")
    assert play(table, "0 loot knife") == [CardDemanded(L, C, "knife")]
    told = play(table, "2 consent agree")
    assert told[1] == CardStolen(L, C, "knife", hidden=False)
    assert table.state.shown[L] == ["knife"]


def test_a_hidden_card_is_drawn_by_lot() -> None:
    """Any of the hand (L10); it is said that a hidden one is wanted (L9)."""
    stolen = set()
    for seed in range(25):
        table = position({C: "water knife cash"}, luck={"seed": seed, "used": 0})
        assert play(table, "0 turn mug", "0 mug captain") == [CardDemanded(L, C, None)]
        play(table, "2 consent agree")
        stolen.add(table.state.hands[L][0])
        assert len(table.state.hands[C]) == 2
    assert stolen == {"water", "knife", "cash"}


def test_only_the_two_learn_which_hidden_card_it_is() -> None:
    """The others no longer know what is in that hand (L62)."""
    told = CardStolen(L, C, "knife", hidden=True)
    assert [told.seen_by(seat) for seat in (L, C)] == [told, told]
    assert told.seen_by(S) == told.seen_by(None) == CardStolen(L, C, None, hidden=True)
    known = [[S, C, "cash"], [L, C, "cash"], [S, M, "jewel"], [C, M, "jewel"]]
    table = position({C: "cash", M: "jewel"}, known=known)
    play(table, "0 turn mug", "0 mug captain", "2 consent agree")
    assert table.state.known == [(S, M, "jewel"), (C, M, "jewel"), (C, L, "cash")]
    assert table.view(C).known[L] == ("cash",)
    assert all(table.determinize(C, Luck(n)).state.hands[L] == ["cash"] for n in range(9))


@pytest.mark.parametrize("wounds", [7, 8])
def test_the_unconscious_and_the_dead_cannot_refuse(wounds: int) -> None:
    """It is done at once, and the action is spent (L21)."""
    table = position({C: "knife"}, wounds={C: wounds})
    told = play(table, "0 turn mug", "0 mug captain")
    assert told[-2:] == [CardStolen(L, C, "knife", hidden=True), TurnBegan(S)]
    moved = position(wounds={C: wounds})
    assert SeatsChanged(L, C) in play(moved, "0 turn swap", "0 swap captain")


def test_the_kid_cannot_be_refused_a_hidden_card() -> None:
    """There is no fight, and nobody has fought (L48)."""
    table = position({C: "water"}, {C: "knife"}, order=[K])
    play(table, "5 turn mug", "5 mug captain", "5 loot hidden")
    assert table.state.hands[K] == ["water"]
    assert table.state.fought == []


def test_the_kid_can_be_refused_an_open_card_and_a_place() -> None:
    """Like everybody else (L48)."""
    table = position({C: "water"}, {C: "knife"}, order=[K])
    play(table, "5 turn mug", "5 mug captain", "5 loot knife")
    assert question(table) == (C, "consent")
    swap = position(order=[K])
    play(swap, "5 turn swap", "5 swap captain")
    assert question(swap) == (C, "consent")


# Joining -----------------------------------------------------------------------------------------


def test_a_refusal_is_a_fight() -> None:
    """Both strengths are told as it grows."""
    table = position()
    play(table, "0 turn swap", "0 swap captain")
    told = play(table, "2 consent fight")
    assert told == [FightBegan(L, C), FightStands(L, C, 4, 7)]
    assert question(table) == (S, "join")


def test_neutrals_are_asked_from_the_bow_to_the_stern_until_nobody_joins() -> None:
    """After each who joins all are asked again, on from there (L16)."""
    table = position()
    attack(table)
    assert play(table, "1 join out") == [StayedOut(S)]
    assert play(table, "3 join attack") == [Joined(M, L), FightStands(L, C, 12, 7)]
    assert question(table) == (F, "join")
    play(table, "4 join out", "5 join out")
    assert question(table) == (S, "join")
    told = play(table, "1 join defend")
    assert told == [Joined(S, C), FightStands(L, C, 12, 12)]
    assert question(table) == (F, "join")
    told = play(table, "4 join out", "5 join out")
    assert of(FightWon, told) == [FightWon(C, 12, 12)]


def test_the_unconscious_and_the_dead_do_not_join() -> None:
    """They are not even asked."""
    table = position(wounds={S: 5, M: 9, K: 3})
    attack(table)
    assert question(table) == (F, "join")
    play(table, "4 join out")
    assert table.state.fight is None


def test_who_has_joined_cannot_leave() -> None:
    """There is nothing to choose any more, unless a weapon (L17)."""
    table = position({M: "knife"})
    attack(table)
    play(table, "1 join out", "3 join attack", "4 join out", "5 join out", "1 join out")
    assert question(table) == (M, "weapon")
    assert options(table) == ["knife", "no"]


def nearly_all_in() -> BoatTable:
    """A fight in which only the Kid has not joined."""
    table = position({L: "oar", C: "blackjack", K: "flare-gun"}, {S: "knife"})
    attack(table)
    play(table, "0 weapon oar", "1 join attack", "2 weapon no", "3 join defend", "4 join defend")
    return table


def test_a_fight_can_have_everybody_on_one_side_or_the_other() -> None:
    """Four may join besides the two; every attempt to join and every weapon is asked."""
    table = nearly_all_in()
    assert question(table) == (K, "join")
    told = play(table, "5 join attack")
    assert told == [Joined(K, L), FightStands(L, C, 4 + 1 + 5 + 3 + 3, 7 + 8 + 6)]
    assert question(table) == (C, "weapon")
    told = play(table, "2 weapon blackjack")
    assert told == [WeaponPlayed(C, "blackjack", 2), FightStands(L, C, 16, 23)]
    told = play(table, "5 weapon flare-gun")
    assert told[:2] == [WeaponPlayed(K, "flare-gun", 8), FightStands(L, C, 24, 23)]
    assert of(FightWon, told) == [FightWon(L, 24, 23)]
    assert sorted(table.state.fought) == [L, S, C, M, F, K]
    assert table.state.wounds == [0, 0, 1, 1, 1, 0]


# Weapons -----------------------------------------------------------------------------------------


def test_all_open_weapons_count() -> None:
    """However they came there; wounds do not weaken (L13)."""
    table = position(shown={L: "knife gaffing-hook oar", C: "blackjack"}, wounds={L: 3})
    attack(table)
    assert table.view(None).fight is not None
    told = say_no(table)
    assert of(FightWon, told) == [FightWon(L, 12, 9)]


def test_a_fighter_plays_one_new_weapon_in_a_fight() -> None:
    """And no second one (L13); it stays open."""
    table = position({L: "knife gaffing-hook", C: "oar"})
    attack(table)
    play(table, "0 weapon knife")
    assert table.state.shown[L] == ["knife"]
    told = say_no(table)
    assert of(FightWon, told) == [FightWon(C, 7, 7)]
    assert table.state.hands[L] == ["gaffing-hook"]
    assert table.state.fight is None


def test_both_oars_count_in_a_fight() -> None:
    """Each adds one (L15)."""
    table = position(shown={L: "oar oar"})
    play(table, "0 turn swap", "0 swap captain")
    assert play(table, "2 consent fight")[-1] == FightStands(L, C, 6, 7)


def test_a_flare_gun_counts_once_and_is_discarded() -> None:
    """It needs no action (L14)."""
    table = position({L: "flare-gun"})
    attack(table)
    play(table, "0 weapon flare-gun")
    told = say_no(table)
    assert of(FightWon, told) == [FightWon(L, 12, 7)]
    assert FlareSpent(L) in told
    assert table.state.discard == ["flare-gun"]


def test_fighters_with_a_hidden_card_are_asked_for_a_weapon() -> None:
    """Whatever it is; without a hidden card nobody is asked (L64)."""
    table = position({S: "water"})
    attack(table)
    play(table, "1 join attack", "3 join out", "4 join out", "5 join out")
    assert question(table) == (S, "weapon")
    assert options(table) == ["no"]
    play(table, "1 weapon no")
    assert table.state.fight is None


# The outcome -------------------------------------------------------------------------------------


def test_at_a_tie_the_defenders_win() -> None:
    """Nothing else happens then, and the turn is over (L19)."""
    table = position(shown={L: "knife"})
    attack(table)
    told = say_no(table)
    assert of(FightWon, told) == [FightWon(C, 7, 7)]
    assert table.state.boat == [L, S, C, M, F, K]
    assert told[-1] == TurnBegan(S)


def test_everybody_on_the_losing_side_is_wounded_once() -> None:
    """Both sides have fought (L18), who stayed out has not."""
    table = position(shown={C: "gaffing-hook"})
    attack(table)
    play(table, "1 join attack", "2 weapon no", "3 join out", "4 join out", "5 join out")
    assert table.state.wounds == [1, 1, 0, 0, 0, 0]
    assert table.state.fought == [L, S, C]


def test_who_fights_twice_a_day_has_fought_once() -> None:
    """A mark is there or not."""
    table = position(fought=[L, C])
    attack(table)
    say_no(table)
    assert table.state.fought == [L, C]


def test_a_winning_attacker_changes_places() -> None:
    """With the loser, who is wounded."""
    table = position(shown={L: "gaffing-hook"})
    attack(table)
    told = say_no(table)
    assert SeatsChanged(L, C) in told
    assert table.state.wounds[C] == 1


def test_a_winning_mugger_gets_the_card() -> None:
    """The open one that was named, also a weapon that was used against it."""
    table = position(shown={C: "oar", L: "flare-gun"})
    attack(table, "mug")
    told = say_no(table)
    assert CardStolen(L, C, "oar", hidden=False) in told


def test_where_the_hand_was_emptied_the_played_weapon_is_taken() -> None:
    """A card is what was wanted (L12)."""
    table = position({C: "oar"}, {L: "flare-gun"})
    attack(table, "mug")
    play(table, "0 weapon no", "1 join out", "2 weapon oar")
    told = say_no(table)
    assert CardStolen(L, C, "oar", hidden=False) in told
    assert table.state.shown[L] == ["oar"]


def test_a_used_flare_gun_cannot_be_taken() -> None:
    """It is discarded before (L58)."""
    open_gun = position({L: "gaffing-hook"}, {C: "flare-gun", L: "knife oar"}, wounds={S: 5})
    attack(open_gun, "mug")
    play(open_gun, "0 weapon gaffing-hook", "3 join attack")
    told = say_no(open_gun)
    assert NothingToTake(L) in told
    played = position({C: "flare-gun"}, {L: "gaffing-hook knife oar"})
    attack(played, "mug")
    play(played, "0 weapon no", "1 join attack", "2 weapon flare-gun")
    assert NothingToTake(L) in say_no(played)


def test_a_hidden_card_is_taken_first() -> None:
    """The weapon just played stays, if there is another card (L12)."""
    table = position({C: "oar water"}, {L: "flare-gun"})
    attack(table, "mug")
    play(table, "0 weapon no", "1 join out", "2 weapon oar")
    assert CardStolen(L, C, "water", hidden=True) in say_no(table)
