"""The README and the pages that it leads to promise nothing that is not true."""

import re
import sys
from pathlib import Path

import pytest

from accessible_games import __version__
from accessible_games.speech.catalogues import catalogue_of
from tests.commands import COMMANDS
from tests.release.__main__ import STEPS
from tests.release.wanted import NAME
from tests.running import ROOT, run

README = (ROOT / "README.md").read_text("utf-8")
PLAYERS = (ROOT / "docs" / "players.md").read_text("utf-8")
PAGES = ("README", *(f"docs/{name}" for name in ("players", "hosts", "label-makers", "builders")))
LONGEST = 120
"""The lines that the README may have, so that the first command is heard soon."""
PROMPT = "Your turn. "
GAME = ["--seats", "4", "--bots", "normal,easy", "--people", "Anna", "--seed", "11"]

VERSIONED = ("hosts", "releasing")
"""The pages that name files of a release."""
VERSIONS = r'(?:accessible[-_]games[-_]|PackageVersion: |"version": ")(\d+\.\d+\.\d+)'
"""How a page names the version: in a file of a release, or in the manifest of one."""


def transcript() -> list[str]:
    """Return the lines of the indented block that begins with the first round."""
    block = re.search(r"(?:^    .*\n)+", README[README.index("    Round 1") :], re.MULTILINE)
    assert block is not None
    return [line.strip() for line in block[0].splitlines()]


def typed(lines: list[str]) -> list[str]:
    """Return what is typed after the prompts."""
    return [line.removeprefix(PROMPT) for line in lines if line.startswith(PROMPT)]


def test_the_transcript_is_real(tmp_path: Path) -> None:
    """The game in the README is what the program says, line by line, if it need not think long."""
    folders = ["--data", str(tmp_path), "--config", str(tmp_path), "--language", "en"]
    done = run(
        [sys.executable, "-m", "accessible_games", "play", "life-is-life", *GAME, *folders],
        "\n".join(typed(transcript())),
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = [line for line in done.stdout.splitlines() if line != catalogue_of("en").say("thinking")]
    told = [PROMPT.strip() if line.startswith(PROMPT) else line for line in transcript()]
    start = said.index(told[0])
    assert said[start : start + len(told)] == told


def test_every_command_and_letter_is_listed() -> None:
    """The table of commands has all of them, with the letters that work in English."""
    table = PLAYERS[PLAYERS.index("| command") : PLAYERS.index("Tab completes")]
    rows = re.findall(r"^\| (.*?) \| (.*?) \|", table, re.MULTILINE)
    named = [word.split()[0] for words, _ in rows[1:] for word in words.split(", ")]
    letters = [letter for _, some in rows[1:] for letter in some.split(", ") if letter]
    words = catalogue_of("en")
    own = [word for name in COMMANDS for word in words.words(f"command-{name}") if len(word) == 1]
    assert sorted({*COMMANDS} - {*named}) == []
    assert sorted(letters) == sorted(own)


def heads(text: str) -> set[str]:
    """Return the headings of a page, as links name them."""
    found = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in found}


def leads_nowhere(page: Path, link: str) -> bool:
    """Whether a link of a page names no file, or no heading of one."""
    name, _, head = link.partition("#")
    target = page.parent / name if name else page
    return not target.is_file() or (bool(head) and head not in heads(target.read_text("utf-8")))


@pytest.mark.parametrize("name", PAGES)
def test_every_link_leads_somewhere(name: str) -> None:
    """Links within the project name existing files and headings."""
    page = ROOT / f"{name}.md"
    links = re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8"))
    assert links
    assert [link for link in links if leads_nowhere(page, link)] == []


def test_every_page_is_found_from_the_readme() -> None:
    """Whoever reads it finds each page of docs, by it or by a page that it leads to."""
    waiting, found = [ROOT / "README.md"], set[Path]()
    while waiting:
        page = waiting.pop()
        if page not in found and page.suffix == ".md":
            found.add(page)
            links = re.findall(r"\]\(([^)#]+)", page.read_text("utf-8"))
            waiting += [(page.parent / link).resolve() for link in links]
    assert {*(ROOT / "docs").glob("*.md")} <= found


def test_the_readme_is_short() -> None:
    """The commands to get the program come in the first screen, the rest in pages of its own."""
    lines = README.splitlines()
    assert len(lines) <= LONGEST
    assert lines.index("## Get it") < 15


def test_the_files_that_are_named_are_of_this_version() -> None:
    """What one is told to install is what a release has."""
    named = set(re.findall(r"accessible[-_]games[-_][\w.-]*\.(?:exe|zip|deb|pyz|whl)", README))
    wheel = f"accessible_games-{__version__}-py3-none-any.whl"
    built = {pattern.format(name=NAME, version=__version__) for pattern, _ in STEPS.values()}
    assert len(named) == 5
    assert named <= {*built, wheel}


@pytest.mark.parametrize("name", ["README", *(f"docs/{name}" for name in VERSIONED)])
def test_a_page_that_names_a_version_names_this_one(name: str) -> None:
    """It is told once, in the package; pages that repeat it in names of files follow."""
    text = (ROOT / f"{name}.md").read_text("utf-8")
    told = re.findall(VERSIONS, text)
    assert told
    assert {*told} == {__version__}


def test_no_other_page_names_a_version() -> None:
    """So that only these have to be changed for a release."""
    pages = {*(ROOT / "docs").glob("*.md")} - {ROOT / f"docs/{name}.md" for name in VERSIONED}
    assert [page.name for page in pages if re.search(VERSIONS, page.read_text("utf-8"))] == []


def test_the_commands_of_the_readme_are_the_set_up_script() -> None:
    """The two commands stand alone on their lines, ready to be copied."""
    assert "\n    python3 bootstrap.py play\n" in README
    assert "\n    python3 bootstrap.py test\n" in README
