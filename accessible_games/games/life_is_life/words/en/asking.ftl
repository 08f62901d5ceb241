## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-knocked = knocked knocks knock knocking
asks-things = animals

## Further words for lists of the program, which only this game needs.

own-also-turn = did-anyone-knock did-anybody-knock did-someone-knock has-anyone-knocked has-anybody-knocked has-someone-knocked
own-asks-mistake = { "" }
own-asks-turn = { "" }
own-chat = { "" }
