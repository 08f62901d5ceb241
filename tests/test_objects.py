"""Objects can be understood one by one: few methods to call on each, and few fields in it."""

from tests.imports import nodes_of
from tests.objects import PACKAGE, PRESENT, classes, classes_in, reachable, too_big


def test_objects_are_small() -> None:
    """At most 25 public methods and properties, inherited ones too, and 10 fields, but for data."""
    found = {name.removeprefix(PACKAGE): size for name, size in too_big(classes()).items()}
    assert {name: size for name, size in found.items() if name not in PRESENT} == {}
    grown = {
        name: size for name, size in found.items() if any(map(int.__gt__, size, PRESENT[name]))
    }
    assert grown == {}


def test_what_was_taken_apart_is_on_no_list() -> None:
    """So that it stays apart."""
    found = {name.removeprefix(PACKAGE) for name in too_big(classes())}
    assert {*PRESENT} - found == set()


def test_the_vocabulary_is_made_of_small_parts() -> None:
    """Words, commands, a reader of answers and a glossary: none is built on another's floors."""
    parts = ("lexicon.Lexicon", "commands.Commands", "answers.AnswerReader", "glossary.Glossary")
    for name in (*parts, "vocabulary.Vocabulary"):
        part = classes()[f"{PACKAGE}speech.{name}"]
        assert {base for base in part.bases if base in classes()} <= {
            f"{PACKAGE}core.frozen.Frozen"
        }


CONNECTIONS = (
    *("telnet.connection.Telnet", "ssh.connection.Ssh", "ssh.frame_connection.Frame"),
    *("page.connection.Page", "page.live.Live"),
)


def test_no_connection_is_built_on_another() -> None:
    """Each is made of a visit and of what its kind has; none inherits from a class of ours."""
    known = classes()
    for name in CONNECTIONS:
        assert not {*known[f"{PACKAGE}server.{name}Connection"].bases} & {*known}, name


TOWER = """
from dataclasses import dataclass

class Ground:
    def __init__(self):
        self.door, self._lock = 1, 2
    def open(self): ...
    def _turn(self): ...

class Floor(Ground):
    bell: int
    @property
    def view(self): ...
    async def ring(self):
        self.rung = True

@dataclass(frozen=True)
class Value:
    one: int
    def told(self): ...
"""


def test_what_is_inherited_counts() -> None:
    """Private methods do not; fields do, wherever they are set."""
    known = classes_in(nodes_of(TOWER), "house")
    floor = reachable("house.Floor", known)
    assert floor.methods == {"open", "view", "ring"}
    assert floor.fields == {"door", "_lock", "bell", "rung"}
    assert not floor.is_value
    assert known["house.Value"].is_value


def test_a_big_object_is_found() -> None:
    """By its methods, even if it is a value, and by its fields, unless it is one."""
    many = "\n".join(f"    def m{number}(self): ..." for number in range(26))
    wide = "\n".join(f"    f{number}: int" for number in range(11))
    frozen = "@dataclass(frozen=True)\n"
    text = f"{frozen}class Many:\n{many}\nclass Wide:\n{wide}\n{frozen}class Data:\n{wide}"
    found = too_big(classes_in(nodes_of(text), "house"))
    assert found == {"house.Many": (26, 0), "house.Wide": (0, 11)}
