begins = Tu joues avec { $first } et { $second }. La plupart des cartes sont déjà posées.
    Qui n'a plus de cartes avant les autres gagne.

step-hand = D'abord tes cartes. Personne d'autre ne les connaît.
    Tape { $typed }, ou seulement sa première lettre.
step-hand-why = Écoute d'abord tes cartes. Tape { $typed }.
step-table = Tu as 3 cartes. À ton tour, tu en poses une sur celle du dessus.
    Pour l'entendre, tape { $typed }.
step-table-why = Écoute d'abord quelle carte est sur le tas. Tape { $typed }.
step-suit = Une carte va si elle a la même couleur ou la même valeur.
    Sur la dame de cœur vont tous les cœurs et toutes les dames.
    Tu as un seul cœur. Tape son nom: 9 de cœur.
step-suit-why = Un sept et un roi d'autres couleurs ne vont pas sur la dame de cœur.
    Pose le 9 de cœur.
step-card = { $first } a posé un neuf sur ton neuf, il faut donc du trèfle.
    Tu as aussi du trèfle, et c'est une carte spéciale.
    Pour savoir ce que fait un sept, tape { $typed }.
step-card-why = Demande d'abord ce que fait un sept. Tape { $typed }.
step-seven = Alors { $first } doit piocher 2 cartes, ou poser un autre sept.
    Pose maintenant ton sept.
step-seven-why = Le roi de carreau ne va pas sur l'as de trèfle.
    Tu pourrais piocher, mais le sept va et gêne les autres. Pose le 7 de trèfle.
step-jack = Il te restait une seule carte, on a donc dit mau pour toi.
    Sans autre sept, { $first } a pioché 2 cartes.
    Ton roi n'allait pas sur le 10 de trèfle, tu as donc pioché sans rien taper.
    C'est un valet. Pour savoir ce qu'il fait, tape { $typed }.
step-jack-why = Avant de poser le valet, demande ce qu'il fait. Tape { $typed }.
step-wish = Tu pourrais garder le valet, mais il te sert juste maintenant.
    Demande la couleur de ta dernière carte, le roi de carreau.
    Tape le valet et la couleur sur une ligne: valet de pique carreau.
step-wish-why = Avec une autre couleur, ton roi de carreau n'irait pas ensuite.
    Pose le valet et demande carreau.
step-scores = Un huit de { $first }, et { $second } a passé son tour.
    Combien de cartes ont les autres? Tape { $typed }.
step-scores-why = Avant ta dernière carte, écoute combien ont les autres. Tape { $typed }.
step-last = Carreau va toujours, et tu as le roi de carreau.
    C'est ta dernière carte. Pose-la.
step-last-why = Piocher te donnerait seulement une carte de plus. Pose le roi de carreau.

ends = Tu n'avais plus de cartes, tu as donc gagné.
    Après un huit, la personne suivante passe son tour. À 2, c'est encore à toi.
    Avant une partie, tu peux choisir le Huit américain et d'autres règles.
    Dans une vraie partie, conseil te dit ce que ferait un bon joueur, et pourquoi.
