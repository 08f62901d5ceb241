"""The form of the page of labels, and the labels that it shows, as HTML."""

import re
from base64 import b64encode
from collections.abc import Iterator, Sequence
from itertools import takewhile

from accessible_games.braille.decks import boxes
from accessible_games.braille.sheets import ENDINGS
from accessible_games.core.frozen import Frozen
from accessible_games.label_page.fields import (
    DECKS,
    Field,
    Given,
    sections,
)
from accessible_games.label_page.process import Made, UploadedDeck
from accessible_games.speech.catalogue import Language
from accessible_games.speech.catalogues import title_of
from accessible_games.web.layout import Links, document, languages, say
from accessible_games.web.markup import Html, element, joined

ADDRESS = "/labels"
PARTS = ("all", "files", "key", "braille")
"""The parts of the files that can be downloaded."""
HINTED = (
    *(
        "address",
        "card",
        "paper",
        "margin",
        "compensate",
        "slot",
        "only",
        "without",
        "copies",
        "pages",
    ),
    "encoding",
    *("measures", "part"),
)
"""Fields and headings that have a hint."""
SAID = re.compile(r"(.*?)((?: [\u2800-\u28ff]+)+)")
"""What is said of a label, and its cells after that."""
CELLS = re.compile(r"[\u2800-\u28ff ]+")
"""A line of a preview that has cells alone."""


class Queue(Frozen):
    """How long a request would take now."""

    ahead: int
    """The requests that would wait before it."""
    wait: int
    """The seconds until it is begun."""
    usual: int
    """The seconds that it takes after that."""


def whole_page(
    language: Language,
    seal: str,
    given: Given,
    deck: UploadedDeck | None,
    made: Made | None,
    queue: Queue,
    links: Links = (),
) -> Html:
    """Return the page: errors or the labels first, then the form as it was filled in."""
    problem = made.problem if made else ""
    parts = [
        *(element("p", say(language, "labels-about")), languages(language, ADDRESS)),
        wrong(language, problem) if problem else "",
        result(language, given, deck, made) if made and made.lines else "",
        form(language, seal, given, deck, queue),
    ]
    title = say(language, "labels-title-wrong" if problem else "labels-title")
    return document(language, title, *parts, links=links)


def wrong(language: Language, problem: str) -> Html:
    """Return why nothing was made; it is heard first, as nothing else has changed."""
    heading = element("h2", say(language, "labels-wrong"), id="wrong")
    told = element("p", problem, role="alert")
    return element("section", heading, told, aria_labelledby="wrong")


def name_of(language: Language, given: Given, deck: UploadedDeck | None) -> str:
    """Return the name of the deck."""
    return deck.name if deck else deck_name(language, given.get("deck", ""))


def deck_name(language: Language, deck: str) -> str:
    """Return the name of a built-in deck."""
    if deck in boxes():
        return title_of(language, deck)
    return say(language, f"labels-deck-{deck}")


def result(language: Language, given: Given, deck: UploadedDeck | None, made: Made) -> Html:
    """Return what was made: labels, a deck at a glance, or pages before they are made."""
    name = name_of(language, given, deck)
    times = {"wait": round(made.waited), "seconds": max(1, round(made.took))}
    told = element("p", say(language, "labels-took", **times), class_="hint")
    if given.get("do") in ("check", "preview"):
        heading = element("h2", say(language, f"labels-{given['do']}-of", name=name), id="made")
        said = before_files(language, made.lines)
        told_lines = said if given["do"] == "preview" else sentences(said)
        lines = joined(*map(line, told_lines))
        shown = [*pictures(made)] if given.get("pages") else [*pictures(made)][:1]
        return element("section", heading, *shown, lines, told, aria_labelledby="made")
    return labels(language, made, name, told)


def sentences(lines: Sequence[str]) -> Iterator[str]:
    """Yield whole sentences, which the command line breaks into lines."""
    begun = ""
    for each in lines:
        begun = f"{begun} {each}".strip()
        if begun.endswith("."):
            yield begun
            begun = ""


def before_files(language: Language, lines: Sequence[str]) -> Sequence[str]:
    """Return what was said before it is about files and commands, which a page has not."""
    ends = [say(language, "check-then"), say(language, "overlay-written", folder="made")]
    return [*takewhile(lambda said: said not in ends, lines)]


def line(said: str) -> Html:
    """Return a line; one of cells is for the eye, as its letters follow."""
    return element("p", cells(said) if CELLS.fullmatch(said) else said)


def pictures(made: Made) -> Iterator[Html]:
    """Yield the pictures that were drawn, for the eye; what is on them was said before."""
    for name, data in made.files.items():
        if name.endswith(".svg"):
            yield element("div", Html(data.decode()), class_="picture", aria_hidden="true")


