## What each command does

help-hand = { $typed }: ce que tu as en main ou devant toi.
help-table = { $typed }: ce qui se trouve sur la table.
help-scores = { $typed }: les points ou les vies de tout le monde.
help-turn = { $typed }: à qui de jouer.
help-counts = { $typed }: combien de cartes se trouvent à chaque endroit.
help-last = { $typed }: encore une fois la dernière nouvelle.
    Ajoute un nombre, par exemple 5, pour les 5 dernières.
help-since = { $typed }: tout ce qui s'est passé depuis ton dernier coup.
help-find = { $typed }: puis le nom d'une carte, pour savoir où elle est.
help-card = { $typed }: puis le nom d'une carte, pour savoir ce qu'elle vaut.
help-moves = { $typed }: ce que tu peux répondre maintenant.
help-legend = { $typed }: quelle étiquette en braille vaut pour quelle carte.
help-hint = { $typed }: ce qu'il serait bon de jouer maintenant, et pourquoi. Ajoute complet pour savoir ce que cela a donné en parties imaginées.
help-undo = { $typed }: annuler ton dernier coup et tout ce qui a suivi, si rien de caché n'a été dévoilé et si l'ordinateur n'a pas joué depuis.
help-agree = { $typed }: accepter ce qu'on propose, par exemple d'annuler un coup.
help-older = { $typed }: la nouvelle d'avant, et ainsi de suite.
help-newer = { $typed }: la nouvelle d'après, et ainsi de suite.
help-first = { $typed }: la première nouvelle de la partie.
help-search = { $typed }: puis des mots, pour entendre la dernière nouvelle qui les contient.
help-rules = { $typed }: les titres des règles. Ajoute un numéro, un titre ou un mot.
help-sort = { $typed }: l'ordre des cartes. Ajoute valeur, nom ou quantité.
help-verbosity = { $typed }: la longueur de ce qui est dit. Ajoute bref, normal, complet ou braille. En braille, des étiquettes remplacent les cartes, et légende les explique.
help-hear = { $typed }: ce que tu entends de chaque sorte d'événement. Ajoute moi, autres, mises, pièces, table ou points, puis tout, nouveau ou rien, par exemple entendre mises rien. Entretemps et dernier disent ce qui manque.
help-language = { $typed }: continuer dans une autre langue. Ajoute de, fr ou en.
help-braille = { $typed }: l'étiquette en braille après chaque carte de ta main et de la table. Ajoute oui ou non.
help-remarks = { $typed }: ce que disent parfois les joueurs de l'ordinateur. Ajoute oui, peu ou non. En mode bref, ils ne disent rien.
help-ring = { $typed }: le terminal sonne quand c'est ton tour. Ajoute oui ou non.
help-warn = { $typed }: le terminal sonne quand quelque chose est refusé. Ajoute oui ou non.
help-sound = { $typed }: si tu entends des sons à côté des phrases, qui disent tout aussi. Ajoute oui ou non, ou le nom d'un son pour l'entendre, par exemple tour. Avec les sons, rien ne sonne.
help-pace = { $typed }: toutes les lignes à la fois, ou chacune attend Entrée ou Espace. Ajoute tout ou ligne.
help-curtain = { $typed }: des lignes vides poussent hors de la fenêtre ce qu'une personne a entendu, avant que la suivante ne commence. On le retrouve en remontant. Ajoute oui ou non.
help-confirm = { $typed }: avant une réponse qui coûte quelque chose, tapée comme une lettre ou un nombre seul, on te demande une fois. Ajoute oui ou non.
help-contracted = { $typed }: si ta plage braille écrit en abrégé. Les signes des nombres et des majuscules comptent alors dans la largeur des lignes. Ajoute oui ou non.
help-marks = { $typed }: si les deux points du bas marquent ce que tu as choisi sur la plage braille. Ajoute oui ou non.
help-places = { $typed }: colonnes de SixPack dites par lettres ou par mots, comme Pierre 13 pour p13. Ajoute lettres ou mots.
help-save = { $typed }: le nom de la partie enregistrée. Chaque réponse est enregistrée aussitôt.
help-feel = { $typed }: ta main, les nouvelles et la table sur la plage braille. Ses curseurs-routines choisissent, sa touche d'accueil la rend.
    Ajoute toujours pour l'avoir à chaque question, ou une fois.
    Chaque rangée commence par un signe: appuie dessus, et tu entends ce qu'il veut dire. Un chiffre y dit combien d'appuis il reste.
