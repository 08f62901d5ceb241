"""The store as one SQLite file, which one thread writes."""

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import token_hex

from accessible_games.core.event import Seat
from accessible_games.server.storage.database_file import DatabaseFile
from accessible_games.server.storage.followed_file import FollowedFile, Second
from accessible_games.server.storage.house_time import house_time_in
from accessible_games.server.storage.reading import Damage, documents_in, profile_of, read_all
from accessible_games.server.storage.social_rows import SocialRows, read_social
from accessible_games.server.storage.store import Kind, Known, SocialStore, StoredTable, Ticket
from accessible_games.server.storage.writer import StoreWriter
from accessible_games.speech.normalize import fold

ENDED = "UPDATE tables SET over = 1 WHERE word = ?"
FORGOTTEN = "DELETE FROM documents WHERE kind = ? AND key = ?"
SHELVED = "UPDATE {} SET word = ? WHERE word = ?"
HEARD = "UPDATE seats SET heard = ? WHERE word = ? AND seat = ?"


class Database:
    """See `Store`."""

    def __init__(self, file: Path, second: Second | None = None) -> None:
        """Open the file, or make it; a *second* machine has every change before it counts.

        Raises `StoreError` if that is not possible.
        """
        self._file = DatabaseFile(file) if second is None else FollowedFile(file, second)
        known, tables, damaged = read_all(self._file.connection)
        if damaged and isinstance(self._file, FollowedFile):
            self._file.part_ways()
        social = read_social(self._file.connection)
        self.known: Sequence[Known] = known
        self.tables: Sequence[StoredTable] = tables
        self.documents: Mapping[tuple[str, str], str] = documents_in(self._file.connection)
        self.time = house_time_in(self.documents)
        self.damaged: Sequence[Damage] = [*damaged, *social.damaged]
        """What could not be read, and was left out."""
        self.rescued: Path | None = None
        """Where everything was put at the end, because the file was not in its place."""
        self._writer = StoreWriter(self._file)
        self.social: SocialStore = SocialRows(social, self._writer.put)

    @property
    def file(self) -> Path:
        """Where it is."""
        return self._file.path

    @property
    def followed(self) -> FollowedFile | None:
        """The file, if a second machine follows it."""
        return self._file if isinstance(self._file, FollowedFile) else None

    @property
    def is_in_place(self) -> bool:
        """Whether the file is still where it was opened."""
        return self._file.is_in_place

    @property
    def given(self) -> Ticket:
        """See Store."""
        return self._writer.given

    @property
    def committed(self) -> Ticket:
        """See Store."""
        return self._writer.committed

    def listen(self, told: Callable[[str], None]) -> None:
        """See Store."""
        self._writer.listen(told)

    # Changes

    def keep_person(self, known: Known) -> Ticket:
        """See Store."""
        values = (fold(known.name), known.name, known.secret, known.guest, profile_of(known))
        return self._writer.put(("REPLACE INTO people VALUES (?, ?, ?, ?, ?)", values))

    def forget_person(self, name: str) -> Ticket:
        """See Store."""
        return self._writer.put(("DELETE FROM people WHERE key = ?", (fold(name),)))

    def keep_table(
        self, word: str, plan: Mapping[str, object], seats: Mapping[Seat, str]
    ) -> Ticket:
        """See Store."""
        kept = "INSERT INTO tables (word, plan) VALUES (?, ?)"
        changed = " ON CONFLICT (word) DO UPDATE SET plan = excluded.plan"
        seated = "INSERT INTO seats (word, seat, name) VALUES (?, ?, ?)"
        seated += " ON CONFLICT (word, seat) DO UPDATE SET name = excluded.name"
        marks = ", ".join("?" * len(seats))
        return self._writer.put(
            (kept + changed, (word, json.dumps(dict(plan)))),
            (f"DELETE FROM seats WHERE word = ? AND seat NOT IN ({marks})", (word, *seats)),
            *((seated, (word, seat, name)) for seat, name in seats.items()),
        )

    def append(self, word: str, text: str) -> Ticket:
        """See Store."""
        return self._writer.put(("INSERT INTO lines (word, text) VALUES (?, ?)", (word, text)))

    def heard(self, word: str, seat: Seat, moves: int) -> None:
        """See Store."""
        self._writer.put_beside((word, seat), (HEARD, (moves, word, seat)))

    def end_table(self, word: str) -> Ticket:
        """See Store."""
        return self._writer.put((ENDED, (word,)))

    def shelve(self, word: str) -> Ticket:
        """See Store."""
        kinds, other = ("tables", "seats", "lines"), f"{word} {token_hex(8)}"
        return self._writer.put(*((SHELVED.format(each), (other, word)) for each in kinds))

    def set_aside(self, word: str, found: str) -> Ticket:
        """See Store."""
        kept = "INSERT INTO damaged (kind, name, found) VALUES ('record', ?, ?)"
        return self._writer.put((kept, (word, found)), (ENDED, (word,)))

    def forget_table(self, word: str) -> Ticket:
        """See Store."""
        return self._writer.put(
            *((f"DELETE FROM {each} WHERE word = ?", (word,)) for each in ("tables", "seats"))
        )

    def keep_document(self, kind: str, key: str, text: str) -> Ticket:
        """See Store."""
        return self._writer.put(("REPLACE INTO documents VALUES (?, ?, ?)", (kind, key, text)))

    def forget_document(self, kind: str, key: str) -> Ticket:
        """See Store."""
        return self._writer.put((FORGOTTEN, (kind, key)))

    def set_document_aside(self, kind: Kind, key: str, found: str) -> Ticket:
        """See Store."""
        self.damaged = [*self.damaged, Damage(kind, key, found)]
        kept = "INSERT INTO damaged (kind, name, found, whole)"
        kept += " SELECT kind, key, ?, data FROM documents WHERE kind = ? AND key = ?"
        return self._writer.put((kept, (found, kind, key)), (FORGOTTEN, (kind, key)))

    def close(self) -> None:
        """See Store."""
        left = self._writer.close()
        if not self._file.is_in_place:
            self.rescued = self._file.rescue(left)
        self._file.close()
