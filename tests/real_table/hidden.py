"""Games at real tables, played with a pack that only the script knows, and what people then type.

Each function plays one game and returns the sheet that is asked for, a line for each thing that is
typed, and what the rules say of it. The games of the program are played by their own rules; Skat
is dealt and played here.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from accessible_games.core.common_events import GameScored
from accessible_games.core.event import Piece
from accessible_games.core.table import AnyTable
from accessible_games.games import GAMES
from accessible_games.games.arche_noah.events import (
    CoinsLeft,
    Declined,
    PassScored,
    Picked,
    PickedTwo,
    SecretDrawn,
)
from accessible_games.games.arche_noah.state import CHIPS, COINS
from accessible_games.games.life_is_life.rules import combination
from accessible_games.games.lifeboat.hands import cards_of
from accessible_games.games.lifeboat.sea_events import GoalsRevealed
from accessible_games.games.lifeboat.state import alive
from accessible_games.games.sixpack.events import PointScored
from accessible_games.real_table.scoring.skat_lines import KNOWN
from accessible_games.speech.catalogue import Catalogue, Language
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.testing.playing import cases_of, steps
from tests.real_table import dealt_skat
from tests.real_table.scoring.held_up import typed

PEOPLE = ("Ana", "Ben", "Cem", "Dora", "Emil", "Fine", "Gerd", "Hanna")
"""Who sits at the table; nobody's name begins like a word that is typed."""


@dataclass
class Played:
    """A game that was played."""

    players: int
    lines: list[str] = field(default_factory=list)
    """What is typed, the sheet first."""
    totals: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """By the number of lines before: everybody's totals by the rules."""
    winners: tuple[int, ...] = ()
    """Who has won by the rules; empty if the game is not over."""

    def stands(self, totals: Any) -> None:
        """Note the totals after the lines so far."""
        self.totals[len(self.lines)] = tuple(totals)


def words_of(language: Language) -> Catalogue:
    """The words of an evening."""
    return catalogue_of(language, "evening")


def begun(game: str, seed: int, language: Language) -> tuple[AnyTable, Catalogue, Random]:
    """A table of a game with some number of seats and some options."""
    chance = Random(f"{game} {seed}")
    case = chance.choice(cases_of(GAMES[game]))
    return case.begin(seed), catalogue_of(language, game), chance


def sheet(game: str, language: Language, *options: str) -> str:
    """The line that begins a sheet."""
    words = words_of(language)
    said = [words.words(f"typed-{each}")[0].replace("-", " ") for each in options]
    return " ".join([words.words("typed-sheet")[0], game.replace("-", " "), *said])


def life_is_life(seed: int, language: Language) -> Played:
    """All rounds of a game: ten cards of each who has lives, or a set."""
    table, words, chance = begun("life-is-life", seed, language)
    expert = table.state.expert
    played = Played(table.state.seats, [sheet("life-is-life", language, *["expert"] * expert)])
    round_, set_ = (words_of(language).words(f"typed-{each}")[0] for each in ("round", "set"))
    lives, seen = [*table.state.lives], 0
    for _ in steps(table, seed):
        if len(table.state.shown) == seen:
            continue
        hands = table.state.shown[-1].hands
        shown = [seat for seat, hand in enumerate(hands) if hand]
        if len(shown) == 1 and sum(left > 0 for left in lives) > 1:
            (seat,) = shown
            assert combination(hands[seat], expert)
            played.lines.append(f"{set_} {PEOPLE[seat]} {typed(hands[seat], words, chance)}")
        else:
            played.lines += [round_, *(typed(hands[seat], words, chance) for seat in shown)]
        lives, seen = [*table.state.lives], seen + 1
        played.stands(lives)
    played.winners = tuple(table.game.winners(table.state))
    return played


def arche_noah(seed: int, language: Language) -> Played:
    """Both passes: all cards of each, coins and chips."""
    table, words, chance = begun("arche-noah", seed, language)
    seats = table.state.seats
    played = Played(seats, [sheet("arche-noah", language)])
    piles, sums = dict[int, list[Piece]](), [0] * seats
    coins, chips = [COINS[seats]] * seats, [CHIPS[seats]] * seats
    coin, chip = (words.words(f"called-{thing}")[0] for thing in ("coin", "chip"))
    for event in [*table.opening, *(event for _, events in steps(table, seed) for event in events)]:
        match event:
            case SecretDrawn(seat, card):
                piles[seat], coins[seat] = [card], COINS[seats]
            case Picked(seat, card):
                piles[seat].append(card)
            case PickedTwo(seat, cards, left):
                piles[seat] += cards
                chips[seat] = left
            case Declined(seat, left):
                chips[seat] = left
            case CoinsLeft(left_by_seat):
                coins = [dict(left_by_seat)[seat] for seat in range(seats)]
            case PassScored(_, points):
                played.lines.append(words_of(language).words("typed-round")[0])
                for seat in range(seats):
                    pile = typed(tuple(piles[seat]), words, chance)
                    played.lines.append(f"{pile}, {coins[seat]} {coin}, {chips[seat]} {chip}")
                sums = [before + dict(points)[seat] for seat, before in enumerate(sums)]
                played.stands(sums)
            case GameScored(points):
                assert dict(points) == dict(enumerate(sums))
    played.winners = tuple(table.game.winners(table.state))
    return played


