"""The hint: what matters now, what `hard` would do and why, and what another answer would cost.

`hint full` adds the figures. The advice is told as soon as it is known, and what another answer is
worth after it, because that takes several times as long: it is compared with the advice in fresh
worlds, so that nothing is claimed of it by luck. If all of it is known it is told at once, for a
screen reader may miss the first of two texts that come together. If Ctrl-C ends the search,
`normal` answers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import monotonic

from accessible_games.core.decision import Answer, Cards, Decision, only_answer
from accessible_games.match.commands.entry import HelpPart, PersonCommand
from accessible_games.match.counsel import Counsel, other_of
from accessible_games.match.person import Person
from accessible_games.players import counts_points, gives_reasons
from accessible_games.players.coach import (
    as_tried,
    leads_to,
    matters,
)
from accessible_games.players.comparing import Comparison, Verdict
from accessible_games.players.judging import brings, same
from accessible_games.players.limits import noticing
from accessible_games.players.whole import Whole
from accessible_games.speech.answer_kind import SpokenDecision
from accessible_games.speech.arguments import Argument, Words
from accessible_games.speech.commands import Follows
from accessible_games.speech.kinds import kind_of
from accessible_games.speech.normalize import is_one_of
from accessible_games.speech.problem import NotUnderstoodError

MOST_COSTS = 2
"""The most facts that are told of what another answer would cost."""
SILENCE = 1.0
"""The seconds of silence after which a person is told that the program is thinking."""


@dataclass
class Silence:
    """How long a person has heard nothing; once, they are told that the program is thinking."""

    person: Person
    clock: Callable[[], float] = monotonic
    is_told: bool = False
    since: float = field(init=False)

    def __post_init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Note that the person has heard something."""
        self.since = self.clock()

    def notice(self) -> None:
        """Tell the person if the silence has become too long."""
        if not self.is_told and self.clock() > self.since + SILENCE:
            self.is_told = True
            self.person.say_at_once("thinking")


def hint(person: Person, rest: str) -> None:
    """Say what a good computer player would do in this seat, and why."""
    in_full, decision = wants_figures(person, rest), person.asked
    if decision is None:
        person.say("nothing-asked")
        return
    counsel = person.counsel_at(decision)
    silence = Silence(person)
    with noticing(silence.notice):
        say_advice(person, counsel)
        if in_full or not counsel.is_thought_of:
            person.pending.hear_now()
            silence.begin()
        say_comparison(person, counsel, in_full)


def wants_figures(person: Person, rest: str) -> bool:
    """Return whether the figures are wanted too. Raises `NotUnderstoodError` for other words."""
    word = person.narrator.catalogue.say("verbosity-full")
    if rest and not is_one_of(rest, (word, "full")):
        raise NotUnderstoodError("unknown-figures", word=rest, choices=word)
    return bool(rest)


def say_advice(person: Person, counsel: Counsel) -> None:
    """Say what matters now, the advised move and why it is advised."""
    move = counsel.move
    reasons = counsel.reasons(move)
    now = matters(counsel.record.game, counsel.view)
    person.tell_again([fact for fact in now if not any(each.tells(fact) for each in reasons)])
    say_move(person, move)
    person.tell_again(reasons)


def say_comparison(person: Person, counsel: Counsel, in_full: bool) -> None:
    """Say what another answer is worth beside the advised one, and *in_full* the figures.

    They are always told in a game that gives no reasons: nothing else speaks for an answer there.
    """
    other = counsel.other
    beside = None if other is None else counsel.against(other)
    if beside is not None:
        say_other(person, counsel, beside)
    if counsel.found and (in_full or not gives_reasons(counsel.record.game)):
        say_found(person, counsel, beside)


