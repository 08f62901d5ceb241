"""Statistics of the player's own games: taken from records, kept current, never in the way."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.games import GAMES
from accessible_games.players import LEVELS
from accessible_games.speech.catalogue import Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.store.folders import folder
from accessible_games.store.tally import PlayedGame, Tally, latest, longest, take
from accessible_games.tools.statistics import lines, parts_of
from tests.gathering import gathering
from tests.sessions import ENDING, new_game, new_record, only_record, records, resumed
from tests.speech.linter import Ear, problems
from tests.speech.spoken import VOICES
from tests.store.saved_games import database, lay, over, spoken, told, whole
from tests.written import by_hand

# What is told -------------------------------------------------------------------------------------


def test_games_are_counted_by_game() -> None:
    """Played and won; unfinished games count as unfinished."""
    lay("a", over(0))
    lay("b", over(2))
    lay("c", over(0, 1))
    lay("d", by_hand(new_record()))
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
    """Whoever has played most comes first; a single person hears no name."""
    lay("a", over(0, people=("Anna", "Ben")))
    lay("b", over(1, people=("Anna", "Ben")))
    lay("c", over(1, people=("Cleo", "Anna")))
    assert spoken() == [
        "Anna, Life is Life: 3 games, 2 won.",
        "Ben, Life is Life: 2 games, one won.",
        "Cleo, Life is Life: one game, not won.",
    ]


def test_a_game_is_told_in_detail() -> None:
    """By players and by level if there were several, with streaks."""
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
        "Against level easy: 2 games, one won.",
        "Against level normal: 3 games, 3 won.",
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
    """Another game that was never played has nothing to tell."""
    lay("a", over(0))
    assert told("life-is-life") != []
    assert told("lifeboat") == []
    assert spoken("lifeboat") == [
        "There is no game to count yet. Begin one with accessible-games play."
    ]


def test_games_of_computer_players_alone_are_nobodys() -> None:
    """Statistics are of people."""
    lay("a", over(0, people=(), bots=("easy",) * 3))
    assert told() == []


def test_a_game_of_other_rules_still_counts() -> None:
    """Its winner is in it; its points are not known any more."""
    text, _ = whole("lifeboat")
    rules = GAMES["lifeboat"]
    lay("a", text.replace(f"game lifeboat {rules.version}", f"game lifeboat {rules.version + 7}"))
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


def test_a_game_counts_as_what_it_has_become() -> None:
    """It is unfinished during play and after leaving; once resumed and finished, it counts."""
    begun = new_game(records())
    begun.session.play_bots()
    assert spoken() == ["Life is Life: no game is over yet.", "One game is not over yet."]
    begun.play("quit")
    assert told()[0]["unfinished"] == 1
    goes_on = resumed(only_record())
    assert told()[0]["unfinished"] == 1
    goes_on.play_to_the_end()
    won = 0 in GAMES["life-is-life"].winners(goes_on.session.match.table.state)
    (figures,) = told()
    assert (figures["played"], figures["unfinished"], figures["won"]) == (1, 0, won)


def test_a_result_that_was_cut_off_is_none() -> None:
    """As after a power cut: the game can still be resumed and finished."""
    lay("a", over(0).removesuffix("\n"))
    assert spoken() == ["Life is Life: no game is over yet.", "One game is not over yet."]


def test_people_at_one_keyboard_have_each_won_or_not() -> None:
    """The game counts for all of them."""
    evening = new_game(records(), new_record(("Anna", "Ben"), ("random",)))
    evening.play_to_the_end()
    winners = GAMES["life-is-life"].winners(evening.session.match.table.state)
    won = {figures["name"]: (figures["played"], figures["won"]) for figures in told()}
    assert won == {"Anna": (1, 0 in winners), "Ben": (1, 1 in winners)}


def test_a_game_from_a_position_does_not_count() -> None:
    """It may have been nearly won when it began, so nothing is said about it."""
    record = new_record(position=ENDING)
    lay("a", f"{by_hand(record)}result 0\n")
    lay("b", by_hand(record))
    assert spoken() == ["There is no game to count yet. Begin one with accessible-games play."]
    lay("c", over(1))
    assert spoken() == ["Life is Life: one game, not won."]
    assert take(records(), database()).damaged == 0


def test_damaged_records_are_counted_and_left_out() -> None:
    """So are those of unknown games, and files that are no records."""
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
    assert spoken() == ["There is no game to count yet. Begin one with accessible-games play."]
    assert not folder("data").exists()


# Streaks ------------------------------------------------------------------------------------------


def games(wins: list[bool]) -> list[PlayedGame]:
    """Return games of one person, won or lost in this order."""
    return [PlayedGame("Anna", "lifeboat", 4, "easy", True, won, None) for won in wins]


@given(st.lists(st.booleans()))
def test_a_streak_is_a_run_of_wins(wins: list[bool]) -> None:
    """As counted on a strip of wins and losses."""
    runs = "".join("w" if won else " " for won in wins).split(" ")
    assert longest(games(wins)) == max(map(len, runs))
    assert latest(games(wins)) == len(runs[-1])


def test_games_follow_one_another_as_they_were_begun() -> None:
    """By the time in the name, even if files were copied in another order; else by their age."""
    lay("life-is-life-2026-01-03-120000", over(0), when=1)
    lay("life-is-life-2026-01-01-120000", over(0), when=9)
    lay("life-is-life-2026-01-02-120000", over(1), when=5)
    assert [g["longest_streak"] for g in told()] == [1]
    lay("old", over(0), when=-900)
    assert [(g["longest_streak"], g["streak"]) for g in told()] == [(2, 1)]


# As it is heard -----------------------------------------------------------------------------------

TALLIES = {
    "nothing": (),
    "one": (PlayedGame("Anna", "lifeboat", 4, "easy", True, True, -3),),
    "lost": (PlayedGame("Anna", "lifeboat", 4, "", True, False, 1),),
    "open": (PlayedGame("Anna", "sixpack", 2, "easy", False, False, None),),
    "many": tuple(
        PlayedGame(name, game, seats, level, True, (seats + len(level)) % 3 > 0, seats * 3)
        for name in ("Anna", "Bartholomäus")
        for game in GAMES
        for seats in (4, 5)
        for level in ("", *LEVELS)
    ),
}


@gathering(
    {
        name: [(name, *voice, whole) for voice in VOICES for whole in (False, True)]
        for name in TALLIES
    }
)
def test_all_of_it_is_told_well(
    name: str, language: Language, verbosity: Verbosity, whole: bool
) -> None:
    """Each line keeps to the rules of speech, with whatever numbers."""
    narrator = Narrator(catalogue_of(language), [], [], verbosity)
    parts = parts_of(Tally(TALLIES[name], 0))
    titles = tuple(catalogue_of(language, game).say("title") for game in GAMES)
    for part in parts:
        said = list(lines([part], narrator, whole))
        assert problems(said, Ear(language, WIDTHS[verbosity], (), titles)) == []
    said = list(lines(parts, narrator, whole=False))
    assert said
    assert problems(said, Ear(language, WIDTHS[verbosity], (), titles)) == []
