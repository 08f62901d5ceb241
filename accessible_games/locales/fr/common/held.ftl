## À une vraie table: pourquoi des cartes montrées ne sont pas prises comme tapées

held-nothing = Tape les cartes, par leur nom ou leur étiquette.
held-unknown = Aucune carte ne s'appelle { $word }. Tape des noms ou des étiquettes, par exemple 3 taupes ou 3t7.
held-number-alone = { $word } de quoi? Tape le nombre avant la carte.
held-too-many = { $name }: il n'y en a { $count ->
    [one] qu'une carte
   *[other] que { $count }
}, et tu en nommes { $found }.
held-wrong-size = { $found ->
    [one] C'est une carte
   *[other] Ce sont { $found } cartes
}, mais une main en a { $count }.
held-no-set = Il n'y a pas de combinaison: il faut { $sets }.
held-one-point = Tape 1 pour un motif, ou Entrée seule.
held-coins = { $found } pièces, c'est trop: personne n'en a plus de { $count }.
held-chips = { $found } jetons, c'est trop: personne n'en a plus de { $count }.
held-character-twice = Deux personnes ne peuvent pas avoir le même personnage: { $name }.
held-love-twice = Deux personnes ne peuvent pas avoir le même amour: { $name }.
held-hate-twice = Deux personnes ne peuvent pas avoir la même haine: { $name }.
held-not-aboard = { $name }: ce personnage n'est pas dans cette partie, personne ne peut l'aimer ni le haïr.
held-no-character = Dis qui est cette personne, par exemple Capitaine aime Gamin hait Second.
held-no-love = Dis qui cette personne aime, par exemple aime Gamin.
held-no-hate = Dis qui cette personne hait, par exemple hait Second.

## Ce qu'on peut taper pour les personnes de Lifeboat

held-typed-character = personnage
held-typed-love = aime amour
held-typed-hate = hait haine déteste
held-typed-alive = vivant vivante vit survit en-vie évanoui évanouie
held-typed-dead = mort morte meurt décédé décédée
held-typed-gone = parti partie perdu perdue noyé noyée par-dessus-bord
held-typed-self = soi soi-même lui-même elle-même
