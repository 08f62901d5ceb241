"""A synthesizer for Speech Dispatcher that writes down what it would speak; any Python 3 runs it.

    python3 -I voice.py FIFO

Speech Dispatcher starts it and tells it by lines what to do, which are answered by lines with a
number: see the chapter on output modules in its manual. What is spoken goes to the pipe as a line
of JSON: what it is ("SPEAK", a "KEY" or a "CHAR") and its text. It is spoken in no time.
"""

import json
import sys
from collections.abc import Iterator

SIMPLE = {
    "INIT": "299 OK LOADED SUCCESSFULLY",
    "LIST VOICES": "200-none\ten\tnone\n200 OK VOICE LIST SENT",
    "QUIT": "210 OK QUIT",
}
"""What is answered to a command of one line; to STOP and PAUSE nothing."""
SILENT = ("STOP", "PAUSE")
SETTINGS = {"SET": "203 OK SETTINGS RECEIVED", "AUDIO": "203 OK AUDIO INITIALIZED"}
SETTINGS["LOGLEVEL"] = "203 OK LOG LEVEL SET"
SPOKEN = ("SPEAK", "CHAR", "KEY", "SOUND_ICON")


def answer(text: str) -> None:
    """Lines to Speech Dispatcher."""
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def data() -> Iterator[str]:
    """The lines up to one of a single dot; another dot is before a line that begins with one."""
    for line in sys.stdin:
        if line == ".\n":
            return
        yield line.removeprefix(".")


def serve(fifo: str) -> None:
    """Do what is asked for until the end."""
    with open(fifo, "w", encoding="utf-8", buffering=1) as heard:
        for line in sys.stdin:
            command = line.strip()
            if command in SETTINGS:
                answer("207 OK RECEIVING SETTINGS")
                answer(SETTINGS[command] if [*data()] else "")
            elif command in SPOKEN:
                answer("202 OK RECEIVING MESSAGE")
                print(json.dumps([command, "".join(data())]), file=heard)
                answer("200 OK SPEAKING\n701 BEGIN\n702 END")
            elif command not in SILENT:
                answer(SIMPLE.get(command, "300 ERR UNKNOWN COMMAND"))
            if command == "QUIT":
                return


if __name__ == "__main__":
    sys.stdin.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    serve(sys.argv[1])
