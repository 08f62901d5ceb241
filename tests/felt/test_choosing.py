"""Going about on the display and choosing by touch; and all of it is said too."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest

from accessible_games.core.decision import Answer, Cards, OneOf, Some
from accessible_games.core.record import Record
from accessible_games.frontends.display.rows import DONE, GO_ON
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import GAMES
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.app.lessons import learner
from tests.felt.hands import touched, touched_while, way_to
from tests.games.lifeboat import sessions as lifeboat
from tests.games.sixpack import sessions as sixpack
from tests.sessions import Evening, new_game, new_record

HAND = "⠛⠔ ⠛⠔ ⠍⠶ ⠍⠶ ⠎⠖ ⠎⠖ ⠎⠖ ⠗⠢ ⠍⠒ ⠍⠒"
MANY = 99
"""Answers of a long game."""
TO_HAND = ("part-down", "part-down")
ROW_THREE = ("part-down", "down", "route 4")
"""At the first question of the new game: takes three cards, so that three have to be laid."""


def moves(evening: Evening) -> list[str]:
    """What was done at the table, as the record has it."""
    return [str(move) for move in evening.session.match.table.moves]


# Going about -------------------------------------------------------------------------------------


def test_up_and_down_lead_from_row_to_row(tmp_path: Path) -> None:
    """Beyond the first and the last there is nothing, which is said and felt; then one goes on.

    Who the lot fell on is said with the round at first, and by itself where one goes back to it.
    """
    evening = new_game(tmp_path)
    hands = touched(evening, 40, "first", "up", "down", "up", "down", "last", "down", "down")
    news = "The lot falls on Tom."
    second, end = "Round 1, Tom starts.", "The braille display ends here."
    assert hands.felt[:6] == [news, news, end, second, news, second]
    assert hands.felt[7:] == [end, end]
    assert [evening.typist.said.count(line) for line in (news, second, end)] == [2, 3, 3]


def test_keys_lead_from_part_to_part(tmp_path: Path) -> None:
    """To the first rows of the question, of the hand and of the table, and back."""
    keys = ("part-down", "part-down", "part-down", "part-up", "part-up", "part-up")
    felt = touched(new_game(tmp_path), 40, *keys).felt
    assert felt[1:3] == ["Your turn.", HAND]
    assert felt[3] == "1 ⠃⠦"
    assert felt[4:] == [HAND, "Your turn.", "The lot falls on Tom."]


def test_panning_goes_through_all_windows_of_all_rows(tmp_path: Path) -> None:
    """And back the same way: nothing is jumped over."""
    ahead = touched(new_game(tmp_path), 20, *["right"] * 30).felt
    there_and_back = touched(new_game(tmp_path / "again"), 20, *["right"] * 30, *["left"] * 30).felt
    assert there_and_back[:31] == ahead
    assert there_and_back[30:] == ahead[::-1]
    assert "".join(ahead[:3]) == "The lot falls on Tom.Round 1, Tom starts."


def test_what_comes_under_the_fingers_is_said_once(tmp_path: Path) -> None:
    """A row when it is reached, and nothing more for its other windows."""
    evening = new_game(tmp_path)
    touched(evening, 10, *TO_HAND, "right", "right", "left")
    told = "Your hand: 2 giraffes, 2 moles, 3 sheep, rabbit, 2 mice."
    assert evening.typist.said[-2:] == ["Your turn.", told]
    assert evening.typist.prompts == [f"{told} "]


def test_the_key_for_it_gives_the_display_back(tmp_path: Path) -> None:
    """That is said; what is pressed later is not the game's."""
    evening = new_game(tmp_path)
    hands = touched(evening, 40, "leave", "down")
    assert hands.returned == 1
    assert evening.session.console.display.state is None
    assert "The screen reader has the braille display again." in evening.typist.paragraphs[-2]
    assert len(hands.felt) == 1


def test_a_typed_key_gives_the_display_back_silently(tmp_path: Path) -> None:
    """Speech would be in the way of what is typed."""
    evening = new_game(tmp_path)
    hands = touched(evening, 40)
    assert hands.returned == 1
    assert not any("display" in line for lines in evening.typist.paragraphs for line in lines)


def test_the_next_person_does_not_get_the_display(tmp_path: Path) -> None:
    """It is given back before the keyboard is passed on, and the hand with it."""
    evening = new_game(tmp_path, new_record(("Anna", "Ben", "Cleo"), ()))
    evening.session.hot_seat.at_keyboard = 0
    hands = touched(evening, 40, *ROW_THREE, *TO_HAND, "route 0", "route 3", "route 6", "first")
    assert hands.returned == 1
    assert evening.session.console.display.state is None


