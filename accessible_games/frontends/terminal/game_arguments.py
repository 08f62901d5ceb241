"""The game that the command line asks for, checked; what is missing will be asked."""

from collections.abc import Iterable, Sequence
from dataclasses import field, replace
from pathlib import Path

from accessible_games.core import position
from accessible_games.core.files import read_file
from accessible_games.core.frozen import Frozen
from accessible_games.core.position import PositionError
from accessible_games.core.record import UNDO
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.games import GAMES
from accessible_games.match.settings import CHOICES, Settings
from accessible_games.match.table_options import options_of, whole_number
from accessible_games.players import LEVELS, TEMPERS, levels_of, parts, tempers_of
from accessible_games.speech.normalize import fold, meant

SSH_PORT = 4022
"""The server's port for SSH if no other is given."""
LAST_PORT = 65534


class Wishes(Frozen):
    """What was given on the command line; None will be asked."""

    game: str | None = None
    seats: int | None = None
    people: list[str] | None = None
    bots: list[str] | None = None
    temper: str | None = None
    seed: int | None = None
    position: str | None = None
    """A position as JSON in one line, which sets its game, its seats and its options."""
    options: dict[str, str] = field(default_factory=dict)


def named_game(words: Sequence[str], known: Iterable[str] = GAMES) -> str:
    """Return the game that words name. Raises `UsageError` if they do not name exactly one."""
    game, rest = game_in(words, known)
    if rest:
        raise UsageError("one-game", words=" ".join(words))
    return game


def game_in(words: Sequence[str], known: Iterable[str] = GAMES) -> tuple[str, Sequence[str]]:
    """Return the longest beginning of words that names a game, and the words after it."""
    choices = ", ".join(known)
    if not words:
        raise UsageError("which-game", choices=choices)
    for count in range(len(words), 0, -1):
        found = meant(fold(" ".join(words[:count])), {fold(game): game for game in known})
        if len(found) == 1:
            return found[0], words[count:]
    raise UsageError("unknown-game", word=words[0], choices=choices)


def wishes(arguments: Arguments) -> Wishes:
    """Return the wishes on the command line. Raises `UsageError` if they cannot be met."""
    game = named_game(arguments.words) if arguments.words else None
    wished = Wishes(
        game=game,
        seats=number(arguments.seats, "--seats"),
        people=arguments.people.split(",") if arguments.people is not None else None,
        bots=arguments.bots.split(",") if arguments.bots is not None else None,
        temper=arguments.temper,
        seed=number(arguments.seed, "--seed"),
        options=dict(option(text, arguments, game) for text in arguments.option),
    )
    if arguments.position is not None:
        wished = from_position(wished, Path(arguments.position))
    known = levels_of(wished.game) if wished.game else LEVELS
    check_players(wished.bots or [], known, wished.game)
    if wished.temper is not None and wished.temper not in CHOICES["temper"]:
        tempers = ", ".join(CHOICES["temper"])
        raise UsageError("unknown-temper", word=wished.temper, choices=tempers)
    return wished


def check_players(given: Sequence[str], known: Sequence[str], game: str | None = None) -> None:
    """Raise `UsageError` for the first player with an unknown temperament or level."""
    for player in given:
        temper, level = parts(player)
        if level not in known:
            raise UsageError("unknown-level", word=level or player, choices=", ".join(known))
        if temper not in TEMPERS:
            raise UsageError("unknown-temper", word=temper or player, choices=", ".join(TEMPERS))
        if level == "random" and temper != TEMPERS[0]:
            raise UsageError("random-temper", word=player)
        if game is not None and temper not in tempers_of(game, level):
            raise UsageError("level-without-temper", word=player, name=level)


def usual_level(settings: Settings, game: str) -> str:
    """Return the level of the settings, or the strongest one of a game that lacks it."""
    known = levels_of(game)
    return settings.level if settings.level in known else known[-1]


def from_position(wished: Wishes, file: Path) -> Wishes:
    """The same for a table that begins with the position in a file.

    Raises `PositionError` if it is wrong, `OSError` if the file cannot be read.
    """
    try:
        game, state = position.read(GAMES, read_file(file).decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise PositionError((), "not-json", 1) from error
    line = position.line(game, state)
    own = {name: chosen for name, chosen in wished.options.items() if name in UNDO}
    return replace(wished, position=line, game=game.name, seats=state.seats, options=own)


def number(text: str | None, name: str) -> int | None:
    """Return a number given to an option. Raises `UsageError` for anything else."""
    if text is None:
        return None
    found = whole_number(text)
    if found is None:
        raise UsageError("option-needs-number", option=name, word=text)
    return found


def port(text: str | None, option: str) -> int | None:
    """Return a port given to an option. Raises `UsageError` for anything else."""
    found = number(text, option)
    if found is not None and found not in range(1, LAST_PORT + 1):
        raise UsageError("not-between", word=found, low=1, high=LAST_PORT)
    return found


def option(text: str, arguments: Arguments, game: str | None) -> tuple[str, str]:
    """Return a table's option and its choice: "expert=yes", or "expert" for the last choice.

    Raises `UsageError` for an unknown one. The options for taking back turns belong to `play` only.
    """
    known: dict[str, Sequence[str]] = {}
    for each in [GAMES[game]] if game else GAMES.values():
        known |= options_of(each) if arguments.command == "play" else each.options
    name, _, chosen = text.partition("=")
    if name not in known:
        raise UsageError("unknown-option", word=name, choices=", ".join(known))
    if (chosen or known[name][-1]) not in known[name]:
        raise UsageError("unknown-choice", word=chosen, choices=", ".join(known[name]))
    return name, chosen or known[name][-1]
