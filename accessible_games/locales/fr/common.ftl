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
command-agree = accepter
command-older = précédent h historique ancien
command-newer = suivant b récent
command-first = premier début
command-search = retrouve retrouver recherche rechercher
command-rules = règles r règle
command-sort = tri trie trier ordre
command-verbosity = verbosité mode détail détails
command-language = langue l
command-braille = braille
command-ring = sonnerie sonner
command-warn = alerte alerter
command-pace = rythme
command-curtain = rideau
command-save = enregistrer enregistre sauvegarder sauvegarde sauver
command-feel = toucher touche tâter
command-report = rapport
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
command-claim = annonce annoncer
command-pattern = motif w motifs
command-picture = image dessin
command-changes = changements différences

## Commands in the lifeboat

command-boat = canot
command-who = qui

## Commands in a tutorial

command-next = continuer continue

## In a review

command-return = retour moments

## Ce qu'on peut taper d'autre

here = ici

yes = oui o
everything = tout
numbers = un deux trois quatre cinq six sept huit neuf dix onze douze
ones = une
fillers = j l d s un une le la les des du de et avec contre pour dans je ne n en veux prends prendre pose poser echange echanger mets donne joue numero rangee rangees carte cartes puis mise miser piece pieces animal animaux a au aux sur vers entre par est ma mon mes ta ton tes celui celle case cases colonne colonnes boisson boissons bouteille bouteilles domino dominos cote partie coin coins mettre place placer ajoute ajouter debarrasse debarrasser comble combler remplis remplir garde garder reste jusqu secours detresse ouvre ouvrir utilise utiliser jouer lance lancer moi me te se y soif siege bois boire donner jeter jette depense depenser choisis choisir suis suivre ai fais faire joins joindre rester propose proposer tire tirer sauvetage son
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
playing-bold = { $count ->
    [one] { $names } joue avec audace.
   *[other] { $names } jouent avec audace.
}
playing-careful = { $count ->
    [one] { $names } joue avec prudence.
   *[other] { $names } jouent avec prudence.
}
newcomer =
    Tape aide à tout moment pour savoir ce que tu peux faire.
    Pour apprendre un jeu pas à pas, tape accessible-games tutorial.
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
setup-options = Selon la règle, ou choisir? Entrée pour la règle. Plus dit ce qu'il y a.
prompt-options = La règle?
options-sheet = règle
options-choose = choisir
options-more = plus
option-undo = Que peut-on annuler?
option-undo-fair = ce qui est loyal
option-undo-free = tout
option-undo-more = La règle ne connaît pas l'annulation. Si elle est loyale, elle s'arrête à ce qui a été dévoilé, et les autres à la table doivent être d'accord.
table-undo-free = Tout peut être annulé.
level-random = hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
tempered-bold = { $level } et audacieux
tempered-careful = { $level } et prudent
no-game = Aucune partie n'a commencé.

## Questions

curtain-offered = Ce que chacun apprend reste à l'écran. Pour l'en chasser: rideau oui.
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

line-too-long = Une ligne a au plus { $count ->
    [one] une lettre
   *[other] { $count } lettres
 }, rien de celle-ci n'a été fait.
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
said-alone = Tape { $word } seul. Tu diras le reste quand on te le demandera.
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
which-block = Tape 2 coins de ton motif, par exemple m13 o14, annonce ou non.
claim-later = Tu peux annoncer à la fin d'un tour, quand on te le demande.
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
moves-meanwhile = À tout moment: { $choices }.
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
thinking = Je réfléchis.
named-cards = { $count ->
    [0] rien
   *[other] { PIECES($cards, form: "bare") }
}
hint-tries = { $number ->
    [0] Presque aucune partie gagnée
    [one] Une partie gagnée
   *[other] { $number } parties gagnées
} sur 100. { $next }
    .brief = { $number ->
    [0] Presque aucun gain.
    [one] Un pour cent.
   *[other] { $number } pour cent.
} { $next }
hint-points = Cela rapporte environ { $number ->
    [one] un point.
   *[other] { $number } points.
} { $next }
    .brief = { $number ->
    [one] Un point.
   *[other] { $number } points.
} { $next }
hint-next = { $less ->
    [0] À peu près aussi bien: { $name }.
   *[other] Sinon: { $name }, { $less ->
        [one] un
       *[other] { $less }
    } de moins{ $times ->
        [0] .
        [one] , mieux une fois sur 10.
       *[other] , mieux { $times } fois sur 10.
    }
}
    .brief = { $less ->
    [0] Aussi bien: { $name }.
   *[other] Sinon: { $name }, { $less ->
        [one] un
       *[other] { $less }
    } de moins.
}
nothing-to-undo = Tu n'as pas de coup à annuler.
undo-too-late = Trop tard: quelque chose de caché a été dévoilé depuis.
undo-agree = { $count ->
    [one] Est-ce que { $names } est d'accord?
   *[other] Est-ce que { $names } sont d'accord?
  }