help-report = { $typed }: écrit un rapport pour ceux qui entretiennent le programme, sans secrets. Ajoute tout pour tout y mettre.
help-help = { $typed }: ce que veut dire la question et ce que tu peux répondre. Ajoute commandes pour les entendre toutes, ou une commande ou un mot du jeu.
help-quit = { $typed }: quitter la partie, qui est enregistrée. Contrôle D fait de même.
help-left = { $typed }: une case vers la gauche sur la table. La flèche fait de même.
help-right = { $typed }: une case vers la droite sur la table. La flèche fait de même.
help-up = { $typed }: une case vers le haut sur la table. La flèche fait de même.
help-down = { $typed }: une case vers le bas sur la table. La flèche fait de même.
help-look = { $typed }: ce qu'il y a là où tu es.
    Une case toute seule, par exemple p13, t'y amène.
help-rounds = { $typed }: lit chaque manche de la feuille, puis les totaux.
help-secret = { $typed }: ton secret, sur ton propre téléphone. À un seul clavier, tape secret et un nom: le clavier est passé.
help-time = { $typed }: dit combien de temps le minuteur tourne encore.
help-export = { $typed }: écrit la feuille dans un fichier pour un tableur, et dit les totaux en une ligne à envoyer.
help-next = { $typed }: seulement dans une leçon ou un problème. L'étape se fait pour toi, ou la solution est dite.
help-return = { $typed }: seulement pendant l'analyse d'une partie. Retour à la liste des moments.

## What each command of a server does

