"""What nobody asks for is typed at any prompt, and out of turn: here, that one wants to trade."""

import json
from typing import Any

from accessible_games.core.decision import Move
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.script import Script
from accessible_games.games import GAMES
from accessible_games.match.match import Match
from accessible_games.match.settings import Settings
from tests.games.lifeboat.building import C, L, S, document

WISH = Move(S, "wish", "trade")


def boat(fighting: bool = False) -> Script:
    """Anna is the Lady and acts, Ben is Stephen and Cleo the Captain."""
    fight: dict[str, Any] = {
        "phase": "fight", "polled": [S, C], "demand": {"target": C},
        "fight": {"attackers": [L], "defenders": [C]},
    }  # fmt: skip
    given = document({L: "water", S: "cash", C: "knife"}, **(fight if fighting else {}))
    people = ["person"] * 3 + ["easy"] * 3
    occupants = tuple(map(Occupant, people, ("Anna", "Ben", "Cleo", "Dan", "Eva", "Fritz")))
    record = Record("lifeboat", 1, {}, occupants, 1, position=json.dumps(given))
    settings = {L: Settings(), S: Settings(), C: Settings(language="de")}
    return Script(match=Match(record.opening(GAMES), record), settings=settings)


def test_who_is_not_asked_can_say_it() -> None:
    """All hear it, each in their own words, and whoever acts is still asked."""
    script = boat()
    heard = script.run({S: ["trade"]})
    assert script.match.table.moves == [WISH]
    assert "You trade before the next action." in heard[S]
    assert "Stephen wants to trade." in heard[L]
    assert "Stephen will handeln." in heard[C]
    assert [decision.seat for decision in script.match.table.waiting()] == [L]


def test_the_table_waits_for_who_has_said_it() -> None:
    """Before the next action; then they act as usual."""
    script = boat()
    heard = script.run({S: ["trade"], L: ["", "nothing"]})
    assert heard[S][-1] == "Trade, show, done?"
    script = boat()
    heard = script.run({S: ["trade", "", "trade Lady cash for water", "done"], L: ["", "nothing"]})
    assert "You offer the Lady cash for a water." in heard[S]
    assert heard[L][-1] == "Yes or no?"


def test_at_another_question_it_is_said_and_the_question_stays() -> None:
    """Where it is an answer, it is one."""
    script = boat(fighting=True)
    heard = script.run({S: ["trade", "out"]})
    assert script.match.table.moves[:2] == [WISH, Move(S, "join", "out")]
    assert heard[S].count("Attack or defend?") == 2
    own = boat()
    own.run({L: ["trade"]})
    assert own.match.table.moves == [Move(L, "turn", "trade")]


def test_what_comes_later_is_not_said_yet() -> None:
    """Whom to trade with, and what, is asked when the table waits."""
    script = boat()
    heard = script.run({S: ["trade Captain cash"]})
    assert script.match.table.moves == []
    assert "Type trade by itself. You are asked for the rest later." in heard[S]


def test_what_was_said_is_refused_a_second_time() -> None:
    """And for its reason, in whatever language."""
    script = boat()
    heard = script.run({S: ["trade", "trade"], C: ["handeln", "handeln"]})
    assert len(script.match.table.moves) == 2
    assert "You have said so already." in heard[S]
    assert "Das hast du schon gesagt." in heard[C]


def test_what_can_be_said_is_told_with_the_answers() -> None:
    """To who is asked something; nowhere else, so that no prompt becomes longer."""
    heard = boat(fighting=True).run({S: ["moves"]})[S]
    place = heard.index("At any time: trade or later.")
    assert heard[place - 1] == "You can choose attack, defend, neither, price, or offer."
    assert not any("later" in line for line in boat(fighting=True).run({S: [""]})[S])


def test_it_is_taken_back_like_an_answer() -> None:
    """And nothing before it."""
    script = boat()
    heard = script.run({S: ["trade", "undo"]})
    assert script.match.table.moves == []
    assert script.match.table.state.wishing == []
    assert any(line.startswith("Taken back: ") for line in heard[S])


def test_what_means_nothing_is_refused_as_before() -> None:
    """By the question, or where there is none, as no command."""
    heard = boat().run({S: ["xyzzy"], L: ["xyzzy"]})
    assert heard[S] != heard[L]
    assert any("xyzzy" in line for line in heard[S])
    assert any(line.startswith("You can choose nothing") for line in heard[L])


def test_nothing_is_said_by_mistake() -> None:
    """Only a whole word says it: no beginning, no number, and no yes."""
    for typed in ("yes", "1", "t", "lat", "later wombat"):
        script = boat()
        script.run({L: [typed], S: [typed]})
        assert script.match.table.moves == []
    script = boat()
    script.run({L: ["Later"]})
    assert script.match.table.moves == [Move(L, "wish", "later")]
