"""What set-up says, in three languages. Python 3.6 must be able to read this file."""

import os
import sys

SENTENCES = {
    "en": {
        "old python": "Python 3.11 or newer is needed, this is {version}. Start with a newer one.",
        "setting up": "Setting up, this takes a minute the first time.",
        "waiting": "Another start is setting up just now, waiting for it to finish.",
        "waiting for": "Another start, process {process}, has been setting up since {since}; "
        "waiting for it. Should it hang, type in another window: {end}",
        "why play": "For braille grades, the system lacks {packages}.",
        "why test": "For the tests, the system lacks {packages}.",
        "ask": "Enter installs that with apt-get, any other answer goes on without.",
        "asked for": "The program plays without it too. Type quit to leave and install nothing.",
        "first": "This is the first question. Type quit to leave.",
        "left": "Nothing was installed. The next start asks again.",
        "apt": "Installing with apt-get.",
        "quiet": "Tests alone use {services}: neither starts by itself. "
        "docs/players.md says how to change that.",
        "without": "Going on without {packages}, needed for braille grades and for tests only. "
        "To add it, type: {install}",
        "venv": "Python's venv is missing. Type this, then start again: {install}",
        "no venv": "Python's venv is missing. Install a whole Python, then start again.",
        "silence": "The network does not answer yet. I keep trying, Control C ends it.",
        "network": "What is needed could not be fetched. Check the network and start again.",
        "altered": "What came from the network is not what was asked for, so nothing was "
        "installed. Start again in another network.",
        "not writable": "{path} cannot be written. Move the project to a folder of your own.",
        "in the way": "{path} is not a folder. Move it away and start again.",
        "disk full": "The disk is full. Make room for about 200 megabytes and start again.",
        "interrupted": "Interrupted. Nothing is lost, the next start repairs what is missing.",
        "failed": "Setting up failed: {reason}. Delete the folder {path} and start again.",
    },
    "de": {
        "old python": "Gebraucht wird Python 3.11 oder neuer, dies ist {version}. Nimm ein neues.",
        "setting up": "Ich richte alles ein, das dauert beim ersten Mal eine Minute.",
        "waiting": "Ein anderer Start richtet gerade alles ein, ich warte, bis er fertig ist.",
        "waiting for": "Ein anderer Start, Prozess {process}, richtet seit {since} alles ein; "
        "ich warte auf ihn. Falls er hängt, tippe in einem anderen Fenster: {end}",
        "why play": "Für Kurzschrift fehlt dem System {packages}.",
        "why test": "Für die Tests fehlt dem System {packages}.",
        "ask": "Enter installiert das mit apt-get, jede andere Antwort geht ohne weiter.",
        "asked for": "Das Programm spielt auch ohne. Tippe ende, um nichts zu installieren.",
        "first": "Das ist die erste Frage. Tippe ende zum Aufhören.",
        "left": "Es wurde nichts installiert. Der nächste Start fragt wieder.",
        "apt": "Ich installiere mit apt-get.",
        "quiet": "Nur die Tests benutzen {services}: Von selbst startet davon nichts. "
        "Wie sich das ändern lässt, steht in docs/players.md.",
        "without": "Es geht ohne {packages} weiter, nötig nur für Kurzschrift und für Tests. "
        "Abhilfe, zum Tippen: {install}",
        "venv": "Pythons venv fehlt. Tippe dies und starte noch einmal: {install}",
        "no venv": "Pythons venv fehlt. Installiere ein ganzes Python und starte noch einmal.",
        "silence": "Das Netz antwortet noch nicht. Ich versuche es weiter, Steuerung C endet.",
        "network": "Nötiges ließ sich nicht holen. Prüfe das Netz und starte noch einmal.",
        "altered": "Was aus dem Netz kam, ist nicht das Verlangte, darum wurde nichts "
        "installiert. Starte noch einmal in einem anderen Netz.",
        "not writable": "{path} ist nicht beschreibbar. Lege das Projekt in einen eigenen Ordner.",
        "in the way": "{path} ist kein Ordner. Räume es aus dem Weg und starte noch einmal.",
        "disk full": "Die Festplatte ist voll. Mach etwa 200 Megabyte frei und starte noch einmal.",
        "interrupted": "Abgebrochen. Nichts ist verloren, der nächste Start ergänzt, was fehlt.",
        "failed": "Das Einrichten misslang: {reason}. Lösche {path} und starte noch einmal.",
    },
    "fr": {
        "old python": "Il faut Python 3.11 ou plus récent, voici {version}. Prends-en un autre.",
        "setting up": "Installation en cours, la première fois cela prend une minute.",
        "waiting": "Un autre démarrage installe tout en ce moment, j'attends qu'il ait fini.",
        "waiting for": "Un autre démarrage, le processus {process}, installe tout depuis {since}; "
        "je l'attends. S'il est bloqué, tape dans une autre fenêtre: {end}",
        "why play": "Pour le braille abrégé, il manque au système {packages}.",
        "why test": "Pour les tests, il manque au système {packages}.",
        "ask": "Entrée l'installe avec apt-get, toute autre réponse continue sans.",
        "asked for": "Le programme joue aussi sans. Tape quitter pour ne rien installer.",
        "first": "C'est la première question. Tape quitter pour sortir.",
        "left": "Rien n'a été installé. Le prochain démarrage demandera encore.",
        "apt": "Installation avec apt-get.",
        "quiet": "Seuls les tests utilisent {services}: rien n'en démarre tout seul. "
        "docs/players.md dit comment changer cela.",
        "without": "On continue sans {packages}, utile au braille abrégé et aux tests seulement. "
        "Pour l'ajouter, tape: {install}",
        "venv": "Le module venv manque. Tape ceci, puis relance: {install}",
        "no venv": "Le module venv manque. Installe un Python complet, puis relance.",
        "silence": "Le réseau ne répond pas encore. Je continue, Contrôle C arrête.",
        "network": "Le téléchargement a échoué. Vérifie la connexion au réseau et relance.",
        "altered": "Ce qui est venu du réseau n'est pas ce qui était demandé, rien n'a donc été "
        "installé. Relance depuis un autre réseau.",
        "not writable": "Impossible d'écrire dans {path}. Déplace le projet dans ton dossier.",
        "in the way": "{path} n'est pas un dossier. Déplace-le et relance.",
        "disk full": "Le disque est plein. Libère environ 200 mégaoctets et relance.",
        "interrupted": "Interrompu. Rien n'est perdu, le prochain démarrage réparera tout.",
        "failed": "L'installation a échoué: {reason}. Supprime le dossier {path} et relance.",
    },
}

KNOWN = {
    word: meant
    for meant, words in {
        "help": "? help hilfe befehle aide aider commandes",
        "quit": "quit exit bye ende beenden aufhören schluss "
        "quitter quitte sortir arrêter stop fin",
        "back": "back previous zurück vorige retour précédent",
    }.items()
    for word in words.split()
}
"""What can be typed at its question in any language besides an answer."""


def language() -> str:
    """Return the user's language according to the environment or to Windows, else English."""
    names = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wish = next((os.environ[name] for name in names if os.environ.get(name)), "") or of_windows()
    return next((word[:2] for word in wish.split(":") if word[:2] in SENTENCES), "en")


def of_windows() -> str:
    """Return the language of the menus of Windows, such as "de_DE"; empty on other systems."""
    try:
        from ctypes import windll  # type: ignore[attr-defined,unused-ignore]
        from locale import windows_locale
    except ImportError:
        return ""
    return windows_locale.get(windll.kernel32.GetUserDefaultUILanguage(), "")


def say(key: str, **details: str) -> None:
    """Print a sentence on standard error, so that no pipe takes it for a result."""
    print(SENTENCES[language()][key].format(**details), file=sys.stderr, flush=True)