help-people = { $typed }: qui est ici.
help-tables = { $typed }: quelles tables il y a, dix à la fois. Ajoute le numéro d'une autre partie. { $typed } oui t'annonce les tables ouvertes à tous, à l'accueil et après une partie, { $typed } non ne le fait plus.
help-new = { $typed } et le nom d'un jeu: préparer une table. Tu peux ajouter combien jouent, et le niveau et le tempérament de l'ordinateur, par exemple nouvelle sixpack 3 facile audacieux. Avec plus à la fin, on te demande tout, y compris les options du jeu.
help-join = { $typed } et le numéro d'une table, ou le nom de quelqu'un qui y est: y prendre place. Sans rien, cela ramène à ta place.
help-watch = { $typed } et le numéro d'une table, ou le nom de quelqu'un qui y est: suivre la partie. Tu entends ce que tout le monde peut savoir.
help-begin = { $typed }: commencer la partie à ta table. L'ordinateur prend les places libres.
help-invite = { $typed } et un nom: inviter quelqu'un à ta table. { $typed } amis invite tous tes amis qui sont ici et à aucune table.
help-say = { $typed } et ce que tu veux dire: tout le monde à ta table l'entend, ou tous ceux qui ne sont à aucune.
help-tell = { $typed }, un nom et ce que tu veux dire: seule cette personne l'entend.
help-history = { $typed }: ce qui s'est dit en dernier.
help-mute = { $typed } et un nom: ne plus entendre quelqu'un aujourd'hui. Tape-le encore pour l'entendre de nouveau.
help-ignore = { $typed } et un nom: quelqu'un ne peut ni te parler, ni t'inviter, ni venir à tes tables, aujourd'hui et plus tard. Tape-le encore pour changer cela.
help-friends = { $typed }: qui sont tes amis, et lesquels sont ici. Avec { $typed } non, tu n'entends pas leur arrivée, avec { $typed } oui tu l'entends.
help-friend = { $typed } et un nom: cette personne fait partie de tes amis. Tu entends son arrivée, et son nom vient d'abord quand tu demandes qui est ici. Elle ne l'apprend pas.
help-unfriend = { $typed } et un nom: cette personne ne fait plus partie de tes amis.
help-kick = { $typed } et le nom de quelqu'un à ta table: demander aux autres qui jouent de voter son départ, pour de bon. Tous les autres doivent être d'accord, sauf les absents depuis 5 minutes. L'ordinateur joue alors à sa place.
help-complain = { $typed } et ce qui ne va pas: la personne qui tient le serveur le reçoit, avec les dernières phrases que tu as entendues.
help-away = { $typed }: les autres entendent que tu n'écoutes pas, jusqu'à ce que tu tapes quelque chose.
help-key = { $typed }: entrer par SSH avec la clé que ton programme propose, sans mot de passe. Tape-le encore pour y renoncer.
help-news = { $typed } et attendre, tout de suite ou sonner: ce que deviennent les annonces pendant que tu tapes une ligne par SSH. Elles attendent la fin de la ligne, viennent tout de suite sur une ligne à elles, ou attendent et sonnent. Après tout de suite, Contrôle L redit ce que tu as tapé.
help-width = { $typed } et un nombre: couper les lignes pour une plage de tant de cellules. Avec whole, elles restent entières.
help-hold = { $typed } et le nom de quelqu'un qui s'est absenté depuis 5 minutes: l'ordinateur garde la place jusqu'à son retour, si les autres sont d'accord.
help-end = { $typed }: arrêter la partie pour de bon, si tous ceux qui ont une place sont d'accord, sauf les absents depuis une demi-heure.
help-close = { $typed }: fermer la table que tu as préparée, pour qu'il faille ses trois mots pour y venir. Avec non, tout le monde peut y venir de nouveau.
help-leave = { $typed }: quitter la table, où ta place reste libre si la partie est commencée. Si tu n'es à aucune table, quitter le serveur.

## The command line

usage-program = Accessible Games: des jeux de cartes à l'oreille et au toucher.
    accessible-games play, pour commencer une partie.
    accessible-games tutorial, pour apprendre un jeu dans une première manche guidée.
    accessible-games daily, pour jouer la donne du jour, la même pour tous.
    accessible-games puzzle, pour trouver la meilleure réponse dans des positions préparées.
    accessible-games evening, pour jouer avec vos propres cartes: le programme aide à une vraie table.
    accessible-games score, pour y compter les points.
    accessible-games begin, pour y tirer au sort qui commence.
    accessible-games dice, pour y lancer des dés.
    accessible-games coin, pour y lancer une pièce.
    accessible-games timer, pour y entendre une sonnerie après un moment.
    accessible-games deal, pour y distribuer des secrets.
    accessible-games table, pour noter ce qui y est ouvert.
    accessible-games resume, pour reprendre une partie enregistrée.
    accessible-games replay, pour réécouter une partie.
    accessible-games review, pour entendre quels moments d'une partie ont coûté le plus.
    accessible-games rules, pour lire les règles d'un jeu.
    accessible-games labels, pour entendre les étiquettes en braille des cartes d'un jeu.
    accessible-games look, pour entendre quelle carte tu sens.
    accessible-games overlay, pour embosser, imprimer ou découper ces étiquettes.
    accessible-games settings, pour entendre et changer les réglages.
    accessible-games game, pour faire ton propre jeu.
    accessible-games doctor, pour entendre ce qui marche sur cette machine et ce qui manque.
    accessible-games report, pour écrire un rapport à ceux qui entretiennent le programme.
    accessible-games simulate, pour faire jouer les joueurs de l'ordinateur.
    accessible-games statistics, pour savoir combien de parties tu as gagnées.
    accessible-games tournament, pour savoir quels joueurs de l'ordinateur sont les plus forts.
    accessible-games serve, pour jouer ensemble, chacun de chez soi.
    accessible-games join, pour visiter un serveur.
    Ajoute --help à une commande pour entendre ses options.
    Chaque commande accepte --language de, fr ou en et --verbosity brief, normal, full ou braille.
    --plain lit des lignes simples, sans touches d'édition.
    Avec --pace line, chaque ligne attend Entrée ou Espace, pour une plage braille.
    --width 40 coupe les lignes entre les mots, pour une plage de 40 cellules. Jusqu'à 32, c'est --verbosity braille.
    --speak dit toutes les lignes par Speech Dispatcher, pour jouer sans lecteur d'écran.
    --data et --config nomment d'autres dossiers pour les parties et les réglages.
    --games-dir nomme un dossier de jeux en cours d'écriture.
    --version dit la version.
