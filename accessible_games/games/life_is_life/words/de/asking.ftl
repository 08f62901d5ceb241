## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-knocked = geklopft klopfte klopft klopfte-schon klopfte-jemand
asks-things = tiere tier

## Further words for lists of the program, which only this game needs.

own-also-turn = { "" }
own-asks-mistake = doch-nicht-klopfen will-doch-nicht-klopfen
own-asks-turn = { "" }
own-chat = klopf-ab klopfe-ab
