## At the door of a server

login-greeting = Accessible Games: des jeux de cartes à jouer ensemble, à l'oreille et au toucher.
login-languages = Deutsch: de. English: en. Français: fr.
login-how = Tape ton nom. Si tu viens en visite, tape les trois mots d'une table.
prompt-login = Nom?
about-login = Tape ton nom, même si c'est la première fois. En visite, tape les trois mots d'une table, ou tes mots à toi pour revenir. Tape quit pour partir.
login-new-name = Personne ne s'appelle encore { $name } ici. Est-ce que ce sera ton nom désormais?
about-new-name = Oui: tu entres désormais avec ce nom, et tu choisis un mot de passe. Non: tu tapes un autre nom.
login-needs-safety = Un nom avec mot de passe demande une connexion chiffrée. En visite, tape les trois mots d'une table.
login-choose-password = Choisis un mot de passe d'au moins { $least } lettres. { $shown ->
    [yes] Il se lira sur ton écran.
   *[no] Il n'est pas affiché.
}
login-short-password = Il a moins de { $least } lettres.
login-other-password = Ce sont deux mots de passe différents.
prompt-password = Mot de passe?
prompt-password-again = Encore une fois?
login-wrong-password = { $name }: ce n'est pas le bon mot de passe.
login-wrong-words = Aucune table et aucun visiteur n'a ces mots.
login-too-many = C'était faux trop souvent. Réessaie dans quelques minutes.
login-full = Il y a trop de monde ici, ou trop de connexions depuis ton réseau. Réessaie plus tard.
login-cannot-save = Rien ne peut être enregistré en ce moment, alors personne de nouveau ne peut entrer. Réessaie plus tard.
login-slow = Rien n'a été tapé depuis trop longtemps, alors cette porte se ferme.
login-guest-name = Comment t'appelles-tu?
prompt-guest-name = Ton nom?
login-name-taken = Quelqu'un d'autre s'appelle { $name } ici. Choisis un autre nom.
login-guest-words = Pour revenir comme { $name }, tape { $words }.
login-elsewhere = Tu es déjà ici, par une autre porte. Faut-il fermer l'autre?
login-closes = Te voilà à une autre porte, alors celle-ci se ferme.
login-stays = L'autre porte reste ouverte, et celle-ci se ferme.
login-welcome = Bienvenue, { $name }. { $count ->
    [one] Il y a une personne ici.
   *[other] Il y a { $count } personnes ici.
}
login-missed = { $count ->
    [0] Voici ce que tu as manqué.
    [one] Voici ce que tu as manqué, après une ligne qui n'est plus là.
   *[other] Voici ce que tu as manqué, après { $count } lignes qui ne sont plus là.
}
lobby-how = Tape tables pour entendre ce qui se joue, nouvelle et le nom d'un jeu pour en préparer un, ou aide.
prompt-lobby = Accueil.
prompt-over = Après la partie.
unknown-in-lobby = Je ne comprends pas cela ici: { $typed }. { lobby-how }
unknown-at-table = Je ne comprends pas cela ici: { $typed }. Tape commencer pour lancer la partie, ou aide.
play-how = Pour jouer à { $title }, tape { $command } { $title }.
unknown-again = Je ne comprends pas cela non plus: { $typed }. Tape aide.
prompt-gathering = Avant la partie.
too-fast = C'était trop rapide, alors des lignes ont été ignorées. Attends un instant.
talk-too-fast = Tu parles trop vite. Attends un instant.
farewell = Au revoir, { $name }.
server-restarts = Dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}, le serveur redémarre. Vos parties continuent.
server-restarts-not = Le serveur ne redémarre finalement pas.
server-restarts-now = Le serveur redémarre maintenant. Vos parties continuent dans un instant.
server-stops = Le serveur s'arrête maintenant. Toutes les parties sont enregistrées.
server-stops-unsaved = Le serveur s'arrête maintenant. Ce qui n'a pas pu être enregistré est perdu, sauf si son hôte le récupère.
server-cannot-save = La partie attend, car elle ne peut pas être enregistrée en ce moment: { $problem }.
server-file-gone = La partie attend, car le fichier où le serveur l'enregistre n'est plus à sa place. Son hôte est prévenu.
server-saves-again = L'enregistrement marche de nouveau, et la partie continue.

## Who is here, and which tables there are