usage-play = accessible-games play JEU commence une partie. Entrée reprend tes choix de la dernière partie du même jeu.
    --seats 4 est le nombre de joueurs.
    --people Anna,Ben sont les personnes au clavier.
    --bots easy,normal sont les niveaux des joueurs de l'ordinateur: random, easy, normal, hard ou expert.
    --temper bold est leur tempérament: even, bold, careful ou mixed.
    C'est-à-dire équilibré, audacieux, prudent ou mélangé. Avec bold-easy, un seul joueur est audacieux.
    --option expert=yes est une option de la table.
    --seed 7 distribue chaque fois les mêmes cartes.
    --position FICHIER commence par une position, décrite dans docs/positions.md.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
    --verbosity brief en dit moins. Dans le jeu, entendre mises rien tait les mises.
usage-evening = accessible-games evening aide à une vraie table: score, dés, pièce, qui commence.
    La soirée qui n'est pas finie continue. accessible-games evening new en commence une autre.
    --people Ana,Ben sont les gens à la table, dans une nouvelle soirée.
    On peut ajouter ce qu'il faut noter d'abord, comme accessible-games evening dés 2d6.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-score = accessible-games score ouvre une feuille à une vraie table, ou dit qui mène.
    accessible-games score jusqu'à 500 va jusqu'à 500. Il y a aussi argent, moins, 10 manches et des noms.
    --people Ana,Ben commence une nouvelle soirée avec ces gens.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-begin = accessible-games begin tire au sort qui commence.
    --people Ana,Ben commence une nouvelle soirée avec ces gens.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-dice = accessible-games dice 2d6 lance deux dés à six faces. Sans rien, c'est un dé.
    --people Ana,Ben commence une nouvelle soirée avec ces gens.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-coin = accessible-games coin lance une pièce.
    --people Ana,Ben commence une nouvelle soirée avec ces gens.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-timer = accessible-games timer 60 sonne après 60 secondes. Il y a aussi 2 minutes ou 1:30.
    --people Ana,Ben commence une nouvelle soirée avec ces gens.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-deal = accessible-games deal distribue des secrets à une vraie table: l'appareil passe de main en main, et chacun en entend un seul.
    --roles "3 villageois, loup" sont les secrets, au moins un par personne.
    accessible-games deal bateau distribue qui chacun de vous aime et déteste.
    accessible-games deal skat 10 donne à chacun dix cartes d'un jeu.
    --deck cartes.csv distribue celles d'un tableau à vous.
    --people Ana,Ben commence une nouvelle soirée avec ces gens.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-table = accessible-games table retient ce qui est ouvert sur une vraie table: on peut demander, lire et sentir ce qu'il y a et où.
    accessible-games table skat est pour un jeu ou un jeu de cartes connu.
    --people Ana,Ben commence une nouvelle soirée avec ces gens.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-tutorial = accessible-games tutorial dit quelles leçons il y a.
    accessible-games tutorial JEU est une première manche guidée, pas à pas. Rien n'en est enregistré.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
    --format brf, pef ou txt l'écrit comme un texte à embosser, avec --braille g1 ou g2, sinon en intégral.
    --out DOSSIER est la place du fichier, et --force en remplace un autre.
    --paper a5, --margin 15, --profile nls, --code euro et --feeds none sont celles d'overlay.
