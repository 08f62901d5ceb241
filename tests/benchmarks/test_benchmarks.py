"""The benchmarks run; what they measure is for people to read, and no test asserts a time."""

import re
import sys
from dataclasses import fields

import pytest

from accessible_games.contest.figures import Rate
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.players.prospects import MorningFacts as MorningFacts
from accessible_games.games.lifeboat.players.temper import Skill
from accessible_games.games.sixpack.players.forecast import TableFacts as TableFacts
from accessible_games.players import levels_of
from tests.benchmarks import (
    bench_bargains,
    bench_braille,
    bench_core,
    bench_decks,
    bench_foresight,
    bench_generic,
    bench_lengths,
    bench_lines,
    bench_noah,
    bench_overlay,
    bench_page,
    bench_reasons,
    bench_reviews,
    bench_server,
    bench_sharing,
    bench_start,
    bench_strength,
    bench_thinking,
    fit_mornings,
    fit_skill,
    fit_tables,
)

if sys.platform == "win32":
    pytest.skip("only Unix counts what processes use", allow_module_level=True)


def test_the_benchmark_of_the_core_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each figure, with its limit, and a word on references that are not there."""
    bench_core.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    for figure in (
        *("random games", "random moves", "copying", "imagining"),
        *("easy", "normal", "memory"),
    ):
        assert sum(line.startswith(f"  {figure}") for line in lines) == len(GAMES)
    for figure in ("hard", "search"):
        searching = ["hard" in levels_of(name) for name in GAMES]
        assert sum(line.startswith(f"  {figure}") for line in lines) == sum(searching)
    for reference in ("crazy_eights", "uno", "uno_rules"):
        assert sum(bool(re.search(f" {reference}(:|$)", line)) for line in lines) == len(GAMES)


def test_the_benchmark_of_lengths_prints_the_tail(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each game that has the level."""
    bench_lengths.main(["3", "--game", "arche-noah", "--level", "random"])
    (line,) = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        r"arche-noah  random: moves median \S+, p95 \d+, max \d+, within twice \d+\.\d%", line
    )


def test_the_benchmark_of_lines_prints_the_dearest(capsys: pytest.CaptureFixture[str]) -> None:
    """With the limit, and as ratio to a reference in the same run."""
    bench_lines.main(["100"])
    heading, median, dearest = capsys.readouterr().out.splitlines()
    assert heading.startswith("lines: 100; reference loop: ")
    for line in (median, dearest):
        assert re.search(r"ms \(limit 20\), [0-9.]+ loops, ", line)


def test_the_benchmark_of_waiting_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each time that a player waits, with its limit."""
    bench_start.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    for figure in ("first line", "first prompt", "Enter", "memory"):
        assert sum(line.startswith(figure) and "limit" in line for line in lines) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has so many own addresses")
def test_the_benchmark_of_the_server_prints_every_figure(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What people wait, the CPU of a line and the memory of a person, with the limits."""
    people = ["--telnet", "6", "--ssh", "2", "--join", "2", "--hard", "1", "--game", "arche-noah"]
    bench_server.main([*people, "--think", "0.3", "--seconds", "0.5"])
    reference, found, limits, memory = capsys.readouterr().out.splitlines()
    for line in (reference, found):
        assert re.search(
            r"\d+ answers, p50 [0-9.]+ ms, p99 [0-9.]+ ms, CPU [0-9.]+ ms a line", line
        )
    assert limits == "  limits: p99 60 ms, CPU 1.3 ms a line"
    assert re.fullmatch(r"  memory: -?[0-9.]+ KiB a person, limit 20", memory)


def test_the_benchmark_of_decks_prints_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each, with its limit, and a ratio where there is one."""
    bench_decks.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(bench_decks.LIMITS)
    assert sum("ratio" in line for line in lines) == 2


def test_the_benchmark_of_strength_prints_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each pair of levels, with the interval."""
    bench_strength.main(["3", "--game", "life-is-life", "--seats", "3", "--option", "expert=yes"])
    heading, *lines = capsys.readouterr().out.splitlines()
    assert "33.3%" in heading
    assert len(lines) == len(bench_strength.PAIRS)
    assert all(" of 3 games" in line and " to " in line for line in lines)


