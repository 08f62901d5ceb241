"""Lists of what can be typed: how phrases are found, and that the lists are few."""

from itertools import combinations

import pytest

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Catalogue, Language
from accessible_games.speech.lexicon import COMMON, Lexicon
from accessible_games.speech.word_list import Phrases, phrased

KNOWN = Phrases.among(["take", "take back", "take it all back", "i d like"])


@pytest.mark.parametrize(
    ("typed", "joined"),
    [
        ("take back the bear", ["take back", "the", "bear"]),
        ("take it all back", ["take it all back"]),
        ("take it all", ["take", "it", "all"]),
        ("Take  Back", ["Take Back"]),
        ("I'd like water", ["I'd like", "water"]),
        ("back", ["back"]),
        ("", []),
    ],
)
def test_the_longest_known_phrase_is_one_word(typed: str, joined: list[str]) -> None:
    """However it is written; what only begins one stays as it is."""
    assert phrased(typed.split(), KNOWN) == joined


def test_phrases_of_several_lists_are_found() -> None:
    """The longest of all lists counts."""
    other = Phrases.among(["take back the bear"])
    assert phrased(["take", "back", "the", "bear", "now"], KNOWN, other) == [
        "take back the bear",
        "now",
    ]
    assert phrased(["take", "back", "the", "goat"], KNOWN, other) == ["take back", "the", "goat"]
    assert phrased(["take", "back"]) == ["take", "back"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_with_the_same_words_share_their_lists(language: Language) -> None:
    """Memory grows only with the words that a game has of its own."""
    lexicons = [Lexicon(Catalogue(language, game)) for game in GAMES]
    same = [
        message
        for message in COMMON
        if not any(each.catalogue.has(f"own-{message}") for each in lexicons)
    ]
    assert same
    for message in same:
        first, *others = [each.typed(message) for each in lexicons]
        assert all(each is first for each in others)


@pytest.mark.parametrize("game", GAMES)
def test_no_list_is_kept_for_a_hand(game: str) -> None:
    """There are more hands than memory has room for."""
    pieces = GAMES[game].pieces
    lexicon = Lexicon(Catalogue("en", game), pieces)
    lexicon.piece_words(pieces)
    kept = len(lexicon.catalogue.worked_out.lists)
    for hand in combinations(pieces[:8], 4):
        assert set(lexicon.piece_words(hand).values()) <= {*hand}
    assert len(lexicon.catalogue.worked_out.lists) == kept
