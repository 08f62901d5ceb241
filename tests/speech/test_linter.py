"""The speech linter finds what it is for: every rule is broken here, and kept."""

import pytest

from accessible_games.core.decision import Between, OneOf
from tests.speech.linter import (
    RULES,
    Ear,
    bad_prompt,
    problems,
    sentences,
    turn_only,
    without_limit,
    you,
)

EAR = Ear("en", 40, ("Tom", "Mia"), ("life-is-life-2026.txt",))


@pytest.mark.parametrize(
    "lines",
    [
        ["Tom takes 2 bears."],
        ["Row 4: a giraffe, a bear, a mole,", "2 goats and a sheep."],
        ["Round 3, you start.", "Majorities now take 2 cards."],
        ["Tom loses one life, 3 left."],
        ["Points: Tom 31, Mia 12."],
        ["Did you mean mole or mouse?"],
        ["Saved as life-is-life-2026.txt."],
        ["3 moles are in Tom's row."],
    ],
)
def test_good_lines_are_good(lines: list[str]) -> None:
    """Proper sentences have no fault."""
    assert problems(lines, EAR) == []


BROKEN = {
    "shortened": [
        ["Bears, cats etc. are left."],
        ["Pass II, Tom starts."],
        ["You lose max. 2 lives."],
    ],
    "too long": [
        ["Tom takes 2 bears and a mouse from row 3 and lays them."],
        ["Tom takes 2 bears.", "Mia takes 2 giraffes and 2 moles, 3 cats, a sheep."],
    ],
    "too short": [["A."], ["Tom takes 2 bears and a goat and lays 3", "."], [""]],
    "symbol": [
        ["Tom (you) wins."],
        ["Tom takes 2 bears - and wins."],
        ["Tom takes 2 bears\N{EN DASH}good."],
        ["Tom\N{NO-BREAK SPACE}wins."],
        ["\N{FIRST STRONG ISOLATE}Tom\N{POP DIRECTIONAL ISOLATE} wins."],
        ["\N{LEFT DOUBLE QUOTATION MARK}Tom wins."],
        ["Tom wins! Well."],
        ["Bears_and_moles win."],
        ["Tom wins a cat/dog."],
        ["A win \N{BEAR FACE}."],
    ],
    "doubled": [
        ["Tom wins.."],
        ["Tom  wins."],
        ["Tom wins,, Mia loses."],
        ["Tom wins. "],
        [" Tom wins."],
    ],
    "loose mark": [["Tom wins ."], ["Tom , Mia win."], ["Tom,Mia win."], ["What :no?"]],
    "unfinished": [["Tom wins"], ["Tom wins,"], ["Tom wins."[:-1], "Mia loses:"], ["Tom?."]],
    "broken early": [
        ["Tom takes 2 bears,", "2 cats."],
        ["Tom takes 2 giraffes, 2 moles, 3 bears -", "2 cats."],
    ],
    "small beginning": [["tom wins."], ["Tom wins.", "you lose."], ["'Tom' wins."]],
    "repeated": [["Tom wins.", "Mia loses.", "Tom wins."]],
    "bare number": [["Tom 3, Mia 2."], ["It takes 2."], ["Tom has 4 now."]],
    "odd count": [["Tom holds 1 bear."], ["You hold 0 bears."], ["Tom loses 1 life."]],
}


def test_every_rule_is_broken_here() -> None:
    """Every rule has an example."""
    assert set(BROKEN) == set(RULES)


@pytest.mark.parametrize(
    ("rule", "lines"), [(rule, lines) for rule, examples in BROKEN.items() for lines in examples]
)
def test_a_broken_rule_is_found(rule: str, lines: list[str]) -> None:
    """The rule finds what breaks it."""
    assert RULES[rule](lines, EAR)
    assert any(problem.startswith(rule) for problem in problems(lines, EAR))


@pytest.mark.parametrize(
    ("rule", "lines"),
    [
        ("too long", ["Life-is-life-2026-11-21-003012-and-much-more.txt"]),
        ("odd count", ["Round 1, you start."]),
        ("odd count", ["Row 1: a bear."]),
        ("odd count", ["Take a row, 1 to 4."]),
        ("odd count", ["Tom has 0 points."]),
        ("bare number", ["Rows 1 to 4 have cards."]),
        ("bare number", ["Use 1 to 12 letters."]),
        ("bare number", ["Lay 2 of your cards."]),
        ("bare number", ["3, Life is Life, Tom."]),
        (
            "repeated",
            ["Tom takes a bear, a goat and 2 sheep,", "a cat.", "Row 4: a bear,", "a cat."],
        ),
    ],
)
def test_a_rule_forbids_no_more_than_it_should(rule: str, lines: list[str]) -> None:
    """Text that only looks like a breach is none."""
    assert RULES[rule](lines, EAR) == []


@pytest.mark.parametrize("prompt", ["Your turn. ", "Lay 4 cards. ", "Which game is it? "])
def test_a_good_prompt(prompt: str) -> None:
    """A short sentence and one blank."""
    assert bad_prompt(prompt) == []


@pytest.mark.parametrize(
    "prompt",
    ["Your turn.", "Your turn.  ", "Your turn ", "> ", "Turn: ", "It is your turn now. ", ""],
)
def test_a_bad_prompt_is_found(prompt: str) -> None:
    """Too long, without its blank, without its stop, or no words."""
    assert bad_prompt(prompt) == [prompt]


def test_a_prompt_that_lacks_the_limit_of_a_number_is_found() -> None:
    """No other question needs one."""
    assert without_limit("Your bid, 0 to 12. ", Between(0, 12)) == []
    assert without_limit("Your bid. ", Between(0, 12)) == ["Your bid. "]
    assert without_limit("Your bid. ", OneOf(("pass",))) == []


@pytest.mark.parametrize(
    "line", ["Your turn.", "Tom's turn.", "It is the turn of Mia.", "Now it is your turn."]
)
def test_a_line_that_only_says_whose_turn_it_is_is_found(line: str) -> None:
    """Whoever is named in it."""
    assert turn_only([line], EAR) == [line]


@pytest.mark.parametrize("line", ["Round 2, your turn.", "Tom knocks.", "You knock, last lap."])
def test_a_line_with_news_says_more_than_whose_turn_it_is(line: str) -> None:
    """It may say that too."""
    assert turn_only([line], EAR) == []


def test_words_for_the_listener_are_found() -> None:
    """They are found in each language, but not within other words."""
    assert you(["You take your bears."], EAR) == ["you", "your"]
    assert you(["Tom's youth is over."], EAR) == []
    assert you(["C'est à toi, tu t'en vas."], Ear("fr", 40)) == ["toi", "tu", "t"]
    assert you(["Dein Zug, und die Ziege für dich."], Ear("de", 40)) == ["dein", "dich"]


def test_sentences_are_put_together() -> None:
    """A sentence goes on to its full stop, over several lines; one line may hold several."""
    lines = ["Tom wins,", "Mia loses.", "Good. Bye?", "And"]
    assert list(sentences(lines)) == [["Tom wins,", "Mia loses."], ["Good. Bye?"], ["And"]]
