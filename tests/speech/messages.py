"""The messages of all languages, as they are written."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from accessible_games.games import RECORDED
from accessible_games.resources import PACKAGE, words_of_game
from accessible_games.speech.catalogue import Language
from accessible_games.speech.word_files import word_files

FILES = ("common", "help", "games", *RECORDED)
"""The files of each language, without their extension."""
CHOSEN = tuple(
    f"{name}/{choice}"
    for name, game in RECORDED.items()
    for choices in game.options.values()
    for choice in choices
    if word_files("en", f"{name}/{choice}")
)
"""Files of words for tables with some option."""


TYPED_FAMILIES = (
    *("also-", "asks-", "asking", "called-", "command-", "details", "numbered-"),
    *("contrary-", "own-", "skat-typed-", "held-typed-", "league-word-", "span-unit-"),
    *("polite", "little", "typed-"),
)
"""How messages begin that list what can be typed, besides those of `TYPED_LISTS`."""
TYPED_LISTS = frozenset(
    [
        "any",
        "beside-everything",
        "both",
        "chat",
        "comparing",
        "contrasts",
        "counted",
        "corrections",
        "demanding",
        "denials",
        "elisions",
        "exclaimed",
        "greetings",
        "introducing",
        "program-words",
        "reviewing",
        "opening-begin",
        "opening-together",
        "everything",
        "facing",
        "firsts",
        "forgot",
        "half-denials",
        "having",
        "hesitations",
        "in-exchange",
        "in-favour",
        "lasts",
        "means-me",
        "middles",
        "more",
        "no-longer",
        "none-of",
        "nothing",
        "numbers",
        "ones",
        "ordinals",
        "plural-articles",
        "preferring",
        "ranging",
        "span-lead",
        "subjects",
        "things",
        "times",
        "verbs-last",
        "whole-words",
        "wishes",
        "yes",
        "to-one",
        "to-the-one",
        "to-everybody",
        "everybody",
        "said-to-one",
        "said-of-one",
        "no-names",
        "begun-names-one",
        "only-to-one",
        "never-names",
        "my-name-is",
        "and-another",
        "said-of-several",
        "agreeing",
        "declining",
        "conditions",
        "switches-on",
        "switches-off",
    ]
)
"""Further messages that list what can be typed."""


def is_typed(message: str) -> bool:
    """Whether a message lists what can be typed, and is never said."""
    return message in TYPED_LISTS or message.startswith(TYPED_FAMILIES)


class Found(Visitor):
    """Everything that a part of a message contains."""

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
        """Keep a quoted text, which is said as well."""
        self.texts.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Keep the name of an argument."""
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        """Keep the name of a message that is said within this one."""
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        """Keep the call: `as` names a message, `you` and `other` are said."""
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
    """Return the named arguments of a call, as they are written."""
    return {argument.name.name: str(argument.value.value) for argument in call.arguments.named}


def all_files(language: Language) -> list[Path]:
    """Return all files of words of a language."""
    folders = [
        PACKAGE / "locales" / language,
        *(words_of_game(game, language) for game in RECORDED),
    ]
    return [file for folder in folders for file in sorted(folder.rglob("*.ftl"))]


def written(language: Language, name: str) -> str:
    """Return all files of words by that name, as they are written."""
    return "".join(file.read_text("utf-8") for file in word_files(language, name))


@cache
def entries(language: Language, file: str) -> list[Any]:
    """Return everything that is written in one file, without comments."""
    text = written(language, file)
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    return [entry for entry in parse(text).body if not isinstance(entry, comments)]


@cache
def messages(language: Language) -> dict[str, ftl.Message]:
    """Return all messages of a language by their names."""
    return {m.id.name: m for file in FILES for m in entries(language, file)}


@cache
def found(language: Language, message: str) -> Found:
    """Return everything that a message contains, including its attributes."""
    return Found(messages(language)[message])


def attributes(message: ftl.Message) -> set[str]:
    """Return the names of the attributes of a message."""
    return {attribute.id.name for attribute in message.attributes}


@cache
def references(language: Language) -> dict[str, set[str]]:
    """Return which messages each message is made of, in any file."""
    made_of: dict[str, set[str]] = {}
    for message in (entry for file in FILES for entry in entries(language, file)):
        made_of.setdefault(message.id.name, set()).update(Found(message).references)
    return made_of


def variants(node: ftl.BaseNode) -> Iterator[str]:
    """Yield the keys of all choices in a message."""
    if isinstance(node, ftl.Variant) and isinstance(node.key, ftl.Identifier):
        yield node.key.name
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ftl.BaseNode):
                yield from variants(part)
