## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-things = animaux quels-animaux

## Further words for lists of the program, which only this game needs.

own-asks-holding = mon-animal-secret
