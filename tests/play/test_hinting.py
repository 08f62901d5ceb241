"""The hint: what `hard` would do, what that brings, and what `normal` has to say about it."""

import json
import sys
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from accessible_games.bots import (
    Imagine,
    advise,
    chance_of,
    counts_points,
    recall,
    search_of,
    why_of,
)
from accessible_games.bots.coach import leads_to, matters
from accessible_games.bots.search import Found
from accessible_games.core.decision import Decision, OneOf
from accessible_games.core.luck import Luck
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.frontends.terminal.session import Session
from accessible_games.games import GAMES
from accessible_games.match.commands import hinting
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.store.library import SavedGame
from tests.examples import FACTOR
from tests.games.arche_noah import building as noah
from tests.games.sixpack import building as six
from tests.gathering import gathering
from tests.play.table import Evening, new_game, new_record, seated
from tests.terminal.driver import KEYS, Terminal

pytestmark = [pytest.mark.slow, pytest.mark.searching]

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hans")


def among_people(game: str, seed: int = 1, **chosen: Any) -> Evening:
    """The beginning of a game in which everybody is a person, so that nobody has moved yet."""
    rules = GAMES[game]
    occupants = tuple(Occupant("person", name) for name in NAMES[: max(3, rules.SEATS[0])])
    options = {name: choices[0] for name, choices in rules.OPTIONS.items()}
    record = Record(game, rules.VERSION, options, occupants, seed)
    return seated(record, SavedGame(Path("nowhere") / "game.txt"), **chosen)


def first_hint(evening: Evening, world: int | None = None, typed: str = "hint") -> list[str]:
    """What is said to the first person who asks for a hint, maybe in another world for them."""
    session = evening.session
    session.keep = lambda *lines: None  # type: ignore[method-assign]
    if world is not None:
        (decision, *_) = session.match.table.waiting()
        session.match.table = session.match.table.imagine(decision.seat, Luck(world))
    return evening.play("", typed)[2]


def asked(session: Session) -> tuple[Decision[Any], Any, Imagine]:
    """What the first person is asked, what a hint knows, and what it makes up."""
    table = session.match.table
    decision = table.waiting()[0]
    seat = decision.seat
    return decision, *recall(
        table.game.NAME, "hint", table.view(seat), partial(table.imagine, seat)
    )


def found(session: Session) -> Found:
    """What the search finds for the first person."""
    decision, view, imagine = asked(session)
    chance = chance_of(session.match.record.seed, decision.seat, 0)
    return search_of(session.match.record.game)(view, decision, imagine, chance)


LONG_THOUGHT = [
    pytest.param(game, 0, marks=pytest.mark.thorough)
    for game in (GAMES if FACTOR > 1 else ["sixpack"])
]
"""As long as in a game, which takes a second or two in the others."""


@pytest.mark.parametrize(("game", "seed"), [*product(GAMES, range(1, 3)), *LONG_THOUGHT])
def test_the_hint_is_what_the_level_hard_would_do(game: str, seed: int) -> None:
    """In full also what it brings, and the second best by its name."""
    evening = among_people(game, seed)
    lines = found(evening.session)
    decision, *_ = asked(evening.session)
    said = first_hint(evening, typed="hint full")
    speaker = evening.session.person.narrator
    if isinstance(decision.options, OneOf):
        assert speaker.answer(decision, lines[0].answer) in said[1]
    brings = "You would end with " if counts_points(game) else "Played 100 times, "
    place = next(place for place, line in enumerate(said) if line.startswith(brings))
    assert speaker.answer(decision, lines[1].answer) in " ".join(said[place:])
    assert first_hint(among_people(game, seed)) == said[:place]


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_one_story(game: str, seed: int) -> None:
    """What matters, the answer, its reason and risks, then another answer and what it costs.

    The reason is that of `normal` where it would do the same.
    """
    evening = among_people(game, seed)
    session = evening.session
    decision, view, imagine = asked(session)
    advice = advise(game, view, decision, imagine, chance_of(seed, decision.seat, 0))
    best, *others = found(session)
    reasons = hinting.reasons(game, view, decision, advice, best.answer)
    assert (reasons[0] == advice.reason) or best.answer != advice.answer
    speaker = session.person.narrator.for_(decision.seat)
    now, why = speaker.events(matters(game, view)), speaker.events(reasons)
    said = first_hint(evening)
    assert said[: len(now)] == now
    assert said[len(now) + 1 :][: len(why)] == why
    rest = said[len(now) + 1 + len(why) :]
    named = [speaker.answer(decision, line.answer) for line in others if line.visits]
    about = [speaker.say(f"hint-{kind}", name=each)
             for kind in ("tempting", "as-good") for each in named]  # fmt: skip
    assert any(rest[: len(lines)] == lines for lines in about) if named else not rest


