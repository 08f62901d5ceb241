"""What a word means outside a game: told as in a game that has just begun."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.record import Occupant, Record
from accessible_games.frontends.terminal.asking import Questions
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.games import GAMES
from accessible_games.match.commands import help_texts
from accessible_games.match.match import Match
from accessible_games.match.person import Person, person_at
from accessible_games.speech.problem import NotUnderstoodError

SEED = 0
"""Any seed will do: nothing that is told depends on how the cards lie."""


def explained(questions: Questions, word: str) -> list[str]:
    """Return what a word means in the chosen game, or else in each game that knows it.

    Raises `NotUnderstoodError` if none does.
    """
    games = [questions.game] if questions.game else [*GAMES]
    told: dict[tuple[str, ...], list[Person]] = {}
    for game in games:
        person = onlooker(game, questions)
        try:
            help_texts.explain(person, word)
        except NotUnderstoodError:
            continue
        told.setdefault(tuple(person.take_lines()), []).append(person)
    if not told:
        raise NotUnderstoodError("unexplained", word=word)
    return [
        line
        for answer, people in told.items()
        for line in (*heading(questions, people if len(people) < len(games) else []), *answer)
    ]


def heading(questions: Questions, people: Sequence[Person]) -> list[str]:
    """Return in which games a word means that; nothing for no people."""
    titles = [person.narrator.catalogue.say("title") for person in people]
    joined = questions.narrator.catalogue.joined(titles)
    return questions.narrator.say("explained-in", titles=joined) if titles else []


def onlooker(name: str, questions: Questions) -> Person:
    """Return an onlooker at a full table where nothing has happened yet."""
    game = GAMES[name]
    options = {option: choices[0] for option, choices in game.options.items()}
    nameless = tuple(Occupant("random", "") for _ in range(game.seats[-1]))
    record = Record.of(game, options, nameless, SEED)
    narrator = questions.narrator
    settings = replace(
        questions.settings,
        language=narrator.catalogue.language,
        verbosity=narrator.verbosity,
    )
    return person_at(Match(record.opening(GAMES), record), None, settings, commands_of(game))
