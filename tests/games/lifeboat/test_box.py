"""What is in the box, counted and compared with the printed table."""

from collections import Counter

import pytest

from accessible_games.core.event import kind_and_value
from accessible_games.games.lifeboat.cards import (
    BOX,
    CHARACTERS,
    COURSES,
    DOUBLES,
    PAINTINGS,
    PIECES,
    PROVISIONS,
    SIZES,
    SURVIVAL,
    WEAPONS,
    treasure,
)

LETTER = {"lady": "L", "stephen": "S", "captain": "C", "mate": "M", "frenchy": "F", "kid": "K"}
PRINTED = """
 1 | C           | F           |   |   |
 2 |             |             | + |   |
 3 | L S C M F K | L S C M F K |   | F |
 4 | M           | C F         |   | F | R
 5 | F           | S C M       | + |   |
 6 | S           | C M F       |   | F | R
 7 | L           | L S C M F   | x |   | R
 8 | S           | L C         |   | F |
 9 | M           | C M         |   |   | R
10 | K           | L C M F     |   |   |
11 | S           | C K         | + |   | R
12 | F           | C M K       |   |   | R
13 | F           | L C M       |   | F |
14 | S           | S C         |   |   |
15 | L S C M F K | L S C M F K | + | F | R
16 | K           | L S C M F   |   |   | R
17 | K           | C M F K     |   | F |
18 | K           | S C M F K   | + | F | R
19 | C           | S           |   | F | R
20 | C           | C           |   |   |
21 | F           | S C M F     |   | F | R
22 | C           | M           | + | F |
23 | M           | K           | + | F |
24 | M           | L           |   |   |
"""
ROWS = [[cell.strip() for cell in row.split("|")] for row in PRINTED.strip("\n").split("\n")]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_each_navigation_card_shows_what_is_printed(row: list[str]) -> None:
    """Overboard, thirsty, bird, fight, row."""
    card = COURSES[f"course-{row[0]}"]
    letters = [" ".join(LETTER[each] for each in names) for names in (card.overboard, card.thirsty)]
    signs = [{1: "+", -1: "x", 0: ""}[card.bird], "F" * card.fight, "R" * card.row]
    assert [*letters, *signs] == row[1:]


def test_the_24_navigation_cards_have_these_totals() -> None:
    """Seven birds and one crossed out; fight on 12, row on 11, both on 6, neither on 7."""
    cards = list(COURSES.values())
    assert len(cards) == len({*cards}) == 24
    assert Counter(card.bird for card in cards) == {1: 7, -1: 1, 0: 16}
    assert Counter((card.fight, card.row) for card in cards) == {
        (True, True): 6, (True, False): 6, (False, True): 5, (False, False): 7,
    }  # fmt: skip


def test_who_falls_and_who_is_thirsty_how_often() -> None:
    """The big are thirsty more often, the Lady falls once: that is the design."""
    fallen = Counter(
        LETTER[n] for c in COURSES.values() if len(c.overboard) < 6 for n in c.overboard
    )
    thirsty = Counter(LETTER[n] for c in COURSES.values() if len(c.thirsty) < 6 for n in c.thirsty)
    assert fallen == {"S": 4, "C": 4, "M": 4, "F": 4, "K": 4, "L": 1}
    assert thirsty == {"C": 16, "M": 12, "F": 9, "S": 7, "L": 6, "K": 5}
    for who in ("overboard", "thirsty"):
        sizes = Counter(len(getattr(card, who)) for card in COURSES.values())
        assert (sizes[6], sizes[0]) == (2, 1)


def test_the_42_provisions_are_these() -> None:
    """The printed table of deck totals."""
    assert Counter(BOX) == {
        "water": 16, "cash": 6, "jewel": 3, "painting-3": 2, "painting-2": 1, "medical-kit": 3,
        "oar": 2, "chum": 2, "blackjack": 1, "knife": 1, "gaffing-hook": 1, "flare-gun": 1,
        "parasol": 1, "compass": 1, "life-preserver": 1,
    }  # fmt: skip
    assert len(BOX) == 42


def test_all_cards_of_the_box_are_ninety() -> None:
    """42 provisions, 24 navigation cards, and six each of four kinds."""
    assert len(BOX) + len(COURSES) + 4 * len(CHARACTERS) == 90


def test_size_and_survival_of_everybody_are_twelve() -> None:
    """Who is strong is worth little."""
    assert SIZES == {"lady": 4, "stephen": 5, "captain": 7, "mate": 8, "frenchy": 6, "kid": 3}
    assert SURVIVAL == {"lady": 8, "stephen": 7, "captain": 5, "mate": 4, "frenchy": 6, "kid": 9}


def test_five_weapons_add_to_the_size() -> None:
    """Oar 1, blackjack 2, knife 3, gaffing hook 4, flare gun 8."""
    assert WEAPONS == {"oar": 1, "blackjack": 2, "knife": 3, "gaffing-hook": 4, "flare-gun": 8}


def test_the_treasure_is_worth_22() -> None:
    """Cash 6, jewels 8, paintings 8."""
    worth = {kind: treasure(BOX, kind) for kind in ("cash", "jewel", "painting")}
    assert worth == {"cash": 6, "jewel": 8, "painting": 8}
    assert PAINTINGS == {"painting-3": 3, "painting-2": 2}
    assert DOUBLES == {"lady": "jewel", "stephen": "painting", "captain": "cash"}
    doubled = {who: 2 * worth[kind] for who, kind in DOUBLES.items()}
    assert doubled == {"lady": 16, "stephen": 16, "captain": 12}


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 4), (3, 8)])
def test_jewels_are_worth_more_together(count: int, points: int) -> None:
    """One, four and eight points for one, two and three."""
    assert treasure(("jewel",) * count, "jewel") == points


def test_every_piece_has_one_word() -> None:
    """Characters, provisions and navigation cards; values stand behind the word."""
    assert len(PIECES) == 6 + len(PROVISIONS) + 24
    assert kind_and_value("course-7") == ("course", 7)
    assert kind_and_value("medical-kit") == ("medical-kit", None)


def test_provisions_last_nine_seven_and_six_days() -> None:
    """38, 37 and 36 cards are left after each has one: two over with four and five players (L4)."""
    days = {seats: divmod(len(BOX) - seats, seats) for seats in (4, 5, 6)}
    assert days == {4: (9, 2), 5: (7, 2), 6: (6, 0)}


def test_the_navigation_cards_never_run_out() -> None:
    """Six rowers with two oars and a compass take 15 of 24, and a flare gun three (L34)."""
    assert 6 * 2 + PROVISIONS["oar"] + PROVISIONS["compass"] + 3 == 18 < len(COURSES)
