## Commands: first the word that the program says, then other words and the letter.

command-boat = boat
command-who = who

## What means them besides the words that are told. A hyphen stands for a blank.

also-boat = who-is-in-the-boat who-has-what who-s-got-what who-has-which-cards who-has-weapons who-has-which-weapons who-has-a-weapon where-is-everybody where-is-everyone where-s-everybody where-s-everyone who-is-where who-s-where where-are-they who-is-fighting-whom who-s-fighting-whom who-is-fighting who-s-fighting who-fights-whom who-s-overboard who-is-overboard who-is-in-the-water who-s-in-the-water who-is-dead who-s-dead is-anyone-dead is-anybody-dead is-anyone-hurt is-anyone-wounded is-anyone-unconscious read-the-boat show-the-boat show-me-the-boat where-does-everyone-sit
also-who = who-am-i who-do-i-love who-do-i-hate

## What each of them does

help-boat = { $typed }: everybody in the boat, from the bow to the stern. Add a name to hear about one person in full.
help-who = { $typed }: who you are, whom you love and whom you hate.
