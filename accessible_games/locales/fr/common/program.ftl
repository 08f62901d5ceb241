## The command line

wrong-command = La commande { $word } n'existe pas. Tape accessible-games --help pour les entendre toutes.
wrong-option = L'option { $option } ne convient pas. Tape accessible-games --help pour les entendre toutes.
wrong-option-here = La commande { $command } n'accepte pas { $option }. Tape accessible-games { $command } --help.
option-without-value = Il n'y a rien après { $option }. { $kind ->
    [file] Nomme un fichier à cet endroit.
    [folder] Nomme un dossier à cet endroit.
    [number] Tape un nombre à cet endroit.
    [name] Tape un nom à cet endroit.
   *[value] Tape accessible-games --help pour entendre ce qu'on peut y mettre.
}
option-needs-number = Après { $option } il faut un nombre, et { $word } n'en est pas un.
one-game = Nomme un seul jeu, au lieu de { $words }.
which-game = Nomme un jeu: { $choices }.
unknown-game = Le jeu { $word } n'existe pas. Choisis: { $choices }.
unknown-level = Le niveau { $word } n'existe pas. Choisis: { $choices }.
unknown-temper = Le tempérament { $word } n'existe pas. Choisis: { $choices }.
random-temper = { $word } n'existe pas, car le hasard n'a pas de tempérament. Écris seulement random.
level-without-temper = { $word } n'existe pas ici, car le niveau { $name } n'a pas de tempérament dans ce jeu. Écris seulement { $name }.
unknown-option = L'option { $word } n'existe pas à cette table. Choisis: { $choices }.
file-problem = { $file } est inutilisable: { $problem }.
the-output = La sortie
system-enoent = il n'existe pas
system-eacces = l'autorisation manque
system-eperm = { system-eacces }
system-erofs = le disque est en lecture seule
system-enospc = le disque est plein
system-edquot = ta part du disque est pleine
system-efbig = le fichier est trop grand
system-eisdir = c'est un dossier
system-enotdir = un fichier est à la place d'un dossier
system-eexist = autre chose est à sa place
system-eio = le disque ne répond pas
system-eloop = c'est un lien vers lui-même
system-enametoolong = son nom est trop long
system-device = Windows garde ce nom pour lui
position-everywhere = la position
position-place = élément { $number }
position-not-json = La position n'est pas un objet JSON, regarde la ligne { $found }.
position-unknown-game = Dans { $place }: le jeu { $found } n'existe pas.
position-wrong-version = Dans { $place }: les règles ont ici une autre version que { $found }.
position-missing-field = Dans { $place }: ce champ manque.
position-unknown-field = Dans { $place }: ce champ n'existe pas.
position-not-int = Dans { $place }: { $found } n'est pas un nombre entier.
position-not-str = Dans { $place }: { $found } n'est pas un texte.
position-not-bool = Dans { $place }: { $found } n'est ni true ni false.
position-not-a-list = Dans { $place }: { $found } n'est pas une liste.
position-not-an-object = Dans { $place }: { $found } n'est pas un objet entre accolades.
position-wrong-length = Dans { $place }: { $found } n'est pas le bon nombre d'éléments.
position-out-of-range = Dans { $place }: { $found } n'y est pas possible.
position-unknown-place = Dans { $place }: la place { $found } n'existe pas.
position-unknown-piece = Dans { $place }: rien ne s'appelle { $found }.
position-wrong-shape = Dans { $place }: les cartes ne se tiennent pas, ou la table est trop étroite.
position-wrong-deck = Dans { $place }: ce ne sont pas les cartes de la boîte.
position-wrong-cards = Dans { $place }: les cartes ne vont pas avec ce qui a été joué avant.

## Settings

settings-are-in = Les réglages sont dans { $file }.
setting-language = la langue, language: { $value }
setting-verbosity = la verbosité, verbosity: { $value }
setting-hear = ce que tu entends, hear: { $value }
setting-sort = le tri, sort: { $value }
setting-input = la saisie, input: { $value }
setting-level = le niveau, level: { $value }
setting-temper = le tempérament de l'ordinateur, temper: { $value }
setting-name = ton nom, name: { $value }
setting-prompt = l'invite, prompt: { $value }
setting-bots = les joueurs de l'ordinateur, bots: { $value }
setting-letters = tes lettres, letters: { $value }
setting-braille = étiquettes après le nom des cartes, braille: { $value }
setting-questions = questions à plusieurs personnes, questions: { $value }
setting-display = le jeu sur la plage braille, display: { $value }
setting-remarks = ce que disent les joueurs de l'ordinateur, remarks: { $value }
setting-ring = sonnerie à ton tour, ring: { $value }
setting-warn = alerte en cas de refus, warn: { $value }
setting-sound = sons à côté des phrases, sound: { $value }
setting-pace = les lignes toutes à la fois ou une par une, pace: { $value }
setting-width = la largeur des lignes, width: { $value }
setting-speak = voix du programme, speak: { $value }
setting-curtain = rideau avant la personne suivante, curtain: { $value }
setting-confirm = question avant une réponse coûteuse, confirm: { $value }
setting-contracted = braille abrégé sur la plage braille, contracted: { $value }
setting-marks = marques sous ce qui est choisi sur la plage, marks: { $value }
setting-places = colonnes d'une table, places: { $value }
setting-ahead = conseil cherché pendant que tu réfléchis, ahead: { $value }
setting-empty = rien
empty-name = non indiqué
empty-prompt = aucune invite choisie
empty-bots = aucun nom choisi
empty-letters = aucune lettre choisie
empty-hear = comme d'habitude
letters-how = Tape une lettre et une commande, comme x hand, y table.
settings-how = Pour en changer un, tape accessible-games settings NOM VALEUR.
setting-saved = Le réglage { $name } est maintenant { $value }.
unknown-setting = Le réglage { $name } n'existe pas. Choisis: { $choices }.
wrong-setting = { $value } ne convient pas au réglage { $name }.
wrong-width = { $value } n'est pas une largeur. Tape un nombre de { $low } à { $high }, ou whole.
wrong-choice = { $value } ne convient pas au réglage { $name }. Choisis: { $choices }.
damaged-settings = Les réglages dans { $path } sont illisibles et laissés de côté: { $line ->
    [0] ce n'est pas un fichier de réglages.
   *[other] la ligne { $line } est fausse.
}
unreadable-settings = Les réglages dans { $path } sont illisibles et laissés de côté: { $problem ->
    [eacces] { system-eacces }.
    [eperm] { system-eperm }.
    [eisdir] { system-eisdir }.
    [eio] { system-eio }.
    [eloop] { system-eloop }.
   *[other] ce n'est pas un fichier de réglages.
}
games-dir-missing = Il n'y a pas de dossier { $folder }. Après --games-dir vient le dossier des jeux.
