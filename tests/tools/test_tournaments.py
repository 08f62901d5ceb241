"""Tournaments from the command line: for the ear, as JSON, interrupted, and wrongly asked for."""

import json
import os
import re
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

from accessible_games.__main__ import main
from accessible_games.contest import workers as at_work
from accessible_games.contest.playing import Outcome
from accessible_games.contest.tournament import Standings, TournamentPlan
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.tools.tournaments import lines
from tests.examples import turned
from tests.forking import Work, run_copy
from tests.running import PATIENCE, ROOT, Started, wait_until
from tests.sessions import Outcome as Told
from tests.sessions import program
from tests.speech.linter import Ear, problems
from tests.speech.spoken import VOICES

pytestmark = pytest.mark.slow

PLAYERS = ("--players", "easy,random,random", "--workers", "1")
GAME = ("tournament", "life-is-life", *PLAYERS)
MANY = 30_000
"""So many games that they are far from over when Ctrl-C comes; without it they take minutes."""
TELLING = """
import sys
from pathlib import Path
from accessible_games.__main__ import main
from accessible_games.contest.tournament import Standings

add = Standings.add

def told(standing, deal):
    add(standing, deal)
    played.touch()

if __name__ == "__main__":
    played = Path(sys.argv.pop(1))
    Standings.add = told
    main()
"""


def objects(told: Told) -> list[dict[str, Any]]:
    """Return what was told as JSON, an object per line; it must succeed."""
    assert (told.status, told.err) == (0, "")
    return [json.loads(line) for line in told.lines]


# As JSON ------------------------------------------------------------------------------------------


def test_every_game_is_an_object_and_the_last_one_is_the_summary() -> None:
    """Six games in two deals, each from all three seats."""
    *games, summary = objects(program(*GAME, "--games", "6", "--seed", "9", "--json"))
    assert [game["seed"] for game in games] == [9, 9, 9, 10, 10, 10]
    assert [game["seats"].index("easy") for game in games] == [0, 1, 2, 0, 1, 2]
    assert (summary["games"], summary["ended"], summary["seed"]) == (6, "all", 9)
    wins = sum(game["seats"][game["winners"][0]] == "easy" for game in games)
    assert summary["levels"]["easy"]["wins"] == wins


def test_the_same_seed_is_the_same_tournament() -> None:
    """To the last byte; another seed brings other games."""
    told = [program(*GAME, "--games", "3", "--seed", seed, "--json").out for seed in "445"]
    assert told[0] == told[1] != told[2]


def test_options_go_to_every_game() -> None:
    """And into the summary."""
    asked = ("--option", "expert=yes", "--games", "3", "--json")
    *_, summary = objects(program(*GAME, *asked))
    assert summary["options"] == {"expert": "yes"}


def test_it_stops_when_it_is_sure() -> None:
    """It says so; without that wish all games are played."""
    asked = ("--games", "90", "--json")
    *games, sure = objects(program(*GAME, *asked, "--sure"))
    assert (sure["ended"], sure["comparison"]["found"]) == ("sure", "stronger")
    assert sure["games"] == len(games) < 90
    *_, unasked = objects(program(*GAME, *asked))
    assert (unasked["ended"], unasked["games"]) == ("all", 90)


def test_one_may_be_sure_that_the_first_is_weaker() -> None:
    """The one named first is the one that is compared."""
    asked = ("tournament", "life-is-life", "--players", "random,easy,easy", "--games", "300")
    *_, summary = objects(program(*asked, "--sure", "--json", "--workers", "1"))
    assert (summary["comparison"]["level"], summary["comparison"]["found"]) == ("random", "weaker")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played(game: str) -> None:
    """With points, if it has points."""
    seats = GAMES[game].seats[0]
    players = ",".join(["random"] * seats)
    *_, summary = objects(
        program("tournament", game, "--players", players, "--games", "1", "--json")
    )
    points = summary["levels"]["random"]["points"]
    assert (points is None) == (GAMES[game].points is None)


# For the ear --------------------------------------------------------------------------------------


def test_the_news_come_first() -> None:
    """Who is stronger, then the figures, then how much was played."""
    told = program(*GAME, "--games", "60", "--language", "en")
    assert told.lines[0] == "The level easy is stronger than the others, with 95 percent certainty."
    assert re.match(r"The level easy wins \d+ percent, the true value is ", told.lines[1])
    assert told.lines[-1] == "60 games of Life is Life were played, each deal from all seats."
    assert (told.status, told.err) == (0, "")


def test_nothing_is_said_while_it_goes_well() -> None:
    """A short tournament has no line of progress, and no bar."""
    told = program(*GAME, "--games", "3", "--language", "en", "--verbosity", "brief")
    assert not any("of 3 games" in line for line in told.lines)
    assert told.out.isprintable() or "\r" not in told.out


def outcomes(
    plan: TournamentPlan, winners: Sequence[int], points: Sequence[int] | None
) -> list[Outcome]:
    """Return a whole tournament, each game of which ended alike."""
    seats = len(plan.players)
    given = None if points is None else tuple(points)
    return [Outcome(seats, tuple(winners), given, 9) for _ in plan.matches()]


PLAN = TournamentPlan("lifeboat", ("normal", "easy", "random", "random"), 1200)
STANDINGS = {
    "all": outcomes(PLAN, (0, 1), (12, 9, 3, 0)),
    "sure": outcomes(PLAN, (1,), None)[:40],
    "nobody": outcomes(PLAN, (), (0, 0, 0, 0))[:4],
    "nothing": [],
}


