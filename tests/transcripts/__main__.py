"""Write the transcripts anew, play the games anew, or print how much is heard of them.

python -m tests.transcripts [games | write | counts [LANGUAGE]]
"""

import sys
from statistics import mean

from accessible_games.speech.catalogue import LANGUAGES, VERBOSITIES, Language
from tests.transcripts import games
from tests.transcripts.hearing import told_again, transcript, turns


def count(language: Language) -> None:
    """Print lines and letters of each game told again, and the lines of Anna's turns."""
    print("game: lines (letters) told again at each verbosity; lines in a turn, mean/most")
    for name in games.RECORDED:
        told = [told_again(name, language, verbosity) for verbosity in VERBOSITIES]
        sizes = [f"{len(lines)} ({sum(map(len, lines))})" for lines in told]
        heard = turns(name, language)
        print(f"{name}: {', '.join(sizes)}; {mean(heard):.0f}/{max(heard)}")


def main(words: list[str]) -> None:
    """Do what is asked."""
    match words:
        case ["games"]:
            for name in games.RECORDED:
                games.path(name).write_bytes(games.play(name))
        case ["write"]:
            for name in games.RECORDED:
                for language in LANGUAGES:
                    text = transcript(name, language)
                    games.transcript_path(name, language).write_text(text, "utf-8")
        case ["counts", *language]:
            count("de" if "de" in language else "fr" if "fr" in language else "en")


main(sys.argv[1:])
