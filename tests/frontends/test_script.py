"""Several people at one match in one process, each in their own words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random

import pytest

from accessible_games.core.event import Seat
from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.script import Script
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.sea_events import SeaWon
from accessible_games.match.match import Match
from accessible_games.match.person import Person
from accessible_games.match.settings import Settings
from accessible_games.speech.catalogue import Language, Verbosity
from accessible_games.speech.narrator import Narrator
from tests.examples import turned
from tests.sessions import typed_answer

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred")
LONGEST = 4000
"""Lines of a person in a game that ends."""
Voice = tuple[Language, Verbosity]
ANNA: Voice = ("de", "brief")
BEN: Voice = ("fr", "full")
COMMANDS = (
    *("hand", "table", "scores", "turn", "last", "last 5", "since", "moves", "older", "newer"),
    *("first", "search a", "help", "rules", "zzz", "99", "counts", "right", "up", "look p13"),
)
"""What anybody may type at any time; some of it no game understands."""
SHORT = {"sixpack": 7, "mau-mau": 2}
"""Seeds with which games are over sooner than with most."""
RECENT = 40
"""So many events at most come between two lines that somebody types."""
HINTS, UNDOS = 2, 3
"""How often each person asks for a hint, and takes something back."""


def record_of(
    name: str, people: int = 2, seats: int | None = None, seed: int | None = None
) -> Record:
    """A new game of so many people, and of computer players who play anything."""
    seed = SHORT.get(name, 1) if seed is None else seed
    game = GAMES[name]
    kinds = ["person"] * people + ["random"] * ((seats or max(3, game.seats[0])) - people)
    occupants = tuple(map(Occupant, kinds, NAMES))
    return Record(name, game.version, {}, occupants, seed)


def script_of(record: Record, *voices: Voice) -> Script:
    """People with these languages and verbosities, by their seats."""
    settings = {
        seat: Settings(language=language, verbosity=verbosity)
        for seat, (language, verbosity) in enumerate(voices)
    }
    return Script(match=Match(record.opening(GAMES), record), settings=settings)


# What is typed ------------------------------------------------------------------------------------


def curious(person: Person, chance: Random) -> Iterator[str]:
    """Random answers, and between them, also out of turn, questions, hints and undos."""
    rare, waited = ["hint"] * HINTS + ["undo"] * UNDOS, False
    for _ in range(LONGEST):
        luck = chance.random()
        if luck < 0.2:
            yield chance.choice(COMMANDS)
        elif luck < 0.3 and rare and person.match.table.moves:
            yield rare.pop(chance.randrange(len(rare)))
        elif person.asked is None:
            yield "" if waited else "hint"
            waited = True
        else:
            yield typed_answer(person, person.asked.options.draw(chance))


# What one may hear --------------------------------------------------------------------------------


@dataclass
class Spy:
    """The lines that tell somebody's secrets in the words of anybody, and what each may hear."""

    script: Script
    secrets: dict[Seat, set[str]] = field(default_factory=dict)
    own: dict[Seat, set[str]] = field(default_factory=dict)

    def watch(self, person: Person, lines: Iterator[str]) -> Iterator[str]:
        """The same lines; whenever one is typed, it is noted what is secret."""
        for line in lines:
            assert person.seat is not None
            self.note(person.seat)
            yield line

    def note(self, seat: Seat) -> None:
        """What a seat knows now that nobody else may know, and what it may hear."""
        table, person = self.script.match.table, self.script.persons[seat]
        hand = list(table.game.topics["hand"](table.view(seat)))
        news = [event for _, event in person.history.told[-RECENT:]]
        told = news[-10:]
        others = [other for other in self.script.persons if other != seat]
        private = [each for each in told if any(each.seen_by(o) != each for o in others)]
        speakers = [each.narrator.for_(seat) for each in self.script.persons.values()]
        secret = self.secrets.setdefault(seat, set())
        secret.update(line for speaker in speakers for line in speaker.events(hand + private))
        own = self.own.setdefault(seat, set())
        own.update(person.narrator.events(hand + news))
        if person.asked is not None:
            own.update(person.narrator.question(person.asked))

    def betrayed(self) -> list[tuple[Seat, str]]:
        """Lines heard by one that only tell the secrets of another."""
        return [
            (hearer, line)
            for hearer, lines in self.script.heard.items()
            for owner, secret in self.secrets.items()
            for line in lines
            if owner != hearer and line in secret - self.own[hearer]
        ]


@cache
def played(name: str, *voices: Voice) -> Spy:
    """A whole game of curious people."""
    script = script_of(record_of(name, len(voices)), *voices)
    spy, typed = Spy(script), {}
    for seat, person in script.persons.items():
        typed[seat] = spy.watch(person, curious(person, Random(seat)))
    script.run(typed)
    return spy


@pytest.fixture(scope="module", params=GAMES)
def spy(request: pytest.FixtureRequest) -> Spy:
    """A game of Anna and Ben, who hear it in different words."""
    return played(request.param, ANNA, BEN)


def test_every_game_is_played_to_its_end(spy: Spy) -> None:
    """With all that the people ask, and what they take back; both hear who has won."""
    table = spy.script.match.table
    assert table.pending == {}
    for seat, person in spy.script.persons.items():
        end = person.history.told[-1][1]
        assert table.game.winners(table.state) or isinstance(end, SeaWon)
        assert person.narrator.event(end)[-1] in " ".join(spy.script.heard[seat][-9:])


