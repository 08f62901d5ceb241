"""What a speaker of each language knows: all forms of the pieces of our games."""

import re
from collections.abc import Mapping

from accessible_games.speech.catalogue import Language

Forms = Mapping[str, tuple[str, str]]


def english(name: str, names: str) -> Forms:
    """Return a noun alone and counted, for one and for two; English has no other forms."""
    return {"name": (name, names), "nominative": (f"a {name}", f"2 {names}")}


def french(article: str, name: str, names: str) -> Forms:
    """Return a noun with its article; "le" and "de" are shortened before a vowel and some an h."""
    silent = name[0] in "aeio" or name == "hyène"
    the, of = ("l'", "d'") if silent else ({"un": "le ", "une": "la "}[article], "de ")
    return {
        "name": (name, names),
        "nominative": (f"{article} {name}", f"2 {names}"),
        "definite": (f"{the}{name}", f"{the}{name}"),
        "without": (f"{of}{name}", f"{of}{name}"),
    }


def german(name: str, names: str, accusative: str, dative: str, datives: str) -> Forms:
    """Return a noun whose nominative follows from the accusative: only "einen" differs."""
    article = "ein" if accusative.startswith("einen ") else accusative.split()[0]
    return {
        "name": (name, names),
        "nominative": (f"{article} {name}", f"2 {names}"),
        "accusative": (accusative, f"2 {names}"),
        "dative": (dative, f"2 {datives}"),
    }


