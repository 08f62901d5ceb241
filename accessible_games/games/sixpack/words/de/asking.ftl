## The words of each concept that a question about this game can name. A hyphen stands for a blank.

asks-pattern = muster mein-muster muster-legen figuren wonach-muss-ich-suchen was-muss-ich-suchen wonach-suche-ich
asks-claim = melden melde
asks-around = um rund neben drumherum herum umgebung ringsum ringsherum drumrum nachbarn
asks-things = getränke getränk

## Further words for lists of the program, which only this game needs.

own-also-hand = dominosteine meine-dominosteine
own-also-table = { "" }
own-asks-cards = dominosteine
own-asks-holding = meine-dominosteine
own-asks-mistake = falsches-getränk ein-anderes-getränk