undo-refused = Rien n'est annulé.
undo-wished = { $seat } voudrait annuler un coup. Si tu acceptes, tape accepter.
undo-waits = Les autres doivent accepter.
undo-agreed = Tu acceptes.
undo-done = { $seat } annule un coup.
nothing-to-agree = Personne n'attend ton accord.
taken-back = Ton coup est annulé.
saved-as = La partie est enregistrée sous { $file }.
report-written = Le rapport sans secrets est dans { $file }.
report-with-secrets = Le rapport avec tous les secrets est dans { $file }.
report-refused = Le rapport ne peut pas être écrit: { $problem }.
saved-for-later = La partie est enregistrée. Pour la reprendre, tape resume.
not-saved = La partie n'a pas pu être enregistrée.
disk-refuses = L'enregistrement est impossible: { $problem }. La partie continue sans lui.
disk-works-again = L'enregistrement marche de nouveau.
written-anew = Le fichier de la partie avait disparu ou changé. La partie est de nouveau enregistrée, sous { $file }.
voice-not-installed = Rien ne peut être dit à voix haute, car python3-speechd manque. Installe-le, puis relance bootstrap.
voice-no-server = Rien ne peut être dit à voix haute, car Speech Dispatcher ne répond pas. Installe speech-dispatcher, et essaie spd-say bonjour.
voice-stopped = Speech Dispatcher ne répond plus. Tout continue par écrit.
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
braille-off = non
braille-on = oui
braille-is = Étiquettes derrière les cartes: { $now }. Au choix: { $choices }.
braille-changed = Étiquettes derrière les cartes, désormais: { $now }.
display-off = Le jeu laisse la plage braille tranquille. Pour l'y toucher, lance-le avec { $option }.
    .brief = Pour cela, lance avec { $option }.
display-taken = Le jeu a la plage braille. Toute touche du clavier la rend.
    .brief = Le jeu a la plage braille.
display-given-back = Le lecteur d'écran a de nouveau la plage braille.
    .brief = La plage braille est rendue.
display-lost = La plage braille n'est plus là. Continue au clavier ou redemande-la.
    .brief = La plage braille n'est plus là.
display-refused = BRLTTY ne te laisse pas entrer. Rejoins le groupe { $name } et reconnecte-toi.
    .brief = Rejoins le groupe { $name } pour BRLTTY.
display-missing = BRLTTY n'a pas de plage braille. Branches-en une et réessaie.
    .brief = BRLTTY n'a pas de plage braille.
display-busy = BRLTTY garde la plage braille, peut-être pour un autre programme. Ferme-le et réessaie.
    .brief = Un autre programme a la plage.
display-ends = La plage braille s'arrête ici.
display-nothing-here = Il n'y a rien là.
display-chosen = Choix: { PIECES($cards, form: "bare") }, encore { $left ->
        [one] une carte
       *[other] { $left } cartes
    }.
