"""The questions of all games, each at a table where it is asked, and what a line typed there means.

The tables are in the file prompts.py of each game's folder of tests.
`tests/speech/phrases/<language>/<game>.toml` has a part for each of these prompts, with meanings as
`meaning` writes them. At a prompt called "waiting" somebody else is asked.
"""

from collections.abc import Callable, Mapping
from functools import cache

from accessible_games.core.decision import text_of
from accessible_games.core.record import Occupant, Record
from accessible_games.core.table import AnyTable
from accessible_games.frontends.terminal.keyboard_commands import commands_of
from accessible_games.match.commands.own_topics import typed_seat
from accessible_games.match.dispatch import understood
from accessible_games.match.match import Match
from accessible_games.match.meaning import Given, RefusedError
from accessible_games.match.person import Person, person_at
from accessible_games.match.settings import Settings
from accessible_games.speech import naming
from accessible_games.speech.catalogue import Language
from accessible_games.speech.commands import Command, Follows
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from tests.games.facts import games_beside

NAMES = ("Anna", "Tom", "Mia", "Oscar", "Lena", "Felix")

WAITING = " waiting"
PROMPTS: Mapping[str, Callable[[], AnyTable]] = {
    f"{game} {prompt}": table
    for game, module in games_beside("prompts").items()
    for prompt, table in module.PROMPTS.items()
}


@cache
def person(prompt: str, language: Language) -> Person:
    """Whoever is asked most at a prompt, in a language; or is not asked, where they wait."""
    table = PROMPTS[prompt]()
    decision = max(table.waiting(), key=lambda each: len(list(each.options)))
    waits = prompt.endswith(WAITING)
    seat = decision.seat + 1 if waits else decision.seat
    game, names = table.game, NAMES[: table.state.seats]
    record = Record(
        game.name, game.version, {}, tuple(Occupant("person", name) for name in names), 1
    )
    hearer = person_at(Match(table, record), seat, Settings(language=language), commands_of(game))
    hearer.asked = None if waits else decision
    return hearer


def meaning(prompt: str, language: Language, text: str) -> str:
    """Return what a line means: answers, "/" and a command with its topic, or "!" and a refusal."""
    hearer = person(prompt, language)
    hearer.pointer.stop = None
    try:
        meant = understood(hearer, text, hearer.asked)
        return told(hearer, meant) if isinstance(meant, Command) else given(meant)
    except NotUnderstoodError as error:
        return (
            "!not-understood" if error.message.startswith("not-understood") else f"!{error.message}"
        )
    except RefusedError as error:
        return f"!{error.lines[0]}"


def told(hearer: Person, command: Command) -> str:
    """Return a command, with the piece or the number after it in plain words."""
    rest, words = fold(command.rest), hearer.vocabulary
    lexicon = words.lexicon
    if words.commands[command.name] is Follows.NOTHING:
        rest = ""
    term = words.glossary.term(command.rest) if command.name == "card" else None
    if term is not None and not naming.is_name(lexicon, naming.named(lexicon, command.rest)):
        rest = term.removeprefix("meaning-").removeprefix("word-")
    elif rest and words.commands[command.name] is Follows.PIECE:
        rest = naming.piece_named(words.lexicon, command.rest)
    if rest and words.commands[command.name] is Follows.SEAT:
        rest = seat_typed(hearer, command.rest)
    if rest and words.commands[command.name] is Follows.NUMBER:
        rest = str(words.lexicon.number(rest) or rest)
    return f"/{command.name} {rest}".strip()


def seat_typed(hearer: Person, text: str) -> str:
    """The character of whoever is typed."""
    called = hearer.narrator.called
    return called[typed_seat(hearer, text)]


def given(meant: Given | None) -> str:
    """Return the answers, and the words that are judged after what they reveal."""
    moves = [text_of(move.answer) for move in meant.moves] if meant else []
    return "; ".join([*moves, *([f"+ {' '.join(meant.rest)}"] if meant and meant.rest else [])])