ANIMALS: Mapping[Language, Mapping[str, Forms]] = {
    "en": {
        "giraffe": english("giraffe", "giraffes"),
        "bear": english("bear", "bears"),
        "mole": english("mole", "moles"),
        "goat": english("goat", "goats"),
        "sheep": english("sheep", "sheep"),
        "dog": english("dog", "dogs"),
        "rabbit": english("rabbit", "rabbits"),
        "pig": english("pig", "pigs"),
        "cat": english("cat", "cats"),
        "mouse": english("mouse", "mice"),
        "crocodile": english("crocodile", "crocodiles"),
        "anteater": english("anteater", "anteaters"),
        "bat": english("bat", "bats"),
        "vulture": english("vulture", "vultures"),
        "hedgehog": english("hedgehog", "hedgehogs"),
        "spider": english("spider", "spiders"),
        "toucan": english("toucan", "toucans"),
        "hyena": english("hyena", "hyenas"),
        "snake": english("snake", "snakes"),
        "frog": english("frog", "frogs"),
        "cola": english("cola", "colas"),
        "lemonade": english("lemon", "lemons"),
        "beer": english("beer", "beers"),
        "spezi": english("cola lemon", "cola lemons"),
        "diesel": english("cola beer", "cola beers"),
        "shandy": english("lemon beer", "lemon beers"),
        "water": english("water", "waters"),
        "cash": english("cash", "cash"),
        "jewel": english("jewel", "jewels"),
        "painting": english("painting", "paintings"),
        "medical-kit": english("medical kit", "medical kits"),
        "oar": english("oar", "oars"),
        "chum": english("chum", "chum"),
        "blackjack": english("blackjack", "blackjacks"),
        "knife": english("knife", "knives"),
        "gaffing-hook": english("gaffing hook", "gaffing hooks"),
        "flare-gun": english("flare gun", "flare guns"),
        "parasol": english("parasol", "parasols"),
        "compass": english("compass", "compasses"),
        "life-preserver": english("life preserver", "life preservers"),
        "course": english("course", "courses"),
    },
    "fr": {
        "giraffe": french("une", "girafe", "girafes"),
        "bear": french("un", "ours", "ours"),
        "mole": french("une", "taupe", "taupes"),
        "goat": french("une", "chèvre", "chèvres"),
        "sheep": french("un", "mouton", "moutons"),
        "dog": french("un", "chien", "chiens"),
        "rabbit": french("un", "lapin", "lapins"),
        "pig": french("un", "cochon", "cochons"),
        "cat": french("un", "chat", "chats"),
        "mouse": french("une", "souris", "souris"),
        "crocodile": french("un", "crocodile", "crocodiles"),
        "anteater": french("un", "fourmilier", "fourmiliers"),
        "bat": french("une", "chauve-souris", "chauves-souris"),
        "vulture": french("un", "vautour", "vautours"),
        "hedgehog": french("un", "hérisson", "hérissons"),
        "spider": french("une", "araignée", "araignées"),
        "toucan": french("un", "toucan", "toucans"),
        "hyena": french("une", "hyène", "hyènes"),
        "snake": french("un", "serpent", "serpents"),
        "frog": french("une", "grenouille", "grenouilles"),
        "cola": french("un", "cola", "colas"),
        "lemonade": french("une", "limonade", "limonades"),
        "beer": french("une", "bière", "bières"),
        "spezi": french("un", "colalimo", "colalimos"),
        "diesel": french("un", "colabière", "colabières"),
        "shandy": french("une", "limobière", "limobières"),
        "water": {"name": ("eau", "eaux"), "nominative": ("de l'eau", "2 eaux")},
        "cash": {"name": ("argent", "argents"), "nominative": ("de l'argent", "2 cartes d'argent")},
        "jewel": french("un", "bijou", "bijoux"),
        "painting": french("un", "tableau", "tableaux"),
        "medical-kit": french("une", "trousse", "trousses"),
        "oar": french("une", "rame", "rames"),
        "chum": french("un", "appât", "appâts"),
        "blackjack": french("une", "matraque", "matraques"),
        "knife": french("un", "couteau", "couteaux"),
        "gaffing-hook": french("une", "gaffe", "gaffes"),
        "flare-gun": french("un", "pistolet", "pistolets"),
        "parasol": french("une", "ombrelle", "ombrelles"),
        "compass": french("une", "boussole", "boussoles"),
        "life-preserver": french("une", "bouée", "bouées"),
        "course": french("un", "cap", "caps"),
    },
    "de": {
        "giraffe": german("Giraffe", "Giraffen", "eine Giraffe", "einer Giraffe", "Giraffen"),
        "bear": german("Bär", "Bären", "einen Bären", "einem Bären", "Bären"),
        "mole": german("Maulwurf", "Maulwürfe", "einen Maulwurf", "einem Maulwurf", "Maulwürfen"),
        "goat": german("Ziege", "Ziegen", "eine Ziege", "einer Ziege", "Ziegen"),
        "sheep": german("Schaf", "Schafe", "ein Schaf", "einem Schaf", "Schafen"),
        "dog": german("Hund", "Hunde", "einen Hund", "einem Hund", "Hunden"),
        "rabbit": german("Hase", "Hasen", "einen Hasen", "einem Hasen", "Hasen"),
        "pig": german("Schwein", "Schweine", "ein Schwein", "einem Schwein", "Schweinen"),
        "cat": german("Katze", "Katzen", "eine Katze", "einer Katze", "Katzen"),
        "mouse": german("Maus", "Mäuse", "eine Maus", "einer Maus", "Mäusen"),
        "crocodile": german(
            "Krokodil", "Krokodile", "ein Krokodil", "einem Krokodil", "Krokodilen"
        ),
        "anteater": german(
            "Ameisenbär", "Ameisenbären", "einen Ameisenbären", "einem Ameisenbären", "Ameisenbären"
        ),
        "bat": german(
            "Fledermaus", "Fledermäuse", "eine Fledermaus", "einer Fledermaus", "Fledermäusen"
        ),
        "vulture": german("Geier", "Geier", "einen Geier", "einem Geier", "Geiern"),
        "hedgehog": german("Igel", "Igel", "einen Igel", "einem Igel", "Igeln"),
        "spider": german("Spinne", "Spinnen", "eine Spinne", "einer Spinne", "Spinnen"),
        "toucan": german("Tukan", "Tukane", "einen Tukan", "einem Tukan", "Tukanen"),
        "hyena": german("Hyäne", "Hyänen", "eine Hyäne", "einer Hyäne", "Hyänen"),
        "snake": german("Schlange", "Schlangen", "eine Schlange", "einer Schlange", "Schlangen"),
        "frog": german("Frosch", "Frösche", "einen Frosch", "einem Frosch", "Fröschen"),
        "cola": german("Cola", "Colas", "eine Cola", "einer Cola", "Colas"),
        "lemonade": german("Limo", "Limos", "eine Limo", "einer Limo", "Limos"),
        "beer": german("Bier", "Biere", "ein Bier", "einem Bier", "Bieren"),
        "spezi": german("Colalimo", "Colalimos", "eine Colalimo", "einer Colalimo", "Colalimos"),
        "diesel": german("Colabier", "Colabiere", "ein Colabier", "einem Colabier", "Colabieren"),
        "shandy": german("Limobier", "Limobiere", "ein Limobier", "einem Limobier", "Limobieren"),
    },
}
"""Each piece alone and two of it, in every case that the words of the language may need."""

PIECES: Mapping[Language, frozenset[str]] = {
    language: frozenset(
        re.split("[ ']", form)[-1].lower()
        for forms in animals.values()
        for pair in forms.values()
        for form in pair
    )
    for language, animals in ANIMALS.items()
}
"""The nouns of all pieces."""
