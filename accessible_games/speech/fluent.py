"""Fluent messages as functions: each is read once, and called whenever it is said.

Fluent's own parser reads them. Its runtime would walk through a message each time it is said, which
takes several times as long. Anything that our words do not need, such as terms, counts as a mistake
in them.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Protocol

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from accessible_games.core.frozen import Frozen
from accessible_games.speech.arguments import Argument, Uncut

LONGEST_TEXT = 1500
"""Letters of a text that is put into a message: no one listens to more of what they pasted."""
PLAIN = re.compile(r"[a-z][\w-]* *= *([^\s{}][^\n{}]*?) *\n(?: *\n|#.*\n)*")
"""A message of one line without placeables, and comments that belong to what follows it."""

Given = Mapping[str, Argument]
Value = Callable[["Speaker", Given], Argument]
"""What a part of a message is, with the arguments that are given."""
Part = Callable[["Speaker", Given], str]
"""What is said for a part of a message."""


class Speaker(Protocol):
    """Says messages in a language."""

    @property
    def functions(self) -> Mapping[str, Callable[..., str]]:
        """The functions that messages can call."""

    def plural(self, number: int) -> str:
        """Return the form that a number takes, such as "one" or "other"."""

    def referred(self, message: str, attribute: str) -> Part:
        """Return another message, or its attribute. Raises `LookupError` if there is none."""


class FluentMessage(Frozen):
    """What is said for a message, and for its attributes."""

    value: Part | None
    attributes: Mapping[str, Part]


@cache
def read(source: str) -> FluentMessage | None:
    """Return the message in a source; None if it has none.

    Parsing takes long, so a message of one line is read without it; and all catalogues share what
    is read. Raises `ValueError` for what only Fluent itself understands.
    """
    if plain := PLAIN.fullmatch(source):
        return FluentMessage(_text(plain[1]), {})
    found = FluentParser(with_spans=False).parse(source).body[:1]
    if not found or not isinstance(found[0], ftl.Message):
        return None
    value, attributes = found[0].value, found[0].attributes
    return FluentMessage(
        None if value is None else _pattern(value),
        {each.id.name: _pattern(each.value) for each in attributes},
    )


# What is said -------------------------------------------------------------------------------------


def _pattern(written: ftl.Pattern) -> Part:
    """Return a text with what is put into it."""
    parts = [_element(each) for each in written.elements]
    if len(parts) == 1:
        return parts[0]
    return lambda speaker, given: "".join([part(speaker, given) for part in parts])


def _element(written: ftl.TextElement | ftl.Placeable) -> Part:
    if isinstance(written, ftl.TextElement):
        return _text(written.value or "")
    value = _value(written.expression)
    return lambda speaker, given: _shown(value(speaker, given))


def _text(text: str) -> Part:
    return lambda speaker, given: text


def _shown(value: Argument) -> str:
    """Return a value as it is put into a text, ungrouped. Raises `TypeError` if it has no text."""
    if isinstance(value, str):
        return value if isinstance(value, Uncut) else value[:LONGEST_TEXT]
    if isinstance(value, int):
        return str(value)
    raise TypeError(f"say it through {value.function}")


# What it depends on -------------------------------------------------------------------------------


def _value(written: object) -> Value:
    """An expression."""
    match written:
        case ftl.Placeable():
            return _value(written.expression)
        case ftl.VariableReference():
            return _argument(written.id.name)
        case ftl.SelectExpression():
            return _choice(written)
        case ftl.FunctionReference():
            return _call(written)
        case ftl.MessageReference():
            return _reference(written)
    return _text(_constant(written))


def _argument(name: str) -> Value:
    return lambda speaker, given: given[name]


def _choice(written: ftl.SelectExpression) -> Part:
    """Return one of several texts: the first whose key is the value, or the form of a number."""
    value = _value(written.selector)
    variants = [(_key(each.key), _pattern(each.value)) for each in written.variants]
    named = {key: part for key, part in reversed(variants) if isinstance(key, str)}
    pairs = zip(written.variants, variants, strict=True)
    (usual,) = [part for each, (_, part) in pairs if each.default]

    def said(speaker: Speaker, given: Given) -> str:
        found = value(speaker, given)
        if isinstance(found, str):
            return named.get(found, usual)(speaker, given)
        keys = keys_of(speaker, found) if isinstance(found, int) else ()
        return next((part for key, part in variants if key in keys), usual)(speaker, given)

    return said


def keys_of(speaker: Speaker, number: int) -> tuple[int | str, ...]:
    """What a number is chosen by: itself, and its form, which none below 0 has.

    To a language minus one is a form of "one", but words that say "one" do not say "minus".
    """
    return (number, speaker.plural(number)) if number >= 0 else (number,)


def _key(written: ftl.Identifier | ftl.NumberLiteral) -> str | int:
    return written.name if isinstance(written, ftl.Identifier) else int(written.value)


def _call(written: ftl.FunctionReference) -> Part:
    """Return what a function says of some values, with its options."""
    name, values = written.id.name, [*map(_value, written.arguments.positional)]
    options = {each.name.name: _constant(each.value) for each in written.arguments.named}
    return lambda speaker, given: speaker.functions[name](
        *[value(speaker, given) for value in values], **options
    )


def _constant(written: object) -> str:
    """Return a text between quotation marks.

    Raises `ValueError` for anything else, never needed.
    """
    if isinstance(written, ftl.StringLiteral):
        return written.parse()["value"]
    raise ValueError(f"no words need {written}")


def _reference(written: ftl.MessageReference) -> Part:
    """Return another message with the same arguments."""
    name, attribute = written.id.name, written.attribute.name if written.attribute else ""
    return lambda speaker, given: speaker.referred(name, attribute)(speaker, given)
