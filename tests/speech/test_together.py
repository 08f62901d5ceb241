"""Events that are told in one answer: nothing twice, and similar things in one sentence."""

from collections.abc import Sequence

import pytest

from accessible_games.core.event import Event
from accessible_games.games import GAMES
from accessible_games.games.arche_noah import events as noah
from accessible_games.games.life_is_life.events import (
    Knocked,
    LivesLost,
    Passed,
    RoundBegan,
    RowLaid,
    Swapped,
)
from accessible_games.games.lifeboat import events as boat
from accessible_games.games.lifeboat import sea_events as sea
from accessible_games.games.sixpack import events as drinks
from accessible_games.match.label_cells import words_in
from accessible_games.speech.aggregation import told_together
from accessible_games.speech.catalogue import LANGUAGES, Language, Verbosity
from accessible_games.speech.narrator import Narrator
from tests.speech.linter import problems
from tests.speech.spoken import PLAYED, ear, game, narrator

NAMES = ("Anna", "Ben", "Mia", "Tom")
BIDS = [noah.BidMade(1, 0), noah.BidMade(2, 3)]
ORDER = noah.OrderSettled(((2, 3), (0, 1), (1, 0)))


def heard(
    game: str, events: Sequence[Event], language: Language = "en", verbosity: Verbosity = "normal"
) -> list[str]:
    """Return the lines that Anna hears of some events at once."""
    pieces = GAMES[game].pieces
    words = words_in(verbosity, language, game, pieces, {})
    return told_together(Narrator(words, NAMES, pieces, verbosity).for_(0), events)


def test_what_a_later_event_says_too_is_left_out() -> None:
    """The order of picking tells all bids."""
    assert heard("arche-noah", [*BIDS, ORDER]) == ["Order: Mia 3, you 1, and Ben 0."]


def test_only_an_event_that_is_said_makes_another_needless() -> None:
    """If the water is silent, what it is for is still said."""
    told = heard("lifeboat", [sea.GotThirsty(1, "fight"), sea.DrankWater(1, "fight", again=False)])
    assert told == ["Ben drinks a water, thirsty from fighting."]
    assert heard("lifeboat", [sea.GotThirsty(1, "fight")]) == ["Ben is thirsty from fighting."]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ben drinks another water, thirsty from fighting."),
        ("de", "Ben trinkt noch ein Wasser, durstig vom Kämpfen."),
        ("fr", "Ben boit encore de l'eau après le combat."),
    ],
)
def test_who_drinks_twice_is_heard_to_drink_another(language: Language, line: str) -> None:
    """A player who drinks after someone else drinks the first."""
    twice = [sea.DrankWater(1, "name", again=False), sea.DrankWater(1, "fight", again=False)]
    others = [sea.DrankWater(0, "name", again=False), sea.DrankWater(1, "fight", again=False)]
    assert heard("lifeboat", twice, language)[-1] == line
    assert heard("lifeboat", others)[-1] == "Ben drinks a water, thirsty from fighting."


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
    """Players take one, two or nothing; the first is told in full."""
    taken = [
        noah.Picked(0, "frog-1"),
        noah.PickedTwo(1, ("bat-2", "bat-3"), 1),
        noah.Declined(2, 1),
    ]
    assert heard("arche-noah", taken, language)[0].startswith(line[:23])
    assert language != "en" or heard("arche-noah", taken) == [line]


def test_one_alone_has_its_own_sentence() -> None:
    """Nothing is joined if something else comes between."""
    aside = noah.SetAside(("frog-2",))
    told = heard("arche-noah", [BIDS[0], aside, BIDS[1]])
    assert told == ["Ben bids nothing.", "Set aside: frog 2.", "Mia bids 3 coins."]


def test_at_full_each_has_its_own_line() -> None:
    """A listener who wants to hear everything hears it one by one."""
    told = heard("arche-noah", BIDS, verbosity="full")
    assert told == ["Ben bids nothing.", "Mia bids 3 coins."]


def test_what_says_nothing_is_not_joined() -> None:
    """A player who loses no life is not in the list of those who do."""
    lost = [LivesLost(1, 0, 5), LivesLost(0, 2, 3), LivesLost(2, 1, 1)]
    assert heard("life-is-life", lost) == ["You lose 2 lives and have 3 left, Mia one and has one."]


def test_sentences_share_a_line_as_long_as_they_fit() -> None:
    """Rows are told in as many lines as they need."""
    rows = [RowLaid(1, ("mole",)), RowLaid(2, ("bear", "mouse"))]
    assert heard("life-is-life", rows) == ["Row 1: mole. Row 2: bear, mouse."]


def test_a_list_ends_as_the_language_ends_it() -> None:
    """There is an "and" before the last."""
    assert heard("life-is-life", [Passed(1), Passed(2)]) == ["Ben and Mia knock too."]


# What was told just before -----------------------------------------------------------------------

DEALT = [RowLaid(1, ("mole",)), RowLaid(2, ("bear", "mouse"))]
FIRST = Swapped(1, 2, ("bear", "mouse"), ("dog", "cat"))
SECOND = Swapped(2, 2, ("dog", "cat"), ("mole", "goat"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ben takes row 2 and lays a dog and a cat."),
        ("de", "Ben nimmt Reihe 2 und legt einen Hund und eine Katze ab."),
        ("fr", "Ben prend la rangée 2 et pose un chien et un chat."),
    ],
)
def test_cards_that_were_just_told_are_not_told_again(language: Language, line: str) -> None:
    """A listener who heard the row when it was dealt or laid hears only that it is taken."""
    told = heard("life-is-life", [*DEALT, FIRST, SECOND], language)
    assert told[-2] == line
    assert told[-1].startswith(line[: line.index("2") + 1].replace("Ben", "Mia"))


