"""What belongs to a game besides its rules: words, labels, rules to read, a lesson."""

import json
import sys
from collections.abc import Iterator, Mapping
from pkgutil import walk_packages

from accessible_games.core import position
from accessible_games.core.decision import Move, only_answer
from accessible_games.core.event import Event, kind_and_value
from accessible_games.core.game import AnyGame
from accessible_games.core.position import PositionError, Value
from accessible_games.core.table import AnyTable, IllegalMove, Table
from accessible_games.match.commands import own_topics
from accessible_games.match.label_cells import piece_labels
from accessible_games.resources import of_game, words_of_game
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of, languages_of
from accessible_games.speech.narrator import message_of
from accessible_games.speech.rulebook import DamagedRulesError, MissingRulesError, Rulebook
from accessible_games.speech.word_files import sources, word_files


def kinds_of(game: AnyGame) -> list[type[Event]]:
    """The events that a game may tell: those that its modules name, but for common bases."""
    home = game.state.__module__.rpartition(".")[0]
    path = getattr(sys.modules[home], "__path__", [])
    names = [info.name for info in walk_packages(path, f"{home}.") if info.name in sys.modules]
    kinds = (kind for name in names for kind in vars(sys.modules[name]).values())
    own = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Event)]
    bases = {base for kind in own for base in kind.__mro__[1:]}
    return [kind for kind in dict.fromkeys(own) if kind not in bases and kind.__match_args__]


def missing_words(game: AnyGame, language: Language) -> list[str]:
    """The messages that a game needs and lacks, as far as they follow from what it is."""
    words = catalogue_of(language, game.name)
    needed = ["title", "how-to-answer", *map(message_of, kinds_of(game))]
    needed += [f"piece-{kind_and_value(piece)[0]}" for piece in game.pieces]
    needed += [f"option-{option}{more}" for option in game.options for more in ("", "-more")]
    needed += [f"costly-{kind}" for kind in game.confirmed]
    own = (entry.name for entry in own_topics.entries(game))
    needed += [f"{part}-{name}" for name in own for part in ("command", "help")]
    shared = catalogue_of(language, "help")
    return [name for name in dict.fromkeys(needed) if not words.has(name) and not shared.has(name)]


def missing_labels(game: AnyGame, language: Language) -> list[str]:
    """The pieces without a label in a language, of those that have one in some language."""
    if not (words_of_game(game.name, language) / "labels.csv").is_file():
        return []
    spoken = languages_of(game.name)
    labels = {each: piece_labels(each, game.name, game.pieces) for each in spoken}
    labelled = set[str]().union(*labels.values())
    return [each for each in game.pieces if each in labelled and each not in labels[language]]


def rules_problem(game: AnyGame, language: Language) -> str:
    """What is wrong with the rules to read; empty if nothing is, or if there are none."""
    try:
        Rulebook.read(game.name, language)
    except MissingRulesError:
        return ""
    except DamagedRulesError as error:
        return f"section {error.section}"
    return ""


def lesson_problem(game: AnyGame, language: Language) -> str:
    """What is wrong with the lesson; empty if nothing is, or if there is none."""
    file = of_game(game.name) / "lesson.json"
    if not file.is_file():
        return ""
    try:
        return next(lesson_problems(game, language, json.loads(file.read_text("utf-8"))), "")
    except (ValueError, KeyError, TypeError, PositionError) as error:
        return f"{type(error).__name__}: {error}"


def lesson_problems(
    game: AnyGame, language: Language, lesson: Mapping[str, Value]
) -> Iterator[str]:
    """Play a lesson through, and yield the moves that are refused and the words that lack."""
    _, state = position.read({game.name: game}, json.dumps(lesson["position"]))
    table: AnyTable = Table(game, state)
    needed = ["begins", "ends"]
    for step in lesson["steps"]:
        needed += [f"step-{step['name']}", f"step-{step['name']}-why"]
        for text in [*step.get("moves", ()), *step.get("then", ())]:
            play_forced(table)
            try:
                table.play(Move.read(text, table.pending, table.standing()))
            except (ValueError, IllegalMove) as error:
                yield f"{step['name']}: {text}: {error}"
                return
    files = word_files(language, f"{game.name}/tutorial")
    there = {name for file in files for name in sources(file.read_text("utf-8"))}
    yield from (name for name in needed if files and name not in there)


def play_forced(table: AnyTable) -> None:
    """Give the answers that have no choice, which a lesson leaves out."""
    while forced := [(each, word) for each in table.waiting() if (word := only_answer(each))]:
        decision, word = forced[0]
        table.play(Move(decision.seat, decision.kind, word))
