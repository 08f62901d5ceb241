"""Several people at one keyboard: no one hears what only another may know."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from accessible_games.__main__ import main
from accessible_games.core.common_events import HandDealt
from accessible_games.frontends.terminal.screen import Screen
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from tests.examples import turned
from tests.forking import Work
from tests.sessions import (
    CTRL_C,
    Evening,
    Typed,
    new_game,
    new_record,
    random_answers,
    resumed,
)
from tests.terminal.driver import KEYS, Terminal

pytestmark = pytest.mark.slow

PEOPLE = ("Anna", "Ben")
ASKING = ("hand", "last 99", "first", "search hand", "older", "newer", "since", "moves", "hint")


def two(folder: Path, **chosen: object) -> Evening:
    """Anna, Ben and a bot; Ben begins."""
    return new_game(folder, new_record(people=PEOPLE, bots=("easy",)), **chosen)


def test_a_new_hand_is_told_instead_of_one_that_was_never_played(tmp_path: Path) -> None:
    """A round that is over before a person's first turn leaves nothing to say about their hand."""
    session = two(tmp_path).session
    old, new = HandDealt(0, ("cat",)), HandDealt(0, ("dog",))
    session.hot_seat.tell([old])
    session.hot_seat.tell([new])
    assert session.persons[0].pending.secrets == [new]
    assert [event for _, event in session.persons[0].history.entries][-2:] == [old, new]


@dataclass
class Spy:
    """Records who hears which line, and the lines that would betray a hand at any time."""

    evening: Evening
    heard: list[tuple[int | None, str]] = field(default_factory=list)
    hands: dict[int, set[str]] = field(default_factory=lambda: {0: set(), 1: set()})

    def note(self) -> None:
        """Record what was said before this prompt, and the present hands."""
        session = self.evening.session
        self.heard += [
            (session.hot_seat.at_keyboard, line) for line in self.evening.typist.paragraphs[-1]
        ]
        for seat, lines in self.hands.items():
            facts = session.match.table.game.topics["hand"](session.match.table.view(seat))
            dealt = [
                e for _, e in session.persons[seat].history.entries if isinstance(e, HandDealt)
            ]
            lines |= set(session.person.narrator.for_(seat).events([*facts, *dealt]))

    def typed(self, turns: int) -> Iterator[Typed]:
        """Yield random answers of people who ask for everything first."""
        for answer in random_answers(self.evening.session, limit=turns):
            self.note()
            if self.evening.session.hot_seat.at_keyboard is not None:
                for word in ASKING:
                    yield word
                    self.note()
            yield answer

    def betrayed(self) -> list[str]:
        """Return the lines heard by one person that only tell another's hand."""
        return [
            line
            for hearer, line in self.heard
            for owner, lines in self.hands.items()
            if owner != hearer and line in lines - self.hands.get(hearer or 0, set())
        ]


@pytest.mark.parametrize(("verbosity", "language"), turned(VERBOSITIES, LANGUAGES))
def test_nobody_hears_the_hand_of_another(
    tmp_path: Path, language: Language, verbosity: Verbosity
) -> None:
    """Whatever the people ask, no line before the keyboard is passed tells another hand."""
    evening = two(tmp_path, language=language, verbosity=verbosity)
    spy = Spy(evening)
    evening.play_all(spy.typed(turns=24))
    assert spy.betrayed() == []
    for seat, lines in spy.hands.items():
        assert len(lines) > 3
        assert (seat, max(lines & {line for _, line in spy.heard})) in spy.heard


def test_the_spy_hears_a_betrayal(tmp_path: Path) -> None:
    """A line with another's hand is found."""
    spy = Spy(two(tmp_path))
    spy.evening.play_all(spy.typed(turns=3))
    told = next(line for seat, line in spy.heard if seat == 1 and line.startswith("Your hand"))
    spy.heard += [(0, told), (None, told)]
    assert spy.betrayed() == [told, told]


def test_the_keyboard_is_passed_before_a_hand_is_told(tmp_path: Path) -> None:
    """The first lines of a game, and those of the second person."""
    evening = two(tmp_path)
    answers, prompts = evening.play("", "1 cat", "", "hand"), evening.typist.prompts
    assert answers[0][0] == "Life is Life: Anna, Ben, and Tom."
    assert (answers[0][-1], prompts[0]) == ("Pass the keyboard.", "Ben: Enter. ")
    assert not any("hand" in line.casefold() for line in answers[0])
    assert answers[1][0].startswith("Your hand: ")
    assert answers[2][0] == "Ben takes a bear from row 1 and lays a cat."
    assert (answers[2][-1], prompts[2]) == ("Pass the keyboard.", "Anna: Enter. ")
    assert not any("hand" in line.casefold() for line in answers[2])
    assert answers[3] == answers[4]
    assert answers[3][0].startswith("Your hand: ")


