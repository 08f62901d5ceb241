"""Positions of Lifeboat: what no play could lead to is refused with its place."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core import position as positions
from accessible_games.core import record
from accessible_games.core.position import PositionError
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import FightStands
from accessible_games.games.lifeboat.state import UNNAMED
from tests.games.lifeboat.building import (
    GAME,
    C,
    Document,
    F,
    K,
    L,
    M,
    S,
    asked,
    document,
    new,
    play,
    random_game,
    read,
)

PAGE = Path(__file__).parents[3] / "docs" / "positions.md"


def refusal(given: Document) -> tuple[positions.Place, str]:
    """At which place a document is refused, and for which problem."""
    with pytest.raises(PositionError) as error:
        read(given)
    return error.value.place, error.value.problem


def test_a_document_is_played_on_and_written_back_unchanged() -> None:
    """Reading and writing are each other's opposite."""
    known, deeds = [[L, C, "knife"]], [[S, L, 1], [C, L, -1]]
    given = document({L: "water", C: "knife"}, {S: "oar"}, known=known, deeds=deeds)
    text = positions.write(GAME, read(given).state)
    assert json.loads(text) == given
    assert positions.write(*positions.read(GAMES, text)) == text


def test_what_has_a_default_may_be_left_out() -> None:
    """A day can begin with little."""
    given = document(phase="dawn")
    for name in (
        "phase",
        "order",
        "fight",
        "known",
        "deeds",
        "discard",
        "bribes",
        "promises",
        "birds",
        "thirsts",
        "day",
    ):
        del given[name]
    assert asked(read(given)).kind == "draft"


Change = Callable[[Document], object]


def put(*place: Any) -> Change:
    """A change that puts the last of *place* where the others lead."""
    *way, name, value = place

    def change(given: Document) -> None:
        inner: Any = given
        for step in way:
            inner = inner[step]
        inner[name] = value

    return change


def swapped_deck(given: Document) -> None:
    """One of the provisions is a knife instead, and the box has one knife only."""
    given["provisions"][0] = "knife"


def goals_of_others(given: Document) -> None:
    """Two seats love the same character."""
    given["loves"][0] = given["loves"][1]


