## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-knocked = frappé frappée toqué
asks-things = animaux quels-animaux

## Further words for lists of the program, which only this game needs.

own-also-turn = { "" }
own-asks-mistake = { "" }
own-asks-turn = j-ai-frappé personne-n-a-frappé
own-chat = { "" }
