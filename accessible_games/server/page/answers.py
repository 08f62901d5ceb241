"""The answers to a question of a game, as buttons: what is typed by each is understood as it."""

from collections.abc import Iterator, Sequence

from accessible_games.core.decision import Answer, AtPlace, Between, Cards, Decision, OneOf, Some
from accessible_games.match.person import Person
from accessible_games.server.page.offers import Button, Group
from accessible_games.speech.board import LINES

MOST_NUMBERS = 40
"""Buttons for numbers; of more, one types the number."""


def answers(person: Person, decision: Decision[Answer]) -> Iterator[Group]:
    """The groups of buttons for a question."""
    say = person.narrator.catalogue.say
    legend = say("page-answers")
    match decision.options:
        case OneOf() as options:
            yield Group("press", legend, [*words(person, options)])
        case Between(low, high) if high - low < MOST_NUMBERS:
            numbers = [str(number) for number in range(low, high + 1)]
            yield Group("press", legend, [Button(number, number) for number in numbers])
        case Cards(held, count):
            yield Group("some", say("page-choose-cards", count=count), cards(person, held))
        case Some(lying, counts):
            if 0 in counts:
                yield Group("press", legend, [nothing(person)])
            if lying:
                count = counts[-1]
                yield Group("some", say("page-choose-most", count=count), cards(person, lying))
        case AtPlace() as options if options.words == LINES:
            yield Group("press", legend, [*lines(person, options)])
        case AtPlace() as options:
            yield from places(person, options)


def words(person: Person, options: OneOf) -> Iterator[Button]:
    """A button for each word that can be answered."""
    catalogue, typed = person.narrator.catalogue, person.vocabulary
    for number, word in enumerate(options.words, start=1):
        text = catalogue.choice(word, options.kind)
        if options.kind == "domino":
            yield Button(text, str(number))
        elif options.kind == "block" and "-" in word:
            yield Button(text, word.replace("-", " "))
        else:
            yield Button(text, word if word.isdecimal() else typed.answer_name(word))


def cards(person: Person, held: Sequence[str]) -> list[Button]:
    """A button for each card, in the order in which they are told."""
    name = person.narrator.catalogue.piece
    typed = person.vocabulary.answer_name
    return [Button(name(card), typed(card)) for card in person.narrator.sort(held)]


def nothing(person: Person) -> Button:
    """The button for no cards."""
    word = person.vocabulary.catalogue.words("nothing")[0]
    return Button(person.narrator.catalogue.say("choice-none"), word)


def lines(person: Person, options: AtPlace) -> Iterator[Button]:
    """A button for each row and each column."""
    typed = person.vocabulary
    for word, place in options:
        text = f"{typed.answer_name(word)} {person.narrator.catalogue.place(place)}"
        yield Button(text, f"{typed.answer_name(word)} {place}")


def places(person: Person, options: AtPlace) -> Iterator[Group]:
    """What is to be laid, and where: each is chosen by itself."""
    catalogue, typed = person.narrator.catalogue, person.vocabulary
    names = [typed.answer_name(word) for word in options.words]
    yield Group("one", catalogue.say("page-what"), [Button(name, name) for name in names])
    where = [Button(catalogue.place(place), place) for place in options.places]
    yield Group("one", catalogue.say("page-where"), where)
