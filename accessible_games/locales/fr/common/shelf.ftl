## Tutorials

lessons = Chaque leçon te guide pas à pas dans une première manche.
lesson-of = { $title }: tape accessible-games tutorial { $game }.
lesson-title = Leçon: { $title }
lesson-begins = Leçon: { $title }.
    Entrée seule répète une étape.
    Tape conseil pour avoir de l'aide, et quitter pour partir.
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
review-begins = J'analyse { $count ->
    [one] une décision
   *[other] { $count } décisions
} selon ce que tu pouvais savoir.
    Cela prend environ { $minutes ->
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
review-chosen = Choisi: { $played }.
review-tries = Mieux: { $better }, { $number ->
    [one] une partie gagnée
   *[other] { $number } parties gagnées
} de plus sur 100.
    .brief = Mieux: { $better }.
review-points = Mieux: { $better }, environ { COUNT($number, as: "points") } de plus.
review-how = Tape un numéro pour y aller, Entrée pour réécouter, ou quitter.
    .brief = Tape un numéro, Entrée ou quitter.
review-there = Réponds comme tu veux et continue de jouer. Rien n'est enregistré.
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
review-not-over = La partie { $file } n'est pas finie, et on ne l'analyse qu'à la fin. Continue-la avec accessible-games resume.
nothing-to-review = Aucune partie enregistrée n'est finie, il n'y a donc rien à analyser. Commences-en une avec accessible-games play.

## Rules to read

rules-heading = { $number }, { $heading }.
rules-how = Tape règles et un numéro, un titre ou un mot à chercher.
rules-not-found = Dans les règles, { $word } n'apparaît pas.

## Saved games

date-pattern = { $date ->
    [1] d'er' MMMM, H 'h' mm
   *[other] d MMMM, H 'h' mm
}
saved-game = { $number }, { $title }, { $names }, { $when }.
saved-damaged = { $number }, { $file }, illisible.
which-saved = Quelle partie? Entrée pour la première.
going-on-with = { $title } continue.
record-torn = La dernière ligne de la partie enregistrée était coupée, elle est laissée de côté.
record-ends = L'enregistrement s'arrête ici, avant la fin de la partie.
no-looking-back = La partie { $file } ne se réécoute qu'à la fin. Continue-la avec accessible-games resume.
record-in-use = Cette partie se joue dans une autre fenêtre. Ferme-la d'abord là-bas.
record-is-over = La partie { $file } est finie. Pour la réécouter, tape accessible-games replay { $file }.
no-such-record = Aucune partie { $name } n'est enregistrée dans { $folder }.
nothing-to-resume = Aucune partie n'est à reprendre. Commences-en une avec accessible-games play.
nothing-to-replay = Il n'y a aucune partie à réécouter. Commences-en une avec accessible-games play.
record-unknown-game = La partie enregistrée est d'un jeu inconnu, { $found }.
record-lacks-package = La partie enregistrée est une partie de { $found }. Installe le paquet { $package } pour continuer.
record-other-version = Cette partie suit d'autres règles, version { $found }. Elle ne peut pas continuer, mais elle est gardée.
record-wrong-heading = L'en-tête de la partie enregistrée ne convient pas: { $found }.
record-wrong-answer = La ligne { $line } de la partie enregistrée est contraire aux règles: { $found }.
record-not-a-record = Ce n'est pas une partie enregistrée.
record-no-moves = L'en-tête de la partie enregistrée est coupé.
record-unknown-line = La ligne { $line } de la partie enregistrée est illisible: { $found }.
record-not-text = La ligne { $line } de la partie enregistrée n'est pas du texte.
record-damaged = La ligne { $line } de la partie enregistrée est abîmée.
record-other-format = La partie est enregistrée au format { $found }, que seule une version plus récente du programme sait lire.
# Then you are asked, yes or no.
go-on-without =
    { $count ->
        [0] Aucune réponse n'est perdue. Veux-tu continuer?
        [one] Une réponse est perdue. Veux-tu continuer sans elle?
       *[other] À partir de là, { $count } réponses de tous les joueurs sont perdues. Veux-tu continuer sans elles?
    }
damaged-kept = La partie abîmée est gardée sous { $file }.
damaged-left = La partie reste comme elle est.

# What a game lacks
game-without-rules = Pour { $title }, il n'y a pas de règles à lire ici.
game-without-labels = Pour { $title }, il n'y a pas d'étiquettes en braille.
game-without-lesson = Pour { $title }, il n'y a pas de leçon.
game-without-puzzles = Pour { $title }, il n'y a pas de problèmes.
game-without-topic = Pour { $title }, il n'y a rien à dire là-dessus.
player-part-fails = { $title } se joue sans { $file }, qui est inutilisable: { $problem }.
game-speaks = { $count ->
    [0] Pour { $title }, il n'y a pas encore de mots.
    [one] { $title } n'existe que dans cette langue: { $languages }. Choisis-la pour y jouer.
   *[other] { $title } n'existe que dans ces langues: { $languages }. Choisis-en une pour y jouer.
}
