"""Yes and no, to a question or to what somebody at a table proposes."""

from collections.abc import Callable, Container

from accessible_games.match.commands.command_table import OPEN, told
from accessible_games.match.dispatch import read
from accessible_games.match.meaning import Given
from accessible_games.server.lobby.acts import AGAIN
from accessible_games.server.lobby.table import ServerTable
from accessible_games.server.lobby.user import User
from accessible_games.server.lobby.votes import Proposal
from accessible_games.speech import command_lines
from accessible_games.speech.beginnings import beginning, behind
from accessible_games.speech.lexicon import Lexicon
from accessible_games.speech.normalize import fold, is_one_of
from accessible_games.speech.politeness import plainly
from accessible_games.speech.vocabulary import Vocabulary


def answers(table: ServerTable, user: User, text: str) -> bool:
    """Take a line as an answer to a proposal; return False if it is something else.

    What could mean another proposal, or an answer to the game, is asked about by name.
    """
    if table.votes.proposal is None:
        return False
    seat = table.company.seat_of(user)
    proposal = None if seat is None else table.votes.open_to(seat)
    if seat is None or proposal is None:
        return False
    agrees = agreement(user, text)
    if agrees is None and has_condition(user, text):
        ask(table, user, proposal)
        return True
    if agrees is None:
        return False
    if table.votes.is_plain(seat, proposal) and not answers_game(table, user, text):
        give(table, user, proposal, agrees=agrees)
    else:
        ask(table, user, proposal, agrees=agrees)
    return True


def ask(table: ServerTable, user: User, proposal: Proposal, *, agrees: bool = True) -> None:
    """Ask a user about a proposal by name; *agrees* is what a yes means."""
    user.say(f"asked-{proposal.act.name}", **dict(proposal.names))
    words = agreeing(user, *(["again"] if proposal.act is AGAIN else []))
    user.input.ask(lambda meant: give(table, user, proposal, agrees=meant), words)


def ask_who_comes(table: ServerTable, user: User) -> None:
    """Ask a user who comes to a table about what was proposed while they were elsewhere."""
    seat = table.company.seat_of(user)
    proposal = None if seat is None else table.votes.open_to(seat)
    if proposal is not None:
        ask(table, user, proposal)


def agreement(user: User, text: str) -> bool | None:
    """Return whether somebody agrees, as in "I agree" or "yes please"; None for anything else."""
    lexicon = Lexicon(user.narrator.catalogue)
    words, said = lexicon.catalogue, plainly(text, lexicon)
    no, yes = {"no", fold(words.say("choice-no"))}, {*map(fold, words.words("yes"))}
    declining = no | lexicon.typed("declining").keys()
    if {fold(text), said} & declining or is_twice(said, declining):
        return False
    agreed = yes | {*map(fold, agreeing(user))} | lexicon.typed("agreeing").keys()
    return True if {fold(text), said} & agreed or is_twice(said, agreed) else None


def is_twice(said: str, among: Container[str]) -> bool:
    """Whether folded words are two of some phrases, as in "sure, why not"."""
    words = said.split()
    parts = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return any(first in among and second in among for first, second in parts)


def has_condition(user: User, text: str) -> bool:
    """Whether a yes has a condition, as in "yes, but later", so that it is neither yes nor no."""
    lexicon, said = Lexicon(user.narrator.catalogue), fold(text)
    conditions = lexicon.typed("conditions")
    found = (behind(said, agreed) for agreed in (lexicon.typed("yes"), lexicon.typed("agreeing")))
    return any(beginning(each, conditions).first in conditions for each in found)


def agreeing(user: User, *commands: str) -> list[str]:
    """Return the words by which somebody agrees, besides yes, and those of other *commands*."""
    words, names = user.narrator.catalogue, ("agree", *commands)
    return [each for name in names for each in (name, *words.words(f"command-{name}"))]


def answers_game(table: ServerTable, user: User, text: str) -> bool:
    """Whether a line answers the open question of the game, too."""
    person = table.person_of(user)
    asked = None if person is None else person.asked
    return (
        person is not None and asked is not None and isinstance(read(person, text, asked).of, Given)
    )


def decide(
    table: ServerTable | None, user: User, text: str, outside: Callable[[], Vocabulary]
) -> None:
    """Take a yes, or else a no, to a question to a user, unless a command only tells something.

    Then the question is asked again, as it is after help, and as it is after a yes to a proposal
    that has a condition. Whoever types another command, of the game or by the words *outside*,
    hears that it was not done.
    """
    person = None if table is None else table.person_of(user)
    lines = None if person is None else told(person, text, (*OPEN, "hand"))
    catalogue = user.narrator.catalogue
    helps = text == "?" or is_one_of(text, [*catalogue.words("command-help")[:1], "help"])
    if helps or (user.input.agreeing and has_condition(user, text)):
        lines = user.narrator.say("about-yes-no")
    if lines is not None:
        user.hear(lines)
    elif user.input.agreeing and agreement(user, text):  # it is about a proposal
        user.input.decide(True)
    else:
        words = outside() if person is None else person.vocabulary
        lost = agreement(user, text) is None and is_command(words, text)
        user.decide(text)
        if lost:
            user.say("line-not-done", typed=" ".join(text.split()))


def is_command(words: Vocabulary, text: str) -> bool:
    """Whether a line is a command, even if it would be refused, as nobody of that name is here."""
    command = words.commands.read(text)
    return command is not None and (
        command_lines.fits(words, text, command) or command_lines.complains(words, command)
    )


def give(table: ServerTable, user: User, proposal: Proposal, *, agrees: bool) -> None:
    """Agree to a proposal, or decline it: it needs everybody, so all hear of that."""
    seat = table.company.seat_of(user)
    open_ = table.votes.open_to(seat)
    if open_ is None or open_.named != proposal.named:
        user.say("nothing-to-agree")
    elif agrees:
        user.say("undo-agreed")
        table.votes.agree(seat, proposal)
    else:
        table.votes.decline(seat)
        user.say("not-agreed-you")
        table.company.tell("not-agreed", but=user, name=user.name)
