## After a restart of the server that kept all connections

server-is-back = Le serveur est de retour.
server-question-gone = La question qui t'était posée avant le redémarrage n'est plus ouverte.
server-line-dropped = Ce que tu avais commencé à taper avant le redémarrage n'est pas exécuté.
server-come-again = Le serveur a redémarré, et n'a pas pu garder ta connexion. Reviens.