def test_a_row_that_was_not_told_is_told() -> None:
    """Another row says nothing about it, nor does something told at another time."""
    told = heard("life-is-life", [DEALT[0], FIRST])[-1]
    assert told == "Ben takes a bear and a mouse from row 2 and lays a dog and a cat."
    assert heard("life-is-life", [SECOND])[0].startswith("Mia takes a dog and a cat from row 2")


def test_at_full_all_is_told_again() -> None:
    """A listener who wants to hear everything hears each move in full."""
    told = heard("life-is-life", [*DEALT, FIRST], verbosity="full")
    assert "Ben takes a bear and a mouse from row 2." in told


def test_a_known_row_that_is_long_is_one_line_still() -> None:
    """Four cards with their articles would need two lines in German."""
    laid = ("giraffe", "goat", "sheep", "dog")
    long = Swapped(1, 4, ("mole",) * 4, laid)
    told = heard("life-is-life", [RowLaid(4, ("mole",) * 4), long], "de")
    assert told[1:] == ["Ben nimmt Reihe 4 und legt ab: Giraffe, Ziege, Schaf, Hund."]


@pytest.mark.parametrize(
    ("demand", "done", "lines"),
    [
        (
            boat.CardDemanded(1, 2, None),
            boat.CardStolen(1, 2, None, True),
            ["Ben mugs Mia for a hidden card. Mia gives in."],
        ),
        (
            boat.CardDemanded(1, 2, "knife"),
            boat.CardStolen(1, 2, "knife", False),
            ["Ben mugs Mia for a knife. Mia gives in."],
        ),
        (
            boat.CardDemanded(0, 2, None),
            boat.CardStolen(0, 2, "knife", True),
            ["You mug Mia for a hidden card.", "You take a hidden card from Mia: a knife."],
        ),
        (
            boat.SwapDemanded(1, 2),
            boat.SeatsChanged(1, 2),
            ["Ben wants to change seats with Mia. Mia gives in."],
        ),
    ],
)
def test_what_was_wanted_is_not_told_again_when_it_is_given(
    demand: Event, done: Event, lines: list[str]
) -> None:
    """Only a listener who learns more, such as which card it is, hears of it again."""
    assert heard("lifeboat", [demand, boat.Agreed(2), done]) == lines
    assert heard("lifeboat", [boat.Agreed(2), done]) != lines


# Lines that are shared ---------------------------------------------------------------------------

LAID = drinks.Placed(1, "cola", "p12")
FILLED = drinks.ChainFilled(1, (("beer", "q12"),))


def test_what_comes_of_a_move_shares_its_line() -> None:
    """As long as both fit."""
    assert heard("sixpack", [LAID, FILLED]) == ["Ben lays cola at p12. Filled: beer q12."]
    many = drinks.ChainFilled(1, tuple(("beer", f"{each}12") for each in "opqrst"))
    assert len(heard("sixpack", [LAID, many])) == 2


def test_another_move_has_a_line_of_its_own() -> None:
    """Lines are read again one by one, so each move begins a new one."""
    assert len(heard("sixpack", [LAID, LAID])) == 2
    assert heard("sixpack", [LAID, LAID], verbosity="brief") == ["Ben lays C p12. Ben lays C p12."]


def test_at_brief_what_fits_shares_a_line_but_for_what_opens_a_part() -> None:
    """A round begins its line, and no line is longer than 40 cells."""
    events = [Passed(1), RoundBegan(2, 1, two_left=False), *DEALT, FIRST]
    assert heard("life-is-life", events, verbosity="brief") == [
        "Ben knocks too.",
        "Round 2, Ben starts.",
        "Row 1: mole. Row 2: bear, mouse.",
        "Ben lays dog, cat.",
    ]
    assert heard("lifeboat", [boat.DayBegan(2, 0), sea.BirdSighted(1)], verbosity="brief") == [
        "Day 2. First bird."
    ]


def test_at_full_no_line_is_shared() -> None:
    """Neither events that join nor lines that fit share one."""
    assert (
        len(
            heard(
                "sixpack", [LAID, drinks.GapStays("p1", ("cola",), "stack-empty")], verbosity="full"
            )
        )
        == 2
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Wounds: Ben 2 of 5, you 1 of 8."),
        ("de", "Wunden: Ben 2 von 5, du 1 von 8."),
        ("fr", "Blessures: Ben 2 sur 5, toi 1 sur 8."),
    ],
)
def test_wounds_are_one_line_at_brief_and_several_else(language: Language, line: str) -> None:
    """At normal verbosity it is told what has wounded whom."""
    wounds = [sea.Wounded(1, "water", 2, 5), sea.Wounded(0, "thirst", 1, 8)]
    assert heard("lifeboat", wounds, language, "brief") == [line]
    assert len(heard("lifeboat", wounds, language)) == 2


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
    assert heard("lifeboat", OVERBOARD, language, "brief") != [line]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Wounds: Ben 1 of 7, you 2 of 5."),
        ("de", "Wunden: Ben 1 von 7, du 2 von 5."),
        ("fr", "Blessures: Ben 1 sur 7, toi 2 sur 5."),
    ],
)
def test_wounds_are_told_together(language: Language, line: str) -> None:
    """It is told how many each can bear."""
    wounds = [sea.Wounded(1, "thirst", 1, 7), sea.Wounded(0, "thirst", 2, 5)]
    assert heard("lifeboat", wounds, language, "braille") == [line]


def test_a_lap_is_one_line_of_labels() -> None:
    """Each with the name, the row and what lies there now; the listener's is not repeated."""
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