ALWAYS: dict[str, tuple[Change, positions.Place, str]] = {
    "three seats": (lambda d: d.update(characters=["kid"] * 3), ("characters",), "wrong-length"),
    "too few hands": (lambda d: d["hands"].pop(), ("hands",), "wrong-length"),
    "nobody's wounds": (lambda d: d["wounds"].append(0), ("wounds",), "wrong-length"),
    "a twin": (put("characters", 1, "lady"), ("characters", 1), "out-of-range"),
    "a stranger": (put("characters", 1, "cook"), ("characters", 1), "out-of-range"),
    "more than dead": (put("wounds", 0, 6), ("wounds", 0), "out-of-range"),
    "loved twice": (goals_of_others, ("loves",), "wrong-cards"),
    "no such option": (put("psychopath", "4"), ("psychopath",), "out-of-range"),
    "no such trading": (put("trading", "never"), ("trading",), "out-of-range"),
    "no such end": (put("drowned", "buried"), ("drowned",), "out-of-range"),
    "no such preserver": (put("preserver", "dead"), ("preserver",), "out-of-range"),
    "no such swimmer": (put("swimmer", "never"), ("swimmer",), "out-of-range"),
    "five birds": (put("birds", 5), ("birds",), "out-of-range"),
    "four birds and going on": (put("birds", 4), ("phase",), "out-of-range"),
    "a day before the first": (put("day", -1), ("day",), "out-of-range"),
    "twice in the boat": (put("boat", 1, 0), ("boat", 1), "out-of-range"),
    "nobody in the boat": (put("boat", 1, 9), ("boat", 1), "out-of-range"),
    "acting out of the boat": (put("boat", [0, 1, 2, 3, 4]), ("order", 5), "out-of-range"),
    "no such provision": (put("provisions", 0, "rum"), ("provisions", 0), "unknown-piece"),
    "no such hand": (put("hands", 0, ["rum"]), ("hands", 0, 0), "unknown-piece"),
    "two knives": (swapped_deck, (), "wrong-deck"),
    "no such course": (put("navigation", 0, "course-25"), ("navigation", 0), "unknown-piece"),
    "a course twice": (put("row_stack", ["course-1"]), (), "wrong-deck"),
    "no course of the day": (put("course", "north"), ("course",), "unknown-piece"),
    "knowing a stranger": (put("known", [[0, 9, "water"]]), ("known", 0), "out-of-range"),
    "knowing oneself": (put("known", [[0, 0, "water"]]), ("known", 0), "out-of-range"),
    "knowing too much": (put("known", [[0, 1, "water"]]), ("known", 0), "wrong-cards"),
    "a stranger's deed": (put("deeds", [[9, 0, 1]]), ("deeds", 0), "out-of-range"),
    "a deed for a stranger": (put("deeds", [[0, 6, 1]]), ("deeds", 0), "out-of-range"),
    "a deed for oneself": (put("deeds", [[1, 0, 1], [2, 2, 1]]), ("deeds", 1), "out-of-range"),
    "a deed of no side": (put("deeds", [[0, 1, 0]]), ("deeds", 0), "out-of-range"),
    "charting nothing": (put("charted", 0, ["north"]), ("charted", 0, 0), "unknown-piece"),
    "passing nothing": (put("passed", 0, ["rum"]), ("passed", 0, 0), "unknown-piece"),
    "no such phase": (put("phase", "storm"), ("phase",), "out-of-range"),
    "all dead by day": (put("wounds", [5, 6, 8, 9, 7, 4]), ("phase",), "out-of-range"),
    "nobody acts": (put("order", []), ("order",), "out-of-range"),
    "asked in a turn": (put("polled", [1]), ("polled", 0), "out-of-range"),
    "passing by day": (
        lambda d: d.update(passing=[d["provisions"].pop()]), ("passing",), "wrong-length",
    ),
    "drawn without rowing": (
        lambda d: d.update(drawn=[d["navigation"].pop()]), ("drawn",), "wrong-length",
    ),
    "an offer in a turn": (
        put("offer", {"seat": 0, "partner": 1}), ("offer",), "wrong-cards",
    ),
    "a demand in a turn": (put("demand", {"target": 1}), ("demand",), "wrong-cards"),
    "a fight in a turn": (
        put("fight", {"attackers": [0], "defenders": [1]}), ("fight",), "wrong-cards",
    ),
    "a course by day": (
        lambda d: d.update(course=d["navigation"].pop()), ("course",), "out-of-range",
    ),
    "chum by day": (put("chum", True), ("chum",), "out-of-range"),
    "a throw by day": (put("thrower", 0), ("thrower",), "out-of-range"),
    "thirst by day": (put("thirsts", [[0, "row"]]), ("thirsts",), "wrong-length"),
}  # fmt: skip


@pytest.mark.parametrize("name", ALWAYS)
def test_what_no_play_leads_to_is_refused(name: str) -> None:
    """The place is named, so that a person can mend the document."""
    change, *expected = ALWAYS[name]
    given = document({S: "knife"})
    change(given)
    assert refusal(given) == tuple(expected)


FIGHT: dict[str, Any] = {"attackers": [L], "defenders": [C]}
FIGHTING: dict[str, Any] = {
    "phase": "fight",
    "demand": {"target": C},
    "fight": FIGHT,
    "polled": [S],
}
AT_SEA: dict[str, Any] = {"order": [], "course": "course-1"}

