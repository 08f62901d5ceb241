"""How entries of an evening are typed and told."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from accessible_games.core.decision import Answer
from accessible_games.core.event import Place
from accessible_games.real_table.entries import (
    HIDE,
    Amount,
    Entries,
    Hide,
    Shown,
    amounts_in,
    what_is,
)
from accessible_games.real_table.notebook.decks import game_of
from accessible_games.real_table.notebook.notebook import WRITES, in_rows, why_not
from accessible_games.real_table.notebook.reading import on_and_around
from accessible_games.real_table.scoring.sheets import claims
from accessible_games.real_table.sheet import SKAT
from accessible_games.real_table.speech.reading import entry, one_amount, shown_in
from accessible_games.real_table.speech.saying import told_secret
from accessible_games.real_table.speech.table_lines import typed_again
from accessible_games.speech.answer_kind import (
    AnswerKind,
    Buttons,
    Choice,
    PressResult,
    SpokenDecision,
    Understood,
    Utterance,
)
from accessible_games.speech.arguments import Argument, Numbers
from accessible_games.speech.catalogues import catalogue_of
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold
from accessible_games.speech.places import is_place
from accessible_games.speech.problem import NotUnderstoodError, UnreadError
from accessible_games.speech.teller import Teller

PRESSED = ("round", "begin", "dice", "coin")
"""What is entered with its word alone, and so can be a button."""
COMING = ("join", "leave", "back")
"""Entries that say who comes and goes."""
ON_TABLE = ("take", "move", "claim")
"""What needs places to be pressed as well."""
AMOUNTS = {"write": 1, "fix": 2}
"""Entries with amounts, and the place where these begin."""


class WrittenKind(AnswerKind[Choice]):
    """What people write down, exactly as it is typed; nobody advises what."""

    verbatim: ClassVar[bool] = True

    def hint(self, asked: SpokenDecision, options: Choice, answer: Answer) -> Utterance | None:
        """Nothing."""
        return None


class EntryKind(WrittenKind[Entries]):
    """Whatever can be entered: amounts by names, or a word and what belongs to it."""

    def read(
        self, asked: SpokenDecision, options: Entries, words: Sequence[str]
    ) -> Sequence[Understood]:
        """One entry, which takes the whole line."""
        return [(entry(asked, options, words), [])]

    def precedes(
        self, asked: SpokenDecision, options: Entries, text: str, words: Sequence[str]
    ) -> bool:
        """A name with an amount is an entry, though "L 5" could be the last 5 events.

        So is a table with its deck; alone it is the question for what lies there.
        """
        if len(words) > 1 and fold(words[0]) in asked.lexicon.typed("typed-table"):
            return True
        try:
            return entry(asked, options, words)[0] in ("write", "skat", *COMING)
        except NotUnderstoodError as error:
            return error.message == "ambiguous-word"  # so it is asked who of them is meant

    def completions(self, lexicon: Lexicon, options: Entries) -> list[str]:
        """The words that begin an entry."""
        return [lexicon.catalogue.words(f"typed-{word}")[0] for word in options.words]

    def choices(self, lexicon: Lexicon, kind: str, options: Entries) -> str:
        """Examples, as there are too many to list."""
        return lexicon.catalogue.say("choices-entry", sheet=with_sheet(options))

    def arguments(self, teller: Teller, options: Entries) -> dict[str, Argument]:
        """The round that is written next, 0 without an open sheet, and who deals."""
        sheet = options.open_sheet
        players = options.here if sheet is None else sheet.players
        dealer = "none" if sheet is None or sheet.dealer is None else teller.names[sheet.dealer]
        return {
            "number": 0 if sheet is None else sheet.next_round,
            "dealer": dealer,
            "written": 0 if options.sheet is None else len(options.sheet.lines),
            "names": teller.catalogue.joined([teller.names[seat] for seat in players], "or"),
        }

    def named(self, teller: Teller, options: Entries, answer: Answer) -> str:
        """An entry by its word; a round by its amounts."""
        assert isinstance(answer, tuple)
        word, *rest = answer
        catalogue = teller.catalogue
        if word in COMING:
            return catalogue.say(f"choice-{word}", name=name_in(teller, word, rest[0]))
        if word in WRITES:
            return typed_again(teller, options.notebook, answer)
        if word not in AMOUNTS or options.sheet is None:
            return catalogue.say(f"choice-{word}")
        pairs = amounts_in(answer[AMOUNTS[word] :]).items()
        amounts = Numbers([(teller.names[seat], amount) for seat, amount in pairs])
        told: dict[str, Argument] = {"unit": options.sheet.unit, "amounts": amounts}
        return catalogue.say(f"named-{word}", **told, number=rest[0] if word == "fix" else "")

    def line(self, asked: SpokenDecision, options: Entries, answer: Answer) -> str:
        """A round by its amounts, and all else by its word and what is told of it in figures."""
        assert isinstance(answer, tuple)
        word, *rest = answer
        words = asked.lexicon.catalogue.words
        if word in COMING:
            typed = words("typed-leave" if word == "leave" else "typed-join")[0]
            return f"{typed} {name_in(asked.teller, word, rest[0])}"
        if word in WRITES:
            return typed_again(asked.teller, options.notebook, answer)
        begins = [] if word == "write" else [words(f"typed-{word}")[0]]
        if word in AMOUNTS:
            names = asked.teller.names
            pairs = amounts_in(answer[AMOUNTS[word] :]).items()
            round_ = [words("typed-round")[0], rest[0]] if word == "fix" else []
            amounts = ", ".join(f"{names[seat]} {amount}" for seat, amount in pairs)
            return " ".join([*begins, *round_, amounts])
        if word == "dice":
            return f"{begins[0]} {rest[0]}d{rest[1]}"
        return " ".join([*begins, *(rest[2:3] if word == "sheet" else [])])

    def refused(self, teller: Teller, options: Entries, answer: Answer) -> dict[str, Argument]:
        """How many secrets or cards there are and are needed, or what the table does not take."""
        said = answer if isinstance(answer, tuple) else ()
        here = len(options.here)
        told: dict[str, Argument] = {"given": max(0, len(said) - 2), "count": here}
        if said[1:2] == ("cards",):
            told = {"given": len(said) - 4, "count": here * int(said[3])}
        if not isinstance(answer, tuple) or answer[0] not in WRITES:
            return told
        refused = why_not(options.notebook, answer)
        if refused is None:
            return told
        told["place"] = teller.catalogue.place(refused.place)
        if refused.of_game:
            words = catalogue_of(teller.catalogue.language, game_of(options.notebook.deck))
            told["why"] = words.say(f"refused-{refused.of_game}", place=told["place"])
        return told

    def in_short(self, asked: SpokenDecision, options: Entries) -> Utterance:
        """Examples."""
        return Utterance("moves-entry", {"choices": self.choices(asked.lexicon, "", options)})

    def items(self, teller: Teller, options: Entries) -> Iterator[str]:
        """What can be pressed."""
        yield from (w for w in PRESSED if w != "round" or options.open_sheet is not None)
        if options.notebook.piles:
            yield "take"
            yield "move" if options.notebook.board is None else "claim"

    def touched(self, options: Entries, chosen: Sequence[str], word: str) -> PressResult:
        """A word alone is an entry; one die is rolled. Some want one place, or two."""
        if word in ON_TABLE:
            return PressResult(kept=True)
        if chosen and is_place(word):
            return placed(options, chosen[-1], word)
        entry = ("dice", "1", "6", "0") if word == "dice" else (word,)
        return PressResult(entry) if word in PRESSED else PressResult()

    def buttons(self, asked: SpokenDecision, options: Entries) -> Iterator[Buttons]:
        """A button for whatever is entered with one word."""
        catalogue = asked.teller.catalogue
        words = [word for word in self.items(asked.teller, options) if word in PRESSED]
        pressed = [(word, asked.lexicon.answer_name(word)) for word in words]
        named = [(catalogue.say(f"choice-{word}"), typed) for word, typed in pressed]
        yield Buttons("press", catalogue.say("page-answers"), named)
        notebook, name = options.notebook, asked.lexicon.answer_name
        if not notebook.piles:
            return
        two = "move" if notebook.board is None else "claim"
        what = [(catalogue.say(f"choice-{word}"), name(word)) for word in ("take", two)]
        yield Buttons("one", catalogue.say("page-what"), what)
        first = in_rows(notebook)
        second, legend = first, catalogue.say("page-claim-second")
        if two == "move":
            second, legend = on_and_around(notebook), catalogue.say("page-move-second")
        for said, places in ((catalogue.say("page-where"), first), (legend, second)):
            where = [(catalogue.place(place), place) for place in places]
            yield Buttons("one", said, where)


def placed(options: Entries, before: str, place: Place) -> PressResult:
    """What a place means that is pressed behind a word, or behind another place."""
    if before == "take":
        return PressResult(("take", place))
    if before in ON_TABLE:
        return PressResult(kept=True)
    if not is_place(before):
        return PressResult()
    return PressResult(("move" if options.notebook.board is None else "claim", before, place))


def name_in(teller: Teller, word: str, person: str) -> str:
    """Who comes or goes: somebody new by name, all others by seat."""
    return person.replace("_", " ") if word == "join" else teller.names[int(person)]


def with_sheet(options: Entries) -> str:
    """Whether there is an open sheet, as the words ask for it."""
    sheet = options.open_sheet
    if sheet is None:
        return "no"
    if sheet.game == SKAT:
        return "skat"
    return "claims" if claims(sheet.game) else "yes"


class AmountKind(WrittenKind[Amount]):
    """An amount alone, as each person is asked for theirs."""

    def read(
        self, asked: SpokenDecision, options: Amount, words: Sequence[str]
    ) -> Sequence[Understood]:
        """A number; Enter alone is 0."""
        return [(one_amount(asked.lexicon, options, words), [])]

    def choices(self, lexicon: Lexicon, kind: str, options: Amount) -> str:
        """A number."""
        return lexicon.catalogue.say("any-number")

    def arguments(self, teller: Teller, options: Amount) -> dict[str, Argument]:
        """The unit."""
        return {"unit": options.unit}

    def named(self, teller: Teller, options: Amount, answer: Answer) -> str:
        """The number."""
        assert isinstance(answer, int)
        return teller.catalogue.say("named-amount", unit=options.unit, number=answer)


class ShownKind(WrittenKind[Shown]):
    """What a person shows, in the words and labels of a game."""

    def read(
        self, asked: SpokenDecision, options: Shown, words: Sequence[str]
    ) -> Sequence[Understood]:
        """All that is shown, in one line."""
        return [(shown_in(asked, options, words), [])]

    def choices(self, lexicon: Lexicon, kind: str, options: Shown) -> str:
        """An example of the game."""
        return lexicon.catalogue.say(f"shown-{options.game}")

    def arguments(self, teller: Teller, options: Shown) -> dict[str, Argument]:
        """What is typed, as an example of the game."""
        return {"choices": teller.catalogue.say(f"shown-{options.game}")}

    def named(self, teller: Teller, options: Shown, answer: Answer) -> str:
        """How many cards were shown."""
        assert isinstance(answer, tuple)
        return teller.catalogue.say("named-shown")


class HideKind(WrittenKind[Hide]):
    """Enter, when a secret was heard."""

    def read(
        self, asked: SpokenDecision, options: Hide, words: Sequence[str]
    ) -> Sequence[Understood]:
        """Enter alone, or the word."""
        if words and " ".join(words) not in asked.lexicon.typed("typed-hide"):
            raise UnreadError
        return [(HIDE, [])]

    def choices(self, lexicon: Lexicon, kind: str, options: Hide) -> str:
        """Enter."""
        return lexicon.catalogue.say("choice-hide")

    def arguments(self, teller: Teller, options: Hide) -> dict[str, Argument]:
        """The secret itself, as it is heard."""
        secret = told_secret(teller, (options.kind, options.secret))
        return {"secret": secret, "what": what_is(options.kind)}

    def named(self, teller: Teller, options: Hide, answer: Answer) -> str:
        """Enter."""
        return teller.catalogue.say("choice-hide")

    def items(self, teller: Teller, options: Hide) -> Iterator[str]:
        """The one answer."""
        return iter(options)

    def buttons(self, asked: SpokenDecision, options: Hide) -> Iterator[Buttons]:
        """One button."""
        catalogue = asked.teller.catalogue
        typed = catalogue.words("typed-hide")[0]
        yield Buttons(
            "press", catalogue.say("page-answers"), [(catalogue.say("choice-hide"), typed)]
        )
