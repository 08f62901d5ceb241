"""A workbook is looked through as XML, in whatever encoding it is written."""

import codecs

import pytest

from accessible_games.braille import archive
from accessible_games.braille.problem import DeckError
from accessible_games.braille.sheets import sheets_of
from tests.braille.test_rows import SPACE, TABLE, workbook

KIND = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
SHARED = f"<sst {SPACE}><si><t>&b;</t></si></sst>"
ENCODINGS = {
    "utf-8": b"", "utf-8-sig": b"", "utf-16": b"", "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE, "latin-1": b"", "cp1252": b"",
}  # fmt: skip


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize(
    "kind",
    [KIND, '<!DOCTYPE x SYSTEM "file:///etc/passwd">', "<!DOCTYPE x>", f"<!-- x -->\n{KIND}"],
)
def test_a_document_type_is_refused_in_any_encoding(encoding: str, kind: str) -> None:
    """UTF-16 hid it from a search for its bytes."""
    name = encoding.removesuffix("-sig").removesuffix("-le").removesuffix("-be")
    text = f'<?xml version="1.0" encoding="{name}"?>{kind}{SHARED}'
    data = ENCODINGS[encoding] + text.encode(encoding)
    with pytest.raises(DeckError) as caught:
        archive.refuse_declarations(data)
    assert caught.value.faults[0].problem == "no-workbook"


def test_what_only_looks_like_one_is_read() -> None:
    """In a comment or in a text; and cells that UTF-16 writes are read."""
    text = f"<sst {SPACE}><!-- <!DOCTYPE x> --><si><t><![CDATA[<!DOCTYPE]]></t></si></sst>"
    for encoding in ("utf-8", "utf-16"):
        archive.refuse_declarations(
            f'<?xml version="1.0" encoding="{encoding}"?>{text}'.encode(encoding)
        )
    (sheet,) = sheets_of(workbook(TABLE))
    assert sheet.rows[0].cells == tuple(TABLE[0])
