"""The files of a folder in layers: a file imports none of its own layer and none of a higher one.

    python -m tests.layers [FOLDERS]

prints them, such as those of `match`, the lowest layer first: whoever reads them in this order
never meets a file before those that it stands on. Without a folder all are printed.
"""

import sys
from collections.abc import Mapping, Sequence
from graphlib import TopologicalSorter
from pathlib import Path

from tests.imports import import_graph, nodes_of
from tests.rows import PACKAGE

ROOT = Path(__file__).resolve().parent.parent


def layers(graph: Mapping[str, set[str]]) -> list[list[str]]:
    """Return modules in layers. Raises `CycleError` if one needs itself through others."""
    sorter = TopologicalSorter(graph)
    sorter.prepare()
    found = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready())
        sorter.done(*ready)
        found.append(ready)
    return found


def layers_of(folder: Path) -> list[list[str]]:
    """Return the files of a folder in layers, by what they import of each other."""
    files = {path.relative_to(ROOT): nodes_of(path.read_text("utf-8")) for path in sources(folder)}
    return [
        [module.rpartition(".")[2] for module in layer] for layer in layers(import_graph(files))
    ]


def sources(folder: Path) -> list[Path]:
    """Return the modules in a folder, without those in folders of it."""
    return sorted(path for path in folder.glob("*.py") if path.stem != "__init__")


def main(words: Sequence[str]) -> None:
    """Print the layers of some folders of the package."""
    package = ROOT / PACKAGE
    known = [each.relative_to(package).as_posix() for each in sorted(package.rglob("*/"))]
    for name in words or [each for each in known if len(sources(package / each)) > 1]:
        print(f"{name}/")
        for layer in layers_of(package / name):
            print(f"  {', '.join(layer)}")


if __name__ == "__main__":
    main(sys.argv[1:])
