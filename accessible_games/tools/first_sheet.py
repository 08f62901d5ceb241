"""The way to a first sheet: which deck, what its labels are on, what makes the dots.

A sheet to try is made at the end, and the commands are told that make it again and make everything.
"""

import errno
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from accessible_games.braille.decks import boxes
from accessible_games.braille.labels import Label
from accessible_games.braille.problem import DeckError
from accessible_games.core.frozen import Frozen
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.error_messages import complaint
from accessible_games.frontends.terminal.interview import Interview
from accessible_games.frontends.terminal.program import Program
from accessible_games.match.table_options import choice
from accessible_games.speech.problem import HelpWanted, NotUnderstoodError
from accessible_games.tactile.overlay import laid
from accessible_games.tactile.problem import OverlayError
from accessible_games.tactile.profiles import CARD
from accessible_games.tools.again import command_line
from accessible_games.tools.labelling import all_labels, wanted_cards, with_deck
from accessible_games.tools.overlay_options import wished
from accessible_games.tools.overlaying import FOLDER, make
from accessible_games.tools.presets import PRESETS

QUOTES = "\"'"
"""What some terminals put around the name of a file that is dropped on them."""
PAPER = ("swell", "slate", "laser")
"""What makes dots on paper and on film, besides embossers."""
MEDIA: Mapping[str, tuple[str, ...]] = {
    "sheet": ("embosser", *PAPER),
    "cards": PAPER,
    "tape12": ("slate",),
    "plates": ("printer",),
    "clips": ("printer",),
    "dies": ("printer",),
}
"""What labels can be on, and what can make their dots there."""


class Machine(Frozen):
    """The options of `overlay` for something that makes dots."""

    format: str
    mirror: bool = False


MACHINES: Mapping[str, Machine] = {
    "embosser": Machine("brf"),
    "swell": Machine("pdf"),
    "slate": Machine("pdf", mirror=True),
    "laser": Machine("svg"),
    "printer": Machine("3mf"),
}


def first_sheet(program: Program) -> None:
    """Ask for a first sheet, make it, and tell the commands for it and for everything."""
    narrator = program.context.narrator
    questions = program.questions(narrator)
    interview = FirstSheet(questions, program.context.arguments)
    try:
        asked = interview.until_answered(interview.sheet)
    except (EOFError, KeyboardInterrupt, Leave):
        program.say("sheet-none")
        return
    for lines in make(asked, narrator):
        program.screen.say(lines)
    program.say("sheet-again")
    program.screen.say([command_line(replace(asked, force=True))])


@dataclass
class FirstSheet(Interview):
    """Asks for the options of a sheet."""

    given: Arguments
    """What was typed to begin, which says the language."""
    made: Sequence[Label] = field(default=(), init=False)
    """The labels of the deck that was named."""

    def sheet(self) -> Arguments:
        """Return the command that makes the sheet.

        Raises `Back` if the person wants to go back a question.
        """
        asked = self.deck(replace(self.given, command="overlay", words=[], test_page=True))
        medium = self.one_of("sheet-medium", MEDIA)
        machine = MACHINES[self.machine(medium)]
        mirror = machine.mirror and not medium.startswith("tape")
        asked = replace(asked, medium=medium, format=machine.format, mirror=mirror)
        asked = self.card(asked)
        return replace(asked, out=self.folder())

    def deck(self, asked: Arguments) -> Arguments:
        """Ask for a file or a deck until its labels can be made."""
        known = self.catalogue.joined([*boxes(), *PRESETS], "or")

        def read(text: str) -> Arguments:
            if not text:
                raise HelpWanted
            named = with_deck(replace(asked, words=[text.strip(QUOTES)]))
            try:
                wanted = wanted_cards(named, self.catalogue)
                self.made = all_labels(wanted, self.catalogue).labels
            except UsageError:
                if "." not in text:
                    raise NotUnderstoodError("sheet-no-deck", file=text, choices=known) from None
                missing = FileNotFoundError(errno.ENOENT, "", text)
                raise self.told(missing) from None
            except (DeckError, OSError) as error:
                raise self.told(error) from error
            return named

        return self.ask("sheet-deck", read, choices=known)

    def machine(self, medium: str) -> str:
        """Ask what makes the dots, if there is a choice."""
        machines = MEDIA[medium]
        return machines[0] if len(machines) == 1 else self.one_of("sheet-machine", machines)

    def one_of(self, message: str, words: Sequence[str] | Mapping[str, object]) -> str:
        """Ask for one of several words; Enter takes the first."""
        names = {self.catalogue.say(f"{message}-{word}"): word for word in words}
        usual = next(iter(words))
        return self.ask(
            message,
            lambda text: choice(text, names, self.catalogue) if text else usual,
            answers=names,
            choices=self.catalogue.joined([*names], "or"),
            default=next(iter(names)),
        )

    def card(self, asked: Arguments) -> Arguments:
        """Ask how large the cards are until the labels have room, if any card has no own size."""
        usual = "x".join(f"{side:g}" for side in CARD)
        if not any(made.card.piece == "card" and not made.card.size for made in self.made):
            return asked

        def read(text: str) -> Arguments:
            named = replace(asked, card=text or None)
            try:
                laid(self.made, wished(named, self.catalogue))
            except (UsageError, OverlayError) as error:
                raise self.told(error) from error
            return named

        return self.ask("sheet-card", read, default=usual)

    def folder(self) -> str:
        """Ask for a folder that is not there yet, or is empty."""
        usual = free_folder()

        def read(text: str) -> str:
            folder = Path(text or usual)
            if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
                raise NotUnderstoodError("sheet-folder-taken", folder=str(folder), default=usual)
            return str(folder)

        return self.ask("sheet-folder", read, default=usual)

    def told(self, error: Exception) -> NotUnderstoodError:
        """Return what is wrong as an answer that is asked for again."""
        said = complaint(error, self.catalogue)
        if said is None:
            raise error
        words = {name: str(value) for name, value in said.arguments.items()}
        return NotUnderstoodError(said.message, **words)


def free_folder() -> str:
    """Return the name of a folder that is not there yet."""
    number = 1
    while Path(name := FOLDER if number == 1 else f"{FOLDER}-{number}").exists():
        number += 1
    return name
