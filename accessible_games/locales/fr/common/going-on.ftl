## After a restart of the server that kept all connections

server-is-back = Le serveur est de retour.
server-question-gone = La question qui t'était posée avant le redémarrage n'est plus ouverte.
server-line-dropped = La ligne que tu avais commencée avant le redémarrage n'est pas exécutée.
server-come-again = Le serveur a redémarré, et n'a pas pu garder ta connexion. Reviens.
