"""Ways in which a file is damaged by accident."""

from random import Random


def damaged(data: bytes, chance: Random) -> bytes:
    """The same bytes, damaged in one of the ways in which files are."""
    place = chance.randrange(len(data) + 1)
    end = min(len(data), place + chance.choice([1, 1, 2, 30, 1000]))
    noise = chance.randbytes(end - place)
    ways = [
        data[:place],  # cut off
        data[:place] + noise + data[end:],  # overwritten
        data[:place] + data[end:],  # a part is gone
        data[:place] + noise + data[place:],  # a part came in
        data[:place] + bytes(end - place) + data[end:],  # zeros, as after a power cut
        data[:place] + flipped(data[place : place + 1], chance) + data[place + 1 :],
        data[:place] + data[place:end] * 2 + data[end:],  # written twice
        b"",
    ]
    return chance.choice(ways)


def flipped(byte: bytes, chance: Random) -> bytes:
    """One bit is another one."""
    return bytes(each ^ (1 << chance.randrange(8)) for each in byte)
