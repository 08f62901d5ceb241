## Ce qui active ou désactive quelque chose, outre les mots qui sont dits. Un trait d'union remplace une espace.

switches-on = oui o ouais activé activée activés activées activer active actif allumer allumé allumée marche en-marche mettre de-nouveau
switches-off = non n désactivé désactivée désactivés désactivées désactiver désactive inactif éteindre éteint éteinte couper coupé coupée arrêt arrêter arrête à-l-arrêt stop plus-jamais jamais aucun aucune
