"""Lifeboat typed at the keyboard: actions, demands, fights, trades and the sea; names of people.

In all these boats Anna is the Lady, Ben Stephen, Cleo the Captain, Dora the Mate, Emil Frenchy and
Fred the Kid, and all are people at one keyboard unless a test says otherwise.
"""

from pathlib import Path
from typing import Any

import pytest

from tests.games.lifeboat.building import K, L, M, S
from tests.games.lifeboat.sessions import boat, fresh, heard, moves, said

PASS = ""
"""Enter, when the keyboard has been passed."""

# Who is meant ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "target"),
    [
        ("captain", "captain"),
        ("the Captain", "captain"),
        ("CAP", "captain"),
        ("cleo", "captain"),
        ("Cl", "captain"),
        ("with Cleo", "captain"),
        ("mate", "mate"),
        ("dora", "mate"),
        ("s", "stephen"),
        ("1", "stephen"),
        ("5", "kid"),
        ("five", "kid"),
        ("fred", "kid"),
        ("frenchy", "frenchy"),
    ],
)
def test_people_are_typed_by_character_by_name_and_by_number(
    tmp_path: Path, typed: str, target: str
) -> None:
    """A number is a place among those who can be chosen, from the bow."""
    evening = boat(tmp_path)
    evening.play(PASS, f"change {typed}")
    assert moves(evening)[:2] == ["0 turn swap", f"0 swap {target}"]


def test_a_line_that_comes_to_nothing_is_answered_by_what_can_be_chosen(tmp_path: Path) -> None:
    """A player who shows cards and then none is asked for an action as before, and hears so."""
    evening = boat(tmp_path, hands={L: "oar"})
    (_, answer) = said(evening, PASS, "show nothing")
    assert answer.startswith("You can say nothing, row, change seats,")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("change lady", "Lady cannot be chosen now. You can choose Stephen, Captain, Mate,"),
        ("change zoe", "I do not understand that here: change zoe."),
        ("change fre", "Did you mean Frenchy or Kid?"),
        ("change 6", "There is no card 6 here, only 1 to 5."),
        ("mug captain", "Nobody else in the boat has a card."),
        ("trade", "Nobody else who is awake can trade now."),
        ("show", "You have no hidden card that you could show."),
        ("medical kit kid", "You do not have that card."),
        ("parasol", "You do not have that card."),
        ("flare gun", "You do not have that card."),
        ("", "You can say nothing, row, or change seats."),
        ("wombat", "I do not understand that here: wombat."),
    ],
)
def test_what_is_wrong_with_an_action_is_said(tmp_path: Path, typed: str, sentence: str) -> None:
    """In one sentence; nothing is done."""
    evening = boat(tmp_path)
    (_, answer) = said(evening, PASS, typed)
    assert sentence in answer
    assert answer.endswith("Your action.")
    assert moves(evening) == []


# Actions -----------------------------------------------------------------------------------------


def test_a_swap_is_asked_of_the_other(tmp_path: Path) -> None:
    """If the other agrees they change seats; the keyboard goes to the person concerned."""
    evening = boat(tmp_path)
    answers = said(evening, PASS, "change mate", PASS, "yes")
    assert answers[1].startswith(
        "The Lady wants to change seats with the Mate. Pass the keyboard. Dora: Enter."
    )
    assert answers[2].startswith("You are the Mate, size 8, survival 4. ")
    assert answers[2].endswith(". The Lady wants to change seats with you. Agree or fight?")
    assert answers[3].startswith("The Lady and the Mate change seats.")