@pytest.mark.parametrize(("language", "verbosity"), VOICES)
@pytest.mark.parametrize("name", STANDINGS)
def test_all_that_can_come_out_is_told_well(
    name: str, language: Language, verbosity: Verbosity
) -> None:
    """Whatever the numbers, even below zero."""
    standing = Standings(PLAN)
    for deal in PLAN.played(STANDINGS[name]):
        standing.add(deal)
    narrator = Narrator(catalogue_of(language), [], [], verbosity)
    ended = name if name in ("all", "sure") else "interrupted"
    told = lines(standing, ended, narrator)
    assert problems(told, Ear(language, WIDTHS[verbosity], typed=("Lifeboat",))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tournament_is_told_in_the_language(language: str) -> None:
    """With the levels as they are called there."""
    told = program(*GAME, "--games", "3", "--language", language)
    names = {"de": "leicht", "fr": "facile", "en": "easy"}
    assert names[language] in told.lines[0]


# Interrupted --------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="keys are sent in another way there")
@pytest.mark.parametrize(("workers", "form"), turned(["1", "2"], [(), ("--json",)]))
def test_control_c_tells_what_is_known(workers: str, form: tuple[str, ...], tmp_path: Path) -> None:
    """All at the terminal get it; there is a summary, no traceback, and no process is left over."""
    played = tmp_path / "played"
    command = [sys.executable, str(script(tmp_path)), str(played), "tournament", "life-is-life"]
    command += ["--players", "easy,random,random", "--games", str(MANY), "--workers", workers]
    command += ["--language", "en", "--data", str(tmp_path), *form, "--seed", "3"]
    with Started(command, stdout=PIPE, stderr=PIPE, text=True, cwd=ROOT) as running:
        wait_until(played.exists)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=PATIENCE)
        assert (running.returncode, err) == (1, "")
        wait_until(lambda: nobody_is_left(running.pid))
    if form:
        *deals, last = map(json.loads, out.splitlines())
        assert [deal["seed"] for deal in deals[:1]] in ([], [3])  # no deal may be over yet
        assert (last["ended"], last["planned"]) == ("interrupted", MANY)
    else:
        assert "stopped" in out


def test_control_c_before_the_first_step_of_a_game_is_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Python adds no message about a game that is made and never begun."""

    async def game() -> None:
        pass

    def interrupted(match: object) -> None:
        begun = game()  # noqa: F841
        raise KeyboardInterrupt

    monkeypatch.setattr(at_work, "play", interrupted)
    done = run_copy(Work(main, (*GAME, "--language", "en")))
    assert (done.returncode, done.stderr) == (1, "")
    assert "stopped" in done.stdout


def script(folder: Path) -> Path:
    """Return a file with the program that says when the first deal is over; workers read it too."""
    (folder / "script.py").write_text(TELLING)
    return folder / "script.py"


def nobody_is_left(group: int) -> bool:
    """Whether all processes of a group have ended; some only notice that the first has."""
    with suppress(ProcessLookupError):
        os.killpg(group, 0)
        return False
    return True


def test_control_c_before_the_first_deal_is_told() -> None:
    """Without figures, as there are none."""
    narrator = Narrator(catalogue_of("en"), [], [])
    told = lines(Standings(PLAN), "interrupted", narrator)
    assert told == ["The Lifeboat tournament was stopped before its first deal was over."]


# Asked for wrongly --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), "life-is-life"),
        (("chess",), "chess"),
        (("life-is-life", "lifeboat"), "lifeboat"),
        (("life-is-life",), "--players"),
        (("life-is-life", "--players", ""), "--players"),
        (("life-is-life", "--players", "easy,easy"), "3"),
        (("life-is-life", "--players", "easy,easy,easy,easy,easy,easy"), "5"),
        (("life-is-life", "--players", "easy,clever,easy"), "clever"),
        (("life-is-life", "--players", "easy,,easy"), "random"),
        (("life-is-life", *PLAYERS, "--games", "0"), "1"),
        (("life-is-life", *PLAYERS, "--games", "-3"), "--games"),
        (("life-is-life", *PLAYERS, "--games", "many"), "many"),
        (("life-is-life", *PLAYERS, "--games", "9" * 5000), "--games"),
        (("life-is-life", *PLAYERS, "--games", "1000001"), "1000000"),
        (("life-is-life", *PLAYERS, "--seed", "x"), "x"),
        (("life-is-life", *PLAYERS, "--option", "speed=9"), "speed"),
        (("life-is-life", *PLAYERS, "--option", "expert=9"), "9"),
        (("life-is-life", "--players", "easy,easy,random", "--workers", "0"), "61"),
        (("life-is-life", "--players", "easy,easy,random", "--workers", "1e9"), "1e9"),
        (("life-is-life", "--players", "easy,easy,easy", "--sure"), "--sure"),
        (("life-is-life", *PLAYERS, "--seats", "4"), "--seats"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_told(words: tuple[str, ...], named: str, language: str) -> None:
    """In a sentence that names it, with the status of wrong use, before anything is played."""
    told = program("tournament", *words, "--language", language)
    assert (told.status, told.out) == (2, "")
    assert named in " ".join(told.err.split())
    assert "Traceback" not in told.err


def test_a_choice_that_this_number_of_players_rules_out_is_told() -> None:
    """It covers every option that a table of that size cannot have, in every game."""
    for name, game in GAMES.items():
        for seats in game.seats:
            for option, choices in game.options.items():
                for choice in choices:
                    players = ",".join(["random"] * seats)
                    words = ("--players", players, "--option", f"{option}={choice}", "--sure")
                    told = program("tournament", name, *words)
                    assert (told.status, told.out) == (2, "")
