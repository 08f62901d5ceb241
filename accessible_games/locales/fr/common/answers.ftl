## Answers to commands

moves-one-of = Tu as le choix: { $choices }.
moves-meanwhile = À tout moment: { $choices }.
moves-cards = { $count ->
    [one] Pose une de tes cartes, par son nom ou par son numéro.
   *[other] Pose { $count } de tes cartes, par leurs noms ou par leurs numéros.
}
table-ends = La table s'arrête ici.
refused-unknown-place = La case { $place } n'existe pas. Tape une lettre et un nombre jusqu'à 26.
    .brief = La case { $place } n'existe pas.
moves-card = { $count ->
    [one] Numéro { $place }, { PIECE($piece, form: "name") }.
    [2] Numéros { $place } et { $end }, { PIECE($piece, form: "names") }.
   *[other] Numéros { $place } à { $end }, { PIECE($piece, form: "names") }.
}
nothing-asked = Rien ne t'est demandé pour l'instant.
nothing-yet = Il ne s'est encore rien passé.
nothing-since = Il ne s'est rien passé depuis ton dernier coup.
no-older = C'était le plus ancien.
no-newer = C'était le plus récent.
search-what = Tape retrouve, puis ce que tu cherches.
not-found = Rien de tel n'a été dit avant.
hint = Mon conseil: { $choice }.
hint-cards = Mon conseil: poser { PIECES($cards) }.
hint-and-cards = Mon conseil: { $choice } contre { PIECES($cards) }.
hint-then = Ensuite: { $names }.
thinking = Je réfléchis.
named-cards = { $count ->
    [0] rien
   *[other] { PIECES($cards, form: "bare") }
}
hint-as-good = À peu près aussi bien: { $name }.
hint-better = Peut-être mieux: { $name }.
hint-not-clear = Pas nettement moins bien: { $name }.
hint-doubtful = Peut-être moins bien: { $name }.
hint-tempting = Tentant, mais moins bien: { $name }.
hint-fewer-points = Cela rapporterait environ { COUNT($number, as: "points") } de moins.
hint-tries = Mon conseil { $number ->
    [0] ne gagnerait presque aucune partie
    [one] gagnerait une partie
   *[other] gagnerait environ { $number } parties
} sur 100. { $next }
    .brief = Conseil: { $number ->
    [0] presque aucune partie
    [one] une partie gagnée
   *[other] { $number } parties gagnées
} sur 100. { $next }
hint-points = Avec mon conseil, tu finirais avec environ { COUNT($number, as: "points") }. { $next }
    .brief = Environ { COUNT($number, as: "points") }. { $next }
hint-next = { $verdict ->
    [as-good] À peu près aussi bien: { $name }.
    [better] Peut-être mieux: { $name }.
    [not-clear] Pas nettement moins bien: { $name }.
    [doubtful] Peut-être moins bien: { $name }.
   *[other] { $is-told ->
        [yes] L'autre
       *[no] Deuxième choix: { $name }
    }, { $measure ->
        [points] environ { COUNT($number, as: "points") }.
       *[tries] { $number ->
            [0] presque aucune partie.
            [one] une partie.
           *[other] environ { $number } parties.
        }
    }
}
    .brief = { $verdict ->
    [as-good] Aussi bien: { $name }.
    [better] Peut-être mieux: { $name }.
    [not-clear] Pas nettement moins bien: { $name }.
    [doubtful] Peut-être moins bien: { $name }.
   *[other] { $is-told ->
        [yes] {""}
       *[no] Deuxième choix: { $name }.
    }
}
nothing-to-undo = Tu n'as aucun coup à annuler.
undo-too-late = Trop tard: quelque chose de caché a été dévoilé depuis.
undo-after = Trop tard: d'autres ont joué depuis.
undo-absent = Trop tard: quelqu'un a joué depuis et ne peut pas répondre maintenant.
undo-turn = Trop tard: c'est déjà à d'autres de répondre.
undo-agree = { $count ->
    [one] { $names } est d'accord?
   *[other] { $names } sont d'accord?
  }
undo-refused = Rien n'est annulé.
undo-wished = { $seat } voudrait annuler un coup. Si tu acceptes, tape accepter.
undo-waits = Les autres doivent accepter.
undo-agreed = Tu acceptes.
undo-done = { $seat } annule un coup.
nothing-to-agree = Personne n'attend ton accord.
taken-back = Annulé: { $answers }.
saved-as = La partie est enregistrée sous { $file }.
report-written = Le rapport sans secrets est dans { $file }.
report-with-secrets = Le rapport avec tous les secrets est dans { $file }.
report-refused = Le rapport ne peut pas être écrit: { $problem }.
saved-for-later = La partie est enregistrée. Pour la reprendre, tape accessible-games resume.
not-saved = La partie n'a pas pu être enregistrée.
disk-refuses = L'enregistrement est impossible: { $problem }. La partie continue sans être enregistrée.
disk-works-again = L'enregistrement marche de nouveau.
written-anew = Le fichier de la partie avait disparu ou changé. La partie est de nouveau enregistrée, sous { $file }.
voice-not-installed = Rien ne peut être dit à voix haute, car Python ne peut pas joindre Speech Dispatcher. { INSTALL("speechd") ->
    [none] On ne connaît pas de paquet pour cela sur ce système. Un lecteur d'écran parle.
   *[other] Tape { INSTALL("speechd") }{ start-again }.
}
voice-no-server = Rien ne peut être dit à voix haute, car Speech Dispatcher ne répond pas. { INSTALL("speech-dispatcher") ->
    [none] Essaie spd-say bonjour.
   *[other] Tape { INSTALL("speech-dispatcher") }, puis essaie spd-say bonjour.
}
voice-stopped = Speech Dispatcher ne répond plus. La partie continue par écrit.
game-over = La partie est finie. Pour la réécouter, tape accessible-games replay.
    .brief = La partie est finie.
