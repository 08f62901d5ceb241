"""The doctor for the store of a server: tells what is damaged, and lets the rest go on."""

from pathlib import Path

from accessible_games.frontends.terminal.program import Program
from accessible_games.server.storage import repair
from accessible_games.server.storage.data_files import STORE
from accessible_games.server.storage.store import StoreError


def server_doctor(program: Program) -> int:
    """Say and mend what is damaged in a server's folder; return 1 if anything new was found."""
    file = Path(program.context.arguments.server or "") / STORE
    if not file.is_file():
        program.complain("serve-no-store", file=str(file))
        return 1
    try:
        new, known = repair.mended(file)
    except StoreError as trouble:
        program.complain(f"serve-{trouble.problem}", file=trouble.file, problem=trouble.found)
        return 1
    for each in new or known:
        program.say(f"serve-left-out-{each.kind}", name=each.name)
    program.say("serve-mended" if new else "serve-sound", file=str(file), count=len(known))
    return 1 if new else 0