@pytest.mark.parametrize("typed", ["undo", "hand", "hint", "1 mouse", "last", CTRL_C])
def test_only_enter_alone_takes_the_keyboard(tmp_path: Path, typed: Typed) -> None:
    """A player who types on, not knowing that the turn is over, hears no other hand."""
    evening = two(tmp_path)
    answers = evening.play("", "1 cat", typed, "")
    assert evening.typist.prompts[2:4] == ["Anna: Enter. ", "Anna: Enter. "]
    assert not any("hand" in line.casefold() for line in answers[3])
    assert answers[4][0].startswith("Your hand: ")


@pytest.mark.parametrize("word", ["quit", "q", None])
def test_one_can_leave_while_the_keyboard_is_passed(tmp_path: Path, word: str | None) -> None:
    """With the command, and at the end of the input."""
    answers = two(tmp_path).play("", "1 cat", *([word] if word else []))
    assert answers[-1] == ["The game is saved. Go on with accessible-games resume."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_curtain_is_offered_once(tmp_path: Path, language: Language) -> None:
    """When the keyboard is passed for the first time, unless the curtain is on already."""
    offer = catalogue_of(language, "life-is-life").say("curtain-offered", "normal")
    (tmp_path / "open").mkdir()
    answers = two(tmp_path / "open", language=language).play("", "1 cat", "", "1 mouse")
    assert answers[0][-2] == offer
    assert offer not in [line for answer in answers[1:] for line in answer]
    (tmp_path / "drawn").mkdir()
    assert offer not in two(tmp_path / "drawn", language=language, curtain="on").play("")[0]


def test_a_curtain_pushes_what_one_was_told_out_of_the_window() -> None:
    """Before the next person begins; what everyone may hear stands below it."""
    words = ("play", "life-is-life", "--people", "Anna,Ben", "--seats", "3", "--bots", "random")
    with Terminal(Work(main, (*words, "--seed", "1"))) as terminal:
        terminal.expect(r"Ben: Enter\. ")
        terminal.enter("", r"Your turn\. ")
        terminal.enter("hand", r"Your turn\. ")
        assert "Your hand" in terminal.screen_text()
        terminal.enter("curtain on", r"Your turn\. ")
        terminal.enter("1 cat", r"Pass the keyboard\.\nAnna: Enter\. ")
        assert "Ben takes" in terminal.screen_text()
        assert "hand" not in terminal.screen_text().casefold()


def test_no_curtain_is_drawn_where_no_window_is(capsys: pytest.CaptureFixture[str]) -> None:
    """In a pipe there would only be empty lines."""
    Screen().push_out()
    assert capsys.readouterr().out == ""


def test_typed_lines_are_forgotten(tmp_path: Path) -> None:
    """The next person cannot find them by the up arrow: before each passing all are gone."""
    evening = two(tmp_path)
    evening.play("", "1 cat", "", "hand", "1 mouse", "")
    enters = [
        place for place, prompt in enumerate(evening.typist.prompts) if prompt.endswith(": Enter. ")
    ]
    assert evening.typist.forgotten == enters
    assert len(enters) == 3


def test_a_person_alone_keeps_the_typed_lines(tmp_path: Path) -> None:
    """Nothing is forgotten if no one else comes."""
    evening = new_game(tmp_path)
    evening.play("1 mouse", "hand")
    assert evening.typist.forgotten == []


def test_histories_are_separate(tmp_path: Path) -> None:
    """Both have the same public events, and each their own hands."""
    evening = two(tmp_path)
    evening.play_all(random_answers(evening.session, limit=60))
    anna, ben = (
        [event for _, event in evening.session.persons[seat].history.entries] for seat in (0, 1)
    )
    dealt = [[e for e in events if isinstance(e, HandDealt)] for events in (anna, ben)]
    assert [event for event in anna if event not in dealt[0]] == [
        event for event in ben if event not in dealt[1]
    ]
    assert {event.seat for event in dealt[0]} == {0}
    assert {event.seat for event in dealt[1]} == {1}
    assert len(dealt[0]) > 1


def test_searching_never_finds_what_another_was_told(tmp_path: Path) -> None:
    """A word that is only in the other's hand is not found."""
    answers = two(tmp_path).play("", "search pigs", "1 cat", "", "search pigs", "search hand")
    assert "2 pigs" in " ".join(answers[2])
    assert answers[5] == ["Nothing earlier says that."]
    assert "pig" not in " ".join(answers[6])


def test_resuming_tells_no_hand_before_the_keyboard_is_passed(tmp_path: Path) -> None:
    """The position is public; the hand comes after Enter."""
    evening = two(tmp_path)
    evening.play("", "1 cat", "", "1 mouse", "", "2")
    again = resumed(evening.session.kept.saved.path)
    answers = again.play("", "hand")
    assert answers[0][0] == "Life is Life goes on."
    assert answers[0][-1] == "Pass the keyboard."
    assert not any("hand" in line.casefold() for line in answers[0])
    assert answers[1][0] == answers[2][0]
    assert answers[1][0].startswith("Your hand: ")
    assert again.typist.prompts[1] == "Lay 2 cards. "


def test_undo_brings_the_keyboard_back(tmp_path: Path) -> None:
    """After taking back a turn that others have answered, the player goes on."""
    evening = two(tmp_path)
    answers = evening.play("", "1 cat", "", "1 mouse", "", "undo", "hand")
    assert answers[6] == ["Taken back: row 1, cat."]
    assert evening.typist.prompts[-1] == "Your turn. "
    assert answers[7] == answers[1]
    assert evening.session.hot_seat.at_keyboard == 1


def test_what_was_taken_back_is_not_told_to_another_later(tmp_path: Path) -> None:
    """A hand that a person was dealt but has not heard yet was never dealt."""
    evening = two(tmp_path)
    evening.play("", "1 cat", "", "1 mouse", "")
    evening.session.hot_seat.tell([HandDealt(0, ("cat",))])
    assert evening.session.persons[0].pending.secrets
    evening.play("undo")
    assert evening.session.hot_seat.at_keyboard == 1
    assert evening.session.persons[0].pending.secrets == []


def test_others_are_called_by_name_and_oneself_you(tmp_path: Path) -> None:
    """What all hear has only names; what a person asks for says "you"."""
    answers = two(tmp_path).play("", "scores", "1 cat", "", "last 3")
    told = [*answers[0][:-2], *answers[3]]  # without the offer of a curtain
    assert not any(re.search(r"\byou\b", line, re.IGNORECASE) for line in told)
    assert answers[2] == ["Lives: Anna 5, you 5, and Tom 5."]


def test_whoever_types_before_the_keyboard_is_passed_hears_what_to_press(tmp_path: Path) -> None:
    """In one sentence, and nothing else happens."""
    evening = two(tmp_path)
    answers = evening.play("2 bears", "hello", "")
    told = ["Press Enter only, as soon as you have the keyboard."]
    assert answers[1:3] == [told, told]
    assert evening.typist.prompts[:3] == ["Ben: Enter. "] * 3
    assert answers[3][0].startswith("Your hand: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_asks_before_the_keyboard_is_passed_hears_what_everybody_may_know(
    tmp_path: Path, language: Language
) -> None:
    """Scores, table and rules, and what can be typed; no hand, and no hint."""
    words = catalogue_of(language, "life-is-life")
    scores, hand, helps, rules = (
        words.words(f"command-{name}")[0] for name in ("scores", "hand", "help", "rules")
    )
    evening = two(tmp_path, language=language)
    answers = evening.play(scores, hand, helps, f"{rules} 1", f"{rules} 99", "")
    told = [" ".join(lines) for lines in answers]
    assert "Anna 5" in told[1]
    assert told[2] == words.say("pass-enter-only")
    assert scores in told[3]
    assert hand not in told[3]
    assert len(answers[4]) > 3
    assert "99" in told[5]
    assert not any(words.say("pass-enter-only") in told[place] for place in (1, 3, 4, 5))


def test_no_key_brings_back_what_another_typed() -> None:
    """At a terminal, after the passing, Up finds nothing, nor does Ctrl-Y find cut text."""
    words = (
        "play",
        "life-is-life",
        "--people",
        "Anna,Ben",
        "--seats",
        "3",
        "--bots",
        "random",
        "--seed",
        "1",
    )
    with Terminal(Work(main, words)) as terminal:
        terminal.expect(r"Pass the keyboard\.\nBen: Enter\. ")
        terminal.enter("", r"Your turn\. ")
        terminal.enter("find pig", r"Your turn\. ")
        assert b"find pig" in terminal.answer("up")
        terminal.press("ctrl u")
        terminal.enter("1 cat", r"Pass the keyboard\.\nAnna: Enter\. ")
        terminal.send(f"{KEYS['up']}\r")
        terminal.expect(r"Your turn\. ")
        terminal.send(f"{KEYS['up']}{KEYS['ctrl y']}\r")
        terminal.expect(r"You can say row 1, row 2, row 3, or row 4\.\nYour turn\. ")
