"""Rules and lessons as files to emboss."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from accessible_games.core.frozen import Frozen
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.rulebook import Section
from accessible_games.tactile.cells import FILES
from accessible_games.tactile.key import Prose
from accessible_games.tactile.pages import Block, heading
from accessible_games.tools.embossing import documents, prose_of
from accessible_games.tools.overlay_options import grade, known_format, on_paper
from accessible_games.tools.overlaying import write


class Chapter(Frozen):
    """A part of a text: its heading, if it has one, and its paragraphs."""

    heading: str
    paragraphs: tuple[str, ...]


def chapter_of(section: Section) -> Chapter:
    """Return a section of the rules as a chapter, its sentences as one paragraph."""
    return Chapter(f"{section.number}. {section.heading}", (" ".join(section.sentences),))


def emboss(
    name: str, title: str, chapters: Sequence[Chapter], arguments: Arguments, narrator: Narrator
) -> Iterator[list[str]]:
    """Write a text as a file, and yield what to say about it.

    Raises `UsageError` for the first option that is wrong, and what `overlaying.write` raises.
    """
    catalogue = narrator.catalogue
    form = known_format(arguments.format, tuple(FILES))
    if arguments.out is None:
        raise UsageError("which-folder")
    name = f"{name}-{catalogue.language}"
    wish = on_paper(form, "text", name, arguments, catalogue)
    wish = replace(wish, grade=grade(arguments.braille, wish.language))
    prose = prose_of(wish)
    blocks = [Block("title", prose(title)), *written(chapters, prose)]
    files = documents(blocks, name, wish, catalogue, (form,))
    write(Path(arguments.out), files, arguments.force)
    yield narrator.say("overlay-written", folder=arguments.out)
    yield [*files]


def written(chapters: Sequence[Chapter], prose: Prose) -> Iterator[Block]:
    """Yield the chapters as blocks of braille."""
    for chapter in chapters:
        if chapter.heading:
            yield heading(prose(chapter.heading))
        for paragraph in chapter.paragraphs:
            yield Block("paragraph", prose(paragraph))
