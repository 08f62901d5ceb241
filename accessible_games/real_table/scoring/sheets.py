"""The games whose rounds a sheet scores by their own rules, from what each person shows.

What a person shows is a tuple of words that a record can keep: pieces, and for Arche Noah what is
left, such as "coins=3".
"""

from collections.abc import Callable, Mapping, Sequence

from accessible_games.core.event import Event
from accessible_games.core.frozen import Frozen
from accessible_games.games import GAMES
from accessible_games.games.arche_noah import state as noah
from accessible_games.games.life_is_life import rules
from accessible_games.games.life_is_life import state as life
from accessible_games.games.lifeboat import state as boat
from accessible_games.games.lifeboat.cards import CHARACTERS, PROVISIONS
from accessible_games.games.sixpack import state as six
from accessible_games.real_table.scoring import (
    arche_noah,
    life_is_life,
    lifeboat,
    sixpack,
    skat_sheet,
)
from accessible_games.real_table.scoring.held import HeldError
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.lexicon import Lexicon

Words = tuple[str, ...]
"""What one person shows."""
Scored = tuple[tuple[int, ...], tuple[Event, ...]]
"""What a round adds for each player, and what the game tells of it."""
EXPERT = "expert"
"""The option of a sheet for Life is Life with the rules for experts."""


class ScoredGame(Frozen):
    """A game whose rounds are scored from what each person shows. Players count from 0."""

    seats: range
    read: Callable[[str, Catalogue, Sequence[Words], int], Words]
    """What a line shows: function(text, words of the game, what others showed, players).

    Raises `HeldError` if that cannot be.
    """
    is_possible: Callable[[Words, int], bool]
    """Whether a record may say that a person shows this: function(words, players)."""
    score: Callable[
        [Sequence[int], Sequence[Sequence[int]], Sequence[Words], Sequence[str]], Scored
    ]
    """Score a round: function(totals before, rounds before, what each shows, options)."""
    start: int = 0
    """The lives that everybody has at the beginning: whoever has none left is out."""
    rounds: int = 0
    """The number of rounds, or 0 if the game ends otherwise."""
    target: int = 0
    """The points with which the game ends, or 0 if it ends otherwise."""
    claims: bool = False
    """Whether a round is who gets a point, so that names alone tell it."""
    tells_totals: bool = False
    """Whether what the game tells of a round says who leads."""


# Life is Life -------------------------------------------------------------------------------------


def read_hand(text: str, words: Catalogue, earlier: Sequence[Words], players: int) -> Words:
    """The ten cards of a hand."""
    hand = life_is_life.read_hand(text, words)
    life_is_life.check_hands([*earlier, hand], words)
    return hand


def is_hand(words: Words, players: int) -> bool:
    """Ten animals."""
    return len(words) == life.HAND and {*words} <= {*life.PIECES}


def score_hands(
    totals: Sequence[int],
    lines: Sequence[Sequence[int]],
    hands: Sequence[Words],
    options: Sequence[str],
) -> Scored:
    """The lives that a round costs."""
    scored = life_is_life.score(totals, hands, expert=EXPERT in options)
    return lives_changed(totals, scored), scored.events


def read_set(text: str, words: Catalogue, options: Sequence[str]) -> Words:
    """The cards with which a round ends by sudden death. Raises `HeldError` for other lines."""
    return life_is_life.read_set(text, words, expert=EXPERT in options)


def is_set(words: Words, options: Sequence[str]) -> bool:
    """Whether there is a set among some animals."""
    known = {*words} <= {*life.PIECES} and len(words) <= life.HAND
    return known and rules.combination(words, EXPERT in options) is not None


def score_set(totals: Sequence[int], player: int, words: Words, options: Sequence[str]) -> Scored:
    """The lives that a sudden death costs or brings."""
    scored = life_is_life.sudden_death(totals, player, words, expert=EXPERT in options)
    return lives_changed(totals, scored), scored.events


def lives_changed(totals: Sequence[int], scored: life_is_life.Round) -> tuple[int, ...]:
    """What a round has changed, by player."""
    return tuple(after - before for before, after in zip(totals, scored.lives, strict=True))


# Arche Noah ---------------------------------------------------------------------------------------

LEFT = ("coins", "chips")


def read_pile(text: str, words: Catalogue, earlier: Sequence[Words], players: int) -> Words:
    """The cards, coins and chips of a pile."""
    pile = arche_noah.read_pile(text, words, players)
    shown = [*(pile_of(each) for each in earlier), pile]
    arche_noah.check_piles(shown, words)
    return (*pile.cards, f"coins={pile.coins}", f"chips={pile.chips}")


def pile_of(words: Words) -> arche_noah.Pile:
    """The pile that words of a record are. Raises `ValueError` for anything else."""
    cards = tuple(word for word in words if "=" not in word)
    left = dict(word.split("=") for word in words if "=" in word)
    if not {*left} <= {*LEFT} or not {*cards} <= {*noah.CARDS} or len({*cards}) < len(cards):
        raise ValueError(words)
    return arche_noah.Pile(cards, int(left.get("coins", 0)), int(left.get("chips", 0)))


