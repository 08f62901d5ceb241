"""By which key a server is known again."""

import os
import stat
from pathlib import Path

from accessible_games.client.known_servers import FILE, KnownServers


def test_a_server_is_known_again(tmp_path: Path) -> None:
    """By its host and its port, and only these; nobody else can read where somebody was."""
    folder = tmp_path / "data"
    known = KnownServers(folder)
    assert known.fingerprint("home", 4022) == ""
    known.meet("home", 4022, "SHA256:one")
    known.meet("::1", 4022, "SHA256:two")
    again = KnownServers(folder)
    assert again.fingerprint("home", 4022) == "SHA256:one"
    assert again.fingerprint("::1", 4022) == "SHA256:two"
    assert again.fingerprint("home", 4023) == ""
    if os.name == "posix":
        assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600


def test_another_key_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    """After somebody has taken the line out, or instead of it."""
    known = KnownServers(tmp_path)
    known.meet("home", 4022, "SHA256:one")
    known.meet("home", 4022, "SHA256:two")
    assert (tmp_path / FILE).read_text() == "home 4022 SHA256:two\n"
    (tmp_path / FILE).write_text("")
    assert known.fingerprint("home", 4022) == ""


def test_what_is_no_line_is_left_out(tmp_path: Path) -> None:
    """Nothing crashes at it."""
    (tmp_path / FILE).write_bytes(b"\xff\xfe\n\nrubbish\nhome 4022 SHA256:one\n")
    assert KnownServers(tmp_path).fingerprint("home", 4022) == "SHA256:one"
