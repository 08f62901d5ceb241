"""The command that makes overlays, and the files that it writes."""

import errno
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from accessible_games.braille.labels import Label, labels
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.speech.narrator import Narrator
from accessible_games.store import whole
from accessible_games.tactile.booklet import numbered
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.shapes import shaped
from accessible_games.tactile.wish import Overlay, Wish
from accessible_games.tools.labelling import notes, wanted_cards
from accessible_games.tools.overlay_key import booklets, keys
from accessible_games.tools.overlay_options import wanted_labels, wished


def make(arguments: Arguments, narrator: Narrator) -> Iterator[list[str]]:
    """Make what was asked for; what to say about them when all are written."""
    catalogue = narrator.catalogue
    wish = wished(arguments, catalogue)
    if arguments.out is None:
        raise UsageError("which-folder")
    wanted = wanted_cards(arguments, catalogue)
    every = further(labels(wanted.cards, wish.language, wanted.system), wish)
    done = overlay(wanted_labels(every, arguments), wish)
    files = {**done.files, **keys(done, wish, catalogue)}
    if wish.booklet:
        files |= booklets(every, wish)
    folder = Path(arguments.out)
    left = left_over(folder, wish, files)
    write(folder, files, arguments.force)
    yield narrator.say("overlay-written", folder=str(folder))
    yield [*files]
    if arguments.force:
        for path in left:
            whole.remove(path)
            yield narrator.say("overlay-removed", file=path.name)
    yield notes(single(done, wish), wanted, catalogue)


def further(every: Sequence[Label], wish: Wish) -> Sequence[Label]:
    """All labels of a deck, with the marks and numbers that were asked for."""
    if wish.booklet:
        every = numbered(every)
    return shaped(every, wish.marks) if wish.marks else every


def single(done: Overlay, wish: Wish) -> list[Label]:
    """The labels of an overlay that stand at one end of their pieces, each once."""
    labels = dict.fromkeys(label for page in done.pages for row in page for label in row)
    return [label for label in labels if not label.part and wish.placing.of(label).copies == 1]


def left_over(folder: Path, wish: Wish, files: Mapping[str, bytes]) -> list[Path]:
    """Pages that an earlier run of the same overlay wrote behind the last one of this run."""
    name, form = re.escape(wish.name), re.escape(wish.format)
    same = re.compile(rf"{name}(-male|-counter)?(-[0-9]+)?\.{form}")
    there = sorted(folder.iterdir()) if folder.is_dir() else []
    return [path for path in there if same.fullmatch(path.name) and path.name not in files]


def write(folder: Path, files: Mapping[str, bytes], force: bool) -> None:
    """Write files into a folder, which is made; over others only with *force*.

    `OverlayError` where something is there already, OSError as `whole.write`.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths = {folder / name: data for name, data in files.items()}
    for path in paths:
        check_place(path, force)
    whole.write(paths)


def check_place(path: Path, force: bool) -> None:
    """Refuse to write where a folder is, or anything else that must not be overwritten."""
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if os.path.lexists(path) and not force:
        raise OverlayError("exists", file=str(path))