usage-daily = accessible-games daily joue la donne du jour: les mêmes cartes pour tous, de minuit à minuit UTC.
    accessible-games daily JEU joue celle d'un autre jeu. Il n'y a ni conseil ni retour en arrière.
    Le premier essai compte. Un essai interrompu reprend où il en était.
    accessible-games daily share dit ton dernier résultat en une ligne, à envoyer à tes amis.
    accessible-games daily list dit tes résultats des derniers jours.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-puzzle = accessible-games puzzle dit combien de problèmes de chaque jeu tu as résolus.
    accessible-games puzzle JEU pose le suivant, les plus faciles d'abord. Les erreurs sont expliquées.
    accessible-games puzzle next continue avec le jeu de ton dernier problème.
    Avec 1, 2 ou 3 ne viennent que les faciles, les moyens ou les difficiles, avec again tous à nouveau.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-resume = accessible-games resume énumère les parties enregistrées et demande laquelle.
    accessible-games resume NOM reprend celle qui porte ce nom.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-replay = accessible-games replay raconte ta dernière partie.
    accessible-games replay NOM raconte telle partie enregistrée.
    --step attend Entrée après chaque coup.
usage-review = accessible-games review dit quels moments de ta dernière partie ont coûté le plus.
    accessible-games review NOM le dit d'une partie enregistrée qui est finie, ou de la dernière d'un jeu.
    --seat NOM ne regarde que les réponses d'un seul joueur.
usage-rules = accessible-games rules JEU énumère les sections.
    accessible-games rules JEU 5 lit la section 5, et le début d'un titre suffit aussi.
    --search MOT lit les phrases qui contiennent un mot.
    --braille g2 écrit en braille: g1 est le braille intégral et g2 l'abrégé.
    --format brf, pef ou txt écrit toutes les règles, ou une section, comme un texte à embosser, avec --braille g1 ou g2, sinon en intégral.
    --out DOSSIER est la place du fichier, et --force en remplace un autre.
    --paper a5, --margin 15, --profile nls, --code euro et --feeds none sont celles d'overlay.
usage-labels = accessible-games labels JEU dit l'étiquette en braille de chaque carte.
    À la place de JEU vont aussi des paquets courants: poker-52, poker-54, skat, tarot, colours, dominoes ou dice.
    Le nom d'un fichier, comme cartes.csv, fait des étiquettes pour tout autre jeu, d'un tableau décrit dans docs/labels.md. De même --deck FICHIER, quel que soit son nom.
    --dots dit les points de chaque cellule en chiffres.
    --format text, csv ou json est la forme.
    --order suit ou value dit ce qui vient d'abord sur les cartes qui ont une couleur: elle ou la valeur.
    --digits lowered, upper ou antoine est la forme des chiffres, --ten x ou digits celle du dix.
    --encoding cp1250 dit comment un texte qui n'est pas en UTF-8 écrit les accents et autres lettres.
    --braille-table ru-litbrl.ctb est la table de liblouis pour les lettres que les étiquettes en français n'ont pas.
    accessible-games labels check JEU ou FICHIER dit d'un coup d'œil combien il y a de cartes et d'étiquettes, et ce qui les gêne. --help en dit les options.
    accessible-games labels new mène à une première feuille par des questions.
    accessible-games labels page fait tout cela sur une page pour navigateurs. Ajoute --help pour ses options.
