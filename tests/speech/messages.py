"""The messages of all languages as they are written."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Language
from accessible_games.speech.word_files import word_files

FILES = ("common", "help", *GAMES)
"""The files of each language, without their ending."""
CHOSEN = tuple(
    f"{name}-{choice}"
    for name, game in GAMES.items()
    for choices in game.OPTIONS.values()
    for choice in choices
    if word_files("en", f"{name}-{choice}")
)
"""Files of words that are said at tables with some option."""


class Found(Visitor):
    """All that a part of a message holds."""

    def __init__(self, part: ftl.BaseNode) -> None:
        self.texts: list[str] = []
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.calls: list[ftl.FunctionReference] = []
        self.visit(part)

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        """Keep the text."""
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        """Keep a text between quotation marks, which is said as well."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Keep the name of an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Keep the name of a message that is said within this one."""
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """Keep the call; behind `as` stands a message, behind `you` and `other` what is said."""
        self.calls.append(node)
        for argument in node.arguments.positional:
            self.visit(argument)
        for name, value in named(node).items():
            if name == "as":
                self.references.add(value)
            elif name in ("you", "other"):
                self.texts.append(value)
        for named_argument in node.arguments.named:
            if not isinstance(named_argument.value, ftl.StringLiteral):
                self.visit(named_argument.value)


def named(call: ftl.FunctionReference) -> dict[str, str]:
    """The named arguments of a call, as they are written."""
    return {argument.name.name: str(argument.value.value) for argument in call.arguments.named}


def written(language: Language, name: str) -> str:
    """All files of words by that name, as they are written."""
    return "".join(file.read_text("utf-8") for file in word_files(language, name))


@cache
def entries(language: Language, file: str) -> list[Any]:
    """All that is written in one file, comments left out."""
    text = written(language, file)
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    return [entry for entry in parse(text).body if not isinstance(entry, comments)]


@cache
def messages(language: Language) -> dict[str, ftl.Message]:
    """All messages of a language by their names."""
    return {m.id.name: m for file in FILES for m in entries(language, file)}


@cache
def found(language: Language, message: str) -> Found:
    """All that a message holds, its attributes included."""
    return Found(messages(language)[message])


def attributes(message: ftl.Message) -> set[str]:
    """The names of the attributes of a message."""
    return {attribute.id.name for attribute in message.attributes}


def references(language: Language) -> dict[str, set[str]]:
    """Which messages each message is made of."""
    return {message: found(language, message).references for message in messages(language)}


def variants(node: ftl.BaseNode) -> Iterator[str]:
    """The keys of all choices in a message."""
    if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier):
        yield node.key.name
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from variants(part)
