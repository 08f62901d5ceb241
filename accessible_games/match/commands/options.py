"""What can be answered now, told at any prompt."""

from __future__ import annotations

from collections.abc import Sequence

from accessible_games.core.decision import Answer, AtPlace, Cards, Decision, Some
from accessible_games.match.commands.entry import Part, PersonCommand
from accessible_games.match.person import Person
from accessible_games.speech import typed_cards
from accessible_games.speech.arguments import Word


def moves(person: Person, rest: str) -> None:
    """Say what can be answered now."""
    decision = person.asked
    if decision is None:
        person.say("nothing-asked")
    elif isinstance(decision.options, Cards):
        in_short(person, decision)
        say_each(person, decision.options.cards)
    elif isinstance(decision.options, Some):
        say_places(person, decision, decision.options.cards)
    elif isinstance(decision.options, AtPlace):
        say_where(person, decision.options)
    else:
        in_short(person, decision)
    meanwhile = person.match.standing_of(person.seat)
    if meanwhile is not None:
        person.say("moves-meanwhile", choices=person.vocabulary.choices(meanwhile))


def in_short(person: Person, decision: Decision[Answer]) -> None:
    """Say what can be answered now, in one sentence."""
    options = decision.options
    if isinstance(options, Cards):
        person.say("moves-cards", count=options.count)
    elif isinstance(options, Some):
        person.say(f"moves-{decision.kind}", **person.narrator.options(decision))
    else:
        person.say("moves-one-of", choices=person.vocabulary.choices(decision))


def say_places(person: Person, decision: Decision[Answer], cards: Sequence[str]) -> None:
    """How many cards can be named, and each kind that lies there with its places.

    Where numbers are the names of cards, places would be mistaken for them.
    """
    in_short(person, decision)
    if typed_cards.by_number(cards):
        person.say("moves-one-of", choices=person.vocabulary.choices(decision))
    else:
        say_each(person, cards)


def say_each(person: Person, cards: Sequence[str]) -> None:
    """Say each kind of card with its places, in the order in which cards are said."""
    ordered = person.narrator.sort(cards)
    for piece in dict.fromkeys(ordered):
        place, count = ordered.index(piece) + 1, ordered.count(piece)
        end = place + count - 1
        person.say("moves-card", piece=Word(piece), count=count, place=place, end=end)


def say_where(person: Person, options: AtPlace) -> None:
    """Say where each word is possible; words with the same places are told together."""
    places: dict[str, list[str]] = {}
    for word, place in options:
        places.setdefault(word, []).append(place)
    told = {tuple(where): [w for w in places if places[w] == where] for where in places.values()}
    catalogue, vocabulary = person.narrator.catalogue, person.vocabulary
    for where, words in told.items():
        names = catalogue.joined([vocabulary.answer_name(word) for word in words], "or")
        person.say("moves-where", words=names, places=", ".join(map(catalogue.place, where)))


ENTRIES = (PersonCommand("moves", Part.TURN, moves),)
