## What means a command besides the words that are told. A hyphen stands for a blank.

also-hand = cartes mes-cartes ma-main mon-jeu ma-pile qu-ai-je j-ai-quoi qu-est-ce-que-j-ai
also-table = la-table sur-la-table rangées les-rangées qu-y-a-t-il-sur-la-table les-mises
also-scores = scores combien-de-points qui-gagne qui-mène où-en-est-on combien-de-vies
also-turn = à-qui-le-tour à-qui à-qui-de-jouer c-est-à-qui qui-joue c-est-mon-tour à-qui-est-ce c-est-à-moi est-ce-à-moi est-ce-mon-tour qui-commence c-est-bientôt-à-moi c-est-bientôt-mon-tour
also-counts = combien-de-cartes combien-de combien-reste-t-il pile piles
also-last = encore encore-une-fois redis répète-ça redire pardon comment quoi hein tu-dis vous-dites comment-ça plaît-il j-ai-pas-entendu je-n-ai-pas-entendu pas-entendu j-ai-pas-compris j-ai-mal-entendu tu-peux-répéter tu-peux-redire peux-tu-répéter peux-tu-redire répète-s-il-te-plaît redis-moi-ça
also-since = quoi-de-neuf que-s-est-il-passé qu-est-ce-qui-s-est-passé nouveautés il-s-est-passé-quoi raconte raconte-moi raconte-moi-ce-qui-s-est-passé dis-moi-ce-qui-s-est-passé
also-find = repère repérer localise localiser
also-card = combien-vaut combien-valent que-vaut que-valent que-fait qu-est-ce-que qu-est-ce-qu qu-est-ce-que-c-est c-est-quoi explique
also-moves = que-puis-je-faire que-faire quels-choix que-puis-je-dire coups-possibles je-peux-faire-quoi qu-est-ce-que-je-peux-faire je-peux-jouer-quoi
also-hint = astuce un-conseil que-ferais-tu que-dois-je-faire conseille conseille-moi aide-moi-à-choisir aide-moi-à-décider une-idée une-suggestion un-indice j-hésite aide-moi-un-peu-à-choisir chais-pas
also-undo = retour-arrière en-arrière arrière reviens revenir défaire défais retirer-le-coup annule-ça retour-en-arrière efface annule-mon-coup annule-mon-dernier-coup annuler-mon-coup reprendre-mon-coup annule-tout reviens-en-arrière revenir-en-arrière
also-rules = règles-du-jeu comment-gagner que-faut-il-faire-pour-gagner faut-faire-quoi-pour-gagner
also-verbosity = détaillé
also-help = aide-moi help à-l-aide au-secours aidez-moi sos c-est-quoi-la-question quelle-est-la-question que-dois-je-taper je-tape-quoi je-dois-taper-quoi comment-je-réponds comment-répondre je-fais-comment qu-est-ce-que-tu-veux qu-est-ce-qu-on-me-demande on-me-demande-quoi je-suis-perdu je-suis-perdue je-comprends-rien je-ne-comprends-rien j-y-comprends-rien jcomprends-pas
also-quit = arrêter arrête stop fin arrêter-le-jeu arrêter-la-partie quitter-le-jeu quitter-la-partie terminer-la-partie finir-la-partie on-arrête j-arrête fermer bye au-revoir ciao salut-j-arrête j-en-ai-marre je-m-en-vais j-y-vais à-demain à-plus à-plus-tard à-bientôt je-quitte je-quitte-la-partie je-quitte-le-jeu ferme ferme-le-jeu fermer-le-jeu fin-de-partie fin-du-jeu sauver-et-quitter enregistre-et-quitte enregistrer-et-quitter sauvegarde-et-quitte sauvegarder-et-quitter on-arrête-là ça-suffit quitte-le-jeu quitte-la-partie arrête-le-jeu arrête-la-partie bonne-nuit on-en-reste-là je-dois-partir je-dois-y-aller je-me-sauve je-veux-arrêter je-veux-quitter on-s-arrête-là
also-left = à-gauche va-à-gauche vers-la-gauche va-vers-la-gauche plus-à-gauche encore-à-gauche une-case-à-gauche une-case-vers-la-gauche
also-right = à-droite va-à-droite vers-la-droite va-vers-la-droite plus-à-droite encore-à-droite une-case-à-droite une-case-vers-la-droite
also-up = en-haut vers-le-haut monter monte va-en-haut va-vers-le-haut plus-haut encore-plus-haut une-case-plus-haut une-case-vers-le-haut remonte remonter monte-d-une-case monter-d-une-case d-une-case-vers-le-haut une-case-en-haut
also-down = en-bas vers-le-bas descendre descends va-en-bas va-vers-le-bas plus-bas encore-plus-bas une-case-plus-bas une-case-vers-le-bas redescends redescendre descends-d-une-case descendre-d-une-case une-case-en-bas
also-look = regarde-en va-en va-à lis-en

