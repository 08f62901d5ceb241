"""Rules and lessons as files to emboss: every word of them, on pages as the language has them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from accessible_games.app import lesson_text
from accessible_games.braille.liblouis import binding
from accessible_games.braille.prose import cells
from accessible_games.braille.reader import BLANK
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.rulebook import MissingRulesError, Rulebook
from accessible_games.tactile.pages import LONG
from tests.app.lessons import visits
from tests.braille import needed
from tests.games.facts import LESSON, RULES, games_having
from tests.sessions import program
from tests.tactile.checking import faults_of_pef
from tests.tactile.test_sheets import pages_of_brf

pytestmark = pytest.mark.slow

BOTH = [game for game in games_having(RULES) if game in games_having(LESSON)]
WIDE = 28
HEADING = BLANK * 4


def embossed(folder: Path, *words: str, language: Language = "en") -> list[list[str]]:
    """The pages of the one file that a command writes, without the lines of their numbers."""
    given = ["--format", "brf", "--language", language, "--out", str(folder)]
    outcome = program(*words, *given)
    assert outcome.status == 0, outcome.err
    (file,) = folder.iterdir()
    assert outcome.lines[-1] == file.name
    return [without_number(page, language) for page in pages_of_brf(file.read_bytes())]


def without_number(page: list[str], language: Language) -> list[str]:
    """The lines of a page but for that of its number, and no empty ones at its end."""
    lines = page[1:] if language == "fr" else page[:-1]
    while lines and not lines[-1]:
        lines.pop()
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_having(RULES))
def test_all_rules_are_on_the_pages(tmp_path: Path, game: str, language: Language) -> None:
    """Each section behind its heading, which stands in the contents with its page."""
    pages = embossed(tmp_path, "rules", game, language=language)
    book = Rulebook.read(game, language)
    assert len(pages) > LONG
    body = "".join(line for page in pages for line in page).replace(BLANK, "")
    for section in book.sections:
        title = cells(f"{section.number}. {section.heading}", language)
        text = cells(" ".join(section.sentences), language)
        assert (title + text).replace(BLANK, "") in body
    assert [cells(str(page), language) for page in beginnings(pages, book, language)] == [
        led.split(BLANK)[-1] for led in contents(pages, book, language)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOTH)
def test_no_heading_is_at_the_foot_of_a_page(tmp_path: Path, game: str, language: Language) -> None:
    """Two lines of the text below it follow on its page."""
    for command in ("rules", "tutorial"):
        for page in embossed(tmp_path / command, command, game, language=language):
            for place, line in enumerate(page):
                if line.startswith(HEADING) and line[4] != BLANK:
                    assert len(page) > place + 2


def beginnings(pages: list[list[str]], book: Rulebook, language: Language) -> Iterator[int]:
    """The page on which each section begins."""
    for section in book.sections:
        start = HEADING + cells(f"{section.number}.", language) + BLANK
        numbered = enumerate(pages, start=1)
        (page,) = [
            place for place, page in numbered if any(line.startswith(start) for line in page)
        ]
        yield page


def contents(pages: list[list[str]], book: Rulebook, language: Language) -> Iterator[str]:
    """The last line of each section in the contents, in which dots lead to the page."""
    lines = iter(line for page in pages[:2] for line in page)
    for section in book.sections:
        start = cells(f"{section.number}.", language) + BLANK
        line = next(line for line in lines if line.startswith(start))
        yield line if len(line) == WIDE else next(lines)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games_having(LESSON))
def test_a_lesson_is_on_the_pages(tmp_path: Path, game: str, language: Language) -> None:
    """With what it teaches at each step, what is typed, and what is answered."""
    pages = embossed(tmp_path, "tutorial", game, language=language)
    body = "".join(line for page in pages for line in page).replace(BLANK, "")
    learnt = visits(game, language)
    for number, (name, visit) in enumerate(learnt.items(), start=1):
        heading = cells(f"{number}. {visit.typed}", language)
        words = cells(" ".join(visit.words), language)
        assert (heading + words).replace(BLANK, "") in body, name
    last = catalogue_of(language).say("lesson-over", game=game)
    assert cells(last, language).replace(BLANK, "") in body


@pytest.mark.parametrize("command", ["rules", "tutorial"])
def test_paper_and_profile_say_what_fits(tmp_path: Path, command: str) -> None:
    """Cells and lines, as with overlays; and form feeds are where they are wanted."""
    words = [command, "sixpack", "--format", "brf", "--out"]
    for options, wide, high in (
        (["--paper", "11x11.5"], 40, 25),
        (["--paper", "a5"], 21, 19),
        (["--margin", "40"], 21, 22),
        (["--profile", "nls", "--paper", "a3"], 45, 40),
    ):
        folder = tmp_path / "-".join(options).replace(".", "")
        assert program(*words, str(folder), *options).status == 0
        pages = pages_of_brf(only(folder).read_bytes())
        assert {len(page) for page in pages} == {high}
        assert max(len(line) for page in pages for line in page) == wide
    folder = tmp_path / "feeds"
    assert program(*words, str(folder), "--feeds", "between").status == 0
    data = only(folder).read_bytes()
    assert b"\f" in data
    assert not data.endswith(b"\f")


def only(folder: Path) -> Path:
    """The one file in a folder."""
    (file,) = folder.iterdir()
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_can_be_embossed_alone(tmp_path: Path, language: Language) -> None:
    """By number, or those with a word, in PEF too, and in a grade of braille."""
    words = ["rules", "life-is-life", "--language", language, "--out", str(tmp_path)]
    assert program(*words, "5", "--format", "pef").status == 0
    file = only(tmp_path)
    assert file.name == f"life-is-life-rules-5-{language}.pef"
    assert faults_of_pef(file.read_bytes()) == []
    section = Rulebook.read("life-is-life", language).sections[4]
    text = file.read_text("utf-8").replace("</row><row>", "").replace("<row/>", "")
    assert cells(section.sentences[0], language).replace(BLANK, "") in text.replace(BLANK, "")
    needed.liblouis()
    folder = tmp_path / "short"
    short = [*words[:-1], str(folder), "5", "--format", "pef", "--braille", "g2"]
    assert program(*short).status == 0
    assert len(only(folder).read_bytes()) < len(file.read_bytes())


def test_what_braille_says_is_the_text(tmp_path: Path) -> None:
    """It is read back by liblouis' table for UEB, which goes both ways."""
    needed.liblouis()
    pages = embossed(tmp_path, "rules", "life-is-life", "1")
    lines = [line.strip(BLANK) for page in pages for line in page if line]
    tables = [b"unicode.dis", b"en-ueb-g1.ctb"]
    read = binding().backTranslateString(tables, BLANK.join(lines[1:]))
    section = Rulebook.read("life-is-life", "en").sections[0]
    assert read == " ".join([f"1. {section.heading}", *section.sentences])


