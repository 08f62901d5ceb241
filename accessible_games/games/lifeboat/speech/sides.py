"""The side that an answer takes for or against somebody: "help the Captain", "against the Lady"."""

from collections.abc import Mapping, Sequence

from accessible_games.api_speech import Lexicon, UnreadError, WordList, fold

HELPING, OPPOSING = "typed-helping", "typed-opposing"
"""What is said of somebody to take their side in a fight, or the other one."""


def siding(lexicon: Lexicon) -> WordList[int]:
    """The words by which somebody's side is taken, or the other one."""
    return lexicon.typed(HELPING, OPPOSING)


def side_of(lexicon: Lexicon, helped: Mapping[str, str], told: Sequence[str]) -> str | None:
    """The side that is taken where exactly one person of *helped* is named; None if none is.

    *helped* has the side on which one helps each of two people, who are also named by what they do:
    "against the attacker". A word of a side that is typed too has to agree: "attack with the Lady"
    is for her, "attack the Captain" against him. Raises `UnreadError` if it does not.
    """
    people, others, by_role = parted(lexicon, helped, told)
    if len(people) != 1 or len(helped) != 2:
        return None
    named = {side for side in helped.values() for word in others if word in lexicon.typed_for(side)}
    known = {*siding(lexicon)} | {form for side in named for form in lexicon.typed_for(side)}
    if not others or not {*others} <= known:
        return None
    meant = sides_meant(lexicon, helped, people[0], others)
    agreed = meant & named if named else meant
    if by_role and len(agreed) != 1:
        raise UnreadError  # "attack the attacker"
    return agreed.pop() if len(agreed) == 1 else None


def parted(
    lexicon: Lexicon, helped: Mapping[str, str], told: Sequence[str]
) -> tuple[list[str], list[str], bool]:
    """The people who are named, the folded words beside, and whether somebody is named by a role.

    A role alone is an answer itself: "the attacker".
    """
    roles = {form: name for name in helped for form in lexicon.typed_for(f"role-{helped[name]}")}
    people = [name for word in told for name in helped if lexicon.is_called([name], word)]
    others = [fold(word) for word in told if not lexicon.is_called(helped, word)]
    by_role = [roles[word] for word in others if word in roles]
    if not by_role or len(others) == 1:
        return people, others, False
    return [*people, *by_role], [word for word in others if word not in roles], True


def sides_meant(
    lexicon: Lexicon, helped: Mapping[str, str], person: str, words: Sequence[str]
) -> set[str]:
    """The sides that words take for or against a person; those of a phrase, as "attack with"."""
    known = siding(lexicon)
    parts = {part for word in words for part in ([word] if word in known else word.split())}
    with_them = {helped[person]} if parts & {*lexicon.typed(HELPING)} else set[str]()
    against = {*helped.values()} - {helped[person]}
    return with_them | (against if parts & {*lexicon.typed(OPPOSING)} else set[str]())
