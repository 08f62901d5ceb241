"""Uncontracted braille by our own tables, in the cells of liblouis."""

from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessible_games.braille import prose
from accessible_games.braille.liblouis import translate
from accessible_games.braille.problem import LiblouisError
from accessible_games.braille.prose import GRADES, cells
from accessible_games.braille.reader import BLANK, UnwritableError
from accessible_games.braille.typography import SIGNS, prepared
from accessible_games.braille.uncontracted import WRITINGS
from accessible_games.speech.catalogue import LANGUAGES
from tests.braille import needed
from tests.braille.recording import COUNT, RECORDED, texts, written

CASES = {
    "de": {
        "Haustier": "⠓⠁⠥⠎⠞⠊⠑⠗",
        "Häuschen": "⠓⠜⠥⠎⠉⠓⠑⠝",
        "Die Maus, das Reh.": "⠙⠊⠑ ⠍⠁⠥⠎⠂ ⠙⠁⠎ ⠗⠑⠓⠄",
        "„Ja!“ und »nein«": "⠦⠚⠁⠖⠴ ⠥⠝⠙ ⠦⠝⠑⠊⠝⠴",
        'das "a", („b“)': "⠙⠁⠎ ⠦⠁⠴⠂ ⠶⠦⠃⠴⠶",
        "‚x‘ „5“": "⠠⠦⠭⠠⠴ ⠦⠼⠑⠠⠴",
        "#5": "⠈⠼⠼⠑",
        "3,5 1.000": "⠼⠉⠂⠑ ⠼⠁⠄⠚⠚⠚",
        "3a 3k (3)": "⠼⠉⠠⠁ ⠼⠉⠅ ⠶⠼⠉⠠⠶",
        "SKYJO -2 −2": "⠎⠅⠽⠚⠕ ⠈⠤⠼⠃ ⠈⠤⠼⠃",
        "10 % +4": "⠼⠁⠚⠼⠚⠴ ⠈⠖⠼⠙",
        "http://spiel.de/a": "⠓⠞⠞⠏⠒⠐⠂⠐⠂⠎⠏⠊⠑⠇⠄⠙⠑⠐⠂⠁",
        "l’été, Łoś": "⠇⠠⠈⠑⠞⠈⠑⠂ ⠇⠕⠈⠎",
    },
    "fr": {
        "l’été d'Anna": "⠇⠄⠿⠞⠿ ⠙⠄⠨⠁⠝⠝⠁",
        "L’Arche, Œuf, Éole": "⠨⠇⠄⠨⠁⠗⠉⠓⠑⠂ ⠨⠪⠥⠋⠂ ⠨⠿⠕⠇⠑",
        "SOS SOS-Racisme": "⠨⠨⠎⠕⠎ ⠨⠨⠎⠕⠎⠤⠨⠗⠁⠉⠊⠎⠍⠑",
        "« mot » et “mot” !": "⠶⠍⠕⠞⠶ ⠑⠞ ⠶⠍⠕⠞⠶⠖",
        "#5": "⠐⠼⠠⠱",
        "3,5 1.000 12": "⠠⠩⠂⠱ ⠠⠡⠲⠼⠼⠼ ⠠⠡⠣",
        "çàèùâêîôûëï": "⠯⠷⠮⠾⠡⠣⠩⠹⠱⠫⠻",
        "+4 -2": "⠠⠖⠹ ⠠⠤⠣",
        "Łoś": "⠨⠇⠕⠎",
    },
    "en": {
        "“Hi,” she said.": "⠦⠠⠓⠊⠂⠴ ⠎⠓⠑ ⠎⠁⠊⠙⠲",
        'it’s a "b"': "⠊⠞⠄⠎ ⠁ ⠦⠃⠴",
        "‘x’ players’": "⠠⠦⠭⠠⠴ ⠏⠇⠁⠽⠑⠗⠎⠄",
        "#5 5a 5k": "⠸⠹⠼⠑ ⠼⠑⠰⠁ ⠼⠑⠅",
        "3.5 1,000 1 000": "⠼⠉⠲⠑ ⠼⠁⠂⠚⠚⠚ ⠼⠁⠐⠚⠚⠚",
        "rows 1 2": "⠗⠕⠺⠎ ⠼⠁ ⠼⠃",
        "Ark ARK McDo": "⠠⠁⠗⠅ ⠠⠠⠁⠗⠅ ⠠⠍⠉⠠⠙⠕",
        "ALL THE ANIMALS run": "⠠⠠⠠⠁⠇⠇ ⠞⠓⠑ ⠁⠝⠊⠍⠁⠇⠎⠠⠄ ⠗⠥⠝",
        "What? ?": "⠠⠺⠓⠁⠞⠦ ⠰⠦",
        "café": "⠉⠁⠋⠘⠌⠑",
    },
}
"""Quotation marks, number signs, decimals and thousands, capitals, accents, apostrophes."""
EVERY = [(language, text) for language, cases in CASES.items() for text in cases]