# Choosing ----------------------------------------------------------------------------------------


def test_an_answer_under_the_finger_is_given(tmp_path: Path) -> None:
    """At once, as if it had been typed, and all hear it."""
    evening = new_game(tmp_path)
    touched(evening, 40, *ROW_THREE)
    assert moves(evening)[-1] == "0 turn 3"
    assert evening.typist.said[-2:] == ["Row 3 has a mole, a goat, and a sheep.", "Lay 3 cards."]


def test_the_display_goes_to_the_news_of_the_next_question(tmp_path: Path) -> None:
    """Or to the question where nothing has happened; all of it is said as ever."""
    evening = new_game(tmp_path)
    hands = touched(evening, 40, *ROW_THREE, "part-down", "route 0", "route 3", "route 6")
    assert hands.felt[3] == "Row 3 has a mole, a goat, and a sheep."
    assert hands.felt[-1].startswith("Tom takes ")
    assert any(line.endswith("lay 2 giraffes and a mole.") for line in evening.typist.said)


def test_several_cards_are_collected(tmp_path: Path) -> None:
    """Each is marked by dots 7 and 8 and said; the last one is the answer."""
    evening = new_game(tmp_path)
    keys = ("route 0", "route 9", "route 1", "route 3")
    hands = touched(evening, 40, *ROW_THREE, "part-down", *keys, "route 1")
    assert hands.felt[4:9] == [HAND] * 5
    assert hands.marked[4:9] == [set(), {0, 1}, {0, 1, 9, 10}, {9, 10}, {3, 4, 9, 10}]
    assert [line for line in evening.typist.said if line.startswith("Chosen")] == [
        "Chosen: giraffe, 2 cards to go.",
        "Chosen: giraffe, mole, one card to go.",
        "Chosen: mole, 2 cards to go.",
        "Chosen: giraffe, mole, one card to go.",
    ]
    assert "0 lay mole giraffe giraffe" in moves(evening)


def test_keys_from_before_a_question_do_not_answer_it(tmp_path: Path) -> None:
    """Nobody can have meant what was pressed while the computer players were playing."""
    evening = new_game(tmp_path)
    early = ("early last", "early part-up", "early down", "early route 0")
    hands = touched(evening, 40, *ROW_THREE, *early)
    assert moves(evening)[-1] == "0 turn 3"
    assert hands.felt[-1] == "Row 3 has a mole, a goat, and a sheep."


def test_keys_within_a_question_are_all_heeded(tmp_path: Path) -> None:
    """However fast they come: what they mean stood under the fingers."""
    hands = touched(new_game(tmp_path), 40, "first", "early down", "early down")
    assert hands.felt[-1] == "Row 1: bear."


def test_a_card_chosen_twice_is_taken_back(tmp_path: Path) -> None:
    """When none is left, that is said."""
    evening = new_game(tmp_path)
    hands = touched(evening, 40, *ROW_THREE, "part-down", "route 0", "route 0")
    assert hands.marked[-1] == set()
    assert evening.typist.said[-1] == "Nothing is chosen."


def test_a_drink_and_its_place_are_pressed_one_after_the_other(tmp_path: Path) -> None:
    """The drink stays chosen until a place is; each press is said."""
    evening = sixpack.alone(tmp_path)
    hands = touched_while(evening, 40, pressed(evening.session, "spezi", "m12"))
    assert "Chosen: cola lemon. Now the place." in evening.typist.said
    assert moves(evening)[0] == "0 turn spezi m12"
    assert {6, 7} in hands.marked


def test_what_is_not_allowed_is_said_and_felt(tmp_path: Path) -> None:
    """The display goes back from the reason to the row by either panning key."""
    evening = sixpack.alone(tmp_path)
    hands = touched_while(evening, 80, pressed(evening.session, "cola", "m12", then=["right"]))
    why = "Beside m12 is a bottle, so only a mix can go there."
    assert evening.typist.said[-2:] == [why, "Your move."]
    assert hands.felt[-2:] == [why, "⠂⠆⠀⠀⠀⠀⠀⠀"]
    assert moves(evening) == []


def test_a_refused_place_keeps_the_drink(tmp_path: Path) -> None:
    """So that another place can be pressed at once."""
    evening = sixpack.alone(tmp_path)
    touched_while(evening, 80, pressed(evening.session, "cola", "m12", "o13"))
    assert moves(evening)[:1] == ["0 turn cola o13"]


