"""The source archive, and the wheel that is made of it."""

import os
import shutil
import sys
from pathlib import Path

from tests.release.wanted import Wanted, ran
from tests.running import ROOT

BUILD = """
import sys, hatchling.build as build
print(getattr(build, sys.argv[1])(sys.argv[2]))
"""


def build(wanted: Wanted) -> tuple[Path, Path]:
    """Write the source archive, then the wheel out of it; return the paths of both."""
    folder = wanted.folder("source")
    source = called("build_sdist", folder, ROOT, wanted)
    shutil.unpack_archive(source, folder)
    wheel = called("build_wheel", folder, folder / source.name.removesuffix(".tar.gz"), wanted)
    return source, wheel


def called(step: str, folder: Path, source: Path, wanted: Wanted) -> Path:
    """Let hatchling do a step; return what it wrote."""
    moment = {"SOURCE_DATE_EPOCH": str(wanted.moment), "PYTHONPATH": ""}
    command = [sys.executable, "-P", "-c", BUILD, step, str(folder)]
    name = ran(command, source, **moment).split()[-1]
    os.chmod(folder / name, 0o644)
    return folder / name
