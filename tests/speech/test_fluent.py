"""Messages of Fluent as functions: what they say is what Fluent's own runtime makes of them."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from accessible_games.games import GAMES
from accessible_games.speech import word_files
from accessible_games.speech.arguments import Argument, Word
from accessible_games.speech.catalogue import (
    INSTEAD,
    LANGUAGES,
    VERBOSITIES,
    Catalogue,
    Language,
    Verbosity,
)
from accessible_games.speech.fluent import LONGEST_TEXT, Part, read
from tests.speech.messages import all_files
from tests.transcripts.hearing import told_again


class Told(FluentType):
    """A value that Fluent passes to functions only."""

    def __init__(self, value: Argument) -> None:
        self.value = value


def bare(value: Any) -> Argument:
    """Return what it contains."""
    found: Argument = value.value if isinstance(value, Told) else value
    return found


def taking(function: Callable[..., str]) -> Callable[..., str]:
    """Return the same function for values from Fluent."""
    return lambda *values, **options: function(*map(bare, values), **options)


def given_to_fluent(value: Argument) -> object:
    """Return an argument as Fluent takes it."""
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    return value if isinstance(value, str) else Told(value)


@cache
def bundle(words: Catalogue) -> FluentBundle:
    """Return all messages of a catalogue, read by Fluent."""
    functions: dict[str, Any] = {name: taking(each) for name, each in words.functions.items()}
    made = FluentBundle([words.language], functions=functions, use_isolating=False)
    for source in words._sources.values():
        made.add_resource(FluentResource(source))
    return made


@cache
def by_fluent(words: Catalogue, name: str, attribute: str, /, **given: Argument) -> str:
    """Return what Fluent makes of a message, except for the sign of numbers below 0."""
    message = bundle(words).get_message(name)
    attributes = message.attributes
    pattern = (
        attributes.get(attribute) or attributes.get(INSTEAD.get(attribute, "")) or message.value
    )
    assert pattern is not None
    shown = {argument: given_to_fluent(value) for argument, value in given.items()}
    text, errors = bundle(words).format_pattern(pattern, shown)
    assert not errors
    return str(text)


TOLD = [
    (game, language, VERBOSITIES[(place + number) % len(VERBOSITIES)])
    for place, game in enumerate(GAMES)
    for number, language in enumerate(LANGUAGES)
]
"""Each game in each language, at all verbosities in turn."""


@pytest.mark.parametrize(("name", "language", "verbosity"), TOLD)
def test_a_game_is_told_as_fluent_would_tell_it(
    name: str, language: Language, verbosity: Verbosity, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every message of a whole game, and every message within one, in each language."""
    say, said = Catalogue.say, set[str]()

    def compared(words: Catalogue, message: str, attribute: str = "", /, **given: Argument) -> str:
        text = say(words, message, attribute, **given)
        expected = by_fluent(words, message, attribute, **given)
        assert text == expected or words.say("minus") in text
        said.add(message)
        return text

    monkeypatch.setattr(Catalogue, "say", compared)
    assert told_again(name, language, verbosity)
    assert len(said) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_can_be_read(language: Language) -> None:
    """Our own reader understands everything that the words need of Fluent."""
    files = all_files(language)
    assert files
    for file in files:
        for name, source in word_files.sources(file.read_text("utf-8")).items():
            assert read(source), name


# One message --------------------------------------------------------------------------------------


class Speaker:
    """A few messages and functions, with English plurals."""

    def __init__(self, **messages: str) -> None:
        self.messages = messages
        self.functions: Mapping[str, Callable[..., str]] = {
            "PIECE": lambda word, form="": f"<{word.piece} {form}>",
            "BOTH": lambda one, other: f"{one} and {other}",
        }
        self.plural: Callable[[int], str] = Locale.parse("en").plural_form

    def referred(self, message: str, attribute: str) -> Part:
        """See Speaker."""
        found = read(f"{message} = {self.messages[message]}\n")
        assert found is not None
        part = found.attributes[attribute] if attribute else found.value
        assert part is not None
        return part


