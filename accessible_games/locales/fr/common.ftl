## Commandes: d'abord le mot que dit le programme, puis d'autres mots et la lettre.

command-hand = main m
command-table = table t étalage
command-scores = vies v points score
command-turn = joueur j tour
command-counts = nombre n nombres combien compte
command-last = dernier d derniers dernière dernières répète répéter
command-since = entretemps e depuis nouvelles
command-find = cherche c chercher où trouve trouver
command-card = info i carte valeur
command-moves = possible p possibles choix coups permis
command-hint = suggestion s conseil indice
command-undo = annule z annuler
command-older = précédent h historique ancien
command-newer = suivant b récent
command-first = premier début
command-search = retrouve retrouver recherche rechercher
command-rules = règles r règle
command-sort = tri trie trier ordre
command-verbosity = verbosité mode détail détails
command-language = langue l
command-save = enregistrer enregistre sauvegarder sauvegarde sauver
command-help = aide a aider commandes
command-quit = quitter q quitte sortir

## Commandes sur une table de cases

command-left = gauche g
command-right = droite k
command-up = haut u
command-down = bas x
command-look = regarde y regarder voir
command-row = rangée
command-column = colonne
command-block = autour bloc alentours
command-pattern = motif w motifs
command-picture = image dessin
command-changes = changements différences

## Commands in the lifeboat

command-boat = canot
command-who = qui

## Ce qu'on peut taper d'autre

here = ici

yes = oui o
numbers = un deux trois quatre cinq six sept huit neuf dix onze douze
ones = une
fillers = j l d s un une le la les des du de et avec contre pour dans je ne n en veux prends prendre pose poser echange echanger mets donne joue numero rangee rangees carte cartes puis mise miser piece pieces animal animaux a au aux sur vers entre par est ma mon mes ta ton tes celui celle case cases colonne colonnes boisson boissons bouteille bouteilles domino dominos cote partie coin coins mettre place placer ajoute ajouter debarrasse debarrasser comble combler remplis remplir garde garder reste jusqu secours detresse ouvre ouvrir utilise utiliser jouer lance lancer moi me te se y soif siege bois boire donner jeter jette depense depenser choisis choisir suis suivre ai fais faire joins joindre rester propose proposer tire tirer sauvetage
in-exchange = contre pour
nothing = rien aucun aucune zéro passe passer
minus = moins
from-to = de { $low } à { $high }
choice-yes = oui
choice-no = non
choice-none = rien

## Au début

player = Joueur
bot-names = Hugo Clara Victor Élise Nadia Bruno Manon Oscar
seat-name = { $seat ->
    [you] toi
   *[other] { $seat }
}
playing = { $title }: { $names }.
newcomer = Tape aide à tout moment pour savoir ce que tu peux faire.
setup-game = Quel jeu: { $choices }?
prompt-game = Jeu?
setup-people = Qui joue? Tape les noms avec des virgules, ou Entrée pour jouer en solo.
prompt-people = Noms?
setup-seats = Combien de joueurs, de { $low } à { $high }? Entrée pour { $default }.
prompt-seats = Joueurs?
setup-level = Quel niveau pour les joueurs de l'ordinateur?
    { $choices }? Entrée pour { $default }.
prompt-level = Niveau?
setup-option = { $question }
    { $choices }? Entrée pour { $default }.
prompt-option = Ton choix?
level-random = hasard
level-easy = facile
level-normal = normal
no-game = Aucune partie n'a commencé.

## Questions

pass-keyboard = Passe le clavier à { $name }, qui appuiera sur Entrée.
prompt-enter = Entrée.
prompt-number = Numéro?
prompt-search = Recherche?
prompt-yes-no = Oui ou non?
listen-on = Les joueurs de l'ordinateur continuent. Entrée pour écouter, ou tape quitter.
line-cancelled = La ligne est effacée. Encore une fois Contrôle C pour quitter.
going-on = La partie continue.
really-quit = Veux-tu quitter? La partie est enregistrée.
really-quit-unsaved = La partie n'a pas pu être enregistrée. Veux-tu quitter et la perdre?

## Ce qui n'est pas compris

empty-answer = Réponses possibles: { $choices }.
unknown-word = Je ne comprends pas { $word }.
    Tu peux choisir { $choices }, ou taper aide.
ambiguous-word = Veux-tu dire { $choices }?
unknown-piece = Rien ne s'appelle { $word }.
    Choisis { $choices }.
