"""The form of the page of labels, and the labels that it shows, as HTML."""

import re
from base64 import b64encode
from collections.abc import Sequence

from accessible_games.braille.decks import boxes
from accessible_games.server.page.labels_fields import (
    DECKS,
    Field,
    Given,
    sections,
)
from accessible_games.server.page.labels_process import Deck, Made
from accessible_games.server.page.layout import document, languages, say
from accessible_games.server.page.markup import Html, element, joined
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import catalogue_of

ADDRESS = "/labels"
PARTS = ("all", "files", "key", "braille")
"""Which of the files are downloaded."""
HINTED = (
    *("card", "paper", "margin", "compensate", "only", "without", "copies", "pages"),
    *("measures", "part"),
)
"""Fields, and headings, that have a hint."""
SAID = re.compile(r"(.*?)((?: [\u2800-\u28ff]+)+)")
"""What is said of a label, and its cells behind that."""


def whole_page(
    language: Language, seal: str, given: Given, deck: Deck | None, made: Made | None
) -> Html:
    """The page: what is wrong or the labels first, then the form as it was filled in."""
    problem = made.problem if made else ""
    parts = [
        *(element("p", say(language, "labels-about")), languages(language, ADDRESS)),
        wrong(language, problem) if problem else "",
        labels(language, made, name_of(language, given, deck)) if made and made.lines else "",
        form(language, seal, given, deck),
    ]
    title = say(language, "labels-title-wrong" if problem else "labels-title")
    return document(language, title, *parts)


def wrong(language: Language, problem: str) -> Html:
    """Why nothing came of it; it is heard first, as nothing else has changed."""
    heading = element("h2", say(language, "labels-wrong"), id="wrong")
    told = element("p", problem, role="alert")
    return element("section", heading, told, aria_labelledby="wrong")


def name_of(language: Language, given: Given, deck: Deck | None) -> str:
    """What the deck is called."""
    return deck.name if deck else deck_name(language, given.get("deck", ""))


def deck_name(language: Language, deck: str) -> str:
    """What one of the decks that are there is called."""
    if deck in boxes():
        return catalogue_of(language, deck).say("title")
    return say(language, f"labels-deck-{deck}")


def labels(language: Language, made: Made, name: str) -> Html:
    """Each label as it is said, with its cells for those who see; then what to know of them."""
    told = [SAID.fullmatch(line) for line in made.lines]
    items = [element("li", each[1], cells(each[2])) for each in told if each]
    notes = [line for line, each in zip(made.lines, told, strict=True) if not each]
    heading = element("h2", say(language, "labels-made", name=name), id="made")
    also = joined(
        element("h3", say(language, "labels-made-notes")), *(element("p", note) for note in notes)
    )
    more = also if notes else ""
    return element("section", heading, element("ol", *items), more, aria_labelledby="made")


def cells(text: str) -> Html:
    """Cells to be seen; their dots are said in words before them."""
    return element("span", text, class_="cells", aria_hidden="true")


def form(language: Language, seal: str, given: Given, deck: Deck | None) -> Html:
    """All that can be chosen."""
    chosen = [section(language, name, fields, given) for name, fields in sections(language).items()]
    writing, *others = chosen
    return element(
        "form",
        element("input", type="hidden", name="seal", value=seal),
        *(which(language, given, deck), writing, button(language, "show")),
        *(element("p", say(language, "labels-options-told"), class_="hint"), *others),
        choice(language, "part-of-files", PARTS, given.get("part-of-files", ""), "parts"),
        *(
            button(language, "make"),
            element("p", say(language, "labels-test-hint"), id="test-hint"),
        ),
        button(language, "test", aria_describedby="test-hint"),
        element("p", say(language, "labels-not-kept")),
        method="post",
        action=f"{ADDRESS}?language={language}",
        enctype="multipart/form-data",
    )


def button(language: Language, name: str, **more: str) -> Html:
    """A button that sends the form."""
    inside = say(language, f"labels-{name}")
    return element("p", element("button", inside, name="do", value=name, **more))