def test_rowing_shows_cards_to_the_rower_alone(tmp_path: Path) -> None:
    """Each is called by its number, and so chosen."""
    evening = boat(tmp_path, {L: "cash"}, {L: "oar"}, top="course-9 course-2 course-5")
    answers = said(evening, PASS, "row", "moves", "5 course 9", PASS)
    assert answers[1].startswith("The Lady rows and looks at 3 navigation cards. You see course 9")
    assert "the rest go back. Lay which?" in answers[1]
    assert "You can choose course 2, course 5, course 9, or none." in answers[2]
    assert answers[3].startswith("The Lady puts 2 cards on the row stack, one goes back.")
    assert moves(evening)[1] == "0 row course-5 course-9"
    assert "course" not in answers[3] + answers[4]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("none", "none"),
        ("nothing", "none"),
        ("0", "none"),
        ("course 9", "course-9"),
        ("course 9 course 2", "course-9 course-2"),
        ("9 2", "course-9 course-2"),
        ("2", "course-2"),
        ("courses 2 and course 9", "course-2 course-9"),
    ],
)
def test_navigation_cards_are_kept_by_number_or_place(
    tmp_path: Path, typed: str, kept: str
) -> None:
    """Any of them, or none; also together with the action."""
    evening = boat(tmp_path, top="course-9 course-2")
    evening.play(PASS, f"row {typed}")
    assert moves(evening) == ["0 turn row", f"0 row {kept}"]


def test_a_card_that_was_not_drawn_is_not_kept(tmp_path: Path) -> None:
    """It is named in the refusal."""
    evening = boat(tmp_path, top="course-9 course-2")
    answers = said(evening, PASS, "row", "course 5", "3", "course")
    assert "There is no course 5 among them." in answers[2]
    assert "There is no card 3 here, only 1 to 2." in answers[3]
    assert "Did you mean course 2 or course 9?" in answers[4]


@pytest.mark.parametrize(
    ("held", "typed", "said_", "done"),
    [
        ("medical-kit", "medical kit kid", "the Kid has one wound of 3.", "0 heal kid"),
        ("medical-kit", "kit fred", "the Kid has one wound of 3.", "0 heal kid"),
        ("medical-kit", "med 1", "the Kid has one wound of 3.", "0 heal kid"),
        ("flare-gun", "flare", "The Lady fires the flare gun.", "0 turn flare-gun"),
        ("flare-gun", "gun", "The Lady fires the flare gun.", "0 turn flare-gun"),
        ("parasol", "umbrella", "The Lady opens the parasol.", "0 turn parasol"),
        ("", "nothing", "The Lady does nothing.", "0 turn nothing"),
        ("", "pass", "The Lady does nothing.", "0 turn nothing"),
    ],
)
def test_cards_are_used_by_their_names(
    tmp_path: Path, held: str, typed: str, said_: str, done: str
) -> None:
    """A special action is typed as its card."""
    evening = boat(tmp_path, {L: held}, wounds={K: 2})
    assert said_ in said(evening, PASS, typed)[1]
    assert moves(evening)[-1] == done


def test_showing_costs_no_action(tmp_path: Path) -> None:
    """A player who has shown a card is asked again, and need not continue."""
    evening = boat(tmp_path, {L: "oar knife"})
    answers = said(evening, PASS, "show oar", "show", "no", "hand")
    assert answers[1] == "The Lady shows an oar. Your action."
    assert answers[3] == "Your action."
    assert answers[4].startswith("Hidden: a knife. Open: an oar.")


# Mugging and fights ------------------------------------------------------------------------------

RICH = {2: "painting-3 painting-2 cash"}


@pytest.mark.parametrize(
    ("typed", "loot"),
    [
        ("painting 3", "painting-3"),
        ("paint 2", "painting-2"),
        ("3", "painting-2"),
        ("1", "cash"),
        ("cash", "cash"),
        ("hidden", "hidden"),
        ("a hidden card", "hidden"),
    ],
)
def test_what_is_mugged_is_named_on_the_same_line(tmp_path: Path, typed: str, loot: str) -> None:
    """A painting by its number of points."""
    evening = boat(tmp_path, {2: "water"}, RICH)
    evening.play(PASS, f"mug captain {typed}")
    assert moves(evening) == ["0 turn mug", "0 mug captain", f"0 loot {loot}"]


def test_a_painting_without_its_number_is_asked_back(tmp_path: Path) -> None:
    """There are two kinds of it."""
    answers = said(boat(tmp_path, {}, RICH), PASS, "mug captain", "painting")
    assert answers[1] == "Open cards: cash, painting 3, and painting 2. Take what?"
    assert answers[2] == "Did you mean painting 3 or painting 2? Take what?"


FIGHT = {L: "knife", S: "oar", M: "water"}


