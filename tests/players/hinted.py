"""Hints at positions of random games and of games among `normal` players, whatever is found."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count, permutations
from random import Random
from typing import Any
from unittest.mock import patch

from accessible_games.contest.playing import play_move
from accessible_games.core.decision import Answer, Decision, only_answer
from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen, named_values
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.players.hard import SEARCHED, TALK
from accessible_games.match import counsel
from accessible_games.match.commands import hinting
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.players import Advice, advise, bot, chance_of, counts_points, recall
from accessible_games.players.coach import as_usual
from accessible_games.players.comparing import Comparison
from accessible_games.players.search import Found, SearchLine
from accessible_games.speech.catalogue import Language, Verbosity
from accessible_games.speech.narrator import field_kinds

APART = 3
"""One of so many moves is looked at, so that positions come from several games."""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hans")
WORLDS = 9
"""In so many worlds each answer has been tried."""
BEHIND = (0.0, 0.1, 0.2)
"""By which share of the best an answer may be worse; all worlds agree on it."""


DIFFERENT: Mapping[tuple[str, str], str] = {
    ("KeepsCoins", "KeepsRivals"): "how many are kept, and how many others need not bid",
}
"""Facts with the same number that are two facts all the same, and why."""


class Position(Frozen):
    """An open question, and what a hint knows before it says anything."""

    table: Table[Any]
    decision: Decision[Any]
    advice: Advice
    """What `normal` would do."""
    found: Found
    """What a search finds."""


def positions(game: str) -> Iterator[Position]:
    """Open questions of one game after another, by turns random and among `normal` players.

    At each number of seats.
    """
    rules, number = GAMES[game], 0
    for seed in count():
        seats = rules.seats[seed // 2 % len(rules.seats)]
        players = [bot(game, ("random", "normal")[seed % 2])] * seats
        table = Table.new(rules, seats, seed)
        while table.pending:
            number += 1
            asked = [each for each in table.waiting() if only_answer(each) is None]
            yield from (position(table.copy(), each) for each in asked if number % APART == 0)
            play_move(table, players, seed)


def position(table: Table[Any], decision: Decision[Any]) -> Position:
    """A question, with what `normal` thinks, and what a search might find."""
    game, seat = table.game.name, decision.seat
    view, determinize = recall(game, "hint", table.view(seat), partial(table.determinize, seat))
    advice = advise(game, view, decision, determinize, chance_of(1, seat, len(table.moves)))
    return Position(table, decision, advice, found(game, decision, advice.answer, len(table.moves)))


def found(game: str, decision: Decision[Any], thought: Answer, seed: int) -> Found:
    """What a search might find: any answers in any order, alike or not, one *thought* of first.

    As with the real ones, nothing is tried where Lifeboat does not search.
    """
    boat, drawn = game == "lifeboat", Random(seed)
    if boat and (decision.kind not in SEARCHED or thought in TALK):
        return (SearchLine(thought, []),)
    answers = [thought, *(decision.options.draw(drawn) for _ in range(3))]
    answers = [answer for answer in dict.fromkeys(answers) if not (boat and answer in TALK)]
    drawn.shuffle(answers)
    top = 20.0 if counts_points(game) else 0.6
    worse = [0.0, *sorted(drawn.choice(BEHIND) for _ in answers[1:])]
    lines = zip(answers, worse, strict=True)
    return tuple(SearchLine(answer, [top * (1 - less)] * WORLDS) for answer, less in lines)


@dataclass
class Hinted:
    """What one hint has told."""

    facts: list[list[Event]] = field(default_factory=list)
    """What matters now, what speaks for the answer and against it, and the same of another one."""
    lines: Sequence[str] = ()

    def sentences(self) -> list[str]:
        """All sentences."""
        return re.split(r"(?<=[.!?]) +", " ".join(self.lines))


def hint(at: Position, language: Language, verbosity: Verbosity) -> Hinted:
    """What `hint full` tells whoever is asked."""
    told, table = Hinted(), at.table
    occupants = tuple(Occupant("person", name) for name in NAMES[: table.state.seats])
    record = Record(table.game.name, table.game.version, {}, occupants, 1)
    settings = Settings(language=language, verbosity=verbosity)
    person = person_at(Match(table, record), at.decision.seat, settings, {})
    person.asked = at.decision
    with (
        patch.object(counsel, "advise", lambda *asked: at.advice),
        patch.object(counsel, "search_of", lambda game: lambda *asked: at.found),
        patch.object(counsel, "compared", compared),
        patch.object(counsel, "as_next_hint", lambda record, *asked: as_usual(*asked)),
        listening(told.facts),
    ):
        hinting.hint(person, person.narrator.catalogue.say("verbosity-full"))
    told.lines = person.lines
    return told


def compared(game: str, *asked: Any) -> Comparison:
    """Two lines by the worlds in which they were found, instead of fresh ones."""
    return Comparison(game, *asked[-1])


def listening(facts: list[list[Event]]) -> Any:
    """Keep all facts that a person is told meanwhile."""
    tell: Callable[[Person, Iterable[Event]], None] = Person.tell_again

    def told(person: Person, events: Iterable[Event]) -> None:
        facts.append([*events])
        tell(person, facts[-1])

    return patch.object(Person, "tell_again", told)


# What is told twice -------------------------------------------------------------------------------


def contained(facts: Sequence[Event]) -> Iterator[tuple[str, str]]:
    """The classes, by name, of two facts about one answer of which one says all of the other."""
    for one, two in permutations(facts, 2):
        less, more = (
            {key: value for key, value in named_values(each).items() if value is not None}
            for each in (one, two)
        )
        if tells_much(one) and less.items() <= more.items():
            first, second = sorted((type(one).__name__, type(two).__name__))
            yield first, second


def tells_much(fact: Event) -> bool:
    """Whether a fact tells more than a seat or a card, which many facts have in common."""
    kind: Any = type(fact)
    return len(field_kinds(kind)) > 1 or "plain" in field_kinds(kind).values()
