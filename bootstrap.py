"""Sets everything up in this folder, then starts what was asked for.

    python3 bootstrap.py play [...]     set up, then play; any other word goes to the program too
    python3 bootstrap.py test [...]     set up, then run all tests, or the fast ones (--fast)

Standard library only.  Python 3.6 must be able to read this file, to say what is needed instead.
"""

import errno
import os
import sys
import time
import zlib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import IO

SENTENCES = {
    "en": {
        "old python": "Python 3.11 or newer is needed, this is {version}. Start with a newer one.",
        "setting up": "Setting up, this takes a minute the first time.",
        "waiting": "Another start is setting up just now, waiting for it to finish.",
        "apt": "Installing {packages} with apt-get.",
        "without": "Going on without {packages}, needed for braille grades and for tests only. "
        "To add it: sudo apt install {packages}. On Arch and macOS it is called liblouis.",
        "venv": "Python's venv is missing. Type: sudo apt install python3-venv. Then start again.",
        "network": "What is needed could not be fetched. Check the network and start again.",
        "not writable": "{path} cannot be written. Move the project to a folder of your own.",
        "in the way": "{path} is not a folder. Move it away and start again.",
        "disk full": "The disk is full. Make room for about 200 megabytes and start again.",
        "interrupted": "Interrupted. Nothing is lost, the next start repairs what is missing.",
        "failed": "Setting up failed: {reason}. Delete the folder {path} and start again.",
    },
    "de": {
        "old python": "Gebraucht wird Python 3.11 oder neuer, dies ist {version}. Nimm ein neues.",
        "setting up": "Ich richte alles ein, das dauert beim ersten Mal eine Minute.",
        "waiting": "Ein anderer Start richtet gerade alles ein, ich warte, bis er fertig ist.",
        "apt": "Ich installiere {packages} mit apt-get.",
        "without": "Es geht ohne {packages} weiter, nötig nur für Kurzschrift und für Tests. "
        "Abhilfe: sudo apt install {packages}. Bei Arch und macOS heißt es liblouis.",
        "venv": "Pythons venv fehlt. Tippe: sudo apt install python3-venv. Dann starte wieder.",
        "network": "Nötiges ließ sich nicht holen. Prüfe das Netz und starte noch einmal.",
        "not writable": "{path} ist nicht beschreibbar. Lege das Projekt in einen eigenen Ordner.",
        "in the way": "{path} ist kein Ordner. Räume es aus dem Weg und starte noch einmal.",
        "disk full": "Die Festplatte ist voll. Mach etwa 200 Megabyte frei und starte noch einmal.",
        "interrupted": "Abgebrochen. Nichts ist verloren, der nächste Start ergänzt, was fehlt.",
        "failed": "Das Einrichten misslang: {reason}. Lösche {path} und starte noch einmal.",
    },
    "fr": {
        "old python": "Il faut Python 3.11 ou plus récent, voici {version}. Prends-en un autre.",
        "setting up": "Installation en cours, la première fois cela prend une minute.",
        "waiting": "Un autre démarrage installe tout en ce moment, j'attends qu'il ait fini.",
        "apt": "Installation de {packages} avec apt-get.",
        "without": "On continue sans {packages}, utile au braille abrégé et aux tests seulement. "
        "Pour l'ajouter : sudo apt install {packages}. Sous Arch et macOS, c'est liblouis.",
        "venv": "Le module venv manque. Tape : sudo apt install python3-venv. Puis relance.",
        "network": "Le téléchargement a échoué. Vérifie la connexion au réseau et relance.",
        "not writable": "Impossible d'écrire dans {path}. Déplace le projet dans ton dossier.",
        "in the way": "{path} n'est pas un dossier. Déplace-le et relance.",
        "disk full": "Le disque est plein. Libère environ 200 mégaoctets et relance.",
        "interrupted": "Interrompu. Rien n'est perdu, le prochain démarrage réparera tout.",
        "failed": "L'installation a échoué : {reason}. Supprime le dossier {path} et relance.",
    },
}


