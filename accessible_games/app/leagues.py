"""The leagues of a server from the command line, whether it runs or not: it is only read."""

from collections.abc import Mapping
from pathlib import Path

from accessible_games.frontends.terminal.arguments import UsageError
from accessible_games.frontends.terminal.program import Program
from accessible_games.league.documents import from_text
from accessible_games.league.league import League
from accessible_games.league.sheet import as_csv
from accessible_games.server.commands.league_telling import in_list, standings_told
from accessible_games.server.lobby.leagues import LEAGUE
from accessible_games.server.storage.backup import read_only
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.reading import NOT_READ, documents_in, has_documents
from accessible_games.speech.normalize import fold, meant
from accessible_games.tools.overlaying import write


def league_command(program: Program) -> int:
    """Tell the leagues of a server, or the standings of one, or write them into a file.

    Returns the exit status. Raises `StoreError` without a store, `OSError` if a file cannot be
    read or written, and `UsageError` if no league or several are meant.
    """
    arguments, narrator = program.context.arguments, program.context.narrator
    leagues, name = leagues_in(program.context.data / STORE), " ".join(arguments.words[1:])
    if not name:
        if not leagues:
            program.say("serve-league-none")
        for each in leagues.values():
            program.screen.say(in_list(narrator, each))
        return 0
    found = [*dict.fromkeys(meant(fold(name), {key: key for key in leagues}))]
    if len(found) != 1:
        choices = ", ".join(each.name for each in leagues.values())
        raise UsageError("serve-league-unknown", word=name, choices=choices or "none")
    league = leagues[found[0]]
    if arguments.out is None:
        program.screen.say(standings_told(narrator, league))
        return 0
    file = f"{'-'.join(found[0].split())}.csv"
    sheet = {file: as_csv(league, narrator.catalogue).encode()}
    write(Path(arguments.out), sheet, arguments.force)
    program.say("overlay-written", folder=arguments.out)
    program.screen.say([file])
    return 0


def leagues_in(store: Path) -> Mapping[str, League]:
    """Return the leagues in a store by their folded names, without those that cannot be read.

    Raises `StoreError` if there is no store, `OSError` if it cannot be read.
    """
    with read_only(store) as source:
        texts = documents_in(source) if has_documents(source) else {}
    found = {}
    for (kind, key), text in texts.items():
        try:
            if kind == LEAGUE:
                found[key] = from_text(text)
        except NOT_READ:
            continue  # the server keeps it aside
    return found
