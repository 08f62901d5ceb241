## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = carte cartes animal animaux petit petite gros grosse
details-turn = prends prendre échange change choisis choisir ramasse ramasser récupère récupérer attrape attraper pique piquer rafle rafler saisis saisir emporte emporter opte jprends pose poser mets mettre dépose déposer donne donner rends rendre remets jette jeter lâche lâcher enlève enlever retire retirer débarrasse débarrasser vire virer sacrifie sacrifier troque troquer changer commence commencer commençons débute débuter préfère grande longue plus-longue échanger mets-moi passe-moi sépare séparer balance balancer défais
numbered-turn = rangée rangées numéro rang ligne
details-lay = pose poser mets mettre donne donner contre pour échange rends remets dépose prends prendre déposer rendre laisse laisser jette jeter lâche lâcher enlève enlever retire retirer débarrasse débarrasser vire virer sacrifie sacrifier abandonne abandonner cède céder échanger troque troquer change changer choisis choisir adieu au-hasard sépare séparer défais défaire balance balancer écarte écarter sors sortir renonce