usage-labels-check = accessible-games labels check JEU ou FICHIER dit d'un coup d'œil ce qu'il faut savoir avant de faire les étiquettes.
    Ce sont les cartes, les étiquettes différentes, la plus longue, celles qui sont égales, celles qui se lisent comme d'autres à l'envers, et celles qui n'ont pas assez de place sur leurs cartes.
    --card 63x88 est la taille des cartes, --corner tl ou tr et --ends both ou one la place des étiquettes, --profile marburg, nls ou sign la taille du braille.
    --only NOM et --without NOM choisissent des pièces.
    --deck, --order, --digits, --ten, --encoding et --braille-table sont ceux de labels.
usage-labels-new = accessible-games labels new demande quel paquet, sur quoi mettre les étiquettes et avec quoi faire les points, puis fait une feuille d'essai.
    Tape aide à toute question. À la fin tu entends les commandes pour cette feuille et pour tout.
    --encoding et --braille-table sont ceux de labels.
usage-game = accessible-games game new NOM pose un petit jeu dans ce dossier, que tu changes. Le nom est un seul mot, comme small-stones.
    accessible-games game check DOSSIER joue 1000 parties au hasard et dit ce qui suit les règles de tous les jeux, et ce qui manque.
    accessible-games game transcript DOSSIER écrit une partie comme on l'entend. Ajoute --help pour ses options.
    D'un dossier vide à un paquet pour les autres, suis docs/a-game-of-your-own.md.
usage-game-new = accessible-games game new NOM pose un petit jeu avec mots, règles, leçon, étiquettes et tests. Le nom est un seul mot, comme small-stones.
usage-game-check = accessible-games game check DOSSIER joue 1000 parties au hasard, puis consacre une ligne à chaque élément du jeu. S'il y a un problème, le code de sortie est 1.
usage-game-transcript = accessible-games game transcript DOSSIER écrit une partie entre joueurs de l'ordinateur, comme le premier l'entend.
    --seats N est le nombre de joueurs, et --seed N donne une autre partie.
usage-labels-page = accessible-games labels page ouvre une page pour navigateurs qui fait des étiquettes. Il dit où elle est.
    --port N prend un autre port que 4080. --open laisse entrer d'autres machines que celle-ci.
    --certificate FICHIER et --key FICHIER la chiffrent.
    Contrôle C l'arrête. Elle ne garde rien de ce qu'on lui envoie.
    --decks DOSSIER permet à la page de dire aussi les cartes de tes propres tableaux à leurs adresses, voir docs/hosts.md.
usage-look = accessible-games look ÉTIQUETTE dit tout de la carte qui a cette étiquette en braille, dans tous les jeux. Une barre sépare les lignes d'une étiquette, comme dans o/F/StCSe/-.
    accessible-games look JEU ÉTIQUETTE cherche dans un jeu ou un paquet courant, comme pour labels, avec le nom d'un fichier ou --deck FICHIER dans tout autre paquet.
    Un nom ou son début remplace l'étiquette. Si plusieurs cartes ont la même, tu les entends toutes.
    Sans étiquette, on te les demande l'une après l'autre.
    --deck, --order, --digits, --ten, --encoding et --braille-table sont ceux de labels.