def labels(language: Language, made: Made, name: str, took: Html) -> Html:
    """Return each label as it is said, with its cells for sighted readers, then notes on them."""
    told = [SAID.fullmatch(line) for line in made.lines]
    items = [element("li", each[1], cells(each[2])) for each in told if each]
    notes = [line for line, each in zip(made.lines, told, strict=True) if not each]
    heading = element("h2", say(language, "labels-made", name=name), id="made")
    also = joined(
        element("h3", say(language, "labels-made-notes")), *(element("p", note) for note in notes)
    )
    more = also if notes else ""
    return element("section", heading, element("ol", *items), more, took, aria_labelledby="made")


def cells(text: str) -> Html:
    """Return cells for the eye; their dots were said in words before."""
    return element("span", text, class_="cells", aria_hidden="true")


def form(
    language: Language, seal: str, given: Given, deck: UploadedDeck | None, queue: Queue
) -> Html:
    """Return the form with everything that can be chosen."""
    chosen = [section(language, name, fields, given) for name, fields in sections(language).items()]
    writing, *others = chosen
    return element(
        "form",
        element("input", type="hidden", name="seal", value=seal),
        *(which(language, given, deck), writing, waiting(language, queue)),
        *(button(language, "show"), button(language, "check")),
        *(element("p", say(language, "labels-options-told"), class_="hint"), *others),
        choice(language, "part-of-files", PARTS, given.get("part-of-files", ""), "parts"),
        button(language, "preview"),
        element("p", say(language, "labels-test-hint"), id="test-hint"),
        *(button(language, "test", aria_describedby="test-hint"), button(language, "make")),
        element("p", say(language, "labels-not-kept")),
        method="post",
        action=f"{ADDRESS}?language={language}",
        enctype="multipart/form-data",
    )


def waiting(language: Language, queue: Queue) -> Html:
    """Return how long a request would take now."""
    numbers = {"count": queue.ahead, "wait": queue.wait, "seconds": queue.usual}
    return element("p", say(language, "labels-queue", **numbers), class_="hint")


def button(language: Language, name: str, **more: str) -> Html:
    """Return a button that sends the form."""
    inside = say(language, f"labels-{name}")
    return element("p", element("button", inside, name="do", value=name, **more))


def which(language: Language, given: Given, deck: UploadedDeck | None) -> Html:
    """Return the choice of the deck: a built-in one, or a file, which comes back with the page."""
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
        element("input", type="file", accept=",".join(ENDINGS), **named("file", hinted=True)),
        *(kept(deck) if deck else ()),
    )


def kept(deck: UploadedDeck) -> Sequence[Html]:
    """Return an uploaded deck, which only the page itself keeps."""
    data = b64encode(deck.data).decode()
    hidden = {"kept-name": deck.name, "kept": data}
    return [element("input", type="hidden", name=name, value=hidden[name]) for name in hidden]


def section(language: Language, name: str, fields: Sequence[Field], given: Given) -> Html:
    """Return some fields with their heading."""
    hint = say(language, f"labels-{name}-hint") if name in HINTED else ""
    told = element("p", hint, class_="hint") if hint else ""
    legend = element("legend", say(language, f"labels-{name}"))
    shown = [one(language, field, given.get(field.name, "")) for field in fields]
    return element("fieldset", legend, told, *shown)


def one(language: Language, field: Field, value: str) -> Html:
    """Return a field with its label, its hint, and what was filled in."""
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
    """Return a choice of several words, whose messages begin with *words*."""
    missing = "labels-none" if name == "marks" else "labels-usual"
    told = {each: f"labels-{words}-{each}" if each else missing for each in choices}
    options = [option(each, say(language, told[each]), chosen) for each in choices]
    return labelled(language, name, "", element("select", *options, **named(name)))


def option(value: str, text: str, chosen: str) -> Html:
    """Return one option of a choice."""
    return element("option", text, value=value, selected=value == chosen)


def labelled(language: Language, name: str, hint: str, inside: Html) -> Html:
    """Return a field below its label."""
    return joined(element("label", *label(language, name), for_=name), hint, inside)


def label(language: Language, name: str) -> Sequence[str]:
    """Return the name of a field, with its option if it has one."""
    words = say(language, f"labels-{name}")
    known = {field.name for fields in sections(language).values() for field in fields}
    if name not in known:
        return [words]
    return [f"{words} (", element("code", f"--{name}", lang="en", translate="no"), ")"]


def named(name: str, *, hinted: bool = False) -> dict[str, str | bool]:
    """Return the attributes that identify a field."""
    more: dict[str, str | bool] = {"aria_describedby": f"{name}-hint"} if hinted else {}
    return {"id": name, "name": name, **more}
