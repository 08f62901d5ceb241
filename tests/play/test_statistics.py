"""Statistics of one's own games: what records tell, kept up to date, and never in their way."""

import json
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.bots import LEVELS, bot
from accessible_games.contest.playing import play_out
from accessible_games.core.record import Record, Sitting
from accessible_games.core.table import Table
from accessible_games.games import GAMES
from accessible_games.play import tally
from accessible_games.play.settings import folder
from accessible_games.play.statistics import lines, parts_of
from accessible_games.play.tally import Played, Tally, latest, longest, take
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language, Verbosity
from accessible_games.speech.narrator import WIDTHS, Narrator
from tests.play.table import Outcome, new_record, program, records
from tests.speech.linter import Ear, problems
from tests.speech.spoken import VOICES


def lay(name: str, text: str, when: int = 0) -> Path:
    """A record on the shelf, changed at some second."""
    path = records() / f"{name}.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    os.utime(path, (1_600_000_000 + when,) * 2)
    return path


def over(
    *winners: int, people: tuple[str, ...] = ("Anna",), bots: tuple[str, ...] = ("easy",) * 3
) -> str:
    """A record that says who has won."""
    result = " ".join(["result", *map(str, winners)])
    return f"{new_record(people, bots).heading()}{result}\n"


def whole(game: str, seed: int = 1) -> tuple[str, list[int]]:
    """The record of a whole game of computer players, as if Anna had played; and all points."""
    rules = GAMES[game]
    seats = rules.SEATS[0]
    table: Table[Any] = Table.new(rules, seats, seed)
    play_out(table, [bot(game, "random")] * seats, seed)
    options = {name: choices[0] for name, choices in rules.OPTIONS.items()}
    sittings = [Sitting("person", "Anna"), *(Sitting("easy", f"B{n}") for n in range(1, seats))]
    heading = Record(game, rules.VERSION, options, tuple(sittings), seed).heading()
    winners = " ".join(map(str, rules.winners(table.state)))
    answers = "".join(f"{move}\n" for move in table.moves)
    points = list(rules.POINTS(table.state)) if rules.POINTS else []
    return f"{heading}{answers}result {winners}".rstrip() + "\n", points


def told(*words: str) -> list[dict[str, Any]]:
    """What is told as JSON."""
    outcome = program("statistics", *words, "--json")
    assert (outcome.status, outcome.err) == (0, "")
    games: list[dict[str, Any]] = json.loads(outcome.out)["games"]
    return games


def spoken(*words: str, language: str = "en") -> list[str]:
    outcome = program("statistics", *words, "--language", language)
    assert (outcome.status, outcome.err) == (0, "")
    return outcome.lines


def database() -> Path:
    return folder("data") / "statistics.sqlite"


def everything() -> Mapping[str, tuple[int, bytes]]:
    """All records, and when they were changed."""
    return {path.name: (path.stat().st_mtime_ns, path.read_bytes()) for path in records().glob("*")}


# What is told -------------------------------------------------------------------------------------


def test_games_are_counted_by_game() -> None:
    """Played and won; unfinished games count as unfinished."""
    lay("a", over(0))
    lay("b", over(2))
    lay("c", over(0, 1))
    lay("d", new_record().heading())
    assert spoken() == ["Life is Life: 3 games, 2 won.", "One game is not over yet."]
    (figures,) = told()
    assert (figures["played"], figures["won"], figures["unfinished"]) == (3, 2, 1)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Life is Life: one game, won."),
        ("de", "Life is Life: ein Spiel, gewonnen."),
        ("fr", "Life is Life: une partie, gagnée."),
    ],
)
def test_one_game_is_told_in_words(language: str, line: str) -> None:
    """As it is said, not as a table."""
    lay("a", over(0))
    assert spoken(language=language) == [line]