def language() -> str:
    """Return the user's language, as the environment names it, else English."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wish = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return next((word[:2] for word in wish.split(":") if word[:2] in SENTENCES), "en")


def say(key: str, **details: str) -> None:
    print(SENTENCES[language()][key].format(**details), file=sys.stderr, flush=True)


if sys.version_info < (3, 11):  # noqa: UP036 - an older Python is just what is looked for here
    say("old python", version="{}.{}".format(*sys.version_info))
    sys.exit(1)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
LOCK = ROOT / ".venv.lock"
STAMP = VENV / "set-up"
ASKED = VENV / "asked-of-apt"

SYSTEM_PACKAGES = (  # where operating systems keep what they bring themselves
    "/usr/lib/python3/dist-packages",
    "/usr/lib*/python3*/site-packages",
    "/usr/local/lib/python3*/*-packages",
    "/opt/homebrew/lib/python3*/site-packages",
)
# Modules that only systems have: a file, whose name may tell for which Python, and a sign in it.
MODULES = {
    "louis": ("louis/__init__.py", b"lou_translateString"),
    "speechd": ("speechd/__init__.py", b"Brailcom"),
    "brlapi": (f"brlapi{EXTENSION_SUFFIXES[0]}", b"brlapi_enterTtyMode"),
}
READER = {"liblouis-bin": "lou_checkyaml", "poppler-utils": "pdftoppm"}
READER |= {name: name for name in ("yasr", "brltty", "speech-dispatcher")}
SIGNS = {  # what an installer says when it fails, and what that means
    "No space left": "disk full",
    "Permission denied": "not writable",
    "Read-only file system": "not writable",
    "ensurepip": "venv",
    "No module named venv": "venv",
    "Could not find a version": "network",
    "onnection": "network",
    "timed out": "network",
}


class Trouble(Exception):
    """Why setting up cannot go on: the key of a sentence, and what it names."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key)
        self.key = key
        self.details = details


def place() -> str:
    """Where the environment lies and which Python it runs: when either moves, it is made anew."""
    return ascii(f"{ROOT} {PYTHON.resolve()}")


def contents() -> str:
    """What the environment was made from: when it changes, pip is called again."""
    return str(zlib.crc32((ROOT / "pyproject.toml").read_bytes() + Path(__file__).read_bytes()))


def stamp() -> list[str]:
    """Return what the last finished set-up noted: place, contents, extra; or nothing at all."""
    return STAMP.read_text("utf-8").splitlines() if STAMP.exists() else []


def is_sound() -> bool:
    """Whether .venv was set up here, and it and the Python it was made from are still whole."""
    if not PYTHON.exists() or stamp()[:1] != [place()]:
        return False
    try:
        config = (VENV / "pyvenv.cfg").read_text("utf-8")
        home = config.partition("home = ")[2].partition("\n")[0]
        return Path(home).is_dir() and site_packages().is_dir()
    except (OSError, StopIteration):  # a piece was deleted by hand
        return False


def is_installed(extra: str) -> bool:
    return is_sound() and stamp()[1:] in ([contents(), extra], [contents(), "test"])


def install(extra: str) -> None:
    """Make the environment, or bring it up to date; the stamp is written when all is done."""
    say("setting up")
    before = STAMP.read_bytes() if is_sound() else None
    if before is None:
        make_environment()
    STAMP.unlink(missing_ok=True)
    try:
        call_pip(extra)
    except Trouble as trouble:
        # pip fetches everything before it changes anything, so what was there still works.
        if before and trouble.key == "network":
            STAMP.write_bytes(before)
        raise
    STAMP.write_text(f"{place()}\n{contents()}\n{extra}\n", "utf-8")


def make_environment() -> None:
    if VENV.exists() and not VENV.is_dir():
        raise Trouble("in the way", path=str(VENV))
    remove(VENV)
    # sys.executable alone may be the very environment that has just been removed.
    python = getattr(sys, "_base_executable", sys.executable)
    must_run([python, "-m", "venv", str(VENV)])


def call_pip(extra: str) -> None:
    options = ["--quiet", "--no-input", "--disable-pip-version-check", "--retries", "2"]
    target = ".[test]" if extra == "test" else ".[print]"
    must_run([str(PYTHON), "-m", "pip", "install", *options, "--editable", target])
    # Python reads this file in the locale's encoding, which may lack letters of the folder's name.
    (site_packages() / "_accessible_games.pth").write_text(os.path.relpath(ROOT, site_packages()))


def run(command: list[str], seconds: int | None = None) -> tuple[int, str]:
    """Run a command without a word on the screen; return its exit status and what it said."""
    import subprocess

    done = subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "PIP_USER": "0"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=seconds,
    )
    return done.returncode, done.stdout


def must_run(command: list[str]) -> None:
    """Run an installer; when it fails, raise the trouble which its words point to."""
    import shutil

    status, said = run(command)
    if status:
        full = shutil.disk_usage(ROOT).free < 10_000_000
        key = next((key for sign, key in SIGNS.items() if sign in said), "failed")
        reason = said.strip(" .\n").rpartition("\n")[2] or str(status)
        raise Trouble("disk full" if full else key, path=str(VENV), reason=reason)


def remove(path: Path) -> None:
    import shutil

    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path)
    else:
        path.unlink(missing_ok=True)


def alone() -> IO[str]:
    """Wait until no other start sets up; closing the file, or dying, lets the next one go on."""
    file = LOCK.open("w")
    if not locked(file):
        say("waiting")
        while not locked(file):
            time.sleep(0.2)
    return file


