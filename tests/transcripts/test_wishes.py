"""What one wishes to hear is heard, what one does not is found again."""

import pytest

from accessible_games.frontends.script import Script
from accessible_games.games import GAMES
from accessible_games.match.event_filter import KINDS, USUAL, WISHES, wished
from accessible_games.match.match import Match
from accessible_games.match.setting_kinds import SettingsError
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from tests.transcripts import games
from tests.transcripts.hearing import ANNA, told_again


def at_table(name: str, **chosen: object) -> Script:
    """Anna at the beginning of a recorded game."""
    record = games.record(name)
    settings = Settings(**chosen)  # type: ignore[arg-type]
    return Script(match=Match(record.opening(GAMES), record), settings={ANNA: settings})


def answer(script: Script, line: str) -> list[str]:
    """What is said when Anna types a line."""
    person = script.persons[ANNA]
    person.take_lines()
    script.room.dispatch(person, line)
    return person.take_lines()


@pytest.mark.parametrize(
    ("name", "kind", "line"),
    [
        ("arche-noah", "bids", "Order: "),
        ("arche-noah", "coins", "Coins left: "),
        ("arche-noah", "scores", "Your pairs"),
        ("arche-noah", "own", "You take "),
        ("arche-noah", "others", "Tom takes "),
        ("arche-noah", "table", "Nothing is left for "),
        ("life-is-life", "table", "Row 1: "),
        ("life-is-life", "scores", "Giraffes: "),
        ("sixpack", "table", "Filled: "),
        ("sixpack", "others", "Tom lays "),
        ("lifeboat", "scores", "You survive"),
        ("lifeboat", "table", "The Mate is wounded in the water"),
    ],
)
def test_what_is_off_is_not_told(name: str, kind: str, line: str) -> None:
    """No such line is heard, and every other line still is or has become shorter."""
    usual = told_again(name, "en", "normal")
    less = told_again(name, "en", "normal", {kind: "off"})
    assert any(each.startswith(line) for each in usual)
    assert not any(each.startswith(line) for each in less)
    assert len(less) < len(usual)


def test_of_coins_only_those_are_told_that_have_changed() -> None:
    """By default at normal; all of them where that is wished, or at full."""
    usual, every = (
        [line for line in told_again("arche-noah", "en", "normal", wishes) if "oins left" in line]
        for wishes in (None, {"coins": "all"})
    )
    assert "Coins left: Mia 9." in usual
    assert sum(map(len, usual)) < sum(map(len, every))
    assert len(every) == len(usual)


def test_what_nobody_may_miss_is_always_told() -> None:
    """With everything off one still hears rounds, one's own cards and who wins."""
    for name in games.RECORDED:
        told = told_again(name, "en", "normal", dict.fromkeys(KINDS, "off"))
        assert " win" in " ".join(told[-2:]) or "won" in told[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wish_is_told_with_a_sample_of_its_effect(language: Language) -> None:
    """One line for each kind and each wish, typed in one's own language or in English."""
    script = at_table("life-is-life", language=language)
    say = script.persons[ANNA].narrator.catalogue.say
    for kind in KINDS:
        for wish in WISHES:
            for typed in (
                f"hear {kind} {wish}",
                f"hear {say(f'hear-{kind}')} {say(f'hear-{wish}')}",
            ):
                lines = answer(script, typed)
                assert say(f"hear-sample-{kind}") in " ".join(lines)
                assert script.persons[ANNA].settings.hear[kind] == wish


def test_hear_alone_tells_all_wishes() -> None:
    """Each kind with what is heard of it, by the verbosity where nothing is wished."""
    script = at_table("life-is-life", hear={"bids": "off"})
    told = " ".join(answer(script, "hear"))
    assert "Off: bids." in told
    assert "Changes: coins." in told
    assert "hear bids off" in told
    assert "such as" in " ".join(answer(script, "hear bids"))


@pytest.mark.parametrize("line", ["hear moon", "hear bids moon", "hear bids off now"])
def test_an_unknown_wish_is_refused(line: str) -> None:
    """And nothing changes; what can be said is told."""
    script = at_table("life-is-life")
    assert "It can be" in " ".join(answer(script, line)) or answer(script, line)
    assert script.persons[ANNA].settings.hear == {}


def test_what_was_not_told_is_found_by_last_and_since() -> None:
    """What is off stays in the history."""
    script = at_table("life-is-life", hear={"table": "off"})
    person = script.persons[ANNA]
    assert not any("Row 4" in line for line in person.lines)
    assert any(line.startswith("Row 4: ") for line in answer(script, "since"))


@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_a_verbosity_has_its_usual_wishes(verbosity: Verbosity) -> None:
    """A wish of one's own comes before them."""
    assert {*USUAL} == {*VERBOSITIES}
    for kind in KINDS:
        assert wished(kind, verbosity, {kind: "changes"}) == "changes"
        assert wished(kind, verbosity, {}) in WISHES


@pytest.mark.parametrize("value", [{"moon": "off"}, {"bids": "moon"}, "off", ["bids"], {"bids": 1}])
def test_a_wrong_setting_is_refused(value: object) -> None:
    """Only the kinds and wishes that there are."""
    with pytest.raises(SettingsError):
        Settings().put("hear", value)