## What can be typed besides

here = ici

yes = oui o ouais ouaip yes yep d-accord bien-sûr bien-sûr-que-oui entendu volontiers soit évidemment carrément absolument certainement naturellement avec-plaisir ça-marche ça-me-va vas-y si-tu-veux ça-me-convient
everything = tout tous toutes toute tapis tout-ce-que-j-ai tout-ce-qui-me-reste maximum max all-in l-un-et-l-autre l-une-et-l-autre tout-mon-argent tout-le-monde-à-bord
# The only words beside which "all" is an answer, but for those of the question.
beside-everything = je j on nous mon ma mes le la les l de y avec en pour vais va mets mise maintenant alors donc juste veux voudrais prends ce ces ça dans moi
back = retour précédent
between-names = et
opening-begin = commencer commence jouer débuter démarrer partir allons-y on-y-va ok okay d-accord
opening-level = niveau difficulté ordinateur
opening-players = joueurs joueur joueuses personnes places place à
opening-tutorial = tutoriel tutorial apprendre leçon leçons initiation
called-random = aléatoire
called-easy = débutant simple
called-normal = moyen moyenne
called-hard = fort dur
called-even = équilibré
called-bold = audacieux hardi
called-careful = prudent
called-mixed = mélangé
called-closed = fermée privée
called-expert = maître pro
both = les-deux tous-les-deux toutes-les-deux les-deux-autres tous-deux toutes-deux
numbers = un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt vingt-et-un,vingt-et-une vingt-deux vingt-trois vingt-quatre
ordinals = premier,première,1er,1re,1ère,celui-de-gauche,celle-de-gauche deuxième,second,seconde,2e,2ème troisième,3e,3ème quatrième,4e,4ème cinquième,5e,5ème sixième,6e,6ème septième,7e,7ème huitième,8e,8ème neuvième,9e,9ème dixième,10e,10ème onzième,11e,11ème douzième,12e,12ème
ones = une l-un-des l-une-des un-des une-des
things = animaux animal carte cartes au-hasard
means-me = moi moi-même me
polite = s-il-te-plaît s-il-vous-plaît stp svp merci je-voudrais j-aimerais je-vais je-souhaite je-prends-plutôt donne-moi donnez-moi laisse-moi on-va je-crois-que-je je-pense-que-je euh hum ben bah allez allez-hop disons bon-ben mettons s-il-te-plait s-il-vous-plait jvoudrais jprends-plutôt pour-moi je-voudrais-bien j-aimerais-bien je-veux-plutôt je-préfère je-préfèrerais je-préférerais donne-nous hop eh-bien très-bien allons-y c-est-parti je-vais-plutôt jvais je-dirais alors-là je-veux jveux pardon je-veux-bien
little = numéro j je l d n s t c un une le la les des du de et avec dans en a à au aux sur par est ma mon mes ta ton tes ce cette ces cet celui celle ceux celles me moi te toi se y il-y nous ça cela plutôt maintenant alors puis juste donc tour-ci cette-fois là ici ok okay d-abord encore-une seulement sa son ses leur leurs lui finalement seul seule rien-qu au-maximum va-pour pour-commencer tout-de-suite aussi ensuite bien-sûr bon enfin-bon ce-sera ça-sera pour-moi-ce-sera on-va-dire on-y-va-pour on-y-va-avec on-part-sur je-pars-sur je-pars-pour je-pars-avec me-plaît mon-choix je-me-décide-pour au-boulot bien partie plus vite tiens voilà en-attendant peu-importe rien-d-autre c-est-tout s-il-vous-plait ensemble pour-moi tout-simplement simplement tout-compte-fait après-tout là-dessus quand-même peu-importe-à-qui que-tout-le-monde-la-voie que-tout-le-monde-le-voie à-tout-le-monde finalement-plutôt tenez allez-y j-y-vais j-opte-pour j-en-mets mets-en celui-là celle-là jusqu-à petites petit petits petite un-peu-plus déjà mon-chéri ma-chérie mon-petit mon-grand mon-ami mon-coeur tout-seul pi nan-plutôt on-en-a-toujours-besoin
# What says no to the words around it, and what with it means nothing.
denials = pas jamais sans ni guère
half-denials = ne n
any = { "" }
none-of = aucun aucune pas-un pas-une pas-de zéro
# Phrases that only talk, though their words could answer.
chat = quelqu-un-frappe enfin merci-pour-rien pas-de-problème pas-mal un-moment une-seconde de-rien pas-plus-de pas-plus-que d-accord bien-sûr-que-oui avec-plaisir ça-marche ça-me-va vas-y si-tu-veux pas-plus-rien finalement-non finalement-rien finalement-pas ça-me-convient bien-joué aime-bien bien-sûr-que-non l-un-des l-une-des un-des une-des un-des-deux une-des-deux l-un-des-deux l-une-des-deux un-des-trois une-des-trois l-un-des-trois l-une-des-trois l-un l-une petite-seconde petit-moment petite-minute tous-pour-un un-pour-tous un-contre-un un-à-zéro moi-d-abord toi-d-abord moi-le-premier moi-la-première
# How a question begins that has no question mark.
asking = qui que qu quoi quel quelle quels quelles combien où quand pourquoi comment est-ce-que est-ce ai-je as-tu a-t-il a-t-elle dois-je devrais-je doit-on faut-il puis-je peut-on peux-tu pouvez-vous suis-je es-tu est-il est-elle sommes-nous y-a-t-il quelqu-un-a c-est-à-qui c-est-quoi il-y-a-quoi j-ai-combien il-me-reste-combien à-qui de-qui il-a elle-a ils-ont elles-ont on-a il-est elle-est il-s-est-passé ya quest-ce-que quest-ce-qui jai-quoi j-ai-quoi je-tiens-quoi je-fais-quoi faut il-faut-quoi où-en-sont j-ai-raté j-ai-loupé
lasts = dernier dernière derniers dernières de-droite celui-de-droite celle-de-droite tout-à-droite dernier-de-la-liste du-bas d-en-bas en-bas inférieure inférieur la-plus-à-droite
firsts = premiers premières de-gauche premiers-de-la-liste du-haut d-en-haut en-haut supérieure supérieur de-tout-à-gauche la-plus-à-gauche
middles = milieu centrale central du-milieu celle-du-milieu celui-du-milieu du-centre
plural-articles = les mes ces
elisions = l d j s c m t
# What stands before what a person says instead of something else.
corrections = je-veux-dire je-voulais-dire voulais-dire j-voulais-dire je-pensais-à correction ou-plutôt
# What does so only behind a no, as it tells something by itself.
wishes = je-voulais j-voulais
# What takes back what stands before it.
hesitations = pardon désolé désolée erreur attends euh-nan euh-non
# What stands between what is not meant and what is: "not three but four".
contrasts = mais
# What says that one thing is better than another, which is no answer.
comparing = plutôt-que plutôt-qu au-lieu-de au-lieu-du au-lieu-d au-lieu-des mieux-que
# What says so with a word of the next list: "I prefer goats to bears".
preferring = préfère je-préfère je-préfèrerais je-préférerais préférer préfèrerais préférerais
# What stands before the other one of two things: "change a bear to a goat".
facing = à au aux en
# What makes one of two numbers, such as "one to three" and "one of four".
ranging = à au aux sur de des en par moins fois jusqu jusqu-à
# What an ordinal counts that is no answer, such as "the last time".
times = fois
# What adds a number to another one: "one more".
more = encore
# What says that something is over, unless it stands between two things.
no-longer = plus
# What stands before a value: "the one with four".
having = avec à
# Who or what does something that is only told: "it knocks".
subjects = il elle ils elles quelqu-un
# What asks for cards, and so gives none.
demanding = donne-moi donnez-moi donne-nous
# Whether verbs may stand behind whom something is done to, as in German.
verbs-last = no
in-exchange = contre pour
# What may be left beside an answer that is no card, as in "I am for it".
in-favour = pour
nothing = rien aucun aucune zéro passe passer non rien-du-tout que-dalle non-merci pas-cette-fois pas-maintenant pas-aujourd-hui aucun-de-ceux-là aucune-de-celles-là rien-de-tout-ça je-passe-mon-tour passe-mon-tour aucun-des-deux aucune-des-deux ni-l-un-ni-l-autre ni-l-une-ni-l-autre sans-moi pas-un-seul pas-une-seule aucun-des-trois aucune-des-trois je-garde-mes-pièces je-garde-mon-argent je-garde-mes-sous je-laisse-tout nada nib pas-un-sou pas-question pas-pour-moi nan je-remets-tout en-cadeau c-est-cadeau c-est-un-cadeau gratuitement gratuit pas-ce-tour-ci pas-ce-tour je-laisse-passer laisse-passer je-m-abstiens
minus = moins
# Words of the language that begin words of the games, and do not mean them.
whole-words = bas os vol sou sous cou fourmi fourmis four ara boue ombre trou mou col fin chant mont sec mat cap as va vu su lu bu ou si or ha he
spelling = Anatole,Alfa,Alpha Berthe,Bravo Célestin,Charlie Désiré,Delta Eugène,Echo François,Foxtrot Gaston,Golf Henri,Hotel Irma,India Joseph,Juliett,Juliet Kléber,Kilo Louis,Lima Marcel,Mike Nicolas,November Oscar Pierre,Papa Quintal,Quebec Raoul,Romeo Suzanne,Sierra Thérèse,Tango Ursule,Uniform Victor William,Whiskey Xavier,X-ray,Xray Yvonne,Yankee Zoé,Zulu
any-number = un nombre
choice-yes = oui
choice-no = non
choice-none = rien