def test_a_fight_is_told_as_it_grows(tmp_path: Path) -> None:
    """Each joins, beginning at the bow, weapons add, and both strengths are told after each."""
    evening = boat(tmp_path, FIGHT)
    answers = said(
        evening, PASS, "mug mate", PASS, "refuse", PASS, "knife", PASS, "promise attack water",
        PASS, "yes", PASS, "attack", PASS, "defend",
    )  # fmt: skip
    assert "The Mate refuses and fights the Lady. Strength: Lady 4 against Mate 8." in answers[3]
    assert "The Lady plays a knife, which adds 3 to the strength. Strength: Lady 7" in answers[5]
    assert answers[7].startswith(
        "Stephen would help the Lady for a water. Pass the keyboard. Anna: Enter."
    )
    assert answers[9].startswith("The Lady promises it. Pass the keyboard. Ben: Enter.")
    assert answers[11].startswith("Stephen joins the Lady. Strength: Lady 12 against Mate 8.")
    assert answers[13].startswith("The Captain joins the Mate. Strength: Lady 12 against Mate 15.")
    assert [move for move in moves(evening) if " weapon " not in move][-6:] == [
        "1 join promise", "1 help attack", "1 price water", "0 terms yes", "1 join attack",
        "2 join defend",
    ]  # fmt: skip


def test_a_fight_is_won_and_its_prize_taken(tmp_path: Path) -> None:
    """The losers are wounded; only the two hear which hidden card it was."""
    evening = boat(tmp_path, {L: "gaffing-hook", K: "water"})
    typed = [PASS, "mug kid", PASS, "fight", PASS, "gaff", *[PASS, "out"] * 4, PASS, "no"]
    answers = said(evening, *typed)
    assert "The Lady wins the fight, strength 8 against 3." in answers[-1]
    assert "The Kid is wounded in the fight, one wound of 3." in answers[-1]
    assert "The Lady takes a hidden card from the Kid." in answers[-1]
    assert "water" not in answers[-1]


def test_only_who_holds_a_weapon_is_asked_for_one_where_nothing_is_offered(tmp_path: Path) -> None:
    """The record has the other's answer all the same, so that no one is betrayed."""
    evening = boat(tmp_path, {L: "water", M: "knife"}, bribes="announced")
    answers = said(evening, PASS, "change mate", PASS, "fight", PASS, "out")
    assert "Pass the keyboard. Ben: Enter." in answers[3]
    assert "0 weapon no" in moves(evening)


def test_a_bribe_is_offered_on_one_line_and_paid_after_the_fight(tmp_path: Path) -> None:
    """It is face down; the others hear only of a hidden card."""
    evening = boat(tmp_path, {L: "water cash"})
    offer = "offer water to Stephen for help"
    answers = said(
        evening, PASS, "change mate", PASS, "fight", PASS, offer, PASS, "attack",
        *[PASS, "out"] * 3, PASS, "no", "hidden cash",
    )  # fmt: skip
    assert answers[5].startswith(
        "The Lady offers Stephen a water for help. Pass the keyboard. Ben: Enter."
    )
    assert answers[-2].endswith("You promised Stephen a water. Hand it over?")
    assert answers[-1].startswith(
        "The Lady gives Stephen a hidden card. Pass the keyboard. Ben: Enter."
    )
    assert moves(evening)[-2:] == ["0 pay hidden", "0 slip cash"]


def test_stay_out_is_one_answer(tmp_path: Path) -> None:
    """Both words mean the same."""
    evening = boat(tmp_path, {})
    said(evening, PASS, "change mate", PASS, "fight", PASS, "stay out")
    assert moves(evening)[-1] == "1 join out"


# Trading -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("give", "want", "given", "wanted"),
    [
        ("oar", "jewel", "oar", "jewel"),
        ("oar 2 waters", "1 jewel", "oar water water", "jewel"),
        ("2 waters, oar", "jewel", "water water oar", "jewel"),
        ("4", "23", "oar", "jewel"),
        ("nothing", "jewel", "none", "jewel"),
        ("water", "nothing", "water", "none"),
        ("all but", None, None, None),
    ],
)
def test_a_trade_is_typed_step_by_step(
    tmp_path: Path, give: str, want: str | None, given: str | None, wanted: str | None
) -> None:
    """With whom, what is given, what is wanted; the partner answers."""
    evening = boat(tmp_path, {L: "oar water water water", M: "jewel"})
    evening.play(PASS, "trade dora", give, *([want] if want else []))
    offered = [f"0 give {given}", f"0 want {wanted}"] if want else []
    assert moves(evening) == ["0 turn trade", "0 partner mate", *offered]