display-none-chosen = Rien n'est choisi.
display-word-chosen = Choix: { $name }. Maintenant la place.
display-word-first = Choisis d'abord ce que tu y veux.
display-columns = Les lettres des colonnes.
display-done = fini
ring-off = non
ring-on = oui
ring-is = Sonnerie à ton tour: { $now }. Au choix: { $choices }.
ring-changed = Sonnerie à ton tour, désormais: { $now }.
warn-off = non
warn-on = oui
warn-is = Alerte en cas de refus: { $now }. Au choix: { $choices }.
warn-changed = Alerte en cas de refus, désormais: { $now }.
pace-all = tout
pace-line = ligne
pace-is = Le rythme des lignes: { $now }. Au choix: { $choices }.
pace-changed = Le rythme des lignes, désormais: { $now }.
curtain-off = non
curtain-on = oui
curtain-is = Rideau avant la personne suivante: { $now }. Au choix: { $choices }.
curtain-changed = Rideau avant la personne suivante, désormais: { $now }.
help-commands = Commandes et lettres: { $commands }.
help-more = Tape aide et une commande pour savoir ce qu'elle fait.

## Tutorials

lessons = Chaque leçon te guide pas à pas dans une première manche.
lesson-of = { $title }: tape accessible-games tutorial { $game }.
lesson-begins = Leçon: { $title }.
    Entrée seule répète une étape.
    Tape suggestion pour avoir de l'aide, et quitter pour partir.
    Tape continuer, et l'étape se fait pour toi.
lesson-still = Tape maintenant { $typed }.
lesson-type = Tape { $typed }.
lesson-next = Je tape pour toi: { $typed }.
lesson-no-undo = Ici, on n'annule rien. Une mauvaise réponse ne change rien.
lesson-not-saved = Une leçon n'est pas enregistrée. Tu peux la recommencer à tout moment.
lesson-left = Tu quittes la leçon. Tu peux la recommencer à tout moment.
lesson-over = La leçon est finie.
    Pour une partie entière, tape accessible-games play { $game }.

## Reviews

review-offered = Pour savoir ce qui t'a coûté le plus, tape accessible-games review.
    .brief = Puis tape accessible-games review.
review-begins = J'examine { $count ->
    [one] une décision
   *[other] { $count } décisions
} selon ce qui était connu alors, environ { $minutes ->
    [0] { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
    [one] une minute.
   *[other] { $minutes } minutes.
}
    .brief = { $count ->
    [one] Une décision,
   *[other] { $count } décisions,
} environ { $minutes ->
    [0] { $seconds ->
        [one] une seconde.
       *[other] { $seconds } secondes.
    }
    [one] une minute.
   *[other] { $minutes } minutes.
}
review-stopped = Je m'arrête après { $done ->
    [0] aucune décision
    [one] une décision
   *[other] { $done } décisions
} sur { $count }.
review-clean = { $count ->
    [0] Il n'y avait rien à décider.
   *[other] Bien joué: je n'ai rien trouvé de nettement meilleur.
}
    .brief = { $count ->
    [0] Il n'y avait rien à décider.
   *[other] Bien joué, rien de nettement mieux.
}
review-found = { $count ->
    [one] Un moment a coûté quelque chose.
   *[other] Ces { $count } moments ont coûté le plus, le plus cher d'abord.
}
    .brief = { $count ->
    [one] Un moment a coûté quelque chose.
   *[other] { $count } moments ont coûté cher.
}
review-moment = { $seat ->
    [you] Moment { $number }.
   *[other] Moment { $number }, { $seat }.
}
review-tries = Choisi: { $played }.
    Mieux: { $better }, { $number ->
    [one] une partie gagnée
   *[other] { $number } parties gagnées
} de plus sur 100.
    .brief = Choisi: { $played }.
    Mieux: { $better }, { $number ->
    [one] une partie
   *[other] { $number } parties
} de plus.
review-points = Choisi: { $played }.
    Mieux: { $better }, environ { $number ->
    [one] un point
   *[other] { $number } points
} de plus.
review-how = Tape un numéro pour y aller, Entrée pour réécouter, ou quitter.
    .brief = Tape un numéro, Entrée ou quitter.