def own(text: str, language: str) -> str:
    """A text by our tables."""
    return WRITINGS[language].braille(prepared(text, language)).strip(BLANK)


def by_liblouis(text: str, language: str) -> str:
    """A text by liblouis' table of uncontracted braille."""
    needed.liblouis()
    table = next(iter(GRADES[language].values()))
    return translate(table, prepared(text, language)).strip(BLANK)


@cache
def recorded(language: str) -> dict[str, str]:
    """The recorded words with their cells."""
    lines = (RECORDED / f"{language}.txt").read_text("utf-8").splitlines()
    return {word: made for word, _, made in (line.partition(" ") for line in lines)}


@pytest.mark.parametrize(("language", "text"), EVERY)
def test_signs_have_the_cells_of_their_language(language: str, text: str) -> None:
    """By our tables."""
    assert own(text, language) == CASES[language][text].replace(" ", BLANK)


@pytest.mark.parametrize(("language", "text"), EVERY)
def test_signs_have_the_cells_of_liblouis(language: str, text: str) -> None:
    """The same ones."""
    assert by_liblouis(text, language) == CASES[language][text].replace(" ", BLANK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_have_the_recorded_cells(language: str) -> None:
    """Five thousand of them, of rules, lessons and messages, compounds and diminutives."""
    assert len(recorded(language)) == COUNT
    made = {word: written(own(word, language)) for word in recorded(language)}
    assert made == recorded(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_liblouis_has_the_recorded_cells(language: str) -> None:
    """For each of these words."""
    made = {word: written(by_liblouis(word, language)) for word in recorded(language)}
    assert made == recorded(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_the_cells_of_liblouis(language: str) -> None:
    """Each line of the rules, the lessons and the messages."""
    lines = [line for text in texts(language) for line in text.splitlines()]
    assert len(lines) > COUNT
    for line in lines:
        assert own(line, language) == by_liblouis(line, language), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sign", SIGNS + "♣@~_^|{}\\•→")
def test_a_sign_has_the_cells_of_liblouis(language: str, sign: str) -> None:
    """Behind a word, before one, within one, by itself, and beside numbers."""
    shapes = ("xx{}", "xx{} yy", "{}xx", "xx{}yy", "xx {} yy", "5{}", "5{} 6", "{}5", "5{}6")
    for shape in shapes:
        text = shape.format(sign)
        assert own(text, language) == by_liblouis(text, language), text


QUOTES = {"de": ("„{}“", "»{}«"), "fr": ("« {} »", "“{}”"), "en": ("“{}”", "‘{}’")}
NUMBERS = (
    *("5", "12", "3,5", "3.5", "1.000", "1,000", "1 000", "10%", "10 %", "5 €", "€5", "-2", "+4"),
    *("−3", "5-7", "5–7", "2+3", "2 + 3 = 5", "4×3", "12:30", "1/2", "#5", "n° 5", "5a", "5k"),
    *("5.", "100°", "§ 5", "(5)", "5th", "x2", "A4"),
)
BEHIND = ("", "", "", ",", ".", "?", "!", ":", ";", "…", " –", " -", ").", "!”")


@pytest.mark.parametrize("language", LANGUAGES)
@given(data=st.data())
def test_sentences_have_the_cells_of_liblouis(language: str, data: st.DataObject) -> None:
    """Of words and numbers, between quotation marks and brackets, with punctuation behind them."""
    words = st.sampled_from([*recorded(language), *NUMBERS * 100])
    shapes = st.sampled_from(["{}", "{}", "{}", '"{}"', "({})", "[{}]", *QUOTES[language]])
    ends = st.sampled_from(BEHIND)
    parts = data.draw(st.lists(st.tuples(words, shapes, ends), min_size=1, max_size=6))
    text = " ".join(shape.format(word) + end for word, shape, end in parts)
    assert own(text, language) == by_liblouis(text, language), text


@given(st.text(max_size=60), st.sampled_from(LANGUAGES))
def test_any_text_has_cells(text: str, language: str) -> None:
    """Of six dots, without blanks at the ends; or the character that has none is named."""
    made, refused = "", text[:1]
    try:
        made = own(text, language)
    except UnwritableError as error:
        refused = error.character
    assert not refused or len(refused) == 1
    assert all(0x2800 <= ord(cell) < 0x2840 for cell in made)
    assert made == made.strip(BLANK)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_liblouis_uncontracted_braille_is_the_same(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Contracted braille is refused."""
    text = "Haustier, l'été: 12 (#3)"
    needed.liblouis()
    there = cells(text, language)

    def missing(_table: str, _text: str) -> str:
        raise LiblouisError("not-installed")

    monkeypatch.setattr(prose, "translate", missing)
    assert cells(text, language) == cells(text, language, next(iter(GRADES[language]))) == there
    with pytest.raises(LiblouisError):
        cells(text, language, "g2")
