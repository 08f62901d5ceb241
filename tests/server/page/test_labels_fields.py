"""The form of labels means a command line, and no more than that."""

import re

import pytest

from accessible_games.frontends.terminal.arguments import OPTIONS, read_arguments
from accessible_games.server.page.labels_fields import (
    DECKS,
    MOST_LINES,
    PART,
    Field,
    label_words,
    overlay_words,
    sections,
)
from accessible_games.server.page.labels_form import whole_page
from accessible_games.server.page.labels_process import Deck, Made
from accessible_games.speech.catalogue import LANGUAGES, Language

OWN = ("deck", "out", "force", "test_page")
"""Options that have no field: the page has its own ways for them."""


def fields(language: Language = "en") -> list[Field]:
    """All of them."""
    return [field for section in sections(language).values() for field in section]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_overlay_has_a_field(language: Language) -> None:
    """The page can do what the command line can."""
    names = [field.name for field in fields(language)]
    assert sorted(names) == sorted({*OPTIONS["overlay"]} - {*OWN})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_one_of_the_command_line(language: Language) -> None:
    """Each is understood there."""
    for field in fields(language):
        for word in field.choices or (["yes"] if field.is_flag else ["12"]):
            words = overlay_words({"deck": "skat", field.name: word}, language, test=False)
            arguments = read_arguments(words)
            assert arguments.wrong is None
            found = getattr(arguments, field.name)
            assert found == (True if field.is_flag else [word] if field.has_lines else word)


def test_what_is_left_empty_is_not_said() -> None:
    """Then it is as usual."""
    empty = {field.name: " " for field in fields() if not field.is_flag}
    assert overlay_words({"deck": "skat", **empty}, "en", test=False) == ["overlay", "skat"]
    assert overlay_words({"deck": "skat"}, "en", test=True) == ["overlay", "--test-page", "skat"]
    assert label_words({"deck": "skat", "card": "1x1"}) == ["labels", "--dots", "skat"]


@pytest.mark.parametrize("given", ["--out=/tmp", "-h", "--force", "tarot skat", "\x00", "serve"])
def test_nothing_else_can_be_asked_for(given: str) -> None:
    """What is filled in stays the value of its field, and a deck is one that is there."""
    filled = {field.name: given for field in fields() if not field.is_flag}
    words = overlay_words({**filled, "deck": given, "out": given, "data": given}, "en", test=False)
    allowed = {f"--{field.name}" for field in fields()}
    assert words[0] == "overlay"
    assert {word.partition("=")[0] for word in words[1:]} <= allowed
    assert not any("\x00" in word for word in words)


def test_lines_are_bounded() -> None:
    """Each is an option of its own, and there are only so many."""
    words = overlay_words({"only": "Bear\r\n\r\nGoat\n" * 100}, "en", test=False)
    assert words[1:3] == ["--only=Bear", "--only=Goat"]
    assert len(words) < MOST_LINES
    long = overlay_words({"card": "1" * 999}, "en", test=False)
    assert max(map(len, long)) < 300
    assert {field.name for field in PART if field.has_lines} == {"only", "without"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_form_has_words_for_everything(language: Language) -> None:
    """Each field a label of its own, and what was filled in is there again."""
    filled = {field.name: field.choices[-1] if field.choices else "7" for field in fields(language)}
    deck = Deck('<b>"x".csv', b"name\nBear\n")
    text = whole_page(language, "seal", {**filled, "deck": ""}, deck, Made())
    names = {field.name for field in fields(language)} | {"deck", "file", "part-of-files"}
    assert {*re.findall(r'<label for="([\w-]+)"', text)} == names
    assert {*re.findall(r' id="([\w-]+)"', text)} >= names
    hints = {*re.findall(r'aria-describedby="([\w-]+)"', text)}
    assert hints <= {*re.findall(r' id="([\w-]+)"', text)}
    assert (
        len(re.findall(r"<option[^>]* selected", text))
        == len([field for field in fields(language) if field.choices]) + 1
    )
    assert text.count(" checked") == len([field for field in fields(language) if field.is_flag])
    assert '<b>"x"' not in text
    for deck_name in DECKS:
        assert f'value="{deck_name}"' in text


def test_labels_are_said_and_seen() -> None:
    """The dots as words for who hears, the cells for who sees; notes stand behind them."""
    lines = ("Bear, one copy, label B, dots 1 2. ⠃", "<i>, label a above b. ⠁ ⠃", "Not used: x.")
    text = whole_page("en", "seal", {"deck": "skat"}, None, Made(lines))
    cells = '<span class="cells" aria-hidden="true">'
    assert f"<li>Bear, one copy, label B, dots 1 2.{cells} ⠃</span></li>" in text
    assert f"<li>&lt;i&gt;, label a above b.{cells} ⠁ ⠃</span></li>" in text
    assert "<p>Not used: x.</p>" in text
    assert '<h2 id="made">Labels for Skat</h2>' in text


def test_what_is_wrong_comes_first() -> None:
    """In the title too, which a screen reader says before all else."""
    text = whole_page("en", "seal", {}, None, Made(problem="A card of <1> is not possible."))
    assert "<title>Not yet: labels for cards" in text
    assert '<p role="alert">A card of &lt;1&gt; is not possible.</p>' in text
    assert text.index('role="alert"') < text.index("<form")
