"""Addresses in the QR codes of labels: `--qr --address https://games.example`."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from accessible_games.braille.decks import boxes
from accessible_games.braille.labels import Label, labels
from accessible_games.frontends.terminal.arguments import Arguments, UsageError
from accessible_games.frontends.terminal.game_arguments import named_game
from accessible_games.real_table.looking.addresses import NAME, is_address, path_of
from accessible_games.real_table.looking.decks import known_deck
from accessible_games.speech.catalogue import Language
from accessible_games.tools.presets import PRESETS


def addressed(made: Sequence[Label], arguments: Arguments, language: Language) -> Sequence[Label]:
    """Return all labels of a deck, each with the address of its card if one was asked for.

    An address has the label that the deck has without options, by which a server finds the card.
    Raises `UsageError` for what is no address, for one without codes, and for the name of a file
    that cannot be in an address.
    """
    if arguments.address is None:
        return made
    if not arguments.qr:
        raise UsageError("address-without-qr")
    if not is_address(arguments.address):
        raise UsageError("wrong-address", word=arguments.address)
    base = arguments.address.rstrip("/")
    if arguments.deck is not None:
        name = Path(arguments.deck).stem
        usual = labels([label.card for label in made], language)
    else:
        name = named_game(arguments.words, (*boxes(), *PRESETS))
        usual = known_deck(name, language).labels
    if not NAME.fullmatch(name):
        raise UsageError("no-address-for", word=name)
    return [
        replace(label, code=base + path_of(name, language, own))
        for label, own in zip(made, usual, strict=True)
    ]
