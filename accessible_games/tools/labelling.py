"""Braille on the command line: the labels of a deck, and rules in a grade of braille."""

import csv
import io
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from accessible_games.braille import prose
from accessible_games.braille.decks import COLUMNS, Card, box, boxes, read_deck
from accessible_games.braille.labels import Label, kept, labels
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.wishes import named_game
from accessible_games.speech.narrator import WIDTHS, Narrator

FORMATS = ("text", "csv", "json")


def wanted_cards(arguments: Arguments, language: str) -> list[Card]:
    """The cards of the game or of the file that was named; `UsageError`, `DeckError`, OSError."""
    words = arguments.words
    if words and arguments.deck is not None:
        raise UsageError("game-or-deck")
    if arguments.deck is not None:
        return read_deck(Path(arguments.deck))
    return box(named_game(words, boxes()), language)


def label_lines(arguments: Arguments, narrator: Narrator) -> list[str]:
    """The labels that were asked for, in the format that was asked for."""
    form = arguments.format or FORMATS[0]
    if form not in FORMATS:
        raise UsageError("unknown-format", word=form, choices=", ".join(FORMATS))
    language = narrator.catalogue.language
    made = labels(wanted_cards(arguments, language), language)
    if form == "csv":
        return csv_lines(made, arguments.dots)
    if form == "json":
        return json_lines(made, arguments.dots)
    return [text_line(label, narrator, arguments.dots) for label in made]


def text_line(label: Label, narrator: Narrator, dots: bool) -> str:
    """One sentence, however long, and the cells after it."""
    above = f" {narrator.catalogue.say('label-above')} "
    nothing = narrator.catalogue.say("label-nothing")
    named = ", ".join(filter(None, (label.card.name, label.card.text)))
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
