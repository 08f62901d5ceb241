"""Why no sound is heard. It is quick to import, so that the first line is heard at once."""

from typing import Literal

Silence = Literal["", "elsewhere", "own-files", "far", "no-player"]
"""Why a person may not hear one, empty if they do: they came in another way, their client has to
have the files, they are not beside the loudspeaker, or nothing plays any.
"""
