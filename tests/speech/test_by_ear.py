"""Sentences as a native speaker says them: cases, genders, persons and possessives, word by word.

Each stands for a kind of mistake that no other rule of speech can find.
"""

import pytest

from accessible_games.core.event import Event
from accessible_games.games import GAMES
from accessible_games.games.life_is_life.events import LivesLost, Swapped
from accessible_games.games.lifeboat.events import CardStolen, FightStands
from accessible_games.speech.catalogue import Language, Verbosity
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.narrator import Narrator

NAMES = ("Anna", "Ben", "Mia", "Tom")
"""Anna, who has seat 0, listens."""
TAKEN = Swapped(1, 2, ("bear", "dog"), ("goat", "goat"))
LAST, ALL = LivesLost(0, 0, 1), LivesLost(0, 2, 0)
OPEN, HIDDEN = CardStolen(2, 1, "knife", False), CardStolen(0, 1, "knife", True)
ATTACKED, ATTACKING = FightStands(1, 0, 6, 4), FightStands(0, 1, 4, 6)


@pytest.mark.parametrize(
    ("language", "game", "event", "sentence"),
    [
        # What is taken and laid stands in the accusative.
        (
            "de",
            "life-is-life",
            TAKEN,
            "Ben nimmt einen Bären und einen Hund aus Reihe 2 und legt 2 Ziegen ab.",
        ),
        ("de", "life-is-life", Swapped(0, 2, ("bear",), ("dog",)), "Du nimmst einen Bären aus"),
        ("en", "life-is-life", TAKEN, "Ben takes a bear and a dog from row 2 and lays 2 goats."),
        (
            "fr",
            "life-is-life",
            TAKEN,
            "Ben prend un ours et un chien dans la rangée 2 et pose 2 chèvres.",
        ),
        # Whose life it is.
        ("de", "life-is-life", LAST, "Du behältst das letzte Leben."),
        ("fr", "life-is-life", LAST, "Tu gardes ta dernière vie."),
        ("fr", "life-is-life", LivesLost(1, 0, 1), "Ben garde sa dernière vie."),
        ("fr", "life-is-life", ALL, "Tu perds tes 2 dernières vies."),
        ("fr", "life-is-life", LivesLost(1, 2, 0), "Ben perd ses 2 dernières vies."),
        # From whom a card is taken, and by whom.
        ("de", "lifeboat", OPEN, "Mia nimmt Ben ein Messer weg."),
        ("de", "lifeboat", HIDDEN, "Du nimmst Ben eine verdeckte Karte weg: ein Messer."),
        ("en", "lifeboat", OPEN, "Mia takes a knife from Ben."),
        ("en", "lifeboat", HIDDEN, "You take a hidden card from Ben: a knife."),
        ("fr", "lifeboat", OPEN, "Mia prend un couteau à Ben."),
        ("fr", "lifeboat", HIDDEN, "Tu prends une carte cachée à Ben: un couteau."),
        # Whose strength stands against whose.
        ("de", "lifeboat", ATTACKED, "Stärke: Ben 6 gegen dich 4."),
        ("de", "lifeboat", ATTACKING, "Stärke: du 4 gegen Ben 6."),
        ("en", "lifeboat", ATTACKED, "Strength: Ben 6 against you 4."),
        ("fr", "lifeboat", ATTACKED, "Force: Ben 6 contre toi 4."),
    ],
)
def test_a_sentence_is_said_as_it_should_be(
    language: Language, game: str, event: Event, sentence: str
) -> None:
    """At normal verbosity, or at full if it is said only there; of a long line the beginning."""
    verbosity: Verbosity = "full" if event in (LAST, LivesLost(1, 0, 1)) else "normal"
    pieces = GAMES[game].pieces
    narrator = Narrator(catalogue_of(language, game), NAMES, pieces, verbosity).for_(0)
    assert " ".join(narrator.event(event)).startswith(sentence)
