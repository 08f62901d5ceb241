"""Braille on the command line: the labels of a deck, and rules in a grade of braille."""

import codecs
import csv
import io
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import field, replace
from pathlib import Path

from accessible_games.braille import prose
from accessible_games.braille.columns import COLUMNS
from accessible_games.braille.decks import Card, box, boxes, read_deck
from accessible_games.braille.labels import Label, Labelled, kept, labelled
from accessible_games.braille.naming_schemes import DIGITS, ORDERS, TENS, System
from accessible_games.braille.problem import DeckError, Fault
from accessible_games.braille.reader import UnwritableError
from accessible_games.braille.rotation_ambiguity import near, twins
from accessible_games.braille.sheets import ENDINGS
from accessible_games.core.frozen import Frozen
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.deck_words import MOST, sentences
from accessible_games.frontends.terminal.game_arguments import named_game
from accessible_games.games import GAMES
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.narrator import WIDTHS, Narrator
from accessible_games.speech.normalize import fold
from accessible_games.tools.presets import PRESETS

FORMATS = ("text", "csv", "json")
ENCODINGS = ("utf-8", "cp1250", "cp1251", "cp1252", "mac_roman")
"""Usual encodings."""
TABLE = re.compile(r"[A-Za-z0-9_-]+\.(?:utb|ctb|tbl)")
"""The name of a table of liblouis."""


class LabelledDeck(Frozen):
    """The named cards, how their labels are written, and what there is to say of their file."""

    cards: tuple[Card, ...]
    system: System = System()
    notes: tuple[Fault, ...] = ()
    headings: Mapping[str, str] = field(default_factory=dict)
    """The heading of each column in the file."""


def with_deck(arguments: Arguments) -> Arguments:
    """Return the arguments with a file that is named without --deck as their deck.

    Words are a file if they end as tables do, or if there is such a file and no deck of the program
    has that name.
    """
    name = " ".join(arguments.words)
    if arguments.deck is not None or not name:
        return arguments
    is_file = Path(name).is_file() and not is_known(arguments.words)
    if name.lower().endswith(ENDINGS) or is_file:
        return replace(arguments, deck=name, words=[])
    return arguments


def is_known(words: Sequence[str]) -> bool:
    """Whether words name a game or a preset."""
    try:
        named_game(words, (*boxes(), *PRESETS))
    except UsageError:
        return False
    return True


def wanted_cards(arguments: Arguments, catalogue: Catalogue) -> LabelledDeck:
    """Return what was named: a game, a preset or a file.

    Raises `UsageError` for a wrong argument, `DeckError` for a bad deck and `OSError` if a file
    cannot be read.
    """
    words = arguments.words
    if words and arguments.deck is not None:
        raise UsageError("game-or-deck")
    if arguments.deck is not None:
        deck = read_deck(Path(arguments.deck), encoding_of(arguments))
        return LabelledDeck(deck.cards, system_of(arguments, System()), deck.notes, deck.headings)
    refuse_bare(words, catalogue.language)
    name = named_game(words, (*boxes(), *PRESETS))
    if name in PRESETS:
        preset = PRESETS[name]
        return LabelledDeck((*preset.cards(catalogue),), system_of(arguments, preset.system))
    return LabelledDeck((*box(name, catalogue.language),), system_of(arguments, System()))


def refuse_bare(words: Sequence[str], language: Language) -> None:
    """Raise `UsageError` if words name a game without labels in a language."""
    for game in GAMES:
        if fold(game) == fold(" ".join(words)) and not box(game, language):
            raise UsageError("game-without-labels", title=title_of(language, game))


def system_of(arguments: Arguments, usual: System) -> System:
    """Return how labels are written, by the options. Raises `UsageError` for a wrong one."""
    return System(
        chosen("order", arguments.order or usual.order, ORDERS),
        chosen("digits", arguments.digits or usual.digits, tuple(DIGITS)),
        chosen("ten", arguments.ten or usual.ten, TENS),
        table_of(arguments),
    )


def chosen(option: str, word: str | None, choices: Sequence[str]) -> str:
    """Return one of the choices, the first if none was named.

    Raises `UsageError` for anything else.
    """
    if word is not None and word not in choices:
        wrong = {"option": f"--{option}", "word": word, "choices": ", ".join(choices)}
        raise UsageError("wrong-word", **wrong)
    return word or choices[0]


def label_lines(arguments: Arguments, narrator: Narrator) -> list[str]:
    """Return the requested labels in the requested format."""
    form = arguments.format or FORMATS[0]
    if form not in FORMATS:
        raise UsageError("unknown-format", word=form, choices=", ".join(FORMATS))
    catalogue = narrator.catalogue
    wanted = wanted_cards(arguments, catalogue)
    made = all_labels(wanted, catalogue)
    if form == "csv":
        return csv_lines(made.labels, arguments.dots)
    if form == "json":
        return json_lines(made.labels, arguments.dots)
    told = [text_line(label, narrator, arguments.dots) for label in made.labels]
    return told + notes(made.labels, made, wanted, catalogue)


