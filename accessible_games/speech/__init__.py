"""From what happened to what is said: words in three languages, and the rules to read."""
