"""What a message says, it says in every language; and all that is written is said somewhere."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language
from tests.speech.demands import of_game, of_program, optional
from tests.speech.messages import attributes, messages, references
from tests.speech.real_table import OPTIONAL, of_evening

every_language = pytest.mark.parametrize("language", LANGUAGES)

FORMS = {"name", "names", "code"}
"""Attributes of what is put into messages, beside those that are said at some verbosity."""
LONG = "long"
"""What is said where the value is too long for a line."""

Place = tuple[str, str]
"""A message and its attribute; the empty one is its value."""


class Use(Visitor):
    """What a part of a message does with its arguments, and which others it is made of.

    What a message chooses by, it need not say: a language may ask who it is for the verb alone.
    What `COUNT` and `EACH` give to a message, that message has from them.
    """

    def __init__(self, part: ftl.BaseNode) -> None:
        self.says: set[str] = set()
        self.chooses_by: set[str] = set()
        self.made_of: set[Place] = set()
        self.visit(part)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        """A choice by an argument, and all that is said in it."""
        if isinstance(node.selector, ftl.VariableReference):
            self.chooses_by.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """An argument that is said, bare or through a function."""
        self.says.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Another message, or its attribute."""
        self.made_of.add((node.id.name, node.attribute.name if node.attribute else ""))


def written(message: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    """The value of a message, and each of its attributes as often as it is there."""
    if message.value is not None:
        yield "", message.value
    for attribute in message.attributes:
        yield attribute.id.name, attribute.value


def uses(known: dict[str, ftl.Message]) -> dict[Place, Use]:
    """What each part of each message does."""
    return {(m, a): Use(part) for m, message in known.items() for a, part in written(message)}


def all_of(place: Place, known: dict[Place, Use]) -> tuple[set[str], set[str]]:
    """What a place says and what it asks for, with the messages that it is made of."""
    says, asks, left, seen = set[str](), set[str](), [place], {place}
    while left:
        use = known[left.pop()]
        says |= use.says
        asks |= use.says | use.chooses_by
        left += [each for each in use.made_of if each in known and each not in seen]
        seen |= use.made_of
    return says, asks


def twice(known: dict[str, ftl.Message]) -> list[Place]:
    """The attributes that a message has more than once."""
    counts = {name: Counter(each for each, _ in written(m)) for name, m in known.items()}
    return [(name, each) for name, count in counts.items() for each in count if count[each] > 1]


def unsaid(known: dict[str, ftl.Message], asked: frozenset[str]) -> list[Place]:
    """Attributes that nobody asks for: not the code, of what it *asked*, nor another message."""
    said = {place for use in uses(known).values() for place in use.made_of}
    for name in asked & known.keys():
        said |= {(name, each) for each in FORMS | {LONG, *VERBOSITIES}}
    there = [(name, each) for name, message in known.items() for each in attributes(message)]
    return [place for place in there if place not in said]


def lacking(one: dict[Place, Use], all_: list[dict[Place, Use]], parts: set[str]) -> list[str]:
    """What one language leaves out of whole messages that another says; *parts* are not whole."""
    found = []
    for place in one:
        others = [all_of(place, known)[0] for known in all_ if place in known]
        missing = set[str]().union(*others) - all_of(place, one)[1]
        if missing and place[0] not in parts:
            found.append(f"{'.'.join(place)}: {sorted(missing)}")
    return found


@cache
def asked_for() -> frozenset[str]:
    """The messages that the code asks for."""
    told = of_program().union(*map(of_game, GAMES)) | of_evening()
    return frozenset(told | optional() | OPTIONAL)


@every_language
def test_no_attribute_stands_twice(language: Language) -> None:
    """Of two, one is never said."""
    assert twice(messages(language)) == []


@every_language
def test_every_attribute_is_said(language: Language) -> None:
    """At some verbosity, as a form of a piece, or within another message."""
    assert unsaid(messages(language), asked_for()) == []


@every_language
def test_every_language_says_the_same(language: Language) -> None:
    """At each verbosity: what one puts into its words, each does or at least chooses by it."""
    known = {each: uses(messages(each)) for each in LANGUAGES}
    parts = set[str]().union(*(names for each in LANGUAGES for names in references(each).values()))
    assert lacking(known[language], [*known.values()], parts) == []


def read(text: str) -> dict[str, ftl.Message]:
    """Messages of a text."""
    return {each.id.name: each for each in parse(text).body if isinstance(each, ftl.Message)}


def test_what_is_wrong_is_found() -> None:
    """An attribute given twice, one that is never said, and what only one language says."""
    right = read("told = { $seat } takes { $card }{ rest }.\nrest = , with { $coins }\n")
    wrong = read(
        "told = { $seat ->\n    [you] You\n   *[other] They\n} take { $card }.\n    .brief = One.\n"
        "    .brief = Two.\n    .never = No.\nrest = , with { $coins }\n    .brief = coins\n"
    )
    assert twice(right) == []
    assert twice(wrong) == [("told", "brief")]
    assert unsaid(right, frozenset({"told"})) == []
    assert sorted(unsaid(wrong, frozenset({"told"}))) == [("rest", "brief"), ("told", "never")]
    both = [uses(right), uses(wrong)]
    assert lacking(both[1], both, {"rest"}) == ["told.: ['coins']"]
    assert lacking(both[0], both, {"rest"}) == []
