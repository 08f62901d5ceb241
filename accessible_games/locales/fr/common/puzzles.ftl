## Problèmes

puzzle-begins = Problème { $number } sur { $count }, { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}. Une réponse est nettement la meilleure.
    .brief = Problème { $number } sur { $count }, { $level ->
    [1] facile
    [2] moyen
   *[3] difficile
}.
puzzle-solved = Juste: { $name }.
puzzle-shown = La meilleure réponse: { $name }.
puzzle-wrong = Ce n'est pas la meilleure réponse: { $name }.
    .brief = Pas la meilleure: { $name }.
puzzle-fewer-points = Cela rapporterait au moins { $number ->
    [0] un demi-point
   *[other] { COUNT($number, as: "points") }
} de moins que la meilleure.
    .brief = Au moins { $number ->
    [0] un demi-point
   *[other] { COUNT($number, as: "points") }
} de moins.
puzzle-fewer-games = Sur 100 parties, cela en gagnerait au moins { $number ->
    [one] une
   *[other] { $number }
} de moins.
    .brief = Sur 100 parties, { $number ->
    [one] une
   *[other] { $number }
} de moins.
puzzle-before = Cela vient avant ton action: { $name }. Le problème demande l'action.
    .brief = Avant ton action: { $name }.
puzzle-hint = Voici ce qui parle pour la meilleure réponse.
    .brief = Voici sa raison.
puzzle-help = Pour une raison, tape conseil. Pour la solution, tape continuer.
    .brief = Tape conseil, ou continuer.
puzzle-other-question = Le problème ne demande que la réponse à sa question.
    .brief = Seule la question compte ici.
puzzle-unsaved = Les problèmes ne sont pas enregistrés, et il n'y a rien à annuler.
    .brief = Rien à enregistrer ni à annuler.
puzzle-go-on = Entrée mène au problème suivant, quitter arrête.
    .brief = Entrée: le suivant, ou quitter.
puzzle-left = Tu quittes le problème. Tu peux y revenir à tout moment.
    .brief = Tu quittes le problème.
puzzle-none-left = Tu les as tous résolus. Pour recommencer, tape accessible-games puzzle { $game } again.
puzzle-count = { $title }, problèmes résolus: { $done } sur { $count }.
puzzle-how = Pour un problème, tape accessible-games puzzle et le nom d'un jeu.
    .brief = Tape accessible-games puzzle et un jeu.
puzzle-which-game = Tu n'as encore commencé aucun problème. Nomme un jeu: { $choices }.
puzzle-which-level = Le niveau { $word } n'existe pas. Tape un nombre: 1 est facile, 2 est moyen, 3 est difficile.
