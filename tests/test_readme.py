"""The README promises nothing that is not so."""

import re
import sys
from pathlib import Path

from accessible_games.speech.catalogues import catalogue_of
from tests.commands import COMMANDS
from tests.running import ROOT, run

README = (ROOT / "README.md").read_text("utf-8")
PROMPT = "Your turn. "
GAME = ["--seats", "4", "--bots", "normal,easy", "--people", "Anna", "--seed", "11"]


def transcript() -> list[str]:
    """The lines of the indented block that begins with the first round."""
    block = re.search(r"(?:^    .*\n)+", README[README.index("    Round 1") :], re.MULTILINE)
    assert block is not None
    return [line.strip() for line in block[0].splitlines()]


def typed(lines: list[str]) -> list[str]:
    """What stands behind the prompts."""
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
    """The table of commands knows all of them, with the letters that work in English."""
    table = README[README.index("| command") : README.index("Tab completes")]
    rows = re.findall(r"^\| (.*?) \| (.*?) \|", table, re.MULTILINE)
    named = [word.split()[0] for words, _ in rows[1:] for word in words.split(", ")]
    letters = [letter for _, some in rows[1:] for letter in some.split(", ") if letter]
    words = catalogue_of("en")
    own = [word for name in COMMANDS for word in words.words(f"command-{name}") if len(word) == 1]
    assert sorted({*COMMANDS} - {*named}) == []
    assert sorted(letters) == sorted(own)


def test_every_link_leads_somewhere() -> None:
    """Links within the project name files that are there, or headings of the README itself."""
    links = re.findall(r"\]\(([^)]+)\)", README)
    heads = {
        f"#{head.lower().replace(' ', '-')}" for head in re.findall(r"^#+ (.+)$", README, re.M)
    }
    assert links
    assert [link for link in links if link not in heads and not (ROOT / link).is_file()] == []


def test_the_commands_of_the_readme_are_the_set_up_script() -> None:
    """The two commands stand alone in their lines, to be copied as they are."""
    assert "\n    python3 bootstrap.py play\n" in README
    assert "\n    python3 bootstrap.py test\n" in README
