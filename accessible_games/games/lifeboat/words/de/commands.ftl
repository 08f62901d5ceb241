## Commands: first the word that the program says, then other words and the letter.

command-boat = boot
command-who = wer

## What means them besides the words that are told. A hyphen stands for a blank.

also-boat = rettungsboot wer-ist-im-boot
also-who = wer-bin-ich wen-liebe-ich wen-hasse-ich

## What each of them does

help-boat = { $typed }: alle im Boot, vom Bug zum Heck. Dahinter ein Name, um eine Person genau zu hören.
help-who = { $typed }: wer du bist, wen du liebst und wen du hasst.
