"""What each folder of the package may import; `python -m tests.layers` prints their files."""

from pathlib import Path

from accessible_games.resources import OURS
from tests.imports import Nodes, imports, module_name

PACKAGE = "accessible_games"
PLAYERS = {f"games/{game.replace('-', '_')}/players" for game in OURS}
WORDS = {f"games/{game.replace('-', '_')}/speech" for game in OURS}
"""What a game brings to the words of all games."""
BY_API = ("mau_mau",)
"""The games that are written as those of other packages are, against the interface alone."""
SYSTEM = {"system_commands", "system_language", "system_packages"}
LOWER = {"core", "games", "players", "speech", "braille", "resources", "failure", "sounds"}
EVENING = {"real_table", "real_table/export", "real_table/speech/deal_lines"}
"""The evening at a real table, for those who must know that it is one."""
STORAGE = {"server/storage"}
FOLLOWING = STORAGE | {"server/following"}
LOBBY = STORAGE | {"network", "server/lobby"}
ACCOUNTS = LOBBY | {"server/accounts"}
NOTICES = {"push", "server/notices"}
COMMANDS = ACCOUNTS | NOTICES | {"server/commands"}
CONNECTION = COMMANDS | {"server/connection"}
SERVER = CONNECTION | FOLLOWING | {"server/telnet", "server/ssh", "server/page", "server"}
DEVICES = {"frontends/display", "frontends/terminal"}
TABLE = {"match", "match/room", "match/commands"}
ALL = LOWER | {"contest", "tactile", "store"} | TABLE | DEVICES
BELOW = {
    "__init__": set[str](),
    "setup": {"setup", "system_commands", "system_packages"},
    "resources": set[str](),
    **{name: set[str]() for name in SYSTEM},
    "failure": {"system_language"},
    "core": {"core"},
    "sounds": {"core", "sounds"},
    "sounds/__main__": {"core", "sounds", "store"},
    "api": {"core", "players"},
    "api_speech": {"speech"},
    "games": {"core", "games", "resources", "failure", "api"},
    "players": {"core", "games", "resources", "players"},
    **{room: {"core", "games", "players", room} for room in PLAYERS},
    **{room: {"core", "games", "api_speech", room} for room in WORDS},
    "real_table": {"core"}
    | {f"real_table{room}" for room in ("", "/scoring", "/notebook", "/looking")},
    "real_table/notebook": {"core", "games", "real_table", "real_table/notebook"},
    "real_table/speech": {"core", "games", "speech", "braille", "tools/presets"}
    | {f"real_table{room}" for room in ("", "/speech", "/scoring", "/notebook", "/looking")}
    | {"real_table/speech/deal_lines"},
    "real_table/export": {"speech", "real_table", "real_table/scoring"},
    "real_table/speech/deal_lines": {"core", "speech", "real_table", "real_table/looking"},
    **{
        f"games/{game}{part}": {"api", f"games/{game}", f"games/{game}/players"}
        for game in BY_API
        for part in ("", "/players")
    },
    **{f"games/{game}/speech": {"api", "api_speech", f"games/{game}"} for game in BY_API},
    "contest": {"core", "games", "players", "contest"},
    "league": {"core", "league"},
    "league/sheet": {"core", "speech", "league", "real_table/export"},
    "speech": {"core", "games", "resources", "failure", "speech"} | SYSTEM - {"system_language"},
    "braille": {"core", "games", "resources", "braille"},
    "tactile": {"core", "games", "resources", "braille", "tactile"},
    "match": LOWER | {"match"},
    "match/commands": LOWER | {"match", "match/commands"},
    "match/room": LOWER | TABLE,
    "store": LOWER | {"system_language", "match", "store"},
    "frontends": set[str](),
    "frontends/script": LOWER | TABLE,
    "frontends/display": LOWER | TABLE | {"frontends/display"},
    "frontends/terminal": ALL,
    "network": {"core", "network"},
    "web": {"core", "speech", "network", "web"},
    "real_table/scoring": {"core", "games", "resources", "speech", "braille"}
    | {"real_table/scoring"},
    "real_table/looking": LOWER - {"players"} | {"tools/presets", "real_table/looking"},
    "label_page": {"store", "tactile", "tools/presets", "network", "web", "label_page"}
    | {"real_table/looking"}
    | LOWER,
    "server/connection/frames": {"core"},
    "server/lobby": LOWER | TABLE | {"contest", "store", "league"} | LOBBY,
    "server/storage": LOWER | TABLE | {"contest", "store"} | STORAGE,
    "push": {"core", "store", "push"},
    "server/notices": LOWER | TABLE | LOBBY | NOTICES,
    "server/following": LOWER | TABLE | {"contest", "store"} | FOLLOWING,
    "server/accounts": LOWER | TABLE | {"store"} | ACCOUNTS,
    "server/commands": LOWER | TABLE | {"league", "league/sheet"} | COMMANDS,
    "server/connection": LOWER
    | TABLE
    | {"store", "frontends/display", "server/connection/frames"}
    | CONNECTION,
    "server/telnet": LOWER | TABLE | CONNECTION | {"server/telnet"},
    "server/ssh": LOWER
    | TABLE
    | {"store", "server/connection/frames", "server/ssh"}
    | DEVICES
    | FOLLOWING
    | CONNECTION,
    "server/page": LOWER
    | TABLE
    | {"store", "web", "label_page", "server/connection/frames", "server/page", "league/sheet"}
    | {"real_table/looking"}
    | CONNECTION,
    "server/evenings": LOWER | TABLE | EVENING | {"real_table/looking"} | COMMANDS,
    "server": LOWER
    | TABLE
    | {"contest", "store", "network", "web", "real_table/looking"}
    | {"server/evenings"}
    | SERVER,
    "testing": LOWER | TABLE | {"store", "frontends/script", "testing"},
    "testing/a_game": {"api", "testing/a_game"},
    "client": ALL | {"server/connection/frames", "client"},
    "tools": ALL | {"tools", "tools/presets", "real_table/looking"},
    "tools/presets": LOWER,
    "app": ALL
    | EVENING
    | SERVER
    | {"network", "web", "label_page", "real_table/looking", "league", "league/sheet"}
    | {"server/connection/frames", "client", "tools", "app", "testing"},
    "__main__": ALL | {"app"},
}
"""Which folders each folder may import; a file with a row of its own is named."""
ONLY_PLACES = {
    "prompt_toolkit": ["frontends/terminal/editing"],
    "charset_normalizer": ["braille/decoding.py"],
    "louis": ["braille/liblouis.py"],
    "brlapi": ["frontends/display/device.py"],
    "speechd": ["frontends/terminal/voice.py"],
    "reportlab": ["tactile/pdf.py"],
    "segno": ["tactile/qr.py"],
    "distributed": ["contest/cluster.py"],
    "openskill": ["league/rating.py"],
    "argon2": ["server/accounts/passwords.py"],
    "asyncssh": ["server/ssh", "client/link.py"],
    "starlette": ["web", "label_page", "server/page"],
    "cryptography": ["push"],
    "uvicorn": ["web/listening.py", "server/page/connections.py"],
}
"""The files and folders that may import a costly library."""


def upward_imports(nodes: Nodes, path: Path) -> list[str]:
    """Return the modules of this project that a file in its folder must not import."""
    allowed = BELOW[room_of(module_name(path))] | {"__version__"}
    names = imports(nodes, ".".join(path.parent.parts))
    return [name for name in names if name.startswith(PACKAGE) and room_of(name) not in allowed]


def room_of(name: str) -> str:
    """Return the folder of a dotted name that has a row here; a file's own row comes first."""
    parts = name.split(".")[1:]
    rooms = ("/".join(parts[:depth]) for depth in range(len(parts), 0, -1))
    return next((room for room in rooms if room in BELOW), "".join(parts[:1]) or "__init__")