review-there = Réponds comme tu veux et continue à jouer. Rien n'est enregistré.
    Pour revenir à la liste, tape { $command }.
    .brief = Sans enregistrer. Revenir: { $command }.
review-unsaved = Ce que tu essaies ici n'est pas enregistré.
review-tried = La partie essayée est finie.
review-back = { $count ->
    [one] Voici de nouveau ce moment. Tape son numéro, Entrée ou quitter.
   *[other] Voici de nouveau les { $count } moments. Tape un numéro, Entrée ou quitter.
}
    .brief = Retour aux moments.
review-which = { $count ->
    [one] Il n'y a qu'un moment. Tape 1, Entrée ou quitter.
   *[other] Il n'y a que { $count } moments. Tape un de leurs numéros, Entrée ou quitter.
}
review-not-over = La partie { $file } ne s'examine qu'à la fin. Continue-la avec resume.
nothing-to-review = Aucune partie enregistrée n'est finie, il n'y a donc rien à examiner. Commences-en une avec play.

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
record-damaged = La ligne { $line } de la partie enregistrée est abîmée.
record-other-format = La partie est enregistrée au format { $found }, que seule une version plus récente du programme sait lire.
# On répond alors par oui ou par non.
go-on-without =
    { $count ->
        [0] Aucune réponse n'est perdue. Veux-tu continuer?
        [one] Une réponse est perdue. Veux-tu continuer sans elle?
       *[other] À partir de là, { $count } réponses de tous les joueurs sont perdues. Veux-tu continuer sans elles?
    }
damaged-kept = La partie abîmée est gardée sous { $file }.
damaged-left = La partie reste comme elle est.

## La ligne de commande

wrong-command = La commande { $word } n'existe pas. Tape accessible-games --help pour les entendre toutes.
wrong-option = L'option { $option } ne convient pas. Tape accessible-games --help pour les entendre toutes.
wrong-option-here = La commande { $command } ne prend pas { $option }. Tape accessible-games { $command } --help.
option-needs-number = Après { $option } il faut un nombre, et { $word } n'en est pas un.
one-game = Nomme un seul jeu, au lieu de { $words }.
which-game = Nomme un jeu: { $choices }.
unknown-game = Le jeu { $word } n'existe pas. Choisis: { $choices }.
unknown-level = Le niveau { $word } n'existe pas. Choisis: { $choices }.
unknown-temper = Le tempérament { $word } n'existe pas. Choisis: { $choices }.
random-temper = { $word } n'existe pas, car le hasard n'a pas de tempérament. Écris seulement random.
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
system-eloop = c'est un lien vers lui-même
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

## Gabarits

which-format = Choisis une forme par --format: { $choices }.
which-folder = Nomme par --out un dossier pour les fichiers.
wrong-word = Pour { $option }, { $word } n'est pas un choix. Il y a { $choices }.
wrong-medium = La forme { $found } ne va pas avec { $word }. Il y a { $choices }.
wrong-size = Une carte de { $word } n'est pas possible. Donne la largeur et la hauteur, chacune de { $low } à { $high } millimètres, par exemple 56x87.
wrong-paper = Le papier { $word } n'existe pas. Il y a { $choices }, ou la largeur et la hauteur, chacune de { $low } à { $high } millimètres, par exemple 210x297.
wrong-factor = Les points ne peuvent pas être { $word } fois plus grands. Donne un nombre de { $low } à { $high }, par exemple 1.3.
overlay-written = Le fichier { $file } est écrit.
overlay-exists = Le fichier { $file } existe déjà. Remplace ce fichier par --force, ou nomme un autre dossier par --out.
overlay-card-too-small = L'étiquette { $value } de { $name } ne tient pas sur la carte. Choisis une carte de { $width }x{ $height } au moins, ou --ends one.
overlay-sticker-too-large = Les étiquettes de ce paquet ne tiennent pas sur la carte avec leur bord. Choisis une carte de { $width }x{ $height } au moins.
overlay-tape-too-low = L'étiquette { $value } de { $name } est trop haute pour le ruban. Choisis sheet par --medium, ou enlève la carte.
overlay-paper-too-small = Une pièce est plus grande que la page. Choisis un papier de { $width }x{ $height } au moins.
overlay-too-many = Le paquet a { $found } étiquettes, et il ne peut y en avoir plus de { $high }. Fais-en plusieurs paquets, ou choisis --ends one.
overlay-no-print = Il n'y a de place pour les gros caractères que dans pdf et svg, sur des cartes et des feuilles. Enlève --print.
overlay-no-room-for-print = La carte de { $name } n'a pas de place pour les gros caractères à côté de l'étiquette { $value }. Choisis une carte plus grande ou --ends one, ou enlève --print.
overlay-no-compensation = Une embosseuse a ses propres points. Enlève --compensate.
overlay-dots-touch = Des points aussi grands se toucheraient. Le nombre derrière --compensate peut être { $high }.
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

