"""The keys of the braille display while the game has it: moving around, and choosing by touch.

Everything they do is also said in lines, the last one as the next prompt, so that a listener can
follow. An answer is played as if it had been typed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from accessible_games.core.decision import Answer, Cards, Decision, Options, Some
from accessible_games.frontends.display.cells import DisplayRow, WordCells
from accessible_games.frontends.display.device import Press
from accessible_games.frontends.display.rows import DONE, GO_ON
from accessible_games.frontends.display.state import DisplayState
from accessible_games.match import cursor
from accessible_games.match.person import Person
from accessible_games.speech import places
from accessible_games.speech.answer_kind import AnyKind
from accessible_games.speech.arguments import Argument, Words
from accessible_games.speech.kinds import kind_of


@dataclass
class DisplayNavigator:
    """The hands on the display at one prompt."""

    person: Person
    state: DisplayState
    decision: Decision[Answer] | None
    rows: list[DisplayRow]
    leave: Callable[[], None]
    """Gives the display back."""
    answer: Answer | None = None
    """What was answered by touch."""
    goes_on: bool = False
    """Whether the computer players should go on among themselves."""
    command: str = ""
    """The chosen command of the menu, with what follows it."""

    @property
    def row(self) -> DisplayRow:
        """The row under the fingers."""
        return self.state.notice or self.rows[self.state.row]

    def begin(self) -> None:
        """After an answer, move to the first news since, or else to the question.

        Keys that were pressed before it was shown are forgotten: they cannot have been meant for
        it.
        """
        if self.state.told is None:
            return
        self.state.drop_keys()
        new = self.person.history.events[self.state.told :]
        news = len([row for row in self.rows if row.part == "news"])
        self.state.go_to_news(max(0, news - len(self.person.narrator.events(new))))

    def moved(self) -> bool:
        """Do what keys mean until one says or does something; return whether one did."""
        while press := self.state.display.press():
            if self.pressed(press):
                return True
        self.show()
        return False

    def show(self) -> None:
        """Show the row's sign and what is under the fingers, with what is chosen marked."""
        start, windows = self.state.start, self.row.windows(self.state.width)
        end = next((window for window in windows if window > start), None)
        hidden = self.state.notice or self.person.settings.marks == "off"
        chosen = [] if hidden else self.state.chosen
        spots = [spot for number, spot in chosen if number == self.state.row]
        marked = {1 + cell - start for spot in spots for cell in range(spot.start, spot.end)}
        cells = self.row.sign(self.left()) + self.row.cells[start:end]
        self.state.display.write(cells, {cell for cell in marked if cell > 0})

    def left(self) -> int | None:
        """Return how many presses an answer still needs, if any of them can be on this row."""
        if self.decision is None:
            return None
        words = {spot.word for spot in self.row.spots}
        options, on_table = self.decision.options, self.row.part == "table"
        return self.kind(options).left(options, words, len(self.state.chosen), on_table)

    def kind(self, options: Options[Answer]) -> AnyKind:
        """Return how answers to a kind of options are pressed."""
        return kind_of(self.person.narrator.catalogue, options)

    def pressed(self, press: Press) -> bool:
        """Do what one key means; return whether something was said or done."""
        match press.key:
            case "left":
                return self.pan(-1)
            case "right":
                return self.pan(1)
            case "route":
                self.route(press.cell - 1)
            case "leave":
                self.leave()
                self.person.say("display-given-back")
            case _:
                self.go_to(self.wanted(press.key))
        return True

    def tell(self, *lines: str) -> None:
        """Say what a key has to tell, as the next prompt and under the fingers."""
        self.person.pending.reply_with(lines)
        self.state.tell(list(lines))

    def words(self, message: str, **arguments: Argument) -> list[str]:
        """Return the lines of a message."""
        return self.person.narrator.say(message, **arguments)

    # Moving around

    def pan(self, by: int) -> bool:
        """Move to the next window of the row, which was said already, or else to the next row."""
        width = self.state.width
        windows = self.row.windows(width)
        place = windows.index(self.state.start) + by
        if place in range(len(windows)):
            self.state.pan_to(windows[place])
            return False
        if self.state.notice:
            self.state.go_back()
            return False
        self.go_to(self.state.row + by)
        if by < 0 and not self.state.notice:
            self.state.pan_to(self.row.windows(width)[-1])
        return True

    def wanted(self, key: str) -> int:
        """Return the number of the row to which a key leads."""
        here, rows = self.state.row, self.rows
        parts = [n for n, row in enumerate(rows) if n == 0 or row.part != rows[n - 1].part]
        rows_of_keys = {
            "up": here - 1,
            "down": here + 1,
            "first": 0,
            "last": len(rows) - 1,
            "part-up": max((part for part in parts if part < here), default=-1),
            "part-down": min((part for part in parts if part > here), default=len(rows)),
        }
        return rows_of_keys[key]

    def go_to(self, row: int) -> None:
        """Move to a row and say it; do nothing beyond the last row."""
        if row in range(len(self.rows)):
            self.state.go_to(row)
            self.person.pending.reply_with(self.row.said)
        else:
            self.tell(*self.words("display-ends"))

    # Choosing

    def route(self, cell: int) -> None:
        """Do what a routing key means: at the sign, at a command, or at something else."""
        spot = self.row.at(self.state.start + cell) if cell >= 0 else None
        if cell < 0:
            self.tell(*self.words(f"display-part-{self.row.kind}"))
        elif spot and self.row.part == "menu":
            self.command = spot.word
        else:
            self.choose(spot)

    def choose(self, spot: WordCells | None) -> None:
        """Choose an answer or a part of one, or tell about anything else."""
        options = self.decision.options if self.decision else None
        if spot is None or not spot.word:
            self.tell(*self.words("display-nothing-here"))
        elif spot.word == GO_ON and options is None:
            self.state.begin(len(self.person.history.events))
            self.goes_on = True
        elif isinstance(options, Cards | Some):
            self.collect(options, spot)
        elif options is None:
            self.tell(*self.about(spot.word))
        else:
            self.point(options, spot)

    def collect(self, options: Cards | Some, spot: WordCells) -> None:
        """Choose a card, or unchoose a chosen one; the last one completes the answer."""
        others = isinstance(options, Cards) and self.row.part == "table"
        if others or spot.word not in (*options.cards, DONE):
            self.tell(*self.about(spot.word))
            return
        most = options.count if isinstance(options, Cards) else options.counts[-1]
        pressed, chosen = (self.state.row, spot), self.state.chosen
        if pressed in chosen:
            self.state.choose_no_more(spot)
        elif spot.word == DONE or len(chosen) + 1 == most:
            last = [] if spot.word == DONE else [pressed]
            self.give(tuple(each.word for _, each in [*chosen, *last]))
            return
        else:
            self.state.choose(spot)
        self.tell_chosen(most)

    def tell_chosen(self, most: int) -> None:
        """Say what is chosen and how many cards are to go."""
        cards = [each.word for _, each in self.state.chosen]
        if cards:
            told = Words(self.person.narrator.sort(cards))
            said = self.words("display-chosen", cards=told, left=most - len(cards))
        else:
            said = self.words("display-none-chosen")
        self.person.pending.reply_with(said)

    def point(self, options: Options[Answer], spot: WordCells) -> None:
        """Give an answer, keep a part of one until the other is pressed, or tell about a word."""
        chosen = [word.word for _, word in self.state.chosen]
        touch = self.kind(options).touched(options, chosen, spot.word)
        if touch.answer is not None:
            self.give(touch.answer)
        elif touch.kept:
            self.state.choose(spot, alone=True)
            name = self.name(spot.word)
            self.person.pending.reply_with(self.words("display-word-chosen", name=name))
        else:
            lacking = self.words(touch.lacking) if touch.lacking else []
            self.tell(*self.about(spot.word), *lacking)

    def name(self, word: str) -> str:
        """Return a place as it is said, and any other word as it is typed."""
        if places.is_place(word):
            return self.person.narrator.catalogue.place(word)
        return self.person.vocabulary.lexicon.answer_name(word)

    def about(self, word: str) -> list[str]:
        """Tell about a place or a card that is not an answer now."""
        person, game = self.person, self.person.match.table.game
        if game.cursor is not None and places.is_place(word):
            cursor.go_to(person, game.cursor, word)
            return person.pending.reply
        if word in person.narrator.pieces:
            return person.narrator.events(list(game.piece_topics["card"](person.view, word)))
        return self.words("refused-unknown-word")

    def give(self, answer: Answer) -> None:
        """Give this answer to the question."""
        self.answer = answer
