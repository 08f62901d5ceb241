"""What trials learn: answers that have brought more are given more often, others now and then."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from accessible_games.core.decision import Answer, Between, Cards, Decision, OneOf
from accessible_games.players.move_averages import MoveAverages

HAND = ("ant", "bee", "cat", "dog", "eel", "fox")
ROLL = Decision(0, "dare", OneOf(("roll", "stop")))
TAKE = Decision(1, "take", Between(1, 3))
LAY = Decision(0, "lay", Cards(HAND, 3))


def trial(
    averages: MoveAverages, chance: Random, first: Answer, asked: Sequence[Decision[Answer]]
) -> list[Answer]:
    """The answers of a trial to one question after another."""
    averages.begin(0, first)
    return [averages.answer(decision, chance) for decision in asked]


def test_what_has_brought_more_is_given_more_often() -> None:
    """And what has brought less is not forgotten."""
    averages, chance, given = MoveAverages(), Random(1), Counter[Answer]()
    for _ in range(300):
        (answer,) = trial(averages, chance, "begin", [TAKE])
        averages.learn([0.0, float(answer == 2)])
        given[answer] += 1
    assert given[2] > 200
    assert min(given[1], given[3]) > 5


def test_the_best_answer_depends_on_what_was_answered_before() -> None:
    """The first answers of trials are a tree: after one answer this is good, after another that."""
    averages, chance = MoveAverages(), Random(1)
    for number in range(300):
        first = number % 2
        (answer,) = trial(averages, chance, first, [TAKE])
        averages.learn([0.0, float(answer == 1 + 2 * first)])
    for first in (0, 1):
        given = Counter(trial(averages, chance, first, [TAKE])[0] for _ in range(50))
        assert given.most_common()[0][0] == 1 + 2 * first


def test_answers_in_a_row_are_told_apart() -> None:
    """Far from the question it is learned to roll twice and then to stop, wherever that is."""
    averages, chance, far = MoveAverages(), Random(1), [TAKE] * 9
    for _ in range(600):
        answers = trial(averages, chance, "begin", [*far, *[ROLL] * 3])[-3:]
        right = sum(one == two for one, two in zip(answers, ("roll", "roll", "stop"), strict=True))
        averages.learn([right / 3, 0.0])
    given = Counter(
        tuple(trial(averages, chance, "begin", [*far, *[ROLL] * 3])[-3:]) for _ in range(60)
    )
    assert given.most_common()[0][0] == ("roll", "roll", "stop")


def test_cards_are_good_or_bad_one_by_one() -> None:
    """An answer that was never tried is worth what its cards have brought in others."""
    averages, chance = MoveAverages(), Random(1)
    for _ in range(200):
        answer = averages.drawn(LAY, chance)
        assert isinstance(answer, tuple)
        if {*answer} != {"ant", "bee", "cat"}:
            averages.learn_first(LAY, answer, len({*answer} & {"ant", "bee", "cat"}) / 3)
    best = max(LAY.options, key=lambda answer: averages.worth(LAY, answer))
    assert {*best} == {"ant", "bee", "cat"}
