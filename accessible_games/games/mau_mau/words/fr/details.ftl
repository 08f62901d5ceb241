## Words that change nothing in an answer to a question: of the whole game, and of each question.

details = carte cartes
details-play = pose poser posons mets mettre joue jouer jette jeter dessus avec puis dépose déposer
details-seven = pose poser mets mettre joue jouer autre dessus encore
details-wish = demande demander veux voudrais couleur choisis choisir prends maintenant
