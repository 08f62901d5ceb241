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
label-near = Un seul point de différence: { $pairs }.
label-none-near = Aucune étiquette ne diffère d'une autre par un seul point.
label-twins-ways = Remèdes: des étiquettes aux deux bouts, une autre lettre dans la colonne étiquette, ou --ends one, où un trait au pied de chaque étiquette dit où est le bas.
game-or-deck = Nomme un jeu ou un paquet, pas les deux.
unknown-format = Le format { $word } n'existe pas. Il y a { $choices }.
unknown-grade = Le braille { $word } n'existe pas en français. Il y a { $choices }.
unknown-encoding = L'encodage { $word } n'existe pas. Courants sont { $choices }.
unknown-table = Aucune table de braille ne peut s'appeler { $word }. Donne le nom d'une table de liblouis, par exemple { $choices }.
braille-not-installed = Pour le braille abrégé, il manque liblouis. { INSTALL("louis") ->
    [none] On n'en connaît pas de paquet pour ce système.
   *[other] Tape { INSTALL("louis") }{ start-again }.
} Le braille intégral et les étiquettes de cartes n'en ont pas besoin.
braille-no-library = La bibliothèque de liblouis manque ou ne va pas avec le reste. { INSTALL("louis") ->
    [none] Réinstalle liblouis{ start-again }.
   *[other] Tape { INSTALL("louis") }{ start-again }.
}
braille-stranger = Le module louis porte le nom de liblouis, mais c'est autre chose. { INSTALL("louis") ->
    [none] Enlève-le par pip uninstall louis.
   *[other] Enlève-le par pip uninstall louis, puis tape { INSTALL("louis") }.
}
braille-no-table = La table de ce braille manque. { INSTALL("tables") ->
    [none] Réinstalle liblouis.
   *[other] Tape { INSTALL("tables") }.
}
braille-unwritable = Le braille n'a pas de signe pour { $found }. Écris-le autrement.

## Labels: a deck at a glance, and a first sheet

check-counts = { $file }: { $count ->
    [one] une carte
   *[other] { $count } cartes
} { $found ->
    [one] d'une seule sorte
   *[other] de { $found } sortes
}, { $number ->
    [0] aucune étiquette
    [one] une étiquette
   *[other] { $number } étiquettes différentes
}.
check-longest = L'étiquette la plus longue est { $value } pour { $name }: { $count ->
    [one] une cellule
   *[other] { $count } cellules
}{ $lines ->
    [one] {""}
   *[other] , { $lines } lignes
}.
check-fine = Toutes les étiquettes sont différentes, et tiennent sur des cartes de { $width } sur { $height } millimètres ou sur leurs pièces.
check-room = { $count ->
    [one] Une étiquette demande plus de place que n'en a sa carte
   *[other] { $count } étiquettes demandent plus de place que n'en ont leurs cartes
}: { $names }. Choisis des cartes de { $width }x{ $height } au moins, ou --ends one, ou laisse de côté ce qui est trop grand par --without.
check-others = et { $count } autres
check-more = De même pour { $count ->
    [one] une autre étiquette
   *[other] { $count } autres étiquettes
}.
check-then = Tape la ligne suivante pour une feuille d'essai.

setup-sheet-deck = Quel paquet? Tape le nom d'un fichier avec tes cartes, comme cartes.csv, ou { $choices }.
prompt-sheet-deck = Paquet?
about-sheet-deck = Le fichier est un tableau de tes cartes. Sa première ligne nomme les colonnes: nom, nombre, valeur et d'autres.
sheet-no-deck = { $file } n'est ni un fichier d'ici, ni un paquet. Tape un nom comme cartes.csv, ou { $choices }.
setup-sheet-medium = Sur quoi mettre les étiquettes: { $choices }? Entrée pour { $default }.
prompt-sheet-medium = Sur quoi?
about-sheet-medium = Des autocollants vont sur des cartes que tu as, et du ruban aussi. Des cartes entières portent elles-mêmes l'étiquette.
    Les plaquettes se collent, les pinces se glissent sur le bord, les matrices pressent du film: les trois sortent d'une imprimante 3D.
