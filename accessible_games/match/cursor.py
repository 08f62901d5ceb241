"""The cursor at a table of places: where each person looks, and what they point at."""

from __future__ import annotations

from accessible_games.core.decision import Answer, Decision
from accessible_games.core.event import Place
from accessible_games.core.game import Cursor, Tour
from accessible_games.match.person import Person
from accessible_games.speech import places
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.vocabulary import Vocabulary

STEPS = ("left", "right", "up", "down")
"""The directions in which the cursor moves; each is a command if a table has places."""


def here(person: Person, cursor: Cursor) -> Place:
    """Where the cursor of a person is."""
    return person.pointer.place or cursor.start(person.view)


def look(person: Person, rest: str, cursor: Cursor, topic: str) -> None:
    """Facts about the place of the cursor, or about the one named; a look goes there."""
    typed = " ".join(pointed(person, rest.split()))
    place = places.place_near(typed, here(person, cursor)) if typed else here(person, cursor)
    if place is None:
        name = person.vocabulary.commands.word(topic)
        raise NotUnderstoodError("which-place", word=name)
    if not places.is_known(place):
        raise NotUnderstoodError(
            "refused-unknown-place", place=person.narrator.catalogue.place(place)
        )
    if topic == "look":
        go_to(person, cursor, place)
    else:
        person.tell_again(cursor.topics[topic](person.view, place))


def step(person: Person, way: str) -> None:
    """Move the cursor one place."""
    cursor = person.match.table.game.cursor
    assert cursor is not None
    place = cursor.step(person.view, here(person, cursor), way)
    if place is None:
        person.pending.reply_with(person.narrator.say("table-ends"))
    else:
        go_to(person, cursor, place)


def go_to(person: Person, cursor: Cursor, place: Place) -> None:
    """Move the cursor. What is there becomes the next prompt: it is said and felt at once."""
    person.pointer.look_at(place)
    facts = list(cursor.topics["look"](person.view, place))
    person.pending.reply_with(person.narrator.events(facts))


def lead(person: Person, rest: str, tour: Tour) -> None:
    """Tell the next stop, where a player looks for their own; "here" or "yes" means it."""
    if person.asked is None or person.asked.kind != tour.asked:
        raise NotUnderstoodError(f"later-{tour.asked}")
    stop = tour.after(person.view, person.pointer.stop)
    person.pointer.lead_to(stop)
    if stop is None:
        person.pending.reply_with(person.narrator.say("table-ends"))
    else:
        person.pointer.look_at(stop.partition("-")[0])
        person.pending.reply_with(person.narrator.events(tour.tell(person.view, stop)))


def refusal(person: Person, decision: Decision[Answer], answer: Answer, reason: str) -> list[str]:
    """Why an answer is refused; on a tour also how it differs from what the player looks for."""
    lines = person.narrator.refusal(decision, answer, reason)
    cursor = person.match.table.game.cursor
    tours = () if cursor is None else cursor.tours.values()
    told = (tour.differs(person.view, str(answer)) for tour in tours if tour.asked == decision.kind)
    return lines + person.narrator.events([fact for facts in told for fact in facts])


def arrow_words(words: Vocabulary) -> dict[str, str]:
    """What the arrow keys type: steps from place to place, if the table has places."""
    known = [step for step in STEPS if step in words.commands]
    return {step: words.commands.word(step) for step in known}


def pointed(person: Person, words: list[str], as_typed: bool = False) -> list[str]:
    """Typed words: a place in one word unless all stay *as typed*, that of the cursor for "here".

    Where they were led to a stop of a tour, "here" and "yes" mean that one.
    """
    cursor = person.match.table.game.cursor
    if cursor is None:
        return words
    lexicon = person.vocabulary.lexicon
    pointing = [fold(word) for word in lexicon.catalogue.words("here")]
    stop = person.pointer.stop
    if stop and not stop.startswith(f"{here(person, cursor)}-"):
        stop = None
    if stop:
        leading = {form for name in cursor.tours for form in lexicon.typed(f"command-{name}")}
        pointing += [word for word in lexicon.answer_words("yes") if word not in leading]
    if not as_typed:
        words = places.joined_places(places.lettered(lexicon, " ".join(words)).split())
    if not any(fold(word) in pointing for word in words):
        return words  # most lines; where the cursor is need not be looked for
    place = stop or here(person, cursor)
    return [place if fold(word) in pointing else word for word in words]


def is_answer(person: Person, text: str, decision: Decision[Answer] | None) -> bool:
    """Whether an answer is typed that begins as a command does, as its kind of options says."""
    if decision is None:
        return False
    lexicon, options = person.vocabulary.lexicon, decision.options
    kind = kind_of(lexicon.catalogue, options)
    words = pointed(person, lexicon.split(text), kind.verbatim)
    asked = SpokenDecision(decision, lexicon, person.narrator)
    return kind.precedes(asked, options, text, words)
