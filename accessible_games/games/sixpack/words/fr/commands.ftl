## Commands: first the word that the program says, then other words and the letter.

command-row = rangée
command-column = colonne
command-block = autour bloc alentours
command-claim = annonce annoncer
command-pattern = motif w motifs
command-picture = image dessin
command-changes = changements différences

## What each of them does

help-row = { $typed }: la rangée où tu es. Ajoute un numéro pour une autre.
help-column = { $typed }: la colonne où tu es. Ajoute une lettre pour une autre.
help-block = { $typed }: les 9 cases autour de toi. Ajoute une case pour en changer.
help-claim = { $typed }: quand on te demande d'annoncer, 6 boissons de la table, puis chaque fois les suivantes. Oui annonce celles que tu as entendues. Ajoute 2 coins pour annoncer aussitôt.
help-pattern = { $typed }: tous les motifs que tes dominos peuvent former.
help-picture = { $typed }: la table en cellules braille.
    Une bouteille est une paire de points côte à côte.
    Cola en haut, limonade au milieu, bière en bas. Un mélange a les 2 paires.
help-changes = { $typed }: ce qui a changé depuis ton dernier tour.
