## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = boisson boissons bouteille bouteilles
details-pair = pose poser mets mettre domino place commence commencer par placer dépose déposer choisis prends mélange avec bouteille lemon
details-turn = pose poser mets mettre place placer ajoute ajouter case verse dépose déposer comble combler bouche boucher remplis remplir trou va sur-la-pile rajoute rajouter verser remets remettre du-bas du-haut ce-qui-est qui-est enlève enlever reprends reprendre on
details-fill = comble combler remplis remplir mets pose verse trou bouche boucher mettre poser place placer choisis prends verser préfère avec remets remettre
details-claim = motif mon-motif coin coins jusqu entre au va annonce annoncer annonce-le d-accord bien-sûr-que-oui de
details-point = mets mettre côté de-côté pose écarte domino poser garde garder écarter choisis prends prendre donne donner sacrifie je-donne
details-clear = débarrasse débarrasser vide vider enlève enlever retire retirer vire virer dégage dégager nettoie nettoyer choisis prends on garde celle
details-keep = garde garder reste côté partie conserve conserver préfère choisis prends on-garde laisse laisser