def sixpack(seed: int, language: Language) -> Played:
    """The names of all who show a pattern in a phase."""
    table, _, _ = begun("sixpack", seed, language)
    played = Played(table.state.seats, [sheet("sixpack", language)])
    for _, events in steps(table, seed):
        shown = [event.seat for event in events if isinstance(event, PointScored)]
        if shown:
            played.lines.append(" ".join(PEOPLE[seat] for seat in shown))
            played.stands(map(len, table.state.points))
    played.winners = tuple(table.game.winners(table.state))
    return played


def lifeboat(seed: int, language: Language) -> Played:
    """Everybody at land; if the sea wins, another game."""
    table, words, chance = begun("lifeboat", seed, language)
    events = [event for _, events in steps(table, seed) for event in events]
    if not any(isinstance(event, GoalsRevealed) for event in events):
        return lifeboat(seed + 1000, language)
    state = table.state
    option = [] if state.psychopath == "all" else [f"psychopath-{state.psychopath}"]
    played = Played(state.seats, [sheet("lifeboat", language, *option)])
    played.lines.append(words_of(language).words("typed-round")[0])
    for seat in range(state.seats):
        life = "alive" if alive(state, seat) else "dead" if seat in state.boat else "gone"
        people = (state.characters[seat], state.loves[seat], state.hates[seat])
        who, love, hate = map(words.name, people)
        said = {name: words.words(f"held-typed-{name}")[0] for name in ("love", "hate", life)}
        held = typed(tuple(cards_of(state, seat)), words, chance)
        played.lines.append(
            f"{who} {said['love']} {love} {said['hate']} {hate}, {said[life]}, {held}"
        )
    (points,) = (dict(event.points) for event in events if isinstance(event, GameScored))
    played.stands(points[seat] for seat in range(state.seats))
    played.winners = tuple(table.game.winners(table.state))
    return played


def skat(seed: int, language: Language) -> Played:
    """A list of three or four people, with all that leagues and customs add."""
    chance, words = Random(f"skat {seed}"), words_of(language)
    people, league = chance.choice((3, 4)), chance.random() < 0.5
    options = [*["seeger-fabian"] * league, "ramsch", "bock"]
    played = Played(people, [sheet("skat", language, *options)])
    sums, bock = [0] * people, 0
    for deal in dealt_skat.deals(chance, people, 12):
        played.lines.append(told(deal, words))
        brought = dealt_skat.brings(deal, people, league=league, times=2 if bock else 1)
        sums = [before + more for before, more in zip(sums, brought, strict=True)]
        played.stands(sums)
        if deal.game != "passed":
            bock = max(0, bock - 1) + people * dealt_skat.begins_bock(deal)
    return played


def told(deal: dealt_skat.Deal, words: Catalogue) -> str:
    """A deal as somebody tells it."""
    say = {name: words.words(f"skat-typed-{name}")[0].replace("-", " ") for name in KNOWN}
    if deal.game == "passed":
        return say["passed"]
    if deal.game == "ramsch":
        taken = [f"{PEOPLE[seat]} {points}" for seat, points in deal.taken.items()]
        virgins = [f"{say['virgin']} {PEOPLE[seat]}" for seat in sorted(deal.virgins)]
        return ", ".join([f"{say['ramsch']} {taken[0]}", *taken[1:], *virgins])
    side = say["with"] if deal.matadors > 0 else say["without"]
    flags = {"hand": deal.hand, "ouvert": deal.ouvert, "schneider": deal.schneider}
    flags |= {"schwarz": deal.schwarz, "split": deal.split, "won": deal.won, "lost": not deal.won}
    said = [f"{PEOPLE[deal.declarer]} {say[deal.game]}"]
    said += [f"{side} {abs(deal.matadors)}"] * (deal.game != "null")
    said += [say[flag] for flag, is_told in flags.items() if is_told]
    bid = words.words("skat-typed-little")[0]
    return ", ".join([*said, *[f"{bid} {deal.bid}"] * bool(deal.bid)])


EVENINGS: Mapping[str, Callable[[int, Language], Played]] = {
    "life-is-life": life_is_life,
    "arche-noah": arche_noah,
    "sixpack": sixpack,
    "lifeboat": lifeboat,
    "skat": skat,
}
"""For each game a function that plays it once: function(seed, language of what is typed)."""