@pytest.mark.parametrize("command", ["rules", "tutorial"])
def test_wrong_options_are_refused(tmp_path: Path, command: str) -> None:
    """In the words of overlays; nothing is written, and nothing is written over."""
    out = ["--out", str(tmp_path / "out")]
    words = [command, "sixpack"]
    say = catalogue_of("en").say
    for given, said in (
        (out, say("which-format", choices="brf, pef, txt")),
        (["--format", "brf"], say("which-folder")),
        (["--format", "pdf", *out], say("unknown-format", word="pdf", choices="brf, pef, txt")),
        (
            ["--format", "brf", *out, "--braille", "g7"],
            say("unknown-grade", word="g7", choices="g1, g2"),
        ),
    ):
        outcome = program(*words, *given)
        assert (outcome.status, outcome.out) == (2, "")
        assert " ".join(outcome.err.split()) == said
    assert not (tmp_path / "out").exists()
    assert program(*words, "--format", "txt", *out).status == 0
    assert program(*words, "--format", "txt", *out).status == 1
    assert program(*words, "--format", "txt", *out, "--force").status == 0


def test_a_search_without_result_writes_nothing(tmp_path: Path) -> None:
    """It is said, as on the screen."""
    words = ["rules", "sixpack", "--search", "wombat", "--format", "brf"]
    outcome = program(*words, "--out", str(tmp_path / "out"))
    assert "wombat" in outcome.out
    assert not (tmp_path / "out").exists()


def test_a_game_without_a_lesson_or_rules_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As where they are read; no file is written."""

    def missing(game: str, language: str) -> Rulebook:
        raise MissingRulesError(game, language, ())

    monkeypatch.setattr(lesson_text, "has_lesson", lambda game, language: False)
    monkeypatch.setattr(Rulebook, "read", missing)
    out = ["--format", "brf", "--out", str(tmp_path / "out")]
    for command, problem in (("tutorial", "lesson"), ("rules", "rules")):
        outcome = program(command, "sixpack", *out)
        said = catalogue_of("en").say(f"game-without-{problem}", title="SixPack")
        assert " ".join(outcome.err.split()) == said
    assert not (tmp_path / "out").exists()
