"""Builds a release: python -m tests.release FOLDER, from any checkout, the same each time.

    --only NAME ...                   builds only some of: wheel, zip, installer, debian, one-file,
                                      image
    --windows-python FILE SHA256      takes Python's embeddable zip for Windows from a file
    --liblouis FILE SHA256            adds contracted braille on Windows, from liblouis' own release
                                      for Windows (win64); without it, contracted braille is missing

What is downloaded is checked by its hash and kept in a folder outside the checkout;
ACCESSIBLE_GAMES_CACHE chooses another.
"""

import argparse
import hashlib
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.release import debian, image, one_file, wheels, windows
from tests.release.libraries import Library
from tests.release.wanted import NAME, Handed, ReleaseError, Wanted, moment
from tests.running import ROOT

LISTS = ("LICENSES.txt", "SHA256SUMS")
Step = Callable[[Path, Wanted, Path], Sequence[Library]]


def write_zip(out: Path, wanted: Wanted, wheel: Path) -> Sequence[Library]:
    """Write the zip for Windows, without SSH and PDF, so that it stays small."""
    folder, libraries = windows.folder(wanted, wheel, windows.SMALL)
    windows.write_folder(out, folder, wanted)
    return libraries


def write_installer(out: Path, wanted: Wanted, wheel: Path) -> Sequence[Library]:
    """Write the installer for Windows, which has everything."""
    folder, libraries = windows.folder(wanted, wheel, windows.WHOLE)
    windows.write_installer(out, folder, wanted)
    return libraries


STEPS: Mapping[str, tuple[str, Step]] = {
    "zip": ("{name}-{version}-windows.zip", write_zip),
    "installer": ("{name}-{version}-windows-setup.exe", write_installer),
    "debian": ("{name}_{version}_amd64.deb", debian.write),
    "one-file": ("{name}-{version}.pyz", one_file.write),
    "image": ("{name}-{version}-server-oci.tar", image.write),
}
"""What is built besides the wheel: the name of its file, and how it is made."""


def main(words: Sequence[str]) -> int:
    """Build what is asked for; return 1 if part of it cannot be built here."""
    asked = arguments().parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="release-") as work:
        place = asked.folder.resolve()
        python, louis = handed(asked.python), handed(asked.louis)
        wanted = Wanted(place, Path(work), moment(), python, louis)
        failed = [*built(wanted, asked.only)]
    return 1 if failed else 0


def arguments() -> argparse.ArgumentParser:
    """Return what can be typed."""
    parser = argparse.ArgumentParser(
        "python -m tests.release",
        description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="+", choices=["wheel", *STEPS], default=["wheel", *STEPS])
    pair = ("FILE", "SHA256")
    parser.add_argument("--windows-python", dest="python", nargs=2, metavar=pair)
    parser.add_argument("--liblouis", dest="louis", nargs=2, metavar=pair)
    return parser


def handed(words: Sequence[str] | None) -> Handed | None:
    """Return a file that is handed in, with its hash, if there is one."""
    return Handed(Path(words[0]), words[1]) if words else None


def built(wanted: Wanted, names: Sequence[str]) -> list[str]:
    """Build a release; return the names of what could not be built."""
    source, wheel = wheels.build(wanted)
    made = dict[str, Sequence[Library]]()
    failed = list[str]()
    if "wheel" in names:
        for path in (source, wheel):
            (wanted.out / path.name).write_bytes(path.read_bytes())
            made[path.name] = ()
    for name in filter(STEPS.__contains__, names):
        pattern, step = STEPS[name]
        file = pattern.format(name=NAME, version=wanted.version)
        try:
            made[file] = step(wanted.out / file, wanted, wheel)
            print(f"{file}: {(wanted.out / file).stat().st_size:,} bytes", flush=True)
        except ReleaseError as error:
            print(f"Left out: {file}. {error}", file=sys.stderr, flush=True)
            failed.append(name)
    write_lists(wanted.out, made)
    return failed


def write_lists(out: Path, made: Mapping[str, Sequence[Library]]) -> None:
    """Write what licences the packages are under, and the sums of all files."""
    lines = [f"{NAME}: MIT\n\n{(ROOT / 'LICENSE').read_text('utf-8')}"]
    for file in sorted(name for name in made if made[name]):
        names = [f"{each.name} {each.version}: {each.licence}" for each in made[file]]
        lines.append("\n".join([f"{file} contains besides:", *names, ""]))
    (out / LISTS[0]).write_text("\n".join(lines), "utf-8")
    files = sorted(path for path in out.iterdir() if path.is_file() and path.name != LISTS[1])
    sums = (f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)
    (out / LISTS[1]).write_text("".join(sums), "utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
