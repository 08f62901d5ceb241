"""Words as pages of braille: blocks become lines of cells, and lines become pages.

Sources of the layout:

- Number of a page. German: at the right end of the last line (braille.ch on print and braille
  pages; richtlinien.bookaccess.at). English: the same (BANA's style sheet of the DAISY consortium;
  the American default in Duxbury's manual). French: at the right end of the first line, as in the
  pages of the Code braille français uniformisé itself (2008).
- Headings. A title is centred, with three cells free at both its ends and an empty line behind it;
  a heading begins in cell 5 on each of its lines, with an empty line before it and none behind it
  (BANA Braille Formats 2011, 4.4 and 4.5; CBFU, after N. Trudeau, "Au service de la navigation
  tactile"). Two lines must follow on the same page (brl.org, session 4).
- Contents. Words leave six cells at the right, where dots lead to the number: dot 5 in English (the
  style sheet for BANA), dot 3 in French, as in the contents of the CBFU; German has the French ones
  here.
"""

from collections.abc import Iterator, Sequence
from itertools import chain

from accessible_games.braille.prose import cells
from accessible_games.braille.reader import BLANK
from accessible_games.core.frozen import Frozen

LONG = 5
"""A document of more pages than that gets contents."""
FOLLOWING = 2
"""The lines that must follow a heading on its page."""
BESIDE_TITLE = 3
INDENTS = {"heading": (4, 4), "paragraph": (2, 0), "item": (0, 2)}
"""The free cells before the first line of a block, and before its other lines."""
AT_RIGHT = 6
"""The cells at the end of a line of contents that words leave free."""
GUIDES = {"en": "⠐", "fr": "⠄", "de": "⠄"}
"""What leads from a heading to its page in contents."""

Page = list[str]


class Block(Frozen):
    """A part of a text: a title, a heading, a paragraph, or an item of a list."""

    kind: str
    cells: str
    listed: str = ""
    """The cells with which it stands in the contents, if it does."""


class PageLayout(Frozen):
    """What fits on a page, and where its number stands."""

    columns: int
    """The cells of a line."""
    lines: int
    language: str

    @property
    def room(self) -> int:
        """The lines that are left for text."""
        return self.lines - 1

    def numbered(self, page: Sequence[str], number: int) -> Page:
        """A page with its number at the right of its first or last line."""
        line = cells(str(number), self.language).rjust(self.columns, BLANK)
        if self.language == "fr":
            return [line, *page]
        return [*page, *[""] * (self.room - len(page)), line]


class BlockPart(Frozen):
    """A block as lines, of which the first may be empty."""

    block: Block
    lines: tuple[str, ...]

    @property
    def is_heading(self) -> bool:
        """Whether something must follow it on its page."""
        return self.block.kind in ("title", "heading")


def heading(written: str) -> Block:
    """A heading, which stands in the contents."""
    return Block("heading", written, listed=written)


def pages(blocks: Sequence[Block], layout: PageLayout, contents: str) -> list[Page]:
    """The pages of a text, numbered; *contents* is the heading of its contents, in cells."""
    made, begun = paged(blocks, layout)
    entries = [(block, begun[place]) for place, block in enumerate(blocks) if block.listed]
    if len(made) > LONG and entries:
        made = [*listed(blocks[:1], entries, layout, contents), *made]
    return [layout.numbered(page, number) for number, page in enumerate(made, start=1)]


def paged(blocks: Sequence[Block], layout: PageLayout) -> tuple[list[Page], list[int]]:
    """The pages without their numbers, and the number of the page on which each block begins."""
    parts = [*parted(blocks, layout.columns)]
    made, begun = [Page()], list[int]()
    for place, part in enumerate(parts):
        if made[-1] and len(made[-1]) + needed(parts[place:]) > layout.room:
            made.append([])
        begun.append(len(made))
        for line in part.lines:
            if len(made[-1]) == layout.room:
                made.append([])
            if line or made[-1]:
                made[-1].append(line)
    return made, begun


def parted(blocks: Sequence[Block], columns: int) -> Iterator[BlockPart]:
    """Each block as lines, with an empty one before a heading and behind a title."""
    before = ""
    for block in blocks:
        apart = block.kind == "heading" or before == "title"
        yield BlockPart(block, (*([""] if apart else []), *lines(block, columns)))
        before = block.kind


def needed(parts: Sequence[BlockPart]) -> int:
    """The lines that must be left on a page for the first of these parts to begin on it."""
    count = 0
    for part in parts:
        if not part.is_heading:
            return count + min(len(part.lines), FOLLOWING if count else 1)
        count += len(part.lines)
    return count


def lines(block: Block, columns: int) -> list[str]:
    """A block as lines of cells, with their indents."""
    if block.kind == "title":
        wide = columns - 2 * BESIDE_TITLE
        return [line.center(columns, BLANK).rstrip(BLANK) for line in folded(block.cells, wide)]
    first, others = INDENTS[block.kind]
    return [*folded(block.cells, columns, first, others)]


def folded(written: str, columns: int, first: int = 0, others: int = 0) -> Iterator[str]:
    """Cells wrapped between words, or within one that is longer than a line.

    *first* is the indent of the first line, and *others* of all others.
    """
    line = BLANK * first
    for word in filter(None, written.split(BLANK)):
        if line.strip(BLANK) and len(line) + 1 + len(word) > columns:
            yield line
            line = BLANK * others
        line += word if not line.strip(BLANK) else BLANK + word
        while len(line) > columns:
            yield line[:columns]
            line = BLANK * others + line[columns:]
    if line.strip(BLANK):
        yield line


# Contents ---------------------------------------------------------------------------------------


def listed(
    title: Sequence[Block], entries: Sequence[tuple[Block, int]], layout: PageLayout, contents: str
) -> list[Page]:
    """The pages of the contents, which move all others back by their own number."""
    count = 0
    while True:
        rows = chain.from_iterable(
            entry(block.listed, page + count, layout) for block, page in entries
        )
        made, _ = paged([*title, Block("title", contents)], layout)
        for row in chain([""], rows):
            if len(made[-1]) == layout.room:
                made.append([])
            made[-1].append(row)
        if len(made) == count:
            return made
        count = len(made)


def entry(written: str, page: int, layout: PageLayout) -> list[str]:
    """A line of the contents, or several: words, dots that lead on, and the number of a page."""
    number = cells(str(page), layout.language)
    *above, last = folded(written, layout.columns - AT_RIGHT, others=INDENTS["item"][1])
    between = layout.columns - len(last) - len(number) - 2
    dots = (GUIDES[layout.language] if between > 1 else BLANK) * between
    return [*above, f"{last}{BLANK}{dots}{BLANK}{number}"]