no-such-person = Personne ici ne s'appelle { $word }. Il y a { $choices }.
unknown-command = Aucune commande ne s'appelle { $word }. Tape aide pour les entendre toutes.
unknown-choice = { $word } n'est pas un choix possible. Choisis { $choices }.
too-many-words = Je ne comprends pas la fin: { $words }.
not-a-number = { $word } n'est pas un nombre.
not-between = { $word } ne convient pas. Tape un nombre de { $low } à { $high }.
no-such-place = Il n'y a pas de carte { $number } dans ta main, seulement de 1 à { $size }.
no-such-card = { $size ->
    [one] Il n'y a pas de carte { $number } au choix, seulement une carte.
   *[other] Il n'y a pas de carte { $number } au choix, seulement de 1 à { $size }.
}
which-word = Tape { $choices }.
which-place = Tape { $word } et une case, par exemple { $word } m13, ou { $word } ici.
which-line = Tape la lettre d'une seule colonne ou le numéro d'une seule rangée.
which-block = Tape 2 coins de ton motif, par exemple m13 o14, ou non.
no-such-block = De { $first } à { $last }, pas de bloc de 6 boissons.
which-piece = Tape le nom d'une carte après { $command }.
bad-name = "{ $name }" ne convient pas. Un nom compte de 1 à { $longest } lettres et n'est pas un mot du programme.
same-names = Un nom revient 2 fois. Donne un nom différent à chaque personne.
too-many-people = Il y a trop de personnes. On joue à { $high } au plus.
too-many-bots = Tu demandes { $given } joueurs de l'ordinateur, mais il y a { $count ->
    [one] une place.
   *[other] { $count } places.
}

## Refus

refused-unknown-word = Tu ne peux pas choisir cela maintenant.
    Tape possible pour entendre tes choix.
