"""Kills set-ups at random moments: `python -m tests.long.endurance.setups 100`.

After each kill nothing may run any more that was started, and one more start has to mend all.
"""

import random
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.running import wait_until
from tests.setup.copies import Copy, copy_project, says_version

LONGEST = 1.5
"""Seconds after which a set-up is killed at the latest."""


def kill_one(copy: Copy, chance: random.Random) -> None:
    """Begin to set up, now and then with a pip that never ends, and kill it without mercy."""
    endless = {"FAKE_PIP_NEVER_ENDS": "1"} if chance.random() < 0.5 else {}
    with copy.begin("--version", **endless) as process:
        time.sleep(chance.uniform(0, LONGEST))
        process.kill()
        process.wait()
        wait_until(lambda: not [*process.family()])


def mended(copy: Copy) -> bool:
    """Whether the next start plays, with an environment that has all and nothing half-made."""
    if not says_version(copy.run("--version")):
        return False
    found = {path.name for path in copy.packages.iterdir()}
    brought = {"thing", "thing-1.dist-info", "borrowed", "borrowed.pth", "arguments", "called"}
    return found == {*brought, "_accessible_games.pth"} and copy.run("--version")[2] == ""


def endure(folder: Path, kills: int, seed: int) -> list[int]:
    """Kill so many set-ups; return the numbers of those that left something amiss."""
    chance = random.Random(seed)
    copy = copy_project(folder)
    wrong = []
    for number in range(kills):
        kill_one(copy, chance)
        if not mended(copy):
            wrong.append(number)
        if chance.random() < 0.5:  # else an environment that was whole is what is killed next
            (copy.venv / "set-up").unlink()
    return wrong


def main() -> None:
    """Kill as many as the command line says; exit status 1 if any left something amiss."""
    kills = int(sys.argv[1])
    with TemporaryDirectory() as folder:
        wrong = endure(Path(folder), kills, seed := random.randrange(10**6))
    print(f"{kills} set-ups killed, seed {seed}: {len(wrong)} left something amiss {wrong or ''}")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
