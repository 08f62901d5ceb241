"""What Lifeboat brings to the words of all games: sides, and words for cards that are not seen."""

from accessible_games.games.lifeboat.options import Side
from accessible_games.games.lifeboat.speech.kinds import SideKind

KINDS = {Side: SideKind()}

UNSEEN = ("hidden", "top")
