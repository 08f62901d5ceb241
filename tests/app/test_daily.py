"""The deal of the day: the same for everyone, without help, counted once."""

import re
from datetime import date, timedelta

import pytest

from accessible_games.app import daily_deal
from accessible_games.app.daily_deal import DailyDeal
from accessible_games.contest.playing import Outcome
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.store import dailies, library
from accessible_games.store.dailies import Deal, Score
from accessible_games.store.library import SavedGame
from tests.app.daily_deals import DAY, Coming, beside_as, last_choice, lay_deal, played
from tests.games.facts import facts_of, games_with
from tests.sessions import Evening, program, records, seated, typed_answer

WON = Outcome(4, (0,), (31, 2, 3, 4), 90)


@pytest.fixture(autouse=True)
def that_day(monkeypatch: pytest.MonkeyPatch) -> Coming:
    """Make it always the same day, and let the computer win as soon as it is asked."""
    coming = Coming(WON)
    monkeypatch.setattr(dailies, "today", lambda: DAY)
    monkeypatch.setattr(daily_deal, "beside", beside_as(coming))
    return coming


# The deal -----------------------------------------------------------------------------------------


def test_the_seed_comes_from_date_and_game_alone() -> None:
    """It must never change, or friends would no longer play the same deal."""
    for game in games_with("daily_seed"):
        assert Deal(game, DAY).seed == facts_of(game).daily_seed
    seeds = [Deal(game, DAY + timedelta(n)).seed for game in GAMES for n in range(9)]
    assert len(seeds) == len({*seeds})


@pytest.mark.parametrize("game", GAMES)
def test_whoever_plays_finds_the_same_table(game: str) -> None:
    """The same cards, options and computer players, whatever the person is called."""
    anna, ben = (Deal(game, DAY).record(name) for name in ("Anna", "Ben"))
    assert anna.opening(GAMES).state == ben.opening(GAMES).state
    assert anna.occupants[1:] == ben.occupants[1:]


def test_nobody_is_called_like_the_person() -> None:
    """A computer player of that name is called something else."""
    names = [occupant.name for occupant in Deal("sixpack", DAY).record("mia").occupants]
    assert names == ["mia", "Lena", "Oliver", "Tom"]


def test_the_games_take_turns() -> None:
    """A player who names no game plays the one of the day, and meets all in as many days."""
    days = [DAY + timedelta(number) for number in range(len(GAMES))]
    assert {dailies.game_of(day) for day in days} == {*GAMES}
    program("daily")
    assert Deal(dailies.game_of(DAY), DAY).path(records()).is_file()


# Playing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_there_is_no_help(game: str, language: Language) -> None:
    """Hint and undo are refused in one sentence, and change nothing."""
    outcome = program("daily", game, "--language", language, typed="hint\nundo\n")
    refused = catalogue_of(language).say("daily-unaided")
    assert outcome.lines.count(refused) == 2
    assert not any(line.startswith("undo") for line in path_lines(game))


def path_lines(game: str) -> list[str]:
    """Return the record of the deal."""
    return Deal(game, DAY).path(records()).read_text("utf-8").splitlines()


def test_an_interrupted_deal_goes_on() -> None:
    """Both with `daily` and with `resume`, without help; nothing is dealt again."""
    first = program("daily", "lifeboat", typed="hand\n")
    before = path_lines("lifeboat")
    for words in (("daily", "lifeboat"), ("resume",)):
        outcome = program(*words, typed="hand\nhint\n")
        assert outcome.lines[0].startswith("Deal of 23 November: the same for everybody")
        assert catalogue_of("en").say("daily-unaided") in outcome.lines
        assert {*first.lines} & {*outcome.lines}
    assert path_lines("lifeboat")[: len(before)] == before
    assert len([*records().glob("*.txt")]) == 1


def test_a_deal_that_is_taken_up_tells_the_secret_card_until_the_first_bid() -> None:
    """As the rules promise; nothing else would repeat it."""
    program("daily", "arche-noah", typed="")
    again = program("resume", typed="hand\n0\nhand\n")
    assert len([line for line in again.lines if line.startswith("Your secret card: ")]) == 2
    later = program("resume", typed="hand\n")
    assert not any("secret card" in line for line in later.lines)