people-here = Ici: { $names }.
people-also-here = Ici aussi: { $names }.
nobody-called = Personne ici ne s'appelle { $name }.
who-is-meant = Tape { $command } et un nom.
tables-none = Il n'y a pas encore de table. Tape nouvelle et le nom d'un jeu.
table-told = { $number }, { $title }, avec { $names }, { $state ->
    [open] pas encore commencé.
    [wanted] ouverte à tous.
    [closed] fermée.
    [over] terminé.
   *[playing] en cours.
}
table-choose = Tape nouvelle et un jeu: { $choices }. Tu peux ajouter combien jouent, le niveau de l'ordinateur, et plus pour qu'on te demande tout.
table-made = { $title } pour { $high } personnes. L'ordinateur, s'il joue, est de niveau { $level }.
table-words = Les visiteurs viennent à cette table en tapant { $words }.
table-how = Quand tout le monde est là, tape commencer. L'ordinateur prend les places libres.
table-which = Il y a plusieurs tables. Ajoute un numéro, ou le nom de quelqu'un à la table. Tape tables pour les entendre.
table-unknown = Cette table n'existe pas. Tape tables pour entendre celles qu'il y a.
table-full = Il n'y a plus de place à cette table. Tape regarder pour suivre la partie.
table-refused = Tu ne peux pas venir à cette table.
only-outside = Ce n'est pas possible pendant une partie. Pour aller à l'accueil, tape partir.
table-is-begun = Cette partie a déjà commencé. Tape regarder pour la suivre.
table-not-begun = Cette partie n'a pas encore commencé. Tape commencer, ou partir.
table-over = Cette partie est finie. Pour recommencer, tape rejouer.
table-elsewhere = Tu es déjà à une table. Tape d'abord partir.
table-nowhere = Tu n'es à aucune table. Tape tables pour entendre celles qu'il y a.
table-lost = Cette partie ne peut pas continuer, car ses règles ont changé depuis.
table-damaged = Cette partie ne peut pas continuer, car son enregistrement est abîmé. Il est mis de côté pour l'hôte du serveur.
table-own = Tu joues toi-même à cette table, alors tu ne peux pas la regarder.
table-onlooker = Seuls ceux qui jouent peuvent faire cela.
table-closed = Cette table est fermée: il faut ses trois mots pour y venir.
table-open = Tout le monde peut venir à cette table.
table-is-closed = Cette table est fermée. Tape rejoindre et ses trois mots, ou demande une invitation.
close-founder = Seule la personne qui a préparé cette table, { $name }, peut la fermer ou l'ouvrir.
table-joined = Tu es à une table, { $title }{ $count ->
    [0] .
   *[other] , avec { $names }.
}
table-watched = Tu suis une partie, { $title }, avec { $names }.
table-begins = { $name } commence la partie.
someone-joins = { $name } vient à la table.
someone-watches = { $name } regarde.
someone-leaves = { $name } quitte la table.
someone-away = { $minutes ->
    [0] { $name } s'absente.
    [one] { $name } s'absente. Dans une minute, l'ordinateur pourra garder la place.
   *[other] { $name } s'absente. Dans { $minutes } minutes, l'ordinateur pourra garder la place.
}
someone-back = { $name } est de retour.
someone-away-long = { $name } n'est plus là depuis un moment. Pour que l'ordinateur garde la place, tape remplacer { $name }.
invited = { $name } reçoit ton invitation.
invites-you = { $name } t'invite à { $title }. Tape rejoindre { $name }.
away-now = Tu t'absentes jusqu'à ce que tu tapes quelque chose.
away-left = Tu quittes la table. Ta place reste libre: tape rejoindre { $words } pour y revenir.
left-table = Tu quittes la table.
hold-here = { $name } est là, alors personne ne peut garder la place.
hold-wished = { $name } aimerait que l'ordinateur remplace { $other }. Si tu es d'accord, tape accepter.
seat-held = L'ordinateur remplace { $name } en attendant son retour.
hold-already = L'ordinateur remplace déjà { $name }.
hold-early = { $name } n'est pas encore parti depuis { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  }. Attends encore { $left ->
    [one] une minute
   *[other] { $left } minutes
  }.
agree-away = { $names } { $count ->
    [one] s'est absenté et doit
   *[other] se sont absentés et doivent
  } accepter aussi.
