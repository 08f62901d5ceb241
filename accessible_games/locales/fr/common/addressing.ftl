## À qui quelque chose est dit. Un trait d'union remplace une espace.

told-nobody = Personne ici ne s'appelle { $name }, alors personne ne l'a entendu. Pour le dire à tous, tape { $command }: et les mots.
also-tell = murmurer murmure écrire écris
tell-one-only = Une personne à la fois: dis-le d'abord à { $name }, puis à { $other }. Personne ne l'a encore entendu.
begun-names-one = oui
to-one = à
to-the-one = avec
only-to-one = seulement juste uniquement rien-que doucement tout-bas tout-doucement en-privé en-secret secrètement discrètement
and-another = et plus ainsi-que
to-everybody = à-tous à-toutes à-tout-le-monde aux-autres à-la-table à-toute-la-table
everybody = tous tout-le-monde les-autres
said-to-one = que qu ciao psst bisous au-revoir
said-of-one = est était a n-a n-est avait sera va joue gagne perd peut doit veut fait prend vient reste triche passe donne semble sait pense dit et ou
said-of-several = sont étaient ont n-ont avaient seront vont jouent gagnent perdent peuvent doivent veulent font prennent viennent restent trichent passent donnent semblent savent pensent disent
no-names = demain bientôt plus toi moi vous nous eux elle elles lui table tout tous toute qui quoi ce cette cet la le les l votre ton ta son sa mon ma vos tes ses mes leur notre tantôt jamais propos part peine droite gauche cause côté deux trois chacun vrai jeudi lundi mardi mercredi vendredi samedi dimanche midi minuit fond point boire manger jouer voir suivre donc alors bon bah ben bien bravo dommage tiens enfin zut mince voilà chut oups après assez aussi avant avec beau belle bel bonne c-est ça ces car chez comme comment dans de des dès dix du en encore es est et était être fait faut fin fini force gros grand grande ici il ils je jeu jeux joli jolie jour là loin long mais mal me même mieux moins ne ni non nos note nul on or ou où oui par parce pardon pas peu peut plutôt pour pourquoi près presque puis quand que quel quelle rien rire sans se seul si six soit sur tant tard te tel toutes trop tôt tour très un une va vas vers vite vois vu y a ai as ont ok cool carte cartes main manche dé dés coup points partie allez allons attends attendez viens venez arrête arrêtez moment dernier dernière premier première prêt prête prêts facile dur sympa super génial gagné perdu fort forte amis amie ami gens personne quelqu-un vraiment voici tenez tais pire pari