sort-value = valeur
sort-name = nom
sort-count = quantité
sort-is = Les cartes sont triées par { $now }. Tu as le choix: { $choices }.
sort-changed = Les cartes sont triées par { $now }.
verbosity-brief = bref
verbosity-normal = normal
verbosity-full = complet
verbosity-braille = braille
verbosity-is = Mode { $now }. Tu as le choix: { $choices }.
verbosity-changed = Mode { $now }.
hear-own = moi
hear-others = autres
hear-bids = mises
hear-coins = pièces
hear-table = table
hear-scores = points
hear-all = tout
hear-changes = nouveau
hear-off = non
hear-is = Voici ce que tu entends. { $choices }. Pour changer, tape par exemple entendre mises non.
hear-told-all = Tu entends toutes les lignes comme "{ $word }".
hear-told-changes = Tu entends les lignes comme "{ $word }" si elles disent du nouveau.
hear-told-off = Tu n'entends pas les lignes comme "{ $word }", mais la commande entretemps te les redonne.
hear-sample-own = Tu frappes
hear-sample-others = Tom frappe
hear-sample-bids = Tom mise 2 pièces
hear-sample-coins = Pièces restantes: Tom 10
hear-sample-table = Le trou n11 reste vide
hear-sample-scores = Ours: 8 points pour Tom
called-language-de = allemand german deutsch
called-language-en = anglais english englisch
called-language-fr = français french französisch francais
language-de = Deutsch
language-fr = français
language-en = English
language-is = Langue: { $now }. Tu as le choix: { $choices }.
language-changed = On continue en { $now }.
braille-off = non
braille-on = oui
braille-is = Étiquettes après le nom des cartes: { $now }. Au choix: { $choices }.
braille-changed = Étiquettes après le nom des cartes, désormais: { $now }.
display-off = Le jeu ne touche pas à la plage braille. Pour le suivre sur la plage, lance-le avec { $option }.
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
display-chosen = Choix: { PIECES($cards, form: "bare") }, encore { COUNT($left, as: "cards") }.
display-none-chosen = Rien n'est choisi.
display-word-chosen = Choix: { $name }. Maintenant la place.
display-columns = Les lettres des colonnes.
display-done = fini
display-menu = Commandes au choix.
display-part-news = Les nouvelles.
display-part-question = La question.
display-part-choice = Réponses au choix.
display-part-hand = Ta main.
display-part-table = La table.
display-part-menu = Commandes.
display-part-notice = Une réponse. Défiler ramène.
display-always = Le jeu a la plage braille à chaque question. Toute touche du clavier la rend jusqu'à la suivante.
    .brief = Le jeu a la plage à chaque question.
feel-once = une fois
feel-always = toujours
remarks-few = peu
remarks-is = Remarques des joueurs de l'ordinateur: { $now }. Au choix: { $choices }.
remarks-changed = Remarques des joueurs de l'ordinateur, désormais: { $now }.
remarks-off = non
remarks-on = oui
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
confirm-off = non
confirm-on = oui
confirm-is = Question avant une réponse coûteuse: { $now }. Au choix: { $choices }.
confirm-changed = Question avant une réponse coûteuse, désormais: { $now }.
contracted-on = oui
contracted-off = non
contracted-is = Les lignes sont mesurées en braille abrégé: { $now }. Au choix: { $choices }.
contracted-changed = Les lignes sont mesurées en braille abrégé, désormais: { $now }.
marks-on = oui
marks-off = non
marks-is = Marques sous ce qui est choisi sur la plage braille: { $now }. Au choix: { $choices }.
marks-changed = Marques sous ce qui est choisi sur la plage braille, désormais: { $now }.
legend = { $entries }.
    Un nombre devant une étiquette compte ses cartes. Les réponses se tapent en mots ou par leur place. Pour le reste, aide.
places-letters = lettres
places-words = mots
places-is = Noms des colonnes: { $now }. Au choix: { $choices }.
places-changed = Noms des colonnes, désormais: { $now }.
help-commands = Commandes et lettres: { $commands }.
help-further = Tape aide commandes pour toutes les commandes, ou aide et un mot.
help-more = Tape aide et une commande pour savoir ce qu'elle fait.