def test_pairs_that_search_are_played_where_they_are_asked_for(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """With less effort if wanted; a game that does not have a level prints nothing of it."""
    bench_strength.main(["4", "--game", "arche-noah", "--pair", "hard", "easy", "--effort", "0.01"])
    heading, *lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    assert "hard against easy" in lines[0]
    bench_strength.main(["4", "--game", "arche-noah", "--pair", "hardest", "easy"])
    assert capsys.readouterr().out.splitlines() == [heading]


def test_the_benchmark_of_thinking_prints_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each game that has both levels, with a limit for those that search."""
    bench_thinking.main(["1", "--pair", "normal", "easy"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(GAMES)
    shape = r" ms on average \(\d+ loops of .* in half .* in 99 of 100 .* at most .* times$"
    assert all(re.search(shape, line) for line in lines)
    bench_thinking.main(["1", "--pair", "hardest", "easy"])
    assert not capsys.readouterr().out
    assert {*bench_thinking.LIMITS} == {one for one, _ in bench_thinking.PAIRS}


def test_the_benchmark_of_thinking_prints_what_hints_take(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Two lines for a game: the advice, and all of it, which takes no less."""
    bench_thinking.main(["1", "--hints", "--game", "arche-noah", "--seats", "2"])
    first, whole = capsys.readouterr().out.splitlines()
    assert "hints, first part: " in first
    assert "hints, all of it: " in whole
    assert first.split()[-2] == whole.split()[-2] != "0"


def test_the_benchmark_of_what_every_game_gets_prints_every_game(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The share of wins, and how long a decision takes."""
    monkeypatch.setattr(bench_generic, "GENERIC", {"hard": 2})
    bench_generic.main(["2", "--game", "life-is-life", "--seats", "3"])
    first, line = capsys.readouterr().out.splitlines()
    assert "33.3%" in first
    assert line.startswith("life-is-life  hard against random")
    assert "of 2 games" in line
    assert " ms, " in line


def test_no_more_games_are_played_than_are_needed() -> None:
    """Once it is known on which side of a share the true one lies, each seat as often."""
    rate = bench_strength.win_rate("easy", "random", 400, until=0.25)
    assert bench_strength.FEWEST <= rate.games < 400
    assert rate.games % 4 == 0
    assert rate.beside(0.25)
    assert not Rate(5, 10).beside(0.5)
    assert Rate(0, 10).beside(0.5)


def test_the_benchmark_of_braille_prints_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """One line for each way to make labels that is there."""
    bench_braille.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    for figure in ("labels of a deck", "own reader"):
        assert sum(line.startswith(figure) for line in lines) == 1


def test_the_benchmark_of_overlays_prints_every_format(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One line for each, with its limit."""
    bench_overlay.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(bench_overlay.LIMITS)
    assert all("limit" in line and "nan" not in line for line in lines)


def test_the_benchmark_of_strength_prints_points_too(capsys: pytest.CaptureFixture[str]) -> None:
    """Where seats and roles differ in value, one line more for each pair of different levels."""
    bench_strength.main(["2", "--game", "lifeboat", "--seats", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert sum(" by points " in line for line in lines) == len(bench_strength.PAIRS) - 1


def test_the_same_level_has_the_same_points() -> None:
    """The same seeds deal the same roles, so that nothing but the level differs."""
    same = bench_strength.score_ratio("easy", "easy", 6, 6)
    assert (same.value, same.interval()) == (1, (1, 1))
    other = bench_strength.score_ratio("easy", "random", 6, 6)
    assert other.pairs != same.pairs
    assert [two for _, two in same.pairs] != [two for _, two in other.pairs]


def test_the_benchmark_of_bargains_prints_shares_and_a_ratio(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A line for each temperament and what went before, whose shares are a whole, or all 0."""
    bench_bargains.main(["2"])
    _, *lines, silent, forgetful = capsys.readouterr().out.splitlines()
    assert len(lines) == len(bench_bargains.TEMPERS) * len(bench_bargains.BEFORE)
    for line in lines:
        shares = [int(share) for share in re.findall(r"(\d+)%", line)]
        assert sum(shares) == 0 or 98 <= sum(shares) <= 102
    assert silent.endswith("2 games")
    assert forgetful.endswith("2 games")


def test_the_benchmark_of_foresight_prints_a_square_and_every_kind(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """By a way that agrees, a choice brings what is best; by another one it may cost something."""
    monkeypatch.setattr(bench_foresight, "WORLDS", 2)
    bench_foresight.main(["1"])
    head, *lines = capsys.readouterr().out.splitlines()
    ways = [*bench_foresight.WAYS]
    assert head.split()[4:] == ways
    square, kinds = lines[: len(ways)], lines[len(ways) :]
    assert [line.split()[0] for line in square] == ways
    assert all(len(line.split()) == 1 + len(ways) for line in square)
    assert sum(int(line.split()[1]) for line in kinds) == 1
    means = [0.0, 2.0, 1.0], [0.0, 2.0, 1.0]
    assert bench_foresight.gain(means, means) == 2.0
    assert bench_foresight.gain(means, ([1.0, 0.0, 0.0], [1.0, 0.0, 0.0])) == -1.0


def test_the_benchmark_of_hints_compares_them_with_hard(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A line for each choice of what hints know, for `hard`, and for `hard` with other luck."""
    bench_noah.main(["2"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].strip() for line in lines] == [*bench_noah.CHOICES, "hard", "again"]
    figures = [line.split(": ")[1] for line in lines]
    assert figures[0] == figures[-2]
    assert figures[0].startswith("as hard   2 of 2, loses ")


def test_the_benchmark_of_sharing_tells_how_many_trials_are_needed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No more than given; and what an answer brings is told beside the first thought."""
    monkeypatch.setattr(bench_sharing, "WORLDS", 4)
    bench_sharing.main(["1"])
    _, *lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(bench_sharing.SHARES) * len(bench_sharing.TRIALS)
    assert all(int(used) <= int(trials) for _, trials, used, _ in map(str.split, lines))
    worlds: bench_sharing.Worlds = [{"first": 1.0, "best": 3.0}, {"first": 2.0, "best": 1.0}]
    assert bench_sharing.brought(worlds, "best") == 0.5
    assert bench_sharing.brought(worlds, "first") == 0.0


def test_weights_of_mornings_are_fitted(capsys: pytest.CaptureFixture[str]) -> None:
    """A line for each kind of mornings there was, with a weight for each fact."""
    fit_mornings.main(["2"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.split() == [*MorningFacts._fields]
    assert lines
    for line in lines:
        assert re.fullmatch(r"(awake|lying), [0-3] birds, [1-9]\d* mornings *( +-?[\d.]+){9}", line)


def test_what_each_skill_of_lifeboat_brings_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """With its error; each of them is tried, and then all of them together."""
    fit_skill.main(["4"])
    *lines, together = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [*fit_skill.CHOICES]
    assert sorted(fit_skill.CHOICES) == sorted(("peace", *(field.name for field in fields(Skill))))
    for line in lines:
        assert re.fullmatch(r"[a-z]+ +[\d.]+ for [\d.]+: [+-][\d.]+% \(error [\d.]+%\)", line)
    assert re.fullmatch(r"canny among shrewd, by points +[\d.]+  \(.*\)  4 games", together)


def test_reasons_are_counted_by_what_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    """Of single answers, of whole moves, and of what is thought of at all."""
    bench_reasons.main(["6", "lifeboat"])
    heading, *lines = capsys.readouterr().out.splitlines()
    assert heading == "lifeboat: 6 questions from seed 1 on"
    named = [re.fullmatch(r"  ([a-z ]+): (\d+) of (\d+) true", line) for line in lines]
    assert [each and each[1] for each in named] == ["before", "after", "thought of"]
    assert all(each and 0 < int(each[2]) <= int(each[3]) for each in named)


def test_weights_of_tables_are_fitted(capsys: pytest.CaptureFixture[str]) -> None:
    """Each with its error, for both kinds of tables."""
    fit_tables.main(["1"])
    lines = capsys.readouterr().out.splitlines()
    abouts = [line for line in lines if line.endswith("choices")]
    names = [line.split()[0] for line in lines if line not in abouts]
    assert len(abouts) == 2
    assert names == [*TableFacts._fields] * 2


def test_weights_are_those_by_which_things_came() -> None:
    """Where gains follow from facts exactly, there is no error."""
    made = [(1.0, 0.0), (0.0, 1.0), (1.0, 1.0)]
    came = [
        fit_tables.Came(fit_tables.Choice(0, 1, False, 0.5, facts), 2 * facts[0] - facts[1])
        for facts in made
    ]
    weights, errors = fit_tables.fitted(came)
    assert weights == pytest.approx([2, -1])
    assert errors == pytest.approx([0, 0], abs=1e-6)


@pytest.mark.slow
def test_the_benchmark_of_the_page_prints_its_first_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """After coming in, and when the page is loaded again."""
    bench_page.main(["1"])
    coming_in, again = capsys.readouterr().out.splitlines()
    assert re.match(r"after coming in: [1-9]\d* ms", coming_in)
    assert re.fullmatch(r"loaded 1 times: [1-9]\d* ms, at most [1-9]\d*, limit 300", again)


def test_reviews_are_counted_by_what_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    """Their facts, and what choices cost; with the reviews themselves for whoever reads them."""
    bench_reviews.main(["1", "sixpack", "920000", "--told"])
    *review, heading, facts, costs = capsys.readouterr().out.splitlines()
    assert review[0] == "-- sixpack 920000"
    assert any(line.startswith("Better: ") for line in review)
    assert heading == "sixpack: 1 reviews from seed 920000 on, 0 of them without a mistake"
    assert re.fullmatch(r"  facts: (\d+) of \1 true", facts)
    assert re.match(r"  costs: (\d+) of \1 true; told ", costs)


@pytest.mark.parametrize(
    ("told", "worse", "error"), [(10, 3.0, 0.5), (10, -1.0, 0.4), (2, 9.0, 1.0)]
)
def test_a_cost_is_false_if_it_is_none_or_another_one(
    told: int, worse: float, error: float
) -> None:
    """Less than half of it, nothing, or more than twice, beyond the error."""
    assert not bench_reviews.is_true(told, worse, error)
    assert bench_reviews.is_true(told, worse, 5 * told)
