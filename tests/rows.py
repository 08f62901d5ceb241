"""What each folder of the package may import, and each file inside a folder."""

from pathlib import Path

from tests.imports import Nodes, imports, module_name

PACKAGE = "accessible_games"
LOWER = {"core", "games", "bots", "speech", "braille", "resources", "failure"}
SERVER = {"server", "server/frames", "server/ssh", "server/page"}
DEVICES = {"frontends/display", "frontends/terminal"}
TABLE = {"match", "match/room", "match/commands"}
ALL = LOWER | {"contest", "tactile", "store"} | TABLE | DEVICES
BELOW = {
    "__init__": set[str](),
    "setup": {"setup"},
    "resources": set[str](),
    "failure": set[str](),
    "core": {"core"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "contest": {"core", "games", "bots", "contest"},
    "speech": {"core", "games", "resources", "failure", "speech"},
    "braille": {"core", "games", "resources", "braille"},
    "tactile": {"core", "games", "resources", "braille", "tactile"},
    "match": LOWER | {"match"},
    "match/commands": LOWER | {"match", "match/commands"},
    "match/room": LOWER | TABLE,
    "store": LOWER | {"match", "store"},
    "frontends": set[str](),
    "frontends/script": LOWER | TABLE,
    "frontends/display": LOWER | TABLE | {"frontends/display"},
    "frontends/terminal": ALL,
    "server/frames": {"core"},
    "server": LOWER | TABLE | {"contest", "store", "frontends/display"} | SERVER,
    "server/ssh": LOWER | TABLE | {"store"} | DEVICES | SERVER,
    "server/page": LOWER | TABLE | {"store", "tactile", "tools/presets"} | SERVER,
    "client": ALL | {"server/frames", "client"},
    "tools": ALL | {"tools", "tools/presets"},
    "tools/presets": LOWER,
    "app": ALL | SERVER | {"client", "tools", "app"},
    "__main__": ALL | {"app"},
}
"""Which folders each folder may import; a file that is named has its own row."""
ORDER = {
    "match": (
        *(
            "hearing",
            "setting_kinds",
            "settings",
            "history",
            "remarks",
            "match",
            "rule_lines",
            "cells",
            "person",
            "cursor",
            "tempers",
            "choosing",
            "table_questions",
            "felt",
            "dispatch",
        ),
        "room",
    ),
    "match/commands": (
        *("entry", "hinting", "options", "rereading", "setting", "topics"),
        *("help_texts", "own_topics", "undoing", "command_table"),
    ),
    "store": (
        "folders",
        "owned",
        "whole",
        "settings_file",
        "library",
        "tally",
        "dailies",
        "puzzle_progress",
    ),
    "frontends/display": (*("device", "cells", "tables", "rows", "state", "navigator", "doing"),),
    "frontends/terminal": (
        *("spelling", "flow", "screen", "keyboard", "terminal", "waiting", "screen_line"),
        *("plain_keyboard", "keyboards", "bell", "pace", "voice", "leaving", "asking"),
        *("arguments", "wishes", "complaints", "context", "keeping", "console", "touch"),
        *("keyboard_commands", "explaining", "program", "handover", "thinking", "session"),
    ),
    "frontends/terminal/editing": ("keys", "raw_terminal", "quiet"),
    "server": (
        *("store", "database", "passwords", "lines", "signals", "thinking", "house_settings"),
        *("visitor", "register", "votes", "playing", "plan", "drafts", "setting_up"),
        *("table_commands", "table", "places", "house", "arrows", "plain_words", "around"),
        *("seating", "talking", "friends", "order", "own_keys", "house_commands", "returning"),
        *("threshold",),
        *(
            "bans",
            "porch",
            "crowd",
            "doorway",
            "open_files",
            "telnet_news",
            "telnet_line",
            "telnet_protocol",
            "gmcp",
        ),
        *("telnet", "frames", "feeling", "serving"),
    ),
    "server/ssh": (
        *("keys", "keystrokes", "plain_lines", "dumb_line", "editor", "session", "door"),
        *("frame_door", "doors"),
    ),
    "server/page": (
        *("markup", "guards", "layout", "door", "sessions", "coming_in"),
        *(
            "offers",
            "answers",
            "offering",
            "sockets",
            "live",
            "play",
            "plain",
            *("labels_fields", "labels_process", "labels_form", "labels"),
            "app",
            "connections",
            "listening",
        ),
    ),
    "client": (
        *("mailbox", "known_servers", "letters", "conversation", "link", "hearing"),
        *("lending", "own_commands", "visit"),
    ),
    "tools": (
        *("finding", "neighbours", "doctor", "report", "presets", "labelling"),
        *("overlay_options", "overlay_key", "overlaying", "simulate"),
        *("tournaments", "statistics"),
    ),
    "app": (
        *(
            "retelling",
            "serve_command",
            "settings_command",
            "join_command",
            "shelf",
            "usual",
            "opening",
            "tutorial",
            "daily_session",
            "start_game",
        ),
        *("daily", "puzzles", "puzzling", "puzzle", "reviewing", "command_line", "bounded"),
    ),
}
"""The files of a folder, each of which may import those before it."""
ONLY_PLACES = {
    "prompt_toolkit": ["frontends/terminal/editing"],
    "louis": ["braille/liblouis.py"],
    "brlapi": ["frontends/display/device.py"],
    "speechd": ["frontends/terminal/voice.py"],
    "reportlab": ["tactile/pdf.py"],
    "segno": ["tactile/qr.py"],
    "distributed": ["contest/cluster.py"],
    "argon2": ["server/passwords.py"],
    "asyncssh": ["server/ssh", "client/link.py"],
    "starlette": ["server/page"],
    "uvicorn": ["server/page/listening.py", "server/page/connections.py"],
}
"""The files and folders that know a dear library."""


def upward_imports(nodes: Nodes, path: Path) -> list[str]:
    """Return the modules of this house which a file in its room must not import."""
    allowed = BELOW[room_of(module_name(path))] | {"__version__"}
    names = imports(nodes, ".".join(path.parent.parts))
    return [name for name in names if name.startswith(PACKAGE) and room_of(name) not in allowed]


def room_of(name: str) -> str:
    """Return the folder of a dotted name that has a row here; that of the file before all."""
    parts = name.split(".")[1:]
    longer = "/".join(parts[:2])
    return longer if longer in BELOW else "".join(parts[:1]) or "__init__"


def later_imports(nodes: Nodes, path: Path) -> list[str]:
    """Return the modules of its own folder which a file imports although they come behind it."""
    folder = path.parent.relative_to(PACKAGE).as_posix()
    before = ORDER[folder][: ORDER[folder].index(path.stem)]
    own = f"{PACKAGE}.{folder.replace('/', '.')}."
    names = imports(nodes, ".".join(path.parent.parts))
    inside = [name.removeprefix(own).split(".")[0] for name in names if name.startswith(own)]
    return [name for name in inside if name in ORDER[folder] and name not in before]
