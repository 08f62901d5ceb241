"""The form of labels means a command line, and no more than that."""

import re
from html import escape

import pytest

from accessible_games.frontends.terminal.arguments import OPTIONS, TASKS, read_arguments
from accessible_games.label_page.fields import (
    CHECKED,
    DECKS,
    MOST_LINES,
    PART,
    Field,
    check_words,
    label_words,
    overlay_words,
    preview_words,
    sections,
)
from accessible_games.label_page.form import Queue, whole_page
from accessible_games.label_page.process import Made, UploadedDeck
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of

OWN = ("deck", "out", "force", "test_page", "preview", "braille_table")
"""Options without a field: the page has its own ways for them."""
FREE = Queue(0, 0, 2)
"""Nobody waits."""


def fields(language: Language = "en") -> list[Field]:
    """Return all of them."""
    return [field for section in sections(language).values() for field in section]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_overlay_has_a_field(language: Language) -> None:
    """The page can do what the command line can."""
    names = [field.name for field in fields(language)]
    assert sorted(names) == sorted({*OPTIONS["overlay"]} - {*OWN})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_one_of_the_command_line(language: Language) -> None:
    """The command line understands each of them."""
    for field in fields(language):
        for word in field.choices or (["yes"] if field.is_flag else ["12"]):
            words = overlay_words({"deck": "skat", field.name: word}, language, test=False)
            arguments = read_arguments(words)
            assert arguments.wrong is None
            found = getattr(arguments, field.name)
            assert found == (True if field.is_flag else [word] if field.has_lines else word)


def test_a_check_and_a_preview_ask_for_their_own() -> None:
    """With what matters for them: the page, and all that the command line takes."""
    assert {*CHECKED} == {*TASKS["labels check"]} - {"deck", "braille_table"}
    filled = {"deck": "skat", "card": "60x90", "format": "brf", "paper": "a5", "without": "Pik 7"}
    assert read_arguments(check_words(filled)).wrong is None
    assert check_words(filled) == [
        *("labels", "check", "--verbosity=full", "--card=60x90", "--without=Pik 7", "skat")
    ]
    assert read_arguments(preview_words(filled, "en")).preview


def test_what_is_left_empty_is_not_said() -> None:
    """The default applies."""
    empty = {field.name: " " for field in fields() if not field.is_flag}
    assert overlay_words({"deck": "skat", **empty}, "en", test=False) == ["overlay", "skat"]
    assert overlay_words({"deck": "skat"}, "en", test=True) == ["overlay", "--test-page", "skat"]
    assert label_words({"deck": "skat", "card": "1x1"}) == ["labels", "--dots", "skat"]


@pytest.mark.parametrize("given", ["--out=/tmp", "-h", "--force", "tarot skat", "\x00", "serve"])
def test_nothing_else_can_be_asked_for(given: str) -> None:
    """A value stays the value of its field, and a deck is one that exists."""
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
    """Each field has its own label, and what was filled in is there again."""
    filled = {field.name: field.choices[-1] if field.choices else "7" for field in fields(language)}
    deck = UploadedDeck('<b>"x".csv', b"name\nBear\n")
    text = whole_page(language, "seal", {**filled, "deck": ""}, deck, Made(), FREE)
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
    """The dots as words for listeners, the cells for sighted readers; notes follow them."""
    lines = ("Bear, one copy, label B, dots 1 2. ⠃", "<i>, label a above b. ⠁ ⠃", "Not used: x.")
    text = whole_page("en", "seal", {"deck": "skat"}, None, Made(lines), FREE)
    cells = '<span class="cells" aria-hidden="true">'
    assert f"<li>Bear, one copy, label B, dots 1 2.{cells} ⠃</span></li>" in text
    assert f"<li>&lt;i&gt;, label a above b.{cells} ⠁ ⠃</span></li>" in text
    assert "<p>Not used: x.</p>" in text
    assert '<h2 id="made">Labels for Skat</h2>' in text


def test_what_is_wrong_comes_first() -> None:
    """In the title too, which a screen reader says before everything else."""
    text = whole_page("en", "seal", {}, None, Made(problem="A card of <1> is not possible."), FREE)
    assert "<title>Not yet: labels for cards" in text
    assert '<p role="alert">A card of &lt;1&gt; is not possible.</p>' in text
    assert text.index('role="alert"') < text.index("<form")


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_a_request_waits_is_said(language: Language) -> None:
    """Before it is sent, and how long it was after that."""
    words = catalogue_of(language)
    for queue in (FREE, Queue(0, 3, 4), Queue(1, 5, 1), Queue(7, 25, 6)):
        text = whole_page(language, "seal", {}, None, None, queue)
        told = words.say("labels-queue", count=queue.ahead, wait=queue.wait, seconds=queue.usual)
        assert escape(told) in text
        assert str(max(queue.usual, 2)) in told or queue.usual == 1
    made = Made(("Bear, label B. ⠃",), waited=12.2, took=3.4)
    text = whole_page(language, "seal", {"deck": "skat"}, None, made, FREE)
    assert escape(words.say("labels-took", wait=12, seconds=3)) in text