PHASES: dict[str, tuple[Document, positions.Place, str]] = {
    "the unconscious act": (document(wounds={L: 4}), ("order",), "out-of-range"),
    "the swept away have cards": (
        document({K: "water"}, boat=[0, 1, 2, 3, 4], order=[0]), ("hands", K), "wrong-cards",
    ),
    "a draft of one": (
        document(phase="draft", polled=[K], passing=["water"]), ("polled",), "wrong-length",
    ),
    "a draft with a gap": (
        document(phase="draft", polled=[L, C], passing=["water", "oar"]),
        ("polled",), "out-of-range",
    ),
    "a draft in disorder": (
        document(phase="draft", polled=[F, K], passing=["water", "oar"], order=[L]),
        ("order",), "out-of-range",
    ),
    "a draft without cards": (
        document(phase="draft", polled=[F, K]), ("passing",), "wrong-length",
    ),
    "rowing without cards": (document(phase="row", rowed=[L]), ("drawn",), "wrong-length"),
    "healing without a kit": (document(phase="heal", wounds={S: 1}), ("phase",), "out-of-range"),
    "healing the sound": (
        document(None, {L: "medical-kit"}, phase="heal"), ("phase",), "out-of-range",
    ),
    "mugging the poor": (document(phase="mug"), ("phase",), "out-of-range"),
    "an offer to the dead": (
        document({L: "oar"}, phase="give", wounds={S: 6}, offer={"seat": L, "partner": S}),
        ("offer", "partner"), "out-of-range",
    ),
    "giving what is not there": (
        document({L: "oar"}, phase="want", offer={"seat": L, "partner": S, "give": ["knife"]}),
        ("offer", "give"), "wrong-cards",
    ),
    "nothing for nothing": (
        document({L: "oar"}, phase="deal", offer={"seat": L, "partner": S}),
        ("offer", "give"), "wrong-length",
    ),
    "wanting of nobody": (
        document({L: "oar"}, phase="want", offer={"seat": L, "partner": S, "give": ["oar"]}),
        ("offer", "partner"), "out-of-range",
    ),
    "nothing demanded": (document(phase="consent"), ("demand",), "missing-field"),
    "a demand of oneself": (
        document(phase="consent", demand={"target": L}), ("demand", "target"), "out-of-range",
    ),
    "a demand of the unconscious": (
        document(phase="consent", demand={"target": S}, wounds={S: 5}),
        ("demand", "target"), "out-of-range",
    ),
    "mugged of nothing": (
        document(phase="consent", demand={"target": S, "loot": "hidden"}),
        ("demand", "loot"), "wrong-cards",
    ),
    "loot of the poor": (
        document(phase="loot", demand={"target": S}), ("demand", "target"), "out-of-range",
    ),
    "no fight to join": (
        document(phase="outcome", demand={"target": S}), ("fight",), "missing-field",
    ),
    "another's fight": (
        document(**{**FIGHTING, "fight": {"attackers": [M], "defenders": [C]}}),
        ("fight", "attackers"), "out-of-range",
    ),
    "on both sides": (
        document(**{**FIGHTING, "fight": {"attackers": [L, F], "defenders": [C, F]}}),
        ("fight",), "out-of-range",
    ),
    "no weapon": (
        document(**{**FIGHTING, "fight": {**FIGHT, "played": [[L, "knife"]]}}),
        ("fight", "played", 0), "wrong-cards",
    ),
    "help for nobody": (
        document(**{**FIGHTING, "phase": "price"}, bribes="announced"),
        ("fight", "helped"), "out-of-range",
    ),
    "a fighter's promise": (
        document({L: "oar"}, **{**FIGHTING, "phase": "help", "polled": [L]}),
        ("polled", 0), "out-of-range",
    ),
    "a price of a fighter": (
        document(**{
            **FIGHTING, "fight": {**FIGHT, "terms": [
                {"giver": L, "taker": M, "card": "oar", "helped": None}
            ]}, "phase": "terms",
        }),
        ("fight", "terms", 0), "out-of-range",
    ),
    "no price to answer": (
        document(**{**FIGHTING, "phase": "terms"}), ("fight", "terms"), "wrong-length",
    ),
    "an offer of the poor": (
        document(**{**FIGHTING, "phase": "bribe"}), ("polled", 0), "out-of-range",
    ),
    "an offer to a fighter": (
        document({S: "oar"}, **{
            **FIGHTING, "phase": "stake", "fight": {**FIGHT, "tempted": C},
        }),
        ("fight", "tempted"), "out-of-range",
    ),
    "offering what is not there": (
        document({S: "oar"}, **{
            **FIGHTING, "phase": "service", "fight": {**FIGHT, "tempted": M, "stake": "knife"},
        }),
        ("fight", "stake"), "wrong-cards",
    ),
    "a promise without a fight": (
        document(promises=[{"giver": L, "taker": S, "card": "oar", "helped": L}]),
        ("promises",), "wrong-length",
    ),
    "no promise to keep": (document(phase="pay"), ("promises",), "wrong-length"),
    "a promise of the unconscious": (
        document(phase="pay", wounds={S: 5}, promises=[
            {"giver": S, "taker": L, "card": "oar", "helped": S}
        ]),
        ("promises", 0), "out-of-range",
    ),
    "a promise of a person": (
        document(phase="pay", promises=[
            {"giver": S, "taker": L, "card": "kid", "helped": S}
        ]),
        ("promises", 0), "unknown-piece",
    ),
    "help for an unknown side": (
        document(phase="pay", promises=[
            {"giver": S, "taker": L, "card": "oar", "helped": 9}
        ]),
        ("promises", 0), "out-of-range",
    ),
    "nothing to pass face down": (
        document(phase="slip", promises=[
            {"giver": S, "taker": L, "card": "oar", "helped": S}
        ]),
        ("phase",), "out-of-range",
    ),
    "a fighter without cards asked": (
        document(**{**FIGHTING, "polled": [L]}), ("polled", 0), "out-of-range",
    ),
    "still acting at sea": (
        document(phase="overboard", course="course-1"), ("order",), "wrong-length",
    ),
    "no card of the day": (document(phase="overboard", order=[]), ("course",), "out-of-range"),
    "a row stack too many": (
        document(**AT_SEA, phase="overboard", row_stack=["course-2"]),
        ("row_stack",), "wrong-length",
    ),
    "nothing to steer": (document(phase="steer", order=[]), ("phase",), "out-of-range"),
    "no preserver to throw": (
        document(**AT_SEA, phase="throw", thrower=S), ("thrower",), "out-of-range",
    ),
    "asked without a card": (
        document(**AT_SEA, phase="sea", polled=[S]), ("polled", 0), "out-of-range",
    ),
    "no thirst to drink for": (document(**AT_SEA, phase="drink"), ("thirsts",), "wrong-length"),
    "no such thirst": (
        document(**AT_SEA, phase="drink", thirsts=[[S, "salt"]]), ("thirsts", 0), "out-of-range",
    ),
    "nothing to drink": (
        document(**AT_SEA, phase="drink", thirsts=[[S, "name"]]), ("thirsts", 0), "out-of-range",
    ),
    "the dead are thirsty": (
        document({L: "water"}, **AT_SEA, phase="water", thirsts=[[S, "name"]], polled=[L],
                 wounds={S: 6}),
        ("thirsts", 0), "out-of-range",
    ),
    "over and alive": (document(phase="over", order=[]), ("phase",), "out-of-range"),
}  # fmt: skip


