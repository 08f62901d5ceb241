## The words of each concept that a question or a request can name. A hyphen stands for a blank.

asks-who = qui qui-est c-est-qui qui-est-ce-qui ils-ont elles-ont c-est-qui-qui-a qui-a-des-cartes
asks-what = que qu quoi quel quelle quels quelles qu-est-ce-que qu-est-ce-qu qu-est-ce-qui c-est-quoi c-est-quoi-un c-est-quoi-une quest-ce-que quest-ce-qui quels-animaux
asks-many = combien combien-d-animaux
asks-where = où à-quelle-place quelque-part
asks-when = quand
asks-why = pourquoi
asks-how = comment pourquoi se-passe
asks-should = dois dois-je devrais devrais-je faut faut-il conseille conseilles conseil astuce avis vaut-mieux que-faire je-sais-pas je-ne-sais-pas j-sais-pas aucune-idée pas-d-idée ou-pas ou-non je-fais-quoi on-fait-quoi quoi-faire quoi-jouer que-jouer qu-est-ce-que-je-fais je-fais-quoi-là tu-ferais tu-jouerais tu-prendrais tu-miserais tu-choisirais tu-donnerais tu-poserais tu-proposes tu-suggères que-ferais-tu que-me-conseilles-tu une-idée des-idées une-suggestion j-hésite j-en-sais-rien chais-pas j-sais-plus je-sais-plus aide-moi-à-choisir c-est-bien-de c-est-bien-d c-est-une-bonne-idée bonne-idée bonne-affaire vaut-le-coup vaut-la-peine par-quoi-je-commence je-commence-par-quoi par-quoi-commencer plus-utile intéressant c-est-malin j-ai-intérêt avec-qui je-joue-quoi où-je-joue où-jouer par-quoi lequel-vaut-il-mieux vaut-il-mieux sert-le-moins me-sert-le-moins je-mise-combien je-prends-quoi je-garde-quoi t-en-penses-quoi tu-en-penses-quoi à-ma-place laquelle-je-mets je-mets-laquelle je-garde-lequel je-commence-avec-quoi avec-quoi-je-commence
asks-best = meilleur meilleure mieux
asks-can = puis peux peux-je puis-je peut peut-on permis ai-le-droit j-ai-le-droit ai-je-le-droit a-t-on-le-droit on-a-le-droit jpeux suis-obligé suis-obligée suis-je-obligé suis-je-obligée obligé obligée autorisé
asks-choices = choix options possibilités coups-possibles qu-est-ce-que-je-peux-faire que-puis-je-faire je-peux-faire-quoi que-peut-on-faire qu-est-ce-qui-est-possible qu-est-ce-qu-on-peut-faire actions-possibles je-peux-jouer-quoi possible possibles j-en-pose-combien j-en-garde-combien j-en-mets-combien je-dois-poser-combien combien-dois-je-poser je-dois-en-poser-combien combien-j-en-pose coups
asks-which = lequel laquelle lesquels lesquelles quel quelle quels quelles
asks-whether = est-ce-que est-ce-qu faut
asks-have = ai a as avons ont ai-je tiens possède avoir il-me-reste me-reste-t-il tient tiennent jai ils-ont elles-ont c-est-qui-qui-a dans-ma-pile il-reste-des il-reste-un il-reste-une il-reste-de reste-t-il-des reste-t-il-un
asks-me = je j moi me mon ma mes nous m ai-je il-me-reste me-reste-t-il jai jpeux
asks-others = autres autre quelqu quelqu-un tout-le-monde chacun adversaires adversaire il elle ils elles joueurs
asks-win = gagne gagner gagné gagnant mène mènent tête en-tête devant premier-au-score perd perds perdre dernier-au-score qui-est-dernier qui-est-dernière qui-est-en-tête combientième le-plus-de plus-de-points plus-de-pièces plus-de-vies
asks-score = score scores points point il-me-manque je-suis-combientième suis-je-combientième vies vie
asks-stand = on-en-est-où où-en-est-on où-en-sommes-nous où-j-en-suis où-en-sont-les-autres on-est-à-combien où-en-sont où-en-est ils-en-sont-où
asks-money = pièce pièces argent-restant jeton jetons sous argent fric
asks-cards = carte cartes main jeu pile affaires matériel combien-d-animaux
asks-holding = mes-cartes ma-main mon-jeu ma-pile mes-pièces mes-jetons mes-animaux mes-affaires mon-argent mon-matériel ma-carte-secrète mon-équipement mes-sous mon-stock ce-que-j-ai il-me-reste-combien-de-pièces
asks-turn = tour à-qui suivant prochain à-moi qui-commence de-commencer qui-joue-en-premier joue-en-premier mise-en-premier qui-joue-après qui-vient-après qui-choisit-après qui-prend-après qui-mise-après après-moi on-attend qu-on-attend qui-réfléchit bientôt-à-moi quel-est-l-ordre l-ordre c-est-à-moi n-avance-pas qui-joue qui-jouera qui-doit-jouer doit-jouer de-jouer dernier-tour mon-tour qui-doit-encore-miser qui-doit-miser doit-encore-jouer à-qui-de-jouer je-joue il-dort elle-dort c-est-à-qui-de-jouer en-train-de-choisir en-train-de-jouer est-en-train choisit laisse-moi-jouer je-veux-jouer-maintenant jouer-maintenant
asks-bid = misé mises mise enchère enchères
asks-done = fait fais pris a-joué ont-joué as-joué a-posé ont-posé as-posé a-tiré a-retiré ont-retiré a-mis a-pris ont-pris a-fait ont-fait a-enlevé a-donné ont-donné a-choisi ont-choisi a-pioché ont-fait-quoi a-fait-quoi a-joué-quoi ont-joué-quoi ils-ont-fait-quoi elles-ont-fait-quoi il-a-fait-quoi elle-a-fait-quoi
asks-happened = passé passe-t-il nouveau nouvelles raté manqué arrivé s-est-passé s-est-il-passé il-se-passe-quoi que-se-passe-t-il qu-est-ce-qui-se-passe avais-promis ce-qui-s-est-passé a-fait-quoi ont-fait-quoi a-joué-quoi ont-joué-quoi ils-ont-fait-quoi elles-ont-fait-quoi il-a-fait-quoi elle-a-fait-quoi loupé vient-de-se-passer vient-de-faire
asks-lies = y-a il-y-a traîne étalé étalées exposé restent-là est-posé c-est-quoi-en quelque-chose-en vide lis lis-moi contient que-contient ya y-a-t-il qu-y-a-t-il il-y-a-quoi et-en
asks-table = table étalage plateau les-animaux c-est-quoi-la-rangée toute-la-table montre-tout tout-relire quels-animaux
asks-row = rangée rangées c-est-quoi-la-rangée la-rangée
asks-column = colonne colonnes la-colonne
asks-left = reste restent restant restantes restants encore pioche dans-la-pioche il-me-reste me-reste-t-il il-reste-des il-reste-un il-reste-une il-reste-de reste-t-il-des reste-t-il-un
asks-worth = vaut valent valeur compte rapporte rapportent coûte
asks-mean = signifie veut-dire c-est-quoi sert fait-quoi explique expliquer définition à-quoi-sert qu-est-ce-que-c-est c-est-quoi-un c-est-quoi-une explique-moi que-fait il-se-passe-quoi que-se-passe-t-il qu-est-ce-qui-se-passe pour-quoi-faire ajoute il-existe en-tout dit c-est-où servent à-quoi-servent engage c-est-bien-un c-est-bien-une il-y-a-quoi-dans-un il-y-a-quoi-dans-une
asks-rule = règle règles but-du-jeu mode-d-emploi comment-on-joue but le-but principe comment-ça-se-joue ça-se-joue-comment on-joue-comment comment-joue-t-on comment-gagne-t-on on-gagne-comment comment-ça-marche comment-marche-ce-jeu pour-gagner la-partie-finit finit-la-partie ça-finit se-finit ça-se-termine on-compte-les-points comment-on-compte-les-points explique-le-jeu expliquer-le-jeu comment-marche-le-jeu ouvre-les-règles
asks-again = répète répéter encore-une-fois redis pardon redire elle-veut-quoi il-veut-quoi qu-est-ce-qu-elle-veut qu-est-ce-qu-il-veut elle-propose-quoi il-propose-quoi qu-est-ce-qu-elle-propose qu-est-ce-qu-il-propose c-est-quoi-l-offre c-est-pour-qui que-veut-elle que-veut-il répète-la-dernière-chose la-dernière-chose
asks-mistake = trompé trompée erreur annule annuler oups reviens retour en-fait-non non-attends une-autre-rangée autre-rangée mauvaise pas-celle-là pas-celui-là pas-ça changé-d-avis je-me-suis-trompé je-me-suis-trompée me-suis-trompé me-suis-trompée je-me-suis-planté je-me-suis-plantée j-ai-mal-tapé j-ai-mal-misé j-ai-mal-joué j-ai-mal-lu j-ai-mal-compris mal-tapé j-ai-tapé-à-côté faute-de-frappe annule-mon-coup annule-mon-dernier-coup annuler-mon-coup annule-tout reprendre-mon-coup reprends-mon-coup reprends-mon-action reprendre-mon-action reprends-ma-carte revenir-en-arrière reviens-en-arrière en-arrière attends-non finalement-non finalement-rien finalement-pas laisse-tomber efface effacer non-non je-voulais-dire-autre-chose c-est-pas-ce-que-je-voulais ce-n-est-pas-ce-que-je-voulais pas-lui pas-elle pas-à-lui pas-à-elle pas-avec-lui pas-avec-elle pas-cette-rangée pas-cette-carte mauvaise-case mauvaise-rangée mauvaise-carte mauvais-animal de-rangée de-case de-carte je-me-suis-gouré je-me-suis-gourée une-autre-case défaire défais zut-non non-non-attends attends-je-me-suis-trompé c-était-pas-ça ce-n-était-pas-ça c-est-pas-ça ce-n-est-pas-ça j-ai-changé-d-avis l-autre-rangée mauvaise-colonne change-d-avis annuler-mon-dernier-coup je-reviens-en-arrière dernier-coup pas-faire-ça
asks-unclear = comprends-pas je-ne-comprends-pas j-comprends-pas je-comprends-rien je-ne-comprends-rien jcomprends-pas pas-compris je-suis-perdu je-suis-perdue je-ne-comprends-pas-ce-que-je-dois-faire je-ne-sais-pas-quoi-taper je-dois-faire-quoi je-comprends-pas-ce-que-je-dois-faire que-dois-je-taper
asks-leave = quitter arrête arrêter arrêtons stop fini-pour-aujourd-hui au-revoir salut-à-tous quitte je-quitte j-arrête on-arrête ça-suffit j-en-ai-marre je-m-en-vais pour-aujourd-hui pour-ce-soir à-demain à-plus bye ferme fermer j-en-ai-assez en-ai-assez sors-du-jeu je-sors-du-jeu arrêter-de-jouer je-veux-arrêter je-veux-arrêter-de-jouer sortir-du-jeu je-sors
asks-game = partie jeu soirée manche on peu un-peu mince flûte salut sont zut tu
asks-show = montre montre-moi dis dis-moi lis liste savoir voir entendre montrer relis relis-moi relire redis-moi rappelle rappelle-moi lis-moi raconte raconte-moi décris décris-moi parle parler affiche affiche-moi donne-moi relis-ma
asks-strong = fort forte force taille grand grande qui-est c-est-qui
asks-tongue = allemand anglais français german english deutsch
asks-changed = changé différent différente
asks-am = suis
asks-meant = je-voulais voulais j-voulais je-voulais-dire voulais-dire je-pensais-à
asks-or = ou
asks-deed = fait pris bu acheté a-joué a-posé a-échangé a-donné a-pioché ont-joué ont-pris
asks-stake = pour-quoi-on-mise on-mise-pour-quoi on-mise-sur-quoi sur-quoi-on-mise pour-quoi-je-mise sur-quoi-je-mise c-est-quoi-l-enjeu qu-est-ce-qu-on-peut-gagner deux-camps
# What only talks, so that its words ask for nothing.
asks-talk = voyons voyons-voir on-va-voir encore-un-peu
asks-enough = assez
# What is said in greeting, or to nobody: it is no name, and the beginning of nothing.
greetings = bonjour salut coucou bonsoir
exclaimed = attends super génial chouette merci seul seule tout-seul
program-words = revue rejouer reprendre défi énigme énigmes réglages étiquettes
# What stands before somebody's own name.
introducing = je-suis je-m-appelle mon-nom-est c-est moi-c-est
# How many play together, from one person on.
opening-together = seul deux trois quatre cinq six
asks-speak = langue parle parler en passe-en change-en
# What is typed for a look back at the last game.
reviewing = revue rétrospective review
