## Commands: first the word that the program says, then other words and the letter.

command-boat = canot
command-who = qui

## What means them besides the words that are told. A hyphen stands for a blank.

also-boat = bateau qui-est-dans-le-canot qui-est-là
also-who = qui-suis-je qui-est-ce-que-j-aime

## What each of them does

help-boat = { $typed }: tout le canot, de la proue à la poupe. Ajoute un nom pour entendre une personne en détail.
help-who = { $typed }: qui tu es, qui tu aimes et qui tu détestes.
