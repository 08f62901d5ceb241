"""What Lifeboat brings to the words of all games: words for cards that nobody has seen."""

UNSEEN = ("hidden", "top")
