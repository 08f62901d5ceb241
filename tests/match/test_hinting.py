"""The hint: what `hard` would do, what that brings, and what `normal` has to say about it."""

import json
import sys
from functools import partial
from itertools import product
from math import inf
from pathlib import Path
from typing import Any

import pytest

from accessible_games.core.decision import Decision, OneOf
from accessible_games.core.luck import Luck
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.session import TerminalSession
from accessible_games.games import GAMES
from accessible_games.match import counsel
from accessible_games.match.commands import hinting
from accessible_games.players import (
    Determinize,
    advise,
    chance_of,
    counts_points,
    recall,
    search_of,
)
from accessible_games.players.coach import completed, matters, speaks_for
from accessible_games.players.comparing import Verdict
from accessible_games.players.limits import heed, noticing
from accessible_games.players.search import Found
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.store.library import SavedGame
from tests.examples import FACTOR
from tests.games.arche_noah import building as noah
from tests.games.lifeboat import building as boat
from tests.games.sixpack import building as six
from tests.gathering import gathering
from tests.sessions import Evening, new_game, new_record, seated
from tests.terminal.driver import KEYS, Terminal

pytestmark = [pytest.mark.slow, pytest.mark.searching]

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hans")


def among_people(game: str, seed: int = 1, **chosen: Any) -> Evening:
    """Return the beginning of a game of people only, so that no one has moved yet."""
    rules = GAMES[game]
    occupants = tuple(Occupant("person", name) for name in NAMES[: max(3, rules.seats[0])])
    options = {name: choices[0] for name, choices in rules.options.items()}
    record = Record(game, rules.version, options, occupants, seed)
    return seated(record, SavedGame(Path("nowhere") / "game.txt"), **chosen)


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never say that the program is thinking, however busy the machine is."""
    monkeypatch.setattr(hinting, "SILENCE", inf)


def first_hint(evening: Evening, world: int | None = None, typed: str = "hint") -> list[str]:
    """Return the hint for the first person who is asked, maybe in another world for them."""
    session = evening.session
    session.keep = lambda *lines: None  # type: ignore[method-assign]
    if world is not None:
        (decision, *_) = session.match.table.waiting()
        session.match.table = session.match.table.determinize(decision.seat, Luck(world))
    return evening.play("", typed)[2]


def asked(session: TerminalSession) -> tuple[Decision[Any], Any, Determinize]:
    """Return what the first person is asked, what a hint knows, and its source of worlds."""
    table = session.match.table
    decision = table.waiting()[0]
    seat = decision.seat
    return decision, *recall(
        table.game.name, "hint", table.view(seat), partial(table.determinize, seat)
    )


def found(session: TerminalSession) -> Found:
    """Return what the search finds for the first person."""
    decision, view, determinize = asked(session)
    chance = chance_of(session.match.record.seed, decision.seat, 0)
    return search_of(session.match.record.game)(view, decision, determinize, chance)


LONG_THOUGHT = [
    pytest.param(game, 0, marks=pytest.mark.thorough)
    for game in (GAMES if FACTOR > 1 else ["sixpack"])
]
"""Searches as long as in a game; the others take a second or two."""


@pytest.mark.parametrize(("game", "seed"), [*product(GAMES, range(1, 3)), *LONG_THOUGHT])
def test_the_hint_is_what_the_level_hard_would_do(game: str, seed: int) -> None:
    """In full also what it brings, and the second best by its name, if that was not said before."""
    evening = among_people(game, seed)
    lines = found(evening.session)
    decision, *_ = asked(evening.session)
    said = first_hint(evening, typed="hint full")
    speaker = evening.session.person.narrator
    if isinstance(decision.options, OneOf):
        assert speaker.answer(decision, lines[0].answer) in said[1]
    brings = "With my advice you would end " if counts_points(game) else "My advice would win "
    place = next(place for place, line in enumerate(said) if line.startswith(brings))
    assert speaker.answer(decision, lines[1].answer) in " ".join(said)
    assert first_hint(among_people(game, seed)) == said[:place]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_one_story(game: str, seed: int) -> None:
    """What matters, the whole answer, its reason and risks, then another one and what it costs.

    The reason is that of `normal` if it would do the same.
    """
    evening = among_people(game, seed)
    session = evening.session
    decision, view, determinize = asked(session)
    advice = advise(game, view, decision, determinize, chance_of(seed, decision.seat, 0))
    best, *others = found(session)
    ask_next = partial(counsel.as_next_hint, session.match.record)
    move = completed(session.match.table, decision, best.answer, ask_next)
    agreed = move[1:] == () and best.answer == advice.answer
    reasons = speaks_for(game, move, advice.reason if agreed else None)
    assert reasons[0] == advice.reason or not agreed
    speaker = session.person.narrator.for_(decision.seat)
    now, why = speaker.events(matters(game, view)), speaker.events(reasons)
    said = first_hint(evening)
    assert said[: len(now)] == now
    completing = hinting.rest_of(session.person, move)
    then = speaker.say("hint-then", names=", ".join(completing)) if completing else []
    said = said[len(now) + 1 :]
    assert said[: len(then)] == then
    assert said[len(then) :][: len(why)] == why
    rest = said[len(then) + len(why) :]
    named = [speaker.answer(decision, line.answer) for line in others if line.visits]
    about = [speaker.say(f"hint-{kind}", name=each)
             for kind in (verdict.value for verdict in Verdict) for each in named]  # fmt: skip
    assert any(rest[: len(lines)] == lines for lines in about) if named else not rest


def test_what_holds_for_both_answers_is_said_once() -> None:
    """Here the best answer and the tempting one both are about chances of the others."""
    hands = ("C LB, C CL, C CB", "C CL, C CB, L LB", "C CL, L CL, B LB")
    given = six.document(
        "L LB L\nCB B CL", hands, {1: "L CB"}, corner="p13", turn=3, strict=True, claims="yes-no"
    )
    occupants = (Occupant("person", "Anna"), Occupant("random", "Tom"), Occupant("random", "Mia"))
    text = json.dumps(given)
    record = Record("sixpack", six.GAME.version, {}, occupants, 1, position=text)
    evening = seated(record, SavedGame(Path("nowhere") / "game.txt"))
    said = first_hint(evening)
    assert any(line.startswith("Tempting, but worse: ") for line in said)
    assert len({*said}) == len(said)


def test_what_costs_nothing_is_advised_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """An open parasol against the own thirst, which is not used up."""
    given = boat.document(
        {boat.L: "water"}, {boat.L: "parasol"}, phase="drink", order=[], course="course-24",
        thirsts=[[boat.L, "name"]],
    )  # fmt: skip
    people = tuple(Occupant("person", name) for name in NAMES[:6])
    record = Record("lifeboat", 1, {}, people, 1, position=json.dumps(given))
    monkeypatch.setattr(counsel, "search_of", pytest.fail)
    said = first_hint(seated(record, SavedGame(Path("nowhere") / "game.txt")), typed="hint full")
    assert said[1:] == ["I would choose parasol.", "It keeps you from harm."]


def test_only_full_can_stand_behind_a_hint(tmp_path: Path) -> None:
    """In the language of the game or in English; for other words it says what can be typed."""
    evening = new_game(tmp_path, language="de")
    paragraphs = evening.play("vorschlag viel", "vorschlag lang", "hint full")
    assert "lang" in paragraphs[1][0]
    assert paragraphs[2] == paragraphs[3]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_depends_on_what_one_may_know_only(game: str) -> None:
    """If other cards are hidden, the same is said; and the same again when asked again."""
    hints = [first_hint(among_people(game), world) for world in (None, None, 1, 2)]
    assert hints[0]
    assert all(hint == hints[0] for hint in hints)


@pytest.mark.parametrize("knowing", [False, True])
def test_a_hint_knows_no_pile_unless_it_may(knowing: bool) -> None:
    """In Arche Noah it does not depend on another player's pile, except with the option `hints`."""
    hints = []
    for own, other in (
        ("toucan-1 bat-4", "toucan-2 hyena-2"),
        ("toucan-2 hyena-2", "toucan-1 bat-4"),
    ):
        given = noah.document(3, {0: own, 2: other}, "bat-3 hyena-4 snake-4", knowing_hints=knowing)
        people = tuple(Occupant("person", name) for name in NAMES[:3])
        record = Record("arche-noah", 1, {}, people, 1, position=json.dumps(given))
        hints.append(first_hint(seated(record, SavedGame(Path("nowhere") / "game.txt"))))
    assert (hints[0] != hints[1]) == knowing


