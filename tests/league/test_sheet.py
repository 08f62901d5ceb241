"""Standings as a table for a spreadsheet, and from the command line."""

import csv
from contextlib import closing
from io import StringIO
from pathlib import Path
from random import Random
from threading import Event

import pytest

from accessible_games.league import league as leagues
from accessible_games.league.documents import as_text
from accessible_games.league.league import League
from accessible_games.league.sheet import as_csv
from accessible_games.league.standings import standings
from accessible_games.real_table.export import MARK
from accessible_games.server.storage.database import Database
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from tests.league.test_standings import TERMS, drawn, league_of, played
from tests.sessions import program

FORMULA = "=HYPERLINK(1)"


def grown() -> League:
    """Return a league after a round, with somebody whose name looks like a formula."""
    luck = Random(4)
    league = leagues.with_member(League("Winter", "a", TERMS, {}), "x", FORMULA, 1)
    league = leagues.with_members(league, league_of(4).members)
    return drawn(played(drawn(leagues.begun(league), luck), luck), luck)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spreadsheet_reads_it(language: Language) -> None:
    """There is a row for each person, points add up, and no name is a formula."""
    text, league = as_csv(grown(), catalogue_of(language)), grown()
    assert text.startswith(MARK)
    mark = "," if language == "en" else ";"
    heads, *rows = csv.reader(StringIO(text.removeprefix(MARK)), delimiter=mark)
    assert len(heads) == 7 + len(league.rounds)
    assert [row[1].lstrip("'") for row in rows] == [
        league.members[each.key].name for each in standings(league)
    ]
    assert sum(row[1] == f"'{FORMULA}" for row in rows) == 1
    for row in rows:
        numbers = [float(each.replace(",", ".") or 0) for each in row[2:]]
        assert numbers[0] == sum(numbers[5:])
        assert row[-1] == ""  # the second round is not played


def host(*words: str) -> tuple[int, str]:
    """Return the status of the program and what it says."""
    done = program("serve", "league", *words, "--language", "en")
    return done.status, " ".join(f"{done.out} {done.err}".split())


@pytest.mark.slow
def test_the_host_reads_them_while_the_server_runs(tmp_path: Path) -> None:
    """Which leagues there are, how one stands, and a file; each refusal is a sentence."""
    data, out, written = ("--data", str(tmp_path)), tmp_path / "out", Event()
    assert host(*data)[0] == 1
    with closing(Database(tmp_path / "server.sqlite")) as store:
        assert host(*data) == (0, "There is no league at this server.")
        store.listen(lambda problem: written.set())
        store.keep_document("league", "broken", "[]")
        ticket = store.keep_document("league", "winter", as_text(grown()))
        while store.committed < ticket:
            assert written.wait(60)
            written.clear()
        assert host(*data) == (0, "Winter: SixPack, 5 people, round 2.")
        status, told = host("Winter", *data)
        assert (status, told.count("Place")) == (0, 5)
        assert host("winter", *data, "--out", str(out))[0] == 0
        assert host("winter", *data, "--out", str(out))[0] == 1
        assert host("winter", *data, "--out", str(out), "--force")[0] == 0
        wrong = "There is no league summer at this server: Winter."
        status, told = host("summer", *data)
        assert (status, wrong in told) == (2, True)
    text = (out / "winter.csv").read_text("utf-8")
    assert text.replace("\r\n", "\n") == as_csv(grown(), catalogue_of("en")).replace("\r\n", "\n")


@pytest.mark.slow
def test_a_store_of_an_earlier_version_has_no_leagues(tmp_path: Path) -> None:
    """It lacks the table of texts, and is read all the same."""
    with closing(Database(tmp_path / "server.sqlite")) as store:
        store._file.connection.execute("DROP TABLE documents")
    assert host("--data", str(tmp_path)) == (0, "There is no league at this server.")
    with closing(Database(tmp_path / "server.sqlite")) as store:
        assert store.documents == {}
