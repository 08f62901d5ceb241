## What commands about people do

help-recovery = { $typed }: entendre de nouveaux mots de secours, qui te permettent de choisir un autre mot de passe si tu as oublié le tien. Les anciens ne comptent plus.
help-caution = { $typed }, un nom et pourquoi: avertir quelqu'un. Seule la modération le peut, et la personne qui tient le serveur peut le lire.
help-silence = { $typed }, un nom, pour combien de temps et pourquoi, par exemple { $typed } anna deux heures cris: quelqu'un continue à jouer, mais ne peut pas parler aux autres. Avec non après le nom, cela prend fin. Seule la modération le peut, et la personne qui tient le serveur peut le lire.
help-ban = { $typed }, un nom, pour combien de temps et pourquoi, par exemple { $typed } anna trois jours menaces: quelqu'un doit partir et ne peut plus entrer. Avec non après le nom, cela prend fin. Seule la modération le peut, et la personne qui tient le serveur peut le lire.

## The command line

usage-serve-password = accessible-games serve password NOM donne des mots par lesquels quelqu'un qui a perdu son mot de passe en choisit un autre, que le serveur tourne ou non.
    Ils comptent une fois, pendant trois jours. --data nomme un autre dossier d'un serveur.
usage-serve-moderation = accessible-games serve moderation dit ce que la modération a fait, à qui, quand et pourquoi: les 50 dernières entrées, ou autant que tu dis.
    --data nomme un autre dossier d'un serveur.
