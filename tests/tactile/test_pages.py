"""Pages of braille: wrapped lines, headings, numbers of pages, contents."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille.prose import cells
from accessible_games.braille.reader import BLANK
from accessible_games.speech.catalogue import LANGUAGES
from accessible_games.tactile.pages import LONG, Block, PageLayout, folded, heading, pages

WIDE, HIGH = 20, 10
CONTENTS = "⠉⠕⠝⠞⠑⠝⠞⠎"
TEXT = BLANK.join(["⠺⠕⠗⠙"] * 9)
"""Three lines of a paragraph."""


def made(*blocks: Block, language: str = "en", lines: int = HIGH) -> list[list[str]]:
    """The pages of a text."""
    return pages(blocks, PageLayout(WIDE, lines, language), CONTENTS)


def text_of(page: list[str], language: str = "en") -> list[str]:
    """A page without its number and the empty lines at its end."""
    lines = page[1:] if language == "fr" else page[:-1]
    while lines and not lines[-1]:
        lines.pop()
    return lines


def test_a_title_is_centred_and_parted_from_the_text() -> None:
    """With three cells at least at both of its ends, also where it takes two lines."""
    title = BLANK.join(["⠁" * 10, "⠃" * 8])
    page = text_of(made(Block("title", title), Block("paragraph", "⠭"))[0])
    assert page == [BLANK * 5 + "⠁" * 10, BLANK * 6 + "⠃" * 8, "", BLANK * 2 + "⠭"]


def test_blocks_have_their_indents() -> None:
    """A heading stands in cell 5, a paragraph begins in cell 3, an item goes on there."""
    page = text_of(made(heading(TEXT), Block("paragraph", TEXT), Block("item", TEXT), lines=20)[0])
    indents = [len(line) - len(line.lstrip(BLANK)) for line in page]
    assert indents == [4, 4, 4, 2, 0, 0, 0, 2, 2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_page_has_its_number(language: str) -> None:
    """At the right end of the last line, in French of the first, in the digits of the language."""
    found = made(*[Block("item", "⠭")] * 30, language=language)
    assert len(found) == 4
    for number, page in enumerate(found, start=1):
        assert len(page) == HIGH or (language == "fr" and number == len(found))
        line = page[0] if language == "fr" else page[-1]
        assert line == cells(str(number), language).rjust(WIDE, BLANK)
    assert sum(text_of(page, language).count("⠭") for page in found) == 30


@pytest.mark.parametrize("before", range(9))
def test_a_heading_is_never_at_the_foot_of_a_page(before: int) -> None:
    """Two lines of what it heads follow it, wherever it would have stood."""
    blocks = [Block("item", "⠭")] * before + [heading("⠓⠓"), Block("paragraph", TEXT)]
    found = [text_of(page) for page in made(*blocks)]
    (page,) = [page for page in found if BLANK * 4 + "⠓⠓" in page]
    place = page.index(BLANK * 4 + "⠓⠓")
    assert len(page) - place > 2
    assert page[0] != ""


def test_headings_of_headings_stay_together() -> None:
    """A title, a heading and the first lines below it."""
    blocks = [*[Block("item", "⠭")] * 5, heading("⠁"), heading("⠃"), Block("item", TEXT)]
    first, second = (text_of(page) for page in made(*blocks))
    assert first == ["⠭"] * 5
    assert second[:3] == [BLANK * 4 + "⠁", "", BLANK * 4 + "⠃"]


@pytest.mark.parametrize(("language", "guide"), [("de", "⠄"), ("fr", "⠄"), ("en", "⠐")])
def test_a_long_text_has_contents(language: str, guide: str) -> None:
    """Over five pages; each heading with dots that lead to the page on which it is."""
    sections = [[heading(f"⠓{letter}"), *[Block("item", TEXT)] * 6] for letter in "⠁⠃⠉⠙⠑⠋"]
    blocks = [Block("title", "⠞⠞⠞"), *(block for section in sections for block in section)]
    found = made(*blocks, language=language)
    assert len(found) > LONG
    lines = [line for page in found[:2] for line in text_of(page, language)]
    assert lines[2:4] == [CONTENTS.center(WIDE, BLANK).rstrip(BLANK), ""]
    for letter in "⠁⠃⠉⠙⠑⠋":
        (line,) = [line for line in lines if line.startswith(f"⠓{letter}")]
        assert len(line) == WIDE
        _, led, number = line.split(BLANK)
        assert {*led} == {guide}
        (page,) = [
            place for place, page in enumerate(found, start=1) if f"{BLANK * 4}⠓{letter}" in page
        ]
        assert number == cells(str(page), language)


def test_a_short_text_has_no_contents() -> None:
    """Of five pages, nor has one without headings."""
    blocks = [heading("⠁"), *[Block("item", "⠭")] * 41]
    found = made(*blocks)
    assert len(found) == LONG
    assert not any(CONTENTS in line for page in found for line in page)
    assert not any(CONTENTS in line for page in made(*blocks[1:] * 2) for line in page)


@given(st.lists(st.text("⠁⠃⠉", min_size=1, max_size=30), max_size=12), st.integers(10, 40))
def test_long_lines_are_folded_between_words(words: list[str], columns: int) -> None:
    """No line is too long, no cell is lost, and what goes on is indented."""
    lines = list(folded(BLANK.join(words), columns, 0, 2))
    assert all(0 < len(line) <= columns for line in lines)
    assert "".join(lines).replace(BLANK, "") == "".join(words)
    assert all(line.startswith(BLANK * 2) for line in lines[1:])
    short = [word for word in words if len(word) <= columns - 2]
    if short == words:
        assert [word for line in lines for word in line.split(BLANK) if word] == words


KINDS = st.sampled_from(["title", "heading", "paragraph", "item"])
WORDS = st.lists(st.text("⠁⠃⠉", min_size=1, max_size=30), min_size=1, max_size=20)


@given(st.lists(st.tuples(KINDS, WORDS), min_size=1, max_size=30), st.sampled_from(LANGUAGES))
def test_any_text_fits_its_pages(parts: list[tuple[str, list[str]]], language: str) -> None:
    """No line too long, no page too high, every word there, and no two empty lines at once."""
    blocks = [Block(kind, BLANK.join(words)) for kind, words in parts]
    found = made(*blocks, language=language)
    for page in found:
        assert len(page) == HIGH or language == "fr"
        assert len(page) <= HIGH
        assert max(map(len, page)) <= WIDE
        text = text_of(page, language)
        assert not any(one == two == "" for one, two in pairwise(text))
        assert text[:1] != [""]
    written = "".join("".join(text_of(page, language)) for page in found).replace(BLANK, "")
    assert written == "".join(word for _, words in parts for word in words)
