"""A typed line about a deal of Skat is understood, or refused in one sentence."""

import pytest

from accessible_games.real_table.scoring.ramsch import Ramsch, RamschCustom, count
from accessible_games.real_table.scoring.skat import SkatDeal, SkatError, games
from accessible_games.real_table.scoring.skat_lines import Played, read_line
from accessible_games.real_table.scoring.skat_words import declared, ramsch_told, told
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import WIDTHS, Narrator

NAMES = ("Ana", "Ben", "Cem", "Dora")


def line(text: str, language: Language) -> Played:
    """What a line tells at a table of four, where Cem types."""
    return read_line(text, catalogue_of(language), NAMES, speaker=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_is_understood_as_it_is_said(language: Language) -> None:
    """Each game that there is, in the words in which it is told."""
    catalogue = catalogue_of(language)
    won = catalogue.words("skat-typed-won")[0]
    for deal in games():
        said = f"Ben {declared(deal, catalogue)}, {won}"
        assert line(said, language) == Played(1, deal), said


@pytest.mark.parametrize(
    ("language", "text", "seat", "deal"),
    [
        (
            "de",
            "Ana grand mit zweien gewonnen 18... Hand Schneider",
            0,
            SkatDeal("grand", True, 2, hand=True, schneider=True, bid=18),
        ),
        ("de", "Ben Karo ohne 3 verloren", 1, SkatDeal("diamonds", False, -3)),
        ("de", "Ich spiele Null ouvert, gewonnen", 2, SkatDeal("null", True, ouvert=True)),
        (
            "de",
            "dora eichel mit einem aus der hand schwarz angesagt verloren, gereizt bis 48",
            3,
            SkatDeal(
                "clubs",
                False,
                1,
                hand=True,
                schneider_announced=True,
                schwarz_announced=True,
                bid=48,
            ),
        ),
        (
            "de",
            "Herz mit 2 Spitzen Ana 60:60 Kontra Re",
            0,
            SkatDeal("hearts", False, 2, doublings=2, is_split=True),
        ),
        (
            "en",
            "skat grand hand 2 jacks with, won, Ana",
            0,
            SkatDeal("grand", True, 2, hand=True),
        ),
        (
            "en",
            "Ben spades without eleven announced schneider hand won",
            1,
            SkatDeal("spades", True, -11, hand=True, schneider=True, schneider_announced=True),
        ),
        ("en", "i lost hearts with 1", 2, SkatDeal("hearts", False, 1)),
        ("en", "null ouvert won do", 3, SkatDeal("null", True, ouvert=True)),
        ("fr", "Ana grand avec deux gagné", 0, SkatDeal("grand", True, 2)),
        ("fr", "j'ai perdu trèfle sans 1", 2, SkatDeal("clubs", False, -1)),
        (
            "fr",
            "Ben null ouvert à la main gagné",
            1,
            SkatDeal("null", True, hand=True, ouvert=True),
        ),
    ],
)
def test_a_line_tells_a_deal(language: Language, text: str, seat: int, deal: SkatDeal) -> None:
    """In any order, with names begun, and with the words that players use."""
    assert line(text, language) == Played(seat, deal)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Ana grand schwarz announced with 1 won", "skat-schwarz-hand"),
        ("Ana grand with 5 won", "skat-matadors-grand"),
        ("Ana clubs with 12 won", "skat-matadors-suit"),
        ("Ana clubs won", "skat-no-matadors"),
        ("Ana clubs with won", "skat-how-many"),
        ("Ana clubs with 1 without 2 won", "skat-with-and-without"),
        ("Ana clubs with 1", "skat-won-or-lost"),
        ("Ana clubs with 1 won lost", "skat-won-or-lost"),
        ("Ana clubs spades with 1 won", "skat-two-games"),
        ("Ana with 1 won", "skat-which-game"),
        ("clubs with 1 won", "skat-who"),
        ("Ana Ben clubs with 1 won", "skat-one-declarer"),
        ("Ana clubs with 1 won 18 20", "skat-two-bids"),
        ("Ana clubs with 1 won 19", "skat-no-bid"),
        ("Ana clubs announced with 1 won", "skat-announced-what"),
        ("Ana flubs with 1 won", "skat-unknown"),
        ("Ana null with 1 won", "skat-null-matadors"),
        ("Ana null schneider won", "skat-null-steps"),
        ("ramsch 60", "ramsch-whose"),
        ("ramsch Ana 60 Ben 60 schneider", "ramsch-word"),
    ],
)
def test_what_is_impossible_or_missing_is_refused(text: str, message: str) -> None:
    """In one sentence, which every language has."""
    with pytest.raises(SkatError) as raised:
        line(text, "en")
    assert raised.value.message == message
    for language in LANGUAGES:
        assert catalogue_of(language).say(message, **raised.value.arguments)


