## Beginning

player = Joueur
bot-names = Hugo Clara Simon Élise Nadia Bruno Manon Romain
seat-name = { SEAT($seat, form: "name") }
seat-you = { $case ->
    [to] à toi
    [of] de toi
   *[nominative] toi
}
seat-named = { $case ->
    [to] à { $name }
    [of] { ELIDED("de", $name) }
   *[nominative] { $name }
}
cards = { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
}
points = { $number ->
    [0] aucun point
    [one] un point
   *[other] { $number } points
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
remarked = { $seat } dit: { $words }
    .brief = {""}
newcomer = À tout moment, tape aide. Pour apprendre un jeu: accessible-games tutorial.
    .braille = Tape légende.
legend-offered = {""}
    .braille = Des étiquettes remplacent les cartes. Tape légende.
setup-game = { $choices }? Entrée: { $default }.
prompt-game = Jeu?
setup-usual = { $title }: { $names }{ $count ->
    [0] {""}
    [one] , niveau { $levels }
   *[other] , niveaux { $levels }
}{ $options ->
    [unprinted] .
    [sheet] , selon la règle.
    [nearly] , presque selon la règle.{ $is-new ->
        [yes] {" "}Tape aide pour entendre ce qui change.
       *[no] {""}
    }
    [own] , avec tes options.
   *[other] , pas tout selon la règle.
}
    .brief = { $title }: { $names }{ $count ->
    [0] {""}
   *[other] , { $levels }
}{ $options ->
    [unprinted] .
    [sheet] .
    [nearly] .
   *[other] , autres options.
}
    .braille = { $title }{ $people ->
    [none] {""}
   *[other] : { $people }
}{ $count ->
    [0] {""}
   *[other] , { $bots } { $levels }
}{ $options ->
    [unprinted] .
    [sheet] .
    [nearly] .
   *[other] , autres options.
}
prompt-usual = Entrée ou plus?
    .braille = Entrée, plus?
usual-option = { $sheet ->
    [yes] Choisi
   *[no] Autrement que dans la règle
}: { $question } { $chosen }.
usual-departs = Autrement que dans la règle: { $departs }.
departs-starter = le sort désigne qui commence
enter-or-more = Je ne comprends pas cela: { $word }. Appuie sur Entrée pour commencer ainsi, ou tape plus pour choisir.
enter-again = Je ne comprends pas cela non plus: { $word }.
plays-as = Ton nom: { $name }.
learn-which = Tape { $word } et un jeu, par exemple { $word } { $title }.
setup-people = Qui joue? Tape des noms, comme Anna et Ben. Entrée pour { $default }.
prompt-people = Noms?
setup-seats = Combien de joueurs, de { $low } à { $high }? Entrée pour { $default }.
prompt-seats = Joueurs?
setup-level = Quel niveau pour les joueurs de l'ordinateur?
    { $choices }? Entrée pour { $default }.
prompt-level = Niveau?
setup-option = { $question }
    { $choices }? Entrée: { $default }.
prompt-option = Ton choix?
setup-options = Selon la règle imprimée du jeu{ $departs ->
    [none] {""}
   *[other] , mais { $departs }
}, ou choisir?
    Entrée pour la règle. Pour entendre les options, tape plus.
prompt-options = La règle?
options-sheet = règle
options-choose = choisir
options-more = plus
option-undo = Que peut-on annuler?
option-undo-fair = ce qui est loyal
option-undo-free = tout
option-undo-more = La règle ne prévoit pas d'annuler un coup. C'est loyal si rien n'a été dévoilé depuis, et si les autres à la table acceptent.
table-undo-free = Tout peut être annulé.
option-starter-lot = tirage au sort
option-starter-1 = place 1
option-starter-2 = place 2
option-starter-3 = place 3
option-starter-4 = place 4
option-starter-5 = place 5
option-starter-6 = place 6
option-starter-7 = place 7
option-starter-8 = place 8
level-random = hasard
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
tempered-bold = { $level } et audacieux
tempered-careful = { $level } et prudent
tempered-mixed = { $level } et de tempéraments différents
no-game = Aucune partie n'a commencé.

## Help before a game

explained-in = { $titles }.
unexplained = Il n'y a rien sur { $word }. Tape aide seule pour entendre ce que veut dire cette question.
about-all = Tape retour pour la question d'avant, ou quitter pour sortir.
first-question = C'est la première question. Tape quitter pour sortir.
about-game = Tape le nom d'un jeu, son début ou son numéro.
    Avec tutoriel devant, tu apprends d'abord le jeu. Avec règles devant, tu lis ses règles.
about-usual = Entrée commence ainsi, plus demande tout, même ce qui peut se jouer autrement. Tu peux aussi taper des noms, un niveau ou un nombre.
    Avec tutoriel, tu apprends d'abord le jeu. Avec règles, tu lis ses règles.
    Pour garder ton nom, tape quitter, puis accessible-games settings name Anna.
about-people = Tape qui joue à ce clavier, comme Anna et Ben. L'ordinateur s'y ajoute.
about-seats = Combien jouent ensemble, ordinateur compris.
about-level = La force de l'ordinateur, du niveau le plus faible au plus fort.
about-options = La règle est celle qui est imprimée dans la boîte. Avec choisir, on te demande chaque option.
about-option = Tape un des choix, son début ou son numéro.
about-number = Tape le numéro d'une partie enregistrée.
about-moment = Le numéro d'un moment y conduit. Entrée les redit tous.
about-enter = Entrée continue.
about-yes-no = Tape oui. Tout le reste veut dire non.

## Asking

curtain-offered = Ce que chacun apprend reste à l'écran. Pour l'effacer, tape rideau oui.
pass-keyboard = Passe le clavier.
pass-enter-only = Appuie seulement sur Entrée, dès que tu as le clavier.
pass-help = La personne suivante appuie sur Entrée. D'ici là, tu peux taper { $commands }.
prompt-pass = { $name }: Entrée.
prompt-enter = Entrée.
prompt-number = Numéro?
prompt-moment = Moment?
prompt-search = Recherche?
prompt-yes-no = Oui ou non?
thinks = { SEAT($seat) } réfléchit.
others-think = Réflexion en cours.
listen-on = Les joueurs de l'ordinateur continuent. Entrée pour écouter, ou tape quitter.
line-cancelled = La ligne est effacée. Encore une fois Contrôle C pour quitter.
going-on = La partie continue.
not-meant = Rien n'a été fait.
really-quit = Veux-tu quitter? La partie est enregistrée.
really-quit-unsaved = La partie n'a pas pu être enregistrée. Veux-tu quitter et la perdre?

## Not understood

line-too-long = Une ligne a au plus { $count ->
    [one] un caractère
   *[other] { $count } caractères
 }, celle-ci est ignorée.
empty-answer = Réponses possibles: { $choices }.
not-understood = Je ne comprends pas cela ici: { $typed }.
    Au choix: { $choices }.
not-understood-again = Je ne comprends pas cela non plus: { $typed }. Tape possible pour entendre les choix.
    .brief = Pas compris: { $typed }. Tape possible.
outside-review = Pour revoir ta dernière partie, quitte celle-ci, puis tape accessible-games review.
outside-tutorial = Pour apprendre un jeu, quitte cette partie, puis tape accessible-games tutorial.
not-understood-now = Je ne comprends pas cela ici: { $typed }. Tape aide.
not-now = { $word }: pas maintenant.
    Au choix: { $choices }.
ambiguous-word = Veux-tu dire { $choices }?
unknown-piece = Rien ne s'appelle { $word }.
    Choisis { $choices }.
no-such-person = Personne ici ne s'appelle { $word }. Il y a { $choices }.
nothing-known = Il n'y a rien sur { $word }. Toutes les commandes: aide commandes.
unknown-figures = Après le conseil, tu peux seulement taper { $choices }, pas { $word }.
unknown-choice = { $word } n'est pas un choix possible. Choisis { $choices }.
too-many-words = Je ne comprends pas la fin: { $words }.
said-alone = Tape { $word } seul. Tu diras le reste quand on te le demandera.
not-a-number = { $word } n'est pas un nombre.
not-between = { $word } ne convient pas. Tape un nombre de { $low } à { $high }.
no-such-place = Il n'y a pas de carte { $number } dans ta main, seulement de 1 à { $size }.
no-such-card = { $size ->
    [one] Il n'y a pas de carte { $number } ici, seulement une carte.
   *[other] Il n'y a pas de carte { $number } ici, seulement de 1 à { $size }.
}
which-of = { $number ->
    [one] Quoi exactement?
   *[other] Lesquelles exactement?
} Au choix: { $choices }.
place-or-many = Le numéro { $number }, { $name }, ou ce nombre de cartes? Tape les noms.
now-or-before = Tape { $typed } seul pour répondre maintenant, ou { $command } pour reprendre ta dernière réponse.
which-place = Tape { $word } et une case, par exemple { $word } p13, ou { $word } ici.
which-piece = Tape le nom d'une carte après { $command }.
bad-name = "{ $name }" ne peut pas être un nom. Il faut 1 à { $longest } lettres d'un seul alphabet, pas de pronom et aucun mot du programme.
same-names = Un nom revient 2 fois. Donne un nom différent à chaque personne.
too-many-people = Il y a trop de personnes. On joue à { $high } au plus.
too-many-bots = Tu demandes { $given } joueurs de l'ordinateur, mais il y a { $count ->
    [one] une place.
   *[other] { $count } places.
}