def test_several_people_are_told_by_name() -> None:
    """Who has played most comes first; one person alone hears no name."""
    lay("a", over(0, people=("Anna", "Ben")))
    lay("b", over(1, people=("Anna", "Ben")))
    lay("c", over(1, people=("Cleo", "Anna")))
    assert spoken() == [
        "Anna, Life is Life: 3 games, 2 won.",
        "Ben, Life is Life: 2 games, one won.",
        "Cleo, Life is Life: one game, not won.",
    ]


def test_a_game_is_told_in_detail() -> None:
    """By players and by level where there were several, with streaks."""
    for place in range(3):
        lay(f"a{place}", over(0, bots=("easy", "normal", "random")), when=place)
    lay("b", over(1, bots=("easy", "easy")), when=5)
    lay("c", over(0, people=("Anna", "Anna B", "Anna C"), bots=()), when=7)
    lay("d", over(0, bots=("easy", "easy")), when=9)
    lines = spoken("life-is-life")
    mine = lines[: next(place for place, line in enumerate(lines) if "Anna B" in line)]
    assert mine == [
        "Anna, Life is Life: 6 games, 5 won.",
        "With 3 players: 3 games, 2 won.",
        "With 4 players: 3 games, 3 won.",
        "Among people only: one game, won.",
        "Against easy: 2 games, one won.",
        "Against normal: 3 games, 3 won.",
        "Longest streak: 3 games won in a row.",
        "The last 2 games were won.",
    ]


@pytest.mark.parametrize("game", GAMES)
def test_points_are_those_of_the_game(game: str) -> None:
    """Counted by playing the record again; a game without points has none."""
    text, points = whole(game)
    lay(f"{game}-2026-01-01-120000", text)
    (figures,) = told(game)
    assert (figures["game"], figures["played"]) == (game, 1)
    best = points[0] if points else None
    assert (figures["points_best"], figures["points_mean"]) == (best, best)
    line = f"Points: {best} on average, {best} at best.".replace("-", "minus ")
    assert (line in spoken(game)) == bool(points)


def test_only_one_game_is_told_when_it_is_named() -> None:
    """And another one that nobody has played has nothing to tell."""
    lay("a", over(0))
    assert told("life-is-life") != []
    assert told("lifeboat") == []
    assert spoken("lifeboat") == ["There is no game to count yet. Begin one with play."]


def test_games_of_computer_players_alone_are_nobodys() -> None:
    """Statistics are of people."""
    lay("a", over(0, people=(), bots=("easy",) * 3))
    assert told() == []


def test_a_game_of_other_rules_still_counts() -> None:
    """Who has won it stands in it; its points are not known any more."""
    text, _ = whole("lifeboat")
    rules = GAMES["lifeboat"]
    lay("a", text.replace(f"game lifeboat {rules.VERSION}", f"game lifeboat {rules.VERSION + 7}"))
    lay("b", text.replace("result", "0 nonsense 9\nresult"))
    (figures,) = told()
    assert (figures["played"], figures["points_best"]) == (2, None)


def test_a_result_that_is_taken_back_is_none() -> None:
    """The game goes on, and is not over."""
    text, _ = whole("life-is-life")
    lay("a", f"{text}undo 1\n")
    (figures,) = told()
    assert (figures["played"], figures["unfinished"]) == (0, 1)
    assert spoken() == ["Life is Life: no game is over yet.", "One game is not over yet."]


def test_damaged_records_are_counted_and_left_out() -> None:
    """Also those of unknown games, and what is no record at all."""
    lay("a", over(0))
    lay("b", "???\n")
    lay("c", over(0).replace("life-is-life", "chess"))
    (records() / "d.txt").write_bytes(b"\xff\xfe\x00")
    (records() / "e.txt").mkdir()
    (records() / "notes.md").write_text("no record")
    assert spoken() == [
        "Life is Life: one game, won.",
        "3 saved games cannot be read and do not count.",
    ]


def test_without_records_there_is_nothing_to_tell() -> None:
    """And nothing is written."""
    assert spoken() == ["There is no game to count yet. Begin one with play."]
    assert not folder("data").exists()


# Streaks ------------------------------------------------------------------------------------------


def games(wins: list[bool]) -> list[Played]:
    return [Played("Anna", "lifeboat", 4, "easy", True, won, None) for won in wins]