sheet-medium-sheet = autocollants
sheet-medium-cards = cartes
sheet-medium-tape12 = ruban
sheet-medium-plates = plaquettes
sheet-medium-clips = pinces
sheet-medium-dies = matrices
setup-sheet-machine = Avec quoi faire les points: { $choices }? Entrée pour { $default }.
prompt-sheet-machine = Avec quoi?
about-sheet-machine = Le papier gonflant s'imprime et se chauffe. Pour la tablette et le poinçon, la page est imprimée en miroir, et tu perces les points au verso.
sheet-machine-embosser = embosseuse
sheet-machine-swell = papier gonflant
sheet-machine-slate = tablette et poinçon
sheet-machine-laser = découpeuse laser
setup-sheet-card = Quelle est la taille des cartes, en millimètres? Entrée pour { $default }.
prompt-sheet-card = Taille?
about-sheet-card = Mesure une carte et tape sa largeur et sa hauteur, comme 63x88.
setup-sheet-folder = Dans quel dossier mettre les fichiers? Entrée pour { $default }.
prompt-sheet-folder = Dossier?
about-sheet-folder = Un dossier qui n'existe pas est créé. Rien n'est écrasé.
sheet-folder-taken = Il y a déjà quelque chose dans { $folder }. Tape un autre nom, ou Entrée pour { $default }.
sheet-none = Aucune feuille n'est faite.
sheet-again = Tape la ligne suivante pour refaire cette feuille.

## Overlays

