"""What Orca needs to run, and what it may know of the machine."""

import os
import shlex
import shutil
from pathlib import Path

import pytest

PYTHON = "/usr/bin/python3"
"""The system's own, which has the modules of Orca."""
PROGRAMS = {
    "orca": "orca",
    "Xvfb": "xvfb",
    "dbus-daemon": "dbus-daemon",
    "at-spi-bus-launcher": "at-spi2-core",
    "speech-dispatcher": "speech-dispatcher",
    "xdotool": "xdotool",
}
"""Programs, and the packages in which they are."""
PLACES = ("/usr/bin", "/usr/libexec", "/usr/lib")
TERMINAL = "gir1.2-vte-2.91"
TYPELIBS = ("lib*/girepository-1.0/Vte-2.91.typelib", "lib/*/girepository-1.0/Vte-2.91.typelib")

BUS = """\
<busconfig>
<type>session</type>
<listen>unix:path={folder}/bus</listen>
<policy context="default">
<allow send_destination="*" eavesdrop="true"/>
<allow eavesdrop="true"/>
<allow own="*"/>
</policy>
</busconfig>
"""
"""A bus that starts nothing, for the system's own would start what belongs to its desktop."""
SPEECH = """\
AddModule "written" "{folder}/synthesizer" ""
DefaultModule written
DefaultLanguage en
DisableAutoSpawn
"""
SYNTHESIZER = """\
#!/bin/sh
exec {python} -I {voice} {pipe}
"""


def installed() -> dict[str, str]:
    """Where the programs are. Without them the test is skipped, or fails where CI needs all."""
    places = os.pathsep.join([os.environ.get("PATH", ""), *PLACES])
    found = {name: shutil.which(name, path=places) or "" for name in PROGRAMS}
    lacking = [package for name, package in PROGRAMS.items() if not found[name]]
    if not any(path for each in TYPELIBS for path in Path("/usr").glob(each)):
        lacking.append(TERMINAL)
    if lacking:
        missing = f"what Orca reads with is not installed: apt install {' '.join(lacking)}"
        if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


def environment(folder: Path) -> dict[str, str]:
    """Variables for all parts: nothing that leads to the person who runs the tests."""
    return {
        "PATH": os.environ.get("PATH", os.defpath),
        "LC_ALL": "C.UTF-8",
        "HOME": str(folder),
        "XDG_RUNTIME_DIR": str(folder),
        "XDG_CONFIG_HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CACHE_HOME": str(folder),
        "GSETTINGS_BACKEND": "memory",
        "GIO_USE_VFS": "local",
        "GDK_BACKEND": "x11",
        "PULSE_SERVER": f"unix:{folder}/none",  # no sound server is started either
        "BRLAPI_HOST": ":none",
    }


def write_settings(folder: Path) -> None:
    """The files that tell the bus and Speech Dispatcher what to do."""
    voice = Path(__file__).with_name("voice.py")
    synthesizer = folder / "synthesizer"
    paths = {"python": PYTHON, "voice": voice, "pipe": folder / "voice"}
    quoted = {name: shlex.quote(str(path)) for name, path in paths.items()}
    synthesizer.write_text(SYNTHESIZER.format(**quoted))
    synthesizer.chmod(0o755)
    (folder / "bus.conf").write_text(BUS.format(folder=folder))
    (folder / "speechd.conf").write_text(SPEECH.format(folder=folder))