@gathering({game: [(game, *voice) for voice in product(LANGUAGES, VERBOSITIES)] for game in GAMES})
def test_a_hint_is_said_everywhere(game: str, language: Language, verbosity: Verbosity) -> None:
    """In whole sentences, and with a number of what it brings if that is asked for."""
    hint = first_hint(among_people(game, language=language, verbosity=verbosity), typed="hint full")
    assert len(hint) >= 4
    assert sum(line.endswith(".") for line in hint) >= 3  # an advice may take several lines
    assert hint[-1].endswith(".")
    assert any(letter.isdigit() for letter in " ".join(hint[-2:]))


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    """The game goes on as if no one had asked: the computer players answer the same."""
    plain, asking = new_game(tmp_path / "a"), new_game(tmp_path / "b")
    plain.play("1 9", "", "2 1 2")
    asking.play("hint", "1", "hint", "9", "", "hint", "2 1 2", "hint")
    assert asking.session.match.table.moves == plain.session.match.table.moves
    assert asking.file == plain.file


def test_where_nothing_is_asked_there_is_no_hint(tmp_path: Path) -> None:
    """Nor in a pause while computer players go on."""
    position = {"luck": {"seed": 2, "used": 0}, "expert": False, "starter": 1, "lives": [0, 5, 5]}
    evening = new_game(tmp_path, new_record(position=position))
    assert evening.play("hint")[1][0] == "Nothing is asked of you now."