def test_what_holds_for_both_answers_is_said_once() -> None:
    """Neither the best one nor the tempting one gives the others a pattern here."""
    hands = ("C LB, C CL, C CB", "C CL, C CB, L LB", "C CL, L CL, B LB")
    given = six.document(
        "L LB L\nCB B CL", hands, {1: "L CB"}, corner="p13", turn=3, strict=True, claims="yes-no"
    )
    occupants = (Occupant("person", "Anna"), Occupant("random", "Tom"), Occupant("random", "Mia"))
    text = json.dumps(given)
    record = Record("sixpack", six.GAME.VERSION, {}, occupants, 1, position=text)
    evening = seated(record, SavedGame(Path("nowhere") / "game.txt"))
    decision, view, imagine = asked(evening.session)
    best = found(evening.session)[0].answer
    other = advise("sixpack", view, decision, imagine, chance_of(1, decision.seat, 0)).answer
    shared = why_of("sixpack", view, decision, best)
    assert shared in leads_to("sixpack", view, decision, other, best)
    said = first_hint(evening)
    (fact,) = evening.session.person.narrator.for_(0).events([shared])
    assert said.count(fact) == 1
    assert len({*said}) == len(said)


def test_only_full_can_stand_behind_a_hint(tmp_path: Path) -> None:
    """In the language of the game or in English; else what can be typed is said."""
    evening = new_game(tmp_path, language="de")
    paragraphs = evening.play("vorschlag viel", "vorschlag lang", "hint full")
    assert "lang" in paragraphs[1][0]
    assert paragraphs[2] == paragraphs[3]


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_depends_on_what_one_may_know_only(game: str) -> None:
    """Where other cards are hidden, the same is said; and the same again when asked again."""
    hints = [first_hint(among_people(game), world) for world in (None, None, 1, 2)]
    assert hints[0]
    assert all(hint == hints[0] for hint in hints)


@pytest.mark.parametrize("knowing", [False, True])
def test_a_hint_knows_no_pile_unless_it_may(knowing: bool) -> None:
    """In Arche Noah it is the same with the pile of another, but for the option `hints`."""
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
    """In whole sentences, with a number of what it brings if that is asked for."""
    hint = first_hint(among_people(game, language=language, verbosity=verbosity), typed="hint full")
    assert len(hint) >= 4
    assert hint[1].endswith(".")
    assert hint[-1].endswith(".")
    assert any(letter.isdigit() for letter in " ".join(hint[-2:]))


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    """The game goes on as if nobody had asked: the computer players answer the same."""
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
from accessible_games.bots.life_is_life import hard
from accessible_games.match.commands import hinting
hard.ITERATIONS = 10**12
hinting.SILENCE = 0
main()
"""
GAME = ("play", "life-is-life", "--people", "Anna", "--bots", "easy,easy", "--seed", "1")


def test_ctrl_c_ends_the_search_and_not_the_game() -> None:
    """What `normal` advises is told then, with its reason, and the game goes on."""
    command = [sys.executable, "-c", ENDLESS, *GAME, "--language", "en"]
    with Terminal(command) as terminal:
        terminal.expect(r"Your turn\. ")
        for _ in range(2):
            terminal.send("hint\r")
            terminal.expect(r"I am thinking\.")
            terminal.send(KEYS["ctrl c"])  # nobody can wait for a program to rest that thinks on
            terminal.expect(r"\nI would choose row \d\.\n(?!Played)(?:[^\n]+\.\n)+Your turn\. ")
        terminal.enter("hand", r"Your hand: .*\nYour turn\. ")


class Clock:
    """A clock that goes on by so much whenever it is looked at."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        """The seconds since it was made, one step more each time."""
        self.now += self.step
        return self.now


def made(step: float, worlds: int, evening: Evening) -> list[Table[Any]]:
    """Worlds that are made at such a pace."""
    table = evening.session.match.table
    imagine = partial(table.imagine, table.waiting()[0].seat)
    patient = hinting.telling(evening.session.person, imagine, Clock(step))
    return [patient(Luck(number)) for number in range(worlds)]


def test_who_waits_long_hears_why_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As soon as a second is over; the worlds are the same."""
    monkeypatch.setattr(hinting, "SILENCE", 1)
    quick, slow = new_game(tmp_path / "a"), new_game(tmp_path / "b")
    for evening in (quick, slow):
        evening.typist.ears.take()
    first, second = made(0.01, 40, quick), made(0.1, 40, slow)
    assert quick.typist.ears.take() == []
    assert slow.typist.ears.take() == ["I am thinking."]
    assert [one.state for one in first] == [two.state for two in second]


def test_the_line_comes_before_the_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is said at once, and never again for the same hint."""
    monkeypatch.setattr(hinting, "SILENCE", -1)
    evening = new_game(tmp_path)
    said = evening.play("hint")[1]
    assert said[0] == "I am thinking."
    assert any(line.startswith("I would choose row ") for line in said[1:])
    assert said.count("I am thinking.") == 1
