"""Skat with a pack that only the script knows: dealt, played by the rules of tricks, and counted.

Nothing here comes from the code under test: values are those of the published table, matadors are
counted in the cards, card points in the tricks.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from tests.real_table.scoring.isko import NULLS, VALUES

SUITS = ("clubs", "spades", "hearts", "diamonds")
"""From the highest jack to the lowest."""
RANKS = "789QKTA"
NULL_RANKS = "789TJQKA"
POINTS: Mapping[str, int] = {"J": 2, "Q": 3, "K": 4, "T": 10, "A": 11}
SEEGER, LOST = 50, {3: 40, 4: 30}
"""What leagues add for a game of one's own, and for each lost by somebody else."""
Card = tuple[str, str]
"""Suit and rank."""
PACK: Sequence[Card] = tuple((suit, rank) for suit in SUITS for rank in RANKS + "J")


@dataclass
class Deal:
    """A deal that was played: what somebody at the table knows of it afterwards."""

    game: str
    """A suit, "grand", "null", "ramsch" or "passed"."""
    declarer: int = 0
    """Place at the table; of four people the first one deals and does not play."""
    hand: bool = False
    ouvert: bool = False
    won: bool = False
    split: bool = False
    matadors: int = 0
    """Without so many as a number below 0."""
    schneider: bool = False
    schwarz: bool = False
    bid: int = 0
    taken: dict[int, int] = field(default_factory=dict)
    """In a Ramsch, the card points of each who played."""
    virgins: frozenset[int] = frozenset()


def deals(chance: Random, people: int, count: int) -> Iterator[Deal]:
    """Some deals, of whatever the cards allow."""
    for number in range(count):
        players = [seat for seat in range(people) if people == 3 or seat != number % people]
        yield played(chance, players)


def played(chance: Random, players: Sequence[int]) -> Deal:
    """Deal, declare something by chance, and play all ten tricks by chance."""
    pack = [*PACK]
    chance.shuffle(pack)
    hands = {seat: pack[10 * place : 10 * place + 10] for place, seat in enumerate(players)}
    skat = pack[30:]
    game = chance.choice((*SUITS, "grand", "null", "ramsch", "passed"))
    deal = Deal(game, chance.choice(players))
    if game == "passed":
        return deal
    deal.hand = game != "ramsch" and chance.random() < 0.4
    deal.ouvert = game == "null" and chance.random() < 0.4
    tops = [] if game in ("null", "ramsch") else matadors(hands[deal.declarer] + skat, game)
    deal.matadors = sum(tops)
    tricks = {seat: list[Card]() for seat in players}
    lead = chance.choice(players)
    for _ in range(10):
        lead = trick(chance, game, hands, players, lead, tricks)
    if game == "ramsch":
        return as_ramsch(deal, tricks)
    deal.bid = chance.choice((0, 18, 24, 48))
    return ended(deal, tricks, skat)


def matadors(cards: Sequence[Card], game: str) -> list[int]:
    """One for each matador in a row from the highest trump on, or minus one for each missing."""
    trumps = [(suit, "J") for suit in SUITS]
    trumps += [] if game == "grand" else [(game, rank) for rank in reversed(RANKS)]
    has = trumps[0] in cards
    row: list[int] = []
    for trump in trumps:
        if (trump in cards) != has:
            break
        row.append(1 if has else -1)
    return row


def trick(
    chance: Random,
    game: str,
    hands: Mapping[int, list[Card]],
    players: Sequence[int],
    lead: int,
    tricks: Mapping[int, list[Card]],
) -> int:
    """Play a trick by chance, following suit; return who takes it."""
    at, on_table = players.index(lead), dict[int, Card]()
    for seat in (*players[at:], *players[:at]):
        first = next(iter(on_table.values()), None)
        follows = [c for c in hands[seat] if first and led(c, game) == led(first, game)]
        card = chance.choice(follows or hands[seat])
        hands[seat].remove(card)
        on_table[seat] = card
    first = on_table[lead]
    taker = max(on_table, key=lambda seat: strength(on_table[seat], first, game))
    tricks[taker].extend(on_table.values())
    return taker


def led(card: Card, game: str) -> str:
    """The suit that a card belongs to in a game; all trumps are one."""
    if game == "null":
        return card[0]
    return "trump" if card[1] == "J" or card[0] == game else card[0]


def strength(card: Card, first: Card, game: str) -> tuple[int, int]:
    """How a card stands in a trick that began with another one."""
    if game == "null":
        return (int(card[0] == first[0]), NULL_RANKS.index(card[1]))
    if card[1] == "J":
        return (3, -SUITS.index(card[0]))
    kind = led(card, game)
    return (2 if kind == "trump" else int(kind == led(first, game)), RANKS.index(card[1]))


def points(cards: Sequence[Card]) -> int:
    """The card points of some cards."""
    return sum(POINTS.get(rank, 0) for _, rank in cards)


def as_ramsch(deal: Deal, tricks: Mapping[int, list[Card]]) -> Deal:
    """What everybody has taken."""
    deal.taken = {seat: points(cards) for seat, cards in tricks.items()}
    deal.virgins = frozenset(seat for seat, cards in tricks.items() if not cards)
    return deal


def ended(deal: Deal, tricks: Mapping[int, list[Card]], skat: Sequence[Card]) -> Deal:
    """Whether the game is won, and how."""
    own = tricks[deal.declarer]
    if deal.game == "null":
        deal.won = not own
        return deal
    found = points([*own, *skat])
    deal.won, deal.split = found > 60, found == 60
    deal.schwarz = len(own) in (0, 30)
    deal.schneider = found >= 90 or found <= 30
    return deal


def begins_bock(deal: Deal) -> bool:
    """Whether a deal begins a round of Bock: 60 points each, or one of two great games won."""
    great = deal.game == "grand" or (deal.game == "null" and deal.ouvert)
    return deal.split or (deal.hand and great and deal.won and value(deal) >= deal.bid)


def value(deal: Deal) -> int:
    """What a game is worth, by the published table."""
    if deal.game == "null":
        return NULLS[" ".join(["hand"] * deal.hand + ["ouvert"] * deal.ouvert)]
    levels = abs(deal.matadors) + 1 + deal.hand + (deal.schneider or deal.schwarz) + deal.schwarz
    return int(VALUES[deal.game].split()[levels - 2])


def brings(deal: Deal, people: int, *, league: bool, times: int = 1) -> tuple[int, ...]:
    """What a deal brings to each, by the published values; in Bock *times* 2."""
    if deal.game == "passed":
        return (0,) * people
    if deal.game == "ramsch":
        return tuple(times * each for each in ramsch(deal, people))
    worth = value(deal)
    won = deal.won and worth >= deal.bid
    if worth < deal.bid and deal.game != "null":
        worth = next(each for each in map(int, VALUES[deal.game].split()) if each >= deal.bid)
    own = times * (worth if won else -2 * worth)
    own += (SEEGER if won else -SEEGER) * league
    others = LOST[people] * (league and not won)
    return tuple(own if seat == deal.declarer else others for seat in range(people))


def ramsch(deal: Deal, people: int) -> tuple[int, ...]:
    """Whoever has most loses that and the skat, a virgin doubles, and all tricks win 120."""
    if len(deal.virgins) == 2:
        return tuple(120 * (s in deal.taken and s not in deal.virgins) for s in range(people))
    most = max(deal.taken.values())
    loss = (most + 120 - sum(deal.taken.values())) * (1 + bool(deal.virgins))
    return tuple(-loss * (deal.taken.get(seat) == most) for seat in range(people))
