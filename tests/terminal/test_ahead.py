"""A hint is told as soon as it is known, once for a question, and may be thought of before."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from accessible_games.core.decision import Move
from accessible_games.frontends.terminal import ahead
from accessible_games.frontends.terminal.ahead import HintAhead
from accessible_games.match import counsel
from accessible_games.match.commands.hinting import hint
from accessible_games.match.counsel import Counsel, searched
from accessible_games.match.person import Person
from accessible_games.players import search_of
from accessible_games.players.comparing import compared
from accessible_games.players.limits import heed
from tests.sessions import Evening, new_game

pytestmark = [pytest.mark.slow, pytest.mark.searching]

LONG = 20.0
"""The seconds after which a thread has surely failed."""


def counsel_at(evening: Evening) -> Counsel:
    """Return the hint at the first question of a game."""
    session = evening.session
    session.play_bots()
    decision = session.match.own_decision()
    session.pose(decision)
    assert decision is not None
    return session.person.counsel_at(decision)


def advice(lines: list[str]) -> list[str]:
    """Return the lines that name what to do."""
    return [line for line in lines if line.startswith("I would choose ")]


def test_the_advice_is_heard_before_another_answer_is_weighed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The comparison takes several times as long as what it is compared with."""
    evening, heard = new_game(tmp_path), list[list[str]]()

    def watched(*given: Any) -> Any:
        heard.append(evening.typist.ears.take())
        return compared(*given)

    monkeypatch.setattr(counsel, "compared", watched)
    said = evening.play("hint")[1]
    assert len(heard) == 1
    assert advice(heard[0])
    assert said
    assert not advice(said)


def test_a_hint_asked_again_costs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in full, where only figures are added."""
    once = searches(monkeypatch)
    new_game(tmp_path / "a").play("hint")
    often = searches(monkeypatch)
    first, again, full = new_game(tmp_path / "b").play("hint", "hint", "hint full")[1:4]
    assert again == first
    assert full[: len(first)] == first
    assert len(often) == len(once) > 0


def test_what_is_known_already_is_heard_at_once(tmp_path: Path) -> None:
    """Nobody waits between the advice and what another answer is worth; figures may take time."""
    evening, heard = new_game(tmp_path), list[list[str]]()
    found, person = counsel_at(evening), evening.session.person
    assert found.move
    assert not found.is_thought_of
    found.think()
    assert found.is_thought_of
    person.pending.let_hear(lambda: heard.append(person.take_lines()), heard.append)
    person.take_lines()
    hint(person, "")
    assert heard == []
    said = person.take_lines()
    assert advice(said)
    hint(person, "full")
    assert len(heard) == 1
    assert [*heard[0], *person.take_lines()][: len(said)] == said


def searches(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return a list that notes each search for hints from now on."""
    noted = list[str]()

    def counted(game: str) -> Any:
        noted.append(game)
        return search_of(game)

    monkeypatch.setattr(counsel, "search_of", counted)
    return noted


def test_a_hint_is_thought_of_anew_when_the_table_has_changed(tmp_path: Path) -> None:
    """And when it is asked for again where thinking was cut short."""
    evening = new_game(tmp_path)
    first = counsel_at(evening)
    person, table = evening.session.person, evening.session.match.table
    assert person.counsel_at(first.decision) is first
    first.is_cut_short = True
    second = person.counsel_at(first.decision)
    assert second is not first
    table.play(Move(first.decision.seat, first.decision.kind, first.advice.answer))
    assert person.counsel_at(table.waiting()[0]) is not second


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let a search go on until the test says so; return what waits until one has begun."""
    monkeypatch.setattr(ahead, "DELAY", 0)
    begun = Event()

    def slow(*given: Any) -> Any:
        begun.set()
        heed()
        return searched(*given)

    monkeypatch.setattr(counsel, "searched", slow)

    def wait() -> None:
        assert begun.wait(LONG)

    return wait


def ended(thinker: HintAhead) -> None:
    """Wait until the thread of a thinker has ended."""
    assert thinker.thread is not None
    thinker.thread.join(LONG)
    assert not thinker.thread.is_alive()


def test_what_was_thought_of_ahead_is_the_same_hint(
    tmp_path: Path, thinking: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """And nothing is left to think of when it is asked for."""
    plain = counsel_at(new_game(tmp_path / "a"))
    plain.think()
    evening, thinker = new_game(tmp_path / "b"), HintAhead()
    found = counsel_at(evening)
    thinker.begin(found)
    thinking()
    ended(thinker)
    assert found.thought.found is not None
    assert found.thought == plain.thought
    assert evening.session.person.counsel_at(found.decision) is found


def test_a_key_stops_it_and_a_wish_for_the_hint_goes_on(
    tmp_path: Path, thinking: Callable[[], None]
) -> None:
    """In between nothing is found: the search waits where it was."""
    found, thinker = counsel_at(new_game(tmp_path)), HintAhead()
    thinker.begin(found)
    thinker.pause()
    assert thinker.thread is not None
    assert thinker.thread.is_alive()
    assert found.thought.found is None
    thinker.go_on()
    thinking()
    ended(thinker)
    assert found.thought.found is not None


def test_another_question_or_the_end_drops_it(tmp_path: Path, thinking: Callable[[], None]) -> None:
    """What was found by then is not kept: another time it would not be the same."""
    first, thinker = counsel_at(new_game(tmp_path / "a")), HintAhead()
    thinker.begin(first)
    thinker.pause()
    thread = thinker.thread
    thinker.end()
    assert thread is not None
    thread.join(LONG)
    assert not thread.is_alive()
    assert first.thought.found is None or first.thought.compared == ()


def test_it_thinks_only_where_it_is_wanted(tmp_path: Path) -> None:
    """Not if people have switched it off, and only at a question."""

    class Noting(HintAhead):
        """Notes what it is given to think of."""

        begun = 0

        def begin(self, counsel: Counsel) -> None:
            """Count it."""
            self.begun += 1

    for chosen, least in (("on", 1), ("off", 0)):
        evening, thinker = new_game(tmp_path / chosen, ahead=chosen), Noting()
        evening.session.console.ahead = thinker
        evening.play("hand")
        assert (thinker.begun > 0) == (least > 0)


def test_whoever_hears_nothing_at_once_hears_all_in_the_end(tmp_path: Path) -> None:
    """As people of a front end without a device do."""
    person = new_game(tmp_path).session.person
    waiting = Person(
        match=person.match, seat=0, narrator=person.narrator, vocabulary=person.vocabulary,
        settings=person.settings,
    )  # fmt: skip
    waiting.say("thinking")
    waiting.pending.hear_now()
    assert waiting.take_lines() == ["I am thinking."]