@given(st.lists(st.booleans()))
def test_a_streak_is_a_run_of_wins(wins: list[bool]) -> None:
    """As one would count it on a strip of wins and losses."""
    runs = "".join("w" if won else " " for won in wins).split(" ")
    assert longest(games(wins)) == max(map(len, runs))
    assert latest(games(wins)) == len(runs[-1])


def test_games_follow_one_another_as_they_were_begun() -> None:
    """By the time in the name, also when files were copied in another order; else by their age."""
    lay("life-is-life-2026-01-03-120000", over(0), when=1)
    lay("life-is-life-2026-01-01-120000", over(0), when=9)
    lay("life-is-life-2026-01-02-120000", over(1), when=5)
    assert [g["longest_streak"] for g in told()] == [1]
    lay("old", over(0), when=-900)
    assert [(g["longest_streak"], g["streak"]) for g in told()] == [(2, 1)]


# Kept up to date ----------------------------------------------------------------------------------


def test_what_is_kept_is_what_would_be_counted_anew() -> None:
    """After games are begun, finished, changed and thrown away."""
    steps: list[Callable[[], object]] = [
        lambda: lay("a", new_record().heading(), 1),
        lambda: lay("b", over(0), 2),
        lambda: lay("a", over(1), 3),
        lambda: lay("c", "???", 4),
        lambda: lay("c", over(0), 5),
        lambda: (records() / "b.txt").unlink(),
        lambda: lay("a", new_record().heading(), 6),
    ]
    for step in steps:
        step()
        kept = take(records(), database())
        assert kept == tally.counted(records(), ":memory:")
        assert kept == take(records(), database())


def test_a_record_that_has_not_changed_is_not_read_again() -> None:
    """Its name, size and time are the same, so it is taken for the same."""
    path = lay("a", over(0), when=4)
    assert told()[0]["won"] == 1
    path.write_text(over(1), "utf-8")  # of the same size
    os.utime(path, (1_600_000_004,) * 2)
    assert told()[0]["won"] == 1
    assert told("--rebuild")[0]["won"] == 0


def test_records_are_never_touched() -> None:
    """Whatever they hold, and however often they are asked."""
    lay("a", over(0))
    lay("b", "???")
    lay("c", new_record().heading() + "0 turn 1")
    before = everything()
    for words in ((), ("life-is-life",), ("--rebuild",)):
        program("statistics", *words)
    assert everything() == before


# What can go wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "damage", [b"", b"no database at all" * 100, b"SQLite format 3\0" + b"x" * 5000]
)
def test_a_damaged_file_is_made_anew(damage: bytes) -> None:
    """Out of the records, without a word."""
    lay("a", over(0))
    told()
    database().write_bytes(damage)
    assert told()[0]["won"] == 1
    assert told()[0]["won"] == 1
    assert take(records(), database()).games != ()


@pytest.mark.parametrize(
    "change",
    [
        "PRAGMA user_version = 99",
        "DROP TABLE people",
        "ALTER TABLE records DROP COLUMN seats",
        "ALTER TABLE records ADD COLUMN colour TEXT",
    ],
)
def test_a_file_of_another_shape_is_made_anew(change: str) -> None:
    """An older one and a newer one, and one that somebody has changed."""
    lay("a", over(0))
    told()
    connection = sqlite3.connect(database())
    connection.execute(change)
    connection.commit()
    connection.close()
    lay("b", over(0), when=2)
    assert take(records(), database()) == tally.counted(records(), ":memory:")
    assert len(take(records(), database()).games) >= 1


def test_a_folder_in_the_place_of_the_file_is_no_obstacle() -> None:
    """Then it is counted without keeping anything."""
    lay("a", over(0))
    database().mkdir()
    assert told()[0]["won"] == 1
    assert told("--rebuild")[0]["won"] == 1
    assert database().is_dir()


