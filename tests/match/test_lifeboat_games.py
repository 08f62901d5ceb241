"""Lifeboat typed at the keyboard: what can be asked, secrets, whole games, and any text at all."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessible_games.app.replay import retell
from accessible_games.core.decision import only_answer
from accessible_games.match.settings import Settings
from accessible_games.speech.aggregation import told_together
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.narrator import WIDTHS
from tests.examples import times, turned
from tests.games.lifeboat.building import F, K, L, M, S
from tests.games.lifeboat.sessions import PEOPLE, boat, fresh, heard, moves, said
from tests.sessions import Ears, Evening, random_answers, resumed

pytestmark = pytest.mark.slow

PASS = ""
"""Enter, when the keyboard has been passed."""
ALONE = PEOPLE[:1]

# What can be asked -------------------------------------------------------------------------------

HANDS = {L: "water water knife", S: "oar", 2: "compass", M: "gaffing-hook"}
OPEN = {L: "oar", 2: "cash painting-3", F: "life-preserver"}


def afloat(folder: Path, **chosen: Any) -> Evening:
    """Return a boat in which Stephen is unconscious, the Kid dead, and the Captain rich."""
    wounds, spent = {S: 5, M: 2, K: 4}, ["parasol", "chum"]
    return boat(folder, HANDS, OPEN, people=ALONE, wounds=wounds, discard=spent, **chosen)


@pytest.mark.parametrize(
    ("typed", "said_"),
    [
        ("boat", "You, awake, no wounds of 4, open: an oar. Stephen, unconscious. Captain, awake,"),
        ("boat", "Mate, awake, 2 wounds of 8. Frenchy, awake, no wounds of 6,"),
        ("boat", "open: a life preserver. Kid, dead."),
        ("boat captain", "The Captain is awake with no wounds of 7, in seat 3 from the bow."),
        ("boat cap", "Strength 7, survival 5. Open: cash and painting 3. Hidden: one card."),
        ("boat ben", "Stephen is unconscious, in seat 2 from the bow."),
        ("boat Be", "Stephen is unconscious, in seat 2 from the bow."),
        ("boat F", "Did you mean Frenchy or Kid?"),
        ("boat anna", "Hidden: 3 cards, 2 waters and a knife."),
        ("boat zoe", "Nobody here is called zoe. You can choose Lady, Stephen, Captain, Mate,"),
        ("who", "You are the Lady, size 4, survival 8. You love Stephen and hate the Kid."),
        ("hand", "Hidden: 2 waters and a knife. Open: an oar."),
        ("scores", "You survive: 8 points. Your love lives: 7 points."),
        ("scores", "Your hate is dead: 3 points."),
        ("turn", "Day 1, you act. Still to act: Stephen, Captain, Mate, Frenchy, and Kid."),
        ("find water", "Hidden in your hand: 2 waters."),
        ("find parasol", "Spent: a parasol."),
        ("find preserver", "Open in front of Frenchy: a life preserver."),
        ("find painting", "Open in front of the Captain: painting 3."),
        ("find painting 2", "Painting 2: you cannot know where."),
        ("find course 5", "Course 5: you cannot know where."),
        ("find cleo", "The Captain is awake with no wounds of 7"),
        ("find kid", "The Kid is dead, in seat 6 from the bow."),
        ("card course 5", "Course 5, a bird. Overboard: Frenchy. Thirsty: Stephen, Captain,"),
        ("card painting 3", "Painting 3: its number in points, for Stephen twice that."),
        ("card painting", "Painting 2: its number in points, for Stephen twice that."),
        ("card kit", "Medical kit: takes one wound from anybody alive, as an action."),
        ("card mate", "The Mate: size 8, survival 4."),
        ("card fred", "The Kid: size 3, survival 9, takes hidden cards without a fight."),
    ],
)
def test_facts_are_asked_by_names(tmp_path: Path, typed: str, said_: str) -> None:
    """About the boat, one person, the player and cards; nothing is done by it."""
    evening = afloat(tmp_path)
    (answer,) = said(evening, typed)
    assert said_ in answer
    assert moves(evening) == []


def test_all_courses_are_told_where_none_is_named(tmp_path: Path) -> None:
    """One line or two for each of the 24."""
    (answer,) = said(afloat(tmp_path), "card course")
    assert [f"Course {number}, " in answer for number in range(1, 25)] == [True] * 24


def test_who_is_told_to_the_person_at_the_keyboard_alone(tmp_path: Path) -> None:
    """Each hears their own love and hate."""
    answers = said(boat(tmp_path), PASS, "who", "nothing", PASS, "who")
    assert answers[1].startswith("You are the Lady, size 4, survival 8. You love Stephen")
    assert answers[4].startswith("You are Stephen, size 5, survival 7. You love the Captain")


# Secrets at one keyboard -------------------------------------------------------------------------


def test_a_stolen_card_is_told_to_its_owner_at_the_next_prompt(tmp_path: Path) -> None:
    """All hear that a card was taken; only the two hear which, each at the keyboard."""
    evening = boat(tmp_path, {L: "jewel"}, order=[K, L, S])
    answers = said(evening, PASS, "mug lady", PASS, "nothing", PASS)
    assert answers[1].startswith("The Kid mugs the Lady for a hidden card. The Lady gives in.")
    assert "jewel" not in answers[1]
    assert answers[2].endswith("The Kid takes a hidden card from you: a jewel. Your action.")
    assert "jewel" not in answers[3] + answers[4]


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_hears_what_only_another_may_hear(tmp_path: Path, language: Language) -> None:
    """Before the keyboard is passed, everything is told as an onlooker may hear it."""
    evening = fresh(tmp_path, PEOPLE, 3, language=language)
    spoken: list[str] = []
    session = evening.session
    tell = session.hot_seat.tell

    def listening(events: Any) -> None:
        before = len(session.person.lines)
        tell(events)
        spoken.extend(session.person.lines[before:])
        open_ = session.person.narrator.for_(None)
        assert session.person.lines[before:] == told_together(open_, events)

    session.hot_seat.tell = listening  # type: ignore[method-assign]
    evening.play_all(random_answers(session, 3, 250))
    assert len(spoken) > 50


def test_at_each_prompt_all_secrets_have_been_told_to_their_owner(tmp_path: Path) -> None:
    """What waits for a person is said when they sit down."""
    evening = fresh(tmp_path, PEOPLE, 4)
    session = evening.session
    waited = dict.fromkeys(range(6), 0)

    def lines() -> Iterator[str]:
        for line in random_answers(session, 4, 300):
            if session.hot_seat.at_keyboard is not None:
                assert session.persons[session.hot_seat.at_keyboard].pending.secrets == []
            for seat in waited:
                waited[seat] += bool(session.persons[seat].pending.secrets)
            yield line

    evening.play_all(lines())
    assert min(waited.values()) > 5


# Questions with one answer -----------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 2, 6])
def test_nobody_is_asked_what_leaves_no_choice(tmp_path: Path, people: int) -> None:
    """Such answers are in the record, and no prompt was said for them."""
    evening = fresh(tmp_path, PEOPLE[:people], 5, level="random")
    session = evening.session
    asked: list[bool] = []
    pose = session.pose

    def counting(decision: Any) -> None:
        asked.append(decision is not None and only_answer(decision) is not None)
        pose(decision)

    session.pose = counting  # type: ignore[method-assign]
    evening.play_all(random_answers(session, 5))
    assert len(asked) > 20
    assert not any(asked)


# Again -------------------------------------------------------------------------------------------


def test_undo_takes_back_what_was_chosen(tmp_path: Path) -> None:
    """Not what was answered for the person since: that would be answered again at once."""
    evening = boat(tmp_path, {M: "water"}, people=ALONE, order=[L], row_stack=["course-24"])
    evening.play("nothing")
    own = [move for move in moves(evening) if move.startswith("0")]
    assert own[0] == "0 turn nothing"
    assert len(own) > 1
    assert "Taken back: nothing." in heard(evening, "undo")
    assert moves(evening) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_goes_on_where_it_was_left(tmp_path: Path, language: Language) -> None:
    """With the same table and question, and people called by their characters."""
    evening = fresh(tmp_path, ALONE, 6, language=language)
    evening.play_all(random_answers(evening.session, 6, 12))
    again = resumed(evening.session.kept.saved.path, language=language, questions="choices")
    assert again.session.match.table.waiting() == evening.session.match.table.waiting()
    assert again.session.person.narrator.called == evening.session.person.narrator.called
    assert (
        again.session.person.vocabulary.lexicon.people
        == evening.session.person.vocabulary.lexicon.people
    )
    again.play_all(random_answers(again.session, 7))
    assert not again.session.match.table.pending


def test_a_game_is_heard_again(tmp_path: Path) -> None:
    """As the one person heard it, without questions."""
    evening = fresh(tmp_path, ALONE, 8, level="easy")
    told = evening.play_all(random_answers(evening.session, 8))
    first = [line for lines in told for line in lines]
    ears = Ears()
    retell(evening.session.match.record, evening.session.person.narrator, ears, None, Settings())
    opening = [line for line in ears.lines if not line.startswith("The record")]
    record = resumed(evening.session.kept.saved.path, questions="choices").session.match.record
    retell(record, evening.session.person.narrator, ears, None, Settings())
    assert len(ears.lines) > 2 * len(opening)
    assert [line for line in ears.lines[len(opening) + 1 :] if line not in first] == []


# Whole games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [1, 4])
def test_a_whole_game_is_the_same_in_every_language(tmp_path: Path, people: int) -> None:
    """It is typed at random to the end, every answer is understood, and the records are equal."""
    played = []
    for language in LANGUAGES:
        options = {"trading": "open", "psychopath": "3"}
        folder = tmp_path / language
        evening = fresh(folder, PEOPLE[:people], 9, seats=4, language=language, options=options)
        evening.play_all(random_answers(evening.session, 9))
        assert not evening.session.match.table.pending
        played.append(evening.file)
    assert len(set(played)) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_lines_fit_on_a_display(tmp_path: Path, language: Language) -> None:
    """40 cells, whatever happens; characters are shorter than people's names."""
    evening = fresh(tmp_path, PEOPLE[:2], 10, language=language, verbosity="brief")
    told = evening.play_all(random_answers(evening.session, 10))
    assert not evening.session.match.table.pending
    assert [line for lines in told for line in lines if len(line) > WIDTHS["brief"]] == []


