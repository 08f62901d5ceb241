## Ce qui ne va pas dans le fichier d'un paquet

column-name = nom
column-suit = couleur
column-kind = figure
column-value = valeur
column-label = étiquette
deck-faults = { $faults }
deck-found-in = { $found }, { $lines }
deck-lines = { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
}
deck-more = { $count } autres
deck-not-text = Pas de texte dans le paquet: { $where }. Enregistre le tableau en xlsx ou en ods, ou en CSV en Unicode, ou nomme son encodage par --encoding.
deck-no-workbook = Ce fichier n'est pas un classeur de tableur, ou il est abîmé. Enregistre le tableau en CSV, ou en xlsx ou ods sans mot de passe.
deck-old-workbook = Ce classeur a l'ancien format xls, ou un mot de passe. Enregistre le tableau en CSV, ou en xlsx ou ods sans mot de passe.
deck-no-json = Ce fichier est abîmé là où du JSON devrait suivre: { $where }. Enregistre-le de nouveau, ou enregistre le tableau en CSV.
deck-too-large = Le fichier du paquet est trop grand. Donne un fichier avec une carte par ligne.
deck-empty = Le tableau est vide. Écris nom dans sa première ligne, et les noms des cartes en dessous.
deck-no-cards = Le paquet n'a pas de cartes. Écris-en une par ligne, sous les noms des colonnes.
deck-too-many = Le paquet a plus de { $other } cartes différentes, à partir de: { $where }. Fais-en plusieurs paquets.
deck-wrong-quotes = Un guillemet n'est pas fermé, ou des lettres le suivent: { $where } du paquet. Écris-en deux pour un seul qui fait partie du texte.
deck-too-many-cells = Plus de cellules que les { $other } titres: { $where }. Mets entre guillemets une cellule qui a des virgules ou des points-virgules.
deck-too-long = Colonne { $column }, { $where }: plus de { $other } lettres. Raccourcis ce texte.
deck-no-name = Colonne { $column }, { $where }: pas de nom. Écris là le nom de la carte.
deck-wrong-copies = Colonne { $column }: { $where }. Écris là un nombre entier de 0 à 999.
deck-wrong-piece = Colonne { $column }: { $where }. Écris là carte, jeton, tuile, dé, pion ou plateau, ou rien.
deck-wrong-ends = Colonne { $column }: { $where }. Écris là aucun, un ou deux, ou rien.
deck-wrong-size = Colonne { $column }: { $where }. Écris là la largeur et la hauteur, comme 56x87, ou un diamètre, comme 25, de 10 à 300 millimètres.
deck-error-cell = Colonne { $column }, l'erreur d'un tableur: { $where }. Corrige la formule, ou écris ce qui est voulu.
deck-card-twice = La même carte qu'à la ligne { $other }: { $where }. Écris ce qui les distingue dans la colonne nom, ou une étiquette dans la colonne étiquette.
deck-alike = Les mêmes lettres que { $other }, colonne { $column }: { $where }. Écris dans la colonne valeur un nombre qui les distingue, ou une étiquette dans la colonne étiquette.
deck-no-letters = Rien qui puisse être sur une étiquette, colonne { $column }: { $where }. Écris une étiquette dans la colonne étiquette.
deck-foreign = Des lettres que les étiquettes de cette langue n'ont pas, colonne { $column }: { $where }. Écris une étiquette dans la colonne étiquette, ou nomme la table de braille de liblouis par --braille-table.
deck-empty-line = Une étiquette avec une ligne vide, colonne { $column }: { $where }. Écris un trait d'union pour dire rien.
deck-unwritable = Les étiquettes de cette langue n'ont pas cela: { $where }. Écris autre chose dans la colonne { $column } ou paquet.
deck-bare-digit = Un chiffre seul ne se reconnaît pas au toucher, colonne { $column }: { $where }. Mets une lettre à côté, ou un dièse devant.
deck-long-label = Une étiquette trop longue, colonne { $column }: { $where }. Chacune de ses lignes peut avoir { $other } cellules.
deck-high-label = Une étiquette trop haute, colonne { $column }: { $where }. Elle peut avoir { $other } lignes.
deck-label-twice = La même étiquette qu'à la ligne { $other }: { $where }. Donne à l'une d'elles une autre étiquette, dans la colonne { $column }.

## Ce qu'il faut en savoir

deck-unused = Sans usage: les colonnes { $found } du paquet. Celles qui comptent ici sont paquet, nom, exemplaires, valeur, couleur, figure, texte, étiquette, pièce, bouts et taille.
deck-aside = Laissé de côté, car ce ne sont pas des cartes: { $where }.
deck-beside = Laissé de côté, car sans titre de colonne: { $where }.
deck-only-formulas = Laissé de côté, car il n'y a que des formules: { $where }.
deck-zero = Omis, car sans exemplaire: { $where }.
deck-no-copies = Compté comme un exemplaire, faute de nombre: { $where }.
deck-no-value = Pas sur les étiquettes, car ce ne sont pas des nombres, colonne { $column }: { $where }.
deck-merged = Compté avec des cartes égales: { $where }.
deck-numbered = Numéroté, car rien d'autre ne les distingue: { $where }.
deck-whole-name = L'étiquette est le nom entier de { $other }: { $where }. Donne à l'une d'elles une étiquette dans la colonne étiquette.
deck-sheet = C'est la feuille { $found } du classeur.
deck-no-headings = Aucune ligne ne nomme les colonnes, donc la première est prise pour les noms. Écris nom au-dessus, et exemplaires au-dessus de leur nombre.
deck-listed = Le nombre à côté de chaque nom est pris pour celui de ses exemplaires.
deck-first-names = La colonne { $found } est prise pour les noms des cartes.
deck-number-column = Les nombres sur les étiquettes sont ceux de la colonne { $found }.
deck-encoding = L'encodage { $other } est deviné, avec des noms comme { $found }. S'ils sont faux, nommes-en un autre par --encoding.
deck-script = Les lettres comme { $found } sont écrites par la table de braille { $other }. --braille-table en nomme une autre.
deck-scheme = Chaque étiquette dit { $columns }: { $value } est { $name }.
