## What means a command besides the words that are told. A hyphen stands for a blank.

also-hand = cartes mes-cartes ma-main dominos mes-dominos mon-jeu ma-pile qu-ai-je j-ai-quoi qu-est-ce-que-j-ai
also-table = la-table sur-la-table rangées les-rangées qu-y-a-t-il-sur-la-table
also-scores = scores combien-de-points combien-de-vies qui-gagne qui-mène où-en-est-on
also-turn = à-qui-le-tour à-qui à-qui-de-jouer c-est-à-qui qui-joue c-est-mon-tour à-qui-est-ce
also-counts = combien-de-cartes combien-de combien-reste-t-il pile piles
also-last = encore encore-une-fois redis répète-ça redire pardon comment
also-since = quoi-de-neuf que-s-est-il-passé qu-est-ce-qui-s-est-passé nouveautés
also-find = où-est où-sont où-se-trouve qui-a qui-tient
also-card = combien-vaut combien-valent que-vaut que-valent que-fait qu-est-ce-que qu-est-ce-qu qu-est-ce-que-c-est c-est-quoi explique
also-moves = que-puis-je-faire que-faire quels-choix que-puis-je-dire
also-hint = astuce un-conseil que-ferais-tu que-dois-je-faire conseille conseille-moi
also-undo = retour-arrière en-arrière arrière reviens revenir défaire défais retirer-le-coup annule-ça retour-en-arrière
also-rules = règles-du-jeu
also-verbosity = détaillé
also-help = aide-moi help à-l-aide au-secours
also-quit = arrêter arrête stop fin arrêter-le-jeu arrêter-la-partie quitter-le-jeu quitter-la-partie terminer-la-partie finir-la-partie on-arrête j-arrête fermer
also-left = à-gauche va-à-gauche
also-right = à-droite va-à-droite
also-up = en-haut vers-le-haut monter monte
also-down = en-bas vers-le-bas descendre descends
also-look = regarde-en
also-boat = bateau qui-est-dans-le-canot
also-who = qui-suis-je qui-est-ce-que-j-aime

## What can be typed besides

here = ici

yes = oui o
everything = tout tous toutes toute tapis
back = retour précédent
between-names = et
called-random = aléatoire
called-easy = débutant simple
called-normal = moyen moyenne
called-hard = fort dur
called-even = équilibré
called-bold = audacieux hardi
called-careful = prudent
called-mixed = mélangé
called-expert = maître pro
both = les-deux tous-les-deux toutes-les-deux les-deux-autres tous-deux toutes-deux
numbers = un deux trois quatre cinq six sept huit neuf dix onze douze
ordinals = premier,première,1er,1re,1ère,premier-cap,première-carte deuxième,second,seconde,2e,2ème troisième,3e,3ème quatrième,4e,4ème cinquième,5e,5ème sixième,6e,6ème septième,7e,7ème huitième,8e,8ème neuvième,9e,9ème dixième,10e,10ème onzième,11e,11ème douzième,12e,12ème
ones = une
things = animaux animal carte cartes provision provisions
means-me = moi moi-même
polite = s-il-te-plaît s-il-vous-plaît stp svp merci je-veux je-voudrais j-aimerais je-vais puis-je montre-moi dis-moi donne-moi je-souhaite
fillers = j l d s un une le la les des du de et avec contre pour dans je ne n en veux prends prendre pose poser echange echanger mets donne joue numero rangee rangees carte cartes puis mise miser piece pieces animal animaux a au aux sur vers entre par est ma mon mes ta ton tes celui celle case cases colonne colonnes boisson boissons bouteille bouteilles domino dominos cote partie coin coins mettre place placer ajoute ajouter debarrasse debarrasser comble combler remplis remplir garde garder reste jusqu secours detresse ouvre ouvrir utilise utiliser jouer lance lancer moi me te se y soif siege bois boire donner jeter jette depense depenser choisis choisir suis suivre ai fais faire joins joindre rester propose proposer tire tirer sauvetage son table ce cette ces cet il elle lui quelqu qui que ça cela autre même c jeu utilise utiliser soigne soigner détrousse vole attaque montre montrer offre arme
in-exchange = contre pour
nothing = rien aucun aucune zéro passe passer ni non aucun-des-deux aucune-des-deux ni-l-un-ni-l-autre ni-l-une-ni-l-autre pas-un pas-une
minus = moins
spelling = Anatole,Alfa,Alpha Berthe,Bravo Célestin,Charlie Désiré,Delta Eugène,Echo François,Foxtrot Gaston,Golf Henri,Hotel Irma,India Joseph,Juliett,Juliet Kléber,Kilo Louis,Lima Marcel,Mike Nicolas,November Oscar Pierre,Papa Quintal,Quebec Raoul,Romeo Suzanne,Sierra Thérèse,Tango Ursule,Uniform Victor William,Whiskey Xavier,X-ray,Xray Yvonne,Yankee Zoé,Zulu
from-to = de { $low } à { $high }
choice-yes = oui
choice-no = non
choice-none = rien
