"""How the answers to each kind of options are typed and told.

A game brings the kinds of its own (`brought.py`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from accessible_games.core.decision import Answer, Between, Cards, Decision, OneOf, Options, Some
from accessible_games.speech import accounting, other_senses, typed_cards
from accessible_games.speech.answer_kind import (
    AnswerKind,
    AnyKind,
    Buttons,
    PressResult,
    SpokenDecision,
    Understood,
    Utterance,
)
from accessible_games.speech.arguments import Argument, Word, Words
from accessible_games.speech.brought import brought
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.lexicon import LAST, Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.problem import NotUnderstoodError, UnreadError
from accessible_games.speech.teller import Teller
from accessible_games.speech.typed_words import named_self, readings

MOST_NUMBERS = 40
"""The most buttons for numbers; beyond that the number has to be typed."""


def told(asked: SpokenDecision, words: Sequence[str]) -> list[str]:
    """The words that mean something in this answer.

    Raises `NotUnderstoodError` if there are none, or if one of them says no to the others.
    """
    decision, lexicon = asked.decision, asked.lexicon
    found = accounting.meaningful(lexicon, decision, words, asked.own)
    if not found and words:
        raise UnreadError
    if not found:
        raise NotUnderstoodError("empty-answer", choices=choices_of(lexicon, decision))
    return found


def read(asked: SpokenDecision, words: Sequence[str]) -> Sequence[Understood]:
    """What words can answer, as the kind of the options reads them.

    Raises `NotUnderstoodError` for words that answer nothing, or say something else.
    """
    decision, lexicon = asked.decision, asked.lexicon
    kind = kind_of(lexicon.catalogue, decision.options)
    if not kind.verbatim:
        other_senses.check(lexicon, decision, words, asked.own)
    return kind.read(asked, decision.options, words)


def choices_of(lexicon: Lexicon, decision: Decision[Answer]) -> str:
    """What can be answered, as a list of words."""
    options = decision.options
    return kind_of(lexicon.catalogue, options).choices(lexicon, decision.kind, options)


# Words ------------------------------------------------------------------------------------------


class WordKind(AnswerKind[OneOf]):
    """One word out of several."""

    goes_on = True

    def read(
        self, asked: SpokenDecision, options: OneOf, words: Sequence[str]
    ) -> Sequence[Understood]:
        """A plain word, or a piece."""
        lexicon, kind = asked.lexicon, asked.decision.kind
        named = [named_self(lexicon, word, options, asked.teller) for word in words]
        meant = told(asked, named)
        found = readings(lexicon, kind, options, meant)
        return [(word, [] if parts_nothing(lexicon, word, rest) else rest) for word, rest in found]

    def completions(self, lexicon: Lexicon, options: OneOf) -> list[str]:
        """The first word for each answer that has words of its own."""
        catalogue = lexicon.catalogue
        return [
            catalogue.words(f"typed-{word}")[0]
            for word in options.words
            if not word.isdecimal() and catalogue.has(f"typed-{word}")
        ]

    def choices(self, lexicon: Lexicon, kind: str, options: OneOf) -> str:
        """A list, or a message of the question's own if that would be long."""
        catalogue, message = lexicon.catalogue, f"choices-{kind}"
        if catalogue.has(message):
            example = self.word(catalogue, options.words[0])
            return catalogue.say(message, example=example, found=len(options.words) - 1)
        return catalogue.joined([self.word(catalogue, word) for word in options.words], "or")

    def arguments(self, teller: Teller, options: OneOf) -> dict[str, Argument]:
        """Which words may be said, and the pieces among them."""
        may = dict.fromkeys((*options.barred, *options.absent), "no")
        may |= dict.fromkeys(options.words, "yes")
        allowed: dict[str, Argument] = {f"may-{word}": each for word, each in may.items()}
        pieces = [word for word in options.words if word in teller.pieces]
        return allowed | {"cards": Words(pieces)} if pieces else allowed

    def named(self, teller: Teller, options: OneOf, answer: Answer) -> str:
        """The word."""
        return self.word(teller.catalogue, str(answer))

    def hint(self, asked: SpokenDecision, options: OneOf, answer: Answer) -> Utterance | None:
        """The word, after a colon."""
        return Utterance("hint", {"choice": self.named(asked.teller, options, answer)})

    def buttons(self, asked: SpokenDecision, options: OneOf) -> Iterator[Buttons]:
        """A button for each word."""
        catalogue = asked.teller.catalogue
        buttons = [
            (self.word(catalogue, word), self.typed(asked.lexicon, options, word))
            for word in options.words
        ]
        yield Buttons("press", catalogue.say("page-answers"), buttons)

    def typed(self, lexicon: Lexicon, options: OneOf, word: str) -> str:
        """What is typed for a word."""
        return word if word.isdecimal() else lexicon.answer_name(word)

    def items(self, teller: Teller, options: OneOf) -> Iterable[str]:
        """Each word."""
        return options.words


