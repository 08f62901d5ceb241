"""How many keys a turn takes on a display, and that nothing is lost with the words it spares."""

from collections.abc import Iterable
from dataclasses import replace
from math import inf
from statistics import mean

import pytest

from accessible_games.core.event import Event
from accessible_games.games import GAMES
from accessible_games.games.lifeboat.events import GoalsMean
from accessible_games.match.event_filter import seats_in
from accessible_games.match.label_cells import labels_as_words
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.narrator import Narrator
from tests.examples import times
from tests.felt.presses import Felt, several, suited
from tests.games.facts import facts_of
from tests.speech.spoken import PLAYED, asked, game, listeners, narrator

GAMES_HEARD = min(5, times(2))
FIRST = 15
"""Keys before the first own turn of somebody's first game, with the question before it; in Lifeboat
others may act before, and ask for help."""
every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_place = pytest.mark.parametrize("place", range(len(PLAYED)), ids=map(str, PLAYED))


def keys(games: list[Felt]) -> float:
    """The keys of an own turn, mean over all turns of some games."""
    return mean(keys for game in games for keys in game.each)


@every_language
@every_game
def test_a_turn_takes_few_keys_on_20_cells(name: str, language: Language) -> None:
    """In the wording that the width brings by itself."""
    games = several(name, GAMES_HEARD, width=20, language=language)
    assert keys(games) <= (facts_of(name).most_keys or inf)
    assert max(game.before for game in games) <= FIRST


@every_language
@every_game
def test_on_40_cells_it_takes_two_thirds_of_that(name: str, language: Language) -> None:
    """In braille wording, which 40 cells do not bring by themselves."""
    games = several(name, GAMES_HEARD, width=40, language=language, verbosity="braille")
    assert keys(games) <= (facts_of(name).most_keys or inf) * 2 / 3
    assert max(game.before for game in games) <= FIRST * 2 / 3


@pytest.mark.parametrize(("cells", "share"), [(32, 0.85), (14, 1.75)])
@every_language
@every_game
def test_other_displays_take_their_share_of_that(
    name: str, language: Language, cells: int, share: float
) -> None:
    """Both bring braille wording by themselves; a short one is used as well as a longer one."""
    games = several(name, GAMES_HEARD, width=cells, language=language)
    assert keys(games) <= (facts_of(name).most_keys or inf) * share


@every_language
def test_the_cells_are_used(language: Language) -> None:
    """Lines that flow fill seven cells of ten, in every language."""
    told = [line for name in GAMES for game in several(name, 1, width=20, language=language)
            for line in game.lines if "? " not in line]  # fmt: skip
    assert suited({"width": 20}).told == "braille"
    assert mean(map(len, told)) > 14


# Nothing is lost ----------------------------------------------------------------------------------


def both(place: int, language: Language, seat: int | None) -> tuple[Narrator, Narrator]:
    """The narrator of a game at brief, and in braille wording, both with labels for cards."""
    braille = narrator(place, language, "braille").for_(seat)
    return replace(braille, verbosity="brief"), braille


def left_out(place: int, seat: int | None, events: Iterable[Event]) -> set[Event]:
    """The events that are told at brief and not in braille wording."""
    brief, braille = both(place, "en", seat)
    return {event for event in events if not braille.event(event) and brief.event(event)}


@every_place
def test_only_own_moves_are_left_out(place: int) -> None:
    """Whoever makes a move knows it."""
    for seat in listeners(place):
        told = [event for moment in game(place) for event in moment.events]
        for event in left_out(place, seat, told):
            assert seat is not None
            assert seat in seats_in(event)


@every_place
def test_every_fact_can_be_asked(place: int) -> None:
    """Each answer to a command that has words at brief has some in braille wording.

    What goals mean is said with the goals there.
    """
    for seat in listeners(place):
        left = left_out(place, seat, asked(place, seat))
        assert {type(fact) for fact in left} <= {GoalsMean}


@every_place
@every_language
def test_a_fact_names_the_same_cards(place: int, language: Language) -> None:
    """Each card that is named at brief is named in braille wording too."""
    case, seat = PLAYED[place], listeners(place)[0]
    labels = labels_as_words(language, case.name, case.game.pieces).values()
    for fact in asked(place, seat):
        named, felt = (" ".join(each.event(fact)) for each in both(place, language, seat))
        assert [cells for cells in labels if cells in named and cells not in felt] == []
