## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = carte cartes provision provisions petit petite
details-draft = prends prendre garde garder choisis choisir récupère récupérer emporte emporter attrape opte préfère jprends
details-turn = utilise utiliser tire tirer lance lancer ouvre ouvrir soigne soigner canot action quelqu quelqu-un barque feu mets mettre me-mets prends prendre sers servir me-sers sors sortir bouge bouger pousse-toi m-asseoir être fais faire faisons on-fait quelque-chose à-tous à-tout-le-monde devant-moi autre allume en-l-air pan déploie joue jouer emploie employer brandis places m-assois dans-le-ciel dans-les-airs avec
details-row = garde garder prends mets pose pile poser mettre prendre conserve conserver choisis choisir
details-heal = soigne soigner prends utilise utiliser choisis guéris guérir panse panser soignons
details-show = montre montrer pose poser sors sortir dévoile dévoiler révèle révéler à-tous à-tout-le-monde devant-moi
details-swap = change changer échange échanger place siège places prends prendre m-asseoir asseoir être propose proposer demande demander pousse-toi bouge vais mets me-mets m-assois assieds-moi
details-mug = vole détrousse attaque voler détrousser attaquer dépouille dépouiller rackette racketter braque prends m-en-prends chez
details-loot = prends prendre vole voler pique piquer choisis choisir donne pioche piocher tire chipe rafle qui-est-visible visible
details-consent = le-combat ma-place
details-join = aide joins rejoins côté combat pour aider rejoindre range reste rester prends-parti choisis bats
details-weapon = utilise utiliser joue jouer arme prends bats sors sortir dégaine dégainer brandis brandir frappe frapper tire tirer saisis attrape prendre sers me-sers quelqu me-bats cogne cogner tape quelque-chose à-quelqu-un
details-help = pour côté aide aider bats me-bats les-aide rejoins rejoindre reste
details-price = veux pour demande demander exige exiger réclame réclamer prends choisis rien-d-autre
details-terms = le
details-bribe = offre propose donne proposer offrir donner soudoie soudoyer achète acheter paie payer corromps corrompre quelque-chose à-quelqu-un
details-stake = offre donne mets offrir donner mettre propose proposer paie mise miser
details-service = pour demande demander veux
details-pay = la donne donner règle ma-dette
details-slip = donne donner glisse glisser en-cachette en-secret discrètement en-douce propose offre
details-market = avec
details-partner = échange donne offre propose échanger donner offrir proposer marchande
details-give = donne donner offre propose échange échanger offrir proposer troque troquer glisse glisser mets
details-want = veux contre pour demande vouloir prends demander réclame réclamer échange en-échange
details-cover = cache cachée donne cacher donner couvre couvrir caché face-cachée les-deux-cachées cachées face
details-deal = le-marché
details-steer = barre suis suivre choisis prends mets prendre choisir mettre vais dirige navigue prenons cap
details-sea = lance joue utilise jette lancer jouer utiliser jeter balance balancer envoie envoyer à-l-eau dans-l-eau lance-la jette-la pour-les-requins requins
details-throw = lance jette donne lancer jeter donner attrape envoie envoyer balance sauve sauver à-l-eau lance-la jette-la lance-lui donne-la
details-drink = bois boire prends dépense avale avaler utilise gorgée dépenser glou glou-glou désaltère verre je
details-water = donne donner boire bois offre offrir pour partage tiens verse donne-lui
details-ransom = offre donne offrir donner propose proposer
details-settle = le

## Words that say something else than an answer to a question, whatever stands beside them.

contrary-turn = ça-change ça-ne-change si-seulement laisse-moi-tranquille
contrary-pay = moi me paie-moi
contrary-terms = moi me
contrary-deal = paie-moi donne-moi
contrary-slip = donne-moi donnez-moi me garde
contrary-stake = donne-moi donnez-moi me garde
contrary-consent = pousse-toi vous-tous toi-d-abord après-toi
contrary-weapon = salut bonjour coucou
contrary-mug = merci désolé désolée pardon
contrary-swap = merci désolé désolée pardon
contrary-partner = merci désolé désolée pardon
contrary-bribe = merci désolé désolée pardon
contrary-wish = donne-ma-langue abandonne
