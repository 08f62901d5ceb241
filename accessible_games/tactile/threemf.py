"""3MF, which slicers prefer: each different body once, placed as often as needed."""

import io
import zipfile
from collections.abc import Iterator, Sequence
from xml.sax.saxutils import quoteattr

from accessible_games.tactile.mesh import Body
from accessible_games.tactile.solids import Named

CORE = "http://schemas.microsoft.com/3dmanufacturing/core/2015/02"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
MODEL = "3D/3dmodel.model"
DAY = (1980, 1, 1, 0, 0, 0)
"""A fixed time for all parts, so that the same labels give the same file."""
UNIX = 3
"""The system that has written all parts, for the same reason."""

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
TYPES = (
    f'{HEAD}<Types xmlns="{PACKAGE}/content-types">'
    '<Default Extension="rels" '
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    '<Default Extension="model" '
    'ContentType="application/vnd.ms-package.3dmanufacturing-3dmodel+xml"/></Types>'
)
RELATIONS = (
    f'{HEAD}<Relationships xmlns="{PACKAGE}/relationships"><Relationship Id="model" '
    f'Target="/{MODEL}" Type="http://schemas.microsoft.com/3dmanufacturing/2013/01/3dmodel"/>'
    "</Relationships>"
)


def threemf(bodies: Sequence[Named]) -> bytes:
    """A file of all the bodies; equal ones are written once."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name, text in (
            ("[Content_Types].xml", TYPES),
            ("_rels/.rels", RELATIONS),
            (MODEL, "".join(model(bodies))),
        ):
            part = zipfile.ZipInfo(name, DAY)
            part.create_system = UNIX
            part.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(part, text, compresslevel=3)
    return stream.getvalue()


def model(bodies: Sequence[Named]) -> Iterator[str]:
    """The model as XML."""
    numbers: dict[int, int] = {}
    yield f'{HEAD}<model unit="millimeter" xml:lang="en-US" xmlns="{CORE}"><resources>'
    for name, body, _, _ in bodies:
        if id(body) not in numbers:
            numbers[id(body)] = len(numbers) + 1
            yield f'<object id="{numbers[id(body)]}" type="model" name={quoteattr(name)}>'
            yield from mesh(body)
            yield "</object>"
    yield "</resources><build>"
    for _, body, right, up in bodies:
        place = f"1 0 0 0 1 0 0 0 1 {right:.3f} {up:.3f} 0"
        yield f'<item objectid="{numbers[id(body)]}" transform="{place}"/>'
    yield "</build></model>\n"


def mesh(body: Body) -> Iterator[str]:
    """The vertices and triangles of a body."""
    yield "<mesh><vertices>"
    yield "".join([f'<vertex x="{x:.5g}" y="{y:.5g}" z="{z:.5g}"/>' for x, y, z in body.vertices])
    yield "</vertices><triangles>"
    yield "".join([f'<triangle v1="{a}" v2="{b}" v3="{c}"/>' for a, b, c in body.triangles])
    yield "</triangles></mesh>"
