## Visiting a server

join-first-met = C'est ta première visite à ce serveur. Il montre cette clé: { $fingerprint }. La personne qui le tient peut te dire si c'est la bonne.
join-lost = La connexion est coupée. Elle revient d'elle-même dès que possible. Les lignes que tu écris entre-temps ne sont pas perdues.
join-back = La connexion est rétablie.
join-goes-on = Tu restes ici.
join-feels-not = Ta plage braille ne peut pas être prêtée: ce serveur est trop ancien, ou la connexion est coupée. Continue au clavier.
join-feel-alone = Sur un serveur, rien ne peut suivre cette commande. Enlève { $word }.
join-really-quit = Veux-tu partir? Ta place dans une partie te reste.
join-pace-at-table = À une table du serveur, avant la partie: { $typed } jours 3 ou { $typed } soirée décide combien de temps dure chaque tour.

## Why that cannot be

which-host = Nomme le serveur: accessible-games join HÔTE.
join-no-library = Pour visiter un serveur, il manque { $name }. { EDITION() ->
    [checkout] Relance bootstrap.
    [package] Tape plutôt ssh -p 4022 NOM@MACHINE, ou prends l'installateur pour Windows, le paquet Debian ou le wheel.
   *[other] Tape pip install asyncssh.
}
join-unreachable = Aucun serveur ne répond au port { $port } { ELIDED("de", $host) }. Demande à la personne qui le tient son nom et son port pour SSH, et donne celui-ci avec --port.
join-no-ssh = Ce qui répond au port { $port } { ELIDED("de", $host) } ne parle pas SSH. C'est peut-être le port pour telnet ou pour la page. Demande celui pour SSH, et donne-le avec --port.
join-other-scheme = { $word } n'est pas pour ce programme, qui parle SSH. Tape seulement le nom du serveur, et --port avec son port pour SSH.
join-no-server = Au port { $port } { ELIDED("de", $host) }, aucun serveur de ces jeux ne répond, ou il ne connaît pas ce programme. Demande le port pour SSH, ou un serveur plus récent.
join-denied = Le nom { $name } n'est pas admis ainsi. Réessaie, choisis un autre nom avec --name, ou viens en invité avec --guest.
join-turned-away = { $text }
join-other-key = Le serveur { $host } montre une autre clé que la dernière fois. Quelqu'un écoute peut-être, donc rien n'a été envoyé. Si la personne qui tient le serveur dit que sa clé est nouvelle, enlève la ligne { ELIDED("de", $host) } dans { $file }.
join-gave-up = Le serveur { $host } n'est pas revenu. Réessaie plus tard: ta place te reste.

## At the door of a server

login-no-frame = Ton programme a envoyé quelque chose qui n'est pas compris ici. Il est peut-être abîmé, ou n'est pas un programme de ces jeux.
login-other-version = Ton programme et ce serveur ont des versions qui ne se comprennent pas. Prends la plus récente des deux côtés.
