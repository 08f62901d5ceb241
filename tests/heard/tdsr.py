"""TDSR, a screen reader for terminals on macOS and Linux, as it is, with a synthesizer of ours.

It reads the stream. No package index and no Linux system has it (the `tdsr` of PyPI is about
earthquakes), so the tests run only where somebody has installed it, with `tdsr` on the path.
"""

import re
from functools import partial

from tests.heard.reader import Instrument, installed

HOW = "no package index has it; pip install git+https://github.com/tspivey/tdsr"
TDSR = Instrument(
    name="TDSR",
    needed=partial(installed, "tdsr", HOW, by_ci=False),
    words=("--speech-server", "./synthesizer", "./program"),
    said=re.compile(rb"^s(.*)$", re.MULTILINE),
    silent=(b"tdsr, presented by Lighthouse of San Francisco", b"space"),  # the latter was typed
    at_home=True,
)
"""It says text in lines that begin with s, and typed letters in others."""