usage-overlay = accessible-games overlay JEU écrit des fichiers pour embosser, imprimer ou découper les étiquettes.
    Une liste en noir et en braille dit ce qui se trouve où. docs/printing.md en dit plus.
    Le nom d'un fichier, comme cartes.csv, ou --deck FICHIER est tout autre jeu, comme pour labels.
    --format brf, pef, txt, pdf, svg, stl ou 3mf est la forme des fichiers.
    --out DOSSIER est leur place, et --force en remplace d'autres et enlève ce qu'un passage précédent a laissé.
    --medium cards, sheet, tape9, tape12, plates, dies ou clips est ce qui porte les étiquettes.
    Ce sont des cartes, une feuille, un ruban de 9 ou 12 millimètres, des plaquettes, des matrices ou des pinces.
    --card 56x87 est la taille des cartes en millimètres.
    --corner tl ou tr est le coin de l'étiquette, en haut à gauche ou à droite.
    --ends both ou one dit si elle se trouve aux deux bouts.
    --paper a4, a3, a5, letter, legal, 11x11.5, 11.5x11, bed ou 210x297 est la page.
    --profile marburg, nls ou sign est la taille du braille.
    --code us ou euro est le code de brf.
    --feeds every, between ou none met dans brf des sauts de page: à la fin de chaque page, seulement entre elles, ou aucun.
    --print ajoute de gros caractères pour les voyants.
    --mirror met tout en miroir, pour écrire au verso.
    --compensate 1.3 rend les points 1,3 fois plus grands.
    --order, --digits et --ten sont ceux de labels.
    --only NOM ne fait qu'une pièce, --without NOM en laisse une de côté. Chacun peut être donné plusieurs fois. --copies 2 en fait deux de chacune.
    --pages 3 ou 2,5-7 fait des pages seules. --margin 15 laisse libres les bords de la page, en millimètres.
    --slot 0.5 est l'épaisseur, en millimètres, de ce qui porte les pinces.
    --preview dit ce qu'il y a sur la première page, ou sur celles de --pages, et ne fait rien. Avec --out il dessine toutes les pages en images, en noir et en points.
    --test-page fait une étiquette de chaque taille, et une bande avec des points de plusieurs hauteurs.
    --grade g2 écrit la liste et le livret en abrégé, par liblouis, sinon ils sont en intégral.
    --marks suit ou kind ajoute une marque tactile à chaque couleur ou figure, pour ceux qui ne lisent pas le braille.
    --booklet écrit les textes des cartes en un livret brf et pef, et leurs numéros sous les étiquettes.
    --qr ajoute à pdf et svg un code QR avec le texte de chaque carte, ou avec le lien qui est son texte.
    --address https://jeux.example, avec --qr, fait de chaque code l'adresse de sa carte sur ton serveur, dont la page la dit dans la langue du téléphone.
usage-settings = accessible-games settings dit tous les réglages.
    accessible-games settings NOM VALEUR en change un.
    Avec accessible-games settings letters x hand, la lettre x veut dire hand.
usage-doctor = accessible-games doctor dit ce qui est là et marche sur cette machine.
    Il dit d'abord si tout le nécessaire marche, puis ce qui est en panne, ce qui manque et comment l'obtenir.
    Rien n'est changé, et aucun réseau n'est nécessaire.
    --server DOSSIER examine ce qu'un serveur arrêté a enregistré, et met de côté ce qui y est abîmé.
usage-report = accessible-games report écrit un fichier qui dit ce qu'il faut pour trouver une erreur.
    accessible-games report NOM raconte aussi une partie enregistrée, sans ses secrets.
    --secrets y met toute la partie avec toutes les cartes cachées.
usage-simulate = accessible-games simulate JEU fait jouer les joueurs de l'ordinateur entre eux et dit qui a gagné combien de parties.
    --games 100 est le nombre de parties.
    --seats 4 est le nombre de joueurs.
    --bots easy,normal sont leurs niveaux, à tour de rôle.
    --temper mixed est leur tempérament: even, bold, careful ou mixed. bold-easy vaut pour un seul.
    --seed 7 est le tirage de la première partie.
    --option expert=yes est une option de la table.
    --json fait plutôt de chaque partie une ligne de JSON.
usage-tournament = accessible-games tournament JEU dit quels joueurs de l'ordinateur sont les plus forts.
    Chaque donne est jouée de toutes les places, pour que personne n'ait plus de chance. La suite est dans docs/tournament.md.
    --players normal,easy,easy sont les niveaux à la table. Le premier est comparé aux autres.
    Un niveau peut avoir un tempérament: bold-normal ou careful-normal.
    --games 100 est le nombre minimal de parties.
    --sure s'arrête dès qu'on sait si le premier est plus fort ou plus faible.
    --seed 7 est le tirage de la première donne.
    --option expert=yes est une option de la table.
    --workers 2 est le nombre de parties jouées en même temps. Sinon, tous les cœurs de la machine jouent.
    --dask ADRESSE fait jouer le groupe Dask de cette adresse.
    --json donne chaque partie et tous les chiffres en JSON.
    Contrôle C arrête, et dit ce qu'on sait déjà.
