"""Tutorial and rules, typed at a question before a game."""

from collections.abc import Iterator, Mapping

from accessible_games.match.rule_lines import rule_lines
from accessible_games.speech.catalogue import Catalogue
from accessible_games.speech.catalogues import titles
from accessible_games.speech.narrator import Narrator
from accessible_games.speech.normalize import fold, forms, meant
from accessible_games.speech.problem import HelpWanted


class Learn(Exception):
    """Raised when a tutorial is wanted instead of a game."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


def learn(text: str, narrator: Narrator, game: str | None) -> None:
    """Do nothing unless tutorial or rules are typed, alone or with a game beside them.

    Raises `Learn` for a tutorial, and `HelpWanted` with the rules, or with what to type if no
    *game* is chosen yet.
    """
    catalogue = narrator.catalogue
    tutorials = typed(catalogue, "opening-tutorial")
    rules = typed(catalogue, "command-rules", "also-rules")
    for wish, rest in parted(text, {**dict.fromkeys(rules, "rules"), **tutorials}, catalogue):
        named, behind = game_before(rest, catalogue, game)
        if named is None:
            title = next(iter(titles(catalogue.language)))
            raise HelpWanted(narrator.say("learn-which", word=fold(wish), title=title))
        if fold(wish) in rules:
            raise HelpWanted(rule_lines(narrator, named, behind))
        if not behind:
            raise Learn(named)


def typed(catalogue: Catalogue, *messages: str) -> dict[str, str]:
    """Return the folded phrases of messages, without single letters, which mean other things."""
    words = (word for message in messages for word in catalogue.words(message))
    phrases = (form for word in words for form in forms(word.replace("-", " ")))
    return {phrase: phrase for phrase in phrases if len(phrase) > 1}


def parted(
    text: str, known: Mapping[str, str], catalogue: Catalogue
) -> Iterator[tuple[str, list[str]]]:
    """Yield the known phrase at the beginning or the end of a text, with the other words."""
    words = text.split()
    little = typed(catalogue, "little")
    for size in range(len(words), 0, -1):
        if fold(" ".join(words[:size])) in known:
            rest = words[size:]
            while rest and fold(rest[0]) in little:
                rest = rest[1:]
            yield " ".join(words[:size]), rest
            return
        if fold(" ".join(words[-size:])) in known:
            yield " ".join(words[-size:]), words[:-size]
            return


def game_before(
    words: list[str], catalogue: Catalogue, chosen: str | None
) -> tuple[str | None, str]:
    """Return the game that words begin with, or the *chosen* one, and the words behind it."""
    known = titles(catalogue.language)
    forms = {fold(form): game for title, game in known.items() for form in (title, game)}
    for size in range(len(words), 0, -1):
        name = fold(" ".join(words[:size]))
        found = [*dict.fromkeys(meant(name, forms))]
        whole = any(f"{title} ".startswith(f"{name} ") for title in forms)
        if len(found) == 1 and (whole or chosen is None):
            return found[0], " ".join(words[size:])
    return chosen, " ".join(words)