## Réglages

settings-are-in = Les réglages sont dans { $file }.
setting-language = la langue, language: { $value }
setting-verbosity = la verbosité, verbosity: { $value }
setting-sort = le tri, sort: { $value }
setting-input = la saisie, input: { $value }
setting-level = le niveau, level: { $value }
setting-temper = le tempérament de l'ordinateur, temper: { $value }
setting-name = ton nom, name: { $value }
setting-prompt = l'invite, prompt: { $value }
setting-bots = les joueurs de l'ordinateur, bots: { $value }
setting-letters = tes lettres, letters: { $value }
setting-braille = étiquettes derrière les cartes, braille: { $value }
setting-questions = questions à plusieurs personnes, questions: { $value }
setting-display = le jeu sur la plage braille, display: { $value }
setting-ring = sonnerie à ton tour, ring: { $value }
setting-warn = sonnerie en cas de refus, warn: { $value }
setting-pace = les lignes toutes à la fois ou une par une, pace: { $value }
setting-width = la largeur des lignes, width: { $value }
setting-speak = voix du programme, speak: { $value }
setting-curtain = rideau avant la personne suivante, curtain: { $value }
setting-empty = rien
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

## Le docteur: ce qui marche sur cette machine, et comment obtenir ce qui manque

doctor-well = Tout le nécessaire marche.
doctor-ill = { $count ->
    [one] Un élément nécessaire ne marche pas.
   *[other] { $count } éléments nécessaires ne marchent pas.
}
    .brief = { $count ->
    [one] Un élément nécessaire en panne.
   *[other] { $count } éléments nécessaires en panne.
}
doctor-failed = Un élément n'a pas pu être examiné: { $problem }.
doctor-program = Accessible Games { $value } tourne avec Python { $found }.
    .brief = Version { $value }, Python { $found }.
doctor-no-modules = Il manque à Python { $choices }. Relance bootstrap, ou réinstalle Accessible Games.
    .brief = Il manque { $choices }. Relance bootstrap.
doctor-language-option = Langue: { $now }, selon l'option --language.
    .brief = Langue { $now }, selon --language.
doctor-language-setting = Langue: { $now }, selon tes réglages.
    .brief = Langue { $now }, selon les réglages.
doctor-language-system = Langue: { $now }, selon le système, { $value }.
    .brief = Langue { $now }, selon le système.
doctor-language-default = Le système ne demande aucune langue connue ici, c'est donc { $now }. Pour changer: settings language.
    .brief = Langue { $now }. Le système n'en demande aucune d'ici.
doctor-settings = Les réglages dans { $file } sont en ordre.
    .brief = Les réglages sont en ordre.
doctor-no-settings = Aucun réglage n'a encore été changé. Ils seront gardés dans { $file }.
    .brief = Aucun réglage n'a encore été changé.
doctor-terminal = Le terminal a { $width } colonnes et { $height } lignes.
    .brief = { $width } colonnes, { $height } lignes.
doctor-narrow = Le terminal a { $width } colonnes, c'est peu pour les lignes les plus longues. Élargis-le, ou choisis --verbosity brief.
    .brief = { $width } colonnes, c'est peu. Élargis le terminal.