def test_another_program_that_holds_the_file_is_no_obstacle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then it is counted without it, and the file is left as it is."""
    lay("a", over(0))
    told()
    lay("b", over(0), when=3)
    monkeypatch.setattr(tally, "PATIENCE", 0.05)
    holder = sqlite3.connect(database())
    holder.execute("BEGIN EXCLUSIVE")
    try:
        assert told()[0]["played"] == 2
    finally:
        holder.close()
    assert told()[0]["played"] == 2


def test_many_may_ask_at_once() -> None:
    """All hear the same, and the file is whole afterwards."""
    for place in range(30):
        lay(f"r{place}", over(place % 4))
    command = [sys.executable, "-m", "accessible_games", "statistics", "--json"]
    running = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    heard = {process.communicate() for process in running}
    assert len(heard) == 1
    assert heard.pop()[1] == ""
    assert take(records(), database()) == tally.counted(records(), ":memory:")


DROPPED = ("--bounding-set=-dac_override,-dac_read_search", "--inh-caps=-all")


@pytest.mark.skipif(sys.platform != "linux", reason="folders are made read only in another way")
def test_a_read_only_folder_is_no_obstacle() -> None:
    """Nothing is kept, and all is told; root has to give up its rights to notice."""
    lay("a", over(0))
    program_ = [sys.executable, "-m", "accessible_games", "statistics", "--json"]
    command = ["setpriv", *DROPPED, *program_] if os.geteuid() == 0 else program_
    os.chmod(folder("data"), 0o555)
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    finally:
        os.chmod(folder("data"), 0o755)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"][0]["won"] == 1
    assert not database().exists()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
def test_a_full_disk_is_no_obstacle() -> None:
    """A file that takes nothing is done without."""
    lay("a", over(0))
    database().symlink_to("/dev/full")
    assert told()[0]["won"] == 1


def test_a_python_without_sqlite_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one sentence."""
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    for name in ("accessible_games.play.tally", "accessible_games.play.statistics"):
        monkeypatch.delitem(sys.modules, name)
    outcome = program("statistics", "--language", "en")
    assert (outcome.status, outcome.out) == (2, "")
    assert "SQLite" in outcome.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("chess",), "chess"),
        (("life-is-life", "lifeboat"), "lifeboat"),
        (("--games", "3"), "--games"),
    ],
)
def test_what_is_wrong_is_told(words: tuple[str, ...], named: str, language: str) -> None:
    """In one sentence that names it."""
    outcome: Outcome = program("statistics", *words, "--language", language)
    assert (outcome.status, outcome.out) == (2, "")
    assert named in outcome.err


# As it is heard -----------------------------------------------------------------------------------

TALLIES = {
    "nothing": (),
    "one": (Played("Anna", "lifeboat", 4, "easy", True, True, -3),),
    "lost": (Played("Anna", "lifeboat", 4, "", True, False, 1),),
    "open": (Played("Anna", "sixpack", 2, "easy", False, False, None),),
    "many": tuple(
        Played(name, game, seats, level, True, (seats + len(level)) % 3 > 0, seats * 3)
        for name in ("Anna", "Bartholomäus")
        for game in GAMES
        for seats in (4, 5)
        for level in ("", *LEVELS)
    ),
}


@pytest.mark.parametrize(("language", "verbosity"), VOICES)
@pytest.mark.parametrize("name", TALLIES)
@pytest.mark.parametrize("whole", [False, True])
def test_all_of_it_is_told_well(
    name: str, language: Language, verbosity: Verbosity, whole: bool
) -> None:
    """Each line keeps to the rules of speech, with whatever numbers."""
    narrator = Narrator(Catalogue(language), [], [], verbosity)
    parts = parts_of(Tally(TALLIES[name], 0))
    titles = tuple(Catalogue(language, game).say("title") for game in GAMES)
    for part in parts:
        said = list(lines([part], narrator, whole))
        assert problems(said, Ear(language, WIDTHS[verbosity], (), titles)) == []
    said = list(lines(parts, narrator, whole=False))
    assert said
    assert problems(said, Ear(language, WIDTHS[verbosity], (), titles)) == []