def parts_nothing(lexicon: Lexicon, word: str, rest: Sequence[str]) -> bool:
    """Whether only "for" is left beside an answer; beside a card, also "against"."""
    parting = lexicon.typed("in-exchange" if lexicon.is_piece(word) else "in-favour")
    return all(fold(each) in parting for each in rest)


# Cards ------------------------------------------------------------------------------------------


class HandKind(AnswerKind[Cards]):
    """Cards out of one's own hand."""

    def read(
        self, asked: SpokenDecision, options: Cards, words: Sequence[str]
    ) -> Sequence[Understood]:
        """Cards by name, number and name, or place."""
        meant = told(asked, words)
        return [(typed_cards.in_hand(asked.lexicon, options, meant, asked.teller), [])]

    def completions(self, lexicon: Lexicon, options: Cards) -> list[str]:
        """Each kind of card."""
        return names_in(lexicon, options.cards)

    def choices(self, lexicon: Lexicon, kind: str, options: Cards) -> str:
        """Each kind of card."""
        return lexicon.catalogue.joined(names_in(lexicon, options.cards), "or")

    def arguments(self, teller: Teller, options: Cards) -> dict[str, Argument]:
        """The cards that are held and forbidden, and how many are asked for."""
        held, forbidden = (Words(teller.sort(x)) for x in (options.cards, options.forbidden))
        return {"count": options.count, "cards": held, "forbidden": forbidden}

    def named(self, teller: Teller, options: Cards, answer: Answer) -> str:
        """The cards."""
        return cards_named(teller, answer)

    def moves(self, asked: SpokenDecision, options: Cards) -> Iterator[Utterance]:
        """How many cards, then each kind with its places."""
        yield self.in_short(asked, options)
        yield from each_card(asked.teller, options.cards)

    def in_short(self, asked: SpokenDecision, options: Cards) -> Utterance:
        """How many cards."""
        return Utterance("moves-cards", {"count": options.count})

    def hint(self, asked: SpokenDecision, options: Cards, answer: Answer) -> Utterance | None:
        """The cards."""
        assert isinstance(answer, tuple)
        return Utterance("hint-cards", {"cards": Words(asked.teller.sort(answer))})

    def buttons(self, asked: SpokenDecision, options: Cards) -> Iterator[Buttons]:
        """A button for each card."""
        legend = asked.teller.catalogue.say("page-choose-cards", count=options.count)
        yield Buttons("some", legend, card_buttons(asked, options.cards))

    def left(self, options: Cards, words: set[str], chosen: int, on_table: bool) -> int | None:
        """The cards to go, on a row of the hand."""
        return options.count - chosen if words & {*options.cards} and not on_table else None