doctor-no-size = Le terminal ne dit pas sa taille. Avant de jouer, tape stty columns et un nombre.
    .brief = Le terminal ne dit pas sa taille.
doctor-editing = La ligne se corrige pendant que tu tapes, dans le terminal { $name }.
    .brief = La ligne se corrige en tapant.
doctor-plain = La ligne se tape sans touches d'édition, comme tu l'as choisi.
    .brief = Pas d'édition, comme choisi.
doctor-dumb = La ligne se tape sans touches d'édition, car TERM est { $name }. Si le terminal peut mieux, mets TERM à { $value }.
    .brief = Pas d'édition: TERM est { $name }.
doctor-no-editing = La ligne se tape sans touches d'édition, car il manque à Python { $choices }.
    .brief = Pas d'édition: il manque { $choices }.
doctor-no-input = L'entrée n'est pas un terminal, les lignes sont lues comme elles viennent.
    .brief = L'entrée n'est pas un terminal.
doctor-no-output = La sortie n'est pas un terminal, chaque invite est une ligne à part.
    .brief = La sortie n'est pas un terminal.
doctor-encoding = L'encodage { $name } écrit toutes les lettres et le braille.
    .brief = Lettres et braille s'écrivent.
doctor-no-letters = Des lettres manquent à l'encodage { $name }, elles deviennent simples. Si le terminal connaît { $found }, mets PYTHONIOENCODING à { $found }.
    .brief = Des lettres manquent à { $name }. Mets PYTHONIOENCODING à { $found }.
doctor-no-cells = Le braille manque à l'encodage { $name }, il devient des points d'interrogation. Si le terminal connaît { $found }, mets PYTHONIOENCODING à { $found }.
    .brief = Le braille manque à { $name }. Mets PYTHONIOENCODING à { $found }.
doctor-labels = Les étiquettes des cartes s'écrivent en braille.
    .brief = Les étiquettes s'écrivent.
doctor-no-labels = Les tables des étiquettes sont abîmées: { $choices }. Réinstalle Accessible Games.
    .brief = Étiquettes abîmées: { $choices }.
doctor-grades = Avec liblouis { $value }, le braille s'écrit en { $choices }.
    .brief = Braille: { $choices }.
doctor-no-grades = Il manque à liblouis { $value } le braille { $choices }. Réinstalle liblouis-data, et ne définis pas { $word }.
    .brief = Il manque le braille { $choices }. Réinstalle liblouis-data.
doctor-pdf = Les gabarits peuvent se faire en pdf.
doctor-brltty = BRLTTY tourne, et les programmes peuvent le joindre.
    .brief = BRLTTY tourne.
doctor-brltty-alone = BRLTTY tourne, mais les programmes ne peuvent pas le joindre. Active BrlAPI dans { $file }.
    .brief = BRLTTY tourne sans BrlAPI.
doctor-brltty-elsewhere = BRLTTY est sur une autre machine, { $name }, qui n'a pas été interrogée. Pour celui d'ici, efface { $word }.
    .brief = BRLTTY est ailleurs, sur { $name }.
doctor-no-brltty = BRLTTY ne tourne pas. Pour une plage braille, installe brltty et lance-le.
    .brief = BRLTTY ne tourne pas.
doctor-brlapi = Python peut joindre BRLTTY, comme le demande { $option }.
    .brief = Python peut joindre BRLTTY.
doctor-no-brlapi = Python ne peut pas joindre BRLTTY. Pour { $option }, installe python3-brlapi et relance bootstrap.
    .brief = Pas installé: python3-brlapi.
doctor-brlapi-broken = Le module brlapi est en panne, ou autre chose porte ce nom. Réinstalle python3-brlapi.
    .brief = En panne: brlapi. Réinstalle python3-brlapi.
doctor-speech = Speech Dispatcher tourne.
doctor-speech-sleeps = Speech Dispatcher est là, et démarre quand il le faut.
    .brief = Speech Dispatcher est là.
