## Les noms que quelqu'un choisit à l'entrée d'un serveur. Un trait d'union remplace une espace.

login-bad-name = "{ $name }" ne peut pas être un nom. Il faut 1 à { $longest } lettres d'un seul alphabet, dont { $digits } chiffres au plus, pas de pronom et aucun mot du programme dans une langue ou une autre.
# Ce qui n'est le nom de personne, sauf les mots du programme.
never-names = invité invitée visiteur visiteuse personne quelqu-un tous toutes tout-le-monde nom mon-nom serveur hôte admin administrateur administratrice modérateur modératrice système joueur joueuse
# Ce qui précède un nom que quelqu'un dit.
my-name-is = je-m-appelle je-me-nomme je-suis mon-nom-est mon-nom-c-est mon-prénom-est moi-c-est c-est on-m-appelle appelle-moi appelez-moi
