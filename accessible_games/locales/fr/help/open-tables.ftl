## What the commands for another game, and for open tables, do

help-again = { $typed }: quand une partie est finie, la rejouer avec les mêmes personnes et les mêmes options, chacun une place plus loin. Elle commence dès que tout le monde a accepté. L'ordinateur joue comme avant.
help-open = { $typed }: avant la partie, laisser tout le monde venir à une table que tu as préparée, et l'annoncer à qui le souhaite. Pour y mettre fin, tape fermer.
help-quick = { $typed } et le nom d'un jeu: jouer tout de suite. Tu viens à une table ouverte à tous, ou tu commences contre l'ordinateur, et d'autres prennent ses places dans la partie suivante. Tu peux ajouter combien jouent, le niveau et les options, comme avec nouvelle. Sans rien, cela mène à n'importe quelle table ouverte.
