"""Events that are told in one answer: nothing twice, and what is alike in one sentence."""

from collections.abc import Sequence

import pytest

from accessible_games.core.event import Event
from accessible_games.games import GAMES
from accessible_games.games.arche_noah import events as noah
from accessible_games.games.life_is_life.events import Knocked, LivesLost, Passed, RowLaid, Swapped
from accessible_games.games.lifeboat import sea_events as sea
from accessible_games.speech.catalogue import LANGUAGES, Language, Verbosity
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.together import told_together
from tests.speech.linter import problems
from tests.speech.spoken import PLAYED, catalogue_of, ear, game, narrator

NAMES = ("Anna", "Ben", "Mia", "Tom")
BIDS = [noah.BidMade(1, 0), noah.BidMade(2, 3)]
ORDER = noah.OrderSettled(((2, 3), (0, 1), (1, 0)))


def heard(
    game: str, events: Sequence[Event], language: Language = "en", verbosity: Verbosity = "normal"
) -> list[str]:
    """The lines that Anna hears of some events at once."""
    pieces = GAMES[game].PIECES
    words = catalogue_of(language, game, verbosity=verbosity)
    return told_together(Narrator(words, NAMES, pieces, verbosity).for_(0), events)


def test_what_a_later_event_says_too_is_left_out() -> None:
    """The order of picking tells all bids."""
    assert heard("arche-noah", [*BIDS, ORDER]) == ["Order: Mia 3, you 1, and Ben."]


def test_only_an_event_that_is_said_makes_another_needless() -> None:
    """Where the water says nothing, what it is for is no less silent."""
    told = heard("lifeboat", [sea.GotThirsty(1, "fight"), sea.DrankWater(1, "fight")])
    assert told == ["Ben drinks a water, thirsty from fighting."]
    assert heard("lifeboat", [sea.GotThirsty(1, "fight")]) == ["Ben is thirsty from fighting."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Bids: Ben nothing, Mia 3."),
        ("de", "Gebote: Ben nichts, Mia 3."),
        ("fr", "Mises: Ben rien, Mia 3."),
    ],
)
def test_what_is_alike_is_one_sentence(language: Language, line: str) -> None:
    """Several bids are told at once, in every language."""
    assert heard("arche-noah", BIDS, language) == [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "You take frog 1, Ben bat 3 and bat 2 for a chip, Mia nothing for a chip."),
        (
            "de",
            "Du nimmst Frosch 1, Ben Fledermaus 2 und Fledermaus 3 für einen Chip,",
        ),
        ("fr", "Tu prends grenouille 1,"),
    ],
)
def test_events_of_several_classes_become_one_sentence(language: Language, line: str) -> None:
    """Whoever takes one, two or nothing; the first says it in full."""
    taken = [
        noah.Picked(0, "frog-1"),
        noah.PickedTwo(1, ("bat-2", "bat-3"), 1),
        noah.Declined(2, 1),
    ]
    assert heard("arche-noah", taken, language)[0].startswith(line[:23])
    assert language != "en" or heard("arche-noah", taken) == [line]


def test_one_alone_has_its_own_sentence() -> None:
    """Nothing is joined where something else comes between."""
    aside = noah.SetAside(("frog-2",))
    told = heard("arche-noah", [BIDS[0], aside, BIDS[1]])
    assert told == ["Ben bids nothing.", "Set aside: frog 2.", "Mia bids 3 coins."]


def test_at_full_each_has_its_own_line() -> None:
    """Who wants to hear all hears it one by one."""
    told = heard("arche-noah", BIDS, verbosity="full")
    assert told == ["Ben bids nothing.", "Mia bids 3 coins."]


def test_what_says_nothing_is_not_joined() -> None:
    """Who loses no life is not in the list of those who do."""
    lost = [LivesLost(1, 0, 5), LivesLost(0, 2, 3), LivesLost(2, 1, 1)]
    assert heard("life-is-life", lost) == ["You lose 2 lives, 3 left, Mia one, one left."]


def test_sentences_share_a_line_as_long_as_they_fit() -> None:
    """Rows are told in as many lines as they need."""
    rows = [RowLaid(1, ("mole",)), RowLaid(2, ("bear", "mouse"))]
    assert heard("life-is-life", rows) == ["Row 1: a mole. Row 2: a bear and a mouse."]


def test_a_list_ends_as_the_language_ends_it() -> None:
    """With an "and" before the last."""
    assert heard("life-is-life", [Passed(1), Passed(2)]) == ["Ben and Mia knock too."]


# In braille wording -------------------------------------------------------------------------------


OVERBOARD = [sea.FellOverboard(1), sea.FellOverboard(0)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Overboard: Ben, you."),
        ("de", "Über Bord: Ben, du."),
        ("fr", "Par-dessus bord: Ben, toi."),
    ],
)
def test_more_becomes_one_sentence_in_braille_wording(language: Language, line: str) -> None:
    """What is heard one by one is a list under the fingers."""
    assert heard("lifeboat", OVERBOARD, language, "braille") == [line]
    assert len(heard("lifeboat", OVERBOARD, language, "brief")) == 2


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Wounds: Ben 1 of 7, you 2 of 5."),
        ("de", "Wunden: Ben 1 von 7, du 2 von 5."),
        ("fr", "Blessures: Ben 1 sur 7, toi 2 sur 5."),
    ],
)
def test_wounds_are_told_together(language: Language, line: str) -> None:
    """Of how many each can bear."""
    wounds = [sea.Wounded(1, "thirst", 1, 7), sea.Wounded(0, "thirst", 2, 5)]
    assert heard("lifeboat", wounds, language, "braille") == [line]


def test_a_lap_is_one_line_of_labels() -> None:
    """Each by the name, the row and what lies there now; one's own move is not told again."""
    lap = [
        Swapped(0, 1, ("goat",), ("pig",)),
        Swapped(1, 3, ("bear", "bear"), ("cat", "mouse")),
        Swapped(2, 2, ("mole", "dog"), ("rabbit", "rabbit")),
        Knocked(3),
    ]
    told = heard("life-is-life", lap, verbosity="braille")
    assert " ".join(told) == "Ben 3: ⠉⠲ ⠍⠒. Mia 2: 2⠗⠢. Tom knocks, last lap."


@pytest.mark.parametrize("place", range(len(PLAYED)), ids=map(str, PLAYED))
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_together_is_told_well(place: int, language: Language) -> None:
    """Whole games keep to the rules of speech as they are heard, in braille wording too."""
    for verbosity in ("brief", "braille"):
        speaker = narrator(place, language, verbosity).for_(0)
        told = [told_together(speaker, moment.events) for moment in game(place)]
        hearing = ear(speaker)
        lines = dict.fromkeys(tuple(lines) for lines in told if lines)
        assert [fault for each in lines for fault in problems(each, hearing)] == []
