"""Lifeboat at a real table: everybody's points when the boat reaches land."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from accessible_games.braille.decks import box
from accessible_games.braille.folding import folded
from accessible_games.core.common_events import GameScored
from accessible_games.core.event import Event, Piece, Pieces
from accessible_games.core.frozen import Frozen
from accessible_games.games.lifeboat.cards import CHARACTERS, PLACE_OF, PROVISIONS
from accessible_games.games.lifeboat.scoring import Fate, outcome
from accessible_games.games.lifeboat.state import NAME, OPTIONS, SEATS
from accessible_games.real_table.scoring.held import HeldError, Reading, check_box, read_cards
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.line import clauses
from accessible_games.speech.normalize import fold
from accessible_games.speech.word_list import Phrases, phrased

ROLES = ("character", "love", "hate")
Life = Literal["alive", "dead", "gone"]
"""Alive; dead in the boat, so that their treasure counts; or gone from the boat (L41)."""
LIVES: tuple[Life, ...] = ("alive", "dead", "gone")


class Survivor(Frozen):
    """What one person shows at the end."""

    character: Piece
    love: Piece
    hate: Piece
    life: Life = "alive"
    cards: Pieces = ()
    """All provisions, open and hidden ones."""


class Landfall(Frozen):
    """A game that was scored."""

    points: tuple[int, ...]
    """By seat."""
    events: tuple[Event, ...]
    """Loves and hates, what brought how many points, and who has won, as the game tells it."""


def score(people: Sequence[Survivor], psychopath: str = OPTIONS["psychopath"][0]) -> Landfall:
    """Score everybody, by seat; *psychopath* is a choice of the game's option (L43).

    Raises `ValueError` for a number of people who cannot play.
    """
    if len(people) not in SEATS:
        raise ValueError(people)
    lost = [each.character for each in people if each.life != "alive"]
    dead = tuple(sorted(lost, key=PLACE_OF.__getitem__))
    fates = [
        Fate(
            seat, each.character, each.love, each.hate, dead,
            () if each.life == "gone" else each.cards, psychopath,
        )
        for seat, each in enumerate(people)
    ]  # fmt: skip
    told = tuple(outcome(fates))
    points = dict(next(event.points for event in told if isinstance(event, GameScored)))
    return Landfall(tuple(points[seat] for seat in range(len(people))), told)


def check_people(people: Sequence[Survivor], catalogue: Catalogue) -> None:
    """Raise `HeldError` for a card that two people show, or a love or hate who is not there.

    Who is left out of the game with four or five people can be loved and hated by nobody (L3).
    """
    for role in ROLES:
        shown = Counter(getattr(each, role) for each in people)
        for piece, count in shown.items():
            if count > 1:
                raise HeldError(f"held-{role}-twice", name=catalogue.person(piece))
    there = {each.character for each in people}
    for each in people:
        for piece in (each.love, each.hate):
            if piece not in there:
                raise HeldError("held-not-aboard", name=catalogue.person(piece))
    check_box([card for each in people for card in each.cards], catalogue)


def read_survivor(text: str, catalogue: Catalogue) -> Survivor:
    """What a line says of one person: "Captain loves Kid hates Mate, dead, 2 cash, painting 3".

    Raises `HeldError` if a character, a love or a hate is missing, or a word means nothing.
    """
    line = SurvivorLine(catalogue)
    for clause in clauses(line.without_labels(text)):
        for word in line.phrased(clause.split()):
            line.take(word)
        line.provisions.append("")
    missing = [role for role in ROLES if role not in line.people]
    if missing:
        raise HeldError(f"held-no-{missing[0]}")
    typed = " ".join(word or "," for word in line.provisions)
    has_cards = any(line.provisions)
    cards = read_cards(typed, catalogue, tuple(PROVISIONS)) if has_cards else ()
    return Survivor(**line.people, life=line.life, cards=cards)


@cache
def people_cards(language: Language) -> Mapping[str, tuple[str, Piece]]:
    """The folded labels of cards that show people, such as "l/k3": role or other use, and who."""
    cards = [card for card in box(NAME, language) if "/" in card.label]
    there = {card.name: card.piece_id for card in cards if card.piece_id in CHARACTERS}
    return {
        folded(card.label): (fold(card.text), there[card.name])
        for card in cards
        if card.name in there
    }


class SurvivorLine:
    """The words of a line that were understood so far."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.lexicon = Lexicon(catalogue)
        self.reading = Reading(catalogue, CHARACTERS)
        self.people: dict[str, Piece] = {}
        self.life: Life = "alive"
        self.provisions: list[str] = []
        """The words for cards, with an empty one for each sign between them."""
        self._role = "character"

    def without_labels(self, text: str) -> str:
        """The line without labels of two lines, whose people are noted: "C/C7 L/K3 H/M8"."""
        known = people_cards(self.lexicon.catalogue.language)
        rest: list[str] = []
        for word in text.split():
            kind, piece = known.get(folded(word.strip(",;.")), ("", ""))
            role = next((role for role in ROLES if kind in self._words(role)), "")
            if role:
                self.people[role] = piece
            else:
                rest.append(word)
        return " ".join(rest)

    def phrased(self, words: Sequence[str]) -> list[str]:
        """The words, with each phrase that means something here as one: "swept away"."""
        known = [form for name in (*ROLES[1:], *LIVES, "self") for form in self._words(name)]
        return phrased(words, Phrases.among(known))

    def _words(self, name: str) -> Mapping[str, int]:
        return self.lexicon.typed(f"held-typed-{name}")

    def take(self, word: str) -> None:
        """Understand one word."""
        typed = fold(word)
        for role in ROLES[1:]:
            if typed in self._words(role):
                self._role = role
                return
        if typed in self._words("self") and "character" in self.people:
            self.people[self._role], self._role = self.people["character"], "character"
            return
        for life in LIVES:
            if typed in self._words(life):
                self.life = life
                return
        whole = self.lexicon.is_common(word)
        person = [] if whole or self._role in self.people else self.reading.named(word)
        if len(person) == 1:
            self.people[self._role], self._role = person[0], "character"
        elif not self.reading.is_little(word):
            self.provisions.append(word)