def test_a_deal_changes_hands(tmp_path: Path) -> None:
    """All hear what is traded; a player who has the cards can say yes."""
    evening = boat(tmp_path, {L: "oar water water", M: "jewel"})
    answers = said(evening, PASS, "trade mate", "2 waters", "jewel", PASS, "yes", PASS, "hand")
    assert answers[1] == "You can give 2 waters and an oar, or nothing. Give what?"
    assert answers[3].startswith(
        "The Lady offers the Mate 2 waters for a jewel. Pass the keyboard. Dora: Enter."
    )
    assert answers[5].startswith("The Mate agrees and gets 2 waters for a jewel.")
    assert answers[7].startswith("Hidden: a jewel and an oar.")


def test_who_lacks_what_is_wanted_can_only_say_no(tmp_path: Path) -> None:
    """The offer betrays nothing, nor does the keyboard: the question comes all the same."""
    evening = boat(tmp_path, {L: "oar", M: "cash"})
    answers = said(evening, PASS, "trade mate", "oar", "jewel", PASS, "yes", "no")
    assert "You do not have what is wanted, so you can only say no." in answers[5]
    assert answers[6].startswith("The Mate says no to the Lady.")


# At sea ------------------------------------------------------------------------------------------

STEERING: dict[str, Any] = {"phase": "steering", "order": []}


def test_the_navigator_hears_the_row_stack_and_steers(tmp_path: Path) -> None:
    """Cards are named by number or place; the others hear only the chosen one."""
    stack = ["course-7", "course-5"]
    evening = boat(tmp_path, row_stack=stack, **STEERING)
    answers = said(evening, PASS, "course", "course 5")
    assert "You see course 7, a bird crossed out." in answers[0]
    assert answers[0].endswith("Steer by which?")
    assert answers[1] == "Did you mean course 7 or course 5? Steer by which?"
    assert answers[2].startswith("The Kid steers by course 5, a bird. Overboard: Frenchy.")
    assert "course 7" not in answers[2]


def test_chum_and_preserver_are_used_in_the_water(tmp_path: Path) -> None:
    """Only a player who holds one of them is asked."""
    held = {L: "life-preserver", K: "chum"}
    evening = boat(tmp_path, held, row_stack=["course-1"], **STEERING)
    typed = [PASS, "preserver", "captain", PASS, "chum"]
    told = heard(evening, *typed)
    assert "The Captain falls overboard. Pass the keyboard." in told
    assert "The Lady throws the life preserver, the Captain gets it." in told
    assert "The life preserver saves the Captain. The Captain is bitten by a shark" in told


def test_water_is_drunk_and_given(tmp_path: Path) -> None:
    """First the thirsty player is asked, then all others who have water."""
    held = {2: "water", K: "water"}
    evening = boat(tmp_path, held, row_stack=["course-20"], **STEERING)
    told = heard(evening, PASS, "no", PASS, "water")
    assert "The Captain is thirsty. Pass the keyboard." in told
    assert "Fred: Enter. " in evening.typist.prompts
    assert "The Kid gives the Captain a water." in told


# The morning -------------------------------------------------------------------------------------


def test_a_provision_is_drafted_by_name_or_place(tmp_path: Path) -> None:
    """A choice of one kind is not asked."""
    evening = fresh(tmp_path, seed=12)
    first = evening.play("oar")[0]
    assert "you are the Mate with size 8 and survival 4" in " ".join(first)
    assert "To choose from: a water, an oar, and a blackjack." in first
    assert evening.typist.prompts[0] == "Keep what? "
    assert "3 draft oar" in moves(evening) or "0 draft oar" in moves(evening)


def test_what_can_be_wanted_is_told_in_few_lines(tmp_path: Path) -> None:
    """Equal cards are told as one, with all their places."""
    evening = boat(tmp_path, {L: "oar", M: "jewel"})
    answer = said(evening, PASS, "trade mate oar", "moves")[2]
    assert "Numbers 1 to 16, waters." in answer
    assert answer.count("Number") == 15
