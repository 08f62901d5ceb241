"""Fenrir, a screen reader for the text console, as it is, in a terminal, with a command of ours.

It compares the screen row by row as `difflib` does, each time that something has been written. It
runs a command for each thing that it says, one after the other. On a very busy machine it looks
later than the program waits for it, so CI leaves it out.
"""

import os
import re

import pytest

from tests.heard.reader import Instrument, installed

OPTIONS = {
    "general": {"shell": "./program", "punctuationLevel": "none", "autoSpellCheck": "False"},
    "speech": {"driver": "genericDriver", "genericSpeechCommand": "./synthesizer fenrirText"},
    "screen": {"encoding": "utf-8"},
    "sound": {"enabled": "False"},
    "remote": {"enable": "False"},
}
"""What is not as it comes: whom it runs and to whom it speaks; and no names of signs, no sounds."""
SYNTHESIZER = """\
#!/bin/sh
{close}
exec printf 's%s\\n' "$1" > speech
"""


def wanted() -> str:
    """Where Fenrir is; without it the test is skipped, and in CI too."""
    if os.environ.get("ACCESSIBLE_GAMES_CI") == "1":
        pytest.skip("Fenrir can be slower than the program waits, where a machine is very busy")
    return installed("fenrir", "apt install fenrir", by_ci=False)


FENRIR = Instrument(
    name="Fenrir",
    needed=wanted,
    words=(
        "--emulated-pty",
        "--options",
        ";".join(
            f"{part}#{name}={value}"
            for part, options in OPTIONS.items()
            for name, value in options.items()
        ),
    ),
    said=re.compile(rb"^s(.*)$", re.MULTILINE),
    silent=(b"blank", b"Start Fenrir", b"pychant is not installed"),
    synthesizer=SYNTHESIZER,
)
