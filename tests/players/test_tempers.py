"""What computer players of every game keep to, whatever their temperament."""

import pytest

from accessible_games.contest.playing import play_out
from accessible_games.games import GAMES
from accessible_games.players import (
    LEVELS,
    TEMPERS,
    bot,
    has_player,
    levels_of,
    parts,
    player_of,
)
from tests.examples import times
from tests.games.playing import Case
from tests.gathering import gathering
from tests.players.asked import (
    TABLES,
    answered,
    answers_legally,
    changes_nothing,
    every_third_case,
    knows_nothing_hidden,
    player,
    questions,
    sea_won,
    seated,
)

every_tempered_player = gathering(
    {
        f"{case} {level}": [(case, player_of(temper, level)) for temper in TEMPERS[1:]]
        for case, level in seated(LEVELS[1:-1])
    }
)
"""Every level at tables of every game, bold and careful."""
MIXED = ("easy", "bold-normal", "careful-easy", "normal", "bold-easy", "careful-normal")


@every_tempered_player
def test_a_temperament_keeps_to_what_all_keep_to(case: Case, name: str) -> None:
    """Legal answers, the same where only hidden cards differ, and nothing changes by thinking.

    Every other question is put to the bold, the rest to the careful.
    """
    asked = questions(case)[TEMPERS.index(parts(name)[0]) % 2 :: 2]
    answers_legally(asked, name)
    changes_nothing(asked, name)
    knows_nothing_hidden(asked, name)


@every_third_case
def test_a_game_of_mixed_players_ends(case: Case) -> None:
    """Bold, careful and even ones of two levels at one table; each kind has each seat somewhere."""
    for seed in range(times(1)):
        first = seed + TABLES.index(case) // 3
        names = [MIXED[(first + seat) % len(MIXED)] for seat in range(case.seats)]
        table = case.begin(seed)
        play_out(table, [player(case.name, name) for name in names], seed)
        assert bool(case.game.winners(table.state)) != sea_won(table)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_bold_and_the_careful_answer_otherwise(game: str, level: str) -> None:
    """Somewhere in random games, else a temperament would be a name only."""
    even, bold, careful = (player_of(temper, level) for temper in TEMPERS)
    assert differ(game, bold, careful)
    assert differ(game, even, bold)


def differ(game: str, one: str, other: str) -> bool:
    """Whether two players of a game ever answer otherwise."""
    return any(
        answered(question, one)[0] != answered(question, other)[0]
        for case in TABLES
        if case.name == game
        for question in questions(case)
    )


def test_a_player_is_a_level_or_a_temperament_and_a_level() -> None:
    """The usual temperament has no name, and who plays at random has none at all."""
    assert parts("normal") == ("even", "normal")
    assert parts("bold-normal") == ("bold", "normal")
    assert player_of("even", "hard") == "hard"
    assert player_of("careful", "hard") == "careful-hard"
    assert player_of("bold", "random") == "random"
    for temper in TEMPERS:
        for level in LEVELS:
            assert parts(player_of(temper, level))[1] == level


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("word", ["bold-random", "even-easy", "grumpy-easy", "bold-", "-easy", ""])
def test_other_words_name_no_player(game: str, word: str) -> None:
    """Each player has one name only, so that records and figures tell it from others."""
    assert not has_player(game, word)
    with pytest.raises(ValueError, match=f"{game} {word}"):
        bot(game, word)
    assert all(has_player(game, player_of("bold", level)) for level in levels_of(game))