class SomeKind(AnswerKind[Some]):
    """Some of the cards on the table."""

    def read(
        self, asked: SpokenDecision, options: Some, words: Sequence[str]
    ) -> Sequence[Understood]:
        """Cards that lie there; the words after "for" answer the next question."""
        lexicon = asked.lexicon
        before, behind = exchanged(lexicon, words)
        if not before:
            before, behind = behind, []
        meant = told(asked, before)
        try:
            cards, rest = typed_cards.lying(lexicon, options, meant, asked.teller)
        except NotUnderstoodError as error:
            if error.message != "unknown-piece":
                raise
            choices = choices_of(lexicon, asked.decision)  # which may be to take nothing
            word = error.arguments["word"]
            raise NotUnderstoodError(error.message, word=word, choices=choices) from None
        return [(cards, rest + behind)]

    def completions(self, lexicon: Lexicon, options: Some) -> list[str]:
        """Each kind of card."""
        return names_in(lexicon, options.cards)

    def choices(self, lexicon: Lexicon, kind: str, options: Some) -> str:
        """Each kind of card, and none if that is allowed."""
        names = names_in(lexicon, options.cards)
        names += [lexicon.catalogue.say("choice-none")] if 0 in options.counts else []
        return lexicon.catalogue.joined(names, "or")

    def arguments(self, teller: Teller, options: Some) -> dict[str, Argument]:
        """What lies there, and which numbers of cards are allowed."""
        cards, counts = options.cards, options.counts
        numbers = dict.fromkeys(options.barred, "no") | dict.fromkeys(counts, "yes")
        shown: dict[str, Argument] = {"cards": Words(teller.sort(cards))}
        shown["whole"] = "yes" if len(cards) == len(teller.names) else "no"
        limits = {"number": len(cards), "most": counts[-1], "least": counts[0]}
        return shown | limits | {f"may-{n}": allowed for n, allowed in numbers.items()}

    def named(self, teller: Teller, options: Some, answer: Answer) -> str:
        """The cards."""
        return cards_named(teller, answer)

    def moves(self, asked: SpokenDecision, options: Some) -> Iterator[Utterance]:
        """How many cards can be named, and each kind that lies there with its places.

        If the names of cards are numbers, their places would be mistaken for names.
        """
        yield self.in_short(asked, options)
        if typed_cards.by_number(options.cards):
            choices = self.choices(asked.lexicon, asked.decision.kind, options)
            yield Utterance("moves-one-of", {"choices": choices})
        else:
            yield from each_card(asked.teller, options.cards)

    def hint(self, asked: SpokenDecision, options: Some, answer: Answer) -> Utterance | None:
        """The cards, in words of the question's own if it has such."""
        assert isinstance(answer, tuple)
        cards = Words(asked.teller.sort(answer))
        return self.hinted(asked, options, answer, {"cards": cards, "count": len(answer)})

    def buttons(self, asked: SpokenDecision, options: Some) -> Iterator[Buttons]:
        """A button for each card, and one for none if that is allowed."""
        say = asked.teller.catalogue.say
        if 0 in options.counts:
            nothing = asked.lexicon.catalogue.words("nothing")[0]
            yield Buttons("press", say("page-answers"), [(say("choice-none"), nothing)])
        if options.cards:
            legend = say("page-choose-most", count=options.counts[-1])
            yield Buttons("some", legend, card_buttons(asked, options.cards))

    def items(self, teller: Teller, options: Some) -> Iterable[str]:
        """Each card."""
        return teller.sort(options.cards)

    def left(self, options: Some, words: set[str], chosen: int, on_table: bool) -> int | None:
        """The cards to go, on a row with any of them."""
        return options.counts[-1] - chosen if words & {*options.cards} else None


def exchanged(lexicon: Lexicon, words: Sequence[str]) -> tuple[Sequence[str], list[str]]:
    """The words before "for", and those after it, which answer the next question."""
    folded = [fold(word) for word in words]
    places = [folded.index(word) for word in lexicon.typed("in-exchange") if word in folded]
    place = min(places, default=len(words))
    return words[:place], [*words[place + 1 :]]


def names_in(lexicon: Lexicon, cards: Sequence[str]) -> list[str]:
    """The names of all kinds of cards that are there, in the order of the game."""
    return [lexicon.catalogue.piece(piece) for piece in lexicon.pieces if piece in cards]


def cards_named(teller: Teller, answer: Answer) -> str:
    """The cards of an answer."""
    assert isinstance(answer, tuple)
    cards = Words(teller.sort(answer))
    return teller.catalogue.say("named-cards", cards=cards, count=len(answer))


