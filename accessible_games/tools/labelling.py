"""Braille on the command line: the labels of a deck, and rules in a grade of braille."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from accessible_games.braille import prose
from accessible_games.braille.columns import COLUMNS
from accessible_games.braille.decks import Card, box, boxes, read_deck
from accessible_games.braille.labels import Label, kept, labels
from accessible_games.braille.systems import DIGITS, ORDERS, TENS, System
from accessible_games.braille.twins import twins
from accessible_games.core.frozen import Frozen
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.wishes import named_game
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.tools.presets import PRESETS

FORMATS = ("text", "csv", "json")


class Wanted(Frozen):
    """The cards that were named, how their labels are written, and columns that were not read."""

    cards: tuple[Card, ...]
    system: System = System()
    unused: tuple[str, ...] = ()


def wanted_cards(arguments: Arguments, catalogue: Catalogue) -> Wanted:
    """What was named: a game, a preset or a file. `UsageError`, `DeckError`, OSError."""
    words = arguments.words
    if words and arguments.deck is not None:
        raise UsageError("game-or-deck")
    if arguments.deck is not None:
        deck = read_deck(Path(arguments.deck))
        return Wanted(deck.cards, system_of(arguments, System()), deck.unused)
    name = named_game(words, (*boxes(), *PRESETS))
    if name in PRESETS:
        preset = PRESETS[name]
        return Wanted((*preset.cards(catalogue),), system_of(arguments, preset.system))
    return Wanted((*box(name, catalogue.language),), system_of(arguments, System()))


def system_of(arguments: Arguments, usual: System) -> System:
    """How labels are written, by the options; `UsageError`."""
    return System(
        chosen("order", arguments.order or usual.order, ORDERS),
        chosen("digits", arguments.digits or usual.digits, tuple(DIGITS)),
        chosen("ten", arguments.ten or usual.ten, TENS),
    )


def chosen(option: str, word: str | None, choices: Sequence[str]) -> str:
    """One of the choices, the first if none was named."""
    if word is not None and word not in choices:
        wrong = {"option": f"--{option}", "word": word, "choices": ", ".join(choices)}
        raise UsageError("wrong-word", **wrong)
    return word or choices[0]


def label_lines(arguments: Arguments, narrator: Narrator) -> list[str]:
    """The labels that were asked for, in the format that was asked for."""
    form = arguments.format or FORMATS[0]
    if form not in FORMATS:
        raise UsageError("unknown-format", word=form, choices=", ".join(FORMATS))
    catalogue = narrator.catalogue
    wanted = wanted_cards(arguments, catalogue)
    made = labels(wanted.cards, catalogue.language, wanted.system)
    if form == "csv":
        return csv_lines(made, arguments.dots)
    if form == "json":
        return json_lines(made, arguments.dots)
    told = [text_line(label, narrator, arguments.dots) for label in made]
    return told + notes(made, wanted, catalogue)


def notes(made: Sequence[Label], wanted: Wanted, catalogue: Catalogue) -> list[str]:
    """What whoever makes the labels should know: columns not read, and twins when turned."""
    told = []
    if wanted.unused:
        told.append(catalogue.say("deck-unused", columns=", ".join(wanted.unused)))
    pairs = [*twins([label for label in made if label.card.ends != "none"])]
    for label, other in pairs:
        one, two = ("/".join(each.lines) for each in (label, other))
        names = {"name": label.card.called, "another": other.card.called}
        told.append(catalogue.say("label-twins", value=one, other=two, **names))
    return told + ([catalogue.say("label-twins-ways")] if pairs else [])


def text_line(label: Label, narrator: Narrator, dots: bool) -> str:
    """One sentence, however long, and the cells after it."""
    above = f" {narrator.catalogue.say('label-above')} "
    nothing = narrator.catalogue.say("label-nothing")
    named = ", ".join(filter(None, (label.card.name, label.card.text.rstrip("."))))
    written = above.join(nothing if line == "-" else line for line in label.lines)
    copies = label.card.copies
    whole = replace(narrator, verbosity="full")
    if dots:
        felt = above.join(dots_of(line) for line in label.dots)
        said = whole.say("label-in-dots", name=named, count=copies, value=written, dots=felt)
    else:
        said = whole.say("label-is", name=named, count=copies, value=written)
    return " ".join([*said, *label.cells])


def dots_of(line: Sequence[str]) -> str:
    """The dots of a line: "1 2 4 5, 3 5"; those of a blank cell are none."""
    return ", ".join(" ".join(cell) or "0" for cell in line)


def csv_lines(made: Sequence[Label], dots: bool) -> list[str]:
    """A table that can be read as a deck again, and then keeps its labels."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([*COLUMNS, "cells", *(["dots"] if dots else [])])
    for label in made:
        row = [getattr(kept(label), column) for column in COLUMNS]
        cells = ["/".join(label.cells), *(["/".join(map(dots_of, label.dots))] if dots else [])]
        writer.writerow(["" if cell is None else cell for cell in [*row, *cells]])
    return stream.getvalue().splitlines()


def json_lines(made: Sequence[Label], dots: bool) -> list[str]:
    """A list with an object for each card, one in a line."""
    objects = []
    for label in made:
        card = label.card
        told = {"name": card.name, "copies": card.copies, "value": card.value, "text": card.text}
        lines = {"label": label.lines, "cells": label.cells} | (
            {"dots": label.dots} if dots else {}
        )
        objects.append(json.dumps(told | lines, ensure_ascii=False))
    commas = [f"{each}," for each in objects[:-1]]
    return ["[", *commas, objects[-1], "]"]


def in_braille(lines: Sequence[str], grade: str, narrator: Narrator, width: int = 0) -> list[str]:
    """Lines in a grade of braille, as long as the verbosity or a *width* allows; `UsageError`."""
    language = narrator.catalogue.language
    grades = prose.GRADES[language]
    if grade not in grades:
        raise UsageError("unknown-grade", word=grade, choices=", ".join(grades))
    return prose.braille(lines, language, grade, width or WIDTHS[narrator.verbosity])
