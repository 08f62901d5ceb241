"""A session: people and computer players around one table, at one keyboard."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from accessible_games.core.decision import Answer, Decision, Move
from accessible_games.core.record import Record
from accessible_games.core.record_lines import result_line
from accessible_games.frontends.terminal import bell, handover, keyboard_commands
from accessible_games.frontends.terminal.console import Console
from accessible_games.frontends.terminal.leaving import Leave
from accessible_games.frontends.terminal.thinking import Thinking
from accessible_games.match import settings
from accessible_games.match.person import Person
from accessible_games.match.tempers import tempers_told
from accessible_games.speech.vocabulary import Command, Follows


@dataclass(kw_only=True)
class Session(Console):
    """One game being played, from its first question to its end."""

    MORE: ClassVar[tuple[str, ...]] = ()
    """Commands besides those of every game."""
    listening: bool = False
    """Whether the people were told that the computer players go on alone."""
    thinking: Thinking = field(default_factory=Thinking)
    """Whether they are told that computer players think."""

    # Beginning

    def welcome(self, newcomer: bool, *, told: bool = False) -> None:
        """Begin a new game: say who plays what unless that was *told*, and once where help is."""
        say, catalogue = self.person.say, self.everybody.narrator.catalogue
        if not told:
            self.introduce_players()
        self.tell_tempers()
        for option, chosen in self.match.record.options.items():
            message = f"table-{option}-{chosen}"
            if catalogue.has(message):
                say(message)
        if newcomer:
            say("newcomer")
        self.tell(self.match.table.opening)
        if len(self.persons) > 1:
            for person in self.persons.values():
                person.begin()

    def introduce_players(self) -> None:
        """Say who plays what."""
        catalogue = self.everybody.narrator.catalogue
        title, names = catalogue.say("title"), catalogue.joined(self.names)
        self.person.say("playing", title=title, names=names)

    @property
    def names(self) -> list[str]:
        """The names of all who play, by seat."""
        narrator = self.everybody.narrator
        seats = range(len(self.match.record.occupants))
        return [narrator.catalogue.say("seat-name", seat=narrator.person(seat)) for seat in seats]

    def tell_tempers(self) -> None:
        """Say who plays boldly and who carefully."""
        self.person.say_lines(self.tempers())

    def tempers(self) -> list[str]:
        """The lines for that; none where all are even."""
        occupants = self.match.record.occupants
        return tempers_told(occupants, self.names, self.everybody.narrator)

    def take_up(self, record: Record) -> None:
        """Continue a saved game: replay its answers silently, then say how things stand."""
        self.listen(self.match.table.opening)
        for line, text in record.answers:
            self.listen(self.match.follow(line, text))
        if record.torn:
            self.person.say("record-torn")
        self.person.say("going-on-with", title=self.person.narrator.catalogue.say("title"))
        if self.tempers():
            self.introduce_players()
            self.tell_tempers()
        topics, seen = self.match.table.game.TOPICS, self.match.table.view(None)
        facts = [fact for topic in ("turn", "scores", "table") for fact in topics[topic](seen)]
        self.person.say_lines(self.everybody.narrator.events(list(dict.fromkeys(facts))))
        for person in self.persons.values():
            person.take_up()

    # Playing

    def run(self) -> None:
        """Play until the game is over or the people leave."""
        self.set_arrows()
        try:
            self.play_bots()
            while self.match.table.pending:
                decision = self.match.own_decision()
                if decision is None or decision is not self.person.asked:
                    self.introduce(decision)
                self.ask(decision)
                self.play_bots()
            self.finish()
        except (Leave, KeyboardInterrupt):  # also while computer players think
            self.say_left()
        except Exception:
            self.keep()  # what still waits, before the file is closed
            raise
        finally:
            self.give_back_display()
            self.speak()
            self.saved.close()

    @property
    def commands(self) -> Mapping[str, Follows]:
        """See Console; also those that need a device, and its own."""
        known = keyboard_commands.commands_of(self.match.table.game)
        return {**known, **dict.fromkeys(self.MORE, Follows.NOTHING)}

    def run_command(self, person: Person, command: Command) -> None:
        """Carry out a command; only here are those known that need more than the table."""
        if command.name in keyboard_commands.COMMANDS:
            keyboard_commands.COMMANDS[command.name].does(self, command.rest)
            return
        super().run_command(person, command)
        if command.name in settings.COMMANDS:
            self.renew()

    @property
    def spares_questions(self) -> bool:
        """Whether several people at one keyboard have chosen fewer questions, which is quicker."""
        return super().spares_questions or self.settings.questions == "choices"

    def say_left(self) -> None:
        """The people leave before the end."""
        self.keep()
        self.person.say("not-saved" if self.unsaved else "saved-for-later")

    def finish(self) -> None:
        """The game is over."""
        winners = self.match.table.game.winners(self.match.table.state)
        self.keep(result_line(winners))
        self.person.say("not-saved" if self.unsaved else "game-over")
        if not self.unsaved:
            self.person.say("review-offered")

    # Computer players

    def play_bots(self) -> None:
        """See Room; the people wait meanwhile."""
        self.thinking.begin_waiting()
        super().play_bots()

    def bot_move(self, decision: Decision[Answer]) -> Move:
        """See Room; if it takes long, people are told so."""
        tell = partial(self.say_thinking, decision)
        return self.match.bot_move(decision, partial(self.thinking.watched, tell=tell))

    def say_thinking(self, decision: Decision[Answer]) -> None:
        """Say who thinks: only on their own turn, or it would be heard who can do something."""
        narrator = self.person.narrator
        if decision.kind in self.match.table.game.OFF_TURN:
            self.hold(narrator.say("others-think"))
        else:
            self.hold(narrator.say("thinks", seat=narrator.name(decision.seat)))

    # Asking

    def introduce(self, decision: Decision[Answer] | None) -> None:
        """Say what is asked, to the person who is asked."""
        if decision is None or decision.kind not in self.match.table.game.OFF_TURN:
            self.thinking.begin_turn()
        if decision is None:
            self.person.ask_nothing()
            if not self.listening:
                self.person.say("listen-on")
            self.listening = True
            return
        news = self.persons[decision.seat].history.news()
        bell.at_turn(self.settings, self.screen, decision.seat, news)
        if self.at_keyboard != decision.seat:
            handover.pass_to(self, decision.seat)
        self.person.pose(decision)
        if self.display is None and self.wishes_display:
            from accessible_games.frontends.terminal import touch

            touch.feel_again(self)

    def ask(self, decision: Decision[Answer] | None) -> None:
        """Do what a person types, or presses on the braille display where the game has it."""
        prompt = self.prompt()
        if self.display is not None:
            from accessible_games.frontends.terminal import touch

            if touch.comes_first(self, self.display, prompt, decision):
                return
        self.dispatch(self.person, self.read(prompt))
