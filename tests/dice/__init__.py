"""Games of dice, which tests play as games in progress."""
