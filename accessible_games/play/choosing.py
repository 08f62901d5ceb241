"""The keys of the braille display while the game has it: going about, and choosing by touch.

Whatever they do is said in lines too, the last of them as the next prompt, so that who listens can
follow. An answer is played as if it had been typed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from accessible_games.core.decision import Answer, AtPlace, Between, Cards, Decision, Some
from accessible_games.play import answering, cursor, rereading
from accessible_games.play.display import DisplayError, Press
from accessible_games.play.pages import DONE, GO_ON, Row, Spot, pages
from accessible_games.play.touching import Touch, give_back
from accessible_games.speech import board
from accessible_games.speech.catalogue import Argument, Words

if TYPE_CHECKING:
    from accessible_games.play.session import Session


def served(session: Session, touch: Touch, prompt: str, decision: Decision[Any] | None) -> bool:
    """Show the prompt and serve the display until something was said or done.

    False where a key of the keyboard came first: a line is being typed, and the display given back.
    """
    session.speak()
    fingers = Fingers(session, touch, decision, pages(session, decision))
    fingers.begin()
    try:
        if session.keyboard.is_first(f"{prompt.strip()} ", touch.display.fileno(), fingers.moved):
            give_back(session)
            return False
    except DisplayError as error:
        give_back(session)
        session.say(error.message, **error.arguments)
    return True


@dataclass
class Fingers:
    """The hands on the display at one prompt."""

    session: Session
    touch: Touch
    decision: Decision[Any] | None
    rows: list[Row]

    @property
    def row(self) -> Row:
        """What is under them."""
        return self.touch.notice or self.rows[self.touch.row]

    def begin(self) -> None:
        """After an answer the fingers find the first news since, or else what is asked."""
        if self.touch.told is None:
            return
        new = [event for _, event in rereading.history(self.session).told[self.touch.told :]]
        news = len([row for row in self.rows if row.part == "news"])
        self.touch.go_to(max(0, news - len(self.session.private.events(new))))
        self.touch.told = None

    def moved(self) -> bool:
        """Do what the pressed keys mean; whether something was said or done, so that they wait."""
        while press := self.touch.display.press():
            if self.obey(press):
                return True
        self.show()
        return False

    def show(self) -> None:
        """Write what is under the fingers, with what is chosen marked."""
        start, windows = self.touch.start, self.row.windows(self.touch.display.width)
        end = next((window for window in windows if window > start), None)
        chosen = [] if self.touch.notice else self.touch.chosen
        spots = [spot for number, spot in chosen if number == self.touch.row]
        marked = {cell - start for spot in spots for cell in range(spot.start, spot.end)}
        self.touch.display.write(self.row.cells[start:end], marked)

    def obey(self, press: Press) -> bool:
        """Do what one key means; whether something was said or done."""
        match press.key:
            case "left":
                return self.pan(-1)
            case "right":
                return self.pan(1)
            case "route":
                self.choose(self.row.at(self.touch.start + press.cell))
            case "leave":
                give_back(self.session)
                self.session.say("display-given-back")
            case _:
                self.go_to(self.wanted(press.key))
        return True

    def tell(self, *lines: str) -> None:
        """Say what a key has to tell, as the next prompt and under the fingers."""
        self.session.answer = list(lines)
        self.touch.tell(self.session.answer)

    def words(self, message: str, **arguments: Argument) -> list[str]:
        """The lines of a message."""
        return self.session.private.say(message, **arguments)

    # Going about

    def pan(self, by: int) -> bool:
        """The next window of the row, which was said already, or else the next row."""
        width = self.touch.display.width
        windows = self.row.windows(width)
        place = windows.index(self.touch.start) + by
        if place in range(len(windows)):
            self.touch.start = windows[place]
            return False
        if self.touch.notice:
            self.touch.go_back()
            return False
        self.go_to(self.touch.row + by)
        if by < 0 and not self.touch.notice:
            self.touch.start = self.row.windows(width)[-1]
        return True

    def wanted(self, key: str) -> int:
        """The number of the row that a key leads to."""
        here, rows = self.touch.row, self.rows
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
            self.touch.go_to(row)
            self.session.answer = list(self.row.said)
        else:
            self.tell(*self.words("display-ends"))

    # Choosing

    def choose(self, spot: Spot | None) -> None:
        """A routing key is pressed: an answer, a part of one, or something to be told about."""
        options = self.decision.options if self.decision else None
        if spot is None or not spot.word:
            self.tell(*self.words("display-nothing-here"))
        elif spot.word == GO_ON and options is None:
            self.touch.begin(self.told)
            self.session.obey("", None)
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
        """One more card, or one less where it was chosen; the last one makes the answer."""
        if spot.word not in (*options.cards, DONE):
            self.tell(*self.about(spot.word))
            return
        here = (self.touch.row, spot)
        if here in self.touch.chosen:
            self.touch.chosen.remove(here)
        elif spot.word != DONE:
            self.touch.chosen.append(here)
        cards = tuple(chosen.word for _, chosen in self.touch.chosen)
        most = options.count if isinstance(options, Cards) else options.counts[-1]
        if spot.word == DONE or len(cards) == most:
            self.give(cards)
        elif cards:
            told = Words(self.session.private.sort(cards))
            said = self.words("display-chosen", cards=told, left=most - len(cards))
            self.session.answer = said
        else:
            self.session.answer = self.words("display-none-chosen")

    def point(self, options: AtPlace, spot: Spot) -> None:
        """A word is kept until its place is pressed; where only one can be, it is not asked for."""
        chosen = [word.word for _, word in self.touch.chosen]
        if spot.word in options.words and len(options.places) == 1:
            self.give((spot.word, options.places[0]))
            return
        if spot.word in options.words:
            self.touch.chosen = [(self.touch.row, spot)]
            name = self.session.vocabulary.answer_name(spot.word)
            self.session.answer = self.words("display-word-chosen", name=name)
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
        """What is told of a place or a card that cannot be answered now."""
        session, game = self.session, self.session.table.game
        if game.CURSOR is not None and board.is_place(word):
            cursor.go_to(session, game.CURSOR, word)
            return session.answer
        if word in session.narrator.pieces:
            return session.private.events(list(game.PIECE_TOPICS["card"](session.view, word)))
        return self.words("refused-unknown-word")

    def give(self, answer: Answer) -> None:
        """Play an answer, or say why it is refused; the display says that too."""
        assert self.decision is not None
        session, told = self.session, self.told
        session.be_patient()
        try:
            move = answering.tried(session, session.table.copy(), self.decision, answer)
            session.give([move])
        except answering.RefusedError as refused:
            before = len(session.lines)
            session.refuse(refused.lines)
            self.touch.chosen = self.touch.chosen[:-1]
            self.touch.tell(session.lines[before:])
        else:
            self.touch.begin(told)

    @property
    def told(self) -> int:
        """How much was told; what comes from now on is the news."""
        return len(rereading.history(self.session).told)
