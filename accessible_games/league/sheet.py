"""The standings of a league as a table for a spreadsheet, a row for each person.

It is written as the tables of score sheets are: see `real_table/export.py`.
"""

import csv
from io import StringIO

from accessible_games.league.league import League
from accessible_games.league.standings import standings
from accessible_games.real_table.export import MARK, as_text
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.decimals import to_tenths

COLUMNS = ("place", "name", "points", "tables", "won", "opponents", "score")


def as_csv(league: League, catalogue: Catalogue) -> str:
    """Return the standings, with the points of each round behind; none yet are left empty."""
    text, language = StringIO(), catalogue.language

    def points(halves: int | None) -> str:
        return "" if halves is None else to_tenths(halves / 2, language)

    comma = "," in to_tenths(0.5, language)
    rows = csv.writer(text, delimiter=";" if comma else ",")
    rounds = range(1, len(league.rounds) + 1)
    heads = [catalogue.say(f"league-csv-{each}") for each in COLUMNS]
    rows.writerow([*heads, *(catalogue.say("league-csv-round", number=each) for each in rounds)])
    for each in standings(league):
        name = as_text(league.members[each.key].name)
        figures = [each.tables, each.won, points(each.opponents), each.score]
        by_round = map(points, each.by_round)
        rows.writerow([each.place, name, points(each.halves), *figures, *by_round])
    return MARK + text.getvalue()
