"""The command look: what is felt on a card is told whole, at once or at a prompt of its own."""

from collections.abc import Sequence
from dataclasses import replace

from accessible_games.braille.decks import boxes
from accessible_games.braille.sheets import ENDINGS
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.control_flow import Leave
from accessible_games.frontends.terminal.program import Program
from accessible_games.real_table.looking.decks import LabelledCards, known_deck, named_deck
from accessible_games.real_table.looking.telling import looked_up
from accessible_games.speech.catalogue import Catalogue
from accessible_games.tools.labelling import all_labels, wanted_cards
from accessible_games.tools.overlay_options import title

WRITING = ("order", "digits", "ten", "braille_table")
"""The options that change how labels are written."""


def look(program: Program) -> None:
    """Tell the cards that the words mean in a deck, or else ask what to look up."""
    arguments, narrator = program.context.arguments, program.context.narrator
    decks, typed = asked(arguments, narrator.catalogue)
    if typed:
        program.screen.say(looked_up(decks, typed, narrator))
    else:
        ask(program, decks)


def asked(arguments: Arguments, catalogue: Catalogue) -> tuple[Sequence[LabelledCards], str]:
    """Return the decks that are looked through, and the label or name that was typed.

    All games, if none is named. Raises `UsageError` for a wrong option, `DeckError` for a bad deck
    and `OSError` if its file cannot be read.
    """
    words: Sequence[str] = arguments.words
    if arguments.deck is None and words and words[0].lower().endswith(ENDINGS):
        arguments = replace(arguments, deck=words[0])
        words = words[1:]
    if arguments.deck is not None:
        named = replace(arguments, words=[])
        return [labelled_in(named, catalogue)], " ".join(words)
    name, words = named_deck(words, catalogue.language)
    if name:
        return [labelled_in(replace(arguments, words=[name]), catalogue)], " ".join(words)
    if any(getattr(arguments, option) for option in WRITING):
        raise UsageError("which-game", choices=", ".join(boxes()))
    return [known_deck(name, catalogue.language) for name in boxes()], " ".join(words)


def labelled_in(arguments: Arguments, catalogue: Catalogue) -> LabelledCards:
    """Return the deck that was named, its labels written as the options say."""
    made = all_labels(wanted_cards(arguments, catalogue), catalogue)
    return LabelledCards(title(arguments), title(arguments), made.labels)


def ask(program: Program, decks: Sequence[LabelledCards]) -> None:
    """Look up one label or name after the other, until an empty line, quit or the end of input."""
    narrator = program.context.narrator
    questions = program.questions(narrator)
    told = narrator.say("look-begin")

    def read(typed: str) -> list[str]:
        return looked_up(decks, typed, narrator) if typed else []

    try:
        while told := questions.ask("prompt-look", read, told):
            pass
    except (EOFError, KeyboardInterrupt, Leave):
        return