doctor-no-speech = Speech Dispatcher manque. Pour entendre les lignes sans lecteur d'écran, installe speech-dispatcher.
    .brief = Speech Dispatcher manque.
doctor-speechd = Python peut joindre Speech Dispatcher.
doctor-no-speechd = Python ne peut pas joindre Speech Dispatcher. Pour cela, installe python3-speechd.
    .brief = Pas installé: python3-speechd.
doctor-folder = Les parties peuvent s'enregistrer dans { $folder }.
    .brief = Les parties peuvent s'enregistrer.
doctor-new-folder = Les parties peuvent s'enregistrer dans { $folder }, que la première créera.
    .brief = Les parties peuvent s'enregistrer.
doctor-no-folder = Les parties ne peuvent pas s'enregistrer dans { $folder }: { $problem }. Répare cela, ou choisis un autre dossier avec --data.
    .brief = Impossible d'enregistrer: { $problem }.
doctor-full = Le disque est plein, les parties ne peuvent pas s'enregistrer dans { $folder }. Fais de la place, ou choisis un autre dossier avec --data.
    .brief = Le disque est plein. Fais de la place.
doctor-megabytes = Sur le disque, il reste { $number ->
    [one] un mégaoctet.
   *[other] { $number } mégaoctets.
}
    .brief = { $number ->
    [one] Il reste un mégaoctet.
   *[other] Il reste { $number } mégaoctets.
}
doctor-gigabytes = Sur le disque, il reste { $number ->
    [one] un gigaoctet.
   *[other] { $number } gigaoctets.
}
    .brief = { $number ->
    [one] Il reste un gigaoctet.
   *[other] Il reste { $number } gigaoctets.
}
doctor-games = { $count ->
    [0] Aucune partie n'est encore enregistrée.
    [one] Une partie est enregistrée.
   *[other] { $count } parties sont enregistrées.
}
doctor-damaged = { $count ->
    [one] Une partie enregistrée est illisible: { $names }. Pour savoir pourquoi, tape replay et son nom.
   *[other] { $count } parties enregistrées sont illisibles: { $names }. Pour savoir pourquoi, tape replay et un nom.
}
    .brief = { $count ->
    [one] Une est illisible: { $names }.
   *[other] { $count } parties illisibles: { $names }.
}

## Tournois

tournament-stronger = Le niveau { $level } est plus fort que les autres, sûr à 95 pour cent.
    .brief = Le niveau { $level } est plus fort.
tournament-weaker = Le niveau { $level } est plus faible que les autres, sûr à 95 pour cent.
    .brief = Le niveau { $level } est plus faible.
tournament-unsure = On ne sait pas encore ce que vaut le niveau { $level } face aux autres.
    .brief = Niveau { $level }: rien de sûr encore.
tournament-level = Le niveau { $level } gagne { $value } pour cent, la vraie valeur va de { $low } à { $high } pour cent.
    .brief = { $level }: { $value } pour cent, de { $low } à { $high }.
tournament-elo = Le niveau { $level } a { $value } points Elo par rapport aux autres, de { $low } à { $high }.
    .brief = Niveau { $level }: { $value } points Elo.
tournament-points = Points du niveau { $level }: { $number } en moyenne.
    .brief = Points de { $level }: { $number }.
