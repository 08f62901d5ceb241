## Braille

label-above = sur
label-nothing = rien
label-is = { $name }, { $count ->
    [one] un exemplaire
   *[other] { $count } exemplaires
}, étiquette { $value }.
label-in-dots = { $name }, { $count ->
    [one] un exemplaire
   *[other] { $count } exemplaires
}, étiquette { $value }, points { $dots }.
game-or-deck = Nomme un jeu ou un paquet, pas les deux.
unknown-format = Le format { $word } n'existe pas. Il y a { $choices }.
unknown-grade = Le braille { $word } n'existe pas en français. Il y a { $choices }.
braille-not-installed = Pour les textes en braille il manque liblouis. Installe python3-louis, puis relance bootstrap. Les étiquettes de cartes s'en passent.
braille-no-library = La bibliothèque de liblouis manque ou ne va pas avec le reste. Réinstalle python3-louis, puis relance bootstrap.
braille-stranger = Le module louis porte le nom de liblouis, mais c'est autre chose. Enlève-le par pip uninstall louis, puis installe python3-louis.
braille-no-table = La table de ce braille manque. Réinstalle liblouis-data.
deck-not-utf-8 = La ligne { $line } du paquet n'est pas un texte en UTF-8. Enregistre le fichier en UTF-8.
deck-too-large = Le fichier du paquet est trop grand. Donne un fichier avec une carte par ligne.
deck-missing-column = La première ligne du paquet nomme ses colonnes, et { $found } manque. Il faut name et copies.
deck-unknown-column = Aucune colonne ne s'appelle { $found }. Il y a deck, name, copies, value, text, label.
deck-nameless-column = La colonne { $found } du paquet n'a pas de nom. Donne-lui-en un, ou enlève-la.
deck-column-twice = Deux colonnes du paquet s'appellent { $found }. Enlève l'une d'elles.
deck-no-cards = Le paquet n'a pas de cartes. Écris-en une par ligne, sous les noms des colonnes.
deck-too-many = La ligne { $line } du paquet est de trop. Fais-en deux fichiers, de { $found } lignes au plus.
deck-wrong-quotes = Les guillemets de la ligne { $line } du paquet ne vont pas ensemble. Ferme-les ou enlève-les.
deck-too-many-cells = La ligne { $line } du paquet a plus de parties qu'il n'y a de colonnes. Mets entre guillemets une partie qui a des virgules.
deck-too-long = La ligne { $line } du paquet est trop longue. Raccourcis la partie de plus de { $found } lettres.
deck-invisible = La ligne { $line } du paquet a un signe qu'on ne peut ni voir ni dire. Tape-la de nouveau.
deck-no-name = La ligne { $line } du paquet n'a pas de nom. Écris-le dans la colonne name.
deck-no-copies = La ligne { $line } du paquet ne dit pas le nombre d'exemplaires. Écris dans copies un nombre de 1 à 999.
deck-wrong-copies = Ligne { $line } du paquet: { $found } ne peut pas être le nombre copies. Écris un nombre de 1 à 999.
deck-wrong-value = Ligne { $line } du paquet: { $found } ne peut pas être la valeur value. Écris un nombre entier de moins 99 à 999, ou rien.
deck-card-twice = La ligne { $line } du paquet est la même carte que la ligne { $found }. Enlève l'une et additionne les exemplaires.
deck-alike = Le nom de la ligne { $line } du paquet ressemble trop à celui de la ligne { $found }. Écris une étiquette dans label pour l'un d'eux.
deck-no-letters = Le nom de la ligne { $line } du paquet, { $found }, n'a pas de lettre pour une étiquette. Écris-en une dans label.
deck-empty-line = L'étiquette de la ligne { $line } du paquet a une ligne vide. Écris un trait d'union pour dire rien.
deck-unwritable = L'étiquette de la ligne { $line } du paquet a { $found }, que les étiquettes de cette langue n'ont pas. Écris des lettres et des chiffres.
deck-bare-digit = L'étiquette de la ligne { $line } du paquet a { $found } sans lettre. Mets-en une devant le chiffre, qu'on ne reconnaît pas seul au toucher.
deck-long-label = L'étiquette de la ligne { $line } du paquet est trop longue. Chacune de ses lignes peut avoir { $found } cellules.
deck-high-label = L'étiquette de la ligne { $line } du paquet est trop haute. Elle peut avoir { $found } lignes.
deck-label-twice = La ligne { $line } du paquet a la même étiquette que la ligne { $found }. Donne à l'une d'elles une autre étiquette.

## Overlays

which-format = Choisis une forme par --format: { $choices }.
which-folder = Nomme par --out un dossier pour les fichiers.
wrong-word = Pour { $option }, { $word } n'est pas un choix. Il y a { $choices }.
wrong-medium = La forme { $found } ne va pas avec { $word }. Il y a { $choices }.
wrong-size = Une carte de { $word } n'est pas possible. Donne la largeur et la hauteur, chacune de { $low } à { $high } millimètres, par exemple 56x87.
wrong-paper = Le papier { $word } n'existe pas. Il y a { $choices }, ou la largeur et la hauteur, chacune de { $low } à { $high } millimètres, par exemple 210x297.
wrong-factor = Les points ne peuvent pas être { $word } fois plus grands. Donne un nombre de { $low } à { $high }, par exemple 1.3.
overlay-written = Le fichier { $file } est écrit.
overlay-exists = Le fichier { $file } existe déjà. Remplace ce fichier par --force, ou nomme un autre dossier par --out.
overlay-card-too-small = L'étiquette { $value } pour { $name } ne tient pas sur la carte. Choisis une carte de { $width }x{ $height } au moins, ou --ends one.
overlay-sticker-too-large = Les étiquettes de ce paquet ne tiennent pas sur la carte avec leur bord. Choisis une carte de { $width }x{ $height } au moins.
overlay-tape-too-low = L'étiquette { $value } pour { $name } est trop haute pour le ruban. Choisis sheet par --medium, ou enlève la carte.
overlay-paper-too-small = Une pièce est plus grande que la page. Choisis un papier de { $width }x{ $height } au moins.
overlay-too-many = Le paquet a { $found } étiquettes, et il ne peut y en avoir plus de { $high }. Fais-en plusieurs paquets, ou choisis --ends one.
overlay-no-print = Il n'y a de place pour les gros caractères que dans pdf et svg, sur des cartes et des feuilles. Enlève --print.
overlay-no-room-for-print = La carte { $name } n'a pas de place pour les gros caractères à côté de l'étiquette { $value }. Choisis une carte plus grande ou --ends one, ou enlève --print.
overlay-no-compensation = Une embosseuse a ses propres points. Enlève --compensate.
overlay-dots-touch = Des points aussi grands se toucheraient. Le nombre après --compensate est { $high } au plus.
overlay-no-reportlab = Pour pdf il manque reportlab. Relance bootstrap, tape pip install reportlab, ou choisis la forme svg.
key-of = Liste des étiquettes pour { $name }: { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
key-page = Page numéro { $number }.
key-row = Rangée { $number }.
key-dies = Chaque étiquette a deux plaques. Mets le film entre elles, la plaque creuse au-dessus.
key-corner-tl = Une étiquette se trouve dans le coin supérieur gauche de sa carte, à 6 millimètres des deux bords.
key-corner-tr = Une étiquette se trouve dans le coin supérieur droit de sa carte, à 6 millimètres des deux bords.
key-both-ends = Tourne la carte d'un demi-tour, elle y a la même étiquette.
key-mirrored = Tout est à l'envers, comme dans un miroir. Les rangées sont dites comme on les sent de l'autre côté.