# Anything typed ----------------------------------------------------------------------------------

WORDS = (
    "captain", "kapitän", "capitaine", "cleo", "anna", "stephen", "lady", "kid", "1", "2", "3", "6",
    "99", "0", "-1", "row", "change", "mug", "trade", "show", "nothing", "no", "yes", "painting",
    "painting 3", "course", "course 5", "water", "2 waters", "oar", "knife", "medical kit", "kit",
    "flare", "gun", "hidden", "top", "attack", "defend", "promise", "fight", "agree", "chum",
    "preserver", "boat", "boat cleo", "boat x", "who", "who x", "find", "card", "hand", "moves",
    "undo", "scores", "last 3", "since", "search", "?", ".", "'", "-", "and", "language deutsch",
)  # fmt: skip
TEXTS = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join),
    st.text(max_size=20).filter(lambda text: "\n" not in text and "\r" not in text),
)
HELD = {L: "medical-kit knife oar", M: "water water", 2: "gaffing-hook"}
LAID = {2: "painting-3 painting-2"}
FIGHT = (PASS, "change mate", PASS, "fight", PASS)
OUT = (PASS, "out")
HELPED = ("offer oar stephen join", PASS, "attack", *OUT, PASS, "no", *OUT * 2, PASS, "no")
SEA: dict[str, Any] = {"phase": "steering", "order": []}
MOMENTS: dict[str, tuple[tuple[str, ...], dict[str, Any]]] = {
    "turn": ((PASS,), {}),
    "row": ((PASS, "row"), {}),
    "heal": ((PASS, "medical kit"), {}),
    "show": ((PASS, "show"), {}),
    "swap": ((PASS, "change"), {}),
    "mug": ((PASS, "mug"), {}),
    "loot": ((PASS, "mug captain"), {}),
    "partner": ((PASS, "trade"), {}),
    "give": ((PASS, "trade mate"), {}),
    "want": ((PASS, "trade mate", "oar"), {}),
    "deal": ((PASS, "trade mate", "oar", "water"), {}),
    "market": ((PASS, "nothing"), {"trading": "open"}),
    "consent": ((PASS, "change mate"), {}),
    "weapon": (FIGHT[:4], {}),
    "terms": ((*FIGHT, "no", PASS, "promise attack water"), {}),
    "bribe": ((*FIGHT, "offer"), {}),
    "stake": ((*FIGHT, "offer stephen"), {}),
    "service": ((*FIGHT, "offer stephen oar"), {}),
    "pay": ((*FIGHT, *HELPED), {}),
    "slip": ((*FIGHT, *HELPED, "hidden"), {}),
    "join": ((*FIGHT, "no"), {}),
    "help": ((*FIGHT, "no", PASS, "promise"), {}),
    "price": ((*FIGHT, "no", PASS, "promise attack"), {}),
    "steer": ((), SEA | {"row_stack": ["course-5", "course-9"]}),
    "sea": ((), SEA | {"row_stack": ["course-3"], "hands": {K: "chum"}}),
    "throw": (
        (PASS, "preserver"),
        SEA | {"row_stack": ["course-3"], "hands": {L: "life-preserver"}},
    ),
    "drink": ((), SEA | {"row_stack": ["course-20"], "hands": {2: "water"}}),
    "water": ((), SEA | {"row_stack": ["course-20"], "hands": {K: "water"}}),
}
"""What is typed, and the position, before a question of each kind."""