def test_hints_and_undos_are_heard(spy: Spy) -> None:
    """The asker hears them in their own words, also that there is nothing to hint at now."""
    for seat, person in spy.script.persons.items():
        said, heard = person.narrator.say, spy.script.heard[seat]
        assert said("nothing-asked")[-1] in heard
        assert len(taken_back(person, heard)) in range(1, UNDOS + 1)


def test_nobody_hears_the_secrets_of_another(spy: Spy) -> None:
    """What one seat may not know reaches no line of another person."""
    assert spy.betrayed() == []
    for seat, secret in spy.secrets.items():
        assert len(secret & {*spy.script.heard[seat]}) > 1


def test_a_betrayal_is_found(spy: Spy) -> None:
    """A line with a secret in the ears of another is found, in whatever language it is said."""
    found = [line for line in spy.secrets[1] - spy.own[0] if line not in spy.script.heard[0]]
    spy.script.heard[0].append(found[0])
    try:
        assert spy.betrayed() == [(0, found[0])]
    finally:
        spy.script.heard[0].pop()


@pytest.mark.parametrize(("name", "person"), turned([*GAMES], [(0, ANNA), (1, BEN)]))
def test_each_hears_their_own_words_only(name: str, person: tuple[Seat, Voice]) -> None:
    """It makes no difference to a person in which words others hear and type."""
    seat, voice = person
    mixed, alike = played(name, ANNA, BEN), played(name, voice, voice)
    assert mixed.script.match.table.moves == alike.script.match.table.moves
    assert mixed.script.heard[seat] == alike.script.heard[seat]


def test_three_people_have_three_languages() -> None:
    """Each is greeted by their own words, and the game is played to its end."""
    voices: Sequence[Voice] = (("en", "normal"), ("de", "normal"), ("fr", "normal"))
    spy = played("life-is-life", *voices)
    assert spy.script.match.table.pending == {}
    assert spy.betrayed() == []
    for seat, (language, _) in enumerate(voices):
        assert spy.script.persons[seat].narrator.catalogue.language == language


# One line at a time -------------------------------------------------------------------------------


def taken_back(person: Person, heard: Sequence[str]) -> list[str]:
    """The lines that tell a person what they took back."""
    words = person.narrator.catalogue.say("taken-back", answers="X").removesuffix("X.")
    return [line for line in heard if line.startswith(words)]


def two(name: str = "life-is-life") -> Script:
    """Anna and Ben, one of whom is on turn; nothing is typed yet."""
    script = script_of(record_of(name), ("en", "normal"), ("de", "normal"))
    script.room.play_bots()
    return script


def on_turn(script: Script) -> tuple[Person, Person]:
    """Who is asked now, and who is not."""
    decision = script.match.own_decision()
    assert decision is not None
    return script.persons[decision.seat], script.persons[1 - decision.seat]


def seats(*persons: Person) -> list[Seat]:
    """Where they sit."""
    return [person.seat for person in persons if person.seat is not None]


def test_an_answer_out_of_turn_changes_nothing() -> None:
    """Who is not asked can ask, but not answer."""
    script = two()
    _, other = on_turn(script)
    (seat,) = seats(other)
    moves = script.match.table.moves[:]
    heard = script.run({seat: ["1", "hand"]})[seat]
    topics = script.match.table.game.topics
    assert script.match.table.moves == moves
    for topic in ("turn", "hand"):
        assert {*other.narrator.events(list(topics[topic](other.view)))} <= {*heard}
    assert other.asked is None


def test_each_person_has_their_own_settings() -> None:
    """Whoever changes their language or verbosity changes nobody else's."""
    script = two()
    heard = script.run({0: ["language fr", "verbosity brief"]})
    changed, kept = (script.persons[seat].narrator for seat in (0, 1))
    assert (changed.catalogue.language, changed.verbosity) == ("fr", "brief")
    assert (kept.catalogue.language, kept.verbosity) == ("de", "normal")
    assert not {line for line in heard[1] if "français" in line}


def test_each_person_looks_where_they_like() -> None:
    """At a table of places everybody has a cursor of their own."""
    script = two("sixpack")
    heard = script.run({0: ["look p13"], 1: ["table"]})
    assert [script.persons[seat].pointer.place for seat in (0, 1)] == ["p13", None]
    assert [bool(re.search(r"\bp13\b", " ".join(heard[seat]))) for seat in (0, 1)] == [True, False]


def test_an_undo_is_felt_by_all() -> None:
    """What was told since is nobody's history any more, and all are asked anew."""
    script = two()
    asked, other = on_turn(script)
    moves = script.match.table.moves[:]
    before = {seat: list(each.history.told) for seat, each in script.persons.items()}
    script.ask(asked)
    assert asked.asked is not None
    answer = typed_answer(asked, next(iter(asked.asked.options)))
    first, second = seats(asked, other)
    heard = script.run({first: [answer, "undo"], second: [""]})
    assert script.match.table.moves == moves
    assert {seat: each.history.told for seat, each in script.persons.items()} == before
    assert len(taken_back(asked, heard[first])) == 1
    assert not taken_back(other, heard[second])
    assert asked.asked is script.match.own_decision()
    assert other.asked is None


def test_a_line_that_cannot_wait_is_kept_where_there_is_no_device() -> None:
    """What a search says while it thinks is heard with all else."""
    person = two().persons[0]
    person.say_at_once("thinking")
    assert person.take_lines()[-1:] == Narrator.say(person.narrator, "thinking")[-1:]