def say_other(person: Person, counsel: Counsel, beside: Comparison) -> None:
    """Say what may be claimed of another answer and, if it is worse, what it would cost.

    What was said for the better move, and would be said of it too, is not said again.
    """
    speaker, decision = person.narrator, counsel.decision
    name = speaker.answer(decision, beside.other.answer)
    person.say(f"hint-{beside.verdict.value}", name=name)
    if beside.verdict is not Verdict.WORSE:
        return
    move, other = counsel.move, as_tried(counsel.table, decision, beside.other)
    if rest_of(person, other) != rest_of(person, move):
        say_rest(person, other)
    said = [speaker.event(event) for event in counsel.reasons(move)]
    told = leads_to(beside.game, other, move)
    person.tell_again([event for event in told if speaker.event(event) not in said][:MOST_COSTS])
    if counts_points(beside.game):
        person.say("hint-fewer-points", number=beside.less)


def say_found(person: Person, counsel: Counsel, beside: Comparison | None) -> None:
    """Say what the best answer brings, and which one is next best, with its figures.

    Of the one that was told *beside* it, only what was not said with it; any other one is first
    compared with it.
    """
    found, follows = counsel.found, ""
    second = other_of(found, found[0].answer)
    if beside is not None and second is not None:
        is_told = same(second.answer, beside.other.answer)
        next_best = beside if is_told else counsel.against(second)
        if next_best is not None and not (is_told and says_all(beside)):
            follows = in_figures(person, counsel.decision, next_best, is_told)
    game = counsel.record.game
    person.say(
        "hint-points" if counts_points(game) else "hint-tries",
        number=brings(game, found[0]) if beside is None else beside.brings,
        next=follows,
    )


def says_all(beside: Comparison) -> bool:
    """Whether `say_other` has said all: all but how many games less a worse answer wins."""
    return counts_points(beside.game) or beside.verdict is not Verdict.WORSE


def in_figures(
    person: Person, decision: Decision[Answer], beside: Comparison, is_told: bool
) -> str:
    """Return the second best answer, with what it brings if that is clearly less.

    It is not named once more if it *is told* already.
    """
    speaker = person.narrator
    told: dict[str, Argument] = {
        "name": speaker.answer(decision, beside.other.answer),
        "verdict": beside.verdict.value,
        "is-told": "yes" if is_told else "no",
        "number": max(0, beside.brings - beside.less),
        "measure": "points" if counts_points(beside.game) else "tries",
    }
    return speaker.catalogue.say("hint-next", speaker.verbosity, **told)


def say_move(person: Person, move: Whole) -> None:
    """Say the advised answer, and those that complete it, such as which cards to lay."""
    first, *rest = move
    if rest and isinstance(rest[-1].decision.options, Cards):
        laid = rest[-1].answer
        assert isinstance(laid, tuple)
        choice = person.narrator.answer(first.decision, first.answer)
        person.say("hint-and-cards", choice=choice, cards=Words(person.narrator.sort(laid)))
    else:
        say_answer(person, first.decision, first.answer)
        say_rest(person, move)


def say_rest(person: Person, move: Whole) -> None:
    """Say the answers that complete a move, if any."""
    names = rest_of(person, move)
    if names:
        person.say("hint-then", names=", ".join(names))


def rest_of(person: Person, move: Whole) -> list[str]:
    """The answers that complete a move, where another one could have been given.

    None if these are cards of the hand, which are named in one sentence with the first answer.
    """
    if isinstance(move[-1].decision.options, Cards):
        return []
    steps = [step for step in move[1:] if only_answer(step.decision) is None]
    return [person.narrator.answer(step.decision, step.answer) for step in steps]


def say_answer(person: Person, decision: Decision[Answer], answer: Answer) -> None:
    """Say the advised answer, if that tells nothing that the player has to find."""
    asked = SpokenDecision(decision, person.vocabulary.lexicon, person.narrator)
    kind = kind_of(person.narrator.catalogue, decision.options)
    said = kind.hint(asked, decision.options, answer)
    if said is not None:
        person.say(said.message, **said.arguments)


ENTRIES = (PersonCommand("hint", HelpPart.TURN, hint, Follows.FULL),)