refused-not-cards = Tape des noms de cartes.
refused-not-held = Il te manque { PIECES($lacking) }.
refused-not-there = Ce n'est pas au choix: { PIECES($lacking, form: "bare") }.
refused-too-many = { $given } cartes, c'est trop. Nomme au plus { $most ->
    [one] une carte.
   *[other] { $most } cartes.
}
refused-too-few = { $given ->
    [0] Ce n'est pas assez.
    [one] Une carte, ce n'est pas assez.
   *[other] { $given } cartes, ce n'est pas assez.
} Nomme au moins { $least ->
    [one] une carte.
   *[other] { $least } cartes.
}
refused-wrong-count = Tu as nommé { $given ->
    [one] une carte
   *[other] { $given } cartes
}, mais il en faut { $count ->
    [one] une.
   *[other] { $count }.
}
    .brief = Il faut { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
refused-not-a-number = Tape un nombre.
refused-out-of-range = Tape un nombre de { $low } à { $high }.
refused-not-asked = Ce n'est pas à toi de jouer.

## Réponses aux commandes

moves-one-of = Tu as le choix: { $choices }.
moves-cards = { $count ->
    [one] Pose une de tes cartes, par son nom ou par son numéro.
   *[other] Pose { $count } de tes cartes, par leurs noms ou par leurs numéros.
}
moves-where = { $words }: { $places }.
table-ends = La table s'arrête ici.
block = de { $first } à { $last }
domino = { $first } et { $second }
    .code = { $first } { $second }
no-piece = vide
    .code = vide
moves-card = { $count ->
    [one] Numéro { $place }, { PIECE($piece, form: "name") }.
    [2] Numéros { $place } et { $end }, { PIECE($piece, form: "names") }.
   *[other] Numéros { $place } à { $end }, { PIECE($piece, form: "names") }.
}
nothing-asked = Rien ne t'est demandé pour l'instant.
nothing-yet = Il ne s'est encore rien passé.
nothing-since = Il ne s'est rien passé depuis ton coup.
no-older = C'était le plus ancien.
no-newer = C'était le plus récent.
search-what = Tape après retrouve ce que tu cherches.
not-found = Rien de tel n'a été dit avant.
hint = Mon conseil: { $choice }.
hint-cards = Mon conseil: poser { PIECES($cards) }.
nothing-to-undo = Tu n'as pas de coup à annuler.
taken-back = Ton coup est annulé.
saved-as = La partie est enregistrée sous { $file }.
saved-for-later = La partie est enregistrée. Pour la reprendre, tape resume.
not-saved = La partie n'a pas pu être enregistrée.
disk-refuses = L'enregistrement est impossible: { $problem }. La partie continue sans lui.
disk-works-again = L'enregistrement marche de nouveau.
game-over = La partie est finie. Pour la réécouter, tape replay { $file }.
    .brief = La partie est finie.
sort-value = valeur
sort-name = nom
sort-count = quantité
sort-is = Les cartes sont triées par { $now }. Tu as le choix: { $choices }.
sort-changed = Les cartes sont triées par { $now }.
verbosity-brief = bref
verbosity-normal = normal
verbosity-full = complet
verbosity-is = Mode { $now }. Tu as le choix: { $choices }.
verbosity-changed = Mode { $now }.
language-de = Deutsch
language-fr = français
language-en = English
language-is = Langue: { $now }. Tu as le choix: { $choices }.
language-changed = On continue en { $now }.
help-commands = Commandes et lettres: { $commands }.
help-more = Tape aide et une commande pour savoir ce qu'elle fait.

## Règles à lire

rules-heading = { $number }, { $heading }.
rules-how = Tape règles et un numéro, un titre ou un mot à chercher.
rules-not-found = Dans les règles, { $word } n'apparaît pas.

## Parties enregistrées

date-pattern = d MMMM, H 'h' mm
saved-game = { $number }, { $title }, { $names }, { $when }.
saved-damaged = { $number }, { $file }, illisible.
which-saved = Quelle partie? Entrée pour la première.
going-on-with = { $title } continue.
record-torn = La dernière ligne de la partie enregistrée était coupée, elle est laissée de côté.
record-ends = L'enregistrement s'arrête ici, avant la fin de la partie.
no-looking-back = La partie { $file } ne se réécoute qu'à la fin. Continue-la avec resume.
record-in-use = Cette partie se joue dans une autre fenêtre. Ferme-la d'abord là-bas.
record-is-over = La partie { $file } est finie. Pour la réécouter, tape replay { $file }.
no-such-record = Aucune partie { $name } n'est enregistrée dans { $folder }.
nothing-to-resume = Aucune partie n'est à reprendre. Commences-en une avec play.
which-record = Nomme la partie à écouter: accessible-games replay NOM.
record-unknown-game = La partie enregistrée est d'un jeu inconnu, { $found }.
record-other-version = Cette partie suit d'autres règles, version { $found }. Elle ne peut pas continuer, mais elle est gardée.
record-wrong-heading = L'en-tête de la partie enregistrée ne convient pas: { $found }.
record-wrong-answer = La ligne { $line } de la partie enregistrée est contraire aux règles: { $found }.
record-not-a-record = Ce n'est pas une partie enregistrée.
record-no-moves = L'en-tête de la partie enregistrée est coupé.
record-unknown-line = La ligne { $line } de la partie enregistrée est illisible: { $found }.
record-not-text = La ligne { $line } de la partie enregistrée n'est pas du texte.

## La ligne de commande

wrong-command = La commande { $word } n'existe pas. Tape accessible-games --help pour les entendre toutes.
wrong-option = L'option { $option } ne convient pas. Tape accessible-games --help pour les entendre toutes.
wrong-option-here = La commande { $command } ne prend pas { $option }. Tape accessible-games { $command } --help.
option-needs-number = Après { $option } il faut un nombre, et { $word } n'en est pas un.
one-game = Nomme un seul jeu, au lieu de { $words }.
which-game = Nomme un jeu: { $choices }.
unknown-game = Le jeu { $word } n'existe pas. Choisis: { $choices }.
unknown-level = Le niveau { $word } n'existe pas. Choisis: { $choices }.
unknown-option = L'option { $word } n'existe pas à cette table. Choisis: { $choices }.
file-problem = { $file } est inutilisable: { $problem }.
the-output = la sortie
system-enoent = il n'existe pas
system-eacces = l'autorisation manque
system-eperm = l'autorisation manque
system-erofs = le disque est en lecture seule
system-enospc = le disque est plein
system-edquot = ta part du disque est pleine
system-efbig = le fichier est trop grand
system-eisdir = c'est un dossier
system-enotdir = un fichier est à la place d'un dossier
system-eexist = autre chose est à sa place
system-eio = le disque ne répond pas
system-enametoolong = son nom est trop long
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
crashed = Le programme a fait une erreur. La partie est enregistrée. Envoie-nous { $file }.

## Réglages

settings-are-in = Les réglages sont dans { $file }.
setting-language = la langue, language: { $value }
setting-verbosity = la verbosité, verbosity: { $value }
setting-sort = le tri, sort: { $value }
setting-input = la saisie, input: { $value }
setting-level = le niveau, level: { $value }
setting-name = ton nom, name: { $value }
setting-prompt = l'invite, prompt: { $value }
setting-bots = les joueurs de l'ordinateur, bots: { $value }
setting-letters = tes lettres, letters: { $value }
setting-questions = questions à plusieurs personnes, questions: { $value }
setting-empty = rien
settings-how = Pour en changer un, tape accessible-games settings NOM VALEUR.
setting-saved = Le réglage { $name } est maintenant { $value }.
unknown-setting = Le réglage { $name } n'existe pas. Choisis: { $choices }.
wrong-setting = { $value } ne convient pas au réglage { $name }.
wrong-choice = { $value } ne convient pas au réglage { $name }. Choisis: { $choices }.
damaged-settings = Les réglages dans { $path } sont illisibles et laissés de côté: { $line ->
    [0] ce n'est pas un fichier de réglages.
   *[other] la ligne { $line } est fausse.
}