tournament-ended-all = { $count ->
    [one] Une partie de { $title } a été jouée.
   *[other] { $count } parties de { $title } ont été jouées, chaque donne de toutes les places.
}
    .brief = { $count ->
    [one] Une partie a été jouée.
   *[other] { $count } parties ont été jouées.
}
tournament-ended-sure = { $count ->
    [one] Une partie de { $title } a suffi, sur { $size }.
   *[other] { $count } parties de { $title } ont suffi, sur { $size }.
}
    .brief = { $count ->
    [one] Une partie a suffi, sur { $size }.
   *[other] { $count } parties ont suffi, sur { $size }.
}
tournament-ended-interrupted = { $count ->
    [0] Le tournoi de { $title } s'est arrêté avant la fin de la première donne.
    [one] Le tournoi de { $title } s'est arrêté, une partie compte sur { $size }.
   *[other] Le tournoi de { $title } s'est arrêté, { $count } parties comptent sur { $size }.
}
    .brief = { $count ->
    [0] Arrêté, aucune partie ne compte.
    [one] Arrêté, une partie compte sur { $size }.
   *[other] Arrêté, { $count } parties sur { $size }.
}
tournament-nobody = { $count ->
    [one] Personne n'a gagné une des parties, elle compte comme partagée par tous.
   *[other] Personne n'a gagné { $count } des parties, elles comptent comme partagées par tous.
}
    .brief = { $count ->
    [one] Une partie sans gagnant.
   *[other] { $count } parties sans gagnant.
}
tournament-goes-on = { $count ->
    [one] Une partie est jouée, sur { $size }.
   *[other] { $count } parties sont jouées, sur { $size }.
}
tournament-one-level = Tous ont le même niveau, il n'y a rien à savoir. Nomme un autre niveau, ou enlève --sure.
tournament-workers-or-dask = Un groupe Dask a ses propres processus. Enlève --workers ou --dask.
which-players = Nomme de { $low } à { $high } joueurs avec --players, par leurs niveaux, avec des virgules entre eux.
workers-lost = Un processus qui jouait a été arrêté de l'extérieur. Essaie avec moins de processus, par --workers.
workers-no-distributed = Un groupe Dask a besoin de distributed, qui manque. Tape pip install distributed, ou enlève --dask.
workers-unreachable = Aucun ordonnanceur Dask ne répond à { $address }. Lance-le, ou enlève --dask.
workers-no-workers = Le groupe Dask n'a personne pour jouer. Lance des processus, ou enlève --dask.
workers-other-version = La version { $value } d'Accessible Games manque quelque part dans le groupe Dask. Installe-la partout.
workers-cluster-lost = Le groupe Dask à { $address } ne répond plus. Essaie encore quand il répond.

## Statistiques

statistics-counted = { $count ->
    [0] aucune partie n'est finie
    [one] { $won ->
        [0] une partie, pas gagnée
       *[other] une partie, gagnée
    }
   *[other] { $count } parties, { $won ->
        [0] aucune gagnée
        [1] une gagnée
       *[other] { $won } gagnées
    }
}
statistics-game = { $title }: { statistics-counted }.
statistics-seats = À { $size } joueurs: { statistics-counted }.
statistics-level = Contre { $level }: { statistics-counted }.
statistics-people = Sans l'ordinateur: { statistics-counted }.
    .brief = Sans ordinateur: { statistics-counted }.
statistics-streak = { $count ->
    [one] Jamais deux parties gagnées de suite.
   *[other] Plus longue série: { $count } parties gagnées de suite.
}
    .brief = { $count ->
    [one] Pas de série.
   *[other] Meilleure série: { $count } parties.
}
statistics-streak-now = { $count ->
    [one] La dernière partie est gagnée.
   *[other] Les { $count } dernières parties sont gagnées.
}
statistics-points = Points: { $number } en moyenne, { $value } au mieux.
    .brief = Points: { $number }, au mieux { $value }.
statistics-unfinished = { $count ->
    [one] Une partie n'est pas finie.
   *[other] { $count } parties ne sont pas finies.
}
statistics-damaged = { $count ->
    [one] Une partie enregistrée est illisible et ne compte pas.
   *[other] { $count } parties enregistrées sont illisibles et ne comptent pas.
}
    .brief = { $count ->
    [one] Une partie est illisible.
   *[other] { $count } parties sont illisibles.
}
statistics-none = Il n'y a pas encore de partie à compter. Commence avec play.
statistics-no-sqlite = Les statistiques ont besoin de SQLite, qui manque à ce Python. Prends un autre Python, comme celui de ton système.
statistics-many = { $count ->
    [one] Une partie enregistrée est comptée pour la première fois.
   *[other] { $count } parties enregistrées sont comptées pour la première fois, un instant.
}
    .brief = { $count ->
    [one] Une partie est à compter.
   *[other] { $count } parties sont à compter.
}