# Waiting ------------------------------------------------------------------------------------------


ENDLESS = """
from accessible_games.__main__ import main
from accessible_games.games.life_is_life.players import hard
from accessible_games.games.life_is_life.players import hard
from accessible_games.frontends.terminal import ahead
from accessible_games.match.commands import hinting
hard.ITERATIONS = 10**12
hinting.SILENCE = 0
ahead.DELAY = 10**6
main()
"""
GAME = ("play", "life-is-life", "--people", "Anna", "--bots", "easy,easy", "--seed", "1")


def test_ctrl_c_ends_the_search_and_not_the_game() -> None:
    """The advice of `normal` is told with its reason, and the game goes on."""
    command = [sys.executable, "-c", ENDLESS, *GAME, "--language", "en"]
    with Terminal(command) as terminal:
        terminal.expect(r"Your turn\. ")
        for _ in range(2):
            terminal.send("hint\r")
            terminal.expect(r"I am thinking\.")
            terminal.send(KEYS["ctrl c"])  # a program that goes on thinking never rests
            terminal.expect(r"\nI would choose row \d and lay ")
            terminal.expect(r"\.\n(?!Played)(?:[^\n]+\.\n)+Your turn\. ")
        terminal.enter("hand", r"Your hand: .*\nYour turn\. ")


class Clock:
    """A clock that advances by so much whenever it is read."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        """Return the seconds since it was made, one step more each time."""
        self.now += self.step
        return self.now


def thinks(step: float, trials: int, evening: Evening) -> None:
    """Make trials at this speed, as in a search."""
    silence = hinting.Silence(evening.session.person, Clock(step))
    with noticing(silence.notice):
        for _ in range(trials):
            heed()


def test_who_waits_long_hears_why_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as a second has passed."""
    monkeypatch.setattr(hinting, "SILENCE", 1)
    quick, slow = new_game(tmp_path / "a"), new_game(tmp_path / "b")
    for evening in (quick, slow):
        evening.typist.ears.take()
    thinks(0.01, 40, quick)
    thinks(0.1, 40, slow)
    assert quick.typist.ears.take() == []
    assert slow.typist.ears.take() == ["I am thinking."]


def test_the_line_comes_before_the_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said at once, and never again for the same hint."""
    monkeypatch.setattr(hinting, "SILENCE", -1)
    evening = new_game(tmp_path)
    said = evening.play("hint")[1]
    assert said[0] == "I am thinking."
    assert any(line.startswith("I would choose row ") for line in said[1:])
    assert said.count("I am thinking.") == 1
