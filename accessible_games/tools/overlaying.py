"""The command that makes overlays, and the files that it writes."""

import errno
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from accessible_games.braille.labels import Label
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.speech.narrator import Narrator
from accessible_games.store import whole
from accessible_games.tactile.booklet import numbered
from accessible_games.tactile.overlay import overlay
from accessible_games.tactile.preview import previews
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.request import Overlay, OverlayRequest
from accessible_games.tactile.tactile_marks import shaped
from accessible_games.tools.addressing import addressed
from accessible_games.tools.again import command_line
from accessible_games.tools.labelling import all_labels, notes, schemes, wanted_cards
from accessible_games.tools.overlay_key import booklets, keys, unwritten
from accessible_games.tools.overlay_options import wanted_labels, wished
from accessible_games.tools.previewing import preview_lines

FOLDER = "labels"
"""The folder that is named to a person who has named none."""


def make(arguments: Arguments, narrator: Narrator) -> Iterator[list[str]]:
    """Make the requested files and yield what to say about them once all are written."""
    catalogue = narrator.catalogue
    wish = wished(arguments, catalogue)
    if arguments.out is None and not arguments.preview:
        raise UsageError("which-folder")
    wanted = wanted_cards(arguments, catalogue)
    labelled = all_labels(wanted, catalogue)
    every = further(addressed(labelled.labels, arguments, catalogue.language), wish)
    chosen = wanted_labels(every, arguments)
    if arguments.preview:
        yield from show(chosen, wish, arguments, narrator)
        return
    done = overlay(chosen, wish)
    files = {**done.files, **keys(done, wish, catalogue, [*schemes(labelled, wanted, catalogue)])}
    if wish.booklet:
        files |= booklets(every, wish, catalogue)
    yield from keep(files, wish.name, wish.format, arguments, narrator)
    yield unwritten(every, wish, catalogue)
    yield notes(single(done, wish), labelled, wanted, catalogue)
    if wish.test:
        full = replace(arguments, test_page=False)
        yield [*narrator.say("overlay-then"), command_line(full)]


def show(
    chosen: Sequence[Label], wish: OverlayRequest, arguments: Arguments, narrator: Narrator
) -> Iterator[list[str]]:
    """Yield the pages in lines, draw them if a folder is named, and yield how to try them."""
    yield [*preview_lines(chosen, wish, narrator)]
    if arguments.out is not None:
        name = f"{wish.name}-{wish.format}-preview"
        yield from keep(previews(chosen, wish, name), name, "svg", arguments, narrator)
    tried = replace(arguments, preview=False, test_page=True, out=arguments.out or FOLDER)
    yield [*narrator.say("preview-then"), command_line(tried)]


def keep(
    files: Mapping[str, bytes], name: str, form: str, arguments: Arguments, narrator: Narrator
) -> Iterator[list[str]]:
    """Write files into the folder that was named, and yield what to say about them."""
    folder = Path(arguments.out or FOLDER)
    left = left_over(folder, name, form, files)
    write(folder, files, arguments.force)
    yield narrator.say("overlay-written", folder=str(folder))
    yield [*files]
    if arguments.force:
        for path in left:
            whole.remove(path)
            yield narrator.say("overlay-removed", file=path.name)


def further(every: Sequence[Label], wish: OverlayRequest) -> Sequence[Label]:
    """Return all labels of a deck, with the marks and numbers that were asked for."""
    if wish.booklet:
        every = numbered(every)
    return shaped(every, wish.marks) if wish.marks else every


def single(done: Overlay, wish: OverlayRequest) -> list[Label]:
    """Return the labels of an overlay that stand at one end of their pieces, each once."""
    labels = dict.fromkeys(label for page in done.pages for row in page for label in row)
    return [label for label in labels if not label.part and wish.placing.of(label).copies == 1]


def left_over(folder: Path, name: str, form: str, files: Mapping[str, bytes]) -> list[Path]:
    """Return pages that an earlier run wrote beyond the last one of this run."""
    same = re.compile(rf"{re.escape(name)}(-male|-counter)?(-[0-9]+)?\.{re.escape(form)}")
    there = sorted(folder.iterdir()) if folder.is_dir() else []
    return [path for path in there if same.fullmatch(path.name) and path.name not in files]


def write(folder: Path, files: Mapping[str, bytes], force: bool) -> None:
    """Write files into a folder, which is made; existing ones are overwritten only with *force*.

    Raises `OverlayError` if something exists already, and `OSError` as `whole.write` does.
    """
    folder.mkdir(parents=True, exist_ok=True)
    paths = {folder / name: data for name, data in files.items()}
    for path in paths:
        check_place(path, force)
    whole.write(paths)


def check_place(path: Path, force: bool) -> None:
    """Refuse to write over a folder, or over anything else that must not be overwritten."""
    if path.is_dir():
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if os.path.lexists(path) and not force:
        raise OverlayError("exists", file=str(path))
