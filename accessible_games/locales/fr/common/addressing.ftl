## À qui quelque chose est dit. Un trait d'union remplace une espace.

told-nobody = Personne ici ne s'appelle { $name }, alors personne ne l'a entendu. Pour le dire à tous, tape { $command }: et les mots.
also-tell = murmurer murmure écrire écris
say-names-one = oui
to-one = à
to-the-one = avec
to-everybody = à-tous à-toutes à-tout-le-monde aux-autres à-la-table à-toute-la-table
everybody = tous tout-le-monde les-autres
said-to-one = que qu ciao psst bisous au-revoir
said-of-one = est était a n-a n-est avait sera va joue gagne perd peut doit veut fait prend et ou
no-names = demain bientôt plus toi moi vous nous eux elle elles lui table tout tous toute qui quoi ce cette cet la le les l votre ton ta son sa mon ma vos tes ses mes leur notre tantôt jamais propos part peine droite gauche cause côté deux trois chacun vrai jeudi lundi mardi mercredi vendredi samedi dimanche midi minuit fond point boire manger jouer voir suivre donc alors bon bah ben bien bravo dommage tiens enfin zut mince voilà chut oups
