"""What the people at one keyboard are told when a game begins, or is taken up again."""

from accessible_games.core.record import Record
from accessible_games.frontends.terminal.hot_seat import HotSeat
from accessible_games.match.tempers import tempers_told
from accessible_games.players.modules import failures


def welcome(people: HotSeat, *, newcomer: bool, told: bool) -> None:
    """Begin a new game: say who plays what unless *told*, and tell newcomers where help is.

    One that begins in a position tells first how things stand there.
    """
    match, person = people.everybody.match, people.person
    catalogue = people.everybody.narrator.catalogue
    if not told:
        introduce_players(people)
    person.say_lines(tempers(people))
    tell_failures(people)
    for option, chosen in match.record.options.items():
        message = f"table-{option}-{chosen}"
        if catalogue.has(message):
            person.say(message)
    if newcomer:
        person.say("newcomer")
    if match.record.position is not None:
        tell_standing(people)
    people.tell(match.table.opening)
    for each in people.persons.values():
        if match.record.position is not None:
            each.look_around()
        elif len(people.persons) > 1:
            each.begin()


def take_up(people: HotSeat, record: Record) -> None:
    """Continue a saved game: replay its answers silently, then say how things stand."""
    match, person = people.everybody.match, people.person
    people.listen(match.table.opening)
    for line, text in record.answers:
        people.listen(match.follow(line, text))
    if record.torn:
        person.say("record-torn")
    person.say("going-on-with", title=person.narrator.catalogue.say("title"))
    if told := tempers(people):
        introduce_players(people)
        person.say_lines(told)
    tell_standing(people)
    for each in people.persons.values():
        each.take_up()


def introduce_players(people: HotSeat) -> None:
    """Say who plays what."""
    catalogue = people.everybody.narrator.catalogue
    title = catalogue.say("title")
    people.person.say("playing", title=title, names=catalogue.joined(names(people)))


def tell_failures(people: HotSeat) -> None:
    """Say which parts of the game's computer players cannot be used."""
    title = people.person.narrator.catalogue.say("title")
    for name, problem in failures(people.everybody.match.record.game).items():
        file = f"players/{name}.py"
        people.person.say("player-part-fails", title=title, file=file, problem=problem)


def names(people: HotSeat) -> list[str]:
    """The names of all who play, by seat."""
    narrator = people.everybody.narrator
    seats = range(len(people.everybody.match.record.occupants))
    return [narrator.catalogue.say("seat-name", seat=narrator.person(seat)) for seat in seats]


def tempers(people: HotSeat) -> list[str]:
    """Who plays boldly and who plays carefully; nothing if all play evenly."""
    everybody = people.everybody
    return tempers_told(everybody.match.record.occupants, names(people), everybody.narrator)


def tell_standing(people: HotSeat) -> None:
    """Say how things stand at the table, as everybody sees it."""
    table, narrator = people.everybody.match.table, people.everybody.narrator
    facts = table.game.standing(table.view(None), "turn", "scores", "table")
    people.person.say_lines(narrator.events(facts))
