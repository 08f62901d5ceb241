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
label-twins = À l'envers, { $value } pour { $name } se lit au toucher comme { $other } pour { $another }.
label-twins-ways = Remèdes: des étiquettes aux deux bouts, une autre lettre dans la colonne étiquette, ou --ends one, où un trait au pied de chaque étiquette dit où est le bas.
game-or-deck = Nomme un jeu ou un paquet, pas les deux.
unknown-format = Le format { $word } n'existe pas. Il y a { $choices }.
unknown-grade = Le braille { $word } n'existe pas en français. Il y a { $choices }.
braille-not-installed = Pour les textes en braille il manque liblouis. Installe python3-louis, puis relance bootstrap. Les étiquettes de cartes s'en passent.
braille-no-library = La bibliothèque de liblouis manque ou ne va pas avec le reste. Réinstalle python3-louis, puis relance bootstrap.
braille-stranger = Le module louis porte le nom de liblouis, mais c'est autre chose. Enlève-le par pip uninstall louis, puis installe python3-louis.
braille-no-table = La table de ce braille manque. Réinstalle liblouis-data.
deck-not-text = La ligne { $line } du paquet n'est pas du texte. Enregistre le tableau en CSV, en UTF-8, ou en xlsx.
deck-no-workbook = Ce fichier n'est pas un classeur de tableur, ou il est abîmé. Enregistre le tableau en CSV, ou en xlsx sans mot de passe.
deck-too-large = Le fichier du paquet est trop grand. Donne un fichier avec une carte par ligne.
deck-missing-column = La première ligne du paquet nomme ses colonnes, et { $found } manque. Écris nom au-dessus des noms des cartes, ou couleur et figure au-dessus de ce qu'elles sont.
deck-column-twice = Les colonnes { $column } et { $found } du paquet veulent dire la même chose. Enlève l'une d'elles.
deck-unused = Sans usage: les colonnes { $columns } du paquet. Celles qui comptent ici sont paquet, nom, exemplaires, valeur, couleur, figure, texte, étiquette, pièce, bouts et taille.
deck-no-cards = Le paquet n'a pas de cartes. Écris-en une par ligne, sous les noms des colonnes.
deck-too-many = La ligne { $line } du paquet est de trop. Un paquet peut avoir { $found } cartes différentes.
deck-wrong-quotes = Un guillemet de la ligne { $line } du paquet n'est pas fermé, ou des lettres le suivent. Écris-en deux pour un seul qui fait partie du texte.
deck-too-many-cells = La ligne { $line } du paquet a plus de parties que les { $found } colonnes qui ont un titre. Mets entre guillemets une partie qui a des virgules ou des points-virgules.
deck-too-long = Ligne { $line } du paquet, colonne { $column }: il y a plus de { $found } lettres. Raccourcis ce texte.
deck-invisible = Ligne { $line } du paquet, colonne { $column }: il y a un signe qu'on ne peut ni voir ni dire. Tape la cellule de nouveau.
deck-no-name = La ligne { $line } du paquet n'a rien dans la colonne { $column }. Écris-y le nom de la carte.
deck-no-copies = La ligne { $line } du paquet n'a rien dans la colonne { $column }. Écris-y le nombre d'exemplaires, de 1 à 999.
deck-wrong-copies = Ligne { $line } du paquet: { $found } ne peut pas être un nombre d'exemplaires. Écris dans la colonne { $column } un nombre de 1 à 999.
deck-wrong-value = Ligne { $line } du paquet: { $found } ne peut pas être une valeur. Écris dans la colonne { $column } un nombre entier de moins 99 à 999, ou rien. Les mots vont dans la colonne figure.
deck-wrong-piece = Ligne { $line } du paquet, colonne { $column }: { $found } n'est pas une sorte de pièce. Écris carte, jeton, tuile, dé, pion ou plateau, ou rien.
deck-wrong-ends = Ligne { $line } du paquet, colonne { $column }: { $found } n'est pas possible. Écris aucun, un ou deux, ou rien.
deck-wrong-size = Ligne { $line } du paquet, colonne { $column }: { $found } n'est pas une taille. Écris la largeur et la hauteur, comme 56x87, ou un diamètre, comme 25, de 10 à 300 millimètres.
deck-card-twice = La ligne { $line } du paquet est la même carte que la ligne { $found }. Enlève l'une et additionne les exemplaires.
deck-alike = Le nom de la ligne { $line } du paquet a les mêmes lettres que celui de la ligne { $found }. Écris dans la colonne valeur un nombre qui les distingue, ou une étiquette dans la colonne étiquette.
deck-no-letters = Le nom de la ligne { $line } du paquet, { $found }, n'a pas de lettre pour une étiquette. Écris-en une dans la colonne étiquette.
deck-foreign-name = Le nom de la ligne { $line } du paquet a la lettre { $found }, que les étiquettes de cette langue n'ont pas. Écris une étiquette dans la colonne étiquette.
deck-empty-line = L'étiquette de la ligne { $line } du paquet a une ligne vide. Écris un trait d'union pour dire rien.
deck-unwritable = L'étiquette de la ligne { $line } du paquet a { $found }, que les étiquettes de cette langue n'ont pas. Écris autre chose dans la colonne étiquette ou paquet.
deck-bare-digit = L'étiquette de la ligne { $line } du paquet a { $found } sans lettre. Mets-en une à côté du chiffre dans la colonne étiquette, car on ne le reconnaît pas seul au toucher.
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
wrong-margin = Une marge de { $word } n'est pas possible. Donne des millimètres, de { $low } à { $high }.
wrong-pages = { $word } ne nomme pas de pages. Donne des numéros, comme 3 ou 2,5-7.
wrong-copies = { $word } n'est pas un nombre d'exemplaires. Donne un nombre entier de 1 à 999.
no-such-piece = { $option } nomme { $word }, qui n'est pas dans le paquet. Donne un nom ou une étiquette comme la commande labels les dit.
no-pieces-left = Après --only et --without il ne reste rien. Enlève l'un d'eux.
overlay-written = Ces fichiers sont écrits dans { $folder }.
overlay-exists = Le fichier { $file } existe déjà. Remplace ce fichier par --force, ou nomme un autre dossier par --out.
overlay-removed = Le fichier { $file }, qu'un passage précédent avait laissé, est enlevé.
overlay-no-such-page = Il n'y a pas de page { $found }. La dernière page est { $high }.
overlay-nothing-to-label = Aucune pièce de ce paquet n'a d'étiquette. Donne à certaines un ou deux bouts dans la colonne bouts.
overlay-unwritable = La liste ne peut pas être écrite en braille, à cause de { $found } dans: { $name }. Écris cela autrement dans le paquet.
overlay-card-too-small = L'étiquette { $value } pour { $name } ne tient pas sur la carte. Choisis une carte de { $width }x{ $height } au moins, ou --ends one, ou laisse-la de côté par --without.
overlay-piece-too-small = L'étiquette { $value } pour { $name } ne tient pas sur sa pièce. Donne à la pièce au moins { $width }x{ $height } dans la colonne taille, ou laisse-la de côté par --without.
overlay-round-too-small = L'étiquette { $value } pour { $name } ne tient pas sur sa pièce ronde. Donne à la pièce un diamètre de { $width } au moins dans la colonne taille, ou laisse-la de côté par --without.
overlay-sticker-too-large = L'étiquette { $value } pour { $name } ne tient pas sur sa carte avec ses bords. Choisis une carte de { $width }x{ $height } au moins, ou --ends one, ou laisse-la de côté par --without.
overlay-tape-too-large = L'étiquette { $value } pour { $name } prend { $width } sur { $height } millimètres de ruban, et sa carte n'en a pas la place. Choisis un ruban plus étroit, une carte plus grande, --ends one ou sheet par --medium, ou laisse-la de côté par --without.
overlay-no-texts = Aucune carte de ce paquet n'a de texte pour un livret. Écris-le dans la colonne texte, ou enlève --booklet.
overlay-nothing-to-mark = Aucune carte de ce paquet n'a ce que --marks nomme. Écris-le dans la colonne couleur ou figure.
overlay-too-many-marks = Le paquet a { $found } sortes, et il ne peut y avoir plus de { $high } marques. Choisis --marks suit, ou enlève-le.
overlay-no-code = Il n'y a de place pour les codes QR que dans pdf et svg, sur des cartes et des feuilles. Enlève --qr.
overlay-print-or-code = Il y a de la place pour les gros caractères ou pour les codes QR, pas pour les deux. Enlève --print ou --qr.
overlay-no-room-for-code = Le texte de { $name } est trop long pour un code QR à côté de l'étiquette { $value }. Fais-en un lien, choisis une carte plus grande, laisse la carte de côté par --without, ou prends --booklet.
overlay-no-segno = Pour les codes QR il manque segno. Relance bootstrap, ou tape pip install segno.
overlay-no-font = Pour les lettres de ce paquet il manque la police Noto Sans. Relance bootstrap, tape pip install fontpkg-noto-sans, ou choisis la forme svg.
overlay-unprintable = La police n'a pas { $found }, qui est dans: { $name }. Écris cela autrement, enlève --print, ou choisis la forme svg.
overlay-paper-too-small = Une pièce est plus grande que la page. Choisis un papier de { $width }x{ $height } au moins.
overlay-too-many = Le paquet a { $found } étiquettes, et il ne peut y en avoir plus de { $high }. Fais-en plusieurs paquets, ou choisis --ends one.
overlay-no-print = Il n'y a de place pour les gros caractères que dans pdf et svg, sur des cartes et des feuilles. Enlève --print.
overlay-no-room-for-print = La carte { $name } n'a pas de place pour les gros caractères à côté de l'étiquette { $value }. Choisis une carte plus grande ou --ends one, laisse la carte de côté par --without, ou enlève --print.
overlay-no-compensation = Une embosseuse a ses propres points. Enlève --compensate.
overlay-dots-touch = Des points aussi grands se toucheraient. Le nombre après --compensate est { $high } au plus.
overlay-no-reportlab = Pour pdf il manque reportlab. Relance bootstrap, tape pip install reportlab, ou choisis la forme svg.
key-of = Liste des étiquettes pour { $name }: { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
key-page = Page numéro { $number }.
key-row = Rangée { $number }.
key-size = Pièces de { $width } sur { $height } millimètres.
key-line = ligne { $number }
key-dots = points { $dots }
key-tape = Chaque ligne est un morceau de ruban à elle, dont les cellules sont dites par leurs points. Colle les lignes d'une étiquette l'une sous l'autre.
key-centred = Sur les jetons, les tuiles et les autres pièces, l'étiquette se trouve au milieu.
key-oriented = Le trait qui suit une étiquette, points 3 6, est à son pied: il montre où est le bas.
key-test = Les cellules pleines de la fin ont cinq hauteurs, les plus basses d'abord: 0,8, 0,9, 1, 1,1 et 1,2 fois la hauteur habituelle. Donne à --compensate le nombre qui se lit le mieux.
key-dies = Chaque étiquette a deux plaques. Mets le film entre elles, la plaque creuse au-dessus.
key-corner-tl = Une étiquette se trouve dans le coin supérieur gauche de sa carte, à 6 millimètres des deux bords.
key-corner-tr = Une étiquette se trouve dans le coin supérieur droit de sa carte, à 6 millimètres des deux bords.
key-both-ends = Tourne la carte d'un demi-tour, elle y a la même étiquette.
key-mirrored = Tout est à l'envers, comme dans un miroir. Les rangées sont dites comme on les sent de l'autre côté.
key-numbers = Le numéro sous une étiquette est celui de son texte dans le livret.
key-mark = Marque au-dessus des étiquettes de { $value }: { $shape }.
shape-circle = un cercle
shape-dot = un point
shape-line-down = un trait vertical
shape-line-across = un trait horizontal
shape-cross = une croix
shape-two-across = deux traits horizontaux
shape-two-down = deux traits verticaux
shape-wedge = un angle
shape-block = un bloc plein
