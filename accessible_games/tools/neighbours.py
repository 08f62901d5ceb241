"""Whether the programs for braille and speech are there: those that this system can have.

On Linux these are BRLTTY, Orca and Speech Dispatcher; only their sockets on this machine are tried,
and nothing is sent. Windows knows whether a screen reader runs, and a Mac always has one.
"""

import os
import shutil
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path

from accessible_games.frontends.display.device import OPTION, DisplayError, module
from accessible_games.frontends.terminal.scroll_limit import INTERRUPTED, NAME, NOTIFIES
from accessible_games.tools.finding import Finding, missing, works, wrong

PATIENCE = 0.1
"""Seconds that a service of this machine has to answer."""
BRLAPI_FOLDER, BRLAPI_PORT = "/var/lib/BrlAPI", 4101
"""Where BrlAPI's server listens: a numbered socket in a folder, or a port plus its number."""
SCREEN_READER = 0x46
"""What Windows is asked, by its number: whether a screen reader has said that it runs."""
HERE = ("127.0.0.1", "localhost")
SILENT = {"TERM": ("alacritty", "xterm-kitty"), NAME: ("WezTerm",)}
"""What terminals are called that draw their letters by themselves, and tell Orca nothing."""
Address = str | tuple[str, int]
"""A socket by its path, or a host and a port."""


def there(module: str) -> bool:
    """Whether Python finds a module; it is not imported."""
    try:
        return find_spec(module) is not None
    except ImportError:  # its package is missing
        return False


def brltty(_: object) -> Iterator[Finding]:
    """Find whether a braille display is served and programs may use it."""
    host, _colon, number = os.environ.get("BRLAPI_HOST", "").partition(":")
    if host and host not in HERE:
        yield missing("doctor-brltty-elsewhere", name=host, word="BRLAPI_HOST")
    elif any(answers(address) for address in brlapi_addresses(host, number)):
        yield works("doctor-brltty")
    elif is_running("brltty"):
        yield missing("doctor-brltty-alone", file="/etc/brltty.conf")
    else:
        yield missing("doctor-no-brltty")


def brlapi_addresses(host: str, number: str) -> list[Address]:
    """Return where BrlAPI's server may listen on this machine: by default a socket and a port."""
    port = BRLAPI_PORT + int(number) if number.isdecimal() else BRLAPI_PORT
    if host:
        return [(host, port)]
    socket_of_number = f"{BRLAPI_FOLDER}/{number or 0}"
    return [socket_of_number] if number else [socket_of_number, (HERE[0], port)]


def is_running(name: str) -> bool:
    """Whether a process of that name runs, if the system lists processes in a folder."""
    for file in Path("/proc").glob("[0-9]*/comm"):
        try:
            if file.read_text("utf-8", errors="replace").strip() == name:
                return True
        except OSError:  # it has just ended
            continue
    return False


def brlapi(_: object) -> Iterator[Finding]:
    """Find whether Python can speak to BRLTTY."""
    try:
        module()
    except DisplayError as error:
        finding = missing if error.message == "doctor-no-brlapi" else wrong
        yield finding(error.message, **error.arguments)
    else:
        yield works("doctor-brlapi", option=OPTION)


# Speech -------------------------------------------------------------------------------------------


def orca(_: object) -> Iterator[Finding]:
    """Find whether the screen reader of Linux desktops is there and runs, and its version."""
    program = shutil.which("orca")
    if program is None:
        yield missing("doctor-no-orca")
    elif not (version := version_of(program)):
        yield wrong("doctor-orca-broken")
    elif is_running("orca"):
        yield works("doctor-orca", value=version)
        if any(os.environ.get(variable) in names for variable, names in SILENT.items()):
            yield missing("doctor-silent-terminal")
    else:
        yield works("doctor-orca-sleeps", value=version)


def version_of(program: str) -> str:
    """Return a program's version in one word; empty if it does not answer soon."""
    import subprocess

    quiet = subprocess.DEVNULL
    command = [program, "--version"]
    try:
        done = subprocess.run(command, stdin=quiet, stdout=subprocess.PIPE, stderr=quiet, timeout=9)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    words = done.stdout.decode("utf-8", "replace").split()
    return words[-1] if done.returncode == 0 and words else ""


def speech(_: object) -> Iterator[Finding]:
    """Find whether Speech Dispatcher runs, or would start when it is needed."""
    address = speech_address()
    if address is not None and answers(address):
        yield works("doctor-speech")
    elif shutil.which("spd-say"):
        yield works("doctor-speech-sleeps")
    else:
        yield missing("doctor-no-speech")
    yield works("doctor-speechd") if there("speechd") else missing("doctor-no-speechd")


def speech_address() -> Address | None:
    """Return where Speech Dispatcher listens, a socket or a port of this machine; else None."""
    method, _, place = os.environ.get("SPEECHD_ADDRESS", "").partition(":")
    if method == "unix_socket" and place:
        return place
    if method == "inet_socket":
        host, _, port = place.rpartition(":")
        return (host, int(port)) if host in HERE and port.isdecimal() else None
    usual = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    folder = os.environ.get("XDG_RUNTIME_DIR") or usual
    return f"{folder}/speech-dispatcher/speechd.sock"


def answers(address: Address) -> bool:
    """Whether something listens at an address of this machine."""
    try:
        if isinstance(address, tuple):
            socket.create_connection(address, PATIENCE).close()
            return True
        with closing(socket.socket(socket.AF_UNIX)) as line:
            line.settimeout(PATIENCE)
            line.connect(address)
    except (OSError, OverflowError, AttributeError):  # Windows has no such sockets
        return False
    return True


# Other systems ------------------------------------------------------------------------------------


def windows_reader(_: object) -> Iterator[Finding]:
    """Find whether Windows knows of a screen reader that runs, and what one needs in a console."""
    from ctypes import byref, c_int, windll  # type: ignore[attr-defined,unused-ignore]

    runs = c_int(0)
    windll.user32.SystemParametersInfoW(SCREEN_READER, 0, byref(runs), 0)
    yield works("doctor-reader") if runs.value else missing("doctor-no-reader")
    if runs.value and not os.environ.get(NOTIFIES):
        yield works("doctor-old-console")


def voiceover(_: object) -> Iterator[Finding]:
    """Find the screen reader that each Mac has, and what it needs in a terminal."""
    yield works("doctor-voiceover")
    if os.environ.get(NAME, INTERRUPTED) != INTERRUPTED:
        yield works("doctor-other-terminal")


def readers() -> tuple[Callable[[object], Iterator[Finding]], ...]:
    """Return what to examine on this system."""
    elsewhere = {"win32": (windows_reader,), "darwin": (voiceover,)}
    return elsewhere.get(sys.platform, (brltty, brlapi, orca, speech))
