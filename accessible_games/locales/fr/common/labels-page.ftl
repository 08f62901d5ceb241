## La page des étiquettes

labels-title = Étiquettes pour les cartes
labels-title-wrong = Pas encore: étiquettes pour les cartes
labels-about = Des étiquettes en braille pour les cartes d'un jeu: regarde-les, choisis sur quoi les faire, et télécharge les fichiers avec une liste qui dit où se trouve quoi.
labels-not-kept = Ce que tu envoies devient des étiquettes, puis est oublié: rien n'est gardé ici.
labels-options-told = Les mots entre parenthèses sont les options de la ligne de commande, dont parlent aussi les messages.
labels-wrong = Cela ne va pas encore
labels-which-deck = Choisis un paquet, ou envoie un fichier à toi.
labels-too-much = C'est trop pour cette page: cela prend plus de { $count } secondes, ou plus de mémoire qu'il n'y en a. Fais-en moins à la fois, par exemple avec --only ou --pages, ou installe Accessible Games sur ton ordinateur.
labels-busy = Beaucoup de gens font des étiquettes en ce moment. Attends { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}, puis réessaie.
labels-too-often = Tu as demandé des étiquettes très souvent. Attends une minute, puis réessaie.
labels-file-too-large = Le fichier est trop grand. Il peut avoir un mégaoctet. N'envoie que le tableau des cartes.
labels-old-form = Ce formulaire est trop vieux, ou vient d'une autre page. En voici un nouveau, remplis-le encore une fois.
labels-made = Étiquettes pour { $name }
labels-made-notes = Bon à savoir
labels-deck = Cartes
labels-deck-file = Un fichier à moi
labels-deck-hint = Si tu envoies un fichier plus bas, c'est lui qui compte.
labels-file = Fichier des cartes, CSV, xlsx, ods ou JSON
labels-file-hint = Un mégaoctet et 2000 lignes au plus. Une ligne nomme les colonnes: nom, nombre, valeur, texte et d'autres.
labels-file-kept = Le fichier { $name } est déjà là. Envoie un autre fichier pour le remplacer.
labels-show = Montrer les étiquettes
labels-check = Vérifier le paquet
labels-check-of = { $name } d'un coup d'œil
labels-preview = Montrer la première page
labels-preview-of = Aperçu pour { $name }
labels-queue = { $wait ->
    [0] Personne n'attend: une réponse vient en { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    } environ.
   *[other] { $count ->
        [0] D'autres sont servis
        [one] Une demande attend
       *[other] { $count } demandes attendent
    }: la tienne commencerait dans { $wait ->
        [one] une seconde
       *[other] { $wait } secondes
    } environ, puis prendrait { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    } environ.
}
labels-took = { $wait ->
    [0] {""}
    [one] Cela a attendu une seconde.{" "}
   *[other] Cela a attendu { $wait } secondes.{" "}
}Cela a pris { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
labels-slot = Épaisseur de ce qui porte les pinces
labels-slot-hint = De 0,3 à 5, pour les pinces seulement.
labels-make = Télécharger
labels-test = Télécharger une page d'essai
labels-test-hint = La page d'essai a une étiquette de chaque taille et des points de plusieurs hauteurs: essaie-la d'abord.
labels-usual = l'habituel
labels-none = aucune
labels-part-of-files = Que télécharger
labels-parts-all = tous les fichiers dans un zip
labels-parts-files = seulement les étiquettes
labels-parts-key = seulement la liste, imprimée
labels-parts-braille = seulement la liste, en braille
labels-writing = Comment les étiquettes sont écrites
labels-making = Que faire
labels-measures = Mesures
labels-measures-hint = Ce qui reste vide est comme d'habitude. Toutes les mesures sont en millimètres.
labels-part = Une partie seulement
labels-part-hint = Laisse tout cela vide pour tout faire.
labels-deck-poker-52 = Poker, 52 cartes
labels-deck-poker-54 = Poker, 54 cartes
labels-deck-skat = Skat
labels-deck-tarot = Tarot
labels-deck-colours = Quatre couleurs avec des cartes d'action
labels-deck-dominoes = Dominos
labels-deck-dice = Dés
labels-order = Ce qui vient d'abord sur les cartes à couleurs
labels-order-suit = la couleur
labels-order-value = la valeur
labels-digits = Chiffres
labels-digits-lowered = abaissés
labels-digits-upper = hauts, les lettres de a à j
labels-digits-antoine = Antoine
labels-ten = Le dix
labels-ten-digits = en chiffres, 10
labels-ten-x = un x
labels-encoding = Encodage du fichier
labels-encoding-hint = Seulement si des lettres sont fausses, par exemple cp1250.
labels-format = Forme des fichiers
labels-format-pdf = PDF, pour imprimer ou pour le papier gonflant
labels-format-svg = SVG, pour les découpeuses laser et les programmes de dessin
labels-format-brf = BRF, pour les embosseuses
labels-format-pef = PEF, pour les programmes des bibliothèques braille
labels-format-txt = texte en braille Unicode
labels-format-stl = STL, pour les imprimantes 3D
labels-format-3mf = 3MF, pour les imprimantes 3D
labels-medium = Support
labels-medium-sheet = des autocollants sur une feuille
labels-medium-cards = des cartes entières
labels-medium-tape9 = du ruban à embosser, 9 millimètres
labels-medium-tape12 = du ruban à embosser, 12 millimètres
labels-medium-plates = des plaquettes
labels-medium-dies = des matrices, avec du film entre elles
labels-medium-clips = des pinces pour le bord
labels-print = Gros caractères à côté des points
labels-qr = Codes QR avec les textes des cartes
labels-address = Adresse d'un serveur dans les codes QR
labels-address-hint = Par exemple https://jeux.example, dont la page dit alors chaque carte.
labels-booklet = Un livret avec les textes des cartes
labels-mirror = En miroir, pour écrire par l'arrière
labels-marks = Marques tactiles
labels-marks-suit = pour chaque couleur
labels-marks-kind = pour chaque figure
labels-grade = Braille de la liste
labels-grade-g0 = de base
labels-grade-g1 = intégral
labels-grade-g2 = abrégé
labels-card = Taille des cartes
labels-card-hint = Par exemple 56x87.
labels-paper = Papier
labels-paper-hint = a4, a3, a5, letter, legal, 11x11.5, 11.5x11, bed, ou une taille comme 210x297.
labels-margin = Bord libre de chaque page
labels-margin-hint = De 5 à 50.
labels-compensate = Combien de fois plus grands, pour les points
labels-compensate-hint = De 0,5 à 2, par exemple 1,3.
labels-corner = Coin de l'étiquette
labels-corner-tl = en haut à gauche
labels-corner-tr = en haut à droite
labels-ends = Étiquettes sur chaque carte
labels-ends-both = aux deux bouts
labels-ends-one = à un bout
labels-profile = Taille du braille
labels-profile-marburg = Marburg Medium
labels-profile-nls = NLS, bibliothèques américaines
labels-profile-sign = grand, comme sur les panneaux
labels-code = Caractères de BRF
labels-code-us = nord-américains
labels-code-euro = Eurobraille
labels-feeds = Sauts de page de BRF
labels-feeds-every = à la fin de chaque page
labels-feeds-between = seulement entre les pages
labels-feeds-none = aucun
labels-only = Seulement ces pièces
labels-only-hint = Une par ligne: par son nom, ou par son étiquette.
labels-without = Toutes sauf ces pièces
labels-without-hint = { labels-only-hint }
labels-copies = Exemplaires de chacune
labels-copies-hint = De 1 à 999.
labels-pages = Seulement ces pages
labels-pages-hint = Par exemple 3, ou 2,5-7.

## The page by itself

label-page-closed = Personne d'autre ne peut l'ouvrir. Pour que d'autres s'en servent, lance-la avec --open.
label-page-stop = Contrôle C l'arrête. Elle ne garde rien de ce qu'on lui envoie.
label-page-stopped = La page est arrêtée.
