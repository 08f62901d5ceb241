"""Print how espeak-ng says every word of the program, to be looked through as a listener.

python -m tests.speech.phonemes [LANGUAGE] [--all]

On each line stand a word and its sounds, by the International Phonetic Alphabet, under the reason
to look at it: that a voice spells it letter by letter, that it is in capitals, that it is an
English word elsewhere, or that it has a hyphen. Then come the numbers. `--all` has all other words
as well.
"""

import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence

from accessible_games.games import GAMES
from accessible_games.speech.catalogue import LANGUAGES, Language
from accessible_games.speech.catalogues import catalogue_of, languages_of
from tests.running import run
from tests.speech.messages import found, is_typed, messages

VOICES: Mapping[Language, str] = {"en": "en", "de": "de", "fr": "fr"}
WORD = re.compile(r"[^\W\d_]+(?:['-][^\W\d_]+)*")
STRESS = re.compile(r"[ˈˌ\s]|\([a-z]+\)")
"""What does not tell one word from another, with the names of voices that espeak-ng borrows."""
NUMBERS: Mapping[Language, tuple[str, ...]] = {
    "en": ("0", "1 life", "21", "80", "101", "1,000", "0.5", "3 to 5", "p13", "Papa 13"),
    "de": ("0", "1 Leben", "21", "80", "101", "1000", "0,5", "3 bis 5", "p13", "Paula 13"),
    "fr": ("0", "1 vie", "21", "80", "101", "1000", "0,5", "3 à 5", "p13", "Pierre 13", "les 11"),
}
"""Numbers as lines have them: ordinals are words, or stand after their noun, as in "round 1"."""


def words(language: Language) -> list[str]:
    """Every word that can be said: of messages, of pieces and their labels, and of names."""
    told = [name for name in messages(language) if not is_typed(name)]
    texts = [text for name in told for text in found(language, name).texts]
    for game in (each for each in GAMES if language in languages_of(each)):
        words = catalogue_of(language, game)
        forms = [(piece, form) for piece in GAMES[game].pieces for form in ("name", "names")]
        texts += [words.piece(piece, form) for piece, form in forms]
    texts += [catalogue_of(language).say(name) for name in ("bot-names", "spelling")]
    return sorted({word for text in texts for word in WORD.findall(text)})


def sounds(language: Language, texts: Sequence[str]) -> dict[str, str]:
    """What espeak-ng says for each text. Raises `FileNotFoundError` where it is not installed."""
    lines = "".join(f"{text}\n\n" for text in texts)
    command = ["espeak-ng", "-v", VOICES[language], "-q", "--ipa", "--stdin"]
    told = run(command, lines).stdout
    heard = [" ".join(part.split()) for part in told.strip("\n").split("\n")]
    return dict(zip(texts, heard, strict=True))


def spelt(language: Language, texts: Sequence[str]) -> set[str]:
    """The words that sound as their letters one by one."""
    as_words = sounds(language, texts)
    as_letters = sounds(language, [" ".join(text) for text in texts])
    letters = {text: as_letters[" ".join(text)] for text in texts}
    return {t for t in texts if STRESS.sub("", as_words[t]) == STRESS.sub("", letters[t])}


def reasons(language: Language, said: Sequence[str]) -> Iterator[tuple[str, Callable[[str], bool]]]:
    """Yield each reason to look at a word, and which words have it."""
    longer = [word for word in said if len(word) > 1]
    letters = spelt(language, longer)
    yield "letter by letter", letters.__contains__
    yield "capitals", lambda word: len(word) > 1 and word.isupper()
    if language != "en":
        english = {word.lower() for word in words("en")}
        yield "English too", lambda word: word.lower() in english
    yield "hyphen", lambda word: "-" in word


def main(languages: Sequence[Language], *, every: bool) -> None:
    """Print the words of these languages."""
    for language in languages:
        said = words(language)
        heard = sounds(language, said)
        shown: set[str] = set()
        print(f"== {language}: {len(said)} words")
        wanted = [*reasons(language, said), *([("other", lambda word: True)] if every else [])]
        for reason, has in wanted:
            found = [word for word in said if has(word) and word not in shown]
            shown.update(found)
            print(f"= {reason}: {len(found)}")
            print("".join(f"{word}  {heard[word]}\n" for word in found), end="")
        numbers = sounds(language, NUMBERS[language])
        print("= numbers")
        print("".join(f"{each}  {text}\n" for each, text in numbers.items()))


if __name__ == "__main__":
    given: list[Language] = [language for language in LANGUAGES if language in sys.argv]
    main(given or LANGUAGES, every="--all" in sys.argv)