def finished(game: str) -> tuple[Evening, list[str]]:
    """Return a deal that is resumed before the last choice and finished, and what is said then."""
    path = lay_deal(game, over=False)
    record = library.read(path)
    saved = SavedGame(path)
    saved.open()
    evening = seated(record, saved, DailyDeal())
    evening.session.take_up(record)

    def typed() -> list[str]:
        return [typed_answer(evening.session.person, last_choice(game).answer)]

    evening.session.play_bots()
    evening.session.pose(evening.session.match.own_decision())
    return evening, evening.play(*typed())[-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_end_tells_both_scores(game: str) -> None:
    """The player's as the rules count it, and the computer's, which is saved."""
    evening, said = finished(game)
    own = dailies.score_of(played(game)[0], 0)
    table = evening.session.match.table
    assert not table.pending
    assert dailies.score_of(table, 0) == own
    words = catalogue_of("en")
    assert words.say("daily-own", **daily_deal.told(own)) in said
    assert words.say("daily-hard", **daily_deal.told(Score(True, 31))) in said
    assert dailies.kept_hard(evening.session.kept.saved.path) == Score(True, 31)
    assert dailies.results(evening.session.kept.saved.path.parent)[0].own == own


@pytest.mark.parametrize("error", [TimeoutError, KeyboardInterrupt])
def test_nobody_waits_long_for_the_computer(that_day: Coming, error: type[BaseException]) -> None:
    """The player hears that there is nothing to compare, and nothing is made up."""
    that_day.given, that_day.error = None, error
    evening, said = finished("arche-noah")
    assert catalogue_of("en").say("daily-hard-late") in said
    assert dailies.kept_hard(evening.session.kept.saved.path) is None
    assert that_day.waited == [0, daily_deal.PATIENCE]


def test_the_computer_plays_the_same_seat_of_the_same_deal() -> None:
    """Everything but the person's seat is as in the record."""
    path = lay_deal("lifeboat", over=False)
    record = library.read(path)
    same = daily_deal.same_seat(record)
    assert same.levels == ("hard", *(each.player for each in record.occupants[1:]))
    assert (same.game, same.seed) == (record.game, record.seed)
    assert {**dict(same.options), "undo": "fair"} == record.options


def test_a_second_try_does_not_count() -> None:
    """That is told, and the record of the first one stays as it is."""
    path = lay_deal("arche-noah", over=True)
    before = path.read_bytes()
    outcome = program("daily", "arche-noah", typed="hint\nsave\n0\n")
    words = catalogue_of("en")
    assert words.say("daily-played", title="Arche Noah") in outcome.lines
    assert outcome.lines.count(words.say("daily-unsaved")) == 2
    assert [*records().glob("*.txt")] == [path]
    assert path.read_bytes() == before


def test_a_deal_is_no_habit() -> None:
    """A new game is set up as the last one that was set up by choice."""
    lay_deal("sixpack", over=True)
    before = [line for line in program("play", "sixpack", typed="").lines if "SixPack" in line]
    Deal("sixpack", DAY).path(records()).unlink()
    after = [line for line in program("play", "sixpack", typed="").lines if "SixPack" in line]
    assert before == after


# Telling ------------------------------------------------------------------------------------------


def name_in(name: str, text: str) -> bool:
    """Whether a text has a name as a whole word."""
    return re.search(rf"\b{re.escape(name)}\b", text) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_share_is_one_line_without_spoilers(game: str, language: Language) -> None:
    """It names no card, no other player and no seed."""
    path = lay_deal(game, over=True)
    dailies.keep_hard(path, Score(True, 31))
    outcome = program("daily", "share", game, "--language", language)
    (line,) = outcome.lines
    words = catalogue_of(language, game)
    assert words.say("title") in line
    pieces = [words.piece(piece).casefold() for piece in GAMES[game].pieces]
    shown = line.casefold().split(":", 1)[1]
    assert not [name for name in [*pieces, "mia", "oscar", "tom"] if name_in(name, shown)]
    assert str(Deal(game, DAY).seed) not in line


def test_without_a_finished_deal_there_is_nothing_to_tell() -> None:
    """Not even about one that was only begun, or another game saved under its name."""
    lay_deal("sixpack", over=False)
    path = lay_deal("arche-noah", over=True)
    path.rename(Deal("arche-noah", DAY - timedelta(1)).path(records()))
    assert program("daily", "list").lines == [catalogue_of("en").say("daily-none")]
    outcome = program("daily", "share")
    assert (outcome.status, outcome.out) == (2, "")
    assert outcome.err.split() == catalogue_of("en").say("daily-nothing-to-share").split()


def test_the_list_tells_days_and_streak() -> None:
    """The newest first, with the computer's result if it is known."""
    dailies.keep_hard(lay_deal("arche-noah", over=True), Score(False, 20))
    lines = program("daily", "list").lines
    assert lines[0].startswith("23 November, Arche Noah: ")
    assert lines[1:] == [
        "The computer in your seat: not won, 20 points.",
        "A streak of one day.",
    ]


@pytest.mark.parametrize(
    ("days", "now", "longest"),
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),
        ([2], 0, 1),
        ([0, 1, 2, 4, 5, 6, 7], 3, 4),
        ([0, 0], 1, 1),
    ],
)
def test_streaks_count_days_running(days: list[int], now: int, longest: int) -> None:
    """Up to today or yesterday; several deals of a day count as one day."""
    played_on = [DAY - timedelta(ago) for ago in days]
    assert dailies.streak(played_on, DAY) == now
    assert dailies.longest_streak(played_on) == longest


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"won": 1, "points": 2}', '{"won": true, "points": "x"}']
)
def test_a_damaged_score_of_the_computer_is_none(text: str) -> None:
    """It is worked out again."""
    path = lay_deal("arche-noah", over=False)
    dailies.beside(path).write_text(text, "utf-8")
    assert dailies.kept_hard(path) is None


def test_only_real_dates_name_a_deal() -> None:
    """Any other record is an ordinary game."""
    names = (
        "daily-sixpack-2026-13-01",
        "daily-chess-2026-11-01",
        "sixpack-2026-11-01",
        "daily-sixpack-2026-11-01-2",
    )
    assert not any(dailies.deal_at(records() / f"{name}.txt") for name in names)
    assert dailies.deal_at(records() / "daily-life-is-life-2026-11-01.txt") == Deal(
        "life-is-life", date(2026, 11, 1)
    )