usage-serve = Avec accessible-games serve on joue ensemble, chacun avec un programme telnet ou MUD, ou par SSH. Il dit comment entrer.
    --open laisse entrer d'autres machines que celle-ci. --port N prend un autre port que 4000, --ssh-port N un autre que 4022 pour SSH.
    --certificate FICHIER et --key FICHIER ouvrent aussi une porte chiffrée, au port suivant.
    --page ouvre une page pour navigateurs au port 4080, --page N à un autre. Avec un certificat, elle est chiffrée.
    --address https://jeux.example est l'endroit où d'autres trouvent la page. Les clients MUD y chargent les sons.
    --games NOM propose aussi un jeu d'un autre paquet, ou plusieurs séparés par des virgules.
    Contrôle C l'arrête, et toutes les parties sont enregistrées.
    --decks DOSSIER permet à la page de dire aussi les cartes de tes propres tableaux à leurs adresses, voir docs/hosts.md.
    --backup DOSSIER y fait des sauvegardes pendant que le serveur marche, --every 1h dit tous les combien, et --keep 48 garde les 48 dernières.
    --restore FICHIER dit ce que contient une sauvegarde, et commence avec elle. Ce qu'il y avait avant reste à côté.
    --push ADRESSE permet aux navigateurs qui le demandent sur la page d'être prévenus d'un tour, voir docs/server.md. Les services de push reçoivent ton adresse mail.
    --on-turn "COMMANDE" lance un programme à toi pour chaque avis, sans shell. docs/server.md dit ce qu'il trouve dans son environnement.
    --follow HOST suit le serveur de cette machine en tant que deuxième, et joue dès qu'elle prend la relève. --followed-by CLÉ laisse suivre la machine qui a cette clé, --wait ne dit rien tant qu'elle est absente, --alone commence sans demander à l'autre.
    À côté d'un serveur qui marche, il y a serve restart, serve password, serve moderation, serve league, serve backup et serve takeover: --help après l'un d'eux dit comment.
usage-serve-backup = accessible-games serve backup DOSSIER y fait une sauvegarde, que le serveur marche ou non.
    --keep 48 garde les 48 dernières. --data indique un autre dossier de serveur.
usage-serve-restart = accessible-games serve restart 5 dit à tous ceux qui sont sur ton serveur qu'il redémarre dans cinq minutes, le répète une minute avant, et le fait: tel qu'il est alors installé. Toutes les parties continuent.
    off l'annule. --data indique un autre dossier de serveur.
usage-join = accessible-games join HÔTE visite un serveur, où tu joues avec d'autres. Il demande qui tu es.
    --name NOM est le nom que tu y as, et --guest est pour qui n'en a pas. Sinon, c'est le nom de tes réglages.
    --port N est le port du serveur pour SSH, si c'est un autre que 4022. HÔTE:N fait de même.
    Ton mot de passe et tout le reste sont chiffrés. Une connexion coupée revient d'elle-même.
    Les commandes rythme, sonnerie, alerte, abrégé, largeur et toucher concernent ton propre appareil. Le serveur comprend toutes les autres.
    --braille-display met le jeu sur la plage braille à ta demande, voir docs/brlapi.md.
usage-statistics = accessible-games statistics dit combien de parties sont jouées et gagnées.
    accessible-games statistics JEU en dit plus sur un jeu: joueurs, niveaux, séries et points.
    Plusieurs personnes à un clavier sont comptées par leurs noms.
    --rebuild compte à nouveau toutes les parties enregistrées.
    --json donne tous les chiffres en JSON.
