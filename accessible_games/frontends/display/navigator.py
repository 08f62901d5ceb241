"""The keys of the braille display while the game has it: going about, and choosing by touch.

Whatever they do is said in lines too, the last of them as the next prompt, so that who listens can
follow. An answer is played as if it had been typed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from accessible_games.core.decision import Answer, AtPlace, Between, Cards, Decision, Some
from accessible_games.frontends.display.cells import Row, Spot
from accessible_games.frontends.display.device import Press
from accessible_games.frontends.display.rows import DONE, GO_ON
from accessible_games.frontends.display.state import DisplayState
from accessible_games.match import cursor
from accessible_games.match.person import Person
from accessible_games.speech import board
from accessible_games.speech.arguments import Argument, Words


@dataclass
class DisplayNavigator:
    """The hands on the display at one prompt."""

    person: Person
    state: DisplayState
    decision: Decision[Answer] | None
    rows: list[Row]
    leave: Callable[[], None]
    """Gives the display back."""
    answer: Answer | None = None
    """What was answered by touch."""
    goes_on: bool = False
    """Whether computer players shall go on among themselves."""
    command: str = ""
    """The command of the menu that was pressed, with what follows it."""

    @property
    def row(self) -> Row:
        """What is under them."""
        return self.state.notice or self.rows[self.state.row]

    def begin(self) -> None:
        """After an answer the fingers find the first news since, or else what is asked.

        What was pressed before that was shown is forgotten, for nobody can have meant it.
        """
        if self.state.told is None:
            return
        self.state.drop_keys()
        new = self.person.history.events[self.state.told :]
        news = len([row for row in self.rows if row.part == "news"])
        self.state.go_to_news(max(0, news - len(self.person.narrator.events(new))))

    def moved(self) -> bool:
        """Do what the pressed keys mean; whether something was said or done, so that they wait."""
        while press := self.state.display.press():
            if self.pressed(press):
                return True
        self.show()
        return False

    def show(self) -> None:
        """Write the sign of the row and what is under the fingers, with what is chosen marked."""
        start, windows = self.state.start, self.row.windows(self.state.width)
        end = next((window for window in windows if window > start), None)
        hidden = self.state.notice or self.person.settings.marks == "off"
        chosen = [] if hidden else self.state.chosen
        spots = [spot for number, spot in chosen if number == self.state.row]
        marked = {1 + cell - start for spot in spots for cell in range(spot.start, spot.end)}
        cells = self.row.sign(self.left()) + self.row.cells[start:end]
        self.state.display.write(cells, {cell for cell in marked if cell > 0})

    def left(self) -> int | None:
        """How many presses an answer still needs, if some of them can be on this row."""
        options = self.decision.options if self.decision else None
        words = {spot.word for spot in self.row.spots}
        match options:
            case Cards(cards, count) if words & {*cards} and self.row.part != "table":
                return count - len(self.state.chosen)
            case Some(cards, counts) if words & {*cards}:
                return counts[-1] - len(self.state.chosen)
            case AtPlace(choices, places) if len(places) > 1:
                if words & {*choices} or (self.state.chosen and self.row.part == "table"):
                    return 2 - len(self.state.chosen)
        return None

    def pressed(self, press: Press) -> bool:
        """Do what one key means; whether something was said or done."""
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
        self.person.reply_with(lines)
        self.state.tell(list(lines))

    def words(self, message: str, **arguments: Argument) -> list[str]:
        """The lines of a message."""
        return self.person.narrator.say(message, **arguments)

    # Going about

    def pan(self, by: int) -> bool:
        """The next window of the row, which was said already, or else the next row."""
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
        """The number of the row that a key leads to."""
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
        """Move to a row and say it; beyond the last there is none."""
        if row in range(len(self.rows)):
            self.state.go_to(row)
            self.person.reply_with(self.row.said)
        else:
            self.tell(*self.words("display-ends"))

    # Choosing

    def route(self, cell: int) -> None:
        """A routing key is pressed: at the sign, at a command, or at something else."""
        spot = self.row.at(self.state.start + cell) if cell >= 0 else None
        if cell < 0:
            self.tell(*self.words(f"display-part-{self.row.kind}"))
        elif spot and self.row.part == "menu":
            self.command = spot.word
        else:
            self.choose(spot)

    def choose(self, spot: Spot | None) -> None:
        """Choose an answer or a part of one, or tell about what is none."""
        options = self.decision.options if self.decision else None
        if spot is None or not spot.word:
            self.tell(*self.words("display-nothing-here"))
        elif spot.word == GO_ON and options is None:
            self.state.begin(len(self.person.history.events))
            self.goes_on = True
        elif isinstance(options, Cards | Some):
            self.collect(options, spot)
        elif isinstance(options, AtPlace):
            self.point(options, spot)
        elif isinstance(options, Between) and spot.word.isdecimal():
            self.give(int(spot.word))
        elif options is None or options.why_not(spot.word) == "unknown-word":
            self.tell(*self.about(spot.word))
        else:
            self.give(spot.word)

    def collect(self, options: Cards | Some, spot: Spot) -> None:
        """Choose a card, or take it back if it was chosen; the last one completes the answer."""
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
        """Say what is chosen, and how many cards are to go."""
        cards = [each.word for _, each in self.state.chosen]
        if cards:
            told = Words(self.person.narrator.sort(cards))
            said = self.words("display-chosen", cards=told, left=most - len(cards))
        else:
            said = self.words("display-none-chosen")
        self.person.reply_with(said)

    def point(self, options: AtPlace, spot: Spot) -> None:
        """Keep a word until its place is pressed; if only one place is possible, take that."""
        chosen = [word.word for _, word in self.state.chosen]
        if spot.word in options.words and len(options.places) == 1:
            self.give((spot.word, options.places[0]))
            return
        if spot.word in options.words:
            self.state.choose(spot, alone=True)
            name = self.person.vocabulary.answer_name(spot.word)
            self.person.reply_with(self.words("display-word-chosen", name=name))
            return
        words = chosen or list(options.words)
        named = dict.fromkeys([spot.word, spot.word[:1], spot.word[1:]])
        legal = [(w, p) for w in words for p in named if options.why_not((w, p)) is None]
        is_line = spot.word[:1].isdecimal() or len(spot.word) == 1
        if len(legal) == 1 and (len(words) == 1 or is_line):
            self.give(legal[0])
        elif len(words) == 1:
            self.give((words[0], spot.word))
        else:
            self.tell(*self.about(spot.word), *self.words("display-word-first"))

    def about(self, word: str) -> list[str]:
        """Tell about a place or a card that is not an answer now."""
        person, game = self.person, self.person.match.table.game
        if game.CURSOR is not None and board.is_place(word):
            cursor.go_to(person, game.CURSOR, word)
            return person.reply
        if word in person.narrator.pieces:
            return person.narrator.events(list(game.PIECE_TOPICS["card"](person.view, word)))
        return self.words("refused-unknown-word")

    def give(self, answer: Answer) -> None:
        """Answer what is asked."""
        self.answer = answer