asked-hold = On te demande si l'ordinateur doit remplacer { $other }. Tu acceptes?
asked-end = On te demande s'il faut arrêter cette partie pour de bon. Tu acceptes?
asked-kick = On te demande s'il faut exclure { $other } de cette table. Tu acceptes?
asked-undo = On te demande si { $name } peut annuler un coup. Tu acceptes?
not-agreed-you = Tu n'acceptes pas.
not-agreed = { $name } n'accepte pas.
end-wished = { $name } aimerait arrêter cette partie pour de bon. Si tu es d'accord, tape accepter.
end-alone = Cela met fin à la partie pour toujours. Pour la garder et partir, tape non, puis { $command }. Est-ce voulu?
table-ended = La partie est arrêtée, et personne n'a gagné.

## Talking

said-own = Tu dis: { $text }
said-by = { $name } dit: { $text }
told-own = Tu chuchotes à { $name }: { $text }
told-by = { $name } te chuchote: { $text }
say-or-answer = Est-ce ta réponse, ou le dis-tu aux autres? Tape { $typed }, ou { $command }: { $typed }.
nothing-to-say = Tape { $command } et ce que tu veux dire.
nothing-was-said = Personne n'a encore rien dit.
mute-on = Tu n'entends plus { $name }, jusqu'à ton départ, ou jusqu'à ce que tu le retapes.
mute-off = Tu entends de nouveau { $name }.
ignore-on = { $name } ne peut plus te parler, ni t'inviter, ni venir à tes tables. Tape-le encore pour changer cela.
ignore-off = { $name } peut de nouveau te parler.
reported = Merci. La personne qui tient ce serveur reçoit ton signalement, avec les dernières lignes que tu as entendues.
report-not-kept = Ton message ne peut pas être enregistré en ce moment, alors personne ne le lira. Réessaie plus tard.
report-of = { $name } signale: { $text }
width-is = Les lignes ont au plus { $width } signes. Tape largeur et un nombre, ou largeur whole.
width-whole = Les lignes sont entières. Tape largeur et un nombre pour les couper.

## Commands at a server

command-people = gens qui
command-tables = tables
command-new = nouvelle nouveau
command-join = rejoindre
command-watch = regarder
command-begin = commencer démarrer
command-invite = inviter
command-say = dire dis
command-tell = chuchoter chuchote
command-history = messages discussion
command-mute = muet
command-ignore = ignorer bloquer
command-complain = signaler
command-away = absence absent absente
command-width = largeur
command-hold = remplacer
command-end = dissoudre
command-close = fermer
command-leave = partir quitter quit q
also-leave = { also-quit } sortir
also-new = nouvelle-partie nouveau-jeu nouvelle-table une-nouvelle-partie commencer-une-partie jouer je-veux-jouer comment-commencer-une-partie comment-on-joue comment-jouer
also-begin = commencer-la-partie lancer-la-partie démarrer-la-partie c-est-parti on-commence
server-help = Commandes: { $commands }.
    Tape aide et une commande pour entendre ce qu'elle fait.

## Running a server

