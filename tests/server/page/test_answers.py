"""The buttons for answers: each types a line that is understood as its label."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from accessible_games.core.decision import Answer, Cards, Decision, OneOf, Some
from accessible_games.core.record import Occupant, Record
from accessible_games.games import GAMES
from accessible_games.games.sixpack.lines import LINES
from accessible_games.games.sixpack.options import AtPlace
from accessible_games.match.dispatch import understood
from accessible_games.match.match import Match
from accessible_games.match.meaning import Given
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.server.lobby.table_commands import commands_at
from accessible_games.server.page.answers import answers
from accessible_games.server.page.offers import Group
from accessible_games.speech.catalogue import LANGUAGES, Language
from tests.examples import times

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
MOVES = 150


def people(game: str, language: Language, chance: Random) -> tuple[Match, list[Person]]:
    """Return a match of people only."""
    rules = GAMES[game]
    names = NAMES[: max(3, rules.seats[0])]
    options = {name: choices[0] for name, choices in rules.options.items()}
    occupants = tuple(Occupant("person", name) for name in names)
    seed = chance.randrange(2**32)
    record = Record(game, rules.version, {**options, "undo": "fair"}, occupants, seed)
    match, known = Match(record.opening(GAMES), record), commands_at(game, ())
    chosen = Settings(language=language)
    return match, [person_at(match, seat, chosen, known) for seat in range(len(names))]


def moments(
    game: str, language: Language, chance: Random
) -> Iterator[tuple[Match, list[Person], list[Decision[Answer]]]]:
    """Yield a match of people only, these, and what they are asked, until nobody plays on."""
    match, persons = people(game, language, chance)
    for _ in range(MOVES):
        if not (waiting := match.table.waiting()):
            return
        yield match, persons, waiting


def pressed(
    person: Person, options: Any, groups: list[Group], chance: Random
) -> tuple[str, Answer]:
    """Return the line of some buttons, and the answer for which they stand."""
    first = groups[0].buttons
    answer = options.draw(chance)
    if isinstance(options, (Cards, Some)) and answer != ():
        order, buttons = person.narrator.sort(options.cards), [*groups[-1].buttons]
        lines = []
        for card in answer:
            place = order.index(card)
            del order[place]
            lines.append(buttons.pop(place).line)
        return " ".join(lines), answer
    if isinstance(options, AtPlace) and options.words != LINES:
        word, place = options.words.index(answer[0]), options.places.index(answer[1])
        return f"{first[word].line} {groups[1].buttons[place].line}", answer
    every = [*options.words] if isinstance(options, OneOf) else [*options]
    place = chance.randrange(len(first)) if answer != () else 0
    return first[place].line, every[place] if answer != () else ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_each_button_types_its_answer(game: str, language: Language) -> None:
    """Whatever is asked, the line is no command and no other answer."""
    for seed in range(times(1)):
        chance = Random(seed)
        for match, persons, waiting in moments(game, language, chance):
            decision = chance.choice(waiting)
            person = persons[decision.seat]
            groups = [*answers(person, decision)]
            line, answer = pressed(person, decision.options, groups, chance)
            given = understood(person, line, decision)
            assert isinstance(given, Given), line
            if isinstance(answer, tuple) and not isinstance(decision.options, AtPlace):
                assert sorted(given.moves[0].answer) == sorted(answer)  # type: ignore[arg-type]
            else:
                assert str(given.moves[0].answer) == str(answer)
            assert len(given.moves) == 1
            assert all(button.text for group in groups for button in group.buttons)
            match.table.play(given.moves[0])
