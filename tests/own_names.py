"""What one game brings of its own, and where the common rooms name it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from accessible_games.games import GAMES
from accessible_games.match.commands.own_topics import entries
from accessible_games.match.cursor import STEPS
from accessible_games.resources import of_game
from accessible_games.speech.brought import brought
from accessible_games.speech.catalogues import catalogue_of
from tests.imports import Nodes, nodes_of

ROOT = Path(__file__).resolve().parent.parent
SPEAKING = ("core", "games", "players", "speech", "match", "frontends/display", "server/page")
"""The rooms that know kinds of options: elsewhere such words mean other things, as in "git run"."""
ANYTHING = {"run", "block", "hidden", "top", "laid"}
"""Words that mean something in any program, such as a block of text or a method that runs."""


def own_names(game: str) -> set[str]:
    """Return the names of a game's kinds of options and of fields, and of what belongs to them."""
    kinds = brought(game, "KINDS")
    classes = {kind.__name__ for kind in kinds} | {type(kind).__name__ for kind in kinds.values()}
    folder = of_game(game)
    files = [*folder.glob("speech/**/*.py"), *folder.glob("options.py")]
    defined = {name for file in files for name in classes_of(nodes_of(file.read_text("utf-8")))}
    marks = {*brought(game, "FIELDS"), *brought(game, "FUNCTIONS"), *brought(game, "UNSEEN")}
    return (classes | defined | marks) - ANYTHING


def asked_for(game: str) -> set[str]:
    """Return what only this game is asked for: its commands, and the concepts of its questions."""
    commands = {entry.name for entry in entries(GAMES[game])} - {*STEPS, "look"}
    words, common = catalogue_of("en", game), catalogue_of("en")
    concepts = {*words.beginning("asks-")} - {*common.beginning("asks-"), "things"}
    return commands | concepts


def classes_of(nodes: Nodes) -> Iterator[str]:
    """Yield the names of the classes in a file."""
    yield from (node.name for node in nodes if isinstance(node, ast.ClassDef))


def names_in(nodes: Nodes) -> Iterator[str]:
    """Yield each name and each whole text in a file."""
    for node in nodes:
        if isinstance(node, ast.Name | ast.ClassDef | ast.alias):
            yield node.id if isinstance(node, ast.Name) else node.name
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def spoken_names(path: Path) -> set[str]:
    """Return each word of a text in a file, but for what explains it to readers."""
    nodes = nodes_of(path.read_text("utf-8"))
    explaining = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    texts = (
        node.value
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
        if id(node) not in explaining
    )
    return {word for text in texts for word in text.split()}


BY_GAME = "real_table"
"""The room with a score sheet for each of several printed games, ours among them, by its name."""


def common_files(rooms: str | tuple[str, ...] = "") -> Iterator[Path]:
    """Yield the files of the program, or of some rooms, that belong to no single game."""
    package = ROOT / "accessible_games"
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package)
        of_a_game = place.parts[0] == "games" and len(place.parts) > 2
        of_a_game |= place.parts[0] == BY_GAME or "a_game" in place.parts
        if place.as_posix().startswith(rooms) and not of_a_game:
            yield path