serve-here = Le serveur tourne. Depuis cette machine: telnet localhost { $port }, ou ssh -p { $ssh } NOM@localhost.
serve-here-ssh = Le serveur tourne. Depuis cette machine: ssh -p { $ssh } NOM@localhost.
serve-here-telnet = Le serveur tourne. Depuis cette machine: telnet localhost { $port }.
serve-here-port = Le serveur tourne. Depuis cette machine: avec tout client de MUD, à localhost, port { $port }.
serve-network = Depuis le réseau: telnet { $host } { $port }, ou ssh -p { $ssh } NOM@{ $host }.
serve-network-telnet = Depuis le réseau: telnet { $host } { $port }.
serve-encrypted = Chiffré, par TLS: port { $port }.
serve-closed = Personne d'autre ne peut entrer. Pour laisser entrer les autres, lance-le avec --open.
serve-stop = Contrôle C l'arrête. Toutes les parties sont enregistrées.
serve-stopped = Le serveur est arrêté.
serve-in-use = Un autre serveur utilise { $file }. Arrête-le d'abord, ou choisis un autre dossier avec --data.
serve-damaged = { $file } est abîmé, alors le serveur ne démarre pas. Mets une sauvegarde à sa place, ou déplace-le pour recommencer à neuf.
serve-other-shape = { $file } a été écrit par une version plus récente de ce programme. Installe-la.
serve-unusable = { file-problem }
serve-no-port = Le port { $file } n'est pas utilisable: { $problem }. Choisis-en un autre avec --port.
serve-certificate = Le certificat { $file } ou sa clé n'est pas utilisable: { $problem }.
serve-no-argon2 = Un serveur a besoin d'argon2, qui manque. { EDITION() ->
    [checkout] Relance bootstrap.
    [package] D'autres éditions ont un serveur: l'installateur pour Windows, le paquet Debian et le wheel.
   *[other] Tape pip install argon2-cffi.
}
serve-no-library = Un serveur demande un Python avec { $name }.
serve-unknown-game = Il n'y a pas ici de jeu { $word } d'un autre paquet. { $choices ->
    [none] Aucun n'est installé.
   *[other] Installés: { $choices }.
}
serve-left-out-profile = Profil abîmé: { $name } entre avec les réglages habituels.
serve-left-out-person = L'entrée { $name } d'une personne est abîmée et mise de côté.
serve-left-out-seat = Une place à la table { $name } est abîmée: l'ordinateur la prend.
serve-left-out-table = La table { $name } est abîmée et mise de côté.
serve-left-out-record = L'enregistrement de la table { $name } est abîmé: sa partie ne peut pas continuer.
serve-no-store = { $file } n'existe pas. Indique le dossier d'un serveur.
serve-sound = { $count ->
    [0] { $file } est en bon état, rien n'y a jamais manqué.
   *[other] { $file } est en bon état. Ce qui manquait avant y est mis de côté.
}
serve-mended = Cela manque maintenant et reste à part dans { $file }. Un serveur peut démarrer avec le reste.
serve-left-out-how = Tout le reste est là. Ce qui manque est gardé à part dans server.sqlite. Pour l'entendre encore, arrête le serveur et tape accessible-games doctor --server et le dossier.
serve-cannot-save = Rien ne peut être enregistré dans { $file }: { $problem }. Toutes les parties attendent.
serve-file-gone = { $file } ou le fichier voisin qui finit par wal a été déplacé, remplacé ou mis en lecture seule: rien n'est enregistré, et toutes les parties attendent. Remets exactement ce fichier, ou arrête le serveur: tout ira alors dans un nouveau fichier à côté.
serve-saves-again = L'enregistrement marche de nouveau, et toutes les parties continuent.
serve-rescued = Le serveur est arrêté. Son fichier n'était plus à sa place: tout est dans { $file }. Renomme-le server.sqlite avant de le relancer.
serve-page = Dans un navigateur sur cette machine, va à { $address }.
serve-page-network = Dans un navigateur du réseau, va à { $address }.
serve-page-encrypted = Dans un navigateur, va à { $address }, où HOST est le nom du certificat.
serve-no-page-port = Le port { $file } n'est pas utilisable pour la page: { $problem }. Choisis-en un autre avec --page.
serve-no-uvicorn = Il manque à la page uvicorn, starlette ou websockets. { EDITION() ->
    [checkout] Relance bootstrap.
    [package] D'autres éditions ont un serveur: l'installateur pour Windows, le paquet Debian et le wheel.
   *[other] Tape pip install starlette uvicorn websockets.
}

## Words by which guests come to a table: easy to spell, and none like another

plain-words = abeille abricot agneau aiguille amande ananas ancre arbre argile armoire août avion avril balcon balle banane banc barque bassin bateau beurre bijou blé bois bonbon botte bouche bougie bouton branche brise brosse buisson cabane cactus café cahier caillou camion canal canard carotte castor cerise chaise chameau champ chant chapeau château chemin cheval chocolat ciel cigogne ciseau citron clairon cloche clou collier colline comète coq corail corbeille coton crayon cuivre dauphin dimanche domaine dragon drapeau écharpe éclair écorce église encre épice érable étang étoile fagot falaise farine fenêtre ferme feuille ficelle figue flamme fleuve flocon flûte foin fontaine forêt fourmi fraise framboise fromage fusée galet gant garage gâteau genou girouette glace gourde grange grenier grotte guitare hamac haricot herbe hibou hiver horloge huile île jambon jardin
serve-deck-left-out = Le tableau { $file } est laissé de côté: { $problem }
decks-without-page = Les paquets se disent sur la page pour navigateurs. Ajoute --page.