which-format = Choisis une forme par --format: { $choices }.
which-folder = Nomme par --out un dossier pour les fichiers.
wrong-word = Pour { $option }, { $word } n'est pas un choix. Il y a { $choices }.
wrong-medium = La forme { $found } ne va pas avec { $word }. Il y a { $choices }.
wrong-size = Une carte de { $word } n'est pas possible. Donne la largeur et la hauteur, chacune de { $low } à { $high } millimètres, par exemple 56x87.
wrong-paper = Le papier { $word } n'existe pas. Il y a { $choices }, ou la largeur et la hauteur, chacune de { $low } à { $high } millimètres, par exemple 210x297.
wrong-factor = Les points ne peuvent pas être { $word } fois plus grands. Donne un nombre de { $low } à { $high }, par exemple 1.3.
wrong-margin = Une marge de { $word } n'est pas possible. Donne des millimètres, de { $low } à { $high }.
no-slot = Seules les pinces ont une fente. Ajoute --medium clips, ou enlève --slot.
wrong-slot = Une fente de { $word } n'est pas possible. Donne l'épaisseur des pièces en millimètres, de { $low } à { $high }.
wrong-pages = { $word } ne nomme pas de pages. Donne des numéros, comme 3 ou 2,5-7.
wrong-copies = { $word } n'est pas un nombre d'exemplaires. Donne un nombre entier de 1 à 999.
no-such-piece = { $option } nomme { $word }, qui n'est pas dans le paquet. Donne un nom ou une étiquette comme la commande labels les dit.
no-pieces-left = Après --only et --without il ne reste rien. Enlève l'un d'eux.
overlay-written = Ces fichiers sont écrits dans { $folder }.
overlay-exists = Le fichier { $file } existe déjà. Remplace ce fichier par --force, ou nomme un autre dossier par --out.
overlay-removed = Le fichier { $file }, qu'un passage précédent avait laissé, est enlevé.
overlay-no-such-page = Il n'y a pas de page { $found }. La dernière page est { $high }.
overlay-nothing-to-label = Aucune pièce de ce paquet n'a d'étiquette. Donne à certaines un ou deux bouts dans la colonne bouts.
overlay-unwritten = La liste en braille ne peut pas écrire { $found }: les signes y ont leur nom, les lettres sont celles de leur propre écriture ou manquent.
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
overlay-no-room-for-code = Le texte est trop long pour un code QR à côté de l'étiquette { $value }: { $name }. Fais-en un lien, choisis une carte plus grande, laisse la carte de côté par --without, ou prends --booklet.
overlay-no-segno = Pour les codes QR il manque segno. { EDITION() ->
    [checkout] Relance bootstrap.
    [package] D'autres éditions l'ont: l'installateur pour Windows, le paquet Debian et le wheel.
   *[other] Tape pip install segno.
}
overlay-no-font = Pour les lettres de ce paquet il manque la police Noto Sans. { EDITION() ->
    [checkout] Relance bootstrap, ou choisis la forme svg.
    [package] Choisis la forme svg, ou prends l'installateur pour Windows, le paquet Debian ou le wheel.
   *[other] Tape pip install fontpkg-noto-sans, ou choisis la forme svg.
}
overlay-unprintable = La police n'a pas { $found }, qui est dans: { $name }. Écris cela autrement, enlève --print, ou choisis la forme svg.
overlay-paper-too-small = Une pièce est plus grande que la page. Choisis un papier de { $width }x{ $height } au moins.
overlay-too-many = Le paquet a { $found } étiquettes, et il ne peut y en avoir plus de { $high }. Fais-en plusieurs paquets, ou choisis --ends one.
overlay-no-print = Il n'y a de place pour les gros caractères que dans pdf et svg, sur des cartes et des feuilles. Enlève --print.
overlay-no-room-for-print = La carte { $name } n'a pas de place pour les gros caractères à côté de l'étiquette { $value }. Choisis une carte plus grande ou --ends one, laisse la carte de côté par --without, ou enlève --print.
overlay-no-compensation = Une embosseuse a ses propres points. Enlève --compensate.
overlay-dots-touch = Des points aussi grands se toucheraient. Le nombre après --compensate est { $high } au plus.
overlay-no-reportlab = Pour pdf il manque reportlab. { EDITION() ->
    [checkout] Relance bootstrap, ou choisis la forme svg.
    [package] Choisis la forme svg, ou prends l'installateur pour Windows, le paquet Debian ou le wheel.
   *[other] Tape pip install reportlab, ou choisis la forme svg.
}
contents = Table des matières
overlay-then = Si la feuille se lit bien, tape la ligne suivante pour tout faire.
overlay-no-clip = { $name }, c'est trop épais pour une pince. Choisis --medium plates, ou laisse cette pièce de côté par --without.
preview-pages = { $count ->
    [one] Cela ferait une page.
   *[other] Cela ferait { $count } pages.
}
preview-page = Page { $number }: { $count ->
    [one] une pièce
   *[other] { $count } pièces
}, { $rows ->
    [one] une rangée
   *[other] { $rows } rangées
}.
preview-row = Rangée { $number }.
preview-then = Ce n'est qu'un aperçu. Tape la ligne suivante pour une feuille d'essai.
key-of = Liste des étiquettes pour { $name }: { $count ->
    [one] une pièce
   *[other] { $count } pièces
}.
key-page = Page numéro { $number }.
key-size = Pièces de { $width } sur { $height } millimètres.
key-line = ligne { $number }
key-dots = points { $dots }
key-tape = Chaque ligne est un morceau de ruban à elle, dont les cellules sont dites par leurs points. Colle les lignes d'une étiquette l'une sous l'autre.
key-centred = Sur les jetons, les tuiles et les autres pièces, l'étiquette se trouve au milieu.
key-oriented = Le trait qui suit une étiquette, points 3 6, est à son pied: il montre où est le bas.
key-test = La bande de la fin commence par un trait à son pied. Ses cellules pleines ont cinq hauteurs, les plus basses d'abord: 0,8, 0,9, 1, 1,1 et 1,2 fois la hauteur habituelle. Donne à --compensate le nombre qui se lit le mieux.
key-dies = Chaque étiquette a deux plaques. Mets le film entre elles, la plaque creuse au-dessus.
key-clips = Chaque étiquette est sur une pince. Glisse-la sur le bord supérieur de sa carte, les points devant.
key-corner-tl = Une étiquette se trouve dans le coin supérieur gauche de sa carte, à 6 millimètres des deux bords.
key-corner-tr = Une étiquette se trouve dans le coin supérieur droit de sa carte, à 6 millimètres des deux bords.
key-both-ends = Tourne la carte d'un demi-tour, elle y a la même étiquette.
key-mirrored = Tout est à l'envers, comme dans un miroir. Les étiquettes sont dites dans l'ordre où on les sent de l'autre côté.
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
wrong-address = Aucun serveur n'a l'adresse { $word }. Donne-en une comme https://jeux.example.
address-without-qr = Une adresse se met dans des codes QR. Ajoute --qr.
no-address-for = Un paquet nommé { $word } ne peut pas être dans une adresse. Donne à son fichier un nom de lettres, chiffres, espaces, points et tirets.
