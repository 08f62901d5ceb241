"""French elision before names and titles: "de Tom", but "d'Anna" and "d'Arche Noah".

Before words of its own a message is written as it is said; this is for what nobody knows before.
"""

from accessible_games.speech.normalize import fold

VOWELS = ("a", "e", "i", "o", "u", "œ", "æ")
MUTE = """
hadrien hannibal hector hedwige helene helie heloise henri henriette henry herbert hercule hermine
hermione herve hilaire hilarion hilda hildegarde hippolyte homere honore honorine horace horatio
hortense hubert hugo hugolin hugues huguette humbert hyacinthe
"""
"""Names whose h is mute, without accents; before any other h nothing is left out."""


def elided(word: str, name: str) -> str:
    """A word such as "de", "que" or "le" before a name, without its last letter before a vowel."""
    return f"{word[:-1]}'{name}" if begins_with_vowel(name) else f"{word} {name}"


def begins_with_vowel(name: str) -> bool:
    """Whether a name begins with a vowel to the ear: Élise, Yves and Hugo, not Yann or Hans."""
    first = next(iter(fold(name).split()), "")
    if first.startswith("y"):
        return len(first) > 1 and not first[1].isdecimal() and not first[1:].startswith(VOWELS)
    return first.startswith(VOWELS) or first in MUTE.split()