@pytest.mark.parametrize(
    ("language", "text"),
    [("de", "eingepasst"), ("de", "alle haben gepasst"), ("en", "all passed"), ("fr", "passé")],
)
def test_all_may_pass(language: Language, text: str) -> None:
    """Then nobody declared anything."""
    assert line(text, language) == Played()


@pytest.mark.parametrize(
    ("text", "ramsch"),
    [
        ("Ramsch Ana 60 Ben 40 Cem 20", Ramsch({0: 60, 1: 40, 2: 20})),
        (
            "ramsch ana 80, dora 40, jungfrau ben, letzter Stich Ana, geschoben 2",
            Ramsch({0: 80, 3: 40, 1: 0}, frozenset({1}), 0, 2),
        ),
        ("Ramsch Durchmarsch Ben Cem Ana 120", Ramsch({0: 120, 1: 0, 2: 0}, frozenset({1, 2}))),
        ("Ramsch Bock Ana 60 Ben 40 Cem 20", Ramsch({0: 60, 1: 40, 2: 20}, doublings=1)),
    ],
)
def test_a_ramsch_is_the_card_points_of_three(text: str, ramsch: Ramsch) -> None:
    """With who took no trick, who took the last one, and how often the skat was passed on."""
    assert line(text, "de") == Played(ramsch=ramsch)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_what_a_deal_counts_is_said_shortly(language: Language, verbosity: Verbosity) -> None:
    """Every game, won, lost and overbid, in lines that fit."""
    narrator = Narrator(catalogue_of(language), NAMES, [], verbosity, listener=1)
    for deal in [*games()][::7]:
        for end in (deal, SkatDeal(deal.game, False, deal.matadors, bid=264)):
            for seat in (0, 1):
                lines = told(end, seat, narrator)
                assert lines
                assert max(map(len, lines)) <= WIDTHS[verbosity]


def test_a_deal_is_told_with_its_reckoning() -> None:
    """In English, briefly and in full."""
    deal = SkatDeal("grand", True, 2, hand=True, schneider=True)
    narrator = Narrator(catalogue_of("en"), NAMES, [])
    assert told(deal, 0, narrator) == [
        "Ana, grand with 2, hand, schneider: 5 times 24, won, plus 120."
    ]
    full = Narrator(catalogue_of("en"), NAMES, [], "full")
    assert told(deal, 0, full) == [
        "Ana, grand: with 2, game 3, hand 4, schneider 5, times 24, won, plus 120."
    ]
    brief = Narrator(catalogue_of("en"), NAMES, [], "brief", listener=0)
    assert told(deal, 0, brief) == ["You won, plus 120."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_ramsch_is_told(language: Language) -> None:
    """The three who played, or who took all tricks."""
    narrator = Narrator(catalogue_of(language), NAMES, [])
    lost = Ramsch({0: 60, 1: 40, 3: 20})
    (said,) = ramsch_told(lost, count(lost, RamschCustom(), 4), narrator)
    assert all(name in said for name in ("Ana", "Ben", "Dora", "60"))
    assert "Cem" not in said
    march = Ramsch({0: 120, 1: 0, 3: 0}, frozenset({1, 3}))
    (said,) = ramsch_told(march, count(march, RamschCustom(), 4), narrator)
    assert "120" in said