def said(text: str, **given: Argument) -> str:
    """Return what is said for a message of this text."""
    other = "other of { $it }\n    .brief = o of { $it }"
    return Speaker(it=text, other=other).referred("it", "")(Speaker(other=other), given)


@pytest.mark.parametrize(
    ("text", "given", "expected"),
    [
        ("plain", {}, "plain"),
        ("one { $it }, two", {"it": "x"}, "one x, two"),
        ("{ $it }{ $it }", {"it": 12345}, "1234512345"),
        ("{ $it }", {"it": -3}, "-3"),
        ('{ "{" } and { "\\u0041" }', {}, "{ and A"),
        ("{ { $it } }", {"it": "x"}, "x"),
        ('{ PIECE($it, form: "code") }', {"it": Word("bear")}, "<bear code>"),
        ('{ BOTH($it, "three") }', {"it": 2}, "2 and three"),
        ("{ other }; { other.brief }", {"it": "x"}, "other of x; o of x"),
    ],
)
def test_a_text_is_said_with_what_is_put_into_it(
    text: str, given: Mapping[str, Argument], expected: str
) -> None:
    """Texts, values, functions of them, and other messages with the same values."""
    assert said(text, **given) == expected


CHOICE = "{ $it ->\n [0] none\n [one] one\n [2] pair\n [yes] y\n *[other] usual\n }"
ORDER = "{ $it ->\n [other] some\n [3] three\n *[one] one\n }"


@pytest.mark.parametrize(
    ("text", "value", "expected"),
    [
        (CHOICE, 0, "none"),
        (CHOICE, 1, "one"),
        (CHOICE, 2, "pair"),
        (CHOICE, 3, "usual"),
        (CHOICE, "yes", "y"),
        (CHOICE, "one", "one"),
        (CHOICE, "0", "usual"),
        (CHOICE, "unknown", "usual"),
        (CHOICE, Word("yes"), "usual"),
        (ORDER, 3, "some"),
        (ORDER, 1, "one"),
    ],
)
def test_the_first_text_that_fits_is_chosen(text: str, value: Argument, expected: str) -> None:
    """A number fits by itself or by its form, a word by itself; else the usual text is said."""
    assert said(text, it=value) == expected


def test_a_choice_is_made_by_what_a_function_says() -> None:
    """It may be anything before the arrow, even within another choice."""
    text = '{ BOTH("a", $it) ->\n [a] no\n *[b] { BOTH("a", $it) ->\n *[c] in\n }\n }'
    assert said(text, it="b") == "in"


def test_a_text_is_cut_where_it_is_put_in() -> None:
    """A pasted text is cut, whatever is said around it."""
    assert said("a { $it } b", it="x" * 10_000) == f"a {'x' * LONGEST_TEXT} b"


@pytest.mark.parametrize(
    "text",
    ["{ $absent }", "{ $absent ->\n *[a] b\n }", "{ NOTHING($it) }", "{ absent }", "{ $it }"],
)
def test_what_is_not_there_cannot_be_said(text: str) -> None:
    """Unknown values, functions and messages; nor can what needs a function be said without one."""
    with pytest.raises((LookupError, TypeError)):
        said(text, it=Word("bear"))


@pytest.mark.parametrize("text", ["{ -term }", "{ 5 }", "{ PIECE($it, number: 5) }"])
def test_what_no_words_need_is_a_mistake_in_them(text: str) -> None:
    """It is found when the message is read."""
    with pytest.raises(ValueError, match="no words need"):
        read(f"it = {text}\n")


@pytest.mark.parametrize(
    "source", ["", "# a comment\n", "-term = text\n", "it { broken\n", "it = {"]
)
def test_what_is_no_message_is_none(source: str) -> None:
    """The caller has to report it."""
    assert read(source) is None


def test_a_message_may_have_nothing_but_attributes() -> None:
    """Without them there is nothing to say."""
    found = read("it =\n    .brief = b\n")
    assert found is not None
    assert found.value is None
    assert [*found.attributes] == ["brief"]