def test_a_place_alone_is_told_about(tmp_path: Path) -> None:
    """As by "look"; and that a drink has to be chosen first."""
    evening = sixpack.alone(tmp_path)
    hands = touched_while(evening, 80, pressed(evening.session, "m13"))
    assert hands.felt[-1] == "Cola m13, upper left. First choose what you want there."
    assert evening.session.person.pointer.place == "m13"


@pytest.mark.parametrize(("line", "move"), [("m", "column m"), ("13", "row 13")])
def test_a_line_is_cleared_by_its_name(tmp_path: Path, line: str, move: str) -> None:
    """By its letter above, or its number in front; and a gap is filled by the drink alone."""
    evening = sixpack.at_clear(tmp_path)
    evening.session.hot_seat.at_keyboard = 0
    touched_while(evening, 40, pressed(evening.session, "shandy", "m12", "lemonade", line))
    assert moves(evening)[:3] == ["0 turn shandy m12", "0 fill lemonade n12", f"0 clear {move}"]


def pressed(session: TerminalSession, *words: str, then: Sequence[str] = ()) -> Iterator[str]:
    """The keys that press some words one after the other, and others behind them."""
    for word in words:
        yield from way_to(session, 80, word)
    yield from then


def test_in_a_lesson_an_answer_by_touch_is_judged_like_a_typed_one() -> None:
    """Another one than the step asks for changes nothing and is explained."""
    evening = learner("life-is-life")
    touched_while(evening, 40, pressed(evening.session, "1"))
    assert moves(evening) == []
    assert "First listen to your cards. Type hand." in evening.typist.said


def test_a_card_that_is_not_asked_for_is_told_about(tmp_path: Path) -> None:
    """And where no card is, that is said."""
    evening = new_game(tmp_path)
    hands = touched(evening, 40, *TO_HAND, "route 0", "left", "route 2")
    assert evening.typist.said[-2].startswith("Giraffe: ")
    assert hands.felt[3].startswith("Giraffe: ")
    assert hands.felt[4] == HAND
    assert hands.felt[5] == evening.typist.said[-1] == "There is nothing there."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_question_can_be_answered_by_touch(
    tmp_path: Path, game: str, language: Language
) -> None:
    """Any legal answer, in each game and each language; in one of them many."""
    evening = beginning(tmp_path, game, language)
    answers = MANY if language == "de" else 9
    touched_while(evening, 20, random_touches(evening.session, answers))
    table = evening.session.match.table
    assert len([move for move in table.moves if move.seat == 0]) >= 9 or not table.pending


def beginning(
    place: Path,
    game: str,
    language: Language,
    bots: Sequence[str] = ("random",) * 3,
    seed: int = 1,
    **chosen: str,
) -> Evening:
    """A game of one person against computer players."""
    heading = Record(game, GAMES[game].version, {}, new_record(bots=bots).occupants, seed)
    if game == "life-is-life":
        return new_game(place, heading, language=language, **chosen)
    return lifeboat.begun(place, heading, language=language, **chosen)


def random_touches(session: TerminalSession, answers: int) -> Iterator[str]:
    """The keys of so many legal answers, or of fewer if the game is over before."""
    chance = Random(1)
    for _ in range(answers):
        if session.console.display.state is None or not session.match.table.pending:
            return
        width = session.console.display.state.width
        if session.person.asked is None:
            yield from way_to(session, width, GO_ON)
        else:
            yield from answered(session, width, session.person.asked.options.draw(chance))


def answered(session: TerminalSession, width: int, answer: Answer) -> Iterator[str]:
    """The keys that give an answer."""
    assert session.person.asked is not None
    options = session.person.asked.options
    if isinstance(options, Cards | Some):
        assert isinstance(answer, tuple)
        for number, card in enumerate(answer):
            yield from way_to(session, width, card, answer[:number].count(card))
        most = options.count if isinstance(options, Cards) else options.counts[-1]
        if len(answer) < most:
            yield from way_to(session, width, DONE)
    elif isinstance(options, AtPlace):
        assert isinstance(answer, tuple)
        for word in answer if len(options.places) > 1 else answer[:1]:
            yield from way_to(session, width, word)
    elif isinstance(options, OneOf) and answer in options.unsaid:
        yield from way_to(session, width, options.words[0])
    else:
        yield from way_to(session, width, str(answer))