def which(language: Language, given: Given, deck: Deck | None) -> Html:
    """The deck: one of those that are there, or a file, which comes back with the page."""
    chosen = given.get("deck", DECKS[0])
    others = [option(each, deck_name(language, each), chosen) for each in DECKS]
    own = option("", say(language, "labels-deck-file"), chosen)
    hint = say(language, "labels-file-hint")
    if deck:
        hint = f"{say(language, 'labels-file-kept', name=deck.name)} {hint}"
    return element(
        "fieldset",
        element("legend", say(language, "labels-deck")),
        labelled(
            language, "deck", "", element("select", *others, own, **named("deck", hinted=True))
        ),
        element("p", say(language, "labels-deck-hint"), id="deck-hint", class_="hint"),
        element("label", say(language, "labels-file"), for_="file"),
        element("p", hint, id="file-hint", class_="hint"),
        element("input", type="file", accept=".csv,.txt,.tsv,.xlsx", **named("file", hinted=True)),
        *(kept(deck) if deck else ()),
    )


def kept(deck: Deck) -> Sequence[Html]:
    """A deck that was sent, which only the page itself keeps."""
    data = b64encode(deck.data).decode()
    hidden = {"kept-name": deck.name, "kept": data}
    return [element("input", type="hidden", name=name, value=hidden[name]) for name in hidden]


def section(language: Language, name: str, fields: Sequence[Field], given: Given) -> Html:
    """Some fields with their heading."""
    hint = say(language, f"labels-{name}-hint") if name in HINTED else ""
    told = element("p", hint, class_="hint") if hint else ""
    legend = element("legend", say(language, f"labels-{name}"))
    shown = [one(language, field, given.get(field.name, "")) for field in fields]
    return element("fieldset", legend, told, *shown)


def one(language: Language, field: Field, value: str) -> Html:
    """A field with its label, its hint, and what was filled in."""
    name = field.name
    if field.choices:
        first = ("",) if field.is_optional else ()
        return choice(language, name, (*first, *field.choices), value, name)
    if field.is_flag:
        box = element("input", type="checkbox", value="yes", checked=bool(value), **named(name))
        return element("p", box, " ", element("label", *label(language, name), for_=name))
    hinted = name in HINTED
    if field.has_lines:
        inside = element("textarea", value, rows="2", **named(name, hinted=hinted))
    else:
        inside = element(
            "input", type="text", value=value, autocomplete="off", **named(name, hinted=hinted)
        )
    hint = element("p", say(language, f"labels-{name}-hint"), id=f"{name}-hint", class_="hint")
    return labelled(language, name, hint if hinted else "", inside)


def choice(language: Language, name: str, choices: Sequence[str], chosen: str, words: str) -> Html:
    """One of several, by the words that *words* begins."""
    missing = "labels-none" if name == "marks" else "labels-usual"
    told = {each: f"labels-{words}-{each}" if each else missing for each in choices}
    options = [option(each, say(language, told[each]), chosen) for each in choices]
    return labelled(language, name, "", element("select", *options, **named(name)))


def option(value: str, text: str, chosen: str) -> Html:
    """One that can be chosen."""
    return element("option", text, value=value, selected=value == chosen)


def labelled(language: Language, name: str, hint: str, inside: Html) -> Html:
    """A field below its label."""
    return joined(element("label", *label(language, name), for_=name), hint, inside)


def label(language: Language, name: str) -> Sequence[str]:
    """What a field is called, with its option where it is one."""
    words = say(language, f"labels-{name}")
    known = {field.name for fields in sections(language).values() for field in fields}
    if name not in known:
        return [words]
    return [f"{words} (", element("code", f"--{name}", lang="en", translate="no"), ")"]


def named(name: str, *, hinted: bool = False) -> dict[str, str | bool]:
    """The attributes by which a field is known."""
    more: dict[str, str | bool] = {"aria_describedby": f"{name}-hint"} if hinted else {}
    return {"id": name, "name": name, **more}
