"""Questions and requests that are no answers: which command they ask for.

Each word of a language belongs to a concept, the message `asks-CONCEPT` in `common/asking.ftl`, or
in the words of a game. An `Intent` is a command and the concepts that a line must name for it, in
any order, so that "combien j'ai de pièces" and "j'ai combien de pièces" ask the same. The first
intent counts that fits.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from accessible_games.core.event import kind_and_value
from accessible_games.core.intent import Intent, Rank
from accessible_games.speech import accounting, places
from accessible_games.speech.accounting import SMALL
from accessible_games.speech.commands import Command
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.vocabulary import Vocabulary
from accessible_games.speech.word_list import WordList

HARMLESS = "little me game can ask done"
"""Concepts that may stand beside a command that changes something."""
MEANT = f"{HARMLESS} no act piece number row column place letter person"
"""What may stand in "I meant row 3" and "I didn't want to lay the bear"."""
NOT_OTHERWISE = "-me -person -others -lies -left -table -happened -changed -bid -row -column -place"
"""What a question about a word of the game does not name."""
INTENTS = (
    Intent(Rank.REQUEST, "last", "again -cards -money -row -table", beside=HARMLESS),
    Intent(Rank.REQUEST, "undo", "mistake", beside=HARMLESS),
    Intent(Rank.REQUEST, "undo", "meant -ask", beside=MEANT),
    Intent(Rank.REQUEST, "quit", "leave", beside=HARMLESS),
    Intent(Rank.REQUEST, "leave", "leave", beside=HARMLESS),
    Intent(Rank.REQUEST, "help", "unclear"),
    Intent(Rank.REQUEST, "moves", "choices"),
    Intent(Rank.REQUEST, "since", "deed person|others ask|what|which|row -should -can -bid -turn"),
    Intent(Rank.MEANING, "card", "piece worth|mean", "piece"),
    Intent(Rank.MEANING, "card", "piece strong -person -who", "piece"),
    Intent(Rank.MEANING, "card", "piece score -have", "piece"),
    Intent(Rank.MEANING, "card", "term mean -lies -row -have -many", "term"),
    Intent(Rank.MEANING, "card", "when|why can term -piece", "term"),
    Intent(Rank.MEANING, "table", "stake"),
    Intent(Rank.ADVICE, "hint", "should"),
    Intent(Rank.ADVICE, "hint", "ask|number enough"),
    Intent(Rank.ADVICE, "hint", "best -others -person"),
    Intent(Rank.ADVICE, "table", "ask bid what|many|others|person|who -me"),
    Intent(Rank.ADVICE, "hint", "ask bid me what|many|whether"),
    Intent(Rank.ADVICE, "moves", "ask can act|piece|number|row|nothing"),
    Intent(Rank.TABLE, "look", "place what|lies|where|which|show", "place"),
    Intent(Rank.TABLE, "hint", "ask which row -lies -number"),
    Intent(Rank.TABLE, "table", "row what|lies|show"),
    Intent(Rank.TABLE, "hand", "ask have me what|which cards|things|money"),
    Intent(Rank.TABLE, "hand", "holding"),
    Intent(Rank.TABLE, "card", "term worth", "term"),
    Intent(Rank.TABLE, "card", "term how|when", "term"),
    Intent(Rank.TABLE, "language", "tongue speak -mean -piece -person", "tongue"),
    Intent(Rank.TABLE, "language", "tongue -mean -act -piece -person", "tongue"),
    Intent(Rank.TABLE, "rules", "rule"),
    Intent(Rank.TABLE, "rules", "how win"),
    Intent(Rank.TABLE, "rules", "how score|act -have"),
    Intent(Rank.GENERAL, "find", "ask piece where|who", "piece"),
    Intent(Rank.GENERAL, "card", f"ask what term {NOT_OTHERWISE}", "term"),
    Intent(Rank.GENERAL, "since", "ask person|others|who done -have"),
    Intent(Rank.GENERAL, "since", "ask happened|changed"),
    Intent(Rank.GENERAL, "find", "ask piece have|many|any", "piece"),
    Intent(Rank.GENERAL, "find", "piece where|many", "piece"),
    Intent(Rank.GENERAL, "scores", "money others|person"),
    Intent(Rank.GENERAL, "scores", "many term person have"),
    Intent(Rank.GENERAL, "scores", "win|score|stand"),
    Intent(Rank.GENERAL, "hand", "money"),
    Intent(Rank.GENERAL, "hand", "left me"),
    Intent(Rank.GENERAL, "turn", "turn"),
    Intent(Rank.GENERAL, "hand", "cards me"),
    Intent(Rank.GENERAL, "table", "left table|things"),
    Intent(Rank.GENERAL, "counts", "left cards|many"),
    Intent(Rank.GENERAL, "table", "left what|which|any|show"),
    Intent(Rank.GENERAL, "hand", "ask have what me"),
    Intent(Rank.GENERAL, "counts", "many cards"),
    Intent(Rank.GENERAL, "table", "table"),
    Intent(Rank.GENERAL, "table", "ask|what|which|any|show|many|where lies"),
    Intent(Rank.GENERAL, "hint", "ask what|which|many act"),
    Intent(Rank.GENERAL, "hint", "ask or act|piece -mean -worth"),
    Intent(Rank.GENERAL, "hint", "ask me act -can -have -others -turn -no -what -mean"),
    Intent(Rank.GENERAL, "hint", "ask who act me"),
    Intent(Rank.GENERAL, "hint", "ask which"),
    Intent(Rank.GENERAL, "hint", "whether me act"),
    Intent(Rank.GENERAL, "since", "ask done what"),
    Intent(Rank.GENERAL, "moves", "can me|what"),
    Intent(Rank.GENERAL, "hint", "ask why"),
    Intent(Rank.GENERAL, "hand", "cards"),
    Intent(Rank.GENERAL, "table", "ask|show things"),
)
"""What can be asked for in every game, the most particular before the general in each rank."""


@cache
def ranked(own: Sequence[Intent]) -> Sequence[Intent]:
    """All that can be asked for in a game; in each rank what it brings itself comes first."""
    return sorted((*own, *INTENTS), key=lambda intent: intent.rank)


SPARE = 4
"""One word of so many may be unknown in a question, which plays nothing."""


def meant(words: Vocabulary, text: str, asks: bool, own: Sequence[Intent]) -> Command | None:
    """The command that a line asks for; None if it asks for none that is known here.

    *own* are the intents of the game. A line that is no question has to be known word by word.
    """
    named = [*concepts(words, text), *([("", frozenset({"ask"}))] if asks else [])]
    unknown = sum(not found for _, found in named)
    if unknown > (len(named) // SPARE if asks else 0):
        return None
    found = frozenset[str]().union(*(each for _, each in named))
    denied = not asks and "no" in found
    for intent in ranked(own):
        may = intent.command in words.commands and (not denied or "no" in intent.beside.split())
        if may and fits(intent, named, found):
            return Command(intent.command, about(words, intent, named))
    return None


Named = Sequence[tuple[str, frozenset[str]]]
"""The words of a line with their concepts; a little word has the concept "little"."""


def concepts(words: Vocabulary, text: str) -> Named:
    """Each word of a line, or known phrase, with the concepts that it names."""
    known = lists(words)
    asking = words.lexicon.typed(*messages(words).values())
    typed = places.joined_places(words.lexicon.split(text))
    parts = accounting.joined(
        words.lexicon, "", typed, asking, words.glossary.terms(), words.persons
    )
    found = [(part, frozenset(named(words, part, known))) for part in parts]
    return [
        (part, each - ({"or"} if at in (0, len(found) - 1) or "\u00f9" in part else {"where"}))
        if {"or", "where"} <= each
        else (part, each)
        for at, (part, each) in enumerate(found)
    ]


def lists(words: Vocabulary) -> dict[str, WordList[int]]:
    """The words of each concept in this language."""
    return {name: words.lexicon.typed(message) for name, message in messages(words).items()}


def messages(words: Vocabulary) -> dict[str, str]:
    """The messages that list the words of each concept that a question can name."""
    return {name: f"asks-{name}" for name in words.lexicon.catalogue.beginning("asks-")}


def named(words: Vocabulary, part: str, known: dict[str, WordList[int]]) -> Iterator[str]:
    """The concepts of a word: those of the language, and what it is at this table."""
    typed = fold(part)
    yield from (name for name, forms in known.items() if typed in forms)
    if " " in typed and any(word in known["me"] for word in typed.split()):
        yield "me"  # as in "do I"
    little = typed in words.lexicon.little()
    person = typed in words.persons
    holds = {
        "person": person,
        "piece": typed in words.lexicon.all_pieces() and not person,
        "number": words.lexicon.number(part) is not None,
        "place": places.is_place(part),
        "letter": len(typed) == 1,
        "term": len(typed) >= SMALL and not little and words.glossary.is_term(part),
        "act": is_in_answers(words, typed) and not little,
        "any": typed in words.lexicon.typed("any"),
        "nothing": typed in words.lexicon.typed("nothing"),
        "no": typed in words.lexicon.typed("denials"),
        "little": little,
        "known": words.lexicon.is_common(part),
    }
    yield from (name for name, is_so in holds.items() if is_so)


def is_in_answers(words: Vocabulary, typed: str) -> bool:
    """Whether a word belongs to some answer of the game."""
    return typed in in_answers(words)


def in_answers(words: Vocabulary) -> WordList[int]:
    """All that can be typed in answers of the game besides pieces and numbers."""
    return words.lexicon.shared("in answers", lambda: gathered(words.lexicon))


def gathered(lexicon: Lexicon) -> WordList[int]:
    """The same, worked out."""
    begins = ("typed-", "details-", "numbered-")
    names = [f"{begin}{rest}" for begin in begins for rest in lexicon.catalogue.beginning(begin)]
    return lexicon.typed(*names)


def fits(intent: Intent, named: Named, found: frozenset[str]) -> bool:
    """Whether a line names all that an intent needs; *found* is all that it names."""
    needs = intent.needs.split()
    if not all(
        need[1:] not in found if need.startswith("-") else bool(found & {*need.split("|")})
        for need in needs
    ):
        return False
    allowed = {*needs, *intent.beside.split()}
    return not intent.beside or all(each & allowed for _, each in named)


def about(words: Vocabulary, intent: Intent, named: Named) -> str:
    """The words behind the command: those of the concept, with the value of a piece."""
    if not intent.about:
        return ""
    if intent.about == "me":
        return next(iter(words.lexicon.typed("means-me")))
    place = next(at for at, (_, found) in enumerate(named) if intent.about in found)
    part = named[place][0]
    behind = named[place + 1][0] if place + 1 < len(named) else ""
    if intent.about == "piece" and words.lexicon.number(behind) is not None:
        kind = words.lexicon.all_pieces()[fold(part)]
        if any(kind_and_value(piece)[0] == kind and "-" in piece for piece in words.lexicon.pieces):
            return f"{part} {behind}"
    return part


def is_move(words: Vocabulary, text: str) -> bool:
    """Whether every word of a line belongs to answers of the game, and not only little ones."""
    typed = [
        fold(word)
        for word in accounting.joined(
            words.lexicon, "", words.lexicon.split(text), in_answers(words)
        )
    ]
    if any(word in words.lexicon.typed("denials") for word in typed):
        return False
    kinds = [
        "little" if word in words.lexicon.little() else "answer" if belongs(words, word) else ""
        for word in typed
    ]
    return "" not in kinds and "answer" in kinds


def belongs(words: Vocabulary, typed: str) -> bool:
    """Whether a word can mean something in an answer of the game."""
    listed: Iterable[str] = ("nothing", "everything", "both", "yes", "things", "lasts", "firsts")
    return (
        is_in_answers(words, typed)
        or typed in words.lexicon.all_pieces()
        or typed in words.lexicon.people
        or words.lexicon.number(typed) is not None
        or places.is_place(typed)
        or any(typed in words.lexicon.typed(name) for name in listed)
    )
