"""Everything that is heard in a random game, by each listener, in each language and verbosity."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from itertools import chain

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Event, Seat, kind_and_value
from accessible_games.core.game import AnyGame
from accessible_games.core.table import AnyTable
from accessible_games.failure import DamagedError
from accessible_games.match.label_cells import words_in
from accessible_games.speech.catalogue import VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.speech.plurals import CASES
from accessible_games.testing.linter import (
    NAMING_PROMPT,
    Ear,
    bad_prompt,
    problems,
    without_limit,
    words_of,
)
from accessible_games.testing.playing import WAYS, Case, onlookers, steps
from accessible_games.testing.rules import damaged

NAMES = ("Bartholomäus", "Marie Claire", "Constantinus", "Genevièvette", "Maximilianus")
"""Names as long as they may be."""
EVERY = 7
"""After so many moves everything is asked that can be asked."""
FORMS = (*CASES, "without", "definite")
"""The cases, and what stands for one, in which a language may say a piece."""
OF_THIS_GAME = "counted"
"""The message with further nouns that a game counts, such as "pits pit", if there are some."""


class SpeechReport:
    """What was heard in one language, and what was wrong with it.

    A game tells much again and again: what was heard once, by the same listener, is not told and
    checked anew.
    """

    def __init__(self) -> None:
        self.wrong: dict[str, None] = {}
        """What breaks a rule, each once."""
        self.missing: dict[str, None] = {}
        """The messages that there are no words for."""
        self._events: set[Hashable] = set()
        self._messages: set[Hashable] = set()

    def hear_event(self, listener: Ear, speaker: Narrator, event: Event) -> None:
        """Hear what has happened, or the answer to a question."""
        told = (speaker.verbosity, speaker.listener, tuple(speaker.called), type(event), str(event))
        if told not in self._events:
            self._events.add(told)
            self.hear(listener, partial(speaker.event, event))

    def hear(self, listener: Ear, say: Callable[[], Sequence[str]]) -> None:
        """Hear a message, if there are words for it."""
        for lines in self._said(say):
            message = (listener.width, listener.names, listener.cells, *lines)
            if lines and message not in self._messages:
                self._messages.add(message)
                self.wrong |= dict.fromkeys(problems(lines, listener))

    def hear_prompt(self, speaker: Narrator, decision: Decision[Answer]) -> None:
        """Hear a prompt, if there are words for it."""
        for [prompt] in self._said(lambda: [speaker.prompt(decision)]):
            wrong = [*bad_prompt(prompt, NAMING_PROMPT), *without_limit(prompt, decision.options)]
            self.wrong |= dict.fromkeys(f"prompt: {each!r}" for each in wrong)

    def _said(self, say: Callable[[], Sequence[str]]) -> Iterator[Sequence[str]]:
        """Yield the lines of a message; none if there are no words for it."""
        try:
            yield say()
        except DamagedError as error:
            self.missing[str(error).rpartition(" ")[2]] = None
        except ValueError as error:  # a mistake in the words, or an argument that never comes
            self.wrong[str(error)] = None
        except Exception as error:  # whatever a kind of answers of a game's own raises
            self.wrong[f"{type(error).__name__} {error}".strip()] = None


def narrator_of(case: Case, language: Language, verbosity: Verbosity) -> Narrator:
    """The narrator of a table, to nobody in particular."""
    words = words_in(verbosity, language, case.name, case.game.pieces, case.options)
    names = [NAMES[seat % len(NAMES)] + "I" * (seat // len(NAMES)) for seat in range(case.seats)]
    return Narrator(words, names, case.game.pieces, verbosity)


@cache
def nouns(language: Language, game: AnyGame) -> frozenset[str]:
    """The nouns of the pieces of a game, one and several, and whatever else it says it counts."""
    words = catalogue_of(language, game.name)
    forms = [words.say(OF_THIS_GAME)] if words.has(OF_THIS_GAME) else []
    for kind in {kind_and_value(piece)[0] for piece in game.pieces}:
        message = f"piece-{kind}"
        with suppress(DamagedError):  # "goat 7" has its own number, and none before it
            forms += [words.say(message, form) for form in ("name", "names")]
            forms += [words.say(message, count=n, case=case) for n in (1, 2) for case in FORMS]
    every = {word for form in forms for word in words_of(form)}
    return frozenset(every - {*words.words("little")})  # "of" and the like count nothing


def ear(speaker: Narrator, game: AnyGame) -> Ear:
    """The listener of a narrator."""
    words, called = speaker.catalogue, map(speaker.piece, speaker.called)
    names = (*speaker.names, *called)
    known = nouns(words.language, game)
    return Ear(words.language, WIDTHS[speaker.verbosity], names, (), words.cells, known)


def heard(case: Case, language: Language, seed: int) -> SpeechReport:
    """Hear a random game at every verbosity, by all seats and an onlooker."""
    found = SpeechReport()
    for verbosity in VERBOSITIES:
        nobody = narrator_of(case, language, verbosity)
        table = case.begin(seed)
        for number, events in enumerate(chain([table.opening], moments(table, seed))):
            for seat in onlookers(case):
                speaker = nobody.at(table).for_(seat)
                hear_news(found, speaker, table, events)
                if number % EVERY == 0 or not table.pending:
                    hear_answers(found, speaker, table, case)
    return found


def moments(table: AnyTable, seed: int) -> Iterator[list[Event]]:
    """The events of each move of a random game."""
    return (events for _, events in steps(table, seed))


def hear_news(found: SpeechReport, speaker: Narrator, table: AnyTable, events: list[Event]) -> None:
    """Hear what has happened, and what is asked of the listener."""
    listener = ear(speaker, table.game)
    for event in events:
        found.hear_event(listener, speaker, event)
    for decision in table.waiting():
        if decision.seat == speaker.listener:
            found.hear(listener, partial(speaker.question, decision))
            found.hear_prompt(speaker, decision)


def hear_answers(found: SpeechReport, speaker: Narrator, table: AnyTable, case: Case) -> None:
    """Hear everything that the listener can ask, and why wrong answers are refused."""
    listener = ear(speaker, table.game)
    for fact in facts(table, speaker.listener):
        found.hear_event(listener, speaker, fact)
    for decision in table.waiting():
        for move in damaged(case, decision):
            reason = decision.options.why_not(move.answer)
            typed = not isinstance(move.answer, tuple) or {*move.answer} <= {*case.game.pieces}
            if reason is not None and typed and decision.seat == speaker.listener:
                found.hear(listener, partial(speaker.refusal, decision, move.answer, reason))


def facts(table: AnyTable, seat: Seat | None) -> Iterator[Event]:
    """Yield the answers to all topics, and to those about every piece, seat and some places."""
    game, view = table.game, table.view(seat)
    for topic in game.topics.values():
        yield from topic(view)
    kinds = [kind_and_value(piece)[0] for piece in game.pieces]
    for of_piece in game.piece_topics.values():
        for piece in dict.fromkeys([*game.pieces, *kinds]):
            yield from of_piece(view, piece)
    for of_seat in game.seat_topics.values():
        for each in range(table.state.seats):
            yield from of_seat(view, each)
    if game.cursor is not None:
        start = game.cursor.start(view)
        near = (game.cursor.step(view, start, way) for way in WAYS)
        for place in (start, *filter(None, near)):
            for of_place in game.cursor.topics.values():
                yield from of_place(view, place)
    for of_change in game.change_topics.values():
        yield from of_change(view, view)
