"""Nothing in the program is unused, except what the tests, the words or a library use."""

import re
import sys
from pathlib import Path

from tests.running import ROOT, run

USED = {
    # by name, in players/__init__.py
    *("OCCASIONS", "MEASURE", "PROOFS", "COMPLETING", "risks"),
    # by tests: of games, of what is spoken
    *("every_guard", "turn_only"),
    # by name, in speech/brought.py
    *("FIELDS", "FUNCTIONS", "UNSEEN"),
    # by the tests: what docs/server.md prints
    *("ACTS", "never"),
    # by prompt_toolkit: methods that it calls, and fields that it reads
    *("preferred_height", "max_available_height", "write_to_screen"),
    *("before_key_press", "ttimeoutlen", "timeoutlen"),
    # by asyncssh: what it asks and tells of a connection, and with what
    *("begin_auth", "session_requested", "session_started", "data_received"),
    *("exec_requested", "shell_requested", "subsystem_requested", "pty_requested"),
    *("terminal_size_changed", "term_type", "size_and_modes", "datatype"),
    *("public_key_auth_supported", "validate_public_key"),
    *("password_auth_supported", "validate_password"),
    *("validate_host_public_key", "addr", "password_auth_requested"),
    # by asyncio: how a connection is read and written, and a task that ends when unreferenced
    *("get_buffer", "buffer_updated", "sizehint", "pause_writing", "resume_writing"),
    # by expat, which calls the handlers with what it has found, and by sqlite3
    *("StartDoctypeDeclHandler", "StartElementHandler", "declaration", "text_factory"),
    # by uvicorn
    *("capture_signals", "main_loop", "app_state"),
    # by their places: facts that weights count one by one
    *("oneself", "no_way", "next_unable", "later_claims", "narrow"),
    # by zipfile, for each part of an archive
    "create_system",
    # by Python, for each class of events
}
"""Names that are used only from outside."""
ARGUMENTS = {
    name.replace("-", "_")
    for path in ROOT.glob("accessible_games/**/*.ftl")
    for name in re.findall(r"\$([\w-]+)", path.read_text("utf-8"))
}
"""Names in the words of events: each is a field of an event."""
FOUND = re.compile(r"unused \w+ '(\w+)'")


def unused(folder: Path) -> set[str]:
    """Return the names in a folder that vulture finds unused. Guards are known by their list."""
    chosen = ("--min-confidence", "60", "--ignore-decorators", "@guard,@*.guard,@records")
    done = run([sys.executable, "-m", "vulture", str(folder), *chosen], cwd=ROOT)
    assert done.returncode in (0, 3), done.stderr
    return {*FOUND.findall(done.stdout)}


def test_nothing_is_unused() -> None:
    """Fields of events are used by the words; everything else unused is on one short list."""
    assert unused(ROOT / "accessible_games") - ARGUMENTS == USED


def test_what_is_unused_is_found(tmp_path: Path) -> None:
    """An unused function, method and field are found."""
    (tmp_path / "dead.py").write_text(
        "class One:\n    def ends(self):\n        self.kept = 1\n\ndef dead():\n    return One()\n"
    )
    assert unused(tmp_path) == {"ends", "kept", "dead"}
