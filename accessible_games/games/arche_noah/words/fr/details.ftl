## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = animal animaux petit petite petits petites gros grosse beau belle
details-bid = mise miser pièce pièces propose offre donne paie mets parie parier proposer offrir donner payer mettre dis monte monter enchéris enchérir surenchéris pousse avance avancer risque risquer dépense dépenser pose poser lâche lâcher claque engage sors investis jmise jmets jparie j-y-vais à-fond jen tente tenter ajoute ajouter joue jouer consacre sacrifie sacrifier verse lance aligne
details-pick = prends prendre choisis choisir carte cartes jeton jetons utilise utiliser veux garde embarque embarquer emporte emporter rafle rafler récupère récupérer ramasse ramasser attrape attraper accueille accueillir sauve sauver dépense dépenser garder adopte adopter opte bord à-bord jprends préfère donne paire couple ramène passe-moi mets-moi