def each_card(teller: Teller, cards: Sequence[str]) -> Iterator[Utterance]:
    """Each kind of card with its places, in spoken order."""
    ordered = teller.sort(cards)
    for piece in dict.fromkeys(ordered):
        place, count = ordered.index(piece) + 1, ordered.count(piece)
        places: dict[str, Argument] = {"place": place, "end": place + count - 1}
        yield Utterance("moves-card", {"piece": Word(piece), "count": count, **places})


def card_buttons(asked: SpokenDecision, cards: Sequence[str]) -> list[tuple[str, str]]:
    """A button for each card, in the order in which they are told."""
    name, typed = asked.teller.catalogue.piece, asked.lexicon.answer_name
    return [(name(card), typed(card)) for card in asked.teller.sort(cards)]


# Numbers ----------------------------------------------------------------------------------------


class NumberKind(AnswerKind[Between]):
    """A whole number."""

    def read(
        self, asked: SpokenDecision, options: Between, words: Sequence[str]
    ) -> Sequence[Understood]:
        """A number in figures or words."""
        lexicon = asked.lexicon
        word, *rest = told(asked, words)
        parts = accounting.joined(lexicon, asked.decision.kind, words)
        if lexicon.means_nothing(word) and any(lexicon.number(each) for each in parts):
            raise UnreadError  # "none" and "a coin"
        return [(number_meant(lexicon, word, options), rest)]

    def choices(self, lexicon: Lexicon, kind: str, options: Between) -> str:
        """A number; the prompt says from where to where."""
        return lexicon.catalogue.say("any-number")

    def arguments(self, teller: Teller, options: Between) -> dict[str, Argument]:
        """The lowest and the highest."""
        return {"low": options.low, "high": options.high}

    def refused(self, teller: Teller, options: Between, answer: Answer) -> dict[str, Argument]:
        """Whether the number is too high or too low."""
        return {"is": "low" if isinstance(answer, int) and answer < options.low else "high"}

    def named(self, teller: Teller, options: Between, answer: Answer) -> str:
        """The number."""
        assert isinstance(answer, int)
        if not teller.catalogue.has("named-number"):
            return str(answer)
        return teller.catalogue.say("named-number", number=answer)

    def hint(self, asked: SpokenDecision, options: Between, answer: Answer) -> Utterance | None:
        """The number, in words of the question's own if it has such."""
        assert isinstance(answer, int)
        return self.hinted(asked, options, answer, {"number": answer})

    def buttons(self, asked: SpokenDecision, options: Between) -> Iterator[Buttons]:
        """A button for each number."""
        if options.high - options.low < MOST_NUMBERS:
            numbers = [(number, number) for number in self.items(asked.teller, options)]
            yield Buttons("press", asked.teller.catalogue.say("page-answers"), numbers)

    def items(self, teller: Teller, options: Between) -> Iterable[str]:
        """Each number."""
        return map(str, range(options.low, options.high + 1))

    def touched(self, options: Between, chosen: Sequence[str], word: str) -> PressResult:
        """A number is the answer."""
        return PressResult(int(word) if word.isdecimal() else word)


def number_meant(lexicon: Lexicon, word: str, options: Between) -> int:
    """A number; whether it lies within the limits is for the table to judge."""
    everything = fold(word) in lexicon.typed("everything")
    number = options.high if everything else lexicon.number(word)
    if number is None and options.low == 0 and lexicon.means_nothing(word):
        return 0
    if number is None or number == LAST:
        raise UnreadError
    return number


# All --------------------------------------------------------------------------------------------

COMMON: Mapping[type, AnyKind] = {
    OneOf: WordKind(),
    Cards: HandKind(),
    Some: SomeKind(),
    Between: NumberKind(),
}
"""The kinds of every game, by the class of the options."""


def kind_of(catalogue: Catalogue, options: Options[Answer]) -> AnyKind:
    """The kind of some options, as a game brings it or as all have it.

    Raises `KeyError` if neither does.
    """
    kind = type(options)
    return COMMON[kind] if kind in COMMON else brought(catalogue.game, "KINDS")[kind]