def is_pile(words: Words, players: int) -> bool:
    """Cards that differ, and no more coins and chips than people get."""
    try:
        pile = pile_of(words)
    except ValueError:
        return False
    coins, chips = noah.COINS[players], noah.CHIPS[players]
    return 0 <= pile.coins <= coins and 0 <= pile.chips <= chips


def score_piles(
    totals: Sequence[int],
    lines: Sequence[Sequence[int]],
    shown: Sequence[Words],
    options: Sequence[str],
) -> Scored:
    """The points of a pass."""
    scored = arche_noah.score([pile_of(words) for words in shown], lines)
    return scored.points, scored.events


# Lifeboat -----------------------------------------------------------------------------------------


def read_survivor(text: str, words: Catalogue, earlier: Sequence[Words], players: int) -> Words:
    """Who somebody is, whom they love and hate, whether they live, and their cards."""
    shown = lifeboat.read_survivor(text, words)
    if len(earlier) == players - 1:
        lifeboat.check_people([*map(survivor_of, earlier), shown], words)
    return (shown.character, shown.love, shown.hate, shown.life, *shown.cards)


def survivor_of(words: Words) -> lifeboat.Survivor:
    """What words of a record say of a person. Raises `ValueError` for anything else."""
    character, love, hate, word, *cards = words
    living = next((each for each in lifeboat.LIVES if each == word), None)
    if living is None or not {character, love, hate} <= {*CHARACTERS}:
        raise ValueError(words)
    if not {*cards} <= {*PROVISIONS}:
        raise ValueError(words)
    return lifeboat.Survivor(character, love, hate, living, tuple(cards))


def is_survivor(words: Words, players: int) -> bool:
    """Three characters, a fate, and provisions."""
    try:
        survivor_of(words)
    except ValueError:
        return False
    return True


def score_survivors(
    totals: Sequence[int],
    lines: Sequence[Sequence[int]],
    shown: Sequence[Words],
    options: Sequence[str],
) -> Scored:
    """Everybody's points at land."""
    psychopath = next((PSYCHOPATHS[each] for each in options), boat.OPTIONS["psychopath"][0])
    scored = lifeboat.score([survivor_of(words) for words in shown], psychopath)
    return scored.points, scored.events


# SixPack ------------------------------------------------------------------------------------------

POINT = "point"


def read_claim(text: str, words: Catalogue, earlier: Sequence[Words], players: int) -> Words:
    """A point for a pattern, or nothing. Raises `HeldError` for anything else."""
    number = Lexicon(words).number(text) if text.strip() else 0
    if number not in (0, 1):
        raise HeldError("held-one-point")
    return claim(number)


def claim(points: int) -> Words:
    """The words for one point or none."""
    return (POINT,) * points


def is_claim(words: Words, players: int) -> bool:
    """One point or none."""
    return words in ((), (POINT,))


def score_claims(
    totals: Sequence[int],
    lines: Sequence[Sequence[int]],
    shown: Sequence[Words],
    options: Sequence[str],
) -> Scored:
    """A point for each who has shown a pattern in a phase."""
    claimed = [player for player, words in enumerate(shown) if words]
    scored = sixpack.score(totals, claimed)
    return tuple(map(len, shown)), scored.events


SCORED: Mapping[str, ScoredGame] = {
    life.NAME: ScoredGame(
        life.SEATS, read_hand, is_hand, score_hands, start=life.LIVES
    ),
    noah.NAME: ScoredGame(
        noah.SEATS, read_pile, is_pile, score_piles, rounds=noah.PASSES, tells_totals=True
    ),
    six.NAME: ScoredGame(
        six.SEATS, read_claim, is_claim, score_claims, target=six.GOAL, claims=True
    ),
    boat.NAME: ScoredGame(boat.SEATS, read_survivor, is_survivor, score_survivors, rounds=1),
}  # fmt: skip


PSYCHOPATHS: Mapping[str, str] = {
    f"psychopath-{choice}": choice for choice in boat.OPTIONS["psychopath"][1:]
}
"""Options of a sheet for Lifeboat: which dead score for a psychopath, unless all do (L43)."""
OPTIONS: Mapping[str, tuple[str, ...]] = {
    skat_sheet.NAME: skat_sheet.OPTIONS,
    life.NAME: (EXPERT,),
    boat.NAME: tuple(PSYCHOPATHS),
}
"""The options of sheets for games."""


def claims(game: str) -> bool:
    """Whether a round of a game is who gets a point; False for none, and for one without rules."""
    return game in SCORED and SCORED[game].claims


def seats_of(game: str, options: Sequence[str]) -> range | None:
    """How many can play a game with these options; None if there is no such game or option."""
    known = OPTIONS.get(game, ())
    if not {*options} <= {*known} or len({*options}) < len(options):
        return None
    if game == skat_sheet.NAME:
        return skat_sheet.SEATS
    return SCORED[game].seats if game in SCORED else None


def titled(catalogue: Catalogue, game: str) -> str:
    """The title of a game, in the language of a catalogue; of another deck its name."""
    if game == skat_sheet.NAME:
        return catalogue.say("title-skat")
    return title_of(catalogue.language, game) if game in GAMES else game