def checks(made: Sequence[Label], catalogue: Catalogue) -> list[str]:
    """Return which labels differ by a single dot, in a sentence."""
    pairs = [catalogue.joined(["/".join(label.lines) for label in pair]) for pair in near(made)]
    if not pairs:
        return [catalogue.say("label-none-near")]
    more = [catalogue.say("deck-more", count=len(pairs) - MOST)] if len(pairs) > MOST else []
    return [catalogue.say("label-near", pairs=", ".join([*pairs[:MOST], *more]))]


def all_labels(wanted: LabelledDeck, catalogue: Catalogue) -> Labelled:
    """Return the labels, and what is to be said of them.

    Raises `DeckError`, in which columns have the names that they have in the file.
    """
    try:
        return labelled(wanted.cards, catalogue.language, wanted.system)
    except DeckError as error:
        named = (
            replace(fault, column=called(fault.column, wanted.headings, catalogue))
            for fault in error.faults
        )
        raise DeckError(*named) from error


def notes(
    pieces: Sequence[Label], made: Labelled, wanted: LabelledDeck, catalogue: Catalogue
) -> list[str]:
    """Return what the maker of the labels should know.

    That is their scheme, how the file was understood, and which of the *pieces* have labels that
    mean others when held upside down.
    """
    told = [*understood(made, wanted, catalogue)]
    pairs = [*twins([label for label in pieces if label.card.ends != "none"])]
    told += [catalogue.say("label-twins", **twin_words(*pair)) for pair in pairs]
    return told + ([catalogue.say("label-twins-ways")] if pairs else [])


def twin_words(label: Label, other: Label) -> dict[str, str]:
    """Return what the message about two labels needs that feel alike upside down."""
    one, two = ("/".join(each.lines) for each in (label, other))
    return {"value": one, "name": label.card.called, "other": two, "another": other.card.called}


def understood(made: Labelled, wanted: LabelledDeck, catalogue: Catalogue) -> Iterator[str]:
    """Yield the scheme of the labels, and how the file was understood."""
    yield from schemes(made, wanted, catalogue)
    yield from sentences([*wanted.notes, *made.notes], catalogue)


def schemes(made: Labelled, wanted: LabelledDeck, catalogue: Catalogue) -> Iterator[str]:
    """Yield what the places of labels tell, with an example, for each deck that has such."""
    for columns, label in made.schemes:
        named = [called(column, wanted.headings, catalogue) for column in columns]
        value, name = "/".join(label.lines), label.card.called
        yield catalogue.say("deck-scheme", columns=catalogue.joined(named), value=value, name=name)


def table_of(arguments: Arguments) -> str:
    """Return the braille table that was named, if any. Raises `UsageError` for no name of one."""
    word = arguments.braille_table or ""
    if word and not TABLE.fullmatch(word):
        raise UsageError("unknown-table", word=word, choices="ru-litbrl.ctb")
    return word


def called(column: str, headings: Mapping[str, str], catalogue: Catalogue) -> str:
    """Return the heading of a column in the file, or else its name in the catalogue's language."""
    if column in headings or not catalogue.has(f"column-{column}"):
        return headings.get(column, column)
    return catalogue.say(f"column-{column}")


def encoding_of(arguments: Arguments) -> str:
    """Return the encoding that was named, if any. Raises `UsageError` for an unknown one."""
    word = arguments.encoding or ""
    try:
        return codecs.lookup(word).name if word else ""
    except LookupError:
        raise UsageError("unknown-encoding", word=word, choices=", ".join(ENCODINGS)) from None


def text_line(label: Label, narrator: Narrator, dots: bool) -> str:
    """Return one sentence, however long, and the cells after it."""
    above = f" {narrator.catalogue.say('label-above')} "
    nothing = narrator.catalogue.say("label-nothing")
    named = ", ".join(filter(None, (label.card.told, label.card.text.rstrip("."))))
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
    """Return the dots of a line, such as "1 2 4 5, 3 5"; a blank cell has none."""
    return ", ".join(" ".join(cell) or "0" for cell in line)


def csv_lines(made: Sequence[Label], dots: bool) -> list[str]:
    """Return a table that can be read as a deck again and then keeps its labels."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    of_a_game = any(label.card.piece_id for label in made)
    columns = [column for column in COLUMNS if of_a_game or column != "piece_id"]
    writer.writerow([*columns, "cells", *(["dots"] if dots else [])])
    for label in made:
        row = [getattr(kept(label), column) for column in columns]
        cells = ["/".join(label.cells), *(["/".join(map(dots_of, label.dots))] if dots else [])]
        writer.writerow(["" if cell is None else cell for cell in [*row, *cells]])
    return stream.getvalue().splitlines()


def json_lines(made: Sequence[Label], dots: bool) -> list[str]:
    """Return a list with an object for each card, one per line."""
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
    """Return lines in a grade of braille, as long as the verbosity or a *width* allows.

    Raises `UsageError` for an unknown grade, and for a character that braille does not have.
    """
    language = narrator.catalogue.language
    grades = prose.GRADES[language]
    if grade not in grades:
        raise UsageError("unknown-grade", word=grade, choices=", ".join(grades))
    try:
        return prose.braille(lines, language, grade, width or WIDTHS[narrator.verbosity])
    except UnwritableError as error:
        raise UsageError("braille-unwritable", found=error.character) from error