@pytest.mark.parametrize("name", PHASES)
def test_what_a_phase_needs_must_be_there(name: str) -> None:
    """And what belongs to other phases must not."""
    given, *expected = PHASES[name]
    assert refusal(given) == tuple(expected)


def test_every_state_that_is_played_can_be_written_and_read() -> None:
    """At each question of a game."""
    for seed, trading in ((5, "turn"), (6, "open")):
        table = new(5, seed, trading=trading)
        for _ in random_game(table, seed):
            _, state = positions.read(GAMES, positions.write(GAME, table.state))
            assert state == table.state


def test_an_old_document_goes_on_as_it_was() -> None:
    """It names no option but two, and `size`, which is `spare-love` now (L22, L25, L27, L43)."""
    new = ("drowned", "preserver", "own_preserver", "swimmer", "bribes", "parley")
    old = {name: value for name, value in document().items() if name not in new}
    state = read(old | {"psychopath": "size", "trading": "turn"}).state
    assert {name: getattr(state, name.replace("-", "_")) for name in UNNAMED} == UNNAMED


def test_an_old_record_goes_on_as_it_was() -> None:
    """By the readings under which it began, though new games begin with others."""
    lines = ("game lifeboat 1", "option psychopath size", "option trading turn")
    people = [f"seat person {name}" for name in ("Anna", "Ben", "Cleo", "Dora")]
    heading = ("accessible-games record 1", *lines, *people, "seed 1", "moves", "")
    state = record.read("\n".join(heading)).table(GAMES).state
    assert {name: getattr(state, name.replace("-", "_")) for name in UNNAMED} == UNNAMED


def test_the_example_of_the_page_is_a_position() -> None:
    """docs/positions.md shows a document that can be played, and tells every field."""
    page = PAGE.read_text(encoding="utf-8").split("## Lifeboat")[1].split("\n## ")[0]
    (example,) = re.findall(r"```json\n(.*?)```", page, re.DOTALL)
    game, state = positions.read(GAMES, example)
    table = Table(game, state)
    assert positions.write(game, state) == example
    fields = {f"`{name}`" for name in json.loads(example)} - {"`game`", "`version`", "`luck`"}
    assert fields <= set(re.findall(r"`\w+`", page))
    told = play(table, "0 weapon knife")
    assert told[-1] == FightStands(0, 2, 4 + 3, 7)
    assert table.state.shown[0] == ["knife"]


def test_the_page_tells_every_problem() -> None:
    """Each key of what can be wrong with a document is explained."""
    page = PAGE.read_text(encoding="utf-8")
    problems = {problem for _, _, problem in (*ALWAYS.values(), *PHASES.values())}
    assert {problem for problem in problems if f"`{problem}`" not in page} == set()