@cache
def saved_at(kind: str) -> str:
    """Return the record of a game in which a question of this kind comes next."""
    typed, fields = MOMENTS[kind]
    given_: dict[str, Any] = {"hands": HELD, "shown": LAID, "wounds": {K: 1, F: 2}} | fields
    with TemporaryDirectory() as folder:
        boat(Path(folder), **given_).play(*typed)
        return Path(folder, "game.txt").read_text("utf-8")


def asked_at(kind: str, folder: Path, language: Language) -> Evening:
    """Return a session in which the first question is of this kind."""
    file = folder / "game.txt"
    file.write_text(saved_at(kind), "utf-8")
    again = resumed(file, language=language, questions="choices")
    decision = again.session.match.own_decision()
    assert decision is not None
    assert decision.kind == kind
    return again


@pytest.mark.parametrize(("kind", "language"), turned([*MOMENTS], LANGUAGES))
@settings(max_examples=times(6))
@given(typed=st.lists(TEXTS, max_size=8))
def test_no_typed_text_is_too_much(
    tmp_path_factory: pytest.TempPathFactory, kind: str, language: Language, typed: list[str]
) -> None:
    """At every kind of question every line is answered, with some words and no traceback."""
    evening = asked_at(kind, tmp_path_factory.mktemp("typed"), language)
    answers = said(evening, PASS, *typed)
    assert all(answers)


def test_several_people_are_asked_all_so_that_the_keyboard_betrays_nothing(tmp_path: Path) -> None:
    """A player without a weapon is asked for one too, unless the table wants to be faster."""
    evening = boat(tmp_path, {L: "water", M: "knife"})
    evening.session.settings.questions = "all"
    answers = said(evening, PASS, "change mate", PASS, "fight", PASS)
    assert "Pass the keyboard. Anna: Enter." in answers[3]
