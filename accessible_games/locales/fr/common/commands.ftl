## Commands: first the word that the program says, then other words and the letter.

command-hand = main m
command-table = table t étalage
command-scores = points v vies score
command-turn = joueur j tour
command-counts = nombre n nombres combien compte
command-last = dernier d derniers dernière dernières répète répéter
command-since = entretemps e depuis nouvelles
command-find = cherche c chercher où trouve trouver
command-card = info i carte valeur
command-moves = possible p possibles choix coups permis
command-legend = légende étiquettes signes
command-hint = conseil s suggestion indice
command-undo = annule z annuler
command-agree = accepter
command-older = précédent h historique ancien
command-newer = suivant b récent
command-first = premier début
command-search = retrouve retrouver recherche rechercher
command-rules = règles r règle
command-sort = tri trie trier ordre
command-verbosity = verbosité mode détail détails
command-hear = entendre écoute écouter
command-language = langue l
command-braille = braille
command-remarks = remarques remarque
command-ring = sonnerie sonner
command-warn = alerte alerter
command-pace = rythme
command-curtain = rideau
command-confirm = confirmation
command-places = cases
command-contracted = abrégé abrege
command-marks = marques
command-save = enregistrer enregistre sauvegarder sauvegarde sauver
command-feel = toucher touche tâter
command-report = rapport
command-help = aide a aider commandes
command-quit = quitter q quitte sortir

## Commands at a table of places

command-left = gauche g
command-right = droite k
command-up = haut u
command-down = bas x
command-look = regarde y regarder voir

## Commands in a tutorial

command-next = continuer continue

## In a review

command-return = retour moments

## Commandes d'une soirée à une vraie table

command-rounds = manches
command-export = exporter csv tableau
command-secret = secret main
command-time = temps heure
