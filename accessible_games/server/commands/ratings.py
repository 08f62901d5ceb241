"""The command about ratings, which nobody has who does not want them."""

from accessible_games.league import rating as strength
from accessible_games.match.commands.entry import HelpPart
from accessible_games.server.commands.chat import word_of
from accessible_games.server.lobby.after_write import AfterWrite
from accessible_games.server.lobby.server import Server, ServerCommand
from accessible_games.server.lobby.table_drafts import game_in, naming_a_game
from accessible_games.server.lobby.user import User
from accessible_games.speech.catalogues import title_of
from accessible_games.speech.commands import Follows
from accessible_games.speech.problem import NotUnderstoodError
from accessible_games.speech.switches import switched

BEST = 10
"""How many of the best are named."""


def rating(server: Server, user: User, rest: str) -> None:
    """Say the user's ratings, switch them on or off, or say who is best in a game."""
    if not strength.are_possible():
        raise NotUnderstoodError("rating-no-library")
    wanted = switched(rest, user.narrator.catalogue)
    if wanted:
        if user.known.guest:
            raise NotUnderstoodError("rating-guest")
        server.directory.competition.ratings.begin(user.key)
        AfterWrite(server.directory.store, user).say("rating-on")
    elif wanted is False:
        switch_off(server, user)
    elif rest:
        tell_best(server, user, rest)
    else:
        tell_own(server, user)


def switch_off(server: Server, user: User) -> None:
    """Forget the ratings of a user, if they mean it."""
    ratings = server.directory.competition.ratings
    if not ratings.of(user.key):
        ratings.forget(user.key)
        AfterWrite(server.directory.store, user).say("rating-off")
        return

    def decided(means: bool) -> None:
        if means:
            ratings.forget(user.key)
        AfterWrite(server.directory.store, user).say("rating-off" if means else "not-meant")

    user.say("rating-off-sure")
    user.input.ask(decided)


def tell_own(server: Server, user: User) -> None:
    """Say the ratings of a user, a line for each game."""
    found, command = (
        server.directory.competition.ratings.of(user.key),
        word_of(server, user, "rating"),
    )
    if found is None:
        user.say("rating-is-off", command=command)
    elif not found:
        user.say("rating-none-yet")
    for game, each in sorted((found or {}).items()):
        user.say(
            "rating-is",
            title=title_of(user.settings.language, game),
            number=each.told,
            spread=each.give_or_take,
            count=each.games,
        )


def tell_best(server: Server, user: User, rest: str) -> None:
    """Say who is best in a game, of those who want ratings."""
    catalogue = user.narrator.catalogue
    with naming_a_game(rest, catalogue):
        game = game_in(rest, catalogue)
    title, people = title_of(user.settings.language, game.name), server.directory.people
    best = [*server.directory.competition.ratings.best(game.name)][:BEST]
    if not best:
        user.say("rating-nobody", title=title, high=strength.SETTLED)
        return
    user.say("rating-best", title=title)
    for place, (key, each) in enumerate(best, start=1):
        name = people[key].name if key in people else key
        user.say("rating-place", place=place, name=name, number=each.told)


ENTRIES = (ServerCommand("rating", HelpPart.DEVICES, rating, Follows.SAID),)
