"""Whom words are about: the thirsty in a prompt, the listener as "you", people in their cases."""

from dataclasses import replace

import pytest

from accessible_games.core.event import Event, Piece
from accessible_games.games.lifeboat.cards import COURSES
from accessible_games.games.lifeboat.charts import contents
from accessible_games.games.lifeboat.dealings import Remembered
from accessible_games.games.lifeboat.events import CardDemanded, Rowed
from accessible_games.games.lifeboat.sea_events import CourseShown
from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language, Verbosity
from tests.speech.linter import NAMING_PROMPT, PROMPT
from tests.speech.prompts import person
from tests.speech.test_people import CALLED, speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)

WATER: dict[Language, tuple[str, str]] = {
    "de": ("Wasser für die Lady? ", "Wasser für Lady? "),
    "fr": ("De l'eau pour la Lady? ", "Eau pour Lady? "),
    "en": ("Water for the Lady? ", "Water for Lady? "),
}


@every_language
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_whoever_is_asked_for_water_hears_for_whom(
    language: Language, verbosity: Verbosity
) -> None:
    """The prompt says it, for the line before may be about somebody else."""
    decision = person("lifeboat water", language).asked
    assert decision is not None
    assert decision.about == 0
    narrator = replace(speaker(language), verbosity=verbosity).for_(decision.seat)
    short = verbosity in ("brief", "braille")
    assert narrator.prompt(decision) == WATER[language][short]
    for seat in range(1, 6):
        prompt = narrator.for_(0).prompt(replace(decision, about=seat))
        assert len(prompt) <= (PROMPT if short else NAMING_PROMPT)


def names_on(card: Piece) -> bool:
    """Whether a navigation card names some who fall and some who are thirsty."""
    shown = COURSES[card]
    return 0 < len(shown.overboard) < len(CALLED) and 0 < len(shown.thirsty) < len(CALLED)


YOU: dict[Language, str] = {"de": "du", "fr": "toi", "en": "you"}


@every_language
@pytest.mark.parametrize("card", [card for card in COURSES if names_on(card)])
def test_whoever_is_on_a_course_hears_you(language: Language, card: Piece) -> None:
    """Overboard and thirsty, in place of the character; the others hear the name."""
    event, shown = CourseShown(*contents(card)), COURSES[card]
    narrator = speaker(language)
    for seat, piece in enumerate(CALLED):
        told = " ".join(narrator.for_(seat).event(event)).replace(",", " ").replace(".", " ")
        on_it = (piece in shown.overboard) + (piece in shown.thirsty)
        assert told.split().count(YOU[language]) == on_it
        assert (narrator.catalogue.name(piece) in told.split()) == 0
    told = " ".join(narrator.for_(None).event(event))
    assert all(narrator.catalogue.name(each) in told for each in shown.overboard)


REMEMBERED: list[tuple[Language, Event, str]] = [
    ("de", Remembered(3, (0,), "robbed"), "Der Maat hat dich beraubt."),
    ("de", Remembered(3, (0, 2), "robbed"), "Der Maat hat dich und den Kapitän beraubt."),
    ("de", Remembered(0, (4, 2), "yielded"), "Du hast Frenchy und dem Kapitän nachgegeben."),
    ("de", Remembered(0, (2,), "resisted"), "Du hast dich gegen den Kapitän gewehrt."),
    ("de", Remembered(5, (2,), "resisted"), "Das Kind hat sich gegen den Kapitän gewehrt."),
    ("de", Remembered(5, (2,), "paid"), "Das Kind hat den Kapitän bezahlt."),
    ("de", Remembered(5, (2,), "threatened"), "Das Kind hat den Kapitän bedroht."),
    ("de", Remembered(5, (2,), "cheated"), "Das Kind hat den Kapitän betrogen."),
    ("fr", Remembered(3, (4, 2), "yielded"), "Le Second a cédé à Frenchy et au Capitaine."),
    ("fr", Remembered(3, (0, 2), "robbed"), "Le Second a détroussé: toi et le Capitaine."),
    ("fr", Remembered(0, (5,), "resisted"), "Tu as résisté au Gamin."),
    ("en", Remembered(3, (0, 2), "robbed"), "The Mate has robbed you and the Captain."),
    ("en", Remembered(3, (4, 2), "yielded"), "The Mate has given in to Frenchy and to the Cap"),
    ("de", Rowed(2, 1, 1), "Der Kapitän rudert, behält eine Karte."),
    ("fr", Rowed(2, 2, 1), "Le Capitaine rame, garde 2 cartes."),
    ("en", Rowed(2, 0, 1), "The Captain rows, keeps none."),
    ("de", CardDemanded(2, 1, None), "Der Kapitän überfällt Stephen: eine verdeckte."),
]  # fmt: skip


@pytest.mark.parametrize(("language", "event", "sentence"), REMEMBERED)
def test_people_stand_in_their_cases(language: Language, event: Event, sentence: str) -> None:
    """The Lady listens, at brief verbosity."""
    told = replace(speaker(language), verbosity="brief").for_(0).event(event)
    assert " ".join(told).startswith(sentence)
