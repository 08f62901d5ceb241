# Ce qui est tapé en cellules braille, là où rien ne peut les lire.
cells-unread = Les cellules braille ne sont pas lisibles ici, car liblouis manque. Tape des lettres: BRLTTY en envoie en mode texte.
    .brief = Cellules illisibles: tape des lettres.
