"""How amounts, dice, secrets and scored rounds are said."""

import re
from collections.abc import Sequence
from dataclasses import replace

from accessible_games.core.event import Event, Seat
from accessible_games.games import GAMES
from accessible_games.real_table.scoring.sheets import titled
from accessible_games.real_table.scoring.skat_sheet import lines_of
from accessible_games.real_table.speech.cards import copies_of, in_cells, name_of
from accessible_games.speech.aggregation import told_together
from accessible_games.speech.arguments import Argument, Uncut
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.decimals import to_hundredths
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.teller import Teller

IN_SENTENCE = re.compile(r"(?<![.?!])\n")
"""The end of a line within a sentence, which is broken into lines again where it is told."""


def money(catalogue: Catalogue, hundredths: int) -> str:
    """An amount of money without its currency: "12", "2.50", or "2,50"."""
    whole, rest = divmod(hundredths, 100)
    return to_hundredths(hundredths / 100, catalogue.language) if rest else str(whole)


def shown(teller: Teller, dice: Sequence[int]) -> Argument:
    """What each die shows, as a list."""
    return teller.catalogue.joined([*map(str, dice)])


def told_secret(teller: Teller, held: tuple[str, Sequence[str]]) -> Argument:
    """A role as it was typed, cards by name and label, or whom somebody loves and hates."""
    kind, secret = held
    if kind.startswith("cards:"):
        from accessible_games.real_table.looking.dealing import told_cards  # with all decks

        deck = kind.partition(":")[2]
        return ", ".join(told_cards(deck, secret, teller.catalogue.language))
    if kind == "roles":
        return secret[0].replace("_", " ")
    names = [teller.names[int(seat)] for seat in secret]
    own = teller.listener
    love, hate = ("you" if own == int(s) else n for s, n in zip(secret, names, strict=True))
    return teller.catalogue.say("loves-and-hates", love=love, hate=hate)


def game_title(teller: Teller, game: str) -> Argument:
    """The title of a game or the name of a deck; "none" for none."""
    return "none" if not game else titled(teller.catalogue, game)


def card(teller: Teller, named: tuple[str, str]) -> str:
    """A card that lies on the table; in braille wording by its label."""
    deck, word = named
    braille = isinstance(teller, Narrator) and teller.verbosity == "braille"
    return (in_cells if braille else name_of)(teller.catalogue, deck, word)


def cards(teller: Teller, named: tuple[str, Sequence[str]]) -> Argument:
    """Cards as a list."""
    deck, words = named
    return teller.catalogue.joined([card(teller, (deck, word)) for word in words])


def pile(teller: Teller, named: tuple[str, Sequence[str]]) -> Argument:
    """Cards from the top of a pile to its bottom."""
    deck, words = named
    names = [card(teller, (deck, word)) for word in reversed(words)]
    return teller.catalogue.joined(names, "unit")


def laid(teller: Teller, pairs: tuple[str, Sequence[tuple[str, str]]]) -> Argument:
    """Cards with their places."""
    deck, lies = pairs
    place = teller.catalogue.place
    names = [f"{card(teller, (deck, word))} {place(at)}" for at, word in lies]
    return teller.catalogue.joined(names, "unit")


def run(teller: Teller, piles: tuple[str, Sequence[Sequence[str]]]) -> Argument:
    """What lies side by side; of a pile the card on top, and how many it has."""
    deck, cells = piles
    say = teller.catalogue.say
    names = [
        say(
            "pile-in-line", card=card(teller, (deck, each[-1])), count=len(each), more=len(each) - 1
        )
        if each
        else say("empty-in-line")
        for each in cells
    ]
    return teller.catalogue.joined(names, "unit")


def copies(teller: Teller, named: tuple[str, str]) -> Argument:
    """How many of a card there are."""
    return copies_of(*named)


def hand(teller: Teller, named: tuple[str, Sequence[str]]) -> Argument:
    """A hand of dominoes, in the words of its game."""
    game, dominoes = named
    words = catalogue_of(teller.catalogue.language, game)
    return teller.catalogue.joined([domino(words, each) for each in dominoes], "unit")


def domino(words: Catalogue, name: str) -> str:
    """A domino by both its pieces."""
    first, second = map(words.piece, name.split("-"))
    return words.say("domino", first=first, second=second)


def game_options(teller: Teller, options: Sequence[str]) -> Argument:
    """Options of a game, each with a comma before it; empty if there are none."""
    return "".join(f", {teller.catalogue.say(f'sheet-{option}')}" for option in options)


def skat_told(
    teller: Teller, deal: tuple[tuple[str, ...], Sequence[Seat], Sequence[int], int]
) -> Argument:
    """A deal of Skat, a line each; the players are some of the people."""
    words, players, amounts, bock = deal
    lines = lines_of(words, amounts, bock, among(teller, players))
    return Uncut(IN_SENTENCE.sub(" ", "\n".join(lines)))


def told_by_game(teller: Teller, told: tuple[str, Sequence[Seat], Sequence[Event]]) -> Argument:
    """Events of a game in its own words, a line each; its seats are some of the people."""
    game, players, events = told
    words = catalogue_of(teller.catalogue.language, game)
    speaker = replace(among(teller, players), catalogue=words, pieces=GAMES[game].pieces)
    return Uncut(IN_SENTENCE.sub(" ", "\n".join(told_together(speaker, events))))


def among(teller: Teller, players: Sequence[Seat]) -> Narrator:
    """The same narrator at a table of these people alone, who are its seats in this order."""
    assert isinstance(teller, Narrator)
    own = teller.listener
    names = [teller.names[seat] for seat in players]
    listener = players.index(own) if own is not None and own in players else None
    return replace(teller, names=names, listener=listener)