## Refused

refused-unknown-word = Tu ne peux pas choisir cela maintenant.
    Tape possible pour entendre tes choix.
refused-not-cards = Tape des noms de cartes.
refused-not-held = { $held ->
    [0] Il te manque { PIECES($lacking) }.
    [one] Tu n'as { ELIDED("que", PIECE($piece, $held)) }.
   *[other] Tu n'as que { PIECE($piece, $held) }.
}
refused-not-there = { $held ->
    [0] Ce n'est pas au choix: { PIECES($lacking, form: "bare") }.
    [one] Une fois seulement au choix: { PIECE($piece, form: "name") }.
   *[other] { $held } fois seulement au choix: { PIECE($piece, form: "name") }.
}
refused-too-many = { $given } cartes, c'est trop. Nomme au plus { COUNT($most, as: "cards") }.
refused-too-few = { $given ->
    [0] Ce n'est pas assez.
    [one] Une carte, ce n'est pas assez.
   *[other] { $given } cartes, ce n'est pas assez.
} Nomme au moins { COUNT($least, as: "cards") }.
refused-wrong-count = Tu as nommé { COUNT($given, as: "cards") }, mais il en faut { $count ->
    [one] une.
   *[other] { $count }.
}
    .brief = Il faut { COUNT($count, as: "cards") }.
refused-not-a-number = Tape un nombre.
refused-out-of-range = { $is ->
    [low] C'est trop peu.
   *[high] C'est trop.
}
refused-not-asked = Ce n'est pas à toi de jouer.
