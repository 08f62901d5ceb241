"""The rules of PEF 2008-1, as its schema and its two assertions have them."""

import re
from collections.abc import Iterator
from math import ceil
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

PEF = "{http://www.daisy.org/ns/2008/pef}"
DC = "{http://purl.org/dc/elements/1.1/}"
TREE = {"volume": "section", "section": "page", "page": "row"}
"""What each element holds, one or more of it."""
OWN = {
    "volume": {"cols", "rows", "rowgap", "duplex"},
    "section": {"cols", "rows", "rowgap", "duplex"},
    "page": {"rowgap"},
    "row": {"rowgap"},
}
"""The attributes that an element may have; a volume must have all of its."""
NUMBERS = re.compile(r"[0-9]+")


def faults_of_pef(data: bytes) -> list[str]:
    """All that is wrong with a file."""
    try:
        root = ElementTree.fromstring(data)
    except ElementTree.ParseError as error:
        return [str(error)]
    return list(faults(root))


def faults(root: Element) -> Iterator[str]:
    """What is wrong with a document, a few words for each fault."""
    if root.tag != f"{PEF}pef" or root.attrib != {"version": "2008-1"}:
        yield "root"
    if [child.tag for child in root] != [f"{PEF}head", f"{PEF}body"]:
        yield "head and body"
        return
    yield from head_faults(root[0])
    if not len(root[1]):
        yield "body without volumes"
    for volume in root[1]:
        if set(volume.attrib) != OWN["volume"]:
            yield "volume's attributes"
            return
        yield from tree_faults(volume, "volume")
        yield from size_faults(volume)


def head_faults(head: Element) -> Iterator[str]:
    """One identifier and the format of PEF must be there, and nothing but Dublin Core."""
    if [child.tag for child in head] != [f"{PEF}meta"]:
        yield "meta"
        return
    for name in ("identifier", "format"):
        if len(head[0].findall(DC + name)) != 1:
            yield f"not one {name}"
    for child in head[0]:
        if not child.tag.startswith(DC):
            yield f"meta {child.tag}"
        if child.tag == f"{DC}format" and child.text != "application/x-pef+xml":
            yield f"format {child.text}"


def tree_faults(element: Element, kind: str) -> Iterator[str]:
    """An element, and all in it."""
    if element.tag != PEF + kind:
        yield f"{element.tag} instead of {kind}"
        return
    if set(element.attrib) - OWN[kind]:
        yield f"attributes of {kind}"
    text = (element.text or "") + "".join(child.tail or "" for child in element)
    if kind == "row":
        if re.search(r"[^\u2800-\u28ff]", text) or len(element):
            yield f"row {text!r}"
        return
    if text.strip() or not len(element):
        yield f"{kind} is empty or has text"
    for child in element:
        yield from tree_faults(child, TREE[kind])


def size_faults(volume: Element) -> Iterator[str]:
    """Rows are not longer, and pages not higher, than the volume says."""
    if not all(NUMBERS.fullmatch(volume.attrib[name]) for name in ("cols", "rows", "rowgap")):
        yield "numbers"
        return
    if volume.attrib["duplex"] not in ("true", "false"):
        yield "duplex"
    columns, lines, gap = (int(volume.attrib[name]) for name in ("cols", "rows", "rowgap"))
    for page in volume.iter(f"{PEF}page"):
        if len(page) + ceil(len(page) * gap / 4) > lines:
            yield "too many rows"
        if max((len("".join(row.itertext())) for row in page), default=0) > columns:
            yield "row too long"