def locked(file: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def system_module(name: str) -> Path | None:
    """Return the system's file of a module; a namesake elsewhere is another thing."""
    file, sign = MODULES[name]
    paths = (path for each in SYSTEM_PACKAGES for path in Path("/").glob(f"{each[1:]}/{file}"))
    return next((path for path in paths if sign in path.read_bytes()), None)


def site_packages() -> Path:
    pattern = "Lib/site-packages" if sys.platform == "win32" else "lib/python3*/site-packages"
    return next(VENV.glob(pattern))


def is_current(name: str) -> bool:
    """Whether .venv has what the system has; a copy keeps the time of the last change."""
    source, copy = system_module(name), site_packages() / MODULES[name][0]
    return source is None or (copy.exists() and copy.stat().st_mtime == source.stat().st_mtime)


def copy_module(name: str) -> None:
    import shutil

    source, target = system_module(name), site_packages()
    if source is None or is_current(name):
        return
    notes = f"[{name[0]}{name[0].upper()}]{name[1:]}-*info"  # what pip lists it by
    module = source.parent if source.parent.name == name else source
    for old in (*target.glob(notes), target / module.name):
        remove(old)
    for new in (*module.parent.glob(notes), module):
        if new.is_dir():
            shutil.copytree(new, target / new.name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(new, target / new.name)


# What only the operating system has; it is asked once, and never a reason to stop


def to_ask_for(extra: str) -> list[str]:
    """Return the system's packages which are missing and were not asked for yet."""
    modules = MODULES if extra == "test" else ["louis"]
    missing = [f"python3-{name}" for name in modules if not system_module(name)]
    if extra == "test":
        missing += [package for package, program in READER.items() if not is_program(program)]
    asked = ASKED.read_text("utf-8").split() if ASKED.exists() else []
    return [package for package in missing if package not in asked]


def ask_system(extra: str) -> None:
    packages = to_ask_for(extra)
    with ASKED.open("a", encoding="utf-8") as file:
        file.writelines(f"{package}\n" for package in packages)
    failed = apt_install(packages)
    if failed:
        say("without", packages=" ".join(failed))


def apt_install(packages: list[str]) -> list[str]:
    """Install one by one, as one may exist where another does not; return what failed."""
    if not packages or not is_program("apt-get"):
        return packages
    say("apt", packages=" ".join(packages))
    rights = administrator()
    if rights is None:
        return packages
    failed = [name for name in packages if not succeeds([*rights, "install", "-y", name])]
    if failed and succeeds([*rights, "update"]):
        failed = [name for name in failed if not succeeds([*rights, "install", "-y", name])]
    return failed


def administrator() -> list[str] | None:
    """Return how to call apt-get with all rights; nobody can be asked where nobody types."""
    apt = ["apt-get", "-q", "-o", "DPkg::Lock::Timeout=60"]
    if sys.platform != "win32" and os.geteuid() == 0:
        return apt
    sudo = ["sudo"] if sys.stdin.isatty() else ["sudo", "-n"]
    return [*sudo, *apt] if succeeds([*sudo, "-v"]) else None


def is_program(name: str) -> bool:
    import shutil

    return shutil.which(name) is not None


def succeeds(command: list[str]) -> bool:
    import subprocess

    try:
        return run(command, seconds=300)[0] == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def set_up(extra: str) -> None:
    """Bring everything that is missing; when nothing is, this costs a few milliseconds."""
    if is_installed(extra) and all(map(is_current, MODULES)) and not to_ask_for(extra):
        return
    with alone():
        if not is_installed(extra):
            install(extra)
        ask_system(extra)
        for name in MODULES:
            copy_module(name)


def command_for(words: list[str]) -> list[str]:
    """Set up what the words need; return the command they stand for. All tests share the cores."""
    if words[0] == "test":
        set_up("test")
        os.chdir(ROOT)
        shared = [] if {*words[1:]} - {"--fast"} else ["-n", "auto", "--dist", "worksteal"]
        return [str(PYTHON), "-m", "pytest", *shared, *words[1:]]
    set_up("play")
    # -P: a file called random.py in the player's folder must not be taken for Python's own.
    return [str(PYTHON), "-P", "-m", "accessible_games", *words]


def start(command: list[str]) -> int:
    if sys.platform != "win32":
        os.execv(command[0], command)
    import signal
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the program's own business
    return subprocess.call(command)


def main(words: list[str]) -> int:
    try:
        command = command_for(words or ["play"])
    except KeyboardInterrupt:
        say("interrupted")
    except Trouble as trouble:
        say(trouble.key, **trouble.details)
    except OSError as error:
        key = "disk full" if error.errno == errno.ENOSPC else "not writable"
        say(key, path=str(error.filename or ROOT))
    else:
        return start(command)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
